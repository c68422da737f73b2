// How somebody looks on the table: a shape for what it is, a colour for who plays it.
import type { Shape } from '../../pieces/PersonToken.svelte';
import type { Person } from './types.gen';

/** Okabe and Ito's colours, darkened where letters stand on them. */
const COLOURS = ['#0072b2', '#a34e00', '#007a5a', '#8a3f6c', '#2b7fa8', '#8a6d00'];

/** Whether a player plays it. */
export const isPlayed = (person: Person, gm: number): boolean => person.seat !== gm && person.seat >= 0;
export const shapeOf = (person: Person, gm: number): Shape =>
  person.kind === 'vehicle'
    ? 'square'
    : person.kind === 'creature'
      ? 'diamond'
      : isPlayed(person, gm) || person.named !== false
        ? 'round'
        : 'many';
export const colourOf = (person: Person, gm: number): string =>
  isPlayed(person, gm) ? COLOURS[person.seat % COLOURS.length]! : '#5c4a6e';
