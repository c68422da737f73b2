"""What changed between two frames of one connection. What is public is compared once for everybody, and nothing that
stayed the same is written down again."""

from typing import Any

from msgspec import UNSET, Struct

from parlour.server.protocol_frames import Change, Frame, Items, Parts

_WHOLE = ("decision", "offers", "can", "prompt", "awaited", "passes", "outcome", "open")
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
    before, after = _fields(old), _fields(new)
    put: dict[str, Any] = {}
    into: dict[str, Parts] = {}
    items: dict[str, Items] = {}
    for key, value in after.items():
        was = before.get(key, UNSET)
        if was is value or was == value:
            continue
        if type(was) is type(value) and (isinstance(value, dict) or _is_open(value)):
            into[key] = different(was, value)
        elif _are_named(was) and _are_named(value):
            items[key] = _items(was, value)
        else:
            put[key] = value
    return Parts(put, tuple([key for key in before if key not in after]), into, items)


def _fields(thing: Any) -> dict[str, Any]:
    """As they are written down: what is left out as usual is not there."""
    if isinstance(thing, dict):
        return {str(key): value for key, value in thing.items()}
    names, fields = thing.__struct_encode_fields__, thing.__struct_fields__
    if not thing.__struct_config__.omit_defaults:
        return {name: getattr(thing, field) for name, field in zip(names, fields, strict=True)}
    needed = len(fields) - len(thing.__struct_defaults__)
    usual = (UNSET,) * needed + thing.__struct_defaults__
    found = {}
    for name, field, default in zip(names, fields, usual, strict=True):
        value = getattr(thing, field)
        is_empty = default is not UNSET and type(value) in (list, dict, set) and not value
        if value is not default and not is_empty:
            found[name] = value
    return found


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
