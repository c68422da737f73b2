"""Specialisations (2.10): facts that are easier to know, or need no roll."""

import pytest
from msgspec.structs import replace

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    GIL,
    alter,
    awaited,
    call,
    check,
    contest,
    do,
    events,
    given,
    knows,
    offered,
    roll,
    route,
    side,
    why,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import Side, State
from parlour.games.yags.rules.sums import target_of

SCHOLAR = {"Intelligence": 4, "history": 5}


def fact(target: int = 30, **options: int) -> State:
    state = knows(given(ann=SCHOLAR, **options), ANN, "medieval trade", "history", 2, kind="specialisation")
    state = knows(state, ANN, "old handwriting", "history", 2, kind="specialisation")
    return do(state, GIL, m.CallFact(False, ANN, "history", target, "Who sealed this?"))


def match(state: State, fit: str, technique: str = "k1") -> State:
    return do(state, GIL, m.Match(0, technique, fit))  # type: ignore[arg-type]


def successes(state: State) -> int:
    return sum([check(roll(state, face)).success for face in range(1, 21)])


@pytest.mark.rule("YAG-140", "YAG-X11", "YAG-Q15")
def test_a_broad_one_lowers_the_target() -> None:
    state = fact()
    assert (side(state).attribute, successes(state)) == ("Intelligence", 11)
    broad = match(state, "broad")
    assert (target_of(broad, check(broad)), successes(broad)) == (20, 19)
    assert target_of(match(broad, ""), check(match(broad, ""))) == 30
    own = match(fact(specialisation_broad=5), "broad")
    assert target_of(own, check(own)) == 25
    assert target_of(match(fact(5), "broad"), check(match(fact(5), "broad"))) == 0


@pytest.mark.rule("YAG-140", "YAG-X11")
def test_the_exact_one_needs_no_roll() -> None:
    happened = events(fact(), GIL, m.Match(0, "k1", "exact"))
    assert [type(one) for one in happened] == [m.Matched, m.Spared, m.Decided]
    assert happened[1] == m.Spared(ANN, "Who sealed this?", "YAG-140", 30)
    state = match(fact(), "exact")
    assert (check(state).stage, check(state).success, check(state).level, side(state).mode) == ("result", True, 1, "")


@pytest.mark.rule("YAG-141")
def test_which_one_is_used_is_named() -> None:
    state = match(fact(), "broad", "k2")
    assert (side(state).techniques, side(state).match) == (("k2",), "broad")
    other = do(state, ANNS, m.Apply(True, 0, "k1"))
    assert (side(other).techniques, side(other).match) == (("k1",), "")
    assert events(fact(), GIL, m.Match(0, "k2", "broad")) == (m.Matched(0, ANN, "k2", "old handwriting", "broad", 20),)


@pytest.mark.rule("YAG-140")
def test_who_names_one_waits_for_the_game_masters_word() -> None:
    state = do(fact(), ANNS, m.Apply(True, 0, "k1"))
    assert awaited(state) == {GIL}
    assert [offer.owed for offer in offered(state, GIL, "match")] == [True, False]
    assert target_of(state, check(state)) == 30
    assert awaited(match(state, "broad")) == {ANNS}
    assert check(roll(state, 10)).success


def test_what_cannot_be_matched() -> None:
    assert why(fact(), GIL, m.Match(0, "k9", "broad")) == ("no-specialisation", "YAG-140")
    assert why(fact(), ANNS, m.Match(0, "k1", "broad"))[0] == "not-gm"
    assert why(fact(), GIL, m.Match(0, "k1", "")) == ("not-named", "YAG-140")
    state = knows(given(ann=SCHOLAR), ANN, "medieval trade", "history", 2, kind="specialisation")
    opposed = contest(state, Side(ANN, "Intelligence", "history"), Side(BEN, "Intelligence"))
    assert why(opposed, GIL, m.Match(0, "k1", "broad")) == ("no-target", "YAG-140")
    other = call(given(ann={"law": 4}), ANN, "Intelligence", "law")
    assert why(other, GIL, m.Match(0, "k1", "broad")) == ("no-specialisation", "YAG-140")


@pytest.mark.rule("YAG-142")
def test_any_number_of_them_may_be_known() -> None:
    state = given(ann=SCHOLAR)
    for number in range(10):
        state = knows(state, ANN, f"field {number}", "history", 2, kind="specialisation")
    state = do(state, GIL, m.CallFact(False, ANN, "history", 30, ""))
    assert len(offered(state, GIL, "match")) == 10


@pytest.mark.rule("YAG-106")
def test_a_default_carries_no_specialisation() -> None:
    state = knows(given(ann={"history": 5, "lore": 4}), ANN, "sagas", "history", 2, kind="specialisation")
    listed = tuple([replace(one, default="lore") if one.name == "history" else one for one in state.skills])
    state = match(do(alter(state, skills=listed), GIL, m.CallFact(False, ANN, "history", 20, "")), "broad")
    state = route(state, "default", "lore")
    assert (side(state).techniques, side(state).match, target_of(state, check(state))) == ((), "", 20)
    assert why(state, GIL, m.Match(0, "k1", "broad")) == ("no-techniques", "YAG-106")


def test_what_applies_by_itself_comes_back_with_the_proper_skill() -> None:
    state = knows(
        given(ann={"history": 5, "lore": 4}),
        ANN,
        "Long memory",
        "history",
        2,
        what="bonus",
        amount=3,
        situations=("fact",),
    )
    listed = tuple([replace(one, default="lore") if one.name == "history" else one for one in state.skills])
    state = do(alter(state, skills=listed), GIL, m.CallFact(False, ANN, "history", 20, ""))
    assert side(state).techniques == ("k1",)
    stood_in = route(state, "default", "lore")
    assert side(stood_in).techniques == ()
    assert side(route(stood_in, "skill")).techniques == ("k1",)


def test_facts_are_a_matter_of_knowledges() -> None:
    assert why(given(), GIL, m.CallFact(False, ANN, "driving", 20, "")) == ("not-knowledge", "YAG-140")
