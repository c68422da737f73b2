// What is newly asked of this seat comes into sight by itself.
export function intoSight(node: HTMLElement, asked: boolean): { update: (now: boolean) => void } {
  const show = (): void => node.scrollIntoView({ block: 'nearest' });
  if (asked) show();
  return {
    update: (now) => {
      if (now && !asked) show();
      asked = now;
    },
  };
}
