"""A real server in a process of its own, for what cannot be shown inside one: memory, and death at any moment."""

import contextlib
import os
import signal
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

ROOT = Path(__file__).parents[1]


def free_port() -> int:
    with contextlib.closing(socket.socket()) as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Cradle:
    """Has loaded the server's code once; every server is a child it forks, so that a death costs milliseconds."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'tests'}"}
        command = [sys.executable, "-m", "processes"]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def bear(self, database: Path | str, port: int) -> "Process":
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{port} {database}\n")
        self._process.stdin.flush()
        return Process(int(self._process.stdout.readline()), port)

    def close(self) -> None:
        self._process.communicate()


class Process:
    """`kill` is kill -9: nothing is said, nothing is finished."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid, self.port = pid, port
        deadline = time.monotonic() + 20
        while True:
            with contextlib.suppress(OSError), contextlib.closing(socket.create_connection(("127.0.0.1", port), 1)):
                return
            assert self.is_alive() and time.monotonic() < deadline, "the server did not come up"
            time.sleep(0.005)

    def is_alive(self) -> bool:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, 0)
            return True
        return False

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        while self.is_alive():
            time.sleep(0.001)

    def resident(self) -> int:
        """Bytes of memory it holds."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def process_at(database: Path) -> Iterator[Process]:
    cradle = Cradle()
    process = cradle.bear(database, free_port())
    try:
        yield process
    finally:
        process.kill()
        cradle.close()


def serve(port: int, database: str) -> None:
    pace = Pace(grace=1000, move=(0.0, 0.002), react=(0.0, 0.002))
    app = create_app(GAMES, database, pace, Limits(tables=10**6, burst=10**6, share=1000.0, studying=1000.0, link=100))
    server(app, "127.0.0.1", port).run()


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
    for line in sys.stdin:
        port, database = line.split(maxsplit=1)
        pid = os.fork()
        if pid == 0:
            serve(int(port), database.strip())
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
