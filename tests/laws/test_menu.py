"""What is sent of what may be done: nothing that may not, nothing left out, and nothing again where nothing changed."""

import random
from typing import Any

import msgspec
import pytest

from laws.walk import seeds, walk
from parlour.core.game import Game
from parlour.core.offers import about, fill, fits, named, pieces_of
from parlour.core.remember import Remembered
from parlour.games import GAMES

EVERY = pytest.mark.parametrize("key", GAMES)
LED = pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.about.master])


def seen(game: Game, state: Any, seat: int) -> bytes:
    return msgspec.json.encode(
        (
            game.public(state),
            game.private(state, seat),
            game.menu(state, seat),
            game.prompt(state, seat),
            game.awaited(state),
            game.decision(state),
        )
    )


@EVERY
def test_the_menu_and_its_forms_are_what_is_offered(key: str) -> None:
    """What is owed stands there whole; of the rest a command is open exactly where its form has something to fill in,
    and whatever is filled into a form is legal."""
    game, rnd, looked = GAMES[key], random.Random(5), 0
    for seed in seeds(4):
        for at, step in enumerate(walk(game, seed, 3, 160)):
            if at % 7:
                continue
            for seat in range(3):
                menu, offers = game.menu(step.state, seat), game.offers(step.state, seat)
                assert {*menu.open, *[form.command for form in menu.forms]} == {offer.command for offer in offers}
                assert {offer.command for offer in offers if offer.owed} == {f.command for f in menu.forms if f.owed}
                for command in menu.open:
                    forms = game.form(step.state, seat, command)
                    assert forms and all(form.command == command for form in forms)
                    alike = [offer for offer in offers if offer.command == command]
                    filled = fill(rnd.choice(forms), game.commands, rnd.random)
                    assert fits(alike, filled), filled
                    looked += 1
                closed = rnd.choice(list(game.commands))
                if closed not in {offer.command for offer in offers}:
                    assert not game.form(step.state, seat, closed)
    assert looked > 500 or not game.about.master


@LED
def test_what_a_piece_can_do_is_every_way_to_name_it(key: str) -> None:
    game, found = GAMES[key], 0
    for step in list(walk(game, 1, 3, 120))[20::25]:
        for seat in range(3):
            menu = game.menu(step.state, seat)
            forms = [form for command in menu.open for form in game.form(step.state, seat, command)]
            for piece in sorted(pieces_of(forms), key=str)[:6]:
                for form in forms:
                    for narrowed in about(form, piece):
                        values = [*narrowed.fixed.values(), *narrowed.asks.values()]
                        assert len(values) == len(form.fixed) + len(form.asks) and narrowed.command == form.command
                        found += narrowed.fixed != form.fixed
    assert found > 50


@LED
def test_whoever_is_not_concerned_sees_the_same_as_before(key: str) -> None:
    """A note of one's own is such a thing; most are everybody's."""
    game, rnd, private = GAMES[key], random.Random(3), 0
    for seed in seeds(3):
        for step in walk(game, seed, 3, 120):
            concern = game.concern(step.events)
            seats = [seat for seat in range(3) if concern is not None and seat not in concern.seats]
            for seat in seats:
                assert seen(game, step.state, seat) == seen(game, step.after, seat), step.command
                private += 1
            if rnd.random() < 0.1:
                events, after = game.play(step.after, 1, game.commands["write_note"](0, "Mine", "x"), None)  # type: ignore[arg-type]
                found = game.concern(events)
                assert found is not None and found.seats == {1}
                assert seen(game, step.after, 2) == seen(game, after, 2)
                assert seen(game, step.after, 1) != seen(game, after, 1)
                private += 1
                menus = [game.menu(state, 1) for state in (step.after, after)]
                assert menus[0].forms == menus[1].forms
                assert {*menus[0].open} ^ {*menus[1].open} <= {*found.commands}
                for command in {*menus[1].open} - {*found.commands}:
                    assert game.form(step.after, 1, command) == game.form(after, 1, command)
    assert private > 10


def test_an_offer_by_name_says_the_same() -> None:
    game = GAMES["domino-knights"]
    for step in walk(game, 2, 3, 60):
        for offer in game.offers(step.state, step.seat):
            kind: Any = game.commands[offer.command]
            form = named(offer, kind.__struct_fields__)
            assert [*form.fixed.values(), *form.asks.values()] == [*offer.fixed, *offer.asks]
            assert [*form.fixed, *form.asks] == list(kind.__struct_fields__[: len(form.fixed) + len(form.asks)])


def everything(game: Game, state: Any) -> list[Any]:
    """All that may rest on what is remembered."""
    return [game.public(state), *[(game.private(state, seat), game.menu(state, seat)) for seat in range(3)]]


@LED
def test_what_is_remembered_is_what_would_be_worked_out_anew(key: str) -> None:
    game = GAMES[key]
    for seed in seeds(4):
        for step in walk(game, seed, 3, 120):
            for state in (step.state, step.after):
                remembered = everything(game, state)
                Remembered.forget_all()
                assert remembered == everything(game, state), step.command
            Remembered.forget_all()
            everything(game, step.state)
            assert everything(game, step.after) == remembered, step.command
