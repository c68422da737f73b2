"""2.1 Frame: Kingdoms, decks, Health, the goal."""

import pytest

from games.domino_knights.given import ALICE, BOB, NAMES, Lucky, dawn, given
from parlour.core.game import RuleViolation
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.model import OVER, Options
from parlour.games.domino_knights.moves import AidAttack, Attack, Promote


@pytest.mark.rule("DK-001")
@pytest.mark.parametrize("seats", range(1, 8))
def test_two_to_six_kingdoms_may_play(seats: int) -> None:
    names = [f"Kingdom {i}" for i in range(seats)]
    if 2 <= seats <= 6:
        _, state = GAME.start(names, Options(decks=2), Lucky(1))
        assert [k.name for k in state.kingdoms] == names
    else:
        with pytest.raises(RuleViolation) as refused:
            GAME.start(names, Options(decks=2), Lucky(1))
        assert (refused.value.reason, refused.value.rule) == ("seat-count", "DK-001")


@pytest.mark.rule("DK-002")
def test_a_promise_binds_nobody() -> None:
    """There is no way to promise anything: aid is open to any Kingdom with a ready Knight."""
    t = given("Alice: knights [4:5] 5/4 ♣", "Dianne: knights [2:8] 8/2 ♥")
    t.does("Alice", Attack(BOB, ("[4:5]",))).does("Dianne", AidAttack(("[2:8]",)))
    assert t.state.battle is not None and len(t.state.battle.attackers) == 2


@pytest.mark.rule("DK-003", "DK-046")
@pytest.mark.parametrize(("end", "value"), [(7, "7/3"), (3, "3/7")])
def test_the_owner_says_which_end_attacks(end: int, value: str) -> None:
    t = dawn("Alice: candidates [3:7] on Q♣")
    t.does("Alice", Promote(t["[3:7]"], end))
    assert t.value("[3:7]") == value


@pytest.mark.rule("DK-003", "DK-046")
def test_only_an_end_of_the_domino_can_attack() -> None:
    t = dawn("Alice: candidates [3:7] on Q♣")
    with pytest.raises(RuleViolation):
        t.does("Alice", Promote(t["[3:7]"], 5))


@pytest.mark.rule("DK-004")
def test_training_cards_give_the_knight_its_suit() -> None:
    t = dawn("Alice: candidates [2:4] on 6♣ | recruits [1:1] [1:2]", "Bob: hand J♠ J♣")
    t.does("Alice", Promote(t["[2:4]"], 4))
    assert t.knight("[2:4]").suit == "♣"
    t.plays("Bob", "J♠", ALICE)
    assert t.value("[2:4]") == "4/2"
    t.plays("Bob", "J♣", ALICE)
    assert t.value("[2:4]") == "7/5"


@pytest.mark.rule("DK-005")
@pytest.mark.parametrize(("seats", "cards", "jokers"), [(2, 54, 2), (3, 54, 2), (4, 108, 4), (5, 108, 4), (6, 108, 4)])
def test_one_deck_for_every_three_players(seats: int, cards: int, jokers: int) -> None:
    state = GAME.initial(NAMES[:seats], GAME.default_options(seats))
    assert len(state.deck) == cards
    assert len([c for c in state.deck if c % 54 >= 52]) == jokers


@pytest.mark.rule("DK-006", "DK-010")
@pytest.mark.parametrize(
    ("pips", "dominoes", "health", "courage"),
    [("double-six", 28, 18, 2), ("double-nine", 55, 27, 3), ("double-twelve", 91, 36, 4)],
)
def test_health_and_courage_follow_the_set(pips: str, dominoes: int, health: int, courage: int) -> None:
    state = GAME.initial(NAMES[:2], Options(set=pips))  # type: ignore[arg-type]
    assert len(state.peasants) == dominoes
    assert [k.health for k in state.kingdoms] == [health, health]
    t = given("Alice: hand J♣ | knights [1:2] 2/1 ♣", set=pips)
    t.plays("Alice", "J♣", ALICE)
    assert t.value("[1:2]") == f"{2 + courage}/{1 + courage}"


@pytest.mark.rule("DK-007")
def test_health_is_known_to_all() -> None:
    public = GAME.public(given("Alice: 14", "Bob: 9", "Charlie: out").state)
    assert [k.health for k in public.kingdoms] == [14, 9, 0, 27]


@pytest.mark.rule("DK-008")
def test_a_kingdom_without_health_is_ejected() -> None:
    t = given("Alice: knights [4:5] 4/5 ♣", "Bob: 4").open_battle("Alice", BOB, "[4:5]")
    assert t.health("Bob") == 0
    assert not t.kingdom("Bob").alive
    t = given("Alice: knights [4:5] 4/5 ♣", "Bob: 5").open_battle("Alice", BOB, "[4:5]")
    assert (t.health("Bob"), t.kingdom("Bob").alive) == (1, True)


@pytest.mark.rule("DK-009", "DK-165")
def test_the_last_kingdom_with_health_wins() -> None:
    t = given("Alice: knights [4:5] 4/5 ♣", "Bob: 4", players=2).open_battle("Alice", BOB, "[4:5]")
    outcome = GAME.outcome(t.state)
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((0,), "lastStanding")
    assert t.phase == OVER


@pytest.mark.rule("DK-009", "DK-165")
def test_the_game_goes_on_while_two_have_health() -> None:
    t = given("Alice: knights [4:5] 4/5 ♣", "Bob: 4", "Dianne: out").open_battle("Alice", BOB, "[4:5]")
    assert GAME.outcome(t.state) is None
    assert t.active == "Alice"
