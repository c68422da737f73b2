"""Work in a fork of this process."""

import os
import sys
from collections.abc import Callable


def started(work: Callable[[], int], aloud: bool = False) -> int:
    """The id of a fork that does this and ends with what it comes to; not with 0 where it breaks down."""
    sys.stdout.flush()
    if child := os.fork():
        return child
    code = 1
    try:
        if not aloud:
            nowhere = os.open(os.devnull, os.O_RDWR)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
        code = work()
    finally:
        sys.stdout.flush()
        os._exit(code)


def forked(work: Callable[[], int], aloud: bool = False) -> int:
    return os.waitpid(started(work, aloud), 0)[1]
