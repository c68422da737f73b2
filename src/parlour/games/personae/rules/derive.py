"""Numbers that follow from a sheet: Potential, caps, pools, slots, thresholds, benefits with their upgrades. Reads;
nothing here is stored."""

from msgspec import Struct
from msgspec.structs import replace

from parlour.games.personae.content.effects import Effect
from parlour.games.personae.content.numbers import (
    COMPANION_POINTS,
    DICE_A_POINT,
    HIT_BASE,
    LEAST_SUM,
    UNLOCKED_DICE,
    UNSKILLED_DICE,
)
from parlour.games.personae.content.numbers import cap as share
from parlour.games.personae.content.numbers import potential as formula
from parlour.games.personae.content.numbers import skill_cap as most_dice
from parlour.games.personae.model import (
    ATTRIBUTES,
    Ability,
    Duration,
    Gear,
    Individual,
    Options,
    Power,
    Rank,
    Skill,
    State,
    Talent,
    Upgrade,
)
from parlour.games.personae.rules.ask import Trait, find_skill, find_trait

LIMITS = {"skills": "Competence", "abilities": "Cunning", "powers": "Power", "talents": "Knowledge"}
"""PER-014: the Attribute that says how many Traits of a kind one may begin play with."""


class Pool(Struct, frozen=True):
    """PER-042: the Prowess Pool."""

    total: int
    assigned: int

    @property
    def left(self) -> int:
        return self.total - self.assigned


class Slots(Struct, frozen=True):
    """What an Attribute pays for at creation."""

    most: int
    used: int

    @property
    def left(self) -> int:
        return self.most - self.used


# Attributes


def value(person: Individual, attribute: str) -> int:
    return person.values[ATTRIBUTES.index(attribute)] if attribute in ATTRIBUTES else 0


def rank(person: Individual, attribute: str) -> Rank:
    return person.ranks[ATTRIBUTES.index(attribute)]


def start(person: Individual) -> tuple[int, ...]:
    """The values play began with; while somebody is being made, those it has so far (PER-Q12: later ones open no
    slots)."""
    return person.made if any(person.made) else person.values


def begun(person: Individual, attribute: str) -> int:
    return start(person)[ATTRIBUTES.index(attribute)]


def total(person: Individual) -> int:
    return sum(person.values)


def made(person: Individual) -> bool:
    """Creation is over: play has begun with these values."""
    return person.stage in ("ready", "dead")


def whole(person: Individual) -> int:
    """What percentage caps are taken of: the Creation Points, and what was bought since (PER-Q09)."""
    return total(person) if made(person) or any(person.made) else person.points


def creation_points(options: Options, role: str) -> int:
    """PER-103; PER-258, PER-Q15: a companion has ten, or five."""
    if role != "companion":
        return options.creation_points
    return LEAST_SUM if options.companion_potential == "fivePoints" else COMPANION_POINTS


def potential(state: State, person: Individual) -> int:
    """PER-026, PER-027; PER-Q15: of a companion one less than the formula."""
    found = formula(total(person))
    return max(1, found - 1) if person.role == "companion" and state.options.companion_potential == "lag" else found


def cap(rank: Rank, whole: int) -> int:
    """PER-019 to PER-022: the share of the total a rank may have; without a rank none."""
    return share(whole, rank) if rank else 0


def bounds(person: Individual, attribute: str, *, shares: bool = True) -> tuple[int, int]:
    """PER-019 to PER-023: the least and the most this Attribute may be, beside all others as they are."""
    own = rank(person, attribute)
    if not own:
        return 0, 0
    order = ("First", "Second", "Third", "Handicap")
    higher = [
        one
        for one, other in zip(person.values, person.ranks, strict=True)
        if other and order.index(other) < order.index(own)
    ]
    lower = [
        one
        for one, other in zip(person.values, person.ranks, strict=True)
        if other and order.index(other) > order.index(own)
    ]
    most = [cap(own, whole(person))] if shares else [whole(person)]
    return max([0, *lower]), min([*most, *higher])


# Skills


def skill_cap(state: State, person: Individual) -> int:
    """PER-045, PER-266, PER-Q06: the highest rating of any Skill."""
    beside = UNLOCKED_DICE if state.options.skill_cap_counts == "allocated" else 0
    return most_dice(potential(state, person)) + beside


def rating(skill: Skill | None) -> int:
    """PER-033 to PER-035: two dice and those of the pool; unskilled one."""
    return UNSKILLED_DICE if skill is None else UNLOCKED_DICE + skill.dice


def rating_of(person: Individual, which: str) -> int:
    """By id or name; a Skill that waits for the game master's word is not had yet (PER-038)."""
    skill = find_skill(person, which)
    return rating(skill if skill is not None and skill.approved else None)


def pool(person: Individual) -> Pool:
    """PER-041, PER-046, PER-Q53: all dice ever granted, and those that lie on Skills."""
    return Pool(DICE_A_POINT * begun(person, "Prowess") + person.pool, sum([skill.dice for skill in person.skills]))


# Slots


def competence(person: Individual) -> Slots:
    """PER-032: the free defences and Skills bought in play do not count."""
    return Slots(begun(person, "Competence"), len([one for one in person.skills if not one.free and not one.bought]))


def _paid(upgrades: tuple[Upgrade, ...], source: str) -> int:
    return len([one for one in upgrades if one.source == source])


def ability_slots(ability: Ability) -> int:
    """PER-064, PER-082, PER-084, PER-Q72: one, as a Quality two, Culture free; and upgrades from Cunning."""
    upgrades = _paid(ability.bought, "Cunning")
    if ability.paid == "DP":
        return upgrades
    return (0 if ability.culture else 1) + (1 if ability.quality and not ability.remade else 0) + upgrades


def cunning(person: Individual) -> Slots:
    return Slots(begun(person, "Cunning"), sum([ability_slots(one) for one in person.abilities]))


def power_of_upgrades(person: Individual) -> int:
    """PER-098: points of Power that went into Special Abilities."""
    return sum([_paid(one.bought, "Power") for one in person.abilities])


def power(person: Individual) -> Slots:
    """PER-085, PER-098, PER-Q55: each point is one Power, one upgrade of it, or one upgrade of a Special Ability."""
    powers = sum([(1 if one.paid == "slot" else 0) + _paid(one.bought, "Power") for one in person.powers])
    return Slots(begun(person, "Power"), powers + power_of_upgrades(person))


def knowledge(person: Individual) -> Slots:
    """PER-048, PER-051, PER-Q70: the native language is free."""
    talents = sum(
        [(1 if one.paid == "slot" and not one.native else 0) + _paid(one.bought, "Knowledge") for one in person.talents]
    )
    return Slots(begun(person, "Knowledge"), talents)


SLOTS = {"Competence": competence, "Cunning": cunning, "Power": power, "Knowledge": knowledge}


# Benefits


def free_upgrades(ability: Ability) -> int:
    """PER-077: one for each condition; those not yet chosen."""
    return len(ability.conditions) - len(ability.free)


def steps(trait: Ability | Power | Talent) -> tuple[Upgrade, ...]:
    free = tuple([Upgrade("condition", what) for what in trait.free]) if isinstance(trait, Ability) else ()  # type: ignore[arg-type]
    return (*free, *trait.bought)


def level(trait: Ability | Power | Talent) -> int:
    """The first, and one more for each upgrade."""
    return 1 + len(steps(trait))


_RAISES = ("", "count", "hits", "die")
"""Upgrades that make the amount of an effect greater by one."""


def benefit(trait: Ability | Power) -> Effect:
    """PER-236: the effect as it is now, with all its upgrades. Targets and duration of a Power: see below."""
    effect = trait.effect
    for step in steps(trait):
        if step.what == "better":
            effect = replace(effect, keep="better")
        elif step.what == "highest":
            effect = replace(effect, highest=True)
        elif step.what == "skill":
            effect = _wider(effect, step.detail)
        elif step.what in _RAISES or (step.what == "targets" and isinstance(trait, Ability)):
            effect = replace(effect, amount=effect.amount + 1)
    return effect


def _wider(effect: Effect, detail: str) -> Effect:
    """One more Skill, way or kind of Challenge."""
    if effect.code == "resistPower":
        return replace(effect, kind=f"{effect.kind}, {detail}")
    return replace(effect, skill=f"{effect.skill}, {detail}" if effect.skill else detail)


def power_hits(power: Power) -> int:
    """PER-176, PER-232: what it inflicts."""
    first = power.hits or (power.effect.amount if power.effect.code == "powerHits" else 0)
    return first + len([one for one in power.bought if one.what in _RAISES]) if first else 0


def power_targets(power: Power) -> int:
    """PER-232: how many it may affect, without Special Abilities that widen it."""
    return power.targets + len([one for one in power.bought if one.what == "targets"])


def power_duration(power: Power) -> Duration:
    """PER-233: Independent or Special by upgrade."""
    longer: list[Duration] = ["S" if one.detail == "S" else "T" for one in power.bought if one.what == "duration"]
    return longer[-1] if longer else power.duration


def lasting(person: Individual, power: Power) -> Duration:
    """PER-072, PER-094: as its user has it: a Special Ability may make it Independent or Special, but not what
    injures."""
    longer: list[Duration] = [
        "S" if effect.status == "S" else "T"
        for _, effect in benefits(person, "powerDuration")
        if power.name in effect.skills()
    ]
    return longer[-1] if longer and not power_hits(power) else power_duration(power)


def expertise_uses(talent: Talent) -> int:
    """PER-053, PER-237: calls on it in a session."""
    return 1 + len([one for one in talent.bought if one.what == "use"])


def expertise_dice(talent: Talent) -> int:
    return 1 + len([one for one in talent.bought if one.what == "die"])


def expertise_left(talent: Talent) -> int:
    return max(0, expertise_uses(talent) - talent.uses) if talent.kind == "expertise" and talent.approved else 0


def is_expert(person: Individual, subject: str) -> bool:
    """PER-063: an Expertise on the subject."""
    name = subject.strip().casefold()
    return any(one.kind == "expertise" and one.approved and one.name.casefold() == name for one in person.talents)


# In force


def in_force(person: Individual, trait: Trait) -> bool:
    """PER-065, PER-091, PER-113: agreed with the game master, and tied to the piece of gear it stands for where it
    does."""
    if not trait.approved:
        return False
    if not isinstance(trait, Ability | Power) or not trait.gear:
        return True
    return any(one.id == trait.gear and one.approved and trait.id in one.tied for one in person.gear)


def exceptional(person: Individual, gear: Gear) -> bool:
    """PER-113, PER-238, PER-242: a piece helps only through a Trait tied to it; else it is ordinary."""
    if not gear.exceptional or not gear.approved:
        return False
    return any(
        pays(person, gear, which) and in_force(person, one)
        for which in gear.tied
        if (one := find_trait(person, which)) is not None
    )


def pays(person: Individual, gear: Gear, which: str) -> bool:
    """PER-241, PER-242: craft wants a Quality of its own; a supernatural property a Power, or an upgrade of a Special
    Ability."""
    trait = find_trait(person, which)
    if isinstance(trait, Power):
        return "supernatural" in gear.exceptional
    if not isinstance(trait, Ability):
        return False
    return ("craft" in gear.exceptional and trait.quality) or (
        "supernatural" in gear.exceptional and bool(trait.bought)
    )


def benefits(person: Individual, *codes: str) -> list[tuple[Ability, Effect]]:
    """The Special Abilities in force whose effect is one of these, as it is now."""
    return [(one, benefit(one)) for one in person.abilities if one.effect.code in codes and in_force(person, one)]


# Health and wealth


def health_bonus(state: State, person: Individual) -> int:
    """PER-080, PER-100, PER-101: by Culture, Special Abilities, Powers at work, and hits bought."""
    return own_bonus(person) + person.hits_bought + bonus_at_work(state, person)


def own_bonus(person: Individual) -> int:
    return sum([effect.amount for _, effect in benefits(person, "healthBonus") if not effect.trigger])


def bonus_at_work(state: State, person: Individual) -> int:
    return sum([effect.amount for effect in at_work(state, person) if effect.code == "healthBonus"])


def at_work(state: State, person: Individual) -> list[Effect]:
    """What Powers that are on do to this individual: those laid on it, and its own that name nobody."""
    found: list[Effect] = []
    for user in state.individuals:
        for active in user.powers_on:
            if person.id in active.targets or (user.id == person.id and not active.targets):
                found += [benefit(one) for one in user.powers if one.id == active.power]
    return found


def threshold(state: State, person: Individual) -> int:
    """PER-013, PER-099, PER-263 to PER-265: the hits that bring the first status, Injured or (minions)
    Incapacitated."""
    options = state.options
    stature = begun(person, "Stature") if options.health_stature == "creation" else value(person, "Stature")
    bonus = health_bonus(state, person)
    if person.toughness == "major":
        return HIT_BASE + stature + bonus
    base = HIT_BASE + (stature if person.toughness == "minion" and options.minion_hits == "stature" else 0)
    return base + (bonus if options.toughness_bonus == "added" else 0)


def resource(talent: Talent) -> int:
    """PER-056, PER-237: what one Resource adds to the Cap."""
    return max(0, 1 + len([one for one in talent.bought if one.what in ("cap", "")]) - talent.worn)


def resource_cap(state: State, person: Individual) -> int:
    """PER-056, PER-062, PER-Q47: all Resources together, and what events have raised it by for a while."""
    owned = sum([resource(one) for one in person.talents if one.kind == "resource" and one.approved])
    return max(int(state.options.resource_base), owned) + sum([one.amount for one in person.raises])


# Companions


def bonds(person: Individual) -> list[Ability]:
    """PER-256: the Special Abilities that stand for a companion."""
    return [one for one in person.abilities if one.effect.code == "companion"]


def companions(state: State, person: Individual) -> list[Individual]:
    return [
        one for one in state.individuals if one.role == "companion" and one.owner == person.id and one.stage != "dead"
    ]
