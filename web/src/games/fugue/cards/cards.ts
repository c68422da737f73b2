// The 78 cards as the page shows them: names and words from the library, pictures by key. Knows no rules and no values.
import { listed, wordsOf } from '../../../words';
import { CARDS, type Card } from '../library.gen';

const t = wordsOf('fugue');
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
const COURT: Record<number, 'ace' | 'page' | 'knight' | 'queen' | 'king'> = {
  1: 'ace',
  11: 'page',
  12: 'knight',
  13: 'queen',
  14: 'king',
};
/** Names too long for a small card. */
const SHORT: Record<string, 'priestess' | 'wheel' | 'hanged-man'> = {
  'major-02': 'priestess',
  'major-10': 'wheel',
  'major-12': 'hanged-man',
};

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
  const court = COURT[card.number];
  return card.suit === 'major' ? ROMAN[card.number]! : court ? t(`court-${court}`) : String(card.number);
}

/** A major's name, as far as it fits. */
export const shortName = (key: string): string => {
  const short = SHORT[key];
  return short ? t(`short-${short}`) : cardName(key).replace(/^The /, '');
};

/** "10 or 18". */
export const counting = (worth: readonly number[] | undefined): string => listed((worth ?? []).map(String), 'or');
