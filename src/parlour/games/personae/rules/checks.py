"""What a sheet lacks or has too much of, each with its rule, and what the framework of advancement warns of. Reads;
offers ask it."""

from parlour.core.phrasebook import Phrasebook
from parlour.games.personae.content.numbers import COMPANION_POTENTIAL, LEAST_SUM, RANK_COUNTS, RANK_TENTHS, RANKS
from parlour.games.personae.model import ATTRIBUTES, Ability, Individual, Power, State
from parlour.games.personae.rules import derive

SAY = Phrasebook("parlour.games.personae.words", "checks")
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
    return [("PER-102", SAY("no-key-words", who=person.name))]


def of_ranks(person: Individual) -> list[Lack]:
    """PER-018, PER-104."""
    found = [(rank, len([one for one in person.ranks if one == rank])) for rank in RANKS]
    return [
        ("PER-018", SAY("ranks", needed=RANK_COUNTS[rank], rank=rank, count=count))
        for rank, count in found
        if count != RANK_COUNTS[rank]
    ]


# Points


def value_fault(person: Individual, attribute: str, value: int, *, shares: bool = True) -> Lack | None:
    """PER-005, PER-019 to PER-023: why an Attribute cannot be that high or low."""
    if value < 0:
        return "PER-005", SAY("below-zero")
    rank, whole = derive.rank(person, attribute), derive.whole(person)
    if not rank:
        return "PER-104", SAY("rankless", attribute=attribute)
    most = derive.cap(rank, whole)
    if shares and value > most:
        share = RANK_TENTHS[rank] * 10
        return _BY_RANK[rank], SAY("above-share", attribute=attribute, most=most, percent=share, whole=whole)
    at = RANKS.index(rank)
    for other in ATTRIBUTES:
        their = derive.rank(person, other)
        has = derive.value(person, other)
        if their and RANKS.index(their) < at and value > has:
            return _BY_RANK[rank], SAY("above-higher", value=value, other=other, rank=their, has=has)
        if their and RANKS.index(their) > at and value < has:
            return "PER-023", SAY("below-lower", value=value, other=other, rank=their, has=has)
    return None


def of_points(state: State, person: Individual) -> list[Lack]:
    """PER-019 to PER-023, PER-027, PER-105, PER-Q09, PER-Q13."""
    shares = not derive.made(person) or state.options.advancement_percent_caps == "on"
    found = [value_fault(person, one, derive.value(person, one), shares=shares) for one in ATTRIBUTES]
    lack = [one for one in found if one is not None and one[0] not in ("PER-104", "PER-023")]
    left = person.points - sum(derive.start(person))
    if not derive.made(person) and left:
        said = SAY("points-left", left=left, points=person.points) if left > 0 else SAY("points-over", over=-left)
        lack.append(("PER-105", said))
    if derive.total(person) < LEAST_SUM:
        lack.append(("PER-027", SAY("low-sum", sum=derive.total(person), needed=LEAST_SUM)))
    return lack


def left_of_points(person: Individual) -> str:
    """PER-105."""
    return SAY("points-short", left=person.points - derive.total(person), points=person.points)


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
    "Competence": "PER-032",
    "Cunning": "PER-064",
    "Power": "PER-085",
    "Knowledge": "PER-048",
}


def _slots(person: Individual) -> list[Lack]:
    """PER-014, PER-107: fewer may be taken, never more."""
    found: list[Lack] = []
    for attribute, count in derive.SLOTS.items():
        slots = count(person)
        if slots.left < 0:
            found.append((_SLOT_RULES[attribute], SAY(f"slots-{attribute}", used=slots.used, most=slots.most)))
    return found


def _dice(state: State, person: Individual) -> list[Lack]:
    most = derive.skill_cap(state, person)
    found = [
        (
            "PER-266" if one.free else "PER-045",
            SAY("skill-over-cap", skill=one.name, dice=derive.rating(one), most=most),
        )
        for one in person.skills
        if derive.rating(one) > most
    ]
    pool = derive.pool(person)
    return found + (
        [("PER-041", SAY("pool-overdrawn", assigned=pool.assigned, total=pool.total))] if pool.left < 0 else []
    )


def _needed(person: Individual) -> list[Lack]:
    """PER-050, PER-079: what everybody has for free."""
    culture = len([one for one in person.abilities if one.culture])
    found = [] if culture == 1 else [("PER-079", SAY("cultures" if culture else "no-culture"))]
    native = len([one for one in person.talents if one.native])
    return found + ([] if native or person.role in ("ally", "adversary") else [("PER-050", SAY("no-native"))])


def _texts(person: Individual) -> list[Lack]:
    """PER-084, PER-094, PER-109, PER-130: what a Trait must say or be."""
    found: list[Lack] = []
    for one in with_effects(person):
        if not one.text.strip():
            found.append(("PER-109", SAY("no-text", trait=one.name)))
        if one.effect.code == "followUp" and one.effect.kind not in ("subsequent", "additional"):
            found.append(("PER-130", SAY("which-follow-up", trait=one.name)))
    found += [
        ("PER-084", SAY("gear-quality", trait=one.name)) for one in person.abilities if one.gear and not one.quality
    ]
    found += [
        ("PER-094", SAY("hits-instant", trait=one.name))
        for one in person.powers
        if derive.power_hits(one) and derive.power_duration(one) != "I"
    ]
    return found + [
        ("PER-077", SAY("free-upgrades", trait=one.name)) for one in person.abilities if derive.free_upgrades(one) < 0
    ]


def _by_switch(state: State, person: Individual) -> list[Lack]:
    options = state.options
    found: list[Lack] = []
    codes = [(one.name, one.effect.code) for one in with_effects(person)]
    if options.raise_dead == "off":
        found += [("PER-207", SAY("no-revival", trait=name)) for name, code in codes if code == "revive"]
    if options.priorities_change != "viaTraits":
        found += [("PER-025", SAY("ranks-settled", trait=name)) for name, code in codes if code == "changePriority"]
    if options.languages_secret == "off":
        found += [("PER-052", SAY("no-secrets", trait=one.name)) for one in person.talents if one.secret]
    if options.creation_upgrades == "powerOnly":
        found += [
            ("PER-Q14", SAY("power-only", trait=one.name))
            for one in person.abilities
            if any(step.source == "Cunning" for step in one.bought)
        ]
    if (
        options.creation_power_mix == "off"
        and derive.power_of_upgrades(person)
        and any(one.paid == "slot" for one in person.powers)
    ):
        found.append(("PER-Q55", SAY("either-or")))
    return found


def _bond(state: State, person: Individual) -> list[Lack]:
    """PER-255, PER-256."""
    bonds = derive.bonds(person)
    found: list[Lack] = []
    if bonds and derive.potential(state, person) < COMPANION_POTENTIAL:
        has = derive.potential(state, person)
        found.append(("PER-256", SAY("low-potential", needed=COMPANION_POTENTIAL, who=person.name, has=has)))
    if len(bonds) > state.options.companions_max:
        found.append(("PER-255", SAY("companions", most=state.options.companions_max)))
    return found


def of_gear(person: Individual) -> list[Lack]:
    """PER-113 asks nothing: an untied piece is ordinary. PER-169: a weapon has a size and a group."""
    return [
        ("PER-169", SAY("unsized", gear=one.name))
        for one in person.gear
        if (one.size or one.ranged) and not (one.size and one.group)
    ]


# The framework of advancement


def warnings(trait: Ability | Power) -> list[Lack]:
    """PER-231 to PER-235: a new Trait is modest at its first level; the game master may allow it all the same."""
    effect, found = trait.effect, list[Lack]()
    if isinstance(trait, Power):
        if trait.targets > 1:
            found.append(("PER-232", SAY("new-targets", trait=trait.name, targets=trait.targets)))
        if max(trait.hits, effect.amount if effect.code == "powerHits" else 0) > 1:
            found.append(("PER-232", SAY("new-hits", trait=trait.name)))
        if trait.duration in ("T", "S"):
            found.append(("PER-233", SAY("new-duration", trait=trait.name)))
    elif effect.amount > (2 if effect.code == "hitsToStatus" else 1):
        found.append(("PER-234", SAY("new-amount", trait=trait.name, amount=effect.amount)))
    if effect.code in ("rerollOwn", "rerollOpponent") and (effect.keep == "better" or effect.highest):
        found.append(("PER-235", SAY("new-reroll", trait=trait.name)))
    return found


def all_warnings(person: Individual) -> list[Lack]:
    """PER-231: what the game master should look at before she approves."""
    return [lack for one in with_effects(person) for lack in warnings(one)]


def notice(points: int) -> str:
    """PER-103: multiples of five are easiest."""
    rest = points % LEAST_SUM
    return SAY("no-multiple", points=points, rest=rest) if rest else ""
