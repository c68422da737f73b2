// What the stage looks up in the view, and its words for what the server names by a key. Reads only, no rules.
import type { Piece } from '../../../protocol.gen';
import type { CastSight } from '../../../roleplay/cast.svelte';
import { wordsOf } from '../../../words';
import type { Word } from '../../../words.gen';
import { signed } from '../say';
import type { ChallengeSeen, DuelSeen, Person, Private, Public, SideSeen, SkillSeen, TraitSeen } from '../types.gen';

const t = wordsOf('personae');

export type StageSight = CastSight<Person, Public, Private>;

export const skillOf = (sight: StageSight, who: string, id: string): SkillSeen | undefined =>
  sight.sheet(who)?.skills?.find((one) => one.id === id);
export const traitOf = (sight: StageSight, who: string, id: string): TraitSeen | undefined =>
  sight.sheet(who)?.traits?.find((one) => one.id === id);
export const present = (sight: StageSight): Person[] => sight.seen.individuals.filter((one) => one.here);

/** Whether a side issues the Challenge, alone or together with the first. */
export const acts = (challenge: ChallengeSeen, at: number): boolean => (challenge.actors ?? [0]).includes(at);

/** One side of the open Challenge as this seat alone may read it. */
export const sidesOf = (sight: StageSight, at: number): SideSeen | undefined =>
  sight.own.sides?.find(([side]) => side === at)?.[1];

/** A Trait by its id, whoever has it. */
export function traitName(sight: StageSight, id: string, who = ''): string {
  const found =
    (who && traitOf(sight, who, id)) || sight.seen.individuals.map((one) => traitOf(sight, one.id, id)).find(Boolean);
  return found ? found.name : sight.name(id) === id ? t('a-trait') : sight.name(id);
}

export { capital, initials, listed, signed } from '../../../roleplay/say';

// Words

const KINDS = ['attack', 'power', 'recovery', 'unopposed', 'virtual'] as const;

/** How a kind of Challenge is called, and what its two sides do. */
export function kindWords(kind: string): [name: string, actor: string, reactor: string] {
  const known = KINDS.find((one) => one === kind) ?? 'interaction';
  return [t(`kind-${known}`), t(`kind-${known}.actor`), t(`kind-${known}.reactor`)];
}

const STAGES = ['help', 'answer', 'settings', 'reroll', 'ignore', 'spend', 'settle', 'close'] as const;
export const stages = (): [key: string, word: string][] => STAGES.map((key) => [key, t(`step-${key}`)]);

const SPENDS = ['result', 'hit', 'success', 'agreed'] as const;

/** What a critical may buy: its name, and what it does; nothing where a Trait says so. */
export function spendWords(option: string): [label: string, note: string] | undefined {
  const known = SPENDS.find((one) => one === option);
  return known && [t(`spend-${known}`), t(`spend-${known}.note`)];
}
export const outcomeWord = (outcome: string): string => t(`outcome-${outcome}` as Word<'personae'>);
export const lastsWord = (duration: string): string => t(`lasts-${duration}` as Word<'personae'>);
export const untilWord = (until: 'encounter' | 'scene'): string => t(`until-${until}`);
export const STATUSES = ['unharmed', 'injured', 'wounded', 'incapacitated', 'dying', 'dead'];

/** "11–11, then 8–7": the walk down the dice, as it is said. */
export function walkInWords(duel: DuelSeen): string {
  const said = (total: number): string => (total < 0 ? t('no-die') : String(total));
  return (duel.pairs ?? []).map((pair) => `${said(pair.actor)}–${said(pair.reactor)}`).join(t('walk-then'));
}

/** What is added to a roll: "+0" too, because it stands beside dice. */
export const added = (amount: number): string => (amount ? signed(amount) : '+0');

/** A choice of a form on the stage, in words; nothing where the general words do. */
export function wordOf(sight: StageSight, field: string, piece: Piece, who: string): string | undefined {
  const id = String(piece);
  if (field === 'skill') {
    const skill =
      skillOf(sight, who, id) ??
      present(sight)
        .map((one) => skillOf(sight, one.id, id))
        .find(Boolean);
    if (!id) return t('unskilled');
    return skill && t('skill-told', { skill: skill.name, dice: skill.rating, adds: signed(skill.adds) });
  }
  if (field === 'side' || field === 'actor') return sideTitle(sight.seen.challenge, Number(piece));
  if (field === 'healer' && !id) return t('own-dice');
  if (['power', 'ability', 'talent', 'trait'].includes(field)) return id ? traitName(sight, id, who) : t('none');
  if (['who', 'target', 'targets', 'primary', 'healer'].includes(field)) return sight.person(id)?.name;
  return IN_FIELD[field]?.includes(id) ? t(`stage-${field}-${id}` as Word<'personae'>) : undefined;
}

const IN_FIELD: Record<string, string[]> = {
  harmless: ['true', 'false'],
  active: ['true', 'false'],
  extend: ['true', 'false'],
  ready: ['true', 'false'],
  success: ['true', 'false'],
  hidden: ['true', 'false'],
  violent: ['true', 'false'],
  what: ['addition', 'dice'],
  how: ['pass', 'fail', 'roll'],
};

export const sideTitle = (challenge: ChallengeSeen | null, at: number): string | undefined =>
  challenge?.sides[at]?.title;
