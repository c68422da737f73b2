// What lies ready on the shelf, where the page shows it before it is taken.
import type { Stunt } from './types.gen';

export const STUNTS: Stunt[] = [];
