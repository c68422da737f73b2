"""Whether the rules of today, given the same command and the same luck, would have led to what an entry tells. It changes nothing."""

import msgspec

from parlour.core.chance import Again, Untold
from parlour.core.game import Game, RuleViolation
from parlour.table.casting import cast
from parlour.table.dice import BadDice
from parlour.table.entries import AnyEntry, Played, Rolled, Started, canonical
from parlour.table.moment import Moment, codec


def judged(game: Game, before: Moment, entry: AnyEntry) -> str:
    """What is wrong with an entry, seen from the moment before it; empty where nothing is."""
    if isinstance(entry, Rolled):
        return "" if _comes_out(entry) else f"these dice do not come to {entry.total}"
    if not isinstance(entry, Started | Played):
        return ""
    chance = Again(entry.draws)
    try:
        if isinstance(entry, Started):
            events, _ = game.start(entry.names, codec(game).options.decode(before.opened.options), chance)
        else:
            events, _ = game.play(before.state, entry.seat, codec(game).command.decode(entry.command), chance)
    except (RuleViolation, Untold, msgspec.DecodeError) as error:
        return str(error)
    if canonical(events) != canonical(msgspec.json.decode(entry.events)):
        return f"the rules of today tell other events (rules {entry.rules} then, {game.version} now)"
    return ""


def _comes_out(entry: Rolled) -> bool:
    """Whether a roll in talk comes to the same total again."""
    by_hand = " ".join([str(face) for _, face in entry.faces]) if entry.by_hand else ""
    try:
        done = cast(entry.notation, entry.reason, "", entry.mode, Again(entry.draws), by_hand)
    except (BadDice, Untold):
        return False
    return (done.total, done.faces) == (entry.total, entry.faces)
