"""The bots play by the rules whatever is played, know nothing but their seat's view, and each beats the one below."""

import random
import time
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from laws.walk import Fair, house, pick
from parlour.core.chance import Imagined
from parlour.core.game import CannotRedeal, RuleViolation
from parlour.core.offers import fill
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.bot import LEVELS, weigh
from parlour.lab.play import play_game

KEYS = [level.key for level in LEVELS]


def deciding(state: Any, seat: int, level: str, seed: int) -> Any:
    """What a bot does in one of the worlds it could be in; what it then thinks follows from the seed."""
    world = GAME.redeal(state, seat, Imagined(random.Random(seed).random))
    return GAME.bot(world, seat, level, random.Random(1).random)


def play(seed: int, seats: int, most: int, options: Any = None, level: str = "normal") -> Iterator[tuple[Any, int]]:
    """A game of bots, decision by decision: the state and who is asked."""
    chance = Fair(seed)
    _, state = GAME.start([""] * seats, options or GAME.default_options(seats), chance)
    rnd = random.Random(seed)
    for _ in range(most):
        asked = GAME.awaited(state)
        if not asked:
            return
        seat = rnd.choice(asked)
        yield state, seat
        _, state = GAME.play(state, seat, GAME.bot(state, seat, level, rnd.random), chance)


def options(seed: int, seats: int) -> Any:
    """Some house rules that do not contradict each other."""
    for extra in range(100):
        try:
            return GAME.read_options(house(GAME.options, random.Random(1000 * seed + extra)), seats)
        except RuleViolation:
            continue
    raise AssertionError


@pytest.mark.parametrize("level", KEYS)
def test_whatever_is_played_a_bot_does_only_what_is_offered(level: str) -> None:
    """Every level through every kind of option; the searching one at every twelfth decision."""
    every = 12 if level == "hard" else 1
    asked = 0
    for seed in range(8 if level == "hard" else 60):
        seats = 2 + seed % 5
        for number, (state, seat) in enumerate(
            play(seed, seats, 250, options(seed, seats), "easy" if level == "easy" else "normal")
        ):
            if number % every:
                continue
            try:
                command = deciding(state, seat, level, number)
            except CannotRedeal:
                continue
            GAME.play(state, seat, command, Fair(1))
            asked += 1
    assert asked > 60


@pytest.mark.parametrize("level", KEYS)
def test_a_bot_decides_the_same_in_every_world_it_cannot_tell_apart(level: str) -> None:
    compared = 0
    for state, seat in play(7, 3, 400):
        if compared < 12 if level == "hard" else compared < 200:
            world, other = deciding(state, seat, level, 1), deciding(state, seat, level, 2)
            assert world == other
            compared += len(GAME.offers(state, seat)) > 3
    assert compared >= 12


def test_the_same_seed_gives_the_same_game() -> None:
    played = [play_game(GAME, ["hard", "easy"], 3) for _ in range(2)]
    assert played[0] == played[1]


def wins(one: str, others: str, seats: int, games: int) -> int:
    """Seeded games of one against others, the seats taken in turn."""
    count = 0
    for seed in range(games):
        levels = [others] * seats
        levels[seed % seats] = one
        outcome = play_game(GAME, levels, seed)
        count += outcome is not None and outcome.winners == (seed % seats,)
    return count


def test_normal_beats_easy() -> None:
    assert wins("normal", "easy", 2, 100) >= 65


def test_hard_beats_normal_and_never_thinks_long() -> None:
    begun = time.process_time()
    assert wins("hard", "normal", 2, 24) >= 15, "bench.ladder tells how strong it is in 200 games"
    assert time.process_time() - begun < 24 * 10


def beats_random(seed: int) -> bool:
    """A seeded two-player game of the easy bot against random play."""
    chance, rnd = Fair(seed), random.Random(seed)
    _, state = GAME.start(["", ""], GAME.default_options(2), chance)
    while asked := GAME.awaited(state):
        seat = asked[0]
        if seat == seed % 2:
            command = GAME.bot(GAME.redeal(state, seat, Imagined(rnd.random)), seat, "easy", rnd.random)
        else:
            common = [offer for offer in GAME.offers(state, seat) if offer.command not in ("concede", "name_kingdom")]
            command = fill(pick(common, rnd), GAME.commands, rnd.random)
        _, state = GAME.play(state, seat, command, chance)
    outcome = GAME.outcome(state)
    return outcome is not None and outcome.winners == (seed % 2,)


def test_even_the_easy_one_is_no_fool() -> None:
    assert sum(beats_random(seed) for seed in range(100)) >= 85


@pytest.mark.parametrize(
    ("goal", "seats"),
    [("lastStanding", 2), ("lastStanding", 4), ("lastStanding", 6), ("fameFirstTo", 2), ("fameFirstTo", 4)],
)
def test_games_of_bots_come_to_an_end(goal: str, seats: int) -> None:
    """Peace does not last for ever."""
    chosen = GAME.read_options({"goal": goal}, seats)
    for seed in range(3):
        assert play_game(GAME, ["normal"] * seats, seed, chosen, most=20_000) is not None


def test_no_seat_of_four_equals_is_favoured() -> None:
    """Wherever they sit, bots who are alike win as often; one that picks on the first seat it finds would show here."""
    won = [0, 0, 0, 0]
    for seed in range(150):
        outcome = play_game(GAME, ["normal"] * 4, seed)
        assert outcome is not None
        for seat in outcome.winners:
            won[seat] += 1
    assert all(24 <= count <= 52 for count in won), won


def test_the_ladder_goes_from_one_easy_opponent_up_and_names_levels_that_are_there() -> None:
    levels = [level.key for level in GAME.levels]
    rungs = [(levels.index(rung.level), rung.players) for rung in GAME.ladder]
    assert rungs[0] == (0, 2)
    assert all(GAME.about.least <= players <= GAME.about.most for _, players in rungs)
    for (weak, few), (strong, many) in pairwise(rungs):
        assert (strong > weak) != (many > few) and strong >= weak and many >= few, "one step at a time"


def test_a_newcomer_who_does_what_the_hints_say_wins_the_first_game() -> None:
    """The first rung of the ladder, from a fixed seed."""
    rung, stream = GAME.ladder[0], random.Random(11)
    options = GAME.default_options(rung.players)
    _, state = GAME.start(["Ann", "Bertrand"], options, Imagined(stream.random))
    commands = 0
    while GAME.outcome(state) is None:
        seat = GAME.awaited(state)[0]
        world = GAME.redeal(state, seat, Imagined(stream.random))
        if seat == 0:
            found = weigh(world, seat, stream.random)
            assert found is not None
            command = found.command
        else:
            command = GAME.bot(world, seat, rung.level, stream.random)
        _, state = GAME.play(state, seat, command, Imagined(stream.random))
        commands += 1
        assert commands < 2000
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0,)
