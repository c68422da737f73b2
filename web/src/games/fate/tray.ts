// What the tray holds for a piece: the commands that may have it in one of their fields.
import type { Sight } from './sight.svelte';
import type { Known } from '../../form/plan';

export interface TrayAct {
  command: string;
  known: Known;
  look: string;
  /** The piece is put back once it is done. */
  closes?: boolean;
}

type Entry = [command: string, field: string, extra?: Known, more?: Partial<TrayAct>];

const OF_ASPECT: Entry[] = [
  ['invoke', 'aspect', {}, { look: 'main', closes: true }],
  ['offer_compel', 'aspect', {}, { closes: true }],
  ['self_compel', 'aspect', {}, { closes: true }],
  ['create', 'target', { goal: 'use' }, { closes: true }],
  ['overcome', 'target', {}, { closes: true }],
  ['rate', 'target'],
  ['propose_fact', 'aspect', {}, {}],
  ['reveal_aspect', 'aspect', {}, { look: 'main' }],
  ['withhold', 'aspect'],
  ['remove_aspect', 'aspect', {}, { look: 'quiet', closes: true }],
  ['pick_rewrite', 'aspect'],
  ['overrule', 'what', { field: 'text' }, { look: 'quiet' }],
  ['overrule', 'what', {}, { look: 'quiet' }],
];

const OF_PERSON: Entry[] = [
  ['attack', 'target', {}, { look: 'main', closes: true }],
  ['create', 'target', {}, { closes: true }],
  ['overcome', 'target', {}, { closes: true }],
  ['move', 'who'],
  ['enter', 'who', {}, { look: 'main' }],
  ['leave', 'who', {}, { look: 'quiet' }],
  ['join_conflict', 'who'],
  ['end_turn', 'who'],
  [
    'concede',
    'who',
    {},
    {
      look: 'quiet',
    },
  ],
  ['impose', 'who'],
  ['give_consequence', 'who'],
  ['remove_consequence', 'who', {}, { look: 'quiet' }],
  ['hazard_attack', 'target', {}, { closes: true }],
  ['reveal_character', 'who', {}, { look: 'main' }],
  ['place', 'who'],
  ['hold_border', 'who'],
  ['make_group', 'who'],
  ['give_character', 'who'],
  ['set_side', 'who'],
  ['approve', 'who', {}, { look: 'main' }],
  ['send_back', 'who'],
  ['drop_character', 'who', {}, { look: 'quiet', closes: true }],
  ['overrule', 'what', {}, { look: 'quiet' }],
];

const OF_PLACE: Entry[] = [
  ['add_aspect', 'on', {}, { look: 'main' }],
  ['move', 'zone', {}, { closes: true }],
  ['place', 'zone'],
  ['link_zones', 'a'],
  ['overcome', 'target', {}, { closes: true }],
  ['rate', 'target'],
  ['hold_border', 'border'],
  ['unlink_zones', 'border', {}, { look: 'quiet', closes: true }],
  ['remove_zone', 'zone', {}, { look: 'quiet', closes: true }],
  ['overrule', 'what', {}, { look: 'quiet' }],
];

export function trayActs(sight: Sight, piece: string): TrayAct[] {
  const entries = sight.person(piece) ? OF_PERSON : sight.aspect(piece) ? OF_ASPECT : OF_PLACE;
  return entries.flatMap(([command, field, extra = {}, more = {}]) => {
    const harm: Known = command === 'attack' && sight.seen.conflict ? { harm: sight.seen.conflict.harm } : {};
    const known: Known = { [field]: piece, ...extra, ...harm };
    return sight.may(command, known) ? [{ command, known, look: '', ...more }] : [];
  });
}
