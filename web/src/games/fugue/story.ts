// The story's own flashbacks, as the Dealer may read them, and what they suggest for one that has begun. No rules.
import type { Known } from '../../form/plan';
import type { Sight } from './sight.svelte';
import type { Flashback, SetMemory } from './types.gen';

export const storyMemories = (sight: Sight): SetMemory[] =>
  (sight.own.desk?.chapters ?? []).flatMap((one) => one.chapter.memories ?? []);

/** The ability a story's memory was written with; for the Dealer alone, who has the text. */
export function suggestedFor(sight: Sight, flashback: Flashback): Known {
  if (flashback.way !== 'story') return {};
  const written = storyMemories(sight).find((one) => one.trigger === flashback.trigger);
  return written ? { ability: written.ability, parts: [...(written.parts ?? [])] } : {};
}
