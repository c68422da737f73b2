"""The sentences: every command, event, option and piece has its words, and none says more than its reader may know."""

from typing import Any, get_args

import msgspec
import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, Lucky, Table, against, dawn, given, some
from parlour.core.offers import fill, pieces_of
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DISCARD, DRAW, TRAIN, Options
from parlour.games.domino_knights.words import piece_name, sheet, words
from parlour.games.domino_knights.words.options import OPTIONS
from parlour.games.domino_knights.words.reader import SENTENCES

RULES = {rule.id for rule in GAME.rulebook}


def said(t: Table, seat: int | None) -> list[str]:
    return [line.text for line in GAME.tell(t.state, t.events, seat)]


def test_every_event_has_its_sentence_or_its_silence() -> None:
    assert set(get_args(m.AnyEvent)) == set(SENTENCES)


def test_every_command_has_its_words() -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(m.AnyCommand)}
    assert set(kinds) == set(words())
    for tag, said in words().items():
        assert said.title and said.rules
        assert set(said.asks) == set(kinds[tag].__struct_fields__)
        assert set(said.rules) <= RULES


def test_every_option_is_explained_and_its_first_value_is_the_rule_as_written() -> None:
    defaults = msgspec.to_builtins(Options())
    assert {option.key for option in OPTIONS} == set(defaults) - {"lesson"}, (
        "all but the lesson, which no form asks for"
    )
    for option in GAME.options:
        assert option.label and option.note and option.rule in RULES
        assert not option.values or option.default in [choice.value for choice in option.values]
        if option.key != "decks":
            assert GAME.read_options({option.key: option.default}, 2) == Options()
        for choice in option.values:
            GAME.read_options({option.key: choice.value}, 4)


def test_every_switch_of_the_rulebook_can_be_set() -> None:
    ruled = {option.rule for option in OPTIONS if option.house}
    switches = {r.id for r in GAME.rulebook if r.kind == "R" and "House rule" in r.text and not r.later}
    assert ruled == switches


def test_what_one_draws_and_trains_only_she_reads() -> None:
    t = given("Alice: hand 2♣ 3♣ 4♣ 5♣", phase=DRAW).does("Alice", m.DrawCards(False), "9♥", "K♥")
    assert said(t, 0) == ["Alice draws 9♥ and K♥."]
    assert said(t, 1) == said(t, None) == ["Alice draws 2 cards."]
    t = given("Alice: hand 10♦ 8♦ | recruits [9:9]", phase=TRAIN)
    t.does("Alice", m.Train(t["[9:9]"], some("10♦ 8♦")))
    assert said(t, 0) == ["Alice trains [9:9] with 10♦ and 8♦."]
    assert said(t, 1) == said(t, None) == ["Alice trains a Recruit with 2 cards."]


def test_recruits_are_named_to_their_owner_only() -> None:
    t = given(phase=DISCARD, active="Dianne").does("Dianne", m.Discard(()), "[4:4]", "[5:5]")
    assert "Alice takes 2 Recruits from the Peasants: [4:4] and [5:5]." in said(t, 0)
    assert "Alice takes 2 Recruits from the Peasants." in said(t, 2)


def test_once_the_game_is_over_everything_is_told() -> None:
    t = given("Alice: hand 2♣ 3♣ 4♣ 5♣", phase=DRAW).does("Alice", m.DrawCards(False), "9♥", "K♥")
    drawn = t.events
    t.state.outcome = GAME.outcome(given(players=2).does("Bob", m.Concede()).state)
    assert [line.text for line in GAME.tell(t.state, drawn, None)] == ["Alice draws 9♥ and K♥."]


def test_a_battle_reads_as_a_story() -> None:
    t = given("Alice: knights [3:6] 6/3 on 9♣; [4:4] on 8♦", "Bob: knights [2:6] 2/6 on 8♣; [1:3] 3/1 on 4♦")
    t.does("Alice", m.Attack(BOB, some("[3:6] [4:4]")))
    assert said(t, None) == ["Alice attacks Bob with [3:6] and [4:4]."]
    t.does("Bob", m.Defend(against("[3:6]", "[2:6]", "[1:3]")))
    assert said(t, None) == [
        "Bob sets [2:6] and [1:3] against [3:6].",
        (
            "[3:6] 6/3 meets [2:6] and [1:3] together 5/7: [3:6] falls. [4:4] 4/4 meets nobody. Bob loses 4 Health "
            "and has 23 left."
        ),
        "The dead leave the field: [3:6] to Alice's graveyard; 9♣ to the discard pile.",
    ]
    assert {line.kind for line in GAME.tell(t.state, t.events, None)} == {"battle"}


def test_special_cards_are_told_by_their_names() -> None:
    t = given(
        "Alice: hand A♠ 2♣", "Bob: hand 10♣ 3♣ | candidates [7:7] on Q♥ 2♥ | graveyard [1:1]", "Charlie: hand JK 4♣"
    )
    t.does("Alice", m.Special("A♠", t["[7:7]"]))
    assert said(t, 1) == ["Alice plays Death (A♠) on a face-down Candidate."]
    t.does("Charlie", m.Special("JK1", BOB))
    assert said(t, 1) == ["Charlie plays Necromancer (Joker 1) on Bob's graveyard."]
    t.does("Bob", m.Special("10♣", "A♠")).resolve()
    assert said(t, 0) == [
        "Wizard (10♣) negates Death (A♠).",
        "The Necromancer raises [1:1] from Bob's graveyard: a Recruit of Charlie.",
    ]


def test_how_pieces_are_called() -> None:
    t = given("Alice: hand 10♦ 10♦' | recruits [3:6] | candidates [1:1] on 2♠ | knights [4:5] 5/4 ♣ tapped",
              "Bob: recruits [2:2] | candidates [3:3] on 2♦ 4♦ | knights [0:0] ♣ as [4:5]")  # fmt: skip
    names: dict[str, str] = {
        "10♦": "Ten of Diamonds",
        "10♦'": "Ten of Diamonds (second deck)",
        "JK3": "Joker 3",
        "[9:9]": "domino nine-nine",
        "[4:5]": "Knight five-four of Clubs, tapped",
        "[0:0]": "Bob's Doppelganger of Clubs copying [4:5]",
        t["[3:6]"]: "Recruit [3:6]",
        t["[1:1]"]: "Candidate [1:1] on 2♠",
        t["[2:2]"]: "Bob's face-down Recruit",
        t["[3:3]"]: "Bob's face-down Candidate on 2 cards",
        BOB: "Bob",
        ALICE: "Alice (yours)",
        "♠": "Spades",
    }
    assert {piece: piece_name(t.state, 0, piece) for piece in names} == names
    assert piece_name(t.state, 1, "[4:5]") == "Alice's Knight five-four of Clubs, tapped"
    assert piece_name(t.state, 1, t["[3:6]"]) == "Alice's face-down Recruit"


@pytest.mark.parametrize(
    ("t", "mine", "others"),
    [
        (
            lambda: given(phase=DRAW, discard="5♥"),
            "Your draw. Take the Five of Hearts from the discard pile, or draw from the deck.",
            "Waiting for Alice to draw.",
        ),
        (
            lambda: given(phase=TRAIN),
            "Your training. Pay for Recruits with cards of one suit, or finish training.",
            "Waiting for Alice to train.",
        ),
        (
            lambda: given("Alice: knights [3:3] ♣", "Bob: knights [4:4] ♣", active="Bob").does(
                "Bob", m.Attack(ALICE, ("[4:4]",))
            ),
            "Defend against Bob? Set blockers, or let them through.",
            "Waiting for Alice to defend.",
        ),
        (
            lambda: given("Alice: hand 2♣", "Charlie: hand A♠", "Bob: knights [4:4] ♣").does(
                "Charlie", m.Special("A♠", "[4:4]")
            ),
            "You have no card to answer with, so pass. Death was played on [4:4].",
            "Waiting for Alice. Death was played on [4:4].",
        ),
    ],
)
def test_what_is_asked(t: Any, mine: str, others: str) -> None:
    state = t().state
    assert GAME.prompt(state, 0) == mine
    assert GAME.prompt(state, 3) == GAME.prompt(state, None) == others


def test_the_sheet_shows_a_seat_its_own_and_no_more() -> None:
    t = given(
        "Alice: hand 10♦ A♠ | recruits [3:6] | candidates [9:9] on 10♣ 8♣ | knights [4:5] 5/4 on 9♣ with A♣ tapped",
        "Bob: laid J♦ | graveyard [1:1] [2:2]",
        discard="5♥",
    )
    mine = sheet(GAME.public(t.state), GAME.private(t.state, 0), 0)
    assert "  Knights: [4:5] ♣ 10/8 tapped (9♣ +A♣)" in mine
    assert "  Recruits: [3:6] cost 9" in mine
    assert "  Candidates: [9:9] 18/18 (10♣ 8♣)" in mine
    assert "  my hand: 10♦ A♠" in mine
    assert "  graveyard: 2, top [2:2]" in mine
    theirs = sheet(GAME.public(t.state), GAME.private(t.state, 1), 1)
    assert "  Candidates: [?:?] on 2" in theirs
    assert not any(secret in theirs for secret in ("10♦", "A♠", "[3:6]", "[9:9]", "10♣"))


def test_each_way_of_ending_has_its_words() -> None:
    t = given(players=2).does("Bob", m.Concede())
    assert GAME.tell(t.state, t.events, None)[-1].text == "Alice wins: the last Kingdom with Health left."


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told_with_rules_that_exist_and_no_secret(seed: int) -> None:
    """Random play: each line cites known rules, every offered piece has a name, and no line names a hidden card of
    another."""
    luck = Lucky(seed)
    events, state = GAME.start(("Ash", "Birch", "Cedar"), Options(), luck)
    random = luck._random.random
    for _ in range(1500):
        for seat in (0, 1, 2, None):
            for line in GAME.tell(state, events, seat):
                assert set(line.rules) <= RULES and line.text.endswith(".")
                assert line.kind in ("event", "turn", "news", "battle", "special", "end")
            assert GAME.prompt(state, seat)
        if state.outcome is not None:
            break
        seat = GAME.awaited(state)[int(random() * len(GAME.awaited(state)))]
        offers = [o for o in GAME.offers(state, seat) if o.command not in ("concede", "name_kingdom", "ask_aid")]
        for piece in pieces_of(GAME.menu(state, seat).forms):
            name = piece_name(state, seat, piece)
            assert name and "#" not in name and "@" not in name
        command = fill(offers[int(random() * len(offers))], GAME.commands, random)
        events, state = GAME.play(state, seat, command, luck)


@pytest.mark.rule("DK-014", "DK-035")
def test_no_line_names_what_lies_hidden_at_another() -> None:
    t = dawn("Alice: recruits [1:1] [1:2] | hand 2♣ 3♣ 4♣ 5♣ 6♣")
    t.all_pass().does("Alice", m.DrawCards(False), "K♦").all_pass()
    t.does("Alice", m.Train(t["[1:2]"], ("3♣",)))
    for seat in (1, 2, None):
        text = " ".join(said(t, seat))
        assert "[1:2]" not in text and "3♣" not in text
    assert CHARLIE not in " ".join(said(t, 0))
