// One seat's sight of a Fate table: names for every piece, sheets, the order in which aspects are looked for. Decides nothing.
import type { Component } from 'svelte';
import type { Piece } from '../../protocol.gen';
import { shared, Sight as RoleplaySight, type FieldProps } from '../../roleplay/sight.svelte';
import type { Slot } from '../../form/plan';
import FieldApproaches from './FieldApproaches.svelte';
import FieldDie from './FieldDie.svelte';
import FieldLadder from './FieldLadder.svelte';
import { t } from './say';
import type { AspectSeen, Person, Private, Public, Sheet } from './types.gen';

const DICE = new Set(['+', '0', '-']);

export class Sight extends RoleplaySight<Public, Private> {
  readonly people = $derived.by((): Person[] => [...this.seen.characters, ...(this.own.backstage?.characters ?? [])]);
  readonly aspects = $derived.by((): AspectSeen[] => [...this.seen.aspects, ...(this.own.aspects ?? [])]);
  readonly mine = $derived.by((): Person[] => this.own.mine.flatMap((id) => this.person(id) ?? []));
  override readonly lists = ['aspects', 'skilled', 'bad', 'tasks'];
  override readonly longs = ['text', 'words', 'looks', 'file', 'notes'];

  person(id: string): Person | undefined {
    return this.people.find((person) => person.id === id);
  }

  aspect(id: string): AspectSeen | undefined {
    return this.aspects.find((aspect) => aspect.id === id);
  }

  aspectsOf(who: string): AspectSeen[] {
    return this.aspects.filter((aspect) => aspect.owner === who);
  }

  sheet(who: string): Sheet | null {
    const sheets = [...(this.own.sheets ?? []), ...(this.own.backstage?.sheets ?? [])];
    return sheets.find((sheet) => sheet.who === who) ?? this.person(who)?.sheet ?? null;
  }

  override everybody(): Person[] {
    return this.people;
  }

  override get speakers(): string[] {
    return this.mine.map((person) => person.name);
  }

  override seatName(seat: number): string {
    return this.seen.people[seat] || (seat === this.seen.gm ? t('the-gm') : t('seat', { number: seat }));
  }

  protected override called(id: string): string | undefined {
    const found =
      this.person(id)?.name ?? this.aspect(id)?.text ?? this.seen.zones.find((zone) => zone.id === id)?.name;
    return found ?? this.#task(id) ?? this.#border(id);
  }

  override word(field: string, piece: Piece, who: string): string {
    if (field === 'stunt') return this.sheet(who)?.stunts?.[Number(piece)]?.text ?? this.name(piece);
    const rating = this.sheet(who)?.ratings?.find((one) => one.approach === piece)?.words;
    return rating && field !== 'seat' && field !== 'to' ? `${piece} · ${rating}` : super.word(field, piece, who);
  }

  override asked(field: string, who: string): string | undefined {
    if (field !== 'how' || !who) return undefined;
    return this.sheet(who)?.ratings?.length ? t('which-approach') : t('which-skill');
  }

  override fieldOf(command: string, slot: Slot): Component<FieldProps> | null {
    const { ask, field } = slot;
    if (ask.ask === 'pick' && ask.of.every((piece) => DICE.has(String(piece)))) return FieldDie;
    if (ask.ask === 'number' && field === 'difficulty') return FieldLadder;
    return ask.ask === 'choose' && ask.ordered && command === 'rank_approaches'
      ? FieldApproaches
      : super.fieldOf(command, slot);
  }

  /** Aspects as they are looked for: with free invocations, then of the scene, then mine, then other people's. */
  override ordered(field: string, pieces: Piece[]): Piece[] {
    if (field !== 'aspect') return pieces;
    const rank = (piece: Piece): number => {
      const aspect = this.aspect(String(piece));
      if (!aspect) return 5;
      if (aspect.free?.some((ticks) => ticks.count)) return 0;
      return aspect.owner ? (this.own.mine.includes(aspect.owner) ? 2 : 3) : 1;
    };
    return [...pieces].sort((a, b) => rank(a) - rank(b));
  }

  #task(id: string): string | undefined {
    return [...(this.seen.challenge?.tasks ?? []), ...(this.own.backstage?.tasks ?? [])].find((task) => task.id === id)
      ?.text;
  }

  #border(id: string): string | undefined {
    const border = this.seen.borders.find((one) => one.id === id);
    return border && `${this.name(border.a)} – ${this.name(border.b)}`;
  }
}

export const sightOf = shared((table) => new Sight(table));
