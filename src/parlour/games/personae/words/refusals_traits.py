"""Refusals about Traits and gear, and about what Development Points buy."""

from collections.abc import Callable
from typing import Any

from parlour.core.saying import Said, Sentences, Telling
from parlour.games.personae.content.numbers import COMPANION_POTENTIAL, UNLOCKED_DICE
from parlour.games.personae.model import ATTRIBUTES, Individual
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.purchases import batch_faults, batch_of, points_left
from parlour.games.personae.rules.traits import ability_cost
from parlour.games.personae.words.refusal_parts import BY_AGREEMENT, Known, first_of
from parlour.roleplay.phrases import counted, listed
from parlour.roleplay.refusals import tag

_DROP = "Drop another first; in play, Development Points buy more."


def _slots(count: Callable[[Individual], derive.Slots], what: str, whose: str = "it") -> Callable[[Known], str]:
    """PER-107: never more than the maximum."""

    def why(known: Known) -> str:
        slots = count(known[whose])
        return f"{slots.used} of {slots.most} {what} {'is' if slots.used == 1 else 'are'} used."

    return why


_CUNNING = "slots for Special Abilities"
_POINTS = "points of Power"


def _cunning(known: Known) -> str:
    slots, cost = derive.cunning(known["who"]), ability_cost(known["it"])
    if slots.left <= 0:
        return _slots(derive.cunning, _CUNNING, "who")(known)
    return f"This takes {cost} {_CUNNING}; {known['who'].name} has {slots.left} left."


def _library(known: Known) -> str:
    power = known["it"].kind == "Power"
    return (_slots(derive.power, _POINTS, "who") if power else _slots(derive.cunning, _CUNNING, "who"))(known)


def _source(known: Known) -> str:
    what = {"Cunning": _CUNNING, "Power": _POINTS, "Knowledge": "Talents"}[known["it"]]
    return _slots(derive.SLOTS[known["it"]], what, "who")(known)


def _sources(known: Known) -> str:
    kind = type(known["trait"]).__name__
    return {
        "Ability": "Special Abilities are upgraded from Cunning, Power or their conditions.",
        "Power": "Powers are upgraded from Power.",
    }.get(kind, "Talents are upgraded from Knowledge.")


def _cap(known: Known) -> int:
    return derive.skill_cap(known["state"], known["who"])


def _skill(known: Known) -> Any:
    return known["it"] if tag(known) == "assign_dice" and hasattr(known["it"], "dice") else known["skill"]


def _capped(known: Known) -> bool:
    """The cap is in the way, not the Prowess Pool."""
    most = max(known["command"].dice, _skill(known).dice + 1 if derive.pool(known["who"]).left > 0 else 0)
    return bool(most + UNLOCKED_DICE > _cap(known))


def _too_many_dice(known: Known) -> str:
    skill = _skill(known)
    if _capped(known):
        potential = derive.potential(known["state"], known["who"])
        return f"{_cap(known)} dice are the most {skill.name} can have: Potential {potential} + 2."
    left = derive.pool(known["who"]).left
    return (
        f"The Prowess Pool has only {counted(left, 'die', 'dice')} left." if left > 0 else "The Prowess Pool is empty."
    )


_DICE = Said(
    _too_many_dice,
    lambda known: (
        "Raise Potential first, or use another Skill." if _capped(known) else "A Development Point adds three."
    ),
    lambda known: ("PER-266" if _skill(known).free else "PER-045") if _capped(known) else "PER-041",
    lambda known: "over-cap" if _capped(known) else "no-dice",
)


def _weak(known: Known) -> str:
    has = derive.potential(known["state"], known["who"])
    return f"A companion needs Potential {COMPANION_POTENTIAL}; {known['who'].name} has {has}."


def _most_companions(known: Known) -> str:
    most = known["state"].options.companions_max
    return f"This table has at most {counted(most, 'companion')}." if most else "This table has no companions."


def _price(price: Callable[[Known], int]) -> Callable[[Known], str]:
    def why(known: Known) -> str:
        person = known["it"] if isinstance(known["it"], Individual) else known["who"]
        left = points_left(known["state"], person)
        return f"This costs {price(known)}; {person.name} has {left} Development Point{'s' * (left != 1)} left to plan."

    return why


_PLANS: dict[str, Telling] = {
    "plan_simple": lambda known: {"pool": "PER-225", "hit": "PER-229"}.get(known["command"].what, "PER-260"),
    "plan_upgrade": lambda known: "PER-083" if known["command"].what == "quality" else "PER-236",
}
_EARN = "Earn more, or plan less."
_EITHER = Said(
    "At this table points of Power are either for Powers or for upgrades.",
    "Drop the others first.",
    "PER-Q55",
    "either-or",
)
_GROUP = Said(
    "A weapon has a size and a group.",
    "Choose small, one-handed or two-handed, and a group such as blades.",
    "PER-169",
    "bad-weapon",
)
_NO_ATTRIBUTE = Said(
    "A Skill needs the Attribute it adds.", f"Choose {listed(ATTRIBUTES, 'or')}.", "PER-036", "no-attribute"
)
_NO_GROUP = Said("Only weapons have a size and a group.", "Leave that empty.", "PER-169", "bad-weapon")
_NO_TRAIT = Said("{who} has no such Trait.", "Choose one from the sheet.", "", "no-such-trait")
_NO_KIND = Said("That doesn't go with this effect.", "Choose one of those offered.", "", "bad-value")
_NO_UPGRADE = Said(
    "There's no such Trait to upgrade.", "Choose a Special Ability, a Power or a Talent.", "", "no-such-trait"
)
_INSTANT = Said(
    lambda known: (
        "A Power has at most 9 hits."
        if known["command"].duration == "I"
        else "A Power that inflicts hits is always Instant."
    ),
    lambda known: (
        "Enter a lower number." if known["command"].duration == "I" else "Make it Instant, or take the hits out."
    ),
    "PER-094",
    lambda known: "bad-value" if known["command"].duration == "I" else "not-instant",
)
_TRAITS: Sentences = {
    # Whose, and when
    "attributes_first": Said(
        "Attributes come first: they decide how many Traits there can be.",
        "Go on to the step of Traits.",
        "PER-106",
        "wrong-step",
    ),
    "before_the_gm": Said(
        "{it} is waiting for the game master's approval.", "Go back a step, or wait.", "", "wrong-step"
    ),
    "npc_made": Said(
        "{it} is a supporting character and finished.", "Overrule a value, or make somebody else.", "", "made"
    ),
    "between_sessions": Said(
        "Open slots are filled between sessions at this table.", "Wait until the session is over.", "PER-108"
    ),
    "in_a_challenge": Said("A Challenge is being settled.", "Finish it first.", "", "not-now"),
    # Skills
    "no_skill_slots": Said(_slots(derive.competence, "Skills"), _DROP, "PER-032", "no-slots"),
    "unlock_skill.attribute.unknown": _NO_ATTRIBUTE,
    "plan_skill.attribute.unknown": _NO_ATTRIBUTE,
    "tags.unknown": Said("There's no such kind of Skill.", "Choose one of those offered.", "", "bad-value"),
    "tags.twice": Said("Each is named once.", "Leave out the second.", "", "bad-value"),
    "tags.unfit": _GROUP,
    "group.wordless": _GROUP,
    "group.not_asked": _NO_GROUP,
    "assign_dice.skill.unknown": Said("{who} has no such Skill.", "Choose one from the sheet.", "", "no-such-skill"),
    "dice_settled": _DICE,
    "assign_dice.dice.too_high": _DICE,
    "assign_dice.dice.too_low": Said(
        lambda known: (
            "Dice once assigned stay where they are." if known["command"].dice >= 0 else "A Skill has no fewer than 0."
        ),
        "New dice can go elsewhere.",
        "PER-Q54",
        "dice-lie",
    ),
    # Special Abilities
    "form.unknown": Said("There's no such kind of Special Ability.", "Choose one of those offered.", "", "bad-value"),
    "has_culture": Said(
        "One Culture Special Ability is free, not more.", "Drop it first, or take a plain one.", "PER-079"
    ),
    "no_cunning": Said(
        _cunning,
        _DROP,
        lambda known: "PER-082" if known["it"] != "plain" and derive.cunning(known["who"]).left else "PER-064",
        "no-slots",
    ),
    "no_exceptional_gear": Said(
        "It must stand for a piece of exceptional gear.",
        "Add the piece first, exceptional by craft or supernatural.",
        "PER-084",
        "no-gear",
    ),
    "code.unknown": Said("There's no such effect.", "Choose one from the list.", "", "bad-value"),
    "powers_only": Said(
        "Only a Power does that.",
        "Take a Power instead.",
        lambda known: "PER-207" if known["it"].code == "revive" else "PER-275",
        "no-power",
    ),
    "no_revival": Said("Nobody comes back from the dead at this table.", BY_AGREEMENT, "PER-207"),
    "ranks_settled": Said("Traits don't change ranks at this table.", BY_AGREEMENT, "PER-025", "never"),
    "companions_bond": Said("A companion has no companions of their own.", "Take another effect.", "PER-255"),
    "weak_bond": Said(_weak, "Raise Attributes first.", "PER-256", "low-potential"),
    "bonds_full": Said(_most_companions, BY_AGREEMENT, "PER-255", "too-many"),
    "nothing_it_goes_with": Said(
        "Nothing on the sheet goes with that effect.", "Get the Skill or Power it needs first.", "", "no-skill"
    ),
    "not_with_gear": Said(
        "That effect can't stand for a piece of gear.", "Choose another effect, or another kind.", "PER-084", "no-gear"
    ),
    "resists_without_gear": Said(
        "Resist with another Attribute can't stand for a piece of gear.", "Choose Dodge or Block.", "PER-084", "no-gear"
    ),
    "add_ability.skill.unknown": _NO_KIND,
    "plan_ability.skill.unknown": _NO_KIND,
    "add_ability.kind.unknown": Said(
        lambda known: (
            "A further Challenge is either subsequent or additional."
            if known["code"].code == "followUp"
            else "That effect doesn't go with that kind of Challenge."
        ),
        lambda known: "Say which of the two." if known["code"].code == "followUp" else "Choose one of those offered.",
        lambda known: "PER-130" if known["code"].code == "followUp" else "",
        lambda known: "which-one" if known["code"].code == "followUp" else "bad-value",
    ),
    "when.unknown": _NO_KIND,
    "detail.unknown": Said(
        lambda known: (
            "It must stand for a piece of exceptional gear."
            if getattr(known["command"], "form", "") == "gear"
            else "That doesn't go with it."
        ),
        "Choose one of those offered.",
        lambda known: "PER-084" if getattr(known["command"], "form", "") == "gear" else "",
        lambda known: "no-gear" if getattr(known["command"], "form", "") == "gear" else "bad-value",
    ),
    "conditions.unknown": Said("There's no such condition.", "Write it in words instead.", "PER-078", "bad-value"),
    "conditions.twice": Said("Each is named once.", "Leave out the second.", "PER-078", "bad-value"),
    "conditions.too_many": Said("One of them is enough.", "Write others in words.", "PER-078", "bad-value"),
    # Powers
    "powers_or_upgrades": _EITHER,
    "no_power_points": Said(_slots(derive.power, _POINTS), _DROP, "PER-085", "no-slots"),
    "duration.unknown": Said("There's no such duration.", "Choose one of those offered.", "PER-092", "bad-value"),
    "hits_are_instant": Said(
        "A Power that inflicts hits is always Instant.", "Make it Instant.", "PER-094", "not-instant"
    ),
    "add_power.hits.too_high": _INSTANT,
    "plan_power.hits.too_high": _INSTANT,
    "add_power.skill.wordless": Said("A Power needs a supernatural Skill.", "Name it.", "PER-088", "no-skill"),
    "plan_power.skill.wordless": Said("A Power needs a supernatural Skill.", "Name it.", "PER-088", "no-skill"),
    # The library
    "take_trait.key.unknown": Said("The library has no such Trait.", "Choose one from the list.", "", "no-such-trait"),
    "parted": _EITHER,
    "costs_too_much": Said(
        _library, _DROP, lambda known: "PER-085" if known["it"].kind == "Power" else "PER-064", "no-slots"
    ),
    "fits_nothing": Said("Nothing on the sheet goes with it.", "Get the Skill or Power first.", "", "no-skill"),
    "take_trait.skill.unknown": _NO_KIND,
    "take_trait.skill.wordless": Said("A Power needs a supernatural Skill.", "Name it.", "PER-088", "no-skill"),
    # Talents
    "add_talent.kind.unknown": Said("There's no such Talent.", "Choose one of those offered.", "PER-047", "bad-value"),
    "has_native": Said(
        lambda known: (
            f"{known['who'].name}'s native language is {next(one.name for one in known['who'].talents if one.native)}."
        ),
        "Further languages are Talents.",
        "PER-050",
    ),
    "no_secrets": Said("This table has no secret languages.", BY_AGREEMENT, "PER-052"),
    "no_talent_slots": Said(_slots(derive.knowledge, "Talents", "who"), _DROP, "PER-048", "no-slots"),
    # Upgrades
    "upgrade_trait.trait.unknown": _NO_UPGRADE,
    "plan_upgrade.trait.unknown": _NO_UPGRADE,
    "not_upgradable": Said("{it} can't be upgraded.", "Choose another Trait.", "", "no-upgrade"),
    "nothing_grows": Said("{it} can't be upgraded.", "Choose another Trait.", "", "no-upgrade"),
    "source.unknown": Said("Nothing of that name pays for upgrades.", _sources, "PER-Q14", "bad-source"),
    "wrong_source": Said(
        _sources,
        "Choose that.",
        lambda known: "PER-Q70" if type(known["trait"]).__name__ == "Talent" else "PER-Q14",
        "bad-source",
    ),
    "power_only": Said(
        "At this table only points of Power pay for upgrades.", "Use Power, or take another Trait.", "PER-Q14"
    ),
    "apart": _EITHER,
    "nothing_left": Said(
        _source,
        _DROP,
        lambda known: {"Cunning": "PER-064", "Power": "PER-098"}.get(known["it"], "PER-048"),
        "no-slots",
    ),
    "no_condition": Said(
        "{trait} has no free upgrade left from its conditions.", "Each limiting condition gives one.", "PER-077"
    ),
    "what.unknown": Said("That can't be upgraded in {trait}.", "Choose one of those offered.", "", "bad-upgrade"),
    "no_more": Said("{trait} goes with every Skill on the sheet already.", "Raise something else.", "", "no-upgrade"),
    "no_ability_slots": Said(_slots(derive.cunning, _CUNNING), _DROP, "PER-083", "no-slots"),
    "make_quality.ability.unknown": Said(
        "Only a plain Special Ability can become a Quality.", "Choose one.", "", "no-plain"
    ),
    "quality": Said("{it} is a Quality already.", "Choose a plain Special Ability.", "", "no-plain"),
    "drop_trait.trait.unknown": _NO_TRAIT,
    "free_for_all": Said("Everybody has {it}.", "It costs nothing.", "PER-039", "free"),
    "agreed": Said(
        "{it} has been agreed on.", "You can only drop what still waits for the game master.", "PER-109", "approved"
    ),
    # Gear
    "add_gear.form.unknown": Said("There's no such kind of gear.", "Choose one of those offered.", "", "bad-value"),
    "size.unknown": _GROUP,
    "size.not_asked": _NO_GROUP,
    "exceptional.unknown": Said(
        "Gear is exceptional by craft, by supernatural quality, or both.",
        "Choose from these two.",
        "PER-239",
        "bad-kind",
    ),
    "exceptional.twice": Said("Each is named once.", "Leave out the second.", "PER-239", "bad-kind"),
    "gear.unknown": Said("{who} has no such piece.", "Choose one from the gear.", "", "no-gear"),
    "ordinary": Said("{it} is ordinary.", "Only exceptional gear is tied to Traits.", "PER-239"),
    "tie_gear.trait.unknown": Said(
        "There's no such Trait.", "Choose a Special Ability or a Power.", "", "no-such-trait"
    ),
    "tied_already": Said("{it} is tied to {gear} already.", "Choose another Trait.", "", "tied"),
    "not_a_quality_yet": Said(
        "A Special Ability that stands for exceptional gear must be a Quality.",
        "Make it a Quality first.",
        "PER-084",
        "not-quality",
    ),
    "unpaid": Said(
        "A supernatural property takes a Power or an upgraded Special Ability; one of craft takes a Special Quality.",
        "Choose a Trait that pays for it.",
        lambda known: "PER-241" if known["gear"].exceptional == ("craft",) else "PER-242",
    ),
    "stands_for_another": Said(
        "{it} stands for another piece.", "Each property needs a Trait of its own.", "PER-241", "taken"
    ),
    "upgrades_used": Said(
        "The upgrades of {it} pay for other pieces.", "Upgrade it again, or choose another Trait.", "PER-242", "unpaid"
    ),
}
_ADVANCE: Sentences = {
    "award.who.unknown": Said("There's no such individual.", "Choose main characters.", "", "bad-target"),
    "award.who.twice": Said("Somebody is named twice.", "Name everybody once.", "", "bad-target"),
    "award.who.too_few": Said("Nobody is named.", "Choose who gets the points.", "", "bad-target"),
    "award.reason.wordless": Said("A reason is needed.", "Say what the points are for.", "", "bad-value"),
    "companion": Said(
        "{it} lives from the owner's points.",
        lambda known: "Award them to the owner." if tag(known) == "award" else "Plan with the owner.",
        "PER-259",
    ),
    "supporting": Said("{it} is a supporting character.", "Only main characters earn and spend points.", "PER-221"),
    "submitted_already": Said(
        "What you planned is waiting for the game master.", "Wait for the answer.", "", "submitted"
    ),
    "no_points": Said(_price(lambda known: 1), _EARN),
    **{f"{name}.no_points": Said(_price(lambda known: 1), _EARN, rule) for name, rule in _PLANS.items()},
    **{
        f"{name}.target.unknown": Said(
            "Points are spent on yourself or your companion.", "Choose one of these.", "PER-259", "bad-target"
        )
        for name in (
            "plan_raise",
            "plan_skill",
            "plan_simple",
            "plan_ability",
            "plan_power",
            "plan_talent",
            "plan_upgrade",
        )
    },
    "attributes_only": Said(
        "At this table points only raise a companion's Attributes and toughness.",
        "Raise an Attribute, or spend them on yourself.",
        "PER-Q16",
    ),
    "attributes_alone": Said(
        "At this table points only raise a companion's Attributes and toughness.",
        "Raise an Attribute, or spend them on yourself.",
        "PER-Q16",
        "attributes-only",
    ),
    "plan_simple.what.unknown": Said("That can't be bought.", "Choose one of those offered.", "", "bad-value"),
    "not_a_companion": Said(
        "Only a companion rises from minion to minor to major.", "Choose your companion.", "PER-260", "no-companion"
    ),
    "tough_enough": Said(
        "{target} can't become tougher than major.", "Spend the point on something else.", "PER-260", "major"
    ),
    "form_too_dear": Said(_price(lambda known: 1 if known["it"] == "plain" else 2), _EARN, "PER-226", "no-points"),
    "plan_ability.kind.unknown": Said(
        lambda known: (
            "A further Challenge is either subsequent or additional."
            if known["code"].code == "followUp"
            else "That effect doesn't go with that kind of Challenge."
        ),
        "Choose one of those offered.",
        lambda known: "PER-130" if known["code"].code == "followUp" else "",
        lambda known: "which-one" if known["code"].code == "followUp" else "bad-value",
    ),
    "plan_talent.kind.unknown": Said("There's no such Talent.", "Choose one of those offered.", "", "bad-value"),
    "a_quality": Said("{trait} is a Quality already.", "Choose a plain Special Ability.", "PER-083", "no-plain"),
    "quality_planned": Said("That's planned already.", "Plan something else.", "PER-083", "planned"),
    "upgrade_too_dear": Said(
        _price(lambda known: known["trait"].price),
        _EARN,
        "PER-279",
        "no-points",
    ),
    "once_only": Said("That's planned already, and can be raised only once.", "Plan something else.", "", "planned"),
    "none_new": Said("All that it could go with is planned already, or had.", "Plan something else.", "", "planned"),
    "nothing_planned": Said("Nothing is planned.", "Plan something first.", "", "no-plan"),
    "unplan.at.too_low": Said("The plan begins with 1.", "Choose from the plan.", "", "no-such-wish"),
    "unplan.at.too_high": Said(
        lambda known: f"The plan ends with {known['most']}.", "Choose from the plan.", "", "no-such-wish"
    ),
    "faulty": first_of(
        lambda known: batch_faults(known["state"], batch_of(known["state"], known["it"].id)),
        "Plan something else.",
        "not-allowed",
    ),
    "no_plan_submitted": Said("No plan has been submitted.", "Wait until a player does.", "", "not-submitted"),
    "not_submitted": Said("{it} hasn't submitted a plan.", "Wait until the player does."),
    "send_back_batch.reason.wordless": Said("A reason is needed.", "Say what should change.", "", "bad-value"),
}
SENTENCES: Sentences = {**_TRAITS, **_ADVANCE}
