"""Flashbacks: what a seat may want, in the imperative. Names here are names on the wire and on disk."""

from parlour.roleplay.moves import Command


class OwnFlashback(Command, frozen=True, gc=False, tag="own_flashback"):
    """Way 1. The memory may be left empty and told afterwards; the ability comes after the memory (FUG-057)."""

    who: str
    trigger: str
    memory: str
    present: tuple[str, ...] = ()
    augments: str = ""


class GiftFlashback(Command, frozen=True, gc=False, tag="gift_flashback"):
    """Way 2: for somebody else's persona, with the giver's own in it."""

    to: str
    trigger: str
    memory: str
    present: tuple[str, ...] = ()
    augments: str = ""


class StoryFlashback(Command, frozen=True, gc=False, tag="story_flashback"):
    """Way 4: the Dealer's."""

    to: str
    trigger: str
    memory: str
    present: tuple[str, ...] = ()
    augments: str = ""


class TellMemory(Command, frozen=True, gc=False, tag="tell_memory"):
    """A piece of the memory (FUG-221): the first one of a Signifier's, or more of any."""

    flashback: str
    text: str
    present: tuple[str, ...] = ()
    augments: str = ""


class Reword(Command, frozen=True, gc=False, tag="reword"):
    """A memory that was sent back is told otherwise; nothing was used up."""

    flashback: str
    trigger: str
    memory: str
    present: tuple[str, ...] = ()
    """Who else is in it now: chosen anew."""


class NameAbility(Command, frozen=True, gc=False, tag="name_ability"):
    """Exactly one (FUG-050), and the parts of the body it needs."""

    flashback: str
    ability: str
    parts: tuple[str, ...] = ()


class LeaveNaming(Command, frozen=True, gc=False, tag="leave_naming"):
    """FUG-217: the Dealer shall name the ability."""

    flashback: str


class AcceptAbility(Command, frozen=True, gc=False, tag="accept_ability"):
    """The Dealer's yes: flashback and ability are written on the sheet."""

    flashback: str


class VetoAbility(Command, frozen=True, gc=False, tag="veto_ability"):
    """FUG-072: a gift's ability, never its memory."""

    flashback: str
    reason: str


class SendBack(Command, frozen=True, gc=False, tag="send_back"):
    """What flashbacks are not: the Dealer names the limit that is crossed."""

    flashback: str
    limit: str
    """The id of the rule."""
    reason: str


class Withdraw(Command, frozen=True, gc=False, tag="withdraw"):
    """The teller takes an own, gift or story flashback back before it is written down; nothing was used up."""

    flashback: str


class Postpone(Command, frozen=True, gc=False, tag="postpone"):
    """A Signifier's memory waits for the end of the hand (FUG-A41)."""

    flashback: str


class NoteMemory(Command, frozen=True, gc=False, tag="note_memory"):
    """How it came, what it may prove (FUG-056, FUG-058): its persona's player alone."""

    flashback: str
    text: str


class ShareMemory(Command, frozen=True, gc=False, tag="share_memory"):
    """FUG-061: her persona tells others of it."""

    flashback: str
    others: tuple[str, ...]


class UseNow(Command, frozen=True, gc=False, tag="use_now"):
    """The new ability serves at once, by who is in the action already (FUG-081)."""

    flashback: str
    who: str
    text: str


class Intercede(Command, frozen=True, gc=False, tag="intercede"):
    """The same by who is not: the Dealer says how."""

    flashback: str
    who: str
    text: str


class Decline(Command, frozen=True, gc=False, tag="decline"):
    flashback: str
    who: str


class AnswerIntercede(Command, frozen=True, gc=False, tag="answer_intercede"):
    """FUG-A45: a told act, or into the round with two cards (on the side with this number)."""

    who: str
    side: int
    """0: a told act that the Dealer judges; 1, 2, ...: the side she joins."""


class CorrectMemory(Command, frozen=True, gc=False, tag="correct_memory"):
    """The Dealer takes a memory or its ability off a sheet again, with a reason for all to read."""

    flashback: str
    reason: str


MemoryCommand = (
    OwnFlashback
    | GiftFlashback
    | StoryFlashback
    | TellMemory
    | Reword
    | NameAbility
    | LeaveNaming
    | AcceptAbility
    | VetoAbility
    | SendBack
    | Withdraw
    | Postpone
    | NoteMemory
    | ShareMemory
    | UseNow
    | Intercede
    | Decline
    | AnswerIntercede
    | CorrectMemory
)
