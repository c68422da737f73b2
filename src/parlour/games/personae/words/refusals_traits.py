"""What refusals about Traits and gear ask for, and those about what Development Points buy."""

from collections.abc import Callable
from typing import Any

from parlour.core.saying import Values
from parlour.games.personae.content.numbers import COMPANION_POTENTIAL, UNLOCKED_DICE
from parlour.games.personae.model import Individual
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.purchases import batch_faults, batch_of, points_left
from parlour.games.personae.rules.traits import ability_cost
from parlour.games.personae.words.refusal_parts import Filled, Known, first_of
from parlour.roleplay.refusals import tag

# Slots


def slots(count: Callable[[Individual], derive.Slots], whose: str = "it") -> Values:
    """PER-107: never more than the maximum."""

    def told(known: Known) -> Filled:
        found = count(known[whose])
        return {"used": found.used, "most": found.most}

    return told


def cunning(known: Known) -> Filled:
    left = max(derive.cunning(known["who"]).left, 0)
    by_form = known["it"] != "plain" and derive.cunning(known["who"]).left
    return {
        **slots(derive.cunning, "who")(known),
        "left": left,
        "cost": ability_cost(known["it"]),
        "rule": "PER-082" if by_form else "PER-064",
    }


def of_library(known: Known) -> Filled:
    power = known["it"].kind == "Power"
    return {
        **slots(derive.power if power else derive.cunning, "who")(known),
        "source": "Power" if power else "Cunning",
        "rule": "PER-085" if power else "PER-064",
    }


def of_source(known: Known) -> Filled:
    source = known["it"]
    rule = {"Cunning": "PER-064", "Power": "PER-098"}.get(source, "PER-048")
    return {**slots(derive.SLOTS[source], "who")(known), "source": source, "rule": rule}


def sources(known: Known) -> Filled:
    kind = type(known["trait"]).__name__
    return {"kind": kind, "rule": "PER-Q70" if kind == "Talent" else "PER-Q14"}


# Skills


def _skill(known: Known) -> Any:
    return known["it"] if tag(known) == "assign_dice" and hasattr(known["it"], "dice") else known["skill"]


def too_many_dice(known: Known) -> Filled:
    """The cap is in the way, or the Prowess Pool."""
    skill, left = _skill(known), max(derive.pool(known["who"]).left, 0)
    cap = derive.skill_cap(known["state"], known["who"])
    most = max(known["command"].dice, skill.dice + 1 if left else 0)
    capped = most + UNLOCKED_DICE > cap
    return {
        "limit": "cap" if capped else "pool",
        "skill": skill.name,
        "cap": cap,
        "potential": derive.potential(known["state"], known["who"]),
        "left": left,
        "rule": ("PER-266" if skill.free else "PER-045") if capped else "PER-041",
        "reason": "over-cap" if capped else "no-dice",
    }


# Special Abilities and Powers


def weak(known: Known) -> Filled:
    return {"needed": COMPANION_POTENTIAL, "has": derive.potential(known["state"], known["who"])}


def kind_of_challenge(known: Known) -> Filled:
    further = known["code"].code == "followUp"
    return {
        "effect": known["code"].code,
        "rule": "PER-130" if further else "",
        "reason": "which-one" if further else "bad-value",
    }


def detail(known: Known) -> Filled:
    form = getattr(known["command"], "form", "")
    return {
        "form": form,
        "rule": "PER-084" if form == "gear" else "",
        "reason": "no-gear" if form == "gear" else "bad-value",
    }


def hits(known: Known) -> Filled:
    instant = known["command"].duration == "I"
    return {"instant": "yes" if instant else "no", "reason": "bad-value" if instant else "not-instant"}


# Development Points


def price(price: Callable[[Known], int], rule: Callable[[Known], str] = lambda _known: "") -> Values:
    def told(known: Known) -> Filled:
        person = known["it"] if isinstance(known["it"], Individual) else known["who"]
        left = points_left(known["state"], person)
        return {"price": price(known), "who": person.name, "left": left, "rule": rule(known)}

    return told


def one(_known: Known) -> int:
    return 1


def _of_simple(known: Known) -> str:
    return {"pool": "PER-225", "hit": "PER-229"}.get(known["command"].what, "PER-260")


def _of_upgrade(known: Known) -> str:
    return "PER-083" if known["command"].what == "quality" else "PER-236"


VALUES: dict[str, Values] = {
    "no_skill_slots": slots(derive.competence),
    "dice_settled": too_many_dice,
    "assign_dice-dice-too_high": too_many_dice,
    "assign_dice-dice-too_low": lambda known: {"negative": "yes" if known["command"].dice < 0 else "no"},
    "no_cunning": cunning,
    "powers_only": lambda known: {"rule": "PER-207" if known["it"].code == "revive" else "PER-275"},
    "weak_bond": weak,
    "bonds_full": lambda known: {"most": known["state"].options.companions_max},
    **dict.fromkeys(("add_ability-kind-unknown", "plan_ability-kind-unknown"), kind_of_challenge),
    "detail-unknown": detail,
    "no_power_points": slots(derive.power),
    **dict.fromkeys(("add_power-hits-too_high", "plan_power-hits-too_high"), hits),
    "costs_too_much": of_library,
    "has_native": lambda known: {"language": next(one.name for one in known["who"].talents if one.native)},
    "no_talent_slots": slots(derive.knowledge, "who"),
    **dict.fromkeys(("source-unknown", "wrong_source"), sources),
    "nothing_left": of_source,
    "no_ability_slots": slots(derive.cunning),
    "unpaid": lambda known: {"rule": "PER-241" if known["gear"].exceptional == ("craft",) else "PER-242"},
    "companion": lambda known: {"award": "yes" if tag(known) == "award" else "no"},
    "no_points": price(one),
    "plan_simple-no_points": price(one, _of_simple),
    "plan_upgrade-no_points": price(one, _of_upgrade),
    "form_too_dear": price(lambda known: 1 if known["it"] == "plain" else 2),
    "upgrade_too_dear": price(lambda known: int(known["trait"].price)),
    "faulty": first_of(lambda known: batch_faults(known["state"], batch_of(known["state"], known["it"].id))),
}
