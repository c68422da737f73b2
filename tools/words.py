"""Whether every sentence people read stands in words/, once, for a key that is used, in every language.

`python tools/words.py` checks; `--read GAME` prints a game's sentences for an editor (also shell, table, server, core,
terminal, lab, roleplay); `--evening GAME` plays an evening and prints what people met.
A group or message comment with "keys made" in it says that its keys are put together in code.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

sys.path.insert(0, str(Path(__file__).resolve().parent))
import sentences

ROOT = Path(__file__).resolve().parent.parent
MADE = "keys made"
HOUSE = {
    "core": ["core"],
    "table": ["table"],
    "server": ["server"],
    "terminal": ["terminal", "cli.py"],
    "lab": ["lab", "terminal"],
}
"""Where the sentences of the house's own files are said."""


FROM_ENGLISH = (".rule", ".reason")
"""Names for programs and rules, which no language says otherwise."""


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self, node: ftl.BaseNode | None) -> None:
        self.names: set[str] = set()
        if node is not None:
            self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Book:
    """One file of sentences."""

    def __init__(self, path: Path) -> None:
        self.path, self.language, self.name, self.words = path, path.parent.name, path.stem, path.parent.parent
        self.resource = FluentParser().parse(path.read_text("utf-8"))
        self.parts: dict[str, set[str]] = {}
        """Each key, and key.part, with its placeholders."""
        self.made: set[str] = set()
        self.wrong: list[str] = []
        group = whole = False
        for entry in self.resource.body:
            if isinstance(entry, ftl.Junk):
                self.wrong.append(f"not Fluent: {entry.content.strip().splitlines()[0]}")
            elif isinstance(entry, ftl.ResourceComment):
                whole = MADE in (entry.content or "")
            elif isinstance(entry, ftl.GroupComment):
                group = MADE in (entry.content or "")
            elif isinstance(entry, ftl.Message):
                self._enter(entry, group or whole)

    def _enter(self, entry: ftl.Message, group: bool) -> None:
        key = entry.id.name
        if key in self.parts:
            self.wrong.append(f"{key} is there twice")
        self.parts[key] = Variables(entry.value).names
        for part in entry.attributes:
            self.parts[f"{key}.{part.id.name}"] = Variables(part.value).names
        if group or (entry.comment is not None and MADE in (entry.comment.content or "")):
            self.made.add(key)

    @property
    def keys(self) -> list[str]:
        return [part for part in self.parts if "." not in part]

    @property
    def is_page(self) -> bool:
        return self.name in ("shell", "page")

    def places(self, root: Path) -> list[Path]:
        """The code that says them."""
        if self.is_page:
            return [root / "web/src"]
        if self.words == root / "src/parlour/words":
            return [root / "src/parlour" / place for place in HOUSE.get(self.name, [])]
        return [self.words.parent]


def books(root: Path) -> list[Book]:
    return [Book(path) for path in sorted((root / "src/parlour").rglob("words/*/*.ftl"))]


# Keys and languages


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Of a module, each once."""
    return tuple(ast.walk(ast.parse(path.read_text("utf-8"))))


@cache
def literals(places: tuple[Path, ...]) -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text in this code, and the shapes of those that are put together."""
    whole: set[str] = set()
    shapes = []
    for path in files(places, ".py"):
        for node in nodes(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if sum([len(str(part)) for part in fixed if part]) > 3:
                    shapes.append(
                        re.compile("".join([".*" if part is None else re.escape(str(part)) for part in fixed]))
                    )
    for path in [*files(places, ".ts"), *files(places, ".svelte")]:
        if not path.name.endswith(".gen.ts"):
            for found in re.finditer(r"'([\w.-]+)'|\"([\w.-]+)\"|`([\w.${}()\[\]-]+)`", path.read_text("utf-8")):
                whole.add(found[1] or found[2] or "")
                if found[3] and len(re.sub(r"\$\{.*?\}", "", found[3])) > 3:
                    shapes.append(re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".*", re.escape(found[3]))))
    return whole | {key.partition(".")[0] for key in whole}, shapes


def files(places: Sequence[Path], ending: str) -> Iterator[Path]:
    for place in places:
        yield from [place] if place.suffix == ending else sorted(place.rglob(f"*{ending}")) if place.is_dir() else []


def unused(book: Book, root: Path) -> Iterator[str]:
    whole, shapes = literals(tuple(book.places(root)))
    said = whole | book.made | {"language-name"}  # every shell says that, where languages are listed
    for key in book.keys:
        if key not in said and not any([shape.fullmatch(key) for shape in shapes]):
            yield f"nobody says {key}"


def phrasebooks(path: Path) -> Iterator[tuple[str, str]]:
    """Names by which a module calls its phrasebooks, with their files."""
    for node in nodes(path):
        made = node.value if isinstance(node, ast.Assign) else None
        if isinstance(made, ast.Call) and getattr(made.func, "id", "") == "Phrasebook":
            name = made.args[-1].value if isinstance(made.args[-1], ast.Constant) else ""
            yield from [(target.id, str(name)) for target in node.targets if isinstance(target, ast.Name)]  # type: ignore[attr-defined]


def helpers(path: Path, says: dict[str, str]) -> Iterator[tuple[str, tuple[str, int]]]:
    """Functions and exceptions that are handed a key: which file it is of, and the place of the key."""
    for owner in nodes(path):
        for node in getattr(owner, "body", []) if isinstance(owner, ast.Module | ast.ClassDef) else []:
            if not isinstance(node, ast.FunctionDef):
                continue
            names = [one.arg for one in (*node.args.posonlyargs, *node.args.args) if one.arg != "self"]
            for call in [call for call in ast.walk(node) if isinstance(call, ast.Call) and call.args]:
                handed = call.args[0].id if isinstance(call.args[0], ast.Name) else ""
                if getattr(call.func, "id", "") in says and handed == "key" and "key" in names:
                    name = owner.name if isinstance(owner, ast.ClassDef) and node.name == "__init__" else node.name
                    yield name, (says[call.func.id], names.index("key"))  # type: ignore[attr-defined]


def _imported(path: Path, of: dict[tuple[str, ...], dict[str, Any]]) -> dict[str, Any]:
    """What a module has from others of these, by name."""
    found = {}
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = of.get(tuple(node.module.split(".")), {})
            found |= {one.asname or one.name: names[one.name] for one in node.names if one.name in names}
    return found


def unsaid(places: list[Path], known: dict[str, Book]) -> Iterator[str]:
    """Keys that are said in this code and have no sentence; `known`: the files of sentences by name."""
    paths = list(files(places, ".py"))
    module = {
        path: ("parlour", *path.with_suffix("").as_posix().rpartition("/parlour/")[2].split("/")) for path in paths
    }
    house = {f"{room}_says": room for room in HOUSE}
    own = {module[path]: dict(phrasebooks(path)) for path in paths}
    said = {path: {**house, **_imported(path, own), **own[module[path]]} for path in paths}
    every = {module[path]: dict(helpers(path, said[path])) for path in paths}
    for path in paths:
        takers = {**_imported(path, every), **every[module[path]]}
        takers |= {name: (file, 0) for name, file in said[path].items()}
        for call in [node for node in nodes(path) if isinstance(node, ast.Call)]:
            is_part = isinstance(call.func, ast.Attribute) and call.func.attr == "part"
            name = call.func.value if is_part else call.func  # type: ignore[attr-defined]
            file, at = takers.get(getattr(name, "id", ""), ("", 0))
            key = call.args[at].value if len(call.args) > at and isinstance(call.args[at], ast.Constant) else None
            if isinstance(key, str) and file in known and key not in known[file].parts:
                yield f"{path.name}:{call.lineno} says {key}, which {file}.ftl has not"


def other_language(book: Book, english: Book | None) -> Iterator[str]:
    """What it has that English lacks, and what it lacks."""
    parts = english.parts if english else {}
    places: dict[str, set[str]] = {}
    for part, variables in parts.items():
        places.setdefault(part.partition(".")[0], set()).update(variables)
    for part, variables in book.parts.items():
        if part not in parts:
            yield f"{part} is not in English"
        elif more := variables - places[part.partition(".")[0]]:
            yield f"{part} has a place English has not: {', '.join(sorted(more))}"
    yield from [f"{part} is missing" for part in parts if part not in book.parts and not part.endswith(FROM_ENGLISH)]


def problems(root: Path) -> Iterator[str]:
    every = books(root)
    english = {(book.words, book.name): book for book in every if book.language == "en"}
    for book in every:
        found = [*book.wrong]
        if book.language == "en":
            found += unused(book, root)
        else:
            found += other_language(book, english.get((book.words, book.name)))
        yield from [f"{book.path.relative_to(root)}: {one}" for one in found]
    for words in {book.words for book in every}:
        for language in sorted({book.language for book in every if book.words == words} - {"en"}):
            lacking = [name for at, name in english if at == words and not (words / language / f"{name}.ftl").is_file()]
            yield from [f"{(words / language).relative_to(root)}: {name}.ftl is missing" for name in lacking]
        known = {name: book for (at, name), book in english.items() if at == words and not book.is_page}
        if words == root / "src/parlour/words":
            yield from unsaid([root / "src/parlour"], {name: book for name, book in known.items() if name in HOUSE})
        else:
            yield from unsaid([words.parent], known)


def standing_elsewhere(root: Path) -> Iterator[str]:
    for folder, those in sentences.left(root).items():
        yield f"{folder} has sentences outside words/:"
        yield from [f"  {where} {text!r}" for where, text in those]


# For an editor


def read(root: Path, game: str, language: str) -> None:
    room = root / "src/parlour/games" / game.replace("-", "_")
    room = root / "src/parlour" / game if game == "roleplay" else room
    for book in books(root):
        of_house = book.words == root / "src/parlour/words" and book.name == game
        if (book.words == room / "words" or of_house) and book.language == language:
            print(f"\n==== {book.name}\n\n{FluentSerializer().serialize(book.resource)}")


def evening(game: str) -> None:
    from evening import met

    from parlour.games import GAMES

    for kind, text in met(GAMES[game]):
        print(f"{kind}: {text}")


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--read", metavar="GAME")
    parser.add_argument("--evening", metavar="GAME")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args(arguments)
    if asked.read or asked.evening:
        read(root, asked.read, asked.language) if asked.read else evening(asked.evening)
        return 0
    found = [*standing_elsewhere(root), *problems(root)]
    for one in found:
        print(one, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
