"""Personae, game-characters, and what becomes of their bodies: what a seat may want, in the imperative. Names here are
names on the wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command


class DescribePersona(Command, frozen=True, gc=False, tag="describe_persona"):
    looks: str
    looks_like: str
    sounds_like: str


class AddDetail(Command, frozen=True, gc=False, tag="add_detail"):
    """The left neighbour's one more thing."""

    who: str
    text: str


class AcceptDetail(Command, frozen=True, gc=False, tag="accept_detail"):
    who: str


class VetoDetail(Command, frozen=True, gc=False, tag="veto_detail"):
    who: str


class StrikeOut(Command, frozen=True, gc=False, tag="strike_out"):
    """The Dealer has a description or a detail worded anew, with a reason."""

    who: str
    item: Literal["looks", "detail"]
    reason: str


class DealSignifiers(Command, frozen=True, gc=False, tag="deal_signifiers"):
    pass


class NamePersona(Command, frozen=True, gc=False, tag="name_persona"):
    who: str
    name: str


class Muse(Command, frozen=True, gc=False, tag="muse"):
    """What a player makes of her persona's past (FUG-058)."""

    who: str
    text: str


class Admit(Command, frozen=True, gc=False, tag="admit"):
    """A latecomer makes a persona."""

    seat: str
    """A seat as a piece: "@2"."""


class Park(Command, frozen=True, gc=False, tag="park"):
    """A player is away: the Dealer plays her persona; or she is back."""

    who: str
    parked: bool


class BringOn(Command, frozen=True, gc=False, tag="bring_on"):
    """A game-character of the chapter steps into the story."""

    name: str


class Invent(Command, frozen=True, gc=False, tag="invent"):
    """A game-character of the Dealer's own; abilities one on a line (FUG-A59)."""

    name: str
    looks: str
    abilities: str
    notes: str


class SendOff(Command, frozen=True, gc=False, tag="send_off"):
    """A game-character leaves the story, or comes back."""

    who: str
    here: bool


class Adopt(Command, frozen=True, gc=False, tag="adopt"):
    """FUG-A60: a player whose persona died takes over a game-character, without memories of the others."""

    who: str
    seat: str


# Wounds


class Tend(Command, frozen=True, gc=False, tag="tend"):
    """The Dealer says that a wound is tended (FUG-201)."""

    who: str
    wound: str


class Rest(Command, frozen=True, gc=False, tag="rest"):
    unbroken: bool
    hours: int
    who: tuple[str, ...]


class RestoreAbility(Command, frozen=True, gc=False, tag="restore_ability"):
    who: str
    ability: str
    reason: str


class TagAbility(Command, frozen=True, gc=False, tag="tag_ability"):
    """Which parts of the body it needs (FUG-A57)."""

    who: str
    ability: str
    parts: tuple[str, ...]


class Rouse(Command, frozen=True, gc=False, tag="rouse"):
    """Somebody who was knocked out comes round."""

    who: str


class Hurt(Command, frozen=True, gc=False, tag="hurt"):
    """A wound from the story, not from a contest; or the Dealer marks one as bleeding."""

    permanent: bool
    bleeding: bool
    who: str
    part: str
    text: str


class BleedOut(Command, frozen=True, gc=False, tag="bleed_out"):
    """FUG-A73: only the Dealer declares this death; for a persona twice."""

    who: str
    sure: bool


class FinishOff(Command, frozen=True, gc=False, tag="finish_off"):
    """FUG-180: kill somebody helpless with a single action."""

    who: str
    target: str


class AnswerFinish(Command, frozen=True, gc=False, tag="answer_finish"):
    """The Dealer's word on it; `sure` is asked a second time where a persona would die."""

    who: str
    yes: bool


PersonaCommand = (
    DescribePersona
    | AddDetail
    | AcceptDetail
    | VetoDetail
    | StrikeOut
    | DealSignifiers
    | NamePersona
    | Muse
    | Admit
    | Park
    | BringOn
    | Invent
    | SendOff
    | Adopt
    | Tend
    | Rest
    | RestoreAbility
    | TagAbility
    | Rouse
    | Hurt
    | BleedOut
    | FinishOff
    | AnswerFinish
)
