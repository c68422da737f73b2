"""The command: tables and files that say the same, shares and their merging, and every mistake in one clear
sentence."""

import builtins
import contextlib
import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from parlour.cli import main
from parlour.lab import shard as shards
from parlour.lab.files import COLUMNS

SOURCE = Path(__file__).parents[2] / "src"
STUDY = ["simulate", "domino-knights", "--seats", "normal,easy", "--games", "6", "--workers", "1"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small study with all its files."""
    folder = tmp_path_factory.mktemp("study")
    files = ["--csv", str(folder / "a.csv"), "--json", str(folder / "a.json"), "--plot", str(folder / "a.svg")]
    assert main([*STUDY, *files]) == 0
    return folder


def test_the_tables_say_who_wins_how_long_and_what_decides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(STUDY) == 0
    out, err = capsys.readouterr()
    assert "domino-knights, 2 players: normal, easy; default options; seed 1" in out
    assert "6 of 6 games" in out
    for words in (
        "Who wins: by strength",
        "by seat",
        "who began",
        "How long it takes",
        "How it ends",
        "lastStanding",
        "Special cards: how often",
    ):
        assert words in out, words
    assert "averted" in out and "par" in out
    assert err == ""


def test_the_csv_is_tidy(written: Path) -> None:
    with (written / "a.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert tuple(rows[0]) == COLUMNS
    by = {(row["table"], row["name"], row["measure"]): row for row in rows}
    assert len(by) == len(rows), "every row is named once"
    assert by["study", "", "games"]["value"] == "6"
    shares = [float(by["level", level, "won"]["value"]) for level in ("normal", "easy")]
    assert sum(shares) == pytest.approx(1)
    assert by["level", "normal", "won"]["par"] == "0.5"
    assert sum(float(row["value"]) for row in rows if (row["table"], row["name"]) == ("histogram", "turns")) == 6
    assert {row["table"] for row in rows} == {
        "study",
        "level",
        "seat",
        "first",
        "length",
        "histogram",
        "ending",
        "special",
    }


def test_the_json_holds_question_counts_and_figures(written: Path) -> None:
    study = json.loads((written / "a.json").read_text(encoding="utf-8"))
    assert study.keys() == {"format", "version", "job", "done", "tally", "figures"}
    assert (study["format"], study["version"], study["done"]) == ("parlour-study", 1, [[0, 6]])
    assert study["job"]["levels"] == ["normal", "easy"] and study["job"]["seed"] == 1
    assert study["figures"]["levels"][0].keys() == {"name", "seats", "alone", "shared", "won", "par"}
    assert study["figures"]["levels"][0]["won"].keys() == {"value", "low", "high", "trials"}
    assert study["tally"]["games"] == study["figures"]["games"] == 6


def test_the_plot_is_drawn_and_the_same_study_draws_the_same(written: Path, tmp_path: Path) -> None:
    drawn = ElementTree.parse(written / "a.svg").getroot()
    assert drawn.tag.endswith("svg")
    assert main(["simulate", "--merge", str(written / "a.json"), "--plot", str(tmp_path / "b.svg")]) == 0
    assert (tmp_path / "b.svg").read_bytes() == (written / "a.svg").read_bytes()
    assert main(["simulate", "--merge", str(written / "a.json"), "--plot", str(tmp_path / "b.png")]) == 0
    assert (tmp_path / "b.png").read_bytes().startswith(b"\x89PNG")


def test_shares_are_merged_into_the_same_result(written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for index in (1, 2):
        assert main([*STUDY, "--shard", f"{index}/2"]) == 0
    files = ["domino-knights-1-of-2.json", "domino-knights-2-of-2.json"]
    assert main(["simulate", "--merge", *files, "--json", "all.json", "--csv", "all.csv"]) == 0
    assert Path("all.json").read_bytes() == (written / "a.json").read_bytes()
    assert Path("all.csv").read_bytes() == (written / "a.csv").read_bytes()


def test_a_merge_that_lacks_a_share_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*STUDY, "--shard", "2/3"]) == 0
    capsys.readouterr()
    assert main(["simulate", "--merge", "domino-knights-2-of-3.json"]) == 0
    assert "2 of 6 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Name a game: domino-knights."),
        (["chess"], "There's no game chess here"),
        (["fate"], "Fate Accelerated has no bots to play it; you can study domino-knights."),
        (["domino-knights", "--seats", "grandmaster"], "There's no bot “grandmaster”. Choose easy, normal"),
        (["domino-knights", "--seats", "easy,,easy"], "There's no bot “”"),
        (["domino-knights", "--seats", "easy,easy", "--players", "3"], "--seats names 2 strengths for 3 players."),
        (["domino-knights", "--players", "7"], "Domino Knights is for 2 to 6 players, not 7."),
        (["domino-knights", "--players", "1"], "Domino Knights is for 2 to 6 players, not 1."),
        (["domino-knights", "--players", "-3"], "Domino Knights is for 2 to 6 players, not 0."),
        (["domino-knights", "--games", "0"], "A study has at least one game."),
        (["domino-knights", "--games", "-5"], "A study has at least one game."),
        (["domino-knights", "--pace", "-1"], "Neither time nor decisions"),
        (["domino-knights", "--set", "looting"], "An option is written key=value, not “looting”."),
        (["domino-knights", "--set", "chess=yes"], "There is no option “chess”."),
        (["domino-knights", "--set", "looting=perhaps"], "Looting can't be “perhaps”. Choose no or yes."),
        (["domino-knights", "--preset", "chess"], "There's no preset “chess”"),
        (["domino-knights", "--shard", "0/4"], "A share is written I/N with I from 1 to N, such as 2/8, not “0/4”."),
        (["domino-knights", "--shard", "5/4"], "A share is written"),
        (["domino-knights", "--shard", "half"], "A share is written"),
        (["domino-knights", "--workers", "0"], "At least one worker has to play."),
        (["domino-knights", "--workers", "2", "--cluster", "tcp://x:1"], "--cluster or --workers, not both"),
        (["domino-knights", "--cluster", "nonsense://"], "There is no cluster at nonsense://"),
        (["domino-knights", "--plot", "study.gif"], "A plot is .svg or .png, not “study.gif”."),
        (["domino-knights", "--csv", "/proc/none/a.csv"], "/proc/none/a.csv can't be written"),
        (["domino-knights", "--games", "5", "--only", "5"], "The study has games 0 to 4."),
        (["--merge", "/nowhere"], "/nowhere can't be read: No such file"),
        (["domino-knights", "--merge", "/nowhere"], "--merge takes everything from the files"),
    ],
)
def test_a_mistake_is_one_clear_sentence(
    arguments: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", *arguments]) == 2
    assert not list(tmp_path.iterdir())
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("parlour: ") and err.count("\n") == 1, err
    assert sentence in err


@pytest.mark.parametrize(
    ("missing", "arguments"), [("matplotlib", ["--plot", "a.svg"]), ("distributed", ["--cluster", "tcp://x:1"])]
)
def test_a_missing_library_is_named_with_its_extra(
    missing: str,
    arguments: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.split(".")[0] == missing:
            raise ModuleNotFoundError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    assert main([*STUDY[:-2], *arguments]) == 2
    assert "parlour[lab]" in capsys.readouterr().err


def test_the_command_line_needs_none_of_the_labs_libraries() -> None:
    script = (
        "import sys, parlour.cli; print([n for n in ('numpy', 'matplotlib', 'distributed', 'pettingzoo') if n in "
        "sys.modules])"
    )
    shown = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.strip() == "[]"


def test_failed_games_are_shown_and_can_be_played_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = shards.play_number

    def failing(job: Any, game: Any, options: Any, number: int) -> Any:
        if number == 4:
            raise RuntimeError("the bot fell asleep")
        return real(job, game, options, number)

    monkeypatch.setattr(shards, "play_number", failing)
    assert main(STUDY) == 1
    out, err = capsys.readouterr()
    assert "5 of 6 games" in out
    assert "game 4 (seed " in err and "RuntimeError: the bot fell asleep" in err and "--only 4" in err
    assert main([*STUDY, "--only", "4"]) == 0
    assert "turns" in capsys.readouterr().out


def test_games_broken_off_are_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*STUDY, "--most", "20"]) == 0
    assert "6 games were broken off after 20 decisions and only counted here." in capsys.readouterr().err


def test_ctrl_c_stops_and_shows_what_was_done(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "parlour.cli",
        "simulate",
        "domino-knights",
        "--games",
        "100000",
        "--workers",
        "2",
        "--json",
        "part.json",
    ]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    running = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    )
    try:
        _wait_for_workers(running.pid)
        time.sleep(2)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130, err
    assert "Stopped by you. What was done is shown and written." in out
    assert "of 100,000 games" in out
    assert err == ""
    assert json.loads((tmp_path / "part.json").read_text())["job"]["games"] == 100_000


def _wait_for_workers(leader: int) -> None:
    """Until the two processes that play are there: the group has the leader, its fork server, a tracker and them."""
    for _ in range(600):
        group = [
            line
            for line in subprocess.run(["ps", "-eo", "pgid"], capture_output=True, text=True, check=True).stdout.split()
            if line == str(leader)
        ]
        if len(group) >= 5:
            return
        time.sleep(0.1)
    raise AssertionError("the workers did not start")
