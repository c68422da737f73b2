"""What a seat may want to do, in the imperative. Names here are names on disk."""

from typing import Literal

from msgspec import Struct

from parlour.core.offers import Piece

# Commands. Pieces are written as the catalogue writes them: "10♦", "[3:6]", "#4" (a place), "@2" (a Kingdom).


class Command(Struct, frozen=True, gc=False, tag_field="do", omit_defaults=True):
    """What a seat wants to do."""


class NameKingdom(Command, frozen=True, gc=False, tag="name_kingdom"):
    name: str


class Promote(Command, frozen=True, gc=False, tag="promote"):
    candidate: Piece
    attack: int | None = None
    model: Piece | None = None


class Reorient(Command, frozen=True, gc=False, tag="reorient"):
    knights: tuple[Piece, ...]


class DrawCards(Command, frozen=True, gc=False, tag="draw_cards"):
    from_discard: bool


class Train(Command, frozen=True, gc=False, tag="train"):
    recruit: Piece
    cards: tuple[Piece, ...]


class AddTraining(Command, frozen=True, gc=False, tag="add_training"):
    candidate: Piece
    cards: tuple[Piece, ...]


class TrainPair(Command, frozen=True, gc=False, tag="train_pair"):
    """DK-186: two cards of one suit; with multi-turn training also the first alone (DK-A79)."""

    cards: tuple[Piece, ...]


class AssignPair(Command, frozen=True, gc=False, tag="assign_pair"):
    """DK-188: which card of a finished pair attacks; or whom a blank card copies."""

    candidate: Piece
    attack: Piece | None = None
    model: Piece | None = None


class EndTrain(Command, frozen=True, gc=False, tag="end_train"):
    pass


class Attack(Command, frozen=True, gc=False, tag="attack"):
    target: Piece
    knights: tuple[Piece, ...]


class EndAttack(Command, frozen=True, gc=False, tag="end_attack"):
    pass


class AskAid(Command, frozen=True, gc=False, tag="ask_aid"):
    pass


class AidAttack(Command, frozen=True, gc=False, tag="aid_attack"):
    knights: tuple[Piece, ...]


class Defend(Command, frozen=True, gc=False, tag="defend"):
    blocks: tuple[tuple[Piece, Piece], ...]


class AidDefend(Command, frozen=True, gc=False, tag="aid_defend"):
    blocks: tuple[tuple[Piece, Piece], ...]


class PassAid(Command, frozen=True, gc=False, tag="pass_aid"):
    pass


class Commit(Command, frozen=True, gc=False, tag="commit"):
    knight: Piece
    against: Piece | None = None


class OrderGraveyard(Command, frozen=True, gc=False, tag="order_graveyard"):
    order: tuple[Piece, ...]


class Loot(Command, frozen=True, gc=False, tag="loot"):
    """DK-105: a Knight that fell in this battle, onto one's own graveyard."""

    knight: Piece


class SkipLoot(Command, frozen=True, gc=False, tag="skip_loot"):
    pass


class Discard(Command, frozen=True, gc=False, tag="discard"):
    cards: tuple[Piece, ...]


class Special(Command, frozen=True, gc=False, tag="special"):
    card: Piece
    target: Piece
    suit: str | None = None
    attack: int | None = None
    model: Piece | None = None
    to: Piece | None = None
    pair: tuple[Piece, ...] = ()
    """DK-189: two cards from the hand, attack first."""


class Pass(Command, frozen=True, gc=False, tag="pass"):
    pass


class ChooseCopy(Command, frozen=True, gc=False, tag="choose_copy"):
    knight: Piece


class GiveUpCopy(Command, frozen=True, gc=False, tag="give_up_copy"):
    pass


class Plead(Command, frozen=True, gc=False, tag="plead"):
    """DK-183: a word for one's favourite goal."""

    text: str


class VoteGoal(Command, frozen=True, gc=False, tag="vote_goal"):
    """DK-183: a goal, or "redraw"."""

    goal: str


class Concede(Command, frozen=True, gc=False, tag="concede"):
    pass


class TakeStep(Command, frozen=True, gc=False, tag="take_step"):
    """In a lesson: lay out a step, the same one again or another."""

    step: int


class TimeIsUp(Command, frozen=True, gc=False, tag="time_is_up"):
    """Only the clock says this."""

    what: Literal["window", "game"]
    token: int


AnyCommand = (
    NameKingdom
    | Promote
    | Reorient
    | DrawCards
    | Train
    | AddTraining
    | TrainPair
    | AssignPair
    | EndTrain
    | Attack
    | EndAttack
    | AskAid
    | AidAttack
    | Defend
    | AidDefend
    | PassAid
    | Commit
    | OrderGraveyard
    | Loot
    | SkipLoot
    | Discard
    | Special
    | Pass
    | ChooseCopy
    | GiveUpCopy
    | Plead
    | VoteGoal
    | Concede
    | TimeIsUp
    | TakeStep
)
