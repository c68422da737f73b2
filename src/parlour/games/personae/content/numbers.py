"""The numbers the rules print, and the small sums made of them."""

from typing import Literal

Attribute = Literal["Competence", "Prowess", "Cunning", "Power", "Knowledge", "Stature"]
Rank = Literal["First", "Second", "Third", "Handicap"]
Status = Literal["Unharmed", "Injured", "Wounded", "Incapacitated", "Dying"]
Toughness = Literal["minion", "minor", "major"]

ATTRIBUTES: tuple[Attribute, ...] = ("Competence", "Prowess", "Cunning", "Power", "Knowledge", "Stature")
RANKS: tuple[Rank, ...] = ("First", "Second", "Third", "Handicap")
"""Best first."""
RANK_COUNTS: dict[Rank, int] = {"First": 2, "Second": 2, "Third": 1, "Handicap": 1}
"""PER-018."""
RANK_TENTHS: dict[Rank, int] = {"First": 4, "Second": 3, "Third": 2, "Handicap": 1}
"""PER-019 to PER-022: so many tenths of the total."""
STATUSES: tuple[Status, ...] = ("Unharmed", "Injured", "Wounded", "Incapacitated", "Dying")
PENALTY: dict[Status, int] = {"Unharmed": 0, "Injured": 1, "Wounded": 2, "Incapacitated": 3, "Dying": 3}
"""PER-184, PER-Q22: dice fewer."""
RECOVERY_DICE: dict[Status, int] = {"Unharmed": 1, "Injured": 1, "Wounded": 2, "Incapacitated": 3, "Dying": 4}
"""PER-199 to PER-204: the GM's dice."""
DEFENCES: dict[str, Attribute] = {"Block": "Stature", "Dodge": "Cunning", "Resist": "Power"}
"""PER-039, PER-209: the free Skills and what they add."""

FACES = 10
UNLOCKED_DICE = 2
UNSKILLED_DICE = 1
CAP_OVER_POTENTIAL = 2
DICE_A_POINT = 3
"""PER-041, PER-044: of the Prowess Pool, for a point of Prowess or a Development Point."""
SUM_A_POTENTIAL = 5
LEAST_SUM = 5
QUALITY_SLOTS = 2
ABILITY_SLOTS = 1
COMPANION_POINTS = 10
COMPANION_POTENTIAL = 4
"""PER-256: the owner's."""
HIT_BASE = 1
HELPED = 1
WEAPON_HITS = 1
MOST_DICE = 20
"""So many one side may roll: far more than anybody will have."""
NAME, PHRASE, SENTENCE = 60, 200, 1000
"""How long a name, a goal and an explanation may be."""


def cap(total: int, rank: Rank) -> int:
    """PER-019 to PER-022: the highest value of a rank, remainder dropped.

    >>> [cap(20, rank) for rank in RANKS]
    [8, 6, 4, 2]
    """
    return total * RANK_TENTHS[rank] // 10


def potential(total: int) -> int:
    """PER-026, PER-027.

    >>> [potential(total) for total in (5, 20, 24, 25, 37)]
    [1, 4, 4, 5, 7]
    """
    return max(1, total // SUM_A_POTENTIAL)


def companion_potential(total: int) -> int:
    """PER-Q15: one below the formula."""
    return max(1, potential(total) - 1)


def skill_cap(potential: int) -> int:
    """PER-045."""
    return potential + CAP_OVER_POTENTIAL


def thresholds(stature: int, toughness: Toughness = "major", bonus: int = 0) -> dict[Status, int]:
    """The hits at which each status is reached, for those who have it.

    >>> thresholds(5)
    {'Injured': 6, 'Wounded': 7, 'Incapacitated': 8, 'Dying': 9}
    >>> thresholds(4, "minion")
    {'Incapacitated': 1, 'Dying': 2}
    """
    if toughness == "minion":
        return {"Incapacitated": 1, "Dying": 2}
    first = HIT_BASE if toughness == "minor" else HIT_BASE + stature + bonus
    return {status: first + step for step, status in enumerate(STATUSES[1:])}
