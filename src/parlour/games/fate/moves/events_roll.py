"""Rolls, from the word to what they led to: what has happened, in the past tense. Names here are names on disk."""

from typing import Literal

from parlour.games.fate.model import Choice, Degree, Offered, Outcome, Roll, Side, Throw
from parlour.roleplay.moves import Event


class RollDeclared(Event, frozen=True, gc=False, tag="roll_declared"):
    roll: Roll


class SideSettled(Event, frozen=True, gc=False, tag="side_settled"):
    """A number, a defender, or how a competitor goes about it."""

    index: int
    side: Side
    protected: str = ""


class ProtectionOffered(Event, frozen=True, gc=False, tag="protection_offered"):
    offered: Offered


class ProtectionVetoed(Event, frozen=True, gc=False, tag="protection_vetoed"):
    who: str


class RollReady(Event, frozen=True, gc=False, tag="roll_ready"):
    """Everything is known but the dice."""


class RollCalledOff(Event, frozen=True, gc=False, tag="roll_called_off"):
    reason: str
    conceded: str = ""


class Helped(Event, frozen=True, gc=False, tag="helped"):
    who: str
    side: int
    words: str = ""


class StuntClaimed(Event, frozen=True, gc=False, tag="stunt_claimed"):
    who: str
    side: int
    stunt: int


class StuntVetoed(Event, frozen=True, gc=False, tag="stunt_vetoed"):
    who: str
    side: int
    stunt: int


class StuntUsed(Event, frozen=True, gc=False, tag="stunt_used"):
    who: str
    stunt: int
    session: int
    words: str


class Thrown(Event, frozen=True, gc=False, tag="thrown"):
    who: str
    side: int
    throw: Throw


class InvocationsOpened(Event, frozen=True, gc=False, tag="invocations_opened"):
    """All dice are down: the side that is behind is asked first."""

    asked: int


class AspectInvoked(Event, frozen=True, gc=False, tag="aspect_invoked"):
    who: str
    side: int
    aspect: str
    text: str
    effect: Literal["bonus", "ally", "reroll", "raise"]
    paid: bool
    words: str = ""
    against: str = ""


class Asked(Event, frozen=True, gc=False, tag="asked"):
    """The next side may invoke or pass."""

    side: int
    passes: int


class Stood(Event, frozen=True, gc=False, tag="stood"):
    """A side lets it stand as it is."""

    side: int


class Held(Event, frozen=True, gc=False, tag="held"):
    """A side has stopped the clock."""

    side: int


class DifficultyKnown(Event, frozen=True, gc=False, tag="difficulty_known"):
    """How hard something is to overcome, from now on; nothing named: the number used last."""

    target: str
    difficulty: int
    rated: bool = False
    """Said by the game master before anybody tried."""


class RollDecided(Event, frozen=True, gc=False, tag="roll_decided"):
    outcome: Outcome
    shift: int
    totals: tuple[int, ...]
    roll: Roll | None = None
    """The roll as it stood, for the roll card of the log."""


class ChoicesSet(Event, frozen=True, gc=False, tag="choices_set"):
    """What is still to be settled, in order."""

    choices: tuple[Choice, ...]


class CostSet(Event, frozen=True, gc=False, tag="cost_set"):
    serious: bool
    text: str


class CostAnswered(Event, frozen=True, gc=False, tag="cost_answered"):
    paid: bool
    text: str


class ObstacleStands(Event, frozen=True, gc=False, tag="obstacle_stands"):
    pass


class NothingCreated(Event, frozen=True, gc=False, tag="nothing_created"):
    pass


class NothingFound(Event, frozen=True, gc=False, tag="nothing_found"):
    pass


class DamageSet(Event, frozen=True, gc=False, tag="damage_set"):
    damage: int
    traded: bool = False


class HitAbsorbed(Event, frozen=True, gc=False, tag="hit_absorbed"):
    who: str
    damage: int
    boxes: tuple[int, ...]
    consequences: tuple[Degree, ...]


class ConsequenceTaken(Event, frozen=True, gc=False, tag="consequence_taken"):
    """The aspect itself follows as one of its own."""

    who: str
    degree: Degree
    aspect: str
    session: int
    conflict: int


class FateTold(Event, frozen=True, gc=False, tag="fate_told"):
    who: str
    text: str


class RollEnded(Event, frozen=True, gc=False, tag="roll_ended"):
    """Everything it left to people is settled."""


RollEvent = (
    RollDeclared
    | SideSettled
    | ProtectionOffered
    | ProtectionVetoed
    | RollReady
    | RollCalledOff
    | Helped
    | StuntClaimed
    | StuntVetoed
    | StuntUsed
    | Thrown
    | InvocationsOpened
    | AspectInvoked
    | Asked
    | Stood
    | Held
    | DifficultyKnown
    | RollDecided
    | ChoicesSet
    | CostSet
    | CostAnswered
    | ObstacleStands
    | NothingCreated
    | NothingFound
    | DamageSet
    | HitAbsorbed
    | ConsequenceTaken
    | FateTold
    | RollEnded
)
