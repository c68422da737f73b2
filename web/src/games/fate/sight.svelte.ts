// One seat's sight of a Fate table: the two parts of the view joined, names for every piece, what is selected. Decides nothing.
import type { Value } from '../../offers';
import type { Offer, Piece } from '../../protocol.gen';
import type { Table } from '../../table.svelte';
import { literal } from './say';
import type { AspectSeen, Person, Private, Public, Sheet } from './types.gen';
import { fitting, plan, valuesOf, type Known } from './wish';

const NOBODY: Private = { leads: false, mine: [] };

export class Sight {
  /** The piece in hand: a card, a person, a zone. */
  selected = $state<string | null>(null);
  readonly seen = $derived.by(() => this.table.view!.public as Public);
  readonly own = $derived.by(() => (this.table.view!.private as Private | null) ?? NOBODY);
  readonly people = $derived.by((): Person[] => [...this.seen.characters, ...(this.own.backstage?.characters ?? [])]);
  readonly aspects = $derived.by((): AspectSeen[] => [...this.seen.aspects, ...(this.own.aspects ?? [])]);
  readonly mine = $derived.by((): Person[] => this.own.mine.flatMap((id) => this.person(id) ?? []));

  /** The offers by their command: every button asks for its own. */
  readonly #menu = $derived.by(() => Map.groupBy(this.table.offers, (offer) => offer.command));

  constructor(readonly table: Table) {}

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

  seatName(seat: number): string {
    return this.seen.people[seat] || (seat === this.seen.gm ? 'the game master' : `seat ${seat + 1}`);
  }

  /** How anything is called that has an id. */
  readonly name = (piece: Piece): string => {
    const id = String(piece);
    const found = this.person(id)?.name ?? this.aspect(id)?.text ?? this.seen.zones.find((zone) => zone.id === id)?.name;
    return found ?? this.#task(id) ?? this.#border(id) ?? literal(id) ?? this.table.name(piece);
  };

  /** The same among other choices, where the server's words tell it from its like. */
  readonly choice = (piece: Piece): string => {
    const told = literal(String(piece)) ?? this.table.name(piece);
    return (told === String(piece) ? this.name(piece) : told).replace(/^./, (letter) => letter.toUpperCase());
  };

  offers(command: string, known: Known = {}): Offer[] {
    const alike = this.#menu.get(command);
    return alike && this.table.page ? fitting(alike, command, known, this.table.page) : [];
  }

  may(command: string, known: Known = {}): boolean {
    return this.offers(command, known).length > 0;
  }

  values(command: string, field: string, known: Known = {}): Piece[] {
    return this.table.page ? valuesOf(this.table.offers, command, field, known, this.table.page) : [];
  }

  /** Sends a command whose every field is known. */
  async act(command: string, known: Record<string, Value>): Promise<boolean> {
    const ready = plan(this.table.offers, command, known, {}, this.table.page!).ready;
    return ready ? this.table.play(ready.offer, ready.values) : false;
  }

  /** Aspects as they are looked for: with free invocations, then of the scene, then mine, then other people's. */
  inOrder(pieces: Piece[]): Piece[] {
    const rank = (piece: Piece): number => {
      const aspect = this.aspect(String(piece));
      if (!aspect) return 5;
      if (aspect.free?.some((ticks) => ticks.count)) return 0;
      return aspect.owner ? (this.own.mine.includes(aspect.owner) ? 2 : 3) : 1;
    };
    return [...pieces].sort((a, b) => rank(a) - rank(b));
  }

  select(piece: string | null): void {
    this.selected = this.selected === piece ? null : piece;
  }

  #task(id: string): string | undefined {
    return [...(this.seen.challenge?.tasks ?? []), ...(this.own.backstage?.tasks ?? [])].find((task) => task.id === id)?.text;
  }

  #border(id: string): string | undefined {
    const border = this.seen.borders.find((one) => one.id === id);
    return border && `${this.name(border.a)} – ${this.name(border.b)}`;
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

/** A command on a button: who or what it is about is named where there is only one such thing. */
export function titleOf(sight: Sight, command: string): string {
  const whole = sight.table.page?.words[command]?.title ?? command.replaceAll('_', ' ');
  return whole
    .replace(/\s*(?:\b(?:for|with|of|by|from|to)\s+)?\{(\w+)\}/g, (found, field: string) => {
      const values = sight.values(command, field);
      return values.length === 1 ? found.replace(`{${field}}`, sight.name(values[0]!)) : '';
    })
    .trim()
    .replace(/^./, (letter) => letter.toUpperCase());
}
