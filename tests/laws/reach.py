"""What play has reached: which events were put, which fields of the state were given a value, and which of their named
values."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from parlour.core.game import Game

Found = tuple[str, str, str]
"""A kind, its field, and one of the words that may stand there; "" for any value but the one it has by default."""
NEVER_KEPT: dict[Found, str] = {
    ("State", "lax", ""): "laid aside before the command ends",
    **{("Chosen", "effect", effect): "done by the command that chose it" for effect in ("escape", "free", "nothing")},
    ("Upgrade", "source", "condition"): "kept among the Ability's free upgrades",
}
"""What is said in an event, or between two of one command, so that no state is kept with it."""


class Reached:
    """Filled step by step."""

    def __init__(self) -> None:
        self.events: set[str] = set()
        self.found: set[Found] = set()
        self._defaults: dict[type, dict[str, Any]] = {}
        self._known: set[tuple[type, str, Any]] = set()

    def step(self, before: Any, events: Iterable[Any], after: Any) -> None:
        self.events.update([type(event).__name__ for event in events])
        self.scan(before, after)

    def scan(self, before: Any, after: Any) -> None:
        """What is the same object as before has been seen already."""
        if after is before:
            return
        if isinstance(after, Struct):
            alike = type(before) is type(after)
            for name in after.__struct_fields__:
                value = getattr(after, name)
                self._see(type(after), name, value)
                self.scan(getattr(before, name) if alike else None, value)
        elif isinstance(after, tuple | list):
            known = {id(part) for part in before} if isinstance(before, tuple | list) else set()
            for at, part in enumerate(after):
                if id(part) not in known:
                    self.scan(before[at] if known and at < len(before) else None, part)
        elif isinstance(after, dict):
            for key, part in after.items():
                self.scan(before.get(key) if isinstance(before, dict) else None, part)

    def _see(self, kind: type, name: str, value: Any) -> None:
        if kind not in self._defaults:
            self._defaults[kind] = {field.name: field.default for field in msgspec.structs.fields(kind)}
        if isinstance(value, str):
            self.found.add((kind.__name__, name, value))
        if value != self._defaults[kind][name]:
            self.found.add((kind.__name__, name, ""))


def structs_in(kind: Any) -> Iterator[type[Struct]]:
    """Every kind of struct a value of this type may hold."""
    seen: set[Any] = set()
    left = [kind]
    while left:
        one = left.pop()
        if one in seen:
            continue
        seen.add(one)
        if get_origin(one) is not None:
            left.extend(get_args(one))
        elif isinstance(one, type) and issubclass(one, Struct):
            yield one
            left.extend(get_type_hints(one).values())


def words_in(kind: Any) -> Iterator[str]:
    """The words of a field that takes only such and such words."""
    if get_origin(kind) is Literal:
        yield from [word for word in get_args(kind) if isinstance(word, str)]
    elif get_origin(kind) is not None:
        for part in get_args(kind):
            yield from words_in(part)


def wanted(game: Game) -> tuple[set[str], set[Found]]:
    """Every event of a game, every field of its state, every word that may stand in one. How a table was opened is
    nobody's event; a desk has prepared scenes only in games that prepare some."""
    events = {one.__name__ for one in get_args(game.event_type)}
    found: set[Found] = set()
    for one in structs_in(game.state_type):
        if one is game.options_type:
            continue
        for name, kind in get_type_hints(one).items():
            found.add((one.__name__, name, ""))
            if get_origin(kind) is Literal:
                found.update([(one.__name__, name, word) for word in words_in(kind)])
    if "prepare_scene" not in game.commands:
        found = {one for one in found if one[0] != "Plan" and one[:2] != ("Desk", "plans")}
    if game.about.key != "fugue":  # elsewhere plans are the desk's, whoever leads
        found.discard(("Plan", "by", ""))
    return events, found - NEVER_KEPT.keys()
