"""Sentences of the desk, in Fugue's own words: a Dealer, sittings, pleas, values set with a receipt."""

from parlour.core.game import Line
from parlour.games.fugue.rules.ask import find_character, seat_at
from parlour.games.fugue.words.names import field_words, value_words
from parlour.games.fugue.words.options import OPTIONS
from parlour.games.fugue.words.phrases import first_up, sentence
from parlour.games.fugue.words.reader import SENTENCES, Reader, tells
from parlour.roleplay import moves as d
from parlour.roleplay.moves import ValueSet
from parlour.roleplay.words import tell_receipts


@tells(d.NoteWritten, d.NoteDropped, ValueSet)
def _silent(_reader: Reader, _event: object) -> None:
    """Nobody's business, or told by the receipt."""


@tells(d.SeatTaken)
def _seat_taken(_reader: Reader, event: d.SeatTaken) -> Line | None:
    """That somebody sits down is told by the table; that she is called otherwise now, here."""
    if not event.before or event.before == event.name:
        return None
    return Line(f"{event.before} is called {event.name} now.", by=event.seat)


@tells(d.Pleaded)
def _pleaded(reader: Reader, event: d.Pleaded) -> Line | None:
    """Between who asks and the Dealer."""
    if not reader.leads and reader.seat != event.seat:
        return None
    return Line(f"{reader.person(event.seat)} asks the Dealer:{sentence(event.words)}", kind="overruled", by=event.seat)


@tells(d.PleaLaidAside)
def _laid_aside(reader: Reader, event: d.PleaLaidAside) -> Line | None:
    if not reader.leads and reader.seat != event.by:
        return None
    return Line(f"{reader.person(event.by)} lays the request aside.", kind="overruled", by=event.by)


@tells(d.Allowed)
def _allowed(reader: Reader, event: d.Allowed) -> Line:
    text = f"{reader.person(event.by)} allows what {reader.person(event.seat)} asked for."
    return Line(f"{text}{_because(event.reason)}", kind="overruled", by=event.by)


@tells(d.SessionStarted)
def _sitting(_reader: Reader, event: d.SessionStarted) -> Line:
    return Line(f"Sitting {event.session}", kind="session", story=True)


@tells(d.SessionEnded)
def _sitting_ends(_reader: Reader, event: d.SessionEnded) -> Line:
    return Line(f"Sitting {event.session} ends.", ("FUG-125",), "session_end", story=True)


@tells(d.TableClosed)
def _closed(_reader: Reader, _event: d.TableClosed) -> Line:
    return Line("The story is told. The table is closed.", kind="end", story=True)


def _set(reader: Reader, event: d.Overruled | d.Reversed, verb: str) -> Line:
    person = find_character(reader.state, event.what)
    whose = reader.who(event.what) if person is not None else reader.person(seat_at(event.what))
    field = field_words(reader.state, event.field)
    change = f"from {value_words(event.field, event.before)} to {value_words(event.field, event.after)}"
    about = (event.what,) if person is not None else ()
    return Line(
        first_up(f"{reader.person(event.by)} {verb} {field} of {whose}, {change}.{_because(event.reason)}"),
        kind="overruled",
        by=event.by,
        about=about,
    )


def _because(reason: str) -> str:
    return f" Reason:{sentence(reason)}" if reason.strip() else ""


tell_receipts(SENTENCES, OPTIONS, _set)
