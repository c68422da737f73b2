"""Setup, the goal and the turn. Names here are names on disk."""

from parlour.games.domino_knights.model import Candidate, Goal, Knight, Recruit
from parlour.games.domino_knights.moves.event import Event


class KingdomNamed(Event, frozen=True, gc=False, tag="kingdom_named"):
    seat: int
    name: str


class FirstDrawn(Event, frozen=True, gc=False, tag="first_drawn"):
    """DK-030: one round of the draw for the first turn."""

    cards: tuple[tuple[int, int], ...]


class FirstFound(Event, frozen=True, gc=False, tag="first_found"):
    seat: int


class HandDealt(Event, frozen=True, gc=False, tag="hand_dealt"):
    seat: int
    cards: tuple[int, ...]


class DiscardTurnedUp(Event, frozen=True, gc=False, tag="discard_turned_up"):
    card: int


class GoalTurned(Event, frozen=True, gc=False, tag="goal_turned"):
    """DK-178: the card turned for a random goal, and what it says; empty for a Joker. It goes back at once."""

    card: int
    goal: Goal | None


class VoteBegan(Event, frozen=True, gc=False, tag="vote_began"):
    """DK-183."""


class Pleaded(Event, frozen=True, gc=False, tag="pleaded"):
    seat: int
    text: str


class GoalVoted(Event, frozen=True, gc=False, tag="goal_voted"):
    seat: int
    goal: str


class VoteEnded(Event, frozen=True, gc=False, tag="vote_ended"):
    """All have voted, and it is shown who voted for what, by seat."""

    votes: tuple[str, ...]


class GoalSettled(Event, frozen=True, gc=False, tag="goal_settled"):
    """What the game is played for, with the Health or Fame everybody starts with."""

    goal: Goal
    fame: bool
    start: int
    limit: int = 0
    """N of Fame or T minutes, where the goal has one (DK-184)."""


class TurnBegan(Event, frozen=True, gc=False, tag="turn_began"):
    seat: int


class Promoted(Event, frozen=True, gc=False, tag="promoted"):
    seat: int
    place: int
    knight: Knight


class CopyLost(Event, frozen=True, gc=False, tag="copy_lost"):
    """DK-164: a blank promoted with nobody to copy."""

    seat: int
    place: int
    domino: int
    cards: tuple[int, ...]


class StillTraining(Event, frozen=True, gc=False, tag="still_training"):
    """DK-064: what this Maintain leaves unfinished."""

    seat: int
    places: tuple[int, ...]


class Reoriented(Event, frozen=True, gc=False, tag="reoriented"):
    seat: int
    knights: tuple[int, ...]


class Expired(Event, frozen=True, gc=False, tag="expired"):
    seat: int
    cards: tuple[int, ...]


class PhaseBegan(Event, frozen=True, gc=False, tag="phase_began"):
    phase: int


class RecruitsDrawn(Event, frozen=True, gc=False, tag="recruits_drawn"):
    seat: int
    recruits: tuple[Recruit, ...]


class Recycled(Event, frozen=True, gc=False, tag="recycled"):
    count: int


class DiscardTaken(Event, frozen=True, gc=False, tag="discard_taken"):
    seat: int
    card: int


class CardsDrawn(Event, frozen=True, gc=False, tag="cards_drawn"):
    seat: int
    cards: tuple[int, ...]


class Reshuffled(Event, frozen=True, gc=False, tag="reshuffled"):
    count: int


class Trained(Event, frozen=True, gc=False, tag="trained"):
    seat: int
    candidate: Candidate


class TrainingAdded(Event, frozen=True, gc=False, tag="training_added"):
    seat: int
    candidate: Candidate
    count: int


class TrainingReturned(Event, frozen=True, gc=False, tag="training_returned"):
    """DK-A23: left underpaid by a negated Wealth."""

    seat: int
    place: int


class Discarded(Event, frozen=True, gc=False, tag="discarded"):
    seat: int
    cards: tuple[int, ...]


TurnEvent = (
    KingdomNamed
    | FirstDrawn
    | FirstFound
    | HandDealt
    | DiscardTurnedUp
    | GoalTurned
    | VoteBegan
    | Pleaded
    | GoalVoted
    | VoteEnded
    | GoalSettled
    | TurnBegan
    | Promoted
    | CopyLost
    | StillTraining
    | Reoriented
    | Expired
    | PhaseBegan
    | RecruitsDrawn
    | Recycled
    | DiscardTaken
    | CardsDrawn
    | Reshuffled
    | Trained
    | TrainingAdded
    | TrainingReturned
    | Discarded
)
