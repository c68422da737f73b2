// How cards move: dealt from above, turned about their upright, laid aside. Nothing moves where less motion is asked for.
import { prefersReducedMotion } from 'svelte/motion';
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';

const lasting = (ms: number): number => (prefersReducedMotion.current ? 0 : ms);

/** From its back to its face. */
export function turn(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return {
    delay: lasting(delay),
    duration: lasting(420),
    easing: cubicOut,
    css: (t) => `transform: perspective(600px) rotateY(${(1 - t) * 95}deg) scale(${0.9 + 0.1 * t})`,
  };
}

/** Out of the deck onto the table. */
export function deal(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return {
    delay: lasting(delay),
    duration: lasting(320),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${u * 60}px, ${u * -90}px) rotate(${u * 24}deg); opacity: ${t}`,
  };
}

/** A card one may see goes from where it lay to its place in the hand; any other is turned where it comes to lie. */
export const [send, receive] = crossfade({
  duration: () => lasting(380),
  easing: cubicOut,
  fallback: (node, _, intro) => (intro ? turn(node) : { duration: 0 }),
});

/** Onto the discard pile. */
export function aside(_: Element): TransitionConfig {
  return {
    duration: lasting(300),
    css: (t, u) => `transform: translateY(${u * -50}px) rotate(${u * -14}deg); opacity: ${t}`,
  };
}
