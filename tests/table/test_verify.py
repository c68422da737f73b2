"""The verifier: a separate program that finds one altered roll, one swapped entry, one missing entry."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.core.offers import fill
from parlour.table import verify as verifier
from parlour.table.export import exported
from parlour.table.replay import drift, steps
from tables import do, lobby_at, opened, run, said, told
from tiny import TINY

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A whole game with talk, a late entropy and a rewind in it."""
    files: list[str] = []

    async def scenario() -> None:
        import random

        dice = random.Random(3).random
        async with lobby_at(tmp_path_factory.mktemp("verify") / "x") as lobby:
            table = await opened(lobby, 3, goal="200")
            while not table.is_over:
                seat = table.game.awaited(table.head.state)[0]
                offer = next(o for o in TINY.offers(table.head.state, seat) if o.owed)
                await do(table, seat, fill(offer, TINY.commands, dice))
                if table.shown.seq == 20:
                    await said(table, 1, 'línea\u2028separada \u0085 "quoted" \\ 🂡')
                    await told(table.sit, 2, "Newcomer", "late entropy")
                    await told(table.ask_rewind, 0, 17)
            files.append(exported(table.log, TINY, table.name))

    run(scenario)
    return files[0]


def parsed(text: str) -> tuple[dict[str, Any], Lines]:
    header, *lines = [json.loads(line) for line in text.split("\n") if line]
    return header, lines


def written(header: dict[str, Any], lines: Lines, *, rehash: bool) -> str:
    if rehash:
        before = bytes(32)
        for line in lines:
            before = hashlib.sha256(before + verifier.canonical(line["entry"])).digest()
            line["hash"] = before.hex()
        header |= {"head": before.hex(), "entries": len(lines)}
    return "\n".join(json.dumps(part, ensure_ascii=False) for part in (header, *lines)) + "\n"


def drawing(lines: Lines) -> dict[str, Any]:
    """An entry in the middle that drew a card."""
    return next(line["entry"] for line in lines[len(lines) // 2 :] if line["entry"].get("draws"))


def altered_roll(header: dict[str, Any], lines: Lines) -> str:
    entry = drawing(lines)
    pile, got = entry["draws"][0]
    other = next(piece for piece in pile if piece != got[0])
    entry["draws"][0][1] = [other]
    for event in entry["events"]:
        if event["event"] == "dealt":
            event["cards"] = [other]
    return f"entry {entry['seq']}:"


def altered_event(header: dict[str, Any], lines: Lines) -> str:
    entry = drawing(lines)
    pile, got = entry["draws"][0]
    next(event for event in entry["events"] if event["event"] == "dealt")["cards"] = [
        next(piece for piece in pile if piece != got[0])
    ]
    return f"entry {entry['seq']}:"


def swapped(header: dict[str, Any], lines: Lines) -> str:
    lines[9], lines[10] = lines[10], lines[9]
    return "entry 9:"


def missing(header: dict[str, Any], lines: Lines) -> str:
    del lines[12]
    return "entry 12:"


def missing_and_renumbered(header: dict[str, Any], lines: Lines) -> str:
    del lines[12]
    for number, line in enumerate(lines):
        line["entry"]["seq"] = number
    return "entry "


def cut_off(header: dict[str, Any], lines: Lines) -> str:
    del lines[-1]
    return f"entry {len(lines)}:"


def altered_entropy(header: dict[str, Any], lines: Lines) -> str:
    lines[1]["entry"]["entropy"] = "other"
    return "entry "


def altered_talk(header: dict[str, Any], lines: Lines) -> str:
    entry = next(line["entry"] for line in lines if line["entry"]["kind"] == "said")
    entry["text"] = "I never said that"
    return f"entry {entry['seq']}:"


def other_seed(header: dict[str, Any], lines: Lines) -> str:
    header["seeds"] = ["00" * 32]
    return "the revealed seed doesn't fit"


def other_seed_and_commitment(header: dict[str, Any], lines: Lines) -> str:
    header |= {"seeds": ["00" * 32], "commitment": hashlib.sha256(bytes(32)).hexdigest()}
    lines[0]["entry"]["commitment"] = header["commitment"]
    return "entry "


CHAINED = [altered_roll, altered_event, swapped, missing, cut_off, altered_entropy, altered_talk, other_seed]
REHASHED = [
    altered_roll,
    altered_event,
    swapped,
    missing,
    missing_and_renumbered,
    altered_entropy,
    other_seed,
    other_seed_and_commitment,
]


def test_an_honest_game_is_well(finished: str) -> None:
    faults, header = verifier.verify(finished)
    assert faults == [] and header["draws"] > 10
    told_again = steps(TINY, finished)
    assert drift(TINY, told_again) == []
    assert TINY.outcome(told_again[-1].moment.state) is not None


@pytest.mark.parametrize("forge", CHAINED, ids=lambda forge: forge.__name__)
def test_a_forgery_is_found(finished: str, forge: Callable[[dict[str, Any], Lines], str]) -> None:
    header, lines = parsed(finished)
    where = forge(header, lines)
    faults, _ = verifier.verify(written(header, lines, rehash=False))
    assert faults and any(fault.startswith(where) for fault in faults), faults


@pytest.mark.parametrize("forge", REHASHED, ids=lambda forge: forge.__name__)
def test_a_forgery_is_found_even_when_the_chain_was_made_anew(
    finished: str, forge: Callable[[dict[str, Any], Lines], str]
) -> None:
    header, lines = parsed(finished)
    where = forge(header, lines)
    faults, _ = verifier.verify(written(header, lines, rehash=True))
    assert faults and any(fault.startswith(where) for fault in faults), faults


def test_events_that_the_rules_would_not_tell_are_drift(finished: str) -> None:
    header, lines = parsed(finished)
    entry = next(line["entry"] for line in lines if any(e["event"] == "stood" for e in line["entry"].get("events", [])))
    next(e for e in entry["events"] if e["event"] == "stood")["points"] += 1
    text = written(header, lines, rehash=True)
    assert verifier.verify(text)[0] == [], "no draw was touched and the chain is whole"
    assert any(f"entry {entry['seq']}:" in line for line in drift(TINY, steps(TINY, text)))


def test_it_runs_alone_with_only_the_standard_library(finished: str, tmp_path: Path) -> None:
    program = tmp_path / "verify.py"
    program.write_text(Path(verifier.__file__).read_text())
    game = tmp_path / "game.jsonl"
    game.write_text(finished, encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(program), str(game)]
    good = subprocess.run(command, capture_output=True, text=True)
    assert good.returncode == 0 and "All is well" in good.stdout, good.stderr
    header, lines = parsed(finished)
    altered_roll(header, lines)
    game.write_text(written(header, lines, rehash=True), encoding="utf-8")
    bad = subprocess.run(command, capture_output=True, text=True)
    assert bad.returncode == 1 and "WRONG" in bad.stdout


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        "nonsense",
        '{"format":"parlour-log","version":1}\n{}',
        '{"format":"parlour-log","version":1}\n[]',
    ],
)
def test_what_is_no_export_is_said_to_be_none(text: str) -> None:
    assert verifier.verify(text)[0]


def test_an_unfinished_game_keeps_its_seed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            text = exported(table.log, TINY, table.name)
            assert json.loads(text.split("\n")[0])["seeds"] is None
            assert verifier.verify(text)[0] == []

    run(scenario)
