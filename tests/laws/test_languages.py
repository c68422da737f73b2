"""Words are only words: every language has the same keys and says no more than English knows, and the same game played
in another one gives the same events and states, byte for byte."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from laws.walk import Fair
from parlour.core.game import RuleViolation
from parlour.core.offers import fill, pieces_of
from parlour.core.phrasebook import ENGLISH, Phrasebook, languages, speaking
from parlour.games import GAMES
from parlour.games.domino_knights.words.refusals import SENTENCES

SPOKEN = ("domino-knights",)
"""Games that are spoken in every language of the house."""
OTHERS = [language for language in languages() if language != ENGLISH]
ALONE = {"rule", "reason"}
"""What is read from English alone: programs go by it."""


def books() -> Iterator[tuple[str, str]]:
    for key in SPOKEN:
        package = f"parlour.games.{key.replace('-', '_')}.words"
        for file in sorted(files(package).joinpath(ENGLISH).iterdir(), key=lambda file: file.name):
            yield package, file.name.removesuffix(".ftl")


EVERY_BOOK = pytest.mark.parametrize(("package", "name"), list(books()), ids=lambda part: part.split(".")[-1])


@EVERY_BOOK
@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read(package: str, name: str, language: str) -> None:
    text = files(package).joinpath(language, f"{name}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert [one.content for one in body if isinstance(one, ast.Junk)] == []
    keys = [one.id.name for one in body if isinstance(one, ast.Message)]
    assert len(keys) == len(set(keys))


@EVERY_BOOK
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_parts_and_holes(package: str, name: str, language: str) -> None:
    english, other = Phrasebook(package, name), Phrasebook(package, name)
    other._messages[ENGLISH] = other.messages(language)
    assert set(other.messages(ENGLISH)) == set(english.messages(ENGLISH))
    for key, message in english.messages(ENGLISH).items():
        parts, said = [{part.id.name for part in one.attributes} for one in (message, other.messages(ENGLISH)[key])]
        assert said == parts - ALONE, key
        assert other.holes(key) <= english.holes(key), key


def test_every_value_has_a_sentence_that_asks_for_it() -> None:
    assert {key.replace("-", ".") for key in SENTENCES.values} <= set(SENTENCES)


def played(key: str, language: str, seed: int, seats: int) -> Iterator[tuple[bytes, bytes]]:
    """A whole game between bots in this language, everything said to everybody on the way."""
    game, chance = GAMES[key], Fair(seed)
    random = Fair(-seed).random
    with speaking(language):
        options = game.read_options(OPTIONS[seed % len(OPTIONS)], seats)
        events, state = game.start(["Ada", "Ben", "Cy", "Dot"][:seats], options, chance)
        for _ in range(4000):
            yield msgspec.json.encode(events), msgspec.json.encode(state)
            said(game, state, events, seats)
            if game.outcome(state) is not None:
                return
            seat = game.awaited(state)[0]
            command = game.bot(game.redeal(state, seat, Fair(int(random() * 1e9))), seat, "easy", random)
            events, state = game.play(state, seat, command, chance)
    raise AssertionError("the game never ends")


OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"dominoless": "yes", "nlBlankCard": "yes", "multiTurnTraining": "yes"},
    {"goal": "fameFirstTo", "fameUnblocked": "gain1", "fameGoal": "15", "looting": "yes"},
)


def said(game: Any, state: Any, events: Any, seats: int) -> None:
    """No line, prompt, title, name or refusal raises, and none is empty."""
    public = game.public(state)
    for seat in (*range(seats), None):
        assert all(line.text for line in game.tell(state, events, seat))
        assert game.prompt(state, seat)
        assert game.sheet(public, None if seat is None else game.private(state, seat), seat)
        if seat is None:
            continue
        pieces = [*pieces_of(game.menu(state, seat).forms), "A♠", "[3:4]", "#1", f"@{(seat + 1) % seats}"]
        assert all(game.names(state, seat, pieces).values())
        for piece in pieces[-4:]:
            refused = game.why_not(state, seat, piece)
            assert refused.why and refused.cure and refused.rule
        for offer in game.offers(state, seat):
            command = fill(offer, game.commands, lambda: 0.5)
            if isinstance(no := game.refused(state, (seat + 1) % seats, command), RuleViolation):
                assert no.why and no.cure and no.rule and no.reason


@pytest.mark.parametrize("key", SPOKEN)
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("seed", "seats"), [(3, 2), (4, 3), (5, 3)])
def test_the_same_game_in_another_language_is_the_same_game(key: str, language: str, seed: int, seats: int) -> None:
    here, there = list(played(key, ENGLISH, seed, seats)), list(played(key, language, seed, seats))
    assert here == there and len(here) > 50


@pytest.mark.parametrize("key", SPOKEN)
@pytest.mark.parametrize("language", OTHERS)
def test_what_a_game_says_of_itself_is_said_in_the_language(key: str, language: str) -> None:
    game = GAMES[key]
    told = [game.words, game.options, game.presets, game.levels, game.cautions, game.crib]
    with speaking(language):
        others = [game.words, game.options, game.presets, game.levels, game.cautions, game.crib]
        assert game.about.line and game.read_options({}, 2) == game.default_options(2)
    assert all(one != other for one, other in zip(told, others, strict=True))
    assert [option.key for option in told[1]] == [option.key for option in others[1]]
