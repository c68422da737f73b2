// Words of the page for values the server names by a key, and how numbers are set. No rules.
import { wordsOf } from '../../words';
import type { AspectSeen, Person } from './types.gen';

export { initials, signed } from '../../roleplay/say';
export { listed } from '../../words';

/** What the page says at a Fate table. */
export const t = wordsOf('fate');

/** Keys of the view, where it stands without a name. */
const WORDS = {
  physical: 'word-physical',
  mental: 'word-mental',
  npcs: 'word-npcs',
  '+': 'word-plus',
  '0': 'word-blank',
  '-': 'word-minus',
  decision: 'word-decision',
  event: 'word-event',
  mild: 'word-mild',
  moderate: 'word-moderate',
  severe: 'word-severe',
  heroes: 'word-heroes',
  foes: 'word-foes',
} as const;
type Outcome = 'fail' | 'tie' | 'succeed' | 'style';
const APPROACHES = ['Careful', 'Clever', 'Flashy', 'Forceful', 'Quick', 'Sneaky'] as const;

export const outcomeOf = (outcome: string): string => t(`outcome-${outcome as Outcome}`);
export const kindOf = (kind: Person['kind']): string => t(`kind-${kind}`);
export const aspectKind = (kind: AspectSeen['kind']): string => t(`aspect-${kind}`);
export const outOf = (out: string): string => t(`out-${out as 'taken' | 'conceded'}`);

/** What an approach is about, in a few words; nothing where it is none. */
export function hintOf(how: string): string {
  const approach = APPROACHES.find((one) => one === how);
  return approach ? t(`hint-${approach}`) : '';
}

export const word = (key: string): string => (key in WORDS ? t(WORDS[key as keyof typeof WORDS]) : key);
