"""Tables of Yags by the events that lead to them: a base state is one that play could have left."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from parlour.games.yags import moves as m
from parlour.games.yags.model import COUNTERS, PENALTIES, Creature, Options, Scene, State
from parlour.games.yags.rules.draft import Draft
from parlour.games.yags.rules.setup import initial
from parlour.roleplay.moves import SessionStarted

NAMES = ("Gil", "Ann", "Ben")
_PLAYED = {**dict.fromkeys((*COUNTERS, *PENALTIES, "xp"), 0), "reactions": (), "here": False}
"""What comes to somebody in play, and what it is before."""


def table(
    people: Sequence[Creature] = (), *, sitting: bool = True, scene: Scene | None = None, made: int = 0, **options: Any
) -> State:
    """`made`: so many ids were given out, the last to somebody who is gone."""
    events = [SessionStarted(1)] if sitting else []
    events += [event for one in people for event in _come(one)]
    if made:
        gone = Creature(f"c{made}", "Nobody", -1)
        events += [m.CreatureBegun(gone), m.CreatureDropped(gone.id, gone.name)]
    if scene is not None:
        events.append(m.SceneOpened(scene, tuple([one.id for one in people if one.here])))
    events += [m.ReactionCame(one.id, felt.of, felt.value, felt.why) for one in people for felt in one.reactions]
    return Draft.evolve(initial(NAMES, Options(**options)), events)


def _come(one: Creature) -> Iterator[Any]:
    """As a sheet is brought, and then what happened."""
    yield m.CreatureBegun(replace(one, **_PLAYED))
    if one.xp:
        yield m.Awarded(one.id, one.xp, "to begin with")
    for counter in COUNTERS:
        if now := getattr(one, counter):
            yield m.Counted(one.id, counter, now, now, "so it was")
    for field in PENALTIES:
        if value := getattr(one, field):
            yield m.PenaltySet(one.id, field, 0, value)
