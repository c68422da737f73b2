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

const of = (...commands: string[]): DeskAct[] => commands.map((command) => ({ command }));
const forPlayed = (sight: Sight, command: string, field: string): DeskAct => ({
  command,
  first: { [field]: played(sight, command, field) },
});

export const SCENE = (sight: Sight): DeskAct[] => [
  forPlayed(sight, 'open_scene', 'here'),
  ...of('close_scene'),
  forPlayed(sight, 'travel', 'who'),
  ...of('pass_watch'),
];
export const PEOPLE = of('new_creature', 'open_file', 'give_creature');
export const HARM = of('mark', 'strike', 'set_penalty', 'set_reaction');
export const GROWTH = (sight: Sight): DeskAct[] => [
  forPlayed(sight, 'award', 'who'),
  ...of('grant_skill', 'add_item', 'allow_notice'),
];
export const STORY = of('start_session', 'end_session', 'hand_over', 'close_table');

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
