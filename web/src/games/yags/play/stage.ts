// What the stage looks up in the view, and its words for what the server names by a key. Reads only, no rules.
import type { Component } from 'svelte';
import type { Piece } from '../../../protocol.gen';
import type { CastSight } from '../../../roleplay/cast.svelte';
import type { FieldProps } from '../../../roleplay/sight.svelte';
import { AIMS, COVERS, CROWDS, DIFFICULTIES, NOTICES, OBSTRUCTIONS, PACES, SCRAMBLES, SKILLS } from '../library.gen';
import { capital, signed } from '../say';
import { saying, t } from '../words';
import type { Word } from '../../../words.gen';
import type { CheckSeen, CounterSeen, Person, Private, Public, SkillDef } from '../types.gen';
import FieldAmount from '../../../roleplay/FieldAmount.svelte';
import FieldFace from './FieldFace.svelte';
import FieldMark from './FieldMark.svelte';
import FieldTarget from './FieldTarget.svelte';

export type StageSight = CastSight<Person, Public, Private>;

export { capital, initials, listed, signed } from '../../../roleplay/say';

export const countersOf = (sight: StageSight, id: string): CounterSeen | undefined =>
  sight.own.counters?.[id] ?? sight.person(id)?.counters ?? undefined;
export const present = (sight: StageSight): Person[] => sight.people.filter((one) => one.here);
/** The open check with everything this seat may read of it. */
export const checkOf = (sight: StageSight): CheckSeen | null => sight.own.check ?? sight.seen.check;

/** The campaign's list of skills. */
export function skillsOf(sight: StageSight): SkillDef[] {
  const own = new Set(sight.seen.skills.map((one) => one.name));
  return [...SKILLS.filter((one) => !own.has(one.name) && !sight.seen.struck.includes(one.name)), ...sight.seen.skills];
}
export const levelOf = (sight: StageSight, who: string, skill: string): number =>
  sight.sheet(who)?.skills?.find((one) => one.name === skill)?.level ?? 0;

/** A technique by its id, whoever has it. */
export function techniqueName(sight: StageSight, id: string): string {
  const found = sight.people.flatMap((one) => sight.sheet(one.id)?.techniques ?? []).find((one) => one.id === id);
  return found?.name ?? sight.name(id);
}

// Words

export const GAITS = saying('gait', 'careful', 'standard', 'running', 'sprinting');
export const GOES = saying('goes', 'careful', 'standard', 'running', 'sprinting');
export const MODES = saying('mode', 'take0', 'take10');
export const EXTRAS = saying('extra', 'style', 'completeness', 'speed');

/** "difficult 30": a target with the label the table knows for it. */
export const hard = (target: number): string => {
  const label = DIFFICULTIES.find((one) => one.target === target)?.label;
  return label ? `${label} ${target}` : String(target);
};

const IN_FIELD: Record<string, Record<string, string>> = {
  level: Object.fromEntries(NOTICES.map((one) => [one.key, `${capital(one.key)}: ${one.target}`])),
  cover: Object.fromEntries(
    COVERS.map((one) => [one.key, `${capital(one.text)}${one.value ? ` (+${one.value})` : ''}`]),
  ),
  crowd: Object.fromEntries(
    CROWDS.map((one) => [one.key, `${capital(one.text)}${one.bonus ? ` (${signed(one.bonus)})` : ''}`]),
  ),
  over: Object.fromEntries(SCRAMBLES.map((one) => [one.key, `${capital(one.text)}: ${one.target}`])),
  at: Object.defineProperty(
    Object.fromEntries(AIMS.map((one) => [one.key, `${capital(one.key)}: ${one.target}`])),
    'other',
    { enumerable: true, get: () => t('at-other') },
  ),
  gait: GAITS,
  pace: Object.fromEntries(PACES.map((one) => [one.key, capital(one.name)])),
  obstruction: Object.fromEntries(
    OBSTRUCTIONS.map((one) => [one.key, `${capital(one.key)}${one.value ? ` ${one.value}` : ''}: ${one.examples}`]),
  ),
  fit: saying('fit', ''),
  extras: EXTRAS,
  toward: saying('toward', ''),
  familiarity: saying('familiarity', ''),
  rated: Object.fromEntries(
    DIFFICULTIES.map((one) => [one.label, `${capital(one.label)}${one.opponent ? ` (${signed(one.opponent)})` : ''}`]),
  ),
};

const PEOPLE = [
  'who',
  'group',
  'one',
  'other',
  'ones',
  'others',
  'speaker',
  'listener',
  'observers',
  'catcher',
  'toward',
];

/** A choice of a form on the stage, in words; nothing where the general words do. */
export function wordOf(sight: StageSight, field: string, piece: Piece, who: string): string | undefined {
  const id = String(piece);
  const fixed = IN_FIELD[field]?.[id];
  if (fixed !== undefined) return fixed;
  if (field === 'skill' || field.endsWith('_skill')) return skillWord(sight, id, who);
  if (field.endsWith('attribute') && who) return attributeWord(sight, id, who);
  if (field === 'side') return checkOf(sight)?.sides[Number(piece)]?.title;
  if (field === 'technique') return techniqueName(sight, id);
  if (PEOPLE.includes(field)) return sight.person(id)?.name;
  if (field === 'task') return sight.seen.tasks.find(({ task }) => task.id === id)?.task.name;
  if (field === 'number') return sight.own.kept?.find((one) => String(one.number) === id)?.title;
  return undefined;
}

function skillWord(sight: StageSight, id: string, who: string): string {
  if (!id) return t('no-skill');
  const known = sight.sheet(who);
  const level = levelOf(sight, who, id);
  return known ? (level ? `${id} ${level}` : t('not-learnt', { skill: id })) : id;
}

function attributeWord(sight: StageSight, id: string, who: string): string | undefined {
  const now = sight.sheet(who)?.attributes.find((one) => one.name === id)?.now;
  return now === undefined ? undefined : `${id} ${now}`;
}

/** Fields the stage draws itself. */
export function fieldOf(command: string, field: string): Component<FieldProps> | null {
  if ((command === 'adjust' || command === 'shift') && field === 'amount') return FieldAmount;
  if (command === 'enter_die' && field === 'face') return FieldFace;
  if ((command === 'call_pocket' || command === 'call_filch') && field === 'observers') return FieldMark;
  return field === 'target' && command !== 'call_scramble' && command !== 'mark_stretch' ? FieldTarget : null;
}

/** What a check is about, as its heading says it. */
export const KINDS = saying(
  'check',
  'notice',
  'recall',
  'spot',
  'charm',
  'lie',
  'interrogate',
  'pocket',
  'conjure',
  'hide',
  'sneak',
  'throw',
  'attack',
  'catch',
  'fact',
  'run',
  'scramble',
  'climb',
  'resist',
  'long',
  'race',
  'art',
  'group',
  'hold',
);

const PARTS = ['lie', 'interrogate', 'pocket', 'conjure', 'hide', 'sneak', 'attack'];
/** The part a side has, where the rules name it. */
export const partWords = (check: CheckSeen, at: number): string =>
  PARTS.includes(check.situation) ? t(`part-${check.situation}-${at ? 'other' : 'one'}` as Word<'yags'>) : '';
