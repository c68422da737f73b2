"""Compels, facts, recovery and milestones: what a seat may want, in the imperative. Names here are names on the wire
and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command

# Compels and facts


class OfferCompel(Command, frozen=True, gc=False, tag="offer_compel"):
    by: str
    aspect: str
    sort: Literal["decision", "event"]
    text: str
    victim: str = ""
    """For an aspect of the scene: who is troubled by it."""


class SelfCompel(Command, frozen=True, gc=False, tag="self_compel"):
    who: str
    aspect: str
    sort: Literal["decision", "event"]
    text: str


class Bargain(Command, frozen=True, gc=False, tag="bargain"):
    deal: int
    text: str


class Accept(Command, frozen=True, gc=False, tag="accept"):
    deal: int


class Refuse(Command, frozen=True, gc=False, tag="refuse"):
    deal: int


class Withdraw(Command, frozen=True, gc=False, tag="withdraw"):
    deal: int


class ProposeFact(Command, frozen=True, gc=False, tag="propose_fact"):
    aspect: str
    text: str


class Agree(Command, frozen=True, gc=False, tag="agree"):
    fact: int


class Object(Command, frozen=True, gc=False, tag="object"):
    fact: int


class SettleFact(Command, frozen=True, gc=False, tag="settle_fact"):
    """The game master speaks for the table."""

    fact: int


# Recovery and milestones


class Recover(Command, frozen=True, gc=False, tag="recover"):
    """FAE-144: how the mild consequence went away; the game master says whether there was rest."""

    who: str
    text: str


class GiveConsequence(Command, frozen=True, gc=False, tag="give_consequence"):
    """By the game master's word: the cost of a roll, or what nobody's attack has done."""

    who: str
    degree: Literal["mild", "moderate", "severe"]
    text: str
    reason: str


class RemoveConsequence(Command, frozen=True, gc=False, tag="remove_consequence"):
    who: str
    degree: Literal["mild", "moderate", "severe"]
    reason: str


class CallMilestone(Command, frozen=True, gc=False, tag="call_milestone"):
    kind: Literal["minor", "significant", "major"]


class ClearAt(Command, frozen=True, gc=False, tag="clear_at"):
    who: str
    degree: Literal["moderate", "severe"]
    text: str


class Doubt(Command, frozen=True, gc=False, tag="doubt"):
    """The game master finds it implausible."""

    who: str
    degree: Literal["moderate", "severe"]


class PickSwap(Command, frozen=True, gc=False, tag="pick_swap"):
    who: str
    pair: tuple[str, ...]


class PickRewrite(Command, frozen=True, gc=False, tag="pick_rewrite"):
    who: str
    aspect: str
    text: str


class PickReplace(Command, frozen=True, gc=False, tag="pick_replace"):
    """The stunt on the bench for this one."""

    who: str
    stunt: int


class PickAdd(Command, frozen=True, gc=False, tag="pick_add"):
    who: str


class PickNothing(Command, frozen=True, gc=False, tag="pick_nothing"):
    who: str


class RaiseApproach(Command, frozen=True, gc=False, tag="raise_approach"):
    who: str
    approach: str


class TakeRefresh(Command, frozen=True, gc=False, tag="take_refresh"):
    who: str


class TakeStuntInstead(Command, frozen=True, gc=False, tag="take_stunt_instead"):
    who: str


class RewriteHigh(Command, frozen=True, gc=False, tag="rewrite_high"):
    who: str
    text: str


class Unpick(Command, frozen=True, gc=False, tag="unpick"):
    who: str
    part: Literal["clears", "effect", "approach", "great", "high"]


class Confirm(Command, frozen=True, gc=False, tag="confirm"):
    who: str


StoryCommand = (
    OfferCompel
    | SelfCompel
    | Bargain
    | Accept
    | Refuse
    | Withdraw
    | ProposeFact
    | Agree
    | Object
    | SettleFact
    | Recover
    | GiveConsequence
    | RemoveConsequence
    | CallMilestone
    | ClearAt
    | Doubt
    | PickSwap
    | PickRewrite
    | PickReplace
    | PickAdd
    | PickNothing
    | RaiseApproach
    | TakeRefresh
    | TakeStuntInstead
    | RewriteHigh
    | Unpick
    | Confirm
)
