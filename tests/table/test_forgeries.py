"""Forged games, hashed again from end to end: what the separate program finds, what the rules find, and what only a
head finds."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour import cli
from parlour.table import verify as verifier
from table.forging import (
    ALWAYS,
    BY_HEAD,
    BY_RULES,
    PLAYED,
    Forgery,
    cut_off_with_its_seed,
    finished,
    forged,
    no_draws,
    parsed,
    written,
)

Program = Callable[..., tuple[int, str]]
KEYS = ("tiny", "domino-knights", "fate")


@pytest.fixture(scope="module", params=KEYS)
def text(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    return finished(request.param, tmp_path_factory.mktemp("forgeries") / "x")


@pytest.fixture(params=["verify.py", "parlour verify"])
def program(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Program:
    """Either of the two, told a file's text."""
    monkeypatch.setattr(cli, "GAMES", PLAYED)
    file = tmp_path / "game.jsonl"

    def run(text: str, *more: str) -> tuple[int, str]:
        file.write_text(text, encoding="utf-8")
        code = (
            verifier.main([str(file), *more])
            if request.param == "verify.py"
            else cli.main(["verify", str(file), *more])
        )
        return code, capsys.readouterr().out

    run.by_rules = request.param != "verify.py"  # type: ignore[attr-defined]
    return run


def heads(text: str) -> list[str]:
    """As two pages kept them: one from somewhere in the game, one from its end."""
    _, lines = parsed(text)
    middle = len(lines) - 6
    return ["--head", lines[-1]["hash"], "--head", f"{middle}:{lines[middle]['hash'].upper()}"]


def test_an_honest_game_is_well(text: str, program: Program) -> None:
    entropy = ["--entropy", "entropy 1", "--entropy", "entropy 2"]
    for more in ([], heads(text), entropy, [*heads(text), *entropy]):
        code, out = program(text, *more)
        assert (
            code == 0
            and out.startswith("All is well")
            and "draws come out again" in out
            and "What this can't show" in out
        )
        assert ("the game that page saw" in out) == ("--head" in more)
        assert ("every command leads to the same events" in out) == program.by_rules  # type: ignore[attr-defined]


@pytest.mark.parametrize("forgery", ALWAYS, ids=lambda forgery: forgery.__name__)
@pytest.mark.parametrize("with_heads", [False, True], ids=["alone", "with heads"])
def test_what_chance_gave_cannot_be_changed(text: str, program: Program, forgery: Forgery, with_heads: bool) -> None:
    code, out = program(forged(text, forgery), *(heads(text) if with_heads else []))
    assert code == 1 and out.startswith("WRONG") and "All is well" not in out
    assert ("the game that page saw" in out) == with_heads or forgery.__name__ == "struck_seed"


@pytest.mark.parametrize("forgery", BY_RULES, ids=lambda forgery: forgery.__name__)
def test_what_the_rules_would_not_tell_is_found_by_them_or_by_a_head(
    text: str, program: Program, forgery: Forgery
) -> None:
    code, out = program(forged(text, forgery))
    assert code == int(program.by_rules) and ("WRONG" in out) == program.by_rules, out  # type: ignore[attr-defined]
    assert program.by_rules or "without a head from a player's page" in out  # type: ignore[attr-defined]
    code, out = program(forged(text, forgery), *heads(text))
    assert code == 1 and "not the game that page saw" in out


@pytest.mark.parametrize("forgery", BY_HEAD, ids=lambda forgery: forgery.__name__)
def test_what_only_the_chain_protects_is_found_by_a_head_alone(text: str, program: Program, forgery: Forgery) -> None:
    code, out = program(forged(text, forgery))
    if forgery is cut_off_with_its_seed:
        assert (
            code == 3
            and out.startswith("UNFINISHED")
            and "All is well" not in out
            and "nothing shows that this is all of it" in out
        )
    else:
        assert (
            code == 0
            and "without a head from a player's page" in out
            and "Talk and names rest on the chain alone" in out
        )
    code, out = program(forged(text, forgery), *heads(text))
    assert code == 1 and "the game that page saw" in out


def test_a_head_of_an_entry_that_was_cut_off_says_so(text: str, program: Program) -> None:
    last = parsed(text)[1][-1]
    code, out = program(forged(text, cut_off_with_its_seed), "--head", f"{last['entry']['seq']}:{last['hash']}")
    assert code == 1 and "its end was cut off" in out
    code, out = program(text, "--head", f"3:{last['hash']}")
    assert code == 1 and f"this is the hash of entry {last['entry']['seq']}, not of entry 3" in out


def test_entropy_that_was_left_out_is_missed(text: str, program: Program) -> None:
    code, out = program(text, "--entropy", "my own dice")
    assert code == 1 and "nobody sat down with the entropy my own dice" in out


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "12",
        "g" * 64,
        "0" * 63,
        "0" * 65,
        f"-1:{'0' * 64}",
        f"x:{'0' * 64}",
        f"1:2:{'0' * 64}",
        f"{'0' * 64}\n",
        f"٣:{'0' * 64}",
    ],
)
def test_what_is_no_head_is_refused(program: Program, wrong: str) -> None:
    with pytest.raises(SystemExit) as ended:
        program("", f"--head={wrong}")
    assert ended.value.code == 2


def test_a_header_that_declares_less_is_found(text: str, program: Program) -> None:
    """Where the separate program does not know a game, it says so."""
    header, lines = parsed(text)
    no_draws(header, lines)
    header["drawn"] = {}
    code, out = program(written(header, lines))
    if header["game"] in verifier.KNOWN or program.by_rules:  # type: ignore[attr-defined]
        assert code == 1 and "what chance gives" in out
    else:
        assert code == 0 and "doesn't know the game tiny and takes the header's word" in out


def as_version_1(text: str) -> str:
    header, lines = parsed(text)
    header |= {"version": 1, "seed": header["seeds"] and header["seeds"][0]}
    del header["seeds"], header["drawn"], header["ending"]
    return written(header, lines)


def test_a_file_of_version_1_is_read_and_only_the_rules_can_vouch_for_it(text: str, program: Program) -> None:
    code, out = program(as_version_1(text), *heads(text))
    assert (code, "All is well" in out) == ((0, True) if program.by_rules else (3, False)) and "WRONG" not in out  # type: ignore[attr-defined]
    code, out = program(as_version_1(forged(text, no_draws)))
    assert code == (1 if program.by_rules else 3) and "All is well" not in out  # type: ignore[attr-defined]


def test_dice_called_entered_by_hand_are_counted_and_the_rules_know_better(
    tmp_path: Path, program: Program, text: str
) -> None:
    header, lines = parsed(text)
    if header["game"] != "fate":
        return
    for line in lines:
        for event in line["entry"].get("events", []):
            if event["event"] == "thrown" and "faces" in event["throw"]:
                event["throw"]["by_hand"] = True
                line["entry"]["draws"] = []
    code, out = program(written(header, lines))
    assert (code, "Entered by hand, which nobody can check" in out) == ((1, False) if program.by_rules else (0, True))  # type: ignore[attr-defined]


def test_the_file_is_all_the_separate_program_needs(tmp_path: Path) -> None:
    shutil.copy(verifier.__file__, tmp_path / "verify.py")
    (tmp_path / "nothing").write_text("")
    done = subprocess.run(
        [sys.executable, "-I", "-S", "verify.py", "nothing"], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (1, "") and done.stdout.startswith("WRONG")
