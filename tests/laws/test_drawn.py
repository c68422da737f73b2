"""What every game declares of chance: the fields it names hold exactly what was drawn, and its endings are its
endings."""

import hashlib
from typing import Any

import msgspec
import pytest
from hypothesis import given

from laws import walk as walking
from laws.test_laws import EVERY_GAME, LAW, SEATS, SEEDS, seats_of
from laws.walk import opening, walk
from parlour.core.game import Game
from parlour.games import GAMES
from parlour.table.export import declared
from parlour.table.verify import KNOWN, canonical, followed, told
from tale import TALE
from tiny import TINY

STEPS, WALKS = 500, tuple([(seed, number) for number, seed in enumerate(range(1, 60, 2))])
SELDOM = {"add_ware": 3.0, "buy": 6.0}
"""What random play would come to only after hours: the die that may wear out a Resource."""


def written(events: Any) -> list[dict[str, Any]]:
    """As the log holds them."""
    found: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(events))
    return found


def pieces(game: Game, given: Any) -> list[Any]:
    return [game.tokens[piece] if game.tokens else piece for got in given for piece in got]


@EVERY_GAME
@LAW
@given(SEEDS, SEATS)
def test_the_declared_fields_hold_exactly_what_was_drawn(game: Game, seed: int, number: int) -> None:
    drawn = declared(game)["drawn"]
    _, _, events, chance = opening(game, seed, seats_of(game, number))
    assert told(written(events), drawn)[0] == pieces(game, chance.given)
    for step in walk(game, seed, seats_of(game, number), STEPS):
        assert told(written(step.events), drawn)[0] == pieces(game, step.given), step.command


@EVERY_GAME
@LAW
@given(SEEDS, SEATS)
def test_a_game_is_over_with_an_event_that_ends_it_and_never_without(game: Game, seed: int, number: int) -> None:
    for step in walk(game, seed, seats_of(game, number), STEPS):
        ended = any(event["event"] in game.ending for event in written(step.events))
        assert ended == (game.outcome(step.after) is not None), step.command


def unmet(game: Game) -> set[tuple[str, str]]:
    """The declared fields that random play never came to with something in them."""
    found: set[tuple[str, str]] = set()
    wanted = {(event, path) for event, paths in game.drawn.items() for path in paths}
    for seed, number in WALKS:
        events = list(opening(game, seed, seats_of(game, number))[2])
        for step in walk(game, seed, seats_of(game, number), STEPS):
            events += step.events
        for event in written(events):
            found |= {
                (event["event"], path)
                for path in game.drawn.get(event["event"], ())
                if followed(event, path.partition(" unless ")[0])
            }
        if found == wanted:
            break
    return wanted - found


@EVERY_GAME
def test_every_declared_field_is_met(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walking, "STORY", {**walking.STORY, **SELDOM})
    monkeypatch.setitem(walking.MIXTURE, "personae", {"resource_reduction": ("roll",)})
    assert not unmet(game)


@pytest.mark.parametrize("game", (*GAMES.values(), TINY, TALE), ids=lambda game: game.about.key)
def test_what_is_declared_are_events_of_the_game(game: Game) -> None:
    tags = {kind.__struct_config__.tag for kind in game.event_type.__args__}
    assert {*game.drawn, *game.ending} <= tags and game.drawn and game.ending
    assert all(
        part for paths in game.drawn.values() for path in paths for part in path.partition(" unless ")[0].split(".")
    )


@EVERY_GAME
def test_the_separate_verifier_knows_what_is_declared(game: Game) -> None:
    digest = hashlib.sha256(canonical({"tokens": [], **declared(game)})).hexdigest()
    assert KNOWN.get(game.about.key) == digest, f"KNOWN in table/verify.py should say {digest}"
