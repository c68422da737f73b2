// How a character looks on the board: a shape for its kind, a colour for who plays it.
import { colourOfSeat } from '../../roleplay/say';
import type { Shape } from '../../pieces/PersonToken.svelte';
import { initials, t } from './say';
import type { Figure } from '../../roleplay/strip';
import type { Person } from './types.gen';

const SHAPES: Record<Person['kind'], Shape> = { pc: 'round', major: 'diamond', mook: 'square', group: 'many' };

export const shapeOf = (person: Person): Shape => SHAPES[person.kind];
export const colourOf = (person: Person): string =>
  person.kind === 'pc' ? colourOfSeat(person.seat) : person.side === 'heroes' ? '#3f6b4e' : '#7a2e1d';

/** Somebody on the strip: fate points and stress boxes, as who leads may set them. */
export const figureOf = (person: Person): Figure => ({
  id: person.id,
  name: person.name,
  letters: initials(person.name),
  shape: shapeOf(person),
  colour: colourOf(person),
  party: person.side === 'heroes',
  turn: person.active,
  done: person.acted || person.ended,
  out: !!person.out,
  hidden: person.id.startsWith('h'),
  tracks: [
    ...(person.kind === 'pc' ? [{ field: 'points', label: t('fate-points'), now: person.fp ?? 0, sign: '●' }] : []),
    ...(person.boxes ?? []).map((box) => ({
      field: `box ${box.number}`,
      label: t('stress-box', { number: box.number }),
      now: box.ticked,
      sign: String(box.number),
    })),
  ],
});
