"""Why somebody may not take 0 or 10, as the page shows it and a refusal says it."""

from parlour.core.phrasebook import Phrasebook
from parlour.games.yags.content.numbers import PROFESSIONAL
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules.sums import reckoned
from parlour.games.yags.rules.takes import level_of

SAY = Phrasebook(__package__, "takes")


def take_barred(state: State, check: Check, side: Side | None, key: str) -> str:
    match key:
        case "no_professional" if side is not None:
            return SAY(key, needed=str(PROFESSIONAL), level=str(level_of(state, side)))
        case "fumbles" if side is not None:
            return SAY(key, chance=str(reckoned(state, check, check.sides.index(side)).fumble))
        case _:
            return SAY(key)
