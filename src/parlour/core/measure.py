"""How deep, how dotted and how long the parts of a TOML or JSON text are, measured in one pass before any reader sees
it.

It sees strings exactly where the readers see them. Where a reader would stop at a mistake, what comes after it does not
matter.
"""

import re

from parlour.core.house import core_says

DEEP = 12
DOTS = 8
"""The TOML reader keeps every beginning of a dotted key: a very long one would eat all memory."""
LONG = 100
"""Of a key without quotes or a number."""
_MARKS = re.compile(r"""["'#.=,\n\[\]{}]""")
_IN_JSON = re.compile(r'["\[\]{}]')
_IN_BASIC = re.compile(r'["\\\n]')


def measure_toml(text: str) -> None:
    """ValueError, with what to do about it, where the TOML reader might need too much time or memory."""
    at = dots = depth = 0
    while mark := _MARKS.search(text, at):
        _measure_bare(text, at, mark.start())
        at, sign = mark.end(), mark.group()
        if sign == "#":
            at = text.find("\n", at)
        elif sign in "\"'":
            at = _past_string(text, mark.start())
        elif sign == ".":
            dots += 1
            if dots > DOTS:
                raise ValueError(core_says("file-dots"))
        else:
            dots = 0
            depth = _deeper(depth, sign)
        if at < 0:
            return
    _measure_bare(text, at, len(text))


def measure_json(text: str, deep: int = DEEP) -> None:
    """ValueError where the JSON reader would have to go too deep."""
    at = depth = 0
    while mark := _IN_JSON.search(text, at):
        at = mark.end()
        if mark.group() == '"':
            at = _past_basic(text, at, '"', one_line=False)
        else:
            depth = _deeper(depth, mark.group(), deep)
        if at < 0:
            return


def _measure_bare(text: str, begin: int, end: int) -> None:
    if end - begin > LONG and len(text[begin:end].strip()) > LONG:
        raise ValueError(core_says("file-bare", most=LONG))


def _deeper(depth: int, sign: str, deep: int = DEEP) -> int:
    if sign in "[{":
        depth += 1
        if depth > deep:
            raise ValueError(core_says("file-nested"))
    return depth - (sign in "]}")


def _past_string(text: str, at: int) -> int:
    """Just behind the string that begins here; -1 where the reader stops inside it."""
    quote = text[at]
    if not text.startswith(quote * 3, at):
        return _past_basic(text, at + 1, '"', one_line=True) if quote == '"' else text.find("'", at + 1) + 1 or -1
    ends = _past_basic(text, at + 3, '"""', one_line=False) if quote == '"' else text.find("'''", at + 3) + 3
    if ends < at + 3:
        return -1
    for _ in range(2):
        ends += text.startswith(quote, ends)
    return ends


def _past_basic(text: str, at: int, quotes: str, *, one_line: bool) -> int:
    while mark := _IN_BASIC.search(text, at):
        at = mark.end() + (mark.group() == "\\")
        if mark.group() == '"' and text.startswith(quotes, mark.start()):
            return mark.start() + len(quotes)
        if one_line and mark.group() == "\n":
            return -1
    return -1
