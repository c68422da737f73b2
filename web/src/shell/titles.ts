// Short titles of commands, where nothing is filled in yet.
import { isPointed } from '../pointing.svelte';
import { asksOf, COACHED, isOwed } from '../offers';
import type { Form, GamePage } from '../protocol.gen';

/** Commands nobody should give by a slip: kept in the menu, with a question. */
export const CAREFUL = new Set(['concede']);

/** What stays out of the bar: grave things, and words of one's own that nobody waits for. */
export const inMenu = (offer: Form): boolean =>
  CAREFUL.has(offer.command) ||
  COACHED.has(offer.command) ||
  (!isOwed(offer) && !asksOf(offer).every(([, ask]) => isPointed(ask)));

/** Its short name; where it has none, its title with what is known before anything is chosen. */
export function starterTitle(offer: Form, page: GamePage): string {
  const words = page.words[offer.command];
  const whole = words?.title ?? offer.command.replaceAll('_', ' ');
  return words?.short || whole.split('{')[0]!.trim() || whole.replace(/\{\w+\}/g, '…');
}
