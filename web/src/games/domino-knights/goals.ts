// What may be played for, in few words, and the rule that says so.
import type { Public } from './types.gen';

const TITLES: Record<string, string> = {
  lastStanding: 'Last Kingdom standing',
  healthiestAfter: 'Healthiest when the time is up',
  fameTimed: 'Most Fame when the time is up',
  fameAttrition: 'Last standing; Fame never rises',
  redraw: 'Turn another card',
};
export const GOAL_RULES: Record<string, string> = {
  lastStanding: 'DK-165',
  healthiestAfter: 'DK-166',
  fameFirstTo: 'DK-176',
  fameTimed: 'DK-176',
  fameAttrition: 'DK-182',
};

export const goalTitle = (goal: string, seen: Public): string =>
  goal === 'fameFirstTo' ? `First to ${seen.options.fameGoal} Fame` : (TITLES[goal] ?? goal);
