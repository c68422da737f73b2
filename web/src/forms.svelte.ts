// What open commands ask: fetched when somebody looks at them, all at once, and again when the table has changed.
import { SvelteMap } from 'svelte/reactivity';
import type { Form, Frame } from './protocol.gen';
import type { Answer, Wish } from './socket';

export class Forms {
  /** How the pieces in them are called. */
  names = $state.raw<Record<string, string>>({});
  #known = new SvelteMap<string, Form[]>();
  #fresh = new Set<string>();
  #wanted = new Set<string>();
  #asking: Promise<void> | null = null;

  constructor(
    private readonly frame: () => Frame | null,
    private readonly send: (wish: Wish) => Promise<Answer>,
  ) {}

  /** Whether a command is open at all. */
  isOpen(command: string): boolean {
    const frame = this.frame();
    return frame !== null && (frame.can.includes(command) || frame.offers.some((form) => form.command === command));
  }

  /** What a command asks, as far as it is known by now; what is not known or may be old is asked for. */
  of(command: string): Form[] {
    const frame = this.frame();
    if (!frame) return [];
    if (!frame.can.includes(command)) return frame.offers.filter((form) => form.command === command);
    if (!this.#fresh.has(command)) void this.#want(command);
    return this.#known.get(command) ?? frame.offers.filter((form) => form.command === command);
  }

  isKnown(command: string): boolean {
    return !this.frame()?.can.includes(command) || this.#known.has(command);
  }

  /** The same once it is known. */
  async now(command: string): Promise<Form[]> {
    if (this.frame()?.can.includes(command) && !this.#fresh.has(command)) await this.#want(command);
    return this.of(command);
  }

  /** The table has changed: what was known serves until it is asked for anew. */
  renew(): void {
    this.#fresh.clear();
  }

  /** Another seat's forms are none of mine. */
  forget(): void {
    this.#fresh.clear();
    this.#known.clear();
    this.names = {};
  }

  #want(command: string): Promise<void> {
    this.#wanted.add(command);
    this.#asking ??= Promise.resolve().then(() => this.#ask());
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    this.#asking = null;
    const seen = this.frame();
    const answer = await this.send({ type: 'forms', commands: wanted });
    if (answer.type !== 'formed') return;
    const found = Map.groupBy(answer.forms, (form) => form.command);
    this.names = { ...this.names, ...answer.names };
    for (const command of wanted) {
      const forms = found.get(command) ?? [];
      if (JSON.stringify(this.#known.get(command)) !== JSON.stringify(forms)) this.#known.set(command, forms);
      if (this.frame() === seen) this.#fresh.add(command);
    }
  }
}
