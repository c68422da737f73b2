// Words of the page for values the server names by a key. No rules.
import { CHOICES, HINTS } from './library.gen';
import type { Flashback } from './types.gen';

export { initials, plural } from '../../roleplay/say';

/** What yes, no or nothing means in a field. */
export const choiceWord = (field: string, piece: '' | boolean): string =>
  CHOICES.find((one) => one.field === field && one.value === String(piece))?.text ??
  { '': 'None', true: 'Yes', false: 'No' }[`${piece}`];

const WAYS: Record<Flashback['way'], string> = {
  own: 'Told by',
  gift: 'Given by',
  signifier: 'Brought by the Signifier, told by',
  story: 'Brought by the story, told by',
};
/** How a memory came. */
export const wayOf = (flashback: Flashback, teller: string): string => `${WAYS[flashback.way]} ${teller}`;
export const PINS: Record<string, string> = {
  fact: 'Fact',
  observation: 'Observation',
  question: 'Open question',
  place: 'Place',
  ruling: 'Ruling',
};
const NUMBERS = [
  'none',
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
export const spelled = (n: number): string => NUMBERS[n] ?? String(n);

/** What is good to know while one fills in a form. */
export const hintsFor = (...forms: string[]): string =>
  HINTS.filter((hint) => forms.includes(hint.form))
    .map((hint) => hint.text)
    .join(' ');

/** The first words of something long. */
export function brief(text: string, most = 60): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= most
    ? plain
    : `${plain.slice(0, plain.lastIndexOf(' ', most) > 20 ? plain.lastIndexOf(' ', most) : most)}…`;
}
