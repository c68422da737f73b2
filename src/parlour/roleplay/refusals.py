"""The sentences of the desk's refusals, the same in every role-playing game."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.saying import Said, Sentences
from parlour.roleplay.chapter import DeskChapter, choices, leads
from parlour.roleplay.desk import called
from parlour.roleplay.draft import WithDesk
from parlour.roleplay.phrases import listed, quoted, short

Known = Mapping[str, Any]
_DOES = {
    "hand_over": "hands the game over",
    "allow": "allows what the rules refuse",
    "overrule": "sets values",
    "nudge": "sets values",
    "reverse": "takes an overruling back",
    "change_rule": "changes house rules",
    "close_table": "closes the table",
}
NOT_NOW = ("This can't be done now.", "Look at what is asked above.")
NOTHING = ("Nothing can be done with this now.", "Look at what is asked above.")
_NO_SEAT = Said("There's no other seat of that number.", "Choose one of the players.", "", "no-such-seat")


def outside(state: WithDesk, seat: int, closed: str, seated: str, watcher: str) -> RuleViolation | None:
    """The table is closed, or who asks only watches."""
    if state.desk.closed:
        return RuleViolation(
            "closed", closed, "The story is told: this table is closed.", "Read it again, or open another table."
        )
    if not 0 <= seat < len(state.desk.people):
        return RuleViolation("not-seated", seated, f"Anyone who only watches {watcher}.", "Take a seat to play.")
    return None


def led(state: WithDesk, seat: int, rule: str, does: str) -> RuleViolation | None:
    """What the game master alone does."""
    if leads(state, seat):
        return None
    return RuleViolation("not-gm", rule, f"Only the game master {does}.", f"Ask {called(state.desk, state.desk.gm)}.")


def tag(known: Known) -> str:
    """The command, as it is called on the wire."""
    return str(known["command"].__struct_config__.tag)


def plainly(known: Known, thing: Any) -> str:
    """How a thing is called where nothing closer is known of it."""
    return str(getattr(thing, "name", thing))


def unread(problem: object) -> str:
    """What is wrong with a file somebody brings."""
    said = str(problem)
    return said if said.startswith("This file") else f"This file can't be read: {said}"


def as_found(find: Callable[[Known], RuleViolation | None]) -> Said:
    """What a game says of it in words of its own."""

    def found(known: Known) -> RuleViolation:
        said = find(known)
        assert said is not None
        return said

    return Said(
        lambda known: found(known).why,
        lambda known: found(known).cure,
        lambda known: found(known).rule,
        lambda known: found(known).reason,
    )


def sentences(desk: DeskChapter[Any, Any]) -> Sentences:
    """Those of one game: who leads and what is under way, it says itself."""

    def led(known: Known) -> RuleViolation | None:
        does = _DOES[known["command"].__struct_config__.tag]
        return desk.led(known["state"], known["seat"], desk.rule, does)

    def offered(known: Known) -> str:
        values = choices(known["key"])
        return f"Choose {listed(values, 'or') if known['key'].values else f'from {values[0]} to {values[-1]}'}."

    settled = desk.settled
    shorter = "Say it in fewer words."
    return {
        "not_leading": as_found(led),
        "in_the_middle": as_found(lambda known: desk.busy(known["state"])),
        **({"unchangeable": as_found(lambda known: settled(known["state"], known["it"]))} if settled else {}),
        **({"hand_over.unknown": _NO_SEAT} if desk.hands_over else {}),
        "take_seat.wordless": Said("A name needs at least one character.", "Enter your name.", "", "bad-value"),
        "take_seat.too_long": Said("A name has at most 40 characters.", "Enter a shorter one.", "", "bad-value"),
        "note.unknown": Said("You have no such note.", "Choose one of yours.", "", "no-such-note"),
        "write_note.wordless": Said("A note needs a title.", "Enter one.", "", "bad-value"),
        "write_note.title.too_long": Said("A title has at most 80 characters.", "Shorten it.", "", "bad-value"),
        "write_note.text.too_long": Said("A note has at most 4000 characters.", "Write a second one.", "", "bad-value"),
        "plead.leading": Said("You lead the game yourself.", "Set the value yourself, with a reason.", "", "gm"),
        "plead.wordless": Said("A plea needs words.", "Say what you ask for, and why.", "", "no-words"),
        "plead.words.too_long": Said("A plea has at most 600 characters.", shorter),
        "plead.command.too_long": Said("The refused command is too long to be sent along.", "Ask in words alone."),
        "plead.cannot_be_done": Said("Nobody can allow that now.", "Ask for something else, in words."),
        "plea.unknown": Said("There's no such plea.", "It may have been answered already.", "", "no-such-plea"),
        "allow.cannot_be_granted": Said(
            lambda known: f"What {called(known['state'].desk, known['it'].seat)} asks for can't be done any more.",
            "Set values yourself, or drop it.",
            "",
            "cannot-be-done",
        ),
        "reason.too_long": Said("A reason has at most {most} characters.", shorter),
        "nudge.up.no_further": Said(
            lambda known: f"{known['field'].capitalize()} can't go any further that way.", "Set another value."
        ),
        "nudge.what.unknown": Said("There's nothing with that name.", f"Choose {desk.pieces}.", "", "no-such-piece"),
        "nudge.field.unknown": Said(
            "It has no value called {field}.", "Choose one from the list.", "", "no-such-value"
        ),
        "overrule.what.unknown": Said("There's nothing with that name.", f"Choose {desk.pieces}.", "", "no-such-piece"),
        "overrule.field.unknown": Said(
            "It has no such value.",
            lambda known: f"Choose {listed(desk.overruling.fields_of(known['state'], known['what']), 'or')}.",
            "",
            "no-such-value",
        ),
        "overrule.value.too_long": Said("A value has at most 600 characters.", "Shorten it.", "", "bad-value"),
        "overrule.bad_value": Said(
            lambda known: f"{known['field'].capitalize()} can't be set to {quoted(short(known['value']))}.",
            lambda known: desk.overruling.wanted(known["field"]),
        ),
        "receipt.unknown": Said("There's no such receipt.", "Choose one from the list.", "", "no-such-receipt"),
        "reversed_already": Said("It was taken back already.", "Set the value again."),
        "allowed": Said("What was allowed has happened.", "Set values to mend it."),
        "piece_gone": Said("What it was about is gone.", "There's nothing to set back."),
        "change_rule.key.unknown": Said("There's no such house rule.", "Choose one from the list.", "", "no-such-rule"),
        "change_rule.value.unknown": Said(
            lambda known: f"{known['key'].label} can't be {quoted(short(known['command'].value))}.",
            offered,
            lambda known: known["key"].rule,
            "bad-value",
        ),
        "close_table.session_on": Said("A session is under way.", "End it first.", desk.session_rule),
    }
