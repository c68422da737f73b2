"""A study in a terminal: what is asked for, how far it is, and what came out. Computes nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from parlour.lab.figures import Figures, Length, Rate, Winning
from parlour.lab.files import Result, reckoned
from parlour.lab.study import Progress as Told
from parlour.terminal.screen import Screen


@contextmanager
def progress(games: int) -> Iterator[Told | None]:
    """A bar, where somebody looks at a terminal."""
    console = Screen(stderr=True, soft_wrap=False)
    if not console.is_terminal:
        yield None
        return
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda more: bar.advance(task, more)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _interval(rate: Rate) -> str:
    return f"{100 * rate.low:.1f} - {100 * rate.high:.1f}" if rate.trials else ""


def _table(title: str, *columns: str) -> Table:
    table = Table(
        title=title, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0), header_style="dim"
    )
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at == 0 else "right")
    return table


def _winning(title: str, first: str, rows: list[Winning]) -> Table:
    table = _table(title, first, "seats", "won", "95 % interval", "par", "alone", "shared")
    for row in rows:
        seats = f"{row.seats:g}"
        table.add_row(
            row.name,
            seats,
            _percent(row.won.value),
            _interval(row.won),
            _percent(row.par),
            f"{row.alone:,}",
            f"{row.shared:,}",
        )
    return table


def _lengths(lengths: list[tuple[str, Length | None]]) -> Table:
    table = _table("How long it takes", "", "mean", "95 % interval", "5 %", "half", "95 %", "most")
    for name, spread in lengths:
        if spread is not None:
            quantiles = [f"{spread.quantiles[percent]:,}" for percent in ("5", "50", "95")]
            interval = f"{spread.low:,.1f} - {spread.high:,.1f}"
            table.add_row(name, f"{spread.mean:,.1f}", interval, *quantiles, f"{spread.most:,}")
    return table


def _endings(found: Figures) -> Table:
    table = _table("How it ends", "", "games", "95 % interval")
    for ending in found.endings:
        table.add_row(ending.how, _percent(ending.share.value), _interval(ending.share))
    if found.shared.value:
        table.add_row("with several winners", _percent(found.shared.value), _interval(found.shared))
    return table


def _played(found: Figures) -> Table:
    table = _table(
        "Special cards: how often", "", "a game", "in games", "negated", "its player won", "95 % interval", "par"
    )
    for row in found.specials:
        shares = [_percent(rate.value) for rate in (row.in_games, row.negated, row.players_won)]
        table.add_row(row.name, f"{row.per_game:.2f}", *shares, _interval(row.players_won), _percent(row.par))
    return table


def _decided(found: Figures) -> Table:
    table = _table(
        "Special cards: plays that decided a fate",
        "",
        "brought about",
        "95 % interval",
        "averted",
        "95 % interval",
        "last turn",
    )
    for row in found.specials:
        felled, saved = row.felled, row.saved
        cells = (
            _percent(felled.value),
            _interval(felled),
            _percent(saved.value),
            _interval(saved),
            _percent(row.last.value),
        )
        table.add_row(row.name, *cells)
    return table


def report(result: Result, seconds: float | None = None) -> None:
    """Everything that was found, in tables."""
    console = Screen(soft_wrap=False)
    found, job = reckoned(result), result.job
    options = ", ".join([f"{key}={value}" for key, value in job.options]) or "as written"
    seats = "fixed seats" if job.fixed_seats else "seats change from game to game"
    console.print(
        f"{job.game}, {job.players} players: {', '.join(job.levels)}; {options}; seed {job.seed}; {seats}",
        style="bold",
        soft_wrap=True,
    )
    took = f" in {seconds:,.0f} s ({found.games / seconds:,.1f} a second)" if seconds else ""
    console.print(f"{found.games:,} of {job.games:,} games{took}", soft_wrap=True)
    if found.games == found.unfinished:
        return
    tables = [
        _winning("Who wins: by strength", "strength", found.levels),
        _winning("Who wins: by seat", "seat", found.seats),
    ]
    tables += [_winning("Who wins: who began", "", [found.first])] if found.first else []
    tables += [_lengths([("turns", found.turns), ("decisions", found.decisions)]), _endings(found)]
    tables += [_played(found), _decided(found)] if found.specials else []
    for table in tables:
        console.print()
        console.print(table)


def failures(result: Result, shown: int = 10) -> None:
    """Games that could not be played, so that each can be played again."""
    console = Screen(stderr=True)
    failed, found = result.tally.failures, result.tally
    if found.unfinished:
        games = "1 game was" if found.unfinished == 1 else f"{found.unfinished:,} games were"
        console.print(f"{games} broken off after {result.job.most:,} decisions and only counted here.", style="bold")
    if failed:
        console.print("1 game failed:" if len(failed) == 1 else f"{len(failed):,} games failed:", style="bold red")
    for failure in failed[:shown]:
        console.print(f"  game {failure.number} (seed {failure.seed}): {failure.what}")
    if len(failed) > shown:
        console.print(f"  and {len(failed) - shown:,} more; --json FILE holds them all")
    if failed:
        console.print(f"Play one again with: --only {failed[0].number}")
