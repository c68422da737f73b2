// Where every piece lies on the page, before and after; what changed its place travels there. Nothing waits for it.
const SETTLE = 'cubic-bezier(0.25, 0.9, 0.3, 1)';
export const QUICK = 220;
export const TRAVEL = 340;
/** More at once would only be a blur. */
const MOST = 40;

export interface Spot {
  /** What travels as a whole. */
  node: HTMLElement;
  box: DOMRect;
  /** The part of the page that would clip it. */
  room: Element | null;
}
export type Spots = Map<string, Spot>;

/** Copies that fly, by what they stand for. */
const twins = new WeakMap<HTMLElement, HTMLElement>();

const page = (): ParentNode => document.querySelector('.page') ?? document;
const isShown = (box: DOMRect): boolean => box.width > 0 && box.height > 0;

/** Every piece that can be seen, by its name. */
export function look(): Spots {
  const spots: Spots = new Map();
  for (const piece of page().querySelectorAll<HTMLElement>('[data-piece], [data-place=deck], [data-place=peasants]')) {
    const name = piece.dataset.piece ?? `the ${piece.dataset.place}`;
    const node = piece.closest<HTMLElement>('[data-moves]') ?? piece;
    const flying = twins.get(node);
    const box = (flying?.isConnected ? flying : node).getBoundingClientRect();
    if (isShown(box) && !spots.has(name))
      spots.set(name, { node, box, room: flying?.isConnected ? flying : node.closest('.board > .own, .felt, .me') });
  }
  return spots;
}

/** What is still under way is put down where it belongs; it may set out again from where it was seen. */
export function settle(spots: Spots): void {
  for (const motion of document.getAnimations()) if (motion.id === 'travel') motion.cancel();
  for (const { node } of spots.values()) twins.get(node)?.remove();
}

/** A place of the table: the deck, a graveyard, a Kingdom's Health. */
export function place(name: string): DOMRect | null {
  const found = [...page().querySelectorAll(`[data-place="${CSS.escape(name)}"]`)]
    .map((node) => node.getBoundingClientRect())
    .find(isShown);
  return found ?? null;
}

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

function between(from: DOMRect, to: DOMRect): { translate: string; scale: string; far: boolean } {
  const [x, y] = middle(from);
  const [u, v] = middle(to);
  const scale = Math.min(3, Math.max(0.2, from.width / to.width));
  return {
    translate: `${x - u}px ${y - v}px`,
    scale: String(scale),
    far: Math.abs(x - u) + Math.abs(y - v) > 8 || Math.abs(scale - 1) > 0.15,
  };
}

/** What flies over everything else and is gone when it has arrived. */
function overlay(box: DOMRect): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'flying';
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, {
    position: 'fixed',
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: 'none',
    zIndex: '30',
  });
  document.body.append(layer);
  return layer;
}

function leaves(layer: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  layer.animate(frames, { easing: SETTLE, fill: 'both', ...options }).finished.then(
    () => layer.remove(),
    () => layer.remove(),
  );
}

function copy(node: HTMLElement, box: DOMRect): HTMLElement {
  const layer = overlay(box);
  const twin = node.cloneNode(true) as HTMLElement;
  for (const named of [twin, ...twin.querySelectorAll<HTMLElement>('[data-piece], [data-place], [id]')]) {
    named.removeAttribute('id');
    delete named.dataset.piece;
    delete named.dataset.place;
    if (named instanceof HTMLButtonElement) named.disabled = true;
  }
  twin.style.width = `${box.width}px`;
  layer.style.setProperty('--domino', getComputedStyle(node).getPropertyValue('--domino') || `${box.width * 0.65}px`);
  layer.append(twin);
  twins.set(node, layer);
  return layer;
}

/** A thing that is gone flies from where it was to where it lies now. */
export function flyAway(spot: Spot, to: DOMRect, burning: boolean): void {
  const layer = copy(spot.node, spot.box);
  const there = between(to, spot.box);
  const fire: Keyframe[] = burning
    ? [{ filter: 'none' }, { filter: 'brightness(1.5) saturate(2) sepia(0.6)', offset: 0.45 }]
    : [{ filter: 'none' }];
  leaves(
    layer,
    [
      ...fire,
      {
        translate: there.translate,
        scale: String(Math.min(1, Number(there.scale))),
        opacity: 0.25,
        filter: burning ? 'brightness(0.35) sepia(1)' : 'none',
      },
    ],
    { duration: burning ? 400 : TRAVEL },
  );
}

/** What lies elsewhere now travels there; out of the room it lies in by a copy, since the room would cut it off. */
export function travel(spots: Spots, from: Map<string, DOMRect & { room?: Element | null }>): void {
  const moved = new Set<HTMLElement>();
  for (const [name, { node, box, room }] of spots) {
    const start = from.get(name);
    if (!start || name.startsWith('@') || moved.size >= MOST || [...moved].some((carrier) => carrier.contains(node)))
      continue;
    const path = between(start, box);
    if (!path.far) continue;
    moved.add(node);
    if (start.room !== undefined && start.room !== room) {
      leaves(
        copy(node, box),
        [
          { translate: path.translate, scale: path.scale },
          { translate: '0 0', scale: '1' },
        ],
        { duration: TRAVEL },
      );
      node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL - 20, id: 'travel' });
    } else {
      node.animate(
        [
          { translate: path.translate, scale: path.scale, zIndex: 6 },
          { translate: '0 0', scale: '1', zIndex: 6 },
        ],
        { duration: TRAVEL, easing: SETTLE, id: 'travel' },
      );
    }
  }
}

/** It was not there before and came from nowhere. */
export const appear = ({ node }: Spot): void =>
  void node.animate(
    [
      { opacity: 0, scale: '0.8' },
      { opacity: 1, scale: '1' },
    ],
    { duration: QUICK, easing: SETTLE, id: 'travel' },
  );

/** A part of a piece turns: tapping sideways, falling over. */
export function turn({ node }: Spot, from: string): void {
  for (const one of [node, twins.get(node)])
    one?.querySelector('.turning')?.animate([{ rotate: from }, { rotate: from.startsWith('y') ? 'y 0deg' : '0deg' }], {
      duration: TRAVEL,
      easing: SETTLE,
    });
}

export const shake = ({ node }: Spot): void =>
  void node.animate(
    [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 260, delay: 300 },
  );

/** "−9" flies from the Knight to the Health it takes it from. */
export function blow(from: DOMRect, to: DOMRect, points: number): void {
  const layer = overlay(new DOMRect(...middle(from), 0, 0));
  const chip = document.createElement('b');
  chip.textContent = `−${points}`;
  Object.assign(chip.style, {
    position: 'absolute',
    translate: '-50% -50%',
    padding: '2px 9px',
    borderRadius: '12px',
    background: '#8c2218',
    color: '#fff8ea',
    border: '2px solid #fbe9c3',
    font: '700 20px var(--display)',
    whiteSpace: 'nowrap',
  });
  layer.append(chip);
  const [x, y] = middle(from);
  const [u, v] = middle(to);
  leaves(
    layer,
    [
      { scale: '0.6' },
      { scale: '1.25', offset: 0.3 },
      { translate: `${u - x}px ${v - y}px`, scale: '0.7', opacity: 0.4 },
    ],
    { duration: 400, easing: 'ease-in' },
  );
}

/** A Ten's lightning, from its card to what it strikes. */
export function lightning(from: DOMRect, to: DOMRect): void {
  const [x, y] = middle(from);
  const [u, v] = middle(to);
  const bends = [0.25, 0.5, 0.75].map((part, i) => {
    const aside = (i % 2 ? -1 : 1) * 16;
    const long = Math.hypot(u - x, v - y) || 1;
    return `${x + (u - x) * part - ((v - y) / long) * aside},${y + (v - y) * part + ((u - x) / long) * aside}`;
  });
  const layer = overlay(new DOMRect(0, 0, innerWidth, innerHeight));
  const bolt = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  bolt.setAttribute('width', String(innerWidth));
  bolt.setAttribute('height', String(innerHeight));
  for (const [colour, width] of [
    ['#ffb52e', '9'],
    ['#fff6cf', '4'],
  ] as const) {
    const line = document.createElementNS(bolt.namespaceURI!, 'polyline');
    for (const [key, value] of Object.entries({
      points: `${x},${y} ${bends.join(' ')} ${u},${v}`,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      pathLength: '1',
      'stroke-dasharray': '1',
    }))
      line.setAttribute(key, value);
    bolt.append(line);
    line.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: 120, delay: 180, fill: 'both' });
  }
  layer.append(bolt);
  leaves(layer, [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], {
    duration: 380,
    delay: 180,
    easing: 'linear',
  });
}
