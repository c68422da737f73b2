"""The Mercenary: the Ace of Diamonds where there are no dominoes."""

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, DIANNE, against, some
from games.domino_knights.given_pairs import daybreak, pairs
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DISCARD, TRAIN

BUYING = ("Alice: hand A♦ 3♣", "Bob: knights 9♣/6♣")


@pytest.mark.rule("DK-190", "DK-120")
def test_it_buys_any_knight_on_the_board() -> None:
    t = pairs(*BUYING).plays("Alice", "A♦", "[9♣]").all_pass()
    assert (t.knights("Alice"), t.knights("Bob"), t.value("[9♣]")) == ("[9♣]", "", "9/6")
    assert (t.knight("[9♣]").hired_from, t.knight("[9♣]").on) == (1, ("A♦",))
    t.open_battle("Alice", BOB, "[9♣]")
    assert (t.health("Bob"), t.is_tapped("[9♣]")) == (30, True)


@pytest.mark.rule("DK-190")
def test_it_is_aimed_at_knights_only() -> None:
    t = pairs("Alice: hand A♦", "Bob: candidates 8♣ 2♣")
    t.refuses("Alice", m.Special("A♦", BOB), "nobody-to-buy", "DK-190")
    t.refuses("Alice", m.Special("A♦", t["[8♣]"]), "nobody-to-buy", "DK-190")
    assert GAME.why_not(t.state, 0, "A♦").rule == "DK-190"


@pytest.mark.rule("DK-A77")
def test_by_the_switch_it_has_no_effect() -> None:
    t = pairs(*BUYING, nl_ace_diamonds="noEffect")
    t.refuses("Alice", m.Special("A♦", "[9♣]"), "no-mercenary", "DK-A77")
    assert GAME.why_not(t.state, 0, "A♦").rule == "DK-A77"


@pytest.mark.rule("DK-185", "DK-133")
def test_there_is_no_wealth() -> None:
    t = pairs("Alice: hand A♦ 9♦ 5♦", phase=TRAIN)
    t.refuses("Alice", m.Special("A♦", ALICE), "nobody-to-buy", "DK-190")
    t = pairs("Alice: hand A♦ 2♣", "Bob: knights 9♣/6♣ | hand 10♥", phase=TRAIN).does("Alice", m.EndTrain())
    t.does("Alice", m.Special("A♦", "[9♣]")).plays("Bob", "10♥", "A♦").all_pass()
    assert t.phase != TRAIN, "only Wealth leads back to Train"


@pytest.mark.rule("DK-X23", "DK-190", "DK-191", "DK-186", "DK-188")
def test_a_mercenary_from_hand_to_hand() -> None:
    t = pairs("Bob: hand 9♣ 6♣", "Alice: hand A♦ 3♠", "Charlie: hand 10♥", phase=TRAIN, active="Bob")
    assert t.health("Alice") == 39 and not t.state.peasants
    t.does("Bob", m.TrainPair(some("9♣ 6♣"))).does("Bob", m.EndTrain()).all_pass()
    t.does("Bob", m.EndAttack()).does("Bob", m.Discard(())).all_pass()
    for who in ("Charlie", "Dianne", "Alice"):
        t.does(who, m.DrawCards(False)).all_pass().does(who, m.EndTrain()).all_pass().does(who, m.EndAttack())
        mine = [c for c in t.hand(who).split() if c not in ("10♥", "A♦", "3♠")]
        t.does(who, m.Discard(tuple(mine))).all_pass()
    t.does("Bob", m.AssignPair(t["[9♣]"], "9♣")).all_pass()
    assert t.value("[9♣]") == "9/6"
    t.plays("Alice", "A♦", "[9♣]").all_pass()
    assert (t.knights("Alice"), t.is_tapped("[9♣]")) == ("[9♣]", False)


def hers() -> tuple[str, ...]:
    return "Alice: knights 9♣/6♣ hired A♦ from Bob | hand 3♣", "Bob: hand 4♣", "Charlie: hand 10♥"


@pytest.mark.rule("DK-X23", "DK-191", "DK-A77")
def test_negated_after_the_battle_it_goes_home_still_tapped() -> None:
    t = pairs(*hers()).open_battle("Alice", CHARLIE, "[9♣]")
    assert t.health("Charlie") == 30
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(()))
    t.plays("Charlie", "10♥", "A♦")
    assert (t.knights("Alice"), t.knights("Bob"), t.is_tapped("[9♣]"), t.discard) == ("", "[9♣]", True, "A♦ 10♥")
    assert t.knight("[9♣]").hired_from is None


@pytest.mark.rule("DK-X23", "DK-191", "DK-A77")
def test_negated_before_the_comparison_it_leaves_the_battle() -> None:
    t = pairs(*hers()).does("Alice", m.Attack(CHARLIE, ("[9♣]",))).all_pass().does("Charlie", m.Defend(()))
    t.plays("Charlie", "10♥", "A♦").all_pass()
    assert (t.health("Charlie"), t.knights("Bob"), t.is_tapped("[9♣]")) == (39, "[9♣]", True)


@pytest.mark.rule("DK-A77", "DK-A39")
def test_bought_in_a_battle_it_keeps_its_state_and_leaves_the_battle() -> None:
    t = (
        pairs("Alice: knights 8♠/3♠ | hand A♦ 2♣", "Bob: knights 5♦/9♦")
        .does("Alice", m.Attack(BOB, ("[8♠]",)))
        .all_pass()
    )
    t.does("Bob", m.Defend(against("[8♠]", "[5♦]"))).plays("Alice", "A♦", "[5♦]").all_pass()
    assert (t.knights("Alice"), t.health("Bob"), t.is_tapped("[5♦]")) == ("[8♠] [5♦]", 31, True)


@pytest.mark.rule("DK-A43", "DK-A77")
def test_who_left_a_battle_does_not_come_back_to_it_on_the_other_side() -> None:
    t = pairs("Alice: knights 8♠/3♠ | laid K♠", "Bob: hand A♦ 2♣ | knights 4♥/4♥'", players=4)
    t.does("Alice", m.Attack(BOB, ("[8♠]",))).plays("Bob", "A♦", "[8♠]").all_pass()
    assert t.state.battle is None, "nobody is left to attack"
    assert (t.knights("Bob"), t.is_tapped("[8♠]")) == ("[4♥] [8♠]", False)


@pytest.mark.rule("DK-A77", "DK-044")
def test_it_untaps_in_its_new_controllers_maintain() -> None:
    lines = "Alice: knights 9♣/6♣ tapped hired A♦ from Bob", "Bob: knights 8♠/2♠ tapped"
    t = daybreak(*lines)
    assert (t.is_tapped("[9♣]"), t.is_tapped("[8♠]")) == (False, True)


@pytest.mark.rule("DK-A77", "DK-101")
def test_defeated_it_goes_to_its_controllers_graveyard_and_the_card_is_discarded() -> None:
    t = pairs("Alice: knights 9♣/6♣ hired A♦ from Bob", "Charlie: knights 7♥/Q♥")
    t.does("Alice", m.Attack(CHARLIE, ("[9♣]",))).does("Charlie", m.Defend(against("[9♣]", "[7♥]")))
    assert (t.grave("Alice"), t.grave("Bob"), t.discard) == ("9♣ 6♣", "", "A♦")


@pytest.mark.rule("DK-144", "DK-145", "DK-148", "DK-190")
def test_face_cards_reach_it_at_its_new_controller() -> None:
    t = pairs("Alice: knights 9♣/6♣ hired A♦ from Bob | laid J♣ K♣", "Bob: laid J♣' Q♣")
    assert t.value("[9♣]") == "13/10"
    t.refuses("Alice", m.Attack(BOB, ("[9♣]",)), "loyal-there")
    t.open_battle("Alice", DIANNE, "[9♣]")
    assert (t.health("Dianne"), t.is_tapped("[9♣]")) == (26, False)


@pytest.mark.rule("DK-190", "DK-191")
def test_bought_twice_it_goes_back_step_by_step() -> None:
    lines = (
        "Alice: hand 2♣",
        "Bob: hand 3♣",
        "Charlie: knights 9♣/6♣ hired A♦ from Bob hired A♦' from Alice",
        "Dianne: hand 10♥ 10♠",
    )
    t = pairs(*lines).plays("Dianne", "10♥", "A♦'").all_pass()
    assert (t.knights("Alice"), t.knight("[9♣]").hired_from) == ("[9♣]", 1)
    t.plays("Dianne", "10♠", "A♦").all_pass()
    assert t.knights("Bob") == "[9♣]"
    t = pairs(*lines).plays("Dianne", "10♥", "A♦").all_pass()
    assert (t.knights("Charlie"), t.knight("[9♣]").hired_from) == ("[9♣]", 1)
    t.plays("Dianne", "10♠", "A♦'").all_pass()
    assert t.knights("Bob") == "[9♣]"


@pytest.mark.rule("DK-A77", "DK-193")
@pytest.mark.parametrize(
    ("graveyard", "grave", "discard"), [("lastPair", "9♣ 6♣", "A♦ 10♥ A♣ 7♣ 3♣"), ("none", "", "A♦ 10♥ 9♣ 6♣ A♣")]
)
def test_to_an_ejected_home_it_returns_dead(graveyard: str, grave: str, discard: str) -> None:
    home = "Bob: out | grave 7♣ 3♣" if graveyard == "lastPair" else "Bob: out"
    t = pairs(
        "Alice: knights 9♣/6♣ tapped hired A♦ from Bob with A♣", home, "Charlie: hand 10♥", nl_graveyard=graveyard
    )
    t.plays("Charlie", "10♥", "A♦")
    assert (t.knights("Alice"), t.knights("Bob"), t.grave("Bob"), t.discard) == ("", "", grave, discard)


@pytest.mark.rule("DK-190", "DK-191")
def test_one_may_pay_ones_own_knight() -> None:
    t = pairs("Alice: hand A♦ 2♣ | knights 9♣/6♣ tapped", "Bob: hand 10♥").plays("Alice", "A♦", "[9♣]").all_pass()
    assert (t.knights("Alice"), t.knight("[9♣]").hired_from) == ("[9♣]", 0)
    t.plays("Bob", "10♥", "A♦")
    assert (t.knights("Alice"), t.knight("[9♣]").hired_from, t.discard) == ("[9♣]", None, "A♦ 10♥")


@pytest.mark.rule("DK-115", "DK-A24", "DK-190")
def test_of_one_window_it_works_after_face_cards_and_before_none_that_dies() -> None:
    t = pairs("Alice: hand A♦ 2♣", "Bob: knights 9♣/6♣ | hand A♠ 3♥")
    t.does("Alice", m.Special("A♦", "[9♣]")).plays("Bob", "A♠", "[9♣]")
    assert (t.knights("Alice"), t.grave("Bob"), t.discard) == ("", "9♣ 6♣", "A♠ A♦")
    t = pairs("Alice: hand A♦ Q♣", "Bob: knights 9♣/6♣ | hand 3♥", "Charlie: knights 5♣/5♣'", active="Bob")
    t.does("Bob", m.Attack(CHARLIE, ("[9♣]",)))
    t.does("Alice", m.Special("A♦", "[9♣]")).plays("Alice", "Q♣", CHARLIE)
    assert t.told(m.Withdrew) and t.told(m.Hired), "Loyalty came first: it was still Bob's"


@pytest.mark.rule("DK-A60")
def test_a_model_that_changes_hands_stays_the_model() -> None:
    t = pairs("Alice: hand A♦ 3♥", "Bob: knights 9♠/6♠", "Charlie: knights BL/5♠ as [9♠]", nl_blank_card=True)
    t.plays("Alice", "A♦", "[9♠]").all_pass()
    assert (t.knight("[BL]").model, t.value("[BL]")) == ("[9♠]", "9/6")
    t = pairs("Alice: hand A♦ 3♥", "Bob: knights 9♠/6♠", "Charlie: knights BL/5♠ as [9♠]", nl_blank_card=True)
    t.plays("Alice", "A♦", "[BL]").all_pass()
    assert (t.knights("Alice"), t.value("[BL]")) == ("[BL]", "9/6")


@pytest.mark.rule("DK-A17", "DK-190")
def test_a_bought_knight_that_loses_its_life_goes_to_its_controllers_hand() -> None:
    t = pairs("Alice: knights 9♣/6♣ life A♥ hired A♦ from Bob", "Charlie: hand 10♥").plays("Charlie", "10♥", "A♥")
    assert (t.hand("Alice"), t.hand("Bob"), t.discard) == ("9♣ 6♣", "", "A♥ 10♥ A♦")


@pytest.mark.rule("DK-A29", "DK-A82")
def test_who_has_left_the_game_buys_nobody() -> None:
    t = pairs(*BUYING, "Charlie: hand 2♥").does("Alice", m.Special("A♦", "[9♣]")).does("Alice", m.Concede()).all_pass()
    assert (t.knights("Bob"), t.discard.split()[-1]) == ("[9♣]", "A♦")


@pytest.mark.rule("DK-108")
def test_it_may_be_discarded_like_any_card() -> None:
    t = pairs("Alice: hand A♦", phase=DISCARD, nl_ace_diamonds="noEffect").does("Alice", m.Discard(("A♦",)))
    assert t.discard == "A♦"
