"""What changed between two frames of one connection. What is public is compared once for everybody, and nothing that
stayed the same is written down again."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import UNSET, Struct

from parlour.server.protocol_frames import Change, Frame, Items, Parts

_WHOLE = ("decision", "offers", "can", "prompt", "awaited", "passes", "outcome", "open", "undo")
"""Either as they were, or sent as they are now."""


class Changes:
    """Between the frames of one table."""

    def __init__(self) -> None:
        self._known: tuple[Any, Any, Parts] | None = None

    def between(self, before: Frame, now: Frame) -> Change:
        other = {name: getattr(now, name) for name in _WHOLE if getattr(before, name) != getattr(now, name)}
        return Change(
            now.seq,
            now.head,
            now.lines,
            now.timers,
            public=UNSET if before.public is now.public else self._public(before.public, now.public),
            private=UNSET if before.private == now.private else different(before.private, now.private),
            names=UNSET if before.names == now.names else different(before.names, now.names),
            **other,
        )

    def _public(self, before: Any, now: Any) -> Parts:
        known = self._known
        if known is None or known[0] is not before or known[1] is not now:
            known = self._known = (before, now, different(before, now))
        return known[2]


def different(old: Any, new: Any) -> Parts:
    """What to put into the one, and what to take out of it, so that it is the other. Both are of one kind."""
    put: dict[str, Any] = {}
    gone: list[str] = []
    into: dict[str, Parts] = {}
    items: dict[str, Items] = {}
    for key, was, value in _pairs(old, new):
        if was is value or was == value:
            continue
        if value is UNSET:
            gone.append(key)
        elif type(was) is type(value) and (isinstance(value, dict) or _is_open(value)):
            into[key] = different(was, value)
        elif _are_named(was) and _are_named(value):
            items[key] = _items(was, value)
        else:
            put[key] = value
    return Parts(put, tuple(gone), into, items)


def _pairs(old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    """Field by field, as they are written down; UNSET where one has none. What is the same may be left out."""
    if isinstance(new, dict):
        for key in {**new, **old}:
            yield str(key), old.get(key, UNSET), new.get(key, UNSET)
        return
    kind: Any = type(new)
    for name, field, default in _shape(kind):
        was, value = getattr(old, field), getattr(new, field)
        if was is not value:
            yield name, _written(was, default), _written(value, default)


@cache
def _shape(kind: Any) -> list[tuple[str, str, Any]]:
    """The fields of a struct: as they are written down, as they are called, and what is left out as usual."""
    names, fields = kind.__struct_encode_fields__, kind.__struct_fields__
    usual = kind.__struct_defaults__ if kind.__struct_config__.omit_defaults else ()
    return list(zip(names, fields, (UNSET,) * (len(fields) - len(usual)) + usual, strict=True))


def _written(value: Any, default: Any) -> Any:
    if default is UNSET:
        return value
    is_empty = type(value) in (list, dict, set) and not value
    return UNSET if value is default or is_empty else value


def _is_open(thing: Any) -> bool:
    """It is written down by the names of its fields."""
    return isinstance(thing, Struct) and not thing.__struct_config__.array_like


def _are_named(things: Any) -> bool:
    """Several things, each with an id of its own."""
    if not isinstance(things, tuple | list) or not things:
        return False
    if not all([_is_open(thing) and "id" in thing.__struct_fields__ for thing in things]):
        return False
    return len({thing.id for thing in things}) == len(things)


def _items(old: Any, new: Any) -> Items:
    before = {str(thing.id): thing for thing in old}
    order = tuple([str(thing.id) for thing in new])
    put: dict[str, Any] = {}
    into: dict[str, Parts] = {}
    for key, thing in zip(order, new, strict=True):
        was = before.get(key)
        if was is thing or was == thing:
            continue
        if type(was) is type(thing):
            into[key] = different(was, thing)
        else:
            put[key] = thing
    return Items(UNSET if order == tuple(before) else order, put, into)
