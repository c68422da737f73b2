"""The ready-made material as the page shows it: people to take, people to call in, stunts to learn from."""

from typing import Any

from msgspec import Struct

from parlour.games.fate.content.numbers import (
    FREE_STUNTS,
    HIGHEST_TARGET,
    LOWEST_TARGET,
    MEMBERS_A_BOX,
    RATINGS,
    START_REFRESH,
)
from parlour.games.fate.content.ready import GROUPS, MAJORS, MOOKS, PLAYERS, STUNTS, ReadyCharacter, ReadyStunt
from parlour.games.fate.content.tables import TABLES, ladder
from parlour.games.fate.model import APPROACHES, Stunt
from parlour.games.fate.rules.stunts import ADVERBS, BOTH, DOES, sentence


class ReadyPerson(Struct, frozen=True):
    """A ready-made character with a full sheet."""

    key: str
    name: str
    looks: str
    aspects: tuple[tuple[str, str], ...]
    """Kind and text."""
    ratings: tuple[tuple[str, int, str], ...]
    """Approach, rating, its words on the ladder."""
    stunts: tuple[str, ...]
    refresh: int


class ReadyCast(Struct, frozen=True):
    """Somebody for the game master to call in."""

    key: str
    name: str
    kind: str
    aspects: tuple[str, ...]
    skilled: tuple[str, ...]
    bad: tuple[str, ...]
    boxes: int
    members: int


class ReadyBonus(Struct, frozen=True):
    """A stunt of the library, in its parts and as a sentence."""

    text: str
    template: str
    feature: str
    approach: str
    actions: tuple[str, ...]
    circumstance: str
    effect: str
    when: str


class Rung(Struct, frozen=True):
    """A number and how it is said."""

    value: int
    words: str


class Phrase(Struct, frozen=True):
    """How a stunt's sentence says an approach or an action."""

    key: str
    words: str


def _text(ready: ReadyStunt) -> str:
    return sentence(
        Stunt(
            ready.template, ready.feature, ready.approach, ready.actions, ready.circumstance, ready.effect, ready.when
        )
    )


def _person(ready: ReadyCharacter) -> ReadyPerson:
    aspects = (("high", ready.high), ("trouble", ready.trouble), *[("general", text) for text in ready.general])
    ratings = tuple([(name, value, ladder(value)) for name, value in zip(APPROACHES, ready.ratings, strict=True)])
    refresh = START_REFRESH - max(0, len(ready.stunts) - FREE_STUNTS)
    return ReadyPerson(
        ready.key, ready.name, ready.looks, aspects, ratings, tuple([_text(stunt) for stunt in ready.stunts]), refresh
    )


def _cast() -> tuple[ReadyCast, ...]:
    majors = [ReadyCast(m.key, m.name, "major", (m.high, m.trouble, *m.general), (), (), 3, 0) for m in MAJORS.values()]
    mooks = [
        ReadyCast(
            m.key, m.name, "mook", m.aspects, m.skilled, ("everything else",) if m.weak_else else m.bad, m.boxes, 0
        )
        for m in MOOKS.values()
    ]
    groups = [
        ReadyCast(g.key, g.name, "group", g.aspects, g.skilled, g.bad, g.members // MEMBERS_A_BOX, g.members)
        for g in GROUPS.values()
    ]
    return (*majors, *mooks, *groups)


SHELF: dict[str, tuple[Any, ...]] = {
    "LADDER": tuple([Rung(value, ladder(value)) for value in range(HIGHEST_TARGET, LOWEST_TARGET - 1, -1)]),
    "TARGETS": tuple([Rung(one.number, one.name) for one in TABLES.target if not one.or_more]),
    "RATINGS": tuple([Rung(value, ladder(value)) for value in RATINGS]),
    "ADVERBS": tuple([Phrase(*one) for one in ADVERBS.items()]),
    "VERBS": (
        *[Phrase(*one) for one in DOES.items()],
        Phrase(BOTH, " or ".join([DOES[one] for one in BOTH.split("+")])),
    ),
    "READY": tuple([_person(ready) for ready in PLAYERS.values()]),
    "CAST": _cast(),
    "STUNTS": tuple(
        [
            ReadyBonus(_text(s), s.template, s.feature, s.approach, s.actions, s.circumstance, s.effect, s.when)
            for s in STUNTS
        ]
    ),
}
