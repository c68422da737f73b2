// A game-character as a file of one's own library, and back into what inventing one asks.
import type { Known } from '../../form/plan';
import type { Sight } from './sight.svelte';
import type { Person } from './types.gen';

export const asFile = (sight: Sight, person: Person): string =>
  JSON.stringify({
    format: 'parlour-game-character',
    game: 'fugue',
    version: 1,
    name: person.name ?? '',
    looks: person.looks ?? '',
    abilities: (person.abilities ?? []).map((one) => one.text),
    notes: sight.own.desk?.people_notes?.[person.id] ?? '',
  });

/** What cannot be read is left empty: the Dealer sees it in the story, and the rules ask for a name. */
export function invented(file: string): Known {
  let found: Record<string, unknown> = {};
  try {
    found = JSON.parse(file) as Record<string, unknown>;
  } catch {
    // Nobody in particular.
  }
  const text = (key: string): string => (typeof found[key] === 'string' ? found[key] : '');
  const abilities = Array.isArray(found['abilities']) ? found['abilities'].map(String) : [];
  return { name: text('name'), looks: text('looks'), abilities: abilities.join('\n'), notes: text('notes') };
}
