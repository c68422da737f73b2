"""What the chapters about sheets share: who may work on which, the steps of building, new ids, names, points, and load
that is told."""

from msgspec.structs import replace

from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import (
    ATTRIBUTES,
    STAGES,
    Creature,
    Item,
    Language,
    Skill,
    SkillDef,
    Stage,
    State,
    Technique,
    TechniqueDef,
)
from parlour.games.yags.rules.ask import is_npc, skill_def
from parlour.games.yags.rules.draft import Draft
from parlour.games.yags.rules.load import band, load
from parlour.games.yags.rules.skills import price, starting
from parlour.roleplay.cast import Numbering, seat_of
from parlour.roleplay.chapter import leads

MAKING: tuple[Stage, ...] = STAGES[:-1]
"""The steps its maker takes; then comes the game master's review."""
NATIVE = "native"


# Whose sheet, and when


def sheets(state: State, seat: int) -> list[Creature]:
    """Whoever this seat keeps the sheet of, made or in the making; the hidden are the game master's."""
    return [one for one in state.creatures if seat_of(state, one) == seat and one.stage != "dead"]


def own_of(state: State, seat: int) -> Creature | None:
    """The living character of a player, made or in the making."""
    return next((one for one in state.creatures if one.controller == seat and one.stage != "dead"), None)


def wants_own(state: State, seat: int) -> bool:
    """A player without a character; more of them are given by the game master."""
    return not leads(state, seat) and (state.lax or own_of(state, seat) is None)


# New ids and names


def numbered(one: Creature, make: Numbering) -> Creature:
    """The same sheet under new ids, of itself and of every technique and item; what was allowed goes along."""
    who = make.who()
    fresh = {piece.id: make(piece.id[0]) for piece in pieces(one)}
    allowed = [
        f"tl:{fresh.get(key.removeprefix('tl:'), key.removeprefix('tl:'))}" if key.startswith("tl:") else key
        for key in one.allowed
    ]
    return replace(
        one,
        id=who,
        techniques=tuple([replace(technique, id=fresh[technique.id]) for technique in one.techniques]),
        items=tuple([replace(item, id=fresh[item.id]) for item in one.items]),
        allowed=tuple(allowed),
    )


def pieces(one: Creature) -> list[Technique | Item]:
    """Everything on a sheet that has an id."""
    return [*one.techniques, *one.items]


def piece_id(draft: Draft, one: Creature, letter: str) -> str:
    """For one more technique or item; those of the hidden are counted on themselves."""
    return Numbering(draft.state, of=one, parts=[piece.id for piece in pieces(one)])(letter)


# What somebody new has


def first_skills(state: State, human: bool) -> tuple[Skill, ...]:
    """YAG-076, YAG-263: humans know the eight talents at 2, other creatures only what they are given."""
    known = [(skill.name, starting(human, skill.kind)) for skill in state.skills]
    return tuple([Skill(name, level) for name, level in known if level])


def first_languages(state: State) -> tuple[Language, ...]:
    """YAG-086, YAG-088."""
    return (Language(NATIVE, numbers.NATIVE, reads(state)),)


def reads(state: State) -> bool:
    """Whether reading and writing come with a language."""
    return state.options.language_literacy == "automatic"


# Points of a table that counts them (YAG-Q41)


def is_budgeted(state: State, one: Creature) -> bool:
    return state.options.build_mode == "budget" and not is_npc(one) and not state.lax


def attribute_points(one: Creature) -> int:
    """Each point above 3 counts one; what is lower gives nothing back."""
    return sum([max(0, value - numbers.AVERAGE) for value in one.attributes])


def skill_points(state: State, one: Creature) -> int:
    return sum([skill_cost(state, one, skill_def(state, known.name), known.level) for known in one.skills])


def skill_cost(state: State, one: Creature, defined: SkillDef | None, level: int) -> int:
    """All levels up to this one, by the table's prices; a level without a price is one point."""
    if defined is None:
        return 0
    steps = [price(state, defined.kind, step) for step in range(starting(one.human, defined.kind) + 1, level + 1)]
    return sum([1 if cost is None else cost for cost in steps])


def technique_points(one: Creature) -> int:
    """YAG-133, YAG-145: experience spent on techniques."""
    return sum([technique.level for technique in one.techniques])


def budget_rows(state: State, one: Creature) -> tuple[tuple[str, int, int], ...]:
    """What for, spent, given; empty where points are not counted."""
    if state.options.build_mode != "budget" or is_npc(one):
        return ()
    given = state.budget
    return (
        ("attributes", attribute_points(one), given.attributes),
        ("skills", skill_points(state, one), given.skills),
        ("techniques", technique_points(one), given.experience),
    )


# Techniques


def knows(one: Creature, name: str) -> bool:
    return any(technique.name == name for technique in one.techniques)


def high_enough(one: Creature, skills: tuple[str, ...], level: int) -> bool:
    """YAG-134, YAG-136, YAG-267: any one of them will do."""
    least = max(1, level)
    for known in one.skills:
        if known.level >= least and known.name in skills:
            return True
    return False


def untaught(one: Creature, technique: Technique | TechniqueDef) -> list[str]:
    """YAG-135: what it needs and is not known."""
    return [name for name in technique.needs if not knows(one, name)]


# Load


def tell_load(draft: Draft, who: str, before: int) -> None:
    """Where the band has changed, everybody is told."""
    one = draft.one(who)
    if band(one) != before:
        draft.put(m.LoadChanged(who, before, band(one), load(one)))


def with_value(values: tuple[int, ...], attribute: str, value: int) -> tuple[int, ...]:
    at = ATTRIBUTES.index(attribute)
    return (*values[:at], value, *values[at + 1 :])
