// The 78 cards as the page shows them: names and words from the library, pictures by key. Knows no rules and no values.
import { listed } from '../../../words';
import { CARDS, type Card } from '../library.gen';

const BY_KEY = new Map(CARDS.map((card) => [card.key, card]));
const FILES = import.meta.glob<string>('../tarot/*.svg', { query: '?url', import: 'default', eager: true });
const ROMAN = [
  '0',
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
  'XXI',
];
const COURT: Record<number, string> = { 1: 'Ace', 11: 'Page', 12: 'Knight', 13: 'Queen', 14: 'King' };
/** Names too long for a small card. */
const SHORT: Record<string, string> = { 'major-02': 'Priestess', 'major-10': 'Wheel', 'major-12': 'Hanged M.' };

export type Suit = Card['suit'];

export const cardOf = (key: string): Card | undefined => BY_KEY.get(key);
export const cardName = (key: string): string => BY_KEY.get(key)?.name ?? key;
/** Inside a sentence: "the Moon", "Seven of Cups". */
export const cardInText = (key: string): string => cardName(key).replace(/^The /, 'the ');
export const pictureOf = (key: string): string | undefined => FILES[`../tarot/${key}.svg`];

/** What a small card says of itself: "7", "Page", "XVIII". */
export function mark(key: string): string {
  const card = BY_KEY.get(key);
  if (!card) return '?';
  return card.suit === 'major' ? ROMAN[card.number]! : (COURT[card.number] ?? String(card.number));
}

/** A major's name, as far as it fits. */
export const shortName = (key: string): string => SHORT[key] ?? cardName(key).replace(/^The /, '');

/** "10 or 18". */
export const counting = (worth: readonly number[] | undefined): string => listed((worth ?? []).map(String), 'or');
