// What waits for the game master's word, gathered from the view.
import type { Sight } from './sight.svelte';
import type { BatchSeen, GearSeen, Person, SkillSeen, TraitSeen, PetitionSeen } from './types.gen';

export interface Waiting {
  people: Person[];
  parts: { who: string; part: SkillSeen | TraitSeen | GearSeen }[];
  batches: BatchSeen[];
  petitions: PetitionSeen[];
}

export function waiting(sight: Sight): Waiting {
  if (!sight.own.leads) return { people: [], parts: [], batches: [], petitions: [] };
  const parts = sight.people
    .filter((person) => !sight.isMaking(person))
    .flatMap((person) => {
      const sheet = sight.sheet(person.id);
      const all = [...(sheet?.skills ?? []), ...(sheet?.traits ?? []), ...(sheet?.gear ?? [])];
      return all
        .filter((part) => part.pending && sight.may('approve_trait', { who: person.id, trait: part.id }))
        .map((part) => ({ who: person.id, part }));
    });
  return {
    people: sight.people.filter((person) => person.stage === 'review'),
    parts,
    batches: (sight.own.batches ?? []).filter((batch) => batch.submitted),
    petitions: sight.seen.petitions,
  };
}

export function waitingCount(sight: Sight): number {
  const { people, parts, batches, petitions } = waiting(sight);
  return people.length + parts.length + batches.length + petitions.length;
}
