// Who words a form: a game's own sight, or the table as it is.
import type { Component } from 'svelte';
import type { Value } from '../offers';
import type { Piece } from '../protocol.gen';
import type { Table } from '../table.svelte';
import type { Slot } from './plan';
import { t } from '../words';

/** What a field of a game's own making is given. */
export interface FieldProps {
  table: Table;
  label: string;
  slot: Slot;
  onset: (value: Value | undefined) => void;
  /** A choice in words. */
  word: (piece: Piece) => string;
}

export interface Speaker {
  readonly table: Table;
  /** Text fields that hold several things, separated by semicolons. */
  readonly lists: readonly string[];
  /** Text fields with room for more than a line. */
  readonly longs: readonly string[];
  /** Those that hold a thing a line. */
  readonly lined: readonly string[];
  /** Commands whose words are what they lead to. */
  readonly worded: readonly string[];
  /** A text that may be read from a file. */
  isFile(command: string, field: string): boolean;
  /** A choice in one field of a command, in words. */
  word(field: string, piece: Piece, who: string): string;
  /** What a field asks, where the game's own words would be too general. */
  asked(field: string, who: string): string | undefined;
  /** Choices in the order in which they are looked for. */
  ordered(field: string, pieces: Piece[]): Piece[];
  /** What is missing in a field, in words. */
  wanting(slot: Slot): string;
  /** A field the game draws itself. */
  fieldOf(command: string, slot: Slot): Component<FieldProps> | null;
}

/** Of a table without a game's own words beside the server's. */
export const plainly = (table: Table): Speaker => ({
  table,
  lists: [],
  longs: ['text', 'words', 'file'],
  lined: [],
  worded: [],
  isFile: () => false,
  word: (_, piece) => (typeof piece === 'boolean' ? t(piece ? 'yes' : 'no') : table.name(piece)),
  asked: () => undefined,
  ordered: (_, pieces) => pieces,
  wanting: (slot) => slot.wanting,
  fieldOf: () => null,
});
