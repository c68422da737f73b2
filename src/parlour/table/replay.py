"""An exported game step by step, and whether today's rules would tell it the same way. Reads a file's text; writes
nothing."""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core.game import Game
from parlour.core.house import table_says
from parlour.table.entries import AnyEntry, Opened, Played, Started, canonical
from parlour.table.export import declared, imported, unsealed
from parlour.table.judging import fault
from parlour.table.moment import Moment, first, fold


class Step(Struct, frozen=True):
    entry: AnyEntry
    moment: Moment
    """After the entry."""


class Unreadable(Exception):
    """The file is no exported game."""


class Judgement(Struct, frozen=True):
    """What is wrong, and where today's rules would have led elsewhere than the rules of then."""

    faults: tuple[str, ...] = ()
    drift: tuple[str, ...] = ()


def game_of(text: str) -> str:
    """Which game the file holds."""
    try:
        header = msgspec.json.decode(text.partition("\n")[0], type=dict[str, Any])
        return str(header["game"])
    except (msgspec.DecodeError, KeyError, UnicodeError, RecursionError):
        raise Unreadable(table_says("export-foreign")) from None


def steps(game: Game, text: str) -> list[Step]:
    """Every entry with the table after it, as the file tells it."""
    opened, *rest = _entries(text, unsealed)
    assert isinstance(opened, Opened)
    if not game.about.least <= opened.players <= game.about.most:
        raise Unreadable(table_says("export-players", title=game.about.title, players=opened.players))
    done = [Step(opened, first(opened, b""))]
    for entry in rest:
        try:
            moment = fold(game, done[-1].moment, entry, b"", lambda seq: done[seq].moment)
        except Exception as error:
            raise Unreadable(
                table_says("file-entry-leads", seq=str(len(done)), title=game.about.title, error=type(error).__name__)
            ) from None
        done.append(Step(entry, moment))
    return done


def _entries(text: str, reading: Callable[[str], list[AnyEntry]] = imported) -> list[AnyEntry]:
    try:
        entries = reading(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Unreadable(table_says("export-unread", error=str(error))) from None
    if not entries or not isinstance(entries[0], Opened):
        raise Unreadable(table_says("export-unopened"))
    return entries


def judged(game: Game, header: dict[str, Any], text: str) -> Judgement:
    """Every command played again. The first entry that is wrong is the last one looked at: only events the rules
    confirm are applied."""
    try:
        entries = _entries(text)
        opened, *rest = _entries(text, unsealed)
    except Unreadable as no:
        return Judgement((str(no),))
    assert isinstance(opened, Opened)
    wrong = [*_declares(game, header), *_opens(game, opened), *_written_otherwise(text, entries)]
    if wrong:
        return Judgement(tuple(wrong))
    moments, latest = [first(opened, b"")], opened.at
    for entry in rest:
        wrong_here = fault(game, moments[-1], entry, latest)
        if wrong_here and isinstance(entry, Started | Played) and entry.rules != game.version:
            return Judgement(
                (),
                (
                    table_says(
                        "drift", seq=str(entry.seq), why=wrong_here, then=str(entry.rules), now=str(game.version)
                    ),
                ),
            )
        if wrong_here:
            return Judgement((table_says("fault", seq=str(entry.seq), why=wrong_here),))
        moments.append(fold(game, moments[-1], entry, b"", lambda seq: moments[seq]))
        latest = max(latest, entry.at)
    return Judgement(tuple(_ends(game, moments[-1], bool(header.get("seeds") or header.get("seed")))))


def drift(game: Game, told: list[Step]) -> list[str]:
    """Where the rules of today, given the same commands and the same luck, would have led elsewhere."""
    latest = itertools.accumulate([step.entry.at for step in told], max)
    found = [
        (step.entry.seq, fault(game, before.moment, step.entry, at))
        for (before, step), at in zip(itertools.pairwise(told), latest, strict=False)
    ]
    return [table_says("fault", seq=str(seq), why=wrong) for seq, wrong in found if wrong]


def _declares(game: Game, header: dict[str, Any]) -> Iterator[str]:
    said = {key: header[key] for key in ("drawn", "ending", "tokens") if key in header}
    if header["version"] > 1 and said != declared(game):
        yield table_says("fault-declares", title=game.about.title)


def _written_otherwise(text: str, entries: list[AnyEntry]) -> Iterator[str]:
    """Nothing in an entry is passed over when it is read."""
    _, *lines = [line for line in text.split("\n") if line.strip()]
    for line, entry in zip(lines, entries, strict=True):
        try:
            same = canonical(msgspec.json.decode(line)["entry"]) == canonical(msgspec.json.decode(canonical(entry)))
        except (msgspec.DecodeError, RecursionError):
            same = False
        if not same:
            yield table_says("fault", seq=str(entry.seq), why=table_says("fault-more"))
            return


def _opens(game: Game, opened: Opened) -> Iterator[str]:
    """The options are those that were chosen, so that nobody can have made up others; a lesson has its own."""
    if not game.about.least <= opened.players <= game.about.most:
        yield _at_first("fault-players", title=game.about.title, players=opened.players)
    if not all(0 <= seat < opened.players for seat, _ in opened.bots):
        yield _at_first("fault-bot")
    try:
        options = canonical({**game.former, **msgspec.json.decode(opened.options)})
        before = {key: str(value) for key, value in game.former.items()}
        wanted = [
            game.read_options({**before, **opened.chosen}, opened.players),
            *([game.lesson] if game.lesson is not None else []),
        ]
    except Exception:
        yield _at_first("fault-options")
        return
    if options not in [canonical(one) for one in wanted]:
        yield _at_first("fault-chosen")


def _at_first(key: str, **known: str | int) -> str:
    return table_says("fault", seq="0", why=table_says(key, **known))


def _ends(game: Game, last: Moment, seeded: bool) -> Iterator[str]:
    over = last.state is not None and game.outcome(last.state) is not None
    if over and not seeded:
        yield table_says("fault-seedless")
    if seeded and not over:
        yield table_says("fault-cut")
