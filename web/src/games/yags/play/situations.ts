// The situations a game master may call: their command, what they begin with, and who would roll what. The number itself is the server's.
import type { Value } from '../../../offers';
import { AIMS, COVERS, CROWDS, DIFFICULTIES, NOTICES, SCRAMBLES, TRICKS, WORKS } from '../library.gen';
import { countersOf, levelOf, sheetOf, skillsOf, type StageSight } from './stage';

export type Chosen = Record<string, Value>;

/** One who would roll: with what, and which way is open. */
export interface Roller {
  who: string;
  attribute: string;
  skill: string;
  /** Added for the situation, as far as it can be told beforehand. */
  plus?: number;
}

export interface Outlook {
  rollers: Roller[];
  target?: number;
  /** The question of chance that fits, where it is not a plain check or contest. */
  ask?: 'charm' | 'lie' | 'sneak' | 'spot' | 'long' | 'race' | 'team' | 'toss' | 'art' | 'climb';
  /** So many of those who roll are the first team. */
  ours?: number;
  /** What else that question wants to know. */
  more?: Record<string, string>;
  /** What is counted only once it is called. */
  note?: string;
}

export interface Situation {
  key: string;
  label: string;
  about: string;
  group: 'plain' | 'senses' | 'people' | 'hands' | 'move' | 'long';
  command: string;
  /** Which hints of the rules belong here. */
  hints: string;
  first?: Chosen;
  outlook: (chosen: Chosen) => Outlook;
}

const text = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Value | undefined): number | undefined => (typeof value === 'number' ? value : undefined);
const list = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
const one = (chosen: Chosen, attribute: string, skill: string, target?: number, field = 'who'): Outlook => ({ rollers: chosen[field] ? [{ who: text(chosen[field]), attribute, skill }] : [], target });
const two = (a: Roller, b: Roller, ask?: Outlook['ask']): Outlook => ({ rollers: [a, b].filter((roller) => roller.who && roller.attribute), ask });
const far = (chosen: Chosen): number => Math.max(0, number(chosen.metres) ?? 0);

const THROW = (who: string): Roller => ({ who, attribute: 'Dexterity', skill: 'throw' });
const WATCH = (who: string): Roller => ({ who, attribute: 'Perception', skill: 'awareness' });

/** Whoever was chosen, with attribute and skill. */
const pair = (c: Chosen): Outlook => ({ rollers: c.who && c.attribute && c.skill !== undefined ? [{ who: text(c.who), attribute: text(c.attribute), skill: text(c.skill) }] : [] });

/** One against another; how hard it is for the first helps or hinders the other. */
const against = (c: Chosen): Outlook =>
  two(
    { who: text(c.one), attribute: c.one_skill === undefined ? '' : text(c.one_attribute), skill: text(c.one_skill) },
    { who: text(c.other), attribute: c.other_skill === undefined ? '' : text(c.other_attribute), skill: text(c.other_skill), plus: DIFFICULTIES.find((row) => row.label === c.rated)?.opponent },
  );

/** Of several who watch, the first stands for all. */
function sneaking(c: Chosen): Outlook {
  const watching = list(c.observers);
  const both = two({ who: text(c.who), attribute: c.how === 'hide' ? 'Perception' : 'Agility', skill: 'stealth' }, WATCH(watching[0] ?? ''));
  const off = COVERS.find((row) => row.key === c.cover)?.value ?? 0;
  return { ...both, ask: 'sneak', more: { off: String(off), watchers: String(Math.max(1, watching.length)) }, note: `${off ? `${off} off for cover; d` : 'D'}istance above 50 m and Size come off as well, once it is called.` };
}

/** Everybody of both teams, with the pair they all use. */
function teams(c: Chosen): Outlook {
  const [ones, others] = [list(c.ones), list(c.others)];
  const chosen = c.attribute && c.skill !== undefined && ones.length && others.length;
  const rollers = chosen ? [...ones, ...others].map((who) => ({ who, attribute: text(c.attribute), skill: text(c.skill) })) : [];
  return { rollers, ours: ones.length, ask: 'team', more: { ends: text(c.ends) || 'first', goal: String(number(c.goal) ?? 3) } };
}

export const SITUATIONS: readonly Situation[] = [
  {
    key: 'check', label: 'A check', about: 'Attribute × skill against a number.', group: 'plain', command: 'call_check', hints: 'check', first: { hidden: false, real: false, target: 20 },
    outlook: (c) => ({ ...pair(c), target: number(c.target) }),
  },
  {
    key: 'contest', label: 'A contest', about: 'Two against each other.', group: 'plain', command: 'call_contest', hints: 'contest', first: { hidden: false, rated: 'moderate' },
    outlook: against,
  },
  { key: 'fact', label: 'Knowledge', about: 'What does somebody know of it?', group: 'plain', command: 'call_fact', hints: 'fact', first: { hidden: false, target: 30 }, outlook: (c) => one(c.skill ? c : {}, 'Intelligence', text(c.skill), number(c.target)) },
  { key: 'notice', label: 'Notice', about: 'Something to be noticed.', group: 'senses', command: 'call_notice', hints: 'notice', first: { hidden: false }, outlook: (c) => one(c, 'Perception', 'awareness', NOTICES.find((row) => row.key === c.level)?.target) },
  { key: 'recall', label: 'Recall', about: 'Something seen earlier.', group: 'senses', command: 'call_recall', hints: 'notice', first: { hidden: false, target: 20 }, outlook: (c) => one(c, 'Intelligence', 'awareness', number(c.target)) },
  { key: 'spot', label: 'Spot', about: 'Somebody who does not hide, by distance, Size and cover.', group: 'senses', command: 'call_spot', hints: 'spot', first: { hidden: false, metres: 100, size: 5, tiny: 0, cover: 'open' }, outlook: (c) => ({ ...one(c, 'Perception', 'awareness'), ask: 'spot', more: { metres: String(far(c)), size: String(number(c.size) ?? 5), tiny: String(number(c.tiny) ?? 0), cover: text(c.cover) || 'open' } }) },
  { key: 'sneak', label: 'Sneaking', about: 'Hiding, moving quietly, or both, against who watches.', group: 'senses', command: 'call_sneak', hints: 'stealth', first: { metres: 10, cover: 'open', gait: 'careful', how: 'move' }, outlook: sneaking },
  { key: 'lurk', label: 'Sneaking in secret', about: 'By somebody unseen, or without a word to who is crept up on. Where nobody is there to notice yet it is lying in wait: whoever comes by later rolls against it.', group: 'senses', command: 'call_lurk', hints: 'stealth', first: { metres: 10, cover: 'open', gait: 'careful', how: 'hide', observers: [] }, outlook: sneaking },
  { key: 'charm', label: 'Charm', about: 'A first impression; the total is read off.', group: 'people', command: 'call_charm', hints: 'charm', first: { toward: '' }, outlook: (c) => ({ ...one(c, 'Empathy', 'charm'), ask: 'charm' }) },
  { key: 'lie', label: 'A lie', about: 'Is it the truth? Rolled blind by both.', group: 'people', command: 'call_lie', hints: 'lie', first: { truthful: false }, outlook: (c) => two({ who: text(c.speaker), attribute: 'Will', skill: 'guile' }, { who: text(c.listener), attribute: 'Empathy', skill: 'guile' }, 'lie') },
  { key: 'interrogate', label: 'Interrogation', about: 'Tripping somebody up with reasoning.', group: 'people', command: 'call_interrogation', hints: 'interrogate', outlook: (c) => two({ who: text(c.one), attribute: 'Intelligence', skill: 'guile' }, { who: text(c.other), attribute: 'Intelligence', skill: 'guile' }) },
  { key: 'pocket', label: 'Pick a pocket', about: 'The mark first, then whoever else watches.', group: 'hands', command: 'call_pocket', hints: 'sleight', first: { crowd: 'ordinary' }, outlook: (c) => two({ who: text(c.who), attribute: 'Dexterity', skill: 'sleight', plus: CROWDS.find((row) => row.key === c.crowd)?.bonus }, WATCH(list(c.observers)[0] ?? '')) },
  { key: 'filch', label: 'Pick a pocket in secret', about: 'Without a word to who is robbed.', group: 'hands', command: 'call_filch', hints: 'sleight', first: { crowd: 'ordinary' }, outlook: (c) => two({ who: text(c.who), attribute: 'Dexterity', skill: 'sleight', plus: CROWDS.find((row) => row.key === c.crowd)?.bonus }, WATCH(list(c.observers)[0] ?? '')) },
  { key: 'conjure', label: 'A trick', about: 'A palm is 20, something harder 30.', group: 'hands', command: 'call_conjure', hints: 'conjure', first: { complex: false }, outlook: (c) => one(c, 'Dexterity', 'sleight', TRICKS.find((row) => row.key === (c.complex ? 'complex' : 'simple'))?.target) },
  {
    key: 'throw', label: 'Throw at a thing', about: 'A doorway, a window; one more for each metre.', group: 'hands', command: 'call_throw', hints: 'throw', first: { metres: 5, target: 20 },
    outlook: (c) => { const aim = AIMS.find((row) => row.key === c.at)?.target ?? (c.at === 'other' ? number(c.target) : undefined); return one(c, 'Dexterity', 'throw', aim === undefined ? undefined : aim + far(c)); },
  },
  { key: 'toss', label: 'Toss to somebody', about: 'Who catches rolls next.', group: 'hands', command: 'call_toss', hints: 'throw', first: { metres: 5 }, outlook: (c) => ({ ...two(THROW(text(c.who)), THROW(text(c.catcher)), 'toss'), more: { metres: String(far(c)) } }) },
  { key: 'attack', label: 'Throw at somebody', about: 'An attack; a dodge may apply.', group: 'hands', command: 'call_attack', hints: 'throw', first: { metres: 5, target: 15 }, outlook: (c) => one(c, 'Dexterity', 'throw', number(c.target) === undefined ? undefined : number(c.target)! + far(c)) },
  {
    key: 'scramble', label: 'Combat climb', about: 'Over a table, a fence, as part of a move; while rounds are counted.', group: 'move', command: 'call_scramble', hints: 'climb', first: { full: false, target: 0 },
    outlook: (c) => { const row = number(c.target) || SCRAMBLES.find((found) => found.key === c.over)?.target; return one(c, 'Agility', 'athletics', row === undefined ? undefined : c.full ? Math.floor(row / 2) : row); },
  },
  { key: 'resist', label: 'Resist fatigue', about: 'Raw Health in place of a point from movement or the road.', group: 'move', command: 'call_resist', hints: 'check', first: { target: 20 }, outlook: (c) => one(c, 'Health', '', number(c.target)) },
  {
    key: 'long', label: 'A long task', about: 'So many levels of success at a target, written 20/3; two failures in a row lose it.', group: 'long', command: 'start_long', hints: 'long', first: { target: 20, needed: 3, minutes: 0 },
    outlook: (c) => ({ ...pair(c), ask: 'long', more: { target: String(number(c.target) ?? 20), needed: String(number(c.needed) ?? 3) } }),
  },
  {
    key: 'race', label: 'A competition', about: 'Turn by turn: who wins takes the advantage, who wins with it scores.', group: 'long', command: 'start_race', hints: 'race', first: { physical: false, ends: 'first', goal: 3, field: '' },
    outlook: (c) => ({ ...against(c), ask: 'race', more: { ends: text(c.ends) || 'first', goal: String(number(c.goal) ?? 3) } }),
  },
  { key: 'team', label: 'Two teams', about: 'Each turn both sides name one of theirs, shown together; everybody uses the same pair.', group: 'long', command: 'start_team', hints: 'race', first: { physical: false, ends: 'first', goal: 3, field: '' }, outlook: teams },
  {
    key: 'art', label: 'A work of art', about: `The lowest of its rolls is its quality: ${WORKS.map((row) => `${row.key} ${row.rolls}`).join(', ')}.`, group: 'long', command: 'start_art', hints: 'art', first: { rolls: 1, field: '' },
    outlook: (c) => ({ ...pair(c), ask: 'art', more: { rolls: String(number(c.rolls) ?? 1) } }),
  },
  {
    key: 'climb', label: 'A climb', about: 'Strength gets up, Agility holds on; the pace says how often a check is due.', group: 'long', command: 'start_climb', hints: 'climb', first: { careful: false, target: 20, height: 10, pace: 'round' },
    outlook: (c) => ({ ...one(c, 'Strength', 'athletics'), ask: 'climb', more: { target: String(number(c.target) ?? 20), height: String(number(c.height) ?? 10), pace: text(c.pace) || 'round', careful: c.careful ? 'yes' : 'no' } }),
  },
];

export const GROUPS: Record<Situation['group'], string> = { plain: 'Any', senses: 'Senses and stealth', people: 'With people', hands: 'Hands', move: 'On the move', long: 'More than one roll' };

/** What somebody brings to it, as the questions of chance want it; nothing where the sheet is not ours to read. */
export interface Means {
  ability: number;
  skill: number;
  way: 'skill' | 'default' | 'unskilled';
  words: string;
}

/** Of a raw attribute check. */
const RAW = 4;

export function meansOf(sight: StageSight, { who, attribute, skill, plus = 0 }: Roller): Means | null {
  const sheet = sheetOf(sight, who);
  const value = sheet?.attributes.find((one) => one.name === attribute)?.now;
  if (!sheet || value === undefined) return null;
  const off = plus - (countersOf(sight, who)?.total ?? 0);
  if (!skill) return { ability: value * RAW + off, skill: value, way: 'skill', words: `${attribute} ${value} × ${RAW}` };
  const level = levelOf(sight, who, skill);
  if (level) return { ability: value * level + off, skill: level, way: 'skill', words: `${attribute} ${value} × ${skill} ${level}` };
  const other = skillsOf(sight).find((one) => one.name === skill)?.default ?? '';
  const stands = other ? levelOf(sight, who, other) : 0;
  if (stands) return { ability: value * stands + off, skill: stands, way: 'default', words: `${attribute} ${value} × ${other} ${stands} in place of ${skill}` };
  return { ability: off, skill: 0, way: 'unskilled', words: `${skill} unskilled` };
}
