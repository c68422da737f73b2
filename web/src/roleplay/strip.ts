// What the strip of people shows of somebody. Each game says it from its own view.
import type { Shape } from '../pieces/PersonToken.svelte';

export interface Track {
  /** The value behind it, as it is set; empty where nobody sets it here. */
  field: string;
  label: string;
  /** A number, or whether a box is ticked. */
  now: number | boolean;
  /** Of how many, where that is known. */
  most?: number;
  /** Drawn instead of the label. */
  sign?: string;
  /** What − and + do, where it is more than one less or more of a value. */
  less?: (() => void) | null;
  more?: (() => void) | null;
}

export interface Figure {
  id: string;
  name: string;
  letters: string;
  shape: Shape;
  colour: string;
  /** One of the heroes; the others stand apart from them. */
  party: boolean;
  turn?: boolean;
  done?: boolean;
  out?: boolean;
  hidden?: boolean;
  tracks: Track[];
}
