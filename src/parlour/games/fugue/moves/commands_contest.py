"""Contests: what a seat may want, in the imperative. Names here are names on the wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command


class OpenContest(Command, frozen=True, gc=False, tag="open_contest"):
    """One group of two sides to begin with; more sides and groups follow before the first deal."""

    violent: bool
    text: str
    one: tuple[str, ...]
    other: tuple[str, ...]


class AddGroup(Command, frozen=True, gc=False, tag="add_group"):
    one: tuple[str, ...]
    other: tuple[str, ...]


class AddSide(Command, frozen=True, gc=False, tag="add_side"):
    """A third side, or a fourth, in a group: each against all the others."""

    group: int
    side: tuple[str, ...]


class MoveToGroup(Command, frozen=True, gc=False, tag="move_to_group"):
    """The Dealer moves somebody into a group, on a side (1, 2, ...): out of another one, or new to the contest."""

    who: str
    group: int
    side: int


class OfferTalk(Command, frozen=True, gc=False, tag="offer_talk"):
    """FUG-122: the Dealer would settle a declared thing by talk instead of cards."""

    declared: int


class AnswerTalk(Command, frozen=True, gc=False, tag="answer_talk"):
    declared: int
    yes: bool


class SkipRound(Command, frozen=True, gc=False, tag="skip_round"):
    """A group that cannot play now lets its round go by."""


class ResolveGroup(Command, frozen=True, gc=False, tag="resolve_group"):
    """The Dealer says that this engagement is decided."""


class EndContest(Command, frozen=True, gc=False, tag="end_contest"):
    reason: str


class JoinRound(Command, frozen=True, gc=False, tag="join_round"):
    """In for the coming round. Who was not in the contest names a side of the group that plays."""

    who: str
    side: int


class HoldBack(Command, frozen=True, gc=False, tag="hold_back"):
    who: str


class Flee(Command, frozen=True, gc=False, tag="flee"):
    who: str


class Surrender(Command, frozen=True, gc=False, tag="surrender"):
    who: str


class AnswerLeave(Command, frozen=True, gc=False, tag="answer_leave"):
    """The Dealer's word on flight, or on holding back when nobody else of that side plays."""

    who: str
    yes: bool


class DealRound(Command, frozen=True, gc=False, tag="deal_round"):
    """Two cards each. `sure`: although the winner with the Fool and the World has not begun to tell (FUG-178)."""

    sure: bool = False


class ClaimWild(Command, frozen=True, gc=False, tag="claim_wild"):
    who: str
    ability: str


class AnswerClaim(Command, frozen=True, gc=False, tag="answer_claim"):
    yes: bool


class Reveal(Command, frozen=True, gc=False, tag="reveal"):
    who: str
    card: str


class Twist(Command, frozen=True, gc=False, tag="twist"):
    who: str


class SwapWild(Command, frozen=True, gc=False, tag="swap_wild"):
    who: str
    wild: str
    card: str


class Pass(Command, frozen=True, gc=False, tag="pass"):
    who: str


class PlayForMe(Command, frozen=True, gc=False, tag="play_for_me"):
    """A game-character's turn by rote: reveal, then twist below 17, from that hand alone."""

    who: str


class Reply21(Command, frozen=True, gc=False, tag="reply21"):
    """Turn up any of one's face-down cards, or none (FUG-160)."""

    who: str
    cards: tuple[str, ...]


class ChooseEffect(Command, frozen=True, gc=False, tag="choose_effect"):
    effect: Literal["wound", "incapacitate", "maim", "knock_out", "kill", "escape", "free", "nothing"]
    weapon: bool
    target: str
    part: str
    text: str


class AnswerEffect(Command, frozen=True, gc=False, tag="answer_effect"):
    """The Dealer confirms it, or says why not (no weapon at hand, another part of the body). A wound may turn out to be
    one that would bleed to death, and then it counts as permanent (FUG-195)."""

    yes: bool
    bleeding: bool
    reason: str


class CedeWin(Command, frozen=True, gc=False, tag="cede_win"):
    """Tied allies may agree that another of them describes."""

    to: str


class TryEnd(Command, frozen=True, gc=False, tag="try_end"):
    text: str


class AnswerEnd(Command, frozen=True, gc=False, tag="answer_end"):
    yes: bool


class StartTelling(Command, frozen=True, gc=False, tag="start_telling"):
    pass


class Interfere(Command, frozen=True, gc=False, tag="interfere"):
    """FUG-133: against somebody in another group; the Dealer must give leave. Empty target: no."""

    who: str
    target: str


class AnswerInterfere(Command, frozen=True, gc=False, tag="answer_interfere"):
    who: str
    yes: bool


ContestCommand = (
    OpenContest
    | AddGroup
    | AddSide
    | MoveToGroup
    | OfferTalk
    | AnswerTalk
    | SkipRound
    | ResolveGroup
    | EndContest
    | JoinRound
    | HoldBack
    | Flee
    | Surrender
    | AnswerLeave
    | DealRound
    | ClaimWild
    | AnswerClaim
    | Reveal
    | Twist
    | SwapWild
    | Pass
    | PlayForMe
    | Reply21
    | ChooseEffect
    | AnswerEffect
    | CedeWin
    | TryEnd
    | AnswerEnd
    | StartTelling
    | Interfere
    | AnswerInterfere
)
