// Words of the page for values the server names by a key, and how numbers are set. No rules.
import type { AspectSeen, Person } from './types.gen';

export const LADDER: [number, string][] = [
  [8, 'Legendary'],
  [7, 'Epic'],
  [6, 'Fantastic'],
  [5, 'Superb'],
  [4, 'Great'],
  [3, 'Good'],
  [2, 'Fair'],
  [1, 'Average'],
  [0, 'Mediocre'],
  [-1, 'Poor'],
  [-2, 'Terrible'],
];

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export function rung(n: number): string {
  const word = LADDER.find(([value]) => value === n)?.[1];
  return word ? `${word} (${signed(n)})` : signed(n);
}

const LITERALS: Record<string, string> = {
  open: 'In the open',
  hidden: 'Hidden, for me alone',
  physical: 'Body',
  mental: 'Mind',
  fixed: 'A fixed number',
  rolled: 'The number and dice',
  create: 'Create an advantage',
  overcome: 'Overcome',
  attack: 'Attack',
  defend: 'Defend',
  'create+overcome': 'Create an advantage or overcome',
  discover: 'Find out something hidden',
  use: 'Use what is there',
  free: 'Free invocation',
  paid: 'Fate point',
  bonus: '+2 to my roll',
  ally: '+2 to an ally',
  reroll: 'Throw again',
  raise: '+2 to what a foe must beat',
  scene: 'The scene',
  pool: 'The pool',
  gm: 'The game master',
  npcs: 'The game master’s people',
  '+': 'plus',
  '0': 'blank',
  '-': 'minus',
  altered: 'It comes to be, altered',
  none: 'Nothing',
  new: 'Something new',
  cost: 'Passed at a cost',
  stands: 'The obstacle stands',
  pay: 'Pay the cost',
  fail: 'Fail instead',
  gone: 'It is gone',
  stays: 'It stays',
  boost: 'A boost for one damage less',
  damage: 'All the damage',
  decision: 'A decision',
  event: 'An event',
  all: 'All at once',
  one: 'One by one',
  minor: 'Minor',
  significant: 'Significant',
  major: 'Major',
  any: 'Any time',
  conflict: 'In a conflict',
  contest: 'In a contest',
  mild: 'Mild',
  moderate: 'Moderate',
  severe: 'Severe',
  heroes: 'Heroes',
  foes: 'Foes',
  pc: 'A player’s character',
  high: 'High concept',
  trouble: 'Trouble',
  first: 'First aspect',
  second: 'Second aspect',
  third: 'Third aspect',
  '': 'Nobody',
};

/** The page's word for a value that is no piece. */
export const literal = (key: string): string | undefined => LITERALS[key];
export const GOALS: Record<string, string> = {
  create: 'Make a new aspect',
  discover: 'Find out what is hidden',
  use: 'Use an aspect that is there',
};

export const OUTCOMES: Record<string, string> = {
  fail: 'Fail',
  tie: 'Tie',
  succeed: 'Succeed',
  style: 'Succeed with style',
};
export const KINDS: Record<Person['kind'], string> = {
  pc: 'player character',
  major: 'major character',
  mook: 'mook',
  group: 'group',
};
export const ASPECT_KINDS: Record<AspectSeen['kind'], string> = {
  high: 'High concept',
  trouble: 'Trouble',
  general: 'Aspect',
  consequence: 'Consequence',
  situation: 'Situation',
  boost: 'Boost',
};
export const OUT: Record<string, string> = { taken: 'taken out', conceded: 'gave in' };

/** What an approach is about, in a few words. */
export const APPROACH_HINTS: Record<string, string> = {
  Careful: 'attention to detail, taking the time it needs',
  Clever: 'quick thinking, sharp analysis',
  Flashy: 'drawing all eyes, with style',
  Forceful: 'raw strength, brute power',
  Quick: 'speed, dexterity, reflexes',
  Sneaky: 'stealth, misdirection, deceit',
};

/** Two letters for a token. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return ((words[0]?.[0] ?? name[0] ?? '?') + (words.length > 1 ? words.at(-1)![0] : '')).toUpperCase();
}

/** The same where it is surely one of them. */
export const word = (key: string): string => LITERALS[key] ?? key;
