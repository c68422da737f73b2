import { USUAL } from './library.gen';

// Words for sorts of Skills, and the Attribute a form suggests first. What is allowed comes from the offers.
export const SKILL_TAGS: Record<string, string> = {
  supernatural: 'Supernatural: Powers are used with it',
  healing: 'Healing',
  hiding: 'Hiding',
  initiative: 'Initiative: for the action order',
};

export function skillShape(tags: string[]): string {
  if (!tags.length) return 'Anything but a weapon or shield';
  if (tags.includes('shield')) return tags.includes('heavy') ? 'A Heavy shield' : 'A Light shield';
  if (tags.includes('unarmed')) return 'Unarmed fighting';
  const size = tags.find((tag) => ['small', 'one-handed', 'two-handed'].includes(tag)) ?? '';
  return `A ${size} ${tags.includes('ranged') ? 'ranged weapon' : 'weapon'}`;
}

/** What such a Skill normally adds, as the rulebook's advice says; empty: any. */
export const usualAttribute = (tags: string[]): string => USUAL.find((one) => tags.includes(one.tag))?.attribute ?? '';
