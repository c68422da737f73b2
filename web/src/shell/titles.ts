// Short titles of commands, where nothing is filled in yet.
import { isPointed } from '../draft.svelte';
import { asksOf, COACHED, isOwed } from '../offers';
import type { Form, GamePage } from '../protocol.gen';

/** Commands nobody should give by a slip: kept in the menu, with a question. */
export const CAREFUL = new Set(['concede']);

/** What stays out of the bar: grave things, and words of one's own that nobody waits for. */
export const inMenu = (offer: Form): boolean =>
  CAREFUL.has(offer.command) ||
  COACHED.has(offer.command) ||
  (!isOwed(offer) && !asksOf(offer).every(([, ask]) => isPointed(ask)));

/** "Play {card} on {target}", where the card is "Which special card", begins as "Play a special card". */
export function starterTitle(offer: Form, page: GamePage): string {
  const whole = page.words[offer.command]?.title ?? offer.command.replaceAll('_', ' ');
  const [short = '', field = ''] = whole.split(/[{}]/);
  const asked = page.words[offer.command]?.asks?.[field] ?? '';
  return asked.startsWith('Which ') ? `${short}a ${asked.slice(6)}` : short.trim() || whole;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** What the way into a lesson of so many steps is called. */
export const lessonTitle = (steps: number): string => `Learn it in ${NUMBERS[steps] ?? steps} steps`;
