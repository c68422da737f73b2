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


def place_of(code: CodeType) -> str:
    return f"{Path(code.co_filename).relative_to(ROOT)}:{code.co_firstlineno}"


class Witness:
    """Notes which functions of the rules each test calls."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.calls: dict[str, set[str]] = defaultdict(set)
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


def witnessed(game: str) -> Calls:
    """Kept until a source or a test changes."""
    sources = [
        *sorted((ROOT / "src/parlour/games" / game).rglob("*.py")),
        *sorted((ROOT / "tests/games" / game).rglob("*.py")),
    ]
    digest = hashlib.sha256(b"".join([path.read_bytes() for path in sources])).hexdigest()
    kept = KEPT / f"{game}.calls.json"

    def note() -> int:
        witness = Witness(f"games/{game}/rules")
        if code := run(tests_of(game), witness):
            return code
        calls = {function: sorted(tests) for function, tests in witness.calls.items()}
        kept.write_text(json.dumps({"digest": digest, "calls": calls}))
        return 0

    if not kept.exists() or json.loads(kept.read_text())["digest"] != digest:
        print("Noting which tests call what ...", flush=True)
        if forked(note, aloud=True):
            sys.exit("The tests must pass first.")
    return json.loads(kept.read_text())["calls"]  # type: ignore[no-any-return]
