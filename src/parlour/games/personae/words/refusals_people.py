"""What refusals about individuals ask for: coming and going, creation, approval, companions."""

from parlour.core.saying import Values
from parlour.games.personae.content.numbers import COMPANION_POTENTIAL
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.checks import faults, lacks, left_of_points, value_fault
from parlour.games.personae.rules.making import main_of
from parlour.games.personae.words.refusal_parts import Filled, Known, at_step, first_of, led, named, owner


def main(known: Known) -> Filled:
    return {"main": named(known, main_of(known["state"], known["seat"]))}


def low(known: Known) -> Filled:
    return {"needed": COMPANION_POTENTIAL, "has": derive.potential(known["state"], known["it"])}


def companions(known: Known) -> Filled:
    return {"most": known["state"].options.companions_max}


def bad_value(known: Known) -> Filled:
    """PER-005, PER-019 to PER-023: why an Attribute cannot be that high or low; else that too few points are left."""
    who, command = known["who"], known["command"]
    fault = value_fault(who, command.attribute, command.value)
    if fault is not None:
        return {"by": "order", "fault": fault[1], "rule": fault[0], "reason": "bad-value"}
    return {"by": "points", "fault": left_of_points(who), "rule": "PER-105", "reason": "no-points"}


VALUES: dict[str, Values] = {
    **dict.fromkeys(("has_main", "one_main"), main),
    "low_potential": low,
    "companions_full": companions,
    "no_bond_open": lambda _known: {"needed": COMPANION_POTENTIAL},
    **dict.fromkeys(("not_ranking", "out_of_the_making", "points_settled", "step-made", "not_at_gear"), at_step),
    **dict.fromkeys(("set_value-value-too_low", "set_value-value-too_high"), bad_value),
    "incomplete": first_of(lambda known: lacks(known["state"], known["who"])),
    "not_complete": first_of(lambda known: faults(known["state"], known["it"])),
    "gm_agrees": led,
    "not_your_swap": owner,
}
