"""The packed Chromium: unpacked once however many ask for it, and never taken for whole when it is not."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from browser import chromium

ROOT = Path(__file__).parents[1]
ASKS = """
import sys, time
from pathlib import Path
sys.path[:0] = [{tests!r}, {root!r}]
from browser.chromium import packed

dest, seen, slow = Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3])

def unpack(folder):
    with seen.open("a") as lines:
        lines.write("unpacked\\n")
    (folder / "chromium").write_text("half")
    time.sleep(slow)
    (folder / "chromium").write_text("whole")

print((packed(dest, unpack) / "chromium").read_text())
""".format(tests=str(ROOT / "tests"), root=str(ROOT))


def asks(dest: Path, seen: Path, slow: float) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", ASKS, str(dest), str(seen), str(slow)], stdout=subprocess.PIPE, text=True
    )


def test_of_several_who_ask_at_once_exactly_one_unpacks_and_all_get_a_whole_one(tmp_path: Path) -> None:
    dest, seen = tmp_path / "tools" / "chromium", tmp_path / "seen"
    asking = [asks(dest, seen, 1.0) for _ in range(6)]
    assert [one.communicate(timeout=60)[0] for one in asking] == ["whole\n"] * 6
    assert seen.read_text() == "unpacked\n"


def test_what_a_killed_run_left_half_unpacked_is_done_again(tmp_path: Path) -> None:
    dest, seen = tmp_path / "chromium", tmp_path / "seen"
    killed = asks(dest, seen, 600.0)
    part = tmp_path / "chromium.part"
    deadline = time.monotonic() + 60
    while not (part / "chromium").is_file():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    (part / "stale").touch()
    killed.kill()
    killed.communicate()
    assert not dest.exists()
    assert asks(dest, seen, 0.0).communicate(timeout=60)[0] == "whole\n"
    assert seen.read_text() == "unpacked\n" * 2
    assert [file.name for file in dest.iterdir()] == ["chromium"] and not part.exists()


def test_a_folder_without_its_browser_is_done_again(tmp_path: Path) -> None:
    dest = tmp_path / "chromium"
    (dest / "fonts").mkdir(parents=True)
    (dest / "chromium.part").touch()
    assert asks(dest, tmp_path / "seen", 0.0).communicate(timeout=60)[0] == "whole\n"
    assert [file.name for file in dest.iterdir()] == ["chromium"]


def test_an_unpacking_that_fails_leaves_nothing_that_passes_for_whole(tmp_path: Path) -> None:
    dest = tmp_path / "chromium"

    def fails(folder: Path) -> None:
        (folder / "chromium").write_text("half")
        raise OSError("no space left")

    with pytest.raises(OSError, match="no space"):
        chromium.packed(dest, fails)
    assert chromium.packed(dest, lambda folder: (folder / "chromium").touch()) == dest
    assert (dest / "chromium").read_text() == ""


def test_the_packed_one_is_taken_where_it_is_asked_for_whatever_the_machine_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chromium, "packed", lambda: Path("/packed"))
    monkeypatch.setattr("shutil.which", lambda name: f"/machine/{name}")
    monkeypatch.delenv("CHROMIUM_PATH", raising=False)
    monkeypatch.delenv("PARLOUR_PACKED_CHROMIUM", raising=False)
    assert chromium.chromium() == ("/machine/chromium", {})
    monkeypatch.setenv("CHROMIUM_PATH", "/mine")
    assert chromium.chromium() == ("/mine", {})
    monkeypatch.setenv("PARLOUR_PACKED_CHROMIUM", "1")
    assert chromium.chromium()[0] == "/packed/chromium"
