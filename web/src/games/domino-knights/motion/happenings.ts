// What happened between two looks at the table, as far as anybody sees it. Motion and sounds follow from it.
import { readCard } from '../../../pieces/Card.svelte';
import type { KnightSeen, PlaySeen, Private, Public } from '../types.gen';

export interface Look {
  seen: Public;
  own: Private | null;
}

export interface Happenings {
  /** Knights that were tapped. */
  tapped: string[];
  /** Knights that fell and lie turned over. */
  fallen: string[];
  /** A battle was decided. */
  resolved: boolean;
  /** Attacks nobody blocked: the Knight, the Kingdom, the points. */
  blows: { knight: string; seat: number; points: number }[];
  /** Special cards played just now. */
  plays: PlaySeen[];
  /** Special cards that were used up or negated. */
  spent: string[];
  /** Cards that came to my hand. */
  drawn: string[];
  myTurn: boolean;
}

const knights = (seen: Public): Map<string, KnightSeen> =>
  new Map(seen.kingdoms.flatMap((kingdom) => kingdom.knights.map((knight) => [knight.id, knight] as const)));

const mark = (seen: Public, seat: number): number => seen.kingdoms[seat]!.health ?? seen.kingdoms[seat]!.fame ?? 0;
const batch = (seen: Public): PlaySeen[] => seen.window?.batch ?? [];
export const isTen = (card: string): boolean => readCard(card).rank === '10';

export function happenings(before: Look, after: Look, seat: number | null): Happenings {
  const was = knights(before.seen);
  const is = [...knights(after.seen).values()];
  const battle = before.seen.battle;
  const now = after.seen.battle;
  const resolved =
    battle !== null && !battle.resolved && (now === null ? fought(before.seen, after.seen) : now.resolved);
  const hurt = resolved && mark(after.seen, battle.target) < mark(before.seen, battle.target);
  const held = new Set(before.own?.hand);
  const played = new Set(batch(before.seen).map(({ card }) => card));
  const discarded = new Set(after.seen.discard);
  return {
    tapped: is.filter(({ id, tapped }) => tapped && was.has(id) && !was.get(id)!.tapped).map(({ id }) => id),
    fallen: is.filter(({ id, flipped }) => flipped && !was.get(id)?.flipped).map(({ id }) => id),
    resolved,
    blows: hurt
      ? battle.pairings
          .filter(({ opens, attack }) => opens && attack)
          .map(({ attacker, attack }) => ({ knight: attacker, seat: battle.target, points: attack }))
      : [],
    plays: batch(after.seen).filter(({ card }) => !played.has(card)),
    spent: [...played].filter((card) => discarded.has(card) && !before.seen.discard.includes(card)),
    drawn: before.own && after.own ? after.own.hand.filter((card) => !held.has(card)) : [],
    myTurn: seat !== null && after.seen.active === seat && after.seen.turn !== before.seen.turn,
  };
}

/** That turn's row of the score sheet has one battle more. */
function fought(before: Public, after: Public): boolean {
  const row = after.turns.at(-1 - (after.turn - before.turn));
  return (row?.[2].length ?? 0) > (before.turns.at(-1)?.[2].length ?? 0);
}
