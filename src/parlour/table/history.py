"""How a table is read back: the nearest snapshot and the few entries after it. It never writes."""

from typing import Any

import msgspec

from parlour.core.game import Game
from parlour.table.entries import AnyEntry, Opened, Said, read
from parlour.table.log import Log
from parlour.table.moment import Moment, Saved, codec, first, fold

_saved = msgspec.json.Decoder(Saved)
Recent = dict[tuple[int, str], int]


class NoSuchTable(Exception):
    """Nobody has opened a table of this name here."""


def save(moment: Moment, recent: Recent) -> bytes:
    """A snapshot: all that is needed to open the table, so that nothing scans the log."""
    ids = tuple([(seat, message, seq) for (seat, message), seq in recent.items()])
    bare = msgspec.structs.replace(moment, state=None)
    return msgspec.json.encode(Saved(bare, msgspec.Raw(msgspec.json.encode(moment.state)), ids))


def remember(recent: Recent, entry: AnyEntry) -> None:
    message = getattr(entry, "id", "")
    if message:
        recent[getattr(entry, "seat", getattr(entry, "by", -1)), message] = entry.seq


class History:
    """One table's past, under the rules of today."""

    def __init__(self, log: Log, game: Game, table: str) -> None:
        self._log, self._game, self.table = log, game, table

    def _nearest(self, seq: int) -> tuple[Moment, Recent]:
        body = self._log.snapshot(self.table, seq, self._game.version)
        if body is not None:
            saved = _saved.decode(body)
            state: Any = codec(self._game).state.decode(saved.state)
            recent = {(seat, message): at for seat, message, at in saved.recent}
            return msgspec.structs.replace(saved.moment, state=state), recent
        rows = self._log.entries(self.table, -1, 0)
        if not rows:
            raise NoSuchTable(self.table)
        opened = read(rows[0][2])
        assert isinstance(opened, Opened)
        return first(opened, rows[0][1]), {}

    def open(self, seq: int | None = None) -> tuple[Moment, Recent]:
        """The moment after entry `seq` (None: the newest), and the message ids remembered by then."""
        upto = self._log.newest(self.table) if seq is None else seq
        moment, recent = self._nearest(upto)
        for _, hashed, body in self._log.entries(self.table, moment.seq, upto):
            entry = read(body)
            moment = fold(self._game, moment, entry, hashed, self.at)
            remember(recent, entry)
        return moment, recent

    def at(self, seq: int) -> Moment:
        return self.open(seq)[0]

    def entries(self, after: int, upto: int) -> list[AnyEntry]:
        """With the words of whispers, which the log keeps apart."""
        found = [read(body) for _, _, body in self._log.entries(self.table, after, upto)]
        if any(isinstance(entry, Said) and entry.seal for entry in found):
            words = self._log.whispers(self.table, after, upto)
            return [
                msgspec.structs.replace(entry, text=words[entry.seq][1]) if isinstance(entry, Said) and entry.seq in words else entry
                for entry in found
            ]
        return found

    def newest(self) -> int:
        return self._log.newest(self.table)
