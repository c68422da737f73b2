"""Acts for seats: bots in a world their own seat could be in, and passes for people who have nothing to answer with."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from parlour.core.chance import Imagined
from parlour.core.game import CannotRedeal
from parlour.core.offers import fill
from parlour.table.apart import Apart
from parlour.table.luck import bot_stream
from parlour.table.moment import level_of
from parlour.table.pace import Pace
from parlour.table.refusal import Answer, Refusal, unheard
from parlour.table.table import Table

GUARD = 2.0
"""So many seconds a bot may think."""
_trouble = logging.getLogger("parlour.pilot")


class Pilot:
    def __init__(self, table: Table, pace: Pace, apart: Apart) -> None:
        self._table, self._pace, self._apart = table, pace, apart
        self._random = bot_stream()
        self._thinking: dict[int, asyncio.TimerHandle] = {}
        """Seats whose bots think apart, with what happens next by itself: the guard, or the answer that is held
        back."""
        self._questions: dict[int, Callable[[], None]] = {}
        """What takes back the question a bot thinks about."""
        self._set: dict[int, tuple[int, asyncio.TimerHandle | None]] = {}
        """By seat: the question it was set for, and the timer; None once it rang and there was nothing to send."""

    def look(self) -> None:
        """After anything has changed: who is asked, and does the table act for her?"""
        table = self._table
        state = table.shown.state
        halted = table.shown.paused or table.shown.rewinding is not None
        if state is None or halted or not table.attended or table.game.outcome(state) is not None:
            return self.stop()
        decision = table.game.decision(state)
        awaited = table.game.awaited(state)
        for seat in [seat for seat in self._set if seat not in awaited or self._set[seat][0] != decision]:
            self._cancel(seat)
        for seat in awaited:
            if seat not in self._set:
                delay = self._delay(seat)
                if delay is not None:
                    handle = asyncio.get_running_loop().call_later(delay, self._ring, seat, decision)
                    self._set[seat] = (decision, handle)
        return None

    def _delay(self, seat: int) -> float | None:
        """From public facts only: how long it takes must tell nothing of a hand."""
        table, pace = self._table, self._pace
        places = table.shown.places
        if places[seat].bot:
            if self._is_apart(level_of(table.game, places[seat])):
                self._apart.warm()
            reacting = table.game.passing(table.shown.state, seat, "never") is not None
            least, most = pace.react if reacting else pace.move
            return least + (most - least) * self._random()
        if table.stops_of(seat) == "always":
            return None
        alone = all(place.bot for other, place in enumerate(places) if other != seat)
        return pace.grace_alone if alone else pace.grace

    def _ring(self, seat: int, decision: int) -> None:
        table, game = self._table, self._table.game
        state = table.head.state
        if table.head.paused or game.decision(state) != decision or seat not in game.awaited(state):
            self._set.pop(seat, None)
            return
        self._set[seat] = (decision, None)
        if table.head.places[seat].bot:
            self._bot(seat, decision)
        else:
            self._send(seat, game.passing(state, seat, table.stops_of(seat)), decision)

    def _send(self, seat: int, command: Any | None, decision: int) -> None:
        if command is not None:
            self._table.act(seat, command, unheard, decision)

    def _bot(self, seat: int, decision: int) -> None:
        table, game = self._table, self._table.game
        level = level_of(game, table.head.places[seat])
        try:
            world = game.redeal(table.head.state, seat, Imagined(self._random))
        except CannotRedeal:
            return self._mildly(seat, decision)
        if self._is_apart(level):
            return self._think(seat, decision, level, world)
        return self._act(seat, decision, level, world)

    def _is_apart(self, level: str) -> bool:
        return any([known.apart for known in self._table.game.levels if known.key == level])

    def _act(self, seat: int, decision: int, level: str, world: Any) -> None:
        """At once, here."""
        try:
            command = self._table.game.bot(world, seat, level, self._random)
        except Exception:
            _trouble.exception("table %s: the bot of seat %s failed", self._table.name, seat)
            return self._any(seat, decision)
        return self._play(seat, decision, command)

    def _think(self, seat: int, decision: int, level: str, world: Any) -> None:
        """Apart. An answer that comes too late is not waited for: a plainer bot takes its place. One that comes very
        soon is held back a little, so that it does not tell how much there was to think about."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        plain = [known.key for known in self._table.game.levels if not known.apart]

        def answered(command: Any | None) -> None:
            if self._thinking.get(seat) is late:
                late.cancel()
                self._questions.pop(seat, None)
                hold = max(0.0, begun + self._pace.think - loop.time())
                self._thinking[seat] = loop.call_later(
                    hold, instead if command is None else lambda: self._thought(seat, decision, command)
                )

        def instead() -> None:
            del self._thinking[seat]
            self._abandon(seat)
            if self._is_asked(seat, decision):
                self._act(seat, decision, plain[-1] if plain else level, world)

        late = self._thinking[seat] = loop.call_later(GUARD, instead)
        seed = int(self._random() * (1 << 53))
        self._questions[seat] = self._apart.ask(self._table.game, world, seat, level, seed, 2 * GUARD, answered)

    def _abandon(self, seat: int) -> None:
        """Nobody waits for this thought any more."""
        if seat in self._questions:
            self._questions.pop(seat)()

    def _thought(self, seat: int, decision: int, command: Any) -> None:
        del self._thinking[seat]
        if self._is_asked(seat, decision):
            self._play(seat, decision, command)

    def _is_asked(self, seat: int, decision: int) -> bool:
        """Still: while it thought, much may have happened."""
        head, game = self._table.head, self._table.game
        if (
            not head.paused
            and head.places[seat].bot
            and game.decision(head.state) == decision
            and seat in game.awaited(head.state)
        ):
            return True
        self._set.pop(seat, None)
        return False

    def _play(self, seat: int, decision: int, command: Any) -> None:
        table = self._table

        def answered(answer: Answer) -> None:
            if isinstance(answer, Refusal):
                if answer.reason != "stale":
                    _trouble.warning("table %s: bot of seat %s refused: %s", table.name, seat, answer.why)
                    self._any(seat, decision)
            else:
                self._free(seat, decision)

        table.act(seat, command, answered, decision, by_bot=True)

    def _mildly(self, seat: int, decision: int) -> None:
        """No world to think in was found: a pass where one is enough, else anything that is owed."""
        table = self._table
        command = table.game.passing(table.head.state, seat, "never")
        return self._any(seat, decision) if command is None else self._play(seat, decision, command)

    def _any(self, seat: int, decision: int, tries: int = 20) -> None:
        """A bot that erred must not hold up the table: any owed offer will do."""
        table, game = self._table, self._table.game

        def answered(answer: Answer) -> None:
            if not isinstance(answer, Refusal):
                self._free(seat, decision)
            elif answer.reason != "stale":
                self._any(seat, decision, tries - 1)

        owed = [offer for offer in game.offers(table.head.state, seat) if offer.owed]
        if not owed or not tries:
            return _trouble.error("table %s: the bot of seat %s finds nothing to do", table.name, seat)
        offer = owed[int(self._random() * len(owed))]
        return table.act(seat, fill(offer, game.commands, self._random), answered, decision, by_bot=True)

    def _free(self, seat: int, decision: int) -> None:
        """It has acted: if the same question is still asked of it, it will act again."""
        if self._set.get(seat) == (decision, None):
            del self._set[seat]
            self.look()

    def _cancel(self, seat: int) -> None:
        if seat in self._thinking:
            self._thinking.pop(seat).cancel()
            self._abandon(seat)
        _, handle = self._set.pop(seat)
        if handle is not None:
            handle.cancel()

    def forget(self, seat: int) -> None:
        """This seat's player or stops changed: think again at the next look."""
        if seat in self._set:
            self._cancel(seat)

    def renew(self, seat: int) -> None:
        self.forget(seat)
        self.look()

    def stop(self) -> None:
        for seat in list(self._set):
            self._cancel(seat)
