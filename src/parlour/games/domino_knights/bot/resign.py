"""When a bot gives up: a game that would never end, and, where the table wishes it, one that is lost."""

from parlour.games.domino_knights.bot.mind import Mind
from parlour.games.domino_knights.model import TIMED_GOALS, TRAIN
from parlour.games.domino_knights.pieces import PLAIN

LONG = 120
"""After so many turns a game of two for Fame is long."""
AHEAD = 12
"""So many Knights more than three for each of one's own, and nobody will ever beat them."""


def gives_up(mind: Mind) -> bool:
    """Asked in one's own turn, before training. It looks at nothing that others hide."""
    state = mind.state
    if state.phase != TRAIN or state.active != mind.seat or state.window is not None:
        return False
    return _is_endless(mind) or (state.options.bots_resign and _is_lost(mind))


def _is_endless(mind: Mind) -> bool:
    """Two are left, no clock runs, and where Fame is played for whoever has no army need not fight: so nothing would
    happen any more."""
    state, rivals = mind.state, mind.rivals()
    if not state.fame or state.goal in TIMED_GOALS or len(rivals) != 1 or state.turn < LONG:
        return False
    mine = len(mind.me.knights) + len(mind.me.candidates)
    return len(state.kingdoms[rivals[0]].knights) >= AHEAD + 3 * mine


def _is_lost(mind: Mind) -> bool:
    """Nobody to block with, nobody in training, no card that could turn it; and one rival's next attack is enough."""
    me, state = mind.me, mind.state
    if state.fame or me.knights or me.candidates or me.hand.translate(None, PLAIN):
        return False
    return any([sum([fighter.attack for fighter in mind.fighters(rival)]) >= me.health for rival in mind.rivals()])
