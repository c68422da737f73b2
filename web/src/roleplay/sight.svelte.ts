// One seat's sight of a role-playing table: the two parts of the view, names, offers, what is selected. A game's own sight adds to it. Decides nothing.
import type { Component } from 'svelte';
import type { FieldProps, Speaker } from '../form/speaker';
import { isOwed, ownTitle } from '../offers';
import type { Form, Piece } from '../protocol.gen';
import type { Table } from '../table.svelte';
import { fitting, plan, valuesOf, type Known, type Plan, type Slot } from '../form/plan';
import FieldPictures from './FieldPictures.svelte';
import { t } from './words';

/** What every role-playing game's views have in common: the desk. */
interface Receipt {
  id: number;
  what?: string;
  field?: string;
  before?: string;
  after?: string;
  reason: string;
  reversed?: boolean;
}
/** How somebody looks and is spoken of. */
export interface Guise {
  who: string;
  portrait?: string;
  pronouns?: string;
}
export interface Seen {
  receipts: Receipt[];
  looks?: Guise[];
}

export interface Own {
  leads: boolean;
  mine: string[];
  notes?: { id: number; title: string; text: string; to?: number[] }[];
  /** What others show to this seat. */
  shown_notes?: { by: number; title: string; text: string }[];
  /** Of people in hiding, for who leads. */
  looks?: Guise[];
  pleas?: { id: number; seat: number; words: string; command?: string }[];
  /** In full, where not everybody may read them. */
  receipts?: Receipt[];
  /** Scenes prepared in hiding, for who leads. */
  plans?: Prepared[];
}

export interface Prepared {
  id: string;
  name: string;
  parts?: [field: string, text: string][];
  opened?: boolean;
}
/** What is written of a prepared scene, a thing a line. */
const LINED = ['situation', 'secrets', 'zones', 'cast', 'lurking', 'opposition', 'hazards', 'obstacles'];

/** What names pictures of the table. */
const PICTURED = ['pictures', 'at_hand'];

export type { FieldProps } from '../form/speaker';

export class Sight<S extends Seen = Seen, O extends Own = Own> implements Speaker {
  /** The piece in hand: a card, a person, a zone. */
  selected = $state<string | null>(null);
  readonly seen = $derived.by(() => this.table.view!.public as S);
  readonly own = $derived.by(
    () => (this.table.view!.private as O | null) ?? ({ leads: false, mine: [] } as unknown as O),
  );
  /** Text fields that hold several things, separated by semicolons. */
  readonly lists: readonly string[] = [];
  /** Text fields with room for more than a line. */
  readonly longs: readonly string[] = ['text', 'words', 'file'];
  readonly lined: readonly string[] = LINED;
  readonly worded: readonly string[] = ['prepare_scene'];

  /** As this seat may read them. */
  readonly receipts = $derived.by(() =>
    this.seen.receipts.map((receipt) => this.own.receipts?.find((own) => own.id === receipt.id) ?? receipt),
  );

  constructor(readonly table: Table) {}

  lookOf(who: string): Guise | undefined {
    return [...(this.seen.looks ?? []), ...(this.own.looks ?? [])].find((look) => look.who === who);
  }

  /** Where somebody's portrait is, if there is one. */
  readonly face = (who: string): string | undefined => {
    const portrait = this.lookOf(who)?.portrait;
    return portrait && this.table.pictures.some((one) => one.id === portrait)
      ? this.table.pictureAt(portrait)
      : undefined;
  };

  /** The characters this person may speak for. */
  get speakers(): string[] {
    return [];
  }

  /** What who leads is called here. */
  get leader(): string {
    return this.table.leader;
  }

  seatName(seat: number): string {
    return this.table.personName(seat);
  }

  /** A game's own word for a piece of its view. */
  protected called(_id: string): string | undefined {
    return undefined;
  }

  /** A game's own word for a value that is no piece. */
  protected literal(_id: string): string | undefined {
    return undefined;
  }

  /** How anything is called that has an id. */
  readonly name = (piece: Piece): string =>
    this.called(String(piece)) ??
    this.own.plans?.find((plan) => plan.id === piece)?.name ??
    this.literal(String(piece)) ??
    this.table.name(piece);

  /** The same among other choices, where the server's words tell it from its like. */
  readonly choice = (piece: Piece): string => {
    const told = this.literal(String(piece)) ?? this.table.name(piece);
    return (told === String(piece) ? this.name(piece) : told).replace(/^./, (letter) => letter.toUpperCase());
  };

  isFile(command: string, field: string): boolean {
    return field === 'file' || (field !== 'which' && (command.startsWith('import_') || command === 'open_file'));
  }

  /** A choice in one field of a command, in words. */
  word(field: string, piece: Piece, _who: string): string {
    if (typeof piece === 'boolean') return t(piece ? 'yes' : 'no');
    return field === 'seat' || field === 'to' ? this.seatName(Number(piece)) : this.choice(piece);
  }

  /** What a field asks, where the game's own words would be too general. */
  asked(_field: string, _who: string): string | undefined {
    return undefined;
  }

  /** Choices in the order in which they are looked for. */
  ordered(_field: string, pieces: Piece[]): Piece[] {
    return pieces;
  }

  /** What is missing in a field, in words. */
  wanting(slot: Slot): string {
    return slot.wanting;
  }

  /** A field that is drawn in its own way. */
  fieldOf(_command: string, { field }: Slot): Component<FieldProps> | null {
    return PICTURED.includes(field) ? FieldPictures : null;
  }

  /** What a command asks where these fields are decided. */
  forms(command: string, known: Known = {}): Form[] {
    return this.table.page ? fitting(this.table.forms.of(command), command, known, this.table.page) : [];
  }

  /** A button needs to know only whether its command is open, where it is about nothing in particular. */
  may(command: string, known: Known = {}): boolean {
    if (!this.table.forms.isOpen(command)) return false;
    return Object.keys(known).length ? this.forms(command, known).length > 0 : true;
  }

  /** Play waits for it. */
  isOwed(command: string, known: Known = {}): boolean {
    const asked = this.table.offers.filter((form) => form.command === command && isOwed(form));
    return !!this.table.page && fitting(asked, command, known, this.table.page).length > 0;
  }

  values(command: string, field: string, known: Known = {}): Piece[] {
    return this.table.page ? valuesOf(this.table.forms.of(command), command, field, known, this.table.page) : [];
  }

  /** A command with some fields decided and others chosen: what is left to fill in. */
  plan(command: string, known: Known, chosen: Known = {}): Plan {
    return plan(this.table.forms.of(command), command, known, chosen, this.table.page!);
  }

  /** The same once its form is here. */
  async planned(command: string, known: Known): Promise<Plan> {
    return plan(await this.table.forms.now(command), command, known, {}, this.table.page!);
  }

  /** Sends a command whose every field is known; the rules judge it. */
  send(command: string, known: Known): Promise<boolean> {
    return this.table.play({ command, owed: this.isOwed(command) }, known);
  }

  /** Sends a command; what is not known of it must follow from its form. */
  async act(command: string, known: Known): Promise<boolean> {
    const { ready } = await this.planned(command, known);
    return ready ? this.table.play(ready.form, ready.values) : false;
  }

  /** Everybody this seat knows of, to be found by name. */
  everybody(): { id: string; name?: string }[] {
    return [];
  }

  select(piece: string | null): void {
    this.selected = this.selected === piece ? null : piece;
  }
}

/** Board, sheet and bar of one table share one sight. */
export function shared<T extends Sight>(make: (table: Table) => T): (table: Table) => T {
  const sights = new WeakMap<Table, T>();
  return (table) => {
    const sight = sights.get(table) ?? make(table);
    sights.set(table, sight);
    return sight;
  };
}

/** Fields that name a seat. */
const SEATS = ['seat', 'to'];
/** Stands for a field that is still open. */
const OPEN = '\u0001';

/** A command on a button: who or what it is about is named where there is only one such thing. */
export function titleOf(sight: Sight, command: string, known: Known = {}): string {
  const words = sight.table.page?.words[command];
  return filled(sight, command, known, ownTitle(words, known) ?? words?.title ?? command.replaceAll('_', ' '));
}

/** The words of a command where these fields are decided. */
export function wordsOf(sight: Sight, command: string, known: Known = {}) {
  const words = sight.table.page?.words[command];
  const said = (text?: string): string => (text ? filled(sight, command, known, text) : '');
  return {
    get title(): string {
      return titleOf(sight, command, known);
    },
    get short(): string {
      return ownTitle(words, known) ? this.title : said(words?.short) || this.title;
    },
    get done(): string {
      return said(words?.done) || this.short;
    },
    get note(): string {
      return said(words?.note);
    },
    get sure(): string {
      return said(words?.sure);
    },
  };
}

/** No form is fetched for the sake of a name. */
function filled(sight: Sight, command: string, known: Known, whole: string): string {
  const choices = (field: string): Piece[] => {
    if (field in known) return [known[field]].flat() as Piece[];
    return sight.table.forms.isKnown(command) ? sight.values(command, field) : [];
  };
  return whole
    .replace(/^\{who\}(?= )/, (found) => (choices('who').length === 1 ? found : t('somebody')))
    .replace(/\s*(?:\b(?:for|with|of|by|from|to|against|about)\s+)?\{(\w+)\}/g, (found, field: string) => {
      const values = choices(field);
      return values.length === 1 && typeof values[0] !== 'boolean'
        ? found.replace(
            `{${field}}`,
            SEATS.includes(field) ? sight.word(field, values[0]!, '') : sight.name(values[0]!),
          )
        : OPEN;
    })
    .replace(new RegExp(`\\s*\\([^)]*${OPEN}[^)]*\\)|;[^;]*${OPEN}|:${OPEN}|^${OPEN}:?|${OPEN}$`, 'g'), '')
    .replace(new RegExp(OPEN, 'g'), ' …')
    .trim()
    .replace(/^./, (letter) => letter.toUpperCase());
}

/** A whole command in words: its title with names filled in, then whatever else was chosen. */
export function commandInWords(sight: Sight, text: string): string {
  let whole: { do: string } & Record<string, Piece | Piece[] | boolean>;
  try {
    whole = JSON.parse(text);
  } catch {
    return text; // somebody else wrote it: it may be anything
  }
  const { do: command, ...fields } = whole;
  if (typeof command !== 'string') return text;
  const who = String(fields.who ?? '');
  const said = (field: string): string => {
    const value = fields[field];
    return value === undefined || typeof value === 'boolean'
      ? ''
      : [value]
          .flat()
          .filter((one) => one !== '')
          .map((one) => sight.word(field, one, who))
          .join(', ');
  };
  const words = sight.table.page?.words[command];
  const title = ownTitle(words, fields) ?? words?.title ?? command.replaceAll('_', ' ');
  const rest = Object.keys(fields)
    .filter((field) => field !== 'who' && !title.includes(`{${field}}`))
    .map(said)
    .filter(Boolean);
  return [title.replace(/\{(\w+)\}/g, (_, field: string) => said(field)), rest.join(', ')].filter(Boolean).join(': ');
}
