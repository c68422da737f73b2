"""What is asked says what can be done: who cannot attack or block is not told to choose."""

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, dawn, given
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m


def test_who_can_attack_is_told_whom() -> None:
    t = given("Alice: knights [4:4] ♣; [3:3] ♠; [2:2] ♠", players=3)
    assert GAME.prompt(t.state, 0) == "Your attack. Choose a Kingdom and your Knights, or end the attacks."
    t.does("Alice", m.Attack(BOB, ("[4:4]",))).does("Bob", m.Defend(()))
    assert GAME.prompt(t.state, 0) == "Your attack. Choose Knights to send against Charlie, or end the attacks."
    t.does("Alice", m.Attack(CHARLIE, ("[3:3]",))).does("Charlie", m.Defend(()))
    assert GAME.prompt(t.state, 0) == "Your attack. You've attacked every Kingdom this turn, so end the attacks."


@pytest.mark.parametrize(
    ("alice", "why"),
    [
        ("Alice: recruits [4:4]", "You have no Knights"),
        ("Alice: knights [4:4] ♣ tapped", "Your Knights are all tapped"),
        ("Alice: knights [4:4] ♠", "None of your Knights may attack anyone left"),
    ],
)
def test_who_cannot_attack_is_told_why(alice: str, why: str) -> None:
    t = given(alice, "Bob: laid Q♠", players=2)
    assert GAME.prompt(t.state, 0) == f"Your attack. {why}, so end the attacks."


@pytest.mark.parametrize("alice", ["Alice: recruits [3:3]", "Alice: knights [3:3] ♣ tapped", "Alice: knights [3:3] ♥"])
def test_who_cannot_block_is_told_so(alice: str) -> None:
    t = given(alice, "Bob: knights [4:4] ♥ | laid Q♥", active="Bob").does("Bob", m.Attack(ALICE, ("[4:4]",)))
    assert GAME.prompt(t.state, 0) == "Bob attacks you. You have nobody to block with, so let them through."


@pytest.mark.rule("DK-078")
def test_nobody_asks_for_aid_where_nobody_is_left_to_give_it() -> None:
    t = given("Bob: knights [4:4] ♣", active="Bob", players=2).does("Bob", m.Attack(ALICE, ("[4:4]",)))
    assert [offer.command for offer in GAME.offers(t.state, 0) if offer.command == "ask_aid"] == []
    t.refuses("Alice", m.AskAid(), "nobody-to-ask", "DK-078")
    t = given("Bob: knights [4:4] ♣", active="Bob", players=3).does("Bob", m.Attack(ALICE, ("[4:4]",)))
    t.does("Alice", m.AskAid())


def test_who_has_no_special_card_is_not_told_to_play_one() -> None:
    t = given("Alice: hand 2♣ | knights [4:4] ♦", "Bob: hand J♦ 3♣", "Charlie: hand A♦").does(
        "Alice", m.Attack(BOB, ("[4:4]",))
    )
    ask = "The attackers are named."
    assert GAME.prompt(t.state, 0) == GAME.prompt(t.state, 2) == f"You have no special card to play, so pass. {ask}"
    assert GAME.prompt(t.state, 1) == f"Play a special card, or pass. {ask}"
    assert GAME.prompt(t.state, 3) == GAME.prompt(t.state, None) == f"Waiting for Alice and 2 others. {ask}"
    t.does("Bob", m.Special("J♦", BOB))
    assert GAME.prompt(t.state, 0) == "You have no card to answer with, so pass. Courage was played on Bob."


def test_who_can_only_send_a_freed_knight_is_told_so() -> None:
    t = given("Alice: hand A♥ 2♣ | knights [4:4] ♦; [3:3] ♠ tapped", "Bob: hand 3♣").does(
        "Alice", m.Attack(BOB, ("[4:4]",))
    )
    t.plays("Alice", "A♥", "[3:3]")
    assert GAME.prompt(t.state, 0) == "Send a Knight freed by Life into the battle, or pass. The attackers are named."


@pytest.mark.parametrize("hand", ["J♦ 3♣", "4♣ 3♣"])
def test_what_others_read_says_nothing_about_a_hand(hand: str) -> None:
    t = (
        given("Alice: hand 2♣ | knights [4:4] ♦", f"Bob: hand {hand}", "Charlie: hand 5♣")
        .does("Alice", m.Attack(BOB, ("[4:4]",)))
        .does("Charlie", m.Pass())
    )
    ask = "Waiting for Alice and Bob. The attackers are named."
    assert [GAME.prompt(t.state, seat) for seat in (2, 3, None)] == [ask] * 3


@pytest.mark.rule("DK-156")
def test_a_doppelganger_is_asked_whom_it_copies_and_not_which_end_attacks() -> None:
    t = dawn(
        "Alice: candidates [0:0] on 2♠; [1:2] on 3♠ | recruits [1:1] [1:3]", "Bob: knights [3:6] 6/3 ♠; [2:8] 8/2 ♠"
    )
    assert GAME.prompt(t.state, 0) == "Your Maintain. Choose which end of your Candidate attacks."
    t.does("Alice", m.Promote(t["[1:2]"], 2))
    assert GAME.prompt(t.state, 0) == "Your Maintain. Choose which Knight your Doppelganger copies."
