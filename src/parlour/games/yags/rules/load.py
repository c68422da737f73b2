"""What somebody carries, and how it weighs on them (2.13). Reads, never changes."""

from parlour.games.yags.content import numbers
from parlour.games.yags.content.tables import LOADS
from parlour.games.yags.model import Creature, Item, State
from parlour.games.yags.rules.ask import base
from parlour.games.yags.words.bounds import SAY

UNENCUMBERED, OVER = -1, 4
"""The least and the worst band (YAG-176, YAG-181, YAG-Q09)."""


def weighs(item: Item) -> int:
    """YAG-186: grams it counts now; what is left behind counts nothing."""
    if not item.here:
        return 0
    return item.worn_load if item.worn and item.worn_load >= 0 else item.weight


def load(one: Creature) -> int:
    """In grams."""
    return sum([weighs(item) for item in one.items])


def limits(one: Creature) -> tuple[int, int, int, int, int]:
    """YAG-175: where each band ends, in grams."""
    return numbers.load_limits(base(one, "Strength"))


def band(one: Creature) -> int:
    """YAG-176 to YAG-181: -1 unencumbered, 0 lightly, 1 moderately, 2 heavily, 3 greatly, 4 over encumbered. Where two
    limits are equal a band is skipped (YAG-Q10)."""
    return numbers.load_level(base(one, "Strength"), load(one))


def band_name(level: int) -> str:
    return LOADS[level].name if level == UNENCUMBERED else f"{LOADS[level].name} encumbered"


def load_penalty(one: Creature, attribute: str) -> int:
    """What load takes off Agility or Dexterity. Over encumbered, nothing of Agility is left."""
    level = band(one)
    if attribute == "Agility":
        return base(one, "Agility") if level == OVER else -LOADS[level].agility
    return -LOADS[level].dexterity if attribute == "Dexterity" else 0


def resist_penalty(one: Creature) -> int:
    """YAG-182, YAG-Q09: taken off rolls to resist fatigue."""
    return numbers.RESIST_STEP * max(band(one), 0)


def unencumbered(state: State, one: Creature) -> bool:
    """YAG-185, YAG-Q06: what rules mean that demand it."""
    most = limits(one)[0]
    return load(one) < most if state.options.load_equal == "strict" else load(one) <= most


def effects(one: Creature) -> tuple[str, ...]:
    """What follows from the present band, in words (6.10)."""
    level = band(one)
    if level == UNENCUMBERED:
        return ()
    resist = resist_penalty(one)
    return (LOADS[level].text, *([SAY("resist", amount=str(resist))] if resist else []))
