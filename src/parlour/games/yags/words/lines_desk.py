"""Sentences of the desk that only this game can say: values set with a receipt, house rules changed."""

from parlour.core.game import Line
from parlour.games.yags.rules.ask import RULE
from parlour.games.yags.words.names import field_words
from parlour.games.yags.words.options import OPTIONS
from parlour.games.yags.words.phrases import first_up, quoted, with_reason
from parlour.games.yags.words.reader import SAY, SENTENCES, Reader
from parlour.roleplay.moves import Overruled, Reversed
from parlour.roleplay.words import tell_receipts


def _set(reader: Reader, event: Overruled | Reversed, _verb: str) -> Line:
    """Who, what before and after, and why. Of what not everybody may read, only that it was done."""
    in_words = event.field in ("name", "concept")
    before, after = [
        quoted(value) if value and in_words else value.replace("-", "−") or SAY("nothing")
        for value in (event.before, event.after)
    ]
    key = "takes-back" if isinstance(event, Reversed) else "sets"
    known = {"player": first_up(reader.person(event.by))}
    change = {**known, "field": field_words(event.field), "before": before, "after": after}
    about: tuple[str, ...] = ()
    if event.what[:1] not in ("c", "h"):
        text = SAY(f"{key}-road", **change)
    elif not reader.reads(event.what):
        text = SAY(f"{key}-hidden", **known)
    else:
        text, about = SAY(key, who=reader.who(event.what), **change), (event.what,)
    return Line(with_reason(text, event.reason), (RULE,), "overruled", event.by, about)


tell_receipts(SENTENCES, OPTIONS, _set)
