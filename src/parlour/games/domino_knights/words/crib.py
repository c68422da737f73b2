"""The crib sheet: a turn, a battle, the special cards, the numbers on one page (DK-196). What an option changes is a
box of its own, or one laid over another. How it reads stands in crib.ftl of each language."""

from parlour.core.game import Crib
from parlour.core.phrasebook import Phrasebook

SAY = Phrasebook(__package__, "crib")
Only = tuple[tuple[str, tuple[str, ...]], ...]
_FAME: Only = (("fame", ("yes",)), ("goal", ("fameFirstTo", "fameTimed", "fameAttrition")))
_CARDS: Only = (("dominoless", ("yes",)),)
_BOXES: dict[str, str] = {
    "turn": "maintain draw train attack discard",
    "battle": "attack aid-attack defence aid-defence compare clean-up",
    "specials": "death life wealth power majesty loyalty courage wizard necromancer",
    "negated": "death life wealth power majesty loyalty courage wizard necromancer mercenary training",
    "numbers": "players start courage hand recruits cards values attacks peasants",
    "facts": "windows faces discard blank out",
}
_OPTIONS: dict[str, Only] = {
    "training": (("multiTurnTraining", ("yes",)),),
    "looting": (("looting", ("yes",)),),
    "fame": _FAME,
    "cards": _CARDS,
}
_OVER: tuple[tuple[str, str, Only, str], ...] = (
    ("battle", "fame", _FAME, "clean-up"),
    ("battle", "attrition", (("goal", ("fameAttrition",)),), "clean-up"),
    ("facts", "fame", _FAME, "out"),
    ("turn", "cards", _CARDS, "maintain draw train"),
    ("specials", "cards", _CARDS, "life wealth necromancer"),
    ("negated", "cards", _CARDS, "life"),
    ("numbers", "cards", _CARDS, "start courage recruits peasants"),
    ("numbers", "fame", _FAME, "start"),
)
"""Box, what changes it, where, and which of its entries."""


def crib() -> tuple[Crib, ...]:
    return (
        *[_box(key, key, terms.split()) for key, terms in _BOXES.items()],
        *[_box(f"option-{key}", "option", [key], only) for key, only in _OPTIONS.items()],
        *[_box(f"{box}-{what}", f"{box}-{what}", terms.split(), only, box) for box, what, only, terms in _OVER],
    )


def _box(key: str, head: str, terms: list[str], only: Only = (), over: str = "") -> Crib:
    entries = [(SAY(f"{head}-{term}"), SAY.part(f"{head}-{term}", "text")) for term in terms]
    title = SAY(over or key)  # a box of an option is called as what it explains
    return Crib(title, tuple(entries), only, key, tuple(terms), over)
