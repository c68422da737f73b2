"""What an action of who leads costs at a table of five, in time and bytes: what is built and sent now, beside whole
menus.

`python -m bench.frames` prints for each game of a game master: a private note, and something everybody sees."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from bench.rules import Fast
from parlour.core.game import Concern, Game
from parlour.core.offers import pieces_of
from parlour.games import GAMES
from parlour.server.changes import Changes
from parlour.server.protocol_frames import Frame

SEATS = 5
_encode = msgspec.json.Encoder().encode
_NOTHING = msgspec.Raw(b"null")


def scene(game: Game) -> Any:
    """The ready scene of who tries the game, with five seats."""
    state = game.start([f"P{seat}" for seat in range(SEATS)], game.default_options(SEATS), Fast(1))[1]
    for seat, command in game.rehearsal(SEATS):
        state = game.play(state, seat, command, Fast(2))[1]
    return state


def whole(game: Game, state: Any) -> list[bytes]:
    """Everything for everybody, every menu spelled out."""
    public = _encode(game.public(state))
    found = []
    for seat in range(SEATS):
        menu = game.menu(state, seat)
        forms = [*menu.forms, *[form for command in menu.open for form in game.form(state, seat, command)]]
        names = game.names(state, seat, tuple(pieces_of(forms)))
        own = _encode((game.private(state, seat), forms, names, game.prompt(state, seat)))
        found.append(public + own)
    return found


def frames(game: Game, state: Any) -> Iterator[Frame]:
    """Of each seat; what is the same for everybody is made once, as the server does it."""
    public, decision, awaited = game.public(state), game.decision(state), tuple(game.awaited(state))
    for seat in range(SEATS):
        menu = game.menu(state, seat)
        names = game.names(state, seat, tuple(pieces_of(menu.forms)))
        yield Frame(
            1, "", decision, public, game.private(state, seat), menu.forms, menu.open, names,
            game.prompt(state, seat), awaited, False, msgspec.Raw(b"[]"), (), None, _NOTHING,
        )  # fmt: skip


def shown(game: Game, before: list[Frame], state: Any, concern: Concern | None) -> list[bytes]:
    """What changed, for whom it did."""
    changes = Changes()
    if concern is None:
        return [_encode(changes.between(*pair)) for pair in zip(before, frames(game, state), strict=True)]
    made = []
    for seat in concern.seats:
        forms = [form for command in concern.commands for form in game.form(state, seat, command)]
        can = tuple(dict.fromkeys([*before[seat].can, *[form.command for form in forms]]))
        now = replace(before[seat], private=game.private(state, seat), can=can)
        made.append(_encode(changes.between(before[seat], now)))
    return made


def cost(after: Callable[[], Any], ask: Callable[[Any], Any]) -> float:
    """Milliseconds of the processor, the quickest quarter of many, each of a state that is new."""
    took = []
    for _ in range(60):
        state = after()
        began = time.process_time()
        ask(state)
        took.append(time.process_time() - began)
    return sorted(took)[len(took) // 4] * 1000


def acts(game: Game, state: Any) -> dict[str, Any]:
    leader = game.leader(state) or 0
    seen = "close_scene" if "close_scene" in game.menu(state, leader).open else "take_seat"
    form = game.form(state, leader, seen)[0]
    return {
        "a private note": game.commands["write_note"](0, "The key", "It is under the mat."),
        f"seen by all ({seen})": game.commands[seen](**form.fixed, **dict.fromkeys(form.asks, "P0")),
    }


def told(game: Game) -> None:
    state = scene(game)
    leader = game.leader(state) or 0
    before = list(frames(game, state))
    sizes = [len(_encode(before[leader])) / 1000, len(whole(game, state)[leader]) / 1000]
    print(f"{game.about.key}: first frame of who leads {sizes[0]:.1f} kB, with the whole menu {sizes[1]:.1f} kB")
    for name, command in acts(game, state).items():
        events, after = game.play(state, leader, command, Fast(3))
        concern = game.concern(events)

        def played(command: Any = command) -> Any:
            return game.play(state, leader, command, Fast(3))[1]

        play = cost(lambda: None, lambda _, played=played: played())  # type: ignore[misc]
        old = cost(played, partial(whole, game))
        new = cost(played, lambda now, concern=concern: shown(game, before, now, concern))  # type: ignore[misc]
        mine = len(shown(game, before, after, concern)[leader if concern is None else 0]) / 1000
        gain = (play + old) / (play + new)
        print(f"  {name:30} {play + new:5.2f} ms (all menus whole {play + old:5.2f}: {gain:4.1f} x), {mine:4.1f} kB")


def main() -> None:
    for game in GAMES.values():
        if game.about.master:
            told(game)


if __name__ == "__main__":
    main()
