"""Work of more than one roll: long, competitive, team and artistic tasks, and climbs."""

from typing import Literal

from msgspec import Struct

from parlour.games.yags.model.vocabulary import Pace


class Task(Struct, frozen=True, omit_defaults=True):
    id: str
    """x1, x2, ..."""
    kind: Literal["long", "race", "team", "art"]
    name: str
    sides: tuple[tuple[str, ...], ...]
    """Who works; in a race two sides, in a team task two lists of members."""
    pairs: tuple[tuple[str, str], ...]
    """Attribute and skill of each side."""
    done: Literal["", "complete", "lost", "won", "drawn", "aborted"] = ""
    why: str = ""
    """Why it was aborted or changed."""
    # Long and artistic
    target: int = 20
    needed: int = 0
    """Success levels of a long task; rolls of a work of art."""
    gained: int = 0
    raised: int = 0
    """Failures so far: each raises the fumble chance (YAG-114)."""
    row: int = 0
    """Failures in a row (YAG-115)."""
    checks: int = 0
    minutes: int = 0
    """For each check (YAG-117),"""
    used: int = 0
    """and used so far."""
    predictable: bool | None = None
    stressful: bool | None = None
    rolls: tuple[int, ...] = ()
    """Of a work of art: each counts, the lowest is its quality (YAG-129)."""
    # Competitive
    ends: Literal["", "first", "turns"] = ""
    goal: int = 0
    """Successes to reach, or turns to play."""
    turn: int = 0
    """Turns played."""
    advantage: int = -1
    """The side that holds it; -1 none."""
    scores: tuple[int, int] = (0, 0)
    physical: bool = False
    blocks: tuple[int, int] = (0, 0)
    """How often each side has blocked a success of the other (YAG-122)."""
    field: str = ""
    """The mastery it is about, by name; empty: none in particular."""
    picked: tuple[str, str] = ("", "")
    """Of a team task: who was named for this turn, shown together (3.5)."""
    winner: int = -1


class Climb(Struct, frozen=True, omit_defaults=True):
    """A long climb (3.7)."""

    who: str
    label: str
    target: int
    pace: Pace
    careful: bool
    height: int
    """Metres to climb."""
    reached: int = 0
    intervals: int = 0
    stretches: tuple[tuple[int, int], ...] = ()
    """From this height on, that target (YAG-275)."""
    boost: bool = False
    """The next round goes at half Move: a technique (Effect "climb")."""
    boosted: bool = False
    """That technique has been used in this climb."""
    tried: bool = False
    """An interval has been climbed in this round."""
    over: Literal["", "top", "fallen", "ended"] = ""
