import { wordsOf } from '../../words';
import type { Word } from '../../words.gen';

/** What this page says, beside what the server does. */
export const t = wordsOf('yags');

const word = (prefix: string, key: string): string => t(`${prefix}-${key.replaceAll(' ', '_')}` as Word<'yags'>);

/** Words by what the server calls a thing, each said when it is drawn. */
export const saying = (prefix: string, ...keys: string[]): Record<string, string> =>
  Object.defineProperties(
    {},
    Object.fromEntries(keys.map((key) => [key, { enumerable: true, get: () => word(prefix, key) }])),
  ) as Record<string, string>;

/** The same as a list. */
export const sayings = (prefix: string, ...keys: string[]): [string, string][] =>
  keys.map((key) => Object.defineProperty([key, ''], 1, { get: () => word(prefix, key) }) as [string, string]);
