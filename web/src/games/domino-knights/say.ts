// How the pieces of Domino Knights are called to a screen reader and in a tip.
import { readCard } from '../../pieces/Card.svelte';
import { listed, wordsOf } from '../../words';
import type { Special } from './specials';
import type { FaceDown, KingdomSeen, KnightSeen, Own } from './types.gen';

const t = wordsOf('domino-knights');
const NUMBERS = [
  'number-0',
  'number-1',
  'number-2',
  'number-3',
  'number-4',
  'number-5',
  'number-6',
  'number-7',
  'number-8',
  'number-9',
  'number-10',
  'number-11',
  'number-12',
] as const;
const SUITS = { '♠': 'suit-spades', '♥': 'suit-hearts', '♦': 'suit-diamonds', '♣': 'suit-clubs' } as const;
const RANKS = { A: 'rank-A', J: 'rank-J', Q: 'rank-Q', K: 'rank-K' } as const;
const number = (n: number): string => (NUMBERS[n] ? t(NUMBERS[n]) : String(n));
const saySuit = (suit: string): string => t(SUITS[suit as keyof typeof SUITS]);

export const isBlankCard = (card: string): boolean => card.startsWith('BL');

export function sayCard(card: string): string {
  if (isBlankCard(card)) return t('blank-card');
  const { rank, suit, copy } = readCard(card);
  const named = rank in RANKS ? t(RANKS[rank as keyof typeof RANKS]) : rank;
  const name = suit ? t('card', { rank: named, suit: saySuit(suit) }) : t('joker');
  return copy ? t('card-second', { card: name }) : name;
}

export const saySpecial = (special: Special): string =>
  t(`special-${special.toLowerCase()}` as `special-${Lowercase<Special>}`);

export const ends = (domino: string): [number, number] => {
  const [low = 0, high = 0] = domino.replace(/[[\]]/g, '').split(':').map(Number);
  return [low, high];
};

/** A Knight, Recruit or Candidate goes by its domino, or without dominoes by the first card of its pair. */
export const isDomino = (body: string): boolean => body.includes(':');
export const firstCard = (body: string): string => body.replace(/[[\]]/g, '');

export function sayBody(body: string): string {
  if (!isDomino(body)) return t('pair-of', { card: sayCard(firstCard(body)) });
  const [low, high] = ends(body);
  return low === high ? t('double', { number: number(low) }) : `${number(high)}-${number(low)}`;
}

export const sayPair = (cards: string[]): string => listed(cards.map(sayCard));

/** The corner of a card, "9♦", without the mark of its deck. */
export const corner = (card: string): string => (isBlankCard(card) ? '□' : readCard(card).rank + readCard(card).suit);

/** "5 +3 Courage, Power ×2 = 16" */
export function layers(end: number, value: number, knight: KnightSeen): string {
  const [courage, power] = [knight.courage ?? 0, knight.power ?? 0];
  if (courage && power) return t('layers-both', { end, courage, power, value });
  if (courage) return t('layers', { end, courage, value });
  return power ? t('layers-power', { end, power, value }) : String(value);
}

export function sayKnight(knight: KnightSeen, owner: KingdomSeen, hiredFrom = ''): string {
  const named = { owner: owner.name, ends: `${number(knight.attack_end)}-${number(knight.defence_end)}` };
  const parts = [knight.suit ? t('knight-of', { ...named, suit: saySuit(knight.suit) }) : t('knight', named)];
  parts.push(t('attack', { value: layers(knight.attack_end, knight.attack, knight) }));
  parts.push(t('defence', { value: layers(knight.defence_end, knight.defence, knight) }));
  if (knight.flipped) parts.push(t('defeated'));
  parts.push(knight.tapped ? t('tapped') : t('ready'));
  if (knight.never_taps) parts.push(t('never-tapped'));
  if (hiredFrom) parts.push(t('hired', { who: hiredFrom }));
  if (knight.on?.length) parts.push(t('with-cards', { cards: listed(knight.on.map(sayCard)) }));
  if (knight.model) parts.push(t('doppelganger-of', { model: sayBody(knight.model) }));
  return parts.join(', ');
}

export function sayFaceDown(what: 'Recruit' | 'Candidate', piece: FaceDown, { name: owner }: KingdomSeen): string {
  if (piece.pair?.length) return t('raised-candidate', { owner, cards: sayPair(piece.pair) });
  const domino = piece.pips && isDomino(piece.pips) ? sayBody(piece.pips) : '';
  if (what === 'Recruit') return domino ? t('their-recruit', { owner, domino }) : t('their-recruit-hidden', { owner });
  const count = piece.cards ?? 0;
  return domino ? t('their-candidate', { owner, domino, count }) : t('their-candidate-hidden', { owner, count });
}

export function sayOwn(what: 'Recruit' | 'Candidate', piece: Own): string {
  const begun = what === 'Candidate' && piece.finished === false;
  const cards = sayPair(piece.cards ?? []);
  if (!piece.pips || !isDomino(piece.pips)) return t(begun ? 'my-pair-begun' : 'my-pair', { cards });
  const named = { domino: sayBody(piece.pips), cost: piece.cost };
  if (what === 'Recruit') return t('my-recruit', named);
  return t(begun ? 'my-candidate-begun' : 'my-candidate', { ...named, paid: piece.paid ?? 0, cards });
}

export function sayKingdom(kingdom: KingdomSeen, goal = 0): string {
  if (!kingdom.alive) return t('kingdom-out', { who: kingdom.name });
  const known = { who: kingdom.name, cards: kingdom.hand, value: kingdom.fame ?? kingdom.health ?? 0, goal };
  const said = t(kingdom.fame === null ? 'kingdom-health' : goal ? 'kingdom-fame-goal' : 'kingdom-fame', known);
  return kingdom.attacked ? `${said}, ${t('already-attacked')}` : said;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** "Alice +2, Bob −1": whose Fame a battle changes. */
export const sayFame = (fame: number[], kingdoms: KingdomSeen[]): string =>
  fame.flatMap((change, seat) => (change ? [`${kingdoms[seat]?.name} ${signed(change)}`] : [])).join(', ');
