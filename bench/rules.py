"""The rules alone, on one core: decisions a second of random play, and what each question of the contract costs."""

import contextlib
import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

from parlour.core.game import CannotRedeal, Game
from parlour.core.offers import fill, pieces_of
from parlour.games import GAMES

GAMES_A_ROUND, ROUNDS, SEATS = 25, 5, 4
NOT_PLAYED = frozenset(
    (
        "concede",
        "name_kingdom",
        "close_table",
        "end_session",
        "close_scene",
        "hand_over",
        "drop_character",
        "remove_zone",
        "leave",
        "new_character",
        "call_ready",
        "make_mook",
        "make_group",
        "propose_fact",
        "add_zone",
        "add_aspect",
        "suggest_aspect",
        "write_note",
    )
)
"""Offered all the time; in random play they would only end things, or heap them up."""
AN_EVENING = 200
"""So many decisions at a table whose story has no end of its own."""


class Fast:
    """Seeded chance without proof: the rules are measured, not the luck."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        left = bytearray(pile)
        out = bytearray()
        for _ in range(min(count, len(pile))):
            i = int(self._random() * len(left))
            out.append(left[i])
            left[i] = left[-1]
            del left[-1]
        return bytes(out)


Watching = Callable[[Any, int, Any, tuple[Any, ...]], None]


def play_out(game: Game, seed: int, seats: int, keep: Watching | None = None, options: Any = None) -> int:
    """One game at random to its end, every command chosen from the offers and checked; how many decisions it took."""
    chance = Fast(seed)
    rnd = random.Random(seed + 1).random
    names = [f"Player {seat}" if game.about.master else "" for seat in range(seats)]
    _, state = game.start(names, options or game.default_options(seats), chance)
    awaited, offers, play, commands = game.awaited, game.offers, game.play, game.commands
    for seat, command in game.rehearsal(seats):
        state = play(state, seat, command, chance)[1]
    decisions = 0
    everybody = tuple(range(seats))
    while asked := awaited(state) or (everybody if game.about.master else ()):
        if game.about.master and decisions == AN_EVENING:
            break
        seat = asked[int(rnd() * len(asked))]
        choice = [offer for offer in offers(state, seat) if offer.command not in NOT_PLAYED]
        command = fill(choice[int(rnd() * len(choice))], commands, rnd)
        events, after = play(state, seat, command, chance)
        if keep is not None:
            keep(state, seat, command, events)
        state = after
        decisions += 1
    return decisions


def speed(game: Game) -> list[float]:
    """Decisions a second, one figure a round."""
    figures = []
    for number in range(ROUNDS):
        began = time.process_time()
        decisions = sum(play_out(game, number * 1000 + i, SEATS) for i in range(GAMES_A_ROUND))
        figures.append(decisions / (time.process_time() - began))
    return figures


def tag_of(command: Any) -> str:
    tag: str = command.__struct_config__.tag
    return tag


def costs(game: Game, asked: Sequence[str] = (), games: int = 4) -> dict[str, float]:
    """Microseconds for each question (or those that are asked), over the states of a few random games."""
    seen: list[tuple[Any, int, Any, tuple[Any, ...]]] = []
    for seed in range(games):
        play_out(game, seed, SEATS, lambda *step: seen.append(step))
    chance = Fast(1)

    def redealt(state: Any, seat: int) -> None:
        with contextlib.suppress(CannotRedeal):
            game.redeal(state, seat, chance)

    questions: dict[str, Callable[[Any, int, Any, tuple[Any, ...]], Any]] = {
        "menus, four seats": lambda state, seat, command, events: [game.menu(state, s) for s in range(SEATS)],
        "judged": lambda state, seat, command, events: game.refused(state, seat, command),
        "its form": lambda state, seat, command, events: game.form(state, seat, tag_of(command)),
        "play, checked": lambda state, seat, command, events: game.play(state, seat, command, chance),
        "evolve": lambda state, seat, command, events: game.evolve(state, events),
        "public view": lambda state, seat, command, events: game.public(state),
        "private view": lambda state, seat, command, events: game.private(state, seat),
        "names in the offers": lambda state, seat, command, events: game.names(
            state, seat, tuple(pieces_of(game.menu(state, seat).forms))
        ),
        "redeal": lambda state, seat, command, events: redealt(state, seat),
    }
    out = {}
    for name in asked or questions:
        ask, rounds = questions[name], []
        for _ in range(3):
            began = time.process_time()
            for step in seen:
                ask(*step)
            rounds.append((time.process_time() - began) / len(seen) * 1e6)
        out[name] = min(rounds)
    return out


def main() -> None:
    for key, game in GAMES.items():
        figures = speed(game)
        middle = statistics.median(figures)
        print(
            f"{key}: random play of {SEATS}, {middle:,.0f} decisions/s "
            f"[{min(figures):,.0f}-{max(figures):,.0f}], one core"
        )
        for name, cost in costs(game).items():
            print(f"  {name:22} {cost:7.1f} us   {cost * middle / 1e6:5.2f} of a decision")


if __name__ == "__main__":
    main()
