"""The vocabulary of Domino Knights: commands in the imperative, events in the past tense. Names here are names on disk."""

from typing import Literal

from msgspec import Struct

from parlour.core.game import Outcome
from parlour.core.offers import Piece
from parlour.games.domino_knights.model import Candidate, Knight, Recruit

# Commands. Pieces are written as the catalogue writes them: "10♦", "[3:6]", "#4" (a place), "@2" (a Kingdom).


class Command(Struct, frozen=True, gc=False, tag_field="do", omit_defaults=True):
    """What a seat wants to do."""


class NameKingdom(Command, tag="name_kingdom"):
    name: str


class Promote(Command, tag="promote"):
    candidate: Piece
    attack: int | None = None
    model: Piece | None = None


class Reorient(Command, tag="reorient"):
    knights: tuple[Piece, ...]


class DrawCards(Command, tag="draw_cards"):
    from_discard: bool


class Train(Command, tag="train"):
    recruit: Piece
    cards: tuple[Piece, ...]


class AddTraining(Command, tag="add_training"):
    candidate: Piece
    cards: tuple[Piece, ...]


class EndTrain(Command, tag="end_train"):
    pass


class Attack(Command, tag="attack"):
    target: Piece
    knights: tuple[Piece, ...]


class EndAttack(Command, tag="end_attack"):
    pass


class AskAid(Command, tag="ask_aid"):
    pass


class AidAttack(Command, tag="aid_attack"):
    knights: tuple[Piece, ...]


class Defend(Command, tag="defend"):
    blocks: tuple[tuple[Piece, Piece], ...]


class AidDefend(Command, tag="aid_defend"):
    blocks: tuple[tuple[Piece, Piece], ...]


class PassAid(Command, tag="pass_aid"):
    pass


class Commit(Command, tag="commit"):
    knight: Piece
    against: Piece | None = None


class OrderGraveyard(Command, tag="order_graveyard"):
    order: tuple[Piece, ...]


class Discard(Command, tag="discard"):
    cards: tuple[Piece, ...]


class Special(Command, tag="special"):
    card: Piece
    target: Piece
    suit: str | None = None
    attack: int | None = None
    model: Piece | None = None
    to: Piece | None = None


class Pass(Command, tag="pass"):
    pass


class ChooseCopy(Command, tag="choose_copy"):
    knight: Piece


class GiveUpCopy(Command, tag="give_up_copy"):
    pass


class Concede(Command, tag="concede"):
    pass


class TimeIsUp(Command, tag="time_is_up"):
    """Only the clock says this."""

    what: Literal["window", "game"]
    token: int


AnyCommand = (
    NameKingdom | Promote | Reorient | DrawCards | Train | AddTraining | EndTrain | Attack | EndAttack | AskAid | AidAttack | Defend
    | AidDefend | PassAid | Commit | OrderGraveyard | Discard | Special | Pass | ChooseCopy | GiveUpCopy | Concede | TimeIsUp
)  # fmt: skip

# Events. Cards, dominoes, seats and places are numbers here (pieces.py names them).


class Event(Struct, frozen=True, gc=False, tag_field="event", omit_defaults=True):
    """What has happened."""


class KingdomNamed(Event, tag="kingdom_named"):
    seat: int
    name: str


class FirstDrawn(Event, tag="first_drawn"):
    """DK-030: one round of the draw for the first turn."""

    cards: tuple[tuple[int, int], ...]


class FirstFound(Event, tag="first_found"):
    seat: int


class HandDealt(Event, tag="hand_dealt"):
    seat: int
    cards: tuple[int, ...]


class DiscardTurnedUp(Event, tag="discard_turned_up"):
    card: int


class TurnBegan(Event, tag="turn_began"):
    seat: int


class Promoted(Event, tag="promoted"):
    seat: int
    place: int
    knight: Knight


class CopyLost(Event, tag="copy_lost"):
    """DK-164: a blank promoted with nobody to copy."""

    seat: int
    place: int
    domino: int
    cards: tuple[int, ...]


class Reoriented(Event, tag="reoriented"):
    seat: int
    knights: tuple[int, ...]


class Expired(Event, tag="expired"):
    seat: int
    cards: tuple[int, ...]


class PhaseBegan(Event, tag="phase_began"):
    phase: int


class RecruitsDrawn(Event, tag="recruits_drawn"):
    seat: int
    recruits: tuple[Recruit, ...]


class Recycled(Event, tag="recycled"):
    count: int


class DiscardTaken(Event, tag="discard_taken"):
    seat: int
    card: int


class CardsDrawn(Event, tag="cards_drawn"):
    seat: int
    cards: tuple[int, ...]


class Reshuffled(Event, tag="reshuffled"):
    count: int


class Trained(Event, tag="trained"):
    seat: int
    candidate: Candidate


class TrainingAdded(Event, tag="training_added"):
    seat: int
    candidate: Candidate
    count: int


class TrainingReturned(Event, tag="training_returned"):
    """DK-A23: left underpaid by a negated Wealth."""

    seat: int
    place: int


class Attacked(Event, tag="attacked"):
    seat: int
    target: int
    knights: tuple[int, ...]
    taps: tuple[int, ...] = ()


class AidAsked(Event, tag="aid_asked"):
    seat: int
    side: int


class AttackAided(Event, tag="attack_aided"):
    seat: int
    knights: tuple[int, ...]
    taps: tuple[int, ...] = ()


class Defended(Event, tag="defended"):
    """Blocks by the defender or in her aid; none at all is not defending."""

    seat: int
    blocks: tuple[tuple[int, int], ...]
    taps: tuple[int, ...] = ()


class AidPassed(Event, tag="aid_passed"):
    seat: int


class AidStepBegan(Event, tag="aid_step_began"):
    phase: int
    passed: int


class Committed(Event, tag="committed"):
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


class BattleResolved(Event, tag="battle_resolved"):
    target: int
    pairings: tuple[Pairing, ...]
    damage: int
    health: int


class GraveyardOrdered(Event, tag="graveyard_ordered"):
    seat: int
    order: tuple[int, ...]


class BattleEnded(Event, tag="battle_ended"):
    """Clean-up: the dead with their owners, in the order they go (DK-A50)."""

    dead: tuple[tuple[int, int], ...]
    cards: tuple[int, ...]


class Discarded(Event, tag="discarded"):
    seat: int
    cards: tuple[int, ...]


class WindowOpened(Event, tag="window_opened"):
    checkpoint: int
    passed: int
    wealth: bool = False


class WindowClosed(Event, tag="window_closed"):
    pass


class SpecialPlayed(Event, tag="special_played"):
    seat: int
    card: int
    target: int
    passed: int
    suit: int = -1
    attack: int = -1
    model: int = -1
    to: int = -1


class Passed(Event, tag="passed"):
    seat: int


class TimeRanOut(Event, tag="time_ran_out"):
    what: str


class CardNegated(Event, tag="card_negated"):
    """A Ten took away a card of the batch or in play (`seat` it lay at, or -1; `knight` it lay on, or -1)."""

    card: int
    by: int
    seat: int = -1
    knight: int = -1


class CardSpent(Event, tag="card_spent"):
    """A card of the batch goes to the discard pile: `why` is done, negated or fizzled."""

    card: int
    why: str


class CandidateKilled(Event, tag="candidate_killed"):
    """By Death (`by`, its card), or underpaid where the house buries such (`by` -1)."""

    seat: int
    place: int
    domino: int
    cards: tuple[int, ...]
    by: int = -1


class KnightKilled(Event, tag="knight_killed"):
    """By Death, or a Doppelganger for want of a model (`by` -1)."""

    seat: int
    knight: int
    cards: tuple[int, ...]
    by: int


class BroughtIn(Event, tag="brought_in"):
    """DK-126: Life on a Recruit."""

    seat: int
    place: int
    knight: Knight


class LifeLaid(Event, tag="life_laid"):
    seat: int
    knight: int
    card: int
    freed: tuple[int, ...]
    """The Knight and a Doppelganger copying it, both untapped (DK-198)."""
    stays: bool


class PowerLaid(Event, tag="power_laid"):
    seat: int
    knight: int
    card: int


class CardLaid(Event, tag="card_laid"):
    """A face card or Wealth now lies at a Kingdom."""

    seat: int
    card: int
    by: int


class Untapped(Event, tag="untapped"):
    knights: tuple[int, ...]


class TappedDown(Event, tag="tapped_down"):
    """DK-A31: freedom from tapping ended while they were committed."""

    knights: tuple[int, ...]


class Withdrew(Event, tag="withdrew"):
    """DK-A33: a Queen took them out of the battle."""

    knights: tuple[int, ...]


class LifeLost(Event, tag="life_lost"):
    """DK-A17: the Life that brought it in was negated; the Knight is a Recruit again (or dead, or stays)."""

    seat: int
    knight: int
    to: str
    place: int
    cards: tuple[int, ...]


class Raised(Event, tag="raised"):
    """DK-153: from the top of a graveyard to a Recruit pool."""

    seat: int
    to: int
    recruit: Recruit


class CopyAsked(Event, tag="copy_asked"):
    seat: int
    then: int


class Copied(Event, tag="copied"):
    seat: int
    model: int


class Ejected(Event, tag="ejected"):
    """DK-099, with everything in the order it goes; `conceded` by giving up."""

    seat: int
    cards: tuple[int, ...]
    dominoes: tuple[int, ...]
    conceded: bool = False


class GameEnded(Event, tag="game_ended"):
    outcome: Outcome


AnyEvent = (
    KingdomNamed | FirstDrawn | FirstFound | HandDealt | DiscardTurnedUp | TurnBegan | Promoted | CopyLost | Reoriented | Expired
    | PhaseBegan | RecruitsDrawn | Recycled | DiscardTaken | CardsDrawn | Reshuffled | Trained | TrainingAdded | TrainingReturned
    | Attacked | AidAsked | AttackAided | Defended | AidPassed | AidStepBegan | Committed | BattleResolved | GraveyardOrdered
    | BattleEnded | Discarded | WindowOpened | WindowClosed | SpecialPlayed | Passed | TimeRanOut | CardNegated | CardSpent
    | CandidateKilled | KnightKilled | BroughtIn | LifeLaid | PowerLaid | CardLaid | Untapped | TappedDown | Withdrew | LifeLost
    | Raised | CopyAsked | Copied | Ejected | GameEnded
)  # fmt: skip
