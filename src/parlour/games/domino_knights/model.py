"""The state of a game of Domino Knights and its parts. Values, never changed once handed out; no rule stands here."""

from typing import Literal

from msgspec import Struct

from parlour.core.game import Outcome
from parlour.games.domino_knights.content import HEALTH_PER_PIP
from parlour.games.domino_knights.pieces import LIFE, SPECIAL

Goal = Literal["lastStanding", "healthiestAfter", "fameFirstTo", "fameTimed", "fameAttrition"]
FAME_GOALS: tuple[Goal, ...] = ("fameFirstTo", "fameTimed", "fameAttrition")
TIMED_GOALS: tuple[Goal, ...] = ("healthiestAfter", "fameTimed")


class Options(Struct, frozen=True, rename="camel"):
    """6.5 and the switches of section 4, each at its default."""

    goal: Goal | Literal["random"] | None = "lastStanding"
    minutes: int = 60
    """T of the timed goals."""
    fame_goal: int = 30
    """N: who first has so much Fame wins (DK-177)."""
    fame: bool = False
    """DK-168: Fame instead of Health. A fame goal turns it on."""
    fame_start: int = 10
    multi_turn_training: bool = False
    looting: bool = False
    dominoless: bool = False
    set: Literal["double-six", "double-nine", "double-twelve"] = "double-nine"
    decks: int = 1
    recycle_below: int = 5
    discard_choice: Literal["first", "any"] = "first"
    extra_training: Literal["allow", "refuse"] = "allow"
    train_per_turn: Literal["any", "one"] = "any"
    reorient: Literal["never", "maintain"] = "never"
    life_suit: Literal["hearts", "chosen", "none"] = "hearts"
    life_on_knight: Literal["stays", "untapOnce"] = "stays"
    life_negated: Literal["recruit", "graveyard", "stays"] = "recruit"
    life_recruit: Literal["own", "any"] = "own"
    wealth_for: Literal["self", "any"] = "self"
    wealth_negated: Literal["topUpOrReturn", "graveyard"] = "topUpOrReturn"
    batch_order: Literal["periodThenPower", "playOrder", "lastInFirstOut"] = "periodThenPower"
    reaction_seconds: int = 8
    majesty_untaps: bool = False
    queen_mid_battle: Literal["withdraw", "tooLate"] = "withdraw"
    jack_scope: Literal["kingdom", "table"] = "kingdom"
    removed_blocker: Literal["open", "stillBlocked"] = "open"
    aid_both_sides: bool = False
    loot_trigger: Literal["battle", "ejection"] = "battle"
    joker_to: Literal["own", "any"] = "own"
    death_shared: bool = False
    time_up: Literal["turn", "round", "now"] = "turn"
    tie_break: Literal["knights", "shared"] = "knights"
    fame_unblocked: Literal["none", "gain1", "lose1"] = "none"
    death_costs_fame: bool = False
    attrition_out: Literal["empty", "zero"] = "empty"
    nl_max: Literal[13, 10] = 13
    nl_raise: Literal["candidate", "hand"] = "candidate"
    nl_ace_diamonds: Literal["mercenary", "noEffect"] = "mercenary"
    nl_blank_card: bool = False
    nl_graveyard: Literal["lastPair", "none"] = "lastPair"
    bots_resign: bool = False
    """Bots give up where all is lost."""
    lesson: int = 0
    """The step of the lesson to begin with; 0: a game like any other. No form asks for it."""

    @property
    def highest(self) -> int:
        """The highest pip value: of the set, or of the cards where there are no dominoes (DK-A74)."""
        return self.nl_max if self.dominoless else HIGHEST[self.set]

    def starting(self, *, fame: bool) -> int:
        """DK-006, DK-168: the Health or Fame every Kingdom begins with."""
        return self.fame_start if fame else HEALTH_PER_PIP * self.highest

    def limit(self, goal: Goal) -> int:
        """DK-184: N or T of this goal, 0 where it has none."""
        return self.fame_goal if goal == "fameFirstTo" else self.minutes if goal in TIMED_GOALS else 0


HIGHEST = {"double-six": 6, "double-nine": 9, "double-twelve": 12}

# The phases of a turn and the steps of a battle (3.2).
SETUP, MAINTAIN, DRAW, TRAIN, ATTACK, AID_ATTACK, DEFEND, AID_DEFEND, RESOLVE, CLEAN_UP, DISCARD, OVER, GOAL_VOTE = (
    range(13)
)
PHASES = (
    "setup",
    "maintain",
    "draw",
    "train",
    "attack",
    "aid_attack",
    "defend",
    "aid_defend",
    "resolve",
    "clean_up",
    "discard",
    "over",
    "goal_vote",
)

NOBODY = -1


class Recruit(Struct, frozen=True, gc=False, array_like=True):
    """DK-013: a face-down domino before its owner. `known`: everybody saw it when it came here."""

    place: int
    domino: int
    known: bool = False


LASTING, NEGATED = 254, 255
"""In `Candidate.doubled`: a Wealth that has expired, its doubling earned for good; and one that was negated
(DK-A22)."""


class Candidate(Struct, frozen=True, gc=False, array_like=True):
    """DK-014: face-down on its face-down training cards; `doubled` holds, for each card, the Wealth active when it was
    laid (DK-A22). `short`: how many of its first cards all know not to reach its cost, since more were added or a
    Maintain passed it by (DK-064). Without dominoes it is the cards themselves, one or two, and `domino` the body of
    the first (DK-186)."""

    place: int
    domino: int
    cards: bytes
    doubled: tuple[bytes, ...]
    known: bool = False
    short: int = 0


class Knight(Struct, frozen=True, gc=False, array_like=True):
    """DK-015: in play. `life` brought it in (or NOBODY), `on` lies on it, `model` is whom a Doppelganger copies (or
    NOBODY). `hired`: the Mercenary cards under it, each with the Kingdom it was bought from (DK-191). A pair is its two
    `cards`."""

    domino: int
    attack: int
    defence: int
    suit: int
    cards: bytes
    life: int = NOBODY
    on: bytes = b""
    model: int = NOBODY
    hired: tuple[tuple[int, int], ...] = ()

    def has_life(self) -> bool:
        """A Life lies under or on it: it is never tapped (DK-127, DK-A16)."""
        if self.life >= 0:
            return True
        for card in self.on:
            if SPECIAL[card] == LIFE:
                return True
        return False


class Kingdom(Struct):
    """DK-011: a player and everything she controls. `shown`: cards everybody knows to be in her hand or under her
    Candidates."""

    name: str
    health: int
    """Or, where Fame is played for, her Fame (DK-168)."""
    alive: bool = True
    hand: bytes = b""
    shown: bytes = b""
    recruits: tuple[Recruit, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    knights: tuple[Knight, ...] = ()
    graveyard: bytes = b""
    tomb: bytes = b""
    """Without dominoes: the two cards of the pair that lies in the graveyard (DK-193)."""
    laid: bytes = b""
    """Face cards and Wealth lying at this Kingdom."""


class Play(Struct, frozen=True, gc=False, array_like=True):
    """A special card in a window. `target` is a number of the line of pieces; suit, attack, model and to only where the
    card needs them."""

    card: int
    seat: int
    target: int
    suit: int = NOBODY
    attack: int = NOBODY
    model: int = NOBODY
    to: int = NOBODY
    pair: bytes = b""
    """DK-189: the two cards Life brings in from the hand, attack first."""


class Window(Struct, frozen=True, gc=False, array_like=True):
    """3.5: a reaction window over the suspended phase. `checkpoint` 0 is an interjection. Who is asked follows from
    public facts."""

    checkpoint: int
    passed: int
    batch: tuple[Play, ...] = ()
    wealth: bool = False
    """Wealth was played or negated in it: CP3 then leads back to Train."""


class Battle(Struct, frozen=True, gc=False):
    """One attack (DK-072). Knights are named by their domino; `sides` by seat: 0 none, 1 attack, 2 defence."""

    target: int
    attackers: tuple[int, ...]
    sides: bytes
    blocks: tuple[tuple[int, int], ...] = ()
    """(blocker, attacker)"""
    passed: int = 0
    used: bytes = b""
    """Knights that were committed to it, also those that left it since: once in each battle (DK-A43)."""
    met: bytes = b""
    """Attackers anybody ever stood against (DK-A39)."""
    freed: bytes = b""
    """Knights on which Life came to lie during this battle (DK-A20)."""
    flipped: bytes = b""
    """Defeated, until clean-up (DK-100)."""
    resolved: bool = False
    asked: int = 0
    """Sides that asked for aid, as bits 1 and 2 (DK-078)."""
    orders: tuple[tuple[int, ...], ...] = ()
    """Orders of the dead their owners have named (DK-A49)."""
    victor: int = NOBODY
    """Who won it and may loot, until she has said no (DK-A51)."""
    looted: int = NOBODY
    fame: tuple[int, ...] = ()
    """By seat, once it is decided: what everybody gained or lost."""


class Turn(Struct, frozen=True, gc=False, array_like=True):
    """A row of the score sheet (DK-196): whose turn it was, what everybody had after it (NOBODY: out of the game), whom
    she fought."""

    seat: int
    marks: tuple[int, ...]
    battles: tuple[tuple[int, int, int], ...] = ()
    """The Kingdom attacked, the damage that came through, the Knights that fell."""


class Lesson(Struct, frozen=True, gc=False, array_like=True):
    """Where a learner stands: the step, counted from 1, and how much of it is done. `lost`: it cannot be done any
    more."""

    step: int
    stage: int = 0
    lost: bool = False


class State(Struct):
    """Everything there is. The deck and the Peasants have no order: a piece is drawn from them when it is drawn."""

    options: Options
    kingdoms: list[Kingdom]
    deck: bytes
    peasants: bytes
    discard: bytes = b""
    """Bottom to top."""
    phase: int = SETUP
    turn: int = 0
    first: int = 0
    active: int = 0
    attacked: int = 0
    """Kingdoms attacked this turn, as bits (DK-071)."""
    tapped: bytes = b""
    """Knights that are tapped, by domino."""
    trained: int = 0
    took_discard: bool = False
    reoriented: bool = False
    places: int = 0
    decision: int = 0
    window: Window | None = None
    battle: Battle | None = None
    copying: int = NOBODY
    """The Kingdom that must name a new model (COPY)."""
    copier: int = NOBODY
    """The Doppelganger it is asked for."""
    then: int = 0
    """What goes on after COPY."""
    goal: Goal = "lastStanding"
    """As settled, also by a turned card or a vote (DK-178, DK-183)."""
    fame: bool = False
    """Fame is played for, not Health."""
    goal_card: int = NOBODY
    """The card turned for it (DK-178)."""
    pleas: tuple[str, ...] = ()
    """By seat, since the goal was voted on (DK-183)."""
    votes: tuple[str, ...] = ()
    """By seat, hidden until all have voted."""
    time_up: bool = False
    turns: tuple[Turn, ...] = ()
    """Those that are over."""
    battles: tuple[tuple[int, int, int], ...] = ()
    """Fought in this turn, as in a row of the score sheet."""
    outcome: Outcome | None = None
    lesson: Lesson | None = None

    def this_turn(self) -> Turn:
        """The row of the turn that is under way."""
        return Turn(self.active, tuple([k.health if k.alive else NOBODY for k in self.kingdoms]), self.battles)
