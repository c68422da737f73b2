// Where the coach's ring lies: the next piece to choose, and once all are chosen the button that sends it.
import type { Pointing } from './pointing.svelte';
import type { Piece } from './protocol.gen';

export interface Pointed {
  piece: string | null;
  press: string;
}

/** `point` in its order; "a>b" sets a against b, "a|b" is either. */
export function nextPoint(pointing: Pointing, point: string[], press: string): Pointed {
  const chosen = (piece: string): boolean => pointing.picked.some((p) => String(p) === piece);
  const lit = new Set([...pointing.lit].map((piece: Piece) => String(piece)));
  for (const entry of point) {
    const [from = '', to] = entry.split('>');
    if (to !== undefined) {
      if (pointing.pairs.some(([a, b]) => a === from && b === to)) continue;
      const piece = pointing.pending === from ? to : from;
      return { piece: lit.has(piece) ? piece : null, press: '' };
    }
    const either = entry.split('|');
    if (either.some(chosen)) continue;
    return { piece: either.find((piece) => lit.has(piece)) ?? null, press: '' };
  }
  return { piece: null, press };
}
