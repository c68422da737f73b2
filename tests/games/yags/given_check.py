"""Checks of Yags at any step, with people of a few numbers.

    state = given(ann={"Dexterity": 4, "lockpicking": 4})       # everything else is average: attributes 3, talents 2
    state = call(state, ANN, "Dexterity", "lockpicking", 20)
    state = roll(state, 4)
    assert total(state) == 20 and check(state).success

Gil (seat 0) leads; Ann and Ben are played by seats 1 and 2, Foe and Guard are his. Dice are told in the order they
fall.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from games.yags import begun, reached
from games.yags.reached import alter as alter
from games.yags.reached import change as change
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.yags import moves as m
from parlour.games.yags.model import (
    ATTRIBUTES,
    TALENTS,
    Check,
    Creature,
    Effect,
    Item,
    Scene,
    Side,
    Skill,
    State,
    Step,
    Technique,
)
from parlour.games.yags.rules import play
from parlour.games.yags.rules.draft import Draft
from parlour.games.yags.rules.sums import steps

GIL, ANNS, BENS = 0, 1, 2
ANN, BEN, FOE, GUARD = "c1", "c2", "c3", "c4"
NAMES = {ANN: "Ann", BEN: "Ben", FOE: "Foe", GUARD: "Guard"}
SEATS = {ANN: ANNS, BEN: BENS, FOE: -1, GUARD: -1}
FIELDS = set(Creature.__struct_fields__)


def somebody(who: str, numbers: dict[str, Any] | None = None, *, seat: int | None = None) -> Creature:
    """By name: attributes, skills, and every field of a creature; `load` in kilograms."""
    numbers = dict(numbers or {})
    kilos = numbers.pop("load", 0)
    attributes = tuple([numbers.pop(name, 3) for name in ATTRIBUTES])
    fields = {key: numbers.pop(key) for key in tuple(numbers) if key in FIELDS}
    skills = {**dict.fromkeys(TALENTS, 2), **numbers}
    items = (Item(f"i{who[1:]}", "sack", kilos * 1000),) if kilos else ()
    one = Creature(
        who, NAMES.get(who, who), SEATS[who] if seat is None else seat, stage="ready", here=True, attributes=attributes,
        skills=tuple([Skill(name, level) for name, level in skills.items() if level]), items=items,
    )  # fmt: skip
    return replace(one, **fields)


def given(
    *,
    ann: dict[str, Any] | None = None,
    ben: dict[str, Any] | None = None,
    foe: dict[str, Any] | None = None,
    guard: dict[str, Any] | None = None,
    **options: Any,
) -> State:
    """A scene with everybody in it. The rest are switches of the table."""
    people = (somebody(ANN, ann), somebody(BEN, ben), somebody(FOE, foe), somebody(GUARD, guard))
    return begun.table(people, scene=Scene(1, "The square", open=True), made=100, **options)


def person(state: State, who: str) -> Creature:
    return next(one for one in state.creatures if one.id == who)


def knows(
    state: State, who: str, name: str, skill: str, level: int = 1, *, kind: str = "technique", **effect: Any
) -> State:
    """One technique more: k1, k2, ... in the order of learning."""
    number = 1 + sum([len(one.techniques) for one in state.creatures])
    technique = Technique(f"k{number}", name, kind, (skill,), level, effect=Effect(**effect))  # type: ignore[arg-type]
    return Draft.evolve(state, [m.Awarded(who, level, "to learn it"), m.TechniqueBought(who, technique, level)])


def masters(state: State, who: str, skill: str, level: int, name: str = "showing off") -> State:
    return knows(state, who, name, skill, level, kind="mastery")


# Doing


def do(state: State, seat: int, command: Any, *dice: int) -> State:
    """The state after this; every die told must have been rolled."""
    told = Told(*[str(face) for face in dice])
    events, after = play.play(state, seat, command, told)
    told.finish()
    assert Draft.evolve(state, events) == after
    return after


def events(state: State, seat: int, command: Any, *dice: int) -> tuple[Any, ...]:
    return play.play(state, seat, command, Told(*[str(face) for face in dice]))[0]


def refused(state: State, seat: int, command: Any) -> RuleViolation:
    """Why not; before any die, and with a cure."""
    with pytest.raises(RuleViolation) as found:
        play.play(state, seat, command, Told())
    assert found.value.why and found.value.cure
    return found.value


def why(state: State, seat: int, command: Any) -> tuple[str, str]:
    """The reason and the rule of a refusal."""
    found = refused(state, seat, command)
    return found.reason, found.rule


def offered(state: State, seat: int, command: str) -> list[Offer]:
    return [offer for offer in play.offers(state, seat) if offer.command == command]


def awaited(state: State) -> set[int]:
    return set(play.awaited(state))


def permitted(state: State, seat: int, command: Any) -> State:
    """Refused, asked for, and allowed by the game master."""
    refused(state, seat, command)
    return reached.permitted(state, seat, command, do)


# A check, step by step


def calling(
    who: str,
    attribute: str,
    skill: str = "",
    target: int = 20,
    *,
    hidden: bool = False,
    real: bool = False,
    text: str = "",
) -> m.CallCheck:
    return m.CallCheck(hidden, real, who, attribute, skill, target, text)


def call(
    state: State, who: str, attribute: str, skill: str = "", target: int = 20, *, real: bool = False, text: str = ""
) -> State:
    return do(state, GIL, calling(who, attribute, skill, target, real=real, text=text))


def against(one: Side, other: Side, *, rated: str = "moderate", hidden: bool = False) -> m.CallContest:
    return m.CallContest(hidden, one.who, one.attribute, one.skill, other.who, other.attribute, other.skill, rated, "")


def contest(state: State, one: Side, other: Side, *more: Side, rated: str = "moderate") -> State:
    state = do(state, GIL, against(one, other, rated=rated))
    for side in more:
        state = do(state, GIL, m.JoinContest(side.who, side.attribute, side.skill))
    return state


def seat_of(state: State, who: str) -> int:
    return max(GIL, person(state, who).controller)


def roll(state: State, *faces: int) -> State:
    """The next sides that have yet to roll do so, one die after another."""
    for face in faces:
        at = next(at for at, side in enumerate(check(state).sides) if not side.mode)
        state = do(state, seat_of(state, side(state, at).who), m.Roll(at), face)
    return state


def route(state: State, way: str, default: str = "", at: int = 0) -> State:
    return do(state, seat_of(state, side(state, at).who), m.ChooseRoute(at, way, default))  # type: ignore[arg-type]


def use(state: State, technique: str = "k1", at: int = 0, *, on: bool = True) -> State:
    return do(state, seat_of(state, side(state, at).who), m.Apply(on, at, technique))


def judge(state: State, *, predictable: bool = True, stressful: bool = False, dice: tuple[int, ...] = ()) -> State:
    return do(state, GIL, m.Judge(predictable, stressful), *dice)


# What there is to see


def check(state: State) -> Check:
    assert state.check is not None
    return state.check


def side(state: State, at: int = 0) -> Side:
    return check(state).sides[at]


def total(state: State, at: int = 0) -> int:
    assert side(state, at).mode
    return side(state, at).total


def totals(state: State) -> tuple[int, ...]:
    return tuple([one.total for one in check(state).sides])


def won(state: State) -> str:
    """Who won; nobody: empty."""
    assert check(state).stage == "result"
    return check(state).sides[check(state).winner].who if check(state).winner >= 0 else ""


def needs_route(state: State, at: int = 0) -> list[tuple[Any, ...]]:
    """The ways the owner of a side may choose from."""
    return [
        offer.fixed[1:]
        for offer in offered(state, seat_of(state, side(state, at).who), "choose_route")
        if offer.fixed[0] == at
    ]


def steps_of(state: State, at: int = 0) -> tuple[Step, ...]:
    return steps(state, check(state), at)
