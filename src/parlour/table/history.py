"""How a table is read back: from the nearest snapshot, entry by entry, each checked against the one before. It never
plays."""

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.core.game import Game
from parlour.core.house import table_says
from parlour.table.entries import AnyEntry, Opened, Rewound, link, read
from parlour.table.moment import RECENT, Moment, Saved, codec, first, fold
from parlour.table.sealing import within
from parlour.table.store.store import Store
from parlour.table.store.writes import Row

_saved = msgspec.json.Decoder(Saved)
_REWOUND = b'"kind":"rewound"'
EVERY = 100
"""A snapshot after this many entries."""
Recent = dict[tuple[int, str], int]


class NoSuchTable(Exception):
    """Nobody has opened a table of this name here."""


class Broken(Exception):
    """The log of this table is damaged: an entry is not the one its hash was made of."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq)
        self.table, self.seq = table, seq

    def __str__(self) -> str:
        return table_says("log-damaged", table=self.table, seq=str(self.seq))


def save(moment: Moment, recent: Recent, weight: int = 0) -> bytes:
    """A snapshot: all that is needed to open the table, so that nothing scans the log."""
    ids = tuple([(seat, message, seq) for (seat, message), seq in recent.items()])
    bare = msgspec.structs.replace(moment, state=None)
    return msgspec.json.encode(Saved(bare, msgspec.Raw(msgspec.json.encode(moment.state)), ids, weight))


def remember(recent: Recent, entry: AnyEntry) -> None:
    message = getattr(entry, "id", "")
    if message:
        recent[getattr(entry, "seat", getattr(entry, "by", -1)), message] = entry.seq
        while len(recent) > RECENT:
            del recent[next(iter(recent))]


class Reading:
    """A table being read entry by entry."""

    def __init__(self, moment: Moment, recent: Recent, weight: int) -> None:
        self.moment, self.recent, self.weight = moment, recent, weight


class History:
    """One table's past, under the rules of today."""

    def __init__(self, log: Store, game: Game, table: str) -> None:
        self._log, self._game, self.table = log, game, table

    def _nearest(self, seq: int) -> Reading:
        """The last snapshot not after an entry, else the opening."""
        body = self._log.snapshot(self.table, seq, self._game.version)
        if body is not None:
            try:
                saved = _saved.decode(body)
                state: Any = codec(self._game).state.decode(saved.state)
            except msgspec.DecodeError:
                raise Broken(self.table, self._log.snapshot_at(self.table, seq, self._game.version)) from None
            if self._log.hash_of(self.table, saved.moment.seq) != saved.moment.hash:
                raise Broken(self.table, saved.moment.seq)
            recent = {(seat, message): entry for seat, message, entry in saved.recent}
            return Reading(msgspec.structs.replace(saved.moment, state=state), recent, saved.weight)
        rows = self._log.entries(self.table, -1, 0)
        if not rows:
            raise NoSuchTable(self.table)
        opened = read(rows[0][2])
        if not isinstance(opened, Opened) or link(bytes(32), rows[0][2]) != rows[0][1]:
            raise Broken(self.table, 0)
        return Reading(first(opened, rows[0][1]), {}, len(rows[0][2]))

    def _from(self, after: int, upto: int) -> tuple[Reading, list[Row], set[int]]:
        """Where to begin so that every rewind on the way leads to where we have been; the entries from there; those
        places."""
        parts: list[list[Row]] = []
        targets: set[int] = set()
        while True:
            reading = self._nearest(after)
            begin = reading.moment.seq
            rows = self._log.entries(self.table, begin, upto)
            parts.insert(0, rows)
            targets |= {
                entry.to for _, _, body in rows if _REWOUND in body and isinstance(entry := read(body), Rewound)
            }
            if not targets or min(targets) >= begin:
                return reading, list(itertools.chain.from_iterable(parts)), targets
            after, upto = min(targets), begin

    def read(self, after: int, upto: int) -> Iterator[tuple[AnyEntry, Reading]]:
        """Every entry from the place it is best begun at, not after `after`, with the table after it: once through,
        whatever was rewound."""
        reading, rows, targets = self._from(after, upto)
        kept = {reading.moment.seq: reading.moment} if reading.moment.seq in targets else {}
        for seq, hashed, body in rows:
            if seq != reading.moment.seq + 1 or link(reading.moment.hash, body) != hashed:
                raise Broken(self.table, reading.moment.seq + 1)
            entry = read(body)
            reading.moment = fold(self._game, reading.moment, entry, hashed, kept.__getitem__)
            reading.weight += len(body)
            remember(reading.recent, entry)
            if seq in targets:
                kept[seq] = reading.moment
            yield entry, reading

    def open(self, seq: int | None = None) -> Reading:
        """The table after entry `seq` (None: the newest), with the message ids remembered by then."""
        upto = self._log.newest(self.table) if seq is None else seq
        reading = None
        for _, reading in self.read(upto, upto):
            pass
        return reading or self._nearest(upto)

    def at(self, seq: int) -> Moment:
        return self.open(seq).moment

    def distance(self, seq: int) -> int:
        """How many entries have to be read to know the table after this one."""
        at = self._log.snapshot_at(self.table, seq, self._game.version)
        return seq - max(at, 0)

    def steps(self, after: int, upto: int) -> Iterator[tuple[AnyEntry, Moment]]:
        """These entries, with what is kept beside the log, each with the table as it was just after it."""
        words = self._log.whispers(self.table, after, upto)
        if after < 0:
            opening = self._nearest(0).moment
            yield opening.opened, opening
        for entry, reading in self.read(max(after, 0), upto):
            if entry.seq > after:
                yield _spoken(entry, words), reading.moment

    def entries(self, after: int, upto: int) -> list[AnyEntry]:
        """With what is kept beside the log."""
        words = self._log.whispers(self.table, after, upto)
        return [_spoken(read(body), words) for _, _, body in self._log.entries(self.table, after, upto)]

    def newest(self) -> int:
        return self._log.newest(self.table)

    def check(self, after: int = -1, before: bytes = bytes(32)) -> tuple[int, bytes]:
        """The whole chain from an entry on, whose hash is known to be good; the newest entry and its hash, or
        Broken."""
        for seq, hashed, body in self._log.each(self.table, after):
            if seq != after + 1 or link(before, body) != hashed:
                raise Broken(self.table, after + 1)
            after, before = seq, hashed
        return after, before

    def snapshots(self) -> Iterator[tuple[int, bytes]]:
        """One for every hundred entries and for the newest, where the rules of today have none."""
        newest = self.newest()
        for entry, reading in self.read(0, newest):
            if reading.moment.state is not None and (entry.seq % EVERY == 0 or entry.seq == newest):
                yield entry.seq, save(reading.moment, reading.recent, reading.weight)


def _spoken(entry: AnyEntry, words: dict[int, tuple[str, str]]) -> AnyEntry:
    return within(entry, words[entry.seq][1]) if entry.seq in words else entry
