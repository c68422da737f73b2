"""What setting a value by the game master's word does to the state."""

from typing import Any

from parlour.games.yags.model import ATTRIBUTES, Creature, Skill
from parlour.games.yags.rules.ask import find_creature
from parlour.games.yags.rules.draft import Draft, applies
from parlour.games.yags.rules.overrule import FLAGS, NUMBERS
from parlour.roleplay.moves import ValueSet


@applies(ValueSet)
def _value_set(draft: Draft, event: ValueSet) -> None:
    one = find_creature(draft.state, event.what)
    if one is None:
        draft.set(**{event.field: int(event.value)})
    elif event.field in ATTRIBUTES:
        at = ATTRIBUTES.index(event.field)
        draft.set_one(one.id, attributes=(*one.attributes[:at], int(event.value), *one.attributes[at + 1 :]))
    elif event.field.startswith("skill "):
        _set_skill(draft, one, event.field.removeprefix("skill "), int(event.value))
    else:
        value: Any = event.value
        if event.field in FLAGS:
            value = event.value == "yes"
        elif event.field in NUMBERS:
            value = int(event.value)
        draft.set_one(one.id, **{event.field: value})


def _set_skill(draft: Draft, one: Creature, name: str, level: int) -> None:
    """Where it stood before, or at the end; a level of 0 strikes it out."""
    known = [skill for skill in one.skills if skill.name != name]
    at = next((place for place, skill in enumerate(one.skills) if skill.name == name), len(known))
    draft.set_one(one.id, skills=(*known[:at], *([Skill(name, level)] if level else []), *known[at:]))
