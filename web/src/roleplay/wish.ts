// A command filled in field by field: which offers still fit, what may be chosen next. Knows asks and fields, no rules.
import { apartFrom, asksOf, fixedOf, missing, type Ask, type Value } from '../offers';
import type { GamePage, Offer, Piece } from '../protocol.gen';

export type Known = Record<string, Value>;

/** One field still to be filled: one of several values, or an ask of another kind. */
export interface Slot {
  field: string;
  ask: Ask;
  value: Value | undefined;
  wanting: string;
}

export interface Plan {
  slots: Slot[];
  /** The offer that fits everything chosen, and the values of its asks, once nothing is missing. */
  ready: { offer: Offer; values: Value[] } | null;
}

const fieldsOf = (page: GamePage, command: string): string[] => page.fields[command] ?? [];
const askAt = (offer: Offer, at: number): Ask | undefined => asksOf(offer)[at - fixedOf(offer).length];
const isFixed = (offer: Offer, at: number): boolean => at < fixedOf(offer).length;

function allows(ask: Ask, value: Value): boolean {
  if (ask.ask === 'pick') return ask.of.includes(value as Piece);
  if (ask.ask === 'choose') return Array.isArray(value) && value.every((piece) => ask.of.includes(piece as Piece));
  if (ask.ask === 'assign') return Array.isArray(value);
  return typeof value === (ask.ask === 'number' ? 'number' : 'string');
}

function admits(offer: Offer, at: number, value: Value): boolean {
  if (isFixed(offer, at)) return fixedOf(offer)[at] === value;
  const ask = askAt(offer, at);
  return ask ? allows(ask, value) : value === '' || (Array.isArray(value) && !value.length);
}

/** The offers of a command in which these fields may have these values. */
export function fitting(offers: Offer[], command: string, known: Known, page: GamePage): Offer[] {
  const fields = fieldsOf(page, command);
  const wanted = Object.entries(known).map(([field, value]) => [fields.indexOf(field), value] as const);
  return offers.filter(
    (offer) => offer.command === command && wanted.every(([at, value]) => at >= 0 && admits(offer, at, value)),
  );
}

/** What these offers allow in one field, as one ask; nothing where the field is not theirs to fill. */
function askOf(live: Offer[], at: number): Ask | null {
  const asks = live.flatMap((offer) => askAt(offer, at) ?? []);
  const other = asks.find((ask) => ask.ask !== 'pick');
  if (other?.ask === 'number') {
    const ranges = asks.filter((ask) => ask.ask === 'number');
    return {
      ...other,
      least: Math.min(...ranges.map((ask) => ask.least)),
      most: Math.max(...ranges.map((ask) => ask.most)),
    };
  }
  if (other) return other;
  const fixed = live.filter((offer) => isFixed(offer, at)).map((offer) => fixedOf(offer)[at] as Piece);
  const of = [...new Set([...fixed, ...asks.flatMap((ask) => (ask.ask === 'pick' ? ask.of : []))])];
  const apart = asks.length > 0 && asks.every((ask) => ask.ask === 'pick' && ask.apart);
  const suggest = asks
    .map((ask) => ask.ask === 'pick' && ask.suggest)
    .find((piece) => typeof piece !== 'boolean' && piece !== undefined && piece !== null);
  return of.length ? { ask: 'pick', of, ...(apart ? { apart } : {}), ...(suggest ? { suggest } : {}) } : null;
}

/** A number that lies between the ranges these offers allow. */
function between(live: Offer[], at: number, value: Value | undefined): string {
  const asks = live.flatMap((offer) => askAt(offer, at) ?? []).filter((ask) => ask.ask === 'number');
  return asks.length && asks.every((ask) => missing(ask, value)) ? `Not ${String(value)}.` : '';
}

/** Where only one choice is legal, it is made. */
function only(ask: Ask): Value | undefined {
  if (ask.ask === 'pick' && ask.of.length === 1) return ask.of[0];
  if (ask.ask === 'choose' && !ask.ordered && ask.of.length === (ask.least ?? 1)) return [...ask.of];
  return undefined;
}

/** What the offer suggests, or empty where that is allowed, until something is put in. */
function nothing(ask: Ask): Value | undefined {
  if ((ask.ask === 'pick' || ask.ask === 'number') && ask.suggest !== undefined && ask.suggest !== null)
    return ask.suggest;
  if (ask.ask === 'text' && ask.least === 0) return '';
  return ask.ask === 'choose' && ask.least === 0 && !ask.ordered ? [] : undefined;
}

/** Narrows the offers field by field: what is known first, then what was chosen, each choice opening the next. */
export function plan(offers: Offer[], command: string, known: Known, chosen: Known, page: GamePage): Plan {
  let live = fitting(offers, command, known, page);
  const slots: Slot[] = [];
  const all: Known = { ...known };
  for (const [at, field] of fieldsOf(page, command).entries()) {
    if (field in known) continue;
    const asked = askOf(live, at);
    if (!asked) continue;
    const ask = apartFrom(asked, Object.values(all));
    const forced = only(ask);
    const value = forced ?? (chosen[field] !== undefined && allows(ask, chosen[field]!) ? chosen[field] : nothing(ask));
    if (forced === undefined)
      slots.push({ field, ask, value, wanting: missing(ask, value) || between(live, at, value) });
    if (value === undefined && ask.ask === 'pick' && live.length > 1) break;
    if (value === undefined) continue;
    all[field] = value;
    if (ask.ask === 'pick' || ask.ask === 'choose') live = live.filter((offer) => admits(offer, at, value));
  }
  return { slots, ready: complete(live, command, all, page) };
}

function complete(live: Offer[], command: string, all: Known, page: GamePage): Plan['ready'] {
  const fields = fieldsOf(page, command);
  for (const offer of live) {
    const start = fixedOf(offer).length;
    const open = fields
      .slice(0, start)
      .some((field, at) => all[field] === undefined && live.some((o) => fixedOf(o)[at] !== fixedOf(offer)[at]));
    const values = asksOf(offer).map((ask, i) => all[fields[start + i]!] ?? nothing(ask));
    if (!open && asksOf(offer).every((ask, i) => missing(ask, values[i]) === ''))
      return { offer, values: values as Value[] };
  }
  return null;
}

/** What is still missing, in words: with its question, where a form has more than one. */
export function lacking(slots: Slot[], asked: (field: string) => string, said: (slot: Slot) => string): string {
  const slot = slots.find((one) => one.wanting);
  if (!slot) return '';
  const words = said(slot);
  if (slots.length === 1 || words !== slot.wanting) return words;
  const question = asked(slot.field).split(/[;,(]/)[0]!.trim();
  return /[?!.…]$/.test(question)
    ? `${question} ${words}`
    : `${question}: ${words.replace(/^./, (letter) => letter.toLowerCase())}`;
}

/** Everything one field may be, whatever else is still open. */
export function valuesOf(offers: Offer[], command: string, field: string, known: Known, page: GamePage): Piece[] {
  const at = fieldsOf(page, command).indexOf(field);
  const ask = askOf(fitting(offers, command, known, page), at);
  return ask && (ask.ask === 'pick' || ask.ask === 'choose') ? ask.of : [];
}
