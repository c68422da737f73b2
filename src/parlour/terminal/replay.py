"""A finished game told in a terminal, step by step, with all cards open."""

import sys
from typing import Any

import msgspec

from parlour.core.game import Game
from parlour.core.house import terminal_says
from parlour.table.entries import Played
from parlour.table.replay import Step
from parlour.table.telling import called, tell
from parlour.terminal.screen import show


def plain(value: Any) -> str:
    """Any value of a game in one line."""
    if isinstance(value, dict):
        return ", ".join([f"{key} {plain(part)}" for key, part in value.items() if part not in (None, [], (), "", {})])
    if isinstance(value, list | tuple):
        return (
            " ".join([f"({plain(part)})" if isinstance(part, dict | list | tuple) else plain(part) for part in value])
            or "-"
        )
    return str(value)


def board(game: Game, step: Step) -> str:
    """The table and every seat's secrets."""
    state = step.moment.state
    if state is None:
        return terminal_says("not-begun")
    sheet = getattr(game, "sheet", None)
    public = game.public(state)
    lines = [sheet(public, None, None) if sheet else plain(msgspec.to_builtins(public))]
    for seat, private in enumerate(msgspec.to_builtins(game.open(state))):
        name = called(game, step.moment, seat)
        lines.append(f"  {terminal_says('holds', name=name, cards=plain(private))}")
    return "\n".join(lines)


def told(game: Game, step: Step, end: Step) -> list[str]:
    """What the entry says, from where the record ends: with all cards open, or, while the game goes on, as whoever
    acted knows it."""
    seat = step.entry.seat if isinstance(step.entry, Played) and step.entry.seat >= 0 else None
    over = end.moment.state is not None and game.outcome(end.moment.state) is not None
    lines = tell(game, end.moment if over else step.moment, step.entry, seat)
    return [f"{step.entry.seq:5} {line.who + ': ' if line.who else ''}{line.line.text}" for line in lines]


def replay(game: Game, steps: list[Step], *, everything: bool) -> None:
    """Enter goes on, a number jumps there, b shows the board, q ends. Without a keyboard all of it is printed."""
    at = 0
    asking = sys.stdin.isatty() and not everything
    while at < len(steps):
        for line in told(game, steps[at], steps[-1]):
            show(line)
        if not asking:
            at += 1
            continue
        show(board(game, steps[at]))
        answer = input(f"{terminal_says('replay-keys')} ").strip()
        if answer == "q":
            return
        at = min(int(answer), len(steps) - 1) if answer.isascii() and answer.isdigit() and len(answer) < 10 else at + 1
    if not asking and steps:
        show(board(game, steps[-1]))
