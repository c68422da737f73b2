"""A roll as people read it: who and what, dice, each modifier on a line, the total, against what, the outcome."""

from msgspec import Struct


class Throw(Struct, frozen=True, omit_defaults=True):
    """One throw of dice, or one card drawn instead."""

    faces: tuple[str, ...]
    """What each die shows, in the words of its kind: "+", "0" and "-" of a fate die, "17" of a d20."""
    die: str = "fate"
    """What is drawn for it: fate, d4, d6, d8, d10, d12, d20, d100 or card."""
    total: int = 0
    struck: bool = False
    """Replaced by a later throw; shown struck through."""
    by_hand: bool = False
    """Thrown on somebody's own table and entered."""


class Row(Struct, frozen=True, omit_defaults=True):
    """One modifier."""

    label: str
    amount: int | None
    """None: a remark, without a number."""
    rule: str = ""
    sign: str = ""
    """How it joins what stands before it, where it is not added: x or ÷."""

    @property
    def number(self) -> str:
        """+2, -1, x 4; nothing of a remark."""
        if self.amount is None:
            return ""
        return f"{self.sign} {self.amount}" if self.sign else f"{self.amount:+d}"


class RollSide(Struct, frozen=True, omit_defaults=True):
    """One roller, or the number she rolls against."""

    title: str
    throws: tuple[Throw, ...] = ()
    rows: tuple[Row, ...] = ()
    total: str = ""
    before: int = 0
    """So many of the rows stand before the dice, where the sum begins with them: 5 x 4 and then the die."""
    beside: bool = False
    """On the side of the one before it."""


class RollCard(Struct, frozen=True, omit_defaults=True):
    title: str
    sides: tuple[RollSide, ...]
    outcome: str = ""
    note: str = ""
    rules: tuple[str, ...] = ()
    mode: str = "public"
    """Who sees it: public, gm (the roller and the game master), blind (the game master alone), self."""
    deed: str = ""
    """Who does what, as a story tells it; empty: as the title says."""
    words: str = ""
    """What the one who rolled said of it,"""
    goal: str = ""
    """what was to be won by it,"""
    met: bool | None = None
    """and whether it was; None: it has no goal, or nobody can say."""
    tally: str = ""
    """The numbers as a story tells them, where the totals do not say it."""
