// A game's crib sheet, as it is needed: what options change is laid over what it changes.
import type { Crib } from './protocol.gen';

/** The card or step an entry is about: "A♦" of "A♦ Mercenary", "King" of "King, Majesty". */
const about = (term: string): string => (/[♠♥♦♣]/.test(term) || term.includes(', ') ? term.split(/[ ,]/, 1)[0]! : term);

/** A box or an option that means something only with certain options means something with these. */
export const inPlay = ({ only = [] }: { only?: [string, string[]][] }, options: Record<string, string>): boolean =>
  !only.length || only.some(([key, values]) => values.includes(options[key] ?? ''));

/** The boxes of a table with these options; without any, as written, with a word on every option. */
export function cribOf(crib: Crib[], options: Record<string, string> | null): Crib[] {
  const named = (box: Crib): boolean => box.title.startsWith('Option: ');
  const boxes = crib.filter((box) => !box.only?.length);
  const extra = crib.filter((box) => box.only?.length && (options ? inPlay(box, options) : named(box)));
  const changes = extra.filter((box) => !named(box));
  const laid = boxes.map((box) => {
    const over = changes.filter(({ title }) => title.startsWith(`${box.title}, `)).flatMap(({ entries }) => entries);
    const entries = box.entries.map((entry) => over.findLast(([term]) => about(term) === about(entry[0])) ?? entry);
    return { ...box, entries };
  });
  return [...laid, ...extra.filter(named)];
}
