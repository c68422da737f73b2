// Plain HTTP, before there is a table.
import { rememberEntropy, type KnownTable } from './memory';
import type { About, Answer, GamePage, MyTable, Opened, OpenTable, Problem, Rule } from './protocol.gen';
import { randomHex } from './socket';
import { language, t } from './words';

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.why);
  }
}

const inWords = { 'Accept-Language': language };
const posted = (body: unknown): RequestInit =>
  body instanceof Blob
    ? { method: 'POST', headers: inWords, body }
    : { method: 'POST', headers: { ...inWords, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };

async function fetched(path: string, body?: unknown): Promise<Response> {
  const init = body === undefined ? { headers: inWords } : posted(body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Trouble({
      reason: 'away',
      why: t('server-away'),
      rule: '',
      cure: t('server-away.cure'),
    });
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Trouble(
    problem ?? { reason: 'error', why: t('server-answered', { status: answer.status }), rule: '', cure: '' },
  );
}

const ask = async <T>(path: string, body?: unknown): Promise<T> => (await (await fetched(path, body)).json()) as T;

/** A file the server has offered, at the address it gave. */
export async function fetchFile(path: string): Promise<Blob> {
  const answer = await fetched(path);
  try {
    return await answer.blob();
  } catch {
    throw new Trouble({ reason: 'cut_off', why: t('file-cut-off'), rule: '', cure: t('file-cut-off.cure') });
  }
}

const pages = new Map<string, Promise<GamePage>>();

export const listGames = (): Promise<About[]> => ask('/api/games');

export function gamePage(key: string): Promise<GamePage> {
  const known = pages.get(key);
  if (known) return known;
  const page = ask<GamePage>(`/api/games/${encodeURIComponent(key)}`);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  return page;
}

const rulebooks = new Map<string, Promise<Rule[]>>();

/** Every rule of a game; fetched when somebody looks into it. */
export function rulebookOf(key: string): Promise<Rule[]> {
  const known = rulebooks.get(key);
  if (known) return known;
  const book = ask<Rule[]>(`/api/games/${encodeURIComponent(key)}/rulebook`);
  rulebooks.set(key, book);
  book.catch(() => rulebooks.delete(key));
  return book;
}

export const openTable = (wish: OpenTable): Promise<Opened> => ask('/api/tables', wish);

/** A picture for a table, at the address of its gallery: the id it has there. */
export const bringPicture = async (gallery: string, file: Blob, use: string, name: string): Promise<string> =>
  (await ask<{ picture: string }>(`${gallery}?${new URLSearchParams({ use, name })}`, file)).picture;

/** A table from the file it was saved as. */
export const restoreTable = (file: Blob): Promise<Opened> => ask('/api/restore', file);

/** What has become of the tables of these links. */
export const myTables = (links: KnownTable[]): Promise<MyTable[]> =>
  ask('/api/mine', { links: links.map(({ table, secret }) => ({ table, secret })) });

/** A new link for the host, for a recovery code. */
export const recover = (code: string): Promise<Opened> => ask('/api/recover', { code });

/** The exact answer to one of a game's questions of chance. */
export const odds = (game: string, question: string, given: Record<string, string>): Promise<Answer> =>
  ask(`/api/games/${encodeURIComponent(game)}/odds/${encodeURIComponent(question)}?${new URLSearchParams(given)}`);

async function begin(path: string, name: string, wish: Partial<OpenTable> = {}): Promise<Opened> {
  const entropy = randomHex(16);
  const opened = await ask<Opened>(path, { name: name || t('guest'), entropy, ...wish });
  rememberEntropy(opened.table, entropy);
  return opened;
}

/** A table that has already begun, against bots or in a ready scene. */
export const tryNow = (
  game: string,
  name: string,
  wish: Partial<Pick<OpenTable, 'players' | 'options' | 'level'>> = {},
): Promise<Opened> => begin(`/api/try/${encodeURIComponent(game)}`, name, wish);

/** A table at which a game is taught, begun already. */
export const learn = (game: string, name: string): Promise<Opened> =>
  begin(`/api/learn/${encodeURIComponent(game)}`, name);

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
