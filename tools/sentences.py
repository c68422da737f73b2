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
ATTRIBUTES = re.compile(r"\b(?:aria-label|title|placeholder|alt|label|hint|note|agreed|text)=\"([^\"]*)\"")
CLASSES = re.compile(r"\b(?:class|look|look2|transition|style)=(\{[^{}]*\}|\"[^\"]*\")")
"""How things look, not what they say."""
NAMES = re.compile(r"'([A-Z][A-Za-z ]*|[a-z]+(?: [a-z]+)+)'|\"([A-Z][A-Za-z ]*|[a-z]+(?: [a-z]+)+)\"")
UNIONS = re.compile(r"(?:'\w+' \| )+'\w+'")
"""Types of the page's own."""
PIECES = ("pieces.py", "model.py", "cards.py", "numbers.py")
"""Where games name their pieces and values."""
ELEMENTS = {"dialog", "input", "textarea", "select", "button"}
KEYBOARD = {"Escape", "Enter", "Tab", "Esc", "Ctrl", "Shift", "Space", "Home", "End", "Backspace", "Delete"}
"""Keys as browsers name them."""
FOR_PROGRAMS = re.compile(r"\b(?:throw new Error|console\.\w+)\([^\n]*|\w\['\w+'\];")


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


def in_script(source: str, known: frozenset[str] = frozenset()) -> Iterator[tuple[int, str]]:
    """Of TypeScript: sentences, and words that are names or phrases. `known`: what the server calls things."""
    source = FOR_PROGRAMS.sub("", source)
    for found in LITERALS.finditer(source):
        text = re.sub(r"\$\{[^}]*\}", "{}", found[1] or found[2] or found[3] or "")
        if is_sentence(text) or is_phrase(text, known):
            yield source.count("\n", 0, found.start()) + 1, text


def is_phrase(text: str, known: frozenset[str] = frozenset()) -> bool:
    """A word with a capital, or several words, as labels and notes are; a name of the server's or of a key is none.

    >>> [is_phrase(text, frozenset({"Death"})) for text in ("Scene", "in the making", "Death", "Enter", "one")]
    [True, True, False, False, False]
    """
    bare = text.strip(" ,.:;()·–")
    if (
        bare in known
        or bare in KEYBOARD
        or {*bare.split(", ")} <= ELEMENTS
        or re.search(r"[<>=;#/\[\]|\\*]|--|\d[a-z]", bare)
    ):
        return False
    return bool(
        re.fullmatch(r"[A-Z][a-z’']+( [A-Za-z’'{},]+)*", bare)
        or re.search(r"(^| )[a-z’']{2,},? [a-z’']{2,}( |$|[:,])", bare)
    )


def in_svelte(source: str, known: frozenset[str] = frozenset()) -> Iterator[tuple[int, str]]:
    """Every word between tags, and in attributes that are read; in scripts and braces, sentences, names and phrases."""
    source = CLASSES.sub(lambda part: re.sub(r"[^\n]", " ", part[0]), source)
    markup = source
    for part in re.finditer(r"<(script|style)\b.*?</\1>|<!--.*?-->", source, re.DOTALL):
        if part[1] == "script":
            before = source.count("\n", 0, part.start())
            yield from [(before + line, text) for line, text in in_script(_untagged(part[0]), known)]
        markup = markup.replace(part[0], re.sub(r"[^\n]", " ", part[0]))
    bare, braces = _braces(markup)
    for at, inner in braces:
        yield from [(source.count("\n", 0, at) + line, text) for line, text in in_script(inner, known)]
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


def called(root: Path) -> frozenset[str]:
    """What the server calls things, as the types it hands the page say: no words of ours. Keys of sentences neither."""
    names = {"Parlour", "Bob", "Charlie", "Dianne", "once per", "Doppelganger"}
    for path in [*(root / "web/src").rglob("*.ts"), *(root / "web/src").rglob("*.svelte")]:
        names |= {name for union in UNIONS.findall(path.read_text("utf-8")) for name in re.findall(r"\w+", union)}
    for path in [*(root / "web/src").rglob("*.gen.ts"), *(root / "src/parlour/games").rglob("*.py")]:
        if path.suffix == ".py" and path.name not in PIECES and "moves" not in path.parts and "model" not in path.parts:
            continue
        names |= {one or other for one, other in NAMES.findall(path.read_text("utf-8"))}
    return frozenset(names)


def left(root: Path) -> dict[str, list[tuple[str, str]]]:
    """By folder, every sentence that stands elsewhere, with its file and line."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    known = called(root)
    for top in (root / "src/parlour", root / "web/src"):
        for path in sorted(top.rglob("*")):
            if path.suffix not in (".py", ".ts", ".svelte") or path.name in UNSPOKEN or path.name.endswith(".gen.ts"):
                continue
            source = path.read_text("utf-8")
            if path.suffix == ".py":
                those = in_python(source)
            else:
                those = (in_script if path.suffix == ".ts" else in_svelte)(source, known)
            for line, text in those:
                found[folder_of(path, root)].append((f"{path.relative_to(root)}:{line}", text))
    return dict(sorted(found.items()))
