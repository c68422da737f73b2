// Wishes of a batch of advancement, in words. What may be wished comes from the offers.
import type { Sight } from './sight.svelte';
import type { Purchase } from './types.gen';

const STEPS: Record<string, string> = { better: 'the better result stands', highest: 'the highest die may be chosen', hits: 'one more hit', targets: 'one more target', duration: 'a longer duration', use: 'one more use', die: 'one more die', cap: 'Resource Cap +1' };
const KINDS: Record<string, string> = { skill: 'Skill', ability: 'Special Ability', power: 'Power', talent: 'Talent' };

function named(detail: string): string {
  try {
    return String((JSON.parse(detail) as { name?: unknown }).name ?? '');
  } catch {
    return '';
  }
}

/** One wish, and for whom where it is for a companion. */
export function wished(sight: Sight, who: string, one: Purchase): string {
  const whose = one.piece && one.piece !== who ? `${sight.name(one.piece)}: ` : '';
  const detail = one.detail ?? '';
  const [trait, what] = detail.split('|');
  const words: Record<string, string> = {
    raise: `${detail} +1`, pool: 'three dice for the Prowess Pool', hit: 'one more hit before Injured', toughness: 'tougher by a step', quality: `${sight.name(detail)} becomes a Quality`,
    upgrade: `${sight.name(trait ?? '')}: ${STEPS[what ?? ''] ?? 'upgraded'}`,
  };
  return whose + (words[one.what] ?? `new ${KINDS[one.what] ?? one.what}: ${named(detail)}`);
}
