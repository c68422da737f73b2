// Words of the contest table for what the server names by a key. No rules.
import { cardName } from '../cards/cards';
import type { Chosen, HandSeen } from '../types.gen';

type Effect = Chosen['effect'];

const DONE: Record<Effect, string> = {
  wound: '{who} wounds {target}',
  incapacitate: '{who} puts {target} out of the next round',
  maim: '{who} wounds {target} for good',
  knock_out: '{who} knocks {target} out',
  kill: '{who} kills {target}',
  escape: '{who} gets away',
  free: '{who} says what happens',
  nothing: '{who} leaves it at that',
};

export const LEFT: Record<string, string> = { fled: 'has fled', surrendered: 'has surrendered', escaped: 'got away' };

/** "Trey wounds Bouncer for good: left knee". */
export function chosenInWords(chosen: Chosen, name: (id: string) => string): string {
  const words = DONE[chosen.effect].replace('{who}', name(chosen.who)).replace('{target}', name(chosen.target ?? ''));
  const how = chosen.weapon ? ', with a weapon' : chosen.effect === 'kill' ? ', bare-handed' : '';
  return `${words}${chosen.part ? `: ${chosen.part}` : ''}${how}`;
}

/** What a hand has come to, in a word or two. */
export function standing(hand: HandSeen): string {
  if (hand.stymied) return `bust ${hand.total ?? 0}`;
  if (!hand.up?.length) return 'nothing shown yet';
  return String(hand.total ?? 0);
}

/** A hand as it is read out. */
export function handInWords(hand: HandSeen, name: string): string {
  const up = hand.up?.length ? `${hand.up.map(cardName).join(', ')} face-up, ${standing(hand)}` : 'nothing face-up';
  return `${name}: ${up}; ${hand.down ? `${hand.down} face-down` : 'none face-down'}`;
}

/** "17", "bust 24", and what is better than any sum: "21!". */
export function wouldMake(total: number, rank: number): string {
  return rank === 0 ? `bust ${total}` : rank > 1 ? `${total}!` : String(total);
}

export const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
