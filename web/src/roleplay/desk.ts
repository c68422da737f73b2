// Something to do from the desk: a command and the words around it. What is legal comes from the offers.
import type { Known } from '../form/plan';
import type { Sight } from './sight.svelte';
import { t } from './words';

export interface DeskAct {
  command: string;
  label?: string;
  known?: Known;
  first?: Known;
  title?: string;
  note?: string;
  sure?: string;
  send?: string;
  /** Seldom wanted: it stays behind *More actions*, and Ctrl K finds it. */
  rare?: boolean;
}
export type NextStep = DeskAct & { why: string };

export const acts = (...commands: string[]): DeskAct[] => commands.map((command) => ({ command }));

export const rarely = (...commands: string[]): DeskAct[] => commands.map((command) => ({ command, rare: true }));

/** What a newcomer would look for next, with a word why: the first of the steps that is open. */
export function nextStep(sight: Sight, steps: [command: string, why: string][]): NextStep | null {
  const found = steps.find(([command]) => sight.may(command));
  return found ? { command: found[0], why: found[1] } : null;
}

/** How a session and a scene come to begin. */
export const beginning = (session: number): [string, string][] => [
  ['start_session', t(session ? 'next-session' : 'next-first-session')],
  ['open_scene', t('next-scene')],
];
