// The keyboard of a table page: one key, one act. Typing in a field and open dialogs are left alone.
export interface Keys {
  help(): void;
  find(): void;
  talk(): void;
  buttons(): void;
  back(): void;
  hand(n: number): void;
  step(by: number): void;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select') || target.closest('dialog[open]') !== null);

/** From a piece, the arrows go to the nearest piece that way. */
function move(from: HTMLElement, dx: number, dy: number): boolean {
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const piece of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const there = piece.getBoundingClientRect();
    const across = there.x + there.width / 2 - here.x - here.width / 2;
    const down = there.y + there.height / 2 - here.y - here.height / 2;
    const along = across * dx + down * dy;
    const aside = Math.abs(across * dy) + Math.abs(down * dx);
    if (piece === from || along <= 1 || !there.width) continue;
    if (along + 2 * aside < least) [least, best] = [along + 2 * aside, piece];
  }
  best?.focus();
  return best !== null;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keys(hands: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return hands.find();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (event.key === 'Escape' && !target.closest?.('dialog[open]')) {
      if (typing(target)) target.blur();
      else hands.back();
    } else if (typing(target)) return;
    else if (event.key === '?') hands.help();
    else if (event.key === 'c') {
      event.preventDefault();
      hands.talk();
    } else if (event.key === 'b') hands.buttons();
    else if (/^[1-9]$/.test(event.key)) hands.hand(Number(event.key));
    else if (event.key in ARROWS) {
      const [dx, dy] = ARROWS[event.key]!;
      if (target.matches?.('[data-piece]')) {
        if (move(target, dx, dy)) event.preventDefault();
      } else if (dx) hands.step(dx);
    }
  };
}
