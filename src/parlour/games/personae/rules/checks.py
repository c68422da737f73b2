"""What a sheet lacks or has too much of, each with its rule, and what the framework of advancement warns of. Reads;
offers ask it."""

from parlour.games.personae.content.numbers import COMPANION_POTENTIAL, LEAST_SUM, RANK_COUNTS, RANK_TENTHS, RANKS
from parlour.games.personae.model import ATTRIBUTES, Ability, Individual, Power, State
from parlour.games.personae.rules import derive

Lack = tuple[str, str]
"""A rule, and what is wrong by it."""
_BY_RANK = {"First": "PER-019", "Second": "PER-020", "Third": "PER-021", "Handicap": "PER-022"}


def lacks(state: State, person: Individual) -> list[Lack]:
    """What keeps somebody from the next step of creation; of who is made, what is not as it should be."""
    if person.stage == "concept":
        return of_concept(person)
    if person.stage == "ranks":
        return of_ranks(person)
    if person.stage == "points":
        return of_points(state, person)
    if person.stage == "traits":
        return of_traits(state, person)
    return faults(state, person)


def faults(state: State, person: Individual) -> list[Lack]:
    """Everything once more (C7)."""
    if not person.numbered:
        return []
    return of_concept(person) + of_ranks(person) + of_points(state, person) + of_traits(state, person) + of_gear(person)


def of_concept(person: Individual) -> list[Lack]:
    """PER-102; supporting characters are the game master's own affair."""
    if person.keywords or person.role in ("ally", "adversary"):
        return []
    return [("PER-102", f"{person.name} has no key words yet.")]


def of_ranks(person: Individual) -> list[Lack]:
    """PER-018, PER-104."""
    found = [(rank, len([one for one in person.ranks if one == rank])) for rank in RANKS]
    return [
        ("PER-018", f"{RANK_COUNTS[rank]} must be {rank}; so far there {'is' if count == 1 else 'are'} {count}.")
        for rank, count in found
        if count != RANK_COUNTS[rank]
    ]


# Points


def value_fault(person: Individual, attribute: str, value: int, *, shares: bool = True) -> Lack | None:
    """PER-005, PER-019 to PER-023: why an Attribute cannot be that high or low."""
    if value < 0:
        return "PER-005", "Attributes are never below 0."
    rank, whole = derive.rank(person, attribute), derive.whole(person)
    if not rank:
        return "PER-104", f"{attribute} has no rank yet: rank first."
    most = derive.cap(rank, whole)
    if shares and value > most:
        return _BY_RANK[rank], f"{attribute} may be {most} at most: {RANK_TENTHS[rank] * 10}% of {whole}."
    at = RANKS.index(rank)
    for other in ATTRIBUTES:
        their = derive.rank(person, other)
        has = derive.value(person, other)
        if their and RANKS.index(their) < at and value > has:
            return _BY_RANK[rank], f"{value} is above {other}, which is {their} and has {has}."
        if their and RANKS.index(their) > at and value < has:
            return "PER-023", f"{value} is below {other}, which is only {their} and has {has}."
    return None


def of_points(state: State, person: Individual) -> list[Lack]:
    """PER-019 to PER-023, PER-027, PER-105, PER-Q09, PER-Q13."""
    shares = not derive.made(person) or state.options.advancement_percent_caps == "on"
    found = [value_fault(person, one, derive.value(person, one), shares=shares) for one in ATTRIBUTES]
    lack = [one for one in found if one is not None and one[0] not in ("PER-104", "PER-023")]
    left = person.points - sum(derive.start(person))
    if not derive.made(person) and left:
        lack.append(
            (
                "PER-105",
                f"{left} left of {person.points} Creation Points."
                if left > 0
                else f"{-left} Creation Points too many.",
            )
        )
    if derive.total(person) < LEAST_SUM:
        lack.append(
            ("PER-027", f"The Attributes add up to {derive.total(person)}: it takes {LEAST_SUM} for Potential 1.")
        )
    return lack


# Traits


def with_effects(person: Individual) -> list[Ability | Power]:
    """The Traits that have an effect of the vocabulary."""
    return [*person.abilities, *person.powers]


def of_traits(state: State, person: Individual) -> list[Lack]:
    return (
        _slots(person)
        + _dice(state, person)
        + _needed(person)
        + _texts(person)
        + _by_switch(state, person)
        + _bond(state, person)
    )


_SLOT_RULES = {
    "Competence": ("PER-032", "Skills"),
    "Cunning": ("PER-064", "slots of Special Abilities"),
    "Power": ("PER-085", "points of Power"),
    "Knowledge": ("PER-048", "Talents"),
}


def _slots(person: Individual) -> list[Lack]:
    """PER-014, PER-107: fewer may be taken, never more."""
    found: list[Lack] = []
    for attribute, count in derive.SLOTS.items():
        slots = count(person)
        if slots.left < 0:
            rule, what = _SLOT_RULES[attribute]
            found.append((rule, f"{slots.used} of {slots.most} {what} are used: that is too many."))
    return found


def _dice(state: State, person: Individual) -> list[Lack]:
    most = derive.skill_cap(state, person)
    found = [
        ("PER-266" if one.free else "PER-045", f"{one.name} has {derive.rating(one)} dice; {most} are the most.")
        for one in person.skills
        if derive.rating(one) > most
    ]
    pool = derive.pool(person)
    return found + (
        [("PER-041", f"{pool.assigned} dice are assigned, but the Prowess Pool has {pool.total}.")]
        if pool.left < 0
        else []
    )


def _needed(person: Individual) -> list[Lack]:
    """PER-050, PER-079: what everybody has for free."""
    culture = len([one for one in person.abilities if one.culture])
    found = (
        []
        if culture == 1
        else [
            (
                "PER-079",
                "A Culture Special Ability is needed."
                if not culture
                else "One Culture Special Ability is free, not more.",
            )
        ]
    )
    native = len([one for one in person.talents if one.native])
    return found + (
        [] if native or person.role in ("ally", "adversary") else [("PER-050", "A native language is needed.")]
    )


def _texts(person: Individual) -> list[Lack]:
    """PER-084, PER-094, PER-109, PER-130: what a Trait must say or be."""
    found: list[Lack] = []
    for one in with_effects(person):
        if not one.text.strip():
            found.append(("PER-109", f"{one.name} does not say what it does."))
        if one.effect.code == "followUp" and one.effect.kind not in ("subsequent", "additional"):
            found.append(
                ("PER-130", f"{one.name} must say whether the Challenge is a subsequent or an additional one.")
            )
    found += [
        ("PER-084", f"{one.name} stands for exceptional gear and must be a Quality.")
        for one in person.abilities
        if one.gear and not one.quality
    ]
    found += [
        ("PER-094", f"{one.name} inflicts hits and must be Instant.")
        for one in person.powers
        if derive.power_hits(one) and derive.power_duration(one) != "I"
    ]
    return found + [
        ("PER-077", f"{one.name} has more free upgrades than conditions.")
        for one in person.abilities
        if derive.free_upgrades(one) < 0
    ]


def _by_switch(state: State, person: Individual) -> list[Lack]:
    options = state.options
    found: list[Lack] = []
    codes = [(one.name, one.effect.code) for one in with_effects(person)]
    if options.raise_dead == "off":
        found += [
            ("PER-207", f"{name}: nobody comes back from the dead at this table.")
            for name, code in codes
            if code == "revive"
        ]
    if options.priorities_change != "viaTraits":
        found += [
            ("PER-025", f"{name}: ranks are not changed by Traits at this table.")
            for name, code in codes
            if code == "changePriority"
        ]
    if options.languages_secret == "off":
        found += [
            ("PER-052", f"{one.name}: this table has no secret languages.") for one in person.talents if one.secret
        ]
    if options.creation_upgrades == "powerOnly":
        found += [
            ("PER-Q14", f"{one.name}: only Power pays for upgrades here.")
            for one in person.abilities
            if any(step.source == "Cunning" for step in one.bought)
        ]
    if (
        options.creation_power_mix == "off"
        and derive.power_of_upgrades(person)
        and any(one.paid == "slot" for one in person.powers)
    ):
        found.append(("PER-Q55", "Who has Powers cannot use other points of Power for upgrades here."))
    return found


def _bond(state: State, person: Individual) -> list[Lack]:
    """PER-255, PER-256."""
    bonds = derive.bonds(person)
    found: list[Lack] = []
    if bonds and derive.potential(state, person) < COMPANION_POTENTIAL:
        found.append(
            (
                "PER-256",
                (
                    f"A companion takes Potential {COMPANION_POTENTIAL}; {person.name} has "
                    f"{derive.potential(state, person)}."
                ),
            )
        )
    if len(bonds) > state.options.companions_max:
        found.append(("PER-255", f"{state.options.companions_max} companions are the most at this table."))
    return found


def of_gear(person: Individual) -> list[Lack]:
    """PER-113 asks nothing: an untied piece is ordinary. PER-169: a weapon has a size and a group."""
    return [
        ("PER-169", f"{one.name} needs a size and a group.")
        for one in person.gear
        if (one.size or one.ranged) and not (one.size and one.group)
    ]


# The framework of advancement


def warnings(trait: Ability | Power) -> list[Lack]:
    """PER-231 to PER-235: a new Trait is modest at its first level; the game master may allow it all the same."""
    effect, found = trait.effect, list[Lack]()
    if isinstance(trait, Power):
        if trait.targets > 1:
            found.append(("PER-232", f"{trait.name} is new and affects {trait.targets}: one opponent is usual."))
        if max(trait.hits, effect.amount if effect.code == "powerHits" else 0) > 1:
            found.append(("PER-232", f"{trait.name} is new and inflicts more than one hit."))
        if trait.duration in ("T", "S"):
            found.append(
                ("PER-233", f"{trait.name} is new and neither Instant nor Maintain: the others come by upgrade.")
            )
    elif effect.amount > (2 if effect.code == "hitsToStatus" else 1):
        found.append(("PER-234", f"{trait.name} is new and gives {effect.amount}: one is usual."))
    if effect.code in ("rerollOwn", "rerollOpponent") and (effect.keep == "better" or effect.highest):
        found.append(
            ("PER-235", f"{trait.name} is a new reroll: the second result stands, and the highest die is safe.")
        )
    return found


def all_warnings(person: Individual) -> list[Lack]:
    """PER-231: what the game master should look at before she approves."""
    return [lack for one in with_effects(person) for lack in warnings(one)]


def notice(points: int) -> str:
    """PER-103: multiples of five are easiest."""
    return (
        ""
        if points % LEAST_SUM == 0
        else f"{points} is no multiple of five: {points % LEAST_SUM} of it do not count for Potential."
    )
