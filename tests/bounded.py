"""Bounds of memory and time for what somebody hostile brings: the test fails where the machine would have died."""

import contextlib
import resource
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType


class TooSlow(Exception):
    """It took longer than anything honest may."""


@contextlib.contextmanager
def bounded(megabytes: int = 200, seconds: float = 5) -> Iterator[None]:
    """So much more memory than now, and so much time of the processor, before MemoryError or TooSlow."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    wanted = pages * resource.getpagesize() + (megabytes << 20)
    allowed = [wanted, *[known for known in (soft, hard) if known != resource.RLIM_INFINITY]]

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooSlow(f"{seconds} seconds of the processor were not enough")

    before = signal.signal(signal.SIGPROF, stop)
    resource.setrlimit(resource.RLIMIT_AS, (min(allowed), hard))
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
        signal.signal(signal.SIGPROF, before)
