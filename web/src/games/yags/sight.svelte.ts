// One seat's sight of a Yags table: names for every piece, sheets, words for every field. Decides nothing.
import type { Component } from 'svelte';
import type { Piece } from '../../protocol.gen';
import type { Shape } from '../../pieces/PersonToken.svelte';
import { colourOfSeat } from '../../roleplay/say';
import { CastSight } from '../../roleplay/cast.svelte';
import { shared, type FieldProps } from '../../roleplay/sight.svelte';
import type { Slot } from '../../form/plan';
import FieldKilos from './FieldKilos.svelte';
import FieldRanked from './FieldRanked.svelte';
import FieldWorn from './FieldWorn.svelte';
import { CAST, LIBRARY, READY } from './library.gen';
import { fieldOf, skillsOf, wordOf } from './play/stage';
import { fieldWord, STAGES } from './say';
import { t } from './words';
import type {
  CheckSeen,
  Item,
  Person,
  Private,
  Public,
  SkillDef,
  TechniqueDef,
  TechniqueSeen,
  Petition,
} from './types.gen';

/** The game master's people, told apart. */
const STRANGERS = ['#5c4a6e', '#6e4a4a', '#45584a', '#6b5a2e', '#3f566e', '#6e3f5f'];

export class Sight extends CastSight<Person, Public, Private> {
  /** Everybody this seat knows of, with what it alone knows of their wounds and fatigue. */
  readonly people = $derived.by((): Person[] =>
    [...this.seen.creatures, ...(this.own.hidden ?? [])].map((one) =>
      this.own.counters?.[one.id] ? { ...one, counters: this.own.counters[one.id]! } : one,
    ),
  );
  readonly stages = STAGES;
  readonly begins = 'new_creature';
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

  isPlayed(person: Person): boolean {
    return person.seat !== this.seen.gm && person.seat >= 0;
  }

  shape(person: Person): Shape {
    if (person.kind !== 'person') return person.kind === 'vehicle' ? 'square' : 'diamond';
    return this.isPlayed(person) || person.named !== false ? 'round' : 'many';
  }

  colour(person: Person): string {
    if (this.isPlayed(person)) return colourOfSeat(person.seat);
    return STRANGERS[Number(person.id.replace(/\D/g, '')) % STRANGERS.length]!;
  }

  /** Who plays it and what it is, in words. */
  part(person: Person): string {
    const what =
      person.kind === 'person'
        ? person.named === false
          ? t('one-of-many')
          : t('of-the-story')
        : t(person.kind === 'vehicle' ? 'a-vehicle' : 'a-creature');
    return [
      this.isPlayed(person) ? t('part-player', { player: this.seatName(person.seat) }) : what,
      person.kind === 'person' && person.human === false ? t('not-human') : '',
    ]
      .filter(Boolean)
      .join(', ');
  }

  /** A request in words. */
  petitionWords(petition: Petition): string {
    const who = this.name(petition.who);
    if (petition.what === 'study')
      return t('wish-study', {
        who,
        count: petition.amount ?? 0,
        skill: petition.piece ?? '',
        source: petition.text ?? '',
      });
    if (petition.attribute)
      return t('wish-roll', { who, pair: [petition.attribute, petition.piece].filter(Boolean).join(' × ') });
    if (petition.what === 'check' && !petition.text) return t('wish-aloud', { who });
    return t(petition.what === 'tl' ? 'wish-late' : 'wish-check', { who, text: petition.text ?? '' });
  }

  override everybody(): Person[] {
    return this.people;
  }

  protected override called(id: string): string | undefined {
    return (
      (this.person(id)?.name || undefined) ??
      this.#parts.get(id)?.name ??
      [...READY, ...CAST].find((one) => one.key === id)?.name ??
      this.seen.tasks.find(({ task }) => task.id === id)?.task.name
    );
  }

  override word(field: string, piece: Piece, who: string): string {
    const id = String(piece);
    if (field === 'seat') return id === 'gm' ? t('game-master') : this.seatName(Number(id.replace('@', '')));
    if (field === 'to' && typeof piece === 'number') return this.seatName(piece);
    if (field === 'notice')
      return (
        this.sheet(who)?.notices?.find((one) => one.key === id)?.text ??
        (id.startsWith('tl:') ? t('later-tech', { what: this.name(id.slice(3)) }) : id)
      );
    if (field === 'wish')
      return this.seen.petitions.filter((one) => String(one.id) === id).map((one) => this.petitionWords(one))[0] ?? id;
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

  /** People as they came to the table, skills as the campaign lists them. */
  override ordered(_field: string, pieces: Piece[]): Piece[] {
    const places = new Map(
      [...this.people.map((one) => one.id), ...this.skills.map((one) => one.name)].map((id, i) => [id, i]),
    );
    const place = (piece: Piece): number => places.get(String(piece)) ?? -1;
    return [...pieces].sort((a, b) => place(a) - place(b));
  }

  override wanting(slot: Slot): string {
    return slot.field === 'weight' ? t('say-weight') : slot.wanting;
  }

  override fieldOf(command: string, slot: Slot): Component<FieldProps> | null {
    if (slot.field === 'weight' || (command === 'size_by' && slot.field === 'amount')) return FieldKilos;
    if (command === 'define_skill' && slot.field === 'attributes') return FieldRanked;
    return slot.field === 'worn_load' ? FieldWorn : (fieldOf(command, slot.field) ?? super.fieldOf(command, slot));
  }
}

export const sightOf = shared((table) => new Sight(table));
