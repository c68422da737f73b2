"""A real `parlour serve` in a process of its own, with the limits everybody gets, and what it said in its troubles."""

import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MEMORY = 8_000_000 * 1024
"""Bytes of address space the house may have."""


def free_port() -> int:
    with contextlib.closing(socket.socket()) as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class House:
    """`patched`: lines of Python run before it serves, for attacks on what otherwise takes minutes."""

    def __init__(
        self,
        database: Path,
        *,
        fast: bool = False,
        port: int | None = None,
        patched: str = "",
        files: int | None = None,
    ) -> None:
        self.port, self.database = port or free_port(), database
        self.said = database.with_suffix(".stderr")
        self._errors = self.said.open("ab")
        arguments = ["serve", "--port", str(self.port), "--db", str(database), *(["--fast"] if fast else [])]
        program = f"{patched}\nimport sys\nfrom parlour.cli import main\nsys.argv = ['parlour', *{arguments!r}]\nmain()"
        self._process = subprocess.Popen(
            [sys.executable, "-c", program], stdout=subprocess.DEVNULL, stderr=self._errors, cwd=ROOT,
            preexec_fn=lambda: _bound(files),
        )  # fmt: skip
        self.pid = self._process.pid
        self._until_open()

    def _until_open(self) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            with (
                contextlib.suppress(OSError),
                contextlib.closing(socket.create_connection(("127.0.0.1", self.port), 1)),
            ):
                return
            if self._process.poll() is not None:
                break
            time.sleep(0.01)
        raise RuntimeError(f"the house did not open: {self.said.read_text()[-500:]}")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def is_up(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        """kill -9: nothing is said, nothing is finished."""
        self._process.kill()
        self._process.wait()

    def stop(self, most: float = 20.0) -> float:
        """Told to end; the seconds it took, or `most` where it had to be killed."""
        begun = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(most)
        except subprocess.TimeoutExpired:
            self.kill()
        return time.monotonic() - begun

    def close(self) -> None:
        if self.is_up():
            self.kill()
        self._errors.close()

    def resident(self) -> float:
        """Megabytes of memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def spent(self) -> float:
        """Seconds of the processor so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def children(self) -> list[int]:
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in found.read_text().split()] if found.exists() else []

    def troubles(self) -> list[str]:
        """The last line of every traceback, and every error, it has written."""
        lines = self.said.read_text(errors="replace").splitlines()
        known = []
        for number, line in enumerate(lines):
            if line.startswith("Traceback"):
                last = next(
                    (later for later in lines[number + 1 :] if later and not later.startswith((" ", "Traceback"))), "?"
                )
                known.append(last[:160])
        return known


def _bound(files: int | None) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))


@contextlib.contextmanager
def house_at(database: Path, **wanted: object) -> Iterator[House]:
    house = House(database, **wanted)  # type: ignore[arg-type]
    try:
        yield house
    finally:
        house.close()
