"""Every command has its words, every piece its name, every question its prompt; and the table reads as text."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from games.fugue.midway import CONTEST, PEOPLE, QUIET, SCOTT, SECRET, SIMON, STATE, TROY, URSULA
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.model import PARTS, Options, State
from parlour.games.fugue.rulebook import RULEBOOK
from parlour.games.fugue.rules.keeping import LIMITS as SENT_BACK_FOR
from parlour.games.fugue.view_build import private, public
from parlour.games.fugue.words.cards import (
    EFFECTS,
    RANKS,
    all_cards,
    hand_words,
    may_words,
    number_words,
    the,
    total_words,
    worth_words,
)
from parlour.games.fugue.words.commands import words as command_words
from parlour.games.fugue.words.names import LIMITS, piece_name
from parlour.games.fugue.words.sheet import sheet

WORDS = command_words()
COMMANDS = {command.__struct_config__.tag: command for command in get_args(m.AnyCommand)}
RULES = {rule.id for rule in RULEBOOK}


# Commands


@pytest.mark.parametrize("tag", sorted(COMMANDS))
def test_a_command_has_words_for_all_its_fields(tag: str) -> None:
    words, fields = WORDS[tag], set(COMMANDS[tag].__struct_fields__)
    assert words.title and words.done and set(words.asks) == fields
    assert {part.split("}")[0] for part in words.title.split("{")[1:]} <= fields
    assert set(words.rules) <= RULES


def test_there_are_no_words_for_what_cannot_be_done() -> None:
    assert set(WORDS) == set(COMMANDS)


@pytest.mark.rule("FUG-019")
@pytest.mark.parametrize("tag", sorted(COMMANDS))
def test_buttons_speak_of_personae_and_of_a_dealer(tag: str) -> None:
    words = WORDS[tag]
    said = " ".join([words.title, words.done, words.none, *words.asks.values(), *words.titles.values()]).lower()
    for word in ("game master", "session", "player character", " npc", " pc ", " gm"):
        assert word not in f" {said} "


# Cards


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (("major-18",), "18, not yet two cards"),
        (("major-18", "swords-02"), "20"),
        (("coins-03", "major-10", "cups-08"), "21 with three cards"),
        (("cups-01", "wands-12"), "21 with two cards"),
        (("swords-01", "major-16"), "21 with two cards, one of them major"),
        (("major-13", "major-08"), "21 with two majors"),
        (("major-00", "major-21"), "the Fool and the World"),
        (("major-18", "swords-09", "wands-03"), "bust with 22"),
        ((), "no card yet"),
    ],
)
def test_a_hand_is_said_in_words(cards: tuple[str, ...], words: str) -> None:
    assert hand_words(cards, Options()) == words


def test_cards_read_as_in_a_sentence() -> None:
    assert all_cards(("major-18", "swords-02", "major-11")) == "the Moon, the Two of Swords and Justice"
    assert the("major-10") == "the Wheel of Fortune" and the("nothing") == "a card"
    assert worth_words("major-18", Options()) == "18 or 10" and number_words("cups-13", Options()) == "13"
    assert number_words("major-18", Options()) == "a major card"
    assert total_words(("major-18",), Options()) == "18 (or 10)" and total_words(("cups-08",), Options()) == "8"
    assert total_words(("major-00", "major-21"), Options()) == "21" and total_words((), Options()) == "0"


@pytest.mark.rule("FUG-169")
def test_every_rank_says_what_it_allows() -> None:
    said = [may_words(rank) for rank in RANKS]
    assert (
        len(set(said)) == 6
        and "killed" not in said[1]
        and "with a weapon" in said[2]
        and "bare-handed" in said[3]
        and "Every adversary" in said[4]
    )
    assert "killed" not in may_words(4, violent=False)


# Pieces


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        ("c1", "Scotty"),
        ("c3", "Simon's persona"),
        ("c4", "Ursula's persona"),
        ("c5", "Heavy"),
        ("c99", "somebody"),
        ("b1", "Calm Thugs"),
        ("b99", "an ability"),
        ("f1", "Scotty remembers: A gang, and I talk. They laugh."),
        ("f4", "the memory of Simon's persona, yet to be told"),
        ("f99", "a memory"),
        ("t1", "Trey: open the safe"),
        ("t99", "a task"),
        ("w1", "right arm: Torn off (for good, tended)"),
        ("w99", "a wound"),
        ("n1", "Who rang the bell?"),
        ("n99", "a note on the board"),
        ("@2", "Troy"),
        ("x99", "a wild card"),
        ("coins-03", "Three of Coins"),
        ("major-00", "The Fool"),
        ("right arm", "right arm"),
        ("minutes", "minutes"),
        ("", "none"),
        ("new", "a new one"),
        ("FUG-064", "no supernatural powers"),
        ("knock_out", "knock out"),
        ("question", "a question"),
        ("ability b2", "the words of “Paint Roses”"),
        ("lost b2", "“Paint Roses”, lost or not"),
        ("tended w1", "the wound (right arm: Torn off (for good, tended)), tended or not"),
        ("own", "own flashbacks used"),
        (3, "3"),
        (0, "0"),
        ("A Stranger", "A Stranger"),
        ("soft", "May play on while others do"),
        ("on", "on"),
        ("stand", "Passing"),
        ("low-water", "Low Water"),
    ],
)
def test_pieces_have_names(piece: Any, name: str) -> None:
    assert piece_name(STATE, SCOTT, piece) == name


def test_who_is_down_or_gone_is_marked() -> None:
    people = (
        replace(PEOPLE[0], down="knocked"),
        replace(PEOPLE[1], parked=True),
        *PEOPLE[2:4],
        replace(PEOPLE[4], down="dead", here=False),
    )
    state = replace(STATE, characters=people)
    assert [piece_name(state, SCOTT, who) for who in ("c1", "c2", "c5")] == [
        "Scotty (knocked out)",
        "Trey (away)",
        "Heavy (dead, not here)",
    ]
    nobody = replace(STATE, desk=replace(STATE.desk, people=("", "Scott", "", "Simon")))
    assert [piece_name(nobody, SCOTT, piece) for piece in ("c4", "@0", "@2")] == [
        "the Dealer's persona",
        "The Dealer",
        "Player 2",
    ]


@pytest.mark.rule("FUG-146")
def test_a_wild_card_is_named_to_its_holder_until_all_have_seen_it() -> None:
    assert piece_name(STATE, SCOTT, "x1") == "wild card for Calm Thugs: Wheel of Fortune"
    assert piece_name(STATE, TROY, "x1") == piece_name(STATE, URSULA, "x1") == "wild card for Calm Thugs"
    shown = replace(STATE, contest=replace(CONTEST, wilds=(replace(CONTEST.wilds[0], shown=True),)))
    assert piece_name(shown, TROY, "x1").endswith("Wheel of Fortune")


def test_everything_that_can_be_chosen_has_a_name() -> None:
    for piece in (
        *KEYS,
        *PARTS,
        *[limit for limits in SENT_BACK_FOR.values() for limit in limits],
        *get_args(m.ChooseEffect.__annotations__["effect"]),
    ):
        assert piece_name(STATE, SCOTT, piece)
    assert {limit for limits in SENT_BACK_FOR.values() for limit in limits} == set(LIMITS) <= RULES
    assert set(EFFECTS) == set(get_args(m.ChooseEffect.__annotations__["effect"]))


# The table as text


def text(state: State, seat: int | None) -> str:
    return sheet(public(state), private(state, seat) if seat is not None else None, seat)


@pytest.mark.rule("FUG-046", "FUG-061")
def test_the_table_reads_as_text() -> None:
    for seat in (None, URSULA, SCOTT, TROY, SIMON):
        told = text(STATE, seat)
        for line in (
            "Chapter 1 of 4: The Pier, dealt by Ursula, sitting 1",
            "Scene 1: A pier at night.",
            "  Signifier: The Empress",
            "  wound: right arm, Torn off (for good, tended)",
            "  Scotty [the hoods]: A gang, and I talk. They laugh. -> Calm Thugs",
            "  Scotty [the brush]: Red paint. -> Paint Roses; known to Trey too",
            "  group 1: Scotty and Simon's persona against Heavy (plays now)",
            "  question: Who rang the bell?",
            "  Old hands. Ink under the nails.",
            "  Simon's persona [a lost purse]: ... (to be told, Ursula)",
            "Everyone remembers English and can read and write it",
        ):
            assert line in told.split("\n")
    assert "Scotty, Scott's persona (yours)" in text(STATE, SCOTT) and "You have used 1 of 2 flashbacks" in text(
        STATE, SCOTT
    )


@pytest.mark.rule("FUG-146")
def test_the_text_shows_no_more_than_a_view() -> None:
    cards = {
        seat: {card for card in ("Seven of Swords", "Two of Swords") if card in text(STATE, seat)}
        for seat in (None, URSULA, SCOTT, TROY)
    }
    assert cards == {None: set(), TROY: set(), SCOTT: {"Seven of Swords"}, URSULA: {"Two of Swords"}}
    assert "wild card for Calm Thugs: Wheel of Fortune" in text(STATE, SCOTT)
    assert all("wild card for Calm Thugs: face-down" in text(STATE, seat) for seat in (None, URSULA, TROY))
    assert SECRET in text(STATE, URSULA) and not any(SECRET in text(STATE, seat) for seat in (None, SIMON))


def test_who_prepares_a_chapter_reads_it() -> None:
    before = replace(
        QUIET,
        phase="intro",
        opened=False,
        characters=(),
        flashbacks=(),
        scene="",
        scenes=0,
        desk=replace(STATE.desk, sitting=False),
    )
    assert f"    {SECRET} chapter" in text(before, URSULA).split(
        "\n"
    ) and f"  Introduction: {SECRET} introduction" in text(before, URSULA)
    assert SECRET not in text(before, SIMON) and f"{SECRET} chapter" not in text(STATE, URSULA)


def test_every_phase_reads_as_text() -> None:
    for state in (
        STATE,
        QUIET,
        replace(QUIET, tasks=(replace(STATE.tasks[0], stage="going"),)),
        replace(STATE, phase="lobby", chapter=0, opened=False, content=None, characters=(), contest=None),
    ):
        for seat in (None, URSULA, SCOTT):
            assert text(state, seat)
    house = replace(STATE, options=Options(stand="final"))
    assert "House rules: Passing: Is out until the showdown" in text(house, None)
