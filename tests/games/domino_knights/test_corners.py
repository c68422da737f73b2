"""Small promises that are easily broken: what is owed and what merely may be done, needless cards, whose Recruits."""

import pytest
from games.domino_knights.given import ALICE, BOB, Table, given, some

from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import TRAIN


def owed(table: Table, who: str) -> set[str]:
    return {offer.command for offer in GAME.offers(table.state, table.seat(who)) if offer.owed}


def free(table: Table, who: str) -> set[str]:
    return {offer.command for offer in GAME.offers(table.state, table.seat(who)) if not offer.owed}


@pytest.mark.rule("DK-112", "DK-199")
def test_special_cards_are_offered_and_never_owed() -> None:
    every = "A♠ A♥ A♦ A♣ K♣ Q♣ J♣ 10♣ JK1"
    lines = f"Alice: hand {every} 9♠ | recruits [4:5] [0:0] | laid J♦", "Bob: graveyard [2:2] | knights [1:2] on 3♥"
    for options in ({}, {"joker_to": "any"}, {"life_suit": "chosen", "life_recruit": "any"}):
        t = given(*lines, "Charlie: recruits [5:5]", phase=TRAIN, **options)
        assert owed(t, "Alice") == {"train", "end_train"}
        specials = [o for o in GAME.offers(t.state, 0) if o.command == "special"]
        assert {o.fixed[0] for o in specials} == set(some(every))
        assert "special" in free(t, "Alice")


@pytest.mark.rule("DK-078", "DK-A20")
def test_asking_for_aid_and_joining_late_are_never_owed() -> None:
    t = given(
        "Alice: hand A♥ | knights [4:5] 5/4 ♣ on 9♣; [2:3] 3/2 ♠ on 5♠ tapped", "Charlie: knights [1:1] on 2♠", "Dianne: hand 2♦"
    )
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).plays("Alice", "A♥", "[2:3]")
    assert "commit" in free(t, "Alice") and "commit" not in owed(t, "Alice")
    t.all_pass()
    assert {"ask_aid", "commit"} <= free(t, "Alice")
    assert owed(t, "Charlie") == {"aid_attack", "pass_aid"}
    t.refuses("Bob", m.AskAid(), "not-yours")
    t.does("Alice", m.AskAid()).refuses("Alice", m.AskAid(), "already-committed")
    t.does("Charlie", m.PassAid())
    t.refuses("Alice", m.AskAid(), "not-yours")
    t.does("Bob", m.AskAid()).refuses("Bob", m.AskAid(), "already-committed")


@pytest.mark.rule("DK-A08", "DK-A23")
def test_topping_up_takes_no_needless_card_either() -> None:
    t = given("Alice: hand A♦ 9♠ 8♠ 5♠ 4♠ | recruits [9:9]", "Bob: hand 10♥", phase=TRAIN)
    t.plays("Alice", "A♦", ALICE).all_pass()
    place = t["[9:9]"]
    t.does("Alice", m.Train(place, ("9♠",))).plays("Bob", "10♥", "A♦").all_pass()
    t.refuses("Alice", m.AddTraining(place, some("5♠ 4♠ 8♠")), "extra-card", "DK-A08")
    t.does("Alice", m.AddTraining(place, some("5♠ 4♠"))).refuses("Alice", m.AddTraining(place, ("8♠",)), "extra-card")


@pytest.mark.rule("DK-A12")
def test_only_knights_with_two_different_ends_of_their_own_are_turned_round() -> None:
    t = given(
        "Alice: knights [4:5] 5/4 ♣ on 9♣; [3:3] ♣ on 6♣; [0:0] ♣ on 2♣ as [4:5]", "Dianne:", phase=10, active="Dianne", reorient="maintain"
    )
    t.does("Dianne", m.Discard(()))
    (offer,) = [o for o in GAME.offers(t.state, 0) if o.command == "reorient"]
    assert offer.asks[0].of == ("[4:5]",)
    t.does("Alice", m.Reorient(("[4:5]",)))
    assert t.value("[4:5]") == t.value("[0:0]") == "4/5"


@pytest.mark.rule("DK-A18")
def test_life_on_a_recruit_of_ones_own_names_its_end_whatever_the_house() -> None:
    t = given("Alice: hand A♥ | recruits [4:5]", "Bob: hand 2♦ | recruits [1:6]", phase=TRAIN, life_recruit="any")
    t.refuses("Alice", m.Special("A♥", t["[4:5]"]), "bad-target")
    t.plays("Alice", "A♥", t["[1:6]"])
    assert t.value("[1:6]") == "6/1" and t.knights("Bob") == "[1:6]"


@pytest.mark.rule("DK-198")
def test_a_copy_of_a_knight_that_life_brought_in_is_not_tapped_either() -> None:
    t = given("Alice: knights [0:0] ♥ on 2♥ as [3:6]", "Bob: knights [3:6] 6/3 life A♥")
    t.open_battle("Alice", BOB, "[0:0]")
    assert not t.is_tapped("[0:0]") and t.health("Bob") == 21
