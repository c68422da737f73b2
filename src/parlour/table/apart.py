"""Thinking apart: bots that need a while do it in processes of their own, so that no table waits for another's bot."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any

from parlour.core.game import Game
from parlour.table.entries import canonical
from parlour.table.luck import seeded_stream
from parlour.table.moment import codec

WORKERS = 2
_trouble = logging.getLogger("parlour.apart")


def _begin() -> None:
    """In a worker: the house is stopped by its own process; if that is killed, the worker goes with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def _think(game: Game, world: bytes, seat: int, level: str, seed: int) -> bytes:
    state = codec(game).state.decode(world)
    return canonical(game.bot(state, seat, level, seeded_stream(seed)))


def _nothing() -> None:
    """Only to have the workers there before they are needed."""


class Apart:
    """A few processes for all tables, begun when the first of them needs one. What they are sent is an imagined world."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _begin)
        return self._pool

    def warm(self) -> None:
        """A bot that thinks apart sits at a table: its first answer should not wait for a process to begin."""
        if self._pool is None:
            with contextlib.suppress(OSError, BrokenProcessPool):
                for _ in range(self._workers):
                    self._open().submit(_nothing)

    def ask(self, game: Game, world: Any, seat: int, level: str, seed: int, answer: Callable[[Any | None], None]) -> None:
        """The bot's command goes to `answer`, in this loop; None where it could not be thought of."""
        loop = asyncio.get_running_loop()

        def done(future: "Future[bytes]") -> None:
            if not future.cancelled() and not loop.is_closed():
                with contextlib.suppress(RuntimeError):
                    loop.call_soon_threadsafe(self._answer, game, future, answer)

        try:
            self._open().submit(_think, game, canonical(world), seat, level, seed).add_done_callback(done)
        except (OSError, BrokenProcessPool, RuntimeError):
            self._pool = None
            loop.call_soon(answer, None)

    def _answer(self, game: Game, future: "Future[bytes]", answer: Callable[[Any | None], None]) -> None:
        try:
            command = codec(game).command.decode(future.result())
        except BrokenProcessPool:
            _trouble.warning("a process that thought for a bot has died; the next question begins new ones")
            self._pool, command = None, None
        except Exception:
            _trouble.exception("a bot failed while it thought apart")
            command = None
        answer(command)

    def close(self) -> None:
        """Nothing is left behind: who still thinks is waited for, who has not begun is not begun."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
