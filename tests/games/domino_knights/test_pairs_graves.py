"""The dead without dominoes: a graveyard keeps the last pair, or there is none; the Necromancer; ejection; looting."""

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, against, some
from games.domino_knights.given_pairs import Pairs, daybreak, pairs
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import CLEAN_UP, NOBODY, TRAIN


@pytest.mark.rule("DK-193", "DK-A80")
def test_a_graveyard_keeps_the_last_pair_and_discards_the_former() -> None:
    t = pairs("Alice: hand A♠", "Bob: grave 9♦ 5♦ | knights 7♣/3♣ with A♣").plays("Alice", "A♠", "[7♣]")
    assert (t.grave("Bob"), t.discard, t.knights("Bob")) == ("7♣ 3♣", "A♣ 9♦ 5♦ A♠", "")
    seen = GAME.public(t.state).kingdoms[1]
    assert (seen.graveyard, seen.tomb) == (("[7♣]",), ("7♣", "3♣"))


@pytest.mark.rule("DK-121", "DK-122", "DK-193")
def test_a_killed_candidate_is_shown_in_the_graveyard() -> None:
    t = pairs("Alice: hand A♠", "Bob: grave 9♦ 5♦ | candidates 7♣ 3♣").plays("Alice", "A♠", "#1")
    assert (t.grave("Bob"), t.discard, t.candidates("Bob")) == ("7♣ 3♣", "9♦ 5♦ A♠", "")
    assert any("Bob's graveyard now holds 7♣ and 3♣" in line.text for line in GAME.tell(t.state, t.events, 2))


def two_fall(**options: object) -> Pairs:
    t = pairs("Alice: knights K♠/Q♠; K♥/Q♥", "Bob: knights 9♦/5♦ with A♥; 7♣/3♣ | grave 6♦ 4♦", **options)
    t.does("Alice", m.Attack(BOB, some("[K♠] [K♥]")))
    return t.does("Bob", m.Defend((*against("[K♠]", "[9♦]"), *against("[K♥]", "[7♣]"))))  # type: ignore[return-value]


@pytest.mark.rule("DK-193", "DK-A49")
@pytest.mark.parametrize(("order", "grave", "gone"), [("[9♦] [7♣]", "7♣ 3♣", "9♦ 5♦"), ("[7♣] [9♦]", "9♦ 5♦", "7♣ 3♣")])
def test_of_several_dead_the_owner_chooses_which_is_last(order: str, grave: str, gone: str) -> None:
    t = two_fall()
    assert (t.phase, GAME.awaited(t.state)) == (CLEAN_UP, (1,))
    assert "Only the last one stays" in GAME.prompt(t.state, 1)
    t.does("Bob", m.OrderGraveyard(some(order)))
    assert (t.grave("Bob"), t.knights("Bob")) == (grave, "")
    assert sorted(t.discard.split()) == sorted(("A♥ 6♦ 4♦ " + gone).split())


@pytest.mark.rule("DK-A49")
def test_the_clock_leaves_the_weakest() -> None:
    assert two_fall().clock("window").grave("Bob") == "7♣ 3♣"


@pytest.mark.rule("DK-194", "DK-A80")
def test_without_graveyards_all_dead_are_discarded_and_nothing_is_ordered() -> None:
    t = pairs("Alice: knights K♠/Q♠; K♥/Q♥", "Bob: knights 9♦/5♦ with A♥; 7♣/3♣", nl_graveyard="none")
    t.does("Alice", m.Attack(BOB, some("[K♠] [K♥]"))).does(
        "Bob", m.Defend((*against("[K♠]", "[9♦]"), *against("[K♥]", "[7♣]")))
    )
    assert (t.grave("Bob"), t.discard, t.phase != CLEAN_UP) == ("", "9♦ 5♦ A♥ 7♣ 3♣", True)
    assert not any("graveyard" in line.text for line in GAME.tell(t.state, t.events, 0))
    t = pairs("Alice: hand A♠ A♠'", "Bob: candidates 7♣ 3♣ | knights 9♦/5♦", nl_graveyard="none")
    t.plays("Alice", "A♠", "#1").plays("Alice", "A♠'", "[9♦]")
    assert (t.grave("Bob"), t.discard) == ("", "7♣ 3♣ A♠ 9♦ 5♦ A♠'")


# The Necromancer


@pytest.mark.rule("DK-153", "DK-A76")
def test_a_raised_pair_is_a_candidate_everybody_knows() -> None:
    t = pairs("Alice: hand JK 2♣", "Charlie: grave 9♦ 8♦").plays("Alice", "JK1", CHARLIE)
    assert (t.in_training("Alice"), t.grave("Charlie"), t.graveyard("Charlie"), t.discard) == (["9♦ 8♦"], "", "", "JK1")
    (seen,) = GAME.public(t.state).kingdoms[0].candidates
    assert (seen.pair, seen.cards, seen.pips) == (("9♦", "8♦"), 2, None)
    t.all_pass()
    t.refuses("Alice", m.Attack(BOB, ("[9♦]",)), "unknown")


@pytest.mark.rule("DK-A76", "DK-A07")
def test_or_it_goes_into_the_hand_by_the_switch() -> None:
    t = pairs("Alice: hand JK 2♣", "Charlie: grave 9♦ 8♦", nl_raise="hand").plays("Alice", "JK1", CHARLIE)
    assert (t.hand("Alice"), t.in_training("Alice"), GAME.public(t.state).kingdoms[0].known) == (
        "2♣ 9♦ 8♦",
        [],
        ("9♦", "8♦"),
    )


@pytest.mark.rule("DK-A55", "DK-A56")
def test_where_it_goes_and_where_nothing_lies() -> None:
    t = pairs("Alice: hand JK 2♣", "Charlie: grave 9♦ 8♦", joker_to="any")
    t.refuses("Alice", m.Special("JK1", BOB), "no-pair-there", "DK-193")
    t.plays("Alice", "JK1", CHARLIE, to=BOB)
    assert t.in_training("Bob") == ["9♦ 8♦"]
    assert GAME.why_not(pairs("Alice: hand JK").state, 0, "JK1").rule == "DK-193"


@pytest.mark.rule("DK-A29", "DK-149")
def test_a_pair_raised_by_another_first_is_gone() -> None:
    t = pairs("Alice: hand JK 2♣", "Bob: hand JK2 3♣", "Charlie: grave 9♦ 8♦")
    t.does("Alice", m.Special("JK1", CHARLIE)).does("Bob", m.Special("JK2", CHARLIE)).resolve()
    assert (t.in_training("Alice"), t.in_training("Bob"), t.discard) == (["9♦ 8♦"], [], "JK1 JK2")


def decided(**options: object) -> Pairs:
    """CP6: Bob's two blockers have fallen, one of them alive by Life; so has Alice's second attacker."""
    lines = (
        "Alice: knights K♠/Q♠; 9♥/2♥ | hand JK 2♣",
        "Bob: knights 9♦/5♦ with A♥'; 7♣/3♣ | hand JK2 4♣",
        "Charlie: hand A♥ 10♠",
    )
    t = pairs(*lines, nl_graveyard="none", **options).does("Alice", m.Attack(BOB, some("[K♠] [9♥]"))).all_pass()
    t.refuses("Alice", m.Special("JK1", "[9♦]"), "no-field-to-raise-from", "DK-194")
    t.does("Bob", m.Defend((*against("[K♠]", "[9♦]"), *against("[9♥]", "[7♣]")))).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6
    return t  # type: ignore[return-value]


@pytest.mark.rule("DK-194")
def test_without_graveyards_the_necromancer_works_on_the_fallen_before_clean_up() -> None:
    t = decided()
    t.refuses("Alice", m.Special("JK1", "[K♠]"), "not-fallen", "DK-194")
    t.refuses("Alice", m.Special("JK1", BOB), "not-fallen", "DK-194")
    assert GAME.why_not(pairs("Alice: hand JK", nl_graveyard="none").state, 0, "JK1").rule == "DK-194"
    t.plays("Alice", "JK1", "[9♦]")
    assert (t.in_training("Alice"), t.knights("Bob"), t.discard) == (["9♦ 5♦"], "[7♣]", "A♥' JK1")
    t.all_pass()
    assert (t.knights("Alice"), t.knights("Bob"), t.grave("Bob")) == ("[K♠]", "", "")
    assert (t.in_training("Alice"), t.discard) == (["9♦ 5♦"], "A♥' JK1 9♥ 2♥ 7♣ 3♣")


@pytest.mark.rule("DK-194", "DK-101")
def test_a_raised_attacker_leaves_whom_it_felled_to_be_buried() -> None:
    t = decided().plays("Bob", "JK2", "[9♥]").all_pass()
    assert (t.in_training("Bob"), t.knights("Alice"), t.knights("Bob")) == (["9♥ 2♥"], "[K♠]", "")


@pytest.mark.rule("DK-194", "DK-A76")
def test_the_fallen_may_rise_into_the_hand() -> None:
    t = decided(nl_raise="hand").plays("Alice", "JK1", "[9♦]")
    assert (t.hand("Alice"), t.in_training("Alice")) == ("2♣ 9♦ 5♦", [])


@pytest.mark.rule("DK-194", "DK-131")
def test_raised_from_the_field_it_may_enter_by_life_at_once() -> None:
    t = decided(joker_to="any").plays("Alice", "JK1", "[9♦]", to=CHARLIE)
    t.plays("Charlie", "A♥", t["[9♦]"], attack=5)
    assert not t.knight("[9♦]").flipped
    t.all_pass()
    assert (t.knights("Charlie"), t.value("[9♦]")) == ("[9♦]", "5/9")


@pytest.mark.rule("DK-194", "DK-A29")
def test_who_was_raised_already_does_not_rise_twice() -> None:
    t = decided().does("Alice", m.Special("JK1", "[9♦]")).does("Bob", m.Special("JK2", "[9♦]")).resolve()
    assert (t.in_training("Alice"), t.in_training("Bob"), t.discard) == (["9♦ 5♦"], [], "A♥' JK1 JK2")


@pytest.mark.rule("DK-101", "DK-A62")
def test_who_fell_is_buried_though_the_victor_is_killed_before_clean_up() -> None:
    """The same with and without dominoes."""
    t = pairs("Alice: knights K♠/Q♠ | hand 2♣", "Bob: knights 9♦/5♦ | hand A♠ 3♣")
    t.does("Alice", m.Attack(BOB, ("[K♠]",))).all_pass().does("Bob", m.Defend(against("[K♠]", "[9♦]"))).resolve()
    t.plays("Bob", "A♠", "[K♠]").all_pass()
    assert (t.knights("Alice"), t.knights("Bob"), t.grave("Alice"), t.grave("Bob")) == ("", "", "K♠ Q♠", "9♦ 5♦")


# Ejection


@pytest.mark.rule("DK-099", "DK-193", "DK-X16")
def test_of_an_ejected_kingdom_the_last_knight_stays_as_graveyard_pair() -> None:
    bob = (
        "Bob: 4 | hand K♥ 2♣ | candidates 6♥ 4♥ | knights 8♦/3♦ tapped; 9♦/5♦ with A♣ hired A♦ from Charlie tapped "
        "| laid J♦ | grave 7♣ 3♣"
    )
    t = pairs("Alice: knights 6♠/2♠", bob).open_battle("Alice", BOB, "[6♠]")
    assert not t.kingdom("Bob").alive
    assert (t.grave("Bob"), t.graveyard("Bob"), t.knights("Bob"), t.candidates("Bob")) == ("9♦ 5♦", "[9♦]", "", "")
    assert t.discard == "K♥ 2♣ 6♥ 4♥ 8♦ 3♦ A♦ A♣ J♦ 7♣ 3♣"
    assert t.state.tapped == bytes([k.domino for k in t.kingdom("Alice").knights])


@pytest.mark.rule("DK-099", "DK-193")
@pytest.mark.parametrize(("graveyard", "before", "after"), [("lastPair", "| grave 7♣ 3♣", "7♣ 3♣"), ("none", "", "")])
def test_without_knights_nothing_is_added_to_the_graveyard(graveyard: str, before: str, after: str) -> None:
    t = pairs("Alice: knights 6♠/2♠", f"Bob: 4 | candidates 6♥ 4♥ {before}", nl_graveyard=graveyard).open_battle(
        "Alice", BOB, "[6♠]"
    )
    assert (t.grave("Bob"), t.discard) == (after, "6♥ 4♥")


@pytest.mark.rule("DK-099", "DK-194")
def test_without_graveyards_everything_of_the_ejected_is_discarded() -> None:
    t = pairs("Alice: knights 6♠/2♠", "Bob: 4 | knights 9♦/5♦ tapped", nl_graveyard="none").open_battle(
        "Alice", BOB, "[6♠]"
    )
    assert (t.grave("Bob"), t.discard) == ("", "9♦ 5♦")


@pytest.mark.rule("DK-A54")
def test_the_pair_of_an_ejected_kingdom_may_be_raised() -> None:
    t = pairs("Alice: hand JK", "Bob: out | grave 9♦ 5♦").plays("Alice", "JK1", BOB)
    assert t.in_training("Alice") == ["9♦ 5♦"]


@pytest.mark.rule("DK-A82", "DK-193")
def test_giving_up_leaves_the_last_pair_too() -> None:
    t = pairs("Alice: knights 6♠/2♠; 8♦/3♦ | hand 2♣").does("Alice", m.Concede())
    assert (t.grave("Alice"), t.discard) == ("8♦ 3♦", "2♣ 6♠ 2♠")


# Looting


@pytest.mark.rule("DK-A86", "DK-105")
def test_a_looted_pair_becomes_the_victors_graveyard_pair() -> None:
    t = pairs(
        "Alice: knights K♠/Q♠; K♥/Q♥ | grave 8♥ 2♥", "Bob: knights 9♦/5♦ with A♥; 7♣/3♣ | grave 6♦ 4♦", looting=True
    )
    t.does("Alice", m.Attack(BOB, some("[K♠] [K♥]"))).does(
        "Bob", m.Defend((*against("[K♠]", "[9♦]"), *against("[K♥]", "[7♣]")))
    )
    assert GAME.awaited(t.state) == (0,)
    t.does("Alice", m.Loot("[9♦]"))
    assert (t.grave("Alice"), t.grave("Bob")) == ("9♦ 5♦", "7♣ 3♣")
    assert sorted(t.discard.split()) == sorted(some("A♥ 8♥ 2♥ 6♦ 4♦"))


@pytest.mark.rule("DK-A86")
def test_it_lies_above_the_victors_own_dead() -> None:
    t = pairs("Alice: knights 9♠/2♠; K♥/Q♥; K♣/Q♣", "Bob: knights 9♦/5♦; 7♣/3♣", looting=True)
    t.does("Alice", m.Attack(BOB, some("[9♠] [K♥]"))).does(
        "Bob", m.Defend((*against("[9♠]", "[9♦]"), *against("[K♥]", "[7♣]")))
    )
    t.does("Alice", m.Loot("[7♣]"))
    assert (t.grave("Alice"), t.grave("Bob")) == ("7♣ 3♣", "9♦ 5♦")
    assert sorted(t.discard.split()) == ["2♠", "9♠"]


@pytest.mark.rule("DK-A86", "DK-194")
def test_without_graveyards_there_is_no_looting() -> None:
    t = pairs("Alice: knights K♠/Q♠", "Bob: knights 9♦/5♦", looting=True, nl_graveyard="none")
    t.does("Alice", m.Attack(BOB, ("[K♠]",))).does("Bob", m.Defend(against("[K♠]", "[9♦]")))
    assert (t.state.battle, t.discard) == (None, "9♦ 5♦")


# Blank cards


@pytest.mark.rule("DK-A78", "DK-192", "DK-156")
def test_a_blank_card_is_trained_with_one_card_that_gives_its_suit() -> None:
    t = pairs("Alice: hand BL BL' 5♠ A♠ 9♦ | knights 8♥/2♥", "Bob: knights 9♠/6♠", phase=TRAIN, nl_blank_card=True)
    t.refuses("Alice", m.TrainPair(some("BL BL'")), "two-blanks", "DK-A78")
    t.refuses("Alice", m.TrainPair(("BL",)), "too-few", "DK-186")
    t.refuses("Alice", m.TrainPair(some("BL A♠")), "no-pair-card", "DK-A75")
    t.does("Alice", m.TrainPair(some("5♠ BL")))
    assert t.in_training("Alice") == ["BL 5♠"]


@pytest.mark.rule("DK-A78", "DK-A61")
def test_it_is_promoted_last_and_copies_a_knight_of_that_suit() -> None:
    t = daybreak("Alice: candidates BL 5♠; 9♠ 6♠ | hand 2♣", "Bob: knights 8♥/2♥", nl_blank_card=True)
    t.refuses("Alice", m.AssignPair(t["[BL]"], None, "[9♠]"), "blank-last", "DK-A61")
    t.does("Alice", m.AssignPair(t["[9♠]"], "6♠"))
    t.refuses("Alice", m.AssignPair(t["[BL]"], None, "[8♥]"), "unknown", "DK-156")
    t.refuses("Alice", m.AssignPair(t["[BL]"], "5♠"), "not-asked", "DK-156")
    t.does("Alice", m.AssignPair(t["[BL]"], None, "[9♠]"))
    assert (t.value("[BL]"), t.knight("[BL]").suit, t.knight("[BL]").model, t.pair("[BL]")) == (
        "6/9",
        "♠",
        "[9♠]",
        "BL/5♠",
    )


@pytest.mark.rule("DK-164", "DK-A78")
@pytest.mark.parametrize(("graveyard", "grave", "discard"), [("lastPair", "BL 5♠", ""), ("none", "", "BL 5♠")])
def test_with_nobody_to_copy_it_is_lost(graveyard: str, grave: str, discard: str) -> None:
    t = daybreak("Alice: candidates BL 5♠", nl_blank_card=True, nl_graveyard=graveyard)
    assert (t.candidates("Alice"), t.grave("Alice"), t.discard) == ("", grave, discard)


@pytest.mark.rule("DK-A78", "DK-A79")
def test_over_several_turns_either_card_may_come_first() -> None:
    t = pairs("Alice: hand BL BL' 5♠ 7♦", phase=TRAIN, nl_blank_card=True, multi_turn_training=True)
    t.does("Alice", m.TrainPair(("BL",)))
    t.refuses("Alice", m.AddTraining(t["[BL]"], ("BL'",)), "second-blank", "DK-A78")
    t.does("Alice", m.AddTraining(t["[BL]"], ("7♦",)))
    t.does("Alice", m.TrainPair(("5♠",))).does("Alice", m.AddTraining(t["[5♠]"], ("BL'",)))
    assert (t.in_training("Alice"), t.candidates("Alice")) == (["BL 7♦", "BL' 5♠"], "[BL] [BL']")


@pytest.mark.rule("DK-A78", "DK-A64", "DK-189")
def test_it_may_enter_by_life_with_a_model() -> None:
    t = pairs("Alice: hand A♥ BL 5♠ 5♦", "Bob: knights 9♠/6♠", nl_blank_card=True)
    t.refuses("Alice", m.Special("A♥", ALICE, pair=some("BL 5♠")), "unknown", "DK-A78")
    t.refuses("Alice", m.Special("A♥", ALICE, model="[9♠]", pair=some("BL 5♦")), "unknown", "DK-A78")
    t.plays("Alice", "A♥", ALICE, model="[9♠]", pair=some("5♠ BL"))
    assert (t.value("[BL]"), t.knight("[BL]").never_taps, t.hand("Alice")) == ("9/6", True, "5♦")
    t = pairs("Alice: hand A♥ | raised BL 5♠", "Bob: knights 9♠/6♠", nl_blank_card=True)
    t.refuses("Alice", m.Special("A♥", t["[BL]"], attack=5), "unknown", "DK-A78")
    t.plays("Alice", "A♥", t["[BL]"], model="[9♠]")
    assert t.value("[BL]") == "9/6"


COPIES = "Alice: knights BL/5♠ as [9♠] | hand 2♣", "Bob: knights BL'/4♠ as [9♠] | hand A♠ 3♣"


@pytest.mark.rule("DK-158", "DK-A78", "DK-A63")
def test_two_doppelgangers_lose_one_model_and_each_names_another() -> None:
    t = pairs(*COPIES, "Charlie: knights 9♠/6♠; 7♠/8♠; 2♠/Q♠", nl_blank_card=True).plays("Bob", "A♠", "[9♠]")
    assert (t.state.copying, GAME.awaited(t.state)) == (0, (0,))
    t.refuses("Alice", m.ChooseCopy("[BL']"), "unknown", "DK-158")
    t.refuses("Alice", m.EndAttack(), "model-first", "DK-A91")
    t.does("Alice", m.ChooseCopy("[7♠]"))
    assert GAME.awaited(t.state) == (1,)
    t.does("Bob", m.ChooseCopy("[2♠]"))
    assert (t.value("[BL]"), t.value("[BL']"), t.state.copying, t.state.copier) == ("7/8", "2/12", NOBODY, NOBODY)


@pytest.mark.rule("DK-159", "DK-158", "DK-A78")
def test_both_die_when_nobody_of_the_suit_is_left_or_one_is_given_up() -> None:
    t = pairs(*COPIES, "Charlie: knights 9♠/6♠", nl_blank_card=True).plays("Bob", "A♠", "[9♠]")
    assert (t.grave("Alice"), t.grave("Bob"), t.grave("Charlie"), t.state.copying) == (
        "BL 5♠",
        "BL' 4♠",
        "9♠ 6♠",
        NOBODY,
    )
    t = pairs(*COPIES, "Charlie: knights 9♠/6♠; 7♠/8♠", nl_blank_card=True).plays("Bob", "A♠", "[9♠]")
    t.does("Alice", m.GiveUpCopy()).does("Bob", m.ChooseCopy("[7♠]"))
    assert (t.grave("Alice"), t.knights("Alice"), t.value("[BL']")) == ("BL 5♠", "", "7/8")


@pytest.mark.rule("DK-157", "DK-A91")
def test_after_a_battle_nothing_else_goes_on_until_the_model_is_named() -> None:
    t = pairs("Alice: knights BL/5♠ as [9♠]; 9♠/2♠", "Bob: knights 7♥/Q♥", "Charlie: knights 7♠/8♠", nl_blank_card=True)
    t.does("Alice", m.Attack(BOB, ("[9♠]",))).does("Charlie", m.PassAid())
    t.does("Bob", m.Defend(against("[9♠]", "[7♥]"))).does("Charlie", m.PassAid())
    assert t.state.copying == 0
    t.refuses("Alice", m.EndAttack(), "model-first", "DK-A91")
    t.does("Alice", m.ChooseCopy("[7♠]")).does("Alice", m.EndAttack())


@pytest.mark.rule("DK-161", "DK-163")
def test_power_on_the_model_counts_for_every_copy() -> None:
    t = pairs(
        "Alice: knights BL/5♠ as [9♠]",
        "Bob: knights BL'/4♠ as [9♠] with A♣'",
        "Charlie: knights 9♠/6♠ with A♣",
        nl_blank_card=True,
    )
    assert (t.value("[9♠]"), t.value("[BL]"), t.value("[BL']")) == ("18/12", "18/12", "36/24")
