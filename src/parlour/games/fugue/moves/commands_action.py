"""Basic and skilled actions, and the telling of cards: what a seat may want, in the imperative. Names here are names on
the wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command


class Declare(Command, frozen=True, gc=False, tag="declare"):
    """What a character is about to do; an ability that may help; an earlier task tried again."""

    who: str
    text: str
    ability: str = ""
    task: str = ""


class Unsay(Command, frozen=True, gc=False, tag="unsay"):
    """Take it back; the Dealer lays it aside so, when it is talked out."""

    declared: int


class RuleBasic(Command, frozen=True, gc=False, tag="rule_basic"):
    """Anybody could: it succeeds (FUG-098)."""

    declared: int


class GrantSuccess(Command, frozen=True, gc=False, tag="grant_success"):
    """Simpler this way: with an ability that fits it just succeeds (FUG-110)."""

    declared: int


class RuleSkilled(Command, frozen=True, gc=False, tag="rule_skilled"):
    """It takes a card. The ability is the declared one where the Dealer finds it fits, else none."""

    declared: int
    ability: str
    unit: Literal["", "hours", "minutes", "seconds"]
    difficulty: int


class SetTask(Command, frozen=True, gc=False, tag="set_task"):
    """A skilled action the Dealer calls for herself, for anybody."""

    who: str
    ability: str
    unit: Literal["", "hours", "minutes", "seconds"]
    difficulty: int
    text: str


class Flip(Command, frozen=True, gc=False, tag="flip"):
    """The top card of the deck."""


class GrantAgain(Command, frozen=True, gc=False, tag="grant_again"):
    """FUG-A69: the memory just gained makes a success of it, without another card; or it does not fit after all."""

    yes: bool


class DropTask(Command, frozen=True, gc=False, tag="drop_task"):
    """The Dealer takes a task back before a card is turned."""


class GoOn(Command, frozen=True, gc=False, tag="go_on"):
    """More time passes; the Dealer turns the next card."""


class GiveUp(Command, frozen=True, gc=False, tag="give_up"):
    pass


class Narrate(Command, frozen=True, gc=False, tag="narrate"):
    """What a card brings; empty when it was told aloud."""

    telling: int
    text: str


class HelpTell(Command, frozen=True, gc=False, tag="help_tell"):
    """An idea for who has to tell (FUG-A65)."""

    telling: int
    text: str


ActionCommand = (
    Declare
    | Unsay
    | RuleBasic
    | GrantSuccess
    | RuleSkilled
    | SetTask
    | Flip
    | GrantAgain
    | DropTask
    | GoOn
    | GiveUp
    | Narrate
    | HelpTell
)
