"""Makes the studies that docs/studies.md tells of and writes their figures into it: `python tools/studies.py --games
2000`.

What was played is kept in --keep and goes on from there; the bots, the rules and the seed decide it all, so anybody
gets the same."""

import argparse
from pathlib import Path

from parlour.lab import plot
from parlour.lab.crew import Alone, Crew, Processes
from parlour.lab.figures import Figures, Rate
from parlour.lab.files import Result, in_json, joined, read, reckoned
from parlour.lab.study import prepared, run
from parlour.lab.tally import Tally

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- figures: tools/studies.py -->", "<!-- end of figures -->"
GAME = "domino-knights"
FOUR = ("normal",) * 4
LONG = 10
"""Games of Fame are long: of these a tenth is played."""
OPTIONS: tuple[tuple[str, dict[str, str], int], ...] = (
    ("as written", {}, 1),
    ("multi-turn training", {"multiTurnTraining": "yes"}, 1),
    ("looting", {"looting": "yes"}, 1),
    ("Fame, first to 30", {"goal": "fameFirstTo"}, LONG),
    ("Fame, attrition", {"goal": "fameAttrition"}, LONG),
    ("healthiest after 10 minutes", {"goal": "healthiestAfter", "minutes": "10"}, 1),
    ("most Fame after 30 minutes", {"goal": "fameTimed", "minutes": "30"}, LONG),
    ("a random goal", {"goal": "random"}, LONG),
    ("cards only", {"dominoless": "yes"}, 1),
    ("double-six", {"set": "double-six"}, 1),
    ("double-twelve", {"set": "double-twelve"}, 1),
)
PLAYERS = (2, 3, 5, 6)


class Shelf:
    """Studies that were made or begun, by name; each goes on where it was left."""

    def __init__(self, folder: Path, games: int, upto: int, crew: Crew) -> None:
        self.folder, self.games, self.upto, self._crew = folder, games, min(upto or games, games), crew
        folder.mkdir(parents=True, exist_ok=True)

    def study(self, name: str, levels: tuple[str, ...], options: dict[str, str], part: int = 1) -> Result:
        """Its games so far, divided by `part`."""
        job = prepared(GAME, levels, self.games // part, chosen=options)
        upto = self.upto // part
        path = self.folder / f"{name.replace(' ', '-').replace(',', '')}.json"
        result = read(path) if path.exists() else Result(job, [], Tally())
        if result.job != job:
            result = Result(job, [], Tally())
        have = result.done[-1][1] if result.done else 0
        if have < upto:
            more, stopped = run(job, range(have, upto), self._crew)
            if stopped or more.tally.failures:
                raise SystemExit(f"{name}: {stopped or more.tally.failures[:3]}")
            result.tally.add(more.tally)
            result = Result(job, joined([*result.done, *more.done]), result.tally)
            path.write_text(in_json(result), encoding="utf-8")
            print(f"{name}: {result.tally.games} games", flush=True)
        return result


def share(rate: Rate) -> str:
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.1f} - {100 * rate.high:.1f})"


def table(*rows: tuple[str, ...]) -> list[str]:
    head, *rest = [f"| {' | '.join(row)} |" for row in rows]
    return [head, "|" + "---|" * len(rows[0]), *rest, ""]


def option_row(title: str, command: str, found: Figures) -> tuple[str, ...]:
    broken_off = f"{found.unfinished:,}" if found.unfinished else ""
    turns, decisions, first = found.turns, found.decisions, found.first
    if turns is None or decisions is None or first is None:
        return title, command, "", "", "", "", "", f"{found.games:,}", broken_off
    ends = [f"{ending.how} {100 * ending.share.value:.1f} %" for ending in found.endings]
    ends += [f"several winners {100 * found.shared.value:.1f} %"] if found.shared.value else []
    return (
        title,
        command,
        f"{turns.mean:.1f} ({turns.low:.1f} - {turns.high:.1f})",
        f"{turns.quantiles['50']}, {turns.quantiles['95']}",
        f"{decisions.mean:,.0f}",
        f"{share(first.won)}, par {100 * first.par:.1f}",
        ", ".join(ends),
        f"{found.games:,}",
        broken_off,
    )


def options_table(shelf: Shelf) -> list[str]:
    head = (
        "what",
        "`parlour simulate domino-knights` and",
        "turns: mean",
        "half, 95 %",
        "decisions",
        "who began won",
        "how it ends",
        "games",
        "broken off",
    )
    rows: list[tuple[str, ...]] = [head]
    for title, options, part in OPTIONS:
        command = " ".join([f"`--set {key}={value}`" for key, value in options.items()])
        rows.append(option_row(title, command, reckoned(shelf.study(title, FOUR, options, part))))
    for players in PLAYERS:
        result = shelf.study(f"{players} players", ("normal",) * players, {})
        rows.append(option_row(f"{players} players", f"`--players {players}`", reckoned(result)))
    return table(*rows)


def specials_table(found: Figures) -> list[str]:
    rows = [("card", "in a game", "negated", "brought about", "averted", "decided the last turn of", "its player won")]
    for row in found.specials:
        shares = (
            f"{100 * row.negated.value:.1f} %",
            share(row.felled),
            share(row.saved),
            f"{100 * row.last.value:.1f} % of games",
        )
        rows.append((row.name, f"{row.per_game:.2f}", *shares, f"{share(row.players_won)}, par {100 * row.par:.0f}"))
    return table(*rows)


def wins_table(first: str, found: Figures, rows_of: str) -> list[str]:
    rows = [(first, "seats", "won", "par")]
    for row in getattr(found, rows_of):
        rows.append((row.name, f"{row.seats:g}", share(row.won), f"{100 * row.par:.1f} %"))
    return table(*rows)


def found_text(shelf: Shelf, strengths: Result) -> str:
    chosen = {title: options for title, options, _ in OPTIONS}
    standard, cards = (reckoned(shelf.study(title, FOUR, chosen[title])) for title in ("as written", "cards only"))
    mixed = reckoned(strengths)
    lines = [
        (
            f"{shelf.upto:,} games or more each (the column says how many; of Fame, whose games are long, a tenth) "
            "of four `normal` bots unless said otherwise, seed 1."
        ),
        "",
    ]
    lines += ["### Options and numbers of players", "", *options_table(shelf)]
    lines += ["### Seats, as written", "", *wins_table("seat", standard, "seats")]
    lines += ["### Special cards, as written", "", *specials_table(standard)]
    lines += ["### Special cards, cards only", "", *specials_table(cards)]
    command = (
        f"parlour simulate domino-knights --seats {','.join(strengths.job.levels)} --games {strengths.tally.games}"
    )
    lines += ["### Strengths", "", f"`{command} --plot study.svg`:", "", *wins_table("strength", mixed, "levels")]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="The studies of docs/studies.md.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--upto", type=int, default=0, help="only so many of them for now; the rest another time")
    parser.add_argument("--seats", default="normal,normal,easy,easy", help="of the study of strengths")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, default=Path(".parlour/studies"))
    asked = parser.parse_args()
    crew: Crew = Processes(asked.workers) if asked.workers > 1 else Alone()
    shelf = Shelf(asked.keep, asked.games, asked.upto, crew)
    try:
        strengths = shelf.study("strengths", tuple(asked.seats.split(",")), {})
        text = found_text(shelf, strengths)
    finally:
        crew.close()
    plot.draw(strengths, DOCS / "study.svg")
    page = DOCS / "studies.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
