// How a character looks on the board: a shape for its kind, a colour for who plays it.
import { colourOfSeat } from '../../roleplay/say';
import type { Shape } from '../../pieces/PersonToken.svelte';
import type { Person } from './types.gen';
const SHAPES: Record<Person['kind'], Shape> = { pc: 'round', major: 'diamond', mook: 'square', group: 'many' };

export const shapeOf = (person: Person): Shape => SHAPES[person.kind];
export const colourOf = (person: Person): string =>
  person.kind === 'pc' ? colourOfSeat(person.seat) : person.side === 'heroes' ? '#3f6b4e' : '#7a2e1d';
