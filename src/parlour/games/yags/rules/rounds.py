"""Rounds (3.6): counted by the game master; a free move for everybody, and what a sprint has cost when a round is
over."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer, alike
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules.ask import idle, leads, playing, present
from parlour.games.yags.rules.counters import add
from parlour.games.yags.rules.derive import free_metres
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.run import gait_target, goers

NONE: tuple[Offer, ...] = ()


def _may_count(state: State, seat: int) -> bool:
    return leads(state, seat) and playing(state) and idle(state)


def offer_start(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("start_rounds", (), (), False)] if _may_count(state, seat) and not state.scene.round else NONE


def act_start(draft: Draft, seat: int, command: m.StartRounds) -> None:
    draft.put(m.RoundBegan(1, True))


def offer_next(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("next_round", (), (), False)] if _may_count(state, seat) and state.scene.round else NONE


def act_next(draft: Draft, seat: int, command: m.NextRound) -> None:
    tire(draft)
    draft.put(m.RoundBegan(draft.state.scene.round + 1))


def offer_end(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("end_rounds", (), (), False)] if _may_count(state, seat) and state.scene.round else NONE


def act_end(draft: Draft, seat: int, command: m.EndRounds) -> None:
    tire(draft)
    draft.put(m.RoundsEnded(draft.state.scene.round))


def tire(draft: Draft) -> None:
    """YAG-169: a point for each round of sprinting, at its end, also where the check failed."""
    for one in present(draft.state):
        if one.gait == "sprinting":
            tire_one(draft, one.id)


def tire_one(draft: Draft, who: str) -> None:
    add(draft, who, "fatigue", 1, "a round of sprinting", savable=True)


# The free move


def offer_free(state: State, seat: int) -> Sequence[Offer]:
    """YAG-165: where the ground is clear; elsewhere the careful gait is as far and asks for a check."""
    if gait_target(state, "standard") is not None:
        return NONE
    able = [(one.id, free_metres(state, one)) for one in goers(state, seat)]
    return alike("move_free", [(who, (Number(1, most),)) for who, most in able if most])


def act_free(draft: Draft, seat: int, command: m.MoveFree) -> None:
    draft.put(m.WentOn(command.who, command.metres))


CHAPTER: Chapter = {
    m.StartRounds: (offer_start, act_start),
    m.NextRound: (offer_next, act_next),
    m.EndRounds: (offer_end, act_end),
    m.MoveFree: (offer_free, act_free),
}
