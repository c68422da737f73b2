"""One decision by rule of thumb: a special card if its moment has come, else the best answer to what is asked."""

from collections.abc import Callable

from parlour.core.offers import Pick
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.bot import battle, special, turn
from parlour.games.domino_knights.bot.mind import Mind
from parlour.games.domino_knights.bot.resign import gives_up
from parlour.games.domino_knights.model import (
    AID_ATTACK,
    AID_DEFEND,
    ATTACK,
    CLEAN_UP,
    DEFEND,
    DISCARD,
    DRAW,
    GOAL_VOTE,
    MAINTAIN,
    NOBODY,
    TRAIN,
)

PASS, PASS_AID = m.Pass(), m.PassAid()


def _maintain(mind: Mind) -> m.Command:
    if mind.of(m.Promote):
        return turn.promote(mind)
    if mind.of(m.AssignPair):
        return turn.assign_pair(mind)
    return turn.reorient(mind)


def _clean_up(mind: Mind) -> m.Command:
    if mind.of(m.OrderGraveyard):
        return battle.order(mind)
    return battle.loot(mind)


def _vote(mind: Mind) -> m.Command:
    """The first goal the rules would play, so that bots agree."""
    ask = mind.of(m.VoteGoal)[0].asks[0]
    assert isinstance(ask, Pick)
    return m.VoteGoal(str(ask.of[0]))


_ANSWERS: dict[int, Callable[[Mind], m.Command]] = {
    MAINTAIN: _maintain,
    DRAW: turn.draw,
    TRAIN: turn.train,
    ATTACK: turn.attack,
    AID_ATTACK: battle.aid_attack,
    DEFEND: battle.defend,
    AID_DEFEND: battle.aid_defend,
    CLEAN_UP: _clean_up,
    DISCARD: turn.discard,
    GOAL_VOTE: _vote,
}


def answer(mind: Mind) -> m.Command:
    """What this seat does, asked now."""
    state = mind.state
    if state.copying != NOBODY:
        return turn.choose_copy(mind)
    if gives_up(mind):
        return m.Concede()
    wish = special.play(mind)
    if wish is not None:
        return wish
    if state.battle is not None and state.battle.freed:
        joining = battle.commit(mind)
        if joining is not None:
            return joining
    if state.window is not None:
        return PASS
    return _ANSWERS[state.phase](mind)
