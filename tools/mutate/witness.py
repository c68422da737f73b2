"""Which tests run through which function of the rules."""

import hashlib
import json
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from broken import ROOT
from forks import forked

KEPT = ROOT / ".mutants"
Calls = dict[str, list[str]]
"""By file and first line of a function: the tests that call it; IMPORTED stands for what is called before any test."""
IMPORTED = ""
FEW = 3
"""So many tests may fail while they are watched, which takes its time."""


def place_of(code: CodeType) -> str:
    return f"{Path(code.co_filename).relative_to(ROOT)}:{code.co_firstlineno}"


class Witness:
    """Notes which functions of the rules each test calls."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.calls: dict[str, set[str]] = defaultdict(set)
        self.failed: set[str] = set()
        self._codes: set[CodeType] = set()
        sys.settrace(self._called)

    def _called(self, frame: FrameType, event: str, _: object) -> None:
        self._codes.add(frame.f_code)

    def _note(self, test: str) -> None:
        sys.settrace(None)
        for code in self._codes:
            if self.folder in code.co_filename:
                self.calls[place_of(code)].add(test)
        self._codes.clear()

    def pytest_collection_finish(self) -> None:
        self._note(IMPORTED)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Any:
        sys.settrace(self._called)
        try:
            return (yield)
        finally:
            self._note(item.nodeid)


def run(tests: Sequence[str], plugin: object) -> int:
    options = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:playwright", "--no-header", "--tb=no"]
    return int(pytest.main([*tests, *options], plugins=[plugin]))


def tests_of(game: str) -> list[str]:
    return [f"tests/games/{game}", "tests/playthroughs/test_playthroughs.py"]


def _digest(files: Sequence[Path]) -> str:
    return hashlib.sha256(b"".join([path.read_bytes() for path in files])).hexdigest()


def witnessed(game: str) -> Calls:
    """Kept until a source or a builder changes; of a test that changes, its own file is noted anew."""
    tests = sorted((ROOT / "tests/games" / game).rglob("*.py"))
    builders = [path for path in tests if not path.name.startswith("test_")]
    now = {str(path.relative_to(ROOT)): _digest([path]) for path in tests if path not in builders}
    now[game] = _digest([*sorted((ROOT / "src/parlour/games" / game).rglob("*.py")), *builders])
    kept = KEPT / f"{game}.noted.json"
    was, calls = json.loads(kept.read_text()) if kept.exists() else ({}, {})
    if was == now:
        return calls  # type: ignore[no-any-return]
    anew = tests_of(game)
    if was.get(game) == now[game]:
        anew = [file for file in now if now[file] != was.get(file)]
        stale = {*was} - {*now} | {*anew}
        calls = {at: [test for test in old if test.split("::")[0] not in stale] for at, old in calls.items()}
    else:
        calls = {}

    def note() -> int:
        witness = Witness(f"games/{game}/rules")
        code = run(anew, witness) if anew else 0
        if code and not 0 < len(witness.failed) <= FEW:
            return code
        for test in sorted(witness.failed):
            print("Left out, since it fails here:", test, flush=True)
        places = {*calls, *witness.calls}
        both = {at: sorted({*calls.get(at, ()), *witness.calls.get(at, ())} - witness.failed) for at in places}
        kept.write_text(json.dumps([now, both]))
        return 0

    print("Noting which tests call what ...", flush=True)
    if forked(note, aloud=True):
        sys.exit("The tests must pass first.")
    return json.loads(kept.read_text())[1]  # type: ignore[no-any-return]
