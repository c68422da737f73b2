"""One game of bots from its first event to its last; all of it follows from the seed."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from parlour.core.chance import Imagined
from parlour.core.game import CLOCK, HOST, CannotRedeal, Game, Outcome
from parlour.core.offers import fill
from parlour.lab.luck import Seeded, stream

MOST = 30_000
"""Decisions after which a game is broken off."""
PACE = 10.0
"""Seconds a decision takes on the clock of timed goals; an answer to somebody else's act takes none."""


class Step(Struct, frozen=True):
    """One decision and what came of it. The first has nobody before it: it sets the table up."""

    before: Any
    seat: int
    command: Any
    events: tuple[Any, ...]
    after: Any
    draws: tuple[bytes, ...]


Watch = Callable[[Step], None]


class Sandglass:
    """The table's clock, run by decisions instead of seconds: when an alarm has been due for long enough, it speaks."""

    def __init__(self, game: Game, pace: float) -> None:
        self._game, self._pace = game, pace
        self._passed = 0.0
        self._since: dict[tuple[str, int], float] = {}

    def decided(self, state: Any, seat: int) -> None:
        """Somebody is about to decide."""
        if self._game.passing(state, seat, "never") is None:
            self._passed += self._pace

    def says(self, state: Any) -> Any | None:
        """What the clock has to say now."""
        alarms = self._game.alarms(state)
        self._since = {(a.name, a.token): self._since.get((a.name, a.token), self._passed) for a in alarms}
        for alarm in alarms:
            if self._passed - self._since[alarm.name, alarm.token] >= alarm.seconds > 0:
                return self._game.alarm_command(alarm)
        return None


def decide(game: Game, state: Any, seat: int, level: str, random: Callable[[], float]) -> Any:
    """What a bot of this seat does, in a world it cannot tell from the real one; where no other world is found,
    anything owed. With nothing to answer it passes without thinking."""
    if (forced := game.passing(state, seat, "able")) is not None:
        return forced
    try:
        world = game.redeal(state, seat, Imagined(random))
    except CannotRedeal:
        owed = [offer for offer in game.offers(state, seat) if offer.owed]
        return fill(owed[int(random() * len(owed))], game.commands, random)
    return game.bot(world, seat, level, random)


def play_game(
    game: Game,
    levels: Sequence[str],
    seed: int,
    options: Any = None,
    *,
    watch: Watch | None = None,
    pace: float = PACE,
    most: int = MOST,
) -> Outcome | None:
    """How a game of these bots, by seat, ends; None where it was broken off. Each has a stream of numbers of its own,
    so that none can shift what is drawn or what another thinks."""
    seats = len(levels)
    chance, turn_to = Seeded(stream(seed, "luck")), stream(seed, "order")
    minds = [stream(seed, "mind", seat) for seat in range(seats)]
    glass = Sandglass(game, pace)
    settled = game.default_options(seats) if options is None else options
    events, state = game.start([""] * seats, settled, chance)
    if watch is not None:
        watch(Step(None, HOST, None, events, state, chance.taken()))
    for _ in range(most):
        asked = game.awaited(state)
        if not asked:
            break
        command = glass.says(state)
        seat: int = CLOCK
        if command is None:
            seat = asked[int(turn_to() * len(asked))] if len(asked) > 1 else asked[0]
            glass.decided(state, seat)
            command = decide(game, state, seat, levels[seat], minds[seat])
        before = state
        events, state = game.play(state, seat, command, chance)
        if watch is not None:
            watch(Step(before, seat, command, events, state, chance.taken()))
    return game.outcome(state)
