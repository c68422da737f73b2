"""Who stands in for the learner: does what the coach points at, and takes one step after the other."""

from typing import Any

from parlour.core.offers import Assign, Choose, Offer, Pick
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.lesson.coach import seen
from parlour.games.domino_knights.lesson.content import LEARNER, STEPS
from parlour.games.domino_knights.lesson.course import is_still
from parlour.games.domino_knights.model import State
from parlour.games.domino_knights.pieces import CARD_NAMES
from parlour.games.domino_knights.rules.play import COMMANDS, offers

MAKE: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in COMMANDS}  # type: ignore[attr-defined]


def obey(state: State) -> m.Command | None:
    """What the coach asks for now; None while nothing is asked, or where it cannot be done."""
    lesson, told = state.lesson, seen(state)
    assert lesson is not None and told is not None
    if is_still(state):
        return m.TakeStep(lesson.step if lesson.lost else lesson.step % len(STEPS) + 1)
    hand = [CARD_NAMES[card] for card in state.kingdoms[LEARNER].hand]
    pointed = [next((one for one in piece.split("|") if one in hand), piece) for piece in told.point]
    filled = [_filled(offer, pointed) for offer in offers(state, LEARNER) if offer.command == told.press]
    return next((command for command in filled if command is not None), None)


def _filled(offer: Offer, pointed: list[str]) -> m.Command | None:
    """None where the offer does not go with every piece pointed at."""
    left = [piece for piece in pointed if piece not in offer.fixed]
    if any(isinstance(value, str) and value not in pointed for value in offer.fixed):
        return None
    values: list[Any] = []
    for ask in offer.asks:
        match ask:
            case Pick():
                found = next((piece for piece in ask.of if str(piece) in left), None)
                if found is None:
                    return None
                values.append(found)
                left.remove(str(found))
            case Choose():
                chosen = tuple([piece for piece in left if piece in ask.of])
                values.append(chosen)
                left = [piece for piece in left if piece not in chosen]
            case Assign():
                values.append(tuple([tuple(piece.split(">")) for piece in left]))
                left = []
    if left:
        return None
    command: m.Command = MAKE[offer.command](*offer.fixed, *values)
    return command
