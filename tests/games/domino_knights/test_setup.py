"""2.3 Setup: names, the draw for the first turn, hands, Recruits, the first discard."""

from typing import Any

import msgspec
import pytest

from games.domino_knights.given import NAMES, Lucky, Table, given
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.content import SUGGESTED_NAMES
from parlour.games.domino_knights.model import DRAW, Options

HANDS = [
    "2♠",
    "3♠",
    "4♠",
    "5♠",
    "6♠",
    "2♦",
    "3♦",
    "4♦",
    "5♦",
    "6♦",
    "2♣",
    "3♣",
    "4♣",
    "5♣",
    "6♣",
    "2♠'",
    "3♠'",
    "4♠'",
    "5♠'",
    "6♠'",
]
RECRUITS = ["[1:1]", "[1:2]", "[2:2]", "[2:3]", "[3:3]", "[3:4]", "[4:4]", "[4:5]"]


def set_up(*first: str, players: int = 4, discard: str = "7♥", **options: Any) -> Table:
    """A game begun with these cards in the draw for the first turn."""
    chance = Told(*first, *HANDS[: 5 * players], *RECRUITS[: 2 * players], discard)
    events, state = GAME.start(NAMES[:players], Options(**{"decks": 1 if players < 4 else 2, **options}), chance)
    chance.finish()
    assert GAME.evolve(GAME.initial(NAMES[:players], state.options), events) == state
    table = Table(state)
    table.events = events
    return table


@pytest.mark.rule("DK-028")
def test_a_kingdom_bears_the_name_its_player_gives_it() -> None:
    t = set_up("K♣", "2♦", players=2)
    t.does("Alice", m.NameKingdom("Ravenmoor"))
    assert [k.name for k in GAME.public(t.state).kingdoms] == ["Ravenmoor", "Bob"]


@pytest.mark.rule("DK-028")
def test_an_empty_name_is_replaced_by_a_suggested_one() -> None:
    _, state = GAME.start(("", "Bob"), Options(), Lucky(1))
    assert state.kingdoms[0].name in SUGGESTED_NAMES
    assert state.kingdoms[1].name == "Bob"


@pytest.mark.rule("DK-029")
def test_a_goal_must_be_settled_before_play() -> None:
    with pytest.raises(RuleViolation) as refused:
        GAME.start(NAMES[:2], Options(goal=None), Lucky(1))
    assert (refused.value.reason, refused.value.rule) == ("goal-missing", "DK-029")
    for goal in ("lastStanding", "healthiestAfter"):
        _, state = GAME.start(NAMES[:2], Options(goal=goal), Lucky(1))  # type: ignore[arg-type]
        assert state.options.goal == goal


@pytest.mark.rule("DK-030")
def test_the_highest_card_begins() -> None:
    assert set_up("4♠", "Q♦", "9♥", players=3).active == "Bob"


@pytest.mark.rule("DK-031")
def test_an_ace_is_lowest_and_a_king_highest_in_that_draw() -> None:
    assert set_up("A♣", "2♦", players=2).active == "Bob"
    assert set_up("K♣", "Q♦", players=2).active == "Alice"


@pytest.mark.rule("DK-032", "DK-A05")
def test_only_the_tied_draw_again_until_one_is_highest() -> None:
    t = set_up("K♣", "K♦", "9♠", "4♥", "4♦", "8♥", "10♥", players=3)
    assert t.active == "Bob"
    rounds = [[seat for seat, _ in e.cards] for e in t.told(m.FirstDrawn)]
    assert rounds == [[0, 1, 2], [0, 1], [0, 1]]


@pytest.mark.rule("DK-A04")
def test_a_joker_has_no_rank_and_is_drawn_again() -> None:
    assert set_up("JK1", "9♦", "2♣", players=2).active == "Bob"
    assert set_up("JK1", "9♦", "10♣", players=2).active == "Alice"


@pytest.mark.rule("DK-033")
def test_the_cards_of_that_draw_go_back() -> None:
    """The same King is drawn for the first turn and dealt afterwards."""
    chance = Told("K♣", "2♦", *["K♣", "3♠", "4♠", "5♠", "6♠", "2♦", "3♦", "4♦", "5♦", "6♦"], *RECRUITS[:4], "7♥")
    _, state = GAME.start(NAMES[:2], Options(), chance)
    assert Table(state).hand("Alice") == "K♣ 3♠ 4♠ 5♠ 6♠"
    assert len(state.deck) == 54 - 10 - 1


@pytest.mark.rule("DK-034")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_hand_has_five_cards(players: int) -> None:
    _, state = GAME.start(NAMES[:players], GAME.default_options(players), Lucky(players))
    assert [len(k.hand) for k in state.kingdoms] == [5] * players


@pytest.mark.rule("DK-035")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    t = given("Alice: hand 10♦ A♠")
    assert GAME.private(t.state, 0).hand == ("10♦", "A♠")
    assert GAME.public(t.state).kingdoms[0].hand == 2
    others = msgspec.json.encode((GAME.public(t.state), GAME.private(t.state, 1))).decode()
    assert "10♦" not in others and "A♠" not in others


@pytest.mark.rule("DK-036")
def test_the_peasants_come_in_the_order_chance_gives_them() -> None:
    def recruits(seed: int) -> list[str]:
        _, state = GAME.start(NAMES[:4], Options(decks=2), Lucky(seed))
        return [Table(state).recruits(name) for name in NAMES[:4]]

    assert recruits(1) == recruits(1)
    assert recruits(1) != recruits(2)


@pytest.mark.rule("DK-037")
@pytest.mark.parametrize("pips", ["double-six", "double-nine", "double-twelve"])
@pytest.mark.parametrize("players", range(2, 7))
def test_each_kingdom_draws_two_recruits(players: int, pips: str) -> None:
    _, state = GAME.start(NAMES[:players], Options(decks=2, set=pips), Lucky(5))  # type: ignore[arg-type]
    assert [len(k.recruits) for k in state.kingdoms] == [2] * players
    size = {"double-six": 28, "double-nine": 55, "double-twelve": 91}[pips]
    assert len(state.peasants) == size - 2 * players


@pytest.mark.rule("DK-040")
def test_the_first_card_of_the_deck_starts_the_discard_pile() -> None:
    t = set_up("K♣", "2♦", "3♦", "4♦")
    assert (len(t.state.deck), t.discard) == (87, "7♥")


@pytest.mark.rule("DK-041")
def test_the_first_player_may_take_the_first_discard() -> None:
    t = set_up("K♣", "2♦", players=2, discard="7♥").all_pass()
    t.does("Alice", m.DrawCards(True))
    assert t.hand("Alice").endswith("7♥")
    assert t.discard == ""
    t = set_up("K♣", "2♦", players=2, discard="Q♥").all_pass()
    t.refuses("Alice", m.DrawCards(True), "top-stays")
    t.does("Alice", m.DrawCards(False), "9♥")


@pytest.mark.rule("DK-X01")
def test_setup_with_four_kingdoms() -> None:
    t = set_up("K♣", "K♦", "9♠", "A♥", "4♠", "10♥")
    assert t.active == "Bob"
    assert [len(k.hand) for k in t.state.kingdoms] == [5] * 4
    assert [len(k.recruits) for k in t.state.kingdoms] == [2] * 4
    assert [k.health for k in t.state.kingdoms] == [27] * 4
    assert (len(t.state.deck), t.discard, len(t.state.peasants)) == (87, "7♥", 47)
    assert [k.graveyard for k in t.state.kingdoms] == [b""] * 4
    t.all_pass()
    assert t.phase == DRAW
    t.does("Bob", m.DrawCards(True))
    assert (len(t.kingdom("Bob").hand), t.hand("Bob")[-2:], t.discard, len(t.state.deck)) == (6, "7♥", "", 87)
