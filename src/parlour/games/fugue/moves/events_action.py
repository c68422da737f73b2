"""Basic and skilled actions, the deck, the telling of cards: what has happened. Names here are names on disk."""

from typing import Literal

from parlour.games.fugue.model import Unit
from parlour.roleplay.moves import Event


class ActionDeclared(Event, frozen=True, gc=False, tag="action_declared"):
    declared: int
    who: str
    text: str
    ability: str
    task: str


class ActionLaidAside(Event, frozen=True, gc=False, tag="action_laid_aside"):
    declared: int
    by: int


class BasicDone(Event, frozen=True, gc=False, tag="basic_done"):
    declared: int
    who: str
    text: str


class SuccessGranted(Event, frozen=True, gc=False, tag="success_granted"):
    declared: int
    who: str
    text: str
    ability: str


class TaskSet(Event, frozen=True, gc=False, tag="task_set"):
    task: str
    declared: int
    """0: the Dealer called for it."""
    who: str
    text: str
    difficulty: int
    ability: str
    unit: Unit


class TaskDropped(Event, frozen=True, gc=False, tag="task_dropped"):
    task: str


class DeckRebuilt(Event, frozen=True, gc=False, tag="deck_rebuilt"):
    """The discards, shuffled, are the deck (FUG-124)."""

    cards: int


class CardFlipped(Event, frozen=True, gc=False, tag="card_flipped"):
    task: str
    card: str
    outcome: Literal["", "success", "failure"]
    """Empty: not yet, time goes on."""
    spent: int
    """Time so far."""
    locked: bool


class TaskGoesOn(Event, frozen=True, gc=False, tag="task_goes_on"):
    task: str


class TaskGivenUp(Event, frozen=True, gc=False, tag="task_given_up"):
    task: str


class TriedAgain(Event, frozen=True, gc=False, tag="tried_again"):
    """FUG-A69: the lock ends, the ability just remembered counts."""

    task: str
    ability: str


class AgainSettled(Event, frozen=True, gc=False, tag="again_settled"):
    task: str
    success: bool


class TellingDue(Event, frozen=True, gc=False, tag="telling_due"):
    telling: int
    seat: int
    who: str
    cards: tuple[str, ...]
    about: Literal["flip", "play"]


class Narrated(Event, frozen=True, gc=False, tag="narrated"):
    telling: int
    by: int
    who: str
    cards: tuple[str, ...]
    text: str


class IdeaGiven(Event, frozen=True, gc=False, tag="idea_given"):
    telling: int
    by: int
    text: str


class TaskClosed(Event, frozen=True, gc=False, tag="task_closed"):
    """Told and over: its cards are in the discard pile."""

    task: str


ActionEvent = (
    ActionDeclared
    | ActionLaidAside
    | BasicDone
    | SuccessGranted
    | TaskSet
    | TaskDropped
    | DeckRebuilt
    | CardFlipped
    | TaskGoesOn
    | TaskGivenUp
    | TriedAgain
    | AgainSettled
    | TellingDue
    | Narrated
    | IdeaGiven
    | TaskClosed
)
