"""2.20 The Doppelganger."""

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, DIANNE, against, dawn, given
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, DRAW, MAINTAIN, NOBODY, Options

COPYING = ("Alice: knights [0:0] ♠ on 2♠ as [3:6] | hand 3♣", "Bob: knights [3:6] 6/3 on 9♠ | hand A♠ 4♣")


@pytest.mark.rule("DK-155")
@pytest.mark.parametrize("pips", ["double-six", "double-nine", "double-twelve"])
def test_each_set_has_one_blank(pips: str) -> None:
    state = GAME.initial(("Alice", "Bob"), Options(set=pips))  # type: ignore[arg-type]
    assert state.peasants.count(0) == 1


@pytest.mark.rule("DK-156", "DK-A58", "DK-046")
def test_promoted_it_copies_a_knight_of_its_suit() -> None:
    t = dawn("Alice: candidates [0:0] on 2♠ | recruits [1:1] [1:2]", "Bob: knights [3:6] 6/3 ♠; [2:8] 8/2 ♥")
    assert t.phase == MAINTAIN
    t.refuses("Alice", m.Promote(t["[0:0]"], None, "[2:8]"), "unknown", "DK-156")
    t.refuses("Alice", m.Promote(t["[0:0]"], 0), "not-asked", "DK-156")
    t.does("Alice", m.Promote(t["[0:0]"], None, "[3:6]"))
    assert (t.value("[0:0]"), t.knight("[0:0]").suit) == ("6/3", "♠")


@pytest.mark.rule("DK-157")
def test_it_keeps_its_model() -> None:
    t = given(*COPYING, "Charlie: knights [2:8] 2/8 ♠")
    t.refuses("Alice", m.ChooseCopy("[2:8]"), "model-stays", "DK-157")
    t.refuses("Alice", m.GiveUpCopy(), "model-stays", "DK-157")


@pytest.mark.rule("DK-158")
def test_when_its_model_dies_another_is_named_at_once() -> None:
    t = given(*COPYING, "Charlie: knights [2:8] 2/8 ♠; [5:5] ♥").plays("Bob", "A♠", "[3:6]")
    assert (t.state.copying, GAME.awaited(t.state), GAME.public(t.state).copying) == (0, (0,), 0)
    t.refuses("Alice", m.ChooseCopy("[5:5]"), "unknown", "DK-158")
    t.refuses("Alice", m.EndAttack(), "model-first")
    t.refuses("Bob", m.Pass(), "model-first")
    t.does("Alice", m.ChooseCopy("[2:8]"))
    assert (t.value("[0:0]"), t.state.copying) == ("2/8", NOBODY)
    t.all_pass().does("Alice", m.EndAttack())


@pytest.mark.rule("DK-158")
def test_or_it_is_given_up() -> None:
    t = given(*COPYING, "Charlie: knights [2:8] 2/8 ♠").plays("Bob", "A♠", "[3:6]").does("Alice", m.GiveUpCopy())
    assert (t.graveyard("Alice"), t.knights("Alice"), t.discard) == ("[0:0]", "", "9♠ A♠ 2♠")
    t.all_pass().does("Alice", m.EndAttack())


@pytest.mark.rule("DK-159")
def test_without_any_knight_of_the_suit_it_dies() -> None:
    t = given(*COPYING, "Charlie: knights [5:5] ♥").plays("Bob", "A♠", "[3:6]")
    assert (t.graveyard("Alice"), t.state.copying, t.discard) == ("[0:0]", NOBODY, "9♠ A♠ 2♠")


@pytest.mark.rule("DK-160")
def test_the_model_is_marked() -> None:
    assert given(*COPYING).knight("[0:0]").model == "[3:6]"


@pytest.mark.rule("DK-161")
def test_power_on_the_model_counts_for_both() -> None:
    t = given(*COPYING, "Charlie: hand A♣").plays("Charlie", "A♣", "[3:6]")
    assert (t.value("[3:6]"), t.value("[0:0]")) == ("12/6", "12/6")


@pytest.mark.rule("DK-162")
def test_courage_at_the_models_kingdom_does_not_carry_over() -> None:
    t = given("Alice: knights [0:0] ♠ as [3:6]", "Bob: laid J♠ | knights [3:6] 6/3 ♠")
    assert (t.value("[3:6]"), t.value("[0:0]")) == ("9/6", "6/3")


@pytest.mark.rule("DK-162")
def test_majesty_at_the_models_kingdom_does_not_carry_over() -> None:
    t = given("Alice: knights [0:0] ♠ as [3:6]", "Bob: laid K♠ | knights [3:6] 6/3 ♠").open_battle(
        "Alice", CHARLIE, "[0:0]"
    )
    assert t.is_tapped("[0:0]")


@pytest.mark.rule("DK-A59")
def test_cards_of_its_own_count_and_do_not_pass_back() -> None:
    t = given("Alice: laid J♠ | knights [0:0] ♠ as [3:6] with A♣", "Bob: knights [3:6] 6/3 ♠ with A♣'")
    assert (t.value("[0:0]"), t.value("[3:6]")) == ("36/24", "12/6")


@pytest.mark.rule("DK-163", "DK-X05")
def test_the_wizard_comes_for_a_powered_model() -> None:
    t = dawn(
        "Alice: candidates [0:0] on 2♠ | recruits [1:1] [1:2] | hand J♠' 2♣",
        "Bob: knights [3:6] 6/3 ♠ with A♣ | hand 4♣",
        "Charlie: hand J♠ 3♣",
        "Dianne: hand 10♦ 5♣",
    )
    t.does("Alice", m.Promote(t["[0:0]"], None, "[3:6]"))
    assert t.value("[0:0]") == "12/6"
    t.plays("Charlie", "J♠", BOB)
    assert (t.value("[3:6]"), t.value("[0:0]")) == ("18/12", "12/6")
    t.plays("Alice", "J♠'", ALICE)
    assert t.value("[0:0]") == "18/12"
    t.plays("Dianne", "10♦", "A♣")
    assert (t.value("[3:6]"), t.value("[0:0]")) == ("9/6", "9/6")


@pytest.mark.rule("DK-X05")
def test_each_jack_goes_in_its_own_kingdoms_maintain() -> None:
    t = given("Alice: laid J♠' | knights [0:0] ♠ as [3:6]", "Bob: laid J♠ | knights [3:6] 6/3 ♠ | recruits [1:1] [1:2]")
    assert (t.value("[3:6]"), t.value("[0:0]")) == ("9/6", "9/6")
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(()))
    assert (t.active, t.value("[3:6]"), t.value("[0:0]")) == ("Bob", "6/3", "9/6")


@pytest.mark.rule("DK-198", "DK-163", "DK-X31")
def test_life_on_the_model_frees_the_doppelganger() -> None:
    t = given("Alice: knights [0:0] ♠ as [3:6] tapped", "Bob: knights [3:6] 6/3 on 9♠ tapped", "Charlie: hand A♥",
              "Dianne: hand 10♣")  # fmt: skip
    t.plays("Charlie", "A♥", "[3:6]")
    assert (t.is_tapped("[3:6]"), t.is_tapped("[0:0]")) == (False, False)
    t.all_pass().open_battle("Alice", BOB, "[0:0]").open_battle("Alice", CHARLIE, "[0:0]")
    assert (t.health("Bob"), t.health("Charlie"), t.is_tapped("[0:0]")) == (21, 21, False)
    t.does("Alice", m.Attack(DIANNE, ("[0:0]",))).all_pass()
    while t.phase != ATTACK and t.state.window is None:
        seat = GAME.awaited(t.state)[0]
        t.does(seat, m.Defend(()) if seat == 3 else m.PassAid())
    assert t.state.window is not None and t.state.window.checkpoint == 5
    t.plays("Dianne", "10♣", "A♥").all_pass()
    assert (t.is_tapped("[0:0]"), t.health("Dianne"), t.knights("Bob"), t.knight("[3:6]").never_taps) == (
        True,
        21,
        "[3:6]",
        False,
    )


@pytest.mark.rule("DK-164", "DK-X24")
def test_without_a_model_at_promotion_it_goes_to_the_graveyard() -> None:
    t = dawn("Alice: candidates [0:0] on 2♠", "Bob: knights [3:6] 6/3 ♥")
    assert (t.graveyard("Alice"), t.discard, t.phase) == ("[0:0]", "2♠", DRAW)


@pytest.mark.rule("DK-X24", "DK-A61")
def test_others_are_promoted_first_and_may_be_its_model() -> None:
    t = dawn(
        "Alice: candidates [0:0] on 2♠; [3:3] on 6♠ | recruits [1:1] [1:2] | hand 5♣",
        "Charlie: knights [2:8] 2/8 ♠",
        "Bob: hand A♠ A♠' 4♣",
    )
    t.does("Alice", m.Promote(t["[0:0]"], None, "[3:3]"))
    assert t.value("[0:0]") == "3/3"
    t.plays("Bob", "A♠", "[3:3]").does("Alice", m.ChooseCopy("[2:8]"))
    assert t.value("[0:0]") == "2/8"
    t.plays("Bob", "A♠'", "[2:8]")
    assert t.graveyard("Alice") == "[3:3] [0:0]"


@pytest.mark.rule("DK-158")
def test_between_two_as_well_a_new_model_is_chosen() -> None:
    t = dawn(
        "Alice: candidates [0:0] on 2♠; [3:3] on 6♠ | recruits [1:1] [1:2] | hand 5♣",
        "Bob: hand A♠ A♠' 4♣ | knights [2:8] 2/8 ♠",
        players=2,
        decks=2,
    )
    t.does("Alice", m.Promote(t["[0:0]"], None, "[3:3]"))
    t.plays("Bob", "A♠", "[3:3]").does("Alice", m.ChooseCopy("[2:8]"))
    assert t.value("[0:0]") == "2/8"
    t.plays("Bob", "A♠'", "[2:8]")
    assert t.graveyard("Alice") == "[3:3] [0:0]"


@pytest.mark.rule("DK-A61")
def test_the_blank_is_promoted_last() -> None:
    t = dawn("Alice: candidates [0:0] on 2♠; [3:4] on 7♠", "Charlie: knights [2:8] 2/8 ♠")
    t.refuses("Alice", m.Promote(t["[0:0]"], None, "[2:8]"), "blank-last", "DK-A61")
    t.does("Alice", m.Promote(t["[3:4]"], 4)).does("Alice", m.Promote(t["[0:0]"], None, "[3:4]"))
    assert t.value("[0:0]") == "4/3"


@pytest.mark.rule("DK-A57")
@pytest.mark.parametrize(("shared", "dead"), [(False, ""), (True, "[0:0]")])
def test_death_on_the_model_is_shared_only_by_house_rule(shared: bool, dead: str) -> None:
    t = given(*COPYING, "Charlie: knights [2:8] 2/8 ♠", death_shared=shared).plays("Bob", "A♠", "[3:6]")
    assert (t.graveyard("Bob"), t.graveyard("Alice")) == ("[3:6]", dead)
    assert t.state.copying == (NOBODY if shared else 0)


@pytest.mark.rule("DK-A60")
def test_a_model_that_leaves_play_alive_counts_as_defeated() -> None:
    t = given("Alice: knights [0:0] ♥ as [3:6] | hand 10♣", "Bob: knights [3:6] 6/3 life A♥").plays(
        "Alice", "10♣", "A♥"
    )
    assert (t.recruits("Bob"), t.graveyard("Alice")) == ("[3:6]", "[0:0]")


@pytest.mark.rule("DK-A62")
def test_the_models_values_stand_in_the_battle_it_falls_in() -> None:
    t = given(
        "Alice: knights [3:6] 6/3 ♠; [0:0] ♠ as [3:6]",
        "Bob: knights [4:4] 4/4 ♦",
        "Charlie: knights [2:8] 2/8 ♠ tapped",
    )
    t.does("Alice", m.Attack(BOB, ("[3:6]", "[0:0]"))).does("Bob", m.Defend(against("[3:6]", "[4:4]")))
    assert (t.health("Bob"), t.graveyard("Alice"), t.graveyard("Bob")) == (21, "[3:6]", "[4:4]")
    assert t.state.copying == 0
    t.does("Alice", m.ChooseCopy("[2:8]"))
    assert (t.value("[0:0]"), t.phase) == ("2/8", ATTACK)


@pytest.mark.rule("DK-A62", "DK-158")
def test_another_model_is_asked_for_in_clean_up_and_not_before() -> None:
    lines = (
        "Alice: hand 2♦ J♥ | knights [3:6] 6/3 ♠; [0:0] ♠ as [3:6]",
        "Bob: knights [4:4] 4/4 ♦",
        "Charlie: knights [2:8] 2/8 ♠ tapped",
    )
    t = (
        given(*lines)
        .does("Alice", m.Attack(BOB, ("[3:6]", "[0:0]")))
        .all_pass()
        .does("Bob", m.Defend(against("[3:6]", "[4:4]")))
    )
    t.resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6
    t.plays("Alice", "J♥", BOB)
    assert (t.state.copying, t.state.window is not None) == (-1, True), "a card played meanwhile does not ask for it"
    t.all_pass()
    assert (t.state.copying, t.graveyard("Alice")) == (0, "[3:6]")


@pytest.mark.rule("DK-A64", "DK-A15")
def test_the_blank_brought_in_by_life_copies_a_knight_of_hearts() -> None:
    t = given("Alice: hand A♥ | recruits [0:0]", "Bob: knights [3:6] 6/3 ♥; [2:8] 2/8 ♠")
    t.refuses("Alice", m.Special("A♥", t["[0:0]"], model="[2:8]"), "unknown")
    t.plays("Alice", "A♥", t["[0:0]"], model="[3:6]")
    assert (t.value("[0:0]"), t.knight("[0:0]").never_taps) == ("6/3", True)
    t = given("Alice: hand A♥ | recruits [0:0]", "Bob: knights [2:8] 2/8 ♠")
    t.plays("Alice", "A♥", t["[0:0]"])
    assert (t.graveyard("Alice"), t.discard) == ("[0:0]", "A♥")


@pytest.mark.rule("DK-098", "DK-099", "DK-158")
def test_a_kingdom_without_health_is_ejected_and_not_asked_for_a_model() -> None:
    """Her Doppelganger's model falls in the battle that takes her last Health; another Knight of the suit is in
    play."""
    t = given(
        "Alice: knights [4:7] 7/4 ♦; [5:5] ♦",
        "Bob: 5 | knights [3:6] 6/3 ♠; [0:0] ♠ as [3:6] tapped",
        "Charlie: knights [2:8] 2/8 ♠ tapped",
    )
    t.does("Alice", m.Attack(BOB, ("[4:7]", "[5:5]"))).does("Bob", m.Defend(against("[4:7]", "[3:6]")))
    assert (t.kingdom("Bob").alive, t.told(m.CopyAsked), t.state.copying) == (False, [], NOBODY)
    assert (t.graveyard("Bob"), t.phase, GAME.awaited(t.state)) == ("[3:6] [0:0]", ATTACK, (0,))


@pytest.mark.rule("DK-158", "DK-099")
def test_the_ejected_take_their_models_with_them_before_anybody_is_asked() -> None:
    t = given(
        "Alice: knights [5:5] ♦; [0:0] ♠ as [3:6] tapped",
        "Bob: 5 | knights [3:6] 6/3 ♠ tapped",
        "Charlie: knights [2:8] 2/8 ♠ tapped",
    )
    t.open_battle("Alice", BOB, "[5:5]")
    assert [type(event) for event in t.events if isinstance(event, m.Ejected | m.CopyAsked)] == [m.Ejected, m.CopyAsked]
    t.refuses("Alice", m.ChooseCopy("[3:6]"), "unknown")
    t.does("Alice", m.ChooseCopy("[2:8]"))
    assert (t.value("[0:0]"), t.phase) == ("2/8", ATTACK)


@pytest.mark.rule("DK-165", "DK-158")
def test_the_last_kingdom_standing_has_won_and_is_asked_for_no_model() -> None:
    t = given(
        "Alice: knights [5:5] ♦; [2:8] 2/8 ♠ tapped; [0:0] ♠ as [3:6] tapped",
        "Bob: 5 | knights [3:6] 6/3 ♠ tapped",
        players=2,
    )
    t.open_battle("Alice", BOB, "[5:5]")
    outcome = GAME.outcome(t.state)
    assert outcome is not None and outcome.winners == (0,) and not t.told(m.CopyAsked)


@pytest.mark.rule("DK-A26", "DK-158")
def test_the_clock_names_the_strongest_model_if_nobody_does() -> None:
    t = given(*COPYING, "Charlie: knights [2:8] 2/8 ♠; [1:1] ♠; [9:9] ♥").plays("Bob", "A♠", "[3:6]")
    assert [(alarm.name, alarm.seconds) for alarm in GAME.alarms(t.state)] == [("window", 20)]
    t.clock("window")
    assert (t.value("[0:0]"), t.state.copying, t.state.window is not None) == ("2/8", NOBODY, True)
    t.all_pass().does("Alice", m.EndAttack())


@pytest.mark.rule("DK-A26")
def test_without_a_clock_the_table_waits_for_the_model() -> None:
    t = given(*COPYING, "Charlie: knights [2:8] 2/8 ♠", reaction_seconds=0).plays("Bob", "A♠", "[3:6]")
    assert (t.state.copying, GAME.alarms(t.state)) == (0, ())


@pytest.mark.rule("DK-158", "DK-A82")
def test_a_new_model_is_asked_for_once_though_somebody_gives_up_meanwhile() -> None:
    t = given(*COPYING, "Charlie: knights [2:8] 2/8 ♠", "Dianne: knights [4:4] ♠").plays("Bob", "A♠", "[3:6]")
    asked = t.state.decision
    t.does("Dianne", m.Concede())
    assert (t.told(m.CopyAsked), t.state.copying, t.state.decision) == ([], 0, asked)
    assert [line.text for line in GAME.tell(t.state, t.events, None)] == ["Dianne gives up and leaves the game."]
    t.refuses("Alice", m.ChooseCopy("[4:4]"), "unknown", "DK-158")
    t.does("Alice", m.ChooseCopy("[2:8]")).all_pass().does("Alice", m.EndAttack())


@pytest.mark.rule("DK-159", "DK-A82")
def test_when_the_last_who_could_be_copied_gives_up_it_dies() -> None:
    t = given(*COPYING, "Charlie: knights [2:8] 2/8 ♠").plays("Bob", "A♠", "[3:6]").does("Charlie", m.Concede())
    assert (t.graveyard("Alice"), t.state.copying, t.told(m.CopyAsked)) == ("[0:0]", NOBODY, [])
