"""A study in a terminal: what is asked for, how far it is, and what came out. Computes nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from parlour.core.house import terminal_says
from parlour.lab.figures import Figures, Length, Rate, Winning
from parlour.lab.files import Result, reckoned
from parlour.lab.study import Progress as Counting
from parlour.terminal.screen import Screen


@contextmanager
def progress(games: int) -> Iterator[Counting | None]:
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
        TextColumn(terminal_says("time-left")),
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
    table = _table(title, first, *_heads("seats", "won", "interval", "par", "alone", "shared"))
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
    table = _table(
        terminal_says("study-length"), "", *_heads("mean", "interval"), "5 %", *_heads("half"), "95 %", *_heads("most")
    )
    for name, spread in lengths:
        if spread is not None:
            quantiles = [f"{spread.quantiles[percent]:,}" for percent in ("5", "50", "95")]
            interval = f"{spread.low:,.1f} - {spread.high:,.1f}"
            table.add_row(name, f"{spread.mean:,.1f}", interval, *quantiles, f"{spread.most:,}")
    return table


def _endings(found: Figures) -> Table:
    table = _table(terminal_says("study-endings"), "", *_heads("games", "interval"))
    for ending in found.endings:
        table.add_row(ending.how, _percent(ending.share.value), _interval(ending.share))
    if found.shared.value:
        table.add_row(terminal_says("study-shared"), _percent(found.shared.value), _interval(found.shared))
    return table


def _played(found: Figures) -> Table:
    table = _table(
        terminal_says("study-specials"), "", *_heads("per-game", "in-games", "negated", "player-won", "interval", "par")
    )
    for row in found.specials:
        shares = [_percent(rate.value) for rate in (row.in_games, row.negated, row.players_won)]
        table.add_row(row.name, f"{row.per_game:.2f}", *shares, _interval(row.players_won), _percent(row.par))
    return table


def _decided(found: Figures) -> Table:
    table = _table(terminal_says("study-fates"), "", *_heads("brought", "interval", "averted", "interval", "last-turn"))
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


def _heads(*keys: str) -> list[str]:
    return [terminal_says(f"head-{key}") for key in keys]


def _counted(games: int, of: int, seconds: float | None) -> str:
    if not seconds:
        return terminal_says("study-games", games=games, of=of)
    rate = f"{games / seconds:,.1f}"
    return terminal_says("study-games-timed", games=games, of=of, seconds=round(seconds), rate=rate)


def report(result: Result, seconds: float | None = None) -> None:
    """Everything that was found, in tables."""
    console = Screen(soft_wrap=False)
    found, job = reckoned(result), result.job
    options = ", ".join([f"{key}={value}" for key, value in job.options]) or terminal_says("as-written")
    known: dict[str, str | int] = {"game": job.game, "players": job.players, "levels": ", ".join(job.levels)}
    key = "study-fixed" if job.fixed_seats else "study-head"
    console.print(terminal_says(key, **known, options=options, seed=str(job.seed)), style="bold", soft_wrap=True)
    console.print(_counted(found.games, job.games, seconds), soft_wrap=True)
    if found.games == found.unfinished:
        return
    tables = [
        _winning(terminal_says("study-by-strength"), _heads("strength")[0], found.levels),
        _winning(terminal_says("study-by-seat"), _heads("seat")[0], found.seats),
    ]
    tables += [_winning(terminal_says("study-by-first"), "", [found.first])] if found.first else []
    tables += [
        _lengths(list(zip(_heads("turns", "decisions"), (found.turns, found.decisions), strict=True))),
        _endings(found),
    ]
    tables += [_played(found), _decided(found)] if found.specials else []
    for table in tables:
        console.print()
        console.print(table)


def failures(result: Result, shown: int = 10) -> None:
    """Games that could not be played, so that each can be played again."""
    console = Screen(stderr=True)
    failed, found = result.tally.failures, result.tally
    if found.unfinished:
        console.print(terminal_says("unfinished", games=found.unfinished, most=result.job.most), style="bold")
    if failed:
        console.print(terminal_says("failed", games=len(failed)), style="bold red")
    for failure in failed[:shown]:
        console.print(
            f"  {terminal_says('failure', number=str(failure.number), seed=str(failure.seed), what=failure.what)}"
        )
    if len(failed) > shown:
        console.print(f"  {terminal_says('failed-more', count=len(failed) - shown)}")
    if failed:
        console.print(terminal_says("play-again", number=str(failed[0].number)))
