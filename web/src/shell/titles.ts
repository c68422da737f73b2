// Short titles of commands, where nothing is filled in yet.
import { isPointed } from '../draft.svelte';
import { asksOf, isOwed } from '../offers';
import type { GamePage, Offer } from '../protocol.gen';

/** Commands nobody should give by a slip: kept in the menu, with a question. */
export const CAREFUL = new Set(['concede']);

/** What stays out of the bar: grave things, and words of one's own that nobody waits for. */
export const inMenu = (offer: Offer): boolean => CAREFUL.has(offer.command) || (!isOwed(offer) && !asksOf(offer).every(isPointed));

export function starterTitle(offer: Offer, page: GamePage): string {
  const whole = page.words[offer.command]?.title ?? offer.command.replaceAll('_', ' ');
  const short = whole.split('{')[0]!.trim();
  return short || whole;
}
