"""Work apart: what takes long is done in processes of its own, so that no table waits for another. All of it can be
stopped."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Future
from multiprocessing.connection import wait
from typing import Any, TypeVar

from pebble import ProcessExpired, ProcessPool

from parlour.core.game import Game
from parlour.table.entries import canonical
from parlour.table.luck import seeded_stream
from parlour.table.moment import codec

T = TypeVar("T")
GIB = 1 << 30
_trouble = logging.getLogger("parlour.apart")


class Busy(Exception):
    """Too much waits for these processes already."""


class Stopped(Exception):
    """The work was not finished: it took too long or too much memory, or the house closes."""


def _begin(memory: int) -> None:
    """In a worker: people's own work goes first; the house is stopped by its own process, and if that is killed, the
    worker goes with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


class Pool:
    """A few processes, begun when the first work comes. `most` pieces of work may wait or be done at once."""

    def __init__(self, workers: int, most: int, memory: int) -> None:
        self._workers, self._most, self._memory = workers, most, memory
        self._pool: ProcessPool | None = None
        self._closed = False
        self._lock = threading.Lock()
        self._open: set[Future[Any]] = set()

    def submit(self, timeout: float, function: Callable[..., T], *values: Any) -> "Future[T]":
        """Busy where too much waits."""
        if self._closed or self.waiting >= self._most:
            raise Busy
        if self._pool is None or not self._pool.active:
            self._pool = ProcessPool(self._workers, 0, _begin, [self._memory], multiprocessing.get_context("spawn"))
        future: Future[T] = self._pool.schedule(function, values, timeout=timeout)
        with self._lock:
            self._open.add(future)
        future.add_done_callback(self._done)
        return future

    @property
    def waiting(self) -> int:
        """Pieces of work that wait or are being done."""
        return len(self._open)

    def _done(self, future: "Future[Any]") -> None:
        """Also from the threads that hear the processes."""
        with self._lock:
            self._open.discard(future)

    async def run(self, timeout: float, function: Callable[..., T], *values: Any, kill: bool = False) -> T:
        """What the function says, done apart; Busy or Stopped where it was not done. Where nobody waits for it any more
        it is not begun, and with `kill` stopped at once: that costs a process."""
        future = self.submit(timeout, function, *values)
        try:
            return await asyncio.shield(asyncio.wrap_future(future))
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or not task.cancelling():
                raise Stopped("closed") from None
            if kill or not future.running():
                future.cancel()
            raise
        except (TimeoutError, MemoryError, ProcessExpired, BrokenExecutor, CancelledError) as error:
            raise Stopped(type(error).__name__) from None

    def close(self) -> None:
        """At once, whatever is being done."""
        self._closed = True
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join(2)
            for future in list(self._open):
                future.cancel()


def _think(game: Game, world: bytes, seat: int, level: str, seed: int) -> bytes:
    state = codec(game).state.decode(world)
    return canonical(game.bot(state, seat, level, seeded_stream(seed)))


def _nothing() -> None:
    """Only to have the workers there before they are needed."""


class Apart:
    """The processes of one house: for bots that think long, for reading long logs, for judging files people bring, for
    decoding their pictures."""

    def __init__(self, thinkers: int = 2) -> None:
        self._thinkers, self._warm = thinkers, False
        self.thinking = Pool(thinkers, 64, 2 * GIB)
        self.reading = Pool(1, 32, 2 * GIB)
        self.judging = Pool(1, 4, GIB)
        self.painting = Pool(1, 8, GIB)

    def warm(self) -> None:
        """A bot that thinks apart sits at a table: its first answer should not wait for a process to begin."""
        if not self._warm:
            self._warm = True
            with contextlib.suppress(OSError, Busy):
                for _ in range(self._thinkers):
                    self.thinking.submit(60, _nothing)

    def ask(
        self,
        game: Game,
        world: Any,
        seat: int,
        level: str,
        seed: int,
        patience: float,
        answer: Callable[[Any | None], None],
    ) -> Callable[[], None]:
        """The bot's command goes to `answer`, in this loop; None where it could not be thought of. What comes back
        takes the question back. What is sent is an imagined world."""
        loop = asyncio.get_running_loop()

        def done(future: "Future[bytes]") -> None:
            if not future.cancelled():
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to hear it
                    loop.call_soon_threadsafe(self._answer, game, future, answer)

        try:
            future = self.thinking.submit(patience, _think, game, canonical(world), seat, level, seed)
        except (OSError, Busy):
            loop.call_soon(answer, None)
            return lambda: None
        future.add_done_callback(done)
        return lambda: None if future.running() else void(future.cancel())

    def _answer(self, game: Game, future: "Future[bytes]", answer: Callable[[Any | None], None]) -> None:
        try:
            command = codec(game).command.decode(future.result())
        except (TimeoutError, ProcessExpired, BrokenExecutor, CancelledError):
            _trouble.warning(
                "a process that thought for a bot was stopped or has died; the next question begins a new one"
            )
            command = None
        except Exception:
            _trouble.exception("a bot failed while it thought apart")
            command = None
        answer(command)

    def close(self) -> None:
        """Nothing is left behind, and nothing is waited for."""
        for pool in (self.thinking, self.reading, self.judging, self.painting):
            pool.close()


def void(_: object) -> None:
    """Nothing comes of it."""
