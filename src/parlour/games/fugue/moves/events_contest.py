"""Contests: what has happened. Names here are names on disk."""

from typing import Literal

from parlour.games.fugue.model import Effect, Win
from parlour.roleplay.moves import Event


class ContestOpened(Event, frozen=True, gc=False, tag="contest_opened"):
    number: int
    text: str
    violent: bool


class GroupMade(Event, frozen=True, gc=False, tag="group_made"):
    number: int
    sides: tuple[tuple[str, ...], ...]


class SideAdded(Event, frozen=True, gc=False, tag="side_added"):
    group: int
    members: tuple[str, ...]


class MovedToGroup(Event, frozen=True, gc=False, tag="moved_to_group"):
    who: str
    group: int
    side: int


class RoundJoined(Event, frozen=True, gc=False, tag="round_joined"):
    who: str


class HeldBack(Event, frozen=True, gc=False, tag="held_back"):
    who: str


class LeaveAsked(Event, frozen=True, gc=False, tag="leave_asked"):
    who: str
    what: Literal["flee", "hold"]


class LeaveRefused(Event, frozen=True, gc=False, tag="leave_refused"):
    who: str
    what: str


class LeftGroup(Event, frozen=True, gc=False, tag="left_group"):
    who: str
    how: Literal["fled", "surrendered", "escaped"]


class RoundDealt(Event, frozen=True, gc=False, tag="round_dealt"):
    """A hand begins; the cards follow, one by one."""

    group: int
    round: int
    order: tuple[str, ...]
    """Of turns."""
    nth: int
    """The how-manieth of this group."""


class SteppedIn(Event, frozen=True, gc=False, tag="stepped_in"):
    """Somebody steps into the round that is being played (FUG-A45); her cards follow."""

    who: str
    at: int
    """Her place in the order of turns, from 0."""
    side: int


class CardDealt(Event, frozen=True, gc=False, tag="card_dealt"):
    """Face-down: only its holder may know which."""

    who: str
    card: str
    seat: int
    """Who may look at it."""


class WildAsked(Event, frozen=True, gc=False, tag="wild_asked"):
    who: str
    ability: str


class WildDealt(Event, frozen=True, gc=False, tag="wild_dealt"):
    who: str
    ability: str
    wild: str
    card: str
    seat: int
    """Who may look at it."""


class WildDenied(Event, frozen=True, gc=False, tag="wild_denied"):
    who: str
    ability: str


class TurnCame(Event, frozen=True, gc=False, tag="turn_came"):
    who: str


class CardRevealed(Event, frozen=True, gc=False, tag="card_revealed"):
    who: str
    card: str
    total: int
    """Of the face-up cards, with this one."""


class CardTwisted(Event, frozen=True, gc=False, tag="card_twisted"):
    who: str
    card: str
    total: int
    """Of the face-up cards, with this one."""


class WildSwapped(Event, frozen=True, gc=False, tag="wild_swapped"):
    who: str
    wild: str
    card: str
    out: str
    total: int


class TurnPassed(Event, frozen=True, gc=False, tag="turn_passed"):
    who: str
    counted: bool
    """It was a pass; otherwise it only ended a turn in which something was played (FUG-222)."""


class Stymied(Event, frozen=True, gc=False, tag="stymied"):
    who: str
    total: int


class TwentyOne(Event, frozen=True, gc=False, tag="twenty_one"):
    who: str
    cards: tuple[str, ...]


class BustFaced(Event, frozen=True, gc=False, tag="bust_faced"):
    """Bust, unless a wild card saves the hand at once (FUG-A08)."""

    who: str
    total: int


class Replied(Event, frozen=True, gc=False, tag="replied"):
    who: str
    cards: tuple[str, ...]
    total: int


class ReplyEnded(Event, frozen=True, gc=False, tag="reply_ended"):
    who: str


class Showdown(Event, frozen=True, gc=False, tag="showdown"):
    """How a hand ended."""

    group: int
    how: Literal["win", "stalemate", "all stymied"]
    hands: tuple[tuple[str, tuple[str, ...]], ...]
    """Everybody's face-up cards."""


class WinTaken(Event, frozen=True, gc=False, tag="win_taken"):
    win: Win


class WinCeded(Event, frozen=True, gc=False, tag="win_ceded"):
    win: Win
    before: str


class TellingStarted(Event, frozen=True, gc=False, tag="telling_started"):
    who: str


class RightLapsed(Event, frozen=True, gc=False, tag="right_lapsed"):
    who: str


class EffectChosen(Event, frozen=True, gc=False, tag="effect_chosen"):
    who: str
    effect: Effect
    target: str
    part: str
    weapon: bool
    text: str


class EffectRefused(Event, frozen=True, gc=False, tag="effect_refused"):
    who: str
    reason: str


class EffectDone(Event, frozen=True, gc=False, tag="effect_done"):
    """What it does follows in events of its own."""

    who: str
    effect: Effect
    target: str
    text: str


class Incapacitated(Event, frozen=True, gc=False, tag="incapacitated"):
    who: str
    group: int


class EndTried(Event, frozen=True, gc=False, tag="end_tried"):
    who: str
    text: str
    asks: tuple[int, ...]


class EndAnswered(Event, frozen=True, gc=False, tag="end_answered"):
    by: int
    yes: bool


class WinOver(Event, frozen=True, gc=False, tag="win_over"):
    """The description is used."""

    who: str


class ReachesOpened(Event, frozen=True, gc=False, tag="reaches_opened"):
    """Who beat all adversaries may act against somebody in another group (FUG-133); often nobody."""

    hands: tuple[tuple[str, tuple[str, ...]], ...]


class ReachAsked(Event, frozen=True, gc=False, tag="reach_asked"):
    who: str
    target: str


class ReachAnswered(Event, frozen=True, gc=False, tag="reach_answered"):
    who: str
    target: str
    yes: bool


class ReachSettled(Event, frozen=True, gc=False, tag="reach_settled"):
    """The hands were compared: better, or no harm."""

    who: str
    target: str
    better: bool


class ReachDropped(Event, frozen=True, gc=False, tag="reach_dropped"):
    who: str


class HandsGathered(Event, frozen=True, gc=False, tag="hands_gathered"):
    """A round is over: its cards are in the discard pile, wild cards back with their holders."""

    group: int
    resolved: bool


class WildLost(Event, frozen=True, gc=False, tag="wild_lost"):
    """FUG-A74: the ability is lost for good, and so is the card."""

    wild: str


class GroupCame(Event, frozen=True, gc=False, tag="group_came"):
    """Its turn to play a hand; 0: every group is resolved."""

    group: int


class RoundSkipped(Event, frozen=True, gc=False, tag="round_skipped"):
    """A group lets its round go by, or is resolved by the Dealer's word."""

    group: int
    resolved: bool


class TalkOffered(Event, frozen=True, gc=False, tag="talk_offered"):
    declared: int


class TalkAnswered(Event, frozen=True, gc=False, tag="talk_answered"):
    declared: int
    who: str
    text: str
    yes: bool


class ContestEnded(Event, frozen=True, gc=False, tag="contest_ended"):
    reason: str


ContestEvent = (
    ContestOpened
    | GroupMade
    | SideAdded
    | MovedToGroup
    | RoundJoined
    | HeldBack
    | LeaveAsked
    | LeaveRefused
    | LeftGroup
    | RoundDealt
    | SteppedIn
    | CardDealt
    | WildAsked
    | WildDealt
    | WildDenied
    | TurnCame
    | CardRevealed
    | CardTwisted
    | WildSwapped
    | TurnPassed
    | Stymied
    | BustFaced
    | TwentyOne
    | Replied
    | ReplyEnded
    | Showdown
    | WinTaken
    | WinCeded
    | TellingStarted
    | RightLapsed
    | EffectChosen
    | EffectRefused
    | EffectDone
    | Incapacitated
    | EndTried
    | EndAnswered
    | WinOver
    | ReachesOpened
    | ReachAsked
    | ReachAnswered
    | ReachSettled
    | ReachDropped
    | HandsGathered
    | WildLost
    | GroupCame
    | RoundSkipped
    | TalkOffered
    | TalkAnswered
    | ContestEnded
)
