"""A game as text: every command with the luck it met, what was told to whom, and what every seat saw change."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from parlour.core.chance import Imagined, Told
from parlour.core.game import CLOCK, CannotRedeal, Game
from parlour.core.offers import fill

Say = Callable[[str], None]


class Noting:
    """Chance that notes the names of what it gives."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.named: list[str] = []

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        got = self.inner.draw(pile, count, names)
        self.named += [names[piece].replace(" ", "_") for piece in got]
        return bytes(got)


class Seeded:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        return bytes(self.random.sample(list(pile), min(count, len(pile))))


def _compact(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, separators=(",", ":"))


def _own(game: Game, state: Any, seat: int) -> str:
    """What a seat has to itself; where that is a whole desk, as the text of its table."""
    if game.about.master:
        return "\n    ".join(game.sheet(game.public(state), game.private(state, seat), seat).splitlines())  # type: ignore[attr-defined]
    return _compact(game.private(state, seat))


def _changed(before: str, after: str) -> str:
    """A long text by the lines that are new in it."""
    if "\n" not in after:
        return after
    known = set(before.splitlines())
    return " | ".join([line.strip() for line in after.splitlines() if line not in known]) or "less than before"


def _moment(public: Any) -> tuple[Any, ...]:
    """When this changes, the whole table is written out."""
    return tuple([getattr(public, part, None) for part in ("turn", "session", "scene", "scene_open")])


def _told(game: Game, state: Any, events: Sequence[Any], seats: int) -> Iterator[str]:
    """What everybody reads, and what a seat reads differently."""
    public = [line.text for line in game.tell(state, events, None)]
    yield from [f"  all: {text}" for text in public]
    for seat in range(seats):
        own = [line.text for line in game.tell(state, events, seat)]
        for mine in own:
            if mine not in public:
                yield f"  to {seat}: {mine}"


def write(game: Game, seats: int, options: dict[str, str], luck: Any, commands: Iterator[Any]) -> str:
    """Play these (seat, command) pairs and tell the game. `commands` is sent each new state."""
    out: list[str] = [f"game {game.about.key}", f"seats {seats}", f"options {_compact(options)}", ""]
    chance = Noting(luck)
    events, state = game.start([""] * seats, game.read_options(options, seats), chance)
    out += ["> start", f"~ {' '.join(chance.named)}", *_told(game, state, events, seats)]
    seen = [_own(game, state, seat) for seat in range(seats)]
    out += [f"  seat {seat} holds {mine}" for seat, mine in enumerate(seen)]
    out += [game.sheet(game.public(state), None, None)]  # type: ignore[attr-defined]
    public = game.public(state)
    next(commands)
    while game.outcome(state) is None:
        seat, command = commands.send(state)
        chance.named = []
        events, state = game.play(state, seat, command, chance)
        out.append(f"> {seat} {_compact(command)}")
        if chance.named:
            out.append(f"~ {' '.join(chance.named)}")
        out += _told(game, state, events, seats)
        for viewer in range(seats):
            mine = _own(game, state, viewer)
            if mine != seen[viewer]:
                out.append(f"  seat {viewer} holds {_changed(seen[viewer], mine)}")
                seen[viewer] = mine
        out.append(f"  asked: {' '.join(map(str, game.awaited(state))) or 'nobody'}")
        if _moment(game.public(state)) != _moment(public) or game.outcome(state):
            out.append(game.sheet(game.public(state), None, None))  # type: ignore[attr-defined]
        public = game.public(state)
    out.append(f"outcome {_compact(game.outcome(state))}")
    return "\n".join(out) + "\n"


def again(game: Game, text: str) -> str:
    """The same commands with the same luck, told anew: equal to the text as long as nothing has drifted."""
    lines = text.splitlines()
    seats = int(lines[1].split()[1])
    options = json.loads(lines[2].split(" ", 1)[1])
    luck = [name.replace("_", " ") for line in lines if line.startswith("~ ") for name in line[2:].split()]
    decode = msgspec.json.Decoder(game.command_type).decode
    played = [line[2:].split(" ", 1) for line in lines if line.startswith("> ") and line != "> start"]

    def commands() -> Iterator[Any]:
        yield None
        for seat, command in played:
            yield int(seat), decode(command)

    told = Told(*luck)
    retold = write(game, seats, options, told, _sent(commands()))
    told.finish()
    return retold


def _sent(inner: Iterator[Any]) -> Any:
    """An iterator that may be sent states it does not need."""
    next(inner)
    yield None
    yield from inner


def bots(game: Game, seed: int, interrupt: Callable[[Any, int], Any]) -> Any:
    """Bots at every seat; `interrupt(state, count)` may put another (seat, command) in."""
    rnd = random.Random(seed)
    state = yield None
    count = 0
    while True:
        count += 1
        other = interrupt(state, count)
        if other is not None:
            state = yield other
            continue
        seat = game.awaited(state)[0]
        try:
            world = game.redeal(state, seat, Imagined(rnd.random))
        except CannotRedeal:
            world = state
        state = yield seat, game.bot(world, seat, "normal", rnd.random)


def fools(game: Game, seed: int, interrupt: Callable[[Any, int], Any]) -> Any:
    """As bots, but each does anything that is asked of it: games that need no wit are soon over."""
    rnd = random.Random(seed)
    state = yield None
    count = 0
    while True:
        count += 1
        other = interrupt(state, count)
        if other is not None:
            state = yield other
            continue
        seat = rnd.choice(game.awaited(state))
        offers = [offer for offer in game.offers(state, seat) if offer.owed]
        state = yield seat, fill(rnd.choice(offers), game.commands, rnd.random)


def clock(game: Game, state: Any) -> tuple[int, Any]:
    """The game's own time limit runs out now."""
    alarm = next(alarm for alarm in game.alarms(state) if alarm.name == "game")
    return CLOCK, game.alarm_command(alarm)
