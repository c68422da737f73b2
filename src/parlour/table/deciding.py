"""What decided a game that is over, as one seat could know it while it was played: the chance to win from turn to turn,
and the decisions that cost most."""

import time
from collections.abc import Callable
from itertools import pairwise
from statistics import fmean
from typing import Any

from msgspec import Struct

from parlour.core.chance import Imagined
from parlour.core.game import CannotRedeal, Game
from parlour.table.entries import Played, Started
from parlour.table.history import History
from parlour.table.luck import seeded_stream
from parlour.table.moment import Moment, codec
from parlour.table.past import holding
from parlour.table.telling import tell

WORLDS = 12
"""In which a moment is judged."""
MOST = 3
"""Decisions that are told."""
LEAST = 0.02
"""What costs less is not worth a word."""
LONG = 10.0
"""Seconds of thought for all of it: where the chance fell most is looked at first."""


class Point(Struct, frozen=True):
    """The chance to win when a turn began."""

    seq: int
    turn: int
    by: int
    """Whose turn it was."""
    chance: float
    """Negative: nobody can say."""


class Costly(Struct, frozen=True):
    """A decision that made winning less likely."""

    seq: int
    """The entry just before it: how the table was when it had to be made."""
    turn: int
    lost: float
    did: str
    """What was done, as the log told it,"""
    better: str
    """what would have been better,"""
    why: str


class Decided(Struct, frozen=True):
    curve: tuple[Point, ...]
    costly: tuple[Costly, ...]
    """The worst first; one a turn."""


class _Made(Struct, frozen=True):
    """A decision as it was made."""

    before: Moment
    command: Any
    turn: int
    did: str


def decided(game: Game, history: History, upto: int, seat: int) -> Decided:
    """By the judgement of the game's strongest bot, in worlds the seat could not tell from the real one."""
    random = seeded_stream(upto)
    curve: list[Point] = []
    made: list[_Made] = []
    before: Moment | None = None
    for entry, moment in holding(history, upto):
        if isinstance(entry, Played | Started):
            told = [one.line for one in tell(game, moment, entry, seat)]
            if isinstance(entry, Played) and entry.seat == seat and not entry.by_bot and before is not None:
                did = next((line.text for line in told if line.by == seat and line.kind != "turn"), "")
                made.append(_Made(before, codec(game).command.decode(entry.command), len(curve), did))
            turns = [line for line in told if line.kind == "turn"]
            if turns or game.outcome(moment.state) is not None:
                by = turns[-1].by if turns else -1
                curve.append(Point(moment.seq, len(curve) + 1, by, _chance(game, moment.state, seat, random)))
        before = moment
    fell = [0.0, *[before.chance - after.chance for before, after in pairwise(curve)], 0.0, 0.0]
    found: list[Costly] = []
    begun = time.process_time()
    for one in sorted(made, key=lambda one: -fell[one.turn]):
        if time.process_time() - begun > LONG:
            break
        costly = _weighed(game, one, seat, random)
        if costly is not None:
            found.append(costly)
    worst: dict[int, Costly] = {}
    for cost in sorted(found, key=lambda cost: -cost.lost):
        worst.setdefault(cost.turn, cost)
    return Decided(tuple(curve), tuple(list(worst.values())[:MOST]))


def _chance(game: Game, state: Any, seat: int, random: Callable[[], float]) -> float:
    if game.outcome(state) is not None:
        return game.promise(state, seat)
    try:
        return fmean([game.promise(game.redeal(state, seat, Imagined(random)), seat) for _ in range(WORLDS)])
    except CannotRedeal:
        return -1.0


def _weighed(game: Game, made: _Made, seat: int, random: Callable[[], float]) -> Costly | None:
    try:
        world = game.redeal(made.before.state, seat, Imagined(random))
    except CannotRedeal:
        return None
    advice = game.advise(world, seat, random, made.command)
    if advice is None or advice.lost < LEAST:
        return None
    return Costly(made.before.seq, made.turn, advice.lost, made.did, advice.text, advice.why)
