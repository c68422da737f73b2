"""What a campaign is played with (B0): the game master edits skills, the library of techniques, cultures, prices and
the budget."""

import re
from collections.abc import Sequence

from parlour.core.game import RuleViolation
from parlour.core.offers import Choose, Number, Offer, Pick, Text, alike
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
from parlour.games.yags.rules.ask import idle, leads, skill_def
from parlour.games.yags.rules.draft import Chapter, Draft, Refusals
from parlour.games.yags.rules.making import NAME
from parlour.games.yags.rules.techniques import entry
from parlour.roleplay.chapter import NONE

_TL = Number(0, numbers.MOST)
_LIST = Text(numbers.PHRASE, ("",), 0)
_GROUP = Text(numbers.NAME, ("",), 0)
_AMOUNT = Number(-100, 100)
_LEVEL = Number(1, 99)
_POINTS = Number(0, numbers.MOST)
_KINDS = ("attribute", "talent", "standard", "knowledge", "language")


def editing(state: State, seat: int) -> bool:
    """Hers, and not in the middle of a check."""
    return leads(state, seat) and (idle(state) or state.lax)


# The list of skills


def pairs(text: str) -> list[tuple[str, int]]:
    """Names with numbers, "first aid 2, science 1"; a name without one has 0."""
    found: list[tuple[str, int]] = []
    for part in [" ".join(part.split()) for part in text.split(",") if part.strip()]:
        name, number = re.fullmatch(r"(.*?)(?:\s+(\d{1,2}))?", part).groups()  # type: ignore[union-attr]
        found.append((name.strip(), int(number or 0)))
    return found


def offer_skill(state: State, seat: int) -> Sequence[Offer]:
    if not editing(state, seat):
        return NONE
    skills = Pick(("", *[skill.name for skill in state.skills]))
    kinds, attributes = Pick(("standard", "knowledge")), Choose(ATTRIBUTES, 1, len(ATTRIBUTES), ordered=True)
    return [Offer("define_skill", (), (kinds, attributes, skills, skills, _TL, NAME, _LIST, _LIST, _GROUP), False)]


def refuse_skill(state: State, seat: int, command: m.DefineSkill) -> RuleViolation | None:
    name = _key(command.name)
    before = skill_def(state, name)
    if before is not None and before.kind == "talent":
        return RuleViolation(
            "talent", "YAG-075", f"{name} is one of the eight talents.", "Define a skill of another name."
        )
    for need, level in pairs(command.needs):
        if skill_def(state, _key(need)) is None or _key(need) == name:
            return RuleViolation(
                "no-such-skill", "YAG-108", f"{need!r} is no other skill of the list.", "Define that skill first."
            )
        if not level >= 1:
            return RuleViolation("no-level", "YAG-108", f"{need} needs its level.", f'Write "{need} 2".')
        if name in rests_on(state, _key(need)):
            return RuleViolation("circle", "YAG-108", f"{need} needs {name} itself.", "Take that out first.")
    if command.limited_by not in ("", name) and name in rests_on(state, command.limited_by):
        return RuleViolation(
            "circle", "YAG-111", f"{command.limited_by} rests on {name} itself.", "Choose another skill."
        )
    return _refuse_familiarities(command)


def _refuse_familiarities(command: m.DefineSkill) -> RuleViolation | None:
    """YAG-137, YAG-139: the one that comes with the skill first, without a price; the others with theirs."""
    listed = pairs(command.familiarities)
    if listed and listed[0][1]:
        return RuleViolation(
            "no-default", "YAG-137", f"{listed[0][0]} comes first and so with the skill.", "Write it without a price."
        )
    for name, cost in listed[1:]:
        if not cost:
            return RuleViolation(
                "no-price", "YAG-139", f"{name} needs its price.", f'Write "{name} 2", or 4 for a complex one.'
            )
    return None


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


def rest_on_skill(state: State, skill: str) -> str:
    """Why a skill cannot be struck from the list; empty where it can."""
    if any(known.name == skill for one in state.creatures for known in one.skills):
        return "Somebody has it."
    for other in state.skills:
        if skill in (other.default, other.limited_by, *[name for name, _ in other.needs]):
            return f"{other.name} rests on it."
    for technique in state.library:
        if skill in technique.skills and technique.kind == "technique":
            return f"{technique.name} is for it."
    return ""


def offer_drop_skill(state: State, seat: int) -> Sequence[Offer]:
    """Talents stay (YAG-075); what somebody has or something rests on, too."""
    if not editing(state, seat):
        return NONE
    held = {known.name for one in state.creatures for known in one.skills}
    held.update(
        [
            name
            for skill in state.skills
            for name in (skill.default, skill.limited_by, *[need for need, _ in skill.needs])
        ]
    )
    held.update([name for known in state.library if known.kind == "technique" for name in known.skills])
    loose = tuple([skill.name for skill in state.skills if skill.kind != "talent" and skill.name not in held])
    return [Offer("drop_skill", (), (Pick(loose),), False)] if loose else NONE


def act_drop_skill(draft: Draft, seat: int, command: m.DropSkill) -> None:
    draft.put(m.SkillUndefined(command.skill))


# The library


def groups(state: State) -> tuple[str, ...]:
    """All groups skills belong to."""
    return tuple(dict.fromkeys([skill.group for skill in state.skills if skill.group]))


def offer_technique(state: State, seat: int) -> Sequence[Offer]:
    """For skills by name, or for a group of them (YAG-136)."""
    if not editing(state, seat):
        return NONE
    names = tuple([skill.name for skill in state.skills])
    known = tuple([technique.name for technique in state.library if technique.kind == "technique"])
    first = (
        Pick(("technique", "familiarity", "mastery")),
        Pick(("text", "bonus", "target", "opponent", "street", "climb")),
    )
    middle = _LEVEL, _AMOUNT, Choose(SITUATIONS, 0, len(SITUATIONS)), Choose(known, 0, len(known))
    last = NAME, Text(numbers.SENTENCE, least=0)
    asked = [(*first, Choose(names, 1, len(names)), *middle, Pick(("",)), *last)]
    if groups(state):
        asked.append((*first, Choose((), 0, 0), *middle, Pick(groups(state)), *last))
    return [Offer("define_technique", (only,), asks, False) for only in (False, True) for asks in asked]


def refuse_technique(state: State, seat: int, command: m.DefineTechnique) -> RuleViolation | None:
    name = command.name.strip()
    if not any(name in needed_by(state, need) for need in command.needs if need != name):
        return None
    return RuleViolation("circle", "YAG-135", f"{name} would need itself.", "Choose other techniques.")


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


def offer_drop_library(state: State, seat: int) -> Sequence[Offer]:
    if not editing(state, seat):
        return NONE
    needed = {name for technique in state.library for name in technique.needs}
    loose = tuple([technique.name for technique in state.library if technique.name not in needed])
    return [Offer("drop_library", (), (Pick(loose),), False)] if loose else NONE


def act_drop_library(draft: Draft, seat: int, command: m.DropLibrary) -> None:
    draft.put(m.TechniqueUndefined(command.name))


# Cultures, prices, budget


def offer_culture(state: State, seat: int) -> Sequence[Offer]:
    """YAG-279: from 0 upwards without an end."""
    return [Offer("add_culture", (), (_TL, NAME), False)] if editing(state, seat) else NONE


def act_culture(draft: Draft, seat: int, command: m.AddCulture) -> None:
    draft.put(m.CultureAdded(Culture(command.name.strip(), command.tl)))


def offer_drop_culture(state: State, seat: int) -> Sequence[Offer]:
    if not editing(state, seat) or not state.cultures:
        return NONE
    return [Offer("drop_culture", (), (Pick(tuple([culture.name for culture in state.cultures])),), False)]


def act_drop_culture(draft: Draft, seat: int, command: m.DropCulture) -> None:
    draft.put(m.CultureDropped(command.name))


def offer_price(state: State, seat: int) -> Sequence[Offer]:
    return alike("set_price", [(kind, (_POINTS, _POINTS)) for kind in _KINDS]) if editing(state, seat) else NONE


def act_price(draft: Draft, seat: int, command: m.SetPrice) -> None:
    draft.put(m.PriceSet(Price(command.kind, command.flat, command.times)))


def offer_budget(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("set_budget", (), (_POINTS, _POINTS, _POINTS), False)] if editing(state, seat) else NONE


def act_budget(draft: Draft, seat: int, command: m.SetBudget) -> None:
    draft.put(m.BudgetSet(Budget(command.attributes, command.skills, command.experience)))


CHAPTER: Chapter = {
    m.DefineSkill: (offer_skill, act_skill),
    m.DropSkill: (offer_drop_skill, act_drop_skill),
    m.DefineTechnique: (offer_technique, act_technique),
    m.DropLibrary: (offer_drop_library, act_drop_library),
    m.AddCulture: (offer_culture, act_culture),
    m.DropCulture: (offer_drop_culture, act_drop_culture),
    m.SetPrice: (offer_price, act_price),
    m.SetBudget: (offer_budget, act_budget),
}
REFUSALS: Refusals = {m.DefineSkill: refuse_skill, m.DefineTechnique: refuse_technique}
