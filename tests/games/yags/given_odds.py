"""Ready-made people at a table, what the rules reckon for them, and every throw of their dice."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from msgspec.structs import replace

from games.yags.reached import joined
from parlour.games.yags.content.ready import CHARACTERS
from parlour.games.yags.model import Check, Creature, Options, Side, State
from parlour.games.yags.odds.rollers import Roller
from parlour.games.yags.rules import sums
from parlour.games.yags.rules.readied import from_ready
from parlour.games.yags.rules.setup import initial

DICE = range(1, 21)
TOMAS, IMOGEN, ANNEKE = "c1", "c2", "c3"
_READY = {TOMAS: "tomas", IMOGEN: "imogen", ANNEKE: "anneke"}


def table(**options: Any) -> State:
    state = initial(("Gil", "Ann"), Options(**options))
    people: list[Creature] = [replace(from_ready(state, CHARACTERS[key]), id=who) for who, key in _READY.items()]
    return joined(state, *people)


def roller(state: State, check: Check, at: int) -> Roller:
    """What the rules reckon before the die, as the odds want it."""
    found = sums.reckoned(state, check, at)
    return Roller(
        found.ability + sum([one.amount for one in found.modifiers]),
        found.score,
        found.fumble,
        found.halved,
        still=found.nothing,
    )


def throws(state: State, check: Check) -> Iterator[Check]:
    """Every throw of all dice, put down as rolling does."""
    reckoned = [sums.reckoned(state, check, at) for at in range(len(check.sides))]
    before = [
        replace(side, mode="roll", score=found.score, fumble=found.fumble)
        for side, found in zip(check.sides, reckoned, strict=True)
    ]
    down = [
        [
            replace(
                side, die=face, total=sums.total_of(found, face), fumbled=not found.nothing and face <= found.fumble
            )
            for face in DICE
        ]
        for side, found in zip(before, reckoned, strict=True)
    ]
    for sides in product(*down):
        yield replace(check, sides=sides)


def side(who: str, attribute: str, skill: str, route: str = "skill", default: str = "") -> Side:
    return Side(who, attribute, skill, route=route, default=default)  # type: ignore[arg-type]


PAIRS = [
    (side(TOMAS, "Agility", "stealth"), side(IMOGEN, "Perception", "awareness")),
    (side(ANNEKE, "Strength", "brawl"), side(TOMAS, "Agility", "brawl")),
    (side(IMOGEN, "Will", "guile"), side(TOMAS, "Empathy", "guile")),
    (side(TOMAS, "Intelligence", "demolitions", "default", "sleight"), side(IMOGEN, "Health", "", "raw")),
]
