"""What a friend beside a newcomer would say: one line a situation, from what the seat itself may know."""

from collections.abc import Callable

from parlour.core.phrasebook import Phrasebook
from parlour.games.domino_knights.model import (
    ATTACK,
    CLEAN_UP,
    DEFEND,
    DISCARD,
    DRAW,
    MAINTAIN,
    NOBODY,
    TRAIN,
    State,
)
from parlour.games.domino_knights.rules.aid import able_to_block
from parlour.games.domino_knights.rules.battle import offer_attack
from parlour.games.domino_knights.rules.questions import ready, the_battle
from parlour.games.domino_knights.rules.special import offer_special
from parlour.games.domino_knights.rules.train import offer_train
from parlour.games.domino_knights.rules.turn import offer_draw, offer_promote
from parlour.games.domino_knights.view import CoachSeen

SAY = Phrasebook(__package__, "coach")


def _maintain(state: State, seat: int) -> str:
    offered = offer_promote(state, seat)
    if not offered:
        return ""
    return "copy" if offered[0].fixed[1:] == (None,) else "promote"


def _draw(state: State, seat: int) -> str:
    return "draw-open" if len(offer_draw(state, seat)) > 1 else "draw"


def _train(state: State, seat: int) -> str:
    if state.options.dominoless:
        return "train-pairs"
    if offer_train(state, seat):
        return "train"
    return "train-later" if state.kingdoms[seat].recruits else ""


def _attack(state: State, seat: int) -> str:
    offered = offer_attack(state, seat)
    if not offered:
        return "attack-nobody" if not state.kingdoms[seat].knights else "attack-over"
    mine = len(ready(state, seat))
    others = [other for other, kingdom in enumerate(state.kingdoms) if other != seat and kingdom.alive]
    guards = min([len(ready(state, other)) for other in others])
    return "attack-open" if guards == 0 else "attack-more" if mine > guards else "attack-guarded"


def _defend(state: State, _seat: int) -> str:
    return "defend" if able_to_block(state, the_battle(state).target) else "defend-nobody"


_SITUATIONS: dict[int, Callable[[State, int], str]] = {
    MAINTAIN: _maintain,
    DRAW: _draw,
    TRAIN: _train,
    ATTACK: _attack,
    DEFEND: _defend,
    CLEAN_UP: lambda _state, _seat: "bury",
    DISCARD: lambda state, seat: "discard" if len(state.kingdoms[seat].hand) > KEPT else "discard-free",
}
KEPT = 5


def coached(state: State, seat: int, awaited: tuple[int, ...]) -> CoachSeen | None:
    """The line for what is asked of this seat now; None where there is nothing to say, or a lesson says it."""
    if state.lesson is not None or state.outcome is not None or seat not in awaited or state.fame:
        return None
    if state.copying != NOBODY:
        key = "copy"
    elif state.window is not None:
        answers = bool(offer_special(state, seat))
        key = ("answer" if state.window.batch else "react") if answers else "pass"
    else:
        find = _SITUATIONS.get(state.phase)
        key = find(state, seat) if find is not None else ""
    return CoachSeen(key, SAY(key)) if key else None
