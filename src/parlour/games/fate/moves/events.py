"""What has happened, in the past tense. Names here are names on disk."""

from typing import Literal

from parlour.games.fate.model import (
    Aspect,
    Border,
    Challenge,
    Character,
    Choice,
    Conflict,
    Contest,
    Deal,
    Degree,
    Fact,
    Milestone,
    Offered,
    Outcome,
    Reward,
    Roll,
    Side,
    Stunt,
    Task,
    Throw,
    Zone,
)  # fmt: skip
from parlour.roleplay.moves import DeskEvent, Event


class _E(Event, frozen=True, gc=False, omit_defaults=True):
    pass


# Characters and aspects


class CharacterMade(_E, frozen=True, gc=False, tag="character_made"):
    """A new sheet, in whatever state of completion, with the aspects it brings."""

    by: int
    character: Character
    aspects: tuple[Aspect, ...] = ()
    how: Literal["draft", "ready", "mook", "group", "import"] = "draft"


class Described(_E, frozen=True, gc=False, tag="described"):
    who: str
    name: str
    looks: str


class ApproachesRanked(_E, frozen=True, gc=False, tag="approaches_ranked"):
    who: str
    ratings: tuple[int, ...]


class StuntWritten(_E, frozen=True, gc=False, tag="stunt_written"):
    """`place`: among the stunts (its end, while the character is being made), or -1: on the bench."""

    who: str
    place: int
    stunt: Stunt


class StuntTaken(_E, frozen=True, gc=False, tag="stunt_taken"):
    """From the bench to a free place."""

    who: str
    stunt: Stunt


class StuntPermitted(_E, frozen=True, gc=False, tag="stunt_permitted"):
    who: str
    stunt: int


class StuntRemoved(_E, frozen=True, gc=False, tag="stunt_removed"):
    who: str
    stunt: int


class Submitted(_E, frozen=True, gc=False, tag="submitted"):
    who: str


class Approved(_E, frozen=True, gc=False, tag="approved"):
    """The character is ready, with so many stress boxes."""

    who: str
    boxes: int


class SentBack(_E, frozen=True, gc=False, tag="sent_back"):
    who: str
    reason: str


class CharacterDropped(_E, frozen=True, gc=False, tag="character_dropped"):
    who: str
    name: str = ""


class CharacterGiven(_E, frozen=True, gc=False, tag="character_given"):
    who: str
    seat: int


class SideSet(_E, frozen=True, gc=False, tag="side_set"):
    who: str
    side: str


class CharacterRevealed(_E, frozen=True, gc=False, tag="character_revealed"):
    """What was prepared in hiding comes into the open under ids of the open."""

    hidden: str
    who: str
    aspects: tuple[tuple[str, str], ...]
    """Hidden id and new id of each aspect that is open now too."""
    here: bool = False


class AspectAdded(_E, frozen=True, gc=False, tag="aspect_added"):
    aspect: Aspect
    why: Literal["written", "created", "altered", "boost", "consequence", "twist", "found", "suggested"] = "written"


class AspectRewritten(_E, frozen=True, gc=False, tag="aspect_rewritten"):
    aspect: str
    text: str
    why: str = ""


class AspectRemoved(_E, frozen=True, gc=False, tag="aspect_removed"):
    aspect: str
    why: Literal["removed", "overcome", "used", "expired", "archived", "recovered", "owner"]
    text: str = ""
    """What it said: by now nothing else knows."""


class AspectRevealed(_E, frozen=True, gc=False, tag="aspect_revealed"):
    hidden: str
    aspect: str
    why: Literal["shown", "found"] = "shown"
    text: str = ""
    owner: str = ""


class AspectWithheld(_E, frozen=True, gc=False, tag="aspect_withheld"):
    aspect: str
    hidden: str
    """Its id from now on."""
    knowers: tuple[str, ...]


class FreeGranted(_E, frozen=True, gc=False, tag="free_granted"):
    aspect: str
    team: str
    count: int
    since: int = -1
    text: str = ""


class FreeSpent(_E, frozen=True, gc=False, tag="free_spent"):
    aspect: str
    team: str


class FreeLost(_E, frozen=True, gc=False, tag="free_lost"):
    """All free invocations on it are gone."""

    aspect: str


# Fate points


class PointsMoved(_E, frozen=True, gc=False, tag="points_moved"):
    """Every fate point that changes hands, and nothing else does. Places: a character, pool, carried, supply, owed:<to>."""

    source: str
    to: str
    amount: int
    why: Literal[
        "invoke", "hostile", "handed_over", "compel", "refused", "self_compel", "conceded", "refresh", "pool", "leftover", "carried",
        "overruled",
    ]  # fmt: skip
    about: str = ""


# Scenes


class SceneOpened(_E, frozen=True, gc=False, tag="scene_opened"):
    number: int
    name: str
    pcs: tuple[str, ...]


class SceneClosed(_E, frozen=True, gc=False, tag="scene_closed"):
    number: int
    name: str


class Entered(_E, frozen=True, gc=False, tag="entered"):
    who: str


class Left(_E, frozen=True, gc=False, tag="left"):
    who: str


class ZoneAdded(_E, frozen=True, gc=False, tag="zone_added"):
    zone: Zone


class ZoneRemoved(_E, frozen=True, gc=False, tag="zone_removed"):
    zone: str


class ZonesLinked(_E, frozen=True, gc=False, tag="zones_linked"):
    border: Border


class ZonesUnlinked(_E, frozen=True, gc=False, tag="zones_unlinked"):
    border: str


class BorderHeld(_E, frozen=True, gc=False, tag="border_held"):
    border: str
    who: str


class Placed(_E, frozen=True, gc=False, tag="placed"):
    who: str
    zone: str
    name: str = ""
    """The zone's."""


class DeckShuffled(_E, frozen=True, gc=False, tag="deck_shuffled"):
    pass


class StressCleared(_E, frozen=True, gc=False, tag="stress_cleared"):
    who: str


class OutCleared(_E, frozen=True, gc=False, tag="out_cleared"):
    """Whoever was taken out or gave in may act again, in the next scene."""

    who: str


# Challenges, contests, conflicts


class ChallengeStarted(_E, frozen=True, gc=False, tag="challenge_started"):
    challenge: Challenge


class TaskAdded(_E, frozen=True, gc=False, tag="task_added"):
    task: Task


class TaskAssigned(_E, frozen=True, gc=False, tag="task_assigned"):
    task: str
    takers: tuple[str, ...]


class TaskShown(_E, frozen=True, gc=False, tag="task_shown"):
    hidden: str
    task: str


class TaskDone(_E, frozen=True, gc=False, tag="task_done"):
    task: str
    result: str
    text: str = ""


class ChallengeEnded(_E, frozen=True, gc=False, tag="challenge_ended"):
    passed: int
    tasks: int


class ContestStarted(_E, frozen=True, gc=False, tag="contest_started"):
    contest: Contest


class AdvantageTried(_E, frozen=True, gc=False, tag="advantage_tried"):
    """In a contest, by switch: one a participant and exchange; who fails makes no overcome roll in it."""

    who: str
    barred: bool


class ExchangeScored(_E, frozen=True, gc=False, tag="exchange_scored"):
    """`who` empty: the highest were tied."""

    who: str
    victories: int
    totals: tuple[int, ...]


class TwistSettled(_E, frozen=True, gc=False, tag="twist_settled"):
    text: str


class ContestEnded(_E, frozen=True, gc=False, tag="contest_ended"):
    winner: str


class ConflictStarted(_E, frozen=True, gc=False, tag="conflict_started"):
    conflict: Conflict


class OrderSet(_E, frozen=True, gc=False, tag="order_set"):
    order: tuple[tuple[str, ...], ...]


class ConflictBegan(_E, frozen=True, gc=False, tag="conflict_began"):
    pass


class ConflictJoined(_E, frozen=True, gc=False, tag="conflict_joined"):
    who: str


class Acted(_E, frozen=True, gc=False, tag="acted"):
    who: str


class ActionRestored(_E, frozen=True, gc=False, tag="action_restored"):
    who: str


class Moved(_E, frozen=True, gc=False, tag="moved"):
    who: str
    zone: str
    cost: Literal["free", "action", "roll"]
    name: str = ""
    """The zone's."""


class TurnEnded(_E, frozen=True, gc=False, tag="turn_ended"):
    who: str


class TurnCame(_E, frozen=True, gc=False, tag="turn_came"):
    """The next in the order; a new exchange where the order begins again."""

    at: int
    exchange: int
    who: tuple[str, ...] = ()


class ConflictEnded(_E, frozen=True, gc=False, tag="conflict_ended"):
    winner: str
    """The side that is left; empty where the game master ended it."""


class Conceded(_E, frozen=True, gc=False, tag="conceded"):
    who: str
    words: str


class Imposed(_E, frozen=True, gc=False, tag="imposed"):
    who: str
    text: str


class TakenOut(_E, frozen=True, gc=False, tag="taken_out"):
    who: str


# Rolls


class RollDeclared(_E, frozen=True, gc=False, tag="roll_declared"):
    roll: Roll


class SideSettled(_E, frozen=True, gc=False, tag="side_settled"):
    """A number, a defender, or how a competitor goes about it."""

    index: int
    side: Side
    protected: str = ""


class ProtectionOffered(_E, frozen=True, gc=False, tag="protection_offered"):
    offered: Offered


class ProtectionVetoed(_E, frozen=True, gc=False, tag="protection_vetoed"):
    who: str


class RollReady(_E, frozen=True, gc=False, tag="roll_ready"):
    """Everything is known but the dice."""


class RollCalledOff(_E, frozen=True, gc=False, tag="roll_called_off"):
    reason: str
    conceded: str = ""


class Helped(_E, frozen=True, gc=False, tag="helped"):
    who: str
    side: int
    words: str = ""


class StuntClaimed(_E, frozen=True, gc=False, tag="stunt_claimed"):
    who: str
    side: int
    stunt: int


class StuntVetoed(_E, frozen=True, gc=False, tag="stunt_vetoed"):
    who: str
    side: int
    stunt: int


class StuntUsed(_E, frozen=True, gc=False, tag="stunt_used"):
    who: str
    stunt: int
    session: int
    words: str


class Thrown(_E, frozen=True, gc=False, tag="thrown"):
    who: str
    side: int
    throw: Throw


class InvocationsOpened(_E, frozen=True, gc=False, tag="invocations_opened"):
    """All dice are down: the side that is behind is asked first."""

    asked: int


class AspectInvoked(_E, frozen=True, gc=False, tag="aspect_invoked"):
    who: str
    side: int
    aspect: str
    text: str
    effect: Literal["bonus", "ally", "reroll", "raise"]
    paid: bool
    words: str = ""


class Asked(_E, frozen=True, gc=False, tag="asked"):
    """The next side may invoke or pass."""

    side: int
    passes: int


class RollDecided(_E, frozen=True, gc=False, tag="roll_decided"):
    outcome: Outcome
    shift: int
    totals: tuple[int, ...]
    roll: Roll | None = None
    """The roll as it stood, for the roll card of the log."""


class ChoicesSet(_E, frozen=True, gc=False, tag="choices_set"):
    """What is still to be settled, in order."""

    choices: tuple[Choice, ...]


class CostSet(_E, frozen=True, gc=False, tag="cost_set"):
    serious: bool
    text: str


class CostAnswered(_E, frozen=True, gc=False, tag="cost_answered"):
    paid: bool
    text: str


class ObstacleStands(_E, frozen=True, gc=False, tag="obstacle_stands"):
    pass


class NothingCreated(_E, frozen=True, gc=False, tag="nothing_created"):
    pass


class NothingFound(_E, frozen=True, gc=False, tag="nothing_found"):
    pass


class DamageSet(_E, frozen=True, gc=False, tag="damage_set"):
    damage: int
    traded: bool = False


class HitAbsorbed(_E, frozen=True, gc=False, tag="hit_absorbed"):
    who: str
    damage: int
    boxes: tuple[int, ...]
    consequences: tuple[Degree, ...]


class ConsequenceTaken(_E, frozen=True, gc=False, tag="consequence_taken"):
    """The aspect itself follows as one of its own."""

    who: str
    degree: Degree
    aspect: str
    session: int
    conflict: int


class FateTold(_E, frozen=True, gc=False, tag="fate_told"):
    who: str
    text: str


class RollEnded(_E, frozen=True, gc=False, tag="roll_ended"):
    """Everything it left to people is settled."""


# Compels, facts, recovery, milestones


class DealOffered(_E, frozen=True, gc=False, tag="deal_offered"):
    deal: Deal


class DealBargained(_E, frozen=True, gc=False, tag="deal_bargained"):
    deal: int
    by: int
    text: str
    turned: bool


class DealClosed(_E, frozen=True, gc=False, tag="deal_closed"):
    deal: Deal
    how: Literal["accepted", "refused", "withdrawn"]


class FactProposed(_E, frozen=True, gc=False, tag="fact_proposed"):
    fact: Fact


class FactAgreed(_E, frozen=True, gc=False, tag="fact_agreed"):
    fact: int
    seat: int


class FactSettled(_E, frozen=True, gc=False, tag="fact_settled"):
    fact: int


class FactDropped(_E, frozen=True, gc=False, tag="fact_dropped"):
    fact: int
    seat: int


class ConsequenceCleared(_E, frozen=True, gc=False, tag="consequence_cleared"):
    who: str
    degree: Degree
    words: str


class SessionPlayed(_E, frozen=True, gc=False, tag="session_played"):
    """This character has started a session."""

    who: str


class MilestoneReached(_E, frozen=True, gc=False, tag="milestone_reached"):
    milestone: Milestone


class RewardPicked(_E, frozen=True, gc=False, tag="reward_picked"):
    """What one character has picked so far."""

    reward: Reward


class RewardConfirmed(_E, frozen=True, gc=False, tag="reward_confirmed"):
    reward: Reward


class MilestoneEnded(_E, frozen=True, gc=False, tag="milestone_ended"):
    pass


class ValueSet(_E, frozen=True, gc=False, tag="value_set"):
    """What an overruling did."""

    what: str
    field: str
    value: str


AnyEvent = (
    DeskEvent | CharacterMade | Described | ApproachesRanked | StuntWritten | StuntTaken | StuntPermitted | StuntRemoved | Submitted
    | Approved | SentBack | CharacterDropped | CharacterGiven | SideSet | CharacterRevealed | AspectAdded | AspectRewritten
    | AspectRemoved | AspectRevealed | AspectWithheld | FreeGranted | FreeSpent | FreeLost | PointsMoved
    | SceneOpened | SceneClosed | Entered | Left | ZoneAdded | ZoneRemoved | ZonesLinked | ZonesUnlinked | BorderHeld | Placed
    | DeckShuffled | StressCleared | OutCleared | ChallengeStarted | TaskAdded | TaskAssigned | TaskShown | TaskDone | ChallengeEnded
    | ContestStarted | AdvantageTried | ExchangeScored | TwistSettled | ContestEnded | ConflictStarted | OrderSet | ConflictBegan
    | ConflictJoined | Acted | ActionRestored | Moved | TurnEnded | TurnCame | ConflictEnded | Conceded | Imposed | TakenOut
    | RollDeclared | SideSettled | ProtectionOffered | ProtectionVetoed | RollReady | RollCalledOff | Helped | StuntClaimed
    | StuntVetoed | StuntUsed | Thrown | InvocationsOpened | AspectInvoked | Asked | RollDecided | ChoicesSet | CostSet | CostAnswered
    | ObstacleStands | NothingCreated | NothingFound | DamageSet | HitAbsorbed | ConsequenceTaken | FateTold | RollEnded
    | DealOffered | DealBargained | DealClosed | FactProposed | FactAgreed | FactSettled | FactDropped | ConsequenceCleared
    | SessionPlayed | MilestoneReached | RewardPicked | RewardConfirmed | MilestoneEnded | ValueSet
)  # fmt: skip
