"""Sentences of Traits and gear: what stands on a sheet is told to who may read the sheet."""

from typing import Any

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.rules.derive import benefit
from parlour.games.personae.words.benefits import benefit_words, duration
from parlour.games.personae.words.phrases import listed
from parlour.games.personae.words.reader import SAY, Reader, own, tells, told


def _of(reader: Reader, who: str, key: str, *rules: str, waits: bool = False, **known: str | int) -> Line | None:
    if not reader.reads(who):
        return None
    text = SAY(key, who=reader.who(who), **known)
    return reader.of(who, told(text, SAY("waits") if waits else ""), *rules)


@tells(m.SkillUnlocked)
def _skill(reader: Reader, event: m.SkillUnlocked) -> Line | None:
    one = event.skill
    known = {"skill": one.name, "attribute": one.attribute}
    return _of(reader, event.who, "skill", "PER-033", "PER-036", waits=not one.approved, **known)


@tells(m.DiceAssigned)
def _dice(reader: Reader, event: m.DiceAssigned) -> Line | None:
    skill = reader.trait(event.who, event.skill, SAY("a-skill"))
    key = "pool-dice-before" if event.before else "pool-dice"
    return _of(reader, event.who, key, "PER-041", count=event.dice, skill=skill, before=event.before)


@tells(m.AbilityAdded)
def _ability(reader: Reader, event: m.AbilityAdded) -> Line | None:
    one = event.ability
    kind = "quality-culture" if one.quality and one.culture else "quality" if one.quality else "plain"
    does = benefit_words(benefit(one))
    if one.conditions:
        does = SAY("limited", benefit=does, conditions=", ".join(one.conditions))
    return _of(
        reader,
        event.who,
        "ability-culture" if one.culture and not one.quality else f"ability-{kind}",
        "PER-079" if one.culture else "PER-081" if one.quality else "PER-064",
        waits=not one.approved and _made(reader, event.who),
        name=one.name,
        benefit=own(does),
    )


@tells(m.PowerAdded)
def _power(reader: Reader, event: m.PowerAdded) -> Line | None:
    one = event.power
    known = {"name": one.name, "duration": duration(one.duration), "benefit": own(benefit_words(benefit(one)))}
    return _of(reader, event.who, "power", "PER-085", waits=not one.approved and _made(reader, event.who), **known)


def _made(reader: Reader, who: str) -> bool:
    """While somebody is being made, everything waits anyway."""
    return any(one.id == who and one.stage == "ready" for one in reader.state.individuals)


@tells(m.TalentAdded)
def _talent(reader: Reader, event: m.TalentAdded) -> Line | None:
    one: Any = event.talent
    key = "talent-native" if one.native else f"talent-{one.kind}"
    rule = {"language": "PER-050" if one.native else "PER-051", "expertise": "PER-053"}.get(one.kind, "PER-056")
    return _of(reader, event.who, key, rule, waits=not one.approved, name=one.name)


@tells(m.TraitUpgraded)
def _upgraded(reader: Reader, event: m.TraitUpgraded) -> Line | None:
    step = event.upgrade
    what = SAY(f"raise-{step.what or 'more'}", duration=duration(step.detail), skill=step.detail)
    return _of(reader, event.who, "upgraded", "PER-236", trait=reader.trait(event.who, event.trait), what=what)


@tells(m.QualityMade)
def _quality(reader: Reader, event: m.QualityMade) -> Line | None:
    return _of(reader, event.who, "quality-made", "PER-083", trait=reader.trait(event.who, event.ability))


@tells(m.TraitDropped)
def _dropped(reader: Reader, event: m.TraitDropped) -> Line | None:
    return _of(reader, event.who, "trait-dropped", trait=event.name)


@tells(m.GearAdded)
def _gear(reader: Reader, event: m.GearAdded) -> Line | None:
    one = event.gear
    marks: list[str] = [one.size] if one.size else []
    marks += [SAY(f"gear-shield-{one.shield}")] if one.shield else []
    marks += [SAY("gear-exceptional", what=listed(one.exceptional))] if one.exceptional else []
    rule = "PER-239" if one.exceptional else "PER-112"
    return _of(reader, event.who, "gear-marks" if marks else "gear", rule, name=one.name, marks=", ".join(marks))


@tells(m.GearTied)
def _tied(reader: Reader, event: m.GearTied) -> Line | None:
    gear, trait = reader.trait(event.who, event.gear, SAY("a-thing")), reader.trait(event.who, event.trait)
    return _of(reader, event.who, "tied", "PER-113", trait=trait, gear=gear)


@tells(m.TraitApproved)
def _approved(reader: Reader, event: m.TraitApproved) -> Line | None:
    return _of(reader, event.who, "trait-approved", "PER-065", trait=reader.trait(event.who, event.trait))


@tells(m.PriceAgreed)
def _price(reader: Reader, event: m.PriceAgreed) -> Line | None:
    trait = reader.trait(event.who, event.ability)
    return _of(reader, event.who, "price-agreed", "PER-279", trait=trait, price=event.price)
