"""What a game master writes down of a scene, read: zones and ways in a line, people with their number and place,
what is true, how hard things are. Whatever cannot be meant is Unclear, in a sentence."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from parlour.core.odds import Sketch
from parlour.roleplay.words.scenes import SAY

MOST_LINES = 24
"""So many zones, people or aspects a scene has at most."""
MOST_PEOPLE = 40
PICTURE, PICTURES = 80, 1500
"""As long as the name of a picture may be, and all of them."""
_WAY = re.compile(r"(?:^|\s)[-–—](?=\s|$)|=([^=]*)=")
_AT = re.compile(r"\s*@\s*")
_TIMES = re.compile(r"(?:\s+[xX*]|\s*×)\s*(\d{1,4})$")
_SO_MANY = re.compile(r"^(\d{1,4})\s*[xX*×]\s+")
_NUMBER = re.compile(r"(?:^|[\s:]\s*)([+\-−]?\d{1,4})$")


class Unclear(ValueError):
    """Why something cannot be meant; `cure` says what to write instead."""

    def __init__(self, key: str, **known: str | int) -> None:
        self.why, self.cure = SAY(f"unclear-{key}", **known), SAY.part(f"unclear-{key}", "cure", **known)
        super().__init__(self.why)


class Placed(NamedTuple):
    """Something in words, how many of it, and the zone it is in; none: the scene."""

    words: str
    many: int = 1
    zone: int | None = None


def lines(text: str) -> list[str]:
    """What stands on lines of its own, or between semicolons."""
    found = [line.strip() for line in re.split(r"[\n;]", text) if line.strip()]
    if len(found) > MOST_LINES:
        raise Unclear("many", count=len(found), most=MOST_LINES)
    return found


def zones(text: str, name: int, words: int) -> Sketch:
    """Every line is a way through zones, "Street - Counting room =locked skylight= Roof"; a zone of the same name is
    the same zone. `name` and `words` say how long both may be."""
    found: dict[str, int] = {}
    called: list[str] = []
    ways: dict[tuple[int, int], str] = {}
    for line in lines(text):
        parts = _WAY.split(line)
        steps = [_zone(part, line, name, found, called) for part in parts[::2]]
        for a, between, b in zip(steps, parts[1::2], steps[1:], strict=False):
            if a == b:
                raise Unclear("same", zone=called[a])
            ways[min(a, b), max(a, b)] = short((between or "").strip(), words)
    if len(called) > MOST_LINES:
        raise Unclear("many", count=len(called), most=MOST_LINES)
    return Sketch(tuple(called), tuple([(a, b, between) for (a, b), between in ways.items()]))


def _zone(part: str, line: str, most: int, found: dict[str, int], called: list[str]) -> int:
    if "=" in part:
        raise Unclear("between", line=_cut(line))
    if not part.strip():
        raise Unclear("nowhere", line=_cut(line))
    key = part.strip().casefold()
    if key not in found:
        found[key] = len(called)
        called.append(short(part.strip(), most))
    return found[key]


def placed(text: str, sketch: Sketch, words: int) -> list[Placed]:
    """What is in the scene or, behind an @, in one of its zones."""
    found = []
    for line in lines(text):
        said, *where = _AT.split(line)
        if len(where) > 1 or not said:
            raise Unclear("place", line=_cut(line))
        found.append(Placed(short(said, words), zone=_found(where[0], sketch) if where else None))
    return found


def _found(where: str, sketch: Sketch) -> int:
    for at, zone in enumerate(sketch.zones):
        if zone.casefold() == where.casefold():
            return at
    raise Unclear("zone", zone=_cut(where))


def people(text: str, sketch: Sketch, words: int, most: int) -> list[Placed]:
    """The same with a number: "Gutter tough ×3 @ Roof"."""
    found = []
    for one in placed(text, sketch, words):
        name, count = one.words, 1
        if times := _TIMES.search(name) or _SO_MANY.search(name):
            name, count = (name[: times.start()] + name[times.end() :]).strip(), int(times.group(1))
        if not name or not 1 <= count <= most:
            raise Unclear("count", line=_cut(one.words), most=most)
        found.append(Placed(name, count, one.zone))
    everybody = sum([one.many for one in found])
    if everybody > MOST_PEOPLE:
        raise Unclear("many", count=everybody, most=MOST_PEOPLE)
    return found


def rated(text: str, least: int, most: int, known: Sequence[str]) -> list[tuple[str, int]]:
    """How hard things are to overcome: what is known of the scene, or "" for the scene itself, and a number."""
    found = []
    names = {one.casefold(): one for one in known}
    for line in lines(text):
        number = _NUMBER.search(line)
        if number is None:
            raise Unclear("number", line=_cut(line))
        value, what = int(number.group(1).replace("−", "-")), line[: number.start()].strip()
        if not least <= value <= most:
            raise Unclear("range", line=_cut(line), least=least, most=most)
        if what and what.casefold() not in names:
            raise Unclear("obstacle", what=_cut(what))
        found.append((names.get(what.casefold(), ""), value))
    return found


def named_numbers(text: str, least: int, most: int, words: int) -> list[tuple[str, int]]:
    """How hard anything is, by whatever name: "The locked hatch 25"; a number alone is for all that has no name."""
    found = []
    for line in lines(text):
        number = _NUMBER.search(line)
        what = (line[: number.start()] if number is not None else line).rstrip(" :").strip()
        found.append((short(what, words), rated(line, least, most, (what,))[0][1]))
    return found


def pictures(text: str) -> list[str]:
    """Handouts of the table by name. Whether there are such is not ours to know."""
    return [short(line, PICTURE) for line in lines(text)]


def short(words: str, most: int) -> str:
    """As it is written, where that is not too much."""
    if len(words) > most:
        raise Unclear("long", words=_cut(words), most=most)
    return words


def _cut(words: str) -> str:
    return words if len(words) <= 60 else f"{words[:60]}…"
