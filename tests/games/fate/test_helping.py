"""2.9 Helping."""

import pytest

from games.fate.given import GM, bonus, do, given, major, mook, pc, refused
from games.fate.rolls import attack, create, fight, opposed, overcome, roll, stand, thrown
from parlour.games.fate import moves as m
from parlour.games.fate.rules.sums import bonus as adds

AMA, DAN, CLEO = pc("Ama", 1, Careful=2), pc("Dan", 2, Careful=1), pc("Cleo", 3, Careful=0)
TOUGH = mook("Tough")


@pytest.mark.rule("FAE-086")
def test_each_helper_adds_one() -> None:
    state = opposed(given(AMA, DAN, CLEO), overcome(approach="Careful"), 2)
    for count, (seat, who) in enumerate(((2, "c2"), (3, "c3")), 1):
        state = do(state, seat, m.Help(who, "c1", "I hold the lamp"))
        assert adds(roll(state).sides[0]) == 2 + count
    refused(state, 2, m.Help("c2", "c1", "again"), "FAE-Q47")


@pytest.mark.rule("FAE-086")
def test_only_allies_help_somebody_who_rolls_before_the_dice() -> None:
    state = opposed(given(AMA, DAN, CLEO, TOUGH), overcome(approach="Careful"), 2)
    refused(state, GM, m.Help("c4", "c1", "so"), "FAE-086")
    refused(state, 1, m.Help("c1", "c1", "so"), "FAE-086")
    refused(state, 2, m.Help("c2", "c3", "so"), "FAE-086")
    refused(state, 2, m.Help("c3", "c1", "so"), "FAE-086")
    refused(given(AMA, DAN), 2, m.Help("c2", "c1", "so"), "FAE-086")
    refused(thrown(state, "c1", 2), 2, m.Help("c2", "c1", "so"), "FAE-Q47")


@pytest.mark.rule("FAE-087", "FAE-X32")
def test_the_game_master_may_limit_the_helpers() -> None:
    everybody = (AMA, DAN, CLEO, pc("Eve", 3))
    state = opposed(given(*everybody, help_max=2), overcome(approach="Careful"), 2)
    state = do(do(state, 2, m.Help("c2", "c1", "so")), 3, m.Help("c3", "c1", "so"))
    refused(state, 3, m.Help("c4", "c1", "so"), "FAE-087")
    state = do(state, 1, m.ThrowDice("c1"), *"0000")
    assert adds(roll(state).sides[0]) == 4
    free = opposed(given(*everybody), overcome(approach="Careful"), 2)
    for seat, who in ((2, "c2"), (3, "c3"), (3, "c4")):
        free = do(free, seat, m.Help(who, "c1", "so"))
    assert adds(roll(free).sides[0]) == 5


@pytest.mark.rule("FAE-088", "FAE-X42")
def test_helping_uses_the_turn_of_the_exchange() -> None:
    state = given(AMA, DAN, CLEO, TOUGH, conflict=fight("c1", "c2", "c3", "c4", at=1, acted=("c1",)))
    state = opposed(state, overcome("c2", approach="Careful"), 5)
    refusal = refused(state, 1, m.Help("c1", "c2", "so"), "FAE-088")
    assert "Ama" in refusal.why
    state = do(state, 3, m.Help("c3", "c2", "so"))
    assert adds(roll(state).sides[0]) == 2
    assert state.conflict is not None and state.conflict.acted == ("c1", "c2", "c3")
    state = do(stand(thrown(state, "c2", 2)), GM, m.SetCost("stands"))
    assert state.conflict is not None and state.conflict.at == 3
    refused(state, 3, overcome("c3"), "FAE-140")


@pytest.mark.rule("FAE-Q47")
def test_a_defence_is_helped_too_by_who_has_not_acted_yet() -> None:
    state = given(mook("Thug"), AMA, DAN, conflict=fight("c1", "c2", "c3"))
    state = do(state, GM, attack("c1", "c2", ""))
    refused(state, 2, m.Help("c3", "c2", "so"), "FAE-086")
    state = do(state, 1, m.Defend("c2", ("Careful",), "so"))
    state = do(state, 2, m.Help("c3", "c2", "so"))
    assert adds(roll(state).sides[1]) == 3


@pytest.mark.rule("FAE-Q47")
def test_who_is_protected_or_shall_profit_helps_like_anybody() -> None:
    state = do(given(mook("Thug"), AMA, DAN), GM, attack("c1", "c2", ""))
    state = do(state, 2, m.Protect("c3", "behind me"))
    state = do(do(state, 2, m.Defend("c3", ("Careful",), "")), 1, m.Help("c2", "c3", "I duck"))
    assert adds(roll(state).sides[1]) == 2
    hiding = opposed(given(AMA, DAN), create("create", "c2", "Well Hidden", approach="Careful"), 2)
    assert adds(roll(do(hiding, 2, m.Help("c2", "c1", "I crouch"))).sides[0]) == 3


@pytest.mark.rule("FAE-086")
def test_a_number_is_helped_by_nobody() -> None:
    state = opposed(given(AMA, TOUGH), overcome(), 2)
    refused(state, GM, m.Help("c2", "", "so"), "FAE-086")


@pytest.mark.rule("FAE-Q12")
def test_mooks_have_no_ratings_to_ask_for() -> None:
    state = opposed(given(major("Thane"), TOUGH, help_minimum="average"), overcome(), 2)
    assert roll(do(state, GM, m.Help("c2", "c1", "so"))).sides[0].helpers == ("c2",)


@pytest.mark.rule("FAE-Q12")
@pytest.mark.parametrize("switch", ["none", "average"])
def test_by_switch_a_helper_needs_a_rating(switch: str) -> None:
    state = opposed(given(AMA, DAN, CLEO, help_minimum=switch), overcome(approach="Careful"), 2)
    do(state, 2, m.Help("c2", "c1", "so"))
    if switch == "average":
        refused(state, 3, m.Help("c3", "c1", "so"), "FAE-Q12")
    else:
        do(state, 3, m.Help("c3", "c1", "so"))


@pytest.mark.rule("FAE-088")
def test_who_takes_no_part_in_the_conflict_does_not_help() -> None:
    state = given(AMA, DAN, TOUGH, conflict=fight("c1", "c3"))
    refused(opposed(state, overcome(), 2), 2, m.Help("c2", "c1", "so"), "FAE-088")


@pytest.mark.rule("FAE-038")
def test_a_defence_has_stunts_of_its_own() -> None:
    ama = pc("Ama", 1, Quick=1, stunts=[bonus("Quick", "defend"), bonus("Quick", "attack")])
    state = opposed(given(mook("Thug"), ama), attack("c1", "c2", ""))
    refused(state, 1, m.ClaimStunt("c2", 1), "FAE-038")
    assert adds(roll(do(state, 1, m.ClaimStunt("c2", 0))).sides[1]) == 3


@pytest.mark.rule("FAE-088")
def test_called_off_the_helpers_have_their_turn_again() -> None:
    state = given(AMA, DAN, TOUGH, conflict=fight("c1", "c2", "c3"))
    state = do(opposed(state, overcome(), 2), 2, m.Help("c2", "c1", "so"))
    state = do(state, 1, m.CallOff(""))
    assert state.conflict is not None and state.conflict.acted == ()
