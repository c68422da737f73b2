"""Resisting fatigue (YAG-182, YAG-Q58): a raw Health check in place of a point from movement or travel."""

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    GIL,
    awaited,
    change,
    check,
    do,
    events,
    given,
    offered,
    person,
    roll,
    side,
    total,
    why,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import State


def tired(state: State | None = None, fatigue: int = 2, savable: int = 1) -> State:
    return change(given() if state is None else state, ANN, fatigue=fatigue, savable=savable)


def resist(state: State, target: int = 20) -> State:
    return do(state, GIL, m.CallResist(ANN, target))


@pytest.mark.rule("YAG-Q58")
def test_success_saves_the_point_and_each_is_resisted_once() -> None:
    state = resist(tired())
    assert (check(state).situation, side(state).attribute, side(state).skill, check(state).target) == (
        "resist",
        "Health",
        "",
        20,
    )
    assert awaited(state) == {ANNS}
    saved = roll(state, 8)
    assert (total(saved), person(saved, ANN).fatigue, person(saved, ANN).savable) == (20, 1, 0)
    lost = roll(state, 7)
    assert (total(lost), person(lost, ANN).fatigue, person(lost, ANN).savable) == (19, 2, 0)
    assert why(lost, GIL, m.CallResist(ANN, 20)) == ("nothing-to-resist", "YAG-Q58")
    assert m.Resisted(ANN, True, 1) in events(state, ANNS, m.Roll(0), 8)


@pytest.mark.rule("YAG-Q58")
def test_a_table_may_do_without() -> None:
    assert offered(tired(given(fatigue_resist="gmCall")), GIL, "call_resist")
    never = tired(given(fatigue_resist="never"))
    assert not offered(never, GIL, "call_resist") and why(never, GIL, m.CallResist(ANN, 20)) == ("never", "YAG-Q58")


@pytest.mark.rule("YAG-182", "YAG-Q09")
@pytest.mark.parametrize(("kilos", "off"), [(0, 0), (9, 0), (18, 5), (36, 10), (72, 15), (73, 20)])
def test_every_level_of_load_takes_five_off(kilos: int, off: int) -> None:
    state = roll(resist(tired(given(ann={"load": kilos}))), 10)
    assert total(state) == 12 - off + 10
    assert [(one.label, one.amount) for one in side(state).modifiers] == ([("load", -off)] if off else [])


def test_what_keeps_it_from_being_called() -> None:
    state = tired()
    assert why(state, ANNS, m.CallResist(ANN, 20)) == ("not-gm", "YAG-Q58")
    assert why(change(state, ANN, here=False), GIL, m.CallResist(ANN, 20))[0] == "not-here"
    dull = change(state, ANN, attributes=(3, 0, 3, 3, 3, 3, 3, 3))
    assert not offered(dull, GIL, "call_resist") and why(dull, GIL, m.CallResist(ANN, 20)) == (
        "attribute-none",
        "YAG-Q67",
    )
    assert why(resist(state), GIL, m.CallResist(ANN, 20))[0] == "not-now"


def test_fatigue_that_was_rested_off_meanwhile_is_not_saved_again() -> None:
    state = do(resist(tired(fatigue=1)), GIL, m.Mark(ANN, "fatigue", -1, "a draught"))
    state = roll(state, 20)
    assert (person(state, ANN).fatigue, person(state, ANN).savable) == (0, 0)


@pytest.mark.rule("YAG-Q58")
def test_each_point_of_a_way_is_resisted_for_itself() -> None:
    state = roll(resist(tired(savable=2)), 8)
    assert (person(state, ANN).fatigue, person(state, ANN).savable) == (1, 1)
    state = roll(resist(state), 8)
    assert (person(state, ANN).fatigue, person(state, ANN).savable) == (0, 0)
