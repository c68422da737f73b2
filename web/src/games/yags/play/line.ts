// The roll line taken apart: what stands before the times, what comes after, the die, the halving. Adds nothing up.
import type { Row, SideSeen } from '../types.gen';
import { signed } from '../../../roleplay/say';
import { t } from '../words';

const DICE = ['die', 'take 0', 'take 10'];

export interface Line {
  /** The attribute with what changes it. */
  first: Row[];
  /** What it is multiplied by. */
  times: Row | null;
  more: Row[];
  die: Row | null;
  halving: Row | null;
}

export function lineOf(side: SideSeen): Line {
  const rows = side.rows ?? [];
  const at = rows.findIndex((row) => row.sign === 'x');
  const first = at < 0 ? [] : rows.slice(0, at);
  const rest = rows.slice(at + 1);
  const die = side.rolled ? (rest.findLast((row) => DICE.includes(row.label)) ?? null) : null;
  const halving =
    rest.find((row) => row.sign === '÷') ??
    (side.halved && !side.rolled ? { label: 'halved', amount: 2, sign: '÷' } : null);
  const more = rest.filter((row) => row !== die && row !== halving);
  const times = at < 0 ? null : rows[at]!;
  return { first, times, more, die, halving };
}

/** The line in words: "5 x 4 + d20(13) = 33 vs 20: good". */
export function lineInWords(side: SideSeen, target: number | null | undefined, verdict: string): string {
  const line = lineOf(side);
  const added = (row: Row): string => `${signed(row.amount)} ${row.label}`;
  const attribute = line.first.map((row, i) => (i ? added(row) : `${row.amount} ${row.label}`)).join(' ');
  const product = line.times
    ? t('line-times', {
        attribute: line.first.length > 1 ? `(${attribute})` : attribute,
        skill: `${line.times.amount} ${line.times.label}`,
      })
    : '';
  const die = side.rolled
    ? line.die
      ? line.die.label === 'die'
        ? t('line-die', { die: side.die ?? 0 })
        : `+ ${line.die.label}`
      : ''
    : t('line-open');
  const half = line.halving ? t('line-halved', { why: line.halving.label }) : '';
  const against = target === null || target === undefined ? '' : t('line-against', { target });
  const total = side.total === null || side.total === undefined ? '' : `= ${side.total}`;
  const end = total && [total, against].filter(Boolean).join(' ') + (verdict ? `: ${verdict}` : '');
  return [product, ...line.more.map(added), die, half, end].filter(Boolean).join(' ');
}
