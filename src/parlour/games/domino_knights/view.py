"""The only door out: what each seat may see, built up from the state, never filtered down from it."""

from typing import Literal

from msgspec import Struct

from parlour.core.game import Outcome
from parlour.games.domino_knights.model import Options, Turn


class KnightSeen(Struct, frozen=True, gc=False, omit_defaults=True):
    """DK-015: everything about a Knight is public. Values by 3.7, with the layers that made them."""

    id: str
    """Its domino, "[3:6]"."""
    attack_end: int
    defence_end: int
    suit: str
    """One of ♠♥♦♣, or empty."""
    attack: int
    defence: int
    cards: tuple[str, ...]
    """Training cards under it; a pair's two cards, as they were laid."""
    on: tuple[str, ...] = ()
    """Life and Power under or on it."""
    tapped: bool = False
    never_taps: bool = False
    courage: int = 0
    """Added to both ends before doubling."""
    doublings: int = 0
    model: str | None = None
    """Whom a Doppelganger copies."""
    flipped: bool = False
    """Defeated in the present battle (DK-100)."""
    pair: tuple[str, ...] = ()
    """Without dominoes: the card that attacks and the card that defends (DK-187)."""
    hired_from: int | None = None
    """The Kingdom a Mercenary bought it from (DK-190)."""
    power: int = 0
    """What Power multiplies both ends by; 0: no Power is on it."""


class FaceDown(Struct, frozen=True, gc=False, omit_defaults=True):
    """A Recruit or Candidate as others see it: a place, the number of cards under it, its pips only if everybody saw
    them."""

    id: str
    cards: int = 0
    pips: str | None = None
    pair: tuple[str, ...] = ()
    """A raised pair of cards: everybody saw it rise (DK-A76)."""


class KingdomSeen(Struct, frozen=True, gc=False):
    name: str
    health: int | None
    """None where Fame is played for, and while the goal is voted on."""
    fame: int | None
    alive: bool
    hand: int
    known: tuple[str, ...]
    """Cards everybody saw her take and nobody saw go."""
    recruits: tuple[FaceDown, ...]
    candidates: tuple[FaceDown, ...]
    knights: tuple[KnightSeen, ...]
    graveyard: tuple[str, ...]
    """Bottom to top."""
    tomb: tuple[str, ...]
    """Without dominoes: the two cards of the pair in the graveyard (DK-193)."""
    laid: tuple[str, ...]
    attacked: bool
    """Already attacked this turn (DK-071)."""


class PlaySeen(Struct, frozen=True, gc=False):
    """A special card in the open window; what Life hides stays hidden (DK-A90)."""

    card: str
    name: str
    seat: int
    target: str
    aim: str = ""
    """What it is played on, where the name of its target would not say it."""


class WindowSeen(Struct, frozen=True, gc=False):
    checkpoint: int
    batch: tuple[PlaySeen, ...]
    asked: tuple[int, ...]
    """Seats that may still answer."""


class PairingSeen(Struct, frozen=True, gc=False):
    """DK-092: what would be compared if nothing more were played."""

    attacker: str
    seat: int
    attack: int
    defence: int
    blockers: tuple[str, ...]
    unit_attack: int
    unit_defence: int
    attacker_falls: bool
    unit_falls: bool
    opens: bool
    """Nobody stands against it: its attack goes to Health."""


class BattleSeen(Struct, frozen=True, gc=False):
    attacker: int
    target: int
    pairings: tuple[PairingSeen, ...]
    damage: int
    """Health the target would lose."""
    sides: tuple[int, ...]
    """By seat: 0 neither, 1 attack, 2 defence."""
    asked_aid: tuple[int, ...]
    """Sides (1, 2) that asked for aid."""
    resolved: bool
    victor: int | None
    """Who won it and may loot, until she has (DK-105)."""
    fame: tuple[int, ...]
    """By seat: the Fame everybody would gain or lose; empty where Health is played for."""


class LessonSeen(Struct, frozen=True, gc=False):
    """What the coach says now."""

    step: int
    titles: tuple[str, ...]
    """Of all steps, in order."""
    stage: int
    stages: int
    praise: str
    """For what was just done."""
    task: str
    hint: str
    point: tuple[str, ...]
    """Pieces to use, in this order; "[4:6]>[5:7]" sets one against another, "10♦|10♣" is either."""
    press: str
    """The command that sends it."""
    state: Literal["yours", "waiting", "astray", "done", "lost"]
    learned: tuple[tuple[str, str], ...]
    """When the step is done: a sentence and its rule."""


class GoalSeen(Struct, frozen=True, gc=False):
    """Something to play for, as this table would play it."""

    goal: str
    title: str
    rule: str = ""


class Public(Struct, frozen=True, gc=False):
    kingdoms: tuple[KingdomSeen, ...]
    deck: int
    peasants: int
    discard: tuple[str, ...]
    """Bottom to top."""
    phase: str
    turn: int
    active: int
    window: WindowSeen | None
    battle: BattleSeen | None
    copying: int | None
    highest: int
    """Highest pip value of the set."""
    start: int
    """The Health or Fame everybody started with."""
    goal: str
    """As settled: by the host, by a turned card, or by a vote; empty while it is voted on."""
    limit: int
    """N of Fame or T minutes, where the goal has one (DK-184)."""
    goal_card: str
    """The card turned for it, or empty (DK-178)."""
    pleas: tuple[str, ...]
    """By seat, where the goal was voted on."""
    voted: tuple[bool, ...]
    """By seat: who has voted."""
    votes: tuple[str, ...]
    """By seat: a goal or "redraw", once all have voted."""
    time_up: bool
    options: Options
    outcome: Outcome | None
    turns: tuple[Turn, ...]
    """The score sheet: the last hundred turns,"""
    this_turn: Turn | None
    """and the one under way (DK-196)."""
    lesson: LessonSeen | None = None
    goals: tuple[GoalSeen, ...] = ()
    """All that may be voted for or played for."""
    ace_of_diamonds: str = "Wealth"
    """What it is at this table; empty: nothing special."""


class Own(Struct, frozen=True, gc=False, omit_defaults=True):
    """A face-down domino, or pair of cards, as its owner sees it."""

    id: str
    pips: str
    """Empty for a pair."""
    cost: int
    cards: tuple[str, ...] = ()
    paid: int = 0
    finished: bool = True
    """It will be promoted in the next Maintain."""


class CoachSeen(Struct, frozen=True, gc=False):
    """What a friend would say to a newcomer who is asked this; the key says which situation it is."""

    key: str
    text: str


class Private(Struct, frozen=True, gc=False):
    hand: tuple[str, ...]
    recruits: tuple[Own, ...]
    candidates: tuple[Own, ...]
    played: tuple[tuple[str, str], ...] = ()
    """Own plays of Life in the window, with the end or model chosen."""
    vote: str = ""
    """One's own, while the goal is voted on."""
    coach: CoachSeen | None = None
