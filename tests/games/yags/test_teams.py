"""Team tasks (3.5): who is named, what a turn costs, and that names are shown together."""

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    FOE,
    GIL,
    GUARD,
    awaited,
    change,
    check,
    do,
    events,
    given,
    masters,
    offered,
    person,
    roll,
    why,
)
from games.yags.given_scene import task, work
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.view_task import task as seen


def start(
    ones: tuple[str, ...] = (ANN, BEN),
    others: tuple[str, ...] = (FOE, GUARD),
    *,
    physical: bool = False,
    ends: str = "first",
    goal: int = 9,
    field: str = "",
) -> m.StartTeam:
    return m.StartTeam(physical, ones, others, "Strength", "athletics", ends, goal, field, "the rope")  # type: ignore[arg-type]


def teams(
    state: State | None = None, *, physical: bool = False, ends: str = "first", goal: int = 9, field: str = ""
) -> State:
    return do(given() if state is None else state, GIL, start(physical=physical, ends=ends, goal=goal, field=field))


def name(state: State, who: str, side: int = 0, seat: int = ANNS) -> State:
    return do(state, seat, m.PickMember(task(state).id, side, who))


def named(state: State, one: str, other: str) -> State:
    return name(name(state, one), other, 1, GIL)


def turn(state: State, one: str = ANN, other: str = FOE, *, wins: int = 0) -> State:
    return roll(named(state, one, other), *((12, 8) if wins == 0 else (8, 12)))


@pytest.mark.rule("YAG-124", "YAG-X21")
def test_each_turn_tires_who_was_named_won_or_lost() -> None:
    state = turn(teams())
    assert [person(state, who).fatigue for who in (ANN, BEN, FOE, GUARD)] == [1, 0, 1, 0]
    state = turn(turn(state, ANN, GUARD, wins=1), BEN, FOE)
    assert [person(state, who).fatigue for who in (ANN, BEN, FOE, GUARD)] == [2, 1, 2, 1]
    assert person(state, ANN).savable == 0


@pytest.mark.rule("YAG-124")
def test_the_second_name_opens_the_turn_and_the_first_waits_for_it() -> None:
    state = teams()
    assert awaited(state) == {GIL, ANNS, BENS} and not offered(state, GIL, "work")
    assert why(state, GIL, m.Work(task(state).id)) == ("unnamed", "YAG-124")
    first = name(state, ANN)
    assert (first.check, task(first).picked, awaited(first)) == (None, (ANN, ""), {GIL})
    assert [offer.owed for offer in offered(first, GIL, "pick_member")] == [True]
    assert not offered(first, ANNS, "pick_member")
    both = name(first, FOE, 1, GIL)
    assert [one.who for one in check(both).sides] == [ANN, FOE]
    assert task(roll(both, 12, 8)).picked == ("", "")
    assert (seen(first, task(first)).named, seen(first, task(first)).task.picked) == ((True, False), ("", ""))
    assert seen(both, task(both)).task.picked == (ANN, FOE)
    other = name(state, FOE, 1, GIL)
    assert awaited(other) == {ANNS, BENS}
    assert person(name(other, BEN, 0, BENS), BEN).fatigue == 0


@pytest.mark.rule("YAG-124")
def test_whose_team_it_is() -> None:
    state = teams()
    assert why(state, ANNS, m.PickMember(task(state).id, 1, FOE)) == ("not-yours", "YAG-124")
    assert why(state, GIL, m.PickMember(task(state).id, 0, ANN)) == ("not-yours", "YAG-124")
    assert why(state, ANNS, m.PickMember(task(state).id, 0, FOE)) == ("not-member", "YAG-124")
    assert why(state, ANNS, m.PickMember(task(state).id, 2, ANN)) == ("no-team", "YAG-124")
    assert why(state, ANNS, m.PickMember("x9", 0, ANN)) == ("no-such-task", "YAG-124")
    assert why(name(state, ANN), BENS, m.PickMember(task(state).id, 0, BEN)) == ("named", "YAG-124")
    assert why(do(state, GIL, m.Leave(BEN)), ANNS, m.PickMember(task(state).id, 0, BEN)) == ("not-here", "YAG-124")
    assert task(name(state, BEN)).picked == (BEN, "")


@pytest.mark.rule("YAG-124")
def test_who_was_named_and_left_is_named_anew() -> None:
    state = do(name(teams(), ANN), GIL, m.Leave(ANN))
    assert awaited(state) == {GIL, ANNS, BENS}
    state = name(state, FOE, 1, GIL)
    assert state.check is None and awaited(state) == {ANNS, BENS}
    assert (seen(state, task(state)).named, seen(state, task(state)).task.picked) == ((False, True), ("", ""))
    assert [one.who for one in check(name(state, BEN, 0, BENS)).sides] == [BEN, FOE]


@pytest.mark.rule("YAG-124")
def test_who_can_do_it_no_longer_is_not_named() -> None:
    state = change(teams(), ANN, attributes=(0, 3, 3, 3, 3, 3, 3, 3))
    assert offered(state, ANNS, "pick_member")[0].asks[0].of == (BEN,)  # type: ignore[union-attr]
    assert why(state, ANNS, m.PickMember(task(state).id, 0, ANN)) == ("attribute-none", "YAG-038")


@pytest.mark.rule("YAG-125")
def test_it_ends_with_so_many_successes_or_after_so_many_turns() -> None:
    state = turn(turn(teams(goal=1)))
    assert (task(state).done, task(state).winner, task(state).scores) == ("won", 0, (1, 0))
    assert m.TaskEnded(task(state).id, "won", 0) in events(
        roll(named(turn(teams(goal=1)), ANN, FOE), 12), GIL, m.Roll(1), 8
    )
    by_turns = turn(turn(teams(ends="turns", goal=2), wins=1), wins=1)
    assert (task(by_turns).done, task(by_turns).winner) == ("won", 1)
    assert not offered(by_turns, ANNS, "pick_member")


@pytest.mark.rule("YAG-Q68", "YAG-122")
def test_a_block_is_paid_by_the_member_who_lost_on_top() -> None:
    state = turn(turn(teams(physical=True)), BEN, GUARD)
    assert awaited(state) == {GIL}
    assert [person(state, who).fatigue for who in (ANN, BEN, FOE, GUARD)] == [1, 0, 1, 0]
    state = do(state, GIL, m.Block(True))
    assert [person(state, who).fatigue for who in (ANN, BEN, FOE, GUARD)] == [1, 1, 1, 2]
    assert (task(state).scores, task(state).advantage, task(state).picked) == ((0, 0), 0, ("", ""))


@pytest.mark.rule("YAG-148", "YAG-149")
def test_masteries_compared_are_those_of_the_members_named() -> None:
    state = masters(given(ann={"athletics": 5}), ANN, "athletics", 3, "tug of war")
    state = teams(state, field="tug of war")
    assert [one.fumble for one in check(turn(state, ANN)).sides] == [1, 4]
    assert [one.fumble for one in check(turn(state, BEN)).sides] == [1, 1]
    scoring = turn(turn(state, BEN), ANN)
    assert (check(scoring).stage, awaited(scoring)) == ("choose", {ANNS})
    assert task(do(scoring, ANNS, m.UseMastery("keep"))).advantage == 0
    assert person(do(scoring, ANNS, m.UseMastery("tire")), FOE).fatigue == 3


def test_a_turn_called_off_goes_on_with_the_same_members() -> None:
    state = do(named(teams(), ANN, FOE), GIL, m.CallOff())
    assert (task(state).picked, task(state).turn, person(state, ANN).fatigue) == ((ANN, FOE), 0, 0)
    assert [one.who for one in check(work(state)).sides] == [ANN, FOE]


def test_what_keeps_teams_from_beginning() -> None:
    state = given()
    assert why(state, ANNS, start()) == ("not-gm", "YAG-124")
    assert why(state, GIL, start((), (FOE,))) == ("nobody", "YAG-124")
    assert why(state, GIL, start((ANN, FOE), (FOE,))) == ("both-teams", "YAG-124")
    assert why(state, GIL, start((ANN, "c9"), (FOE,)))[0] == "bad-target"
    assert why(state, GIL, start(goal=0)) == ("needs-none", "YAG-264")
    assert task(do(state, GIL, start((ANN,), (BEN, FOE, GUARD)))).sides == ((ANN,), (BEN, FOE, GUARD))


@pytest.mark.rule("YAG-078", "YAG-Q48")
def test_a_knowledge_takes_a_score_of_it_or_of_what_stands_in() -> None:
    lore = m.DefineSkill("knowledge", ("Intelligence",), "stealth", "", 0, "runes", "", "", "")
    command = m.StartTeam(False, (ANN,), (FOE,), "Intelligence", "runes", "first", 2, "", "the wall")
    state = do(given(ann={"runes": 1}, foe={"stealth": 0}), GIL, lore)
    assert why(state, GIL, command) == ("knowledge-none", "YAG-078")
    assert task(do(do(given(ann={"runes": 1}), GIL, lore), GIL, command)).kind == "team"
