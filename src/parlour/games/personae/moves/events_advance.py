"""Advancement: what has happened. Names here are names on disk."""

from parlour.games.personae.model import Purchase
from parlour.roleplay.moves import Event


class Awarded(Event, frozen=True, gc=False, tag="awarded"):
    who: str
    amount: int
    reason: str


class Planned(Event, frozen=True, gc=False, tag="planned"):
    who: str
    purchase: Purchase


class Unplanned(Event, frozen=True, gc=False, tag="unplanned"):
    who: str
    at: int


class BatchSubmitted(Event, frozen=True, gc=False, tag="batch_submitted"):
    who: str


class BatchSentBack(Event, frozen=True, gc=False, tag="batch_sent_back"):
    who: str
    reason: str


class BatchDone(Event, frozen=True, gc=False, tag="batch_done"):
    """What was bought follows in events of its own."""

    who: str
    cost: int


class PointSpent(Event, frozen=True, gc=False, tag="point_spent"):
    """A line of the ledger."""

    who: str
    amount: int
    what: str


class AttributeRaised(Event, frozen=True, gc=False, tag="attribute_raised"):
    who: str
    attribute: str
    value: int


class PoolGrown(Event, frozen=True, gc=False, tag="pool_grown"):
    who: str
    dice: int


class HitBought(Event, frozen=True, gc=False, tag="hit_bought"):
    who: str


class ToughnessRaised(Event, frozen=True, gc=False, tag="toughness_raised"):
    who: str
    toughness: str


AdvanceEvent = (
    Awarded
    | Planned
    | Unplanned
    | BatchSubmitted
    | BatchSentBack
    | BatchDone
    | PointSpent
    | AttributeRaised
    | PoolGrown
    | HitBought
    | ToughnessRaised
)
