"""What play has reached: which events were put, and which fields of the state were given a value."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

Field = tuple[str, str]


@dataclass
class Reached:
    """Filled step by step. A field is written when it was seen with another value than the one it has by default."""

    events: set[str] = field(default_factory=set)
    written: set[Field] = field(default_factory=set)

    def step(self, before: Any, events: Iterable[Any], after: Any) -> None:
        self.events.update([type(event).__name__ for event in events])
        self.scan(before, after)

    def scan(self, before: Any, after: Any) -> None:
        """What is the same object as before has been seen already."""
        if after is before:
            return
        if isinstance(after, Struct):
            alike = type(before) is type(after)
            defaults = {field.name: field.default for field in msgspec.structs.fields(after)}
            for name in after.__struct_fields__:
                value = getattr(after, name)
                self._see((type(after).__name__, name), value, defaults[name])
                self.scan(getattr(before, name) if alike else None, value)
        elif isinstance(after, tuple | list):
            known = {id(part) for part in before} if isinstance(before, tuple | list) else set()
            for at, part in enumerate(after):
                if id(part) not in known:
                    self.scan(before[at] if known and at < len(before) else None, part)
        elif isinstance(after, dict):
            for key, part in after.items():
                self.scan(before.get(key) if isinstance(before, dict) else None, part)

    def _see(self, key: Field, value: Any, default: Any) -> None:
        if value != default:
            self.written.add(key)


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


def fields_of(kind: Any, but: Iterable[type]) -> set[Field]:
    return {(one.__name__, name) for one in structs_in(kind) if one not in but for name in one.__struct_fields__}
