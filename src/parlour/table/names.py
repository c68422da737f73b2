"""What people and bots are called at a table: nobody bears another's name."""

from collections.abc import Sequence

from parlour.core.game import Game
from parlour.core.phrasebook import languages, speaking
from parlour.table.entries import HOUSE
from parlour.table.moment import Moment
from parlour.table.plain import alike
from parlour.table.telling import called

STAND_INS = ("Ada", "Bertrand", "Cleo", "Dorian", "Edda", "Falk", "Greta", "Hugo")


def is_borne(game: Game, moment: Moment, seat: int, name: str) -> bool:
    """By another seat, the host, the clock or the house, in any language."""
    for language in languages():
        with speaking(language):
            others = [called(game, moment, other) for other in range(HOUSE, len(moment.places)) if other != seat]
        if alike(name) in [alike(other) for other in others]:
            return True
    return False


def stand_ins(names: Sequence[str]) -> tuple[str, ...]:
    """Every seat's name; where nobody has given one, a bot's: the first from the seat's own on that nobody bears."""
    found = list(names)
    for seat in [seat for seat, name in enumerate(names) if not name]:
        borne = {alike(name) for name in found}
        wanted = [STAND_INS[(seat + n) % len(STAND_INS)] for n in range(len(STAND_INS))]
        found[seat] = next((name for name in wanted if alike(name) not in borne), wanted[0])
    return tuple(found)
