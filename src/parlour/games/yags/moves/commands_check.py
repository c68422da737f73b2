"""Checks and contests (3.2, 3.3): what a seat may want. Names here are names on the wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command


class AskCheck(Command, frozen=True, gc=False, tag="ask_check"):
    """K0: "I try to pick the lock"."""

    who: str
    text: str


class TrySkill(Command, frozen=True, gc=False, tag="try_skill"):
    """The same from the sheet: "athletics, with Agility". The skill may be empty: the raw attribute."""

    who: str
    attribute: str
    skill: str


class GrantCheck(Command, frozen=True, gc=False, tag="grant_check"):
    """The number for what was asked for from the sheet: it is called and rolled at once (YAG-Q77)."""

    wish: int
    target: int


class Trivial(Command, frozen=True, gc=False, tag="trivial"):
    """YAG-004: no roll is needed; it succeeds."""

    who: str
    text: str


class CallCheck(Command, frozen=True, gc=False, tag="call_check"):
    """K1: the game master frames a plain check. The skill may be empty: a raw attribute check (YAG-261)."""

    hidden: bool
    real: bool
    """No default will do (YAG-107)."""
    who: str
    attribute: str
    skill: str
    target: int
    text: str


class CallFact(Command, frozen=True, gc=False, tag="call_fact"):
    """YAG-140: what somebody knows of something; specialisations may lower the target or spare the roll."""

    hidden: bool
    who: str
    skill: str
    target: int
    text: str


class CallGroup(Command, frozen=True, gc=False, tag="call_group"):
    """The same of everybody, each against the same number (YAG-Q78). Now: the dice fall for all at once."""

    hidden: bool
    now: bool
    group: tuple[str, ...]
    attribute: str
    skill: str
    target: int
    text: str


class CallContest(Command, frozen=True, gc=False, tag="call_contest"):
    """A contest of two; more may be asked in before the dice (YAG-020). Rated: the first side's difficulty, turned into
    a modifier on the other (YAG-025); moderate is none."""

    hidden: bool
    one: str
    one_attribute: str
    one_skill: str
    other: str
    other_attribute: str
    other_skill: str
    rated: str
    """Its label; of content.tables.DIFFICULTIES."""
    text: str


class JoinContest(Command, frozen=True, gc=False, tag="join_contest"):
    """One more in the open contest."""

    who: str
    attribute: str
    skill: str


class Hold(Command, frozen=True, gc=False, tag="hold"):
    """This side resists: it wins ties where the table says so (YAG-Q19)."""

    side: int


# The frame, while nothing has been rolled


class SetTarget(Command, frozen=True, gc=False, tag="set_target"):
    target: int


class SetFumble(Command, frozen=True, gc=False, tag="set_fumble"):
    fumble: int


class SetTime(Command, frozen=True, gc=False, tag="set_time"):
    """Normal time in minutes (YAG-028)."""

    minutes: int


class Judge(Command, frozen=True, gc=False, tag="judge"):
    """YAG-031. Whoever waits to take 0 or 10 takes it at once if it is allowed now."""

    predictable: bool
    stressful: bool


class Adjust(Command, frozen=True, gc=False, tag="adjust"):
    """A modifier by name, on a side's roll."""

    side: int
    amount: int
    label: str


class Shift(Command, frozen=True, gc=False, tag="shift"):
    """A change of the attribute for this roll alone: looks, status, reputation; another attribute's aid (YAG-228,
    YAG-238)."""

    side: int
    amount: int
    label: str


class NeedFamiliarity(Command, frozen=True, gc=False, tag="need_familiarity"):
    """YAG-138: the task asks for this familiarity of the side's skill; empty: for none."""

    side: int
    familiarity: str


class Match(Command, frozen=True, gc=False, tag="match"):
    """How well a specialisation fits the fact asked for (YAG-140): the game master says it of each she lets count."""

    side: int
    technique: str
    fit: Literal["", "broad", "exact"]


# K2, K3


class ChooseRoute(Command, frozen=True, gc=False, tag="choose_route"):
    """The skill itself, a default, or unskilled."""

    side: int
    route: Literal["skill", "default", "unskilled"]
    default: str


class Apply(Command, frozen=True, gc=False, tag="apply"):
    """A technique, mastery or specialisation is brought to bear, or laid aside again."""

    on: bool
    side: int
    technique: str


class Roll(Command, frozen=True, gc=False, tag="roll"):
    side: int


class EnterDie(Command, frozen=True, gc=False, tag="enter_die"):
    """Rolled by hand at the table: flagged so."""

    side: int
    face: int


class Take(Command, frozen=True, gc=False, tag="take"):
    """Take 0 or take 10 (YAG-027, YAG-028)."""

    side: int
    what: Literal["take0", "take10"]


# K5, K6


class Push(Command, frozen=True, gc=False, tag="push"):
    """Pay fatigue (or exhaustion) to turn a failure, or let it stand."""

    pay: bool


class ChooseExtras(Command, frozen=True, gc=False, tag="choose_extras"):
    """Style, completeness, speed, as many as the degree gives (YAG-013, YAG-014)."""

    extras: tuple[str, ...]


class TellOutcome(Command, frozen=True, gc=False, tag="tell_outcome"):
    text: str


class Reroll(Command, frozen=True, gc=False, tag="reroll"):
    """A contest nobody won is rolled anew (YAG-Q19)."""


class CloseCheck(Command, frozen=True, gc=False, tag="close_check"):
    """It has been told."""


class CallOff(Command, frozen=True, gc=False, tag="call_off"):
    """Before it is decided: nothing came of it."""


class Reveal(Command, frozen=True, gc=False, tag="reveal"):
    """A hidden check is laid open, by its number."""

    number: int


# The talents (2.15 to 2.22) and what the desk has ready


class CallNotice(Command, frozen=True, gc=False, tag="call_notice"):
    hidden: bool
    who: str
    level: Literal["obvious", "tricky", "subtle"]
    text: str


class CallRecall(Command, frozen=True, gc=False, tag="call_recall"):
    hidden: bool
    who: str
    target: int
    text: str


class CallSpot(Command, frozen=True, gc=False, tag="call_spot"):
    """YAG-218: nobody hides; what hides is sneaking."""

    hidden: bool
    who: str
    metres: int
    size: int
    tiny: int
    cover: Literal["open", "half", "nearly full"]
    text: str


class CallCharm(Command, frozen=True, gc=False, tag="call_charm"):
    """On somebody, whose feelings towards the charmer are then known; empty: on people in general."""

    who: str
    toward: str
    text: str


class CallLie(Command, frozen=True, gc=False, tag="call_lie"):
    """3.8. Truthful: what is said is true; the game master and the speaker know."""

    truthful: bool
    speaker: str
    listener: str
    text: str


class CallInterrogation(Command, frozen=True, gc=False, tag="call_interrogation"):
    one: str
    other: str
    text: str


class CallPocket(Command, frozen=True, gc=False, tag="call_pocket"):
    """The mark and whoever else watches."""

    who: str
    observers: tuple[str, ...]
    crowd: Literal["jostling", "crowded", "ordinary", "empty", "obvious"]
    text: str


class CallFilch(Command, frozen=True, gc=False, tag="call_filch"):
    """The same in secret (YAG-Q75)."""

    who: str
    observers: tuple[str, ...]
    crowd: Literal["jostling", "crowded", "ordinary", "empty", "obvious"]
    text: str


class CallConjure(Command, frozen=True, gc=False, tag="call_conjure"):
    """20 or 30; observers may see how it is done (YAG-242)."""

    complex: bool
    who: str
    observers: tuple[str, ...]
    text: str


class CallSneak(Command, frozen=True, gc=False, tag="call_sneak"):
    """YAG-244, YAG-245: hiding, moving quietly, or both, against who watches."""

    who: str
    observers: tuple[str, ...]
    how: Literal["hide", "move", "both"]
    metres: int
    cover: Literal["open", "half", "nearly full"]
    gait: Literal["careful", "standard", "running", "sprinting"]
    text: str


class CallLurk(Command, frozen=True, gc=False, tag="call_lurk"):
    """The same in secret (YAG-Q75): by somebody unseen, or without a word to who is crept up on. Without observers:
    lying in wait."""

    who: str
    observers: tuple[str, ...]
    how: Literal["hide", "move", "both"]
    metres: int
    cover: Literal["open", "half", "nearly full"]
    gait: Literal["careful", "standard", "running", "sprinting"]
    text: str


class Discover(Command, frozen=True, gc=False, tag="discover"):
    """Somebody comes by where another lies in wait: rolled in secret against the roll that was kept under this
    number."""

    number: int
    observers: tuple[str, ...]
    metres: int
    cover: Literal["open", "half", "nearly full"]


class CallThrow(Command, frozen=True, gc=False, tag="call_throw"):
    """At a thing. Metres -1: no distance entered (YAG-Q38)."""

    who: str
    at: Literal["doorway", "window", "car window", "other"]
    target: int
    """For "other"; else 0."""
    metres: int
    text: str


class CallToss(Command, frozen=True, gc=False, tag="call_toss"):
    """To somebody who catches (YAG-250, YAG-Q60). Metres -1: no distance entered."""

    who: str
    catcher: str
    metres: int
    text: str


class CallAttack(Command, frozen=True, gc=False, tag="call_attack"):
    """Throwing at somebody: the game master's target and range, and a dodge may apply (YAG-247)."""

    who: str
    toward: str
    target: int
    metres: int
    text: str


class Dodge(Command, frozen=True, gc=False, tag="dodge"):
    """Who is thrown at dodges: Agility x brawl or athletics against the throw; or lets it come."""

    dodge: bool
    skill: str


class CallScramble(Command, frozen=True, gc=False, tag="call_scramble"):
    """A climb in combat (YAG-204); full: the whole round, half the difficulty (YAG-207). Target 0: as listed
    (YAG-273)."""

    full: bool
    who: str
    over: Literal["bench", "under table", "onto table", "through table", "over table", "fence"]
    target: int
    text: str


class PartWay(Command, frozen=True, gc=False, tag="part_way"):
    """After a failed climb in combat: how far it went all the same (YAG-274)."""

    metres: int


class CallResist(Command, frozen=True, gc=False, tag="call_resist"):
    """A raw Health check in place of a point of fatigue from movement or travel (YAG-Q58)."""

    who: str
    target: int


CheckCommand = (
    AskCheck
    | TrySkill
    | GrantCheck
    | Trivial
    | CallCheck
    | CallGroup
    | CallFact
    | CallContest
    | JoinContest
    | Hold
    | SetTarget
    | SetFumble
    | SetTime
    | Judge
    | Adjust
    | Shift
    | NeedFamiliarity
    | Match
    | ChooseRoute
    | Apply
    | Roll
    | EnterDie
    | Take
    | Push
    | ChooseExtras
    | TellOutcome
    | Reroll
    | CloseCheck
    | CallOff
    | Reveal
    | CallNotice
    | CallRecall
    | CallSpot
    | CallCharm
    | CallLie
    | CallInterrogation
    | CallPocket
    | CallFilch
    | CallConjure
    | CallSneak
    | CallLurk
    | Discover
    | CallThrow
    | CallToss
    | CallAttack
    | Dodge
    | CallScramble
    | PartWay
    | CallResist
)
