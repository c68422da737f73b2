"""Sentences people read that stand in code instead of words/: in Python literals, in the markup and script of the page.

Not counted: docstrings, exceptions for programmers, what is logged, SQL, the command line's help, names of
numbers for programs that learn.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

WORD = re.compile(r"[A-Za-z][a-z’']+")
PROGRAMMERS = ("AssertionError", "TypeError", "ValueError", "KeyError", "SyntaxError", "RuntimeError", "AttributeError")
LOGGED = ("debug", "info", "warning", "error", "exception")
ARGUMENTS = ("add_argument", "add_parser", "ArgumentParser", "add_argument_group")
UNREAD = (*PROGRAMMERS, *LOGGED, *ARGUMENTS)
SQL = re.compile(r"\s*(select|insert|update|delete|create|pragma|begin|drop)\b")
UNSPOKEN = ("verify.py", "learning.py")
"""Files for programs: one of its own, and names of numbers."""
LITERALS = re.compile(
    r"//[^\n]*|/\*.*?\*/|'((?:\\.|[^'\\\n])*)'|\"((?:\\.|[^\"\\\n])*)\"|`((?:\\.|[^`\\])*)`", re.DOTALL
)
ATTRIBUTES = re.compile(r"\b(?:aria-label|title|placeholder|alt|label)=\"([^\"]*)\"")


def is_sentence(text: str) -> bool:
    """Two words or more that begin with a capital, or that end as sentences do; types and patterns are none.

    >>> [is_sentence(text) for text in ("Only the host.", "insert-card", "{} is here.", "public, max-age=1", "Ada")]
    [True, False, True, False, False]
    """
    text = text.strip()
    if (
        len(WORD.findall(text)) < 2
        or " " not in text
        or SQL.match(text)
        or " | " in text
        or "\\d" in text
        or "(.+" in text
    ):
        return False
    return bool(re.match(r"[A-Z][a-z’']*[ ,]", text) or re.search(r"[a-z}] [a-z{].*[a-z0-9})][.!?…]$", text, re.DOTALL))


def in_python(source: str) -> Iterator[tuple[int, str]]:
    """With the line each stands in."""
    tree = ast.parse(source)
    left_out = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(node.value)
        elif isinstance(node, ast.Assert) or (isinstance(node, ast.Call) and _name(node.func) in UNREAD):
            left_out |= set(ast.walk(node))
        elif isinstance(node, ast.JoinedStr):
            left_out |= {part for part in node.values if isinstance(part, ast.Constant)}
    for node in ast.walk(tree):
        text = _text(node)
        if node not in left_out and text is not None and is_sentence(text):
            yield node.lineno, text  # type: ignore[attr-defined]


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _text(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join([str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values])
    return None


def in_script(source: str) -> Iterator[tuple[int, str]]:
    """Of TypeScript."""
    for found in LITERALS.finditer(source):
        text = re.sub(r"\$\{[^}]*\}", "{}", found[1] or found[2] or found[3] or "")
        if is_sentence(text):
            yield source.count("\n", 0, found.start()) + 1, text


def in_svelte(source: str) -> Iterator[tuple[int, str]]:
    """Every word between tags, and in attributes that are read; in scripts and braces, sentences."""
    markup = source
    for part in re.finditer(r"<(script|style)\b.*?</\1>|<!--.*?-->", source, re.DOTALL):
        if part[1] == "script":
            before = source.count("\n", 0, part.start())
            yield from [(before + line, text) for line, text in in_script(_untagged(part[0]))]
        markup = markup.replace(part[0], re.sub(r"[^\n]", " ", part[0]))
    bare, braces = _braces(markup)
    for at, inner in braces:
        yield from [(source.count("\n", 0, at) + line, text) for line, text in in_script(inner)]
    for found in [*re.finditer(r">([^<>]*)<", bare), *ATTRIBUTES.finditer(bare)]:
        if WORD.search(re.sub(r"&\w+;", "", found[1])):
            yield bare.count("\n", 0, found.start()) + 1, " ".join(found[1].split())


def _untagged(script: str) -> str:
    """Without its own tag, whose attributes are types."""
    return re.sub(r"^<script[^\n]*>", "", script)


def _braces(markup: str) -> tuple[str, list[tuple[int, str]]]:
    """The markup with what is in braces blanked out, and that by itself."""
    bare, found, depth, begun = list(markup), [], 0, 0
    for at, sign in enumerate(markup):
        if sign == "{":
            begun = at if not depth else begun
            depth += 1
        if depth and sign != "\n":
            bare[at] = " "
        if sign == "}" and depth:
            depth -= 1
            if not depth:
                found.append((begun, markup[begun : at + 1]))
    return "".join(bare), found


def folder_of(path: Path, root: Path) -> str:
    """Where a file is counted: a room of the server or of the page, a game apart."""
    parts = path.relative_to(root).parts[:-1]
    return "/".join(parts[: 4 if "games" in parts else 3])


def left(root: Path) -> dict[str, list[tuple[str, str]]]:
    """By folder, every sentence that stands elsewhere, with its file and line."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    readers = {".py": in_python, ".ts": in_script, ".svelte": in_svelte}
    for top in (root / "src/parlour", root / "web/src"):
        for path in sorted(top.rglob("*")):
            if path.suffix not in readers or path.name in UNSPOKEN or path.name.endswith(".gen.ts"):
                continue
            for line, text in readers[path.suffix](path.read_text("utf-8")):
                found[folder_of(path, root)].append((f"{path.relative_to(root)}:{line}", text))
    return dict(sorted(found.items()))
