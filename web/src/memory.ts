// What this browser remembers: my name, my links, how I like the page. Never anything about a game's state.
import { withHead } from './heads';
import type { Link } from './protocol.gen';

/** The number of an entry and its hash. */
export type Head = [seq: number, hash: string];
/** What this browser saw of a table, to check a record against. */
export interface Witness {
  heads: Head[];
  /** What it mixed into the luck. */
  entropy: string[];
}
/** Of this many tables, the newest. */
const WITNESSED = 50;

function read(store: Storage, key: string): string | null {
  try {
    return store.getItem(key);
  } catch {
    return null;
  }
}

function write(store: Storage, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch {
    // Private windows may refuse; the page works without.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** What the secret of an invitation begins with. */
const INVITED = 'join.';

/** The secret of a link: from the address (and then taken out of it), this tab's, or this browser's. */
export function secretOf(table: string): string {
  const key = `parlour:secret:${table}`;
  const fresh = location.hash.slice(1);
  const own = read(localStorage, key);
  if (fresh.startsWith(INVITED) && own) {
    // Who has a seat here keeps it, whatever they were invited by.
    history.replaceState(history.state, '', location.pathname + location.search);
    return own;
  }
  if (fresh) {
    write(sessionStorage, key, fresh);
    if (!fresh.startsWith(INVITED)) write(localStorage, key, fresh);
    history.replaceState(history.state, '', location.pathname + location.search);
    return fresh;
  }
  return read(sessionStorage, key) ?? read(localStorage, key) ?? '';
}

const SECRET = 'parlour:secret:';
/** Of this many tables the front page tells, those seen last. */
const LISTED = 40;

/** A table this browser has a link to: what it was called, and when it was last looked at. */
export interface KnownTable {
  table: string;
  secret: string;
  title: string;
  seen: number;
}

type Seen = Record<string, { title: string; seen: number }>;
const seenTables = (): Seen => JSON.parse(read(localStorage, 'parlour:seen') ?? '{}') as Seen;

export function knownTables(): KnownTable[] {
  const seen = seenTables();
  let tables: string[] = [];
  try {
    tables = Object.keys(localStorage).flatMap((key) => (key.startsWith(SECRET) ? [key.slice(SECRET.length)] : []));
  } catch {
    // As above.
  }
  return tables
    .map((table) => ({
      table,
      secret: read(localStorage, SECRET + table) ?? '',
      ...(seen[table] ?? { title: '', seen: 0 }),
    }))
    .sort((a, b) => b.seen - a.seen)
    .slice(0, LISTED);
}

export function rememberTable(table: string, title: string): void {
  write(localStorage, 'parlour:seen', JSON.stringify({ ...seenTables(), [table]: { title, seen: Date.now() } }));
}

/** Everything this browser knows of a table. */
export function forgetTable(table: string): void {
  for (const key of ['secret', 'links', 'witness']) forget(`parlour:${key}:${table}`);
  const { [table]: _, ...others } = seenTables();
  write(localStorage, 'parlour:seen', JSON.stringify(others));
  forgetLesson(table);
}

export const myName = (): string => read(localStorage, 'parlour:name') ?? '';
export const rememberName = (name: string): void => write(localStorage, 'parlour:name', name);

export const followsAsked = (): boolean => read(localStorage, 'parlour:follows') === 'yes';
export const rememberFollowing = (on: boolean): void => write(localStorage, 'parlour:follows', on ? 'yes' : 'no');

export function linksOf(table: string): Link[] {
  return JSON.parse(read(localStorage, `parlour:links:${table}`) ?? '[]') as Link[];
}

export function rememberLinks(table: string, links: Link[]): void {
  write(localStorage, `parlour:links:${table}`, JSON.stringify(links));
}

/** New links in place of those they end. */
export function renewLinks(table: string, fresh: Link[]): Link[] {
  const ended = (old: Link): boolean =>
    fresh.some((link) => link.seat === old.seat && (link.seat >= 0 || link.host === old.host));
  const links = [...linksOf(table).filter((old) => !ended(old)), ...fresh].sort(
    (a, b) => Number(b.host) - Number(a.host) || place(a) - place(b),
  );
  rememberLinks(table, links);
  return links;
}

/** Watching comes last. */
const place = ({ seat }: Link): number => (seat < 0 ? Infinity : seat);

export function witnessOf(table: string): Witness {
  return JSON.parse(read(localStorage, `parlour:witness:${table}`) ?? '{"heads":[],"entropy":[]}') as Witness;
}

function rememberWitness(table: string, witness: Witness): void {
  const tables = JSON.parse(read(localStorage, 'parlour:witness') ?? '[]') as string[];
  if (tables.at(-1) !== table) {
    const newest = [...tables.filter((known) => known !== table), table];
    for (const old of newest.splice(0, newest.length - WITNESSED)) forget(`parlour:witness:${old}`);
    write(localStorage, 'parlour:witness', JSON.stringify(newest));
  }
  write(localStorage, `parlour:witness:${table}`, JSON.stringify(witness));
}

export function rememberHead(table: string, head: Head): void {
  const witness = witnessOf(table);
  const heads = withHead(witness.heads, head);
  if (heads !== witness.heads) rememberWitness(table, { ...witness, heads });
}

export function rememberEntropy(table: string, text: string): void {
  const witness = witnessOf(table);
  if (!witness.entropy.includes(text)) rememberWitness(table, { ...witness, entropy: [...witness.entropy, text] });
}

const lessons = (): Record<string, string> =>
  JSON.parse(read(localStorage, 'parlour:lessons') ?? '{}') as Record<string, string>;

/** The table of a lesson that was begun, by game. */
export const lessonOf = (game: string): string => lessons()[game] ?? '';
export const rememberLesson = (game: string, table: string): void =>
  write(localStorage, 'parlour:lessons', JSON.stringify({ ...lessons(), [game]: table }));

/** There is no such table any more: the next lesson begins anew. */
export function forgetLesson(table: string): void {
  const left = Object.entries(lessons()).filter(([, known]) => known !== table);
  write(localStorage, 'parlour:lessons', JSON.stringify(Object.fromEntries(left)));
}

/** The situations a coach has spoken of already, by game; null: switched off. */
export const coachedOf = (game: string): string[] | null =>
  JSON.parse(read(localStorage, `parlour:coach:${game}`) ?? '[]') as string[] | null;
export const rememberCoached = (game: string, known: string[] | null): void =>
  write(localStorage, `parlour:coach:${game}`, JSON.stringify(known));

export const boardIsOff = (): boolean =>
  new URLSearchParams(location.search).get('board') === 'off' || read(sessionStorage, 'parlour:board') === 'off';
export const rememberBoard = (off: boolean): void => write(sessionStorage, 'parlour:board', off ? 'off' : 'on');

export const hears = (): boolean => read(localStorage, 'parlour:sound') === 'on';
export const rememberSound = (on: boolean): void => write(localStorage, 'parlour:sound', on ? 'on' : 'off');

/** The language somebody chose in the menu; empty: as the browser wishes. */
export const chosenLanguage = (): string => read(localStorage, 'parlour:language') ?? '';
export const rememberLanguage = (tag: string): void => write(localStorage, 'parlour:language', tag);

/** How windows waited before somebody passed until their turn: given back even if the page was reloaded meanwhile. */
export const passedBefore = (table: string): string => read(localStorage, `parlour:passing:${table}`) ?? '';

export function rememberPassing(table: string, before: string): void {
  const key = `parlour:passing:${table}`;
  if (before) write(localStorage, key, before);
  else forget(key);
}
