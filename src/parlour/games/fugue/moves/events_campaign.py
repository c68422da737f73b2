"""The campaign, the scene and the board: what has happened. Names here are names on disk."""

from parlour.games.fugue.content.sets import ContentSet
from parlour.roleplay.moves import Event


class ContentSettled(Event, frozen=True, gc=False, tag="content_settled"):
    by: int
    content: ContentSet


class DealerProposed(Event, frozen=True, gc=False, tag="dealer_proposed"):
    seat: int
    by: int
    waiting: tuple[int, ...]


class DealerAgreed(Event, frozen=True, gc=False, tag="dealer_agreed"):
    by: int


class DealerDeclined(Event, frozen=True, gc=False, tag="dealer_declined"):
    """Somebody said no: the proposal is gone."""

    seat: int
    by: int


class WillingnessTold(Event, frozen=True, gc=False, tag="willingness_told"):
    seat: int
    yes: bool


class DealerChanged(Event, frozen=True, gc=False, tag="dealer_changed"):
    """The desk is another's, with the texts up to this chapter. Notes of the one before are sealed."""

    seat: int
    before: int
    """-1 where there was none."""
    chapter: int


class ChapterOpened(Event, frozen=True, gc=False, tag="chapter_opened"):
    chapter: int
    title: str


class EyesClosed(Event, frozen=True, gc=False, tag="eyes_closed"):
    pass


class EyesOpened(Event, frozen=True, gc=False, tag="eyes_opened"):
    order: tuple[int, ...]
    """Who makes a persona, in turn."""


class ChapterClosed(Event, frozen=True, gc=False, tag="chapter_closed"):
    chapter: int
    last: bool


class DeckGathered(Event, frozen=True, gc=False, tag="deck_gathered"):
    """All 78 together again (FUG-125)."""


class CountsRenewed(Event, frozen=True, gc=False, tag="counts_renewed"):
    """Own and gift flashbacks begin anew."""


class DealerNoteWritten(Event, frozen=True, gc=False, tag="dealer_note_written"):
    note: int
    by: int
    chapter: int
    letter: bool
    title: str
    text: str


class DealerNoteDropped(Event, frozen=True, gc=False, tag="dealer_note_dropped"):
    note: int


class SceneSet(Event, frozen=True, gc=False, tag="scene_set"):
    number: int
    text: str


class LanguageSet(Event, frozen=True, gc=False, tag="language_set"):
    text: str


class BasicAdded(Event, frozen=True, gc=False, tag="basic_added"):
    text: str


class BasicDropped(Event, frozen=True, gc=False, tag="basic_dropped"):
    at: int
    text: str


class Pinned(Event, frozen=True, gc=False, tag="pinned"):
    pin: str
    kind: str
    by: int
    text: str
    links: tuple[str, ...]


class PinTakenDown(Event, frozen=True, gc=False, tag="pin_taken_down"):
    pin: str
    by: int
    text: str


class QuestionSettled(Event, frozen=True, gc=False, tag="question_settled"):
    pin: str
    by: int
    settled: bool


CampaignEvent = (
    ContentSettled
    | DealerProposed
    | DealerAgreed
    | DealerDeclined
    | WillingnessTold
    | DealerChanged
    | ChapterOpened
    | EyesClosed
    | EyesOpened
    | ChapterClosed
    | DeckGathered
    | CountsRenewed
    | DealerNoteWritten
    | DealerNoteDropped
    | SceneSet
    | LanguageSet
    | BasicAdded
    | BasicDropped
    | Pinned
    | PinTakenDown
    | QuestionSettled
)
