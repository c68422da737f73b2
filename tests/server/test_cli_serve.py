"""The command line opens the house: on the port that was asked for or none, on a free one where none was; and says its
version."""

import errno
import json
import os
import re
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.server import serving

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"}
PARLOUR = [sys.executable, "-m", "parlour.cli"]


@pytest.fixture
def taken() -> Iterator[socket.socket]:
    """A port on which somebody else already listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["serve", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("parlour: ") and err.count("\n") == 1, err
    return err


def test_a_port_that_was_asked_for_and_is_taken_is_said_and_no_other_opened(
    taken: socket.socket, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port = taken.getsockname()[1]
    why = refused(capsys, "--port", str(port), "--db", str(tmp_path / "deep" / "x.sqlite"))
    assert f"Port {port} is already in use" in why
    assert not (tmp_path / "deep").exists()


def test_a_port_one_may_not_use_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def bind(self: socket.socket, address: tuple[str, int]) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(serving.socket.socket, "bind", bind)
    assert "Port 80 needs rights you don't have" in refused(capsys, "--port", "80")


def test_a_number_that_is_no_port_and_a_host_that_is_not_here_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert "from 0 to 65535" in refused(capsys, "--port", "70000")
    assert "Can't listen on 192.0.2.1" in refused(capsys, "--host", "192.0.2.1")


def test_without_a_port_the_next_free_one_is_taken_and_said(taken: socket.socket, tmp_path: Path) -> None:
    port = taken.getsockname()[1]
    start = (
        f"import sys; from parlour.server import serving; serving.FIRST = {port}; from parlour.cli import main; "
        "sys.exit(main())"
    )
    command = [sys.executable, "-c", start, "serve", "--db", str(tmp_path / "deep" / "x.sqlite")]
    process = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
        assert found and int(found[1]) != port
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/api/games") as answer:
                    assert len(json.load(answer)) == 5
                break
            except OSError:
                time.sleep(0.02)
        else:
            pytest.fail("the server did not come up")
    finally:
        process.terminate()
        process.wait(10)


def test_without_a_port_it_begins_at_8000() -> None:
    tried = []

    class Trial(socket.socket):
        def bind(self, address: tuple[str, int]) -> None:
            tried.append(address[1])
            if len(tried) < 3:
                raise OSError(errno.EADDRINUSE, "Address already in use")
            super().bind((address[0], 0))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serving.socket, "socket", Trial)
        assert serving.free_port("127.0.0.1") > 0
    assert tried == [8000, 8001, 8002]


def test_the_version_is_the_one_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0 and capsys.readouterr().out == f"parlour {version}\n"
