// Which parts each game brings to the page, found by folder. A game without a board is played by the generic form.
import type { Component } from 'svelte';
import { late } from '../late';
import type { GamePage } from '../protocol.gen';
import type { Table } from '../table.svelte';
import { readGame } from '../words';

type Part = Component<{ table: Table }>;

/** A crib sheet to print: of a table with these options, or as written. */
type CribPart = Component<{
  page: GamePage;
  options: Record<string, string> | null;
  back?: { href: string; text: string };
}>;

/** Finds what may be done, people and rules, by any of their words. */
type FinderPart = Component<{ table: Table; onrule: (id: string) => void; onclose: () => void }>;

const boards = import.meta.glob<{ default: Part; clocks?: string[] }>('./*/Board.svelte');
const bars = import.meta.glob<{ default: Part }>('./*/Bar.svelte');
const sheets = import.meta.glob<{ default: Part }>('./*/Mine.svelte');
const sights = import.meta.glob<{ sightOf: (table: Table) => { speakers: string[] } }>('./*/sight.svelte.ts');
const aids = import.meta.glob<{ default: Part }>('./*/Aids.svelte');
const lessons = import.meta.glob<{ default: Part }>('./*/Lesson.svelte');
const coaches = import.meta.glob<{ default: Part }>('./*/Coach.svelte');
const finders = import.meta.glob<{ default: FinderPart }>('./*/Finder.svelte');
const cribs = import.meta.glob<{ default: CribPart }>('./*/CribPage.svelte');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true });

const folder = (game: string): string => game.replaceAll('_', '-');

const later = <P extends object>(of: (() => Promise<{ default: Component<P> }>) | undefined): Component<P> | null =>
  of ? late(of) : null;

export interface Parts {
  Board: Part;
  Mine: Part;
  /** The timers a board shows itself, exported by it. */
  clocks: string[];
  /** The buttons of the status bar, where a game lays them out itself. */
  Bar: Part | null;
  /** What lies beside the board: crib sheet, score sheet, sounds. The menu shows it. */
  Aids: Part | null;
  Finder: FinderPart | null;
  /** The coach beside a lesson. */
  Lesson: Part | null;
  /** A friend beside a newcomer. */
  Coach: Part | null;
  /** The characters this person may speak for. */
  speakers: ((table: Table) => string[]) | null;
}

export async function partsOf(game: string): Promise<Parts | null> {
  const board = boards[`./${folder(game)}/Board.svelte`];
  const mine = sheets[`./${folder(game)}/Mine.svelte`];
  if (!board || !mine) return null;
  const [Board, Mine, Bar, Finder, Coach, sight] = await Promise.all([
    board(),
    mine(),
    bars[`./${folder(game)}/Bar.svelte`]?.(),
    // typed into the moment it is asked for
    finders[`./${folder(game)}/Finder.svelte`]?.(),
    coaches[`./${folder(game)}/Coach.svelte`]?.(),
    sights[`./${folder(game)}/sight.svelte.ts`]?.(),
    readGame(folder(game)),
  ]);
  return {
    Board: Board.default,
    Mine: Mine.default,
    clocks: Board.clocks ?? [],
    Bar: Bar?.default ?? null,
    Aids: later(aids[`./${folder(game)}/Aids.svelte`]),
    Finder: Finder?.default ?? null,
    Lesson: later(lessons[`./${folder(game)}/Lesson.svelte`]),
    Coach: Coach?.default ?? null,
    speakers: sight ? (table) => (table.view ? sight.sightOf(table).speakers : []) : null,
  };
}

export const pictureOf = (game: string): Component | null =>
  pictures[`./${folder(game)}/Picture.svelte`]?.default ?? null;
export const hasCribPage = (game: string): boolean => `./${folder(game)}/CribPage.svelte` in cribs;
export const cribPageOf = async (game: string): Promise<CribPart | null> =>
  (await Promise.all([cribs[`./${folder(game)}/CribPage.svelte`]?.(), readGame(folder(game))]))[0]?.default ?? null;
