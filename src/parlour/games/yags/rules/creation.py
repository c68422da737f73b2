"""Building step by step (3.1): frame, attributes, skills, languages, culture; on to the next step or back."""

from collections.abc import Iterator

from parlour.core.judge import FLAG, Count, Move, One, Spans, Words, waived
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import ATTRIBUTES, STAGES, Creature, Culture, State
from parlour.games.yags.rules import approval
from parlour.games.yags.rules.ask import base, is_npc, score, skill_def
from parlour.games.yags.rules.conditions import at_step, built, dead
from parlour.games.yags.rules.derive import band, size_from_mass, size_from_volume
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.making import (
    MAKING,
    attribute_points,
    is_budgeted,
    reads,
    sheets,
    skill_cost,
    skill_points,
    tell_load,
    wants_own,
)
from parlour.games.yags.rules.skills import Range, bound, floors, highest, interned, lowest, same, starting
from parlour.roleplay.cast import not_gm, not_yours, not_yours_nor_gm, people
from parlour.roleplay.chapter import leads

LARGEST, TINIEST = 110, 12
"""From the Earth to less than anybody can see (6.7)."""
HEAVIEST = 10**12
MOST_SOAK = MOST_ATTRIBUTE = 99
CONVERSATIONAL, FLUENT = 3, 9
"""What a form begins with. Languages have no highest level; so far may one be written down."""


# The frame (B1)


FRAMED = at_step("frame")


def not_framed(who: Creature, it: str) -> bool:
    """Human or not while it is framed; whether somebody has a name of their own, the game master says at any time."""
    return it == "human" and who.stage != "frame" and not (is_npc(who) and who.stage in STAGES)


def no_person(who: Creature, it: str) -> bool:
    """YAG-048."""
    return it == "human" and who.kind != "person"


def has_a_name(who: Creature, it: str) -> bool:
    """YAG-071: only the game master's may be one of many."""
    return it == "named" and not is_npc(who)


def so_already(yes: bool, who: Creature, it: str) -> bool:
    return bool(getattr(who, it) == yes)


def act_nature(draft: Draft, seat: int, command: m.SetNature) -> None:
    """YAG-263: talents nobody has touched come and go with being human."""
    draft.put(m.NatureSet(command.who, command.what, command.yes))
    if command.what != "human":
        return
    for skill in draft.state.skills:
        before, level = starting(not command.yes, skill.kind), starting(command.yes, skill.kind)
        if before != level and score(draft.one(command.who), skill.name) == before:
            draft.put(m.SkillSet(command.who, skill.name, before, level))


def act_size(draft: Draft, seat: int, command: m.SetSize) -> None:
    draft.put(m.SizeSet(command.who, command.size, 0))


def act_tiny(draft: Draft, seat: int, command: m.SetTiny) -> None:
    draft.put(m.SizeSet(command.who, 0, command.level))


def bad_measure(who: Creature, it: str) -> bool:
    """YAG-151, YAG-157: of bodies by mass, of vehicles by volume."""
    return (who.kind == "vehicle") != (it == "volume")


def act_size_by(draft: Draft, seat: int, command: m.SizeBy) -> None:
    size, tiny = size_from_mass(command.amount) if command.by == "mass" else size_from_volume(command.amount)
    unit = "g" if command.by == "mass" else "l"
    draft.put(m.SizeSet(command.who, min(size, LARGEST), min(tiny, TINIEST), f"{command.by}: {command.amount} {unit}"))


def human_soak(state: State, seat: int, it: Creature) -> bool:
    """YAG-059: 12 for humans, who rarely differ; other beings as the game master says."""
    return it.human and not leads(state, seat)


def act_soak(draft: Draft, seat: int, command: m.SetSoak) -> None:
    draft.put(m.SoakSet(command.who, command.soak))


# Attributes (B2)


def attribute_most(state: State, who: Creature, attribute: str) -> int:
    """Any value, with notices; where points are counted, what is left of them."""
    if not is_budgeted(state, who):
        return MOST_ATTRIBUTE
    has = base(who, attribute)
    left = state.budget.attributes - attribute_points(who)
    return max(has, numbers.AVERAGE) + left if left > 0 else max(has, numbers.AVERAGE)


def act_attribute(draft: Draft, seat: int, command: m.SetAttribute) -> None:
    one = draft.one(command.who)
    draft.put(m.AttributeSet(command.who, command.attribute, base(one, command.attribute), command.value))
    tell_load(draft, command.who, band(one))


def no_human(it: Creature) -> bool:
    """YAG-061: humans of the game master's."""
    return not it.human


def a_players(it: Creature) -> bool:
    return not is_npc(it)


def act_roll(draft: Draft, seat: int, command: m.RollAttributes) -> None:
    before = band(draft.one(command.who))
    dice = draft.roll(len(ATTRIBUTES))
    draft.put(m.AttributesRolled(command.who, dice, tuple([numbers.random_attribute(face) for face in dice])))
    tell_load(draft, command.who, before)


# Skills, languages, culture (B3)


def ranges(state: State, who: Creature) -> dict[str, Range]:
    """Of every skill of the list, and what stands on the sheet besides: what rests on it, what it rests on, what points
    are left."""
    under, found = floors(state, who), {}
    for name in dict.fromkeys([*[skill.name for skill in state.skills], *[skill.name for skill in who.skills]]):
        least, most = under[name].level if name in under else 0, bound(state, who, name).level
        if is_budgeted(state, who):
            most = min(most, affordable(state, who, name))
        found[name] = Range(least if least <= most else 0, most)
    return interned(found)


def affordable(state: State, one: Creature, skill: str) -> int:
    """The highest level the points that are left pay for."""
    defined, has = skill_def(state, skill), score(one, skill)
    left = state.budget.skills - skill_points(state, one)
    paid, level = skill_cost(state, one, defined, has), has
    while level < numbers.MYTHICAL and skill_cost(state, one, defined, level + 1) - paid <= left:
        level += 1
    return level


def act_skill(draft: Draft, seat: int, command: m.SetSkill) -> None:
    draft.put(m.SkillSet(command.who, command.skill, score(draft.one(command.who), command.skill), command.level))


def reading_comes_along(state: State, it: bool) -> bool:
    """YAG-088: a tick of its own only where the table learns it apart."""
    return not it and reads(state)


def struck_out(who: Creature, level: int) -> tuple[str, ...] | None:
    """Level 0 strikes out one that is on the sheet."""
    return None if level else tuple([known.name for known in who.languages])


def act_language(draft: Draft, seat: int, command: m.SetLanguage) -> None:
    known = [language.name for language in draft.one(command.who).languages]
    name = next((name for name in known if same(name, command.name)), command.name.strip())
    draft.put(m.LanguageSet(command.who, name, command.level, command.literate))


def no_cultures(state: State) -> bool:
    return not state.cultures


def made_already(state: State, seat: int, it: Creature) -> bool:
    """YAG-279: whoever is being built; the game master's word for everybody."""
    return not leads(state, seat) and it.stage not in MAKING


def cultures(state: State) -> dict[str, Culture | str]:
    return {"": "", **{culture.name: culture for culture in state.cultures}}


def act_culture(draft: Draft, seat: int, command: m.SetCulture) -> None:
    draft.put(m.CultureSet(command.who, command.culture))


# Steps


def no_steps(it: Creature) -> bool:
    """The game master takes no steps with her own."""
    return is_npc(it)


def waits_for_gm(on: bool, it: Creature) -> bool:
    return on and it.stage == "review"


def unfinished_business(state: State, on: bool, it: Creature) -> bool:
    """Who has come to the end and lacks something has to go back for it."""
    return on and it.stage == "gear" and bool(approval.lacks(state, it))


def last_step(on: bool, it: Creature) -> bool:
    return on and it.stage == "gear"


def first_step(on: bool, it: Creature) -> bool:
    return not on and it.stage == "frame"


def is_due(state: State, on: bool, who: Creature) -> bool:
    """Between scenes play waits for it."""
    return not state.scene.open and (on or (who.stage == "gear" and bool(approval.lacks(state, who))))


def act_step(draft: Draft, seat: int, command: m.Step) -> None:
    at = STAGES.index(draft.one(command.who).stage)
    draft.put(m.StepTaken(command.who, STAGES[at + 1 if command.on else at - 1]))


def awaits(state: State) -> set[int]:
    """Players without a character or with one in the making, while no scene is played; the game master before whom one
    lies."""
    asked = {state.desk.gm} if any(one.stage == "review" for one in state.creatures) else set()
    return asked if state.scene.open else {*asked, *_makers(state)}


def _makers(state: State) -> Iterator[int]:
    for seat, name in enumerate(state.desk.people):
        if name and (
            wants_own(state, seat) or any(not is_npc(one) and one.stage in MAKING for one in sheets(state, seat))
        ):
            yield seat


SKILLS = at_step("skills")
MOVES: Moves = {
    Move(
        m.SetNature,
        {
            "yes": One(FLAG[::-1]),
            "who": One(people, unless=(not_yours, dead)),
            "what": One(("human", "named"), unless=(waived(not_framed), no_person, has_a_name, so_already)),
        },
        rule="YAG-263",
    ): act_nature,
    Move(m.SetSize, {"who": One(people, unless=FRAMED), "size": Count(0, LARGEST)}, rule="YAG-058"): act_size,
    Move(m.SetTiny, {"who": One(people, unless=FRAMED), "level": Count(0, TINIEST)}, rule="YAG-160"): act_tiny,
    Move(
        m.SizeBy,
        {
            "who": One(people, unless=FRAMED),
            "by": One(("mass", "volume"), unless=(bad_measure,)),
            "amount": Count(1, HEAVIEST),
        },
        rule="YAG-151",
    ): act_size_by,
    Move(
        m.SetSoak,
        {"who": One(people, unless=(*FRAMED, waived(human_soak))), "soak": Count(0, MOST_SOAK)},
        rule="YAG-059",
    ): act_soak,
    Move(
        m.SetAttribute,
        {
            "who": One(people, unless=at_step("attributes")),
            "attribute": One(ATTRIBUTES),
            "value": Count(0, attribute_most),
        },
        rule="YAG-034",
    ): act_attribute,
    Move(
        m.RollAttributes,
        {"who": One(people, unless=(a_players, dead, built, no_human))},
        rule="YAG-061",
        unless=(not_gm,),
    ): act_roll,
    Move(
        m.SetSkill,
        {"who": One(people, unless=SKILLS), "skill": One(ranges), "level": Count(lowest, highest)},
        rule="YAG-063",
    ): act_skill,
    Move(
        m.SetLanguage,
        {
            "who": One(people, unless=SKILLS),
            "literate": One(FLAG, unless=(reading_comes_along,), suggest=True),
            "level": Spans(((0, 0), (1, FLUENT)), suggest=CONVERSATIONAL),
            "name": Words(numbers.NAME, of=struck_out),
        },
        rule="YAG-082",
    ): act_language,
    Move(
        m.SetCulture,
        {"who": One(people, unless=(not_yours_nor_gm, dead, waived(made_already))), "culture": One(cultures)},
        rule="YAG-279",
        unless=(no_cultures,),
    ): act_culture,
    Move(
        m.Step,
        {
            "on": One(FLAG[::-1]),
            "who": One(
                people,
                unless=(
                    not_yours,
                    no_steps,
                    dead,
                    built,
                    waits_for_gm,
                    unfinished_business,
                    last_step,
                    first_step,
                ),
            ),
        },
        rule="YAG-033",
        owed=is_due,
    ): act_step,
    **approval.MOVES,
}
