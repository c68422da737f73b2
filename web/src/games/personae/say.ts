// Words of the page for values the server names by a key, and how numbers are set. No rules.
import { EFFECTS } from './library.gen';
import { wordsOf } from '../../words';
import type { Word } from '../../words.gen';

export { capital, initials, plural, signed } from '../../roleplay/say';

const t = wordsOf('personae');

export const dice = (n: number): string => t('dice-count', { count: n });

export const ROLES: Record<string, string> = {
  main: 'main character',
  companion: 'companion',
  ally: 'ally',
  adversary: 'adversary',
};
export const STAGES: [string, string][] = [
  ['concept', 'Concept'],
  ['ranks', 'Ranking'],
  ['points', 'Points'],
  ['traits', 'Traits'],
  ['gear', 'Gear'],
  ['review', 'Review'],
];
export const SHORT: Record<string, string> = {
  Competence: 'Com',
  Prowess: 'Pro',
  Cunning: 'Cun',
  Power: 'Pow',
  Knowledge: 'Kno',
  Stature: 'Sta',
};
export const RANK_SIGNS: Record<string, string> = { First: '1st', Second: '2nd', Third: '3rd', Handicap: 'Hcp' };

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
