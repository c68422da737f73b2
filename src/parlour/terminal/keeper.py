"""What whoever runs a house does with its tables from the command line: export, chronicle, backup, restore, new
links."""

import argparse
import asyncio
import contextlib
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from parlour.core.game import Game
from parlour.core.house import terminal_says
from parlour.server import seats
from parlour.server.limits import Limits
from parlour.server.lobby import Lobby
from parlour.server.protocol import Link
from parlour.server.protocol_http import Opened
from parlour.server.returning import Returning
from parlour.server.unwelcome import Unwelcome
from parlour.table.backup import backup as saved
from parlour.table.entries import ALL, HOST, HOUSE, AnyEntry, Copied, Reissued, canonical, link, now
from parlour.table.history import History
from parlour.table.luck import new_secret
from parlour.table.pace import Pace
from parlour.table.reading import Book
from parlour.table.store import is_far, open_store, without_password
from parlour.table.store.facts import EveryLinkEnded, Fact
from parlour.table.store.store import Store
from parlour.table.store.writes import Unusable
from parlour.terminal.mistake import Mistake, unread
from parlour.terminal.screen import show

Games = Mapping[str, Game]


def database(address: str) -> str:
    """Where a house is kept; for a file, its folder is made."""
    folder = Path(address).parent
    try:
        if not is_far(address):
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(terminal_says("no-folder", path=str(folder), why=str(error.strerror))) from None
    return address


@contextlib.contextmanager
def table_in(path: str, table: str, games: Games) -> Iterator[tuple[Store, Game]]:
    """The log that holds a table, and its game."""
    if not is_far(path) and not Path(path).is_file():
        raise Mistake(terminal_says("no-games", path=path))
    log = open_store(path)
    try:
        known = log.table(table)
        if known is None:
            raise Mistake(terminal_says("no-table", table=table, path=without_password(path)))
        if known[0] not in games:
            raise Mistake(terminal_says("other-game", game=known[0]))
        yield log, games[known[0]]
    finally:
        log.close()


def _write(log: Store, table: str, make: Callable[[int], AnyEntry], facts: list[Fact]) -> None:
    """An entry of the table's log, whether or not the house is open: everybody reads it."""
    log.add(table, lambda seq: canonical(make(seq)), link, facts)


def export(asked: argparse.Namespace, games: Games) -> None:
    with table_in(asked.db, asked.table, games) as (log, game):
        sys.stdout.write(Book(log, game, asked.table, log.newest(asked.table)).export())


def chronicle(asked: argparse.Namespace, games: Games) -> None:
    """As people who only watch would be told it."""
    with table_in(asked.db, asked.table, games) as (log, game):
        told = Book(log, game, asked.table, log.newest(asked.table)).chronicle("html" if asked.html else "md")
        sys.stdout.write(str(told))


def backup(asked: argparse.Namespace, games: Games) -> None:
    with table_in(asked.db, asked.table, games) as (log, _):
        host = next((seat for seat, host in log.links(asked.table).values() if host and seat >= 0), None)
        key = new_secret()
        _write(
            log,
            asked.table,
            lambda seq: Copied(seq=seq, at=now(), by=HOUSE),
            [seats.key(key, HOST, "file")],
        )
        try:
            asked.file.write_text(saved(log, asked.table, host, key), encoding="utf-8")
        except OSError as error:
            raise Mistake(terminal_says("unwritten", path=str(asked.file), why=str(error.strerror))) from None
    show(terminal_says("backed-up", path=str(asked.file)))


def restore(asked: argparse.Namespace, games: Games) -> None:
    try:
        asked.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake(unread(asked.file, error)) from None

    async def put_back() -> Opened:
        log = open_store(database(asked.db), asyncio.get_running_loop())
        lobby = Lobby(log, games, Pace(), Limits())
        try:
            return await Returning(lobby).restore(asked.file)
        finally:
            lobby.close()
            await asyncio.to_thread(log.close)

    try:
        opened = asyncio.run(put_back())
    except Unwelcome as no:
        raise Mistake(
            f"{terminal_says('not-restored', path=str(asked.file), why=no.problem.why)} {no.problem.cure}".strip()
        ) from None
    show(terminal_says("restored", table=opened.table))
    _print(opened.links)


def links(asked: argparse.Namespace, games: Games) -> None:
    """New links for every seat; the old ones end at once, also in a house that is open."""
    with table_in(asked.db, asked.table, games) as (log, game):
        known = log.links(asked.table).values()
        history = History(log, game, asked.table)
        places = history.at(history.newest()).places
        people = sorted({seat for seat, _ in known if seat >= 0}) or [
            seat for seat, place in enumerate(places) if not place.was_bot
        ]
        host = next((seat for seat, host in known if host and seat >= 0), None)
        made, stored = seats.links(asked.table, people, host)
        _write(
            log,
            asked.table,
            lambda seq: Reissued(seq=seq, at=now(), seat=ALL, by=HOUSE, how="house"),
            [EveryLinkEnded(), *stored],
        )
    show(terminal_says("new-links", table=asked.table))
    _print(made)


def _print(made: tuple[Link, ...]) -> None:
    for one in made:
        who = terminal_says("to-watch") if one.seat < 0 else terminal_says("seat", number=str(one.seat + 1))
        show(f"  {one.path}   {terminal_says('as-host', who=who) if one.host else who}")


_FIELDS = {"table": "the table's name, as in its link", "file": "the saved table"}


def arguments(commands: Any, default: str, games: Games) -> None:
    """What each of these commands is called and takes."""

    def add(
        name: str, about: str, run: Callable[[argparse.Namespace, Games], None], *fields: str
    ) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = commands.add_parser(name, help=about)
        for field in fields:
            made.add_argument(field, type=Path if field == "file" else str, help=_FIELDS[field])
        made.add_argument("--db", "--database", default=default, help=f"file or postgresql://… (default: {default})")
        made.set_defaults(run=lambda asked: _usable(run, asked, games))
        return made

    add("export", "print a table's record, to be verified", export, "table")
    telling = add("chronicle", "print a table's story", chronicle, "table")
    telling.add_argument("--html", action="store_true", help="as a self-contained page (default: Markdown)")
    add("backup", "save a whole table as a file", backup, "table", "file")
    add("restore", "restore a saved table, here or on another server", restore, "file")
    add("links", "make new links for a table; the old ones stop working", links, "table")


def _usable(run: Callable[[argparse.Namespace, Games], None], asked: argparse.Namespace, games: Games) -> None:
    try:
        run(asked, games)
    except Unusable as unusable:
        raise Mistake(str(unusable)) from None
