"""Scenes, encounters, turns, time, things to buy: what a seat may want, in the imperative. Names here are names on the
wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command
from parlour.roleplay.moves_scenes import Preparing

# Scenes and time


class OpenScene(Command, frozen=True, gc=False, tag="open_scene"):
    place: str
    time: str
    aim: str
    who: tuple[str, ...]
    zones: str
    """Zones, one on a line, where the table has them."""


class PrepareScene(Preparing, frozen=True, gc=False, tag="prepare_scene"):
    """Each a thing a line, as people write it down."""

    when: str = ""
    question: str = ""
    zones: str = ""
    cast: str = ""
    lurking: str = ""
    obstacles: str = ""
    pictures: str = ""
    at_hand: str = ""
    notes: str = ""


class Place(Command, frozen=True, gc=False, tag="place"):
    """The game master puts somebody into a band or zone."""

    who: str
    place: str


class PassDays(Command, frozen=True, gc=False, tag="pass_days"):
    """PER-246, PER-280."""

    days: int
    words: str


# Encounters


class Escalate(Command, frozen=True, gc=False, tag="escalate"):
    """PER-250: to a non-violent encounter, or to violence."""

    violent: bool
    who: str
    goal: str


class Deescalate(Command, frozen=True, gc=False, tag="deescalate"):
    """A step back: the game master alone."""

    reason: str


class StateGoal(Command, frozen=True, gc=False, tag="state_goal"):
    """What a side wants of the encounter."""

    who: str
    goal: str


class ChooseOrder(Command, frozen=True, gc=False, tag="choose_order"):
    """The Skill that gives one's place in the order (PER-160)."""

    who: str
    skill: str


class SetOrder(Command, frozen=True, gc=False, tag="set_order"):
    """By hand: at first, to settle a tie, or because the game master says so."""

    order: tuple[str, ...]


class GiveTurn(Command, frozen=True, gc=False, tag="give_turn"):
    """Somebody acts out of turn; then the order goes on where it was."""

    who: str


class GrantAction(Command, frozen=True, gc=False, tag="grant_action"):
    """One more action for who is on turn."""

    who: str


class Surprise(Command, frozen=True, gc=False, tag="surprise"):
    """They have no turn in this round, and no active defence."""

    who: tuple[str, ...]


class CloseEncounter(Command, frozen=True, gc=False, tag="close_encounter"):
    """First the pending injuries and the last chance to stabilise, then the end (3.3); `words`: goals met, time gone
    by."""

    words: str


# Turns


class Move(Command, frozen=True, gc=False, tag="move"):
    """PER-163, PER-164: the second one costs the action."""

    who: str
    place: str


class Assist(Command, frozen=True, gc=False, tag="assist"):
    """In a fight, on one's own turn (PER-144)."""

    who: str
    primary: str
    skill: str


class StandTogether(Command, frozen=True, gc=False, tag="stand_together"):
    """PER-116: in a fight, on one's own turn: issue somebody's next Challenge of this kind together, rolling
    oneself."""

    who: str
    kind: Literal["interaction", "attack", "power"]
    primary: str
    skill: str
    power: str


class Announce(Command, frozen=True, gc=False, tag="announce"):
    """Active defence with a weapon, a shield or a Power Skill (PER-212)."""

    who: str
    skill: str


class Maintain(Command, frozen=True, gc=False, tag="maintain"):
    who: str
    power: str


class LetGo(Command, frozen=True, gc=False, tag="let_go"):
    """A Power that is no longer wanted."""

    who: str
    power: str


class UsePower(Command, frozen=True, gc=False, tag="use_power"):
    """Without a Challenge (PER-Q73): on oneself, somebody willing, or a thing."""

    who: str
    power: str
    targets: tuple[str, ...]
    words: str


class Agree(Command, frozen=True, gc=False, tag="agree"):
    """Whether one is willing to be the target."""

    yes: bool
    who: str


class Stabilise(Command, frozen=True, gc=False, tag="stabilise"):
    who: str
    target: str


class DoOther(Command, frozen=True, gc=False, tag="do_other"):
    """Some other action."""

    who: str
    words: str


class EndTurn(Command, frozen=True, gc=False, tag="end_turn"):
    who: str


class Release(Command, frozen=True, gc=False, tag="release"):
    """The game master says that a condition no longer holds."""

    who: str
    at: int


# Extended Challenges


class StartSeries(Command, frozen=True, gc=False, tag="start_series"):
    """PER-158."""

    one: tuple[str, ...]
    other: tuple[str, ...]
    goal: str
    against: str


class AnswerSeries(Command, frozen=True, gc=False, tag="answer_series"):
    side: int
    answer: Literal["achieved", "continue", "back down"]


# Obstacles and hazards


class AddObstacle(Command, frozen=True, gc=False, tag="add_obstacle"):
    name: str


class RuleObstacle(Command, frozen=True, gc=False, tag="rule_obstacle"):
    """PER-151."""

    obstacle: str
    how: Literal["narrate", "fold", "unopposed"]
    words: str


class AgreeHazard(Command, frozen=True, gc=False, tag="agree_hazard"):
    """PER-152, after the group's agreement."""

    name: str
    chance: int
    hits: int
    penalty: int


class TriggerHazard(Command, frozen=True, gc=False, tag="trigger_hazard"):
    hazard: str
    who: tuple[str, ...]


# Resources


class AddWare(Command, frozen=True, gc=False, tag="add_ware"):
    name: str
    cost: int


class SetLocal(Command, frozen=True, gc=False, tag="set_local"):
    """Its cost in this scene's place (PER-061)."""

    ware: str
    cost: int


class Buy(Command, frozen=True, gc=False, tag="buy"):
    who: str
    ware: str


class RaiseCap(Command, frozen=True, gc=False, tag="raise_cap"):
    who: str
    amount: int
    scenes: int
    reason: str


class AnswerPetition(Command, frozen=True, gc=False, tag="answer_wish"):
    """The game master's word on what waits for it."""

    wish: int
    yes: bool


SceneCommand = (
    OpenScene
    | PrepareScene
    | Place
    | PassDays
    | Escalate
    | Deescalate
    | StateGoal
    | ChooseOrder
    | SetOrder
    | GiveTurn
    | GrantAction
    | Surprise
    | CloseEncounter
    | Move
    | Assist
    | StandTogether
    | Announce
    | Maintain
    | LetGo
    | UsePower
    | Agree
    | Stabilise
    | DoOther
    | EndTurn
    | Release
    | StartSeries
    | AnswerSeries
    | AddObstacle
    | RuleObstacle
    | AgreeHazard
    | TriggerHazard
    | AddWare
    | SetLocal
    | Buy
    | RaiseCap
    | AnswerPetition
)
