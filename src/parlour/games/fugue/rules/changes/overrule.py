"""What an overruling sets: no checks, no chance."""

from typing import Any

from msgspec.structs import replace

from parlour.games.fugue.rules.ask import character, find_character, seat_at
from parlour.games.fugue.rules.draft import Draft, applies
from parlour.roleplay.moves import ValueSet


@applies(ValueSet)
def value_set(draft: Draft, event: ValueSet) -> None:
    if find_character(draft.state, event.what) is None:
        counts, seat = draft.state.counts, seat_at(event.what)
        changed = replace(counts[seat], **{event.field: int(event.value)})
        draft.set(counts=(*counts[:seat], changed, *counts[seat + 1 :]))
        return
    kind, *which = event.field.split()
    if not which:
        draft.set_character(event.what, **{kind: event.value})
        return
    value = event.value if kind in ("ability", "wound", "part") else event.value == "yes"
    put: dict[str, Any] = {"text" if kind in ("ability", "wound") else kind: value}
    person = character(draft.state, event.what)
    draft.set_character(
        person.id,
        abilities=tuple([replace(one, **put) if one.id == which[0] else one for one in person.abilities]),
        wounds=tuple([replace(one, **put) if one.id == which[0] else one for one in person.wounds]),
    )
