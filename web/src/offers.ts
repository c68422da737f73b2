// Forms filled in: what is still missing, what the command will be, how it reads. Knows asks, never a game.
import type { CommandWords, Form, GamePage, Piece } from './protocol.gen';
import { t } from './words';

type Asked = NonNullable<Form['asks']>[string];
/** Yes and no are chosen as pieces are. */
export type Ask = Exclude<Asked, { ask: 'pick' }> | (Omit<Extract<Asked, { ask: 'pick' }>, 'of'> & { of: Piece[] });
export type Fixed = NonNullable<Form['fixed']>[string];
export type Value = Piece | Piece[] | [Piece, Piece][] | boolean | null;
/** What stands in some fields of a command. */
export type Values = Record<string, Value | undefined>;
export type Names = (piece: Piece) => string;

/** Commands that have buttons of their own beside the board: a lesson's. */
export const COACHED = new Set(['take_step']);

export const fixedOf = (form: Form): Record<string, Fixed> => form.fixed ?? {};
export const asksOf = (form: Form): [string, Ask][] => Object.entries(form.asks ?? {}) as [string, Ask][];
export const askAt = (form: Form, field: string): Ask | undefined => form.asks?.[field] as Ask | undefined;
export const isOwed = (form: Form): boolean => form.owed ?? true;
export const isPiece = (value: Fixed): value is Piece => value !== null && typeof value !== 'boolean';
/** The pieces a form is about from the beginning, in the order of its fields. */
export const fixedPieces = (form: Form): Piece[] => Object.values(fixedOf(form)).filter(isPiece);
/** What its first field is, where that is decided. */
export const firstFixed = (form: Form): Fixed | undefined => Object.values(fixedOf(form))[0];

export function sum(ask: Extract<Ask, { ask: 'choose' }>, chosen: Piece[]): number {
  return chosen.reduce<number>((total, piece) => total + (ask.worth?.[ask.of.indexOf(piece)] ?? 0), 0);
}

const isTaken = (value: Value | undefined): value is Piece => typeof value === 'string' || typeof value === 'number';

/** Where a choice must have nothing in common with the choices before it, what they took is left out. */
export function apartFrom(ask: Ask, before: (Value | undefined)[]): Ask {
  if ((ask.ask !== 'choose' && ask.ask !== 'pick') || !ask.distinct) return ask;
  const taken = before.flatMap((value) => (Array.isArray(value) ? value.flat() : isTaken(value) ? [value] : []));
  return { ...ask, of: ask.of.filter((piece) => !taken.includes(piece)) };
}

/** What is wrong with these pieces for this ask, in words; empty when nothing is. */
export function missing(ask: Ask, value: Value | undefined): string {
  switch (ask.ask) {
    case 'pick':
      return value === undefined || !ask.of.includes(value as Piece) ? t('missing-one') : '';
    case 'choose': {
      const chosen = (value ?? []) as Piece[];
      const least = ask.least ?? 1;
      const most = ask.most ?? 1;
      if (chosen.some((piece) => !ask.of.includes(piece))) return t('missing-again');
      if (chosen.length < least) return t(least === most ? 'missing-exactly' : 'missing-least', { count: least });
      if (chosen.length > most) return t('missing-most', { count: most });
      const total = sum(ask, chosen);
      const goal = ask.reach ?? 0;
      if (total < goal) return t('missing-sum', { sum: total, goal, more: goal - total });
      if (ask.enough && chosen.length) {
        const smallest = Math.min(...chosen.map((piece) => sum(ask, [piece])));
        if (total - smallest >= ask.enough) return t('missing-needless', { sum: total, goal: ask.enough });
      }
      return '';
    }
    case 'assign': {
      const pairs = (value ?? []) as [Piece, Piece][];
      return pairs.length < (ask.least ?? 0) ? t('missing-least', { count: ask.least ?? 0 }) : '';
    }
    case 'number': {
      const fits = typeof value === 'number' && Number.isInteger(value) && value >= ask.least && value <= ask.most;
      return fits ? '' : t('missing-number', { least: ask.least, most: ask.most });
    }
    case 'text': {
      const words = typeof value === 'string' ? value.trim() : '';
      if (words.length < (ask.least ?? 1)) return t('missing-text');
      return words.length > (ask.most ?? 500) ? t('missing-shorter', { count: ask.most ?? 500 }) : '';
    }
  }
}

/** The command as the server reads it. */
export const command = (form: Form, values: Values): Record<string, Value> =>
  ({ do: form.command, ...fixedOf(form), ...values }) as Record<string, Value>;

export function readValue(value: Value | undefined, names: Names): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (!Array.isArray(value)) return names(value);
  return value
    .map((item) =>
      Array.isArray(item) ? t('compose-pair', { one: names(item[0]), other: names(item[1]) }) : names(item),
    )
    .join(', ');
}

const plain = (key: string): string => key.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** A sentence of the game's words with its {fields} replaced; what is not yet known is left as an ellipsis. */
export function fillIn(text: string, form: Form, values: Values, names: Names): string {
  const all: Values = { ...fixedOf(form), ...values };
  return text.replace(/\{(\w+)\}/g, (_, field: string) => readValue(all[field], names) || '…').trim();
}

/** The title a command has of its own where these fields have these values. */
export function ownTitle(words: CommandWords | undefined, values: Values): string | undefined {
  const first = String(Object.values(values)[0]);
  const fits = (part: string): boolean => {
    const [field, value] = part.split('=') as [string, string?];
    return value === undefined ? field === first : String(values[field]) === value;
  };
  return Object.entries(words?.titles ?? {}).find(([key]) => key.split(',').every(fits))?.[1];
}

export function title(form: Form, values: Values, page: GamePage, names: Names): string {
  const words = page.words[form.command];
  const own = ownTitle(words, fixedOf(form));
  if (own) return fillIn(own, form, values, names);
  if (words?.none && isNothing(values)) return words.none;
  return fillIn(words?.title ?? plain(form.command), form, values, names);
}

/** Something could be chosen, and nothing is. */
export function isNothing(values: Values): boolean {
  const all = Object.values(values);
  return all.length > 0 && all.every((value) => Array.isArray(value) && !value.length);
}

export function doneTitle(form: Form, values: Values, page: GamePage, names: Names): string {
  const words = page.words[form.command];
  return fillIn(words?.done || words?.title || plain(form.command), form, values, names);
}

/** What a field of this form asks, in the game's words. */
export const question = (form: Form, field: string, page: GamePage): string =>
  page.words[form.command]?.asks?.[field] ?? plain(field);
