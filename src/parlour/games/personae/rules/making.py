"""What the chapters about individuals share: who may work on a sheet and when, the steps of creation, new ids, free
defences."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from parlour.core.offers import Text
from parlour.games.personae.content import numbers
from parlour.games.personae.model import Individual, Skill, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import Trait, alive, is_npc
from parlour.games.personae.rules.draft import Draft
from parlour.roleplay.cast import Numbering, seat_of
from parlour.roleplay.chapter import leads

STAGES = ("concept", "ranks", "points", "traits", "gear")
"""The steps of creation a player takes; then comes the game master's review."""
GROUP = Text(40, ("blades", "axes", "bludgeons"))


def sheets(state: State, seat: int) -> list[Individual]:
    """The individuals whose sheet this seat keeps; those in hiding are the game master's."""
    return [one for one in state.individuals if one.numbered and seat_of(state, one) == seat and one.stage != "dead"]


def in_making(person: Individual) -> bool:
    """Traits and gear are being chosen."""
    return person.stage in ("traits", "gear")


def late(state: State, person: Individual) -> bool:
    """PER-108: slots a player left open at creation may be filled now."""
    if person.stage != "ready" or state.challenge is not None or is_npc(person):
        return False
    return state.lax or state.options.traits_late_define == "duringSession" or not state.desk.sitting


def main_of(state: State, seat: int) -> Individual | None:
    """The living main character of a seat, made or in the making."""
    return next(
        (one for one in state.individuals if one.role == "main" and one.controller == seat and alive(one)), None
    )


def wants_main(state: State, seat: int) -> bool:
    """PER-002, PER-191: a player begins with one main character, and makes a new one when it is dead and the scene
    over."""
    if leads(state, seat):
        return False
    return main_of(state, seat) is None or state.lax


# New ids


def defences(make: Callable[[str], str]) -> tuple[Skill, ...]:
    """PER-039: Block, Dodge and Resist."""
    return tuple([Skill(make("s"), name, attribute, free=True) for name, attribute in numbers.DEFENCES.items()])


def more(draft: Draft, who: str) -> Numbering:
    """For more on a sheet there is."""
    one = draft.one(who)
    return Numbering(draft.state, of=one, parts=[each.id for each in parts(one)])


def part(draft: Draft, who: str, letter: str) -> str:
    """The next id for something on a sheet."""
    return more(draft, who)(letter)


def numbered(person: Individual, make: Numbering) -> Individual:
    """The same sheet under new ids, of itself and of every Trait and piece of gear."""
    who = make.who()
    fresh: dict[str, str] = {}

    def again(letter: str, traits: Iterable[Any]) -> tuple[Any, ...]:
        found = []
        for one in traits:
            fresh[one.id] = make(letter)
            found.append(replace(one, id=fresh[one.id]))
        return tuple(found)

    skills, abilities = again("s", person.skills), again("a", person.abilities)
    powers, talents, gear = again("p", person.powers), again("t", person.talents), again("g", person.gear)
    return replace(
        person,
        id=who,
        skills=skills,
        abilities=tuple([replace(one, gear=fresh.get(one.gear, one.gear)) for one in abilities]),
        powers=tuple([replace(one, gear=fresh.get(one.gear, one.gear)) for one in powers]),
        talents=talents,
        gear=tuple([replace(one, tied=tuple([fresh.get(which, which) for which in one.tied])) for one in gear]),
    )


def parts(person: Individual) -> list[Trait]:
    """Everything on a sheet that has an id."""
    return [*person.skills, *person.abilities, *person.powers, *person.talents, *person.gear]


def begun(
    draft: Draft,
    name: str,
    role: Any,
    controller: int,
    *,
    toughness: Any = "major",
    owner: str = "",
    hidden: bool = False,
) -> Individual:
    """PER-007, PER-039, PER-103: a draft with six Attributes at 0, the free defences and its Creation Points."""
    make = Numbering(draft.state, hidden)
    who = make.who()
    points = derive.creation_points(draft.state.options, role)
    return Individual(
        who,
        name,
        role,
        controller,
        toughness=toughness,
        owner=owner,
        points=points,
        skills=defences(make),
        hidden=hidden,
    )
