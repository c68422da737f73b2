"""Ready-made characters and Traits of the library, as they stand on a sheet: first levels and upgrades apart."""

from typing import Any

from msgspec.structs import replace

from parlour.games.personae.content import numbers
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.content.ready import (
    ReadyAbility,
    ReadyCharacter,
    ReadyGear,
    ReadyPower,
    ReadySkill,
    ReadyTalent,
    ReadyTrait,
)
from parlour.games.personae.model import TAGS, Ability, Duration, Gear, Individual, Power, Skill, Talent, Upgrade
from parlour.games.personae.rules.creation import basic

_WHAT: dict[str, Any] = {"amount": "", "toughness": ""}
"""What an upgrade raises is called alike, but for these."""


def from_ready(ready: ReadyCharacter) -> Individual:
    """Under ids of the sheet's own; whoever puts it on the table numbers it."""
    tags = [skill_of(f"s{at}", one) for at, one in enumerate(ready.skills, 4)]
    dice = {"Block": ready.block, "Dodge": ready.dodge, "Resist": ready.resist}
    free = [
        Skill(f"s{at}", name, attribute, dice[name] - numbers.UNLOCKED_DICE, free=True)
        for at, (name, attribute) in enumerate(numbers.DEFENCES.items(), 1)
    ]
    abilities = [_ability(f"a{at}", one) for at, one in enumerate((ready.culture, *ready.abilities), 1)]
    gear = [_gear(f"g{at}", one, tags, abilities) for at, one in enumerate(ready.gear, 1)]
    tied = {which: one.id for one in gear for which in one.tied}
    native = [Talent("t1", "language", ready.language, native=True)] if ready.language else []
    return Individual(
        ready.key,
        ready.name,
        ready.kind,
        -1,
        toughness=ready.toughness,
        stage="ready",
        concept=". ".join([one.rstrip(".") for one in (ready.concept, ready.looks) if one]) + ".",
        keywords=ready.keywords,
        goal=ready.goal,
        values=ready.attributes,
        made=ready.attributes,
        ranks=ready.ranks,
        points=ready.points,
        skills=(*free, *tags),
        abilities=tuple([replace(one, gear=tied.get(one.id, "")) for one in abilities]),
        powers=tuple([_power(f"p{at}", one) for at, one in enumerate(ready.powers, 1)]),
        talents=(*native, *[_talent(f"t{at}", one) for at, one in enumerate(ready.talents, 2)]),
        gear=tuple(gear),
    )


def skill_of(which: str, ready: ReadySkill) -> Skill:
    tags = tuple([tag.lower() for tag in ready.tags if tag.lower() in TAGS])
    group = next((tag for tag in ready.tags if tag.lower() not in TAGS), "")
    return Skill(which, ready.name, ready.attribute, ready.dice - numbers.UNLOCKED_DICE, tags, group)


def stepped_down(effect: Effect, gives: tuple[str, ...]) -> Effect:
    """The benefit as it was before these upgrades."""
    for one in gives:
        if one == "better":
            effect = replace(effect, keep="second")
        elif one == "highest":
            effect = replace(effect, highest=False)
        elif one == "amount":
            effect = replace(effect, amount=effect.amount - 1)
    return replace(effect, status=effect.status if effect.code == "powerDuration" else effect.status.lower())


def _ability(which: str, ready: ReadyAbility) -> Ability:
    gives = tuple([one.gives for one in ready.upgrades])
    return Ability(
        which,
        ready.name,
        ready.text,
        stepped_down(ready.effect, gives),
        "Q" in ready.identifiers,
        "R" in ready.identifiers,
        ready.conditions,
        tuple([_WHAT.get(one.gives, one.gives) for one in ready.upgrades if one.source == "condition"]),
        bought=tuple(
            [
                Upgrade(one.source, _WHAT.get(one.gives, one.gives))
                for one in ready.upgrades
                if one.source != "condition"
            ]
        ),
        approved=True,
    )


def _first(duration: Duration, gives: tuple[str, ...]) -> tuple[Duration, str]:
    """Taken as Maintain, and what it was made by upgrade."""
    return ("M", duration) if "duration" in gives else (duration, "")


def _power(which: str, ready: ReadyPower) -> Power:
    effect = stepped_down(ready.effect, ready.upgrades)
    duration, longer = _first(ready.duration, ready.upgrades)
    targets = ready.targets - len([one for one in ready.upgrades if one == "targets"])
    return Power(
        which,
        ready.name,
        ready.text,
        ready.skill,
        bool(ready.answer),
        duration,
        effect,
        effect.amount if effect.code == "powerHits" else 0,
        targets,
        bought=tuple([_power_step(one, effect, longer) for one in ready.upgrades]),
        approved=True,
    )


def _power_step(gives: str, effect: Effect, longer: str) -> Upgrade:
    if gives == "duration":
        return Upgrade("Power", "duration", longer)
    what: Any = "hits" if gives == "amount" and effect.code == "powerHits" else _WHAT.get(gives, gives)
    return Upgrade("Power", what)


def _talent(which: str, ready: ReadyTalent) -> Talent:
    what: Any = {"Expertise": "use", "Resource": "cap"}.get(ready.kind, "")
    return Talent(which, ready.kind.lower(), ready.name, bought=(Upgrade("Knowledge", what),) * ready.upgrades)  # type: ignore[arg-type]


def _gear(which: str, ready: ReadyGear, skills: list[Skill], abilities: list[Ability]) -> Gear:
    skill = next((one for one in skills if one.name == ready.skill), None)
    piece = replace(basic(which, skill), name=ready.name) if skill is not None else Gear(which, ready.name)
    tied = tuple([one.id for one in abilities if ready.tied and one.name == ready.tied])
    return replace(piece, exceptional=ready.exceptional, tied=tied, approved=True)


# The library


def library_ability(which: str, ready: ReadyTrait, skill: str, *, paid: Any) -> Ability:
    """For a Skill or Power where it asks for one. A piece of gear it stands for is tied to it later."""
    effect = stepped_down(ready.effect, ready.upgrades)
    free = tuple([_WHAT.get(one, one) for one in ready.upgrades]) if ready.conditions else ()
    return Ability(
        which,
        ready.name,
        ready.text,
        replace(effect, skill=skill) if skill else effect,
        quality="Q" in ready.identifiers,
        conditions=ready.conditions,
        free=free,
        gear="untied" if "X" in ready.identifiers else "",
        paid=paid,
    )


def library_power(which: str, ready: ReadyTrait, skill: str, *, paid: Any) -> Power:
    effect = stepped_down(ready.effect, ready.upgrades)
    duration, longer = _first(ready.duration, ready.upgrades)
    source: Any = "Power" if paid == "slot" else "DP"
    bought = tuple([replace(_power_step(one, effect, longer), source=source) for one in ready.upgrades])
    hits = effect.amount if effect.code == "powerHits" else 0
    return Power(
        which, ready.name, ready.text, skill, bool(ready.answer), duration, effect, hits, bought=bought, paid=paid
    )


def library_cost(ready: ReadyTrait) -> int:
    """Slots it takes: of Cunning or of Power."""
    if ready.kind == "Power":
        return 1 + len(ready.upgrades)
    return numbers.QUALITY_SLOTS if "Q" in ready.identifiers else numbers.ABILITY_SLOTS
