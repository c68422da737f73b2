// The game master's desk: what belongs together, and in which order a newcomer needs it. What is legal comes from the offers.
import type { DeskAct } from '../../roleplay/desk';
import type { Sight } from './sight.svelte';

const played = (sight: Sight, command: string, field: string): string[] => {
  const heroes = new Set(sight.people.filter((one) => sight.isPlayed(one)).map((one) => one.id));
  return sight
    .values(command, field)
    .map(String)
    .filter((id) => heroes.has(id));
};

export const SCENE = (sight: Sight): DeskAct[] => [
  {
    command: 'open_scene',
    label: 'Open a scene',
    note: 'Where, when, and what is at stake. What is easy needs no roll; call a check where failing matters.',
    first: { here: played(sight, 'open_scene', 'here'), time: '', aim: '' },
    send: 'Open the scene',
  },
  {
    command: 'close_scene',
    label: 'Close the scene',
    sure: 'Climbs and runs end where they are; long tasks may go on in another scene.',
  },
  {
    command: 'travel',
    label: 'On the road',
    note: 'Move in kilometres each watch of four hours, and a point of fatigue. Weather and ground: a percentage.',
    first: { who: played(sight, 'travel', 'who') },
    send: 'Travel',
  },
  { command: 'pass_watch', label: 'Watches go by', note: 'Six watches of four hours make a day.', send: 'They pass' },
];

export const PEOPLE: DeskAct[] = [
  {
    command: 'new_creature',
    label: 'Somebody new',
    note: 'A person, a creature or a vehicle, in the open or prepared in hiding. Every step of the sheet lies open to you at once.',
    first: { hidden: false, human: true },
    send: 'Begin',
  },
  {
    command: 'open_file',
    label: 'From a file',
    note: 'Choose the file, or paste what is in it: as Parlour writes it, or as Yagsbook. Everybody in it goes on your shelf; from there you bring in one, some or all.',
    send: 'Open it',
  },
  { command: 'give_creature', label: 'Give somebody to a player', send: 'Give' },
];

export const HARM: DeskAct[] = [
  { command: 'mark', label: 'Fatigue, wounds, stuns', first: { by: 1 }, send: 'Mark it' },
  { command: 'strike', label: 'Somebody is hit', send: 'A hit' },
  {
    command: 'set_penalty',
    label: 'What it takes off',
    note: 'The Core leaves the effect of wounds and fatigue to its other articles: here you set what is taken off rolls and Move.',
    send: 'Set it',
  },
  { command: 'set_reaction', label: 'How somebody feels', send: 'So it is' },
];

/** Where only one thing stands out there is nothing to choose: it is named before it is allowed. */
function lone(sight: Sight): string {
  const [who, another] = sight.values('allow_notice', 'who').map(String);
  const [notice, more] = sight.values('allow_notice', 'notice').map(String);
  return who && notice && !another && !more ? `${sight.name(who)}: ${sight.word('notice', notice, who)}` : '';
}

export const GROWTH = (sight: Sight): DeskAct[] => [
  {
    command: 'award',
    label: 'Award experience',
    first: { who: played(sight, 'award', 'who'), points: 1 },
    send: 'Award',
  },
  {
    command: 'grant_skill',
    label: 'Give a skill',
    note: 'Taught in the story, or at once as by an implant; what is given at once stays as it is for long.',
    first: { instant: false },
    send: 'Give it',
  },
  { command: 'add_item', label: 'Give a thing', send: 'Give it' },
  {
    command: 'allow_notice',
    label: 'Allow the unusual',
    note: 'Something out of the ordinary on a sheet, or a skill of a later Tech Level.',
    sure: lone(sight),
    send: 'Allow it',
  },
];

/** Who would lead, where it can only be one. */
function heir(sight: Sight): string {
  const seats = sight.values('hand_over', 'to');
  return seats.length === 1 ? sight.seatName(Number(seats[0])) : 'Somebody else';
}

export const STORY = (sight: Sight): DeskAct[] => [
  { command: 'start_session', label: 'Start the session' },
  { command: 'end_session', label: 'End the session', sure: 'Think of experience first: it is usually awarded now.' },
  {
    command: 'hand_over',
    label: 'Hand the game over',
    sure: `${heir(sight)} leads from now on: the desk, the secrets and the people of the story go with it.`,
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
  const act = found && [...STORY(sight), ...SCENE(sight)].find((one) => one.command === found[0]);
  return act ? { ...act, why: found[1] } : null;
}
