// How ways between zones run on the map: pixels only.
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Half of the gap between two zones. */
const LANE = 13;

export const boxOf = (card: DOMRect, frame: DOMRect): Box => ({
  left: card.left - frame.left,
  right: card.right - frame.left,
  top: card.top - frame.top,
  bottom: card.bottom - frame.top,
});
const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

/** Whether the straight line between two points meets a box. */
function meets([x1, y1]: [number, number], [x2, y2]: [number, number], box: Box): boolean {
  let [from, to] = [0, 1];
  for (const [start, step, least, most] of [
    [x1, x2 - x1, box.left, box.right],
    [y1, y2 - y1, box.top, box.bottom],
  ] as const) {
    if (step === 0 && (start <= least || start >= most)) return false;
    if (step === 0) continue;
    const [enters, leaves] = [(least - start) / step, (most - start) / step].sort((a, b) => a - b) as [number, number];
    [from, to] = [Math.max(from, enters), Math.min(to, leaves)];
  }
  return from < to;
}

const line = (points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** From middle to middle where nothing is between; else out by the gap under the upper one's row, beside columns where rows lie between. */
export function way(a: Box, b: Box, all: Box[], aside: number): string {
  const [upper, lower] = a.top <= b.top ? [a, b] : [b, a];
  const [from, to] = [middle(upper), middle(lower)];
  const others = all.filter((box) => box !== a && box !== b);
  if (!others.some((box) => meets(from, to, box))) return line([from, to]);
  const row = (box: Box): number =>
    Math.max(...all.filter((one) => Math.abs(one.top - box.top) < LANE).map((one) => one.bottom)) + LANE + aside;
  const lane = row(upper);
  const direct: [number, number][] = [from, [from[0], lane], [to[0], lane], to];
  const hit = others.some((box) => meets([to[0], lane], to, box));
  if (!hit) return line(direct);
  const beside = (from[0] < to[0] ? lower.left : lower.right) + (from[0] < to[0] ? -1 : 1) * (LANE + aside);
  const over = lower.top - LANE + aside;
  return line([from, [from[0], lane], [beside, lane], [beside, over], [to[0], over], to]);
}
