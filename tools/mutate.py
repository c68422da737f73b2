"""Breaks the rules of a game on purpose, one small change at a time, and lists the breaks that no test of the game
notices.

    python tools/mutate.py fate --count 200 --seed 3
    python tools/mutate.py domino-knights --file battle.py --jobs 2
    python tools/mutate.py yags --list

What was tried is kept under .mutants/, so that a run that was stopped goes on where it was. A change of a source file
makes its mutants new. Sentences are left alone: refusals (explain*.py, RuleViolation) and text. A survivor is no proof
of a missing test: some changes change no outcome. Each is there to be read.
"""

import argparse
import ast
import hashlib
import importlib.util
import json
import random
import re
import resource
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".mutants"
RULE = re.compile(r"\b(?:DK|FAE|FUG|PER|YAG)-[A-Z]?\d+\b")
PATIENCE = 120
"""Seconds of computing until a mutant counts as noticed: it goes round in circles."""


# What can be broken


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    begin: int
    end: int
    put: str
    """Stands instead of the bytes from begin to end."""
    function: int
    """The first line of the function it is in; 0 for none."""
    rules: tuple[str, ...]
    digest: str
    """Of the file."""

    @property
    def key(self) -> str:
        return f"{self.file}:{self.digest}:{self.begin}:{self.end}:{self.put}"

    def source(self) -> bytes:
        whole = (ROOT / self.file).read_bytes()
        return whole[: self.begin] + self.put.encode() + whole[self.end :]

    def __str__(self) -> str:
        was = (ROOT / self.file).read_bytes()[self.begin : self.end].decode()
        return (
            f"{self.file}:{self.line}: {' '.join(was.split())}  ->  {' '.join(self.put.split())}  "
            f"[{', '.join(self.rules) or 'no rule named'}]"
        )


SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}
COPYING = ("replace", "changed", "with_", "update")
"""Calls that copy something with a few fields changed."""


def _name(call: ast.Call) -> str:
    return (
        call.func.attr
        if isinstance(call.func, ast.Attribute)
        else call.func.id
        if isinstance(call.func, ast.Name)
        else ""
    )


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def broken(node: ast.AST) -> Iterator[str]:
    """What may stand instead of this piece of a program."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in SWAPS:
            yield f"({ast.unparse(ast.Compare(left, [SWAPS[type(op)]()], [right]))})"  # type: ignore[list-item]
        case ast.BoolOp(op=op, values=values):
            yield f"({ast.unparse(ast.BoolOp(SWAPS[type(op)](), values))})"  # type: ignore[arg-type]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(left=left, op=op, right=right) if (
            type(op) in SWAPS and not _is_text(left) and not _is_text(right)
        ):
            yield f"({ast.unparse(ast.BinOp(left, SWAPS[type(op)](), right))})"  # type: ignore[arg-type]
        case ast.Constant(value=bool() as value):
            yield str(not value)
        case ast.Constant(value=int() as value):
            yield str(value + 1)
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.Call(func=func, args=args, keywords=keywords) if _name(node).startswith(COPYING):
            for gone in keywords:
                yield ast.unparse(ast.Call(func, args, [one for one in keywords if one is not gone]))


def _tests(node: ast.AST) -> Iterator[ast.expr]:
    """Conditions that are no comparison and no `and`: those have mutants of their own."""
    found = (
        [node.test]
        if isinstance(node, ast.If | ast.IfExp | ast.While)
        else node.ifs
        if isinstance(node, ast.comprehension)
        else []
    )
    yield from [test for test in found if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)]


def _spared(node: ast.AST) -> bool:
    """Words, claims and types are no rules."""
    if isinstance(node, ast.Call) and _name(node) == "RuleViolation":
        return True
    return isinstance(node, ast.JoinedStr | ast.Assert | ast.Import | ast.ImportFrom) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def mutants_of(path: Path) -> Iterator[Mutant]:
    text = path.read_bytes()
    tree, lines = ast.parse(text), text.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    file, digest = str(path.relative_to(ROOT)), hashlib.sha256(text).hexdigest()[:12]

    def place(node: Any) -> tuple[int, int]:
        return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset

    def near(node: Any) -> tuple[str, ...]:
        own = text[slice(*place(node))].decode() if hasattr(node, "lineno") else ast.get_docstring(tree) or ""
        return tuple(dict.fromkeys(RULE.findall(own)))[:5]

    def visit(node: ast.AST, function: int, rules: tuple[str, ...]) -> Iterator[Mutant]:
        if _spared(node):
            return
        if isinstance(node, ast.FunctionDef):
            function, rules = min([node.lineno, *[one.lineno for one in node.decorator_list]]), near(node) or rules
        if hasattr(node, "lineno"):
            for put in broken(node):
                yield Mutant(file, node.lineno, *place(node), put, function, rules, digest)
        for test in _tests(node):
            yield Mutant(file, test.lineno, *place(test), f"(not ({ast.unparse(test)}))", function, rules, digest)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "bases"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from visit(child, function, rules)

    yield from visit(tree, 0, near(tree))


def every_mutant(game: str, only: str) -> list[Mutant]:
    folder = ROOT / "src/parlour/games" / game / "rules"
    files = [
        path
        for path in sorted(folder.glob("*.py"))
        if not path.name.startswith("explain") and path.name != "__init__.py"
    ]
    return [mutant for path in files if only in path.name for mutant in mutants_of(path)]


# Which tests run through which function


class Witness:
    """Notes which functions of the rules each test calls."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.calls: dict[str, set[str]] = defaultdict(set)
        self._codes: set[CodeType] = set()

    def _called(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self._codes.add(frame.f_code)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Any:
        self._codes.clear()
        sys.setprofile(self._called)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            for code in self._codes:
                if self.folder in code.co_filename:
                    self.calls[f"{Path(code.co_filename).name}:{code.co_firstlineno}"].add(item.nodeid)


def tests_of(game: str) -> list[str]:
    return [f"tests/games/{game}", "tests/playthroughs/test_playthroughs.py"]


def witnessed(game: str) -> dict[str, list[str]]:
    """By function: the tests that call it. Kept until a source or a test changes."""
    sources = [
        *sorted((ROOT / "src/parlour/games" / game).rglob("*.py")),
        *sorted((ROOT / "tests/games" / game).rglob("*.py")),
    ]
    digest = hashlib.sha256(b"".join([path.read_bytes() for path in sources])).hexdigest()
    kept = KEPT / f"{game}.calls.json"
    if kept.exists() and (found := json.loads(kept.read_text()))["digest"] == digest:
        return found["calls"]  # type: ignore[no-any-return]
    print("Noting which tests call what ...", flush=True)
    subprocess.run([sys.executable, __file__, game, "--note", digest], cwd=ROOT, check=True)
    return json.loads(kept.read_text())["calls"]  # type: ignore[no-any-return]


def note(game: str, digest: str) -> int:
    witness = Witness(f"games/{game}/rules")
    code = pytest.main(
        [*tests_of(game), "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header"], plugins=[witness]
    )
    if code == 0:
        calls = {function: sorted(tests) for function, tests in witness.calls.items()}
        (KEPT / f"{game}.calls.json").write_text(json.dumps({"digest": digest, "calls": calls}))
    return int(code)


def chosen(mutant: Mutant, calls: dict[str, list[str]]) -> list[str]:
    """The tests that can notice it, those that do least first."""
    name = Path(mutant.file).name
    if mutant.function:
        found = set(calls.get(f"{name}:{mutant.function}", ()))
    else:
        found = {test for function, tests in calls.items() if function.startswith(f"{name}:") for test in tests}
    breadth: dict[str, int] = defaultdict(int)
    for tests in calls.values():
        for test in tests:
            breadth[test] += 1
    return sorted(found, key=lambda test: (breadth[test], test))


# One mutant, in a process of its own


class Instead(MetaPathFinder):
    """Imports one module from another text than its file's."""

    def __init__(self, name: str, path: Path, text: bytes) -> None:
        class Loader(SourceFileLoader):
            def get_code(self, fullname: str) -> CodeType:
                return compile(text, str(path), "exec")

        self.name, self.path, self.loader = name, path, Loader(name, str(path))

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        return (
            importlib.util.spec_from_file_location(fullname, self.path, loader=self.loader)
            if fullname == self.name
            else None
        )


class Select:
    """Runs these tests, in this order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.at = {test: at for at, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted([item for item in items if item.nodeid in self.at], key=lambda item: self.at[item.nodeid])


def try_one() -> int:
    """A mutant and its tests come in by stdin; 0 says that nothing was noticed."""
    told = json.load(sys.stdin)
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
    path = ROOT / told["file"]
    name = ".".join(Path(told["file"]).with_suffix("").parts[1:])
    sys.meta_path.insert(0, Instead(name, path, told["source"].encode()))
    files = sorted({test.split("::")[0] for test in told["tests"]})
    return int(
        pytest.main(
            [*files, "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header"],
            plugins=[Select(told["tests"])],
        )
    )


def survives(mutant: Mutant, tests: list[str]) -> bool:
    if not tests:
        return True
    told = json.dumps({"file": mutant.file, "source": mutant.source().decode(), "tests": tests})
    run = subprocess.run([sys.executable, __file__, "--try"], input=told, text=True, cwd=ROOT, capture_output=True)
    return run.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="", help="domino-knights, fate, fugue, personae or yags")
    parser.add_argument("--count", type=int, default=100, help="how many mutants to try in this run")
    parser.add_argument("--seed", type=int, default=1, help="in which order")
    parser.add_argument("--file", default="", help="only files with this in their name")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="only say what survived so far")
    parser.add_argument("--try", action="store_true", dest="trying", help=argparse.SUPPRESS)
    parser.add_argument("--note", default="", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]
    if wish.trying:
        return try_one()
    game = wish.game.replace("-", "_")
    if wish.note:
        return note(game, wish.note)
    everything = every_mutant(game, wish.file)
    if not everything:
        parser.error("there are no rules of that name")
    KEPT.mkdir(exist_ok=True)
    book = KEPT / f"{game}.jsonl"
    known = dict([json.loads(line) for line in book.read_text().splitlines()]) if book.exists() else {}
    if not wish.list:
        left = [mutant for mutant in everything if mutant.key not in known]
        random.Random(wish.seed).shuffle(left)
        calls = witnessed(game)
        with ThreadPoolExecutor(wish.jobs) as pool, book.open("a") as kept:
            some = left[: wish.count]
            for mutant, alive in zip(some, pool.map(lambda one: survives(one, chosen(one, calls)), some), strict=True):
                known[mutant.key] = alive
                kept.write(json.dumps([mutant.key, alive]) + "\n")
                kept.flush()
                if alive:
                    print("survives", mutant, flush=True)
    tried = [mutant for mutant in everything if mutant.key in known]
    alive = [mutant for mutant in tried if known[mutant.key]]
    if wish.list:
        print(*[f"survives {mutant}" for mutant in sorted(alive, key=lambda one: (one.file, one.line))], sep="\n")
    print(f"{len(everything)} mutants, {len(tried)} tried, {len(alive)} survive")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
