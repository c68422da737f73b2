"""Sentences of Traits and gear: what stands on a sheet is told to who may read the sheet."""

from typing import Any

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.rules.derive import benefit
from parlour.games.personae.words.benefits import DURATIONS, benefit_words
from parlour.games.personae.words.phrases import counted, listed, sentence
from parlour.games.personae.words.reader import Reader, tells


def _of(reader: Reader, who: str, text: str, *rules: str, waits: bool = False) -> Line | None:
    later = " It waits for the game master." if waits else ""
    return reader.of(who, f"{reader.who(who)}{text}{later}", *rules) if reader.reads(who) else None


@tells(m.SkillUnlocked)
def _skill(reader: Reader, event: m.SkillUnlocked) -> Line | None:
    one = event.skill
    return _of(
        reader, event.who, f" unlocks {one.name}, with {one.attribute}.", "PER-033", "PER-036", waits=not one.approved
    )


@tells(m.DiceAssigned)
def _dice(reader: Reader, event: m.DiceAssigned) -> Line | None:
    before = f" (it was {event.before})" if event.before else ""
    text = (
        f" has {counted(event.dice, 'pool die', 'pool dice')} on "
        f"{reader.trait(event.who, event.skill, 'a Skill')}{before}."
    )
    return _of(reader, event.who, text, "PER-041")


@tells(m.AbilityAdded)
def _ability(reader: Reader, event: m.AbilityAdded) -> Line | None:
    one = event.ability
    kind = "a Special Quality" if one.quality else "a Special Ability"
    kind += " of Culture" if one.culture else ""
    only = f" ({', '.join(one.conditions)})" if one.conditions else ""
    text = f" has {kind}, {one.name}:{sentence(benefit_words(benefit(one)) + only)}"
    return _of(
        reader,
        event.who,
        text,
        "PER-079" if one.culture else "PER-081" if one.quality else "PER-064",
        waits=not one.approved and _made(reader, event.who),
    )


@tells(m.PowerAdded)
def _power(reader: Reader, event: m.PowerAdded) -> Line | None:
    one = event.power
    text = f" has a Power, {one.name} ({DURATIONS[one.duration]}):{sentence(benefit_words(benefit(one)))}"
    return _of(reader, event.who, text, "PER-085", waits=not one.approved and _made(reader, event.who))


def _made(reader: Reader, who: str) -> bool:
    """While somebody is being made, everything waits anyway."""
    return any(one.id == who and one.stage == "ready" for one in reader.state.individuals)


_TALENTS = {"language": "speaks", "expertise": "is an expert on", "resource": "has a Resource,"}


@tells(m.TalentAdded)
def _talent(reader: Reader, event: m.TalentAdded) -> Line | None:
    one: Any = event.talent
    native = ", the native language" if one.native else ""
    rule = {"language": "PER-050" if one.native else "PER-051", "expertise": "PER-053"}.get(one.kind, "PER-056")
    return _of(reader, event.who, f" {_TALENTS[one.kind]} {one.name}{native}.", rule, waits=not one.approved)


_RAISES = {
    "count": "one more",
    "better": "the better result stands",
    "highest": "the highest die may be chosen",
    "hits": "one more hit",
    "targets": "one more target",
    "use": "once more in a session",
    "die": "one more die",
    "cap": "one more to the Cap",
    "": "one step more",
}


@tells(m.TraitUpgraded)
def _upgraded(reader: Reader, event: m.TraitUpgraded) -> Line | None:
    step = event.upgrade
    what = {"duration": f"lasts as {DURATIONS.get(step.detail, step.detail)}", "skill": f"{step.detail} too"}.get(
        step.what
    ) or _RAISES[step.what]
    return _of(reader, event.who, f" upgrades {reader.trait(event.who, event.trait)}: {what}.", "PER-236")


@tells(m.QualityMade)
def _quality(reader: Reader, event: m.QualityMade) -> Line | None:
    return _of(
        reader, event.who, f": {reader.trait(event.who, event.ability)} is a Special Quality now, always on.", "PER-083"
    )


@tells(m.TraitDropped)
def _dropped(reader: Reader, event: m.TraitDropped) -> Line | None:
    return _of(reader, event.who, f" does without {event.name}.")


@tells(m.GearAdded)
def _gear(reader: Reader, event: m.GearAdded) -> Line | None:
    one = event.gear
    marks: list[str] = [one.size] if one.size else []
    marks += [f"{one.shield} shield"] if one.shield else []
    marks += [f"exceptional by {listed(one.exceptional)}"] if one.exceptional else []
    shown = f" ({', '.join(marks)})" if marks else ""
    return _of(reader, event.who, f" has {one.name}{shown}.", "PER-239" if one.exceptional else "PER-112")


@tells(m.GearTied)
def _tied(reader: Reader, event: m.GearTied) -> Line | None:
    gear, trait = reader.trait(event.who, event.gear, "a thing"), reader.trait(event.who, event.trait)
    return _of(reader, event.who, f": {trait} makes use of {gear}.", "PER-113")


@tells(m.TraitApproved)
def _approved(reader: Reader, event: m.TraitApproved) -> Line | None:
    return _of(reader, event.who, f": the game master agrees to {reader.trait(event.who, event.trait)}.", "PER-065")


@tells(m.PriceAgreed)
def _price(reader: Reader, event: m.PriceAgreed) -> Line | None:
    cost = counted(event.price, "point")
    return _of(
        reader,
        event.who,
        f": an upgrade of {reader.trait(event.who, event.ability)} costs {cost}, as agreed.",
        "PER-279",
    )
