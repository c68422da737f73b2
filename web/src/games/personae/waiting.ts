// What waits for the game master's word, gathered from the view and put into words.
import type { Sight } from './sight.svelte';
import type { Batch, GearSeen, Person, SkillSeen, TraitSeen, Wish } from './types.gen';

export interface Waiting {
  people: Person[];
  parts: { who: string; part: SkillSeen | TraitSeen | GearSeen }[];
  batches: Batch[];
  wishes: { wish: Wish; words: string }[];
}

function wishWords(sight: Sight, wish: Wish): string {
  const [who, piece] = [wish.who, wish.piece ?? ''].map(sight.name);
  const detail = wish.detail ?? '';
  const words: Record<Wish['what'], string> = {
    wear: `${who} bought ${piece} for ${detail}. Does that lower the Resource Cap?`, similar: `may ${who} help with ${piece}, which is another Skill?`, swap: `${who} would swap the ranks of ${piece} and ${detail}.`,
    language: `${who} would learn ${piece || detail}.`, attribute: `${piece} of ${who} would add ${detail}.`, condition: `does it hold for ${piece} of ${who}: ${detail}?`,
  };
  return words[wish.what];
}

export function waiting(sight: Sight): Waiting {
  if (!sight.own.leads) return { people: [], parts: [], batches: [], wishes: [] };
  const parts = sight.people.filter((person) => !sight.isMaking(person)).flatMap((person) => {
    const sheet = sight.sheet(person.id);
    const all = [...(sheet?.skills ?? []), ...(sheet?.traits ?? []), ...(sheet?.gear ?? [])];
    return all.filter((part) => part.pending && sight.may('approve_trait', { who: person.id, trait: part.id })).map((part) => ({ who: person.id, part }));
  });
  return {
    people: sight.people.filter((person) => person.stage === 'review'), parts, batches: (sight.own.batches ?? []).filter((batch) => batch.submitted),
    wishes: sight.seen.wishes.map((wish) => ({ wish, words: wishWords(sight, wish) })),
  };
}

export function waitingCount(sight: Sight): number {
  const { people, parts, batches, wishes } = waiting(sight);
  return people.length + parts.length + batches.length + wishes.length + (sight.own.pleas?.length ?? 0);
}
