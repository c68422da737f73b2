"""Whether hints may be asked for at a table: alone with bots always, among people if all of them agree."""

from typing import Literal

from parlour.core.game import Game
from parlour.table.moment import Moment


def advises(game: Game) -> bool:
    """Only a game whose bots think has something to say."""
    return any([level.apart for level in game.levels])


def standing(game: Game, moment: Moment, seat: int | None) -> Literal["none", "open", "asked", "waiting"]:
    """As this seat is told: none are given; it may ask; it and others have not agreed yet; only others have not."""
    people = [other for other, place in enumerate(moment.places) if place.taken]
    if seat is None or not advises(game) or seat not in people:
        return "none"
    if len(people) == 1 or all([other in moment.hints for other in people]):
        return "open"
    return "waiting" if seat in moment.hints else "asked"
