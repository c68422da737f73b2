"""What goes out: the types of what everybody sees and of what one seat sees beyond it."""

from msgspec import Struct

from parlour.core.odds import Bar
from parlour.games.yags.model import (
    Budget,
    Climb,
    Culture,
    Entry,
    Ground,
    Item,
    Petition,
    Price,
    Reaction,
    SkillDef,
    Task,
    TechniqueDef,
)
from parlour.roleplay.desk import Guise, Note, NoteSeen, Plan, Plea, Receipt


class AttributeSeen(Struct, frozen=True, omit_defaults=True):
    name: str
    base: int
    now: int
    """With load."""
    label: str = ""
    """The band (6.3)."""
    why: str = ""
    """How `now` came about, where it differs: "3, less 1 for a moderate load"."""


class SkillSeen(Struct, frozen=True, omit_defaults=True):
    name: str
    kind: str
    level: int
    label: str
    """The band, or the degree of a knowledge."""
    abilities: tuple[tuple[str, int], ...] = ()
    """Attribute and product, the usual attributes first."""
    default: str = ""
    toward: int = 0
    price: int = 0
    """Of the next level, where the table has a price; 0: none."""
    limit: str = ""
    """Why it cannot rise now; empty: it can."""


class TechniqueSeen(Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    kind: str
    skills: tuple[str, ...]
    level: int
    text: str = ""
    works: tuple[str, ...] = ()
    """The skills it works with now."""
    free: bool = False


class LanguageSeen(Struct, frozen=True, omit_defaults=True):
    name: str
    level: int
    text: str
    literate: bool = True


class LoadSeen(Struct, frozen=True, omit_defaults=True):
    grams: int
    level: int
    """-1 unencumbered, 0 lightly, 1, 2, 3, 4 over."""
    name: str
    limits: tuple[int, ...]
    """Where each band ends, in grams."""
    effects: tuple[str, ...] = ()
    """What follows from it, in words."""


class GaitSeen(Struct, frozen=True, omit_defaults=True):
    name: str
    metres: int
    factor: str
    """What it does to the difficulty: "half", "as listed", "x 2", "x 3"."""
    cost: str = ""
    refused: str = ""
    """Why it cannot be chosen; empty: it can."""
    why: str = ""
    """The rule and its arithmetic: "twice Move: 2 x 12"."""


class CounterSeen(Struct, frozen=True, omit_defaults=True):
    fatigue: int = 0
    exhaustion: int = 0
    wounds: int = 0
    stuns: int = 0
    boxes: int = 0
    """Wounds that can be taken (YAG-155)."""
    dying: bool = False
    penalties: tuple[tuple[str, int], ...] = ()
    """What is taken off, by its name."""
    total: int = 0
    """Taken off a sprint, and off rolls."""


class NoticeSeen(Struct, frozen=True, omit_defaults=True):
    """Something out of the ordinary about a sheet."""

    key: str
    text: str
    rule: str
    blocks: bool = False
    """It waits for the game master's word."""


class Sheet(Struct, frozen=True, omit_defaults=True):
    who: str
    attributes: tuple[AttributeSeen, ...]
    size: int
    tiny: int
    soak: int
    move: int
    move_why: str
    mass: str = ""
    """In words, with an example: "70 kg, a typical adult"."""
    watch_km: int = 0
    free_metres: int = 0
    climb: tuple[tuple[str, int], ...] = ()
    """Metres for each pace."""
    run_minutes: int = 0
    """After which a run costs fatigue."""
    gaits: tuple[GaitSeen, ...] = ()
    load: LoadSeen | None = None
    skills: tuple[SkillSeen, ...] = ()
    """Talents first, then by kind; those at 0 only where they were begun."""
    techniques: tuple[TechniqueSeen, ...] = ()
    languages: tuple[LanguageSeen, ...] = ()
    items: tuple[Item, ...] = ()
    xp: int = 0
    ledger: tuple[Entry, ...] = ()
    notices: tuple[NoticeSeen, ...] = ()
    lacks: tuple[str, ...] = ()
    """What is missing before it can be handed in."""
    budget: tuple[tuple[str, int, int], ...] = ()
    """Where points are counted: what for, spent, given."""
    culture: str = ""
    tl: int = 0
    hints: tuple[str, ...] = ()
    """What the rules say of a sheet like this: large, tiny, a vehicle."""
    concept: str = ""


class Person(Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    kind: str
    seat: int
    human: bool = True
    named: bool = True
    stage: str = "ready"
    sent_back: str = ""
    concept: str = ""
    here: bool = False
    hidden: bool = False
    gait: str = ""
    gone: int = 0
    way: int = 0
    acted: bool = False
    barred: bool = False
    ran: int = 0
    condition: str = ""
    """What can be seen of it: "dying", "dead", "over encumbered"."""
    counters: CounterSeen | None = None
    """Of the game master's own only where she shows their numbers."""
    reactions: tuple[Reaction, ...] = ()
    sheet: Sheet | None = None


class Row(Struct, frozen=True, omit_defaults=True):
    """One step of the roll line."""

    label: str
    amount: int
    rule: str = ""
    sign: str = "+"
    """+, x or ÷: how it joins what stands before it."""


class RouteSeen(Struct, frozen=True, omit_defaults=True):
    """A way a side may go, with what it would be."""

    route: str
    default: str
    words: str
    ability: int
    fumble: int
    halved: bool = False


class SideSeen(Struct, frozen=True, omit_defaults=True):
    who: str
    title: str
    """ "Tomas: Agility x athletics"."""
    pair: str = ""
    """ "Agility x athletics", "Health x 4"."""
    route: str = ""
    rows: tuple[Row, ...] = ()
    """Attribute, skill, mastery, modifiers, die, halving: every step in the order of arithmetic (3.2). Empty while
    veiled."""
    ability: int | None = None
    techniques: tuple[tuple[str, str], ...] = ()
    """Applied: id and name."""
    familiarity: str = ""
    fumble: int = 1
    wants: str = ""
    rolled: bool = False
    mode: str = ""
    die: int = 0
    by_hand: bool = False
    total: int | None = None
    fumbled: bool = False
    paid: str = ""
    halved: bool = False
    """The total is halved (YAG-089, YAG-104, YAG-138)."""
    reach: tuple[int, int, int] | None = None
    """Before the die: what there is without it, and the totals of its lowest and highest face."""
    target: int | None = None
    """The number to reach; of one of a group their own (YAG-Q78). None where somebody is to be beaten."""
    verdict: str = ""
    """How well it went, where that is this side's alone: a degree, "failure", "fumble"."""
    good: bool = False
    """It went well."""
    stands: str = ""
    """Of several who met: "wins", "lost"."""
    using: str = ""
    """With what, behind the name."""


class Judging(Struct, frozen=True):
    """What the game master may say of a check, and what it leaves open (YAG-027, YAG-028)."""

    predictable: bool
    stressful: bool
    words: str
    opens: str


class CheckSeen(Struct, frozen=True, omit_defaults=True):
    number: int
    situation: str
    title: str
    """ "Pick the lock: difficult 30", "Is it the truth?"."""
    stage: str
    sides: tuple[SideSeen, ...]
    text: str = ""
    target: int | None = None
    label: str = ""
    parts: tuple[Row, ...] = ()
    fumble: int = 1
    predictable: bool | None = None
    stressful: bool | None = None
    minutes: int = 0
    hidden: bool = False
    real: bool = False
    dangerous: bool = False
    second: bool = False
    toward: str = ""
    task: str = ""
    metres: int = 0
    winner: int = -1
    success: bool = False
    level: int = 0
    degree: str = ""
    gap: int = 0
    words: str = ""
    """What came of it."""
    extras: tuple[str, ...] = ()
    extras_due: int = 0
    outcome: str = ""
    cost: str = ""
    """What buying it off costs, in stage push; what a block costs, in stage choose."""
    truthful: bool | None = None
    """Of a lie, to who knows."""
    due: str = ""
    """ "dodge": who is thrown at is asked."""
    degrees: tuple[tuple[str, int], ...] = ()
    """Each degree of success with the total it takes (YAG-012), where there is a number to reach."""
    judging: tuple[Judging, ...] = ()
    """To the game master, before the die falls."""
    heading: str = ""
    """The title without the number, which has a place of its own."""
    quote: str = ""
    """What was said of it, where the title does not."""
    eased: int = 0
    """The number before a technique or a specialisation lowered it; 0: nothing has."""
    gait: str = ""
    """What the gait makes of the ground."""
    tone: str = ""
    """What came of it was "good", "bad" or "even"; empty: nobody may know yet."""
    loser: int = -1
    """The first side that was beaten."""
    covered: int = 0
    """Metres that are behind them now."""


class TaskSeen(Struct, frozen=True, omit_defaults=True):
    task: Task
    words: str
    """How it stands."""
    odds: tuple[Bar, ...] = ()
    """Of finishing, from here, where everything is known."""
    named: tuple[bool, bool] = (False, False)
    """Of a team task: who has named a member."""
    pairs: tuple[str, ...] = ()
    """What each side rolls, in words."""
    fumble: int = 1
    """Of a long task: the next check fails on this or less (YAG-114)."""
    lost_at: int = 0
    """and so many failures in a row lose it (YAG-116)."""
    lowest: int | None = None
    """Of a work of art: the roll that counts (YAG-129),"""
    quality: str = ""
    """and what that makes it."""


class ClimbSeen(Struct, frozen=True, omit_defaults=True):
    climb: Climb
    metres: int
    """In the next interval."""
    target: int
    """Here."""
    left: int
    """Intervals to the top, all going well."""
    words: str = ""
    fall: tuple[tuple[str, str], ...] = ()
    """The chance to fall on the way up, for each pace and way: what, chance in words."""


class SceneSeen(Struct, frozen=True):
    number: int
    place: str
    time: str
    aim: str
    open: bool


class WorkSeen(Struct, frozen=True):
    """A finished work of art."""

    task: str
    name: str
    quality: int
    label: str


class Public(Struct, frozen=True, omit_defaults=True):
    gm: int
    people: tuple[str, ...]
    session: int
    sitting: bool
    day: int
    watch: int
    watches: int
    """In a day (YAG-171)."""
    tl: int
    tl_name: str
    scene: SceneSeen
    round: int
    ground: Ground
    ground_parts: tuple[Row, ...]
    """What the obstruction is made up of,"""
    ground_total: int
    """and what it comes to;"""
    gait_targets: dict[str, int]
    """over this ground at each gait, in a scene."""
    creatures: tuple[Person, ...]
    check: CheckSeen | None
    tasks: tuple[TaskSeen, ...]
    climbs: tuple[ClimbSeen, ...]
    works: tuple[WorkSeen, ...]
    """The best first (YAG-130)."""
    petitions: tuple[Petition, ...]
    skills: tuple[SkillDef, ...]
    """Of the campaign's list, those that differ from the starter list (library.ts),"""
    struck: tuple[str, ...]
    """and those struck from it."""
    library: tuple[TechniqueDef, ...]
    """Techniques that differ from the printed library."""
    cultures: tuple[Culture, ...]
    prices: tuple[Price, ...]
    first_levels: dict[str, int]
    """What the first level costs of each kind of skill that is for sale."""
    budget: Budget | None
    """Where characters are built with points."""
    receipts: tuple[Receipt, ...]
    closed: bool
    looks: tuple[Guise, ...] = ()
    """Portraits and pronouns."""
    house: dict[str, str] = {}
    unlisted: tuple[str, ...] = ()
    """Printed techniques that were taken out of the library."""


class TakeSeen(Struct, frozen=True, omit_defaults=True):
    """What taking 0 or 10 would give, or why not."""

    what: str
    total: int = 0
    words: str = ""
    refused: str = ""
    unjudged: bool = False
    """The game master has yet to say whether it may be (YAG-031)."""


class Chance(Struct, frozen=True, omit_defaults=True):
    """My side of the open check."""

    side: int
    bars: tuple[Bar, ...] = ()
    """Of success and each degree; of a contest won, none, lost; empty where the other side is not mine to know."""
    against: tuple[tuple[int, tuple[Bar, ...]], ...] = ()
    """For each ability the other side might have."""
    routes: tuple[RouteSeen, ...] = ()
    takes: tuple[TakeSeen, ...] = ()


class Belief(Struct, frozen=True, omit_defaults=True):
    """What a listener's player is told (YAG-235)."""

    number: int
    who: str
    speaker: str
    words: str
    text: str = ""


class ShelfSeen(Struct, frozen=True, omit_defaults=True):
    """Somebody on the shelf, in few words."""

    id: str
    name: str
    kind: str
    words: str
    said: tuple[str, ...] = ()


class NamedSeen(Struct, frozen=True):
    """Who was named for the next turn of a team task."""

    task: str
    side: int
    who: str


class Private(Struct, frozen=True, omit_defaults=True):
    leads: bool
    mine: tuple[str, ...]
    notes: tuple[Note, ...] = ()
    pleas: tuple[Plea, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    """Of characters in the making, to who makes them; to the game master those of all her creatures."""
    counters: dict[str, CounterSeen] = {}
    """Of the game master's creatures: hers."""
    written: dict[str, str] = {}
    """Notes on creatures this seat may read."""
    hidden: tuple[Person, ...] = ()
    check: CheckSeen | None = None
    """The open check as this seat may read it, where that is more than the public part."""
    chances: tuple[Chance, ...] = ()
    beliefs: tuple[Belief, ...] = ()
    kept: tuple[CheckSeen, ...] = ()
    """Hidden checks: the game master's."""
    picked: tuple[NamedSeen, ...] = ()
    """By my side."""
    receipts: tuple[Receipt, ...] = ()
    """For what not everybody may know: the game master's."""
    shelf: tuple[ShelfSeen, ...] = ()
    plans: tuple[Plan, ...] = ()
    """Scenes prepared in hiding: the game master's."""
    shown_notes: tuple[NoteSeen, ...] = ()
    """What others show to this seat."""
    looks: tuple[Guise, ...] = ()
    """Of people in hiding: the game master's."""
    numbers: tuple[tuple[str, int], ...] = ()
    """How hard things are in this scene: the game master's."""
