"""Sentences of the desk that only this game can say: values set with a receipt, house rules changed."""

from parlour.core.game import Line
from parlour.games.yags.rules.ask import RULE
from parlour.games.yags.words.names import field_words
from parlour.games.yags.words.options import OPTIONS
from parlour.games.yags.words.phrases import because, first_up, quoted
from parlour.games.yags.words.reader import SENTENCES, Reader
from parlour.roleplay.moves import Overruled, Reversed
from parlour.roleplay.words import tell_receipts


def _set(reader: Reader, event: Overruled | Reversed, verb: str) -> Line:
    """Who, what before and after, and why. Of what not everybody may read, only that it was done."""
    who, field = first_up(reader.person(event.by)), field_words(event.field)
    in_words = event.field in ("name", "concept")
    before, after = [
        quoted(value) if value and in_words else value or "nothing" for value in (event.before, event.after)
    ]
    change = f"from {before} to {after}"
    if event.what[:1] not in ("c", "h"):
        return Line(
            f"{who} {verb} {field} of the road, {change}.{because(event.reason)}", (RULE,), "overruled", event.by
        )
    if not reader.reads(event.what):
        return Line(
            f"{who} {verb} something about somebody of the story.{because(event.reason)}",
            (RULE,),
            "overruled",
            event.by,
        )
    text = f"{who} {verb} {field} of {reader.who(event.what)}, {change}.{because(event.reason)}"
    return Line(text, (RULE,), "overruled", event.by, (event.what,))


tell_receipts(SENTENCES, OPTIONS, _set)
