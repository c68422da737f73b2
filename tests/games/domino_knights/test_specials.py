"""2.16 Special cards in general: windows, batches, order."""

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, against, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, DEFEND, DISCARD, DRAW, TRAIN


@pytest.mark.rule("DK-112")
@pytest.mark.parametrize("phase", [DRAW, TRAIN, ATTACK, DISCARD])
def test_special_cards_are_playable_in_anybodys_steps(phase: int) -> None:
    t = given("Alice: hand A♠ 2♣", "Bob: knights [4:4] on 8♣ | hand 3♣", phase=phase, active="Bob")
    t.plays("Alice", "A♠", "[4:4]")
    assert t.graveyard("Bob") == "[4:4]"
    t.all_pass()
    assert (t.phase, t.active) == (phase, "Bob")


@pytest.mark.rule("DK-112")
@pytest.mark.parametrize("card", some("2♣ 9♣"))
def test_number_cards_are_not_special(card: str) -> None:
    t = given("Alice: hand 2♣ 9♣ | knights [4:4] ♣")
    t.refuses("Alice", m.Special(card, "[4:4]"), "no-special")
    t.refuses("Alice", m.Special("A♠", "[4:4]"), "not-held")


@pytest.mark.rule("DK-113")
def test_any_number_of_face_cards_in_one_window() -> None:
    t = given("Alice: hand 2♣", "Bob: hand J♣ K♣ 3♣", "Charlie: hand Q♥ 4♣", active="Dianne")
    t.does("Bob", m.Special("J♣", BOB)).does("Charlie", m.Special("Q♥", ALICE)).does("Bob", m.Special("K♣", BOB))
    assert t.state.window is not None and len(t.state.window.batch) == 3
    t.all_pass()
    assert (t.laid("Bob"), t.laid("Alice")) == ("J♣ K♣", "Q♥")


@pytest.mark.rule("DK-114")
def test_effects_stack() -> None:
    t = given("Alice: laid J♣ | knights [4:5] 5/4 ♣ with A♣; [1:2] 2/1 ♦ with A♣'")
    assert (t.value("[4:5]"), t.value("[1:2]")) == ("16/14", "4/2")


@pytest.mark.rule("DK-115", "DK-A24")
@pytest.mark.parametrize("order", [("J♣", "A♣"), ("A♣", "J♣")])
def test_the_least_powerful_works_first_whoever_played_first(order: tuple[str, str]) -> None:
    t = given("Alice: hand J♣ A♣ 2♣ | knights [4:5] 5/4 ♣")
    for card in order:
        t.does("Alice", m.Special(card, ALICE if card == "J♣" else "[4:5]"))
    t.all_pass()
    assert t.value("[4:5]") == "16/14"


@pytest.mark.rule("DK-116", "DK-A87")
def test_identical_cards_stack() -> None:
    t = given("Alice: laid J♣ J♣' | knights [4:5] 5/4 ♣; [1:2] 2/1 ♦ with A♣ A♣'")
    assert (t.value("[4:5]"), t.value("[1:2]")) == ("11/10", "8/4")


@pytest.mark.rule("DK-A87")
def test_a_second_king_keeps_majesty_alive() -> None:
    t = given("Alice: laid K♠ K♠' | knights [4:7] 7/4 ♠", "Bob: hand 10♦ 2♣")
    t.plays("Bob", "10♦", "K♠").all_pass().open_battle("Alice", BOB, "[4:7]")
    assert (t.laid("Alice"), t.is_tapped("[4:7]")) == ("K♠'", False)


@pytest.mark.rule("DK-119", "DK-A83")
def test_the_odds_of_one_deck() -> None:
    from parlour.games.domino_knights.pieces import DECK, NECROMANCER, SPECIAL, WIZARD

    kinds = [SPECIAL[c] for c in range(DECK)]
    assert [kinds.count(k) for k in range(1, 5)] == [1, 1, 1, 1]
    assert len([k for k in kinds if 5 <= k <= 7]) == 12
    assert (kinds.count(NECROMANCER), kinds.count(WIZARD), DECK) == (2, 4, 54)


@pytest.mark.rule("DK-X04", "DK-139")
def test_power_and_courage_together() -> None:
    t = given("Alice: hand J♣ A♣ 2♣ | knights [4:5] 5/4 on 9♣", "Bob: hand 10♠ 3♣")
    t.plays("Alice", "J♣", ALICE)
    assert t.value("[4:5]") == "8/7"
    t.plays("Alice", "A♣", "[4:5]")
    assert t.value("[4:5]") == "16/14"
    other = given("Alice: hand 2♣ | laid J♣ | knights [4:5] 5/4 on 9♣ with A♣", "Bob: hand 10♠ 3♣")
    t.plays("Bob", "10♠", "J♣")
    assert t.value("[4:5]") == "10/8"
    other.plays("Bob", "10♠", "A♣")
    assert other.value("[4:5]") == "8/7"


CHAIN = ("Alice: hand A♠ 2♣", "Bob: hand 10♣ 3♣ | knights [4:5] 5/4 on 4♦ 5♦", "Charlie: hand 10♦ 4♣")


@pytest.mark.rule("DK-X13", "DK-150", "DK-A27", "DK-A50")
def test_a_chain_of_wizards() -> None:
    t = given(*CHAIN, active="Dianne")
    t.does("Alice", m.Special("A♠", "[4:5]")).does("Bob", m.Special("10♣", "A♠")).does(
        "Charlie", m.Special("10♦", "10♣")
    )
    t.resolve()
    assert t.graveyard("Bob") == "[4:5]"
    assert t.discard == "10♣ 10♦ 4♦ 5♦ A♠"


@pytest.mark.rule("DK-X13", "DK-149", "DK-A27")
def test_without_the_second_wizard_the_knight_lives() -> None:
    t = given(*CHAIN, active="Dianne")
    t.does("Alice", m.Special("A♠", "[4:5]")).does("Bob", m.Special("10♣", "A♠")).resolve()
    assert (t.knights("Bob"), t.discard) == ("[4:5]", "A♠ 10♣")


RAISING = ("Alice: hand A♠ 2♣", "Bob: graveyard [2:3] | knights [7:9] 9/7 ♣", "Dianne: hand JK 3♣")


@pytest.mark.rule("DK-X14", "DK-115", "DK-A24")
def test_a_joker_works_before_an_ace() -> None:
    t = given(*RAISING, active="Charlie")
    t.does("Alice", m.Special("A♠", "[7:9]")).does("Dianne", m.Special("JK1", BOB)).resolve()
    assert (t.recruits("Dianne"), t.graveyard("Bob")) == ("[2:3]", "[7:9]")


@pytest.mark.rule("DK-A25")
@pytest.mark.parametrize(
    ("order", "raised"), [("periodThenPower", "[2:3]"), ("playOrder", "[7:9]"), ("lastInFirstOut", "[2:3]")]
)
def test_the_house_may_order_a_batch_otherwise(order: str, raised: str) -> None:
    t = given(*RAISING, active="Charlie", batch_order=order)
    t.does("Alice", m.Special("A♠", "[7:9]")).does("Dianne", m.Special("JK1", BOB)).resolve()
    assert t.recruits("Dianne") == raised


@pytest.mark.rule("DK-A25")
@pytest.mark.parametrize(
    ("order", "raised"), [("periodThenPower", "[2:3]"), ("playOrder", "[2:3]"), ("lastInFirstOut", "[7:9]")]
)
def test_last_in_first_out_turns_the_order_round(order: str, raised: str) -> None:
    t = given(*RAISING, active="Charlie", batch_order=order)
    t.does("Dianne", m.Special("JK1", BOB)).does("Alice", m.Special("A♠", "[7:9]")).resolve()
    assert t.recruits("Dianne") == raised


@pytest.mark.rule("DK-A26")
def test_every_play_cancels_the_passes_and_its_player_has_passed() -> None:
    t = given("Alice: hand A♠ 2♣", "Bob: hand 10♣ 3♣ | knights [4:5] 5/4 ♣", "Charlie: hand 4♣", active="Dianne")
    t.does("Alice", m.Special("A♠", "[4:5]"))
    assert GAME.awaited(t.state) == (1, 2)
    t.does("Charlie", m.Pass())
    assert GAME.awaited(t.state) == (1,)
    t.refuses("Charlie", m.Pass(), "passed-already")
    t.does("Bob", m.Special("10♣", "A♠"))
    assert GAME.awaited(t.state) == (0, 2)
    t.does("Alice", m.Pass()).does("Charlie", m.Pass())
    assert t.knights("Bob") == "[4:5]"
    assert t.state.window is not None and t.state.window.batch == ()


@pytest.mark.rule("DK-A26")
def test_nobody_acts_in_the_turn_while_a_window_is_open() -> None:
    t = given("Alice: hand J♠ 2♣ | knights [4:4] ♣", "Bob: hand 3♣").does("Alice", m.Special("J♠", ALICE))
    t.refuses("Alice", m.EndAttack(), "reactions-open", "DK-A26")
    t.all_pass().does("Alice", m.EndAttack())


@pytest.mark.rule("DK-A26")
def test_when_the_seconds_are_over_everybody_has_passed() -> None:
    t = given("Alice: hand J♠ 2♣", "Bob: hand 3♣", "Charlie: hand 4♣").does("Alice", m.Special("J♠", ALICE))
    alarm = next(a for a in GAME.alarms(t.state) if a.name == "window")
    assert alarm.seconds == 8
    t.refuses("Alice", GAME.alarm_command(alarm), "not-the-clock")
    t.clock("window")
    assert t.laid("Alice") == "J♠"
    t = given("Alice: hand J♠ 2♣", "Bob: hand 3♣", reaction_seconds=0).does("Alice", m.Special("J♠", ALICE))
    assert GAME.alarms(t.state) == ()
    t = given("Alice: hand J♠ 2♣", "Bob: hand 3♣", reaction_seconds=30).does("Alice", m.Special("J♠", ALICE))
    assert [a.seconds for a in GAME.alarms(t.state)] == [30]


@pytest.mark.rule("DK-A26")
def test_the_checkpoints_of_a_turn() -> None:
    """Whoever holds a card is asked after Maintain, Draw and Train, twice in a battle, after it, and after Discard."""
    t = given("Alice: hand 2♣ | recruits [1:1] [1:2] | knights [4:4] ♣", phase=DISCARD, active="Dianne", players=4)
    t.does("Dianne", m.Discard(()))
    seen: list[int] = []

    def stop() -> None:
        assert t.state.window is not None
        seen.append(t.state.window.checkpoint)
        t.resolve()

    stop()
    stop()
    t.does("Alice", m.DrawCards(False))
    stop()
    t.does("Alice", m.EndTrain())
    stop()
    t.does("Alice", m.Attack(BOB, ("[4:4]",)))
    stop()
    t.does("Bob", m.Defend(()))
    stop()
    stop()
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(("2♣",)))
    stop()
    assert seen == [7, 1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("DK-A29")
def test_a_card_whose_target_is_gone_does_nothing() -> None:
    t = given("Alice: hand A♠ 2♣", "Bob: hand A♣ 3♣ | knights [4:5] 5/4 ♣", active="Dianne")
    t.does("Alice", m.Special("A♠", "[4:5]")).does("Bob", m.Special("A♣", "[4:5]")).resolve()
    assert (t.graveyard("Bob"), t.discard) == ("[4:5]", "A♠ A♣")


@pytest.mark.rule("DK-A28")
def test_negating_a_card_undoes_nothing_that_is_finished() -> None:
    t = given("Alice: hand 2♣ | knights [4:5] 5/4 ♣ | laid J♣", "Bob: hand 10♠ 3♣")
    t.open_battle("Alice", BOB, "[4:5]")
    assert t.health("Bob") == 27 - 8
    t.plays("Bob", "10♠", "J♣")
    assert (t.health("Bob"), t.value("[4:5]")) == (19, "5/4")


@pytest.mark.rule("DK-A91")
def test_no_special_cards_while_the_field_is_cleaned_up() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦; [6:8] 8/6 ♦ | hand J♦", "Bob: knights [0:2] 2/0 ♣; [1:3] 3/1 ♣")
    t.does("Alice", m.Attack(BOB, some("[5:9] [6:8]"))).all_pass()
    assert t.phase == DEFEND
    t.does("Bob", m.Defend((*against("[5:9]", "[0:2]"), *against("[6:8]", "[1:3]")))).all_pass()
    t.refuses("Alice", m.Special("J♦", CHARLIE), "too-short")
    t.does("Bob", m.OrderGraveyard(some("[0:2] [1:3]"))).does("Alice", m.Special("J♦", CHARLIE))
