"""2.24 The game without dominoes: frame, Train, Maintain, and battles of pairs."""

import pytest

from games.domino_knights.given import BOB, Whatever, against, given, some
from games.domino_knights.given_pairs import daybreak, pairs
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DISCARD, DRAW, MAINTAIN, TRAIN, Options
from parlour.games.domino_knights.pieces import BLANK_CARD_AT


@pytest.mark.rule("DK-185", "DK-A74")
@pytest.mark.parametrize(("highest", "health"), [(13, 39), (10, 30)])
def test_there_are_no_dominoes_and_health_follows_from_the_king(highest: int, health: int) -> None:
    options = Options(dominoless=True, nl_max=highest, decks=2)  # type: ignore[arg-type]
    events, state = GAME.start(("Alice", "Bob", "Charlie", "Dianne"), options, Whatever())
    assert state.peasants == b"" and not any(k.recruits for k in state.kingdoms)
    assert not any(isinstance(event, m.RecruitsDrawn) for event in events)
    assert [k.health for k in state.kingdoms] == [health] * 4
    assert GAME.public(state).highest == highest
    assert len(state.deck) == 108 - 4 * 5 - 1


@pytest.mark.rule("DK-185")
def test_nobody_is_recruited_in_draw() -> None:
    t = daybreak("Alice: hand 9♦", players=2).all_pass()
    assert (t.phase, t.recruits("Alice")) == (DRAW, "")
    t.does("Alice", m.DrawCards(False))
    assert len(t.kingdom("Alice").hand) == 6 and not t.told(m.RecruitsDrawn)


@pytest.mark.rule("DK-A07")
def test_who_holds_six_or_more_draws_none() -> None:
    t = daybreak("Alice: hand 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦", players=2).all_pass()
    assert t.phase == TRAIN and len(t.kingdom("Alice").hand) == 7
    t.does("Alice", m.EndTrain()).all_pass().does("Alice", m.EndAttack())
    t.refuses("Alice", m.Discard(("2♦",)), "too-few", "DK-108")


@pytest.mark.rule("DK-186")
def test_two_cards_of_one_suit_are_a_candidate() -> None:
    t = pairs("Alice: hand 9♦ 5♦ 5♠ K♦", phase=TRAIN)
    t.refuses("Alice", m.TrainPair(some("9♦ 5♠")), "two-suits", "DK-186")
    t.refuses("Alice", m.TrainPair(("9♦",)), "too-few", "DK-186")
    t.refuses("Alice", m.TrainPair(()), "too-few", "DK-186")
    t.refuses("Alice", m.TrainPair(some("9♦ 5♦ K♦")), "too-many", "DK-186")
    t.refuses("Alice", m.TrainPair(some("9♦ 9♦")), "twice", "DK-186")
    t.refuses("Alice", m.TrainPair(some("9♦ 8♦")), "unknown", "DK-035")
    t.refuses("Alice", m.Train("#1", ("9♦",)), "no-dominoes", "DK-185")
    t.refuses("Alice", m.AddTraining("#1", ("9♦",)), "laid-at-once", "DK-A79")
    t.refuses("Bob", m.TrainPair(some("9♦ 5♦")), "not-your-turn")
    t.does("Alice", m.TrainPair(some("9♦ 5♦")))
    assert (t.hand("Alice"), t.in_training("Alice")) == ("5♠ K♦", ["9♦ 5♦"])
    t.refuses("Alice", m.AddTraining(t["[9♦]"], ("K♦",)), "laid-at-once", "DK-A79")


@pytest.mark.rule("DK-186", "DK-A10")
def test_any_number_of_pairs_is_trained_in_a_turn() -> None:
    t = pairs("Alice: hand 9♦ 5♦ 5♠ 2♠", phase=TRAIN)
    t.does("Alice", m.TrainPair(some("9♦ 5♦"))).does("Alice", m.TrainPair(some("2♠ 5♠")))
    assert t.in_training("Alice") == ["9♦ 5♦", "2♠ 5♠"]
    t = pairs("Alice: hand 9♦ 5♦ 5♠ 2♠", phase=TRAIN, train_per_turn="one").does("Alice", m.TrainPair(some("9♦ 5♦")))
    t.refuses("Alice", m.TrainPair(some("2♠ 5♠")), "trained-already", "DK-A10")


@pytest.mark.rule("DK-A75")
def test_two_to_king_make_knights_and_lose_their_special_power_there() -> None:
    t = pairs("Alice: hand K♦ 10♦ A♦ JK", "Bob: hand 10♠", phase=TRAIN)
    t.refuses("Alice", m.TrainPair(some("K♦ A♦")), "no-pair-card", "DK-A75")
    t.refuses("Alice", m.TrainPair(some("K♦ JK1")), "no-pair-card", "DK-A75")
    t.does("Alice", m.TrainPair(some("K♦ 10♦")))
    t = pairs("Alice: knights K♦/10♦", "Bob: hand 10♠ 10♦'")
    t.refuses("Bob", m.Special("10♠", "K♦"), "training-card", "DK-058")
    assert t.value("[K♦]") == "13/10"


@pytest.mark.rule("DK-A84", "DK-014")
def test_others_see_two_backs_until_it_is_promoted() -> None:
    t = pairs("Alice: hand 9♦ 5♦ 3♣", phase=TRAIN).does("Alice", m.TrainPair(some("9♦ 5♦")))
    (seen,) = GAME.public(t.state).kingdoms[0].candidates
    assert (seen.cards, seen.pips, seen.pair) == (2, None, ())
    (mine,) = GAME.private(t.state, 0).candidates
    assert (mine.pips, mine.cards, mine.finished) == ("", ("9♦", "5♦"), True)
    told = [line.text for line in GAME.tell(t.state, t.events, 1)]
    assert not any("♦" in text for text in told) and "2 cards face-down" in told[0]
    assert "9♦ and 5♦" in GAME.tell(t.state, t.events, 0)[0].text


@pytest.mark.rule("DK-188")
@pytest.mark.parametrize(("attack", "value"), [("9♦", "9/5"), ("5♦", "5/9")])
def test_attack_and_defence_are_assigned_in_the_next_maintain(attack: str, value: str) -> None:
    t = daybreak("Alice: candidates 9♦ 5♦ | hand 3♣", "Bob: candidates 8♣ 2♣")
    assert (t.phase, GAME.awaited(t.state)) == (MAINTAIN, (0,))
    t.refuses("Alice", m.AssignPair(t["[9♦]"], "3♣"), "unknown", "DK-188")
    t.refuses("Alice", m.AssignPair(t["[8♣]"], "8♣"), "unknown", "DK-188")
    t.refuses("Alice", m.Promote(t["[9♦]"], 9), "no-dominoes", "DK-188")
    t.does("Alice", m.AssignPair(t["[9♦]"], attack))
    assert (t.value("[9♦]"), t.candidates("Alice"), t.candidates("Bob")) == (value, "", "[8♣]")
    assert t.knight("[9♦]").suit == "♦"


@pytest.mark.rule("DK-187")
def test_attack_card_and_defence_card_are_shown_apart() -> None:
    t = daybreak("Alice: candidates 9♦ 5♦").does("Alice", m.AssignPair("#1", "5♦"))
    assert (t.pair("[9♦]"), t.knight("[9♦]").cards) == ("5♦/9♦", ("9♦", "5♦"))
    assert "shifted" in next(rule.text for rule in GAME.rulebook if rule.id == "DK-187")


@pytest.mark.rule("DK-188")
def test_two_cards_of_one_value_need_no_choice() -> None:
    t = daybreak("Alice: candidates 9♦ 9♦' | hand 3♣")
    assert (t.value("[9♦]"), t.state.phase) == ("9/9", MAINTAIN) and t.state.window is not None


@pytest.mark.rule("DK-A12", "DK-188")
def test_turned_round_the_cards_change_places() -> None:
    t = daybreak("Alice: knights 9♦/5♦", reorient="maintain").does("Alice", m.Reorient(("[9♦]",)))
    assert (t.value("[9♦]"), t.pair("[9♦]")) == ("5/9", "5♦/9♦")


@pytest.mark.rule("DK-A79")
def test_with_multi_turn_training_the_second_card_may_come_later() -> None:
    t = pairs("Alice: hand 9♦ 5♦ 5♠ 7♦ 3♣", phase=TRAIN, players=2, multi_turn_training=True)
    t.does("Alice", m.TrainPair(("9♦",)))
    assert (t.in_training("Alice"), GAME.private(t.state, 0).candidates[0].finished) == (["9♦"], False)
    assert GAME.public(t.state).kingdoms[0].candidates[0].cards == 1
    t.does("Alice", m.EndTrain()).all_pass().does("Alice", m.EndAttack()).does("Alice", m.Discard(())).all_pass()
    t.does("Bob", m.DrawCards(False)).all_pass().does("Bob", m.EndTrain()).all_pass().does("Bob", m.EndAttack())
    t.does("Bob", m.Discard(tuple(t.hand("Bob").split()))).all_pass()
    assert (t.active, t.in_training("Alice"), t.phase) == ("Alice", ["9♦"], DRAW)
    t.does("Alice", m.DrawCards(False)).all_pass()
    t.refuses("Alice", m.AddTraining(t["[9♦]"], ("5♠",)), "unlike-first", "DK-186")
    t.refuses("Alice", m.AddTraining(t["[9♦]"], some("5♦ 7♦")), "too-many", "DK-186")
    t.refuses("Alice", m.AddTraining(t["[9♦]"], ()), "too-few", "DK-186")
    t.does("Alice", m.AddTraining(t["[9♦]"], ("5♦",)))
    assert t.in_training("Alice") == ["9♦ 5♦"]
    assert not t.kingdom("Alice").candidates[0].known, "as face-down as the first"
    assert [event.count for event in t.told(m.TrainingAdded)] == [1]
    t.refuses("Alice", m.AddTraining(t["[9♦]"], ("7♦",)), "has-both", "DK-186")


@pytest.mark.rule("DK-A79")
def test_a_card_that_waits_is_not_promoted() -> None:
    t = daybreak("Alice: candidates 9♦; 8♠ 2♠", multi_turn_training=True)
    t.refuses("Alice", m.AssignPair(t["[9♦]"], "9♦"), "unfinished", "DK-A79")
    t.does("Alice", m.AssignPair(t["[8♠]"], "8♠"))
    assert (t.in_training("Alice"), t.knights("Alice")) == (["9♦"], "[8♠]")


@pytest.mark.rule("DK-A79", "DK-121")
def test_a_card_that_waits_dies_into_the_discard_pile() -> None:
    t = pairs("Alice: hand A♠", "Bob: candidates 9♦ | grave 7♣ 3♣", multi_turn_training=True).plays("Alice", "A♠", "#1")
    assert (t.in_training("Bob"), t.grave("Bob"), t.discard) == ([], "7♣ 3♣", "9♦ A♠")


@pytest.mark.rule("DK-A85")
def test_without_fame_no_pair_is_begun_but_pairs_begun_go_on() -> None:
    t = pairs("Alice: 0 | hand 9♦ 5♦ 2♠ | candidates 7♠", phase=TRAIN, fame=True, multi_turn_training=True)
    t.refuses("Alice", m.TrainPair(some("9♦ 5♦")), "no-fame", "DK-A85")
    t.does("Alice", m.AddTraining(t["[7♠]"], ("2♠",)))
    assert t.in_training("Alice") == ["7♠ 2♠"]


@pytest.mark.rule("DK-185")
def test_a_table_with_dominoes_trains_no_pairs() -> None:
    given("Alice: hand 9♦ 5♦", phase=TRAIN).refuses("Alice", m.TrainPair(some("9♦ 5♦")), "dominoes-here", "DK-185")
    given("Alice: hand 9♦ 5♦", phase=MAINTAIN).refuses("Alice", m.AssignPair("#1", "9♦"), "dominoes-here", "DK-185")


@pytest.mark.rule("DK-A35", "DK-148")
@pytest.mark.parametrize(("highest", "value"), [(13, "13/9"), (10, "12/8")])
def test_courage_is_a_third_rounded_down(highest: int, value: str) -> None:
    t = pairs("Alice: knights 9♦/5♦ | laid J♦", nl_max=highest)
    assert t.value("[9♦]") == value


@pytest.mark.rule("DK-186", "DK-092")
def test_pairs_fight_with_the_values_of_their_cards() -> None:
    t = pairs("Alice: knights Q♦/5♦", "Bob: knights 6♠/J♠; 2♥/3♥")
    t.does("Alice", m.Attack(BOB, ("[Q♦]",))).does("Bob", m.Defend(against("[Q♦]", "[6♠]")))
    assert (t.knights("Alice"), t.knights("Bob")) == ("", "[2♥]")
    assert (t.grave("Alice"), t.grave("Bob")) == ("Q♦ 5♦", "6♠ J♠")


@pytest.mark.rule("DK-145")
def test_a_queen_binds_pairs_of_its_suit() -> None:
    t = pairs("Alice: knights 9♦/5♦; 9♠/5♠", "Bob: laid Q♦")
    t.refuses("Alice", m.Attack(BOB, ("[9♦]",)), "loyal-there", "DK-145")
    t.does("Alice", m.Attack(BOB, ("[9♠]",)))


@pytest.mark.rule("DK-A78", "DK-192")
def test_by_default_no_card_is_blank() -> None:
    assert max(GAME.initial(("A", "B"), Options(dominoless=True)).deck) < BLANK_CARD_AT
    two = GAME.initial(("A", "B", "C", "D"), Options(dominoless=True, decks=2, nl_blank_card=True))
    assert [c for c in two.deck if c >= BLANK_CARD_AT] == [BLANK_CARD_AT, BLANK_CARD_AT + 1]
    one = GAME.initial(("A", "B"), Options(dominoless=True, nl_blank_card=True))
    assert [c for c in one.deck if c >= BLANK_CARD_AT] == [BLANK_CARD_AT]


@pytest.mark.rule("DK-019", "DK-A78")
def test_a_blank_card_on_top_is_not_taken() -> None:
    t = pairs("Alice: hand 2♠", phase=DRAW, discard="5♦ BL", nl_blank_card=True)
    t.refuses("Alice", m.DrawCards(True), "top-stays")


@pytest.mark.rule("DK-110")
def test_a_turn_ends_as_ever() -> None:
    t = pairs("Alice: hand 2♠ 3♠", phase=DISCARD, players=2).does("Alice", m.Discard(some("3♠ 2♠"))).all_pass()
    assert (t.discard, t.active) == ("3♠ 2♠", "Bob")
