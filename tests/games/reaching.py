"""How a test comes to a state: by events alone, nothing is edited. Each game says which bring a field to a value."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from parlour.roleplay.moves import RuleChanged, SessionEnded, SessionStarted, TableClosed

Ways = Mapping[str, Callable[..., Iterable[Any]]]
"""By field: the events that bring it to a value, from the state as it is."""


def reach(state: Any, ways: Ways, values: dict[str, Any], read: Callable[[Any], Any], evolve: Any, *who: str) -> Any:
    """The state after the events that give what `read` finds in it these values, in the order in which `ways` names
    them."""
    unknown = sorted(values.keys() - ways.keys())
    assert not unknown, f"no event leads to another {unknown}"
    for field in [field for field in ways if field in values]:
        if getattr(read(state), field) != values[field]:
            state = evolve(state, tuple(ways[field](state, *who, values[field])))
    found = {field: getattr(read(state), field) for field in values}
    assert found == values, f"events lead to {found}, not to {values}"
    return state


def rules(state: Any, options: Any) -> Iterable[Any]:
    """House rules are changed one after the other, in the open."""
    now, then = msgspec.to_builtins(state.options), msgspec.to_builtins(options)
    for key in now.keys() | then.keys():
        before, after = getattr(state.options, key), getattr(options, key)
        if before != after:
            yield RuleChanged(state.desk.gm, key, _kept(before), _kept(after))


def _kept(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def desk(state: Any, then: Any) -> Iterable[Any]:
    """Sessions begin and end, and the table is closed."""
    now = state.desk
    if then.session > now.session or (then.sitting and not now.sitting):
        yield SessionStarted(then.session)
    if not then.sitting and (now.sitting or then.session > now.session):
        yield SessionEnded(then.session)
    if then.closed and not now.closed:
        yield TableClosed(now.gm)


def besides(state: Any, *fields: str) -> dict[str, Any]:
    """All of a state but these: to compare it with another."""
    return {name: getattr(state, name) for name in state.__struct_fields__ if name not in fields}
