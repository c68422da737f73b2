"""Why a command of advancement is refused: points, prices, companions, and what would be wrong once the whole batch is
bought."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.model import ATTRIBUTES, Individual, State
from parlour.games.personae.rules.advance import ability_price, reach, steps_left, submitted, upgrade_price
from parlour.games.personae.rules.ask import find_individual, find_trait, individual
from parlour.games.personae.rules.explain_common import (
    Found,
    Why,
    in_challenge,
    named,
    no_such,
    not_own,
    not_ready,
    seen,
)
from parlour.games.personae.rules.explain_traits import bad_effect, bad_power, bad_skill, no_way, secret_off
from parlour.games.personae.rules.purchases import batch_faults, batch_of, points_left
from parlour.roleplay.explain import led


def award(state: State, seat: int, command: m.Award) -> Found:
    found = led(state, seat, "PER-221", "awards Development Points")
    if found is not None:
        return found
    for who in command.who:
        person = seen(state, seat, who)
        if person is None:
            return no_such("PER-221")
        if person.role == "companion":
            return RuleViolation(
                "companion", "PER-259", f"{named(person)} lives from its owner's points.", "Award them to the owner."
            )
        if person.role != "main":
            return RuleViolation(
                "supporting", "PER-221", f"{named(person)} is a supporting character.", "Award them to main characters."
            )
        found = not_ready(person, "PER-221")
        if found is not None:
            return found
    return None


def _closed(state: State, seat: int, command: Any, rule: str) -> Found:
    """Not one's own, not made, a batch before the game master, or somebody points cannot be spent on."""
    found = not_own(state, seat, command.who)
    if found is not None:
        return found
    person = individual(state, command.who)
    found = not_ready(person, rule) or in_challenge(state, rule)
    if found is not None:
        return found
    if person.role == "companion":
        return RuleViolation(
            "companion", "PER-259", f"{named(person)} lives from its owner's points.", "Plan with the owner."
        )
    if person.role != "main":
        return RuleViolation(
            "supporting",
            "PER-221",
            f"{named(person)} is a supporting character.",
            "Only main characters earn and spend points.",
        )
    if batch_of(state, person.id).submitted:
        return RuleViolation("submitted", rule, "What was planned lies before the game master.", "Wait for her.")
    return None


def _target(state: State, person: Individual, target: str, *, attributes: bool) -> Found:
    if any(one.id == target for one in reach(state, person, attributes=attributes)):
        return None
    other = find_individual(state, target)
    if other is not None and other.role == "companion" and other.owner == person.id and other.stage == "ready":
        why = "At this table points raise only a companion's Attributes and toughness."
        return RuleViolation("attributes-only", "PER-Q16", why, "Raise an Attribute, or spend them on yourself.")
    return RuleViolation(
        "bad-target", "PER-259", "Points are spent on oneself or one's companion.", "Choose one of these."
    )


def _points(state: State, person: Individual, price: int, rule: str) -> Found:
    left = points_left(state, person)
    if left >= price:
        return None
    return RuleViolation(
        "no-points",
        rule,
        f"This costs {price}; {named(person)} has {left} Development Points left to plan.",
        "Earn more, or plan less.",
    )


def _planned(state: State, seat: int, command: Any, rule: str, price: int = 1, *, attributes: bool = False) -> Found:
    found = _closed(state, seat, command, rule)
    if found is not None:
        return found
    person = individual(state, command.who)
    return _target(state, person, command.target, attributes=attributes) or _points(state, person, price, rule)


def plan_raise(state: State, seat: int, command: m.PlanRaise) -> Found:
    found = _planned(state, seat, command, "PER-222", attributes=True)
    if found is not None or command.attribute in ATTRIBUTES:
        return found
    return RuleViolation(
        "no-such-attribute",
        "PER-007",
        f"There is no Attribute {command.attribute!r}.",
        f"The six are {', '.join(ATTRIBUTES)}.",
    )


def plan_skill(state: State, seat: int, command: m.PlanSkill) -> Found:
    return _planned(state, seat, command, "PER-224") or bad_skill(command)


def plan_simple(state: State, seat: int, command: m.PlanSimple) -> Found:
    rule = {"pool": "PER-225", "hit": "PER-229"}.get(command.what, "PER-260")
    found = _planned(state, seat, command, rule, attributes=command.what == "toughness")
    if found is not None or command.what != "toughness":
        return found
    person, mate = individual(state, command.who), individual(state, command.target)
    if mate.role != "companion":
        return RuleViolation(
            "no-companion", "PER-260", "Only a companion rises from minion to minor to major.", "Choose your companion."
        )
    if not steps_left(state, person, mate):
        return RuleViolation(
            "major", "PER-260", f"{named(mate)} cannot become tougher than major.", "Spend the point on something else."
        )
    return None


def plan_ability(state: State, seat: int, command: m.PlanAbility) -> Found:
    found = _planned(state, seat, command, "PER-226", ability_price(command.form))
    return found or bad_effect(state, individual(state, command.target), command)


def plan_power(state: State, seat: int, command: m.PlanPower) -> Found:
    return _planned(state, seat, command, "PER-227") or bad_power(state, command)


def plan_talent(state: State, seat: int, command: m.PlanTalent) -> Found:
    return _planned(state, seat, command, "PER-228") or secret_off(state, command.kind)


def plan_upgrade(state: State, seat: int, command: m.PlanUpgrade) -> Found:
    found = _planned(state, seat, command, "PER-236", 0)
    if found is not None:
        return found
    person, target = individual(state, command.who), individual(state, command.target)
    trait = find_trait(target, command.trait)
    if command.what != "quality":
        return no_way(trait, command.what) or _points(
            state, person, upgrade_price(trait), "PER-279" if upgrade_price(trait) > 1 else "PER-236"
        )
    if not any(one.id == command.trait and not one.quality for one in target.abilities):
        return RuleViolation(
            "no-plain", "PER-083", "Only a plain Special Ability can be made a Quality.", "Choose one."
        )
    return _points(state, person, 1, "PER-083")


def unplan(state: State, seat: int, command: m.Unplan) -> Found:
    found = _closed(state, seat, command, "PER-222")
    return found or RuleViolation(
        "no-such-wish", "PER-222", "Nothing stands at that place of the plan.", "Choose one of what is planned."
    )


def submit(state: State, seat: int, command: m.SubmitBatch) -> Found:
    found = _closed(state, seat, command, "PER-222")
    return (
        found
        or _wrong(state, command.who)
        or RuleViolation("no-plan", "PER-222", "Nothing is planned.", "Plan something first.")
    )


def _wrong(state: State, who: str) -> Found:
    batch = batch_of(state, who)
    found = batch_faults(state, batch) if batch.purchases else []
    return RuleViolation("not-allowed", found[0][0], found[0][1], "Plan otherwise.") if found else None


def decide(state: State, seat: int, command: m.ApproveBatch | m.SendBackBatch) -> Found:
    found = led(state, seat, "PER-222", "agrees to what points buy")
    if found is not None:
        return found
    if command.who not in submitted(state):
        return RuleViolation(
            "not-submitted", "PER-222", "Nothing of that kind lies before you.", "Wait until it is handed in."
        )
    return (
        (_wrong(state, command.who) or in_challenge(state, "PER-222")) if isinstance(command, m.ApproveBatch) else None
    )


WHY: dict[type, Why] = {
    m.Award: award,
    m.PlanRaise: plan_raise,
    m.PlanSkill: plan_skill,
    m.PlanSimple: plan_simple,
    m.PlanAbility: plan_ability,
    m.PlanPower: plan_power,
    m.PlanTalent: plan_talent,
    m.PlanUpgrade: plan_upgrade,
    m.Unplan: unplan,
    m.SubmitBatch: submit,
    m.ApproveBatch: decide,
    m.SendBackBatch: decide,
}
RULES: dict[type, str] = {
    m.Award: "PER-221",
    m.PlanRaise: "PER-222",
    m.PlanSkill: "PER-224",
    m.PlanSimple: "PER-225",
    m.PlanAbility: "PER-226",
    m.PlanPower: "PER-227",
    m.PlanTalent: "PER-228",
    m.PlanUpgrade: "PER-236",
    m.Unplan: "PER-222",
    m.SubmitBatch: "PER-222",
    m.ApproveBatch: "PER-222",
    m.SendBackBatch: "PER-222",
}
