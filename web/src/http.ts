// Plain HTTP, before there is a table.
import type { About, GamePage, Opened, OpenTable, Problem } from './protocol.gen';
import { randomHex } from './socket';

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.why);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Trouble({ reason: 'away', why: 'The server cannot be reached.', rule: '', cure: 'Try again in a moment.' });
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Trouble(problem ?? { reason: 'error', why: `The server answered ${answer.status}.`, rule: '', cure: '' });
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

export const openTable = (wish: OpenTable): Promise<Opened> => ask('/api/tables', wish);

/** A table that has already begun, against bots. */
export const tryNow = (game: string, name: string): Promise<Opened> =>
  ask(`/api/try/${encodeURIComponent(game)}`, { name: name || 'Guest', entropy: randomHex(16) });

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
