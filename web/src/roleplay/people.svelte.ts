// One's own people, by game: kept in this browser as the files a table saves. Whichever table they come to judges them.

export interface Kept {
  name: string;
  /** The whole file, as it was saved. */
  file: string;
}
export type Trouble = 'full' | 'unread' | 'game';

const FORMAT = 'parlour-people';
const MOST = 300;

class Library {
  people = $state<Kept[]>([]);
  readonly #key: string;

  constructor(readonly game: string) {
    this.#key = `parlour:people:${game}`;
    try {
      this.people = JSON.parse(localStorage.getItem(this.#key) ?? '[]') as Kept[];
    } catch {
      // Nothing is kept where a browser keeps nothing.
    }
  }

  #write(people: Kept[]): Trouble | '' {
    if (people.length > MOST) return 'full';
    try {
      localStorage.setItem(this.#key, JSON.stringify(people));
    } catch {
      return 'full';
    }
    this.people = people;
    return '';
  }

  /** Whoever has the same name is replaced. */
  keep(fresh: Kept[]): Trouble | '' {
    const names = fresh.map((one) => one.name);
    return this.#write(
      [...this.people.filter((one) => !names.includes(one.name)), ...fresh].sort((a, b) =>
        a.name.localeCompare(b.name),
      ),
    );
  }

  drop(name: string): void {
    this.#write(this.people.filter((one) => one.name !== name));
  }

  /** All of them, as one file. */
  get file(): string {
    return `${JSON.stringify({ format: FORMAT, game: this.game, version: 1, people: this.people }, null, 2)}\n`;
  }

  /** People of such a file, or one character's own. */
  load(text: string): Trouble | '' {
    let found: unknown;
    try {
      found = JSON.parse(text);
    } catch {
      return 'unread';
    }
    const { format, game, name, people } = (found ?? {}) as Record<string, unknown>;
    if (game !== this.game) return typeof game === 'string' ? 'game' : 'unread';
    if (format === FORMAT && Array.isArray(people) && people.length && people.every(isKept)) return this.keep(people);
    return format !== FORMAT && typeof name === 'string' && name.trim()
      ? this.keep([{ name: name.trim(), file: text }])
      : 'unread';
  }
}

const isKept = (one: unknown): one is Kept =>
  typeof (one as Kept | null)?.name === 'string' && typeof (one as Kept).file === 'string';

const libraries = new Map<string, Library>();

export function libraryOf(game: string): Library {
  const known = libraries.get(game) ?? new Library(game);
  libraries.set(game, known);
  return known;
}
