"""The command line: serve, play, replay, export, verify. Errors in one clear line; the work is done in other rooms."""

import argparse
import contextlib
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from parlour.games import ANNOUNCED, GAMES
from parlour.server.app import create_app
from parlour.server.serving import server
from parlour.table.pace import FAST, Pace

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
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    try:
        asked.run(asked)
    except Mistake as mistake:
        print(f"parlour: {mistake}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
