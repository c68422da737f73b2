// Words of the contest table for what the server names by a key. No rules.
import { cardName } from '../cards/cards';
import type { Chosen, HandSeen } from '../types.gen';

export type Effect = Chosen['effect'];

export const EFFECTS: Record<Effect, [label: string, note: string]> = {
  wound: ['Wound', 'It will heal: a cut, a sprain, a broken bone.'],
  incapacitate: ['Put out of the next round', 'Held, dazed or tied up; not hurt.'],
  maim: ['Wound for good', 'A part of the body is lost, or would bleed to death untended.'],
  knock_out: ['Knock out', 'Out until the contest ends, and as long after as the Dealer says.'],
  kill: ['Kill', 'Dead is dead.'],
  escape: ['Get away', 'Out of reach of those you are engaged with; nobody is harmed.'],
  free: ['Say what happens', 'One thing, in your own words.'],
  nothing: ['Leave it at that', 'You have won, and do no harm.'],
};

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

/** "17", "bust 24", "21!". */
export function wouldMake(total: number, rank: number): string {
  return rank === 0 ? `bust ${total}` : total === 21 && rank > 0 ? '21!' : String(total);
}

export const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
