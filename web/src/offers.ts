// Offers filled in: what is still missing, what the command will be, how it reads. Knows asks, never a game.
import type { GamePage, Offer, Piece } from './protocol.gen';

export type Ask = NonNullable<Offer['asks']>[number];
export type Fixed = NonNullable<Offer['fixed']>[number];
export type Value = Piece | Piece[] | [Piece, Piece][] | boolean | null;
export type Names = (piece: Piece) => string;

/** Commands that have buttons of their own beside the board: a lesson's. */
export const COACHED = new Set(['take_step']);

export const fixedOf = (offer: Offer): Fixed[] => offer.fixed ?? [];
export const asksOf = (offer: Offer): Ask[] => offer.asks ?? [];
export const isOwed = (offer: Offer): boolean => offer.owed ?? true;
export const isPiece = (value: Fixed): value is Piece => value !== null && typeof value !== 'boolean';

export function sum(ask: Extract<Ask, { ask: 'choose' }>, chosen: Piece[]): number {
  return chosen.reduce<number>((total, piece) => total + (ask.worth?.[ask.of.indexOf(piece)] ?? 0), 0);
}

const isTaken = (value: Value | undefined): value is Piece => typeof value === 'string' || typeof value === 'number';

/** Where a choice must have nothing in common with the choices before it, what they took is left out. */
export function apartFrom(ask: Ask, before: (Value | undefined)[]): Ask {
  if ((ask.ask !== 'choose' && ask.ask !== 'pick') || !ask.apart) return ask;
  const taken = before.flatMap((value) => (Array.isArray(value) ? value.flat() : isTaken(value) ? [value] : []));
  return { ...ask, of: ask.of.filter((piece) => !taken.includes(piece)) };
}

/** What is wrong with these pieces for this ask, in words; empty when nothing is. */
export function missing(ask: Ask, value: Value | undefined): string {
  switch (ask.ask) {
    case 'pick':
      return value === undefined || !ask.of.includes(value as Piece) ? 'Choose one.' : '';
    case 'choose': {
      const chosen = (value ?? []) as Piece[];
      const least = ask.least ?? 1;
      const most = ask.most ?? 1;
      if (chosen.some((piece) => !ask.of.includes(piece))) return 'Choose anew.';
      if (chosen.length < least) return least === most ? `Choose ${least}.` : `Choose at least ${least}.`;
      if (chosen.length > most) return `Choose at most ${most}.`;
      const total = sum(ask, chosen);
      if (total < (ask.reach ?? 0)) return `${total} of ${ask.reach}: ${ask.reach! - total} more.`;
      if (ask.enough && chosen.length) {
        const smallest = Math.min(...chosen.map((piece) => sum(ask, [piece])));
        if (total - smallest >= ask.enough) return `${total} for ${ask.enough}: one piece is not needed.`;
      }
      return '';
    }
    case 'assign': {
      const pairs = (value ?? []) as [Piece, Piece][];
      return pairs.length < (ask.least ?? 0) ? `Choose at least ${ask.least}.` : '';
    }
    case 'number': {
      const fits = typeof value === 'number' && Number.isInteger(value) && value >= ask.least && value <= ask.most;
      return fits ? '' : `A whole number from ${ask.least} to ${ask.most}.`;
    }
    case 'text': {
      const words = typeof value === 'string' ? value.trim() : '';
      if (words.length < (ask.least ?? 1)) return 'Write something.';
      return words.length > (ask.most ?? 500) ? `At most ${ask.most ?? 500} letters.` : '';
    }
  }
}

/** The command as the server reads it: fixed fields, then those asked for, in the order of the command's fields. */
export function command(offer: Offer, values: Value[], page: GamePage): Record<string, Value> {
  const fields = page.fields[offer.command] ?? [];
  const all: Value[] = [...fixedOf(offer), ...values];
  return Object.fromEntries([['do', offer.command], ...all.map((value, i) => [fields[i], value])]);
}

export function readValue(value: Value | undefined, names: Names): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return names(value);
  return value
    .map((item) => (Array.isArray(item) ? `${names(item[0])} against ${names(item[1])}` : names(item)))
    .join(', ');
}

const plain = (key: string): string => key.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** A sentence of the game's words with its {fields} replaced; what is not yet known is left as an ellipsis. */
export function fillIn(
  text: string,
  offer: Offer,
  values: (Value | undefined)[],
  page: GamePage,
  names: Names,
): string {
  const fields = page.fields[offer.command] ?? [];
  const all: (Value | undefined)[] = [...fixedOf(offer), ...values];
  return text.replace(/\{(\w+)\}/g, (_, field: string) => readValue(all[fields.indexOf(field)], names) || '…').trim();
}

export function title(offer: Offer, values: (Value | undefined)[], page: GamePage, names: Names): string {
  const words = page.words[offer.command];
  const own = words?.titles?.[String(fixedOf(offer)[0])];
  if (own) return own;
  if (words?.none && values.length && values.every((value) => Array.isArray(value) && !value.length)) return words.none;
  return fillIn(words?.title ?? plain(offer.command), offer, values, page, names);
}

export function doneTitle(offer: Offer, values: (Value | undefined)[], page: GamePage, names: Names): string {
  const words = page.words[offer.command];
  return fillIn(words?.done || words?.title || plain(offer.command), offer, values, page, names);
}

/** What the nth ask of this offer asks, in the game's words. */
export function question(offer: Offer, index: number, page: GamePage): string {
  const field = page.fields[offer.command]?.[fixedOf(offer).length + index] ?? '';
  return page.words[offer.command]?.asks?.[field] ?? plain(field);
}
