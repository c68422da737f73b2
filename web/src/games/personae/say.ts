// Words of the page for values the server names by a key, and how numbers are set. No rules.
import { EFFECTS } from './library.gen';
import { wordsOf } from '../../words';
import type { Word } from '../../words.gen';

export { capital, initials, signed } from '../../roleplay/say';

const t = wordsOf('personae');

export const dice = (n: number): string => t('dice-count', { count: n });

const ROLES = ['main', 'companion', 'ally', 'adversary'] as const;
export const roleWord = (role: string): string => {
  const known = ROLES.find((one) => one === role);
  return known ? t(`role-${known}`) : role;
};
const STAGES = ['concept', 'ranks', 'points', 'traits', 'gear', 'review'] as const;
export const stages = (): [string, string][] => STAGES.map((stage) => [stage, t(`stage-${stage}`)]);
const NAMED = ['Competence', 'Prowess', 'Cunning', 'Power', 'Knowledge', 'Stature'] as const;
export const shortNames = (): Record<string, string> =>
  Object.fromEntries(NAMED.map((name) => [name, t(`short-${name}`)]));
const RANKS = ['First', 'Second', 'Third', 'Handicap'] as const;
export const rankSign = (rank: string): string => {
  const known = RANKS.find((one) => one === rank);
  return known ? t(`rank-${known}`) : rank;
};

const LETTERS = ['Q', 'R', 'C', 'X', 'I', 'M', 'T', 'S'] as const;

/** Identifiers and durations on Traits: the word of a letter, and what it means. */
export function mark(letter: string): [word: string, means: string] {
  const known = LETTERS.find((one) => one === letter);
  return known ? [t(`mark-${known}`), t(`mark-${known}.means`)] : [letter, ''];
}

/** Values that mean something of their own in one field of a form. */
const IN_FIELD: Record<string, string[]> = {
  hidden: ['true', 'false'],
  challenge: ['true', 'false'],
  form: ['plain', 'quality', 'culture', 'gear', 'thing', 'weapon', 'ranged-weapon', 'light-shield', 'heavy-shield'],
  when: ['none', 'issue', 'answer'],
  kind: [
    'none',
    'interaction',
    'attack',
    'power',
    'recovery',
    'unopposed',
    'virtual',
    'subsequent',
    'additional',
    'parry',
    'shield',
    'assist',
    'replace',
    'remove',
    'native',
    'language',
    'secret',
    'expertise',
    'resource',
  ],
  skill: ['none'],
  detail: ['none', 'won', 'held', 'T', 'S', 'injured', 'wounded', 'incapacitated', 'interaction', 'attack', 'power'],
  duration: ['I', 'M', 'T', 'S'],
  source: ['Cunning', 'Power', 'Knowledge', 'condition', 'DP'],
  what: [
    'none',
    'count',
    'better',
    'highest',
    'hits',
    'targets',
    'duration',
    'use',
    'die',
    'cap',
    'skill',
    'quality',
    'pool',
    'hit',
    'toughness',
    'itself',
    'numbers',
    'not-numbers',
  ],
  size: ['none', 'small', 'one-handed', 'two-handed'],
  exceptional: ['craft', 'supernatural'],
  role: ['main', 'ally', 'adversary'],
  toughness: ['minion', 'minor', 'major'],
  how: ['narrate', 'fold', 'unopposed', 'pass', 'fail', 'roll'],
  who: ['none'],
};

function inField(field: string, value: string): string | undefined {
  const named = value.replaceAll(' ', '-') || 'none';
  return IN_FIELD[field]?.includes(named) ? t(`in-${field}-${named}` as Word<'personae'>) : undefined;
}

export const fieldWord = (field: string, value: string): string | undefined =>
  field === 'code' ? EFFECTS.find((one) => one.code === value)?.title : inField(field, value);
