"""Random play of Domino Knights beside that of other engines in Python, on one core, taken in turns in one run."""

import random
import statistics
import time
from collections.abc import Callable

import pyspiel
import rlcard
from open_spiel.python.games import block_dominoes  # noqa: F401  (makes itself known to pyspiel)

from bench.rules import play_out
from parlour.core.game import Game
from parlour.games import GAMES

ROUNDS, SECONDS, SEATS = 5, 1.0, 4
KNIGHTS = "domino-knights"
WAYS: dict[str, dict[str, str]] = {
    "as written": {},
    "with Fame, looting, multi-turn training": {"goal": "fameFirstTo", "looting": "yes", "multiTurnTraining": "yes"},
    "without dominoes": {"dominoless": "yes"},
}
RLCARD = ("uno", "gin-rummy", "doudizhu")

Playing = Callable[[int], int]
"""One game by its seed; how many decisions it took."""


def ours(game: Game, chosen: dict[str, str]) -> Playing:
    options = game.read_options(chosen, SEATS)
    return lambda seed: play_out(game, seed, SEATS, options=options)


def of_rlcard(key: str) -> Playing:
    env = rlcard.make(key, config={"seed": 1})

    def playing(seed: int) -> int:
        rnd = random.Random(seed).random
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rnd() * len(legal))])
            decisions += 1
        return decisions

    return playing


def of_open_spiel(key: str) -> Playing:
    game = pyspiel.load_game(key)

    def playing(seed: int) -> int:
        rnd = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rnd.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rnd.random() * len(legal))])
                decisions += 1
        return decisions

    return playing


def rate(playing: Playing, first: int) -> float:
    """Decisions a second, over about a second of processor time."""
    began, decisions, seed = time.process_time(), 0, first
    while (spent := time.process_time() - began) < SECONDS:
        decisions += playing(seed)
        seed += 1
    return decisions / spent


def main() -> None:
    engines = {f"Domino Knights, {name}": ours(GAMES[KNIGHTS], chosen) for name, chosen in WAYS.items()}
    engines["OpenSpiel, block dominoes in Python"] = of_open_spiel("python_block_dominoes")
    engines |= {f"RLCard, {key}": of_rlcard(key) for key in RLCARD}
    figures: dict[str, list[float]] = {name: [] for name in engines}
    for turn in range(ROUNDS):
        for name, playing in engines.items():
            figures[name].append(rate(playing, turn * 100_000))
    first = statistics.median(next(iter(figures.values())))
    print(
        f"random play, decisions/s on one core, median of {ROUNDS} rounds taken in turns [least-most]; ours "
        f"with {SEATS} players"
    )
    for name, each in figures.items():
        middle = statistics.median(each)
        print(f"  {name:55} {middle:9,.0f} [{min(each):,.0f}-{max(each):,.0f}]   {middle / first:5.2f} of the first")


if __name__ == "__main__":
    main()
