"""A whole table as one file, and back: every entry, the seeds, the words of whispers. A file that is wrong anywhere
changes nothing."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from parlour.core.game import Game
from parlour.core.house import table_says
from parlour.core.outside import UNSHOWABLE
from parlour.table.backup_pictures import NotRestored, parted, unfolded, written
from parlour.table.entries import (
    FIRST,
    AnyEntry,
    Opened,
    Restored,
    Rewound,
    Rolled,
    Sat,
    canonical,
    link,
    read,
)
from parlour.table.history import EVERY, NoSuchTable, Recent, remember, save
from parlour.table.judging import fault
from parlour.table.luck import Luck, commitment, mix
from parlour.table.moment import Moment, first, fold
from parlour.table.pictures import MOST as MOST_PICTURES
from parlour.table.placing import misplaced
from parlour.table.sealing import seal_of, sealed, within, words_of
from parlour.table.store.facts import Hung
from parlour.table.store.store import Store
from parlour.table.telling import tell

FORMAT = "parlour-table"
VERSIONS = (1, 2)
MOST, LONGEST, LOG = 250_000, 1_000_000, 20_000_000
"""Entries of one table, characters of one, and of all of them."""
PILE = 512
"""Pieces in one pile."""
_ESCAPED = re.compile(rb"(?<!\\)(?:\\\\)*\\(?:u00[01]|[bf])")
"""A control character, as JSON writes it."""
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Header(Struct, frozen=True):
    format: str
    version: int
    game: str
    table: Annotated[str, Meta(pattern="^[a-z0-9]{4,40}$")]
    commitment: Hex
    entries: Annotated[int, Meta(ge=1, le=MOST)]
    head: Hex
    whispers: Annotated[int, Meta(ge=0, le=MOST)]
    host: int | None = None
    seed: Hex | None = None
    """Version 1: the only one."""
    seeds: Annotated[tuple[Hex, ...], Meta(max_length=1000)] = ()
    key: Annotated[str, Meta(max_length=100)] = ""
    """Who holds the file can renew a link with it, where the table is already."""
    pictures: Annotated[int, Meta(ge=0, le=MOST_PICTURES)] = 0


class Kept(Struct, frozen=True):
    """A table that has been checked, and all that makes it durable."""

    header: Header
    opened: Opened
    seeds: tuple[bytes, ...]
    restored: tuple[int, ...]
    """The entries that say it came from a file, from before."""
    rows: list[tuple[int, bytes, bytes]]
    whispers: dict[int, tuple[str, str]]
    snapshots: list[tuple[int, bytes]]
    judged: bool
    pictures: list[tuple[Hung, bytes]] = []

    def bare(self) -> "Kept":
        """Without what has been laid down already."""
        return msgspec.structs.replace(self, rows=[], whispers={}, snapshots=[], pictures=[])


class _Line(Struct):
    hash: Hex
    entry: Raw


class _Whisper(Struct):
    whisper: int
    salt: str
    words: str


_header, _line, _whisper = msgspec.json.Decoder(Header), msgspec.json.Decoder(_Line), msgspec.json.Decoder(_Whisper)


def backup(log: Store, table: str, host: int | None, key: str) -> str:
    """A header, every entry with its hash, every whisper with its salt, every picture; a line each."""
    known, newest = log.table(table), log.newest(table)
    if known is None or newest < 0:
        raise NoSuchTable(table)
    entries = log.entries(table, -1, newest)
    opened = read(entries[0][2])
    assert isinstance(opened, Opened)
    whispers = log.whispers(table, -1, newest)
    pictures = [(one, log.picture(table, one.id) or b"") for one in log.pictures(table)]
    header = {
        "format": FORMAT,
        "version": VERSIONS[-1],
        "game": known[0],
        "table": table,
        "commitment": opened.commitment,
        "key": key,
        "seeds": [seed.hex() for seed in log.seeds(table)],
        "host": host,
        "entries": newest + 1,
        "head": entries[-1][1].hex(),
        "whispers": len(whispers),
        **({"pictures": len(pictures)} if pictures else {}),
    }
    lines = [json.dumps(header)]
    lines += [f'{{"hash":"{hashed.hex()}","entry":{body.decode()}}}' for _, hashed, body in entries]
    lines += [json.dumps({"whisper": seq, "salt": salt, "words": words}) for seq, (salt, words) in whispers.items()]
    lines += [written(one, body) for one, body in pictures]
    return "\n".join(lines) + "\n"


def headed(text: str) -> Header:
    """What the first line of a file says of the rest; types and bounds before anything else is looked at."""
    if not text.strip():
        raise NotRestored(table_says("file-empty"))
    try:
        header = _header.decode(text.partition("\n")[0])
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise NotRestored(table_says("file-foreign-why", error=str(error))) from None
    if header.format != FORMAT:
        raise NotRestored(table_says("file-foreign"))
    if header.version not in VERSIONS:
        raise NotRestored(table_says("file-version", version=str(header.version)))
    if (header.version == 1) == (header.seed is None) or (header.version == 2) != bool(header.seeds):
        raise NotRestored(table_says("file-seedless"))
    return header


def checked(text: str, games: Mapping[str, Game]) -> Kept:
    """Everything a table must be, read from a file; or NotRestored, which says what it is not."""
    header = headed(text)
    game = games.get(header.game)
    if game is None:
        raise NotRestored(table_says("file-game", game=header.game[:40]))
    text, pictured = parted(text, header.pictures)
    if len(text) > LOG:
        raise NotRestored(table_says("file-long"))
    rows, whispers = _rows(text, header)
    bare = list(_entries(rows))
    kept = _whispered(bare, whispers)
    entries = [_whole(entry, kept) for entry in bare]
    opened = entries[0]
    assert isinstance(opened, Opened)
    if (opened.game, opened.table, opened.commitment) != (header.game, header.table, header.commitment):
        raise NotRestored(table_says("file-other-table"))
    if not game.about.least <= opened.players <= game.about.most:
        raise NotRestored(table_says("file-seats", seats=opened.players, title=game.about.title))
    if header.host is not None and not 0 <= header.host < opened.players:
        raise NotRestored(table_says("file-host"))
    seeds = tuple([bytes.fromhex(seed) for seed in header.seeds or (header.seed or "",)])
    _luck(opened, entries, [hashed for _, hashed, _ in rows], seeds)
    snapshots, agrees = _folded(game, entries, rows)
    came = tuple([entry.seq for entry in entries if isinstance(entry, Restored)])
    pictures = unfolded(entries, pictured)
    return Kept(header, opened, seeds, came, rows, kept, snapshots, agrees, pictures)


def _rows(text: str, header: Header) -> tuple[list[tuple[int, bytes, bytes]], list[_Whisper]]:
    """Entries in an unbroken chain, then whispers."""
    rows: list[tuple[int, bytes, bytes]] = []
    whispers: list[_Whisper] = []
    before, number = FIRST, 0
    for number, line in enumerate([line for line in text.split("\n")[1:] if line.strip()], 1):
        if len(line) > LONGEST or number > header.entries + header.whispers:
            raise NotRestored(table_says("file-line-long", line=str(number + 1)))
        try:
            if number > header.entries:
                whispers.append(_whisper.decode(line))
                continue
            found = _line.decode(line)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise NotRestored(table_says("file-line", line=str(number + 1), error=str(error))) from None
        body = bytes(found.entry)
        before = link(before, body)
        if before.hex() != found.hash:
            raise NotRestored(table_says("file-altered", seq=str(number - 1)))
        rows.append((number - 1, before, body))
    if (len(rows), len(whispers)) != (header.entries, header.whispers) or before.hex() != header.head:
        raise NotRestored(table_says("file-count", entries=header.entries, whispers=header.whispers))
    return rows, whispers


def _entries(rows: list[tuple[int, bytes, bytes]]) -> Iterator[AnyEntry]:
    for number, _, body in rows:
        try:
            entry = read(body)
            same = canonical(entry) == body
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise NotRestored(table_says("file-entry-unknown", seq=str(number), error=str(error))) from None
        if not same or entry.seq != number or isinstance(entry, Opened) != (number == 0):
            raise NotRestored(table_says("file-entry-odd", seq=str(number)))
        if UNSHOWABLE.search(body.decode()) or _ESCAPED.search(body):
            raise NotRestored(table_says("file-entry-unshowable", seq=str(number)))
        yield entry


def _whole(entry: AnyEntry, kept: dict[int, tuple[str, str]]) -> AnyEntry:
    """With what stands beside the log; draws only from piles that can be."""
    if entry.seq in kept:
        words = kept[entry.seq][1]
        try:
            entry = within(entry, words)
            same = not isinstance(entry, Rolled) or (words_of(entry) == words and not _ESCAPED.search(words.encode()))
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            same = False
        if not same:
            raise NotRestored(table_says("file-whisper", seq=str(entry.seq)))
    for draw in getattr(entry, "draws", ()):
        if len(draw.pile) > PILE or len(draw.got) > len(draw.pile) or not all(0 <= piece < 256 for piece in draw.pile):
            raise NotRestored(table_says("file-entry-pile", seq=str(entry.seq)))
    return entry


def _luck(opened: Opened, entries: list[AnyEntry], hashes: list[bytes], seeds: tuple[bytes, ...]) -> None:
    """Every draw comes out again from the seeds, each of which fits its commitment."""
    committed = [opened.commitment, *[entry.commitment for entry in entries if isinstance(entry, Restored)]]
    if committed != [commitment(seed) for seed in seeds]:
        raise NotRestored(table_says("file-seed"))
    entropy, current = bytes(32), 0
    for entry in entries:
        luck = Luck(seeds[current], entropy, opened.table, entry.seq)
        for draw in getattr(entry, "draws", ()):
            if tuple(luck.draw(bytes(draw.pile), len(draw.got), ())) != draw.got:
                raise NotRestored(table_says("file-entry-luck", seq=str(entry.seq)))
        if isinstance(entry, Restored):
            current += 1
            if bytes.fromhex(entry.head) != hashes[entry.seq - 1]:
                raise NotRestored(table_says("file-entry-other", seq=str(entry.seq)))
        if isinstance(entry, Sat) and entry.entropy:
            entropy = mix(entropy, entry.entropy)


def _whispered(entries: list[AnyEntry], whispers: list[_Whisper]) -> dict[int, tuple[str, str]]:
    words = {line.whisper: (line.salt, line.words) for line in whispers}
    seals = {entry.seq: seal_of(entry) for entry in entries if seal_of(entry)}
    if seals.keys() != words.keys() or len(words) != len(whispers):
        raise NotRestored(table_says("file-whispers"))
    for seq, (salt, text) in words.items():
        if sealed(salt, text) != seals[seq] or UNSHOWABLE.search(text):
            raise NotRestored(table_says("file-whisper", seq=str(seq)))
    return words


def _folded(
    game: Game, entries: list[AnyEntry], rows: list[tuple[int, bytes, bytes]]
) -> tuple[list[tuple[int, bytes]], bool]:
    """Every entry leads to a table this house can show; snapshots on the way; whether the rules of today agree with all
    of it. A move they do not agree with is refused where it claims to be made by them."""
    targets = {entry.to for entry in entries if isinstance(entry, Rewound)}
    kept: dict[int, Moment] = {}
    snapshots: list[tuple[int, bytes]] = []
    recent: Recent = {}
    weight, latest, agrees, number = len(rows[0][2]), entries[0].at, True, 0
    assert isinstance(entries[0], Opened)
    moment = first(entries[0], rows[0][1])
    try:
        for number, entry in enumerate(entries[1:], 1):
            why = fault(game, moment, entry, latest)
            if why and (misplaced(entry, moment, latest) or getattr(entry, "rules", game.version) == game.version):
                raise NotRestored(table_says("file-entry-fault", seq=str(number), why=why))
            agrees, latest = agrees and not why, max(latest, entry.at)
            moment = fold(game, moment, entry, rows[number][1], kept.__getitem__)
            tell(game, moment, entry, None)
            remember(recent, entry)
            weight += len(rows[number][2])
            if number in targets:
                kept[number] = moment
            if moment.state is not None and (number % EVERY == 0 or number == len(entries) - 1):
                snapshots.append((number, save(moment, recent, weight)))
        _shown(game, moment)
    except NotRestored:
        raise
    except Exception as error:
        raise NotRestored(
            table_says("file-entry-leads", seq=str(number), title=game.about.title, error=type(error).__name__)
        ) from None
    return snapshots, agrees


def _shown(game: Game, moment: Moment) -> None:
    if moment.state is not None:
        parts: list[Any] = [game.public(moment.state), game.open(moment.state), game.prompt(moment.state, None)]
        msgspec.json.encode(parts)
        for seat in range(len(moment.places)):
            game.offers(moment.state, seat)
