// Everybody in the scene as the strip shows them: wounds and fatigue, who has yet to move or roll. Reads only.
import type { Figure, Track } from '../../roleplay/strip';
import { countersOf, initials, present } from './play/stage';
import { COUNTERS } from './say';
import type { Sight } from './sight.svelte';

/** Shown always; the others once there is something to show. */
const ALWAYS = ['wounds', 'fatigue'];
const SIGNS: Record<string, string> = { wounds: '✚', fatigue: '~', exhaustion: '≈', stuns: '✦' };

export function figures(sight: Sight): Figure[] {
  const check = sight.check && sight.check.stage === 'open' ? sight.check : null;
  return present(sight).map((person) => {
    const counters = countersOf(sight, person.id);
    const tracks = COUNTERS.flatMap(([field, label]): Track[] => {
      const now = counters?.[field as 'wounds'] ?? 0;
      if (!counters || (!now && !ALWAYS.includes(field))) return [];
      const most = field === 'wounds' ? counters.boxes : undefined;
      return [
        {
          field: person.hidden ? '' : field,
          label,
          now,
          sign: SIGNS[field] ?? '',
          ...(most ? { most } : {}),
        },
      ];
    });
    const rolls = check?.sides.some((side) => side.who === person.id && !side.rolled) ?? false;
    return {
      id: person.id,
      name: person.name,
      letters: initials(person.name),
      shape: sight.shape(person),
      colour: sight.colour(person),
      party: sight.isPlayed(person),
      turn: rolls,
      done: !!sight.seen.round && !!(person.gait || person.gone),
      out: person.stage === 'dead' || !!counters?.dying,
      hidden: !!person.hidden,
      tracks,
    };
  });
}
