// What this browser remembers: my name, my links, how I like the page. Never anything about a game's state.
import type { Link } from './protocol.gen';

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

/** The secret of a link: from the address (and then taken out of it), this tab's, or this browser's. */
export function secretOf(table: string): string {
  const key = `parlour:secret:${table}`;
  const fresh = location.hash.slice(1);
  if (fresh) {
    write(sessionStorage, key, fresh);
    write(localStorage, key, fresh);
    history.replaceState(history.state, '', location.pathname + location.search);
    return fresh;
  }
  return read(sessionStorage, key) ?? read(localStorage, key) ?? '';
}

export const myName = (): string => read(localStorage, 'parlour:name') ?? '';
export const rememberName = (name: string): void => write(localStorage, 'parlour:name', name);

export function linksOf(table: string): Link[] {
  return JSON.parse(read(localStorage, `parlour:links:${table}`) ?? '[]') as Link[];
}

export function rememberLinks(table: string, links: Link[]): void {
  write(localStorage, `parlour:links:${table}`, JSON.stringify(links));
}

const lessons = (): Record<string, string> => JSON.parse(read(localStorage, 'parlour:lessons') ?? '{}') as Record<string, string>;

/** The table of a lesson that was begun, by game. */
export const lessonOf = (game: string): string => lessons()[game] ?? '';
export const rememberLesson = (game: string, table: string): void => write(localStorage, 'parlour:lessons', JSON.stringify({ ...lessons(), [game]: table }));

/** There is no such table any more: the next lesson begins anew. */
export function forgetLesson(table: string): void {
  const left = Object.entries(lessons()).filter(([, known]) => known !== table);
  write(localStorage, 'parlour:lessons', JSON.stringify(Object.fromEntries(left)));
}

export const boardIsOff = (): boolean =>
  new URLSearchParams(location.search).get('board') === 'off' || read(sessionStorage, 'parlour:board') === 'off';
export const rememberBoard = (off: boolean): void => write(sessionStorage, 'parlour:board', off ? 'off' : 'on');

export const hears = (): boolean => read(localStorage, 'parlour:sound') === 'on';
export const rememberSound = (on: boolean): void => write(localStorage, 'parlour:sound', on ? 'on' : 'off');
