"""What skills and techniques allow: how far a skill may go now, what a technique works with, what a level costs. Reads,
never changes."""

from typing import NamedTuple

from parlour.games.yags.content.numbers import TALENT
from parlour.games.yags.model import Creature, SkillDef, State, Technique, TechniqueDef
from parlour.games.yags.rules.ask import score, skill_def
from parlour.games.yags.rules.derive import tech_level
from parlour.games.yags.rules.load import unencumbered
from parlour.games.yags.words.bounds import SAY

MOST = 99
"""YAG-066: skills have no highest level; so far may one be written down."""


def levels(one: Creature) -> dict[str, int]:
    """The raw scores of all skills that were learnt (YAG-260)."""
    return {known.name: known.level for known in one.skills}


# Techniques


def covers(state: State, technique: Technique | TechniqueDef, skill: str) -> bool:
    """YAG-131, YAG-136: it names the skill, or the group the skill belongs to."""
    if skill in technique.skills:
        return True
    defined = skill_def(state, skill)
    return bool(technique.group) and defined is not None and defined.group == technique.group


def served(state: State, technique: Technique | TechniqueDef) -> tuple[str, ...]:
    """Every skill it is for."""
    if not technique.group:
        return technique.skills
    return tuple([skill.name for skill in state.skills if covers(state, technique, skill.name)])


def usable(state: State, one: Creature, technique: Technique, skill: str) -> bool:
    """YAG-132, YAG-134, YAG-136, YAG-185: it serves this skill, which is high enough, and load does not forbid it."""
    if technique.effect.unencumbered and not unencumbered(state, one):
        return False
    return covers(state, technique, skill) and score(one, skill) >= max(1, technique.level)


def works_with(state: State, one: Creature, technique: Technique) -> tuple[str, ...]:
    """The skills it can be used with now."""
    return tuple([skill for skill in served(state, technique) if usable(state, one, technique, skill)])


def familiar(state: State, one: Creature, skill: str, familiarity: str) -> bool:
    """YAG-137, YAG-138: nothing special is asked for, it came with the skill, or it was bought."""
    defined = skill_def(state, skill)
    if not familiarity or (defined is not None and same(familiarity, defined.familiar)):
        return True
    known = [one for one in one.techniques if one.kind == "familiarity" and same(one.name, familiarity)]
    return any(usable(state, one, technique, skill) for technique in known)


def same(name: str, other: str) -> bool:
    return name.strip().casefold() == other.strip().casefold()


# Levels


class Bound(NamedTuple):
    """How far a skill may go (or how low), why, and by which rule."""

    level: int
    why: str = ""
    rule: str = ""


_OPEN = Bound(MOST)


def tl_key(piece: str) -> str:
    """What the game master allows by it: a skill or an item of a higher Tech Level."""
    return f"tl:{piece}"


def tl_barred(state: State, one: Creature, defined: SkillDef) -> bool:
    """YAG-251: of a higher Tech Level, the table blocks that, and the game master has not allowed it."""
    if not defined.tl or state.options.tl_enforce != "block" or state.lax:
        return False
    return defined.tl > tech_level(state, one) and tl_key(defined.name) not in one.allowed


def bound(state: State, one: Creature, skill: str) -> Bound:
    """The highest level allowed now: by Tech Level, pre-requisites and the skill that limits it."""
    defined = skill_def(state, skill)
    return _unlisted(skill) if defined is None else _bound(state, one, defined)


def untimed_bound(state: State, one: Creature, skill: str) -> Bound:
    """The same, whatever the Tech Level."""
    defined = skill_def(state, skill)
    return _unlisted(skill) if defined is None else _untimed(state, one, defined)


def _unlisted(skill: str) -> Bound:
    return Bound(0, SAY("unlisted", skill=skill), "YAG-063")


def _bound(state: State, one: Creature, defined: SkillDef) -> Bound:
    if tl_barred(state, one, defined):
        why = SAY("later", skill=defined.name, tl=str(defined.tl), here=str(tech_level(state, one)))
        return Bound(0, why, "YAG-251")
    return _untimed(state, one, defined)


def _untimed(state: State, one: Creature, defined: SkillDef) -> Bound:
    found = _OPEN
    if state.lax or not (defined.needs or defined.limited_by):
        return found
    for name, level in defined.needs:
        has = score(one, name)
        if has < level:
            return Bound(0, SAY("needs", skill=defined.name, other=name, level=str(level)), "YAG-108")
        if 2 * has < found.level:
            found = Bound(2 * has, SAY("double", other=name, level=str(has)), "YAG-109")
    if defined.limited_by:
        has = score(one, defined.limited_by)
        if has // 2 < found.level:
            found = Bound(has // 2, SAY("half", other=defined.limited_by, level=str(has)), "YAG-111")
    return found


def limit(state: State, one: Creature, skill: str) -> tuple[int, str]:
    """The highest level allowed now, and why it is not more; without a reason there is no end to it."""
    found = bound(state, one, skill)
    return found.level, found.why


def floor(state: State, one: Creature, skill: str) -> Bound:
    """How low a skill may be set while others and techniques rest on it (YAG-108, YAG-109, YAG-111, YAG-134)."""
    return floors(state, one).get(skill, Bound(0))


def floors(state: State, one: Creature) -> dict[str, Bound]:
    """Of every skill something rests on."""
    found: dict[str, Bound] = {}
    if state.lax:
        return found
    known, listed = levels(one), {skill.name: skill for skill in state.skills}

    def rests(skill: str, least: int, why: str, rule: str) -> None:
        found[skill] = max(found.get(skill, Bound(0)), Bound(least, why, rule))

    for name, level in known.items():
        defined = listed.get(name)
        if defined is None or not level:
            continue
        for skill, needed in defined.needs:
            rests(skill, max(needed, (level + 1) // 2), SAY("rests", skill=name, level=str(level)), "YAG-109")
        if defined.limited_by:
            rests(defined.limited_by, 2 * level, SAY("limited", skill=name, level=str(level)), "YAG-111")
    for technique in one.techniques:
        high = [skill for skill in served(state, technique) if known.get(skill, 0) >= technique.level]
        if len(high) == 1:
            rests(high[0], technique.level, SAY("technique-rests", technique=technique.name), "YAG-134")
    return found


class Range(NamedTuple):
    """The levels a skill may have now."""

    least: int
    most: int


def lowest(skill: Range) -> int:
    return skill.least


def highest(skill: Range) -> int:
    return skill.most


def interned(found: dict[str, Range]) -> dict[str, Range]:
    """The same object for the same range, so that what follows is found once for all of them."""
    one_of_each: dict[Range, Range] = {}
    return {name: one_of_each.setdefault(span, span) for name, span in found.items()}


def ranges(state: State, one: Creature) -> list[tuple[str, int, int]]:
    """Every skill of the list with the lowest and the highest level it may have now."""
    under = floors(state, one)
    return [
        (skill.name, under[skill.name].level if skill.name in under else 0, _bound(state, one, skill).level)
        for skill in state.skills
    ]


def starting(human: bool, kind: str) -> int:
    """YAG-063, YAG-076, YAG-263: what somebody new has in a skill of this kind."""
    return TALENT if human and kind == "talent" else 0


def price(state: State, kind: str, level: int) -> int | None:
    """3.9: what the new level costs by the table's own list; None: not for sale."""
    return next((price.flat + price.times * level for price in state.prices if price.kind == kind), None)
