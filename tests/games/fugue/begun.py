"""A story of Fugue by the events that lead to it: a base state is one that play could have left."""

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.games.fugue import moves as m
from parlour.games.fugue.content.sets import blank_set
from parlour.games.fugue.model import Character, Options, State
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.rules.setup import initial
from parlour.roleplay.moves import SessionStarted


def story(names: Sequence[str], people: Sequence[Character], *, scene: str, made: int, **options: Any) -> State:
    """The first chapter is under way, and seat 0 deals. `made`: so many ids were given out, the last to a pin that was
    taken down."""
    players = [one for one in people if one.seat >= 0]
    content = blank_set()
    events: list[Any] = [
        m.DealerChanged(0, -1, 1),
        m.ContentSettled(0, content),
        SessionStarted(1),
        m.ChapterOpened(1, content.chapters[0].title),
        m.EyesClosed(),
        m.EyesOpened(tuple([one.seat for one in players])),
        *[event for one in players for event in _wake(one, len(names))],
        m.SignifiersDealt(tuple([(one.id, one.signifier) for one in players])),
        *[m.BroughtOn(one.id, one.name, one.looks, one.abilities, one.notes) for one in people if one.seat < 0],
        m.SceneSet(1, scene),
        m.Pinned(f"n{made}", "fact", 0, "It rains", ()),
        m.PinTakenDown(f"n{made}", 0, "It rains"),
    ]
    return Draft.evolve(initial(names, Options(**options)), events)


def _wake(one: Character, seats: int) -> Iterator[Any]:
    """Who can do something already was the Dealer's before (FUG-A60)."""
    if one.abilities:
        yield m.BroughtOn(one.id, one.name, one.looks, one.abilities, "")
        yield m.Adopted(one.id, one.seat)
    else:
        yield m.PersonaDescribed(one.id, one.seat, one.looks, "", "")
        yield m.PersonaNamed(one.id, "", one.name)
    left = (one.seat + 1) % seats
    yield m.DetailOffered(one.id, left, one.detail)
    yield m.DetailAccepted(one.id, left, one.detail, False)
