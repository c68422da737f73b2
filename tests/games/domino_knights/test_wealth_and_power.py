"""2.17 Aces: Wealth and Power."""

import pytest

from games.domino_knights.given import ALICE, BOB, Table, against, dawn, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, DISCARD, TRAIN


def wealthy(**options: object) -> Table:
    """DK-X03: Wealth lies at Alice."""
    lines = ("Alice: hand A♦ 9♠ 4♠ 2♥ 6♣ J♦ | recruits [9:9] [2:3]", "Bob: hand 10♥ 2♣")
    return given(*lines, phase=TRAIN, **options).plays("Alice", "A♦", ALICE).all_pass()


@pytest.mark.rule("DK-133")
def test_wealth_doubles_training_cards() -> None:
    t = wealthy()
    t.does("Alice", m.Train(t["[9:9]"], ("9♠",)))
    assert t.candidates("Alice") == "[9:9]"
    poor = given("Alice: hand 9♠ | recruits [9:9]", phase=TRAIN)
    poor.refuses("Alice", m.Train(poor["[9:9]"], ("9♠",)), "too-little")


@pytest.mark.rule("DK-133", "DK-A22")
def test_wealth_does_not_double_what_was_laid_before() -> None:
    t = given("Alice: hand A♦ A♦' 8♠ 2♥ | recruits [4:4]", "Bob: hand 10♥ 10♠ 2♣", phase=TRAIN)
    t.does("Alice", m.Train(t["[4:4]"], ("8♠",))).plays("Alice", "A♦", ALICE).plays("Bob", "10♥", "A♦").all_pass()
    t.does("Alice", m.EndTrain()).all_pass()
    assert (t.candidates("Alice"), t.phase) == ("[4:4]", ATTACK)


@pytest.mark.rule("DK-134")
def test_wealth_lies_open_at_its_kingdom() -> None:
    assert GAME.public(wealthy().state).kingdoms[0].laid == ("A♦",)


@pytest.mark.rule("DK-135")
def test_wealth_is_discarded_in_the_next_maintain() -> None:
    t = wealthy().does("Alice", m.EndTrain()).all_pass().does("Alice", m.EndAttack())
    assert t.laid("Alice") == "A♦"
    t = dawn("Alice: laid A♦ | candidates [9:9] on 9♠ | recruits [1:1] [1:2]")
    assert (t.laid("Alice"), t.discard, t.value("[9:9]")) == ("", "A♦", "9/9")


@pytest.mark.rule("DK-136", "DK-X03", "DK-A23")
def test_wealth_disrupted_in_the_train_phase_leaves_the_candidate_underpaid() -> None:
    t = wealthy()
    t.does("Alice", m.Train(t["[9:9]"], ("9♠",))).plays("Bob", "10♥", "A♦").all_pass()
    assert t.discard == "A♦ 10♥"
    mine = GAME.private(t.state, 0).candidates[0]
    assert (mine.paid, mine.cost) == (9, 18)
    t.refuses("Alice", m.AddTraining(t["[9:9]"], ("2♥",)), "other-suit")
    t.does("Alice", m.EndTrain()).all_pass()
    assert (t.phase, t.recruits("Alice"), t.candidates("Alice")) == (ATTACK, "[2:3] [9:9]", "")
    assert "9♠" in t.hand("Alice")


@pytest.mark.rule("DK-A23")
def test_an_underpaid_candidate_may_be_topped_up() -> None:
    t = (
        given("Alice: hand A♦ 9♠ 9♠' 2♥ | recruits [9:9]", "Bob: hand 10♥ 2♣", phase=TRAIN)
        .plays("Alice", "A♦", ALICE)
        .all_pass()
    )
    t.does("Alice", m.Train(t["[9:9]"], ("9♠",))).plays("Bob", "10♥", "A♦").all_pass()
    t.does("Alice", m.AddTraining(t["[9:9]"], ("9♠'",))).does("Alice", m.EndTrain()).all_pass()
    assert (t.candidates("Alice"), t.hand("Alice"), t.recruits("Alice")) == ("[9:9]", "2♥", "")


@pytest.mark.rule("DK-A23")
def test_the_house_may_let_the_underpaid_die() -> None:
    t = wealthy(wealth_negated="graveyard")
    t.does("Alice", m.Train(t["[9:9]"], ("9♠",))).plays("Bob", "10♥", "A♦").all_pass()
    t.does("Alice", m.EndTrain()).all_pass()
    assert (t.graveyard("Alice"), t.recruits("Alice"), t.discard) == ("[9:9]", "[2:3]", "A♦ 10♥ 9♠")


@pytest.mark.rule("DK-136")
def test_wealth_can_still_be_disrupted_before_training_ends() -> None:
    t = wealthy()
    t.does("Alice", m.Train(t["[9:9]"], ("9♠",))).does("Alice", m.EndTrain())
    assert t.state.window is not None and t.state.window.checkpoint == 3
    t.plays("Bob", "10♥", "A♦").all_pass()
    assert (t.phase, t.candidates("Alice")) == (TRAIN, "[9:9]")


@pytest.mark.rule("DK-136", "DK-137", "DK-X03")
def test_from_the_attack_on_wealth_cannot_be_disrupted() -> None:
    t = wealthy()
    t.does("Alice", m.Train(t["[9:9]"], ("9♠",))).does("Alice", m.EndTrain()).all_pass()
    assert t.phase == ATTACK
    t.refuses("Bob", m.Special("10♥", "A♦"), "wealth-settled", "DK-137")
    t.does("Alice", m.EndAttack())
    assert t.phase == DISCARD
    t.refuses("Bob", m.Special("10♥", "A♦"), "wealth-settled", "DK-137")


@pytest.mark.rule("DK-A21")
def test_wealth_is_played_in_ones_own_train_phase() -> None:
    for phase in (ATTACK, DISCARD):
        given("Alice: hand A♦", phase=phase).refuses("Alice", m.Special("A♦", ALICE), "wealth-must-wait", "DK-A21")
    t = given("Alice: hand A♦ 2♣", phase=TRAIN, active="Bob")
    t.refuses("Alice", m.Special("A♦", ALICE), "wealth-must-wait", "DK-A21")
    t.refuses("Alice", m.Special("A♦", BOB), "wealth-must-wait", "DK-A21")
    t = given("Alice: hand A♦ 2♣", phase=TRAIN)
    t.refuses("Alice", m.Special("A♦", BOB), "not-the-trainer")


@pytest.mark.rule("DK-A21")
def test_the_house_may_let_wealth_serve_whoever_trains() -> None:
    t = given("Alice: hand A♦ 2♣", "Bob: hand 9♠ 2♦ | recruits [9:9]", phase=TRAIN, active="Bob", wealth_for="any")
    t.plays("Alice", "A♦", BOB).all_pass().does("Bob", m.Train(t["[9:9]"], ("9♠",)))
    assert t.laid("Bob") == "A♦"


@pytest.mark.rule("DK-A21")
def test_wealth_played_as_training_ends_leads_back_to_it() -> None:
    t = given("Alice: hand A♦ 9♠ | recruits [9:9]", phase=TRAIN).does("Alice", m.EndTrain())
    t.plays("Alice", "A♦", ALICE).all_pass()
    assert t.phase == TRAIN
    t.does("Alice", m.Train(t["[9:9]"], ("9♠",))).does("Alice", m.EndTrain()).all_pass()
    assert t.phase == ATTACK


@pytest.mark.rule("DK-A21")
def test_another_card_negated_as_training_ends_does_not_lead_back() -> None:
    t = given("Alice: hand 2♥ | laid J♣", "Bob: hand 10♥ 2♣", phase=TRAIN).does("Alice", m.EndTrain())
    t.plays("Bob", "10♥", "J♣").all_pass()
    assert t.phase == ATTACK


@pytest.mark.rule("DK-X30", "DK-A22", "DK-A87")
def test_two_wealths() -> None:
    t = given("Alice: hand A♦ A♦' 5♠ 4♠ 2♥ | recruits [9:9]", "Bob: hand 10♥ 10♣ 2♣", phase=TRAIN)
    t.plays("Alice", "A♦", ALICE).plays("Alice", "A♦'", ALICE).all_pass()
    t.does("Alice", m.Train(t["[9:9]"], ("5♠",)))
    assert GAME.private(t.state, 0).candidates[0].paid == 20
    t.plays("Bob", "10♥", "A♦'").all_pass()
    assert GAME.private(t.state, 0).candidates[0].paid == 10
    t.does("Alice", m.AddTraining(t["[9:9]"], ("4♠",)))
    assert GAME.private(t.state, 0).candidates[0].paid == 18
    t.does("Alice", m.EndTrain()).plays("Bob", "10♣", "A♦")
    assert GAME.private(t.state, 0).candidates[0].paid == 9
    t.all_pass()
    assert t.phase == TRAIN
    t.does("Alice", m.EndTrain()).all_pass()
    assert (t.recruits("Alice"), t.candidates("Alice"), t.hand("Alice"), t.phase) == ("[9:9]", "", "2♥ 5♠ 4♠", ATTACK)


@pytest.mark.rule("DK-138")
def test_a_double_nine_needs_eighteen_points_of_one_suit() -> None:
    t = given("Alice: hand 10♦ 8♦ 5♦ | recruits [9:9]", phase=TRAIN)
    t.refuses("Alice", m.Train(t["[9:9]"], some("10♦ 5♦")), "too-little")
    t.does("Alice", m.Train(t["[9:9]"], some("10♦ 8♦")))


@pytest.mark.rule("DK-139")
def test_power_doubles_one_knight_in_play() -> None:
    t = given(
        "Alice: hand A♣ | laid J♦ | knights [4:5] 5/4 ♦; [1:2] 2/1 ♠", "Bob: recruits [2:2] | candidates [3:3] on 6♠"
    )
    t.refuses("Alice", m.Special("A♣", t["[2:2]"]), "no-knight", "DK-139")
    t.refuses("Alice", m.Special("A♣", t["[3:3]"]), "no-knight", "DK-139")
    t.refuses("Alice", m.Special("A♣", ALICE), "no-knight", "DK-139")
    t.plays("Alice", "A♣", "[4:5]")
    assert (t.value("[4:5]"), t.value("[1:2]")) == ("16/14", "2/1")
    seen = t.knight("[4:5]")
    assert (seen.courage, seen.doublings) == (3, 1)


@pytest.mark.rule("DK-140")
def test_power_goes_with_its_knight() -> None:
    t = given("Alice: hand A♠", "Bob: knights [4:5] 5/4 on 9♦ with A♣").plays("Alice", "A♠", "[4:5]")
    assert t.discard == "9♦ A♣ A♠"
    t = given("Alice: knights [5:9] 9/5 ♦", "Bob: knights [0:3] 3/0 on 9♦ with A♣").does(
        "Alice", m.Attack(BOB, ("[5:9]",))
    )
    t.does("Bob", m.Defend(against("[5:9]", "[0:3]")))
    assert (t.graveyard("Bob"), t.graveyard("Alice"), t.discard) == ("[0:3]", "[5:9]", "9♦ A♣")


@pytest.mark.rule("DK-X15", "DK-A39")
@pytest.mark.parametrize(("house", "health"), [("open", 18), ("stillBlocked", 27)])
def test_death_on_a_blocker(house: str, health: int) -> None:
    t = given("Alice: hand A♠ | knights [5:9] 9/5 ♦", "Bob: knights [2:6] 2/6 ♣", removed_blocker=house)
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).all_pass().does("Bob", m.Defend(against("[5:9]", "[2:6]")))
    t.plays("Alice", "A♠", "[2:6]").all_pass()
    assert (t.health("Bob"), t.graveyard("Bob"), t.knights("Alice")) == (health, "[2:6]", "[5:9]")
