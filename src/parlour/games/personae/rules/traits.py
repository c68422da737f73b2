"""Choosing Traits at creation, and filling slots left open then: Skills and their dice, Special Abilities, Powers,
Talents, upgrades."""

from typing import Any

from parlour.core.judge import Count, Field, Move, One, Sets, Words, waived
from parlour.games.personae import moves as m
from parlour.games.personae.content import numbers
from parlour.games.personae.content.effects import Word
from parlour.games.personae.content.ready import TRAITS, ReadyTrait
from parlour.games.personae.model import ATTRIBUTES, Ability, Attribute, Individual, Power, Skill, State, Talent
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import Trait, find_trait, is_npc
from parlour.games.personae.rules.conditions import dead, no_sheet
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.kept import on_sheet
from parlour.games.personae.rules.making import GROUP, in_making, part, parts
from parlour.games.personae.rules.readied import library_ability, library_cost, library_power
from parlour.games.personae.rules.wording import (
    ability_fields,
    ability_of,
    arcane,
    crafted,
    more_of,
    no_more,
    not_upgradable,
    power_fields,
    power_of,
    upgradable,
    upgrade,
    what_grows,
)
from parlour.roleplay.cast import not_yours, people, unlike

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


def attributes_first(it: Individual) -> bool:
    """PER-106: they say how many Traits there may be."""
    return it.stage in ("concept", "ranks", "points")


def before_the_gm(it: Individual) -> bool:
    return it.stage == "review"


def npc_made(it: Individual) -> bool:
    return it.stage == "ready" and is_npc(it)


def between_sessions(state: State, it: Individual) -> bool:
    """PER-108: slots a player left open at creation."""
    return it.stage == "ready" and state.desk.sitting and state.options.traits_late_define == "betweenSessions"


def in_a_challenge(state: State, it: Individual) -> bool:
    """In play between Challenges."""
    return it.stage == "ready" and state.challenge is not None


KEPT = (not_yours, no_sheet, attributes_first, before_the_gm, dead, in_a_challenge)
"""Whose dice and gear this seat may change now,"""
OPEN = (not_yours, no_sheet, attributes_first, before_the_gm, dead, npc_made, waived(between_sessions), in_a_challenge)
"""and whose Traits."""


# Skills


def armed(tags: tuple[str, ...]) -> bool:
    """PER-169: a weapon has a group."""
    return "weapon" in tags


def skill_fields() -> dict[str, Field]:
    """Attribute, name, tags and group: of a plain Skill, a weapon, a shield."""
    shapes = [(PLAIN_TAGS, 0), *[(shape, len(shape)) for shape in (*SHAPES, *SHIELDS)]]
    return {
        "attribute": One(ATTRIBUTES),
        "name": Words(numbers.NAME),
        "tags": Sets(shapes),
        "group": Words(GROUP.most, only=armed, suggest=GROUP.suggest),
    }


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


def no_skill_slots(it: Individual) -> bool:
    """PER-032, PER-033, PER-107."""
    return derive.competence(it).left <= 0


def act_skill(draft: Draft, seat: int, command: m.UnlockSkill) -> None:
    person = draft.one(command.who)
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


def least_dice(state: State, who: Individual, skill: Skill) -> int:
    return dice_bounds(state, who, skill)[0]


def most_dice(state: State, who: Individual, skill: Skill) -> int:
    return dice_bounds(state, who, skill)[1]


def skills_of(who: Individual) -> tuple[Skill, ...]:
    return who.skills


def dice_settled(state: State, who: Individual, it: Skill) -> bool:
    """Neither more nor fewer may lie there."""
    least, most = dice_bounds(state, who, it)
    return least >= most


def act_dice(draft: Draft, seat: int, command: m.AssignDice) -> None:
    skill = find_trait(draft.one(command.who), command.skill)
    assert isinstance(skill, Skill)
    draft.put(m.DiceAssigned(command.who, skill.id, skill.dice, command.dice))


# Special Abilities and Powers


def companions_bond(who: Individual, it: Word) -> bool:
    """PER-255: a companion has none."""
    return it.code == "companion" and who.role == "companion"


def weak_bond(state: State, who: Individual, it: Word) -> bool:
    """PER-256."""
    return it.code == "companion" and derive.potential(state, who) < numbers.COMPANION_POTENTIAL


def bonds_full(state: State, who: Individual, it: Word) -> bool:
    """PER-255: not more companions than agreed."""
    return it.code == "companion" and len(derive.bonds(who)) >= state.options.companions_max


FORMS = ("plain", "quality", "gear", "culture")


def ability_cost(form: str) -> int:
    """PER-064, PER-079, PER-082, PER-084: slots of Cunning."""
    return {"plain": numbers.ABILITY_SLOTS, "culture": 0}.get(form, numbers.QUALITY_SLOTS)


def has_culture(who: Individual, it: str) -> bool:
    return it == "culture" and any([one.culture for one in who.abilities])


def no_cunning(who: Individual, it: str) -> bool:
    return it != "culture" and derive.cunning(who).left < ability_cost(it)


def no_exceptional_gear(who: Individual, it: str) -> bool:
    """PER-084: it stands for a piece."""
    return it == "gear" and not crafted(who)


def wants_culture(who: Individual) -> bool:
    """PER-079: everybody has one."""
    return who.stage == "traits" and not any([one.culture for one in who.abilities])


def act_ability(draft: Draft, seat: int, command: m.AddAbility) -> None:
    ability = ability_of(command, part(draft, command.who, "a"))
    draft.put(m.AbilityAdded(command.who, ability))
    if ability.gear:
        draft.put(m.GearTied(command.who, ability.gear, ability.id))


def powers_or_upgrades(state: State, it: Individual) -> bool:
    """PER-Q55: Powers and upgrades of Special Abilities share the points, unless the table parts them."""
    return state.options.creation_power_mix == "off" and bool(derive.power_of_upgrades(it))


def no_power_points(it: Individual) -> bool:
    """PER-085."""
    return derive.power(it).left <= 0


def act_power(draft: Draft, seat: int, command: m.AddPower) -> None:
    draft.put(m.PowerAdded(command.who, power_of(command, part(draft, command.who, "p"))))


def costs_too_much(who: Individual, it: ReadyTrait) -> bool:
    slots = derive.power(who) if it.kind == "Power" else derive.cunning(who)
    return slots.left < library_cost(it)


def parted(state: State, who: Individual, it: ReadyTrait) -> bool:
    return it.kind == "Power" and powers_or_upgrades(state, who)


def fits_nothing(who: Individual, it: ReadyTrait) -> bool:
    """Nothing on the sheet that it could go with."""
    return not _chosen(who, it)


def _chosen(person: Individual, ready: ReadyTrait) -> tuple[str, ...]:
    if not ready.choose:
        return ("",)
    if ready.choose[0] == "power":
        return tuple([one.name for one in person.powers])
    return tuple([one.name for one in person.skills if ready.choose[0] == "skill" or "weapon" in one.tags])


def library_goes_with(who: Individual, key: ReadyTrait) -> tuple[str, ...] | None:
    """What it goes with; of a Power the Skill is named."""
    return None if key.kind == "Power" else _chosen(who, key)


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


TALENTS = ("language", "secret", "expertise", "resource")


def has_native(who: Individual, it: str) -> bool:
    """PER-050."""
    return it == "native" and any([talent.native for talent in who.talents])


def no_secrets(state: State, it: str) -> bool:
    """PER-052."""
    return it == "secret" and state.options.languages_secret == "off"


def no_talent_slots(who: Individual, it: str) -> bool:
    """PER-047, PER-051."""
    return it != "native" and derive.knowledge(who).left <= 0


def wants_language(who: Individual) -> bool:
    return who.stage == "traits" and not any([talent.native for talent in who.talents])


def talent_of(command: Any, which: str, *, approved: bool, paid: Any = "slot") -> Talent:
    """PER-052: a secret language waits for the game master."""
    secret = command.kind == "secret"
    kind: Any = "language" if command.kind in ("native", "secret") else command.kind
    return Talent(
        which, kind, command.name.strip(), command.kind == "native", secret, paid=paid, approved=approved and not secret
    )


def act_talent(draft: Draft, seat: int, command: m.AddTalent) -> None:
    making = in_making(draft.one(command.who))
    draft.put(
        m.TalentAdded(
            command.who, talent_of(command, part(draft, command.who, "t"), approved=making or command.kind == "native")
        )
    )


# Upgrades


def wrong_source(trait: Trait, it: str) -> bool:
    """PER-Q14, PER-Q70: what pays for an upgrade before play."""
    if isinstance(trait, Ability):
        return it == "Knowledge"
    return it != ("Power" if isinstance(trait, Power) else "Knowledge")


def power_only(trait: Trait, state: State, it: str) -> bool:
    """PER-Q14."""
    return it == "Cunning" and state.options.creation_upgrades == "powerOnly"


def kept_separate(state: State, who: Individual, trait: Trait, it: str) -> bool:
    """PER-Q55."""
    if it != "Power" or state.options.creation_power_mix == "on":
        return False
    if isinstance(trait, Power):
        return bool(derive.power_of_upgrades(who))
    return any([one.paid == "slot" for one in who.powers])


def nothing_left(who: Individual, it: str) -> bool:
    """PER-098, PER-107."""
    return it != "condition" and derive.SLOTS[it](who).left <= 0


def no_condition(trait: Trait, it: str) -> bool:
    """PER-077: each limiting condition gives one."""
    return it == "condition" and isinstance(trait, Ability) and derive.free_upgrades(trait) <= 0


def act_upgrade(draft: Draft, seat: int, command: m.UpgradeTrait) -> None:
    draft.put(m.TraitUpgraded(command.who, command.trait, upgrade(command.source, command.what, command.detail)))


def no_ability_slots(it: Individual) -> bool:
    """PER-083, PER-Q72, PER-Q74: one slot more."""
    return derive.cunning(it).left <= 0


def abilities_of(who: Individual) -> tuple[Ability, ...]:
    return who.abilities


def quality(it: Ability) -> bool:
    return it.quality


def act_quality(draft: Draft, seat: int, command: m.MakeQuality) -> None:
    draft.put(m.QualityMade(command.who, command.ability))


def parts_of(who: Individual) -> list[Trait]:
    return parts(who)


def free_for_all(it: Trait) -> bool:
    """PER-039."""
    return isinstance(it, Skill) and it.free


def agreed(who: Individual, it: Trait) -> bool:
    """While somebody is being made anything; later only what still waits for the game master."""
    return not in_making(who) and it.approved


def act_drop(draft: Draft, seat: int, command: m.DropTrait) -> None:
    trait = find_trait(draft.one(command.who), command.trait)
    assert trait is not None
    draft.put(m.TraitDropped(command.who, trait.id, trait.name))


_BOND = (waived(companions_bond), waived(weak_bond), waived(bonds_full))
_FORMS = One(FORMS, unless=(has_culture, waived(no_cunning), no_exceptional_gear))
_PAID = (wrong_source, waived(power_only), waived(kept_separate), waived(nothing_left), no_condition)
MOVES: Moves = {
    Move(
        m.UnlockSkill,
        {"who": One(people, unless=(*OPEN, waived(no_skill_slots))), **skill_fields()},
        rule="PER-032",
        decided=1,
    ): act_skill,
    Move(
        m.AssignDice,
        {
            "who": One(people, unless=KEPT, rests=on_sheet),
            "skill": One(skills_of, unless=(dice_settled,)),
            "dice": Count(least_dice, most_dice),
        },
        rule="PER-041",
        decided=2,
    ): act_dice,
    Move(
        m.AddAbility,
        {"who": One(people, unless=OPEN, rests=on_sheet), **ability_fields("who", _FORMS, *_BOND)},
        rule="PER-064",
        owed=wants_culture,
        decided=1,
    ): act_ability,
    Move(
        m.AddPower,
        {
            "who": One(people, unless=(*OPEN, waived(powers_or_upgrades), waived(no_power_points)), rests=on_sheet),
            **power_fields("who"),
        },
        rule="PER-085",
        decided=2,
    ): act_power,
    Move(
        m.TakeTrait,
        {
            "who": One(people, unless=OPEN, rests=on_sheet),
            "key": One(LIBRARY, unless=(waived(parted), waived(costs_too_much), fits_nothing)),
            "skill": Words(numbers.NAME, 1, suggest=arcane, of=library_goes_with),
        },
        rule="PER-109",
        decided=1,
    ): act_take,
    Move(
        m.AddTalent,
        {
            "who": One(people, unless=OPEN, rests=on_sheet),
            "kind": One(("native", *TALENTS), unless=(has_native, waived(no_secrets), waived(no_talent_slots))),
            "name": Words(numbers.NAME),
        },
        rule="PER-048",
        owed=wants_language,
        decided=1,
    ): act_talent,
    Move(
        m.UpgradeTrait,
        {
            "who": One(people, unless=OPEN, rests=on_sheet),
            "trait": One(upgradable, unless=(not_upgradable,)),
            "source": One(("Cunning", "Power", "Knowledge", "condition"), unless=_PAID),
            "what": One(what_grows, unless=(no_more,)),
            "detail": One(more_of),
        },
        rule="PER-236",
        decided=2,
    ): act_upgrade,
    Move(
        m.MakeQuality,
        {
            "who": One(people, unless=(*OPEN, waived(no_ability_slots)), rests=on_sheet),
            "ability": One(abilities_of, unless=(quality,)),
        },
        rule="PER-083",
        decided=2,
    ): act_quality,
    Move(
        m.DropTrait,
        {"who": One(people, unless=OPEN, rests=on_sheet), "trait": One(parts_of, unless=(free_for_all, agreed))},
        rule="PER-109",
        decided=1,
    ): act_drop,
}
