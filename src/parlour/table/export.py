"""A finished game as a file of JSON lines that can be verified and replayed anywhere. Reads the log; changes
nothing."""

from typing import Any

import msgspec

from parlour.core.game import Game
from parlour.table.entries import AnyEntry, Opened, read
from parlour.table.history import History, NoSuchTable
from parlour.table.log import Log

FORMAT = "parlour-log"
VERSION = 2


def exported(log: Log, game: Game, table: str) -> str:
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
    for _, hashed, body in log.entries(table, -1, newest):
        lines.append(f'{{"hash":"{hashed.hex()}","entry":{body.decode()}}}')
    return "\n".join(lines) + "\n"


def declared(game: Game) -> dict[str, Any]:
    """What a header says of the game, so that draws and events can be held against each other without its rules."""
    drawn = {event: list(paths) for event, paths in game.drawn.items()}
    return {"drawn": drawn, "ending": list(game.ending), **({"tokens": list(game.tokens)} if game.tokens else {})}


def imported(text: str) -> list[AnyEntry]:
    """The entries of such a file, unchecked."""
    _, *rest = [line for line in text.split("\n") if line.strip()]
    return [read(bytes(msgspec.json.decode(line, type=_Line).entry)) for line in rest]


class _Line(msgspec.Struct):
    hash: str
    entry: msgspec.Raw
