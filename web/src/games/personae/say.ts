// Words of the page for values the server names by a key, and how numbers are set. No rules.
import { EFFECTS } from './library.gen';
import { plural } from '../../roleplay/say';

export { capital, initials, plural, signed } from '../../roleplay/say';

export const dice = (n: number): string => plural(n, 'die', 'dice');

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

/** Identifiers and durations on Traits: the letter, its word, what it means. */
export const MARKS: Record<string, [string, string]> = {
  Q: ['Quality', 'always on'],
  R: ['Culture', 'free: people, nation, species or background'],
  C: ['Conditional', 'only under its condition'],
  X: ['Exceptional gear', 'works through a thing'],
  I: ['Instant', 'over at once'],
  M: ['Maintain', 'kept up by an action each turn'],
  T: ['Independent', 'lasts by itself'],
  S: ['Special', 'lasts as agreed'],
};

/** What a value means in one field of a form. */
const IN_FIELD: Record<string, Record<string, string>> = {
  hidden: { true: 'Hidden, for me alone', false: 'In the open' },
  challenge: { true: 'It needs a Power Challenge', false: 'It works without a Challenge' },
  form: {
    plain: 'Special Ability',
    quality: 'Quality (Q): always on',
    culture: 'Culture (R): free',
    gear: 'Exceptional gear (X)',
    thing: 'A thing',
    weapon: 'A weapon at hand',
    'ranged weapon': 'A ranged weapon',
    'light shield': 'A Light shield',
    'heavy shield': 'A Heavy shield',
  },
  when: { '': 'Both', issue: 'When I issue a Challenge', answer: 'When I answer one' },
  kind: {
    '': 'Any kind',
    interaction: 'Interaction',
    attack: 'Attack',
    power: 'Power',
    recovery: 'Recovery',
    unopposed: 'Unopposed',
    virtual: 'About somebody',
    subsequent: 'Subsequent: the next dice of the same roll',
    additional: 'Additional: new dice',
    parry: 'Weapons (parry)',
    shield: 'Shields',
    assist: 'Helps more',
    replace: 'The healer’s roll stands in',
    remove: 'Removes a hit',
    native: 'Native language (free)',
    language: 'A language',
    secret: 'A secret language or cipher',
    expertise: 'An Expertise',
    resource: 'A Resource',
  },
  skill: { '': 'Any Skill' },
  detail: {
    '': 'Nothing more',
    won: 'After I won a Challenge',
    held: 'After I answered one successfully',
    T: 'Independent (T)',
    S: 'Special (S)',
    injured: 'Injured',
    wounded: 'Wounded',
    incapacitated: 'Incapacitated',
    interaction: 'Interaction',
    attack: 'Attack',
    power: 'Power',
  },
  duration: {
    I: 'Instant (I): over at once',
    M: 'Maintain (M): kept up each turn',
    T: 'Independent (T)',
    S: 'Special (S)',
  },
  source: {
    Cunning: 'A slot of Cunning',
    Power: 'A point of Power',
    Knowledge: 'A slot of Knowledge',
    condition: 'Free, for its condition',
    DP: 'A Development Point',
  },
  what: {
    '': 'More of the same',
    count: 'One more',
    better: 'The better result stands',
    highest: 'The highest die may be chosen',
    hits: 'One more hit',
    targets: 'One more target',
    duration: 'A longer duration',
    use: 'One more use a session',
    die: 'One more die',
    cap: 'A higher Resource Cap',
    skill: 'Another one',
    quality: 'Make it a Quality (Q)',
    pool: 'More dice for the Prowess Pool',
    hit: 'One more hit before Injured',
    toughness: 'The next step of toughness',
    itself: 'Show it to everybody',
    numbers: 'Show its numbers',
    'not numbers': 'Hide its numbers',
  },
  size: { '': 'None', small: 'Small', 'one-handed': 'One-handed', 'two-handed': 'Two-handed' },
  exceptional: { craft: 'By craft', supernatural: 'Supernatural' },
  role: { main: 'A main character', ally: 'An ally', adversary: 'An adversary' },
  toughness: { minion: 'Minion', minor: 'Minor', major: 'Major: as tough as a main character' },
  how: {
    narrate: 'Told, without dice',
    fold: 'Part of another Challenge',
    unopposed: 'An unopposed Challenge',
    pass: 'It passes',
    fail: 'It fails',
    roll: 'Dice are rolled',
  },
  who: { '': 'Nobody' },
};

export const fieldWord = (field: string, value: string): string | undefined =>
  field === 'code' ? EFFECTS.find((one) => one.code === value)?.title : IN_FIELD[field]?.[value];
