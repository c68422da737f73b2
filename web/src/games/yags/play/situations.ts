// The situations a game master may call: their command and what they begin with. What would be rolled, and how it would go, the server says.
import type { Value } from '../../../offers';
import { WORKS } from '../library.gen';

export type Chosen = Record<string, Value>;

export interface Situation {
  key: string;
  label: string;
  about: string;
  group: 'plain' | 'senses' | 'people' | 'hands' | 'move' | 'long';
  command: string;
  /** Which hints of the rules belong here. */
  hints: string;
  first?: Chosen;
}

export const SITUATIONS: readonly Situation[] = [
  {
    key: 'check',
    label: 'A check',
    about: 'Attribute × skill against a number.',
    group: 'plain',
    command: 'call_check',
    hints: 'check',
  },
  {
    key: 'contest',
    label: 'A contest',
    about: 'Two against each other.',
    group: 'plain',
    command: 'call_contest',
    hints: 'contest',
  },
  {
    key: 'fact',
    label: 'Knowledge',
    about: 'What does somebody know of it?',
    group: 'plain',
    command: 'call_fact',
    hints: 'fact',
  },
  {
    key: 'notice',
    label: 'Notice',
    about: 'Something to be noticed.',
    group: 'senses',
    command: 'call_notice',
    hints: 'notice',
  },
  {
    key: 'recall',
    label: 'Recall',
    about: 'Something seen earlier.',
    group: 'senses',
    command: 'call_recall',
    hints: 'notice',
  },
  {
    key: 'spot',
    label: 'Spot',
    about: 'Somebody who does not hide, by distance, Size and cover.',
    group: 'senses',
    command: 'call_spot',
    hints: 'spot',
  },
  {
    key: 'sneak',
    label: 'Sneaking',
    about: 'Hiding, moving quietly, or both, against who watches.',
    group: 'senses',
    command: 'call_sneak',
    hints: 'stealth',
  },
  {
    key: 'lurk',
    label: 'Sneaking in secret',
    about:
      'By somebody unseen, or without a word to who is crept up on. Where nobody is there to notice yet it is lying in wait: whoever comes by later rolls against it.',
    group: 'senses',
    command: 'call_lurk',
    hints: 'stealth',
  },
  {
    key: 'charm',
    label: 'Charm',
    about: 'A first impression; the total is read off.',
    group: 'people',
    command: 'call_charm',
    hints: 'charm',
  },
  {
    key: 'lie',
    label: 'A lie',
    about: 'Is it the truth? Rolled blind by both.',
    group: 'people',
    command: 'call_lie',
    hints: 'lie',
  },
  {
    key: 'interrogate',
    label: 'Interrogation',
    about: 'Tripping somebody up with reasoning.',
    group: 'people',
    command: 'call_interrogation',
    hints: 'interrogate',
  },
  {
    key: 'pocket',
    label: 'Pick a pocket',
    about: 'The mark first, then whoever else watches.',
    group: 'hands',
    command: 'call_pocket',
    hints: 'sleight',
  },
  {
    key: 'filch',
    label: 'Pick a pocket in secret',
    about: 'Without a word to who is robbed.',
    group: 'hands',
    command: 'call_filch',
    hints: 'sleight',
  },
  {
    key: 'conjure',
    label: 'A trick',
    about: 'A palm is 20, something harder 30.',
    group: 'hands',
    command: 'call_conjure',
    hints: 'conjure',
  },
  {
    key: 'throw',
    label: 'Throw at a thing',
    about: 'A doorway, a window; one more for each metre.',
    group: 'hands',
    command: 'call_throw',
    hints: 'throw',
  },
  {
    key: 'toss',
    label: 'Toss to somebody',
    about: 'Who catches rolls next.',
    group: 'hands',
    command: 'call_toss',
    hints: 'throw',
  },
  {
    key: 'attack',
    label: 'Throw at somebody',
    about: 'An attack; a dodge may apply.',
    group: 'hands',
    command: 'call_attack',
    hints: 'throw',
  },
  {
    key: 'scramble',
    label: 'Combat climb',
    about: 'Over a table, a fence, as part of a move; while rounds are counted.',
    group: 'move',
    command: 'call_scramble',
    hints: 'climb',
  },
  {
    key: 'resist',
    label: 'Resist fatigue',
    about: 'Raw Health in place of a point from movement or the road.',
    group: 'move',
    command: 'call_resist',
    hints: 'check',
  },
  {
    key: 'long',
    label: 'A long task',
    about: 'So many levels of success at a target, written 20/3; two failures in a row lose it.',
    group: 'long',
    command: 'start_long',
    hints: 'long',
  },
  {
    key: 'race',
    label: 'A competition',
    about: 'Turn by turn: who wins takes the advantage, who wins with it scores.',
    group: 'long',
    command: 'start_race',
    hints: 'race',
  },
  {
    key: 'team',
    label: 'Two teams',
    about: 'Each turn both sides name one of theirs, shown together; everybody uses the same pair.',
    group: 'long',
    command: 'start_team',
    hints: 'race',
  },
  {
    key: 'art',
    label: 'A work of art',
    about: `The lowest of its rolls is its quality: ${WORKS.map((row) => `${row.key} ${row.rolls}`).join(', ')}.`,
    group: 'long',
    command: 'start_art',
    hints: 'art',
  },
  {
    key: 'climb',
    label: 'A climb',
    about: 'Strength gets up, Agility holds on; the pace says how often a check is due.',
    group: 'long',
    command: 'start_climb',
    hints: 'climb',
  },
];

export const GROUPS: Record<Situation['group'], string> = {
  plain: 'Any',
  senses: 'Senses and stealth',
  people: 'With people',
  hands: 'Hands',
  move: 'On the move',
  long: 'More than one roll',
};
