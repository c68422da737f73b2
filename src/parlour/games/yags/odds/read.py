"""Rolls whose total is read off, not measured against a target: what people feel, how good a work is."""

from parlour.core.odds import Bar
from parlour.games.yags.content.numbers import FACES
from parlour.games.yags.content.tables import TABLES, quality, reaction
from parlour.games.yags.odds.rollers import DICE, Roller


def felt(roller: Roller) -> dict[str, int]:
    """YAG-226, YAG-Q28: the faces for each feeling, the best first; a fumble is always disliked."""
    found = dict.fromkeys([row.name for row in reversed(TABLES.charm)], 0)
    for face in DICE:
        found[reaction(0 if roller.fumbles(face) else roller.total(face)).name] += 1
    return found


def felt_bars(roller: Roller) -> tuple[Bar, ...]:
    disliked = TABLES.charm[0].name
    named = [(name, ways) for name, ways in felt(roller).items() if ways]
    return tuple(
        [Bar(name.capitalize(), ways, FACES, "fail" if name == disliked else "succeed") for name, ways in named]
    )


def quality_bars(roller: Roller, *, zero: bool) -> tuple[Bar, ...]:
    """YAG-126, YAG-Q50: of one roll, the best first; where a fumble counts 0 (`zero`) it spoils the work."""
    found = dict.fromkeys([row.label for row in reversed(TABLES.quality)], 0)
    for face in DICE:
        found[quality(0 if zero and roller.fumbles(face) else roller.total(face))] += 1
    worst = TABLES.quality[0].label
    return tuple(
        [
            Bar(name.capitalize(), ways, FACES, "fail" if name == worst else "succeed")
            for name, ways in found.items()
            if ways
        ]
    )
