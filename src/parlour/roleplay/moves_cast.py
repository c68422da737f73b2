"""Commands and events of a cast and its scenes, where games have them alike. Names here are names on the wire and on
disk."""

from parlour.roleplay.moves import Command, Event


class TakeReady(Command, frozen=True, gc=False, tag="take_ready"):
    """A ready-made character for oneself."""

    key: str


class CallOwn(Command, frozen=True, gc=False, tag="call_own"):
    """Somebody of the game master's own library, as a file."""

    hidden: bool
    count: int
    file: str


class Submit(Command, frozen=True, gc=False, tag="submit"):
    who: str


class Approve(Command, frozen=True, gc=False, tag="approve"):
    """The game master's yes to a character, with all that hangs on it."""

    who: str


class SendBack(Command, frozen=True, gc=False, tag="send_back"):
    who: str
    reason: str


class CloseScene(Command, frozen=True, gc=False, tag="close_scene"):
    pass


class Enter(Command, frozen=True, gc=False, tag="enter"):
    who: str


class Leave(Command, frozen=True, gc=False, tag="leave"):
    who: str


class Submitted(Event, frozen=True, gc=False, tag="submitted"):
    who: str


class SentBack(Event, frozen=True, gc=False, tag="sent_back"):
    who: str
    reason: str


class Entered(Event, frozen=True, gc=False, tag="entered"):
    who: str


class Left(Event, frozen=True, gc=False, tag="left"):
    who: str


CastCommand = TakeReady | CallOwn | Submit | Approve | SendBack | CloseScene | Enter | Leave
CastEvent = Submitted | SentBack | Entered | Left
