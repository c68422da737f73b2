// Which parts each game brings to the page, found by folder. A game without a board is played by the generic form.
import type { Component } from 'svelte';
import type { Table } from '../table.svelte';

type Part = Component<{ table: Table }>;

const boards = import.meta.glob<{ default: Part }>('./*/Board.svelte');
const bars = import.meta.glob<{ default: Part }>('./*/Bar.svelte');
const sheets = import.meta.glob<{ default: Part }>('./*/Mine.svelte');
const speaking = import.meta.glob<{ speakers: (table: Table) => string[] }>('./*/speakers.ts');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true });

const folder = (game: string): string => game.replaceAll('_', '-');

export interface Parts {
  Board: Part;
  Mine: Part;
  /** The buttons of the status bar, where a game lays them out itself. */
  Bar: Part | null;
  /** The characters this person may speak for, in a file speakers.ts. */
  speakers: ((table: Table) => string[]) | null;
}

export async function partsOf(game: string): Promise<Parts | null> {
  const board = boards[`./${folder(game)}/Board.svelte`];
  const mine = sheets[`./${folder(game)}/Mine.svelte`];
  if (!board || !mine) return null;
  const [Board, Mine, Bar, voices] = await Promise.all([
    board(), mine(), bars[`./${folder(game)}/Bar.svelte`]?.(), speaking[`./${folder(game)}/speakers.ts`]?.(),
  ]);
  return { Board: Board.default, Mine: Mine.default, Bar: Bar?.default ?? null, speakers: voices?.speakers ?? null };
}

export const pictureOf = (game: string): Component | null => pictures[`./${folder(game)}/Picture.svelte`]?.default ?? null;
