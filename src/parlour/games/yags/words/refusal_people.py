"""What refusals about people, sheets, experience and the campaign count, list or name."""

from typing import Any

from parlour.core.phrasebook import Phrasebook
from parlour.core.saying import Values
from parlour.games.yags.content.numbers import NAME, NOTES, SENTENCE
from parlour.games.yags.model import ATTRIBUTES, Creature
from parlour.games.yags.rules.advance import known as learnt
from parlour.games.yags.rules.advance import lacking, next_level
from parlour.games.yags.rules.approval import allowable, lacks
from parlour.games.yags.rules.ask import base, is_npc
from parlour.games.yags.rules.campaign import bare_need, circular_need, pairs, resting_on, strange_need, unpriced
from parlour.games.yags.rules.creation import affordable, attribute_most
from parlour.games.yags.rules.derive import tech_level
from parlour.games.yags.rules.making import is_budgeted, own_of, untaught
from parlour.games.yags.rules.people import problem
from parlour.games.yags.rules.shelf import MOST as MOST_ON_SHELF
from parlour.games.yags.rules.shelf import problem as shelf_problem
from parlour.games.yags.rules.skills import bound, floor, price, served
from parlour.games.yags.words.lines_people import notice_words
from parlour.games.yags.words.phrases import listed
from parlour.games.yags.words.reader import Reader
from parlour.games.yags.words.refusal_parts import SAY, Filled, Known, choices, most
from parlour.roleplay.refusals import tag, unread

_STEPS = Phrasebook(__package__, "steps")
_WANTED = {
    "add_item": "gear",
    "buy_own": "techniques",
    "buy_technique": "techniques",
    "drop_item": "gear",
    "drop_technique": "techniques",
    "put_item": "gear",
    "raise_mastery": "techniques",
    "set_attribute": "attributes",
    "set_language": "skills",
    "set_skill": "skills",
    "submit": "gear",
}
"""At which step each is done; the rest in the frame."""


def _name(one: Creature) -> str:
    return one.name or SAY("this-creature")


def _step(one: Creature) -> str:
    if one.stage in ("review", "ready"):
        return _STEPS(one.stage, who=_name(one))
    return _STEPS("at", who=_name(one), step=_STEPS(f"step-{one.stage}"))


def _at_step(known: Known) -> Filled:
    one = known["it"]
    wanted = _STEPS(f"step-{_WANTED.get(tag(known), 'frame')}")
    return {"step": _step(one), "wanted": wanted, "reason": "made" if one.stage == "ready" else "wrong-step"}


def _not_framed(known: Known) -> Filled:
    is_ready = known["who"].stage == "ready"
    return {
        "step": _step(known["who"]),
        "ready": "yes" if is_ready else "no",
        "reason": "made" if is_ready else "wrong-step",
    }


def _lack(known: Known) -> Filled:
    found = lacks(known["state"], known["it"])[0]
    return {"lack": found.text, "rule": found.rule}


def _own(known: Known) -> Filled:
    own = own_of(known["state"], known["seat"])
    return {"own": _name(own) if own is not None else SAY("somebody")}


# Attributes and skills


def _no_attribute(known: Known) -> Filled:
    name = known["command"].attribute
    found: Filled = {"choices": listed(ATTRIBUTES, "or")}
    if name == "Size":
        return {**found, "kind": "size", "rule": "YAG-058", "reason": "size"}
    if name in ("Soak", "Move"):
        return {**found, "kind": "secondary", "rule": "YAG-035", "reason": "secondary"}
    return {**found, "kind": "other", "rule": "YAG-034", "reason": "no-such-attribute"}


def _attribute_top(known: Known) -> Filled:
    state, one = known["state"], known["who"]
    found: Filled = {"most": str(attribute_most(state, one, known["attribute"]))}
    if is_budgeted(state, one):
        return {**found, "budget": "yes", "rule": "YAG-Q41", "reason": "no-points"}
    return {**found, "budget": "no", "rule": "", "reason": "bad-value"}


def _skill(known: Known, what: str, reason: str, rule: str = "", **more: str) -> Filled:
    found = {"problem": what, "name": known["command"].skill, "level": str(known["command"].level), "fix": rule}
    return {**found, "bar": "", "reach": "", "reason": reason, "rule": rule, **more}


def _no_higher(known: Known, level: int) -> Filled:
    """Why a skill doesn't go to this level."""
    state, one, name = known["state"], known["who"], known["command"].skill
    highest = bound(state, one, name)
    if level > highest.level and highest.why:
        return _skill(known, "bound", "too-high", highest.rule, level=str(level), bar=highest.why)
    reach = affordable(state, one, name) if tag(known) == "set_skill" and is_budgeted(state, one) else level
    if level > reach:
        return _skill(known, "points", "no-points", "YAG-Q41", reach=str(reach))
    return _skill(known, "high", "bad-value", reach=str(known["skill"].most))


def _top(known: Known) -> Filled:
    return _no_higher(known, known["command"].level)


def _bottom(known: Known) -> Filled:
    """Why a skill goes no lower; or that it can't be had at all."""
    span = known["skill"]
    lowest = floor(known["state"], known["who"], known["command"].skill)
    if span.least > span.most:
        return _no_higher(known, span.least)
    if lowest.why and known["command"].level < lowest.level:
        return _skill(known, "needed", "needed", lowest.rule, reach=str(lowest.level), bar=lowest.why)
    return _skill(known, "low", "bad-value", reach=str(span.least))


# Experience


def _poor(cost: int, one: Creature, rule: str = "") -> Filled:
    return {"cost": str(cost), "who": _name(one), "xp": str(one.xp), "rule": rule}


def _own_cost(known: Known) -> Filled:
    if known["it"] == "specialisation":
        return _poor(known["state"].options.specialisation_cost, known["who"], "YAG-Q15")
    return _poor(1, known["who"], "YAG-145")


def _own_level(known: Known) -> Filled:
    state, one, level = known["state"], known["who"], known["command"].level
    found = {"level": str(level), "skill": known["skill"].name}
    if known["kind"] == "specialisation":
        poor = _poor(state.options.specialisation_cost, one, "YAG-Q15")
        return {**poor, **found, "problem": "cost", "reason": "bad-value"}
    poor = {**_poor(level, one, "YAG-145"), **found}
    if level < 1:
        return {**poor, "problem": "low", "reason": "bad-value"}
    if level > one.xp:
        return {**poor, "problem": "poor", "reason": "no-experience"}
    return {**poor, "problem": "skill", "reason": "skill-too-low"}


def _skills(known: Known) -> str:
    return listed(served(known["state"], known["it"]), "or")


def _study_bar(known: Known) -> Filled:
    one, skill = known["who"], known["it"].name
    bar = bound(known["state"], one, skill)
    return {
        "skill": skill,
        "level": str(learnt(one, skill).level + 1),
        "bar": bar.why,
        "ends": "no" if bar.why else "yes",
        "fix": bar.rule,
        "rule": "YAG-251" if bar.rule == "YAG-251" else "YAG-110",
    }


def _study_points(known: Known) -> Filled:
    one, points = known["who"], known["command"].points
    is_poor = points > one.xp
    return {
        **_poor(points, one, "YAG-110" if is_poor else ""),
        "poor": "yes" if is_poor else "no",
        "wanted": str(lacking(known["state"], one, known["skill"]) or 0),
        "reason": "no-experience" if is_poor else "too-many",
    }


def _attribute_cost(known: Known) -> Filled:
    one = known["who"]
    return _poor(price(known["state"], "attribute", base(one, known["it"]) + 1) or 0, one)


def _language_cost(known: Known) -> Filled:
    one, name = known["who"], known["command"].name
    return _poor(price(known["state"], "language", next_level(one, name)) or 0, one)


def _first_cost(known: Known) -> Filled:
    found = _poor(price(known["state"], "language", 1) or 0, known["it"])
    return {"cost": found["cost"], "xp": found["xp"]}


# Notices and files


def _notices(known: Known) -> Filled:
    who, reader = known["who"], Reader(known["state"], known["seat"])
    found = [notice_words(reader, who.id, key) for key in allowable(known["state"], who)]
    return {"count": len(found), "notices": "; ".join(found)}


def _file(known: Known) -> Filled:
    return {"problem": unread(problem(known["state"], known["command"].text, known["command"].which))}


def _shelf_file(known: Known) -> Filled:
    return {"problem": unread(shelf_problem(known["state"], known["command"].text))}


# Definitions


def _need(find: Any) -> Values:
    return lambda known: {"need": find(known["state"], known["command"].name, known["command"].needs)}


_LIMITS = {"name": NAME, "concept": SENTENCE, "notes": NOTES}
VALUES: dict[str, Values] = {
    "has_own": _own,
    "import_creature-unreadable": _file,
    "open_file-unreadable": _shelf_file,
    **dict.fromkeys(("shelf_full", "too_many_for_the_shelf"), most(MOST_ON_SHELF)),
    "describe-text-too_long": lambda known: {"most": str(_LIMITS[known["field"]])},
    **dict.fromkeys(("in_review", "built", "wrong_step", "waits_for_gm", "made_already"), _at_step),
    "not_framed": _not_framed,
    **dict.fromkeys(("unfinished_business", "incomplete"), _lack),
    "bad_measure": lambda known: {"kind": known["who"].kind},
    **{f"{tag}-attribute-unknown": _no_attribute for tag in ("set_attribute", "raise_attribute")},
    "set_attribute-value-too_high": _attribute_top,
    **{f"{tag}-level-too_high": _top for tag in ("set_skill", "grant_skill")},
    **{f"{tag}-level-too_low": _bottom for tag in ("set_skill", "grant_skill")},
    "not_handed_in": lambda known: {"npc": "yes" if is_npc(known["it"]) else "no"},
    "notice-unknown": _notices,
    "of_a_later_age": lambda known: {
        "tl": str(known["it"].tl),
        "here": str(tech_level(known["state"], known["who"])),
    },
    "there_already": lambda known: {"where": known["it"], "item": known["item"].name},
    "skill_too_low": lambda known: {
        "skills": _skills(known),
        "level": str(max(1, known["it"].level)),
        "rule": "YAG-266" if known["it"].kind == "familiarity" else "YAG-134",
    },
    "needs_another": lambda known: {"first": untaught(known["who"], known["it"])[0]},
    "buy_technique-too_dear": lambda known: _poor(known["it"].level, known["who"]),
    "no_points": _own_cost,
    "unlearnt": lambda known: {"rule": "YAG-134" if known["kind"] == "specialisation" else "YAG-145"},
    "not_deep_enough": lambda known: {"level": str(known["state"].options.specialisation_cost)},
    **{f"buy_own-level-{key}": _own_level for key in ("too_low", "too_high")},
    "no_higher": lambda known: {"skills": _skills(known), "level": str(known["it"].level + 1)},
    "not_allowed": _study_bar,
    "not_sold": lambda known: {"kind": known["it"].kind},
    "study-points-too_high": _study_points,
    "human_maximum": lambda known: {"most": str(known["state"].options.attribute_human_max)},
    "raise_attribute-too_dear": _attribute_cost,
    "cannot_pay": _first_cost,
    "level_too_dear": _language_cost,
    "attributes-unknown": choices(ATTRIBUTES),
    "no_such_need": _need(strange_need),
    "need_without_level": lambda known: {"need": bare_need(known["command"].needs)},
    "circle": _need(circular_need),
    "first_has_a_price": lambda known: {"first": pairs(known["command"].familiarities)[0][0]},
    "price_missing": lambda known: {"familiarity": unpriced(known["command"].familiarities)},
    "something_rests_on_it": lambda known: {"other": resting_on(known["state"], known["it"])},
}
