"""The opponent of the lesson: what the step tells it to do, where that is legal; otherwise the mildest thing there is.
In the learner's place it does what the coach asks for."""

from typing import Any

from parlour.core.offers import Ask, Assign, Choose, Offer, Pick, fits
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.lesson.content import LEARNER, STEPS
from parlour.games.domino_knights.lesson.pupil import MAKE, obey
from parlour.games.domino_knights.model import PHASES, State
from parlour.games.domino_knights.rules.play import offers

_MILD = ("pass", "pass_aid", "end_train", "end_attack")


def answer(state: State, seat: int) -> m.Command:
    """From a world this seat could be in."""
    assert state.lesson is not None
    if seat == LEARNER and (command := obey(state)) is not None:
        return command
    offered = offers(state, seat)
    moment = {PHASES[state.phase]} if state.window is None else {"window", str(state.window.checkpoint)}
    for told in STEPS[state.lesson.step - 1].answers:
        tag = told.do.__struct_config__.tag
        if told.at in moment and fits([offer for offer in offered if offer.command == tag], told.do):
            return told.do
    return _mildest(offered)


def _mildest(offered: list[Offer]) -> m.Command:
    owed = [offer for offer in offered if offer.owed]
    chosen = next((offer for offer in owed if offer.command in _MILD), owed[0])
    command: m.Command = MAKE[chosen.command](*chosen.fixed, *[_least(ask) for ask in chosen.asks])
    return command


def _least(ask: Ask) -> Any:
    """As little as the ask allows."""
    match ask:
        case Pick():
            return ask.of[0]
        case Choose():
            return ask.of[: ask.least]
        case Assign():
            return tuple([(piece, targets[0]) for piece, targets in ask.to[: ask.least]])
    raise AssertionError(f"nothing of this kind is owed: {ask}")
