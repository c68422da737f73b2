// A game's crib sheet, as it is needed: what options change is laid over what it changes.
import type { Crib } from './protocol.gen';

/** A box or an option that means something only with certain options means something with these. */
export const inPlay = ({ only = [] }: { only?: [string, string[]][] }, options: Record<string, string>): boolean =>
  !only.length || only.some(([key, values]) => values.includes(options[key] ?? ''));

/** The boxes of a table with these options; without any, as written, with a word on every option. */
export function cribOf(crib: Crib[], options: Record<string, string> | null): Crib[] {
  const boxes = crib.filter((box) => !box.only?.length);
  const extra = crib.filter((box) => box.only?.length && (options ? inPlay(box, options) : !box.over));
  const laid = boxes.map((box) => {
    const over = extra.filter((one) => one.over === box.key);
    const entries = box.entries.map((entry, i) => {
      const found = over.findLast(({ terms }) => terms?.includes(box.terms?.[i] ?? ''));
      return found?.entries[found.terms!.indexOf(box.terms![i]!)] ?? entry;
    });
    return { ...box, entries };
  });
  return [...laid, ...extra.filter((box) => !box.over)];
}
