"""Positions told card by card, and what a bot of each strength does in them."""

import random
from collections.abc import Callable

import pytest

from games.domino_knights.given import ALICE, BOB, Table, against, given
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import TRAIN
from parlour.lab.play import play_game

QUICK = ("easy", "normal")
ALL = ("easy", "normal", "hard")


def attentive() -> float:
    """No card is overlooked."""
    return 0.99


def choice(t: Table, who: str, level: str, luck: Callable[[], float] = attentive) -> m.Command:
    if level == "hard":
        luck = random.Random(1).random
    return GAME.bot(t.state, t.seat(who), level, luck)


def attacked(*kingdoms: str, blocks: tuple[tuple[str, str], ...] = ()) -> Table:
    """Bob attacks Alice with [4:5]; her blocks are set, and the last window before it is decided is open."""
    t = (
        given(*kingdoms, active="Bob", players=3)
        .does("Bob", m.Attack(ALICE, ("[4:5]",)))
        .all_pass()
        .does("Alice", m.Defend(blocks))
    )
    assert t.state.window is not None and t.state.window.checkpoint == 5
    return t


# Tens


@pytest.mark.parametrize("level", ALL)
def test_help_from_another_is_not_negated(level: str) -> None:
    """Charlie makes Alice's blocker strong enough to win."""
    lines = "Alice: 9 | hand 10♣ 2♦ | knights [3:4] 3/4 ♠", "Bob: hand 3♦ | knights [4:5] 5/4 ♥"
    jack = attacked(*lines, "Charlie: hand J♠ 4♦", blocks=against("[4:5]", "[3:4]")).does(
        "Charlie", m.Special("J♠", ALICE)
    )
    power = attacked(*lines, "Charlie: hand A♣ 4♦", blocks=against("[4:5]", "[3:4]")).does(
        "Charlie", m.Special("A♣", "[3:4]")
    )
    assert choice(jack, "Alice", level) == choice(power, "Alice", level) == m.Pass()


@pytest.mark.parametrize("level", QUICK)
def test_a_queen_laid_at_home_by_another_is_not_negated(level: str) -> None:
    t = attacked("Alice: 9 | hand 10♣ 2♦", "Bob: hand 3♦ | knights [4:5] 5/4 ♥", "Charlie: hand Q♥ 4♦").does(
        "Charlie", m.Special("Q♥", ALICE)
    )
    assert choice(t, "Alice", level) == m.Pass()


@pytest.mark.parametrize("level", QUICK)
def test_life_on_ones_own_knight_is_not_negated(level: str) -> None:
    t = given("Alice: hand 10♣ 2♦ | knights [3:4] ♠ tapped", "Bob: hand A♥ 3♦", active="Bob", players=2).does(
        "Bob", m.Special("A♥", "[3:4]")
    )
    assert choice(t, "Alice", level) == m.Pass()


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("jack", ["J♦", "J♠"])
def test_no_ten_is_spent_on_a_jack_that_makes_nobody_stronger(level: str, jack: str) -> None:
    """Nobody has Diamonds; the Spades of Bob are not in the battle."""
    t = attacked(
        "Alice: 5 | hand 10♣ 2♣", "Bob: hand J♦ J♠ 3♣ | knights [4:5] 5/4 ♥; [1:2] ♠ tapped", "Charlie: hand 4♣"
    )
    t.does("Bob", m.Special(jack, BOB))
    assert choice(t, "Alice", level) == m.Pass()


@pytest.mark.parametrize("level", ALL)
def test_a_jack_that_takes_the_last_health_is_negated(level: str) -> None:
    t = attacked("Alice: 7 | hand 10♣ 2♣", "Bob: hand J♥ 3♣ | knights [4:5] 5/4 ♥", "Charlie: hand 4♣").does(
        "Bob", m.Special("J♥", BOB)
    )
    assert choice(t, "Alice", level) == m.Special("10♣", "J♥")


@pytest.mark.parametrize("level", QUICK)
def test_power_that_kills_ones_blocker_is_negated(level: str) -> None:
    lines = "Alice: hand 10♣ 2♦ | knights [3:8] 3/8 ♠", "Bob: hand A♣ 3♦ | knights [4:5] 5/4 ♥", "Charlie: hand 4♦"
    t = attacked(*lines, blocks=against("[4:5]", "[3:8]")).does("Bob", m.Special("A♣", "[4:5]"))
    assert choice(t, "Alice", level) == m.Special("10♣", "A♣")


# The Doppelganger


@pytest.mark.parametrize("level", ALL)
def test_the_doppelganger_is_trained_in_the_suit_of_the_strongest_knight(level: str) -> None:
    """It costs one card, and 5♠ makes a second [8:9] of it; 2♦ is lower, but a Knight of Diamonds is weak, and of Clubs
    there is none."""
    t = given(
        "Alice: hand 3♣ 2♦ 5♠ 7♠ | recruits [0:0] | knights [1:2] ♦ tapped",
        "Bob: knights [8:9] 9/8 ♠ | hand 4♥",
        phase=TRAIN,
        players=2,
    )
    assert choice(t, "Alice", level) == m.Train(t["[0:0]"], ("5♠",))


@pytest.mark.parametrize("level", ALL)
def test_it_is_not_trained_with_nobody_to_copy(level: str) -> None:
    t = given("Alice: hand 3♣ 2♦ | recruits [0:0]", "Bob: knights [8:9] 9/8 ♠ | hand 4♥", phase=TRAIN, players=2)
    assert choice(t, "Alice", level) == m.EndTrain()


@pytest.mark.parametrize("level", QUICK)
def test_a_candidate_that_is_promoted_first_may_be_its_model(level: str) -> None:
    t = given("Alice: hand 3♣ 2♦ | recruits [0:0] | candidates [6:7] on K♣", "Bob: hand 4♥", phase=TRAIN, players=2)
    assert choice(t, "Alice", level) == m.Train(t["[0:0]"], ("3♣",))


# Surplus


@pytest.mark.parametrize("level", QUICK)
def test_no_more_cards_are_laid_than_the_cost_needs(level: str) -> None:
    t = given("Alice: hand 9♥ 5♥ 4♥ | recruits [4:5]", "Bob: hand 4♣", phase=TRAIN, players=2)
    assert choice(t, "Alice", level) in (m.Train(t["[4:5]"], ("9♥",)), m.Train(t["[4:5]"], ("5♥", "4♥")))


@pytest.mark.parametrize("level", QUICK)
def test_training_that_may_take_its_time_is_finished_when_it_can_be(level: str) -> None:
    t = given("Alice: hand 9♥ 5♥ 2♥ | recruits [5:9]", "Bob: hand 4♣", phase=TRAIN, players=2, multi_turn_training=True)
    assert choice(t, "Alice", level) == m.Train(t["[5:9]"], ("9♥", "5♥"))


# Giving up

LOST = "Alice: 4 | hand 2♣ 3♦", "Bob: hand 3♥ | knights [4:5] 5/4 ♥"


@pytest.mark.parametrize("level", ALL)
def test_a_lost_game_is_given_up_where_the_table_wishes_it(level: str) -> None:
    t = given(*LOST, phase=TRAIN, players=2, bots_resign=True)
    assert choice(t, "Alice", level) == m.Concede()
    assert t.does("Alice", m.Concede()).state.outcome is not None


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize(
    "alice",
    [
        "Alice: 6 | hand 2♣ 3♦",
        "Alice: 4 | hand A♦ 3♦",
        "Alice: 4 | hand 2♣ 3♦ | knights [1:1] ♣",
        "Alice: 4 | hand 3♦ | candidates [1:1] on 2♣",
    ],
    ids=["it is not enough", "a special card", "a Knight", "a Candidate"],
)
def test_what_can_still_be_turned_is_played_on(level: str, alice: str) -> None:
    assert choice(given(alice, LOST[1], phase=TRAIN, players=2, bots_resign=True), "Alice", level) != m.Concede()


@pytest.mark.parametrize("level", ALL)
def test_a_lost_game_is_played_to_its_end_as_written(level: str) -> None:
    assert choice(given(*LOST, phase=TRAIN, players=2), "Alice", level) != m.Concede()


MANY = "; ".join([*[f"[{low}:{high}] ♥" for low in range(4) for high in range(low, 4)][:10], "[4:4] ♥", "[4:5] 5/4 ♥"])


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(
    ("turn", "fame", "ends"),
    [(120, True, True), (119, True, False), (120, False, False)],
    ids=["long", "not yet", "for Health"],
)
def test_a_game_for_fame_that_nobody_could_end_is_given_up(level: str, turn: int, fame: bool, ends: bool) -> None:
    t = given(
        "Alice: hand 2♣ 3♦",
        f"Bob: hand 3♥ | knights {MANY}",
        phase=TRAIN,
        players=2,
        **({"goal": "fameFirstTo"} if fame else {}),
    )
    t.state.turn = turn
    assert (choice(t, "Alice", level) == m.Concede()) == ends


def test_no_game_of_two_for_fame_goes_on_for_ever() -> None:
    """Seeds that went on for ever."""
    for level, seed in (("normal", 18), ("easy", 38)):
        assert play_game(GAME, [level] * 2, seed, GAME.read_options({"goal": "fameFirstTo"}, 2), most=6000) is not None
