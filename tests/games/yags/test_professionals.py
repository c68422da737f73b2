"""Skilled professionals (2.4): take 0, take 10, and the game master's judgement."""

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    GIL,
    awaited,
    call,
    check,
    contest,
    do,
    events,
    given,
    judge,
    masters,
    offered,
    permitted,
    refused,
    roll,
    route,
    side,
    steps_of,
    total,
    why,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import Side, State, Step

TAKE0, TAKE10 = m.Take(0, "take0"), m.Take(0, "take10")


def lock(level: int = 4, target: int = 20, **options: str) -> State:
    return call(given(ann={"lockpicking": level}, **options), ANN, "Dexterity", "lockpicking", target)


@pytest.mark.rule("YAG-026")
def test_it_takes_a_skill_of_four() -> None:
    assert why(judge(lock(3)), ANNS, TAKE0) == why(judge(lock(3)), ANNS, TAKE10) == ("not-professional", "YAG-026")
    assert not offered(judge(lock(3)), ANNS, "take")
    assert len(offered(judge(lock(4)), ANNS, "take")) == 2


@pytest.mark.rule("YAG-260")
def test_a_mastery_makes_no_professional() -> None:
    state = masters(given(ann={"lockpicking": 3}), ANN, "lockpicking", 2)
    state = do(call(state, ANN, "Dexterity", "lockpicking", 10), ANNS, m.Apply(True, 0, "k1"))
    assert why(judge(state), ANNS, TAKE0) == ("not-professional", "YAG-026")


@pytest.mark.rule("YAG-027", "YAG-091", "YAG-X17")
def test_take_0_where_it_is_predictable() -> None:
    state = judge(lock(target=10), stressful=True)
    assert why(state, ANNS, TAKE10) == ("stressful", "YAG-028")
    state = do(state, ANNS, TAKE0)
    assert (total(state), check(state).success, side(state).mode, side(state).die, side(state).fumbled) == (
        12,
        True,
        "take0",
        0,
        False,
    )
    assert why(judge(lock(), predictable=False), ANNS, TAKE0) == ("not-predictable", "YAG-027")


@pytest.mark.rule("YAG-028", "YAG-093", "YAG-X16")
def test_take_10_where_it_is_calm_too_in_twice_the_time() -> None:
    state = judge(do(lock(), GIL, m.SetTime(10)))
    taken = do(state, ANNS, TAKE10)
    assert (total(taken), check(taken).success, side(taken).mode, side(taken).die, check(taken).minutes) == (
        22,
        True,
        "take10",
        0,
        10,
    )
    assert steps_of(taken)[-1] == Step("take 10", 10, "YAG-028")


@pytest.mark.rule("YAG-029", "YAG-X16")
def test_a_raised_fumble_chance_forbids_both() -> None:
    state = do(judge(lock()), GIL, m.SetFumble(2))
    assert why(state, ANNS, TAKE10) == why(state, ANNS, TAKE0) == ("fumble", "YAG-029")


@pytest.mark.rule("YAG-030")
def test_against_somebody_there_is_only_rolling() -> None:
    state = contest(given(ann={"lockpicking": 5}), Side(ANN, "Dexterity", "lockpicking"), Side(BEN, "Will"))
    assert why(state, ANNS, TAKE0) == why(state, ANNS, TAKE10) == ("opposed", "YAG-030")


@pytest.mark.rule("YAG-031")
def test_where_nothing_is_said_the_game_master_is_asked() -> None:
    state = lock()
    assert events(state, ANNS, TAKE10) == (m.JudgementAsked(0, ANN, "take10"),)
    state = do(state, ANNS, TAKE10)
    assert awaited(state) == {GIL}
    assert not any(offer.owed for offer in offered(state, ANNS, "roll"))
    assert all(offer.owed for offer in offered(lock(), ANNS, "roll"))
    assert why(state, ANNS, TAKE10) == ("asked", "YAG-031")
    assert all(offer.owed for offer in offered(state, GIL, "judge"))
    taken = judge(state)
    assert (total(taken), side(taken).wants) == (22, "")
    stressed = judge(state, stressful=True)
    assert (side(stressed).mode, side(stressed).wants, awaited(stressed)) == ("", "", {ANNS})
    assert events(state, GIL, m.Judge(True, True))[-1] == m.JudgementRefused(0, ANN, "take10")
    assert total(do(stressed, ANNS, TAKE0)) == 12
    assert total(roll(state, 7)) == 19


@pytest.mark.rule("YAG-031")
def test_a_judgement_before_anybody_asks_needs_no_prompt() -> None:
    assert total(do(judge(lock()), ANNS, TAKE10)) == 22
    assert not any(offer.owed for offer in offered(lock(), GIL, "judge"))


@pytest.mark.rule("YAG-Q40")
def test_neither_for_raw_attributes_nor_for_defaults() -> None:
    assert why(judge(call(given(), ANN, "Health")), ANNS, TAKE10) == ("raw", "YAG-Q40")
    state = judge(call(given(ann={"sleight": 5}), ANN, "Dexterity", "demolitions", 10))
    assert why(state, ANNS, TAKE10)[0] == "no-route"
    assert why(route(state, "default", "sleight"), ANNS, TAKE10) == ("fumble", "YAG-029")
    assert why(route(state, "unskilled"), ANNS, TAKE10) == ("not-professional", "YAG-026")


@pytest.mark.rule("YAG-X14")
def test_a_default_below_professional_takes_nothing() -> None:
    state = judge(route(call(given(), ANN, "Dexterity", "demolitions", 10), "default", "sleight"))
    assert why(state, ANNS, TAKE10) == ("not-professional", "YAG-026")


def test_the_game_master_may_allow_what_is_refused() -> None:
    assert total(permitted(judge(lock(3), stressful=True), ANNS, TAKE10)) == 19
    opposed = contest(given(), Side(ANN, "Will", "guile"), Side(BEN, "Will"))
    assert refused(opposed, ANNS, TAKE10).reason == "opposed" and not refused(opposed, ANNS, TAKE10).allowable
