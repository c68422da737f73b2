"""Ready-made characters and creatures as they stand on a sheet; and what experience somebody begins with."""

from msgspec.structs import replace

from parlour.games.yags.content.ready import ReadyCreature, technique_of
from parlour.games.yags.model import Creature, Entry, Item, Language, Skill, State, Technique, TechniqueDef
from parlour.games.yags.rules.making import technique_points

BEGINNING = "to begin with"


def from_ready(state: State, ready: ReadyCreature) -> Creature:
    """Under ids of the sheet's own; whoever puts it on the table numbers it."""
    price, separate = state.options.specialisation_cost, state.options.language_literacy == "separate"
    one = Creature(
        ready.key,
        ready.name,
        -1,
        ready.kind,
        ready.kind == "person",
        ready.named,
        ready.concept,
        ready.notes,
        "ready",
        attributes=ready.attributes,
        size=ready.size,
        tiny=ready.tiny,
        soak=ready.soak,
        skills=tuple([Skill(name, level) for name, level in ready.skills.items()]),
        languages=tuple(
            [Language(known.name, known.level, known.literate or not separate) for known in ready.languages]
        ),
        techniques=tuple([technique_of(known, f"k{at}", price) for at, known in enumerate(ready.techniques, 1)]),
        items=tuple(
            [
                Item(f"i{at}", item.name, item.weight, item.worn_load, item.worn, item.tl)
                for at, item in enumerate(ready.items, 1)
            ]
        ),
    )
    return with_experience(state, one)


def learnt(which: str, known: TechniqueDef) -> Technique:
    """A technique of the library on somebody's sheet."""
    return Technique(
        which, known.name, known.kind, known.skills, known.level, known.group, known.needs, known.effect, known.text
    )


def with_experience(state: State, one: Creature) -> Creature:
    """People begin with what the table gives, or with what they have and have spent on techniques already, if that is
    more; the ledger says where it went."""
    spent = technique_points(one)
    given = max(spent + one.xp, state.budget.experience if one.kind == "person" else 0)
    bought = [Entry(-technique.level, technique.name) for technique in one.techniques]
    ledger = (Entry(given, BEGINNING), *bought) if given else ()
    return replace(one, xp=given - spent, ledger=ledger)
