// What may be played for, as the server names it, and the rule that says so.
import type { GoalSeen, Public } from './types.gen';

export const goalOf = (goal: string, seen: Public): GoalSeen | undefined =>
  seen.goals?.find((one) => one.goal === goal);
export const goalTitle = (goal: string, seen: Public): string => goalOf(goal, seen)?.title ?? goal;
