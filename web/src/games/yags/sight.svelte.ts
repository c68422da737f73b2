// One seat's sight of a Yags table: names for every piece, sheets, words for every field. Decides nothing.
import type { Component } from 'svelte';
import type { Ask } from '../../offers';
import type { Piece } from '../../protocol.gen';
import { Sight as RoleplaySight, type FieldProps } from '../../roleplay/sight.svelte';
import type { Known, Slot } from '../../form/plan';
import type { Table } from '../../table.svelte';
import FieldKilos from './FieldKilos.svelte';
import FieldRanked from './FieldRanked.svelte';
import FieldWorn from './FieldWorn.svelte';
import { CAST, LIBRARY, READY } from './library.gen';
import { isPlayed } from './people';
import { fieldOf, skillsOf, wordOf } from './play/stage';
import { fieldWord } from './say';
import type {
  CheckSeen,
  Item,
  Person,
  Private,
  Public,
  Sheet,
  SkillDef,
  TechniqueDef,
  TechniqueSeen,
  Petition,
} from './types.gen';

export class Sight extends RoleplaySight<Public, Private> {
  /** Everybody this seat knows of, with what it alone knows of their wounds and fatigue. */
  readonly people = $derived.by((): Person[] =>
    [...this.seen.creatures, ...(this.own.hidden ?? [])].map((one) =>
      this.own.counters?.[one.id] ? { ...one, counters: this.own.counters[one.id]! } : one,
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
  /** The check that lies on the table, as this seat may read it. */
  readonly check = $derived.by((): CheckSeen | null => this.own.check ?? this.seen.check);
  /** The campaign's list of skills. */
  readonly skills = $derived.by((): SkillDef[] => skillsOf(this));
  /** The campaign's library of techniques. */
  readonly library = $derived.by((): TechniqueDef[] => {
    const own = new Set([...this.seen.library.map((one) => one.name), ...(this.seen.unlisted ?? [])]);
    return [...LIBRARY.filter((one) => !own.has(one.name)), ...this.seen.library];
  });
  override readonly lists = [];
  override readonly longs = ['text', 'words', 'reason', 'notes', 'aim', 'why'];
  /** Everything on a sheet this seat may read, by its id. */
  readonly #parts = $derived.by((): Map<string, TechniqueSeen | Item> => {
    const sheets = this.people.flatMap((person) => this.sheet(person.id) ?? []);
    return new Map(
      sheets.flatMap((sheet) => [...(sheet.techniques ?? []), ...(sheet.items ?? [])]).map((part) => [part.id, part]),
    );
  });

  person(id: string): Person | undefined {
    return this.people.find((person) => person.id === id);
  }

  isMaking(person: Person): boolean {
    return !['ready', 'dead'].includes(person.stage ?? 'ready');
  }

  /** Whether a player, not the game master, plays it. */
  isPlayed(person: Person): boolean {
    return isPlayed(person, this.seen.gm);
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
      (this.may('take_ready') || this.may('new_creature')) &&
      !this.kept.length,
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

  /** Who plays it and what it is, in words. */
  part(person: Person): string {
    const what =
      person.kind === 'person'
        ? person.named === false
          ? 'one of many'
          : 'somebody of the story'
        : `a ${person.kind}`;
    return [
      this.isPlayed(person) ? `${this.seatName(person.seat)}’s character` : what,
      person.kind === 'person' && person.human === false ? 'not human' : '',
    ]
      .filter(Boolean)
      .join(', ');
  }

  /** A request in words. */
  wishWords(wish: Petition): string {
    const who = this.name(wish.who);
    if (wish.what === 'study')
      return `${who} would put ${wish.amount} experience into ${wish.piece}, studied from: ${wish.text}`;
    return wish.what === 'tl' ? `${who} would have ${wish.text}` : `${who} tries: ${wish.text}`;
  }

  /** Sends something the offers do not have, to be told why not. */
  async why(command: string, fields: Known): Promise<void> {
    await this.table.send({ type: 'do', command: { do: command, ...fields } });
  }

  override seatName(seat: number): string {
    return (
      this.seen.people[seat] || (seat === this.seen.gm || seat < 0 ? 'the game master' : this.table.seatName(seat))
    );
  }

  protected override called(id: string): string | undefined {
    return (
      this.person(id)?.name ??
      this.#parts.get(id)?.name ??
      [...READY, ...CAST].find((one) => one.key === id)?.name ??
      this.seen.tasks.find(({ task }) => task.id === id)?.task.name
    );
  }

  override word(field: string, piece: Piece, who: string): string {
    const id = String(piece);
    if (field === 'seat') return id === 'gm' ? 'The game master' : this.seatName(Number(id.replace('@', '')));
    if (field === 'to' && typeof piece === 'number') return this.seatName(piece);
    if (field === 'notice')
      return (
        this.sheet(who)?.notices?.find((one) => one.key === id)?.text ??
        (id.startsWith('tl:') ? `${this.name(id.slice(3))}: of a later Tech Level` : id)
      );
    if (field === 'wish')
      return this.seen.wishes.filter((one) => String(one.id) === id).map((one) => this.wishWords(one))[0] ?? id;
    if (field === 'key')
      return (
        this.table.page?.options.find((one) => one.key === id)?.label ??
        [...READY, ...CAST].find((one) => one.key === id)?.name ??
        this.choice(piece)
      );
    const level = field === 'skill' ? this.sheet(who)?.skills?.find((one) => one.name === id)?.level : undefined;
    if (level !== undefined) return `${id} ${level}`;
    const value = field === 'attribute' ? this.sheet(who)?.attributes.find((one) => one.name === id)?.now : undefined;
    if (value !== undefined) return `${id} ${value}`;
    return fieldWord(field, id) ?? wordOf(this, field, piece, who) ?? this.called(id) ?? super.word(field, piece, who);
  }

  override asked(field: string, _who: string): string | undefined {
    return { default: 'What may stand in for it by default', limited_by: 'Never above half of' }[field];
  }

  /** People as they came to the table, skills as the campaign lists them. */
  override ordered(_field: string, pieces: Piece[]): Piece[] {
    const places = new Map(
      [...this.people.map((one) => one.id), ...this.skills.map((one) => one.name)].map((id, i) => [id, i]),
    );
    const place = (piece: Piece): number => places.get(String(piece)) ?? -1;
    return [...pieces].sort((a, b) => place(a) - place(b));
  }

  override wanting(slot: Slot): string {
    return slot.field === 'weight' ? 'Say how many kilograms it weighs.' : slot.wanting;
  }

  override fieldOf(command: string, slot: Slot): Component<FieldProps> | null {
    if (slot.field === 'weight' || (command === 'size_by' && slot.field === 'amount')) return FieldKilos;
    if (command === 'define_skill' && slot.field === 'attributes') return FieldRanked;
    return slot.field === 'worn_load' ? FieldWorn : fieldOf(command, slot.field);
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
