// How a character looks on the board: a colour for whose persona it is, another shape for game-characters.
import type { Shape } from '../../pieces/PersonToken.svelte';
import type { Person } from './types.gen';

/** Okabe and Ito's colours, darkened where letters stand on them. */
const COLOURS = ['#0072b2', '#a34e00', '#007a5a', '#8a3f6c', '#2b7fa8', '#8a6d00'];

export const shapeOf = (person: Person): Shape => (person.owner >= 0 ? 'round' : 'square');
export const colourOf = (person: Person): string =>
  person.owner >= 0 ? COLOURS[person.owner % COLOURS.length]! : '#55496b';
