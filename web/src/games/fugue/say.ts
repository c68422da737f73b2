// Words of the page for values the server names by a key. No rules.
import { wordsOf } from '../../words';
import { CHOICES, HINTS } from './library.gen';
import type { Flashback } from './types.gen';

export { initials } from '../../roleplay/say';
export { listed } from '../../words';

export const t = wordsOf('fugue');

/** What yes, no or nothing means in a field. */
export const choiceWord = (field: string, piece: '' | boolean): string =>
  CHOICES.find((one) => one.field === field && one.value === String(piece))?.text ??
  t(piece === '' ? 'none' : piece ? 'yes' : 'no');

/** How a memory came. */
export const wayOf = (flashback: Flashback, teller: string): string => t(`way-${flashback.way}`, { teller });

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
