"""Rules where a small slip would show only a turn later, at another Kingdom or in a second step."""

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, Table, against, dawn, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import AID_ATTACK, AID_DEFEND, ATTACK, DISCARD, DRAW, MAINTAIN, NOBODY, TRAIN
from parlour.games.domino_knights.pieces import DOMINO_NAMES


def rest_of_turn(t: Table, who: str) -> Table:
    """From Train on, without doing anything; a hand of six is thrown away, so that nobody has to choose."""
    t.does(who, m.EndTrain()).all_pass().does(who, m.EndAttack())
    return t.does(who, m.Discard(some(t.hand(who)))).all_pass()


@pytest.mark.rule("DK-A10")
def test_one_training_a_turn_is_one_in_each_turn() -> None:
    t = given(
        "Alice: hand 9♥ 3♣ | recruits [4:5] [1:2]",
        "Bob: recruits [3:3] [2:2]",
        phase=TRAIN,
        players=2,
        train_per_turn="one",
    )
    t.does("Alice", m.Train(t["[4:5]"], ("9♥",)))
    t.refuses("Alice", m.Train(t["[1:2]"], ("3♣",)), "trained-already", "DK-A10")
    t.does("Alice", m.EndTrain()).all_pass().does("Alice", m.EndAttack()).does("Alice", m.Discard(())).all_pass()
    t.does("Bob", m.DrawCards(False), "6♦", "7♦", "8♦", "2♦", "3♦", "4♦").all_pass()
    t.does("Bob", m.Train(t["[3:3]"], ("6♦",)))
    rest_of_turn(t, "Bob").does("Alice", m.Promote(t["[4:5]"], 5)).all_pass()
    t.does("Alice", m.DrawCards(False)).all_pass().does("Alice", m.Train(t["[1:2]"], ("3♣",)))
    assert t.candidates("Alice") == "[1:2]"


@pytest.mark.rule("DK-A12")
def test_knights_that_may_turn_round_may_do_so_in_each_maintain() -> None:
    t = dawn(
        "Alice: knights [3:5] 5/3 ♠ | recruits [1:1] [1:2]",
        "Bob: knights [2:6] 6/2 ♣ | recruits [2:2] [2:3]",
        players=2,
        reorient="maintain",
    )
    t.does("Alice", m.Reorient(("[3:5]",))).does("Alice", m.DrawCards(False)).all_pass()
    rest_of_turn(t, "Alice")
    assert (t.active, t.phase) == ("Bob", MAINTAIN)
    t.does("Bob", m.Reorient(("[2:6]",))).does("Bob", m.DrawCards(False)).all_pass()
    rest_of_turn(t, "Bob").does("Alice", m.Reorient(("[3:5]",)))
    assert (t.value("[3:5]"), t.value("[2:6]"), t.phase) == ("5/3", "2/6", DRAW)


@pytest.mark.rule("DK-019")
def test_one_card_is_taken_from_the_discard_pile_in_each_draw() -> None:
    t = given(
        "Alice: hand 2♣ 3♣ 6♣ 7♣ | recruits [1:1] [1:2]",
        "Bob: recruits [2:2] [2:3]",
        phase=DRAW,
        discard="4♠ 5♠",
        players=2,
    )
    t.does("Alice", m.DrawCards(True), "9♥").all_pass()
    assert (t.hand("Alice"), t.discard) == ("2♣ 3♣ 6♣ 7♣ 5♠ 9♥", "4♠")
    t.refuses("Alice", m.DrawCards(True), "not-draw")
    t.does("Alice", m.EndTrain()).all_pass()
    t.refuses("Alice", m.DrawCards(True), "not-draw")
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(("9♥",))).all_pass()
    t.does("Bob", m.DrawCards(True), "6♦", "7♦", "8♦", "2♦", "3♦").all_pass()
    assert (t.hand("Bob"), t.discard) == ("9♥ 6♦ 7♦ 8♦ 2♦ 3♦", "4♠")


@pytest.mark.rule("DK-019")
def test_who_drew_from_the_deck_takes_nothing_from_the_discard_pile_later_in_the_turn() -> None:
    t = given("Alice: hand 2♣ 3♣ 6♣ 7♣ 8♣ | recruits [0:2] [0:6]", phase=DRAW, discard="4♠ 5♠", players=2).does(
        "Alice", m.DrawCards(False), "9♥"
    )
    t.all_pass().does("Alice", m.Train(t["[0:2]"], ("2♣",))).does("Alice", m.Train(t["[0:6]"], ("6♣",)))
    t.refuses("Alice", m.DrawCards(True), "not-draw")
    t.does("Alice", m.EndTrain()).all_pass()
    t.refuses("Alice", m.DrawCards(True), "not-draw")
    assert (t.hand("Alice"), t.discard) == ("3♣ 7♣ 8♣ 9♥", "4♠ 5♠")


@pytest.mark.rule("DK-A66")
@pytest.mark.parametrize("goal", ["healthiestAfter", "fameTimed"])
def test_candidates_are_no_knights_when_equals_are_told_apart(goal: str) -> None:
    t = given(
        "Alice: 9 | knights [1:1] ♦; [1:2] ♦",
        "Bob: 9 | knights [2:2] ♣ | candidates [3:3] on 6♠; [4:4] on 8♥ | recruits [5:5] [6:6]",
        phase=DISCARD,
        active="Bob",
        players=2,
        goal=goal,
    )
    t.clock("game").does("Bob", m.Discard(()))
    outcome = GAME.outcome(t.state)
    assert outcome is not None and outcome.winners == (0,)


@pytest.mark.rule("DK-153", "DK-A54")
@pytest.mark.parametrize(("grave", "raised"), [(ALICE, "[7:8]"), (BOB, "[6:9]"), (CHARLIE, "[0:4]")])
def test_the_top_of_any_graveyard_comes_to_the_recruits_and_is_trained_like_any_other(grave: str, raised: str) -> None:
    t = given(
        "Alice: hand JK 2♣ 9♠ 6♠ | recruits [1:1] [1:2] | graveyard [2:2] [7:8]",
        "Bob: hand 3♣ | graveyard [3:3] [6:9]",
        "Charlie: out | graveyard [4:4] [0:4]",
        phase=TRAIN,
    )
    t.plays("Alice", "JK1", grave).all_pass()
    assert t.recruits("Alice") == f"[1:1] [1:2] {raised}"
    left = {ALICE: "[2:2] [7:8]", BOB: "[3:3] [6:9]", CHARLIE: "[4:4] [0:4]"} | {
        grave: {ALICE: "[2:2]", BOB: "[3:3]", CHARLIE: "[4:4]"}[grave]
    }
    assert (t.graveyard("Alice"), t.graveyard("Bob"), t.graveyard("Charlie")) == tuple(left.values())
    t.does("Alice", m.Train(t[raised], some("9♠ 6♠") if raised != "[0:4]" else ("6♠",)))
    assert (t.candidates("Alice"), t.discard) == (raised, "JK1")


@pytest.mark.rule("DK-153")
def test_a_necromancer_works_in_anybodys_turn_for_whoever_played_it() -> None:
    t = given(
        "Alice: hand 2♣ | recruits [1:1] [1:2] | graveyard [6:9]", "Bob: hand JK 3♣ | recruits [2:2] [2:3]"
    ).plays("Bob", "JK1", ALICE)
    assert (t.recruits("Bob"), t.recruits("Alice"), t.graveyard("Alice")) == ("[2:2] [2:3] [6:9]", "[1:1] [1:2]", "")


@pytest.mark.rule("DK-136")
def test_wealth_is_not_disrupted_in_anybody_elses_train_phase() -> None:
    t = given(
        "Alice: hand A♦ 9♠ | recruits [9:9] [1:2]", "Bob: hand 10♥ 2♣ 4♦ | recruits [2:2] [2:3]", phase=TRAIN, players=2
    )
    t.plays("Alice", "A♦", ALICE).all_pass().does("Alice", m.Train(t["[9:9]"], ("9♠",)))
    assert "A♦" in [
        target for offer in GAME.offers(t.state, 1) if offer.command == "special" for target in offer.asks[0].of
    ]  # type: ignore[union-attr]
    t.does("Alice", m.EndTrain()).all_pass().does("Alice", m.EndAttack()).does("Alice", m.Discard(())).all_pass()
    t.does("Bob", m.DrawCards(False), "6♦", "7♦", "8♦").all_pass()
    assert (t.active, t.phase, t.laid("Alice")) == ("Bob", TRAIN, "A♦")
    t.refuses("Bob", m.Special("10♥", "A♦"), "wealth-settled")
    assert t.candidates("Alice") == "[9:9]"


@pytest.mark.rule("DK-136")
def test_wealth_is_disrupted_in_the_window_it_is_played_in_and_in_the_last_one_of_training() -> None:
    lines = "Alice: hand A♦ 9♠ 2♥ | recruits [9:9] [1:2]", "Bob: hand 10♥ 2♣"
    t = given(*lines, phase=TRAIN).does("Alice", m.Special("A♦", ALICE)).does("Bob", m.Special("10♥", "A♦")).all_pass()
    assert (t.laid("Alice"), t.discard, t.phase) == ("", "A♦ 10♥", TRAIN)
    t = (
        given(*lines, phase=TRAIN)
        .plays("Alice", "A♦", ALICE)
        .all_pass()
        .does("Alice", m.EndTrain())
        .plays("Bob", "10♥", "A♦")
    )
    assert (t.laid("Alice"), t.discard) == ("", "A♦ 10♥")


@pytest.mark.rule("DK-A46")
def test_neither_attacker_nor_defender_joins_in_the_steps_where_others_aid() -> None:
    t = given("Alice: knights [4:4] ♣; [5:5] ♣", "Bob: knights [2:2] ♦; [1:1] ♦", "Charlie: knights [3:3] ♥; [6:6] ♥")
    t.does("Alice", m.Attack(BOB, ("[4:4]",)))
    assert (t.phase, GAME.awaited(t.state)) == (AID_ATTACK, (2,))
    t.refuses("Alice", m.AidAttack(("[5:5]",)), "your-own-attack", "DK-A46")
    t.refuses("Alice", m.Commit("[5:5]"), "not-freed", "DK-A46")
    t.does("Charlie", m.PassAid()).does("Bob", m.Defend(against("[4:4]", "[2:2]")))
    assert (t.phase, GAME.awaited(t.state)) == (AID_DEFEND, (2,))
    t.refuses("Bob", m.AidDefend(against("[4:4]", "[1:1]")), "your-own-defence", "DK-A46")
    t.refuses("Bob", m.Defend(against("[4:4]", "[1:1]")), "defence-over")
    t.refuses("Bob", m.Commit("[1:1]", "[4:4]"), "not-freed", "DK-A46")
    t.does("Charlie", m.PassAid())
    assert (t.phase, t.graveyard("Bob"), t.is_tapped("[1:1]"), t.is_tapped("[5:5]")) == (ATTACK, "[2:2]", False, False)


@pytest.mark.rule("DK-A46", "DK-A20")
def test_life_for_one_defender_opens_no_door_for_another() -> None:
    t = given("Alice: knights [4:4] ♣", "Bob: hand A♥ 2♣ | knights [2:2] ♦ tapped; [1:1] ♦", "Charlie: hand 3♣").does(
        "Alice", m.Attack(BOB, ("[4:4]",))
    )
    t.all_pass().does("Bob", m.Defend(())).plays("Bob", "A♥", "[2:2]")
    t.refuses("Bob", m.Commit("[1:1]", "[4:4]"), "not-freed", "DK-A46")
    t.does("Bob", m.Commit("[2:2]", "[4:4]"))
    t.refuses("Bob", m.Commit("[1:1]", "[4:4]"), "not-freed", "DK-A46")


@pytest.mark.rule("DK-A03", "DK-A54")
def test_the_dead_return_in_the_middle_of_a_refill_those_of_the_ejected_too() -> None:
    dead = "Bob: graveyard [6:6]", "Charlie: out | graveyard [7:7] [7:8] [7:9]", "Dianne: graveyard [5:5] [5:6]"
    t = (
        given(*dead, "Alice: hand 2♣", peasants="[0:1]", phase=DISCARD, active="Dianne")
        .does("Dianne", m.Discard(()))
        .resolve()
    )
    t.resolve("[0:1]", "[7:8]")
    assert (t.recruits("Alice"), t.phase) == ("[0:1] [7:8]", DRAW)
    assert [t.graveyard(who) for who in ("Bob", "Charlie", "Dianne")] == ["[6:6]", "[7:9]", "[5:6]"]
    assert sorted(DOMINO_NAMES[d] for d in t.state.peasants) == ["[5:5]", "[7:7]"]


@pytest.mark.rule("DK-A03", "DK-A54")
def test_the_dead_are_counted_after_the_refill_and_the_ejected_keep_only_their_top() -> None:
    six = "[0:1] [0:2] [0:3] [0:4] [0:5] [0:6]"
    t = given("Alice: hand 2♣", "Charlie: out | graveyard [7:7] [7:8]", peasants=six, phase=DISCARD, active="Dianne")
    t.does("Dianne", m.Discard(())).resolve().resolve("[0:1]", "[0:2]")
    assert t.graveyard("Charlie") == "[7:8]"
    assert sorted(DOMINO_NAMES[d] for d in t.state.peasants) == ["[0:3]", "[0:4]", "[0:5]", "[0:6]", "[7:7]"]


FIELD = ("Alice: hand 2♦ | knights [3:6] 6/3 ♠; [0:0] ♠ as [3:6]", "Charlie: knights [2:8] 2/8 ♠ tapped")


@pytest.mark.rule("DK-A62")
def test_the_doppelganger_still_has_its_fallen_models_values_until_the_field_is_cleared() -> None:
    t = given(*FIELD, "Bob: knights [4:4] 4/4 ♦").does("Alice", m.Attack(BOB, some("[3:6] [0:0]"))).all_pass()
    t.does("Bob", m.Defend(against("[3:6]", "[4:4]"))).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6 and t.knight("[3:6]").flipped
    assert (t.value("[0:0]"), t.state.copying, t.health("Bob")) == ("6/3", NOBODY, 21)
    t.all_pass()
    assert (t.state.copying, t.phase, t.graveyard("Alice")) == (0, ATTACK, "[3:6]")
    t.refuses("Alice", m.ChooseCopy("[3:6]"), "unknown")


@pytest.mark.rule("DK-A62")
def test_a_doppelganger_that_falls_with_its_model_is_asked_for_nothing() -> None:
    t = (
        given(*FIELD, "Bob: knights [4:4] 4/4 ♦; [5:5] 5/5 ♦")
        .does("Alice", m.Attack(BOB, some("[3:6] [0:0]")))
        .all_pass()
    )
    t.does("Bob", m.Defend((("[4:4]", "[3:6]"), ("[5:5]", "[0:0]")))).all_pass()
    t.does("Alice", m.OrderGraveyard(some("[0:0] [3:6]"))).does("Bob", m.OrderGraveyard(some("[4:4] [5:5]")))
    assert (t.state.copying, t.phase, t.graveyard("Alice"), t.graveyard("Bob")) == (
        NOBODY,
        ATTACK,
        "[0:0] [3:6]",
        "[4:4] [5:5]",
    )


@pytest.mark.rule("DK-A62")
def test_it_may_fight_its_own_model_at_the_models_values() -> None:
    t = given("Alice: knights [3:6] 6/3 ♠; [2:8] 2/8 ♠", "Bob: knights [0:0] ♠ as [3:6]").does(
        "Alice", m.Attack(BOB, ("[3:6]",))
    )
    t.does("Bob", m.Defend(against("[3:6]", "[0:0]")))
    assert (t.graveyard("Alice"), t.graveyard("Bob"), t.state.copying, t.health("Bob")) == (
        "[3:6]",
        "[0:0]",
        NOBODY,
        27,
    )
