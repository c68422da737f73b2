// What the stage looks up in the view, and its words for what the server names by a key. Reads only, no rules.
import type { Piece } from '../../../protocol.gen';
import type { CastSight } from '../../../roleplay/cast.svelte';
import { plural, signed } from '../say';
import type { ChallengeSeen, DuelSeen, Person, Private, Public, SideSeen, SkillSeen, TraitSeen } from '../types.gen';

export type StageSight = CastSight<Person, Public, Private>;

export const skillOf = (sight: StageSight, who: string, id: string): SkillSeen | undefined =>
  sight.sheet(who)?.skills?.find((one) => one.id === id);
export const traitOf = (sight: StageSight, who: string, id: string): TraitSeen | undefined =>
  sight.sheet(who)?.traits?.find((one) => one.id === id);
export const present = (sight: StageSight): Person[] => sight.seen.individuals.filter((one) => one.here);

/** Whether a side issues the Challenge, alone or together with the first. */
export const acts = (challenge: ChallengeSeen, at: number): boolean =>
  at === 0 || at >= challenge.sides.length - (challenge.joined ?? 0);

/** One side of the open Challenge as this seat alone may read it. */
export const sidesOf = (sight: StageSight, at: number): SideSeen | undefined =>
  sight.own.sides?.find(([side]) => side === at)?.[1];

/** A Trait by its id, whoever has it. */
export function traitName(sight: StageSight, id: string, who = ''): string {
  const found =
    (who && traitOf(sight, who, id)) || sight.seen.individuals.map((one) => traitOf(sight, one.id, id)).find(Boolean);
  return found ? found.name : sight.name(id) === id ? 'a Trait' : sight.name(id);
}

export { capital, initials, listed, plural, signed } from '../../../roleplay/say';

// Words

export const KINDS: Record<string, [name: string, actor: string, reactor: string]> = {
  interaction: ['Interaction Challenge', 'acts', 'answers'],
  attack: ['Attack Challenge', 'attacks', 'defends'],
  power: ['Power Challenge', 'uses a Power', 'resists'],
  recovery: ['Recovery Challenge', 'recovers', 'the wounds'],
  unopposed: ['Unopposed Challenge', 'acts', 'the difficulty'],
  virtual: ['What is known', 'asks', 'has hidden it'],
};

export const STAGES: [key: string, word: string][] = [
  ['help', 'Who helps?'],
  ['answer', 'The answer'],
  ['settings', 'Before the dice'],
  ['reroll', 'Rerolls'],
  ['ignore', 'Dice left out'],
  ['spend', 'Criticals'],
  ['settle', 'What follows'],
  ['close', 'Result'],
];

export const OUTCOMES: Record<string, string> = { success: 'Success', failure: 'Withstood', deadlock: 'Deadlock' };
export const SPENDS: Record<string, [label: string, note: string]> = {
  result: ['A better result', 'added to the result'],
  hit: ['Harder', 'more hits'],
  success: ['Automatic success', 'whatever the dice say'],
  agreed: ['As agreed', 'something the group allows'],
};
export const DURATIONS: Record<string, string> = {
  I: 'instant',
  M: 'to be kept up',
  T: 'lasts by itself',
  S: 'special',
};
export const UNTIL: Record<string, string> = {
  encounter: 'this encounter',
  scene: 'this scene',
};
export const STATUSES = ['unharmed', 'injured', 'wounded', 'incapacitated', 'dying', 'dead'];

/** "11–11, then 8–7": the walk down the dice, as it is said. */
export function walkInWords(duel: DuelSeen): string {
  const said = (total: number): string => (total < 0 ? 'no die' : String(total));
  return (duel.pairs ?? []).map((pair) => `${said(pair.actor)}–${said(pair.reactor)}`).join(', then ');
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
    return !id
      ? 'Unskilled'
      : skill
        ? `${skill.name} (${plural(skill.rating, 'die', 'dice')}, ${signed(skill.adds)})`
        : undefined;
  }
  if (field === 'side' || field === 'actor') return sideTitle(sight.seen.challenge, Number(piece));
  if (field === 'healer' && !id) return 'Own dice';
  if (['power', 'ability', 'talent', 'trait'].includes(field)) return id ? traitName(sight, id, who) : 'None';
  if (['who', 'target', 'targets', 'primary', 'healer'].includes(field)) return sight.person(id)?.name;
  return YES[field]?.[id];
}

const YES: Record<string, Record<string, string>> = {
  harmless: { true: 'Only the condition, no hits', false: 'Hits, with a condition if one is named' },
  active: { true: 'Active defence', false: 'Passive defence' },
  extend: { true: 'It goes on', false: 'It’s over' },
  ready: { true: 'Yes', false: 'No, I want to use a Trait first' },
  success: { true: 'The actor succeeds', false: 'It is answered' },
  hidden: { true: 'It was hidden', false: 'It never was' },
  violent: { true: 'To violence', false: 'To an encounter without blows' },
  what: { addition: 'Added to the result', dice: 'Dice more or fewer' },
  how: { pass: 'It works', fail: 'It does not', roll: 'It is rolled for' },
};

export const sideTitle = (challenge: ChallengeSeen | null, at: number): string | undefined =>
  challenge?.sides[at]?.title;
