"""What a Fate table remembers. Everything else (refresh, totals, who may do what) is derived and lives in the rules."""

from typing import Literal

from msgspec import Struct

from parlour.roleplay.desk import Desk

Approach = Literal["Careful", "Clever", "Flashy", "Forceful", "Quick", "Sneaky"]
APPROACHES: tuple[Approach, ...] = ("Careful", "Clever", "Flashy", "Forceful", "Quick", "Sneaky")
Action = Literal["create", "overcome", "attack", "defend"]
ACTIONS: tuple[Action, ...] = ("create", "overcome", "attack", "defend")
Goal = Literal["", "create", "discover", "use"]
Harm = Literal["physical", "mental"]
Degree = Literal["mild", "moderate", "severe"]
DEGREES: tuple[Degree, ...] = ("mild", "moderate", "severe")
Kind = Literal["pc", "major", "mook", "group"]
Outcome = Literal["", "fail", "tie", "succeed", "style"]

HEROES, FOES = "heroes", "foes"
GM, SCENE = "gm", "scene"
"""Stand for the game master and for the scene where a character could stand."""


class Options(Struct, frozen=True):
    """The switches of catalogue 4.2."""

    roll_mode: Literal["dice", "deck", "both"] = "dice"
    deck_reshuffle: Literal["empty", "draw", "scene"] = "empty"
    stress_boxes: int = 3
    stress_per_hit: Literal["1", "many"] = "1"
    invoke_free_per_roll: Literal["any", "one"] = "any"
    overcome_fail_choice: Literal["gm", "player"] = "gm"
    help_minimum: Literal["none", "average"] = "none"
    help_max: int = 0
    concede_pay: Literal["now", "sceneEnd"] = "now"
    concede_npc: Literal["on", "off"] = "on"
    move_hindered: Literal["action", "overcome"] = "action"
    hostile_anywhere: Literal["off", "on"] = "off"
    compel_gm_source: Literal["infinite", "pool"] = "infinite"
    pool_per_pc: int = 1
    pool_leftover: Literal["lost", "kept"] = "lost"
    boost_expiry: Literal["scene", "exchange"] = "scene"
    contest_advantage: Literal["off", "on"] = "off"
    contest_victories: int = 3
    npc_order: Literal["block", "single"] = "block"
    group_rounding: Literal["down", "up"] = "down"
    group_many_boxes: Literal["off", "on"] = "off"
    approach_max: int = 8
    free_carry: Literal["lasting", "scene"] = "lasting"
    defend_none: int = 0
    stunt_stack: Literal["all", "one"] = "all"
    move_far: int = 0
    pool_count: Literal["scene", "session"] = "scene"
    self_compel_confirm: Literal["none", "gm"] = "none"
    major_stunt_from: Literal["any", "three"] = "any"
    late_stunts: Literal["all", "free"] = "all"
    mook_skills: Literal["once", "each"] = "once"
    after_dice: Literal["able", "turns"] = "able"
    wait: int = 8
    remember: Literal["on", "off"] = "on"
    voice: Literal["off", "on"] = "off"


class Stunt(Struct, frozen=True, omit_defaults=True):
    """FAE-179: a bonus in a narrow case, or a rule bent once a session."""

    template: Literal["bonus", "bend"]
    feature: str
    """What follows "Because I": "am a Born Tinkerer"."""
    approach: str = ""
    actions: tuple[str, ...] = ()
    circumstance: str = ""
    effect: str = ""
    when: Literal["any", "conflict", "physical", "mental", "contest"] = "any"
    """Where a bend can be used at all."""
    used: int = 0
    """The session in which it was used last."""
    permitted: bool = True
    """FAE-040: a stunt over two actions needs the game master's word."""


class Free(Struct, frozen=True, omit_defaults=True):
    """Free invocations of one team. `since`: usable only after that turn (FAE-054)."""

    team: str
    count: int
    since: int = -1


class Aspect(Struct, frozen=True, omit_defaults=True):
    id: str
    """a1, a2, ... for what everybody may know of; h1, k1001, w1, ... while it is hidden, so that no gap tells of it."""
    text: str
    kind: Literal["high", "trouble", "general", "consequence", "situation", "boost"]
    owner: str = ""
    """The character it belongs to; empty: the scene."""
    zone: str = ""
    hidden: bool = False
    knowers: tuple[str, ...] = ()
    """Characters that know a hidden aspect although not everybody does."""
    secret: bool = False
    """Hidden on its own: it stays so when its owner comes out of hiding."""
    free: tuple[Free, ...] = ()


class Consequence(Struct, frozen=True):
    degree: Degree
    aspect: str
    session: int
    conflict: int
    """The conflict it was taken in, 0 outside one."""


class Character(Struct, frozen=True, omit_defaults=True):
    id: str
    """c1, c2, ...; h1, h2, ... while it is prepared in hiding."""
    name: str
    kind: Kind
    controller: int
    """The seat that plays it; the game master's characters follow the game master's seat (-1)."""
    side: str
    looks: str = ""
    ratings: tuple[int, ...] = ()
    """In the order of APPROACHES; empty: not settled yet, or a mook."""
    stunts: tuple[Stunt, ...] = ()
    bench: Stunt | None = None
    """A stunt written down, to be taken when there is a place for it."""
    raises: int = 0
    """How often refresh was raised by a major milestone."""
    bought: int = 0
    """Stunts taken in place of such a raise: they never lower refresh."""
    fp: int = 0
    boxes: int = 0
    ticked: tuple[int, ...] = ()
    consequences: tuple[Consequence, ...] = ()
    skilled: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    weak_else: bool = False
    """FAE-187: bad at everything outside its skills."""
    members: int = 0
    status: Literal["draft", "submitted", "ready"] = "ready"
    out: Literal["", "taken", "conceded"] = ""
    here: bool = False
    """Takes part in the scene."""
    zone: str = ""
    hidden: bool = False
    played: bool = False
    """Has started a session already."""


class Zone(Struct, frozen=True):
    id: str
    name: str


class Border(Struct, frozen=True, omit_defaults=True):
    """Two zones next to each other, and what makes the way hard."""

    id: str
    a: str
    b: str
    barrier: str = ""
    holder: str = ""
    """The character that holds it against the other side."""


class Fact(Struct, frozen=True):
    id: int
    by: int
    aspect: str
    text: str
    waiting: tuple[int, ...]
    """Seats that have not agreed yet; empty: it is true."""


class Deal(Struct, frozen=True, omit_defaults=True):
    """A negotiation: a compel, a self-compel, or an aspect somebody suggests."""

    id: int
    kind: Literal["compel", "self", "aspect", "recover"]
    by: str
    """The compelling character, "gm" for the game master, or the one it is about."""
    victim: str
    aspect: str
    text: str
    sort: Literal["", "decision", "event", "mild"] = ""
    turned: bool = False
    """The other side has put it otherwise: whoever offered it is asked now."""


class Task(Struct, frozen=True, omit_defaults=True):
    id: str
    text: str
    difficulty: int
    result: str = ""
    hidden: bool = False
    takers: tuple[str, ...] = ()
    """Who may try it; empty: anybody."""
    foe: str = ""
    """Who works against it: then a roll stands in the place of the difficulty."""


class Challenge(Struct, frozen=True):
    name: str
    tasks: tuple[Task, ...]


class Contest(Struct, frozen=True, omit_defaults=True):
    name: str
    who: tuple[str, ...]
    victories: tuple[int, ...]
    exchange: int = 1
    tried: tuple[str, ...] = ()
    """Made an advantage in this exchange already (by switch)."""
    barred: tuple[str, ...] = ()
    """Failed at it, so make no overcome roll in this exchange."""
    twist: bool = False
    """The game master is asked for a twist."""


class Conflict(Struct, frozen=True, omit_defaults=True):
    number: int
    harm: Harm
    order: tuple[tuple[str, ...], ...]
    """Who acts when: a character, or the block of the game master's."""
    at: int = 0
    exchange: int = 1
    acted: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    ended_turn: tuple[str, ...] = ()
    begun: bool = False


class Payment(Struct, frozen=True):
    """FAE-106: to be handed over when the scene is over. `to` is a character, or "pool" for the next scene's."""

    to: str
    amount: int


class Scene(Struct, frozen=True, omit_defaults=True):
    number: int = 0
    name: str = ""
    opened: bool = False
    pcs: tuple[str, ...] = ()
    zones: tuple[Zone, ...] = ()
    borders: tuple[Border, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    """How hard it is to overcome something: an aspect, a border, the scene; "" for the number named last."""


class Throw(Struct, frozen=True, omit_defaults=True):
    faces: tuple[int, ...] = ()
    """Four of 0 minus, 1 blank, 2 plus."""
    card: int = -1
    by_hand: bool = False


class Invoked(Struct, frozen=True, omit_defaults=True):
    """One use of an aspect on this roll."""

    who: str
    aspect: str
    text: str
    effect: Literal["bonus", "reroll", "raise"]
    """A raise in a contest counts on the rival's side."""
    paid: bool
    words: str = ""


class Side(Struct, frozen=True, omit_defaults=True):
    """One side of a roll: a character who rolls, or the number that stands against her."""

    who: str
    """Empty: a fixed difficulty."""
    team: str
    how: tuple[str, ...] = ()
    rating: int = 0
    """Of the approach, by the mook's lists, or the fixed difficulty itself."""
    words: str = ""
    helpers: tuple[str, ...] = ()
    stunts: tuple[int, ...] = ()
    throws: tuple[Throw, ...] = ()
    invoked: tuple[Invoked, ...] = ()
    settled: bool = True
    """The number or the way of defending has been chosen."""
    name: str = ""
    """A hazard that attacks, where nobody does; with `dice` the game master throws for it."""
    dice: bool = False
    hindered: tuple[Invoked, ...] = ()
    """FAE-111 in a contest: what makes this competitor's roll harder."""
    eager: bool = False
    """Its dice are thrown as soon as nothing is left to decide before them."""


class Offered(Struct, frozen=True):
    """Somebody would take the blow for the target (FAE-065)."""

    who: str
    words: str


class Choice(Struct, frozen=True, omit_defaults=True):
    """Something still to be settled before a roll is done."""

    kind: Literal[
        "failure", "found", "missed", "cost", "serious", "accept", "removal", "trade", "absorb", "name", "fate", "boost"
    ]
    seat: int
    """-1: the game master."""
    who: str = ""
    text: str = ""
    piece: str = ""
    team: str = ""


class Roll(Struct, frozen=True, omit_defaults=True):
    number: int
    action: Literal["create", "overcome", "attack", "contest"]
    goal: Goal
    target: str
    """A character, an aspect, a task, a border, or "scene"."""
    text: str
    """The aspect to be made, or the aim."""
    words: str
    harm: Harm
    sides: tuple[Side, ...]
    phase: Literal["oppose", "ready", "invoke", "settle"] = "oppose"
    asked: int = 0
    """Where sides take turns: the one that may invoke or pass now."""
    passes: int = 0
    stood: tuple[int, ...] = ()
    """Where they do not: the sides that let it stand as it is."""
    held: int = -1
    """The side that has stopped the clock."""
    protectors: tuple[Offered, ...] = ()
    protected: str = ""
    """Whom the defender stands before."""
    outcome: Outcome = ""
    shift: int = 0
    damage: int = 0
    choices: tuple[Choice, ...] = ()


class Reward(Struct, frozen=True, omit_defaults=True):
    """What one character takes at a milestone, before it is confirmed."""

    who: str
    clears: tuple[tuple[str, str], ...] = ()
    """Degree of consequence and how it healed."""
    refused: tuple[str, ...] = ()
    """Degrees the game master finds implausible."""
    effect: Literal["", "swap", "rewrite", "replace", "add", "nothing"] = ""
    a: str = ""
    b: str = ""
    stunt: Stunt | None = None
    approach: str = ""
    great: Literal["", "refresh", "stunt"] = ""
    great_stunt: Stunt | None = None
    high: str = ""


class Milestone(Struct, frozen=True, omit_defaults=True):
    kind: Literal["minor", "significant", "major"]
    session: int
    rewards: tuple[Reward, ...]
    """Of those who have not confirmed yet."""


class State(Struct, frozen=True, omit_defaults=True):
    desk: Desk
    options: Options
    characters: tuple[Character, ...] = ()
    aspects: tuple[Aspect, ...] = ()
    scene: Scene = Scene()
    pool: int = 0
    carried: int = 0
    """Fate points for the next scene's pool."""
    owed: tuple[Payment, ...] = ()
    supply: int = 0
    """What the infinite supply has given out, with its sign: purses, pool and this always add up to nothing."""
    roll: Roll | None = None
    rolls: int = 0
    turn: int = 0
    """Counts turns, or rolls where there are none."""
    deals: tuple[Deal, ...] = ()
    facts: tuple[Fact, ...] = ()
    challenge: Challenge | None = None
    contest: Contest | None = None
    victor: str = ""
    """Who has just won an exchange of a contest, and may say how."""
    conflict: Conflict | None = None
    conflicts: int = 0
    milestone: Milestone | None = None
    greater: int = 0
    """The session of the last significant or major milestone, which holds the minor one of its end."""
    deck: bytes = b""
    """The cards not yet drawn, where a deck of fate is used."""
    archive: tuple[str, ...] = ()
    """Situation aspects of scenes that are over."""
    made: int = 0
    """Ids given out in the open."""
    hid: int = 0
    """Ids given out in hiding."""
    dealt: int = 0
    """Numbers given to deals and facts."""
    lax: bool = False
    """The game master has allowed what would be refused. Never true in a state that is kept."""

    @property
    def cast(self) -> tuple[Character, ...]:
        return self.characters
