"""Actions, what stands against them, dice, invocations, and what a roll leaves to be settled: what a seat may want, in
the imperative. Names here are names on the wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command

# Actions and rolls


class Overcome(Command, frozen=True, gc=False, tag="overcome"):
    who: str
    target: str
    how: tuple[str, ...]
    words: str
    dice: Literal["now", "wait"] = "wait"


class Create(Command, frozen=True, gc=False, tag="create"):
    """Create an advantage: `text` is the aspect to be made, or what is looked for."""

    who: str
    goal: Literal["create", "discover", "use"]
    target: str
    how: tuple[str, ...]
    text: str
    words: str
    dice: Literal["now", "wait"] = "wait"


class Attack(Command, frozen=True, gc=False, tag="attack"):
    who: str
    harm: Literal["physical", "mental"]
    target: str
    how: tuple[str, ...]
    words: str
    dice: Literal["now", "wait"] = "wait"


class HazardAttack(Command, frozen=True, gc=False, tag="hazard_attack"):
    """Fire, a fall, a falling beam: it attacks with a fixed number, or with dice the game master throws."""

    harm: Literal["physical", "mental"]
    dice: Literal["fixed", "rolled"]
    target: str
    name: str
    difficulty: int
    words: str


class SetDifficulty(Command, frozen=True, gc=False, tag="set_difficulty"):
    difficulty: int


class Rate(Command, frozen=True, gc=False, tag="rate"):
    """How hard something is to overcome, before anybody tries."""

    target: str
    difficulty: int


class Oppose(Command, frozen=True, gc=False, tag="oppose"):
    """Somebody works against it: she is asked to defend."""

    who: str


class Defend(Command, frozen=True, gc=False, tag="defend"):
    who: str
    how: tuple[str, ...]
    words: str
    dice: Literal["now", "wait"] = "wait"


class StandOpen(Command, frozen=True, gc=False, tag="stand_open"):
    """No defence (FAE-Q42)."""

    who: str


class Protect(Command, frozen=True, gc=False, tag="protect"):
    who: str
    words: str


class ChooseProtector(Command, frozen=True, gc=False, tag="choose_protector"):
    who: str


class VetoProtector(Command, frozen=True, gc=False, tag="veto_protector"):
    who: str


class CallOff(Command, frozen=True, gc=False, tag="call_off"):
    """Before the dice: the declared action does not happen after all; the turn is not used."""

    reason: str


class Help(Command, frozen=True, gc=False, tag="help"):
    who: str
    ally: str
    words: str


class ClaimStunt(Command, frozen=True, gc=False, tag="claim_stunt"):
    """The circumstance is given: +2."""

    who: str
    stunt: int


class VetoStunt(Command, frozen=True, gc=False, tag="veto_stunt"):
    who: str
    stunt: int


class UseStunt(Command, frozen=True, gc=False, tag="use_stunt"):
    """Bend a rule, once a session."""

    who: str
    stunt: int
    words: str


class ThrowDice(Command, frozen=True, gc=False, tag="throw_dice"):
    who: str


class DrawCard(Command, frozen=True, gc=False, tag="draw_card"):
    who: str


class EnterDice(Command, frozen=True, gc=False, tag="enter_dice"):
    """Dice thrown on one's own table."""

    who: str
    first: Literal["+", "0", "-"]
    second: Literal["+", "0", "-"]
    third: Literal["+", "0", "-"]
    fourth: Literal["+", "0", "-"]


class Invoke(Command, frozen=True, gc=False, tag="invoke"):
    """bonus: +2 to my own roll; ally: +2 to an ally's; reroll: my dice anew; raise: +2 to what a foe has to beat."""

    who: str
    pay: Literal["free", "paid"]
    effect: Literal["bonus", "ally", "reroll", "raise"]
    aspect: str
    words: str
    against: str = ""
    """In a contest: the rival whose roll a raise makes harder."""


class LetStand(Command, frozen=True, gc=False, tag="let_stand"):
    """No (further) invocation for this side."""

    side: int


class Hold(Command, frozen=True, gc=False, tag="hold"):
    """Stops the clock: this side is still thinking."""

    side: int


class TimeIsUp(Command, frozen=True, gc=False, tag="time_is_up"):
    """Said by the clock: nobody has changed it for long enough."""

    token: int


# What a roll leaves to be settled


class SettleFailure(Command, frozen=True, gc=False, tag="settle_failure"):
    """FAE-045: no aspect, or one with changes the game master makes."""

    how: Literal["none", "altered"]
    text: str


class SettleSearch(Command, frozen=True, gc=False, tag="settle_search"):
    """What was found: a hidden aspect ("new": one the game master names now), or nothing ("none", after a failure)."""

    aspect: str
    text: str = ""


class SetCost(Command, frozen=True, gc=False, tag="set_cost"):
    """FAE-059, FAE-060: the obstacle stands, or is passed at a cost."""

    how: Literal["stands", "cost"]
    text: str = ""


class AnswerCost(Command, frozen=True, gc=False, tag="answer_cost"):
    how: Literal["pay", "fail"]


class SettleRemoval(Command, frozen=True, gc=False, tag="settle_removal"):
    """FAE-063."""

    how: Literal["gone", "stays"]


class Trade(Command, frozen=True, gc=False, tag="trade"):
    """FAE-074: one damage less for a boost."""

    how: Literal["boost", "damage"]


class Absorb(Command, frozen=True, gc=False, tag="absorb"):
    boxes: str
    """The box that is ticked, "" for none; "1+3" where a switch allows several."""
    consequences: tuple[str, ...]


class GoDown(Command, frozen=True, gc=False, tag="go_down"):
    """Be taken out rather than absorb it."""


class NameIt(Command, frozen=True, gc=False, tag="name_it"):
    """The text of a consequence or a boost."""

    text: str


class TellFate(Command, frozen=True, gc=False, tag="tell_fate"):
    """FAE-079: what becomes of whoever was taken out."""

    text: str


RollCommand = (
    Overcome
    | Create
    | Attack
    | HazardAttack
    | SetDifficulty
    | Rate
    | Oppose
    | Defend
    | StandOpen
    | Protect
    | ChooseProtector
    | VetoProtector
    | CallOff
    | Help
    | ClaimStunt
    | VetoStunt
    | UseStunt
    | ThrowDice
    | DrawCard
    | EnterDice
    | Invoke
    | LetStand
    | Hold
    | TimeIsUp
    | SettleFailure
    | SettleSearch
    | SetCost
    | AnswerCost
    | SettleRemoval
    | Trade
    | Absorb
    | GoDown
    | NameIt
    | TellFate
)
