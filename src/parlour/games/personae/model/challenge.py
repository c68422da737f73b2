"""One Challenge, from the goal to the last die."""

from typing import Literal

from msgspec import Struct

from parlour.games.personae.model.vocabulary import Kind


class Addition(Struct, frozen=True, omit_defaults=True):
    label: str
    amount: int
    rule: str = ""
    by: str = ""
    """The Trait it comes from; empty: circumstance or help."""
    only: str = ""
    """The opponent it counts against; empty: all."""


class Change(Struct, frozen=True):
    """One die rerolled."""

    by: str
    """The Ability."""
    at: int
    before: int
    rolled: int
    after: int


class Side(Struct, frozen=True, omit_defaults=True):
    """One individual in a Challenge; the game master's own dice where there is nobody."""

    who: str
    """Empty: the game master rolls for a difficulty or a wound."""
    skill: str = ""
    """Its id; empty: unskilled, one die."""
    attribute: str = ""
    """The Attribute added; a name of ATTRIBUTES, or empty."""
    value: int = 0
    """What it adds."""
    base: int = 1
    """Dice before bonus and penalty."""
    chosen: bool = False
    """It has said what it uses."""
    active: bool = False
    """An active defence (PER-211)."""
    guard: bool = False
    """It was announced, and this used it up (PER-Q43)."""
    additions: tuple[Addition, ...] = ()
    bonus: tuple[Addition, ...] = ()
    """Dice: bonus and penalty, each with its reason."""
    helpers: tuple[tuple[str, str], ...] = ()
    """Who helps, with which Skill."""
    expertise: str = ""
    pending: str = ""
    """An Expertise whose justification the game master has yet to accept."""
    reason: str = ""
    stand_in: str = ""
    """A healer whose dice stand in for the patient's (PER-205)."""
    dice: tuple[int, ...] = ()
    by_hand: bool = False
    changes: tuple[Change, ...] = ()
    ignored: tuple[int, ...] = ()
    """Places of dice that do not count (PER-218),"""
    ignored_by: tuple[str, ...] = ()
    """and for whom each of them does not."""
    used: tuple[str, ...] = ()
    """Special Abilities its individual has used for this roll."""
    done: bool = False
    """Has nothing more to do in the present step."""
    earned: int = 0
    bought: int = 0
    """Criticals spent for a better result,"""
    sure: int = 0
    """and for automatic success."""
    extra: int = 0
    """Hits bought."""
    eager: bool = False
    """It said it is ready when it issued or answered: its dice wait for nothing more."""
    power: str = ""
    """Of who joins in issuing a Power Challenge: the Power it uses; the first actor's is the Challenge's."""


class Duel(Struct, frozen=True, omit_defaults=True):
    """An actor against one reactor."""

    reactor: int
    """Its place among the sides."""
    start: int = 0
    """The die it begins with: 0, or later in a subsequent Challenge."""
    outcome: Literal["", "success", "failure", "deadlock"] = ""
    pairs: tuple[tuple[int, int], ...] = ()
    """The totals compared, the deciding pair last; -1 where a side has no die left."""
    settled: bool = False
    actor: int = 0
    """Its place among the sides."""


class Challenge(Struct, frozen=True, omit_defaults=True):
    number: int
    kind: Kind
    sides: tuple[Side, ...]
    """The actor first, then the reactors, last those who issue it together with the first (PER-116)."""
    goal: str
    power: str = ""
    difficulty: int | None = None
    listed: int | None = None
    """Before the game master shifted it (PER-271)."""
    unnoticed: bool = False
    """The reactor is not aware of it (PER-212)."""
    at_end: bool = False
    """Of a recovery: at the end of the scene or the fight."""
    effect: str = ""
    """What success means beside or instead of hits: a condition, in words (PER-168)."""
    harmless: bool = False
    """It inflicts no hits."""
    stage: Literal["help", "answer", "settings", "reroll", "ignore", "spend", "settle", "close"] = "help"
    duels: tuple[Duel, ...] = ()
    chained: int = 0
    """The how-manieth subsequent Challenge with the same dice."""
    grants: tuple[str, ...] = ()
    """Traits whose follow-up is due: "a3:subsequent", "a4:additional"."""
    free: bool = False
    """It cost no action."""
    spared_by: str = ""
    """The Trait of the turn that spared it (PER-272)."""
    opens: bool = False
    """It is the escalator's opening one (PER-161)."""
    goes_on: bool = False
    """It was paid for with the one before: the next pair (PER-Q31), or an additional one (PER-129)."""
    provoked: bool = False
    rerolled: int = 0
    """Deadlocks rolled anew."""
    later: tuple[str, ...] = ()
    """Reactors still to come, each with a roll of its own (PER-Q31);"""
    joined: int = 0
    """How many of the sides have joined in issuing it."""
    after: tuple[tuple[str, str, str], ...] = ()
    """Where each pair rolls for itself, the actors still to come, with Skill and Power,"""
    against: tuple[str, ...] = ()
    """each against all of these."""
