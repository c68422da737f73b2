"""Mutants tried one after the other, each in a fork of a process that has collected the tests once."""

import gc
import importlib.util
import inspect
import resource
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from broken import ROOT, Mutant
from forks import forked
from witness import IMPORTED, Calls, place_of, run, tests_of

PATIENCE = 5
"""Seconds of computing for one test, ten times as many for a law, until a mutant counts as noticed: it goes round in
circles."""
ROOM = 4 << 30
"""Bytes it may take meanwhile."""


@cache
def compiled(path: Path) -> CodeType:
    return compile(path.read_bytes(), str(path), "exec")


def inner(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def bare(code: CodeType) -> tuple[Any, ...]:
    consts = [repr(one) for one in code.co_consts if not isinstance(one, CodeType)]
    return code.co_code, code.co_exceptiontable, consts, code.co_names, code.co_varnames, code.co_cellvars


class Unswappable(Exception):
    """It runs only as its module is imported."""


def swaps(was: CodeType, now: CodeType, calls: Calls) -> tuple[dict[CodeType, CodeType], list[str]]:
    """Code for code, what takes its place; and where it differs."""
    pairs = list(zip(inner(was), inner(now), strict=False))
    if len(inner(was)) != len(inner(now)):
        pairs = []  # a comprehension is gone, and none lives on from call to call
        if not {one.co_name for one in inner(was)} <= {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"}:
            raise Unswappable
    if was.co_freevars != now.co_freevars:
        raise Unswappable
    instead: dict[CodeType, CodeType] = {}
    places: list[str] = []
    for one, other in pairs:
        deeper, there = swaps(one, other, calls)
        instead, places = instead | deeper, places + there
    if bare(was) != bare(now):
        places.append(place_of(was))
        if not was.co_flags & inspect.CO_OPTIMIZED or set(calls.get(places[-1], ())) == {IMPORTED}:
            raise Unswappable
    return (instead | {was: now} if places else instead), places


def noticed(items: Sequence[pytest.Item]) -> bool:
    """Whether one of these tests fails."""
    resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    for item, after in zip(items, [*items[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_PROF, PATIENCE * 10 if item.nodeid.startswith("tests/laws/") else PATIENCE)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
            return True
    return False


def swapped(functions: list[FunctionType], instead: dict[CodeType, CodeType], tests: list[pytest.Item]) -> bool:
    for function in functions:
        function.__code__ = instead.get(function.__code__, function.__code__)
    return noticed(tests)


class Instead(MetaPathFinder):
    """Imports one module from another text than its file's."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = path = ROOT / mutant.file
        self.name = ".".join(Path(mutant.file).with_suffix("").parts[1:])

        class Loader(SourceFileLoader):
            def get_code(self, fullname: str) -> CodeType:
                return compile(mutant.source(), str(path), "exec")

        self.loader = Loader(self.name, str(path))

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        return (
            importlib.util.spec_from_file_location(fullname, self.path, loader=self.loader)
            if fullname == self.name
            else None
        )


class Loop:
    """Does something else with the collected tests than running each once."""

    def __init__(self, work: Callable[[dict[str, pytest.Item]], bool]) -> None:
        self.work, self.failed = work, True

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.failed = bool(session.testsfailed) or self.work({item.nodeid: item for item in session.items})
        return True


def afresh(mutant: Mutant, tests: list[str]) -> bool:
    sys.meta_path.insert(0, Instead(mutant))
    loop = Loop(lambda items: noticed([items[test] for test in tests]))
    run(sorted({test.split("::")[0] for test in tests}), loop)
    return loop.failed


def _apart(mutant: Mutant, test: pytest.Item) -> bool:
    """It is marked with none of the rules named near this; those that are come first, they notice most."""
    return not {rule for mark in test.iter_markers("rule") for rule in mark.args} & set(mutant.rules)


class Trials:
    """Some mutants of a game, tried one after the other."""

    def __init__(
        self,
        game: str,
        calls: Calls,
        tell: Callable[[Mutant, bool], None],
        told: Callable[[Mutant], bool],
        laws: str | None,
        swapped: bool,
    ) -> None:
        self.game, self.calls, self.tell, self.told, self.laws, self.swapped = game, calls, tell, told, laws, swapped
        self.breadth: dict[str, int] = defaultdict(int)
        for tests in calls.values():
            for test in tests:
                self.breadth[test] += 1

    def chosen(self, places: Sequence[str]) -> list[str]:
        """The tests that run through one of these places, those that do least first."""
        found = {test for place in places for test in self.calls.get(place, ())} - {IMPORTED}
        return sorted(found, key=lambda test: (self.breadth[test], test))

    def all(self, mutants: Sequence[Mutant]) -> int:
        """Those that can be swapped first; the tests are not yet imported where the others are tried."""
        places = tests_of(self.game) + (["tests/laws"] if self.laws is not None else [])
        forked(lambda: run(places, Loop(lambda items: self.warm(mutants, items))), aloud=True)
        for mutant in () if self.swapped else mutants:
            if not self.told(mutant):
                self.tell(mutant, not self.alone(mutant))
        return 0

    def imported(self, places: Sequence[str]) -> bool:
        """Something was made with it while the tests were collected: only that may show a mutant, tried alone."""
        return any(IMPORTED in self.calls.get(place, ()) for place in places)

    def swaps(self, mutant: Mutant) -> tuple[dict[CodeType, CodeType], list[str]]:
        path = ROOT / mutant.file
        return swaps(compiled(path), compile(mutant.source(), str(path), "exec"), self.calls)

    def _asked(self, test: str) -> bool:
        """A law of this game, and one of those wished for."""
        return test.startswith("tests/laws/") and self.game in test.replace("-", "_") and (self.laws or "") in test

    def warm(self, mutants: Sequence[Mutant], items: dict[str, pytest.Item]) -> bool:
        laws = [item for test, item in items.items() if self._asked(test)]
        gc.collect()
        functions = [one for one in gc.get_objects() if isinstance(one, FunctionType)]
        functions = [one for one in functions if f"games/{self.game}/rules" in one.__code__.co_filename]
        gc.freeze()
        for mutant in mutants:
            try:
                instead, places = self.swaps(mutant)
            except Unswappable:
                continue
            tests = sorted([items[test] for test in self.chosen(places)], key=partial(_apart, mutant)) + laws
            found = bool(forked(partial(swapped, functions, instead, tests)))
            if found or not self.imported(places):
                self.tell(mutant, not found)
        return False

    def alone(self, mutant: Mutant) -> bool:
        """Whether it is noticed, from its import on, by the tests of its file; by any where it has none."""
        own = self.chosen([place for place in self.calls if place.startswith(f"{mutant.file}:")])
        return bool(forked(partial(afresh, mutant, own or self.chosen(list(self.calls)))))
