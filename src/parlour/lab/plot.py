"""A study as a picture: who wins, how long it takes, what special cards do. Matplotlib draws it; nothing else needs
it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from parlour.core.house import lab_says
from parlour.core.phrasebook import listed
from parlour.games import GAMES
from parlour.lab.errors import BadStudy
from parlour.lab.figures import Figures, Rate, Winning, quantile
from parlour.lab.files import Result, reckoned

ENDINGS = (".svg", ".png")
BLUE, ORANGE, GREEN, GREY, INK = "#0072b2", "#d55e00", "#009e73", "#8a8a8a", "#222222"
"""Colours that people with any eyes can tell apart."""
_STYLE = {
    "font.size": 10,
    "font.family": "DejaVu Sans",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": GREY,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.fonttype": "path",
    "svg.hashsalt": "parlour",
    "figure.facecolor": "white",
}


def check(path: Path) -> None:
    """Before the first game is played: can this picture be drawn at all?"""
    if path.suffix not in ENDINGS:
        raise BadStudy(lab_says("plot-ending", endings=listed(ENDINGS, "or"), name=path.name))
    _matplotlib()


def _matplotlib() -> Any:
    try:
        import matplotlib
    except ModuleNotFoundError:
        raise BadStudy(lab_says("no-matplotlib")) from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot


def draw(result: Result, path: Path) -> None:
    """Up to four pictures on one sheet; equal results are equal files."""
    plt = _matplotlib()
    found = reckoned(result)
    with plt.rc_context(_STYLE):
        figure, ((wins, lengths), (plays, deeds)) = plt.subplots(2, 2, figsize=(11, 7.6), layout="constrained")
        figure.suptitle(_title(result), fontsize=12, x=0.01, ha="left")
        _wins(wins, found)
        _lengths(lengths, found)
        _plays(plays, found)
        _deeds(deeds, found)
        figure.savefig(path, dpi=120, metadata={"Date": None} if path.suffix == ".svg" else None)
        plt.close(figure)


def _title(result: Result) -> str:
    job = result.job
    game = GAMES[job.game].about.title if job.game in GAMES else job.game
    options = ", ".join([f"{key} {value}" for key, value in job.options]) or lab_says("as-written")
    return lab_says(
        "plot-title",
        game=game,
        games=result.tally.games,
        players=job.players,
        levels=", ".join(job.levels),
        options=options,
    )


def _bars(axes: Any, names: Sequence[str], rates: Sequence[Rate], colours: Sequence[str]) -> None:
    """Shares in per cent with their intervals, the first on top."""
    at = list(range(len(names)))[::-1]
    values = [100 * rate.value for rate in rates]
    below = [value - 100 * rate.low for value, rate in zip(values, rates, strict=True)]
    above = [100 * rate.high - value for value, rate in zip(values, rates, strict=True)]
    axes.barh(at, values, color=colours, height=0.62)
    axes.errorbar(
        values,
        at,
        xerr=([max(0.0, b) for b in below], [max(0.0, a) for a in above]),
        fmt="none",
        ecolor=INK,
        elinewidth=1.2,
        capsize=3,
    )
    axes.set_yticks(at, names)
    axes.set_xlim(left=0)


def _wins(axes: Any, found: Figures) -> None:
    rows: list[tuple[str, Winning, str]] = [(row.name, row, BLUE) for row in found.levels]
    rows += [(lab_says("plot-seat", seat=row.name), row, GREY) for row in found.seats]
    rows += [(lab_says("plot-first"), found.first, ORANGE)] if found.first else []
    _bars(axes, [name for name, _, _ in rows], [row.won for _, row, _ in rows], [colour for _, _, colour in rows])
    for at, (_, row, _) in enumerate(reversed(rows)):
        axes.plot([100 * row.par] * 2, [at - 0.4, at + 0.4], color=INK, linestyle=":", linewidth=1.6)
    axes.set_title(lab_says("plot-wins"))
    axes.set_xlabel(lab_says("plot-percent"))


def _lengths(axes: Any, found: Figures) -> None:
    spread, what = (found.turns, "turns") if found.turns else (found.decisions, "decisions")
    if spread is None:
        return
    last = quantile(spread.histogram, 99)
    width = max(1, -(-(last - spread.least + 1) // 40))
    games = sum(spread.histogram.values())
    bins: dict[int, int] = {}
    for value, count in spread.histogram.items():
        start = min(value, last) // width * width
        bins[start] = bins.get(start, 0) + count
    shares = [100 * count / games for count in bins.values()]
    axes.bar([start + (width - 1) / 2 for start in bins], shares, width=0.9 * width, color=GREEN)
    axes.axvline(spread.quantiles["50"], color=INK, linestyle=":", linewidth=1.6)
    axes.set_title(lab_says(f"plot-length-{what}"))
    unit = lab_says(f"plot-{what}")
    axes.set_xlabel(lab_says("plot-longer", unit=unit) if spread.most > last else unit)
    axes.set_ylabel(lab_says("plot-games"))


def _plays(axes: Any, found: Figures) -> None:
    if not found.specials:
        axes.set_axis_off()
        return
    names = [special.name for special in found.specials]
    at = list(range(len(names)))[::-1]
    axes.barh(at, [special.per_game for special in found.specials], color=BLUE, height=0.62)
    axes.set_yticks(at, names)
    axes.set_title(lab_says("plot-plays"))


def _deeds(axes: Any, found: Figures) -> None:
    if not found.specials:
        axes.set_axis_off()
        return
    at = list(range(len(found.specials)))[::-1]
    for shift, key, colour, label in (
        (0.18, "felled", ORANGE, lab_says("plot-brought")),
        (-0.18, "saved", BLUE, lab_says("plot-averted")),
    ):
        rates: list[Rate] = [getattr(special, key) for special in found.specials]
        values = [100 * rate.value for rate in rates]
        spans = [[max(0.0, value - 100 * rate.low) for value, rate in zip(values, rates, strict=True)],
                 [max(0.0, 100 * rate.high - value) for value, rate in zip(values, rates, strict=True)]]  # fmt: skip
        rows = [row + shift for row in at]
        axes.barh(rows, values, color=colour, height=0.34, label=label)
        axes.errorbar(values, rows, xerr=spans, fmt="none", ecolor=INK, elinewidth=1, capsize=2)
    axes.set_yticks(at, [special.name for special in found.specials])
    axes.set_xlim(left=0)
    axes.set_title(lab_says("plot-fates"))
    axes.set_xlabel(lab_says("plot-of-plays"))
    axes.legend(frameon=False, loc="lower right")
