// Words of the page for values the server names by a key. No rules.
import { HINTS } from './library.gen';
import type { Flashback } from './types.gen';

export { initials, plural } from '../../roleplay/say';

/** What an empty choice means, by its field. */
const EMPTY: Record<string, string> = {
  ability: 'No ability',
  unit: 'Time does not matter',
  augments: 'It stands alone',
  task: 'Something new',
  target: 'Nobody',
  part: 'No part of the body',
};
/** Yes and no, by field. */
const YES: Record<string, [string, string]> = {
  letter: ['A letter to the next Dealer', 'A note for me, sealed with the chapter'],
  violent: ['A fight', 'No fight'],
  permanent: ['Lasting: a part is lost', 'It will heal'],
  bleeding: ['Would bleed to death', 'Not bleeding badly'],
  unbroken: ['Unbroken', 'Broken'],
  weapon: ['With a weapon', 'Bare-handed'],
  here: ['Comes back', 'Leaves'],
  parked: ['Away: the Dealer plays it', 'Back'],
  settled: ['Answered', 'Open again'],
  sure: ['Yes, I am sure', 'Not yet'],
};

export const emptyWord = (field: string): string => EMPTY[field] ?? 'None';
export const yesWord = (field: string, yes: boolean): string => (YES[field] ?? ['Yes', 'No'])[yes ? 0 : 1]!;

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
