// How the pieces of Domino Knights are called to a screen reader and in a tip.
import { readCard, sayCard as sayPlain } from '../../pieces/Card.svelte';
import { SUIT_NAMES } from '../../pieces/SuitGlyph.svelte';
import type { FaceDown, KingdomSeen, KnightSeen, Own } from './types.gen';

const NUMBERS = [
  'blank',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const number = (n: number): string => NUMBERS[n] ?? String(n);

export const isBlankCard = (card: string): boolean => card.startsWith('BL');
export const sayCard = (card: string): string => (isBlankCard(card) ? 'blank card' : sayPlain(card));

export const ends = (domino: string): [number, number] => {
  const [low = 0, high = 0] = domino.replace(/[[\]]/g, '').split(':').map(Number);
  return [low, high];
};

/** A Knight, Recruit or Candidate goes by its domino, or without dominoes by the first card of its pair. */
export const isDomino = (body: string): boolean => body.includes(':');
export const firstCard = (body: string): string => body.replace(/[[\]]/g, '');

export function sayBody(body: string): string {
  if (!isDomino(body)) return `pair of the ${sayCard(firstCard(body))}`;
  const [low, high] = ends(body);
  return low === 0 && high === 0
    ? 'double blank'
    : low === high
      ? `double ${number(low)}`
      : `${number(high)}-${number(low)}`;
}

export const sayPair = (cards: string[]): string => cards.map(sayCard).join(' and ');

/** The corner of a card, "9♦", without the mark of its deck. */
export const corner = (card: string): string => (isBlankCard(card) ? '□' : readCard(card).rank + readCard(card).suit);

/** "5 +3 Courage, doubled = 16" */
export function layers(end: number, value: number, knight: KnightSeen): string {
  const courage = knight.courage ? ` +${knight.courage} Courage` : '';
  const power = knight.power ? `, Power ×${knight.power}` : '';
  return courage || power ? `${end}${courage}${power} = ${value}` : String(value);
}

export function sayKnight(knight: KnightSeen, owner: KingdomSeen, hiredFrom = ''): string {
  const suit = knight.suit ? ` of ${SUIT_NAMES[knight.suit]}` : '';
  const parts = [`${owner.name}'s Knight ${number(knight.attack_end)}-${number(knight.defence_end)}${suit}`];
  parts.push(`attack ${layers(knight.attack_end, knight.attack, knight)}`);
  parts.push(`defence ${layers(knight.defence_end, knight.defence, knight)}`);
  if (knight.flipped) parts.push('defeated');
  parts.push(knight.tapped ? 'tapped' : 'ready');
  if (knight.never_taps) parts.push('never tapped');
  if (hiredFrom) parts.push(`a Mercenary, bought from ${hiredFrom}`);
  if (knight.on?.length) parts.push(`with ${knight.on.map(sayCard).join(', ')}`);
  if (knight.model) parts.push(`a Doppelganger of ${sayBody(knight.model)}`);
  return parts.join(', ');
}

export function sayFaceDown(what: 'Recruit' | 'Candidate', piece: FaceDown, owner: KingdomSeen): string {
  if (piece.pair?.length) return `${owner.name}'s ${what}, the raised ${sayPair(piece.pair)}`;
  const seen = piece.pips && isDomino(piece.pips) ? ` ${sayBody(piece.pips)}` : ', face-down';
  const cards = piece.cards ? `, on ${piece.cards} ${piece.cards === 1 ? 'card' : 'cards'}` : '';
  return `${owner.name}'s ${what}${seen}${cards}`;
}

export function sayOwn(what: 'Recruit' | 'Candidate', piece: Own): string {
  const begun = what === 'Candidate' && piece.finished === false;
  if (!piece.pips || !isDomino(piece.pips))
    return `My Candidate of ${sayPair(piece.cards ?? [])}${begun ? ', waiting for its second card' : ''}`;
  const paid = piece.cards?.length ? `, paid ${piece.paid ?? 0} with ${piece.cards.map(sayCard).join(', ')}` : '';
  return `My ${what} ${sayBody(piece.pips)}, cost ${piece.cost}${paid}${begun ? ', not finished' : ''}`;
}

export function sayKingdom(kingdom: KingdomSeen, goal = 0): string {
  if (!kingdom.alive) return `Kingdom of ${kingdom.name}, ejected`;
  const attacked = kingdom.attacked ? ', already attacked this turn' : '';
  const worth = kingdom.fame === null ? `Health ${kingdom.health}` : `Fame ${kingdom.fame}${goal ? ` of ${goal}` : ''}`;
  return `Kingdom of ${kingdom.name}, ${worth}, ${kingdom.hand} cards in hand${attacked}`;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** "Alice +2, Bob −1": whose Fame a battle changes. */
export const sayFame = (fame: number[], kingdoms: KingdomSeen[]): string =>
  fame.flatMap((change, seat) => (change ? [`${kingdoms[seat]?.name} ${signed(change)}`] : [])).join(', ');
