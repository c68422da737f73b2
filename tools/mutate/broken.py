"""What can be broken in the rules of a game: mutants, each one small change of a file."""

import ast
import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
RULE = re.compile(r"\b(?:DK|FAE|FUG|PER|YAG)-[A-Z]?\d+\b")


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    begin: int
    end: int
    put: str
    """Stands instead of the bytes from begin to end."""
    rules: tuple[str, ...]
    digest: str
    """Of the file."""

    @property
    def key(self) -> str:
        return f"{self.file}:{self.digest}:{self.begin}:{self.end}:{self.put}"

    def source(self) -> bytes:
        """The whole file, with as many lines as before."""
        whole = (ROOT / self.file).read_bytes()
        room = "\n" * whole[self.begin : self.end].count(b"\n")
        put = self.put[:-1] + room + ")" if self.put.endswith(")") else self.put + room
        return whole[: self.begin] + put.encode() + whole[self.end :]

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
    """Words, claims, types and what a form suggests are no rules."""
    if isinstance(node, ast.Call) and _name(node) == "RuleViolation":
        return True
    if isinstance(node, ast.keyword) and node.arg in ("frozen", "strict", "suggest"):
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

    def visit(node: ast.AST, rules: tuple[str, ...]) -> Iterator[Mutant]:
        if _spared(node):
            return
        if isinstance(node, ast.FunctionDef):
            rules = near(node) or rules
        if hasattr(node, "lineno"):
            for put in broken(node):
                yield Mutant(file, node.lineno, *place(node), put, rules, digest)
        for test in _tests(node):
            yield Mutant(file, test.lineno, *place(test), f"(not ({ast.unparse(test)}))", rules, digest)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "bases"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from visit(child, rules)

    yield from visit(tree, near(tree))


def every_mutant(game: str, only: Sequence[str]) -> list[Mutant]:
    files = [
        path
        for path in sorted((ROOT / "src/parlour/games" / game / "rules").rglob("*.py"))
        if not path.name.startswith("explain") and path.name != "__init__.py"
    ]
    return [mutant for path in files if any(one in str(path) for one in only) for mutant in mutants_of(path)]
