"""Domino Knights as a PettingZoo environment: `domino_knights_v0.env(players=3, options={"goal": "fameFirstTo"})`."""

from collections.abc import Mapping

from pettingzoo.utils import wrappers

from parlour.games import GAMES
from parlour.lab.env.aec import TableEnv
from parlour.lab.play import PACE

KEY, NAME = "domino-knights", "domino_knights_v0"


def env(
    players: int = 4,
    options: Mapping[str, str | int | bool] | None = None,
    *,
    max_decisions: int = 5000,
    ask_forced: bool = False,
    pace: float = PACE,
    illegal_reward: float = -1.0,
    render_mode: str | None = None,
) -> wrappers.OrderEnforcingWrapper:
    """The game with the usual guards: an illegal action ends it with `illegal_reward` for who took it."""
    raw = raw_env(
        players, options, max_decisions=max_decisions, ask_forced=ask_forced, pace=pace, render_mode=render_mode
    )
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def raw_env(
    players: int = 4,
    options: Mapping[str, str | int | bool] | None = None,
    *,
    max_decisions: int = 5000,
    ask_forced: bool = False,
    pace: float = PACE,
    render_mode: str | None = None,
) -> TableEnv:
    """The game alone: an illegal action raises ValueError."""
    return TableEnv(
        GAMES[KEY],
        NAME,
        players,
        options,
        max_decisions=max_decisions,
        ask_forced=ask_forced,
        pace=pace,
        render_mode=render_mode,
    )
