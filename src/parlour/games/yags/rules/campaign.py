"""What a campaign is played with (B0): the game master edits skills, the library of techniques, cultures, prices and
the budget."""

import re

from parlour.core.judge import FLAG, Count, Move, One, Some, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.content.campaign import of_skill
from parlour.games.yags.model import (
    ATTRIBUTES,
    SITUATIONS,
    Budget,
    Culture,
    Effect,
    Price,
    SkillDef,
    State,
    TechniqueDef,
)
from parlour.games.yags.rules.ask import skill_def
from parlour.games.yags.rules.conditions import check_open
from parlour.games.yags.rules.creation import no_cultures
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.techniques import entry, library, listed
from parlour.roleplay.cast import not_gm

MOST_LEVEL, MOST_AMOUNT = 99, 100
_KINDS = ("attribute", "talent", "standard", "knowledge", "language")
EDITING = (not_gm, check_open)
"""Hers, and not in the middle of a check."""


# The list of skills


def pairs(text: str) -> list[tuple[str, int]]:
    """Names with numbers, "first aid 2, science 1"; a name without one has 0."""
    found: list[tuple[str, int]] = []
    for part in [" ".join(part.split()) for part in text.split(",") if part.strip()]:
        name, number = re.fullmatch(r"(.*?)(?:\s+(\d{1,2}))?", part).groups()  # type: ignore[union-attr]
        found.append((name.strip(), int(number or 0)))
    return found


def or_none(state: State) -> tuple[str, ...]:
    return ("", *[skill.name for skill in state.skills])


def talent(state: State, name: str) -> bool:
    """YAG-075: the eight talents stay as they are."""
    defined = skill_def(state, _key(name))
    return defined is not None and defined.kind == "talent"


def strange_need(state: State, name: str, needs: str) -> str:
    """YAG-108: the first that is no other skill of the list;"""
    found = [need for need, _ in pairs(needs) if skill_def(state, _key(need)) is None or _key(need) == _key(name)]
    return found[0] if found else ""


def no_such_need(state: State, name: str, needs: str) -> bool:
    return bool(strange_need(state, name, needs))


def bare_need(needs: str) -> str:
    """the first without its level;"""
    return next((need for need, level in pairs(needs) if level < 1), "")


def need_without_level(needs: str) -> bool:
    return bool(bare_need(needs))


def circular_need(state: State, name: str, needs: str) -> str:
    """the first that needs this one itself."""
    return next((need for need, _ in pairs(needs) if _key(name) in rests_on(state, _key(need))), "")


def circle(state: State, name: str, needs: str) -> bool:
    return bool(circular_need(state, name, needs))


def limit_circle(state: State, name: str, limited_by: str) -> bool:
    """YAG-111."""
    return limited_by not in ("", _key(name)) and _key(name) in rests_on(state, limited_by)


def first_has_a_price(familiarities: str) -> bool:
    """YAG-137: the one that comes with the skill first, without a price;"""
    return any([bool(cost) for _, cost in pairs(familiarities)[:1]])


def unpriced(familiarities: str) -> str:
    """YAG-139: the others with theirs."""
    return next((name for name, cost in pairs(familiarities)[1:] if not cost), "")


def price_missing(familiarities: str) -> bool:
    return bool(unpriced(familiarities))


def rests_on(state: State, skill: str) -> set[str]:
    """All skills it needs or is limited by, and those they need."""
    found: set[str] = set()
    waiting = [skill]
    while waiting:
        defined = skill_def(state, waiting.pop())
        if defined is None:
            continue
        below = [
            name for name in (*[name for name, _ in defined.needs], defined.limited_by) if name and name not in found
        ]
        found.update(below)
        waiting += below
    return found


def act_skill(draft: Draft, seat: int, command: m.DefineSkill) -> None:
    """Its familiarities can be bought from now on; fields people master in it stay as they were. Nothing is its own
    default or limit."""
    name, listed = _key(command.name), pairs(command.familiarities)
    before = skill_def(draft.state, name)
    skill = SkillDef(
        name,
        command.kind,
        command.attributes,
        command.default if command.default != name else "",
        tuple([(_key(need), level) for need, level in pairs(command.needs)]),
        command.limited_by if command.limited_by != name else "",
        command.tl,
        listed[0][0] if listed else "",
        tuple(listed[1:]),
        _key(command.group),
        before.masteries if before is not None else (),
    )
    draft.put(m.SkillDefined(skill))
    for technique in of_skill(skill):
        if technique != entry(draft.state, technique.name):
            draft.put(m.TechniqueDefined(technique))


def _key(name: str) -> str:
    """Skills go by names in lower case."""
    return " ".join(name.split()).lower()


def one_of_the_eight(it: SkillDef) -> bool:
    """YAG-075."""
    return it.kind == "talent"


def somebody_has_it(state: State, it: SkillDef) -> bool:
    return any([known.name == it.name for one in state.creatures for known in one.skills])


def resting_on(state: State, skill: SkillDef) -> str:
    """Another skill that rests on it, or a technique that is for it."""
    for other in state.skills:
        if skill.name in (other.default, other.limited_by, *[name for name, _ in other.needs]):
            return other.name
    return next((one.name for one in state.library if skill.name in one.skills and one.kind == "technique"), "")


def something_rests_on_it(state: State, it: SkillDef) -> bool:
    return bool(resting_on(state, it))


def act_drop_skill(draft: Draft, seat: int, command: m.DropSkill) -> None:
    draft.put(m.SkillUndefined(command.skill))


# The library


def groups(state: State) -> tuple[str, ...]:
    """All groups skills belong to."""
    return tuple(dict.fromkeys([skill.group for skill in state.skills if skill.group]))


def groups_or_none(state: State) -> tuple[str, ...]:
    return ("", *groups(state))


def for_a_group(group: str) -> bool:
    """YAG-136: for skills by name, or for a group of them."""
    return bool(group)


def fewest(group: str) -> int:
    return 0 if group else 1


def known_techniques(state: State) -> tuple[str, ...]:
    return tuple([technique.name for technique in state.library if technique.kind == "technique"])


def needs_itself(state: State, name: str, needs: tuple[str, ...]) -> bool:
    """YAG-135."""
    return any([name.strip() in needed_by(state, need) for need in needs if need != name.strip()])


def needed_by(state: State, name: str) -> set[str]:
    """All techniques one needs, and those they need."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        known = entry(state, waiting.pop())
        below = [need for need in known.needs if need not in found] if known is not None else []
        found.update(below)
        waiting += below
    return found


def act_technique(draft: Draft, seat: int, command: m.DefineTechnique) -> None:
    """A mastery is bought level by level; nothing needs itself."""
    name = command.name.strip()
    needs = tuple([need for need in command.needs if need != name])
    effect = Effect(command.what, command.amount, command.situations, command.unencumbered)
    level = 1 if command.kind == "mastery" else command.level
    technique = TechniqueDef(
        name, command.kind, command.skills, level, command.group, needs, effect, command.text.strip()
    )
    draft.put(m.TechniqueDefined(technique))


def needed(state: State, it: TechniqueDef) -> bool:
    """YAG-135."""
    return any([it.name in other.needs for other in state.library])


def act_drop_library(draft: Draft, seat: int, command: m.DropLibrary) -> None:
    draft.put(m.TechniqueUndefined(command.name))


# Cultures, prices, budget


def culture_names(state: State) -> tuple[str, ...]:
    return tuple([culture.name for culture in state.cultures])


def the_campaigns(state: State) -> int:
    return state.options.campaign_tl


def act_culture(draft: Draft, seat: int, command: m.AddCulture) -> None:
    draft.put(m.CultureAdded(Culture(command.name.strip(), command.tl)))


def act_drop_culture(draft: Draft, seat: int, command: m.DropCulture) -> None:
    draft.put(m.CultureDropped(command.name))


def act_price(draft: Draft, seat: int, command: m.SetPrice) -> None:
    draft.put(m.PriceSet(Price(command.kind, command.flat, command.times)))


def act_budget(draft: Draft, seat: int, command: m.SetBudget) -> None:
    draft.put(m.BudgetSet(Budget(command.attributes, command.skills, command.experience)))


MOVES: Moves = {
    Move(
        m.DefineSkill,
        {
            "kind": One(("standard", "knowledge"), suggest="standard"),
            "attributes": Some(ATTRIBUTES, ordered=True),
            "default": One(or_none, suggest=""),
            "limited_by": One(or_none, suggest=""),
            "tl": Count(0, numbers.MOST, suggest=0),
            "name": Words(numbers.NAME),
            "needs": Words(numbers.PHRASE, 0, suggest=("",)),
            "familiarities": Words(numbers.PHRASE, 0, suggest=("",)),
            "group": Words(numbers.NAME, 0, suggest=("",)),
        },
        rule="YAG-103",
        unless=EDITING,
        reading=(
            talent,
            no_such_need,
            need_without_level,
            circle,
            limit_circle,
            first_has_a_price,
            price_missing,
        ),
    ): act_skill,
    Move(
        m.DropSkill,
        {"skill": One(listed, unless=(one_of_the_eight, somebody_has_it, something_rests_on_it))},
        rule="YAG-075",
        unless=EDITING,
    ): act_drop_skill,
    Move(
        m.DefineTechnique,
        {
            "unencumbered": One(FLAG, suggest=False),
            "kind": One(("technique", "familiarity", "mastery"), suggest="technique"),
            "what": One(("text", "bonus", "target", "opponent", "street", "climb"), suggest="text"),
            "group": One(groups_or_none, suggest=""),
            "skills": Some(listed, unless=(for_a_group,), least=fewest),
            "level": Count(1, MOST_LEVEL, suggest=1),
            "amount": Count(-MOST_AMOUNT, MOST_AMOUNT, suggest=0),
            "situations": Some(SITUATIONS, least=0),
            "needs": Some(known_techniques, least=0),
            "name": Words(numbers.NAME),
            "text": Words(numbers.SENTENCE, 0),
        },
        rule="YAG-131",
        unless=EDITING,
        reading=(needs_itself,),
    ): act_technique,
    Move(
        m.DropLibrary,
        {"name": One(library, unless=(needed,))},
        rule="YAG-131",
        unless=EDITING,
    ): act_drop_library,
    Move(
        m.AddCulture,
        {"tl": Count(0, numbers.MOST, suggest=the_campaigns), "name": Words(numbers.NAME)},
        rule="YAG-279",
        unless=EDITING,
    ): act_culture,
    Move(m.DropCulture, {"name": One(culture_names)}, rule="YAG-279", unless=(*EDITING, no_cultures)): act_drop_culture,
    Move(
        m.SetPrice,
        {"kind": One(_KINDS), "flat": Count(0, numbers.MOST), "times": Count(0, numbers.MOST)},
        rule="YAG-001",
        unless=EDITING,
    ): act_price,
    Move(
        m.SetBudget,
        {
            "attributes": Count(0, numbers.MOST),
            "skills": Count(0, numbers.MOST),
            "experience": Count(0, numbers.MOST),
        },
        rule="YAG-Q41",
        unless=EDITING,
    ): act_budget,
}
