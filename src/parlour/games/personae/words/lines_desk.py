"""Sentences of the desk that only this game can say: values set with a receipt, house rules changed."""

from parlour.core.game import Line
from parlour.games.personae.rules.ask import find_individual
from parlour.games.personae.words.names import field_words
from parlour.games.personae.words.options import options
from parlour.games.personae.words.reader import SAY, SENTENCES, Reader, because, told
from parlour.roleplay.moves import Overruled, Reversed
from parlour.roleplay.words import tell_receipts


def _set(reader: Reader, event: Overruled | Reversed, _verb: str) -> Line:
    """PER-003: who, what before and after, and why. Of what not everybody may read, only that it was done."""
    who, key = reader.person(event.by), "unset" if isinstance(event, Reversed) else "set"
    is_person = event.what[:1] in ("c", "h") and event.what[1:].isdigit()
    if is_person and not reader.reads(event.what):
        text = told(SAY(f"{key}-something", who=who), because(event.reason))
        return Line(text, ("PER-003",), "overruled", event.by)
    person = find_individual(reader.state, event.what)
    whose = (
        reader.who(event.what)
        if is_person
        else SAY("set-gm")
        if event.what == "gm"
        else reader.person(int(event.what[1:]))
    )
    before, after = [value or SAY("set-nothing") for value in (event.before, event.after)]
    text = SAY(key, who=who, field=field_words(person, event.field), whose=whose, before=before, after=after)
    return Line(
        told(text, because(event.reason)), ("PER-003",), "overruled", event.by, (event.what,) if is_person else ()
    )


tell_receipts(SENTENCES, options(), _set)
