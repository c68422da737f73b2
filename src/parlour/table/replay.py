"""An exported game step by step, and whether today's rules would tell it the same way. Reads a file's text; writes nothing."""

import itertools
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core.game import Game
from parlour.table.entries import AnyEntry, Opened
from parlour.table.export import imported
from parlour.table.judging import judged
from parlour.table.moment import Moment, first, fold


class Step(Struct, frozen=True):
    entry: AnyEntry
    moment: Moment
    """After the entry."""


class Unreadable(Exception):
    """The file is no exported game."""


def game_of(text: str) -> str:
    """Which game the file holds."""
    try:
        header = msgspec.json.decode(text.partition("\n")[0], type=dict[str, Any])
        return str(header["game"])
    except (msgspec.DecodeError, KeyError):
        raise Unreadable("This is no exported game.") from None


def steps(game: Game, text: str) -> list[Step]:
    """Every entry with the table after it."""
    try:
        entries = imported(text)
    except (msgspec.DecodeError, ValueError) as error:
        raise Unreadable(f"The file cannot be read: {error}") from None
    if not entries or not isinstance(entries[0], Opened):
        raise Unreadable("The file does not begin with the opening of a table.")
    moment = first(entries[0], b"")
    done = [Step(entries[0], moment)]
    for entry in entries[1:]:
        moment = fold(game, moment, entry, b"", lambda seq: done[seq].moment)
        done.append(Step(entry, moment))
    return done


def drift(game: Game, told: list[Step]) -> list[str]:
    """Where the rules of today, given the same commands and the same luck, would have led elsewhere."""
    found = [(step.entry.seq, judged(game, before.moment, step.entry)) for before, step in itertools.pairwise(told)]
    return [f"entry {seq}: {why}" for seq, why in found if why]
