"""What a Fugue table remembers. Everything else (who controls whom, what is barred, what a hand is worth) is derived
and lives in the rules."""

from typing import Literal

from msgspec import Struct

from parlour.games.fugue.content.body import PARTS as PARTS
from parlour.games.fugue.content.sets import ContentSet
from parlour.games.fugue.model_contest import (
    Chosen as Chosen,
)
from parlour.games.fugue.model_contest import (
    Claim as Claim,
)
from parlour.games.fugue.model_contest import (
    Contest as Contest,
)
from parlour.games.fugue.model_contest import (
    Effect as Effect,
)
from parlour.games.fugue.model_contest import (
    Group as Group,
)
from parlour.games.fugue.model_contest import (
    Hand as Hand,
)
from parlour.games.fugue.model_contest import (
    Leave as Leave,
)
from parlour.games.fugue.model_contest import (
    Reach as Reach,
)
from parlour.games.fugue.model_contest import (
    Wild as Wild,
)
from parlour.games.fugue.model_contest import (
    Win as Win,
)
from parlour.roleplay.desk import Desk

Phase = Literal["lobby", "intro", "create", "signify", "scene", "handover", "over"]
Way = Literal["own", "gift", "signifier", "story"]
WAYS: tuple[Way, ...] = ("own", "gift", "signifier", "story")
Unit = Literal["", "hours", "minutes", "seconds"]
UNITS: tuple[Unit, ...] = ("hours", "minutes", "seconds")
PinKind = Literal["fact", "observation", "question", "place", "ruling"]

PART_OF: dict[str, str] = {
    "left hand": "left arm", "right hand": "right arm",
    "left knee": "left leg", "left foot": "left leg", "right knee": "right leg", "right foot": "right leg",
}  # fmt: skip
"""A limb that is hurt or lost takes this with it."""


class Options(Struct, frozen=True):
    """The switches of catalogue 4 and the options of 6.5. The first value is the ruling."""

    chapters: Literal["4", "bySet"] = "4"
    signifier_to: Literal["owner", "turner"] = "owner"
    literate: Literal["yes", "no"] = "yes"
    cold_start: Literal["off", "on"] = "off"
    gamble_basic: Literal["off", "on"] = "off"
    difficulty_shown: Literal["at once", "at the flip"] = "at once"
    stand: Literal["soft", "final"] = "soft"
    wild_timing: Literal["ownTurnFree", "anyTime", "ownTurnAsPlay"] = "ownTurnFree"
    wild_limit: Literal["perAbility", "perContest"] = "perAbility"
    wild_reuse: Literal["always", "unusedOnly"] = "always"
    wild_rescue: Literal["no", "yes"] = "no"
    dealer_wins_ties: Literal["yes", "no"] = "yes"
    fewer_cards_break_ties: Literal["no", "yes"] = "no"
    three_card_major_kills: Literal["no", "yes"] = "no"
    court_number: Literal["11-14", "10"] = "11-14"
    ace_number: Literal["1", "11"] = "1"
    timed_compare: Literal["greater", "equalOrGreater"] = "greater"
    lock_ends: Literal["newAbility", "never"] = "newAbility"
    twist_narrator: Literal["dealer", "player"] = "dealer"
    signifier_pause: Literal["atOnce", "endOfHand"] = "atOnce"
    two_signifier_scope: Literal["round", "oneHand"] = "round"
    limit_per: Literal["chapter", "meeting"] = "chapter"
    strength_justice: Literal["8-11", "11-8"] = "8-11"
    rank5_reach: Literal["group", "contest"] = "group"
    voice: Literal["off", "on"] = "off"


# People


class Ability(Struct, frozen=True, omit_defaults=True):
    """FUG-094: had or not had. It has no number."""

    id: str
    """b1, b2, ..."""
    text: str
    parts: tuple[str, ...] = ()
    """The parts of the body it needs (FUG-A57)."""
    flashback: str = ""
    """Where a persona has it from (FUG-067); empty on a game-character."""
    lost: bool = False
    """For good, by a permanent wound (FUG-197)."""


class Wound(Struct, frozen=True, omit_defaults=True):
    id: str
    """w1, w2, ..."""
    part: str
    text: str
    permanent: bool = False
    bleeding: bool = False
    """FUG-A73: counts as permanent; only the Dealer can say that somebody dies of it."""
    tended: bool = False
    healed: bool = False


class Character(Struct, frozen=True, omit_defaults=True):
    """A persona (seat 0 or more) or a game-character of the Dealer's (seat -1)."""

    id: str
    """c1, c2, ..."""
    seat: int
    name: str = ""
    looks: str = ""
    looks_like: str = ""
    sounds_like: str = ""
    offered: str = ""
    """The one more thing that waits for its answer."""
    detail: str = ""
    """The one more thing, accepted."""
    detail_by: int = -1
    vetoed: str = ""
    """The first suggestion, where it was vetoed (FUG-040)."""
    struck: str = ""
    """Why the Dealer struck out what was written last; it must be worded anew."""
    signifier: str = ""
    """The key of a major arcana card."""
    abilities: tuple[Ability, ...] = ()
    wounds: tuple[Wound, ...] = ()
    down: Literal["", "knocked", "dead"] = ""
    parked: bool = False
    """Its player is away: the Dealer plays it, and it gains nothing (FUG-062)."""
    here: bool = True
    """In the story now; game-characters may leave it."""
    notes: str = ""
    """Of a game-character, for the Dealer alone."""
    musing: str = ""
    """What its player makes of it all (FUG-058): hers to write, for all to read."""


# Memories


class Fragment(Struct, frozen=True):
    """One piece of a memory (FUG-221)."""

    seat: int
    text: str


class Flashback(Struct, frozen=True, omit_defaults=True):
    """A memory, from the moment it is due until it stands on a sheet."""

    id: str
    """f1, f2, ..."""
    way: Way
    to: tuple[str, ...]
    """Who receives it; more than one after two Signifiers in one hand."""
    teller: int
    """The seat that tells it."""
    stage: Literal["memory", "ability", "naming", "judged", "choice", "kept"] = "memory"
    """Told next; then its ability named by the teller, or by the Dealer; judged by the Dealer; used or not; kept."""
    trigger: str = ""
    memory: tuple[Fragment, ...] = ()
    ability: str = ""
    parts: tuple[str, ...] = ()
    present: tuple[str, ...] = ()
    must: tuple[str, ...] = ()
    """Those of `present` that cannot be taken out (FUG-070, FUG-078)."""
    augments: str = ""
    note: str = ""
    known: tuple[str, ...] = ()
    """The personae who know of it (FUG-061)."""
    card: str = ""
    """The Signifier that brought it."""
    round: int = 0
    """The round or flip in which that card was turned: what "the same hand" is measured by."""
    hand: str = ""
    """In whose hand it lay."""
    late: bool = False
    """Postponed to the end of the hand."""
    gained: tuple[str, ...] = ()
    """Those of `to` who have the ability already."""
    choosing: tuple[str, ...] = ()
    """Those who may still use it at once."""
    back: str = ""
    """The rule it was sent back for, or the reason of a veto; empty where nothing was."""
    chapter: int = 0


# Actions


class Declared(Struct, frozen=True, omit_defaults=True):
    """FUG-097: what somebody is about to do; the Dealer says what it takes."""

    id: int
    who: str
    text: str
    ability: str = ""
    task: str = ""
    """An earlier task, tried again."""
    talk: Literal["", "offered", "cards"] = ""
    """FUG-122: the Dealer offered to talk it out; the player would rather have cards."""


class Task(Struct, frozen=True, omit_defaults=True):
    """A skilled action, while it is open and afterwards: so that nobody tries it again who may not."""

    id: str
    """t1, t2, ..."""
    who: str
    text: str
    difficulty: int
    ability: str = ""
    unit: Unit = ""
    """Given where time is measured (FUG-112)."""
    spent: int = 0
    cards: tuple[str, ...] = ()
    stage: Literal["ruled", "going", "telling", "again", "done"] = "ruled"
    """To be flipped; time passes: on or not; its last card is being told; one more flip (FUG-A69); over."""
    outcome: Literal["", "success", "failure", "given up"] = ""
    locked: tuple[str, ...] = ()
    """Who may not try again without an ability that fits (FUG-106)."""


class Telling(Struct, frozen=True, omit_defaults=True):
    """A card waits to be told (FUG-119, FUG-153)."""

    id: int
    seat: int
    who: str
    cards: tuple[str, ...]
    about: Literal["flip", "play"] = "play"
    ideas: tuple[tuple[int, str], ...] = ()
    """What others suggested (FUG-A65), each with its seat."""


# The table


class Pin(Struct, frozen=True, omit_defaults=True):
    """On the cork board."""

    id: str
    """n1, n2, ..."""
    kind: PinKind
    by: int
    text: str
    links: tuple[str, ...] = ()
    """Characters, flashbacks and other pins."""
    settled: bool = False
    """A question that was answered."""


class DealerNote(Struct, frozen=True, omit_defaults=True):
    id: int
    by: int
    chapter: int
    title: str
    text: str
    letter: bool = False
    """For the next Dealer."""
    sealed: bool = False


class Proposal(Struct, frozen=True, omit_defaults=True):
    """Who shall deal: by everybody's word, or from hand to hand."""

    seat: int
    by: int
    waiting: tuple[int, ...]


class Gone(Struct, frozen=True):
    """A card discarded without having been turned: its holder remembers it, nobody else knows it (FUG-A75)."""

    card: str
    seat: int


class Count(Struct, frozen=True, omit_defaults=True):
    """What a seat has used up in this sitting (FUG-068, FUG-069)."""

    own: int = 0
    gift: int = 0


class State(Struct, frozen=True, omit_defaults=True):
    desk: Desk
    """Its game master is the Dealer."""
    options: Options
    phase: Phase = "lobby"
    chapter: int = 0
    """The chapter the Dealer holds: hers to read. 0 before there is a Dealer."""
    opened: bool = False
    """It has begun."""
    dealt: tuple[int, ...] = ()
    """Who dealt which chapter, in order."""
    unwilling: tuple[int, ...] = ()
    """Who would rather not deal."""
    proposal: Proposal | None = None
    content: ContentSet | None = None
    dark: bool = False
    """Eyes are closed: the introduction is read."""
    order: tuple[int, ...] = ()
    """Seats that make a persona, in the order in which they are asked."""
    language: str = "English"
    basics: tuple[str, ...] = ()
    scene: str = ""
    scenes: int = 0
    characters: tuple[Character, ...] = ()
    flashbacks: tuple[Flashback, ...] = ()
    counts: tuple[Count, ...] = ()
    """By seat."""
    declared: tuple[Declared, ...] = ()
    tasks: tuple[Task, ...] = ()
    tellings: tuple[Telling, ...] = ()
    contest: Contest | None = None
    leaves: tuple[Leave, ...] = ()
    deck: tuple[str, ...] = ()
    """What is in it; its order is nobody's to know, so it has none."""
    discard: tuple[str, ...] = ()
    """Turned cards, the latest last."""
    gone: tuple[Gone, ...] = ()
    """In the discard pile too, unseen."""
    pins: tuple[Pin, ...] = ()
    notes: tuple[DealerNote, ...] = ()
    made: int = 0
    """Ids given out."""
    flips: int = 0
    """Rounds dealt and tasks flipped: numbers them."""
    contests: int = 0
    told: int = 0
    """Cards given out to be told."""
    turn: int = 0
    """Counts what happens in play: names the question that is open."""
    lax: bool = False
    """The Dealer allowed it: limits are laid aside."""
