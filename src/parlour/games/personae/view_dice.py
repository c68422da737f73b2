"""Dice on the table as they are seen: in the order in which they count, and how each of them counts."""

from parlour.games.personae import view as v
from parlour.games.personae.model import Challenge, Duel, State
from parlour.games.personae.rules.compare import acts, counted, duels_of
from parlour.games.personae.rules.criticals import natural


def used_up(one: Challenge, at: int) -> int:
    """PER-128: how many of its dice a Challenge before this one has used, where the next of the same dice count."""
    return max([duel.start for duel in duels_of(one, at)], default=0) if one.chained else 0


def laid(state: State, one: Challenge, at: int) -> tuple[v.DieSeen, ...]:
    """A side's dice: the highest first, then those left out, then those used before. Against several, a die may be left
    out for one of them alone; PER-134: natural tens beyond the first have earned a critical each."""
    side, used = one.sides[at], used_up(one, at)
    out = set(side.ignored) if len(one.sides) <= 2 else set()
    places = sorted(range(len(side.dice)), key=lambda place: (place in out, -side.dice[place], place))
    tens = set(natural(state, side))
    golden = [place for place in places if place in tens][1:] if side.earned else []

    def look(place: int) -> v.Look:
        if place in out:
            return "out"
        if place in places[:used]:
            return "used"
        return "critical" if place in golden else "high" if place == [*places[used:], -1][0] else ""

    return tuple([v.DieSeen(place, side.dice[place], look(place)) for place in [*places[used:], *places[:used]]])


def counts(one: Challenge, at: int) -> int | None:
    """PER-118: the die a side is compared with: the highest, or the next where a Challenge goes on; None: none left."""
    side = one.sides[at]
    if not side.dice or len(one.sides) < 2:
        return None
    faces = counted(side, one.sides[1 if acts(one, at) else 0].who)[used_up(one, at) :]
    return faces[0] if faces else None


def walked(one: Challenge, duel: Duel) -> tuple[v.Pair, ...]:
    """PER-120 to PER-122: pair by pair, each with its dice."""
    actor, reactor = one.sides[duel.actor], one.sides[duel.reactor]
    mine, theirs = counted(actor, reactor.who)[duel.start :], counted(reactor, actor.who)[duel.start :]

    def face(faces: tuple[int, ...], i: int) -> int:
        return faces[i] if i < len(faces) else 0

    last = len(duel.pairs) - 1
    return tuple(
        [
            v.Pair(first, second, face(mine, i), face(theirs, i), _says(one, first, second, i == last, last > 0))
            for i, (first, second) in enumerate(duel.pairs)
        ]
    )


def _says(one: Challenge, actor: int, reactor: int, is_last: bool, is_walk: bool) -> v.PairSays:
    if not is_last:
        return "tie"
    if reactor < 0 or actor < 0:
        return "more" if reactor < 0 else "fewer"
    if actor == reactor:
        return "met" if one.kind == "unopposed" else "alike"
    return "decides" if is_walk else ""
