"""What a log is asked for: a moment of the past, lines, the history of a piece, the story, files. Done here or in
another process alike."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from parlour.core.game import Advice, Game, RuleViolation
from parlour.core.phrasebook import speaking
from parlour.table.backup import backup
from parlour.table.chronicle import Album, Passage, Recap, Scene, Session, previously, story
from parlour.table.chronicle_book import epub
from parlour.table.chronicle_files import html, markdown
from parlour.table.deciding import Decided, decided
from parlour.table.entries import RAW_NULL
from parlour.table.export import exported
from parlour.table.history import History
from parlour.table.log import Log
from parlour.table.luck import seeded_stream
from parlour.table.moment import codec
from parlour.table.past import holding
from parlour.table.pictures import visible
from parlour.table.telling import tell

_encode = msgspec.json.Encoder().encode
_WRITTEN: dict[str, Callable[[str, Sequence[Session], Sequence[str], Album], str | bytes]] = {
    "html": html, "md": markdown, "epub": epub,
}  # fmt: skip
LINES = 100
"""This many entries are told at once."""


class Seen(Struct, frozen=True):
    """A moment of the past as one seat may see it, and what its entry said."""

    public: Raw
    private: Raw
    open: Raw
    lines: Raw


class Book:
    """One table's log, read for one seat (None: for people who only watch) up to an entry."""

    def __init__(self, log: Log, game: Game, table: str, upto: int, seat: int | None = None) -> None:
        self._log, self._game, self._table, self._upto, self._seat = log, game, table, upto, seat
        self._history = History(log, game, table)

    def look(self, seq: int, over: bool) -> Seen:
        *_, (entry, moment) = self._history.steps(seq - 1, seq)
        game, state = self._game, moment.state
        private = RAW_NULL if self._seat is None else Raw(_encode(game.private(state, self._seat)))
        opened = Raw(_encode(game.open(state))) if over else RAW_NULL
        return Seen(
            Raw(_encode(game.public(state))), private, opened, Raw(_encode(tell(game, moment, entry, self._seat)))
        )

    def lines(self, after: int, upto: int) -> bytes:
        """What was told after an entry and up to another, encoded."""
        told = [
            line
            for entry, moment in self._history.steps(after, upto)
            for line in tell(self._game, moment, entry, self._seat)
        ]
        return _encode(told)

    def about(self, piece: str) -> bytes:
        """Every line that changed a piece; what a rewind took back is left out."""
        told = [
            line
            for entry, moment in holding(self._history, self._upto)
            for line in tell(self._game, moment, entry, self._seat)
        ]
        return _encode([line for line in told if piece in line.line.about])

    def previously(self) -> Recap:
        return previously(self._game, holding(self._history, self._upto))

    def decided(self) -> Decided:
        """What decided the game, for this seat."""
        assert self._seat is not None
        return decided(self._game, self._history, self._upto, self._seat)

    # Files

    def file(self, path: str, what: str, *asked: Any) -> None:
        """One of the following, written where it can be fetched."""
        made = getattr(self, what)(*asked)
        Path(path).write_bytes(made if isinstance(made, bytes) else made.encode())

    def text(self, text: str) -> str:
        """A file that is there already."""
        return text

    def chronicle(self, form: str) -> str | bytes:
        told = story(self._game, holding(self._history, self._upto))
        seen = {one.id for one in visible(self._game, self._history.at(self._upto), None)} if told.pictures else set()
        found = {one: self._log.picture(self._table, one) for one in told.pictures if one in seen}
        album = Album({one: body for one, body in found.items() if body}, told.picture, told.faces)
        return _WRITTEN[form](told.title, told.sessions, told.top, album)

    def recap(self, form: str) -> str | bytes:
        """What happened in the last session, as a file of its own."""
        found = self.previously()
        passages = [Passage("story", line) for line in found.lines]
        return _WRITTEN[form](found.title, [Session("", [Scene("", passages)])], (), Album())

    def export(self) -> str:
        return exported(self._log, self._game, self._table)

    def backup(self, host: int | None, key: str) -> str:
        return backup(self._log, self._table, host, key)

    # Putting right

    def check(self, after: int, before: bytes) -> tuple[int, bytes]:
        """The chain from an entry on; Broken where it is."""
        return self._history.check(after, before)

    def prepare(self) -> None:
        """Write the snapshots that the rules of today lack."""
        self._log.keep(self._table, self._game.version, self._history.snapshots())


def reckon(game: Game, question: str, given: dict[str, str]) -> tuple[float, bytes | tuple[str, str, str, str]]:
    """In another process: the seconds it took, and the answer to a question of chance; or why it cannot be asked so."""
    begun = time.process_time()
    found: bytes | tuple[str, str, str, str]
    try:
        found = _encode(game.chances(question, given))
    except RuleViolation as no:
        found = (no.reason, no.rule, no.why, no.cure)
    return time.process_time() - begun, found


def advise(game: Game, world: bytes, seat: int, seed: int) -> tuple[float, Advice | None]:
    """In another process: what a strong player would do, in a world the seat could be in."""
    begun = time.process_time()
    found = game.advise(codec(game).state.decode(world), seat, seeded_stream(seed))
    return time.process_time() - begun, found


def said_in(language: str, work: Callable[..., tuple[float, Any]], *values: Any) -> tuple[float, Any]:
    """In another process: what whoever asked is told in her language."""
    with speaking(language):
        return work(*values)


_logs: dict[str, Log] = {}


def read(path: str, game: Game, table: str, upto: int, seat: int | None, what: str, *asked: Any) -> tuple[float, Any]:
    """In another process: the same question to the same log, and how many seconds it took."""
    begun = time.process_time()
    log = _logs.get(path)
    if log is None:
        log = _logs[path] = Log(path)
    found = getattr(Book(log, game, table, upto, seat), what)(*asked)
    return time.process_time() - begun, found
