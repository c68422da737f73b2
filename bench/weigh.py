"""Fits what the hard bot of Domino Knights thinks each measure of a Kingdom is worth, from games of the rule of thumb.

`python -m bench.weigh` prints the weights for `bot/judge.py`; `--games 300` makes do with fewer. A position is taken at
the beginning of every turn; what is fitted is how likely each Kingdom is to win from there (a softmax over those left),
by Newton's method with a little shrinkage.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.bot.judge import army, measures
from parlour.games.domino_knights.model import State
from parlour.lab.play import Step, play_game

SETTINGS: dict[str, dict[str, str]] = {
    "PLAIN": {},
    "LOOTING": {"looting": "yes"},
    "CARDS": {"dominoless": "yes"},
    "FAME": {"goal": "fameFirstTo", "fameGoal": "15"},
}
SHRINK = 2.0
Position = tuple[list[int], list[tuple[float, ...]]]
"""Who is left, and the measures of each."""


def positions(task: tuple[dict[str, str], int, int]) -> tuple[list[Position], tuple[int, ...]]:
    """One game: its positions, and who won."""
    chosen, seats, seed = task
    found: list[Position] = []
    seen = [0]

    def watch(step: Step) -> None:
        state: State = step.after
        if state.turn <= seen[0] or state.outcome is not None:
            return
        seen[0] = state.turn
        living = [seat for seat, kingdom in enumerate(state.kingdoms) if kingdom.alive]
        armies = [army(state, seat) for seat in range(seats)]
        found.append((living, [measures(state, seat, armies) for seat in living]))

    outcome = play_game(GAME, ["normal"] * seats, seed, GAME.read_options(chosen, seats), watch=watch, most=8000)
    return found, outcome.winners if outcome is not None else ()


def fitted(games: list[tuple[list[Position], tuple[int, ...]]], duel: bool) -> tuple[list[float], int]:
    """The weights that make what happened most likely; and from how many positions."""
    rows: list[tuple[Any, Any]] = []
    for found, winners in games:
        for living, values in found:
            won = np.array([seat in winners for seat in living], float)
            if won.sum() and (len(living) == 2) == duel:
                rows.append((np.array(values), won / won.sum()))
    size = rows[0][0].shape[1]
    weights = np.zeros(size)
    for _ in range(25):
        slope, bend = -SHRINK * weights, SHRINK * np.eye(size)
        for values, won in rows:
            strength = np.exp(values @ weights - (values @ weights).max())
            chance = strength / strength.sum()
            slope += values.T @ (won - chance)
            middle = chance @ values
            bend += values.T @ (values * chance[:, None]) - np.outer(middle, middle)
        weights = weights + np.linalg.solve(bend, slope)
    return [round(float(weight), 2) for weight in weights], len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=1500, help="for each setting and number of seats; a tenth of it for Fame"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="")
    wish = parser.parse_args()
    with ProcessPoolExecutor(wish.jobs) as pool:
        for name, chosen in SETTINGS.items():
            if wish.only and name != wish.only:
                continue
            count = wish.games // 5 if name == "FAME" else wish.games
            tasks = [(chosen, seats, seed) for seats in (2, 4) for seed in range(count)]
            games = list(pool.map(positions, tasks, chunksize=10))
            for duel in (True, False):
                weights, rows = fitted(games, duel)
                print(f"{name} {'DUEL' if duel else 'COMPANY'} ({rows} positions): {tuple(weights)}", flush=True)


if __name__ == "__main__":
    main()
