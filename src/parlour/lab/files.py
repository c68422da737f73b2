"""Results as files: JSON that holds the question, the counts and the figures and can be added to others; CSV for a
sheet."""

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.core.house import lab_says
from parlour.core.study import Studied
from parlour.games import GAMES
from parlour.lab.errors import BadStudy
from parlour.lab.figures import Figures, Length, Rate, figures
from parlour.lab.job import Job
from parlour.lab.tally import Tally

FORMAT, VERSION = "parlour-study", 1
COLUMNS = ("table", "name", "measure", "value", "low", "high", "trials", "par")


class Result(Struct, frozen=True):
    """A study, or the part of one that was played."""

    job: Job
    done: list[tuple[int, int]]
    """Ranges of game numbers that were played, from one number up to but without the other."""
    tally: Tally
    figures: Figures | None = None
    format: str = FORMAT
    version: int = VERSION

    def complete(self) -> bool:
        return sum([stop - start for start, stop in self.done]) == self.job.games


def joined(ranges: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """In order, neighbours made one.

    >>> joined([(5, 7), (0, 3), (3, 5), (9, 10)])
    [(0, 7), (9, 10)]
    """
    out: list[tuple[int, int]] = []
    for start, stop in sorted(ranges):
        if out and out[-1][1] == start:
            out[-1] = out[-1][0], stop
        else:
            out.append((start, stop))
    return out


def reckoned(result: Result) -> Figures:
    game = GAMES.get(result.job.game)
    return figures(result.job, result.tally, game.study.specials if isinstance(game, Studied) else ())


def in_json(result: Result) -> str:
    """Keys in order, so that equal results are equal files."""
    whole = msgspec.structs.replace(result, figures=reckoned(result))
    plain = msgspec.to_builtins(whole, str_keys=True)
    return msgspec.json.format(msgspec.json.encode(plain, order="sorted"), indent=1).decode() + "\n"


def read(path: Path) -> Result:
    """A result somebody brings, checked."""
    try:
        result = msgspec.json.decode(path.read_bytes(), type=Result)
    except OSError as error:
        raise BadStudy(lab_says("unread", path=str(path), why=str(error.strerror))) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadStudy(lab_says("no-result", path=str(path), why=str(error))) from None
    if result.format != FORMAT or result.version != VERSION:
        raise BadStudy(lab_says("other-format", path=str(path)))
    played = sum([stop - start for start, stop in result.done])
    if played != result.tally.games + len(result.tally.failures) or not _is_within(result):
        raise BadStudy(lab_says("contradicts", path=str(path)))
    return result


def _is_within(result: Result) -> bool:
    last = 0
    for start, stop in result.done:
        if not last <= start < stop <= result.job.games:
            return False
        last = stop
    return True


def merge(paths: Sequence[Path]) -> Result:
    """Parts of one study added up; or why they do not belong together."""
    first = read(paths[0])
    tally, done = first.tally, list(first.done)
    for path in paths[1:]:
        other = read(path)
        if other.job != first.job:
            raise BadStudy(
                lab_says("other-study", path=str(path), first=str(paths[0]), why=difference(first.job, other.job))
            )
        for start, stop in other.done:
            if any(start < end and begin < stop for begin, end in done):
                raise BadStudy(lab_says("same-games", path=str(path)))
        tally.add(other.tally)
        done += other.done
    return Result(first.job, joined(done), tally)


def difference(one: Job, other: Job) -> str:
    """The first thing in which two studies differ."""
    for field in one.__struct_fields__:
        if getattr(one, field) != getattr(other, field):
            return lab_says("differs", field=field, there=repr(getattr(one, field)), here=repr(getattr(other, field)))
    return ""


def in_csv(result: Result) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(_rows(reckoned(result)))
    return out.getvalue()


Row = tuple[str | int | float, ...]


def _rate(table: str, name: str, measure: str, share: Rate, par: float | str = "") -> Row:
    return table, name, measure, share.value, share.low, share.high, share.trials, par


def _number(table: str, name: str, measure: str, value: float) -> Row:
    return table, name, measure, value, "", "", "", ""


def _rows(found: Figures) -> Iterator[Row]:
    for key in ("games", "unfinished", "failed"):
        yield _number("study", "", key, getattr(found, key))
    yield _rate("study", "", "shared", found.shared)
    for table, rows in (
        ("level", found.levels),
        ("seat", found.seats),
        ("first", [found.first] if found.first else []),
    ):
        for row in rows:
            yield _rate(table, row.name, "won", row.won, row.par)
            yield _number(table, row.name, "alone", row.alone)
            yield _number(table, row.name, "shared", row.shared)
    for measure, spread in (("turns", found.turns), ("decisions", found.decisions)):
        if spread is not None:
            yield from _length_rows(measure, spread)
    for ending in found.endings:
        yield _rate("ending", ending.how, "share", ending.share)
    for special in found.specials:
        yield _number("special", special.name, "played", special.played)
        yield _number("special", special.name, "per_game", special.per_game)
        for key in ("in_games", "negated", "felled", "saved", "last"):
            yield _rate("special", special.name, key, getattr(special, key))
        yield _rate("special", special.name, "players_won", special.players_won, special.par)


def _length_rows(measure: str, spread: Length) -> Iterator[Row]:
    games = sum(spread.histogram.values())
    yield "length", measure, "mean", spread.mean, spread.low, spread.high, games, ""
    yield _number("length", measure, "least", spread.least)
    for percent, value in spread.quantiles.items():
        yield _number("length", measure, f"q{percent}", value)
    yield _number("length", measure, "most", spread.most)
    for value, count in spread.histogram.items():
        yield _number("histogram", measure, str(value), count)
