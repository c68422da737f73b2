"""Climbs in combat (2.15): onto, over or under something as part of a move."""

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    FOE,
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
from games.yags.given_scene import go, in_rounds, next_round, on_wall
from games.yags.test_running import gaits_offered
from parlour.games.yags import moves as m
from parlour.games.yags.model import State


def scramble(state: State, over: str = "bench", *, full: bool = False, target: int = 0) -> State:
    return do(state, GIL, m.CallScramble(full, ANN, over, target, ""))  # type: ignore[arg-type]


@pytest.mark.rule("YAG-204", "YAG-207", "YAG-Q11")
@pytest.mark.parametrize(
    ("over", "target", "halved"),
    [
        ("bench", 10, 5),
        ("under table", 10, 5),
        ("onto table", 15, 7),
        ("through table", 15, 7),
        ("over table", 20, 10),
        ("fence", 20, 10),
    ],
)
def test_what_stands_in_the_way_and_half_of_it_for_the_whole_round(over: str, target: int, halved: int) -> None:
    state = scramble(in_rounds(), over)
    assert (check(state).target, side(state).attribute, side(state).skill, awaited(state)) == (
        target,
        "Agility",
        "athletics",
        {ANNS},
    )
    assert not person(state, ANN).acted
    full = scramble(in_rounds(), over, full=True)
    assert (check(full).target, person(full, ANN).acted) == (halved, True)
    assert sum(part.amount for part in check(full).parts) == halved


@pytest.mark.rule("YAG-205")
def test_success_is_ordinary_movement() -> None:
    state = roll(scramble(in_rounds()), 4)
    assert (total(state), check(state).success) == (10, True)
    assert (person(state, ANN).acted, person(state, ANN).barred) == (False, False)
    assert gaits_offered(state) == ["careful", "standard", "running", "sprinting"]
    assert not offered(state, GIL, "part_way")


@pytest.mark.rule("YAG-206")
def test_failure_ends_moving_attacks_and_defences_for_this_round() -> None:
    state = roll(scramble(in_rounds()), 3)
    assert (check(state).stage, person(state, ANN).barred, person(state, ANN).gone) == ("result", True, 0)
    assert gaits_offered(state) == [] and why(state, ANNS, m.Go(ANN, "careful")) == ("barred", "YAG-206")
    assert why(state, ANNS, m.MoveFree(ANN, 1)) == ("barred", "YAG-206")
    assert why(state, GIL, m.CallScramble(False, ANN, "bench", 0, "")) == ("barred", "YAG-206")
    assert why(state, GIL, m.CallAttack(ANN, BEN, 15, -1, "")) == ("barred", "YAG-206")
    later = next_round(state)
    assert not person(later, ANN).barred and gaits_offered(later)
    assert check(do(later, GIL, m.CallAttack(ANN, BEN, 15, -1, ""))).situation == "attack"


@pytest.mark.rule("YAG-206")
def test_who_failed_does_not_dodge() -> None:
    state = roll(scramble(in_rounds()), 3)
    thrown = do(state, GIL, m.CallAttack(FOE, ANN, 15, -1, "a bottle"))
    assert check(thrown).due == "" and awaited(thrown) == {GIL}
    free = do(in_rounds(), GIL, m.CallAttack(FOE, ANN, 15, -1, "a bottle"))
    assert check(free).due == "dodge" and awaited(free) == {ANNS}


@pytest.mark.rule("YAG-274")
def test_how_far_a_failure_went_is_the_game_masters_to_say_once() -> None:
    state = roll(scramble(in_rounds()), 3)
    assert why(state, ANNS, m.PartWay(2)) == ("not-gm", "YAG-274")
    part = do(state, GIL, m.PartWay(2))
    assert (person(part, ANN).gone, person(part, ANN).way) == (2, 2)
    assert why(part, GIL, m.PartWay(2)) == ("said", "YAG-274")
    assert why(state, GIL, m.PartWay(7)) == why(state, GIL, m.PartWay(0)) == ("too-far", "YAG-274")
    assert why(in_rounds(), GIL, m.PartWay(2)) == ("not-now", "YAG-274")
    assert person(next_round(state), ANN).way == 0
    assert not offered(next_round(state), GIL, "part_way")


@pytest.mark.rule("YAG-273", "YAG-187")
def test_the_game_master_sets_another_target_where_something_is_in_the_way() -> None:
    assert check(scramble(in_rounds(), "through table", target=18)).target == 18
    assert check(scramble(in_rounds(), "through table", target=18, full=True)).target == 9
    state = do(scramble(in_rounds(), "through table"), GIL, m.CallOff())
    assert (state.check, person(state, ANN).gone) == (None, 0)


@pytest.mark.rule("YAG-207")
def test_the_whole_round_needs_an_action_and_gives_it_back_where_it_is_called_off() -> None:
    acted = change(in_rounds(), ANN, acted=True)
    assert why(acted, GIL, m.CallScramble(True, ANN, "bench", 0, "")) == ("no-action", "YAG-207")
    assert check(scramble(acted)).target == 10
    assert not person(do(scramble(in_rounds(), full=True), GIL, m.CallOff()), ANN).acted
    assert person(do(scramble(acted), GIL, m.CallOff()), ANN).acted


@pytest.mark.rule("YAG-203")
def test_a_ladder_without_hurry_needs_no_check() -> None:
    waved = events(given(), GIL, m.Trivial(ANN, "up the ladder"))
    assert [type(event) for event in waved] == [m.Spared]
    assert check(scramble(in_rounds(), target=10)).target == 10
    assert on_wall(target=10).climbs[0].target == 10


def test_what_keeps_it_from_being_called() -> None:
    assert why(given(), GIL, m.CallScramble(False, ANN, "bench", 0, "")) == ("no-rounds", "YAG-204")
    state = in_rounds()
    assert why(state, ANNS, m.CallScramble(False, ANN, "bench", 0, "")) == ("not-gm", "YAG-204")
    assert why(state, GIL, m.CallScramble(False, ANN, "moat", 0, "")) == ("bad-value", "YAG-204")  # type: ignore[arg-type]
    assert why(state, GIL, m.CallScramble(False, "c9", "bench", 0, ""))[0] == "bad-target"
    assert why(on_wall(state), GIL, m.CallScramble(False, ANN, "bench", 0, "")) == ("climbing", "YAG-204")
    still = change(state, ANN, attributes=(3, 3, 0, 3, 3, 3, 3, 3))
    assert why(still, GIL, m.CallScramble(False, ANN, "bench", 0, "")) == ("attribute-none", "YAG-038")
    moved = do(state, BENS, m.MoveFree(BEN, 3))
    assert check(do(moved, GIL, m.CallScramble(False, BEN, "bench", 0, ""))).situation == "scramble"
    assert check(scramble(go(state))).target == 10
