"""Whether an entry is what the rules of today, given the same command and the same luck, would have led to. It changes
nothing."""

import msgspec
from msgspec.structs import replace

from parlour.core.chance import Again, Untold
from parlour.core.game import Game, RuleViolation
from parlour.core.house import table_says
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
        return table_says("fault-over")
    if isinstance(entry, Rolled) and not (entry.seal and not entry.faces) and not _comes_out(entry):
        return table_says("fault-dice", total=str(entry.total))
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
        return table_says("fault-fails", error=type(error).__name__)
    if not same:
        return table_says("fault-events")
    return "" if chance.done else table_says("fault-draws")


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
