// Short titles of commands, where nothing is filled in yet.
import type { GamePage, Offer } from '../protocol.gen';

/** Commands nobody should give by a slip: kept in the menu, with a question. */
export const CAREFUL = new Set(['concede']);

export function starterTitle(offer: Offer, page: GamePage): string {
  const whole = page.words[offer.command]?.title ?? offer.command.replaceAll('_', ' ');
  const short = whole.split('{')[0]!.trim();
  return short || whole;
}
