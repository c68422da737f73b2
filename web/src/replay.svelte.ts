// A game looked at again: entry by entry that said something, turn by turn, or by itself. Knows lines, never a game.
import type { LogLine } from './protocol.gen';
import { LASTING, type Table } from './table.svelte';

/** So long an entry is looked at, in milliseconds, at its plain speed. */
const PACE = 1500;
export const SPEEDS = [0.5, 1, 2, 4];

export class Replay {
  playing = $state(false);
  speed = $state(1);
  #wish = -1;
  #running = false;
  #timer = 0;
  /** What holds and says something of the game. */
  readonly #told = $derived.by(() =>
    this.table.lines.filter(
      (entry) =>
        entry.seq >= this.table.began && !LASTING.has(entry.line.kind ?? 'event') && !this.table.isUndone(entry),
    ),
  );
  /** Entries that show something new, from the first that shows a table to the newest. */
  readonly steps = $derived.by(() => [
    ...new Set([this.table.began, ...this.#told.map((entry: LogLine) => entry.seq)]),
  ]);
  readonly turns = $derived.by(() => [
    ...new Set(this.#told.filter((entry: LogLine) => entry.line.kind === 'turn').map((entry: LogLine) => entry.seq)),
  ]);
  readonly seq = $derived.by(() => this.table.past?.seq ?? this.table.frame?.seq ?? 0);
  /** Which step is seen, */
  readonly at = $derived.by(() =>
    Math.max(
      0,
      this.steps.findLastIndex((seq) => seq <= this.seq),
    ),
  );
  /** and which turn it belongs to, from 1. */
  readonly turn = $derived.by(() => this.turns.filter((seq) => seq <= this.seq).length);

  constructor(readonly table: Table) {}

  /** All of it: what was said long ago is fetched. */
  async load(): Promise<void> {
    for (
      let pages = 0;
      this.table.more && pages < 100 && (this.table.lines[0]?.seq ?? 0) > this.table.began;
      pages += 1
    )
      await this.table.olderLines();
  }

  /** Only the last place wished for is fetched, so that dragging never queues. */
  async go(seq: number): Promise<void> {
    this.#wish = Math.max(this.table.began, Math.min(this.table.frame!.seq, seq));
    if (this.#running) return;
    this.#running = true;
    for (let asked = -1; asked !== this.#wish;) await this.table.look((asked = this.#wish));
    this.#running = false;
  }

  readonly goStep = (at: number): Promise<void> =>
    this.go(this.steps[Math.max(0, Math.min(this.steps.length - 1, at))]!);

  readonly step = (by: number): Promise<void> => this.goStep(this.at + by);

  async goTurn(by: number): Promise<void> {
    const found = by < 0 ? this.turns.findLast((seq) => seq < this.seq) : this.turns.find((seq) => seq > this.seq);
    await this.go(found ?? (by < 0 ? this.steps[0]! : this.steps.at(-1)!));
  }

  play(on: boolean): void {
    clearTimeout(this.#timer);
    this.playing = on;
    if (on) this.#timer = setTimeout(() => void this.#next(), PACE / this.speed);
  }

  async #next(): Promise<void> {
    if (!this.playing) return;
    await this.step(1);
    if (this.playing) this.play(this.at < this.steps.length - 1);
  }
}
