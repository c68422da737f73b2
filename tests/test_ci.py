"""What must pass before anything lands runs as on the poorest machine: the oldest Python, the packed Chromium, nothing
installed."""

import os
import subprocess
from pathlib import Path

import pytest

RUN = Path(__file__).parents[1] / ".ci/run"


def program(path: Path, script: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def python(path: Path, version: str) -> None:
    """A stand-in that says it is of this version when it is asked."""
    program(path, f'[ "$1" = --version ] && echo Python || echo {version}')


def run(tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """With a `make` that only writes down what it was asked, and installers that fail."""
    program(
        tmp_path / "bin/make",
        'echo "$@ packed=$PARLOUR_PACKED_CHROMIUM mine=$CHROMIUM_PATH" >> ' + str(tmp_path / "made"),
    )
    for installer in ("apt-get", "sudo", "pip"):
        program(tmp_path / f"bin/{installer}", f"touch {tmp_path / 'installed'}")
    environment = {
        **os.environ,
        "PATH": f"{tmp_path / 'bin'}:{tmp_path / 'more'}:{tmp_path / 'none'}",
        "CHROMIUM_PATH": "/machine/chromium",
    }
    return subprocess.run(["/bin/sh", str(RUN)], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("found", "oldest"),
    [
        ({"bin/python3": "3013000", "more/python3.11": "3011002", "bin/python3.11": "3011007"}, "more/python3.11"),
        ({"bin/python3": "3012001"}, "bin/python3"),
        ({"bin/python3": "3010012", "more/python3.13": "3013000", "more/python3.12": "3012001"}, "more/python3.12"),
    ],
)
def test_the_oldest_python_that_will_do_is_taken(tmp_path: Path, found: dict[str, str], oldest: str) -> None:
    for name, version in found.items():
        python(tmp_path / name, version)
    done = run(tmp_path)
    assert done.returncode == 0, done.stderr
    told = f"PY={tmp_path / oldest} packed=1 mine="
    assert (tmp_path / "made").read_text().splitlines() == [f"check {told}", f"test {told}"]
    assert not (tmp_path / "installed").exists()


def test_a_python_without_pip_or_that_does_not_start_is_passed_over(tmp_path: Path) -> None:
    program(tmp_path / "bin/python3.11", "exit 1")
    python(tmp_path / "bin/python3", "3012001")
    assert run(tmp_path).returncode == 0
    assert "bin/python3 " in (tmp_path / "made").read_text()


def test_without_a_python_it_says_so(tmp_path: Path) -> None:
    python(tmp_path / "bin/python3", "3010012")
    done = run(tmp_path)
    assert done.returncode == 1 and "no Python 3.11 or later" in done.stderr
    assert not (tmp_path / "made").exists()
