"""Random play through any game: seeded chance, seeded choices, and the steps that were taken."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from parlour.core.game import Game, Option
from parlour.core.offers import Offer, fill


class Fair:
    """Seeded chance that remembers what it gave."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random
        self.given: list[bytes] = []

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        left = bytearray(pile)
        out = bytearray()
        for _ in range(min(count, len(pile))):
            i = int(self.random() * len(left))
            out.append(left[i])
            left[i] = left[-1]
            del left[-1]
        self.given.append(bytes(out))
        return bytes(out)


class Elsewhere(Exception):
    """The redealt world cannot meet the same luck."""


class Same:
    """The draws another chance gave, where the pieces are still there to be drawn."""

    def __init__(self, given: Sequence[bytes]) -> None:
        self.left = list(given)

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        if not self.left:
            raise Elsewhere
        got = self.left.pop(0)
        if len(got) != min(count, len(pile)) or any(piece not in pile for piece in got):
            raise Elsewhere
        return got


class NoChance:
    """For a refusal: it must not draw."""

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        raise AssertionError("a refusal drew from the pile")


class Step(Struct, frozen=True):
    """One decision: the state it was taken in, who took it, what came of it."""

    state: Any
    seat: int
    command: Any
    events: tuple[Any, ...]
    after: Any
    given: tuple[bytes, ...]


RARE = ("concede", "name_kingdom")
"""Offered all the time: chosen now and then, so that games go on."""


def pick(offers: Sequence[Offer], rnd: random.Random) -> Offer:
    common = [offer for offer in offers if offer.command not in RARE]
    rare = [offer for offer in offers if offer.command in RARE]
    return rnd.choice(rare if rare and (not common or rnd.random() < 0.002) else common)


def house(options: Sequence[Option], rnd: random.Random) -> dict[str, str]:
    """A table's options, each at its default or, one time in three, at another value."""
    chosen: dict[str, str] = {}
    for option in options:
        if option.values and rnd.random() < 0.33:
            chosen[option.key] = rnd.choice(option.values).value
    return chosen


def opening(game: Game, seed: int, seats: int) -> tuple[Any, Any, tuple[Any, ...], Fair]:
    """Options, first state and the events that led there."""
    chance = Fair(seed)
    options = game.read_options(house(game.options, random.Random(seed)), seats)
    events, state = game.start([""] * seats, options, chance)
    return options, state, events, chance


def walk(game: Game, seed: int, seats: int, most: int = 100_000) -> Iterator[Step]:
    """A whole game, or its first `most` decisions. The clock speaks now and then."""
    _, state, _, chance = opening(game, seed, seats)
    rnd = random.Random(seed + 1)
    for _ in range(most):
        asked = game.awaited(state)
        if not asked:
            return
        seat = rnd.choice(asked)
        alarms = game.alarms(state)
        chance.given.clear()
        if alarms and rnd.random() < 0.01:
            seat, command = -1, game.alarm_command(alarms[0])
        else:
            command = fill(pick(game.offers(state, seat), rnd), game.commands, rnd.random)
        events, after = game.play(state, seat, command, chance)
        yield Step(state, seat, command, events, after, tuple(chance.given))
        state = after
