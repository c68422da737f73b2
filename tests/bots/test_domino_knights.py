"""The bot plays well enough to be worth sitting across from, and from its own seat's view alone."""

import random
from typing import Any

from laws.walk import Fair, pick
from parlour.core.offers import fill
from parlour.games.domino_knights import GAME


def bot_wins(seed: int) -> bool:
    """A seeded two-player game of the bot against random play, the seats taken in turn."""
    bot_seat = seed % 2
    chance, rnd = Fair(seed), random.Random(seed)
    _, state = GAME.start(["", ""], GAME.default_options(2), chance)
    while asked := GAME.awaited(state):
        seat = asked[0]
        offers = GAME.offers(state, seat)
        command: Any
        if seat == bot_seat:
            command = GAME.bot(GAME.public(state), GAME.private(state, seat), offers, seat, rnd.random)
        else:
            common = [offer for offer in offers if offer.command not in ("concede", "name_kingdom")]
            command = fill(pick(common, rnd), GAME.commands, rnd.random)
        _, state = GAME.play(state, seat, command, chance)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners == (bot_seat,)


def test_the_bot_beats_random_play_in_85_of_100_games() -> None:
    assert sum(bot_wins(seed) for seed in range(100)) >= 85


def test_the_bot_decides_the_same_in_every_world_it_cannot_tell_apart() -> None:
    """It is handed a view; this shows that the view is all it uses."""
    chance, rnd = Fair(7), random.Random(7)
    _, state = GAME.start([""] * 4, GAME.default_options(4), chance)
    compared = 0
    while asked := GAME.awaited(state):
        seat = asked[0]

        def decide(world: Any, seat: int = seat) -> Any:
            return GAME.bot(GAME.public(world), GAME.private(world, seat), GAME.offers(world, seat), seat, lambda: 0.5)

        command = decide(state)
        if rnd.random() < 0.2:
            assert decide(GAME.redeal(state, seat, chance)) == command
            compared += 1
        _, state = GAME.play(state, seat, command, chance)
    assert compared > 20
