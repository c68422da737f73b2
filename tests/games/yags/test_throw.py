"""Throw (2.22): at things, to somebody, at somebody."""

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
    roll,
    side,
    total,
    totals,
    why,
    won,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import EXTRAS, State


def throw(state: State, at: str = "doorway", metres: int = -1, target: int = 0) -> State:
    return do(state, GIL, m.CallThrow(ANN, at, target, metres, "the stone"))  # type: ignore[arg-type]


def toss(state: State, metres: int = -1) -> State:
    return do(state, GIL, m.CallToss(ANN, BEN, metres, "the keys"))


def attack(state: State, *, target: int = 15, metres: int = -1, toward: str = BEN) -> State:
    return do(state, GIL, m.CallAttack(ANN, toward, target, metres, "a bottle"))


@pytest.mark.rule("YAG-249")
@pytest.mark.parametrize(("at", "target"), [("doorway", 10), ("window", 15), ("car window", 20)])
def test_printed_targets(at: str, target: int) -> None:
    state = throw(given(), at)
    assert (check(state).target, check(state).label, side(state).attribute, side(state).skill) == (
        target,
        at,
        "Dexterity",
        "throw",
    )


@pytest.mark.rule("YAG-248", "YAG-Q38")
def test_every_metre_is_one_harder_where_a_distance_is_entered() -> None:
    assert [check(throw(given(), metres=metres)).target for metres in (-1, 0, 1, 8)] == [10, 10, 11, 18]
    assert check(throw(given(throw_range="attacks"), metres=8)).target == 10
    assert check(toss(given(throw_range="attacks"), 8)).target == 10
    assert check(attack(given(throw_range="attacks"), metres=8)).target == 23


def test_anything_else_has_the_game_masters_number() -> None:
    assert check(throw(given(), "other", 3, 12)).target == 15
    assert why(given(), GIL, m.CallThrow(ANN, "window", 12, -1, "")) == ("printed", "YAG-249")


@pytest.mark.rule("YAG-250", "YAG-X34")
def test_catching_is_harder_by_what_the_thrower_missed() -> None:
    state = roll(toss(given(), 6), 7)
    assert (check(state).situation, check(state).target, side(state).who, side(state).skill) == (
        "catch",
        13,
        BEN,
        "throw",
    )
    assert [(part.label, part.amount) for part in check(state).parts] == [("to catch", 10), ("missed by", 3)]
    assert awaited(state) == {BENS}
    assert check(roll(toss(given(), 6), 10)).target == 10
    assert check(roll(toss(given(), 5), 6)).target == 13
    assert check(roll(state, 7)).success and not check(roll(state, 6)).success


@pytest.mark.rule("YAG-250")
def test_a_throw_at_a_thing_is_not_caught() -> None:
    state = roll(throw(given(), metres=6), 7)
    assert (check(state).situation, check(state).stage, check(state).gap) == ("throw", "result", -3)


@pytest.mark.rule("YAG-Q60")
def test_throwing_to_a_catcher_has_a_number_of_the_table() -> None:
    assert check(toss(given())).target == 10
    assert check(toss(given(throw_to_catcher=5), 3)).target == 8
    fumbled = roll(toss(given(ann={"Dexterity": 5, "throw": 5})), 1)
    assert (check(fumbled).situation, check(fumbled).target) == ("catch", 11)
    short = roll(toss(given(), 10), 1)
    assert check(short).target == 10 + (20 - 7)


@pytest.mark.rule("YAG-247")
def test_who_is_thrown_at_may_dodge() -> None:
    state = attack(given(ann={"throw": 4}))
    assert awaited(state) == {BENS}
    assert why(state, ANNS, m.Roll(0)) == ("dodge-due", "YAG-247")
    assert not offered(state, ANNS, "dodge")
    assert why(state, ANNS, m.Dodge(True, "brawl")) == ("not-yours", "YAG-247")
    assert why(state, BENS, m.Dodge(True, "charm")) == ("bad-skill", "YAG-247")
    assert why(state, BENS, m.Dodge(False, "brawl")) == ("no-skill-needed", "YAG-247")
    dodging = do(state, BENS, m.Dodge(True, "brawl"))
    assert [(one.who, one.attribute, one.skill) for one in check(dodging).sides] == [
        (ANN, "Dexterity", "throw"),
        (BEN, "Agility", "brawl"),
    ]
    assert awaited(dodging) == {ANNS, BENS}
    assert why(dodging, BENS, m.Dodge(True, "brawl"))[0] == "not-now"


@pytest.mark.rule("YAG-247")
def test_a_dodge_is_beaten_besides_the_target() -> None:
    state = do(attack(given(ann={"throw": 4})), BENS, m.Dodge(True, "athletics"))
    hit = roll(state, 10, 10)
    assert (totals(hit), check(hit).success, check(hit).gap, won(hit)) == ((22, 16), True, 6, ANN)
    dodged = roll(state, 10, 18)
    assert (totals(dodged), check(dodged).success, won(dodged)) == ((22, 24), False, BEN)
    wide = roll(do(attack(given(ann={"throw": 4}), target=30), BENS, m.Dodge(True, "brawl")), 10, 2)
    assert (totals(wide), check(wide).success) == ((22, 8), False)
    even = roll(do(attack(given()), BENS, m.Dodge(True, "brawl")), 10, 10)
    assert (totals(even), check(even).success) == ((16, 16), False)


@pytest.mark.rule("YAG-247", "YAG-022")
def test_a_natural_20_beats_a_dodge_but_not_the_distance() -> None:
    state = do(attack(given(ann={"throw": 3, "Dexterity": 1}, ben={"Agility": 8})), BENS, m.Dodge(True, "brawl"))
    hit = roll(state, 20, 15)
    assert (totals(hit), check(hit).success, check(hit).outright, check(hit).level) == ((23, 31), True, True, 1)
    wide = roll(
        do(attack(given(ann={"throw": 3}, ben={"Agility": 8}), target=40), BENS, m.Dodge(True, "brawl")), 20, 15
    )
    assert (totals(wide), check(wide).success, check(wide).outright) == ((29, 31), False, False)


@pytest.mark.rule("YAG-247")
def test_who_lets_it_come_is_hit_by_the_target_alone() -> None:
    state = do(attack(given(ann={"throw": 4})), BENS, m.Dodge(False, ""))
    assert (len(check(state).sides), awaited(state)) == (1, {ANNS})
    assert check(roll(state, 3)).success and not check(roll(state, 2)).success
    assert why(attack(given()), ANNS, m.Take(0, "take0"))[0] == "dodge-due"


@pytest.mark.rule("YAG-206")
def test_after_a_failed_climb_nobody_attacks_or_dodges() -> None:
    state = change(given(), ANN, barred=True)
    assert why(state, GIL, m.CallAttack(ANN, BEN, 15, -1, "")) == ("barred", "YAG-206")
    state = attack(change(given(), BEN, barred=True))
    assert (check(state).due, awaited(state)) == ("", {ANNS})


@pytest.mark.rule("YAG-163", "YAG-Q37", "YAG-X41")
@pytest.mark.parametrize(("metres", "tiny", "more"), [(4, 2, 16), (3, 2, 13), (3, 1, 8), (12, 1, 24), (-1, 1, 5)])
def test_the_very_small_are_harder_to_hit(metres: int, tiny: int, more: int) -> None:
    rat = given(foe={"size": 0, "tiny": tiny})
    state = attack(rat, target=10, metres=metres, toward=FOE)
    assert check(state).target == 10 + more
    assert sum([part.amount for part in check(state).parts]) == 10 + more


@pytest.mark.rule("YAG-X38")
def test_over_encumbered_a_dodge_comes_to_nothing() -> None:
    state = do(attack(given(ben={"load": 80})), BENS, m.Dodge(True, "brawl"))
    state = do(roll(state, 10), BENS, m.Roll(1))
    assert (total(state, 1), side(state, 1).die, check(state).success) == (0, 0, True)


def test_the_catcher_is_somebody_else() -> None:
    assert why(given(), GIL, m.CallToss(ANN, ANN, -1, "")) == ("same-one", "YAG-250")
    assert why(given(), GIL, m.CallAttack(ANN, ANN, 10, -1, "")) == ("same-one", "YAG-247")
    gone = change(toss(given()), BEN, here=False)
    assert [type(one) for one in events(gone, ANNS, m.Roll(0), 10)] == [m.Rolled, m.Decided, m.CheckOpened]


@pytest.mark.rule("YAG-247", "YAG-015")
def test_a_throw_far_above_target_and_dodge_has_all_three_extras() -> None:
    state = do(attack(given(ann={"Dexterity": 5, "throw": 5}), target=10), BENS, m.Dodge(True, "brawl"))
    assert (check(roll(state, 15, 4)).level, check(roll(state, 15, 4)).extras) == (4, EXTRAS)
    assert check(roll(state, 15, 5)).extras == ()
