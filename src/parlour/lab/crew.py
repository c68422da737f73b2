"""Who plays the games of a study: this process, several processes, or the workers of a Dask cluster. The counts are the
same."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from parlour.core.house import lab_says
from parlour.lab.errors import BadStudy
from parlour.lab.job import Job
from parlour.lab.shard import run_shard
from parlour.lab.tally import Tally

Part = tuple[range, Tally]


class Crew(Protocol):
    """Plays pieces of a study, in any order, and hands each over when it is done."""

    hands: int
    """How many games are played at the same time."""

    def play(self, job: Job, pieces: Sequence[range]) -> Iterator[Part]: ...

    def close(self) -> None:
        """What is not begun yet is dropped."""
        ...


class Alone:
    """In this process, one game after the other."""

    hands = 1

    def play(self, job: Job, pieces: Sequence[range]) -> Iterator[Part]:
        for piece in pieces:
            yield piece, run_shard(job, piece)

    def close(self) -> None:
        pass


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Processes:
    """In processes of this machine."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self._others = set(multiprocessing.active_children())
        self._busy = False
        way = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        context = multiprocessing.get_context(way)
        if way == "forkserver":
            context.set_forkserver_preload(["parlour.lab.shard"])
        self._pool = ProcessPoolExecutor(hands, mp_context=context, initializer=_leave_interrupts_to_the_parent)

    def play(self, job: Job, pieces: Sequence[range]) -> Iterator[Part]:
        self._busy = True
        futures: dict[Future[Tally], range] = {self._pool.submit(run_shard, job, piece): piece for piece in pieces}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool:
            raise BadStudy(lab_says("killed")) from None
        self._busy = False

    def close(self) -> None:
        if self._busy:
            for child in set(multiprocessing.active_children()) - self._others:
                child.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


class Cluster:
    """On the workers of a Dask cluster, each of which has the same Parlour installed."""

    def __init__(self, address: str, seconds: float = 10.0) -> None:
        try:
            from distributed import Client
        except ModuleNotFoundError:
            raise BadStudy(lab_says("no-dask")) from None
        try:
            self._client: Any = Client(address, timeout=seconds)
        except (OSError, ValueError, TypeError) as error:
            raise BadStudy(lab_says("no-cluster", address=address, why=str(error))) from None
        self.hands = sum(self._client.nthreads().values())
        if not self.hands:
            self._client.close()
            raise BadStudy(lab_says("idle-cluster", address=address))

    def play(self, job: Job, pieces: Sequence[range]) -> Iterator[Part]:
        from distributed import as_completed as dask_completed

        self._check(job)
        futures = {self._client.submit(run_shard, job, piece, pure=False): piece for piece in pieces}
        for future in dask_completed(futures):
            try:
                yield futures[future], future.result()
            except Exception as error:
                raise BadStudy(lab_says("cluster-failed", why=f"{type(error).__name__}: {error}")) from None

    def _check(self, job: Job) -> None:
        """Other rules would make another study."""
        try:
            versions = self._client.run(rules_version, job.game)
        except Exception as error:
            raise BadStudy(lab_says("other-parlour", why=f"{type(error).__name__}: {error}")) from None
        for worker, version in versions.items():
            if version != job.version:
                raise BadStudy(lab_says("other-rules", worker=str(worker), version=str(version), own=job.version))

    def close(self) -> None:
        self._client.close()


def rules_version(game: str) -> str:
    from parlour.games import GAMES

    return GAMES[game].version


def cores() -> int:
    """As many processes as may run at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
