"""A finished game as a file of JSON lines that can be verified and replayed anywhere. Reads the log; changes
nothing."""

from typing import Any

import msgspec

from parlour.core.game import Game
from parlour.table.entries import AnyEntry, Opened, Rolled, read
from parlour.table.history import History, NoSuchTable
from parlour.table.sealing import sealed, within
from parlour.table.store.store import Store

FORMAT = "parlour-log"
VERSION = 2


def exported(log: Store, game: Game, table: str) -> str:
    """First a header (with the seeds once the game is over), then every entry with its hash."""
    known = log.table(table)
    newest = log.newest(table)
    if known is None or newest < 0:
        raise NoSuchTable(table)
    moment = History(log, game, table).at(newest)
    opened: Opened = moment.opened
    over = moment.state is not None and game.outcome(moment.state) is not None
    header = {
        "format": FORMAT,
        "version": VERSION,
        "game": opened.game,
        "table": table,
        "players": opened.players,
        "options": opened.chosen,
        "commitment": opened.commitment,
        "seeds": [seed.hex() for seed in log.seeds(table)] if over else None,
        "entries": newest + 1,
        "head": moment.hash.hex(),
        **declared(game),
    }
    lines = [msgspec.json.encode(header).decode()]
    kept = log.whispers(table, -1, newest) if over else {}
    for seq, hashed, body in log.entries(table, -1, newest):
        shown = f',"sealed":{_thrown(*kept[seq])}' if seq in kept and isinstance(read(body), Rolled) else ""
        lines.append(f'{{"hash":"{hashed.hex()}","entry":{body.decode()}{shown}}}')
    return "\n".join(lines) + "\n"


def _thrown(salt: str, words: str) -> str:
    """What a secret roll showed: no secret any more once the seeds are known. Whispers stay what they are."""
    return msgspec.json.encode({"salt": salt, "words": words}).decode()


def declared(game: Game) -> dict[str, Any]:
    """What a header says of the game, so that draws and events can be held against each other without its rules."""
    drawn = {event: list(paths) for event, paths in game.drawn.items()}
    return {"drawn": drawn, "ending": list(game.ending), **({"tokens": list(game.tokens)} if game.tokens else {})}


def imported(text: str) -> list[AnyEntry]:
    """The entries of such a file as they stand in the chain, unchecked."""
    return [read(bytes(line.entry)) for line in _lines(text)]


def unsealed(text: str) -> list[AnyEntry]:
    """The same with what secret rolls showed, where the file says so and the seal fits."""
    return [_shown(read(bytes(line.entry)), line.sealed) for line in _lines(text)]


class _Sealed(msgspec.Struct):
    salt: str
    words: str


class _Line(msgspec.Struct):
    hash: str
    entry: msgspec.Raw
    sealed: _Sealed | None = None


def _lines(text: str) -> list[_Line]:
    _, *rest = [line for line in text.split("\n") if line.strip()]
    return [msgspec.json.decode(line, type=_Line) for line in rest]


def _shown(entry: AnyEntry, kept: _Sealed | None) -> AnyEntry:
    if kept is None or not isinstance(entry, Rolled) or sealed(kept.salt, kept.words) != entry.seal:
        return entry
    return within(entry, kept.words)
