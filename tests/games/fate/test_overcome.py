"""2.6 Overcome."""

import pytest

from games.fate.given import FOES, GM, HEROES, bonus, do, given, major, mook, offered, pc, refused, text, texts
from games.fate.rolls import opposed, overcome, roll, settled
from parlour.games.fate import moves as m

AMA = pc("Ama", Clever=1)


@pytest.mark.rule("FAE-058", "FAE-123")
def test_overcome_is_one_roll_against_a_difficulty_of_the_game_masters() -> None:
    state = given(AMA)
    refused(state, 1, overcome(approach=""), "FAE-058")
    state = do(state, 1, overcome())
    refused(state, 1, m.SetDifficulty(2), "FAE-123")
    refused(state, GM, m.SetDifficulty(21), "FAE-165")
    refused(state, GM, m.SetDifficulty(-3), "FAE-165")
    state = do(state, GM, m.SetDifficulty(2))
    assert roll(state).sides[1].rating == 2 and roll(state).phase == "ready"
    assert roll(do(state, GM, m.SetDifficulty(3))).sides[1].rating == 3
    assert settled(given(AMA), overcome(), 3, 2).roll is None


@pytest.mark.rule("FAE-058")
def test_only_situation_aspects_stand_in_the_way() -> None:
    state = given(AMA, major("Thane"), aspects=["Fog"], hidden=["A Trapdoor"])
    refused(state, 1, overcome(target=text(state, "Thane the Brave").id), "FAE-063")
    refused(state, 1, overcome(target="h1"), "FAE-058")
    refused(state, 1, overcome(target="c2"), "FAE-058")
    do(state, 1, overcome(target=text(state, "Fog").id))


@pytest.mark.rule("FAE-059")
def test_fail_it_stands_or_is_passed_at_a_serious_cost() -> None:
    state = settled(given(AMA, aspects=["Fog"]), overcome(target="a5"), 1, 2)
    refused(state, 1, m.SetCost("stands"), "FAE-059")
    refused(state, GM, m.SetCost("cost", " "), "FAE-060")
    stands = do(state, GM, m.SetCost("stands"))
    assert stands.roll is None and text(stands, "Fog")
    state = do(state, GM, m.SetCost("cost", "Your boat is gone"))
    refused(state, 1, m.AnswerCost("fail"), "FAE-059")
    assert roll(state).choices[0].kind == "removal"


@pytest.mark.rule("FAE-Q09")
def test_by_switch_the_player_may_decline_the_cost_and_fail() -> None:
    state = settled(given(AMA, aspects=["Fog"], overcome_fail_choice="player"), overcome(target="a5"), 1, 2)
    state = do(state, GM, m.SetCost("cost", "Your boat is gone"))
    refused(state, GM, m.AnswerCost("pay"), "FAE-059")
    failed = do(state, 1, m.AnswerCost("fail"))
    assert failed.roll is None and text(failed, "Fog")
    assert roll(do(state, 1, m.AnswerCost("pay"))).choices[0].kind == "removal"


@pytest.mark.rule("FAE-060")
def test_tie_it_is_passed_at_a_minor_cost() -> None:
    state = settled(given(AMA), overcome(), 2, 2)
    refused(state, GM, m.SetCost("stands"), "FAE-060")
    refused(state, 1, m.SetCost("cost", "You are late"), "FAE-059")
    state = do(state, GM, m.SetCost("cost", "You are late"))
    assert state.roll is None


@pytest.mark.rule("FAE-061")
@pytest.mark.parametrize("comes_to", [3, 4])
def test_succeed_it_is_passed_at_no_cost_and_without_a_boost(comes_to: int) -> None:
    state = settled(given(AMA), overcome(), comes_to, 2)
    assert state.roll is None and texts(state, "", "boost") == []


@pytest.mark.rule("FAE-062")
def test_with_style_the_own_team_gains_a_boost() -> None:
    state = settled(given(AMA), overcome(), 5, 2)
    refused(state, GM, m.NameIt("Rolling"), "FAE-083")
    refused(state, 1, m.NameIt(" "), "FAE-007")
    state = do(state, 1, m.NameIt("On a Roll"))
    assert text(state, "On a Roll").kind == "boost"
    assert [(one.team, one.count) for one in text(state, "On a Roll").free] == [(HEROES, 1)]


@pytest.mark.rule("FAE-063")
def test_the_game_master_confirms_that_an_overcome_aspect_is_gone() -> None:
    state = settled(given(AMA, aspects=["Fog"]), overcome(target="a5"), 3, 2)
    refused(state, 1, m.SettleRemoval("gone"), "FAE-063")
    assert texts(do(state, GM, m.SettleRemoval("stays")), "") == ["Fog"]
    state = do(state, GM, m.SettleRemoval("gone"))
    assert texts(state, "") == [] and state.roll is None


@pytest.mark.rule("FAE-038")
def test_a_stunt_counts_once_where_approach_and_action_match() -> None:
    ama = pc(
        "Ama", Clever=1, stunts=[bonus("Clever", "overcome"), bonus("Clever", "create"), bonus("Quick", "overcome")]
    )
    state = opposed(given(ama), overcome(), 2)
    assert offered(state, 1, "claim_stunt")[0].asks[0].of == (0,)  # type: ignore[union-attr]
    refused(state, 1, m.ClaimStunt("c1", 1), "FAE-038")
    refused(state, 1, m.ClaimStunt("c1", 2), "FAE-038")
    refused(state, 2, m.ClaimStunt("c1", 0), "FAE-038")
    state = do(state, 1, m.ClaimStunt("c1", 0))
    refused(state, 1, m.ClaimStunt("c1", 0), "FAE-Q44")
    assert roll(state).sides[0].stunts == (0,)


@pytest.mark.rule("FAE-042")
def test_the_game_master_may_veto_a_circumstance() -> None:
    state = opposed(given(pc("Ama", stunts=[bonus("Clever", "overcome")])), overcome(), 2)
    refused(state, GM, m.VetoStunt("c1", 0), "FAE-042")
    state = do(state, 1, m.ClaimStunt("c1", 0))
    refused(state, 1, m.VetoStunt("c1", 0), "FAE-042")
    state = do(state, GM, m.VetoStunt("c1", 0))
    assert roll(state).sides[0].stunts == ()


@pytest.mark.rule("FAE-Q44")
@pytest.mark.parametrize(("switch", "count"), [("all", 2), ("one", 1)])
def test_two_stunts_fit_one_roll_unless_the_table_says_one(switch: str, count: int) -> None:
    ama = pc("Ama", stunts=[bonus("Clever", "overcome"), bonus("Clever", "create", "overcome")])
    state = do(opposed(given(ama, stunt_stack=switch), overcome(), 2), 1, m.ClaimStunt("c1", 0))
    if count == 2:
        state = do(state, 1, m.ClaimStunt("c1", 1))
    else:
        refused(state, 1, m.ClaimStunt("c1", 1), "FAE-Q44")
    assert len(roll(state).sides[0].stunts) == count


@pytest.mark.rule("FAE-058")
def test_who_stands_in_the_way_defends_and_holds_the_enemys_part() -> None:
    state = do(given(AMA, mook("Tough")), 1, overcome())
    refused(state, 1, m.Oppose("c2"), "FAE-183")
    refused(state, GM, m.Oppose("c1"), "FAE-183")
    refused(state, GM, m.Oppose("c9"), "FAE-183")
    state = do(state, GM, m.Oppose("c2"))
    assert (roll(state).sides[1].who, roll(state).sides[1].team) == ("c2", FOES)
    refused(state, GM, m.Oppose("c2"), "FAE-183")
    assert roll(do(state, GM, m.SetDifficulty(1))).sides[1].who == ""
