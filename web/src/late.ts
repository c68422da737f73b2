// Parts that are fetched when they are first shown: the page begins without them.
import type { Component } from 'svelte';
import Late from './shell/Late.svelte';

type Fetch<P extends object> = () => Promise<{ default: Component<P> }>;

/** A component like any other, of which nothing is here until it is drawn. */
export function late<P extends object>(of: Fetch<P>): Component<P> {
  const part = Late as unknown as Component<{ of: Fetch<P>; with: P }>;
  return (anchor, props) => part(anchor, { of, with: props }) as Record<string, never>;
}
