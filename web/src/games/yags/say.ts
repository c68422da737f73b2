import { REACTIONS as FEELINGS } from './library.gen';
import { capital, signed } from '../../roleplay/say';
import { saying, sayings } from './words';

export { capital, initials, signed } from '../../roleplay/say';

// Words of the page for values the server names by a key, and how numbers are set. No rules.

/** Grams as people say them. */
export function kg(grams: number): string {
  if (grams && grams < 1000) return `${grams} g`;
  return grams >= 1_000_000 ? `${round(grams / 1_000_000)} t` : `${round(grams / 1000)} kg`;
}
const round = (n: number): string => String(Math.round(n * 10) / 10);

/** Minutes as people say them. */
export function minutes(n: number): string {
  const hours = Math.floor(n / 60);
  return [hours ? `${hours} h` : '', n % 60 || !hours ? `${n % 60} min` : ''].filter(Boolean).join(' ');
}

export const STAGES = sayings('stage', 'frame', 'attributes', 'skills', 'techniques', 'gear', 'review');
export const SHORT = saying(
  'short',
  'Strength',
  'Health',
  'Agility',
  'Dexterity',
  'Perception',
  'Intelligence',
  'Empathy',
  'Will',
);
export const KINDS = sayings('skills', 'talent', 'standard', 'knowledge');
export const TECHNIQUES = saying('technique', 'technique', 'familiarity', 'specialisation', 'mastery');
export const COUNTERS = sayings('counter', 'fatigue', 'exhaustion', 'wounds', 'stuns');
const PENALTIES = ['fatigue_penalty', 'wound_penalty', 'stun_penalty', 'move_penalty'];
export const PRICED = saying('priced', 'attribute', 'talent', 'standard', 'knowledge', 'language');
export const REACTIONS = saying('feels', '-1', '0', '1', '2', '3');
export const PACES = saying('in', 'round', 'minute', 'quarter');

/** What a value means in one field of a form. */
const IN_FIELD: Record<string, Record<string, string>> = {
  hidden: saying('hidden', 'true', 'false'),
  human: saying('human', 'true', 'false'),
  literate: saying('literate', 'true', 'false'),
  instant: saying('instant', 'true', 'false'),
  unencumbered: saying('unencumbered', 'true', 'false'),
  kind: saying(
    'kind',
    'person',
    'creature',
    'vehicle',
    'standard',
    'knowledge',
    'talent',
    'attribute',
    'language',
    'technique',
    'familiarity',
    'specialisation',
    'mastery',
  ),
  what: saying(
    'what',
    'itself',
    'numbers',
    'not numbers',
    'human',
    'named',
    'text',
    'bonus',
    'target',
    'opponent',
    'street',
    'climb',
  ),
  by: saying('by', 'mass', 'volume'),
  where: saying('where', 'worn', 'carried', 'left'),
  culture: saying('culture', ''),
  default: saying('default', ''),
  limited_by: saying('limit', ''),
  group: saying('group', ''),
  field: saying('field', ...PENALTIES, 'name', 'concept', 'notes'),
  counter: saying('counter', 'fatigue', 'exhaustion', 'wounds', 'stuns'),
  value: Object.fromEntries(FEELINGS.map((one) => [one.value, `${capital(one.name)} (${signed(one.value)})`])),
};

export const fieldWord = (field: string, value: string): string | undefined => IN_FIELD[field]?.[value];
