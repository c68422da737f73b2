"""The campaign, its chapters and its Dealers, the scene and the cork board: what a seat may want, in the imperative.
Names here are names on the wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command
from parlour.roleplay.moves_scenes import Preparing

# The campaign


class SetContent(Command, frozen=True, gc=False, tag="set_content"):
    """The content-set that will be played: one of ours, or "blank" for empty chapters (FUG-005)."""

    key: str


class BringContent(Command, frozen=True, gc=False, tag="bring_content"):
    """A content-set of one's own, as the text of its file."""

    text: str


class ChooseDealer(Command, frozen=True, gc=False, tag="choose_dealer"):
    """Propose who shall deal; everybody else must agree (FUG-015)."""

    seat: str
    """A seat as a piece: "@2"."""


class AgreeDealer(Command, frozen=True, gc=False, tag="agree_dealer"):
    """Yes or no to the proposal."""

    yes: bool


class WillDeal(Command, frozen=True, gc=False, tag="will_deal"):
    """Whether one wants to deal a chapter at all (FUG-A46)."""

    yes: bool


class PassDealing(Command, frozen=True, gc=False, tag="pass_dealing"):
    """The Dealer offers her place to somebody, after a chapter or in the middle of one; the other must agree."""

    to: str


class OpenChapter(Command, frozen=True, gc=False, tag="open_chapter"):
    pass


class OpenIntro(Command, frozen=True, gc=False, tag="open_intro"):
    """Everybody but the Dealer closes their eyes."""


class EndIntro(Command, frozen=True, gc=False, tag="end_intro"):
    pass


class CloseChapter(Command, frozen=True, gc=False, tag="close_chapter"):
    pass


class WriteDealerNote(Command, frozen=True, gc=False, tag="write_dealer_note"):
    """0 begins a new one. A letter is for the next Dealer; all else is sealed with the chapter."""

    note: int
    letter: bool
    title: str
    text: str


class DropDealerNote(Command, frozen=True, gc=False, tag="drop_dealer_note"):
    note: int


# The scene and the board


class SetScene(Command, frozen=True, gc=False, tag="set_scene"):
    text: str


class PrepareScene(Preparing, frozen=True, gc=False, tag="prepare_scene"):
    """Each a thing a line, as people write it down."""

    text: str = ""
    cast: str = ""
    board: str = ""
    opposition: str = ""
    pictures: str = ""
    at_hand: str = ""
    notes: str = ""


class SetLanguage(Command, frozen=True, gc=False, tag="set_language"):
    text: str


class AddBasic(Command, frozen=True, gc=False, tag="add_basic"):
    """Something everybody can do in spite of it all."""

    text: str


class DropBasic(Command, frozen=True, gc=False, tag="drop_basic"):
    at: int
    """Its place in the list, from 1."""


class PinUp(Command, frozen=True, gc=False, tag="pin_up"):
    """Something for the cork board; "new" begins one."""

    pin: str
    kind: Literal["fact", "observation", "question", "place"]
    text: str
    links: tuple[str, ...]


class TakeDown(Command, frozen=True, gc=False, tag="take_down"):
    pin: str


class SettleQuestion(Command, frozen=True, gc=False, tag="settle_question"):
    """An open thread is closed, or open again."""

    pin: str
    settled: bool


class Rule(Command, frozen=True, gc=False, tag="rule"):
    """The Dealer decides what the rules leave open (FUG-035); it stays on the board."""

    text: str


CampaignCommand = (
    SetContent
    | BringContent
    | ChooseDealer
    | AgreeDealer
    | WillDeal
    | PassDealing
    | OpenChapter
    | OpenIntro
    | EndIntro
    | CloseChapter
    | WriteDealerNote
    | DropDealerNote
    | SetScene
    | PrepareScene
    | SetLanguage
    | AddBasic
    | DropBasic
    | PinUp
    | TakeDown
    | SettleQuestion
    | Rule
)
