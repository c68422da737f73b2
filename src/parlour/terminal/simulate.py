"""The command `parlour simulate`: arguments to a study, a study to tables and files."""

import argparse
import signal
import threading
import time
from pathlib import Path

from parlour.core.house import lab_says, terminal_says
from parlour.core.phrasebook import listed
from parlour.games import GAMES
from parlour.lab import plot
from parlour.lab.crew import Alone, Cluster, Crew, Processes, cores
from parlour.lab.errors import BadStudy
from parlour.lab.files import Result, in_csv, in_json, merge
from parlour.lab.job import Job, seating, seed_of, shard
from parlour.lab.play import MOST, PACE
from parlour.lab.shard import play_number
from parlour.lab.study import prepared, run
from parlour.terminal.screen import show
from parlour.terminal.study import failures, progress, report

PLAYERS, GAMES_PLAYED = 4, 1000


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", nargs="?", help=f"game to play ({', '.join([key for key, game in GAMES.items() if game.levels])})")
    add("--players", type=int, help=f"number of players (default: as many as --seats names, else {PLAYERS})")
    add("--games", type=int, default=GAMES_PLAYED, help=f"number of games (default: {GAMES_PLAYED})")
    add(
        "--seats",
        default="normal",
        help="strengths of the bots, such as hard,normal,normal,easy, or one for all (default: normal)",
    )
    add(
        "--fixed-seats",
        action="store_true",
        help="keep the first strength at seat 1 in every game (default: seats change)",
    )
    add("--set", action="append", default=[], metavar="option=value", help="an option of the game; may be repeated")
    add("--preset", help="a named set of options; --set overrides it")
    add("--seed", type=int, default=1, help="the same seed plays the same games (default: 1)")
    add(
        "--pace",
        type=float,
        default=PACE,
        help=f"seconds a decision takes on the clock of timed goals (default: {PACE:g})",
    )
    add("--most", type=int, default=MOST, help=f"decisions after which a game is stopped (default: {MOST})")
    add("--workers", type=int, help="processes on this machine (default: one per core)")
    add("--cluster", metavar="ADDRESS", help="play on a Dask cluster instead, such as tcp://host:8786")
    add("--shard", metavar="I/N", help="play only share I of N and write a file for --merge")
    add("--merge", nargs="+", type=Path, metavar="FILE", help="add up the files of several shares")
    add("--only", type=int, metavar="NUMBER", help="play this one game again and show how it ends")
    add("--csv", type=Path, metavar="FILE", help="save the figures as CSV")
    add("--json", type=Path, metavar="FILE", help="save question, counts and figures as JSON")
    add("--plot", type=Path, metavar="FILE", help="save a picture (.svg or .png)")


def simulate(asked: argparse.Namespace) -> int:
    """0 when all games were played, 1 when some failed, 130 when stopped."""
    if asked.plot is not None:
        plot.check(asked.plot)
    if asked.merge:
        if asked.game is not None:
            raise BadStudy(terminal_says("merge-alone"))
        result = merge(asked.merge)
        _check_files(asked)
        return _told(result, asked, "", None)
    job = _job(asked)
    if asked.only is not None:
        return _only(job, asked.only)
    numbers = range(job.games)
    if asked.shard is not None:
        index, of = _share(asked.shard)
        numbers = shard(job.games, index, of)
        asked.json = asked.json or Path(f"{job.game}-{index}-of-{of}.json")
    _hear_ctrl_c()
    crew = _crew(asked, len(numbers))
    began = time.monotonic()
    try:
        _check_files(asked)
        with progress(len(numbers)) as told:
            result, stopped = run(job, numbers, crew, told)
    finally:
        crew.close()
    return _told(result, asked, stopped, time.monotonic() - began)


def _hear_ctrl_c() -> None:
    """Also where it was begun in the background, whose programs are deaf to it."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _job(asked: argparse.Namespace) -> Job:
    if asked.game is None:
        raise BadStudy(
            terminal_says("name-a-game", games=listed([key for key, game in GAMES.items() if game.levels], "or"))
        )
    levels = [level.strip() for level in asked.seats.split(",")]
    if len(levels) == 1:
        levels *= PLAYERS if asked.players is None else max(0, asked.players)
    elif asked.players not in (None, len(levels)):
        raise BadStudy(terminal_says("seats-mismatch", strengths=len(levels), players=asked.players))
    chosen: dict[str, str] = {}
    for one in asked.set:
        key, equals, value = one.partition("=")
        if not equals:
            raise BadStudy(terminal_says("option-form", one=one))
        chosen[key] = value
    return prepared(
        asked.game, levels, asked.games, seed=asked.seed, chosen=chosen, preset=asked.preset,
        fixed_seats=asked.fixed_seats, pace=asked.pace, most=asked.most,
    )  # fmt: skip


def _share(written: str) -> tuple[int, int]:
    index, _, of = written.partition("/")
    if not (index.isascii() and index.isdigit() and of.isascii() and of.isdigit()) or not 1 <= int(index) <= int(of):
        raise BadStudy(terminal_says("share-form", one=written))
    return int(index), int(of)


def _check_files(asked: argparse.Namespace) -> None:
    """Whether they can be written is found out before hours of play, not after."""
    for path in (asked.csv, asked.json, asked.plot):
        if path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.open("a").close()
            except OSError as error:
                raise BadStudy(terminal_says("unwritten", path=str(path), why=str(error.strerror))) from None


def _crew(asked: argparse.Namespace, games: int) -> Crew:
    if asked.cluster is not None:
        if asked.workers is not None:
            raise BadStudy(terminal_says("cluster-or-workers"))
        return Cluster(asked.cluster)
    if asked.workers is not None and asked.workers < 1:
        raise BadStudy(terminal_says("no-workers"))
    hands = min(asked.workers or cores(), max(1, games))
    return Processes(hands) if hands > 1 else Alone()


def _told(result: Result, asked: argparse.Namespace, stopped: str, seconds: float | None) -> int:
    report(result, seconds)
    failures(result)
    if stopped:
        key = "stopped-written" if asked.csv or asked.json or asked.plot else "stopped"
        show(f"\n{terminal_says(key, why=stopped)}")
    if asked.json is not None:
        asked.json.write_text(in_json(result), encoding="utf-8")
    if asked.csv is not None:
        asked.csv.write_text(in_csv(result), encoding="utf-8")
    if asked.plot is not None:
        plot.draw(result, asked.plot)
    for path in (asked.json, asked.csv, asked.plot):
        if path is not None:
            show(terminal_says("written", path=str(path)))
    return 130 if stopped == lab_says("stopped-by-you") else 1 if stopped or result.tally.failures else 0


def _only(job: Job, number: int) -> int:
    """One game of the study; where it fails, with all that Python knows about it."""
    if not 0 <= number < job.games:
        raise BadStudy(terminal_says("no-such-game", last=job.games - 1))
    show(
        terminal_says(
            "one-game", number=str(number), seed=str(seed_of(job, number)), seats=", ".join(seating(job, number))
        )
    )
    game = GAMES[job.game]
    _, outcome, seen = play_number(job, game, game.read_options(dict(job.options), job.players), number)
    winners = [terminal_says("seat", number=str(seat + 1)) for seat in outcome.winners] if outcome else []
    how = terminal_says("broken-off") if outcome is None else outcome.how
    won = listed(winners) or terminal_says("nobody")
    show(terminal_says("one-result", turns=seen.turns, decisions=seen.decisions, how=how, won=won))
    return 0
