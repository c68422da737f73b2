// Where elements lie inside their container, kept current while it changes size: for lines drawn between them.
export interface Spot {
  x: number;
  y: number;
}

export class Spots {
  /** By the data-spot of each element: its upper middle, measured from the container. */
  at = $state.raw<Record<string, Spot>>({});

  /** An action for the container. */
  readonly within = (node: HTMLElement): { update: () => void; destroy: () => void } => {
    const measure = (): void => {
      const home = node.getBoundingClientRect();
      this.at = Object.fromEntries(
        [...node.querySelectorAll<HTMLElement>('[data-spot]')].map((one) => {
          const box = one.getBoundingClientRect();
          return [
            one.dataset.spot!,
            { x: box.left - home.left - node.clientLeft + box.width / 2, y: box.top - home.top - node.clientTop },
          ];
        }),
      );
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(node);
    const seen = new MutationObserver(measure);
    seen.observe(node, { childList: true, subtree: true, characterData: true });
    measure();
    return { update: measure, destroy: () => (watcher.disconnect(), seen.disconnect()) };
  };
}
