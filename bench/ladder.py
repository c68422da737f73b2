"""The ladder of the bots: how often each strength beats the one below, in seeded games anybody can play again.

`python -m bench.ladder` plays all of it, `--games 40` a part; `--write` puts the figures into docs/bots.md.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from msgspec import Struct

from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.game import DominoKnights
from parlour.lab.figures import wilson
from parlour.lab.play import play_game

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- figures: python -m bench.ladder --write -->", "<!-- end of figures -->"


class Rung(Struct, frozen=True):
    """One player of a strength against others of another, the seats taken in turn."""

    one: str
    others: str
    seats: int
    games: int = 200
    target: float = 0.65
    options: tuple[tuple[str, str], ...] = ()
    called: str = ""


RUNGS = (
    Rung("normal", "easy", 2),
    Rung("hard", "normal", 2),
    Rung("hard", "normal", 4, 100, 0.40),
    Rung("hard", "normal", 2, 100, 0.60, (("looting", "yes"),), ", with looting"),
    Rung("hard", "normal", 2, 100, 0.60, (("dominoless", "yes"),), ", cards only"),
    Rung("hard", "normal", 2, 40, 0.60, (("goal", "fameFirstTo"), ("fameGoal", "15")), ", first to 15 Fame"),
)


class Timed(DominoKnights):
    """Remembers how long each decision of a strength took, in seconds of processor time."""

    def __init__(self) -> None:
        self.took: list[tuple[str, float]] = []

    def bot(self, world: Any, seat: int, level: str, random: Any) -> Any:
        begun = time.process_time()
        command = GAME.bot(world, seat, level, random)
        self.took.append((level, time.process_time() - begun))
        return command


def won(rung: Rung, seed: int) -> tuple[float, list[float]]:
    """The one player's share of this game's victory, and how long each of her decisions took."""
    game = Timed()
    levels = [rung.others] * rung.seats
    levels[seed % rung.seats] = rung.one
    outcome = play_game(game, levels, seed, GAME.read_options(dict(rung.options), rung.seats))
    winners = outcome.winners if outcome is not None else ()
    return (1 / len(winners) if seed % rung.seats in winners else 0.0), [
        took for level, took in game.took if level == rung.one
    ]


def climb(rung: Rung, pool: ProcessPoolExecutor, games: int) -> str:
    """One line of the table."""
    results: list[tuple[float, list[float]]] = []
    for result in pool.map(won, [rung] * games, range(games)):
        results.append(result)
        if len(results) % 20 == 0:
            print(f"  {len(results)} games, {sum([share for share, _ in results]):g} won", file=sys.stderr, flush=True)
    wins = sum([share for share, _ in results])
    took = sorted([one for _, times in results for one in times])
    least, most = wilson(wins, games)
    who = f"{rung.one} against {'one' if rung.seats == 2 else 'three'} {rung.others}{rung.called}"
    return (
        f"| {who} | {games} | {100 * wins / games:.1f} % | {100 * least:.1f} to {100 * most:.1f} % | "
        f"{100 * rung.target:.0f} % "
        f"| {1000 * sum(took) / len(took):.1f} ms | {1000 * took[int(0.99 * len(took))]:.0f} ms | "
        f"{1000 * took[-1]:.0f} ms |"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    top = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    top.add_argument("--games", type=int, help="so many on each rung (default: 200, of four players 100)")
    top.add_argument("--jobs", type=int, default=2, help="processes")
    top.add_argument("--rung", type=int, choices=range(1, len(RUNGS) + 1), help="only this one")
    top.add_argument("--write", action="store_true", help="into docs/bots.md")
    asked = top.parse_args(arguments)
    lines = [
        "| pairing | games | won | 95 % interval | target | a decision, mean | 99 % within | longest |",
        "|---|---|---|---|---|---|---|---|",
    ]
    rungs = RUNGS if asked.rung is None else (RUNGS[asked.rung - 1],)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for rung in rungs:
            lines.append(climb(rung, pool, asked.games or rung.games))
            print(lines[-1], flush=True)
    if asked.write:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        PAGE.write_text(before + "\n".join([BEGIN, "", *lines, "", END]) + rest.partition(END)[2], "utf-8")


if __name__ == "__main__":
    main()
