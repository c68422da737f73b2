"""Nothing stands in the rules that no play can reach: every event is put, every field of the state is written, every
word in it is used.

Random play reaches nearly all of it; the rest is led to by hand, from a table that has just been opened."""

import sys
from collections.abc import Sequence
from typing import Any

import pytest

from laws.paths import PATHS
from laws.reach import Reached, wanted
from laws.walk import closing, opening, seeds, walk
from parlour.core.game import Game
from parlour.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
WALKS, STEPS = 60, 600
"""At most; most games need far fewer."""


@EVERY_GAME
def test_every_event_is_put_and_every_field_is_written_by_play(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    reached = Reached()
    events, fields = wanted(game)
    follow(game, reached, monkeypatch)
    for seed in seeds(WALKS):
        if not (events - reached.events or fields - reached.found):
            return
        seats = game.about.least + seed % (game.about.most - game.about.least + 1)
        _, state, put, _ = opening(game, seed, seats)
        reached.step(None, put, state)
        for step in walk(game, seed, seats, STEPS):
            reached.step(step.state, step.events, step.after)
            state = step.after
        for step in closing(game, state, seed) if game.about.master and not seed % 10 else ():
            reached.step(step.state, step.events, step.after)
    never = [*sorted(events - reached.events), *[" ".join(found) for found in sorted(fields - reached.found)]]
    assert not never, f"no play leads to: {never}"


def follow(game: Game, reached: Reached, monkeypatch: pytest.MonkeyPatch) -> None:
    """The paths, which use the helpers of the game's own tests: only what has its beginning in a table that was opened
    counts."""
    inner, known = game.play, {}

    def begin(names: Sequence[str], options: Any, chance: Any) -> Any:
        events, state = game.start(names, options, chance)
        reached.step(None, events, state)
        known[id(state)] = state
        return state

    def play(state: Any, seat: int, command: Any, chance: Any) -> Any:
        events, after = inner(state, seat, command, chance)
        if id(state) in known:
            reached.step(state, events, after)
            known[id(after)] = after
        return events, after

    monkeypatch.setattr(game, "play", play)
    monkeypatch.setattr(sys.modules[f"{type(game).__module__.rpartition('.')[0]}.rules.play"], "play", play)
    for path in PATHS.get(game.about.key, ()):
        path(begin)
    monkeypatch.undo()
