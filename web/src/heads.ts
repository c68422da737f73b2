// Heads: hashes of the log's entries, each of which holds everything before it. Kept by a page, they show later that a record is this game's.
import type { Head, Witness } from './memory';
import { t } from './words';

/** About this many entries lie between two heads that are kept, */
const APART = 50;
/** and this many are kept of a table. */
const KEPT = 100;

export const written = ([seq, hash]: Head): string => `${seq}:${hash}`;

/** The newest head takes the place of the one before it, unless that is far enough from its own predecessor. Where the
 * numbers go back, the log is not the one this page saw: both are kept, for that is what they are for. */
export function withHead(heads: Head[], fresh: Head): Head[] {
  const [before, last] = [heads.at(-2), heads.at(-1)];
  if (last && written(last) === written(fresh)) return heads;
  const passed = before && last && last[0] - before[0] < APART && before[0] < last[0] && last[0] < fresh[0];
  return [...(passed ? heads.slice(0, -1) : heads), fresh].slice(-KEPT);
}

/** How a record is checked against what this page saw. */
export const verifying = (file: string, head: Head): string => `parlour verify ${file} --head ${written(head)}`;

/** Everything this page keeps of a table, as a file to put away. */
export function keepsake(table: string, game: string, { heads, entropy }: Witness): string {
  const newest = heads.at(-1);
  return [
    t('heads-title', { table, game }),
    '',
    t('heads-what'),
    t('heads-verify'),
    '',
    `    ${newest ? verifying('FILE', newest) : 'parlour verify FILE'}${entropy.map((text) => ` --entropy ${text}`).join('')}`,
    '',
    t('heads-entropy'),
    ...(entropy.length ? entropy.map((text) => `    ${text}`) : [`    ${t('heads-nothing')}`]),
    '',
    t('heads-list'),
    ...heads.map((head) => `    ${written(head)}`),
    '',
  ].join('\n');
}
