"""Why a piece can do nothing now, as its owner and others learn who point at it: each reason at its edges."""

from collections.abc import Callable

import pytest

from games.domino_knights.given import BOB, CHARLIE, Table, against, given
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DRAW, TRAIN
from parlour.games.domino_knights.rules.idle import IDLE, pointed_at


def reason(t: Table, who: str, piece: str) -> str:
    question = pointed_at(piece)
    found = IDLE[type(question)].wrong(t.state, t.seat(who), question)
    assert found is not None
    return found.key


def drawing(top: str) -> Table:
    return given("Alice: hand 3♣", discard=f"4♥ {top}", phase=DRAW)


def fought() -> Table:
    """Alice's Knight has fallen and is still there; Bob's has won."""
    t = given("Alice: hand 2♣ | knights [4:4] ♣; [1:1] ♣", "Bob: hand 3♣ | knights [6:6] ♦")
    t.does("Alice", m.Attack(BOB, ("[4:4]",))).all_pass().does("Bob", m.Defend(against("[4:4]", "[6:6]"))).resolve()
    assert t.state.battle is not None and t.state.battle.flipped
    return t


@pytest.mark.rule("DK-019", "DK-052")
@pytest.mark.parametrize(
    ("top", "why"),
    [("2♦", "top_now"), ("9♦", "top_now"), ("10♦", "top_barred"), ("A♦", "top_barred"), ("J♦", "top_barred")],
)
def test_which_top_of_the_discard_pile_may_be_taken(top: str, why: str) -> None:
    assert reason(drawing(top), "Alice", top) == why
    assert reason(drawing(top), "Bob", top) == ("top_later" if why == "top_now" else why)
    assert reason(drawing(top), "Alice", "3♣") == "pays_later", "whatever lies on the pile"


@pytest.mark.rule("DK-120")
def test_what_a_card_in_hand_waits_for() -> None:
    t = given("Alice: hand A♠ 10♠ K♠ 4♠", players=2)
    assert [reason(t, "Alice", card) for card in ("A♠", "10♠")] == ["no_target", "nothing_in_play"]
    assert reason(t, "Alice", "K♠") == reason(t, "Alice", "4♠") == "pays_later"
    t = given("Alice: hand A♠ 4♠ | recruits [9:9]", phase=TRAIN, players=2)
    assert reason(t, "Alice", "4♠") == "pays_for_nobody"


@pytest.mark.rule("DK-100", "DK-A43")
@pytest.mark.parametrize(
    ("who", "knight", "why"),
    [
        ("Alice", "[4:4]", "fell_here"),
        ("Alice", "[1:1]", "fights_later"),
        ("Bob", "[6:6]", "committed"),
        ("Bob", "[4:4]", "not_yours"),
    ],
)
def test_who_fell_in_this_battle_is_said_to_have_fallen(who: str, knight: str, why: str) -> None:
    assert reason(fought(), who, knight) == why


@pytest.mark.rule("DK-071", "DK-A42")
@pytest.mark.parametrize(
    ("moment", "who", "kingdom", "why"),
    [
        (lambda: given("Alice: knights [4:4] ♣"), "Alice", BOB, "knights_first"),
        (lambda: given("Alice: knights [4:4] ♣"), "Bob", CHARLIE, "attacked_later"),
        (lambda: given("Alice: knights [4:4] ♣", phase=TRAIN), "Alice", BOB, "attacked_later"),
        (
            lambda: given("Alice: knights [4:4] ♣; [6:6] ♣").open_battle("Alice", BOB, "[4:4]"),
            "Alice",
            BOB,
            "you_attacked",
        ),
    ],
)
def test_why_a_kingdom_is_not_attacked_now(moment: Callable[[], Table], who: str, kingdom: str, why: str) -> None:
    assert reason(moment(), who, kingdom) == why


@pytest.mark.rule("DK-154")
def test_the_dead_are_buried_and_who_never_lived_is_unknown() -> None:
    t = given("Alice: graveyard [1:1]", "Bob: graveyard [2:2]")
    assert [reason(t, "Alice", one) for one in ("[1:1]", "[2:2]", "[3:3]")] == ["buried", "buried", "unknown"]
