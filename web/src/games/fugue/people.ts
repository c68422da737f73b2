// How a character looks on the board: a colour for whose persona it is, another shape for game-characters.
import { colourOfSeat } from '../../roleplay/say';
import type { Shape } from '../../pieces/PersonToken.svelte';
import type { Person } from './types.gen';

export const shapeOf = (person: Person): Shape => (person.owner >= 0 ? 'round' : 'square');
export const colourOf = (person: Person): string => (person.owner >= 0 ? colourOfSeat(person.owner) : '#55496b');
