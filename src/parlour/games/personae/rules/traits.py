"""Choosing Traits at creation, and filling slots left open then: Skills and their dice, Special Abilities, Powers,
Talents, upgrades."""

from collections.abc import Sequence
from typing import Any

from parlour.core.offers import Ask, Choose, Number, Offer, Pick, Text
from parlour.games.personae import moves as m
from parlour.games.personae.content import numbers
from parlour.games.personae.content.ready import TRAITS
from parlour.games.personae.model import ATTRIBUTES, Ability, Attribute, Individual, Power, Skill, State, Talent
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import find_trait
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.making import (
    GROUP,
    NAME,
    WORDS,
    in_making,
    late,
    open_to,
    part,
    parts,
    sheets,
    unlike,
)
from parlour.games.personae.rules.readied import library_ability, library_cost, library_power
from parlour.games.personae.rules.wording import ability_asks, ability_of, power_codes, power_of, upgrade, upgrade_asks
from parlour.roleplay.chapter import NONE

MOST = 9
LIBRARY = {one.name: one for one in TRAITS}
PLAIN_TAGS = ("supernatural", "healing", "hiding", "initiative")
SHAPES: tuple[tuple[str, ...], ...] = (
    *[("weapon", size) for size in ("small", "one-handed", "two-handed")],
    *[("weapon", "ranged", size) for size in ("small", "one-handed", "two-handed")],
    ("weapon", "unarmed"),
)
"""PER-169: what a weapon Skill says of itself; its group beside."""
SHIELDS = (("shield", "light"), ("shield", "heavy"))
_NO: Ask = Pick(("",))


def left(state: State, slots: derive.Slots) -> int:
    """PER-107: what may still be taken; without end where the game master allowed it."""
    return MOST if state.lax else slots.left


# Skills


def skill_asks() -> list[tuple[Ask, ...]]:
    """Attribute, name, tags and group: of a plain Skill, a weapon, a shield."""
    pick: Ask = Pick(ATTRIBUTES)
    plain = (pick, NAME, Choose(PLAIN_TAGS, 0, len(PLAIN_TAGS)), _NO)
    arms = [(pick, NAME, Choose(shape, len(shape), len(shape)), GROUP) for shape in SHAPES]
    return [plain, *arms, *[(pick, NAME, Choose(shape, 2, 2), _NO) for shape in SHIELDS]]


SKILL_ASKS = skill_asks()


def usual(tags: tuple[str, ...]) -> Attribute | None:
    """PER-037, PER-089, PER-172: the Attribute such a Skill normally adds; None: any."""
    if "ranged" in tags:
        return "Cunning"
    if "weapon" in tags or "shield" in tags:
        return "Stature"
    return "Power" if "supernatural" in tags else None


def skill_of(command: Any, which: str, person: Individual, *, approved: bool, bought: bool = False) -> Skill:
    """PER-036, PER-038: with another Attribute than usual it waits for the game master."""
    name = unlike(command.name.strip(), [one.name for one in person.skills])
    fits = usual(command.tags) in (None, command.attribute)
    return Skill(
        which,
        name,
        command.attribute,
        0,
        tuple(command.tags),
        command.group.strip(),
        approved=approved and fits,
        bought=bought,
    )


def offer_skill(state: State, seat: int) -> Sequence[Offer]:
    """PER-032, PER-033."""
    people = [one for one in open_to(state, seat) if left(state, derive.competence(one)) > 0]
    return [Offer("unlock_skill", (one.id,), asks, False) for one in people for asks in SKILL_ASKS]


def act_skill(draft: Draft, seat: int, command: m.UnlockSkill) -> None:
    person = draft.individual(command.who)
    draft.put(
        m.SkillUnlocked(person.id, skill_of(command, part(draft, command.who, "s"), person, approved=in_making(person)))
    )


def dice_bounds(state: State, person: Individual, skill: Skill) -> tuple[int, int]:
    """PER-041, PER-043, PER-045, PER-266, PER-Q54: dice lie still once the character is approved."""
    most = max(
        skill.dice, min(derive.skill_cap(state, person) - numbers.UNLOCKED_DICE, skill.dice + derive.pool(person).left)
    )
    free = in_making(person) or (state.options.pool_reassign == "betweenSessions" and not state.desk.sitting)
    if state.lax:
        return 0, max(most, skill.dice + MOST)
    return 0 if free else skill.dice, most


def offer_dice(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in sheets(state, seat):
        if not in_making(one) and (one.stage != "ready" or state.challenge is not None):
            continue
        for skill in one.skills:
            least, most = dice_bounds(state, one, skill)
            if least < most:
                found.append(Offer("assign_dice", (one.id, skill.id), (Number(least, most),), False))
    return found


def act_dice(draft: Draft, seat: int, command: m.AssignDice) -> None:
    skill = find_trait(draft.individual(command.who), command.skill)
    assert isinstance(skill, Skill)
    draft.put(m.DiceAssigned(command.who, skill.id, skill.dice, command.dice))


# Special Abilities and Powers


def may_bond(state: State, person: Individual) -> bool:
    """PER-255, PER-256: Potential 4, and not more companions than agreed."""
    if state.lax:
        return True
    return (
        person.role != "companion"
        and derive.potential(state, person) >= numbers.COMPANION_POTENTIAL
        and len(derive.bonds(person)) < state.options.companions_max
    )


def forms(state: State, person: Individual) -> tuple[str, ...]:
    """PER-064, PER-079, PER-082, PER-084: what the slots still pay for."""
    has = left(state, derive.cunning(person))
    found = ["plain"] if has >= numbers.ABILITY_SLOTS else []
    found += ["quality", "gear"] if has >= numbers.QUALITY_SLOTS else []
    return (*found, *([] if any(one.culture for one in person.abilities) else ["culture"]))


def crafted(person: Individual) -> tuple[str, ...]:
    """Pieces that are exceptional: what a Special Ability may stand for."""
    return tuple([one.id for one in person.gear if one.exceptional])


def offer_ability(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in open_to(state, seat):
        may = forms(state, one)
        if may:
            owed = one.stage == "traits" and "culture" in may
            asked = ability_asks(state, one, may, crafted(one), bond=may_bond(state, one))
            found += [Offer("add_ability", (one.id,), asks, owed) for asks in asked]
    return found


def act_ability(draft: Draft, seat: int, command: m.AddAbility) -> None:
    ability = ability_of(command, part(draft, command.who, "a"))
    draft.put(m.AbilityAdded(command.who, ability))
    if ability.gear:
        draft.put(m.GearTied(command.who, ability.gear, ability.id))


def power_left(state: State, person: Individual) -> int:
    """PER-085, PER-Q55: Powers and upgrades of Special Abilities share the points, unless the table parts them."""
    apart = state.options.creation_power_mix == "off" and derive.power_of_upgrades(person) and not state.lax
    return 0 if apart else left(state, derive.power(person))


def power_asks(state: State, person: Individual) -> list[tuple[bool, tuple[Ask, ...]]]:
    """PER-094, PER-110: whether it takes a Challenge; duration, effect, Skill, hits, targets and the words."""
    skills = tuple([one.name for one in person.skills if "supernatural" in one.tags])
    words = (Number(1, MOST), NAME, WORDS)
    skill = Text(numbers.NAME, skills)
    instant = (Pick(("I",)), Pick(power_codes(state, "I")), skill, Number(0, MOST), *words)
    lasting = (Pick(("M", "T", "S")), Pick(power_codes(state, "M")), skill, Number(0, 0), *words)
    return [(challenge, asks) for challenge in (True, False) for asks in (instant, lasting)]


def offer_power(state: State, seat: int) -> Sequence[Offer]:
    people = [one for one in open_to(state, seat) if power_left(state, one) > 0]
    return [
        Offer("add_power", (one.id, challenge), asks, False)
        for one in people
        for challenge, asks in power_asks(state, one)
    ]


def act_power(draft: Draft, seat: int, command: m.AddPower) -> None:
    draft.put(m.PowerAdded(command.who, power_of(command, part(draft, command.who, "p"))))


def library_asks(state: State, person: Individual, cunning: int, power: int) -> list[tuple[Ask, Ask]]:
    """What of the library these slots pay for, and what it goes with."""
    skills = {
        "weapon": [one.name for one in person.skills if "weapon" in one.tags],
        "skill": [one.name for one in person.skills],
        "power": [one.name for one in person.powers],
    }
    arcane = tuple([one.name for one in person.skills if "supernatural" in one.tags])
    groups: dict[Ask, list[str]] = {}
    for key, one in LIBRARY.items():
        if library_cost(one) > (power if one.kind == "Power" else cunning):
            continue
        names = tuple(skills[one.choose[0]]) if one.choose else ("",)
        ask: Ask = Text(numbers.NAME, arcane) if one.kind == "Power" else Pick(names)
        if names:
            groups.setdefault(ask, []).append(key)
    return [(Pick(tuple(keys)), ask) for ask, keys in groups.items()]


def offer_take(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in open_to(state, seat):
        asked = library_asks(state, one, left(state, derive.cunning(one)), power_left(state, one))
        found += [Offer("take_trait", (one.id,), asks, False) for asks in asked]
    return found


def act_take(draft: Draft, seat: int, command: m.TakeTrait) -> None:
    ready = LIBRARY[command.key]
    if ready.kind == "Power":
        draft.put(
            m.PowerAdded(
                command.who, library_power(part(draft, command.who, "p"), ready, command.skill.strip(), paid="slot")
            )
        )
    else:
        draft.put(
            m.AbilityAdded(
                command.who, library_ability(part(draft, command.who, "a"), ready, command.skill, paid="slot")
            )
        )


# Talents


def talent_kinds(state: State, *, slots: int) -> tuple[str, ...]:
    """PER-047, PER-051, PER-052."""
    if slots <= 0:
        return ()
    secret = ("secret",) if state.options.languages_secret == "on" or state.lax else ()
    return ("language", *secret, "expertise", "resource")


def talent_of(command: Any, which: str, *, approved: bool, paid: Any = "slot") -> Talent:
    """PER-052: a secret language waits for the game master."""
    secret = command.kind == "secret"
    kind: Any = "language" if command.kind in ("native", "secret") else command.kind
    return Talent(
        which, kind, command.name.strip(), command.kind == "native", secret, paid=paid, approved=approved and not secret
    )


def offer_talent(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in open_to(state, seat):
        native = () if any(talent.native for talent in one.talents) else ("native",)
        kinds = (*native, *talent_kinds(state, slots=left(state, derive.knowledge(one))))
        if kinds:
            found.append(Offer("add_talent", (one.id,), (Pick(kinds), NAME), bool(native) and one.stage == "traits"))
    return found


def act_talent(draft: Draft, seat: int, command: m.AddTalent) -> None:
    making = in_making(draft.individual(command.who))
    draft.put(
        m.TalentAdded(
            command.who, talent_of(command, part(draft, command.who, "t"), approved=making or command.kind == "native")
        )
    )


# Upgrades


def sources(state: State, person: Individual, trait: Any) -> tuple[str, ...]:
    """PER-077, PER-098, PER-Q14, PER-Q55, PER-Q70: what pays for an upgrade before play."""
    if isinstance(trait, Ability):
        found = (
            ["Cunning"]
            if left(state, derive.cunning(person)) > 0 and (state.options.creation_upgrades == "on" or state.lax)
            else []
        )
        apart = (
            state.options.creation_power_mix == "off"
            and any(one.paid == "slot" for one in person.powers)
            and not state.lax
        )
        found += ["Power"] if left(state, derive.power(person)) > 0 and not apart else []
        return (*found, *(["condition"] if derive.free_upgrades(trait) > 0 else []))
    if isinstance(trait, Power):
        return ("Power",) if power_left(state, person) > 0 else ()
    return ("Knowledge",) if isinstance(trait, Talent) and left(state, derive.knowledge(person)) > 0 else ()


def upgradable(person: Individual) -> list[Ability | Power | Talent]:
    return [*person.abilities, *person.powers, *person.talents]


def offer_upgrade(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in open_to(state, seat):
        for trait in upgradable(one):
            paying = sources(state, one, trait)
            if paying:
                found += [
                    Offer("upgrade_trait", (one.id, trait.id), (Pick(paying), *asks), False)
                    for asks in upgrade_asks(one, trait)
                ]
    return found


def act_upgrade(draft: Draft, seat: int, command: m.UpgradeTrait) -> None:
    draft.put(m.TraitUpgraded(command.who, command.trait, upgrade(command.source, command.what, command.detail)))


def offer_quality(state: State, seat: int) -> Sequence[Offer]:
    """PER-083, PER-Q72, PER-Q74: one slot more."""
    people = [one for one in open_to(state, seat) if left(state, derive.cunning(one)) > 0]
    return [
        Offer("make_quality", (one.id, ability.id), (), False)
        for one in people
        for ability in one.abilities
        if not ability.quality
    ]


def act_quality(draft: Draft, seat: int, command: m.MakeQuality) -> None:
    draft.put(m.QualityMade(command.who, command.ability))


def offer_drop(state: State, seat: int) -> Sequence[Offer]:
    """While somebody is being made anything; later only what still waits for the game master."""
    found: list[Offer] = []
    for one in sheets(state, seat):
        if in_making(one) or late(state, one):
            can = [
                part.id
                for part in parts(one)
                if (in_making(one) or not part.approved) and not (isinstance(part, Skill) and part.free)
            ]
            found += [Offer("drop_trait", (one.id,), (Pick(tuple(can)),), False)] if can else []
    return found or NONE


def act_drop(draft: Draft, seat: int, command: m.DropTrait) -> None:
    trait = find_trait(draft.individual(command.who), command.trait)
    assert trait is not None
    draft.put(m.TraitDropped(command.who, trait.id, trait.name))


CHAPTER: Chapter = {
    m.UnlockSkill: (offer_skill, act_skill),
    m.AssignDice: (offer_dice, act_dice),
    m.AddAbility: (offer_ability, act_ability),
    m.AddPower: (offer_power, act_power),
    m.TakeTrait: (offer_take, act_take),
    m.AddTalent: (offer_talent, act_talent),
    m.UpgradeTrait: (offer_upgrade, act_upgrade),
    m.MakeQuality: (offer_quality, act_quality),
    m.DropTrait: (offer_drop, act_drop),
}
