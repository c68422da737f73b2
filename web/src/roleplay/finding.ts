// What the search field finds: by any of its words, the closest first. Knows no game.
export interface Findable {
  key: string;
  /** What is shown. */
  title: string;
  /** What else it is known by. */
  more: string;
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well it fits: 0 not at all, more the closer. Every word typed must begin one of its own. */
function fit({ title, more }: Findable, typed: string[]): number {
  const [own, other] = [words(title), words(more)];
  let score = 0;
  for (const [at, word] of typed.entries()) {
    const found = own.findIndex((one) => one.startsWith(word));
    if (found >= 0) score += found === at ? 4 : 3;
    else if (other.some((one) => one.startsWith(word))) score += 1;
    else return 0;
  }
  return score;
}

export function find<F extends Findable>(all: F[], text: string, most: number): F[] {
  const typed = words(text);
  if (!typed.length) return all.slice(0, most);
  return all
    .map((one) => ({ one, score: fit(one, typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.one.title.length - b.one.title.length)
    .slice(0, most)
    .map(({ one }) => one);
}
