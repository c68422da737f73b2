// How the pieces of Domino Knights are called to a screen reader and in a tip.
import { sayCard } from '../../pieces/Card.svelte';
import { SUIT_NAMES } from '../../pieces/SuitGlyph.svelte';
import type { FaceDown, KingdomSeen, KnightSeen, Own } from './types.gen';

const NUMBERS = ['blank', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const number = (n: number): string => NUMBERS[n] ?? String(n);

export const ends = (domino: string): [number, number] => {
  const [low = 0, high = 0] = domino.replace(/[[\]]/g, '').split(':').map(Number);
  return [low, high];
};

export function sayDomino(domino: string): string {
  const [low, high] = ends(domino);
  return low === 0 && high === 0 ? 'double blank' : low === high ? `double ${number(low)}` : `${number(high)}-${number(low)}`;
}

/** "5 +3 Courage, doubled = 16" */
export function layers(end: number, value: number, knight: KnightSeen): string {
  const courage = knight.courage ? ` +${knight.courage} Courage` : '';
  const power = knight.doublings ? `, Power ×${2 ** knight.doublings}` : '';
  return courage || power ? `${end}${courage}${power} = ${value}` : String(value);
}

export function sayKnight(knight: KnightSeen, owner: KingdomSeen): string {
  const suit = knight.suit ? ` of ${SUIT_NAMES[knight.suit]}` : '';
  const parts = [`${owner.name}'s Knight ${number(knight.attack_end)}-${number(knight.defence_end)}${suit}`];
  parts.push(`attack ${layers(knight.attack_end, knight.attack, knight)}`);
  parts.push(`defence ${layers(knight.defence_end, knight.defence, knight)}`);
  if (knight.flipped) parts.push('defeated');
  parts.push(knight.tapped ? 'tapped' : 'ready');
  if (knight.never_taps) parts.push('never tapped');
  if (knight.on?.length) parts.push(`with ${knight.on.map(sayCard).join(', ')}`);
  if (knight.model) parts.push(`a Doppelganger of ${sayDomino(knight.model)}`);
  return parts.join(', ');
}

export function sayFaceDown(what: 'Recruit' | 'Candidate', piece: FaceDown, owner: KingdomSeen): string {
  const seen = piece.pips ? ` ${sayDomino(piece.pips)}` : ', face-down';
  const cards = piece.cards ? `, on ${piece.cards} ${piece.cards === 1 ? 'card' : 'cards'}` : '';
  return `${owner.name}'s ${what}${seen}${cards}`;
}

export function sayOwn(what: 'Recruit' | 'Candidate', piece: Own): string {
  const paid = piece.cards?.length ? `, paid ${piece.paid ?? 0} with ${piece.cards.map(sayCard).join(', ')}` : '';
  return `My ${what} ${sayDomino(piece.pips)}, cost ${piece.cost}${paid}`;
}

export function sayKingdom(kingdom: KingdomSeen): string {
  if (!kingdom.alive) return `Kingdom of ${kingdom.name}, ejected`;
  const attacked = kingdom.attacked ? ', already attacked this turn' : '';
  return `Kingdom of ${kingdom.name}, Health ${kingdom.health}, ${kingdom.hand} cards in hand${attacked}`;
}
