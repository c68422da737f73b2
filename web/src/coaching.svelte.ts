// The coach of a game: on or off, and which situations it has spoken of. This browser remembers it.
import { coachedOf, rememberCoached } from './memory';

class Coaching {
  on = $state(true);
  #known: Set<string>;
  #last = '';

  constructor(readonly game: string) {
    const known = coachedOf(game);
    this.on = known !== null;
    this.#known = new Set(known);
  }

  /** Whether nothing was said about this yet; from now on something was. The situation of the moment stays new. */
  isNew(situation: string): boolean {
    if (situation === this.#last) return true;
    if (!this.on || this.#known.has(situation)) return false;
    this.#known.add((this.#last = situation));
    rememberCoached(this.game, [...this.#known]);
    return true;
  }

  /** Who turns it on again hears everything again. */
  turn(on: boolean): void {
    this.on = on;
    this.#known = new Set();
    this.#last = '';
    rememberCoached(this.game, on ? [] : null);
  }
}

const coaches = new Map<string, Coaching>();

export function coaching(game: string): Coaching {
  const known = coaches.get(game) ?? new Coaching(game);
  coaches.set(game, known);
  return known;
}
