"""Every field of a type that holds a text or a number, found by walking the type, with a value around it as small as
can be."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import inspect as kinds

Make = Callable[[Any], Any]


def least(kind: kinds.Type) -> Any:
    """A small value of this type, as JSON has it."""
    match kind:
        case kinds.Metadata():
            return least(kind.type)
        case kinds.StrType():
            return "x" * max(1, kind.min_length or 0)
        case kinds.IntType():
            return kind.ge or 0
        case kinds.FloatType():
            return 0.5
        case kinds.BoolType():
            return False
        case kinds.LiteralType():
            return kind.values[0]
        case kinds.UnionType():
            return least(kind.types[0])
        case kinds.TupleType():
            return [least(item) for item in kind.item_types]
        case kinds.VarTupleType() | kinds.ListType():
            return [least(kind.item_type)] * (kind.min_length or 0)
        case kinds.DictType():
            return {}
        case kinds.StructType():
            return _struct(kind, {})
        case kinds.NoneType() | kinds.AnyType() | kinds.RawType():
            return None
    raise TypeError(f"nothing small is known of {kind}")


def _struct(kind: kinds.StructType, filled: dict[str, Any]) -> Any:
    found = {
        field.encode_name: filled.get(field.encode_name, least(field.type))
        for field in kind.fields
        if field.required or field.encode_name in filled
    }
    if kind.array_like:
        return list(found.values())
    return ({kind.tag_field: kind.tag} if kind.tag_field else {}) | found


def holes(kind: kinds.Type, wanted: tuple[type[kinds.Type], ...], deep: int = 6) -> Iterator[tuple[str, Make]]:
    """Where a value of a wanted kind stands in a value of this type: the path to it, and a maker of the rest around
    it."""
    if isinstance(kind, wanted):
        yield "", lambda value: value
    if not deep:
        return
    match kind:
        case kinds.Metadata():
            yield from holes(kind.type, wanted, deep)
        case kinds.UnionType():
            for one in kind.types:
                yield from holes(one, wanted, deep)
        case kinds.VarTupleType() | kinds.ListType():
            for path, make in holes(kind.item_type, wanted, deep - 1):
                yield f"[]{path}", lambda value, make=make: [make(value)]
        case kinds.TupleType():
            for at, item in enumerate(kind.item_types):
                for path, make in holes(item, wanted, deep - 1):
                    yield (
                        f"[{at}]{path}",
                        lambda value, at=at, make=make: [
                            make(value) if here == at else least(other) for here, other in enumerate(kind.item_types)
                        ],
                    )
        case kinds.DictType():
            for path, make in holes(kind.key_type, wanted, deep - 1):
                yield f"{{key}}{path}", lambda value, make=make: {make(value): least(kind.value_type)}
            for path, make in holes(kind.value_type, wanted, deep - 1):
                yield f"{{}}{path}", lambda value, make=make: {"x": make(value)}
        case kinds.StructType():
            for field in kind.fields:
                for path, make in holes(field.type, wanted, deep - 1):
                    yield (
                        f".{field.encode_name}{path}",
                        lambda value, name=field.encode_name, make=make: _struct(kind, {name: make(value)}),
                    )


def fields_of(union: Any, *wanted: type[kinds.Type]) -> dict[str, Make]:
    """By name: the tag of a command or a message and the path to the field."""
    kind = kinds.type_info(union)
    members = kind.types if isinstance(kind, kinds.UnionType) else (kind,)
    return {
        f"{member.tag}{path}": make
        for member in members
        for path, make in holes(member, wanted)
        if isinstance(member, kinds.StructType)
    }


TEXTS = (kinds.StrType, kinds.AnyType)
NUMBERS = (kinds.IntType, kinds.FloatType, kinds.AnyType)


def replaced(value: Any, of: type | tuple[type, ...], by: Any) -> Iterator[Any]:
    """The same JSON with one of its texts or numbers replaced, for each in turn. What a command is called stays."""
    if isinstance(value, of) and not isinstance(value, bool):
        yield by
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield from [[*value[:at], other, *value[at + 1 :]] for other in replaced(part, of, by)]
    elif isinstance(value, dict):
        for key, part in value.items():
            if key != "do":
                yield from [{**value, key: other} for other in replaced(part, of, by)]


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
