// A command filled in field by field: which forms still fit, what may be chosen next. Knows asks and fields, no rules.
import { apartFrom, askAt, asksOf, fixedOf, missing, type Ask, type Value } from '../offers';
import type { Form, GamePage, Piece } from '../protocol.gen';
import { t } from '../words';

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
  /** The form that fits everything chosen, and the values of its asks, once nothing is missing. */
  ready: { form: Form; values: Known } | null;
}

const fieldsOf = (page: GamePage, command: string): string[] => page.fields[command] ?? [];
const isFixed = (form: Form, field: string): boolean => field in fixedOf(form);

function allows(ask: Ask, value: Value): boolean {
  if (ask.ask === 'pick') return ask.of.includes(value as Piece);
  if (ask.ask === 'choose') return Array.isArray(value) && value.every((piece) => ask.of.includes(piece as Piece));
  if (ask.ask === 'assign') return Array.isArray(value);
  return typeof value === (ask.ask === 'number' ? 'number' : 'string');
}

const isEmpty = (value: Value): boolean =>
  value === '' || value === false || value === 0 || (Array.isArray(value) && !value.length);

function admits(form: Form, field: string, value: Value): boolean {
  if (isFixed(form, field)) return fixedOf(form)[field] === value;
  const ask = askAt(form, field);
  return ask ? allows(ask, value) : isEmpty(value);
}

/** The forms of a command in which these fields may have these values. */
export function fitting(forms: Form[], command: string, known: Known, page: GamePage): Form[] {
  const fields = fieldsOf(page, command);
  const wanted = Object.entries(known);
  return forms.filter((form) => wanted.every(([field, value]) => fields.includes(field) && admits(form, field, value)));
}

/** What these forms allow in one field, as one ask; nothing where the field is not theirs to fill. */
function askOf(live: Form[], field: string): Ask | null {
  const asks = live.flatMap((form) => askAt(form, field) ?? []);
  const other = asks.find((ask) => ask.ask !== 'pick');
  const [suggest] = asks.flatMap((ask) => (ask.ask === 'pick' || ask.ask === 'number' ? (ask.suggest ?? []) : []));
  if (other?.ask === 'number') {
    const ranges = asks.filter((ask) => ask.ask === 'number');
    return {
      ...other,
      least: Math.min(...ranges.map((ask) => ask.least)),
      most: Math.max(...ranges.map((ask) => ask.most)),
      ...(typeof suggest === 'number' ? { suggest } : {}),
    };
  }
  if (other) return other;
  const fixed = live.filter((form) => isFixed(form, field)).map((form) => fixedOf(form)[field] as Piece);
  const of = [...new Set([...fixed, ...asks.flatMap((ask) => (ask.ask === 'pick' ? ask.of : []))])];
  const distinct = asks.length > 0 && asks.every((ask) => ask.ask === 'pick' && ask.distinct);
  return of.length
    ? { ask: 'pick', of, ...(distinct ? { distinct } : {}), ...(suggest !== undefined ? { suggest } : {}) }
    : null;
}

/** A number that lies between the ranges these forms allow. */
function between(live: Form[], field: string, value: Value | undefined): string {
  const asks = live.flatMap((form) => askAt(form, field) ?? []).filter((ask) => ask.ask === 'number');
  return asks.length && asks.every((ask) => missing(ask, value)) ? t('form-not', { value: String(value) }) : '';
}

/** Where only one choice is legal, it is made. */
function only(ask: Ask): Value | undefined {
  if (ask.ask === 'pick' && ask.of.length === 1) return ask.of[0];
  if (ask.ask === 'choose' && !ask.ordered && ask.of.length === (ask.least ?? 1)) return [...ask.of];
  return undefined;
}

/** What the form suggests, or empty where that is allowed, until something is put in. */
function nothing(ask: Ask): Value | undefined {
  if ((ask.ask === 'pick' || ask.ask === 'number') && ask.suggest !== undefined && ask.suggest !== null)
    return ask.suggest;
  if (ask.ask === 'choose' && ask.suggest?.length) return [...ask.suggest];
  if (ask.ask === 'text' && ask.least === 0) return '';
  if (ask.ask === 'assign' && !ask.least) return [];
  return ask.ask === 'choose' && ask.least === 0 && !ask.ordered ? [] : undefined;
}

/** Narrows the forms field by field: what is known first, then what was chosen, each choice opening the next. */
export function plan(forms: Form[], command: string, known: Known, chosen: Known, page: GamePage): Plan {
  let live = fitting(forms, command, known, page);
  const slots: Slot[] = [];
  const all: Known = { ...known };
  for (const field of fieldsOf(page, command)) {
    if (field in known) continue;
    const asked = askOf(live, field);
    if (!asked) continue;
    const ask = apartFrom(asked, Object.values(all));
    const forced = only(ask);
    const value = forced ?? (chosen[field] !== undefined && allows(ask, chosen[field]!) ? chosen[field] : nothing(ask));
    if (forced === undefined)
      slots.push({ field, ask, value, wanting: missing(ask, value) || between(live, field, value) });
    if (value === undefined && ask.ask === 'pick' && live.length > 1) break;
    if (value === undefined) continue;
    all[field] = value;
    if (ask.ask === 'pick' || ask.ask === 'choose') live = live.filter((form) => admits(form, field, value));
  }
  return { slots, ready: complete(live, all) };
}

function complete(live: Form[], all: Known): Plan['ready'] {
  for (const form of live) {
    const open = Object.entries(fixedOf(form)).some(
      ([field, value]) => all[field] === undefined && live.some((other) => fixedOf(other)[field] !== value),
    );
    const values = asksOf(form).map(([field, ask]) => [field, all[field] ?? nothing(ask)] as const);
    if (!open && asksOf(form).every(([, ask], at) => missing(ask, values[at]![1]) === ''))
      return { form, values: Object.fromEntries(values) as Known };
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
  return /[?!.…]$/.test(question) ? `${question} ${words}` : t('form-lacking', { question, missing: words });
}

/** Every way in which these fields may be filled together, each a choice of one. */
export function rowsOf(forms: Form[], fields: string[]): Known[] {
  const options = (form: Form, field: string): Value[] => {
    const ask = askAt(form, field);
    return isFixed(form, field) ? [fixedOf(form)[field]!] : ask?.ask === 'pick' ? ask.of : [];
  };
  return forms.flatMap((form) =>
    fields.reduce<Known[]>(
      (rows, field) => rows.flatMap((row) => options(form, field).map((value) => ({ ...row, [field]: value }))),
      [{}],
    ),
  );
}

/** Everything one field may be, whatever else is still open. */
export function valuesOf(forms: Form[], command: string, field: string, known: Known, page: GamePage): Piece[] {
  const ask = askOf(fitting(forms, command, known, page), field);
  return ask && (ask.ask === 'pick' || ask.ask === 'choose') ? ask.of : [];
}
