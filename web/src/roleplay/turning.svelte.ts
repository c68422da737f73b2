// On a telephone: which of the two pages a role-playing table turns to by itself.
import type { Table } from '../table.svelte';

export interface Rolled {
  number: number;
  sides: { who: string }[];
}

/** To the table when a roll of mine opens and when dice fall in it; to my things while I have nobody to play. */
export function turning<R extends Rolled>(
  table: Table,
  mine: () => string[],
  roll: () => R | null | undefined,
  thrown: (side: R['sides'][number]) => boolean,
  nobody: () => boolean,
): void {
  const happened = $derived.by(() => {
    const open = roll();
    if (!open?.sides.some((side) => mine().includes(side.who))) return '';
    return `${open.number}: ${open.sides.filter(thrown).length}`;
  });
  const lacking = $derived(nobody());
  $effect(() => {
    if (happened) table.turnTo = 'table';
  });
  $effect(() => {
    if (lacking) table.turnTo = 'me';
  });
}
