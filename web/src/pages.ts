// The pages of the house, each fetched when somebody goes there.
import type { Component } from 'svelte';
import type { Place } from './place.svelte';

/** A page is handed the game or the table its address names, if any. */
export type Page = Component<{ game?: string; id?: string }>;
type Fetched = Promise<{ default: Component<never> }>;

const PAGES: Record<Place['at'], () => Fetched> = {
  front: () => import('./shell/Front.svelte'),
  open: () => import('./shell/OpenTable.svelte'),
  odds: () => import('./shell/Odds.svelte'),
  crib: () => import('./shell/CribDoor.svelte'),
  learn: () => import('./shell/Learn.svelte'),
  table: () => import('./shell/TableDoor.svelte'),
  nowhere: () => import('./shell/Nowhere.svelte'),
};

export const pageAt = async ({ at }: Place): Promise<Page> => (await PAGES[at]()).default as unknown as Page;

const RELOADED = 'parlour:reloaded';

/** Files of a page that is older than the house are no longer there: the new one is fetched, once. */
export function stayFresh(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 10_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
