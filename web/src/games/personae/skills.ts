import { USUAL } from './library.gen';
import { wordsOf } from '../../words';

const t = wordsOf('personae');

// Words for sorts of Skills, and the Attribute a form suggests first. What is allowed comes from the offers.
const TAGS = ['supernatural', 'healing', 'hiding', 'initiative'] as const;

export function tagWord(tag: string): string {
  const known = TAGS.find((one) => one === tag);
  return known ? t(`tag-${known}`) : tag;
}

export function skillShape(tags: string[]): string {
  if (!tags.length) return t('shape-other');
  if (tags.includes('shield')) return t(tags.includes('heavy') ? 'shape-heavy-shield' : 'shape-light-shield');
  if (tags.includes('unarmed')) return t('shape-unarmed');
  const size = tags.find((tag) => ['small', 'one-handed', 'two-handed'].includes(tag)) ?? '';
  return t(tags.includes('ranged') ? 'shape-ranged' : 'shape-weapon', { size });
}

/** What such a Skill normally adds, as the rulebook's advice says; empty: any. */
export const usualAttribute = (tags: string[]): string => USUAL.find((one) => tags.includes(one.tag))?.attribute ?? '';
