"""What refusals of scenes and encounters ask for: turns, Powers at work, wounds, the order, what is for sale."""

from parlour.core.phrasebook import listed
from parlour.core.saying import Values
from parlour.games.personae.content.tables import rarity
from parlour.games.personae.rules.derive import resource_cap
from parlour.games.personae.rules.powers import reach
from parlour.games.personae.rules.recovery import barred
from parlour.games.personae.rules.resources import price
from parlour.games.personae.rules.turns import places
from parlour.games.personae.words.refusal_parts import Filled, Known, name_of, not_your_turn, opening, unordered


def near(known: Known) -> Filled:
    found = places(known["state"], known["who"]) or ()
    return {"count": len(found), "places": listed(list(found), "or")}


def order(known: Known) -> Filled:
    encounter = known["state"].encounter
    named = encounter.escalator in known["command"].order
    return {
        "fixed": "yes" if named and encounter.opening else "no",
        "who": name_of(known["state"], encounter.escalator),
        "rule": "PER-161" if named else "",
    }


def out(known: Known) -> Filled:
    return {"who": name_of(known["state"], known["state"].encounter.out.who)}


def placed(known: Known) -> Filled:
    chosen = known["state"].options.action_order_method == "chosenSkill"
    return {"chosen": "yes" if chosen else "no", "rule": "" if chosen else "PER-Q45"}


def wide(known: Known) -> Filled:
    return {"most": reach(known["who"], known["power"])}


_ROWS = {
    "tried": ("tried", "PER-194"),
    "fight": ("too-badly", "PER-195"),
    "turn": ("not-your-turn", "PER-195"),
    "light": ("light", "PER-198"),
    "next scene": ("too-soon", "PER-200"),
    "end": ("too-soon", "PER-200"),
}
"""PER-194 to PER-204: each row of 3.4."""


def too_early(known: Known) -> Filled:
    row = barred(known["state"], known["it"])
    reason, rule = _ROWS[row]
    return {"barred": row.replace(" ", "-"), "reason": reason, "rule": rule}


def recovering(known: Known) -> Filled:
    healer = known["healer"]
    if healer is not None:
        return {"with": "healer", "healer": healer.name, "rule": "PER-205", "reason": "no-skill"}
    alone = known["state"].options.recovery_dice == "one"
    return {
        "with": "one-die" if alone else "skill",
        "healer": "",
        "rule": "PER-Q24",
        "reason": "one-die" if alone else "no-skill",
    }


def costs(known: Known) -> Filled:
    ware, options = known["it"], known["state"].options
    kind = rarity(
        price(ware), options.rarity_uncommon, options.rarity_rare, options.rarity_very_rare, options.rarity_unique
    )
    cap = resource_cap(known["state"], known["who"])
    return {"ware": ware.name, "price": price(ware), "rarity": kind, "cap": cap}


VALUES: dict[str, Values] = {
    **dict.fromkeys(("move-not_your_turn", "off_turn"), not_your_turn),
    "move-place-unknown": near,
    **dict.fromkeys(("opening_first", "opening_not_issued", "give_turn-opening_due"), opening),
    **dict.fromkeys(("unordered", "order_to_come"), unordered),
    "order-unknown": order,
    "out_already": out,
    "placed_already": placed,
    "use_power-powers_used_up": lambda known: {"most": known["state"].options.powers_limit},
    "use_power-targets-too_many": wide,
    "too_early": too_early,
    "recover-skill-unknown": recovering,
    "agree_hazard-penalty-too_low": lambda known: {"harmless": "no" if known["command"].hits else "yes"},
    "above_cap": costs,
}
