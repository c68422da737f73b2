"""What may be seen: the shapes of the only door out. The public part is the same for everybody, the private one a
seat's own."""

from typing import Literal

from msgspec import Struct

from parlour.core.odds import Bar
from parlour.core.rolls import Row, Throw
from parlour.games.fate.model import Border, Contest, Deal, Fact, Goal, Kind, Reward, Stunt, Zone
from parlour.roleplay.desk import Guise, Note, NoteSeen, Plan, Plea, Receipt


class Ticks(Struct, frozen=True, omit_defaults=True):
    """Free invocations a team has on an aspect."""

    team: str
    count: int
    later: int = 0
    """Of these, so many only from a later turn on."""


class AspectSeen(Struct, frozen=True, omit_defaults=True):
    id: str
    text: str
    kind: Literal["high", "trouble", "general", "consequence", "situation", "boost"]
    owner: str = ""
    zone: str = ""
    free: tuple[Ticks, ...] = ()
    hidden: bool = False
    """Not everybody knows of it."""
    knowers: tuple[str, ...] = ()


class Rating(Struct, frozen=True):
    approach: str
    rating: int
    words: str
    """The rung of the ladder: "Good (+3)"."""


class StuntSeen(Struct, frozen=True, omit_defaults=True):
    text: str
    """The whole sentence."""
    template: Literal["bonus", "bend"]
    used: bool = False
    permitted: bool = True


class Box(Struct, frozen=True):
    number: int
    ticked: bool


class Wound(Struct, frozen=True, omit_defaults=True):
    degree: Literal["mild", "moderate", "severe"]
    worth: int
    text: str = ""
    aspect: str = ""
    session: int = 0


class Person(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a character. Of the game master's characters the numbers are hers alone (Sheet)."""

    id: str
    name: str
    kind: Kind
    seat: int
    """Who plays it now."""
    side: str
    looks: str = ""
    status: Literal["draft", "submitted", "ready"] = "ready"
    here: bool = False
    out: Literal["", "taken", "conceded"] = ""
    zone: str = ""
    fp: int = 0
    boxes: tuple[Box, ...] = ()
    wounds: tuple[Wound, ...] = ()
    members: int = 0
    acted: bool = False
    moved: bool = False
    active: bool = False
    """It is its turn in a conflict."""
    sheet: "Sheet | None" = None
    """Of player characters."""
    ended: bool = False
    """Its turn in this exchange of a conflict is over."""


class Sheet(Struct, frozen=True, omit_defaults=True):
    """The numbers of a character."""

    who: str
    ratings: tuple[Rating, ...] = ()
    stunts: tuple[StuntSeen, ...] = ()
    bench: StuntSeen | None = None
    refresh: int = 0
    free_places: int = 0
    """Stunts that may still be taken without cost."""
    paid_places: int = 0
    """Stunts that may still be taken at the price of refresh, outside milestones."""
    blanks: int = 0
    """General aspects not yet written."""
    skilled: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    weak_else: bool = False
    missing: tuple[str, ...] = ()
    """What is still missing before it can be submitted, one sentence each."""
    bench_price: str = ""
    """What taking the stunt on the bench would cost, in words; empty: nothing."""
    skilled_adds: int = 0
    bad_adds: int = 0
    raw_stunts: tuple[Stunt, ...] = ()


class SideSeen(Struct, frozen=True, omit_defaults=True):
    who: str
    """Empty: a fixed difficulty."""
    team: str
    title: str
    """"Nettie, Clever" or "Difficulty: Fair (+2)"."""
    words: str = ""
    settled: bool = True
    throws: tuple[Throw, ...] = ()
    rows: tuple[Row, ...] = ()
    bonus: int | None = None
    """Everything but the dice; null while that is the game master's secret."""
    total: int | None = None
    total_words: str = ""


class DealSeen(Deal, frozen=True, omit_defaults=True):
    awaits: int = -1
    """The seat whose answer is waited for."""
    stakes: str = ""
    """What accepting and refusing it mean, in a sentence."""


class ContestSeen(Contest, frozen=True, omit_defaults=True):
    goal: int = 0
    """So many victories win it."""


class ChoiceSeen(Struct, frozen=True, omit_defaults=True):
    kind: str
    seat: int
    who: str = ""
    text: str = ""


class RollSeen(Struct, frozen=True, omit_defaults=True):
    number: int
    action: Literal["create", "overcome", "attack", "contest"]
    goal: Goal
    title: str
    """"Nettie overcomes: The Locked Door"."""
    target: str
    text: str
    phase: Literal["oppose", "ready", "invoke", "settle"]
    sides: tuple[SideSeen, ...]
    asking: tuple[int, ...] = ()
    """The sides that could still change it."""
    held: int = -1
    """The side that has stopped the clock."""
    odds: tuple[Bar, ...] = ()
    """Of the acting side, before the dice, where both sides are public."""
    protectors: tuple[tuple[str, str], ...] = ()
    protected: str = ""
    outcome: str = ""
    outcome_words: str = ""
    shift: int = 0
    damage: int = 0
    choices: tuple[ChoiceSeen, ...] = ()


class TaskSeen(Struct, frozen=True, omit_defaults=True):
    id: str
    text: str
    difficulty: int
    words: str
    result: str = ""
    takers: tuple[str, ...] = ()
    hidden: bool = False
    foe: str = ""
    """Who works against it with a roll."""


class ChallengeSeen(Struct, frozen=True):
    name: str
    tasks: tuple[TaskSeen, ...]


class ConflictSeen(Struct, frozen=True):
    number: int
    harm: Literal["physical", "mental"]
    order: tuple[tuple[str, ...], ...]
    at: int
    exchange: int
    begun: bool


class MilestoneSeen(Struct, frozen=True):
    kind: Literal["minor", "significant", "major"]
    rewards: tuple[Reward, ...]


class Public(Struct, frozen=True, omit_defaults=True):
    gm: int
    people: tuple[str, ...]
    """Who sits where, by name."""
    session: int
    sitting: bool
    scene: int
    """Its number; 0 before the first."""
    scene_name: str
    scene_open: bool
    characters: tuple[Person, ...]
    aspects: tuple[AspectSeen, ...]
    """All that everybody knows: of characters, of the scene, boosts, consequences."""
    zones: tuple[Zone, ...]
    borders: tuple[Border, ...]
    numbers: tuple[tuple[str, str], ...]
    """How hard something is to overcome, in words of the ladder."""
    pool: int
    carried: int
    owed: tuple[tuple[str, int], ...]
    """Fate points to be handed over when the scene is over."""
    roll: RollSeen | None
    deals: tuple[DealSeen, ...]
    facts: tuple[Fact, ...]
    challenge: ChallengeSeen | None
    contest: ContestSeen | None
    conflict: ConflictSeen | None
    milestone: MilestoneSeen | None
    receipts: tuple[Receipt, ...]
    deck: int
    """Cards left in the deck of fate; -1 where dice are used."""
    archive: tuple[str, ...]
    closed: bool
    looks: tuple[Guise, ...] = ()
    """Portraits and pronouns."""
    house: dict[str, str] = {}
    """House rules that are played otherwise than as written."""


class Combination(Struct, frozen=True):
    """One legal way to absorb a hit, and what it leaves."""

    boxes: tuple[int, ...]
    consequences: tuple[str, ...]
    takes: int
    wasted: int
    minimal: bool
    leaves: str
    """What would still be free afterwards, in words."""


class Worth(Struct, frozen=True, omit_defaults=True):
    """What one more invocation of this kind would lead to, for my side."""

    effect: Literal["bonus", "reroll"]
    times: int
    bars: tuple[Bar, ...]
    outcome: str = ""
    """Where it is certain."""
    adds: int = 0
    """To the roll, so many times together."""


class Prepared(Struct, frozen=True, omit_defaults=True):
    """The game master's backstage."""

    characters: tuple[Person, ...] = ()
    """Hidden ones, with their sheets."""
    sheets: tuple[Sheet, ...] = ()
    """Of her characters in the open."""
    tasks: tuple[TaskSeen, ...] = ()


class Private(Struct, frozen=True, omit_defaults=True):
    leads: bool
    """This seat is the game master's."""
    mine: tuple[str, ...]
    """Characters this seat plays now."""
    notes: tuple[Note, ...] = ()
    aspects: tuple[AspectSeen, ...] = ()
    """Hidden ones this seat knows."""
    pleas: tuple[Plea, ...] = ()
    """To the game master all, to others their own."""
    sheets: tuple[Sheet, ...] = ()
    """Of characters in the making, to who makes them."""
    deals: tuple[DealSeen, ...] = ()
    """Over an aspect not everybody knows, to those they concern; without the aspect for who does not know it."""
    backstage: Prepared | None = None
    absorb: tuple[Combination, ...] = ()
    """Where a hit of mine is to be absorbed: minimal ways first."""
    odds: tuple[Bar, ...] = ()
    """Of my side of the open roll before the dice, from what I may know."""
    odds_if: tuple[tuple[int, tuple[Bar, ...]], ...] = ()
    """Where the other side's bonus is unknown to me: the odds for each bonus it might have."""
    worth: tuple[Worth, ...] = ()
    """After the dice: what invoking would change."""
    receipts: tuple[Receipt, ...] = ()
    """For what not everybody may know: the game master's."""
    plans: tuple[Plan, ...] = ()
    """Scenes prepared in hiding: the game master's."""
    shown_notes: tuple[NoteSeen, ...] = ()
    """What others show to this seat."""
    looks: tuple[Guise, ...] = ()
    """Of people in hiding: the game master's."""
