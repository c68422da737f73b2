"""The desk in words, the same in every role-playing game: its commands on buttons, its events in the log."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, get_args

from msgspec import Struct

from parlour.core.game import CommandWords, Line, Option
from parlour.core.phrasebook import Phrasebook, Spoken, listed
from parlour.core.sentences import Sentences
from parlour.core.wording import command_words
from parlour.roleplay import moves as m
from parlour.roleplay import moves_scenes as p
from parlour.roleplay.desk import SAY as DESK
from parlour.roleplay.desk import Desk, called
from parlour.roleplay.phrases import because, first_up

SAY = Phrasebook(__package__, "lines")
COMMANDS = Phrasebook(__package__, "commands")


class _DeskWords(Mapping[str, CommandWords]):
    """By command, in the language that is spoken."""

    _said = Spoken(lambda: command_words(COMMANDS, (*get_args(m.DeskCommand), m.HandOver)))

    def __getitem__(self, tag: str) -> CommandWords:
        return self._said[tag]

    def __iter__(self) -> Iterator[str]:
        return iter(self._said)

    def __len__(self) -> int:
        return len(self._said)


DESK_WORDS = _DeskWords()


class Hint(Struct, frozen=True):
    """What a form says to who fills it in: advice of the rules; `form` is where it belongs."""

    form: str
    rule: str
    text: str


def pleas_words(desk: Desk) -> str:
    """What who leads is asked by those who plead."""
    askers = [called(desk, seat) for seat in dict.fromkeys([plea.seat for plea in desk.pleas])]
    return DESK("requests", who=listed(askers), count=len(askers))


def rule_changed(person: str, event: m.RuleChanged, options: Sequence[Option]) -> Line:
    """A house rule, before and after, by whom: everybody reads it."""
    option = next((option for option in options if option.key == event.key), None)
    label, rules = (option.label, (option.rule,)) if option is not None else (event.key, ())
    before, after = [option.called(value) if option is not None else value for value in (event.before, event.after)]
    text = SAY("rule-changed", who=first_up(person), label=label, before=before, after=after)
    return Line(text, rules, "overruled", event.by)


def tell_receipts(
    book: Sentences[Any], options: Sequence[Option], told: Callable[[Any, m.Overruled | m.Reversed, str], Line | None]
) -> None:
    """What was set with a receipt, as only the game can say it, and house rules that were changed."""
    book[m.RuleChanged] = lambda reader, event: rule_changed(reader.person(event.by), event, options)
    book[m.Overruled] = lambda reader, event: told(reader, event, "sets")
    book[m.Reversed] = lambda reader, event: told(reader, event, "takes back what was set:")


def house_words(house: Mapping[str, str], options: Sequence[Option]) -> list[str]:
    """The house rules of a table in a line; none where it plays by the book."""
    known = {option.key: option for option in options}
    found = [f"{known[key].label}: {known[key].called(value)}" for key, value in house.items() if key in known]
    return [DESK("house-rules", rules="; ".join(found))] if found else []


def tell_one(book: Sentences[Any], reader: Any, event: Any) -> Line | None:
    """This event as its reader may know it, or None where nothing is to be said; what the game does not tell itself is
    the desk's."""
    told = book.get(type(event))
    if told is None:
        return DESK_LINES[type(event)](reader.state.desk, event, reader.seat)
    return book.marked(event, told(reader, event))


def _pleaded(desk: Desk, event: m.Pleaded, seat: int | None) -> Line | None:
    """Between who asks and who leads."""
    if seat is None or seat not in (desk.gm, event.seat):
        return None
    text = SAY("asks-gm", who=called(desk, event.seat), words=event.words)
    return Line(text, kind="overruled", by=event.seat)


def _laid_aside(desk: Desk, event: m.PleaLaidAside, seat: int | None) -> Line | None:
    if seat is None or seat not in (desk.gm, event.by):
        return None
    key = "declines" if event.by == desk.gm else "withdraws"
    return Line(SAY(key, who=called(desk, event.by)), kind="overruled", by=event.by)


def _allowed(desk: Desk, event: m.Allowed, seat: int | None) -> Line:
    text = SAY("allows", by=called(desk, event.by), who=called(desk, event.seat))
    return Line(text + because(event.reason), kind="overruled", by=event.by)


def _handed_over(desk: Desk, event: m.HandedOver, seat: int | None) -> Line:
    text = SAY("hands-over", before=called(desk, event.before), to=called(desk, event.to))
    return Line(text, by=event.to, story=True)


def _silent(desk: Desk, event: Any, seat: int | None) -> None:
    """Nobody's business, or told by the game itself."""


def _seat_taken(desk: Desk, event: m.SeatTaken, seat: int | None) -> Line | None:
    """That somebody sits down is told by the table; that they are called otherwise now, here."""
    if not event.before or event.before == event.name:
        return None
    return Line(SAY("renamed", before=event.before, now=event.name), by=event.seat)


def _note_shown(desk: Desk, event: m.NoteShown, seat: int | None) -> Line | None:
    """To those who can read it from now on; that they no longer can is told to nobody."""
    if seat is None or seat not in event.to or seat in event.before:
        return None
    return Line(SAY("shows-note", who=called(desk, event.seat), title=event.title), kind="note", by=event.seat)


def _heading(kind: str, key: str, **known: int) -> Line:
    return Line(SAY(key, **known), kind=kind, story=True)


DESK_LINES: dict[type, Callable[[Desk, Any, int | None], Line | None]] = {
    m.SeatTaken: _seat_taken,
    m.HandedOver: _handed_over,
    m.NoteWritten: _silent,
    m.NoteDropped: _silent,
    m.NoteShown: _note_shown,
    m.PronounsSet: _silent,
    m.Portrayed: _silent,
    m.ValueSet: _silent,
    p.ScenePrepared: _silent,
    p.PlanDropped: _silent,
    p.PlanOpened: _silent,
    m.Pleaded: _pleaded,
    m.PleaLaidAside: _laid_aside,
    m.Allowed: _allowed,
    m.SessionStarted: lambda desk, event, seat: _heading("session", "session", number=event.session),
    m.SessionEnded: lambda desk, event, seat: _heading("session_end", "session-ends", number=event.session),
    m.TableClosed: lambda desk, event, seat: _heading("end", "table-closed"),
}
"""What each event says to a seat. A value that was set is told by the game, which knows what is secret about it."""
