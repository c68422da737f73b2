"""Which Skills may answer a Challenge, passively and actively (PER-208 to PER-216, PER-281). Reads only."""

from typing import NamedTuple

from parlour.games.personae.model import Challenge, Individual, Skill, State
from parlour.games.personae.rules.abilities import allowed, counts
from parlour.games.personae.rules.ask import find_skill, individual, startled, violent
from parlour.games.personae.rules.compare import actors
from parlour.games.personae.rules.derive import benefit, benefits, in_force

PASSIVE: dict[str, tuple[str, ...]] = {"attack": ("Dodge", "Block"), "power": ("Resist",), "interaction": ("Resist",)}
"""PER-167, PER-174, PER-209: what answers each kind without an action."""


class Way(NamedTuple):
    """One way to answer."""

    skill: str
    """Its id; empty: unskilled."""
    active: bool
    by: str = ""
    """The Special Ability of the answer that makes it possible, where it is no Quality."""


# Announcing (PER-211, PER-213, PER-281)


def announceable(person: Individual) -> tuple[str, ...]:
    """The Skills one may announce as active defence: any but the free ones; no ranged weapon, and a Power Skill only
    with a Power for it."""
    return tuple([skill.id for skill in person.skills if skill.approved and not skill.free and not bars(person, skill)])


def bars(person: Individual, skill: Skill) -> str:
    """The rule by which a Skill cannot be an active defence; empty: none."""
    if "ranged" in skill.tags:
        return "PER-Q42"
    return "PER-281" if "supernatural" in skill.tags and not resisted(person, skill) else ""


def resisted(person: Individual, skill: Skill) -> set[str]:
    """PER-281: the kinds of Challenge a Power (or Special Ability) of resisting lets this Power Skill answer."""
    own = [effect for _, effect in benefits(person, "resistPower")]
    own += [benefit(power) for power in person.powers if in_force(person, power) and power.effect.code == "resistPower"]
    fitting = [effect for effect in own if not effect.skill or skill.name in effect.skills()]
    return {kind.strip() for effect in fitting for kind in effect.kind.split(",") if kind.strip()}


# Categories (PER-214, PER-215, PER-Q40, PER-Q41)

SIZES = {"small": 0, "one-handed": 1, "two-handed": 2}


def size(skill: Skill | None) -> int:
    """PER-170: unarmed is small; a weapon that says nothing is one-handed."""
    if skill is None or "unarmed" in skill.tags:
        return 0
    return next((SIZES[tag] for tag in skill.tags if tag in SIZES), 1)


def tier(state: State, skill: Skill | None) -> int:
    """PER-Q40: Light 0, Heavy 1; with three tiers one for each size."""
    found = size(skill)
    if state.options.parry_map == "threeTier":
        return found
    return int(found == 2) if state.options.parry_map == "twoHandedHeavy" else int(found > 0)


def shield_tier(state: State, skill: Skill) -> int:
    heavy = "heavy" in [tag.lower() for tag in skill.tags]
    if state.options.parry_map == "threeTier":
        return 2 if heavy else 1
    return int(heavy)


def exception(person: Individual, skill: Skill, way: str) -> int:
    """PER-216: steps of category a Trait lifts."""
    own = [effect for _, effect in benefits(person, "categoryException") if effect.kind == way]
    return sum([effect.amount for effect in own if not effect.skill or skill.name in effect.skills()])


def stops(state: State, person: Individual, skill: Skill, attack: Skill | None) -> bool:
    """PER-214 to PER-216, PER-Q42: whether this weapon or shield can stop that attack."""
    ranged = attack is not None and "ranged" in attack.tags
    if "shield" in skill.tags:
        return shield_tier(state, skill) + exception(person, skill, "shield") >= tier(state, attack)
    if "ranged" in skill.tags or (ranged and state.options.parry_ranged == "shieldsOnly"):
        return False
    return abs(tier(state, skill) - tier(state, attack)) <= exception(person, skill, "parry")


# Answering


def helpless(state: State, who: str) -> bool:
    """PER-Q65: unconscious, at a table where the unconscious do not answer."""
    return bool(who) and not individual(state, who).conscious and state.options.unconscious_defence == "none"


def ways(state: State, challenge: Challenge, at: int) -> list[Way]:
    """Every legal answer of this reactor; who has no numbers is given them instead (PER-254)."""
    person = individual(state, challenge.sides[at].who)
    if not person.numbered:
        return []
    return [*passive(state, challenge, at, person), *active(state, challenge, at, person)]


def passive(state: State, challenge: Challenge, at: int, person: Individual) -> list[Way]:
    """PER-210: without an action, also for the unconscious (PER-Q65)."""
    found = [
        Way(skill.id, active=False)
        for name in PASSIVE.get(challenge.kind, ())
        if (skill := find_skill(person, name)) is not None
    ]
    if challenge.kind == "power":
        for ability, effect in benefits(person, "answerPower"):
            if allowed(state, person, ability, challenge, at):
                by = ability.id if counts(ability) else ""
                skills = [find_skill(person, name) for name in effect.skills()]
                found += [
                    Way(skill.id, active=False, by=by)
                    for skill in skills
                    if skill is not None and skill.name in ("Dodge", "Block")
                ]
    return found or [Way("", active=False)]


def active(state: State, challenge: Challenge, at: int, person: Individual) -> list[Way]:
    """PER-211 to PER-216, PER-281, PER-Q51: announced, automatic, or waived outside a fight."""
    if not aware(challenge, person) or startled(state, person.id):
        return []
    waived = challenge.kind == "interaction" and not violent(state) and state.options.interaction_answer == "waived"
    found = [Way("", active=True)] if waived else []
    for skill in person.skills:
        if not skill.approved or skill.free or not answers(state, challenge, person, skill):
            continue
        if waived or person.defence == skill.id or state.lax:
            found.append(Way(skill.id, active=True))
            continue
        for ability, effect in benefits(person, "autoActiveDefence"):
            named = not effect.skill or skill.name in effect.skills()
            if named and allowed(state, person, ability, challenge, at):
                found.append(Way(skill.id, active=True, by=ability.id if counts(ability) else ""))
                break
    return found


def aware(challenge: Challenge, person: Individual) -> bool:
    """PER-212, PER-Q65: who does not notice, or is unconscious, defends passively only."""
    return not challenge.unnoticed and person.conscious


def answers(state: State, challenge: Challenge, person: Individual, skill: Skill) -> bool:
    """Whether this Skill could answer this kind of Challenge actively at all."""
    if "supernatural" in skill.tags:
        return challenge.kind in resisted(person, skill)
    if challenge.kind == "interaction":
        return "ranged" not in skill.tags
    if challenge.kind != "attack" or not {"weapon", "unarmed", "shield"} & set(skill.tags):
        return False
    return all(stops(state, person, skill, one) for one in attacks(state, challenge))


def attacks(state: State, challenge: Challenge) -> list[Skill | None]:
    """What is attacked with; of several attackers an answer must stop every one (PER-116)."""
    sides = [challenge.sides[at] for at in actors(challenge)]
    return [find_skill(individual(state, side.who), side.skill) for side in sides]
