"""Sentences of the desk, in Fugue's own words: a Dealer, sittings, requests, values set with a receipt."""

from typing import Any

from parlour.core.game import Line
from parlour.games.fugue.rules.ask import find_character, seat_at
from parlour.games.fugue.words.names import field_words, value_words
from parlour.games.fugue.words.options import options
from parlour.games.fugue.words.phrases import ended
from parlour.games.fugue.words.reader import Reader, line, tells
from parlour.roleplay import moves as d
from parlour.roleplay import moves_scenes as p
from parlour.roleplay.moves import ValueSet
from parlour.roleplay.words import DESK_LINES, rule_changed


@tells(d.NoteWritten, d.NoteDropped, d.PronounsSet, d.Portrayed, ValueSet, p.ScenePrepared, p.PlanDropped, p.PlanOpened)
def _silent(_reader: Reader, _event: object) -> None:
    """Nobody's business, or told by what follows."""


@tells(d.NoteShown)
def _note_shown(reader: Reader, event: d.NoteShown) -> Line | None:
    return DESK_LINES[d.NoteShown](reader.state.desk, event, reader.seat)


@tells(d.SeatTaken)
def _seat_taken(_reader: Reader, event: d.SeatTaken) -> Line | None:
    """That somebody sits down is told by the table; that they are called otherwise now, here."""
    if not event.before or event.before == event.name:
        return None
    return line("called", seat=event.seat, before=event.before, name=event.name)


@tells(d.Pleaded)
def _pleaded(reader: Reader, event: d.Pleaded) -> Line | None:
    """Between who asks and the Dealer."""
    if not reader.leads and reader.seat != event.seat:
        return None
    player = reader.person(event.seat)
    return line("pleaded", kind="overruled", seat=event.seat, player=player, text=ended(event.words))


@tells(d.PleaLaidAside)
def _laid_aside(reader: Reader, event: d.PleaLaidAside) -> Line | None:
    if not reader.leads and reader.seat != event.by:
        return None
    return line("plea-dropped", kind="overruled", seat=event.by, by=reader.person(event.by))


@tells(d.Allowed)
def _allowed(reader: Reader, event: d.Allowed) -> Line:
    known: dict[str, Any] = {"by": reader.person(event.by), "player": reader.person(event.seat)}
    if not event.reason.strip():
        return line("allowed", kind="overruled", seat=event.by, **known)
    return line("allowed-because", kind="overruled", seat=event.by, reason=ended(event.reason), **known)


@tells(d.SessionStarted)
def _sitting(_reader: Reader, event: d.SessionStarted) -> Line:
    return line("sitting", kind="session", story=True, number=event.session)


@tells(d.SessionEnded)
def _sitting_ends(_reader: Reader, event: d.SessionEnded) -> Line:
    return line("sitting-ends", "FUG-125", kind="session_end", story=True, number=event.session)


@tells(d.TableClosed)
def _closed(_reader: Reader, _event: d.TableClosed) -> Line:
    return line("closed", kind="end", story=True)


@tells(d.RuleChanged)
def _rule_changed(reader: Reader, event: d.RuleChanged) -> Line:
    return rule_changed(reader.person(event.by), event, options())


@tells(d.Overruled)
def _overruled(reader: Reader, event: d.Overruled) -> Line:
    return _set(reader, "overruled", event)


@tells(d.Reversed)
def _reversed(reader: Reader, event: d.Reversed) -> Line:
    return _set(reader, "reversed", event)


def _set(reader: Reader, key: str, event: d.Overruled | d.Reversed) -> Line:
    person = find_character(reader.state, event.what)
    known: dict[str, Any] = {
        "by": reader.person(event.by),
        "who": reader.who(event.what) if person is not None else reader.person(seat_at(event.what)),
        "field": field_words(reader.state, event.field),
        "before": value_words(event.field, event.before),
        "now": value_words(event.field, event.after),
    }
    about = (event.what,) if person is not None else ()
    if not event.reason.strip():
        return line(key, kind="overruled", seat=event.by, about=about, **known)
    return line(f"{key}-because", kind="overruled", seat=event.by, about=about, reason=ended(event.reason), **known)
