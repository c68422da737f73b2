"""The list of offers in a terminal: short where that is clear, told apart where it is not; and words that may be left
out."""

import asyncio

from parlour.core.game import CommandWords
from parlour.core.offers import Ask, Fixed, Form, Number, Pick, Text, named
from parlour.core.offers import Offer as ByPlace
from parlour.games import GAMES
from parlour.terminal.asking import Cancelled, command, titles

FIELDS = {
    "let_stand": ("side",),
    "rule": ("key", "value"),
    "lay": ("card",),
    "attack": ("harmless", "who", "words"),
    "hazard": ("hits",),
}
WORDS = {
    "let_stand": CommandWords("Let it stand"),
    "rule": CommandWords("Change a rule"),
    "hazard": CommandWords("A hazard"),
    "attack": CommandWords("{who} attacks", {"words": "What for?"}, titles={"true": "Without harm"}),
}
NAMES = {
    "c1": "Wren",
    "ties": "Ties",
    "luck": "Luck",
    "rain": "Rain and everything that comes with it in the long dark months",
}


def offer(tag: str, fixed: tuple[Fixed, ...] = (), asks: tuple[Ask, ...] = ()) -> Form:
    return named(ByPlace(tag, fixed, asks), FIELDS.get(tag, ()))


def reads(*offers: Form) -> list[str]:
    return titles(offers, WORDS, NAMES)


def test_what_is_clear_is_told_shortly() -> None:
    assert reads(offer("let_stand", (1,)), offer("attack", (False, "c1")), offer("attack", (True, "c1"))) == [
        "Let it stand",
        "Wren attacks",
        "Without harm",
    ]


def test_without_words_everything_fixed_is_told() -> None:
    assert reads(offer("lay", (7,))) == ["lay (card: 7)"]


def test_offers_that_read_alike_tell_what_they_fix() -> None:
    assert reads(offer("let_stand", (0,)), offer("let_stand", (1,))) == [
        "Let it stand (side: 0)",
        "Let it stand (side: 1)",
    ]


def test_or_else_what_they_ask_for() -> None:
    of = [
        offer("rule", (), (Pick(keys), Pick(("on", "off")))) for keys in (("ties",), ("ties", "luck"), ("luck", "rain"))
    ]
    assert reads(*of) == [
        "Change a rule [Ties]",
        "Change a rule [Ties, Luck]",
        "Change a rule [Luck, Rain and everything that comes with it in the long da…]",
    ]
    assert reads(offer("hazard", (), (Number(1, 9),)), offer("hazard", (), (Text(9),))) == [
        "A hazard [1 to 9]",
        "A hazard [in words]",
    ]
    same = offer("hazard", (), (Number(1, 9),))
    assert reads(same, same) == ["A hazard", "A hazard"]


def test_as_much_of_it_as_it_takes() -> None:
    of = [
        offer("rule", (), (Pick((key,)), Pick(values)))
        for key, values in (("ties", ("on",)), ("ties", ("off",)), ("luck", ("on",)))
    ]
    assert reads(*of) == ["Change a rule [Ties; on]", "Change a rule [Ties; off]", "Change a rule [Luck; on]"]


def test_a_single_choice_is_told_in_its_place() -> None:
    assert reads(offer("attack", (False,), (Pick(("c1",)), Text(9)))) == ["Wren attacks"]
    assert reads(offer("attack", (False,), (Pick(("c1", "c2")), Text(9)))) == ["… attacks"]


def test_words_that_may_be_left_out_are_left_out_with_a_dash() -> None:
    asked: list[str] = []

    async def dash(question: str) -> str:
        asked.append(question)
        return "-"

    def filled(least: int) -> dict[str, object]:
        return asyncio.run(
            command(offer("attack", (False, "c1"), (Text(60, least=least),)), WORDS["attack"], NAMES, dash)
        )

    assert filled(0)["words"] == "" and filled(1)["words"] == "-"
    assert asked == ["  What for? (- for nothing) ", "  What for? "]


def test_what_nobody_can_take_back_is_asked_twice() -> None:
    words = CommandWords("Give up", sure="Give up? You are out of the game.")
    asked: list[str] = []

    def typed(text: str) -> dict[str, object] | None:
        async def read(question: str) -> str:
            asked.append(question)
            return text

        try:
            return asyncio.run(command(offer("concede"), words, {}, read))
        except Cancelled:
            return None

    assert typed("5") is None and typed("") is None and typed("yes") == typed("Y") == {"do": "concede"}
    assert asked[0] == "  Give up? You are out of the game. Type yes to go ahead: "


def test_giving_up_is_such_a_thing_in_every_game() -> None:
    for game, grave in (
        ("domino-knights", "concede"),
        ("fate", "drop_character"),
        ("personae", "drop_individual"),
        ("yags", "drop_creature"),
    ):
        assert GAMES[game].words[grave].sure
    assert all(game.words["close_table"].sure for game in GAMES.values() if game.about.master)
