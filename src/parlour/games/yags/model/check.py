"""One check or contest, from the question to the last word on it."""

from typing import Literal

from msgspec import Struct

from parlour.games.yags.model.vocabulary import Mode, Route, Situation


class Modifier(Struct, frozen=True, omit_defaults=True):
    label: str
    amount: int
    rule: str = ""


class Step(Struct, frozen=True, omit_defaults=True):
    """One step of the roll line (3.2)."""

    label: str
    amount: int
    rule: str = ""
    sign: Literal["+", "x", "÷"] = "+"
    """How it joins what stands before it."""


class Side(Struct, frozen=True, omit_defaults=True):
    """One who rolls. What was known before the die stands above, what the die brought below."""

    who: str
    attribute: str
    skill: str = ""
    """Empty: a raw attribute check (YAG-007)."""
    part: str = ""
    """Of SITUATIONS: the liar's side "lie", the listener's "detect"; techniques look at it."""
    familiarity: str = ""
    """What the task asks for (YAG-138); empty: nothing, or what comes with the skill."""
    shifts: tuple[Modifier, ...] = ()
    """Changes of the attribute for this roll alone (YAG-228)."""
    modifiers: tuple[Modifier, ...] = ()
    route: Route = ""
    """Empty until it has been said; where there is no choice the engine says it."""
    default: str = ""
    """The skill that stands in."""
    techniques: tuple[str, ...] = ()
    """Applied: ids; at most one of them a mastery (YAG-Q61), at most one a specialisation."""
    match: Literal["", "broad", "exact"] = ""
    """How well that specialisation fits (YAG-140), as the game master said."""
    wants: Literal["", "take0", "take10"] = ""
    """Waits for the game master's judgement (YAG-031)."""
    mode: Mode = ""
    """Empty: not rolled yet."""
    die: int = 0
    by_hand: bool = False
    score: int = 0
    """Of the skill rolled: for ties and the natural 20 (YAG-Q49, YAG-260)."""
    ability: int = 0
    fumble: int = 1
    """The fumble chance in the end."""
    halved: bool = False
    total: int = 0
    fumbled: bool = False
    steps: tuple[Step, ...] = ()
    """How the total came about, as it was when the die fell."""
    paid: Literal["", "fatigue", "exhaustion"] = ""
    """A failure bought off."""
    level: int = 0
    """Of success, where each of a group rolls for themselves (YAG-Q78)."""


class Check(Struct, frozen=True, omit_defaults=True):
    number: int
    situation: Situation
    sides: tuple[Side, ...]
    """One: a check against a target. Two and more: a contest (3.3), the acting side first; or a group (YAG-Q78)."""
    text: str = ""
    """What it is about, in somebody's words."""
    target: int | None = None
    """None in a contest, and where the total itself is read (charm, art)."""
    label: str = ""
    """How the target came about: "difficult", "smooth cliff", "light 5 + unstable 5"."""
    parts: tuple[Modifier, ...] = ()
    """Of which the target is made up, where it is."""
    fumble: int = 1
    """The game master's number (YAG-010)."""
    raised: int = 0
    """By failures of the long task (YAG-114)."""
    predictable: bool | None = None
    stressful: bool | None = None
    """None: the game master has not said (YAG-031)."""
    minutes: int = 0
    """Normal time; 0: not said."""
    hidden: bool = False
    """Dice and totals are the game master's (YAG-235)."""
    real: bool = False
    """Needs the real skill: no default (YAG-107)."""
    effort: bool = False
    """A failure can be bought off with fatigue (YAG-202) once it lies there."""
    dangerous: bool = False
    """A fall would be (YAG-201): a second check."""
    second: bool = False
    """This is that second check."""
    resisting: int = -1
    """The side that wins ties where the table says so (YAG-Q19)."""
    truthful: bool = False
    """Of a "lie": it is the truth. Only the speaker and the game master know."""
    toward: str = ""
    """Whom it concerns: who is charmed, robbed, thrown at."""
    gait: str = ""
    """The gait it is done at, where that matters."""
    due: Literal["", "dodge", "mastery", "blocked", "kept", "tired"] = ""
    """dodge: who is thrown at has yet to say whether to dodge (YAG-247); mastery: a success was not blocked, its master
    chooses (YAG-149); else what was chosen in a turn of a competitive task."""
    tied: tuple[int, ...] = ()
    """Rolled anew among these sides alone (YAG-Q19, YAG-Q43)."""
    task: str = ""
    """The long, competitive or artistic task it belongs to."""
    metres: int = 0
    """What success covers (running, climbing)."""
    stage: Literal["open", "push", "choose", "result"] = "open"
    """open: routes are said and dice fall; push: a failure may be bought off; choose: a block or a mastery's choice in
    a competitive task is due; result: told, until it is closed or another check opens."""
    winner: int = -1
    """Its place among the sides; -1 none."""
    success: bool = False
    level: int = 0
    """Of success: 0 a failure (YAG-012)."""
    gap: int = 0
    """Between total and target, or to the best other total (YAG-Q44)."""
    outright: bool = False
    """Won by a natural 20 (YAG-022)."""
    belief: Literal["", "lying", "truthful"] = ""
    certain: bool = False
    """Of a listener (3.8)."""
    seen: tuple[str, ...] = ()
    """Observers who saw through a sneak or a trick (YAG-Q64)."""
    aside: tuple[int, ...] = ()
    """Dice no side was seen to throw: in secret every one in the order it fell, else the one a belief was left to
    (YAG-Q23). Only until it is laid open."""
    extras: tuple[str, ...] = ()
    """Style, completeness, speed (YAG-013)."""
    outcome: str = ""
    """The game master's words (YAG-018)."""
    revealed: bool = False
    """Of a hidden one: everybody may read it now."""
