"""Sentences of the desk that only this game can say: values set with a receipt, house rules changed."""

from parlour.core.game import Line
from parlour.games.personae.rules.ask import find_individual
from parlour.games.personae.words.names import field_words
from parlour.games.personae.words.options import OPTIONS
from parlour.games.personae.words.phrases import because
from parlour.games.personae.words.reader import SENTENCES, Reader
from parlour.roleplay.moves import Overruled, Reversed
from parlour.roleplay.words import tell_receipts


def _set(reader: Reader, event: Overruled | Reversed, verb: str) -> Line:
    """PER-003: who, what before and after, and why. Of what not everybody may read, only that it was done."""
    who = reader.person(event.by)
    is_person = event.what[:1] in ("c", "h") and event.what[1:].isdigit()
    if is_person and not reader.reads(event.what):
        return Line(
            f"{who} {verb} something about somebody of the story.{because(event.reason)}",
            ("PER-003",),
            "overruled",
            event.by,
        )
    person = find_individual(reader.state, event.what)
    whose = (
        reader.who(event.what)
        if is_person
        else "the game master"
        if event.what == "gm"
        else reader.person(int(event.what[1:]))
    )
    change = f"from {event.before or 'nothing'} to {event.after or 'nothing'}"
    text = f"{who} {verb} {field_words(person, event.field)} of {whose}, {change}.{because(event.reason)}"
    return Line(text, ("PER-003",), "overruled", event.by, (event.what,) if is_person else ())


tell_receipts(SENTENCES, OPTIONS, _set)
