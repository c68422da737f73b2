// The game master's desk: what belongs together, and in which order a newcomer needs it. What is legal comes from the offers.
import type { DeskAct } from '../../roleplay/desk';
import type { Sight } from './sight.svelte';

const heroes = (sight: Sight): string[] => {
  const mains = new Set(
    sight.people.filter((one) => one.role === 'main' || one.role === 'companion').map((one) => one.id),
  );
  return sight
    .values('open_scene', 'who')
    .map(String)
    .filter((id) => mains.has(id));
};

export const SCENE = (sight: Sight): DeskAct[] => [
  {
    command: 'open_scene',
    label: 'Open a scene',
    note: 'A place, a time, and a conflict that drives the story on.',
    first: { who: heroes(sight), zones: '' },
    send: 'Open the scene',
  },
  { command: 'enter', label: 'Somebody enters', send: 'In they come' },
  { command: 'leave', label: 'Somebody leaves', send: 'Off they go' },
  {
    command: 'add_obstacle',
    label: 'An obstacle',
    note: 'Obstacles are not opponents: unless the story hangs on it, tell it, and richly.',
    send: 'Put it in the way',
  },
  { command: 'rule_obstacle', label: 'How an obstacle is passed', send: 'So be it' },
  { command: 'close_scene', label: 'Close the scene', sure: 'Recoveries that are due come first.' },
  {
    command: 'pass_days',
    label: 'Time goes by',
    note: 'Long uneventful stretches are passed over in one sentence.',
    send: 'Let it go by',
  },
];

export const PEOPLE: DeskAct[] = [
  {
    command: 'new_figure',
    label: 'Quick character',
    first: { hidden: false },
    title: 'A character in one go',
    note: 'A name is enough: the numbers are a start, change what you like.',
    send: 'Make them',
  },
  {
    command: 'new_extra',
    label: 'Somebody without numbers',
    first: { hidden: false, role: 'ally' },
    note: 'A name and a goal are enough until it comes to dice.',
    send: 'Bring them in',
  },
  {
    command: 'new_supporting',
    label: 'Full character',
    first: { hidden: false },
    note: 'Made like a main character, step by step, with as many Creation Points as you like.',
    send: 'Begin',
  },
  {
    command: 'import_individual',
    label: 'From a file',
    note: 'Choose the file, or paste what is in it.',
    send: 'Bring it in',
  },
  { command: 'give_individual', label: 'Give somebody to a player', send: 'Give' },
];

export const DANGER: DeskAct[] = [
  {
    command: 'agree_hazard',
    label: 'Agree on a hazard',
    first: { chance: 5, hits: 1, penalty: 0 },
    note: 'After the group agreed: on a die of at most this, so many hits or dice fewer.',
    send: 'Agreed',
  },
  { command: 'trigger_hazard', label: 'A hazard strikes', send: 'Roll for it' },
];

export const GOODS: DeskAct[] = [
  { command: 'add_ware', label: 'Something to buy', first: { cost: 1 }, send: 'Offer it' },
  { command: 'set_local', label: 'Its cost here', send: 'That is the price' },
  { command: 'raise_cap', label: 'Raise a Resource Cap', first: { amount: 1, scenes: 1 }, send: 'Raise it' },
];

export const STORY: DeskAct[] = [
  { command: 'start_session', label: 'Start the session' },
  {
    command: 'award',
    label: 'Award Development Points',
    note: 'For playing the concept, reaching goals of one’s own or the group, and a good story.',
    send: 'Award',
  },
  {
    command: 'end_session',
    label: 'End the session',
    sure: 'Think of Development Points first: they are usually awarded now.',
  },
  {
    command: 'hand_over',
    label: 'Hand the game over',
    sure: 'Somebody else leads from now on: the desk, the secrets and the characters of the story go with it.',
  },
  { command: 'close_table', label: 'Close the table', sure: 'The story is told: nothing more is played here.' },
];

/** What a newcomer would look for next, with a word why. */
export function nextStep(sight: Sight): (DeskAct & { why: string }) | null {
  const steps: [string, string][] = [
    ['start_session', sight.seen.session ? 'The last session is over.' : 'Once everybody has a character, begin.'],
    ['open_scene', 'Say where you are, when, and who is there.'],
  ];
  const found = steps.find(([command]) => sight.may(command));
  const act = found && [...STORY, ...SCENE(sight)].find((one) => one.command === found[0]);
  return act ? { ...act, why: found[1] } : null;
}
