"""Reading a file somebody brings to a table, TOML or JSON: into a typed value, or a ValueError that says what to put
right.

Nothing about it is trusted: not its length, its depth, its keys or its characters.
"""

import json
import re
import tomllib
from typing import Any, TypeVar

import msgspec

from parlour.core.house import core_says
from parlour.core.measure import measure_json, measure_toml
from parlour.core.outside import DEEP, check, visible

T = TypeVar("T")
_DIGITS = 18
_KEY = 100
_ITEM = re.compile(r"[-*] |\d+[.)] ")


class Twice(ValueError):
    """A key that is there twice in the same place: the second would silently win."""

    def __init__(self, name: str) -> None:
        self.name = _short(visible(name))
        super().__init__(core_says("file-twice", name=self.name))


def read_foreign(text: str, into: type[T], most: int) -> T:
    """What the file says. In its texts a line-break alone counts as a space and an empty line parts paragraphs."""
    raw = values_in(text, most)
    try:
        return msgspec.convert(_flown(raw), into)
    except msgspec.ValidationError as problem:
        raise ValueError(_taught(str(problem))) from None


def values_in(text: str, most: int, deep: int = DEEP) -> object:
    """What the file says, as it is written: its texts can be shown, its numbers are small, nothing stands in it twice,
    and JSON goes no deeper than this."""
    if len(text) > most:
        raise ValueError(core_says("file-long", length=len(text), most=most))
    if not text.strip():
        raise ValueError(core_says("file-empty"))
    text = text.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")
    raw = _json(text, deep) if text.lstrip().startswith("{") else _toml(text)
    check(raw, deep)
    return raw


def _json(text: str, deep: int) -> object:
    def fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in pairs:
            if name in found:
                raise Twice(name)
            found[_named(name)] = value
        return found

    def whole(digits: str) -> int:
        if len(digits) > _DIGITS:
            raise ValueError(core_says("file-number"))
        return int(digits)

    def constant(name: str) -> float:
        raise ValueError(core_says("file-nan", name=name))

    measure_json(text, deep)
    try:
        found: object = json.loads(text, object_pairs_hook=fields, parse_int=whole, parse_constant=constant)
    except json.JSONDecodeError as problem:
        raise ValueError(core_says("file-json", why=problem.msg, line=str(problem.lineno))) from None
    return found


def _toml(text: str) -> object:
    measure_toml(text)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise ValueError(core_says("file-toml", why=_short(str(problem), 200))) from None
    _name_all(found)
    return found


def _name_all(value: object) -> None:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in parts:
        _name_all(part)
    for name in value if isinstance(value, dict) else ():
        _named(name)


def _named(name: str) -> str:
    if len(name) > _KEY:
        raise ValueError(core_says("file-key", most=_KEY))
    return name


def _flown(value: object) -> object:
    if isinstance(value, dict):
        return {key: _flown(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_flown(each) for each in value]
    return _flowing(value) if isinstance(value, str) else value


def _flowing(text: str) -> str:
    """Wrapped lines joined to paragraphs; items of a list keep lines of their own."""
    parts: list[str] = []
    between = ""
    for line in [line.strip() for line in text.strip().split("\n")]:
        if line:
            parts += ["\n" if between == " " and _ITEM.match(line) else between, line]
        between = " " if line else "\n\n"
    return "".join(parts)


def _taught(problem: str) -> str:
    """What the reader of shapes says, in everyday words: where, and what is wrong there."""
    what, _, place = problem.rpartition(" - at `$") if " - at `$" in problem else (problem, "", "")
    steps = re.sub(r"\[(\d+)\]", lambda found: f" {int(found.group(1)) + 1}", place.rstrip("`"))
    where = ", ".join([step.strip() for step in steps.split(".") if step.strip()]) or core_says("file-itself")
    return f"{where}: {_plain(what)}."


def _plain(what: str) -> str:
    named = re.search(r"field `(.*)`", what)
    if named and "missing" in what:
        return core_says("field-missing", name=named.group(1))
    if named and "unknown" in what:
        return core_says("field-unknown", name=_short(named.group(1)))
    if kinds := re.fullmatch(r"Expected `(.+)`, got `(.+)`", what):
        expected, got = [core_says.part("kinds", kind) or kind for kind in kinds.groups()]
        return core_says("field-kind", expected=expected, got=got)
    if length := re.fullmatch(r"Expected `(str|array)` of length (<=|>=) (\d+)", what):
        kind, sign, bound = length.groups()
        return core_says(f"field-{'most' if sign == '<=' else 'least'}-{kind}", bound=int(bound))
    return _short(what.replace("`", ""), 200)


def _short(text: str, most: int = 60) -> str:
    return text if len(text) <= most else f"{text[:most]}..."
