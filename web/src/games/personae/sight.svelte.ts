// One seat's sight of a Personae table: names for every piece, sheets, words for every field. Decides nothing.
import type { Component } from 'svelte';
import type { Piece } from '../../protocol.gen';
import type { Shape } from '../../pieces/PersonToken.svelte';
import { colourOfSeat } from '../../roleplay/say';
import { CastSight } from '../../roleplay/cast.svelte';
import { shared, type FieldProps } from '../../roleplay/sight.svelte';
import type { Slot } from '../../form/plan';
import FieldAmount from '../../roleplay/FieldAmount.svelte';
import FieldDetail from './FieldDetail.svelte';
import { CAST, READY, TRAITS } from './library.gen';
import FieldEffect from './FieldEffect.svelte';
import FieldGoesWith from './FieldGoesWith.svelte';
import FieldDice from './play/FieldDice.svelte';
import { wordOf } from './play/stage';
import { fieldWord, roleWord, signed, stages } from './say';
import type { GearSeen, Person, Private, Public, SkillSeen, TraitSeen } from './types.gen';
import { wordsOf } from '../../words';

const t = wordsOf('personae');

const SHAPES: Record<string, Shape> = { main: 'round', companion: 'round', ally: 'square', adversary: 'diamond' };

const FOES = ['#7a2e1d', '#8a5a12', '#6d2a55', '#4a4038', '#a03c4a', '#5a5d14'];
const ALLIES = ['#3f6b4e', '#2f6f6a', '#5b7a2a', '#2c5a7a', '#4d7f3a', '#356052'];

export class Sight extends CastSight<Person, Public, Private> {
  /** Everybody this seat knows of, with what it alone knows of their hits. */
  readonly people = $derived.by((): Person[] =>
    [...this.seen.individuals, ...(this.own.hidden ?? [])].map((one) =>
      this.own.health?.[one.id] ? { ...one, health: this.own.health[one.id]! } : one,
    ),
  );
  readonly stages = stages();
  readonly begins = 'new_individual';
  override readonly lists = [];
  override readonly longs = ['text', 'words', 'reason', 'zones', 'concept', 'aim'];
  /** Everything on a sheet this seat may read, by its id. */
  readonly #parts = $derived.by((): Map<string, SkillSeen | TraitSeen | GearSeen> => {
    const sheets = this.people.flatMap((person) => this.sheet(person.id) ?? []);
    return new Map(
      sheets
        .flatMap((sheet) => [...(sheet.skills ?? []), ...(sheet.traits ?? []), ...(sheet.gear ?? [])])
        .map((part) => [part.id, part]),
    );
  });

  isPlayed(person: Person): boolean {
    return person.role === 'main';
  }

  shape(person: Person): Shape {
    return SHAPES[person.role] ?? 'round';
  }

  colour({ id, role, seat }: Person): string {
    if (role === 'main' || role === 'companion') return colourOfSeat(seat);
    return (role === 'ally' ? ALLIES : FOES)[this.#among(id, role)]!;
  }

  /** Those of a kind are told apart by their colours, too. */
  #among(id: string, role: string): number {
    const alike = this.people.filter((one) => one.role === role);
    return alike.findIndex((one) => one.id === id) % FOES.length;
  }

  /** Who plays it, in words. */
  part(person: Person): string {
    if (person.role === 'main') return t('part-main', { player: this.seatName(person.seat) });
    if (person.role === 'companion') return t('part-companion', { owner: this.name(person.owner ?? '') });
    return t('role-of', { role: roleWord(person.role), toughness: person.toughness ?? 'major' });
  }

  override everybody(): Person[] {
    return this.people;
  }

  protected override called(id: string): string | undefined {
    const { wares, hazards, obstacles } = this.seen;
    return (
      this.person(id)?.name ??
      this.#parts.get(id)?.name ??
      [...READY, ...CAST, ...TRAITS].find((one) => one.key === id)?.name ??
      [...wares, ...hazards, ...obstacles].find((one) => one.id === id)?.name
    );
  }

  override word(field: string, piece: Piece, who: string): string {
    const id = String(piece);
    const skill = field === 'skill' ? this.sheet(who)?.skills?.find((one) => one.id === id) : undefined;
    if (skill) return t('skill-told', { skill: skill.name, dice: skill.rating, adds: signed(skill.adds) });
    const part = this.#parts.get(id);
    if (part && field !== 'side') return part.name;
    if (field === 'seat' || field === 'to') return id === 'gm' ? t('gm') : this.seatName(Number(id.replace('@', '')));
    if (field === 'key' && this.table.page?.options.some((option) => option.key === id))
      return this.table.page.options.find((option) => option.key === id)!.label;
    if (field === 'hidden' && !this.may('rule_hidden')) return id === 'true' ? t('hidden-yes') : t('hidden-no');
    return wordOf(this, field, piece, who) ?? fieldWord(field, id) ?? super.word(field, piece, who);
  }

  override fieldOf(command: string, slot: Slot): Component<FieldProps> | null {
    const { field } = slot;
    if (field === 'code') return FieldEffect;
    if (field === 'detail') return FieldDetail;
    if (field === 'skill' && command.endsWith('_ability') && command !== 'use_ability') return FieldGoesWith;
    if (command === 'adjust' && field === 'amount') return FieldAmount;
    return command === 'enter_dice' && field === 'faces' ? FieldDice : super.fieldOf(command, slot);
  }
}

export const sightOf = shared((table) => new Sight(table));
