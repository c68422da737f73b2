// The page's own sentences, by key, in the reader's language. They stand in words/<language>/*.ftl of the house, of
// roleplay and of each game; what a language lacks is said in English. Chosen once, before anything is drawn.
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import english from '../../src/parlour/words/en/shell.ftl?raw';
import { chosenLanguage, rememberLanguage } from './memory';
import { LANGUAGES, type Room, type Word } from './words.gen';

type Known = Record<string, string | number>;
const shells = import.meta.glob<string>('../../src/parlour/words/*/shell.ftl', { query: '?raw', import: 'default' });
const rooms = import.meta.glob<string>('../../src/parlour/{roleplay,games/*}/words/*/page.ftl', {
  query: '?raw',
  import: 'default',
});
const books = new Map<Room, FluentBundle[]>();

/** The language somebody chose, else the first the browser wishes for that the house speaks, else English. */
export const language: string =
  [chosenLanguage(), ...navigator.languages].map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? 'en';

export function choose(tag: string): void {
  rememberLanguage(tag);
  location.reload();
}

const localeOf = (tag: string): string => (tag === 'en' ? 'en-GB' : tag);

/** SMALL($words): words within a sentence, where a language begins them with a small letter. */
const small = ([words]: FluentValue[]): string => String(words).replace(/^./u, (letter) => letter.toLowerCase());

function bundle(tag: string, text: string): FluentBundle {
  const made = new FluentBundle(localeOf(tag), { useIsolating: false, functions: { SMALL: small } });
  made.addResource(new FluentResource(text));
  return made;
}

async function read(room: Room, found: (tag: string) => (() => Promise<string>) | undefined): Promise<void> {
  const tags = [...new Set([language, 'en'])].filter((tag) => found(tag));
  books.set(room, await Promise.all(tags.map(async (tag) => bundle(tag, await found(tag)!()))));
}

/** Before the page is drawn: what its shell says. */
export async function readShell(): Promise<void> {
  document.documentElement.lang = language;
  const inEnglish = () => Promise.resolve(english);
  await read('shell', (tag) => (tag === 'en' ? inEnglish : shells[`../../src/parlour/words/${tag}/shell.ftl`]));
}

/** Before the parts of a game are drawn: what they say, and what all role-playing games do. */
export async function readGame(game: string): Promise<void> {
  const at = { roleplay: 'roleplay', [game]: `games/${game.replaceAll('-', '_')}` };
  await Promise.all(
    Object.entries(at).map(([room, path]) =>
      books.has(room as Room)
        ? undefined
        : read(room as Room, (tag) => rooms[`../../src/parlour/${path}/words/${tag}/page.ftl`]),
    ),
  );
}

/** The sentences of one room: `t('key')`, `t('key', { who })`; `t('key.part')` for what is said beside it. */
export function wordsOf<R extends Room>(room: R): (key: Word<R>, known?: Known) => string {
  return (key, known) => {
    const [id, part] = key.split('.') as [string, string?];
    for (const book of books.get(room) ?? []) {
      const message = book.getMessage(id);
      const pattern = part ? message?.attributes[part] : message?.value;
      if (pattern) return book.formatPattern(pattern, known);
    }
    throw new Error(`${room} has no sentence for ${key}`);
  };
}

/** What the shell says. */
export const t = wordsOf('shell');

const lists = { and: 'conjunction', or: 'disjunction' } as const;
/** a, b and c */
export const listed = (words: string[], last: keyof typeof lists = 'and'): string =>
  new Intl.ListFormat(localeOf(language), { type: lists[last] }).format(words);

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
/** How long ago that was: yesterday, 3 hours ago; less than a minute is now. */
export function ago(at: number): string {
  const [unit, length] = STEPS.find(([, one]) => Date.now() - at >= one) ?? ['second', Infinity];
  const passed = length === Infinity ? 0 : Math.floor((Date.now() - at) / length);
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-passed, unit);
}

/** A number as the language writes it. */
export const number = (value: number, as?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(localeOf(language), as).format(value);
