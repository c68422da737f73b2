"""What goes out: the types of what everybody sees and of what one seat sees beyond it."""

from typing import Literal

from msgspec import Struct

from parlour.core.odds import Bar
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import (
    Condition,
    Consent,
    Entry,
    Hazard,
    Obstacle,
    Scene,
    Series,
    Ware,
)
from parlour.roleplay.desk import Guise, Note, NoteSeen, Plan, Plea, Receipt


class AttributeSeen(Struct, frozen=True, omit_defaults=True):
    name: str
    value: int
    rank: str = ""
    cap: int = 0
    why: str = ""
    """How the cap comes about: "40% of 20"."""


class SkillSeen(Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    rating: int
    attribute: str
    adds: int
    """What that Attribute adds now."""
    dice: int = 0
    """Of the pool."""
    tags: tuple[str, ...] = ()
    group: str = ""
    free: bool = False
    pending: bool = False


class TraitSeen(Struct, frozen=True, omit_defaults=True):
    """A Special Ability, a Power or a Talent."""

    id: str
    kind: str
    """ability, power, language, expertise, resource."""
    name: str
    text: str
    marks: tuple[str, ...] = ()
    """Identifiers and durations: Q, R, C, X, I, M, T, S."""
    benefit: str = ""
    """What it does now, in words, upgrades included."""
    effect: Effect | None = None
    level: int = 1
    conditions: tuple[str, ...] = ()
    left: str = ""
    """Uses left, in words; empty where there is no limit."""
    used_now: bool = False
    """It has served in this turn."""
    active: bool = False
    """A Power at work."""
    pending: bool = False
    warning: str = ""
    """Above the starting framework (PER-231)."""


class GearSeen(Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    category: str = ""
    """Light, Heavy, ranged, shield: in words."""
    exceptional: tuple[str, ...] = ()
    tied: tuple[str, ...] = ()
    works: bool = True
    pending: bool = False


class HealthStep(Struct, frozen=True, omit_defaults=True):
    """A status and the boxes that lead to it."""

    status: str
    first: int
    last: int
    """This many hits bring it."""
    stands: Literal["", "reached", "waits"] = ""
    """It has taken hold; or the tally has reached it, and it will."""


class Health(Struct, frozen=True, omit_defaults=True):
    hits: int
    steps: tuple[HealthStep, ...]
    """Each status this individual can have, in order; empty: not for these eyes."""
    status: str
    next: int | None = None
    """So many hits bring the next status."""
    pending: str = ""
    """What the tally has reached and takes hold at the end of the round."""
    penalty: int = 0
    """Dice fewer."""
    conscious: bool = True
    stabilised: bool = False
    caveat: bool = False
    marked: int = 0
    delayed: int = 0
    recovery: str = ""
    """When and how it may recover next, in words."""


class DicePool(Struct, frozen=True):
    total: int
    assigned: int
    left: int


SlotKind = Literal["skill", "ability", "power", "talent"]


class Slots(Struct, frozen=True):
    """What may be begun with, how many are used, how many there are, how many are left; below 0: too many."""

    kind: SlotKind
    what: str
    attribute: str
    """That gives them."""
    used: int
    most: int
    left: int


class RankTally(Struct, frozen=True):
    """How often a rank of Attributes is given, and how often it has to be."""

    rank: str
    given: int
    due: int
    left: int
    """Below 0: too many."""
    percent: int
    """Of the points: the most of an Attribute of that rank."""


class Sheet(Struct, frozen=True, omit_defaults=True):
    who: str
    concept: str = ""
    keywords: tuple[str, ...] = ()
    attributes: tuple[AttributeSeen, ...] = ()
    potential: int = 0
    skill_cap: int = 0
    pool: DicePool = DicePool(0, 0, 0)
    cap: int = 0
    """Resource Cap."""
    health_why: str = ""
    """How the hits that bring the first status come about: "1 + Stature 5"."""
    points_left: int = 0
    slots: tuple[Slots, ...] = ()
    ranks: tuple[RankTally, ...] = ()
    """While they are being given."""
    skills: tuple[SkillSeen, ...] = ()
    traits: tuple[TraitSeen, ...] = ()
    gear: tuple[GearSeen, ...] = ()
    dp: int = 0
    ledger: tuple[Entry, ...] = ()
    lacks: tuple[str, ...] = ()
    """What is missing before the next step of creation."""
    secret: str = ""
    goal: str = ""
    """PER-262: also of the game master's own, whose goals nobody else reads."""
    sent_back: str = ""
    """Why, between its maker and the game master."""


class ActiveSeen(Struct, frozen=True, omit_defaults=True):
    """A Power at work, on who keeps it."""

    power: str
    name: str
    duration: str
    targets: tuple[str, ...] = ()
    upheld: bool = True
    words: str = ""


class Person(Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    role: str
    seat: int
    side: str
    toughness: str = "major"
    owner: str = ""
    stage: str = "ready"
    goal: str = ""
    here: bool = False
    hidden: bool = False
    health: Health | None = None
    """Of adversaries only what can be seen: the status, not the hits."""
    place: str = ""
    turn: bool = False
    moved: bool = False
    acted: bool = False
    defence: str = ""
    """The Skill announced, in words."""
    helping: str = ""
    powers: tuple[ActiveSeen, ...] = ()
    conditions: tuple[Condition, ...] = ()
    sheet: Sheet | None = None


class Row(Struct, frozen=True, omit_defaults=True):
    label: str
    amount: int
    rule: str = ""


class ChangeSeen(Struct, frozen=True):
    """One die rerolled, by what."""

    by: str
    at: int
    before: int
    rolled: int
    after: int


Look = Literal["", "high", "critical", "out", "used"]
"""How a die counts: it leads its side, it earned a critical, it does not count, a Challenge before used it."""


class DieSeen(Struct, frozen=True, omit_defaults=True):
    at: int
    """Its place in the throw."""
    face: int
    look: Look = ""


class SideSeen(Struct, frozen=True, omit_defaults=True):
    who: str
    title: str
    """Who, and with what: "Orla, Weather Song"."""
    chosen: bool = False
    active: bool = False
    attribute: str = ""
    pool: int = 0
    """Dice it rolls, or rolled; 0 while that is not known."""
    bonus: tuple[Row, ...] = ()
    """How the pool comes about."""
    adds: int | None = None
    """Everything added to a die; None while veiled."""
    rows: tuple[Row, ...] = ()
    helpers: tuple[str, ...] = ()
    dice: tuple[DieSeen, ...] = ()
    """In the order in which they count."""
    by_hand: bool = False
    changes: tuple[ChangeSeen, ...] = ()
    ignored: tuple[tuple[int, str], ...] = ()
    """Places of dice that do not count, and against whom."""
    die: int | None = None
    """The die that counts; None: none is left, or none has fallen."""
    total: int | None = None
    ready: bool = False
    pending: str = ""
    """An Expertise that waits for the game master, with its reason."""
    criticals: int = 0
    spent: tuple[str, ...] = ()


PairSays = Literal["", "tie", "more", "fewer", "met", "alike", "decides"]


class Pair(Struct, frozen=True):
    """One step of the walk down the dice."""

    actor: int
    """-1: no die left."""
    reactor: int
    actor_die: int = 0
    reactor_die: int = 0
    """0: no die left."""
    says: PairSays = ""
    """What this pair comes to."""


class DuelSeen(Struct, frozen=True, omit_defaults=True):
    reactor: int
    actor: int = 0
    """Their places among the sides."""
    start: int = 0
    """The die it begins with."""
    outcome: str = ""
    words: str = ""
    pairs: tuple[Pair, ...] = ()
    odds: tuple[Bar, ...] = ()
    """Before the dice, from what everybody may know."""


class ChallengeSeen(Struct, frozen=True, omit_defaults=True):
    number: int
    kind: str
    title: str
    goal: str
    stage: str
    sides: tuple[SideSeen, ...]
    duels: tuple[DuelSeen, ...] = ()
    power: str = ""
    difficulty: int | None = None
    listed: int | None = None
    effect: str = ""
    unnoticed: bool = False
    chained: int = 0
    grants: tuple[tuple[str, str, str], ...] = ()
    """Follow-ups that are due: Trait, its name, and the way."""
    asked: int = -1
    """The side whose step it is, once the dice lie there."""
    actors: tuple[int, ...] = (0,)
    """The sides that issue it."""


class OrderRoll(Struct, frozen=True, omit_defaults=True):
    who: str
    dice: tuple[int, ...]
    added: int | None = None
    """None where the game master keeps it to herself."""
    total: int | None = None
    """The highest die with what is added."""


class EncounterSeen(Struct, frozen=True, omit_defaults=True):
    number: int
    violent: bool
    escalator: str
    round: int
    order: tuple[str, ...]
    at: int
    rolls: tuple[OrderRoll, ...] = ()
    waiting: tuple[str, ...] = ()
    opening: bool = False
    goals: tuple[tuple[str, str], ...] = ()
    tracks: tuple[tuple[str, int], ...] = ()
    closing: bool = False
    saved: tuple[str, ...] = ()
    provoked: tuple[str, str] = ("", "")
    had: tuple[str, ...] = ()
    """Who has had a turn in this round."""
    out: str = ""
    """Who acts out of turn."""
    surprised: tuple[str, ...] = ()


class PetitionSeen(Struct, frozen=True, omit_defaults=True):
    """Something that waits for the game master's word, put as the question it is."""

    id: int
    seat: int
    what: str
    who: str
    words: str
    piece: str = ""
    detail: str = ""


class Public(Struct, frozen=True, omit_defaults=True):
    gm: int
    people: tuple[str, ...]
    session: int
    sitting: bool
    day: int
    scene: Scene
    individuals: tuple[Person, ...]
    encounter: EncounterSeen | None
    challenge: ChallengeSeen | None
    last: ChallengeSeen | None
    """The one that closed last in this encounter."""
    series: Series | None
    bank: tuple[tuple[int, int], ...]
    """Criticals by owner; -1 the game master's."""
    obstacles: tuple[Obstacle, ...]
    hazards: tuple[Hazard, ...]
    wares: tuple[Ware, ...]
    petitions: tuple[PetitionSeen, ...]
    consent: Consent | None
    """A Power waits for the willing."""
    awards: tuple[tuple[str, int], ...]
    """Development Points not spent yet."""
    receipts: tuple[Receipt, ...]
    closed: bool
    points: int
    """Creation Points of a main character at this table."""
    looks: tuple[Guise, ...] = ()
    """Portraits and pronouns."""
    house: dict[str, str] = {}


class What(Struct, frozen=True, omit_defaults=True):
    """What one change on my side would do to the odds: a helper more, an Expertise die, +1."""

    label: str
    bars: tuple[Bar, ...]
    duel: int = 1
    """The duel it is about, counted from 1."""


class OddsIf(Struct, frozen=True):
    """My chance against somebody whose numbers I do not know, if it rolls so many dice: one bar for each thing it may
    add."""

    duel: int
    dice: int
    bars: tuple[Bar, ...]


class BatchSeen(Struct, frozen=True, omit_defaults=True):
    """What Development Points are planned for."""

    who: str
    submitted: bool = False
    lines: tuple[tuple[int, str], ...] = ()
    """What each purchase costs, and what it is, in words;"""
    planned: int = 0
    """all of it together,"""
    left: int = 0
    """and what is not planned yet."""
    faults: tuple[str, ...] = ()
    """Why the plan is not in order."""


class AnswerSeen(Struct, frozen=True, omit_defaults=True):
    """A way to answer the open Challenge."""

    who: str
    skill: str
    active: bool
    dice: int
    """As many as would be rolled, from what this seat may know."""
    best: bool = False
    """Suggested: no other rolls more."""


class Private(Struct, frozen=True, omit_defaults=True):
    leads: bool
    mine: tuple[str, ...]
    notes: tuple[Note, ...] = ()
    pleas: tuple[Plea, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    """Of characters in the making, to who makes them; of allies and adversaries, to who plays them; to the game master
    all of these."""
    hidden: tuple[Person, ...] = ()
    """Prepared in hiding: the game master's."""
    batches: tuple[BatchSeen, ...] = ()
    odds: tuple[tuple[int, tuple[Bar, ...]], ...] = ()
    """Of each duel, counted from 1, of mine in the open Challenge, from what this seat may know."""
    odds_if: tuple[OddsIf, ...] = ()
    """Of duels of mine whose other side keeps its numbers, or has yet to answer."""
    what: tuple[What, ...] = ()
    sides: tuple[tuple[int, SideSeen], ...] = ()
    """Sides of the open Challenge this seat may read beyond the public part."""
    secrets: dict[str, str] = {}
    """Secret background this seat may read."""
    health: dict[str, Health] = {}
    """Of allies and adversaries, hits and all: their player's and the game master's."""
    receipts: tuple[Receipt, ...] = ()
    """For what not everybody may know: the game master's."""
    guards: dict[str, str] = {}
    """Of Skills that may be announced now, what they would stop."""
    answers: tuple[AnswerSeen, ...] = ()
    plans: tuple[Plan, ...] = ()
    """Scenes prepared in hiding: the game master's."""
    shown_notes: tuple[NoteSeen, ...] = ()
    """What others show to this seat."""
    looks: tuple[Guise, ...] = ()
    """Of people in hiding: the game master's."""
