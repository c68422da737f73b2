// Small change of language that every role-playing table uses.
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());
export const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Two letters for a token; of several alike the number. */
export function initials(name: string): string {
  const alike = /^(\S).* (\d{1,2})$/u.exec(name);
  if (alike) return `${alike[1]!.toUpperCase()}${alike[2]}`;
  const all = name.split(/\s+/);
  const words = all.some(isName) ? all.filter(isName) : all.filter((word) => /^[\p{L}\d]/u.test(word));
  return ((words[0]?.[0] ?? '?') + (words.length > 1 ? words.at(-1)![0] : '')).toUpperCase();
}
const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Okabe and Ito's colours, darkened where letters stand on them: one for each who plays. */
const COLOURS = ['#0072b2', '#a34e00', '#007a5a', '#8a3f6c', '#2b7fa8', '#8a6d00'];
export const colourOfSeat = (seat: number): string => COLOURS[seat % COLOURS.length]!;
