"""An exported game step by step, and whether today's rules would tell it the same way. Reads a file's text; writes nothing."""

import itertools
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core.chance import Again, Untold
from parlour.core.game import Game, RuleViolation
from parlour.table.casting import cast
from parlour.table.dice import BadDice
from parlour.table.entries import AnyEntry, Opened, Played, Rolled, Started, canonical
from parlour.table.export import imported
from parlour.table.moment import Moment, codec, first, fold


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
    found: list[str] = []
    for before, step in itertools.pairwise(told):
        entry = step.entry
        if isinstance(entry, Rolled) and not _comes_out(entry):
            found.append(f"entry {entry.seq}: these dice do not come to {entry.total}")
        if not isinstance(entry, Started | Played):
            continue
        chance = Again(entry.draws)
        try:
            if isinstance(entry, Started):
                options = codec(game).options.decode(before.moment.opened.options)
                events, _ = game.start(entry.names, options, chance)
            else:
                events, _ = game.play(before.moment.state, entry.seat, codec(game).command.decode(entry.command), chance)
        except (RuleViolation, Untold, msgspec.DecodeError) as error:
            found.append(f"entry {entry.seq}: {error}")
            continue
        if canonical(events) != canonical(msgspec.json.decode(entry.events)):
            found.append(f"entry {entry.seq}: the rules of today tell other events (rules {entry.rules} then, {game.version} now)")
    return found


def _comes_out(entry: Rolled) -> bool:
    """Whether a roll in talk comes to the same total again."""
    by_hand = " ".join([str(face) for _, face in entry.faces]) if entry.by_hand else ""
    try:
        done = cast(entry.notation, entry.reason, "", entry.mode, Again(entry.draws), by_hand)
    except (BadDice, Untold):
        return False
    return (done.total, done.faces) == (entry.total, entry.faces)
