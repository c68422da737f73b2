"""2.7 Defend."""

import pytest

from games.fate.given import FOES, GM, HEROES, do, find, given, major, mook, pc, refused, text, texts
from games.fate.rolls import attack, attempt, create, fight, opposed, overcome, roll, settled, stand, thrown
from parlour.games.fate import moves as m

AMA, DAN = pc("Ama", Clever=1, Quick=1), pc("Dan", 2, Clever=1, Quick=1)
THANE = major("Thane", Clever=1, Quick=1)


def free(state: object, words: str) -> list[tuple[str, int]]:
    return [(one.team, one.count) for one in text(state, words).free]  # type: ignore[arg-type]


@pytest.mark.rule("FAE-064")
def test_a_defence_is_free_and_outside_the_own_turn() -> None:
    state = given(THANE, AMA, conflict=fight("c1", "c2"))
    state = opposed(state, attack("c1", "c2"))
    assert state.conflict is not None and state.conflict.acted == ("c1",) and roll(state).sides[1].who == "c2"
    state = stand(thrown(thrown(state, "c1", 1), "c2", 2))
    assert state.roll is None
    do(state, 1, attack("c2", "c1"))


@pytest.mark.rule("FAE-064")
def test_who_is_asked_defends_and_nobody_else() -> None:
    state = do(given(THANE, AMA, DAN), GM, attack("c1", "c2"))
    refused(state, 1, m.Defend("c3", ("Quick",), "so"), "FAE-064")
    refused(state, 2, m.Defend("c3", ("Quick",), "so"), "FAE-Q53")
    refused(state, 1, m.Defend("c2", (), "so"), "FAE-064")
    refused(state, GM, m.Defend("c1", ("Quick",), "so"), "FAE-183")
    refused(given(THANE, AMA), 1, m.Defend("c2", ("Quick",), "so"), "FAE-064")
    state = do(state, 1, m.Defend("c2", ("Quick",), "so"))
    refused(state, 1, m.Defend("c2", ("Quick",), "so"), "FAE-064")


@pytest.mark.rule("FAE-183")
def test_an_advantage_and_an_obstacle_are_met_by_a_defence() -> None:
    state = attempt(given(THANE, AMA), create("create", "c2", "Cornered", "c1"), 3, 4)
    assert roll(stand(state)).shift == -1 and roll(stand(state)).outcome == "fail"
    state = do(given(THANE, AMA), GM, overcome("c1"))
    refused(state, 2, m.Defend("c2", ("Quick",), "so"), "FAE-064")
    state = do(state, 1, m.Defend("c2", ("Quick",), "I bar the door"))
    state = stand(thrown(thrown(state, "c1", 5), "c2", 5))
    assert roll(state).outcome == "tie"


@pytest.mark.rule("FAE-064")
def test_who_is_attacked_answers_and_nobody_is_put_in_her_place() -> None:
    state = do(given(AMA, THANE, mook("Rat")), 1, attack())
    refused(state, GM, m.Oppose("c3"), "FAE-064")


@pytest.mark.rule("FAE-183")
def test_a_defence_is_not_defended_against() -> None:
    state = opposed(given(THANE, AMA), attack("c1", "c2"))
    refused(state, GM, m.Defend("c1", ("Quick",), "so"), "FAE-064")


@pytest.mark.rule("FAE-065", "FAE-Q53")
def test_a_single_ally_defends_with_an_explanation_and_nobody_chooses() -> None:
    state = do(given(THANE, AMA, DAN, mook("Tough")), GM, attack("c1", "c2"))
    refused(state, 2, m.Protect("c3", " "), "FAE-065")
    refused(state, 1, m.Protect("c2", "here"), "FAE-065")
    refused(state, GM, m.Protect("c4", "here"), "FAE-065")
    state = do(state, 2, m.Protect("c3", "I jump in between"))
    assert (roll(state).sides[1].who, roll(state).protected) == ("c3", "c2")
    refused(state, 2, m.Protect("c3", "again"), "FAE-Q53")
    refused(state, 1, m.ChooseProtector("c3"), "FAE-Q53")
    refused(state, 1, m.Defend("c2", ("Quick",), "so"), "FAE-Q53")
    refused(state, 2, m.StandOpen("c3"), "FAE-065")
    do(state, 2, m.Defend("c3", ("Quick",), "so"))


@pytest.mark.rule("FAE-065", "FAE-Q53")
def test_among_several_willing_the_one_acted_on_chooses() -> None:
    state = do(given(THANE, AMA, DAN, pc("Cleo", 3)), GM, attack("c1", "c2"))
    state = do(do(state, 2, m.Protect("c3", "I jump in between")), 3, m.Protect("c4", "Behind me"))
    assert (roll(state).sides[1].who, roll(state).protected) == ("c2", "")
    refused(state, 2, m.Defend("c3", ("Quick",), "so"), "FAE-Q53")
    refused(state, 2, m.ChooseProtector("c3"), "FAE-Q53")
    do(state, 1, m.Defend("c2", ("Quick",), "I need nobody"))
    state = do(state, 1, m.ChooseProtector("c4"))
    assert (roll(state).sides[1].who, roll(state).protected) == ("c4", "c2")
    refused(state, 1, m.ChooseProtector("c3"), "FAE-Q53")
    refused(state, 2, m.Defend("c3", ("Quick",), "so"), "FAE-Q53")
    do(state, 3, m.Defend("c4", ("Quick",), "so"))


@pytest.mark.rule("FAE-065", "FAE-Q53")
def test_the_game_master_may_veto_a_protector() -> None:
    state = do(given(THANE, AMA, DAN, pc("Cleo", 3)), GM, attack("c1", "c2"))
    refused(state, GM, m.VetoProtector("c3"), "FAE-Q53")
    state = do(state, 2, m.Protect("c3", "I jump in between"))
    refused(state, 2, m.VetoProtector("c3"), "FAE-065")
    alone = do(state, GM, m.VetoProtector("c3"))
    assert (roll(alone).sides[1].who, roll(alone).protected) == ("c2", "")
    refused(alone, 1, m.ChooseProtector("c3"), "FAE-Q53")
    left = do(do(state, 3, m.Protect("c4", "Behind me")), GM, m.VetoProtector("c3"))
    assert (roll(left).sides[1].who, roll(left).protected) == ("c4", "c2")


@pytest.mark.rule("FAE-065", "FAE-079")
@pytest.mark.parametrize("ready", [False, True])
def test_a_protector_who_gives_in_leaves_the_answer_to_the_ally(ready: bool) -> None:
    state = do(given(THANE, AMA, DAN, conflict=fight("c1", "c2", "c3")), GM, attack("c1", "c2"))
    state = do(state, 2, m.Protect("c3", "I jump in between"))
    state = do(state, 2, m.Defend("c3", ("Quick",), "so")) if ready else state
    state = do(state, 2, m.Concede("c3", "or rather not"))
    assert (roll(state).sides[1].who, roll(state).phase) == ("c2", "oppose")
    refused(state, 1, m.ChooseProtector("c3"), "FAE-Q53")
    refused(state, GM, m.VetoProtector("c3"), "FAE-Q53")
    do(state, 1, m.Defend("c2", ("Quick",), "so"))


@pytest.mark.rule("FAE-088", "FAE-065")
def test_who_helped_a_protector_that_gave_in_has_the_turn_again() -> None:
    state = given(THANE, AMA, DAN, pc("Cleo", 3), conflict=fight("c1", "c2", "c3", "c4"))
    state = do(do(state, GM, attack("c1", "c2")), 2, m.Protect("c3", "I jump in between"))
    state = do(do(state, 2, m.Defend("c3", ("Quick",), "so")), 3, m.Help("c4", "c3", "Now!"))
    state = do(state, 2, m.Concede("c3", "or rather not"))
    assert state.conflict is not None and state.conflict.acted == ("c1",)


@pytest.mark.rule("FAE-065", "FAE-066")
@pytest.mark.parametrize(("total", "count"), [(3, 1), (5, 2)])
def test_who_defends_an_ally_against_an_advantage_bears_the_aspect(total: int, count: int) -> None:
    state = do(
        given(major("Thane", Clever=2), AMA, pc("Ben", 2, Quick=1)), GM, create("create", "c2", "Tangled in Rope")
    )
    state = do(do(state, 2, m.Protect("c3", "I push Ama away")), 2, m.Defend("c3", ("Quick",), "so"))
    state = stand(thrown(thrown(state, "c1", total), "c3", 2))
    assert state.roll is None and texts(state, "c2", "situation") == []
    assert texts(state, "c3", "situation") == ["Tangled in Rope"] and free(state, "Tangled in Rope") == [(FOES, count)]


@pytest.mark.rule("FAE-065", "FAE-045")
def test_an_altered_aspect_too_comes_to_be_on_the_protector() -> None:
    state = do(given(THANE, AMA, DAN), GM, create("create", "c2", "Tangled in Rope"))
    state = do(do(state, 2, m.Protect("c3", "I push Ama away")), 2, m.Defend("c3", ("Quick",), "so"))
    state = do(stand(thrown(thrown(state, "c1", 1), "c3", 2)), GM, m.SettleFailure("altered", "Rope in Hand"))
    assert texts(state, "c3", "situation") == ["Rope in Hand"] and free(state, "Rope in Hand") == [(HEROES, 1)]


@pytest.mark.rule("FAE-065", "FAE-050")
def test_who_defends_an_ally_against_a_search_is_the_one_found_out() -> None:
    state = given(THANE, AMA, pc("Ben", 2, general="Owes the Guild", secrets=("Owes the Guild",)))
    state = do(state, GM, create("discover", "c2", "What are they hiding?"))
    state = do(do(state, 2, m.Protect("c3", "I talk louder")), 2, m.Defend("c3", ("Quick",), "so"))
    state = stand(thrown(thrown(state, "c1", 3), "c3", 2))
    state = do(state, GM, m.SettleSearch(text(state, "Owes the Guild").id))
    assert not text(state, "Owes the Guild").hidden and free(state, "Owes the Guild") == [(FOES, 1)]


@pytest.mark.rule("FAE-065", "FAE-054")
def test_free_invocations_of_what_is_there_stay_on_it() -> None:
    state = given(THANE, AMA, DAN)
    state = do(state, GM, create("use", text(state, "Ama in Trouble").id, ""))
    state = do(do(state, 2, m.Protect("c3", "I talk louder")), 2, m.Defend("c3", ("Quick",), "so"))
    state = stand(thrown(thrown(state, "c1", 3), "c3", 2))
    assert free(state, "Ama in Trouble") == [(FOES, 1)]


@pytest.mark.rule("FAE-065")
def test_nobody_steps_in_where_nobody_is_acted_on() -> None:
    state = do(given(THANE, AMA, DAN), GM, create("create", "scene", "Smoke"))
    refused(state, 2, m.Protect("c3", "here"), "FAE-065")
    state = do(given(THANE, AMA, DAN), GM, overcome("c1"))
    refused(state, 2, m.Protect("c3", "here"), "FAE-065")


@pytest.mark.rule("FAE-066", "FAE-X17")
def test_who_defends_an_ally_takes_the_bad_results() -> None:
    state = given(major("Thane", Clever=2), pc("Nettie", 1), pc("Osk", 2, Quick=1))
    state = do(state, GM, attack("c1", "c2"))
    state = do(do(state, 2, m.Protect("c3", "behind me")), 2, m.Defend("c3", ("Quick",), "so"))
    state = do(stand(thrown(thrown(state, "c1", 5), "c3", 2)), GM, m.Trade("damage"))
    assert roll(state).damage == 3 and roll(state).choices[0].who == "c3"
    refused(state, 1, m.Absorb("3", ()), "FAE-076")
    state = do(state, 2, m.Absorb("3", ()))
    assert find(state, "Osk").ticked == (3,) and find(state, "Nettie").ticked == ()


@pytest.mark.rule("FAE-067")
def test_a_failed_defence_stops_nothing() -> None:
    state = settled(given(AMA, THANE), attack(), 4, 1)
    assert (roll(state).outcome, roll(state).shift) == ("style", 3)


@pytest.mark.rule("FAE-068", "FAE-X15")
def test_a_tied_attack_gives_the_attacker_a_boost_and_the_defender_none() -> None:
    state = settled(given(AMA, THANE), attack(), 3, 3)
    assert roll(state).damage == 0
    state = do(state, 1, m.NameIt("Off Balance"))
    assert free(state, "Off Balance") == [(HEROES, 1)] and state.roll is None


@pytest.mark.rule("FAE-068")
@pytest.mark.parametrize("defence", [4, 5])
def test_a_plain_successful_defence_gives_nobody_a_boost(defence: int) -> None:
    state = settled(given(AMA, THANE), attack(), 3, defence)
    assert state.roll is None and texts(state, "", "boost") == [] and find(state, "Thane").ticked == ()


@pytest.mark.rule("FAE-069", "FAE-X16")
def test_a_defence_with_style_gains_a_boost() -> None:
    state = settled(given(AMA, major("Thane", Quick=2)), attack(), 3, 6)
    refused(state, 1, m.NameIt("Mine"), "FAE-083")
    state = do(state, GM, m.NameIt("Wide Open"))
    assert free(state, "Wide Open") == [(FOES, 1)] and state.roll is None


@pytest.mark.rule("FAE-069", "FAE-Q08")
def test_style_against_an_advantage_or_an_overcome_leaves_no_choice() -> None:
    state = settled(given(AMA, THANE), create("create", "c2"), 1, 4)
    assert [choice.kind for choice in roll(state).choices] == ["boost"]
    assert texts(do(state, GM, m.NameIt("Wide Open")), "c2", "situation") == []
    state = do(do(given(AMA, THANE), 1, overcome()), GM, m.Defend("c2", ("Quick",), "so"))
    state = stand(thrown(thrown(state, "c1", 1), "c2", 4))
    assert [choice.kind for choice in roll(state).choices] == ["boost"]
    fixed = settled(given(AMA), create("create"), -1, 4)
    assert [choice.kind for choice in roll(fixed).choices] == ["failure"]


@pytest.mark.rule("FAE-Q42", "FAE-X39")
@pytest.mark.parametrize(("switch", "shift"), [(0, 3), (2, 1)])
def test_who_does_not_defend_is_a_fixed_difficulty(switch: int, shift: int) -> None:
    state = do(given(pc("Ama", Clever=1), THANE, DAN, defend_none=switch), 1, attack())
    refused(state, 2, m.StandOpen("c2"), "FAE-Q42")
    refused(state, GM, m.StandOpen("c3"), "FAE-Q42")
    state = stand(thrown(do(state, GM, m.StandOpen("c2")), "c1", 3))
    assert roll(state).shift == shift
    if shift == 3:
        assert roll(do(state, 1, m.Trade("damage"))).damage == 3
        traded = do(state, 1, m.Trade("boost"))
        assert roll(traded).damage == 2
    assert roll(do(state, 1, m.Trade("damage")) if shift == 3 else state).choices[0].who == "c2"


@pytest.mark.rule("FAE-Q42")
def test_the_game_master_may_set_another_number_for_her_own() -> None:
    state = do(given(AMA, THANE), 1, attack())
    assert roll(do(state, GM, m.SetDifficulty(1))).sides[1].rating == 1
    other = do(given(THANE, AMA), GM, attack("c1", "c2"))
    refused(other, GM, m.SetDifficulty(1), "FAE-183")
    do(other, GM, m.StandOpen("c2"))
