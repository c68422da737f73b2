// Words of the page for values the server names by a key, and how numbers are set. No rules.
import type { AspectSeen, Person } from './types.gen';

export { initials, plural, signed } from '../../roleplay/say';

/** Keys of the view, where it stands without a name. */
const WORDS: Record<string, string> = {
  physical: 'Body',
  mental: 'Mind',
  npcs: 'The game master’s people',
  '+': 'plus',
  '0': 'blank',
  '-': 'minus',
  decision: 'A decision',
  event: 'An event',
  mild: 'Mild',
  moderate: 'Moderate',
  severe: 'Severe',
  heroes: 'Heroes',
  foes: 'Foes',
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
export const OUT: Record<string, string> = { taken: 'taken out', conceded: 'conceded' };

/** What an approach is about, in a few words. */
export const APPROACH_HINTS: Record<string, string> = {
  Careful: 'attention to detail, taking the time it needs',
  Clever: 'quick thinking, sharp analysis',
  Flashy: 'drawing all eyes, with style',
  Forceful: 'raw strength, brute power',
  Quick: 'speed, dexterity, reflexes',
  Sneaky: 'stealth, misdirection, deceit',
};

export const word = (key: string): string => WORDS[key] ?? key;
