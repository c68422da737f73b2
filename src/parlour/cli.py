"""The command line: serve, play, odds, simulate, replay, verify, and the keeper's commands. Errors in one clear line;
the work is done in other rooms."""

import argparse
import contextlib
import gc
import os
import sys
import webbrowser
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

from parlour.core.game import Game, RuleViolation
from parlour.core.house import terminal_says
from parlour.core.phrasebook import ENGLISH, languages, listed, speaking
from parlour.games import GAMES
from parlour.lab.errors import BadStudy
from parlour.server.app import create_app
from parlour.server.limits import Limits
from parlour.server.serving import NoPort, free_port, server
from parlour.table.history import NoSuchTable
from parlour.table.pace import FAST, Pace
from parlour.table.replay import Unreadable, game_of, judged, steps
from parlour.table.store import open_store, without_password
from parlour.table.store.writes import Unusable
from parlour.table.verify import arguments as verify_arguments
from parlour.table.verify import clean, report, say
from parlour.table.verify import text_of as bounded
from parlour.table.verify import verify as check
from parlour.terminal.keeper import arguments as keeper_arguments
from parlour.terminal.keeper import database
from parlour.terminal.mistake import Mistake, unread
from parlour.terminal.odds import bars, in_json, questions
from parlour.terminal.playing import NotReached, house, sit_down, try_now
from parlour.terminal.replay import replay as tell
from parlour.terminal.screen import show
from parlour.terminal.simulate import arguments as simulate_arguments
from parlour.terminal.simulate import simulate

DATABASE = ".parlour/parlour.sqlite"
KEPT = f"where the games are kept: a file, or postgresql://… for several servers (default: {DATABASE})"


class Version(argparse.Action):
    """Looked up only when asked for: a folder of sources that was never installed has none."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        try:
            print(f"parlour {metadata.version('parlour')}")
        except metadata.PackageNotFoundError:
            print(f"parlour, {terminal_says('not-installed')}")
        parser.exit()


def serve(asked: argparse.Namespace) -> None:
    """Nothing is said to be open before the games can be kept and the port is ours."""
    port = free_port(asked.host, asked.port)
    log = open_store(database(asked.db))
    log.check()
    log.close()
    app = create_app(GAMES, asked.db, FAST if asked.fast else Pace())
    shown = "localhost" if asked.host in ("127.0.0.1", "0.0.0.0", "::1") else asked.host
    address = f"http://{shown}:{port}/"
    print(terminal_says("open", address=address, db=without_password(asked.db)), flush=True)
    if asked.open:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
    gc.collect()
    # Rulebooks and the like stay: looking through them again would hold up every table for a tenth of a second.
    gc.freeze()
    server(app, asked.host, port).run()


def play(asked: argparse.Namespace) -> None:
    """By link, on a server that runs, or on one of our own."""
    if asked.link is not None:
        return sit_down(asked.link, GAMES)
    if asked.game not in GAMES:
        raise Mistake(terminal_says("no-game", game=asked.game, games=listed(list(GAMES))))
    options = way_to_play(GAMES[asked.game], asked.preset, asked.option)
    if asked.url is not None:
        return sit_down(try_now(asked.url.rstrip("/"), asked.game, options, asked.bots), GAMES)
    alone = Limits(burst=100_000, rate=10_000, share=1000.0, studying=1000.0)  # nobody else comes to a house of our own
    app = create_app(GAMES, database(asked.db), FAST if asked.fast else Pace(), alone)
    with house(app, free_port("127.0.0.1")) as url:
        return sit_down(try_now(url, asked.game, options, asked.bots), GAMES)


def way_to_play(game: Game, preset: str | None, chosen: Sequence[str]) -> dict[str, str]:
    """The options of a preset, then those named one by one."""
    presets = {known.key: known.values for known in game.presets}
    if preset is not None and preset not in presets:
        raise Mistake(
            terminal_says(
                "no-preset", title=game.about.title, preset=preset, count=len(presets), presets=listed(list(presets))
            )
        )
    options = dict(presets[preset]) if preset is not None else {}
    for one in chosen:
        key, equals, value = one.partition("=")
        if not equals:
            raise Mistake(terminal_says("option-form", one=one))
        options[key] = value
    return options


def text_of(path: Path) -> str:
    try:
        return bounded(str(path))
    except (OSError, ValueError) as error:
        raise Mistake(unread(path, error)) from None


def game_for(text: str) -> Game:
    return known_game(game_of(text))


def known_game(key: str) -> Game:
    if key not in GAMES:
        raise Mistake(terminal_says("file-other-game", game=key))
    return GAMES[key]


def replay(asked: argparse.Namespace) -> None:
    text = text_of(asked.file)
    game = game_for(text)
    tell(game, steps(game, text), everything=asked.all)


def odds(asked: argparse.Namespace) -> None:
    if asked.game not in GAMES:
        raise Mistake(terminal_says("no-game", game=asked.game, games=listed(list(GAMES))))
    game = GAMES[asked.game]
    if asked.question is None:
        return questions(game)
    if not all("=" in one for one in asked.given):
        raise Mistake(terminal_says("setting-form"))
    try:
        answer = game.chances(asked.question, dict([one.split("=", 1) for one in asked.given]))
    except RuleViolation as no:
        raise Mistake(f"{no.why} {no.cure}".strip()) from None
    return in_json(answer) if asked.json else bars(answer, exact=asked.exact)


def verify(asked: argparse.Namespace) -> int:
    """The separate check of chain and luck, and on top of it the rules themselves."""
    text = text_of(Path(asked.file))
    faults, header = check(text, asked.head, asked.entropy)
    drifted: tuple[str, ...] = ()
    if not faults:
        found = judged(known_game(header["game"]), header, text)
        faults, drifted = list(found.faults), found.drift
    lines, code = report(faults, header, by_rules=True)
    if drifted:
        lines, code = [clean(f"DRIFT  {line}") for line in drifted], 1
    elif not faults:
        lines.insert(len(lines) - 1, terminal_says("rules-agree"))
    say(lines)
    return code


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="parlour", description="An online table for tabletop games, played by their rules."
    )
    top.add_argument("--version", action=Version, nargs=0, help="print the version and exit")
    top.add_argument("--language", choices=languages(), help="language to use (default: the terminal's own)")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serving = commands.add_parser("serve", help="run a server for tables on this machine")
    serving.add_argument("--host", default="127.0.0.1", help="address to listen on (default: only this machine)")
    serving.add_argument("--port", type=int, help="port to listen on (default: the first free one from 8000 up)")
    serving.add_argument(
        "--db",
        default=DATABASE,
        help=f"where the games are kept: a file, or postgresql://… shared by several servers (default: {DATABASE})",
    )
    serving.add_argument("--open", action="store_true", help="open the browser, too")
    serving.add_argument("--fast", action="store_true", help="bots answer without a pause")
    serving.set_defaults(run=serve)
    playing = commands.add_parser("play", help="play in this terminal, against bots or at the table of a link")
    playing.add_argument("link", nargs="?", help="your seat's link, from the host")
    playing.add_argument("--language", choices=languages(), default=argparse.SUPPRESS, help="language to play in")
    playing.add_argument("--url", help="play on this server instead of a local one")
    playing.add_argument("--game", default=next(iter(GAMES)), help="game to play (default: %(default)s)")
    playing.add_argument("--preset", help="a named set of options, such as brisk or cards-only")
    playing.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="key=value",
        help="change an option of the game; may be repeated",
    )
    playing.add_argument("--bots", default="", metavar="STRENGTH", help="strength of the bots, such as easy or hard")
    playing.add_argument(
        "--db",
        default=DATABASE,
        help=f"where the games are kept: a file, or postgresql://… shared by several servers (default: {DATABASE})",
    )
    playing.add_argument("--fast", action="store_true", help="bots answer without a pause")
    playing.set_defaults(run=play)
    replaying = commands.add_parser("replay", help="step through an exported game with all cards open")
    replaying.add_argument("file", type=Path, help="the exported game")
    replaying.add_argument("--all", action="store_true", help="print everything at once")
    replaying.set_defaults(run=replay)
    keeper_arguments(commands, DATABASE, GAMES)
    asking = commands.add_parser("odds", help="exact odds in a game")
    asking.add_argument("game", help="the game, such as fate")
    asking.add_argument("question", nargs="?", help="what to ask (leave out for a list)")
    asking.add_argument("given", nargs="*", metavar="key=value", help="details of the question")
    asking.add_argument("--exact", action="store_true", help="show exact fractions beside percentages")
    asking.add_argument("--json", action="store_true", help="print the answer as JSON")
    asking.set_defaults(run=odds)
    simulating = commands.add_parser(
        "simulate", help="let bots play many games and count who wins, how long it takes and what decides"
    )
    simulate_arguments(simulating)
    simulating.set_defaults(run=simulate)
    verifying = commands.add_parser("verify", help="check the record, luck and rules of an exported game")
    verify_arguments(verifying)
    verifying.set_defaults(run=verify)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    with speaking(asked.language or language_wanted()):
        return _run(asked)


def language_wanted() -> str:
    """The language of this terminal."""
    found = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return next((tag for tag in found if tag), ENGLISH)[:2].lower()


def _run(asked: argparse.Namespace) -> int:
    try:
        return int(asked.run(asked) or 0)
    except (Mistake, Unusable, BadStudy, NoPort, NotReached, NoSuchTable, Unreadable) as mistake:
        show(f"parlour: {mistake}", error=True)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0


if __name__ == "__main__":
    sys.exit(main())
