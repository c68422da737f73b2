"""Compels, facts, recovery, milestones, overruling: what has happened, in the past tense. Names here are names on
disk."""

from typing import Literal

from parlour.games.fate.model import Deal, Degree, Fact, Milestone, Reward
from parlour.roleplay.moves import Event


class DealOffered(Event, frozen=True, gc=False, tag="deal_offered"):
    deal: Deal


class DealBargained(Event, frozen=True, gc=False, tag="deal_bargained"):
    deal: int
    by: int
    text: str
    turned: bool


class DealClosed(Event, frozen=True, gc=False, tag="deal_closed"):
    deal: Deal
    how: Literal["accepted", "refused", "withdrawn"]


class FactProposed(Event, frozen=True, gc=False, tag="fact_proposed"):
    fact: Fact


class FactAgreed(Event, frozen=True, gc=False, tag="fact_agreed"):
    fact: int
    seat: int


class FactSettled(Event, frozen=True, gc=False, tag="fact_settled"):
    fact: int


class FactDropped(Event, frozen=True, gc=False, tag="fact_dropped"):
    fact: int
    seat: int


class ConsequenceCleared(Event, frozen=True, gc=False, tag="consequence_cleared"):
    who: str
    degree: Degree
    words: str


class ConsequenceGiven(Event, frozen=True, gc=False, tag="consequence_given"):
    """Why; what it is follows in events of its own."""

    who: str
    degree: Degree
    reason: str


class ConsequenceRemoved(Event, frozen=True, gc=False, tag="consequence_removed"):
    who: str
    degree: Degree
    text: str
    reason: str


class SessionPlayed(Event, frozen=True, gc=False, tag="session_played"):
    """This character has started a session."""

    who: str


class MilestoneReached(Event, frozen=True, gc=False, tag="milestone_reached"):
    milestone: Milestone


class RewardPicked(Event, frozen=True, gc=False, tag="reward_picked"):
    """What one character has picked so far."""

    reward: Reward


class RewardConfirmed(Event, frozen=True, gc=False, tag="reward_confirmed"):
    reward: Reward


class MilestoneEnded(Event, frozen=True, gc=False, tag="milestone_ended"):
    pass


StoryEvent = (
    DealOffered
    | DealBargained
    | DealClosed
    | FactProposed
    | FactAgreed
    | FactSettled
    | FactDropped
    | ConsequenceCleared
    | ConsequenceGiven
    | ConsequenceRemoved
    | SessionPlayed
    | MilestoneReached
    | RewardPicked
    | RewardConfirmed
    | MilestoneEnded
)
