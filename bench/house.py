"""The server under load, in a process of its own, with every limit but the disk's taken away."""

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from parlour.games import GAMES
from parlour.server.app import create_app
from parlour.server.limits import Limits
from parlour.server.serving import server
from parlour.table.pace import Pace


def serve(port: int, database: str, sleep: float) -> None:
    limits = Limits(burst=1_000_000, rate=1e9, tables=1_000_000_000, share=1e9, studying=1e9, chatter=1_000_000_000)
    pace = Pace(grace=1e6, grace_alone=1e6, sleep=sleep)
    server(create_app(GAMES, database, pace, limits), "127.0.0.1", port).run()


@contextlib.contextmanager
def house(folder: Path, sleep: float = 2.0) -> Iterator[tuple[int, int]]:
    """The port and the process id."""
    with contextlib.closing(socket.socket()) as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.house", str(port), str(folder / "bench.sqlite"), str(sleep)]
    )
    try:
        for _ in range(500):
            with contextlib.suppress(OSError), contextlib.closing(socket.create_connection(("127.0.0.1", port))):
                break
            time.sleep(0.02)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(10)


def resident(pid: int) -> int:
    """Bytes of memory the process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def spent(pid: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
