"""The smallest role-playing game: one lamp, lit by whoever sits next to it. Only the desk is worth a test."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from parlour.core.chance import Told
from parlour.core.game import Choice, Option, RuleViolation
from parlour.core.judge import Move, Words, waived
from parlour.core.saying import Said
from parlour.roleplay import moves as d
from parlour.roleplay.chapter import DeskChapter
from parlour.roleplay.desk import Desk, new_desk
from parlour.roleplay.draft import Drafting
from parlour.roleplay.keeping import keep_desk
from parlour.roleplay.play import Playing
from parlour.roleplay.refusals import plainly

GM, ANN, BEN = 0, 1, 2


class Options(Struct, frozen=True):
    wicks: int = 1
    oil: Literal["whale", "olive"] = "whale"


class State(Struct, frozen=True):
    desk: Desk
    options: Options = Options()
    lit: str = ""
    """By whom, in words of her own."""
    flickers: bool = False
    """Nothing of the desk is changed meanwhile."""
    lax: bool = False


class Light(d.Command, frozen=True, tag="light"):
    words: str


class Lit(d.Event, frozen=True, tag="lit"):
    words: str


class Draft(Drafting[State]):
    __slots__ = ()
    APPLY = {}


keep_desk(Draft)
applies = Draft.applies


@applies(Lit)
def _lit(draft: Draft, event: Lit) -> None:
    draft.set(lit=event.words)


def too_far_away(seat: int) -> bool:
    """Ann sits next to it."""
    return seat != ANN


def act_light(draft: Draft, seat: int, command: Light) -> None:
    draft.put(Lit(command.words))


class Overruling:
    """The lamp's one value."""

    def targets(self, state: State) -> tuple[str, ...]:
        return () if state.flickers else ("lamp",)

    def fields_of(self, state: State, what: str) -> tuple[str, ...]:
        return ("lit",)

    def meant(self, field: str, value: str) -> str | None:
        return value.strip().lower() if value.strip() != "purple" else None

    def wanted(self, field: str) -> str:
        return "Enter no colour."

    def value_of(self, state: State, what: str, field: str) -> str:
        return state.lit

    def set_value(self, draft: Draft, what: str, field: str, value: str) -> None:
        draft.put(Lit(value))


def _busy(state: State) -> RuleViolation | None:
    return RuleViolation("flickers", "LAMP-2", "The lamp flickers.") if state.flickers else None


def _led(state: State, seat: int, rule: str, does: str) -> RuleViolation | None:
    return RuleViolation("not-keeper", rule, f"Only the keeper {does}.") if seat != state.desk.gm else None


DESK: DeskChapter[State, Draft] = DeskChapter(
    options=(
        Option("wicks", "Wicks", "", "LAMP-3", "1", least=1, most=3),
        Option("oil", "Oil", "", "LAMP-4", "whale", (Choice("whale", "Whale"), Choice("olive", "Olive"))),
    ),
    commands=msgspec.json.Decoder(d.DeskCommand | Light),
    overruling=Overruling(),
    busy=_busy,
    led=_led,
    rule="LAMP-1",
    session_rule="LAMP-5",
)
DESK.hold({Move(Light, {"words": Words(10)}, rule="LAMP-1", unless=(waived(too_far_away),)): act_light})
PLAYING = Playing(
    Draft,
    DESK,
    {
        "too_far_away": Said("The lamp is out of your reach.", "Ask Ann.", "", "not-now"),
        "light.wordless": Said("Say who lights it.", "Enter a word.", "", "not-now"),
        "light.too_long": Said("That's too long.", "Use fewer words.", "", "not-now"),
    },
    plainly,
    closed="LAMP-5",
    seated="LAMP-1",
)
SENTENCES = PLAYING.sentences


def table() -> State:
    return State(new_desk(("Gil", "Ann", "Ben")))


def happens(state: State, seat: int, command: Any) -> tuple[list[Any], State]:
    """What a command leads to, judged as a game judges it."""
    events, after = PLAYING.play(state, seat, command, Told())
    assert Draft.evolve(state, events) == after
    return list(events), after


def do(state: State, *played: tuple[int, Any]) -> State:
    for seat, command in played:
        _, state = happens(state, seat, command)
    return state


def refused(state: State, seat: int, command: Any) -> tuple[str, str]:
    """Reason and rule of the refusal."""
    try:
        happens(state, seat, command)
    except RuleViolation as found:
        assert found.why
        return found.reason, found.rule
    raise AssertionError(f"{command} was accepted")
