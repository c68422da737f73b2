// How a character looks on the board: a shape for its kind, a colour for who plays it.
import type { Shape } from '../../pieces/PersonToken.svelte';
import type { Person } from './types.gen';

/** Okabe and Ito's colours, darkened where letters stand on them. */
const COLOURS = ['#0072b2', '#a34e00', '#007a5a', '#8a3f6c', '#2b7fa8', '#8a6d00'];
const SHAPES: Record<Person['kind'], Shape> = { pc: 'round', major: 'diamond', mook: 'square', group: 'many' };

export const shapeOf = (person: Person): Shape => SHAPES[person.kind];
export const colourOf = (person: Person): string =>
  person.kind === 'pc' ? COLOURS[person.seat % COLOURS.length]! : person.side === 'heroes' ? '#3f6b4e' : '#7a2e1d';
