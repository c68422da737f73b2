// What waits for the game master's word, gathered from the view.
import type { Sight } from './sight.svelte';
import type { NoticeSeen, Person, Petition } from './types.gen';

export interface Waiting {
  people: Person[];
  petitions: Petition[];
  /** What blocks on sheets that are played already. */
  notices: { who: string; notice: NoticeSeen }[];
}

export function waiting(sight: Sight): Waiting {
  if (!sight.own.leads) return { people: [], petitions: [], notices: [] };
  const ready = sight.people.filter((person) => !sight.isMaking(person));
  const asked = new Set(sight.seen.petitions.map((petition) => `${petition.who} tl:${petition.piece}`));
  return {
    people: sight.people.filter((person) => person.stage === 'review'),
    petitions: sight.seen.petitions,
    notices: ready.flatMap(({ id }) =>
      (sight.sheet(id)?.notices ?? [])
        .filter(
          (one) =>
            one.blocks && !asked.has(`${id} ${one.key}`) && sight.may('allow_notice', { who: id, notice: one.key }),
        )
        .map((notice) => ({ who: id, notice })),
    ),
  };
}

export function waitingCount(sight: Sight): number {
  const { people, petitions, notices } = waiting(sight);
  return people.length + petitions.length + notices.length;
}
