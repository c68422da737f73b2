// The game master's desk: what belongs together, and in which order a newcomer needs it. What is legal comes from the offers.
import type { DeskAct } from '../../roleplay/desk';
import type { Sight } from './sight.svelte';

const playersHere = (sight: Sight): string[] => sight.values('open_scene', 'pcs').map(String);

export const SCENE = (sight: Sight): DeskAct[] => [
  {
    command: 'open_scene',
    first: { pcs: playersHere(sight), aspects: '' },
  },
  {
    command: 'add_aspect',
    first: { hidden: 'open', on: 'scene' },
  },
  { command: 'enter' },
  { command: 'leave' },
  {
    command: 'close_scene',
  },
];

export const PLACES: DeskAct[] = [
  { command: 'add_zone' },
  {
    command: 'link_zones',
  },
  { command: 'place' },
  { command: 'hold_border' },
  { command: 'unlink_zones' },
  { command: 'remove_zone' },
];

export const TROUBLE: DeskAct[] = [
  {
    command: 'start_challenge',
    first: { showing: 'all', difficulty: 2 },
  },
  {
    command: 'start_contest',
  },
  {
    command: 'start_conflict',
  },
  {
    command: 'hazard_attack',
    first: { harm: 'physical', dice: 'fixed', difficulty: 2 },
  },
  { command: 'reshuffle' },
];

export const PEOPLE: DeskAct[] = [
  {
    command: 'make_mook',
    first: { hidden: 'open' },
  },
  { command: 'make_group' },
  {
    command: 'new_character',
    known: { kind: 'major' },
  },
  {
    command: 'offer_compel',
  },
  {
    command: 'give_consequence',
  },
  { command: 'remove_consequence' },
  { command: 'give_character' },
  { command: 'set_side' },
];

export const STORY: DeskAct[] = [
  {
    command: 'start_session',
  },
  {
    command: 'end_session',
  },
  { command: 'call_milestone' },
  { command: 'change_rule' },
  {
    command: 'hand_over',
  },
  { command: 'close_table' },
];

/** What a newcomer would look for next, with a word why. */
export function nextStep(sight: Sight): (DeskAct & { why: string }) | null {
  const { seen } = sight;
  const steps: [string, string][] = [
    ['start_session', seen.session ? 'The last session is over.' : 'Once everybody has a character, begin.'],
    ['open_scene', 'Say where you are and who is there.'],
    ['begin_conflict', 'Look at the order and the zones, then begin.'],
  ];
  const found = steps.find(([command]) => sight.may(command));
  if (!found) return null;
  const act = [...STORY, ...SCENE(sight)].find((one) => one.command === found[0]) ?? { command: found[0] };
  return { ...act, why: found[1] };
}
