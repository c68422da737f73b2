"""A real server and a real browser: what every browser test starts from."""

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.chromium import chromium
from browser.house import House, Stacked

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
    "--disable-component-update", "--disable-domain-reliability", "--disable-sync", "--no-first-run",
    "--disable-default-apps", "--metrics-recording-only", "--no-pings",
    "--disable-features=OptimizationHints,MediaRouter,Translate,AutofillServerCommunication,"
    "CertificateTransparencyComponentUpdater,DialMediaRouteProvider",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]  # fmt: skip


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    executable, env = chromium()
    return {**browser_type_launch_args, "executable_path": executable, "args": FLAGS, "env": {**os.environ, **env}}


@contextlib.contextmanager
def _served(program: list[str], folder: Path) -> Iterator[str]:
    """A server of its own, until nobody needs it any more."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [*program, "serve", "--fast", "--port", str(port), "--db", str(folder / "parlour.sqlite")]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    )
    for _ in range(1200):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            break
        except OSError:
            time.sleep(0.05)
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait()


@pytest.fixture(scope="module")  # one address opens only so many tables an hour
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with _served([str(Path(sys.executable).parent / "parlour")], tmp_path_factory.mktemp("browser")) as address:
        yield address


@pytest.fixture(scope="session")
def stacked_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A server whose cards come in a told order, and the file that tells it."""
    folder = tmp_path_factory.mktemp("stacked")
    with _served([sys.executable, "-m", "browser.stacked_deck", str(folder / "deck.txt")], folder) as address:
        yield address, folder / "deck.txt"


@pytest.fixture(scope="session")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that goes on without somebody who has been away for a few seconds."""
    with _served([sys.executable, "-m", "browser.impatient", "4"], tmp_path_factory.mktemp("impatient")) as address:
        yield address


@pytest.fixture
def house(server: str, browser: Browser) -> Iterator[House]:
    house = House(server, browser)
    yield house
    house.close()


@pytest.fixture
def impatient(impatient_server: str, browser: Browser) -> Iterator[House]:
    house = House(impatient_server, browser)
    yield house
    house.close()


@pytest.fixture
def stacked(stacked_server: tuple[str, Path], browser: Browser) -> Iterator[Stacked]:
    address, deck = stacked_server
    house = Stacked(address, browser, deck)
    yield house
    house.close()
