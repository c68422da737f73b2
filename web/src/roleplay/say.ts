// Small change of language that every role-playing table uses.
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());
export const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Two letters for a token, and the number of one of a kind: "Tollgate bruiser 2" is TB2. */
export function initials(name: string): string {
  const all = name.split(/\s+/).filter((word) => /^[\p{L}\d]/u.test(word));
  const number = all.length > 1 && /^\d{1,2}$/.test(all.at(-1)!) ? all.pop()! : '';
  const words = all.filter((word) => !SMALL.includes(word.toLowerCase()));
  const letters = words.length > 1 ? words[0]![0]! + words.at(-1)![0]! : (words[0] ?? '?').slice(0, 2);
  return letters.toUpperCase() + number;
}
const SMALL = ['of', 'the', 'and', 'a', 'an', 'in', 'on', 'at', 'von', 'der', 'die', 'das'];

/** Okabe and Ito's colours, darkened where letters stand on them: one for each who plays. */
const COLOURS = ['#0072b2', '#a34e00', '#007a5a', '#8a3f6c', '#2b7fa8', '#8a6d00'];
export const colourOfSeat = (seat: number): string => COLOURS[seat % COLOURS.length]!;
