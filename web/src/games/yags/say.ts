import { REACTIONS as FEELINGS } from './library.gen';
import { capital, signed } from '../../roleplay/say';

export { capital, initials, plural, signed } from '../../roleplay/say';

// Words of the page for values the server names by a key, and how numbers are set. No rules.

/** Grams as people say them. */
export function kg(grams: number): string {
  if (grams && grams < 1000) return `${grams} g`;
  return grams >= 1_000_000 ? `${round(grams / 1_000_000)} t` : `${round(grams / 1000)} kg`;
}
const round = (n: number): string => String(Math.round(n * 10) / 10);

/** Minutes as people say them. */
export function minutes(n: number): string {
  const hours = Math.floor(n / 60);
  return [hours ? `${hours} h` : '', n % 60 || !hours ? `${n % 60} min` : ''].filter(Boolean).join(' ');
}

export const STAGES: [string, string][] = [
  ['frame', 'Frame'],
  ['attributes', 'Attributes'],
  ['skills', 'Skills'],
  ['techniques', 'Techniques'],
  ['gear', 'Gear'],
  ['review', 'Review'],
];
export const SHORT: Record<string, string> = {
  Strength: 'Str',
  Health: 'Hea',
  Agility: 'Agi',
  Dexterity: 'Dex',
  Perception: 'Per',
  Intelligence: 'Int',
  Empathy: 'Emp',
  Will: 'Wil',
};
export const KINDS: [string, string][] = [
  ['talent', 'Talents'],
  ['standard', 'Skills'],
  ['knowledge', 'Knowledges'],
];
export const TECHNIQUES: Record<string, string> = {
  technique: 'Technique',
  familiarity: 'Familiarity',
  specialisation: 'Specialisation',
  mastery: 'Mastery',
};
export const COUNTERS: [string, string][] = [
  ['fatigue', 'Fatigue'],
  ['exhaustion', 'Exhaustion'],
  ['wounds', 'Wounds'],
  ['stuns', 'Stuns'],
];
export const PENALTIES: Record<string, string> = {
  fatigue_penalty: 'For fatigue, off rolls',
  wound_penalty: 'For wounds, off rolls',
  stun_penalty: 'For stuns, off rolls',
  move_penalty: 'Off Move',
};
export const PRICED: Record<string, string> = {
  attribute: 'Attributes',
  talent: 'Talents',
  standard: 'Standard skills',
  knowledge: 'Knowledges',
  language: 'Languages',
};
export const REACTIONS: Record<string, string> = {
  '-1': 'dislikes',
  '0': 'is neutral towards',
  '1': 'likes',
  '2': 'is impressed by',
  '3': 'loves',
};
export const PACES: Record<string, string> = { round: 'a round', minute: 'a minute', quarter: 'a quarter of an hour' };

/** What a value means in one field of a form. */
const IN_FIELD: Record<string, Record<string, string>> = {
  hidden: { true: 'Hidden, for me alone', false: 'In the open' },
  human: { true: 'Human', false: 'Not human' },
  literate: { true: 'Reads and writes it', false: 'Only speaks it' },
  instant: { true: 'At once, as an implant does', false: 'Taught in the story' },
  unencumbered: { true: 'Only with no load to speak of', false: 'With any load' },
  kind: {
    person: 'A person',
    creature: 'A creature',
    vehicle: 'A vehicle',
    standard: 'Standard skill',
    knowledge: 'Knowledge',
    talent: 'Talents',
    attribute: 'Attributes',
    language: 'Languages',
    technique: 'Technique',
    familiarity: 'Familiarity',
    specialisation: 'Specialisation: a field of a knowledge',
    mastery: 'Mastery: a field of a skill, level by level',
  },
  what: {
    itself: 'Show it to everybody',
    numbers: 'Show its numbers',
    'not numbers': 'Hide its numbers',
    human: 'Human',
    named: 'Somebody with a name',
    text: 'What its words say',
    bonus: 'Adds to the roll',
    target: 'Lowers the difficulty',
    opponent: 'Takes from the other side’s roll',
    street: 'No penalty in an empty street',
    climb: 'Climbs faster for a round',
  },
  by: { mass: 'By its mass', volume: 'By its volume' },
  where: { worn: 'Worn', carried: 'Packed', left: 'Left behind' },
  culture: { '': 'The campaign’s own' },
  default: { '': 'Nothing' },
  limited_by: { '': 'Nothing' },
  group: { '': 'No group' },
  field: { ...PENALTIES, name: 'The name', concept: 'The concept', notes: 'Notes only you and the game master read' },
  counter: Object.fromEntries(COUNTERS),
  value: Object.fromEntries(FEELINGS.map((one) => [one.value, `${capital(one.name)} (${signed(one.value)})`])),
};

export const fieldWord = (field: string, value: string): string | undefined => IN_FIELD[field]?.[value];
