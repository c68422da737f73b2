"""A whole evening of a game, played as its golden playthroughs were: every prompt, title, log line and refusal once."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.chance import Told
from parlour.core.game import Game
from parlour.core.offers import Form, pieces_of
from parlour.terminal.asking import titles

PLAYED = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"


def met(game: Game) -> Iterator[tuple[str, str]]:
    """What people met, with its kind, in the order they met it."""
    known: set[tuple[str, str]] = set()
    for path in sorted((PLAYED / game.about.key.replace("-", "_")).glob("*.txt")):
        for one in _told(game, path.read_text("utf-8").splitlines()):
            if one[1] and one not in known:
                known.add(one)
                yield one


def _told(game: Game, lines: list[str]) -> Iterator[tuple[str, str]]:
    seats, options = int(lines[1].split()[1]), json.loads(lines[2].split(" ", 1)[1])
    luck = [name.replace("_", " ") for line in lines if line.startswith("~ ") for name in line[2:].split()]
    played = [line[2:].split(" ", 1) for line in lines if line.startswith("> ") and line != "> start"]
    decode, chance = msgspec.json.Decoder(game.command_type).decode, Told(*luck)
    events, state = game.start([""] * seats, game.read_options(options, seats), chance)
    for number in range(len(played) + 1):
        for seat in (None, *range(seats)):
            yield from [("log", line.text) for line in game.tell(state, events, seat)]
            yield "prompt", game.prompt(state, seat)
            yield from [("title", title) for title in _titles(game, state, seat)]
        if number == len(played):
            return
        seat, command = int(played[number][0]), decode(played[number][1])
        yield from _refusals(game, state, seats, command)
        events, state = game.play(state, seat, command, chance)
        yield from _refusals(game, state, seats, command)


def _titles(game: Game, state: Any, seat: int | None) -> list[str]:
    if seat is None or game.outcome(state) is not None:
        return []
    menu = game.menu(state, seat)
    names = game.names(state, seat, tuple(pieces_of(menu.forms)))
    return titles([*menu.forms, *[Form(command, owed=False) for command in menu.open]], game.words, names)


def _refusals(game: Game, state: Any, seats: int, command: Any) -> Iterator[tuple[str, str]]:
    """What anybody would hear who tried the same now."""
    for seat in range(seats):
        no = game.refused(state, seat, command)
        if no is not None:
            yield "refusal", " ".join([part for part in (no.why, f"({no.rule})" if no.rule else "", no.cure) if part])
