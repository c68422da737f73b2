"""Movement and tasks of Yags, on top of `given_check`: rounds, ground, climbs and tasks in few words.

    state = in_rounds(given())
    state = go(state, "sprinting")
    assert person(state, ANN).gone == 26

Ann and Ben are average adults: Move 12, athletics 2, ability 6.
"""

from typing import Any

from games.yags.given_check import ANN, ANNS, BEN, GIL, do, given, seat_of
from parlour.games.yags import moves as m
from parlour.games.yags.model import Climb, Ground, State, Task

ROOFS: dict[str, Any] = {"obstruction": "light", "unstable": 5, "narrow": 5}
"""YAG-X03: 15."""


def in_rounds(state: State | None = None) -> State:
    return do(given() if state is None else state, GIL, m.StartRounds())


def over(ground: dict[str, Any], state: State | None = None) -> State:
    """In rounds, over this ground."""
    wanted = Ground(**ground)
    command = m.SetGround(
        wanted.windy, wanted.dangerous, wanted.obstruction, wanted.unstable, wanted.narrow, wanted.slippery, wanted.gap
    )
    return in_rounds(do(given() if state is None else state, GIL, command))


def go(state: State, gait: str = "standard", who: str = ANN) -> State:
    return do(state, seat_of(state, who), m.Go(who, gait))


def next_round(state: State, count: int = 1) -> State:
    for _ in range(count):
        state = do(state, GIL, m.NextRound())
    return state


def push(state: State, *, pay: bool = True, seat: int = ANNS) -> State:
    return do(state, seat, m.Push(pay))


# Climbs


def on_wall(
    state: State | None = None,
    *,
    pace: str = "round",
    target: int = 20,
    height: int = 60,
    careful: bool = False,
    who: str = ANN,
) -> State:
    command = m.StartClimb(careful, who, pace, target, height, "the cliff")  # type: ignore[arg-type]
    return do(given() if state is None else state, GIL, command)


def climb_on(state: State, who: str = ANN) -> State:
    return do(state, seat_of(state, who), m.ClimbOn(who))


def climb(state: State, who: str = ANN) -> Climb:
    return next(one for one in state.climbs if one.who == who)


def cling(state: State, *, pay: bool, seat: int = ANNS) -> State:
    return do(state, seat, m.Cling(pay))


# Tasks


def task(state: State) -> Task:
    """The last one begun."""
    return state.tasks[-1]


def long_task(
    state: State, target: int = 20, needed: int = 3, *, pair: tuple[str, str] = ("Dexterity", "traps"), minutes: int = 0
) -> State:
    return do(state, GIL, m.StartLong(ANN, *pair, target, needed, minutes, "the trap"))


def race(
    state: State,
    *,
    goal: int = 2,
    ends: str = "first",
    physical: bool = False,
    field: str = "",
    skill: str = "athletics",
) -> State:
    command = m.StartRace(physical, ANN, "Agility", skill, BEN, "Agility", skill, ends, goal, field, "the race")  # type: ignore[arg-type]
    return do(state, GIL, command)


def work(state: State, seat: int = GIL) -> State:
    return do(state, seat, m.Work(task(state).id))
