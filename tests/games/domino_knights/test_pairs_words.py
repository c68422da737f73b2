"""How pairs read: names of pieces, the terminal's sheet, the log, what is dealt anew, why a piece rests."""

import pytest

from games.domino_knights.given import ALICE, Lucky, some
from games.domino_knights.given_pairs import Pairs, daybreak, pairs
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import MAINTAIN, TRAIN
from parlour.games.domino_knights.pieces import POINTS, SUIT


def table() -> Pairs:
    return pairs(
        (
            "Alice: hand A♥ 9♠ 4♠ BL | knights 9♦/5♦ tapped with A♣; K♣/2♣ hired A♦ from Bob; BL'/5♠ as [7♠] | "
            "candidates 6♠ 2♠"
        ),
        "Bob: candidates 6♥ 4♥ | raised Q♥ 2♥ | grave 7♣ 3♣ | laid J♦ | knights 7♠/8♠",
        phase=TRAIN,
        nl_blank_card=True,
    )


@pytest.mark.parametrize(
    ("seat", "piece", "name"),
    [
        (0, "[9♦]", "Knight 9♦/5♦, tapped"),
        (1, "[9♦]", "Alice's Knight 9♦/5♦, tapped"),
        (0, "[BL']", "Doppelganger of Spades copying [7♠]"),
        (0, "[7♣]", "7♣ and 3♣ in Bob's graveyard"),
        (0, "#1", "Candidate 6♠ and 2♠"),
        (1, "#1", "Alice's face-down Candidate, 2 cards"),
        (0, "#3", "Bob's Candidate Q♥ and 2♥"),
        (0, "BL", "blank card"),
        (0, "BL'", "blank card (second deck)"),
    ],
)
def test_pieces_are_named_to_who_may_know_them(seat: int, piece: str, name: str) -> None:
    assert GAME.names(table().state, seat, (piece,)) == {piece: name}


def test_the_sheet_shows_pairs_and_hides_backs() -> None:
    state = table().state
    own = GAME.sheet(GAME.public(state), GAME.private(state, 0), 0)
    for wanted in (
        "[9♦] 9♦/5♦ 18/10 tapped (+A♣)",
        "[K♣] K♣/2♣ 13/2 (+A♦), bought from Bob",
        "[BL'] BL'/5♠ 7/8 as [7♠]",
        "Candidates: 6♠ 2♠",
        "Candidates: [?] [?]; Q♥ 2♥",
        "graveyard: 7♣ 3♣",
        "my hand: A♥ 9♠ 4♠ BL",
    ):
        assert wanted in own
    watched = GAME.sheet(GAME.public(state), None, None)
    assert "6♠" not in watched and "6♥" not in watched and "Peasants" not in watched
    waiting = pairs("Alice: candidates 9♦", multi_turn_training=True).state
    assert "9♦ and a card to come" in GAME.sheet(GAME.public(waiting), GAME.private(waiting, 0), 0)


def test_what_is_asked_speaks_of_cards() -> None:
    assert "two cards of one suit" in GAME.prompt(table().state, 0)
    assert "which card" in GAME.prompt(daybreak("Alice: candidates 9♦ 5♦").state, 0)
    t = pairs("Alice: hand A♦ 2♣", "Bob: knights 9♣/6♣ | hand 3♣").does("Alice", m.Special("A♦", "[9♣]"))
    assert "Mercenary" in GAME.prompt(t.state, 1)
    window = GAME.public(t.state).window
    assert window is not None and window.batch[0].name == "Mercenary"


def told(t: Pairs, seat: int | None = 1) -> str:
    return " ".join(line.text for line in GAME.tell(t.state, t.events, seat))


def test_the_log_tells_what_happens() -> None:
    t = pairs("Alice: hand A♦ 2♣ JK", "Bob: knights 9♣/6♣ | hand 10♥", "Charlie: grave 7♦ 3♦").plays(
        "Alice", "A♦", "[9♣]"
    )
    assert "Bob's [9♣] is bought with Mercenary (A♦) and now serves Alice." in told(t)
    t.plays("Bob", "10♥", "A♦")
    assert "negates Mercenary (A♦)" in told(t) and "[9♣] leaves Alice and goes home to Bob." in told(t)
    t.plays("Alice", "JK1", "@2")
    assert "raises 7♦ and 3♦ from Charlie's graveyard: a Candidate of Alice." in told(t)
    t = daybreak("Alice: candidates 9♦ 5♦").does("Alice", m.AssignPair("#1", "5♦"))
    assert "Alice promotes [9♦] 5♦/9♦." in told(t)
    t = pairs("Alice: hand 9♦ 5♦", phase=TRAIN, multi_turn_training=True).does("Alice", m.TrainPair(("9♦",)))
    assert "1 card face-down" in told(t) and "9♦, the first of a pair" in told(t, 0)
    t.does("Alice", m.AddTraining("#1", ("5♦",)))
    assert "completes a pair" in told(t) and "the pair 9♦ and 5♦" in told(t, 0)


@pytest.mark.parametrize(
    ("line", "piece", "reason"),
    [
        ("Alice: hand 9♦ 5♠", "9♦", "no-second"),
        ("Alice: hand BL", "BL", "blank-waits"),
        ("Alice: hand A♦", "A♦", "nobody-to-hire"),
    ],
)
def test_a_card_that_rests_says_why(line: str, piece: str, reason: str) -> None:
    assert GAME.why_not(pairs(line, phase=TRAIN, nl_blank_card=True).state, 0, piece).reason == reason


def test_outside_train_a_card_says_when_it_serves() -> None:
    assert GAME.why_not(pairs("Alice: hand 9♦ 5♦").state, 0, "9♦").rule == "DK-186"
    assert GAME.why_not(pairs("Alice: 0 | hand 9♦ 5♦", phase=TRAIN, fame=True).state, 0, "9♦").rule == "DK-A85"


# Dealt anew


def test_hands_and_face_down_pairs_are_dealt_anew_and_what_was_seen_stays() -> None:
    t = table()
    seen = set()
    for seed in range(60):
        world = GAME.redeal(t.state, 0, Lucky(seed))
        assert GAME.public(world) == GAME.public(t.state) and GAME.private(world, 0) == GAME.private(t.state, 0)
        hidden, raised = world.kingdoms[1].candidates
        assert raised == t.state.kingdoms[1].candidates[1]
        first, second = hidden.cards
        assert POINTS[second] and (SUIT[first] == SUIT[second] or not POINTS[first])
        seen.add(hidden.cards)
    assert len(seen) > 30


def test_the_pair_another_plays_is_dealt_anew_from_a_hand_that_could_hold_it() -> None:
    t = pairs("Alice: hand A♥ 9♦ 5♦ 4♠", "Bob: hand 3♣").does("Alice", m.Special("A♥", ALICE, pair=some("9♦ 5♦")))
    seen = set()
    for seed in range(40):
        world = GAME.redeal(t.state, 1, Lucky(seed))
        assert world.window is not None
        (play,) = world.window.batch
        assert all(card in world.kingdoms[0].hand for card in play.pair) and len(world.kingdoms[0].hand) == 3
        assert SUIT[play.pair[0]] == SUIT[play.pair[1]]
        seen.add(play.pair)
    assert len(seen) > 20
    assert GAME.redeal(t.state, 0, Lucky(1)).window == t.state.window


def test_a_maintain_that_waits_waits_in_every_world() -> None:
    t = daybreak("Alice: candidates 9♦ 5♦; 8♠ 3♠")
    assert t.phase == MAINTAIN
    for seed in range(60):
        world = GAME.redeal(t.state, 1, Lucky(seed))
        assert all(POINTS[c.cards[0]] != POINTS[c.cards[1]] for c in world.kingdoms[0].candidates)


def test_a_pair_that_came_back_to_the_hand_is_known_there() -> None:
    t = pairs("Alice: knights 9♦/5♦ life A♥ | hand 2♣", "Bob: hand 10♣").plays("Bob", "10♣", "A♥")
    for seed in range(10):
        assert set(t.kingdom("Alice").shown) <= set(GAME.redeal(t.state, 1, Lucky(seed)).kingdoms[0].hand)
