"""The desk in words, the same in every role-playing game: its commands on buttons, its events in the log."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from parlour.core.game import CommandWords, Line, Option
from parlour.core.sentences import Sentences
from parlour.roleplay import moves as m
from parlour.roleplay.desk import Desk, called
from parlour.roleplay.phrases import first_up, listed

DESK_WORDS: dict[str, CommandWords] = {
    "take_seat": CommandWords("Take a name at the table", {"name": "Your name"}, "Sit down"),
    "hand_over": CommandWords(
        "Hand the game over to {to}",
        {"to": "Which player"},
        "Hand the game over",
        sure="Hand the game over? The desk and its secrets go with it, and only the new leader can hand it back.",
        short="Hand the game over",
    ),
    "write_note": CommandWords(
        "Change a note",
        {"note": "Which note", "title": "Its title", "text": "What only you will read"},
        "Save note",
        titles={"0": "New note"},
        short="Change",
    ),
    "change_rule": CommandWords(
        "Change a house rule", {"key": "Which rule", "value": "To"}, "Change the rule", note="Everyone is told."
    ),
    "drop_note": CommandWords(
        "Delete a note", {"note": "Which note"}, "Delete note", sure="Delete this note for good?", short="Delete"
    ),
    "plead": CommandWords(
        "Ask the GM for something the rules don't offer",
        {"words": "What you ask for, and why", "command": "What was refused"},
        "Ask the GM",
        short="Ask the GM",
    ),
    "allow": CommandWords(
        "Allow the request", {"plea": "Which request", "reason": "Why (optional)"}, "Allow it", short="Allow it"
    ),
    "deny": CommandWords("Drop the request", {"plea": "Which request"}, "Drop it", short="Drop it"),
    "overrule": CommandWords(
        "Overrule a value",
        {"what": "Of what", "field": "Which value", "value": "New value", "reason": "Why (optional)"},
        "Set value",
        short="Overrule",
        note="It is set at once, with a receipt everyone sees, and can be taken back.",
    ),
    "nudge": CommandWords(
        "Change a value by one",
        {"what": "Whose", "field": "Which value", "up": "Up or down"},
        "Change",
        titles={"up=true": "One more", "up=false": "One less"},
        note="Everyone sees a receipt. It can be taken back.",
    ),
    "reverse": CommandWords(
        "Take back an overruling",
        {"receipt": "Which one", "reason": "Why (optional)"},
        "Take it back",
        short="Take it back",
    ),
    "start_session": CommandWords("Start the session", done="Start the session"),
    "end_session": CommandWords("End the session", done="End the session", sure="End the session?"),
    "close_table": CommandWords(
        "Close the table for good",
        done="Close the table",
        sure="Close the table? Nothing more can be played here.",
        short="Close the table",
    ),
}


class Hint(Struct, frozen=True):
    """What a form says to who fills it in: advice of the rules; `form` is where it belongs."""

    form: str
    rule: str
    text: str


def _because(reason: str) -> str:
    return f" Reason: {reason}" if reason else ""


def pleas_words(desk: Desk) -> str:
    """What who leads is asked by those who plead."""
    askers = listed([called(desk, seat) for seat in dict.fromkeys([plea.seat for plea in desk.pleas])])
    return (
        f"{askers} {'asks' if len({plea.seat for plea in desk.pleas}) == 1 else 'ask'} you for something: allow "
        "it, or drop it."
    )


def rule_changed(person: str, event: m.RuleChanged, options: Sequence[Option]) -> Line:
    """A house rule, before and after, by whom: everybody reads it."""
    option = next((option for option in options if option.key == event.key), None)
    named = {choice.value: choice.label for choice in option.values} if option is not None else {}
    label, rules = (option.label, (option.rule,)) if option is not None else (event.key, ())
    text = f"{first_up(person)} changes a house rule. {label}: {named.get(event.after, event.after)}"
    return Line(f"{text} (it was {named.get(event.before, event.before)}).", rules, "overruled", event.by, story=True)


def tell_receipts(
    book: Sentences[Any], options: Sequence[Option], told: Callable[[Any, m.Overruled | m.Reversed, str], Line | None]
) -> None:
    """What was set with a receipt, as only the game can say it, and house rules that were changed."""
    book[m.RuleChanged] = lambda reader, event: rule_changed(reader.person(event.by), event, options)
    book[m.Overruled] = lambda reader, event: told(reader, event, "sets")
    book[m.Reversed] = lambda reader, event: told(reader, event, "takes back what was set:")


def house_words(house: Mapping[str, str], options: Sequence[Option]) -> list[str]:
    """The house rules of a table in a line; none where it plays by the book."""
    labels = {
        option.key: (option.label, {choice.value: choice.label for choice in option.values}) for option in options
    }
    found = [f"{labels[key][0]}: {labels[key][1].get(value, value)}" for key, value in house.items() if key in labels]
    return [f"House rules: {'; '.join(found)}"] if found else []


def tell_one(book: Sentences[Any], reader: Any, event: Any) -> Line | None:
    """This event as its reader may know it, or None where nothing is to be said; what the game does not tell itself is
    the desk's."""
    told = book.get(type(event))
    return told(reader, event) if told is not None else DESK_LINES[type(event)](reader.state.desk, event, reader.seat)


def _pleaded(desk: Desk, event: m.Pleaded, seat: int | None) -> Line | None:
    """Between who asks and who leads."""
    if seat is None or seat not in (desk.gm, event.seat):
        return None
    return Line(f"{called(desk, event.seat)} asks the game master: {event.words}", kind="overruled", by=event.seat)


def _laid_aside(desk: Desk, event: m.PleaLaidAside, seat: int | None) -> Line | None:
    if seat is None or seat not in (desk.gm, event.by):
        return None
    return Line(f"{called(desk, event.by)} drops a request.", kind="overruled", by=event.by)


def _allowed(desk: Desk, event: m.Allowed, seat: int | None) -> Line:
    text = f"{called(desk, event.by)} allows what {called(desk, event.seat)} asked for.{_because(event.reason)}"
    return Line(text, kind="overruled", by=event.by)


def _handed_over(desk: Desk, event: m.HandedOver, seat: int | None) -> Line:
    return Line(
        f"{called(desk, event.before)} hands the game over: {called(desk, event.to)} leads it now.",
        by=event.to,
        story=True,
    )


def _silent(desk: Desk, event: Any, seat: int | None) -> None:
    """Nobody's business, or told by the game itself."""


def _seat_taken(desk: Desk, event: m.SeatTaken, seat: int | None) -> Line | None:
    """That somebody sits down is told by the table; that she is called otherwise now, here."""
    if not event.before or event.before == event.name:
        return None
    return Line(f"{event.before} is called {event.name} now.", by=event.seat)


DESK_LINES: dict[type, Callable[[Desk, Any, int | None], Line | None]] = {
    m.SeatTaken: _seat_taken,
    m.HandedOver: _handed_over,
    m.NoteWritten: _silent,
    m.NoteDropped: _silent,
    m.ValueSet: _silent,
    m.Pleaded: _pleaded,
    m.PleaLaidAside: _laid_aside,
    m.Allowed: _allowed,
    m.SessionStarted: lambda desk, event, seat: Line(f"Session {event.session}", kind="session", story=True),
    m.SessionEnded: lambda desk, event, seat: Line(f"Session {event.session} ends.", kind="session_end", story=True),
    m.TableClosed: lambda desk, event, seat: Line("The story is told. The table is closed.", kind="end", story=True),
}
"""What each event says to a seat. A value that was set is told by the game, which knows what is secret about it."""
