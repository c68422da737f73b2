// What the player has pointed at so far and which offers it fits. Everything lit on a board comes from here; no rules.
import { SvelteMap } from 'svelte/reactivity';
import { asksOf, fixedPieces, isOwed, missing, type Ask, type Values } from './offers';
import type { Form, Piece } from './protocol.gen';
import { t } from './words';

export interface Placed {
  offer: Form;
  values: Values;
  /** Fixed pieces of the board that were not pointed at yet. */
  unpointed: Piece[];
}

export class Pointing {
  offers = $state.raw<Form[]>([]);
  picked = $state<Piece[]>([]);
  pairs = $state<[Piece, Piece][]>([]);
  /** A piece waiting for the target it is to be set against. */
  pending = $state<Piece | null>(null);
  /** Narrowed to one command by its button. */
  only = $state<string | null>(null);
  /** Why the piece just clicked does nothing. */
  note = $state('');
  /** The cards the digit keys stand for. */
  hand = $state.raw<Piece[]>([]);
  /** What a coach points at: a piece, or the button of a command. */
  pointed = $state<string | null>(null);
  pressed = $state('');
  #shown = new SvelteMap<Piece, number>();

  readonly considered = $derived(this.only ? this.offers.filter((o) => o.command === this.only) : this.offers);
  readonly placed = $derived(this.#placeAll(this.picked, this.pairs));
  readonly ready = $derived(
    this.pending === null
      ? this.placed.filter(({ offer, values }) =>
          asksOf(offer).every(([field, ask]) => isPointed(ask) && missing(ask, values[field]) === ''),
        )
      : [],
  );
  readonly isEmpty = $derived(!this.picked.length && !this.pairs.length && this.pending === null && this.only === null);
  readonly lit = $derived(this.#lit());

  /** Asks why a piece can do nothing now. */
  wonder: (piece: Piece) => void = () => undefined;
  #owed = '';

  /** A new set of offers: what still fits stays chosen, but a menu left open gives way to a new question. */
  offer(offers: Form[]): void {
    const owed = offers
      .filter(isOwed)
      .map((offer) => offer.command)
      .join();
    this.offers = offers;
    this.note = '';
    if (owed !== this.#owed && !this.picked.length && !this.pairs.length) this.clear();
    this.#owed = owed;
    if (!this.considered.length || !this.placed.length) this.clear();
    if (this.isEmpty) this.#begin();
    else if (this.pending !== null && !this.#targets(this.pending).size) this.pending = null;
  }

  clear(): void {
    this.picked = [];
    this.pairs = [];
    this.pending = null;
    this.only = null;
    this.note = '';
  }

  narrow(command: string): void {
    this.clear();
    this.only = command;
  }

  /** One step back: the last thing pointed at. */
  back(): void {
    this.note = '';
    if (this.pending !== null) this.pending = null;
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else if (this.pairs.length) this.pairs = this.pairs.slice(0, -1);
    else this.only = null;
  }

  isChosen(piece: Piece): boolean {
    return this.picked.includes(piece) || this.pending === piece || this.pairs.some(([from]) => from === piece);
  }

  point(piece: Piece): void {
    this.note = '';
    if (this.pending !== null) {
      const from = this.pending;
      this.pending = null;
      if (piece === from) return;
      if (this.#targets(from).has(piece)) {
        this.pairs = [...this.pairs, [from, piece]];
        return;
      }
    }
    if (this.pairs.some(([from]) => from === piece)) this.pairs = this.pairs.filter(([from]) => from !== piece);
    else if (this.picked.includes(piece)) this.#drop(piece);
    else if (this.#sources().has(piece)) this.pending = piece;
    else if (this.#placeAll([...this.picked, piece], this.pairs).length) this.picked = [...this.picked, piece];
    else this.#elsewhere(piece);
  }

  show(piece: Piece): () => void {
    this.#shown.set(piece, (this.#shown.get(piece) ?? 0) + 1);
    return () => {
      const left = (this.#shown.get(piece) ?? 1) - 1;
      if (left) this.#shown.set(piece, left);
      else this.#shown.delete(piece);
    };
  }

  isShown(piece: Piece): boolean {
    return this.#shown.has(piece);
  }

  /** What may be pointed at next and is nowhere on the board: numbers, suits, or everything where there is no board. */
  unshown(): Piece[] {
    return [...this.lit].filter((piece) => !this.isShown(piece));
  }

  whyNot(): string {
    if (!this.offers.length) return t('compose-nothing-asked');
    return t(this.isEmpty ? 'compose-not-now' : 'compose-no-fit');
  }

  /** Where only one thing is owed, what it is about needs no pointing at. */
  #begin(): void {
    const owed = this.offers.filter(isOwed);
    const [only] = owed;
    if (owed.length === 1 && only && asksOf(only).length && asksOf(only).every(([, ask]) => ask.ask === 'pick'))
      this.picked = fixedPieces(only);
  }

  /** A click that fits nothing chosen so far may begin something else. */
  #elsewhere(piece: Piece): void {
    const alone = this.#placeAll([piece], []);
    if (!this.isEmpty && (alone.length || this.#sourcesOf(this.offers).has(piece))) {
      this.clear();
      this.point(piece);
      this.note = t('compose-reset');
    } else if (this.isEmpty) this.wonder(piece);
    else this.note = this.whyNot();
  }

  #drop(piece: Piece): void {
    const left = this.picked.filter((p) => p !== piece);
    this.picked = this.#placeAll(left, this.pairs).length ? left : left.slice(0, this.picked.indexOf(piece));
  }

  #placeAll(picked: Piece[], pairs: [Piece, Piece][]): Placed[] {
    return this.considered.flatMap((offer) => this.#place(offer, picked, pairs) ?? []);
  }

  #place(offer: Form, picked: Piece[], pairs: [Piece, Piece][]): Placed | null {
    const fixed = fixedPieces(offer);
    const unpointed = fixed.filter((piece) => this.isShown(piece) && !picked.includes(piece));
    const asks = asksOf(offer);
    const values: Values = Object.fromEntries(
      asks.map(([field, ask]) => [field, ask.ask === 'choose' || ask.ask === 'assign' ? [] : undefined]),
    );
    for (const [at, piece] of picked.entries()) {
      const place = fixed.indexOf(piece);
      if (place >= 0) {
        const before = fixed.slice(0, place).filter((p) => this.isShown(p));
        if (!before.every((p) => picked.indexOf(p) >= 0 && picked.indexOf(p) < at)) return null;
      } else if (!asks.some(([field, ask]) => take(ask, field, values, piece, unpointed.length > 0))) return null;
    }
    for (const pair of pairs) {
      const found = asks.find(
        ([, ask]) => ask.ask === 'assign' && ask.to.some(([p, to]) => p === pair[0] && to.includes(pair[1])),
      );
      if (!found) return null;
      (values[found[0]] as [Piece, Piece][]).push([...pair]);
    }
    return { offer, values, unpointed };
  }

  #lit(): Set<Piece> {
    if (this.pending !== null) return this.#targets(this.pending);
    const found = this.#sources();
    const known = new Set([...this.picked, ...found]);
    for (const { offer } of this.placed) {
      for (const piece of candidates(offer)) {
        if (known.has(piece)) continue;
        known.add(piece);
        if (this.#placeAll([...this.picked, piece], this.pairs).length) found.add(piece);
      }
    }
    return found;
  }

  #sources(): Set<Piece> {
    return this.#sourcesOf(this.placed.filter((p) => !p.unpointed.length).map((p) => p.offer));
  }

  #sourcesOf(offers: Form[]): Set<Piece> {
    const set = new Set(this.pairs.map(([from]) => from));
    const all = offers.flatMap((offer) => asksOf(offer).flatMap(([, ask]) => (ask.ask === 'assign' ? ask.to : [])));
    return new Set(all.map(([piece]) => piece).filter((piece) => !set.has(piece)));
  }

  #targets(from: Piece): Set<Piece> {
    const all = this.placed.flatMap(({ offer }) =>
      asksOf(offer).flatMap(([, ask]) => (ask.ask === 'assign' ? ask.to : [])),
    );
    return new Set(all.filter(([piece]) => piece === from).flatMap(([, to]) => to));
  }
}

/** Words and numbers of one's own are typed, never pointed at. */
export const isPointed = (ask: Ask): boolean => ask.ask !== 'text' && ask.ask !== 'number';

/** Puts a piece into an ask with room for it. A Pick waits for what stands before it; a Choose may be begun at any time. */
function take(ask: Ask, field: string, values: Values, piece: Piece, waits: boolean): boolean {
  if (ask.ask === 'choose') {
    const chosen = values[field] as Piece[];
    if (!ask.of.includes(piece) || chosen.length >= (ask.most ?? 1)) return false;
    chosen.push(piece);
    return true;
  }
  if (ask.ask !== 'pick' || waits || values[field] !== undefined || !ask.of.includes(piece)) return false;
  const fields = Object.keys(values);
  if (fields.slice(0, fields.indexOf(field)).some((before) => values[before] === undefined)) return false;
  values[field] = piece;
  return true;
}

function candidates(offer: Form): Piece[] {
  const asked = asksOf(offer).flatMap(([, ask]) => (ask.ask === 'choose' || ask.ask === 'pick' ? ask.of : []));
  return [...fixedPieces(offer), ...asked];
}
