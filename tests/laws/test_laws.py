"""What holds in every game, shown by random play over many seats, seeds and house rules."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.walk import NoChance, Same, closing, names_of, opening, rules_of, walk
from parlour.core.chance import Again, Drawn
from parlour.core.game import CannotRedeal, Game, RuleViolation
from parlour.core.offers import fill, fits
from parlour.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
SEEDS = st.integers(0, 2**31)
SEATS = st.integers(0, 100)
LAW = settings(max_examples=9, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def seats_of(game: Game, number: int) -> int:
    return game.about.least + number % (game.about.most - game.about.least + 1)


def as_bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)


@EVERY_GAME
@LAW
@given(SEEDS, SEATS)
def test_replay_equals_state_and_evolve_is_pure(game: Game, seed: int, number: int) -> None:
    seats = seats_of(game, number)
    options, state, events, _ = opening(game, seed, seats)
    folded = game.evolve(game.initial(names_of(game, seats), options), events)
    assert as_bytes(folded) == as_bytes(state)
    for step in walk(game, seed, seats, 400):
        before = as_bytes(step.state)
        folded = game.evolve(folded, step.events)
        assert folded == step.after
        assert game.evolve(step.state, step.events) == step.after
        assert as_bytes(step.state) == before, "a state that was handed out has changed"


@EVERY_GAME
@LAW
@given(SEEDS, SEATS)
def test_the_same_luck_leads_to_the_same_events(game: Game, seed: int, number: int) -> None:
    class Noted:
        def __init__(self, inner: Any) -> None:
            self.inner, self.draws = inner, []

        def draw(self, pile: bytes, count: int, names: Any) -> bytes:
            got = self.inner.draw(pile, count, names)
            self.draws.append(Drawn(tuple(pile), tuple(got)))
            return bytes(got)

    for step in walk(game, seed, seats_of(game, number), 250):
        noted = Noted(Same(step.given))
        assert game.play(step.state, step.seat, step.command, noted)[0] == step.events
        assert game.play(step.state, step.seat, step.command, Again(noted.draws)) == (step.events, step.after)


@EVERY_GAME
@LAW
@given(SEEDS, SEATS)
def test_play_accepts_exactly_the_offers(game: Game, seed: int, number: int) -> None:
    rnd = random.Random(seed)
    strangers: list[Any] = []
    for index, step in enumerate(walk(game, seed, seats_of(game, number), 300)):
        strangers.append(step.command)
        if index % 7:
            continue
        for seat in range(seats_of(game, number)):
            offers = game.offers(step.state, seat)
            for offer in offers:
                command = fill(offer, game.commands, rnd.random)
                assert fits([offer], command)
                game.play(step.state, seat, command, _Any(seed))
            for command in rnd.sample(strangers, min(6, len(strangers))):
                tag = command.__struct_config__.tag
                offered = fits([o for o in offers if o.command == tag], command)
                assert _accepted(game, step.state, seat, command) == offered


class _Any:
    """Some luck or other."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def draw(self, pile: bytes, count: int, names: Any) -> bytes:
        return bytes(self.random.sample(list(pile), min(count, len(pile))))


def _accepted(game: Game, state: Any, seat: int, command: Any) -> bool:
    try:
        game.play(state, seat, command, _Any(1))
    except RuleViolation:
        return False
    return True


@EVERY_GAME
@LAW
@given(SEEDS, SEATS)
def test_a_refusal_draws_nothing_changes_nothing_and_teaches(game: Game, seed: int, number: int) -> None:
    rnd = random.Random(seed)
    rules = {rule.id for rule in game.rulebook}
    commands: list[Any] = []
    refused = 0
    for step in walk(game, seed, seats_of(game, number), 300):
        commands.append(step.command)
        command = rnd.choice(commands)
        seat = rnd.choice([*range(seats_of(game, number)), -1, 99])
        before = as_bytes(step.state)
        tag = command.__struct_config__.tag
        known = 0 <= seat < seats_of(game, number) or seat == -1
        if known and fits([o for o in game.offers(step.state, seat) if o.command == tag], command):
            continue
        with pytest.raises(RuleViolation) as refusal:
            game.play(step.state, seat, command, NoChance())
        refused += 1
        assert refusal.value.why and refusal.value.reason
        assert refusal.value.rule in rules
        assert as_bytes(step.state) == before
    assert refused > 20


@EVERY_GAME
@LAW
@given(SEEDS, SEATS)
def test_every_game_ends(game: Game, seed: int, number: int) -> None:
    """By itself; or, at a game master's table, whenever she brings the story to its end."""
    if game.about.master:
        return brought_to_its_end(game, seed, seats_of(game, number))
    last = None
    for count, step in enumerate(walk(game, seed, seats_of(game, number))):
        assert count < 30_000
        last = step.after
    assert game.outcome(last) is not None
    over(game, last, seats_of(game, number))


def over(game: Game, state: Any, seats: int) -> None:
    assert game.awaited(state) == ()
    assert all(game.offers(state, seat) == [] for seat in range(seats))


def brought_to_its_end(game: Game, seed: int, seats: int) -> None:
    """From anywhere: what is asked is answered, then she ends what goes on, the session too, and closes the table."""
    state = list(walk(game, seed, seats, 150))[-1].after
    for step in closing(game, state, seed):
        state = step.after
    assert game.outcome(state) is not None
    over(game, state, seats)


@EVERY_GAME
@LAW
@given(SEEDS, SEATS)
def test_everything_survives_a_round_trip_through_json(game: Game, seed: int, number: int) -> None:
    for index, step in enumerate(walk(game, seed, seats_of(game, number), 300)):
        values = [(step.command, game.command_type), (step.events, tuple[game.event_type, ...])]
        if index % 4 == 0:
            views = [(game.public(step.after), game.public_type), (game.private(step.after, 0), game.private_type)]
            values += [(step.after, game.state_type), *views]
        for value, kind in values:
            assert msgspec.json.decode(as_bytes(value), type=kind) == value


@EVERY_GAME
@LAW
@given(SEEDS, SEATS)
def test_who_is_awaited_has_something_to_do(game: Game, seed: int, number: int) -> None:
    for step in walk(game, seed, seats_of(game, number), 400):
        for seat in game.awaited(step.after):
            assert any(form.owed for form in game.menu(step.after, seat).forms)


def _imagined(game: Game, state: Any, seat: int, chance: Any) -> Any:
    """Another world this seat could be in; the real one where no other is found."""
    try:
        return game.redeal(state, seat, chance)
    except CannotRedeal:
        return state


@EVERY_GAME
@LAW
@given(SEEDS, SEATS)
def test_the_bot_plays_only_what_is_offered(game: Game, seed: int, number: int) -> None:
    if not game.about.bots:
        pytest.skip("this game has no bot")
    seats = seats_of(game, number)
    options = rules_of(game, seed, seats)
    chance = _Any(seed)
    _, state = game.start([""] * seats, options, chance)
    for _ in range(800):
        asked = game.awaited(state)
        if not asked:
            break
        command = game.bot(_imagined(game, state, asked[0], chance), asked[0], "normal", chance.random.random)
        _, state = game.play(state, asked[0], command, chance)
