"""What has happened, in the past tense. Names here are names on disk."""

from msgspec import Struct

from parlour.core.game import Outcome
from parlour.games.domino_knights.model import Candidate, Goal, Kingdom, Knight, Recruit

# Events. Cards, dominoes, seats and places are numbers here (pieces.py names them).


class Event(Struct, frozen=True, gc=False, tag_field="event", omit_defaults=True):
    """What has happened."""


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


class Attacked(Event, frozen=True, gc=False, tag="attacked"):
    seat: int
    target: int
    knights: tuple[int, ...]
    taps: tuple[int, ...] = ()


class AidAsked(Event, frozen=True, gc=False, tag="aid_asked"):
    seat: int
    side: int


class AttackAided(Event, frozen=True, gc=False, tag="attack_aided"):
    seat: int
    knights: tuple[int, ...]
    taps: tuple[int, ...] = ()


class Defended(Event, frozen=True, gc=False, tag="defended"):
    """Blocks by the defender or in her aid; none at all is not defending."""

    seat: int
    blocks: tuple[tuple[int, int], ...]
    taps: tuple[int, ...] = ()


class AidPassed(Event, frozen=True, gc=False, tag="aid_passed"):
    seat: int


class AidStepBegan(Event, frozen=True, gc=False, tag="aid_step_began"):
    phase: int
    passed: int


class Committed(Event, frozen=True, gc=False, tag="committed"):
    seat: int
    knight: int
    against: int
    """The attacker it stands against, -1 for a further attacker."""
    passed: int
    """Who is not asked any more in the window it was committed in."""
    taps: tuple[int, ...] = ()


class Pairing(Struct, frozen=True, gc=False, array_like=True):
    """One attacker and who met it, with the values that were compared."""

    attacker: int
    attack: int
    defence: int
    blockers: tuple[int, ...]
    unit_attack: int
    unit_defence: int
    attacker_falls: bool
    unit_falls: bool


class BattleResolved(Event, frozen=True, gc=False, tag="battle_resolved"):
    target: int
    pairings: tuple[Pairing, ...]
    damage: int
    health: int
    fame: tuple[int, ...] = ()
    """By seat, where Fame is played for: what everybody has afterwards (DK-169 to DK-171)."""
    fame_changes: tuple[int, ...] = ()
    victor: int = -1
    """Where it is looted: who won it (DK-A51), or nobody."""


class GraveyardOrdered(Event, frozen=True, gc=False, tag="graveyard_ordered"):
    seat: int
    order: tuple[int, ...]


class BattleEnded(Event, frozen=True, gc=False, tag="battle_ended"):
    """Clean-up: the dead with their owners, in the order they go (DK-A50)."""

    dead: tuple[tuple[int, int], ...]
    cards: tuple[int, ...]


class Looted(Event, frozen=True, gc=False, tag="looted"):
    """DK-105: the victor takes one of the fallen."""

    seat: int
    knight: int


class LootSkipped(Event, frozen=True, gc=False, tag="loot_skipped"):
    seat: int


class Discarded(Event, frozen=True, gc=False, tag="discarded"):
    seat: int
    cards: tuple[int, ...]


class WindowOpened(Event, frozen=True, gc=False, tag="window_opened"):
    checkpoint: int
    passed: int
    wealth: bool = False


class WindowClosed(Event, frozen=True, gc=False, tag="window_closed"):
    pass


class SpecialPlayed(Event, frozen=True, gc=False, tag="special_played"):
    seat: int
    card: int
    target: int
    passed: int
    suit: int = -1
    attack: int = -1
    model: int = -1
    to: int = -1
    pair: tuple[int, ...] = ()


class Passed(Event, frozen=True, gc=False, tag="passed"):
    seat: int


class TimeRanOut(Event, frozen=True, gc=False, tag="time_ran_out"):
    what: str


class CardNegated(Event, frozen=True, gc=False, tag="card_negated"):
    """A Ten took away a card of the batch or in play (`seat` it lay at, or -1; `knight` it lay on, or -1)."""

    card: int
    by: int
    seat: int = -1
    knight: int = -1


class CardSpent(Event, frozen=True, gc=False, tag="card_spent"):
    """A card of the batch goes to the discard pile: `why` is done, negated or fizzled."""

    card: int
    why: str


class CandidateKilled(Event, frozen=True, gc=False, tag="candidate_killed"):
    """By Death (`by`, its card), or underpaid where the house buries such (`by` -1)."""

    seat: int
    place: int
    domino: int
    cards: tuple[int, ...]
    by: int = -1


class KnightKilled(Event, frozen=True, gc=False, tag="knight_killed"):
    """By Death, or a Doppelganger for want of a model (`by` -1)."""

    seat: int
    knight: int
    cards: tuple[int, ...]
    by: int


class BroughtIn(Event, frozen=True, gc=False, tag="brought_in"):
    """DK-126: Life on a Recruit."""

    seat: int
    place: int
    knight: Knight


class LifeLaid(Event, frozen=True, gc=False, tag="life_laid"):
    seat: int
    knight: int
    card: int
    freed: tuple[int, ...]
    """The Knight and a Doppelganger copying it, both untapped (DK-198)."""
    stays: bool


class PowerLaid(Event, frozen=True, gc=False, tag="power_laid"):
    seat: int
    knight: int
    card: int


class CardLaid(Event, frozen=True, gc=False, tag="card_laid"):
    """A face card or Wealth now lies at a Kingdom."""

    seat: int
    card: int
    by: int


class Untapped(Event, frozen=True, gc=False, tag="untapped"):
    knights: tuple[int, ...]


class TappedDown(Event, frozen=True, gc=False, tag="tapped_down"):
    """DK-A31: freedom from tapping ended while they were committed."""

    knights: tuple[int, ...]


class Withdrew(Event, frozen=True, gc=False, tag="withdrew"):
    """DK-A33: a Queen took them out of the battle."""

    knights: tuple[int, ...]


class LifeLost(Event, frozen=True, gc=False, tag="life_lost"):
    """DK-A17: the Life that brought it in was negated; the Knight is a Recruit again (or in the hand, dead, or stays)."""

    seat: int
    knight: int
    to: str
    place: int
    cards: tuple[int, ...]


class Raised(Event, frozen=True, gc=False, tag="raised"):
    """DK-153: from the top of a graveyard to a Recruit pool."""

    seat: int
    to: int
    recruit: Recruit


class PairRaised(Event, frozen=True, gc=False, tag="pair_raised"):
    """DK-A76: a dead pair rises as a Candidate of its new player, or into her hand (`place` 0)."""

    seat: int
    to: int
    place: int
    cards: tuple[int, ...]
    gone: tuple[int, ...] = ()
    """What lay on it when it was raised from the battlefield (DK-194)."""


class PairEntombed(Event, frozen=True, gc=False, tag="pair_entombed"):
    """DK-193: the pair that lies in a graveyard now; `gone` are the cards of the former one, discarded."""

    seat: int
    body: int
    cards: tuple[int, ...]
    gone: tuple[int, ...] = ()


class Hired(Event, frozen=True, gc=False, tag="hired"):
    """DK-190: a Mercenary card has bought a Knight."""

    seat: int
    to: int
    knight: int
    card: int


class WentHome(Event, frozen=True, gc=False, tag="went_home"):
    """DK-191: the Mercenary was negated; the Knight is its former Kingdom's again, or its dead where that is ejected (DK-A77)."""

    seat: int
    to: int
    knight: int
    dead: bool = False
    cards: tuple[int, ...] = ()


class FameChanged(Event, frozen=True, gc=False, tag="fame_changed"):
    """Outside a battle: Death or want of a model, where the house counts them (DK-A70)."""

    seat: int
    fame: int


class CopyAsked(Event, frozen=True, gc=False, tag="copy_asked"):
    seat: int
    then: int
    copier: int = 0


class Copied(Event, frozen=True, gc=False, tag="copied"):
    seat: int
    model: int
    copier: int = 0


class Ejected(Event, frozen=True, gc=False, tag="ejected"):
    """DK-099, with everything in the order it goes; `conceded` by giving up."""

    seat: int
    cards: tuple[int, ...]
    dominoes: tuple[int, ...]
    conceded: bool = False
    fame: bool = False
    """Fame was played for: she had none, and no army."""


class GameEnded(Event, frozen=True, gc=False, tag="game_ended"):
    outcome: Outcome


class StepLaid(Event, frozen=True, gc=False, tag="step_laid"):
    """A lesson: the prepared position of a step, whole."""

    step: int
    kingdoms: tuple[Kingdom, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    peasants: tuple[int, ...]
    tapped: tuple[int, ...]
    places: int
    phase: int
    active: int


class StageReached(Event, frozen=True, gc=False, tag="stage_reached"):
    """A lesson: so much of the step is done."""

    stage: int


class LessonLost(Event, frozen=True, gc=False, tag="lesson_lost"):
    """A lesson: the step cannot be done any more."""


AnyEvent = (
    StepLaid | StageReached | LessonLost |
    GoalTurned | VoteBegan | Pleaded | GoalVoted | VoteEnded | GoalSettled | Looted | LootSkipped | PairRaised | PairEntombed | Hired
    | WentHome | FameChanged
    | KingdomNamed | FirstDrawn | FirstFound | HandDealt | DiscardTurnedUp | TurnBegan | Promoted | CopyLost | StillTraining | Reoriented | Expired
    | PhaseBegan | RecruitsDrawn | Recycled | DiscardTaken | CardsDrawn | Reshuffled | Trained | TrainingAdded | TrainingReturned
    | Attacked | AidAsked | AttackAided | Defended | AidPassed | AidStepBegan | Committed | BattleResolved | GraveyardOrdered
    | BattleEnded | Discarded | WindowOpened | WindowClosed | SpecialPlayed | Passed | TimeRanOut | CardNegated | CardSpent
    | CandidateKilled | KnightKilled | BroughtIn | LifeLaid | PowerLaid | CardLaid | Untapped | TappedDown | Withdrew | LifeLost
    | Raised | CopyAsked | Copied | Ejected | GameEnded
)  # fmt: skip
