"""Battles and special cards, pressed at their edges: late aid, late questions, whose graveyard, which card first."""

import pytest

from games.domino_knights.given import BOB, against, given
from games.domino_knights.given_pairs import pairs
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import AID_DEFEND, DISCARD

AIDED = ("Alice: knights [4:4] ♣", "Bob: knights [2:6] 2/6 ♦", "Charlie: knights [3:3] ♥")


@pytest.mark.rule("DK-080", "DK-072")
def test_aid_to_the_attack_is_too_late_while_the_defence_is_aided() -> None:
    t = given(*AIDED).does("Alice", m.Attack(BOB, ("[4:4]",))).does("Charlie", m.PassAid()).does("Bob", m.Defend(()))
    assert t.phase == AID_DEFEND and GAME.awaited(t.state) == (2,)
    t.refuses("Charlie", m.AidAttack(("[3:3]",)), "attack-aid-over", "DK-080")
    t.does("Charlie", m.AidDefend(against("[4:4]", "[3:3]")))
    assert t.health("Bob") == 27


@pytest.mark.rule("DK-088")
def test_the_defender_may_still_ask_when_she_has_committed() -> None:
    t = given(*AIDED).does("Alice", m.Attack(BOB, ("[4:4]",))).does("Charlie", m.PassAid())
    t.does("Bob", m.Defend(against("[4:4]", "[2:6]")))
    assert t.phase == AID_DEFEND
    t.refuses("Alice", m.AskAid(), "attack-past")
    t.does("Bob", m.AskAid()).refuses("Bob", m.AskAid(), "asked-already")
    battle = GAME.public(t.state).battle
    assert battle is not None and battle.asked_aid == (2,)


@pytest.mark.rule("DK-016")
def test_the_dead_lie_in_their_own_graveyard_whoever_killed_them_in_whose_turn() -> None:
    t = given("Alice: hand A♠", "Bob: knights [4:4] on 8♦ | graveyard [1:1]", "Charlie: hand 2♣", active="Dianne")
    t.plays("Alice", "A♠", "[4:4]")
    assert [t.graveyard(who) for who in ("Alice", "Bob", "Charlie", "Dianne")] == ["", "[1:1] [4:4]", "", ""]


@pytest.mark.rule("DK-A24", "DK-115")
def test_jack_queen_and_king_take_effect_in_this_order() -> None:
    t = given("Alice: hand K♣ Q♣ J♣ 2♣", "Bob: hand 3♣", phase=DISCARD)
    for card in ("Q♣", "K♣", "J♣"):
        t.does("Alice", m.Special(card, BOB))
    t.resolve()
    assert t.laid("Bob") == "J♣ Q♣ K♣"


@pytest.mark.rule("DK-125", "DK-121")
def test_death_lies_above_what_the_candidate_was_trained_with() -> None:
    t = given("Alice: hand A♠", "Bob: candidates [4:4] on 5♦ 3♦", discard="2♠")
    t.plays("Alice", "A♠", t["[4:4]"])
    assert t.discard == "2♠ 5♦ 3♦ A♠"


@pytest.mark.rule("DK-A20", "DK-A46")
def test_only_the_knight_that_life_freed_joins_late() -> None:
    t = given("Alice: hand A♥ 2♣ | knights [1:1] ♦; [2:2] ♦; [3:3] ♠ tapped", "Charlie: hand 3♣ | knights [4:4] ♠")
    t.does("Alice", m.Attack(BOB, ("[1:1]",))).plays("Alice", "A♥", "[3:3]")
    assert [offer.fixed for offer in GAME.offers(t.state, 0) if offer.command == "commit"] == [("[3:3]", None)]
    t.refuses("Alice", m.Commit("[2:2]"), "not-freed", "DK-A46")
    t.does("Alice", m.Commit("[3:3]"))
    t.refuses("Alice", m.Commit("[2:2]"), "not-freed", "DK-A46")


@pytest.mark.rule("DK-A63", "DK-A64", "DK-100")
def test_nobody_copies_a_knight_that_lies_flipped() -> None:
    t = given("Alice: hand A♥ 2♣ | recruits [0:0] | knights [3:8] 8/3 ♦", "Bob: hand 3♣ | knights [1:1] ♥")
    t.does("Alice", m.Attack(BOB, ("[3:8]",))).all_pass().does("Bob", m.Defend(against("[3:8]", "[1:1]"))).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6 and t.knight("[1:1]").flipped
    t.refuses("Alice", m.Special("A♥", t["[0:0]"], model="[1:1]"), "not-asked")
    t.plays("Alice", "A♥", t["[0:0]"]).all_pass()
    assert (t.graveyard("Alice"), t.graveyard("Bob"), t.knights("Alice")) == ("[0:0]", "[1:1]", "[3:8]")


@pytest.mark.rule("DK-A26")
def test_a_window_waits_eight_seconds_and_aid_twenty() -> None:
    t = given("Alice: hand 2♣ | knights [4:4] ♣", "Charlie: knights [3:3] ♥").does("Alice", m.Attack(BOB, ("[4:4]",)))
    assert [(alarm.name, alarm.seconds) for alarm in GAME.alarms(t.state)] == [("window", 8)]
    t.all_pass()
    assert [(alarm.name, alarm.seconds) for alarm in GAME.alarms(t.state)] == [("window", 20)]


@pytest.mark.rule("DK-A17", "DK-013")
def test_a_knight_that_goes_back_among_the_recruits_stays_known_to_all() -> None:
    t = given("Alice: knights [8:9] 9/8 life A♥ | recruits [1:1]", "Bob: hand 10♣ 2♣").plays("Bob", "10♣", "A♥")
    assert [down.pips for down in GAME.public(t.state).kingdoms[0].recruits] == [None, "[8:9]"]


@pytest.mark.rule("DK-A42", "DK-073")
@pytest.mark.parametrize("laid", ["", "| laid Q♥", "| laid J♠"])
def test_an_attack_takes_at_least_one_knight(laid: str) -> None:
    t = given("Alice: knights [4:4] ♣", f"Bob: 27 {laid}")
    t.refuses("Alice", m.Attack(BOB, ()), "too-few", "DK-A42")


@pytest.mark.rule("DK-101", "DK-A50")
def test_the_training_cards_of_the_dead_are_discarded_as_they_were_laid() -> None:
    t = given("Alice: knights [9:9] ♣", "Bob: knights [4:4] on 5♦ 2♦ 3♦ with A♣", discard="2♠")
    t.does("Alice", m.Attack(BOB, ("[9:9]",))).does("Bob", m.Defend(against("[9:9]", "[4:4]")))
    assert t.discard == "2♠ 5♦ 2♦ 3♦ A♣"


@pytest.mark.rule("DK-A70")
def test_a_death_costs_nothing_where_there_is_no_fame_left() -> None:
    t = given(
        "Alice: hand A♠ 2♣", "Bob: 0 | knights [4:4] ♦; [5:5] ♦", goal="lastStanding", fame=True, death_costs_fame=True
    )
    t.plays("Alice", "A♠", "[4:4]")
    assert (t.health("Bob"), t.told(m.FameChanged), t.kingdom("Bob").alive) == (0, [], True)


@pytest.mark.rule("DK-170", "DK-169")
def test_each_knight_lost_in_a_battle_costs_a_point() -> None:
    t = given(
        "Alice: knights [9:9] ♦; [8:8] ♦", "Bob: knights [1:1] ♣; [2:2] ♣; [0:1] ♣", goal="lastStanding", fame=True
    )
    t.does("Alice", m.Attack(BOB, ("[9:9]", "[8:8]")))
    t.does("Bob", m.Defend((*against("[9:9]", "[1:1]", "[2:2]"), *against("[8:8]", "[0:1]"))))
    assert t.told(m.BattleResolved)[0].fame_changes == (3, -3, 0, 0)


COPIED = (
    "Bob: knights [3:6] 6/3 on 9♠",
    "Charlie: hand 2♣ | knights [0:0] on 2♠ as [3:6]; [1:1] on 2♦",
    "Dianne: hand 3♣ | knights [2:8] 2/8 on 10♠",
)


@pytest.mark.rule("DK-A82", "DK-158")
def test_who_gives_up_while_she_is_asked_for_a_model_is_asked_no_more() -> None:
    t = given("Alice: hand A♠ 4♣", *COPIED).plays("Alice", "A♠", "[3:6]")
    assert GAME.awaited(t.state) == (2,)
    t.does("Charlie", m.Concede())
    assert (t.state.copying, t.kingdom("Charlie").alive, t.graveyard("Charlie")) == (-1, False, "[0:0] [1:1]")
    t.all_pass().does("Alice", m.EndAttack())


@pytest.mark.rule("DK-A82", "DK-158")
def test_another_who_gives_up_meanwhile_leaves_the_question_as_it_was() -> None:
    t = given("Alice: hand A♠ 4♣", *COPIED).plays("Alice", "A♠", "[3:6]").does("Bob", m.Concede())
    assert (t.state.copying, GAME.awaited(t.state)) == (2, (2,))
    t.does("Charlie", m.ChooseCopy("[2:8]"))
    assert t.value("[0:0]") == "2/8"


@pytest.mark.rule("DK-189", "DK-186")
def test_life_asks_for_no_pair_where_a_suit_has_one_card() -> None:
    t = pairs("Alice: hand A♥ 9♦ 4♠")
    assert [offer for offer in GAME.offers(t.state, 0) if offer.command == "special"] == []
