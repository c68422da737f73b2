// The characters a person may speak for: those she plays now.
import type { Table } from '../../table.svelte';
import { sightOf } from './sight.svelte';

export const speakers = (table: Table): string[] =>
  table.view ? sightOf(table).mine.map((person) => person.name) : [];
