// What the tray holds for a piece: the commands that may have it in one of their fields, with the words of their buttons.
import type { Sight } from './sight.svelte';
import type { Known } from '../../form/plan';

export interface TrayAct {
  command: string;
  known: Known;
  label: string;
  look: string;
  title?: string;
  note?: string;
  sure?: string;
  /** The piece is put back once it is done. */
  closes?: boolean;
}

type Entry = [command: string, field: string, label: string, extra?: Known, more?: Partial<TrayAct>];

const OF_ASPECT: Entry[] = [
  ['invoke', 'aspect', 'Invoke it', {}, { look: 'main', closes: true }],
  ['offer_compel', 'aspect', 'Compel it', {}, { note: 'Offer a fate point to make it cause trouble.', closes: true }],
  ['self_compel', 'aspect', 'Compel myself with it', {}, { closes: true }],
  ['create', 'target', 'Use it for an advantage', { goal: 'use' }, { closes: true }],
  ['overcome', 'target', 'Overcome it', {}, { closes: true }],
  [
    'propose_fact',
    'aspect',
    'A fact follows from it',
    {},
    { note: 'Something that must be true if this aspect is. It holds once the table agrees.' },
  ],
  ['reveal_aspect', 'aspect', 'Reveal it to all', {}, { look: 'main' }],
  ['withhold', 'aspect', 'Somebody does not know it'],
  ['remove_aspect', 'aspect', 'Remove it', {}, { look: 'quiet', sure: 'It is no longer true.', closes: true }],
  ['pick_rewrite', 'aspect', 'Rewrite it'],
  ['overrule', 'what', 'Change its words', { field: 'text' }, { look: 'quiet' }],
  ['overrule', 'what', 'Overrule', {}, { look: 'quiet' }],
];

const OF_PERSON: Entry[] = [
  ['attack', 'target', 'Attack', {}, { look: 'main', closes: true }],
  ['create', 'target', 'Advantage against', {}, { closes: true }],
  ['overcome', 'target', 'Overcome', {}, { closes: true }],
  ['move', 'who', 'Move'],
  ['enter', 'who', 'Enters the scene', {}, { look: 'main' }],
  ['leave', 'who', 'Leaves the scene', {}, { look: 'quiet' }],
  ['join_conflict', 'who', 'Joins the conflict'],
  ['end_turn', 'who', 'End the turn'],
  [
    'concede',
    'who',
    'Give in',
    {},
    {
      look: 'quiet',
      note: 'Out of the scene on your own terms, with a fate point and one more for each consequence of this conflict.',
    },
  ],
  ['impose', 'who', 'Make giving in cost something'],
  ['give_consequence', 'who', 'Give a consequence'],
  ['remove_consequence', 'who', 'Remove a consequence', {}, { look: 'quiet' }],
  ['hazard_attack', 'target', 'A hazard attacks', {}, { closes: true }],
  ['reveal_character', 'who', 'Reveal to all', {}, { look: 'main' }],
  ['place', 'who', 'Put somewhere'],
  ['hold_border', 'who', 'Hold a way'],
  ['make_group', 'who', 'Make a group of these'],
  ['give_character', 'who', 'Give to somebody'],
  ['set_side', 'who', 'Change sides'],
  ['approve', 'who', 'Approve', {}, { look: 'main' }],
  ['send_back', 'who', 'Send back'],
  [
    'drop_character',
    'who',
    'Remove',
    {},
    { look: 'quiet', sure: 'The character is removed from the table.', closes: true },
  ],
  ['overrule', 'what', 'Overrule a value', {}, { look: 'quiet' }],
];

const OF_PLACE: Entry[] = [
  ['add_aspect', 'on', 'Add an aspect here', {}, { look: 'main' }],
  ['move', 'zone', 'Move here', {}, { closes: true }],
  ['place', 'zone', 'Put somebody here'],
  ['link_zones', 'a', 'Join to another zone'],
  ['overcome', 'target', 'Overcome it', {}, { closes: true }],
  ['hold_border', 'border', 'Who holds it?'],
  ['unlink_zones', 'border', 'Not next to each other after all', {}, { look: 'quiet', closes: true }],
  [
    'remove_zone',
    'zone',
    'Remove the zone',
    {},
    { look: 'quiet', sure: 'The zone is taken off the table.', closes: true },
  ],
  ['overrule', 'what', 'Overrule', {}, { look: 'quiet' }],
];

export function trayActs(sight: Sight, piece: string): TrayAct[] {
  const entries = sight.person(piece) ? OF_PERSON : sight.aspect(piece) ? OF_ASPECT : OF_PLACE;
  return entries.flatMap(([command, field, label, extra = {}, more = {}]) => {
    const known = { [field]: piece, ...extra };
    return sight.may(command, known)
      ? [{ command, known, label, look: '', title: `${label}: ${sight.name(piece)}`, ...more }]
      : [];
  });
}
