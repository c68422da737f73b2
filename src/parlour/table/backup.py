"""A whole table as one file, and back: every entry, the seed, the words of whispers. A file that is wrong anywhere changes nothing."""

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core.game import Game
from parlour.table import verify
from parlour.table.entries import AnyEntry, Opened, Played, Rewound, Said, Sat, Started, canonical, read
from parlour.table.history import NoSuchTable, Recent, remember, save
from parlour.table.log import Log, Sql
from parlour.table.moment import RECENT, Moment, first, fold
from parlour.table.speaking import sealed
from parlour.table.telling import tell

FORMAT = "parlour-table"
VERSION = 1
MOST = 500_000
"""Entries of one table."""


class NotRestored(Exception):
    """What is wrong with a file, and where. Nothing has changed."""


class Restored(Struct, frozen=True):
    """A table that has been checked, and what makes it durable."""

    table: str
    game: Game
    moment: Moment
    host: int | None
    """The seat of whoever had opened it."""
    first: tuple[int, bytes, bytes]
    statements: list[Sql]


def backup(log: Log, table: str, host: int | None) -> str:
    """A header, every entry with its hash, every whisper with its salt; a line each."""
    known, newest = log.table(table), log.newest(table)
    if known is None or newest < 0:
        raise NoSuchTable(table)
    entries = log.entries(table, -1, newest)
    opened = read(entries[0][2])
    assert isinstance(opened, Opened)
    whispers = log.whispers(table, -1, newest)
    header = {
        "format": FORMAT, "version": VERSION, "game": known[0], "table": table, "commitment": opened.commitment,
        "seed": known[1].hex(), "host": host, "entries": newest + 1, "head": entries[-1][1].hex(), "whispers": len(whispers),
    }  # fmt: skip
    lines = [json.dumps(header)]
    lines += [f'{{"hash":"{hashed.hex()}","entry":{body.decode()}}}' for _, hashed, body in entries]
    lines += [json.dumps({"whisper": seq, "salt": salt, "words": words}) for seq, (salt, words) in whispers.items()]
    return "\n".join(lines) + "\n"


def checked(text: str, games: Mapping[str, Game]) -> Restored:
    """Everything a table must be, read from a file; or NotRestored, which says what it is not."""
    header, lines, whispers = _parts(text)
    game = games.get(str(header["game"]))
    if game is None:
        raise NotRestored(f"It is a table of {str(header['game'])[:40]!r}, which is not played here.")
    _chain_and_luck(header, lines)
    entries, bodies = _entries(lines)
    opened = entries[0]
    assert isinstance(opened, Opened)
    if (opened.game, opened.table) != (header["game"], header["table"]):
        raise NotRestored("The first entry opens another table than the header speaks of.")
    if not game.about.least <= opened.players <= game.about.most:
        raise NotRestored(f"The table has {opened.players} seats, which {game.about.title} does not know.")
    host = header["host"]
    if host is not None and (type(host) is not int or not 0 <= host < opened.players):
        raise NotRestored("The host sits where there is no seat.")
    words = _whispered(entries, whispers)
    hashes = [bytes.fromhex(line["hash"]) for line in lines]
    moment, recent = _folded(game, entries, hashes)
    return Restored(
        opened.table, game, moment, host, (0, hashes[0], bodies[0]), _statements(header, game, bodies, hashes, words, moment, recent)
    )


def _parts(text: str) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]:
    if not text.strip():
        raise NotRestored("The file is empty.")
    try:
        header, *lines = [json.loads(line) for line in text.split("\n") if line.strip()]
    except (ValueError, RecursionError) as error:
        raise NotRestored(f"The file cannot be read: {error}.") from None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise NotRestored("This is no table of Parlour.")
    if header.get("version") != VERSION:
        raise NotRestored(f"The file is of version {header.get('version')}; version {VERSION} is known here.")
    wanted = {"game": str, "table": str, "commitment": str, "seed": str, "head": str, "entries": int, "whispers": int}
    for key, kind in wanted.items():
        if type(header.get(key)) is not kind:
            raise NotRestored(f"The header lacks {key}.")
    header.setdefault("host", None)
    if not re.fullmatch(r"[a-z0-9]{4,40}", header["table"]) or not re.fullmatch(r"[0-9a-f]{64}", header["seed"]):
        raise NotRestored("The table's name or its seed is not as they are.")
    if not all(isinstance(line, dict) for line in lines) or len(lines) > MOST:
        raise NotRestored("After the header something stands that is no entry.")
    entries = [line for line in lines if "entry" in line]
    whispers = [line for line in lines if "entry" not in line]
    if len(entries) != header["entries"] or len(whispers) != header["whispers"] or not entries:
        raise NotRestored(f"The header speaks of {header['entries']} entries; the file has {len(entries)}.")
    return header, entries, whispers


def _chain_and_luck(header: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    try:
        faults = [*verify.check_chain(header, lines), *verify.check_luck(header, lines)]
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, ArithmeticError) as error:
        raise NotRestored(f"The file cannot be read: {type(error).__name__}.") from None
    if faults:
        raise NotRestored(f"{faults[0][:1].upper()}{faults[0][1:]}.")


def _entries(lines: list[dict[str, Any]]) -> tuple[list[AnyEntry], list[bytes]]:
    entries, bodies = [], []
    for number, line in enumerate(lines):
        body = verify.canonical(line["entry"])
        try:
            entry = read(body)
        except (msgspec.DecodeError, RecursionError) as error:
            raise NotRestored(f"Entry {number} is none that is known here: {error}.") from None
        if canonical(entry) != body or isinstance(entry, Opened) != (number == 0):
            raise NotRestored(f"Entry {number} is not written as entries are, or stands in the wrong place.")
        entries.append(entry)
        bodies.append(body)
    return entries, bodies


def _whispered(entries: list[AnyEntry], whispers: list[dict[str, Any]]) -> dict[int, tuple[str, str]]:
    words: dict[int, tuple[str, str]] = {}
    for line in whispers:
        seq, salt, text = line.get("whisper"), line.get("salt"), line.get("words")
        if type(seq) is not int or type(salt) is not str or type(text) is not str or seq in words:
            raise NotRestored("A whisper cannot be read.")
        words[seq] = (salt, text)
    seals = {entry.seq: entry.seal for entry in entries if isinstance(entry, Said) and entry.seal}
    if seals.keys() != words.keys():
        raise NotRestored("The whispers are not those of the log.")
    for seq, (salt, text) in words.items():
        if sealed(salt, text) != seals[seq]:
            raise NotRestored(f"The words of the whisper in entry {seq} do not fit their seal.")
    return words


def _folded(game: Game, entries: list[AnyEntry], hashes: list[bytes]) -> tuple[Moment, Recent]:
    """Every entry leads to a table this house can show."""
    opened = entries[0]
    assert isinstance(opened, Opened)
    moments = [first(opened, hashes[0])]
    recent: Recent = {}
    number = 0
    try:
        for number, entry in enumerate(entries[1:], 1):
            _in_place(entry, moments[-1])
            moments.append(fold(game, moments[-1], entry, hashes[number], lambda seq: moments[seq]))
            tell(game, moments[-1], entry, None)
            remember(recent, entry)
        moment = moments[-1]
        if moment.state is not None:
            msgspec.json.encode([game.public(moment.state), game.open(moment.state), game.prompt(moment.state, None)])
            for seat in range(opened.players):
                game.offers(moment.state, seat)
    except NotRestored:
        raise
    except Exception as error:
        raise NotRestored(f"Entry {number} does not lead to a table of {game.about.title}: {type(error).__name__}.") from None
    for old in list(recent)[:-RECENT]:
        del recent[old]
    return moment, recent


def _in_place(entry: AnyEntry, before: Moment) -> None:
    """What a table's own writer would never have written."""
    seats = len(before.places)
    seat = getattr(entry, "seat", getattr(entry, "by", 0))
    sits = isinstance(entry, Sat) and seat < 0
    if not -2 <= seat < seats or sits:
        raise NotRestored(f"Entry {entry.seq} is by seat {seat}, which the table does not have.")
    begun = before.state is not None
    if isinstance(entry, Started) == begun and isinstance(entry, Started | Played | Rewound):
        raise NotRestored(f"Entry {entry.seq} is played before the game began, or begins it twice.")
    if isinstance(entry, Rewound) and not before.started <= entry.to < entry.seq:
        raise NotRestored(f"Entry {entry.seq} goes back to where nothing is.")
    if isinstance(entry, Started) and len(entry.names) != seats:
        raise NotRestored(f"Entry {entry.seq} begins with other seats than the table has.")


def _statements(
    header: dict[str, Any], game: Game, bodies: list[bytes], hashes: list[bytes], words: dict[int, tuple[str, str]], moment: Moment, recent: Recent
) -> list[Sql]:
    table, seed = moment.opened.table, bytes.fromhex(header["seed"])
    made: list[Sql] = [("insert into tables values (?, ?, ?, ?)", (table, game.about.key, seed, moment.opened.at))]
    made += [
        ("insert into entries values (?, ?, ?, ?)", (table, seq, hashes[seq], bodies[seq])) for seq in range(1, len(bodies))
    ]  # fmt: skip
    made += [("insert into whispers values (?, ?, ?, ?)", (table, seq, *kept)) for seq, kept in words.items()]
    if moment.state is not None:
        made.append(("insert into snapshots values (?, ?, ?, ?)", (table, moment.seq, game.version, save(moment, recent))))
    return made

