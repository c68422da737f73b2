// How an individual looks on the table: a shape for its part in the story, a colour for who plays it.
import type { Shape } from '../../pieces/PersonToken.svelte';
import type { Person } from './types.gen';

/** Okabe and Ito's colours, darkened where letters stand on them. */
const COLOURS = ['#0072b2', '#a34e00', '#007a5a', '#8a3f6c', '#2b7fa8', '#8a6d00'];
const SHAPES: Record<string, Shape> = { main: 'round', companion: 'round', ally: 'square', adversary: 'diamond' };

export const shapeOf = (person: Person): Shape => SHAPES[person.role] ?? 'round';
export const colourOf = (person: Person): string =>
  person.role === 'main' || person.role === 'companion'
    ? COLOURS[person.seat % COLOURS.length]!
    : person.role === 'ally'
      ? '#3f6b4e'
      : '#7a2e1d';
