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

const of = (...commands: string[]): DeskAct[] => commands.map((command) => ({ command }));

export const SCENE = (sight: Sight): DeskAct[] => [
  { command: 'open_scene', first: { who: heroes(sight) } },
  ...of('enter', 'leave', 'add_obstacle', 'rule_obstacle', 'close_scene', 'pass_days'),
];
export const PEOPLE = of('new_figure', 'new_extra', 'new_supporting', 'import_individual', 'give_individual');
export const DANGER = of('agree_hazard', 'trigger_hazard');
export const GOODS = of('add_ware', 'set_local', 'raise_cap');
export const STORY = of('start_session', 'award', 'end_session', 'hand_over', 'close_table');

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
