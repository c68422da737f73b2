"""Small change of language, and that of dice. Knows no rule."""

from parlour.core.phrasebook import Phrasebook
from parlour.roleplay.phrases import *  # noqa: F403

SAY = Phrasebook(__package__, "pieces")


def plain(amount: int) -> str:
    """A number as it is printed: 3, −2."""
    return str(amount).replace("-", "−")


def dice(count: int) -> str:
    return SAY("dice-many", count=count)
