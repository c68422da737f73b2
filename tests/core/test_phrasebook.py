"""Sentences by key, in the language that is spoken; English where another one lacks them."""

from itertools import product

import pytest

from parlour.core.phrasebook import Phrasebook, Spoken, languages, listed, speaking, spoken
from parlour.games import GAMES

SHELL = Phrasebook("parlour.words", "shell")


def test_english_is_spoken_unless_something_else_is_wished_for() -> None:
    assert spoken() == "en" == languages()[0]
    with speaking("de"):
        assert spoken() == "de"
        with speaking("xx"):
            assert spoken() == "en", "a language the house does not speak"
        assert spoken() == "de"
    assert spoken() == "en"


def test_a_sentence_is_said_in_the_language_spoken() -> None:
    assert SHELL("language-name") == "English"
    with speaking("de"):
        assert SHELL("language-name") == "Deutsch"


def test_what_a_language_lacks_is_said_in_english() -> None:
    dk = Phrasebook("parlour.games.domino_knights.words", "commands")
    dk._messages["de"] = {}
    with speaking("de"):
        assert dk("pass") == "Pass"
        assert "pass" in dk


def test_a_key_without_a_sentence_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        SHELL("no-such-key")
    assert SHELL.part("language-name", "nothing") == ""


def test_a_sentence_with_a_hole_is_an_error() -> None:
    dk = Phrasebook("parlour.games.domino_knights.words", "commands")
    with pytest.raises(KeyError, match="candidate"):
        dk("promote")


KNOWN: list[str | int] = ["Ann", 0, 1, 2, 5, 21, -1, 1234]


PYTHON = [book for book in Phrasebook.every if book.name not in ("shell", "page")]
"""Every file the server says sentences of, once all games are there."""


@pytest.mark.parametrize("book", PYTHON, ids=lambda book: f"{book.package}/{book.name}")
def test_every_sentence_is_said_as_fluent_says_it(book: Phrasebook) -> None:
    assert GAMES
    for language in languages():
        for key, message in book.messages(language).items():
            parts = ([""] if message.value else []) + [one.id.name for one in message.attributes]
            for part, value in product(parts, KNOWN):
                known = dict.fromkeys(book.holes(key) if key in book.messages("en") else (), value)
                with speaking(language):
                    assert book.part(key, part, **known) == book.by_fluent(language, key, part, known)


def test_lists_end_as_the_language_has_it() -> None:
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed(["a", "b"], "or") == "a or b"
    with speaking("de"):
        assert listed(["a", "b", "c"]) == "a, b und c"


def test_what_a_game_says_of_itself_is_made_once_a_language() -> None:
    made = []

    class Game:
        words = Spoken(lambda: made.append(spoken()) or {"said": spoken()})

    game = Game()
    assert game.words is game.words
    with speaking("de"):
        assert game.words == {"said": "de"}
    assert game.words == {"said": "en"} and made == ["en", "de"]
