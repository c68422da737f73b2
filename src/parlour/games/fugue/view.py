"""What goes out: the types of what everybody sees and of what one seat sees beyond it. Cards are keys; the library has
their pictures."""

from typing import Literal

from msgspec import Struct

from parlour.core.odds import Bar
from parlour.games.fugue.content.sets import SetChapter
from parlour.games.fugue.model import (
    Chosen,
    Count,
    DealerNote,
    Declared,
    Flashback,
    Leave,
    Phase,
    Pin,
    Proposal,
    Reach,
    Telling,
    Win,
    Wound,
)
from parlour.roleplay.desk import Guise, Note, NoteSeen, Plan, Plea, Receipt


class AbilitySeen(Struct, frozen=True, omit_defaults=True):
    id: str
    text: str
    parts: tuple[str, ...] = ()
    flashback: str = ""
    given: str = ""
    """How it came, in words: "by Simon, in chapter 1"."""
    barred: str = ""
    """Why it cannot be used now, in words; empty where it can."""
    rule: str = ""
    lost: bool = False


class Person(Struct, frozen=True, omit_defaults=True):
    id: str
    owner: int
    """The seat whose persona it is; -1 for a game-character."""
    seat: int
    """Who plays it now."""
    title: str
    """What to call it: its name, or whose persona it is."""
    gc: bool
    """The Dealer plays it now."""
    name: str = ""
    looks: str = ""
    looks_like: str = ""
    sounds_like: str = ""
    offered: str = ""
    detail: str = ""
    detail_by: int = -1
    vetoed: str = ""
    struck: str = ""
    signifier: str = ""
    abilities: tuple[AbilitySeen, ...] = ()
    wounds: tuple[Wound, ...] = ()
    down: str = ""
    parked: bool = False
    here: bool = True
    musing: str = ""


class Making(Struct, frozen=True, omit_defaults=True):
    """Where the making of personae is."""

    seat: int
    """Whose persona."""
    asks: int
    """Who is asked now."""
    step: str
    """describe, detail, answer."""
    who: str = ""
    """The persona, once it has been described."""
    order: tuple[int, ...] = ()
    """Everybody who makes one, in turn."""


class TaskSeen(Struct, frozen=True, omit_defaults=True):
    id: str
    who: str
    text: str
    difficulty: int | None
    """None while the Dealer keeps it to herself."""
    ability: str = ""
    unit: str = ""
    spent: int = 0
    cards: tuple[str, ...] = ()
    stage: str = ""
    outcome: str = ""
    locked: tuple[str, ...] = ()
    odds: tuple[Bar, ...] = ()
    """Of the next card, from what everybody has seen."""


class WildSeen(Struct, frozen=True, omit_defaults=True):
    id: str
    ability: str
    """In words."""
    card: str = ""
    """Where all know it."""
    used: bool = False
    barred: bool = False


HandLook = Literal["", "bust", "sum", "high"]
"""Too few cards to count, too high a sum, a sum, or better than any."""

HandFate = Literal["", "wins", "out", "few", "side", "beaten"]


class HandSeen(Struct, frozen=True, omit_defaults=True):
    who: str
    seat: int
    side: int
    """1, 2, ..."""
    down: int
    """How many cards lie face-down."""
    up: tuple[str, ...] = ()
    total: int = 0
    look: HandLook = ""
    rank_words: str = ""
    worths: tuple[tuple[int, ...], ...] = ()
    """What each face-up card may count."""
    stymied: bool = False
    stood: bool = False
    replied: bool = False
    wilds: tuple[WildSeen, ...] = ()
    fate: HandFate = ""
    """What became of it, once somebody has won."""


class LastHand(Struct, frozen=True, omit_defaults=True):
    who: str
    cards: tuple[str, ...]
    total: int
    look: HandLook
    rank_words: str = ""


class GroupSeen(Struct, frozen=True, omit_defaults=True):
    number: int
    sides: tuple[tuple[str, ...], ...]
    joined: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    left: tuple[tuple[str, str], ...] = ()
    sitting_out: tuple[str, ...] = ()
    rounds: int = 0
    resolved: bool = False
    last: tuple[LastHand, ...] = ()
    how: str = ""
    """How its latest round ended: win, stalemate, all stymied."""


class ContestSeen(Struct, frozen=True, omit_defaults=True):
    number: int
    text: str
    violent: bool
    groups: tuple[GroupSeen, ...]
    group: int
    """The one that plays now, by number."""
    stage: str
    """optin, turn, reply, effect, reach, done."""
    hands: tuple[HandSeen, ...] = ()
    showdown: tuple[str, ...] = ()
    """Whose hands, the winner's first and then the better ones."""
    twenty_one: bool = False
    """Somebody has 21, and the others answer it or have."""
    turn: str = ""
    played: bool = False
    swapped: bool = False
    rescue: bool = False
    first: str = ""
    claim_who: str = ""
    claim_ability: str = ""
    win: Win | None = None
    win_words: str = ""
    chosen: Chosen | None = None
    ending: tuple[int, ...] = ()
    reaches: tuple[Reach, ...] = ()
    over: bool = False
    """Only one side is left able: the Dealer may close it (FUG-181)."""
    grave: bool = False
    """A persona would die of what is chosen: the Dealer is asked twice (FUG-206)."""


class Sealed(Struct, frozen=True):
    """Notes of a Dealer that nobody reads before the story is over."""

    chapter: int
    by: int
    notes: int


class Public(Struct, frozen=True, omit_defaults=True):
    dealer: int
    people: tuple[str, ...]
    phase: Phase
    chapter: int
    chapters: int
    opened: bool
    chapter_title: str
    """Of the chapter that is being played."""
    content: str
    """The title of the content-set; empty where none is chosen."""
    content_line: str
    opening: str
    introduction: str
    """Once it has been read aloud."""
    dark: bool
    session: int
    sitting: bool
    dealt: tuple[int, ...]
    unwilling: tuple[int, ...]
    can_deal: tuple[int, ...]
    """Whom the next chapter may go to."""
    proposal: Proposal | None
    making: Making | None
    language: str
    literate: bool
    basics: tuple[str, ...]
    not_basic: tuple[str, ...]
    healing: str
    scene: str
    scenes: int
    characters: tuple[Person, ...]
    flashbacks: tuple[Flashback, ...]
    """All of them, also those still being told: what is not kept is the queue."""
    counts: tuple[Count, ...]
    allowed: Count
    """What a seat may use up in a sitting."""
    declared: tuple[Declared, ...]
    task: TaskSeen | None
    tasks: tuple[TaskSeen, ...]
    """Earlier ones."""
    tellings: tuple[Telling, ...]
    contest: ContestSeen | None
    leaves: tuple[Leave, ...]
    deck: int
    discard: tuple[str, ...]
    """Cards that were turned, the latest last."""
    unseen: int
    """Cards in the discard pile that nobody turned."""
    pins: tuple[Pin, ...]
    sealed: tuple[Sealed, ...]
    receipts: tuple[Receipt, ...]
    closed: bool
    looks: tuple[Guise, ...] = ()
    """Portraits and pronouns."""
    house: dict[str, str] = {}
    """House rules that are played otherwise than as written."""


class MyWild(Struct, frozen=True):
    id: str
    card: str


class Turning(Struct, frozen=True):
    """What a hand would be with one more card turned up,"""

    card: str
    total: int
    look: HandLook


class Swap(Struct, frozen=True):
    """with a wild card instead of a face-up card,"""

    wild: str
    out: str
    total: int
    look: HandLook


class Reply(Struct, frozen=True):
    """with some face-down cards turned up."""

    cards: tuple[str, ...]
    total: int
    look: HandLook


class MyHand(Struct, frozen=True, omit_defaults=True):
    who: str
    down: tuple[str, ...] = ()
    wilds: tuple[MyWild, ...] = ()
    totals: tuple[Turning, ...] = ()
    """What turning each face-down card would make,"""
    swaps: tuple[Swap, ...] = ()
    """and each swap;"""
    replies: tuple[Reply, ...] = ()
    """in an answer to 21, every choice of face-down cards."""
    odds: tuple[Bar, ...] = ()
    """Of a twist, from what this seat has seen only,"""
    beats: tuple[Bar, ...] = ()
    """and of beating by it the best hand that lies open against this one."""


class ChapterRead(Struct, frozen=True):
    number: int
    chapter: SetChapter


class DealerDesk(Struct, frozen=True, omit_defaults=True):
    """What lies before the Dealer alone."""

    introduction: str = ""
    setting: str = ""
    advice: str = ""
    chapters: tuple[ChapterRead, ...] = ()
    """Her own, and those already played (FUG-A78)."""
    notes: tuple[DealerNote, ...] = ()
    """Her own of this chapter."""
    letters: tuple[DealerNote, ...] = ()
    """From the Dealers before her."""
    people_notes: dict[str, str] = {}
    """On game-characters."""
    difficulty: int | None = None
    """Of the open task, where the others do not know it yet."""
    bleeding: tuple[str, ...] = ()
    """Who has a wound that would bleed to death (FUG-A73)."""
    alike: dict[str, str] = {}
    """Of what was declared (d1, d2, ...) or set (t1, t2, ...): the task it resembles, in which its character is locked
    (FUG-A36)."""


class Private(Struct, frozen=True, omit_defaults=True):
    leads: bool
    """This seat deals."""
    mine: tuple[str, ...]
    """Characters this seat plays now."""
    persona: str = ""
    notes: tuple[Note, ...] = ()
    pleas: tuple[Plea, ...] = ()
    """To the Dealer all, to others their own."""
    hands: tuple[MyHand, ...] = ()
    gone: tuple[str, ...] = ()
    """Cards this seat held and that went to the discard pile unseen by the others."""
    desk: DealerDesk | None = None
    unsealed: tuple[DealerNote, ...] = ()
    """One's own notes as Dealer, once the story is over."""
    plans: tuple[Plan, ...] = ()
    """Scenes prepared in hiding: the Dealer's."""
    shown_notes: tuple[NoteSeen, ...] = ()
    """What others show to this seat."""
