"""Reading a file somebody brings to a table, TOML or JSON: into a typed value, or a ValueError that says what to put right.

Nothing about it is trusted: not its length, its depth, its keys or its characters.
"""

import json
import re
import tomllib
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
_DEEP = 12
_LONG = 18
_DOTS = 8
"""The toml reader keeps every beginning of a dotted key: a very long one, from outside, would eat all memory."""
_OPENS = re.compile(r'"""|\'\'\'|"|\'|#')
_CLOSES = {
    '"""': re.compile(r'(?:[^"\\]++|\\.|""?(?!"))*+"""(?:"{0,2})', re.DOTALL),
    "'''": re.compile(r"(?:[^']++|''?(?!'))*+'''(?:'{0,2})"),
    '"': re.compile(r'(?:[^"\\\n]++|\\.)*+"'),
    "'": re.compile(r"[^'\n]*+'"),
    "#": re.compile(r"[^\n]*+"),
}
_UNSAYABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_ITEM = re.compile(r"[-*] |\d+[.)] ")
_KINDS = {"str": "text", "int": "a whole number", "float": "a number", "bool": "true or false", "array": "a list", "object": "a table", "null": "nothing"}


def read_foreign(text: str, into: type[T], most: int) -> T:
    """What the file says. In its texts a line-break alone counts as a space and an empty line parts paragraphs."""
    if len(text) > most:
        raise ValueError(f"This file is too long: {len(text)} characters. At most {most} are read.")
    if not text.strip():
        raise ValueError("This file is empty.")
    text = text.replace("\r\n", "\n").removeprefix("\ufeff")
    try:
        raw = _json(text) if text.lstrip().startswith("{") else _toml(text)
    except RecursionError:
        raise ValueError("This file is nested too deeply.") from None
    try:
        return msgspec.convert(_cleaned(raw, _DEEP), into)
    except msgspec.ValidationError as problem:
        raise ValueError(_taught(str(problem))) from None


def _json(text: str) -> object:
    def fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in pairs:
            if name in found:
                raise ValueError(f'"{_short(name)}" stands twice in the same place. Keep one of them.')
            found[name] = value
        return found

    def whole(digits: str) -> int:
        if len(digits) > _LONG:
            raise ValueError("A number in this file is too long.")
        return int(digits)

    try:
        found: object = json.loads(text, object_pairs_hook=fields, parse_int=whole)
    except json.JSONDecodeError as problem:
        raise ValueError(f"This file begins like JSON but is none: {problem.msg} in line {problem.lineno}.") from None
    return found


def _toml(text: str) -> object:
    if max([line.count(".") for line in _without_strings(text).split("\n")]) > _DOTS:
        raise ValueError("This file has a key with too many dots. Write it as a table with its own heading.")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise ValueError(f"This file is not TOML (nor JSON, which begins with a brace): {problem}.") from None
    except ValueError:
        raise ValueError("A number in this file is too long.") from None


def _without_strings(text: str) -> str:
    """What stands outside quotes and comments, up to where the toml reader must stop anyway: a quote that is never closed."""
    kept, at = [], 0
    while opened := _OPENS.search(text, at):
        kept.append(text[at : opened.start()])
        closed = _CLOSES[opened.group()].match(text, opened.end())
        if not closed:
            return "".join(kept)
        at = closed.end()
    return "".join([*kept, text[at:]])


def _cleaned(value: object, deep: int) -> object:
    if not deep:
        raise ValueError("This file is nested too deeply.")
    if isinstance(value, str):
        if found := _UNSAYABLE.search(value):
            raise ValueError(f"A text holds a character that cannot be shown (code {ord(found.group())}). Take it out.")
        return _flowing(value)
    if isinstance(value, dict):
        return {key: _cleaned(each, deep - 1) for key, each in value.items()}
    if isinstance(value, list):
        return [_cleaned(each, deep - 1) for each in value]
    return value


def _flowing(text: str) -> str:
    """Wrapped lines joined to paragraphs; items of a list keep lines of their own."""
    out = ""
    for line in [line.strip() for line in text.strip().split("\n")]:
        if not line:
            out = out and out.rstrip("\n") + "\n\n"
        elif not out or out.endswith("\n"):
            out += line
        else:
            out += ("\n" if _ITEM.match(line) else " ") + line
    return out


def _taught(problem: str) -> str:
    """What the reader of shapes says, in everyday words: where, and what is wrong there."""
    what, _, place = problem.partition(" - at `$")
    steps = re.sub(r"\[(\d+)\]", lambda found: f" {int(found.group(1)) + 1}", place.rstrip("`"))
    where = ", ".join([step.strip() for step in steps.split(".") if step.strip()]) or "The file"
    return f"{where}: {_plain(what)}."


def _plain(what: str) -> str:
    named = re.search(r"field `(.*)`", what)
    if named and "missing" in what:
        return f'"{named.group(1)}" is missing'
    if named and "unknown" in what:
        return f'there is no "{_short(named.group(1))}" here; see the format for what may stand in this place'
    if kinds := re.fullmatch(r"Expected `(.+)`, got `(.+)`", what):
        expected, got = [_KINDS.get(kind, kind) for kind in kinds.groups()]
        return f"this should be {expected}, not {got}"
    if length := re.fullmatch(r"Expected `(str|array)` of length (<=|>=) (\d+)", what):
        kind, sign, bound = length.groups()
        unit = "characters" if kind == "str" else "entries"
        return f"this has too many {unit}: at most {bound}" if sign == "<=" else f"this needs at least {bound} of its {unit}"
    return _short(what.replace("`", ""), 200)


def _short(text: str, most: int = 60) -> str:
    return text if len(text) <= most else f"{text[:most]}..."
