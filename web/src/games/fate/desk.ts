// The game master's desk: what belongs together, and in which order a newcomer needs it. What is legal comes from the offers.
import type { DeskAct } from '../../roleplay/desk';
import type { Sight } from './sight.svelte';

const playersHere = (sight: Sight): string[] => sight.values('open_scene', 'pcs').map(String);

export const SCENE = (sight: Sight): DeskAct[] => [
  {
    command: 'open_scene',
    label: 'Open a scene',
    note: 'Who is there, and what is true of the place?',
    first: { pcs: playersHere(sight), aspects: '' },
    send: 'Open the scene',
  },
  {
    command: 'add_aspect',
    label: 'Add an aspect',
    first: { hidden: 'open', on: 'scene' },
    note: 'A notable detail of the scene, of a zone or of somebody; hidden ones can be found out.',
  },
  { command: 'enter', label: 'Somebody enters' },
  { command: 'leave', label: 'Somebody leaves' },
  {
    command: 'close_scene',
    label: 'Close the scene',
    sure: 'Stress is cleared, boosts and situation aspects go, what is owed is paid.',
  },
];

export const PLACES: DeskAct[] = [
  { command: 'add_zone', label: 'Add a zone' },
  {
    command: 'link_zones',
    label: 'Put two zones next to each other',
    note: 'With a barrier, passing takes an action.',
  },
  { command: 'place', label: 'Put somebody in a zone' },
  { command: 'hold_border', label: 'Somebody bars a way' },
  { command: 'unlink_zones', label: 'Undo a way' },
  { command: 'remove_zone', label: 'Remove a zone' },
];

export const TROUBLE: DeskAct[] = [
  {
    command: 'start_challenge',
    label: 'A challenge',
    first: { showing: 'all', difficulty: 2 },
    note: 'Several tasks, each an overcome roll.',
    send: 'Begin the challenge',
  },
  {
    command: 'start_contest',
    label: 'A contest',
    note: 'They compete without harming each other; first to three victories.',
    send: 'Begin the contest',
  },
  {
    command: 'start_conflict',
    label: 'A conflict',
    note: 'They want to hurt each other, in body or in mind.',
    send: 'Set up the conflict',
  },
  {
    command: 'hazard_attack',
    label: 'A hazard attacks',
    first: { harm: 'physical', dice: 'fixed', difficulty: 2 },
    note: 'Fire, a fall, a falling beam: it attacks with a number, with dice on top if you like, and the target defends.',
    send: 'Attack',
  },
  { command: 'reshuffle', label: 'Shuffle the deck' },
];

export const PEOPLE: DeskAct[] = [
  {
    command: 'make_mook',
    label: 'Make a mook',
    first: { hidden: 'open' },
    note: 'Good at (+2), bad at (−2), a few boxes: enough for somebody who will not last.',
  },
  { command: 'make_group', label: 'Make a group', note: 'Many mooks that act as one; a stress box for every two.' },
  {
    command: 'new_character',
    label: 'A major character',
    known: { kind: 'major' },
    note: 'Made like a player’s character.',
  },
  {
    command: 'offer_compel',
    label: 'Compel somebody',
    note: 'Offer a fate point to make an aspect cause trouble.',
    send: 'Offer it',
  },
  {
    command: 'give_consequence',
    label: 'Give a consequence',
    note: 'As the cost of a roll, or for harm that is nobody’s attack. The other side may invoke it once for free.',
    send: 'Give the consequence',
  },
  { command: 'remove_consequence', label: 'Remove a consequence', send: 'Remove the consequence' },
  { command: 'give_character', label: 'Give a character to somebody' },
  { command: 'set_side', label: 'Change sides' },
];

export const STORY: DeskAct[] = [
  {
    command: 'start_session',
    label: 'Start the session',
    note: 'Fate points rise to refresh, stunts used once a session come back.',
  },
  {
    command: 'end_session',
    label: 'End the session',
    sure: 'An open scene is closed first; a minor milestone is offered, unless this session had a greater one.',
  },
  { command: 'call_milestone', label: 'Call a milestone' },
  { command: 'change_rule', label: 'Change a house rule', note: 'In the open: everybody is told.' },
  {
    command: 'hand_over',
    label: 'Hand the game over',
    sure: 'Somebody else leads from now on: the desk, the secrets and the characters of the story go with it.',
  },
  { command: 'close_table', label: 'Close the table', sure: 'The story is told: nothing more is played here.' },
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
  const act = [...STORY, ...SCENE(sight)].find((one) => one.command === found[0]) ?? {
    command: found[0],
    label: 'Begin the first turn',
  };
  return { ...act, why: found[1] };
}
