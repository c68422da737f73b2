// One seat's sight of a Personae table: names for every piece, sheets, words for every field. Decides nothing.
import type { Component } from 'svelte';
import type { Ask } from '../../offers';
import type { Piece } from '../../protocol.gen';
import { Sight as RoleplaySight, type FieldProps } from '../../roleplay/sight.svelte';
import type { Known, Slot } from '../../form/plan';
import type { Table } from '../../table.svelte';
import FieldAmount from '../../roleplay/FieldAmount.svelte';
import FieldDetail from './FieldDetail.svelte';
import { CAST, READY, TRAITS } from './library.gen';
import FieldEffect from './FieldEffect.svelte';
import FieldGoesWith from './FieldGoesWith.svelte';
import FieldDice from './play/FieldDice.svelte';
import { wordOf } from './play/stage';
import { dice, fieldWord, ROLES, signed } from './say';
import type { GearSeen, Person, Private, Public, Sheet, SkillSeen, TraitSeen } from './types.gen';

export class Sight extends RoleplaySight<Public, Private> {
  /** Everybody this seat knows of, with what it alone knows of their hits. */
  readonly people = $derived.by((): Person[] =>
    [...this.seen.individuals, ...(this.own.hidden ?? [])].map((one) =>
      this.own.health?.[one.id] ? { ...one, health: this.own.health[one.id]! } : one,
    ),
  );
  readonly mine = $derived.by((): Person[] => this.own.mine.flatMap((id) => this.person(id) ?? []));
  /** Those this seat keeps the sheets of, also in the making. */
  readonly kept = $derived.by((): Person[] => [
    ...this.mine,
    ...this.people.filter(
      (one) => this.isMaking(one) && one.seat === this.table.seat && !this.own.mine.includes(one.id),
    ),
  ]);
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

  person(id: string): Person | undefined {
    return this.people.find((person) => person.id === id);
  }

  isMaking(person: Person): boolean {
    return !['ready', 'dead'].includes(person.stage ?? 'ready');
  }

  sheet(who: string): Sheet | null {
    return this.own.sheets?.find((sheet) => sheet.who === who) ?? this.person(who)?.sheet ?? null;
  }

  /** A player without a character, who may have one now. */
  readonly lacking = $derived.by(
    (): boolean =>
      this.table.seat !== null &&
      !this.table.past &&
      !this.own.leads &&
      (this.may('take_ready') || this.may('new_individual')) &&
      !this.kept.some((person) => person.role === 'main'),
  );
  /** A player's own character in the making, while no scene is played. */
  readonly draft = $derived.by((): Person | null => {
    if (this.own.leads || this.table.past || this.seen.scene.open) return null;
    return this.kept.find((person) => this.isMaking(person)) ?? null;
  });

  /** What a command asks for next, once these fields are known: the bounds of a number, the choices. */
  ask(command: string, known: Known): Ask | null {
    return this.plan(command, known).slots[0]?.ask ?? null;
  }

  /** The least and the most one field may be now; null where it may not be set. */
  bounds(command: string, known: Known): [number, number] | null {
    const ask = this.may(command, known) ? this.ask(command, known) : null;
    return ask?.ask === 'number' ? [ask.least, ask.most] : null;
  }

  /** Who plays it, in words. */
  part(person: Person): string {
    if (person.role === 'main') return `${this.seatName(person.seat)}’s main character`;
    if (person.role === 'companion') return `companion of ${this.name(person.owner ?? '')}`;
    return `${ROLES[person.role] ?? person.role}, ${person.toughness ?? 'major'}`;
  }

  /** Sends something the offers do not have, to be told why not. */
  async why(command: string, fields: Known): Promise<void> {
    await this.table.send({ type: 'do', command: { do: command, ...fields } });
  }

  override everybody(): Person[] {
    return this.people;
  }

  override seatName(seat: number): string {
    return (
      this.seen.people[seat] || (seat === this.seen.gm || seat < 0 ? 'the game master' : this.table.seatName(seat))
    );
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
    if (skill) return `${skill.name} (${dice(skill.rating)}, ${signed(skill.adds)})`;
    const part = this.#parts.get(id);
    if (part && field !== 'side') return part.name;
    if (field === 'seat' || field === 'to')
      return id === 'gm' ? 'The game master' : this.seatName(Number(id.replace('@', '')));
    if (field === 'key' && this.table.page?.options.some((option) => option.key === id))
      return this.table.page.options.find((option) => option.key === id)!.label;
    if (field === 'hidden' && !this.may('rule_hidden'))
      return id === 'true' ? 'In hiding: only you know' : 'In the open';
    return wordOf(this, field, piece, who) ?? fieldWord(field, id) ?? super.word(field, piece, who);
  }

  override fieldOf(command: string, { field }: Slot): Component<FieldProps> | null {
    if (field === 'code') return FieldEffect;
    if (field === 'detail') return FieldDetail;
    if (field === 'skill' && command.endsWith('_ability') && command !== 'use_ability') return FieldGoesWith;
    if (command === 'adjust' && field === 'amount') return FieldAmount;
    return command === 'enter_dice' && field === 'faces' ? FieldDice : null;
  }

  override starts(command: string): Known {
    const starts: Record<string, Known> = {
      add_ability: { when: '', kind: '', skill: '' },
      plan_ability: { when: '', kind: '', skill: '' },
      add_power: { hits: 0, targets: 1 },
      plan_power: { hits: 0, targets: 1 },
      award: { amount: 1 },
      pass_days: { days: 1 },
    };
    return starts[command] ?? {};
  }
}

const sights = new WeakMap<Table, Sight>();

/** Board, sheet and bar of one table share one sight. */
export function sightOf(table: Table): Sight {
  const known = sights.get(table);
  if (known) return known;
  const made = new Sight(table);
  sights.set(table, made);
  return made;
}
