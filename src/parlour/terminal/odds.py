"""Questions of chance and their answers in a terminal: bars, percents, exact fractions. Computes nothing."""

import sys

import msgspec
from rich.table import Table

from parlour.core.game import Game
from parlour.core.house import terminal_says
from parlour.core.odds import Answer, percent
from parlour.terminal.screen import Screen

WIDTH = 40
_LONG = 24
"""Longer fractions stand below the bars, each on a line of its own."""
_EIGHTHS = " ▏▎▍▌▋▊▉"
_COLOURS = {"fail": "#d55e00", "tie": "#e69f00", "succeed": "#009e73", "style": "#0072b2"}


def bar(ways: int, of: int) -> str:
    """So much of the width, to an eighth of a character.

    >>> bar(1, 2), bar(0, 5), bar(1, 1000)
    ('████████████████████', '', '▏')
    """
    eighths = (ways * WIDTH * 8 * 2 + of) // (2 * of) if of else 0
    eighths = max(eighths, 1) if ways else 0
    return "█" * (eighths // 8) + (_EIGHTHS[eighths % 8] if eighths % 8 else "")


def questions(game: Game) -> None:
    """What may be asked of a game."""
    console = Screen()
    if not game.odds:
        console.print(terminal_says("no-odds", title=game.about.title))
    for question in game.odds:
        console.print(f"{question.key}: {question.title}", style="bold")
        console.print(f"  {question.note}")
        for setting in question.settings:
            among = "|".join([value for value, _ in setting.values]) or (
                terminal_says("setting-text") if setting.text else f"{setting.least}..{setting.most}"
            )
            console.print(
                f"    {setting.key}={setting.default}   {setting.label} ({among}) {setting.note}".rstrip(), style="dim"
            )


def bars(answer: Answer, *, exact: bool) -> None:
    console = Screen(soft_wrap=False)
    console.print(answer.title, style="bold")
    plot = Table.grid(padding=(0, 2))
    long = exact and any(len(row.fraction) > _LONG for row in answer.bars)
    for row in answer.bars:
        cells = [row.label, percent(row.ways, row.of)]
        if exact and not long:
            cells.append(row.fraction)
        plot.add_row(*cells, bar(row.ways, row.of), row.note, style=_COLOURS.get(row.kind))
    console.print(plot)
    for row in answer.bars if long else ():
        console.print(f"{row.label}: {row.fraction}", soft_wrap=True)
    if exact:
        console.print(terminal_says("exact"), style="dim")
    for line in answer.lines:
        console.print(line)
    if answer.grid is not None:
        grid = Table(*answer.grid.head)
        for cells_of in answer.grid.rows:
            grid.add_row(*cells_of)
        console.print(grid)


def in_json(answer: Answer) -> None:
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
