"""A contest as the table remembers it: groups, hands, wild cards, who won and what is being settled."""

from typing import Literal, NamedTuple

from msgspec import Struct

Effect = Literal["wound", "incapacitate", "maim", "knock_out", "kill", "escape", "free", "nothing"]


class Hand(Struct, frozen=True, omit_defaults=True):
    who: str
    down: tuple[str, ...]
    up: tuple[str, ...] = ()
    stymied: bool = False
    stood: bool = False
    """Passed for good (only where a pass is final)."""
    replied: bool = False


class Claim(NamedTuple):
    """FUG-144: who asks for a wild card, for which ability; nobody."""

    who: str = ""
    ability: str = ""


class Wild(Struct, frozen=True, omit_defaults=True):
    """FUG-144: an extra card for an ability."""

    id: str
    """x1, x2, ..."""
    who: str
    ability: str
    card: str
    shown: bool = False
    """Known to all, because it was used before (FUG-A06)."""
    used: bool = False
    """It lies in the hand now."""


class Group(Struct, frozen=True, omit_defaults=True):
    number: int
    sides: tuple[tuple[str, ...], ...]
    joined: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    """Holding back from the coming round."""
    left: tuple[tuple[str, str], ...] = ()
    """Who is out of this group for good, and how: fled, surrendered, escaped."""
    sitting_out: tuple[str, ...] = ()
    """Incapacitated through the next round (FUG-A29)."""
    serving: tuple[str, ...] = ()
    """Incapacitated through the round that is being played."""
    rounds: int = 0
    resolved: bool = False
    last: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Everybody's face-up cards of the latest round,"""
    how: Literal["", "win", "stalemate", "all stymied"] = ""
    """and how it ended."""


class Win(Struct, frozen=True, omit_defaults=True):
    """Who may say what happens, and how much (3.8)."""

    who: str
    rank: int
    total: int
    cards: tuple[str, ...]
    targets: tuple[str, ...] = ()
    """Whom it may still befall."""
    many: bool = False
    """FUG-176: each of them, one after the other."""
    started: bool = False
    """FUG-178: the telling of the Fool and the World has begun."""
    lapsed: bool = False
    reaching: bool = False
    """Into another group (FUG-134)."""


class Chosen(Struct, frozen=True, omit_defaults=True):
    """An effect that waits for the Dealer's word."""

    who: str
    effect: Effect
    target: str = ""
    part: str = ""
    weapon: bool = False
    text: str = ""
    sure: bool = False
    """FUG-206: the Dealer has said yes once to a persona's death."""


class Reach(Struct, frozen=True, omit_defaults=True):
    """FUG-133: an act against somebody in another group."""

    who: str
    cards: tuple[str, ...]
    target: str = ""
    allowed: bool = False


class Leave(Struct, frozen=True):
    """Something that needs the Dealer's leave: to flee, to hold back, to finish somebody off, to step into a round; or,
    of a persona that bleeds to death, her second word (FUG-206)."""

    who: str
    what: Literal["flee", "hold", "finish", "intercede", "bleed"]
    target: str = ""
    sure: bool = False


class Contest(Struct, frozen=True, omit_defaults=True):
    number: int
    text: str
    violent: bool
    groups: tuple[Group, ...]
    at: int = 0
    """The group that plays now."""
    stage: Literal["optin", "turn", "reply", "effect", "reach", "done"] = "optin"
    hands: tuple[Hand, ...] = ()
    """In the order of turns."""
    round: int = 0
    """The number of the round that is played (`State.flips`); 0 in what was saved before it was kept."""
    turn: str = ""
    """Whose turn it is; in a reply, whose answer."""
    played: bool = False
    swapped: bool = False
    rescue: bool = False
    """Bust, but a wild card might still save the hand (FUG-A08)."""
    passes: int = 0
    first: str = ""
    """Who reached 21 first."""
    claim: Claim = Claim()
    claimed: tuple[tuple[str, str], ...] = ()
    wilds: tuple[Wild, ...] = ()
    fresh: tuple[tuple[str, str], ...] = ()
    """Abilities just remembered that may be claimed at once, whoever's turn it is (FUG-A05)."""
    win: Win | None = None
    chosen: Chosen | None = None
    describer: str = ""
    """Who took the description of this round."""
    ending: tuple[int, ...] = ()
    """Seats that have yet to answer whether the contest ends."""
    reached: bool = False
    """It has been asked who reaches into another group."""
    reaches: tuple[Reach, ...] = ()
