"""Every rule the games enforce or ask a person about, and every worked example, is named by a test; or this says which
is not.

A test names rules in a marker: `@pytest.mark.rule("DK-071", "DK-X12")`. Only literal ids in such a call count, prose
never does.
"""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def markers(source: str) -> Iterator[str]:
    """The ids inside every `rule(...)` call of a test file; a ValueError for one that is not a literal."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = (
            node.func.attr
            if isinstance(node.func, ast.Attribute)
            else node.func.id
            if isinstance(node.func, ast.Name)
            else ""
        )
        if name != "rule":
            continue
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise ValueError(f"line {node.lineno}: a rule marker takes literal ids only")
            yield argument.value


def named_by_tests(tests: Path) -> tuple[dict[str, str], list[str]]:
    """Each id with the first file that names it, and the files whose markers cannot be read."""
    named: dict[str, str] = {}
    wrong: list[str] = []
    for path in sorted(tests.rglob("*.py")):
        try:
            for rule in markers(path.read_text("utf-8")):
                named.setdefault(rule, str(path.relative_to(tests)))
        except ValueError as problem:
            wrong.append(f"{path.relative_to(tests)}: {problem}")
    return named, wrong


def main(root: Path = ROOT) -> int:
    named, problems = named_by_tests(root / "tests")
    known: set[str] = set()
    for path in sorted((root / "src/parlour/games").glob("*/rulebook.toml")):
        book = tomllib.loads(path.read_text("utf-8"))
        built = {kind: [entry for entry in entries if not entry.get("later")] for kind, entries in book.items()}
        known |= {entry["id"] for entries in book.values() for entry in entries}
        rules = [entry["id"] for entry in built["rule"] if entry["kind"] in "EA"]
        examples = [entry["id"] for entry in built.get("example", [])]
        switches = [entry["id"] for entry in built.get("ruling", []) if entry.get("switch")]
        counts = [
            f"{title} {len([i for i in wanted if i in named])}/{len(wanted)}"
            for title, wanted in (("rules", rules), ("examples", examples), ("switches", switches))
        ]
        later = sum(len(entries) for entries in book.values()) - sum(len(entries) for entries in built.values())
        print(f"{path.parent.name}: {', '.join(counts)} named by tests; {later} entries for later")
        missing = [i for i in (*rules, *examples, *switches) if i not in named]
        if missing:
            problems.append(f"{path.parent.name}: no test names {' '.join(missing)}")
    problems += [f"{where}: {rule} is in no rulebook" for rule, where in named.items() if rule not in known]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
