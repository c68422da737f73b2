"""Whether an entry is what the rules of today, given the same command and the same luck, would have led to. It changes
nothing."""

import msgspec
from msgspec.structs import replace

from parlour.core.chance import Again, Untold
from parlour.core.game import Game, RuleViolation
from parlour.table.casting import cast
from parlour.table.entries import AnyEntry, Played, Rewound, Rolled, Started, canonical
from parlour.table.moment import Moment, codec
from parlour.table.placing import misplaced


def fault(game: Game, before: Moment, entry: AnyEntry, latest: int) -> str:
    """What is wrong with an entry after this moment, or nothing."""
    wrong = misplaced(entry, before, latest)
    if wrong:
        return wrong
    if isinstance(entry, Rewound) and game.outcome(before.state) is not None:
        return "it goes back although the game is over"
    if isinstance(entry, Rolled) and not _comes_out(entry):
        return f"these dice do not come to {entry.total}"
    if not isinstance(entry, Started | Played):
        return ""
    chance = Again(entry.draws)
    try:
        if isinstance(entry, Started):
            events, _ = game.start(entry.names, codec(game).options(before.opened.options), chance)
        else:
            events, _ = game.play(before.state, entry.seat, codec(game).command.decode(entry.command), chance)
        same = canonical(events) == canonical(msgspec.json.decode(entry.events))
    except (RuleViolation, Untold, msgspec.DecodeError) as error:
        return str(error)
    except Exception as error:
        return f"the rules of today fail on it: {type(error).__name__}"
    if not same:
        return "the rules of today tell other events"
    return "" if chance.done else "the log holds more draws than the rules ask for"


def _comes_out(entry: Rolled) -> bool:
    """Whether a roll in talk comes to the same total and reads the same; its title names whoever rolled."""
    by_hand = " ".join([str(face) for _, face in entry.faces]) if entry.by_hand else ""
    chance = Again(entry.draws)
    try:
        done = cast(entry.notation, entry.reason, "", entry.mode, chance, by_hand)
    except Exception:
        return False
    same_card = replace(done.card, title="") == replace(entry.card, title="")
    return (done.total, done.faces) == (entry.total, entry.faces) and same_card and chance.done
