"""The command line: serve, play, replay, export, verify. Errors in one clear line; the work is done in other rooms."""

import argparse
import contextlib
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from parlour.core.game import Game
from parlour.games import ANNOUNCED, GAMES
from parlour.server.app import create_app
from parlour.server.limits import Limits
from parlour.server.serving import server
from parlour.table.export import exported
from parlour.table.history import NoSuchTable
from parlour.table.log import Log
from parlour.table.pace import FAST, Pace
from parlour.table.replay import Unreadable, drift, game_of, steps
from parlour.table.verify import report
from parlour.table.verify import verify as check
from parlour.terminal.playing import NotReached, house, sit_down, try_now
from parlour.terminal.replay import replay as tell

DATABASE = Path(".parlour/parlour.sqlite")


class Mistake(Exception):
    """Something the person at the keyboard can set right."""


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next free one after it."""
    for port in [*range(wanted, wanted + 50), 0]:
        with contextlib.closing(socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError as error:
                if error.errno in (98, 48, 13):
                    continue
                raise Mistake(f"Cannot listen on {host}: {error.strerror}.") from None
            return int(trial.getsockname()[1])
    raise Mistake(f"No free port on {host}.")


def database(path: Path) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(f"Cannot make {path.parent}: {error.strerror}.") from None
    return path


def serve(asked: argparse.Namespace) -> None:
    port = free_port(asked.host, asked.port)
    app = create_app(ANNOUNCED, GAMES, database(asked.db), FAST if asked.fast else Pace())
    shown = "localhost" if asked.host in ("127.0.0.1", "0.0.0.0", "::1") else asked.host
    address = f"http://{shown}:{port}/"
    print(f"Parlour is open at {address}   (Ctrl-C closes it; the games are kept in {asked.db})", flush=True)
    if asked.open:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
    server(app, asked.host, port).run()


def play(asked: argparse.Namespace) -> None:
    """By link, on a server that runs, or on one of our own."""
    if asked.link is not None:
        return sit_down(asked.link, GAMES)
    if asked.game not in GAMES:
        raise Mistake(f"No game {asked.game} here; there is {', '.join(GAMES)}.")
    if asked.url is not None:
        return sit_down(try_now(asked.url.rstrip("/"), asked.game), GAMES)
    alone = Limits(burst=100_000, rate=10_000)  # nobody else comes to a house of our own
    app = create_app(ANNOUNCED, GAMES, database(asked.db), FAST if asked.fast else Pace(), alone)
    with house(app, free_port("127.0.0.1", 8000)) as url:
        return sit_down(try_now(url, asked.game), GAMES)


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake(f"{path} cannot be read: {getattr(error, 'strerror', None) or 'it is no text'}.") from None


def game_for(text: str) -> Game:
    key = game_of(text)
    if key not in GAMES:
        raise Mistake(f"The file is a game of {key}, which is not played here.")
    return GAMES[key]


def replay(asked: argparse.Namespace) -> None:
    text = text_of(asked.file)
    game = game_for(text)
    tell(game, steps(game, text), everything=asked.all)


def export(asked: argparse.Namespace) -> None:
    if not asked.db.is_file():
        raise Mistake(f"There are no games at {asked.db}.")
    log = Log(asked.db)
    try:
        known = log.table(asked.table)
        if known is None:
            raise Mistake(f"There is no table {asked.table} in {asked.db}.")
        if known[0] not in GAMES:
            raise Mistake(f"The table plays {known[0]}, which is not played here.")
        sys.stdout.write(exported(log, GAMES[known[0]], asked.table))
    finally:
        log.close()


def verify(asked: argparse.Namespace) -> int:
    """The separate check of chain and luck, and on top of it the rules themselves."""
    text = text_of(asked.file)
    faults, header = check(text)
    print("\n".join(report(faults, header)))
    if faults:
        return 1
    game = game_for(text)
    drifted = drift(game, steps(game, text))
    for line in drifted:
        print(f"DRIFT  {line}")
    if not drifted:
        print("Played again by the rules of today, every command leads to the same events.")
    return 1 if drifted else 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="parlour", description="An online table for tabletop games, played by their rules.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serving = commands.add_parser("serve", help="open the house in this machine's browser")
    serving.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--db", type=Path, default=DATABASE, help=f"where the games are kept (default: {DATABASE})")
    serving.add_argument("--open", action="store_true", help="open the browser")
    serving.add_argument("--fast", action="store_true", help="bots answer at once")
    serving.set_defaults(run=serve)
    playing = commands.add_parser("play", help="play in this terminal: a game against bots, or the table of a link")
    playing.add_argument("link", nargs="?", help="the link of a seat, as the host gave it")
    playing.add_argument("--url", help="try a game on this server instead of one of our own")
    playing.add_argument("--game", default=next(iter(GAMES)), help="which game to try")
    playing.add_argument("--db", type=Path, default=DATABASE)
    playing.add_argument("--fast", action="store_true", help="bots answer at once")
    playing.set_defaults(run=play)
    replaying = commands.add_parser("replay", help="step through an exported game, all cards open")
    replaying.add_argument("file", type=Path)
    replaying.add_argument("--all", action="store_true", help="print all of it at once")
    replaying.set_defaults(run=replay)
    exporting = commands.add_parser("export", help="print a table's log as a file that can be verified")
    exporting.add_argument("table")
    exporting.add_argument("--db", type=Path, default=DATABASE)
    exporting.set_defaults(run=export)
    verifying = commands.add_parser("verify", help="check an exported game: chain, luck and rules")
    verifying.add_argument("file", type=Path)
    verifying.set_defaults(run=verify)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    try:
        return int(asked.run(asked) or 0)
    except (Mistake, NotReached, NoSuchTable, Unreadable) as mistake:
        print(f"parlour: {mistake}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0


if __name__ == "__main__":
    sys.exit(main())
