"""The arithmetic of a check (3.2): routes, ability, modifiers, the fumble chance, and the line on which each step
stands. Reads, never rolls."""

from msgspec import Struct

from parlour.games.yags.content.numbers import MASTERY_STEP, RAW, UNSKILLED_FUMBLE, levels
from parlour.games.yags.content.tables import degree
from parlour.games.yags.model import Check, Creature, Modifier, Side, State, Step, Technique
from parlour.games.yags.rules.ask import base, creature, find_technique, score, skill_def
from parlour.games.yags.rules.derive import penalties
from parlour.games.yags.rules.load import OVER, band, load_penalty
from parlour.games.yags.rules.skills import familiar

__all__ = [
    "Reckoned",
    "applied",
    "degree",
    "levels",
    "mastery",
    "opponents",
    "reckoned",
    "routes",
    "steps",
    "target_of",
    "total_of",
    "unfamiliar",
    "ways",
]

WATCHED: tuple[str, ...] = ("pocket", "conjure", "hide", "sneak")
"""The first side rolls once, each observer against that (YAG-Q64)."""
EMPTY_STREET = "empty street"
"""The modifier that light fingers do away with."""


class Reckoned(Struct, frozen=True):
    """What a side brings to the table before the die."""

    score: int
    """For ties, the natural 20 and professionals (YAG-260, YAG-Q49)."""
    attribute: int
    """For this roll: with its changes and load."""
    factor: int
    """What it is multiplied by: a skill, or 4."""
    mastery: int
    ability: int
    """With the mastery."""
    modifiers: tuple[Modifier, ...]
    fumble: int
    halved: bool
    nothing: bool
    """Over encumbered: the total is 0, and no die falls (YAG-Q45)."""
    rows: tuple[Step, ...]


# Routes


def routes(state: State, side: Side, real: bool = False) -> list[tuple[str, str]]:
    """Every way this side may go."""
    return ways(state, creature(state, side.who), side.attribute, side.skill, real)


def ways(state: State, one: Creature, attribute: str, skill: str, real: bool = False) -> list[tuple[str, str]]:
    """How somebody may roll this, the most natural way first: (route, the skill that stands in). None: it may not be
    tried at all."""
    if not base(one, attribute):
        return []
    if not skill:
        return [("raw", "")]
    defined, level = skill_def(state, skill), score(one, skill)
    found = [("skill", "")] if level else []
    if defined is None or real:
        return found
    if defined.default and score(one, defined.default):
        found.append(("default", defined.default))
    if not level and defined.kind != "knowledge":
        found.append(("unskilled", ""))
    return found


def unfamiliar(state: State, side: Side) -> bool:
    """YAG-138: the task asks for a familiarity that is not there."""
    return side.route == "skill" and not familiar(state, creature(state, side.who), side.skill, side.familiarity)


def as_default(state: State, side: Side) -> bool:
    """YAG-104 to YAG-106, YAG-Q14: all that goes with a default applies."""
    return side.route == "default" or (unfamiliar(state, side) and state.options.familiarity_missing == "full")


# Techniques


def applied(state: State, side: Side) -> list[Technique]:
    """What this side brings to bear; nothing where techniques are out of place (YAG-106)."""
    if side.route != "skill" or as_default(state, side):
        return []
    one = creature(state, side.who)
    return [found for which in side.techniques if (found := find_technique(one, which)) is not None]


def mastery(state: State, side: Side) -> int:
    """The level of the mastery in use; without one 0 (YAG-Q17)."""
    return max([technique.level for technique in applied(state, side) if technique.kind == "mastery"], default=0)


def opponents(check: Check, at: int) -> list[int]:
    """Against whom a side rolls."""
    if check.situation == "group":
        return []
    if check.situation in WATCHED and at:
        return [0]
    return [other for other in range(len(check.sides)) if other != at]


def target_of(state: State, check: Check, at: int = 0) -> int | None:
    """The number to reach, with techniques and a specialisation (YAG-140) of a side."""
    if check.target is None:
        return None
    side = check.sides[at]
    lower = sum([one.effect.amount for one in applied(state, side) if one.effect.what == "target"])
    if side.match == "broad":
        lower -= state.options.specialisation_broad
    return max(0, check.target + lower)


# The sum


def reckoned(state: State, check: Check, at: int) -> Reckoned:
    """YAG-006, YAG-007 and the order of arithmetic in 3.2."""
    side = check.sides[at]
    one = creature(state, side.who)
    attribute, rows = _attribute(state, one, side)
    level = mastery(state, side)
    modifiers = _modifiers(state, check, at)
    skill = {"default": side.default, "raw": ""}.get(side.route, side.skill)
    factor = score(one, skill) if skill else RAW
    halved = side.route in ("default", "unskilled") or unfamiliar(state, side)
    nothing = side.attribute == "Agility" and band(one) == OVER and state.options.load_over_agility == "total"
    number = base(one, side.attribute) if side.route == "raw" else 0 if side.route == "unskilled" else factor
    ability = 0 if nothing or side.route in ("", "unskilled") else attribute * factor + level
    if nothing:
        rows = [rows[0], Step("over encumbered", 0, "YAG-181", "x")]
    elif side.route in ("", "unskilled"):
        rows = _added(modifiers)
    else:
        rows.append(Step(skill, factor, "YAG-006", "x") if skill else Step("raw attribute", factor, "YAG-007", "x"))
        rows += [
            Step(named.name, level, "YAG-146") for named in applied(state, side) if level and named.kind == "mastery"
        ]
        rows += _added(modifiers)
    fumble = fumble_chance(state, check, at)
    return Reckoned(
        number, attribute, factor, level, ability, modifiers, fumble, halved and not nothing, nothing, tuple(rows)
    )


def _attribute(state: State, one: Creature, side: Side) -> tuple[int, list[Step]]:
    """For this roll alone: changes, what masteries add (YAG-147), less load, never below 0 (YAG-184, YAG-Q70)."""
    value = base(one, side.attribute)
    rows = [Step(side.attribute, value, "YAG-006")]
    rows += [Step(shift.label, shift.amount, shift.rule) for shift in side.shifts]
    level = mastery(state, side)
    if level >= MASTERY_STEP:
        rows.append(Step("mastery", level // MASTERY_STEP, "YAG-147"))
    heavy = load_penalty(one, side.attribute)
    if heavy:
        rows.append(Step("load", -heavy, "YAG-178"))
    total = sum([row.amount for row in rows])
    over = side.attribute == "Agility" and band(one) == OVER
    least = 0 if over else max(0, total)
    if least != total:
        rows.append(
            Step(
                "not below 0" if total < 0 else "over encumbered", least - total, "YAG-184" if total < 0 else "YAG-181"
            )
        )
    return least, rows


def _modifiers(state: State, check: Check, at: int) -> tuple[Modifier, ...]:
    """The game master's and the situation's, techniques of both sides, and what fatigue, wounds and stuns take off
    (YAG-Q32)."""
    side = check.sides[at]
    own = applied(state, side)
    street = any(one.effect.what == "street" for one in own)
    found = [modifier for modifier in side.modifiers if not (street and modifier.label == EMPTY_STREET)]
    found += [Modifier(one.name, one.effect.amount, "YAG-131") for one in own if one.effect.what == "bonus"]
    for other in opponents(check, at):
        theirs = applied(state, check.sides[other])
        found += [Modifier(one.name, one.effect.amount, "YAG-131") for one in theirs if one.effect.what == "opponent"]
    found += [Modifier(name, -amount, "YAG-Q32") for name, amount in penalties(state, creature(state, side.who))]
    return tuple(found)


def _added(modifiers: tuple[Modifier, ...]) -> list[Step]:
    return [Step(one.label, one.amount, one.rule) for one in modifiers]


def fumble_chance(state: State, check: Check, at: int) -> int:
    """YAG-010, YAG-090, YAG-105, YAG-114, YAG-148, in the order of 3.2 (YAG-Q47, YAG-Q51)."""
    side = check.sides[at]
    unskilled = side.route == "unskilled"
    least = UNSKILLED_FUMBLE if unskilled and state.options.unskilled_fumble == "atLeast2" else 0
    found = max(check.fumble, least) + check.raised
    above = max([mastery(state, check.sides[other]) for other in opponents(check, at)], default=0)
    found += max(0, above - mastery(state, side))
    doubled = as_default(state, side) or (unskilled and state.options.unskilled_fumble == "doubled")
    return max(2 * found, 1) if doubled else found


def total_of(found: Reckoned, die: int) -> int:
    """YAG-006: with this face, or with a 0 or 10 that is taken; halved once, rounded down (YAG-Q11, YAG-Q12)."""
    if found.nothing:
        return 0
    total = found.ability + sum([one.amount for one in found.modifiers]) + die
    return total // 2 if found.halved else total


def steps(state: State, check: Check, at: int) -> tuple[Step, ...]:
    """The roll line of a side: as it was when the die fell, or as it would begin now."""
    side = check.sides[at]
    return side.steps if side.mode else reckoned(state, check, at).rows


def line(found: Reckoned, side: Side, die: int, mode: str) -> tuple[Step, ...]:
    """The whole line, with the die and the halving."""
    if found.nothing:
        return found.rows
    label = {"take0": "take 0", "take10": "take 10"}.get(mode, "die")
    rule = {"take0": "YAG-027", "take10": "YAG-028"}.get(mode, "YAG-003")
    rows = (*found.rows, Step(label, die, rule))
    if not found.halved:
        return rows
    return (*rows, Step(side.route if side.route != "skill" else side.familiarity, 2, halving(side), "÷"))


def halving(side: Side) -> str:
    """The rule by which a total is halved."""
    return {"default": "YAG-104", "unskilled": "YAG-089"}.get(side.route, "YAG-138")
