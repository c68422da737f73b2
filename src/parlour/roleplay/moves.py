"""Commands and events of the game master's desk, the same in every role-playing game. Names here are names on the wire
and on disk."""

from msgspec import Struct


class Command(Struct, frozen=True, gc=False, tag_field="do", omit_defaults=True):
    """What somebody wants to do."""


class Event(Struct, frozen=True, gc=False, tag_field="event", omit_defaults=True):
    """What has happened."""


class TakeSeat(Command, frozen=True, gc=False, tag="take_seat"):
    """Be known under this name; sent for whoever sits down."""

    name: str


class HandOver(Command, frozen=True, gc=False, tag="hand_over"):
    """The game master gives her seat's power, desk and characters of the story to somebody else."""

    to: int


class WriteNote(Command, frozen=True, gc=False, tag="write_note"):
    """A private note; 0 begins a new one."""

    note: int
    title: str
    text: str


class DropNote(Command, frozen=True, gc=False, tag="drop_note"):
    note: int


class ShowNote(Command, frozen=True, gc=False, tag="show_note"):
    """Who else may read a note from now on; nobody: it is private again."""

    note: int
    to: tuple[int, ...] = ()


class SetPronouns(Command, frozen=True, gc=False, tag="set_pronouns"):
    """How somebody is spoken of; nothing: they."""

    who: str
    pronouns: str = ""


class Portray(Command, frozen=True, gc=False, tag="portray"):
    """Somebody's portrait: a picture of the table, by its id; nothing: none."""

    who: str
    picture: str = ""


class Plead(Command, frozen=True, gc=False, tag="plead"):
    """Ask the game master to allow what the rules refused (`command`, as JSON), or anything else in words."""

    words: str
    command: str = ""


class Allow(Command, frozen=True, gc=False, tag="allow"):
    """What was refused is done all the same."""

    plea: int
    reason: str = ""


class Deny(Command, frozen=True, gc=False, tag="deny"):
    """A plea is laid aside; its own seat may withdraw it so."""

    plea: int


class Overrule(Command, frozen=True, gc=False, tag="overrule"):
    """Set any value, with a reason or without."""

    what: str
    field: str
    value: str
    reason: str = ""


class Nudge(Command, frozen=True, gc=False, tag="nudge"):
    """Set a number one up or down, or switch a yes and no: the same, in one press."""

    what: str
    field: str
    up: bool


class Reverse(Command, frozen=True, gc=False, tag="reverse"):
    """Take an overruling back."""

    receipt: int
    reason: str = ""


class ChangeRule(Command, frozen=True, gc=False, tag="change_rule"):
    """A house rule is changed during play, in the open."""

    key: str
    value: str


class StartSession(Command, frozen=True, gc=False, tag="start_session"):
    pass


class EndSession(Command, frozen=True, gc=False, tag="end_session"):
    pass


class CloseTable(Command, frozen=True, gc=False, tag="close_table"):
    """The story is told: nothing more is played, the seed of the luck becomes known."""


class SeatTaken(Event, frozen=True, gc=False, tag="seat_taken"):
    seat: int
    name: str
    before: str = ""
    """How the seat was called until now."""


class HandedOver(Event, frozen=True, gc=False, tag="handed_over"):
    before: int
    to: int


class NoteWritten(Event, frozen=True, gc=False, tag="note_written"):
    seat: int
    note: int
    title: str
    text: str
    to: tuple[int, ...] = ()
    """Who else reads it."""


class NoteDropped(Event, frozen=True, gc=False, tag="note_dropped"):
    seat: int
    note: int
    to: tuple[int, ...] = ()


class NoteShown(Event, frozen=True, gc=False, tag="note_shown"):
    """`title`: as it is told to those who could not read it before."""

    seat: int
    note: int
    title: str
    to: tuple[int, ...] = ()
    before: tuple[int, ...] = ()


class PronounsSet(Event, frozen=True, gc=False, tag="pronouns_set"):
    who: str
    pronouns: str


class Portrayed(Event, frozen=True, gc=False, tag="portrayed"):
    who: str
    picture: str


class Pleaded(Event, frozen=True, gc=False, tag="pleaded"):
    plea: int
    seat: int
    words: str
    command: str = ""


class PleaLaidAside(Event, frozen=True, gc=False, tag="plea_laid_aside"):
    plea: int
    by: int


class Allowed(Event, frozen=True, gc=False, tag="allowed"):
    """The receipt for a plea that was granted; what it led to follows."""

    receipt: int
    by: int
    plea: int
    seat: int
    words: str
    reason: str


class Overruled(Event, frozen=True, gc=False, tag="overruled"):
    """The receipt for a value that was set."""

    receipt: int
    by: int
    what: str
    field: str
    before: str
    after: str
    reason: str


class Reversed(Event, frozen=True, gc=False, tag="reversed"):
    receipt: int
    by: int
    what: str
    field: str
    before: str
    after: str
    reason: str


class ValueSet(Event, frozen=True, gc=False, tag="value_set"):
    """What overruling does to a piece, told by the receipt before it; `value` as it is kept."""

    what: str
    field: str
    value: str


class RuleChanged(Event, frozen=True, gc=False, tag="rule_changed"):
    by: int
    key: str
    before: str
    after: str


class SessionStarted(Event, frozen=True, gc=False, tag="session_started"):
    session: int


class SessionEnded(Event, frozen=True, gc=False, tag="session_ended"):
    session: int


class TableClosed(Event, frozen=True, gc=False, tag="table_closed"):
    by: int


DeskCommand = (
    TakeSeat
    | WriteNote
    | DropNote
    | ShowNote
    | SetPronouns
    | Portray
    | Plead
    | Allow
    | Deny
    | Overrule
    | Nudge
    | Reverse
    | ChangeRule
    | StartSession
    | EndSession
    | CloseTable
)
DeskEvent = (
    SeatTaken | NoteWritten | NoteDropped | NoteShown | PronounsSet | Portrayed | Pleaded | PleaLaidAside | Allowed
    | Overruled | Reversed | ValueSet | RuleChanged | SessionStarted | SessionEnded | TableClosed
)  # fmt: skip
"""Handing over is named by the games in which who leads just does it."""
