"""Special Abilities and Powers in people's own words: what an effect of the vocabulary asks for, and the Trait that
comes of the answers."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.judge import FLAG, Count, Field, One, Some, Words, about, waived
from parlour.games.personae.content import numbers
from parlour.games.personae.content.effects import WORDS, Code, Effect, Word
from parlour.games.personae.model import ATTRIBUTES, KINDS, Ability, Individual, Power, State, Talent, Upgrade
from parlour.games.personae.rules import derive

MOST = 9
"""Hits and targets of a new Power."""
ONCE = ("once per encounter", "once per scene", "once per day", "once per session")
"""PER-078: conditions the engine keeps count of."""
_OF_POWERS: tuple[Code, ...] = ("powerTargets", "powerHits", "powerDuration")
"""Effects of a Special Ability that go with a Power."""
_REROLLS: tuple[Code, ...] = ("rerollOwn", "rerollOpponent")
_BARE = ("narrative", "impose", "companion", "criticalFeat")
"""Effects that live from their words."""
_POWERS_ONLY: tuple[Code, ...] = ("stabilise", "revive")
"""PER-207, PER-275: nothing but a Power does that."""
_POWERS: tuple[Code, ...] = (
    "powerHits",
    "narrative",
    "impose",
    "addResult",
    "addDice",
    "opponentAddition",
    "healthBonus",
    "recoveryAid",
    "knockOut",
    "stabilise",
    "revive",
    "resistPower",
    "orderBonus",
    "delayInjury",
    "stayConscious",
    "hitsToStatus",
)
"""What a Power can do by itself; its text says the rest."""


def no_revival(state: State, it: Word) -> bool:
    """PER-207: only where the table wants it."""
    return it.code == "revive" and state.options.raise_dead == "off"


def ranks_settled(state: State, it: Word) -> bool:
    """PER-025."""
    return it.code == "changePriority" and state.options.priorities_change != "viaTraits"


# Special Abilities


class Names(Struct, frozen=True):
    """What effects can go with on a sheet, by name."""

    skills: tuple[str, ...]
    powers: tuple[str, ...]
    arcane: tuple[str, ...]
    """The supernatural Skills."""


def names_of(person: Individual) -> Names:
    arcane = tuple([one.name for one in person.skills if "supernatural" in one.tags])
    return Names(tuple([one.name for one in person.skills]), tuple([one.name for one in person.powers]), arcane)


def _skill(word: Word, names: Names) -> tuple[str, ...]:
    """The Skills or Powers an effect may go with."""
    if word.code in _OF_POWERS:
        return names.powers
    if word.code == "answerPower":
        return ("Dodge", "Block")
    if word.code == "extraHits":
        return (*names.skills, *names.powers)
    if word.code == "resistPower":
        return names.arcane
    if "skill" in word.needs:
        return names.skills
    return ("", *names.skills) if "skill" in word.may else ("",)


def _kind(word: Word) -> tuple[str, ...]:
    """PER-205, PER-206: hits are removed by Powers alone."""
    if word.code == "recoveryAid":
        return ("assist", "replace")
    if word.kinds:
        return word.kinds
    if word.code in ("freeChallenge", "resistPower"):
        return ("interaction", "attack", "power")
    return ("", *KINDS) if "kind" in (*word.needs, *word.may) else ("",)


def _detail(code: Code) -> tuple[str, ...]:
    """Between what there is to choose beside; empty: nothing."""
    if code == "setAttribute":
        return ATTRIBUTES
    if code == "penaltyAgainst":
        return ("injured", "wounded", "incapacitated")
    if code == "criticalFeat":
        return ("", "injured")
    if code == "powerDuration":
        return ("T", "S")
    if code == "followUp":
        return ("won", "held")
    return ("won",) if code == "escalate" else ()


def goes_with(who: Individual, code: Word) -> tuple[str, ...]:
    """The Skills or Powers an effect may go with; Resist meets a Power with another Attribute."""
    return (*_skill(code, names_of(who)), *(("Resist",) if code.code == "answerPower" else ()))


def kinds(code: Word) -> tuple[str, ...]:
    return _kind(code)


def whens(code: Word) -> tuple[str, ...]:
    return ("", "issue", "answer") if "when" in code.may else ("",)


def details(who: Individual, form: str, code: Word, skill: str) -> tuple[str, ...] | None:
    """An Attribute, a status, a piece of gear: what the effect asks for beside; None: a circumstance in words."""
    if form == "gear":
        return crafted(who)
    if code.code == "answerPower":
        return ATTRIBUTES if skill == "Resist" else ("",)
    found = _detail(code.code)
    if found or "trigger" not in code.may or code.code == "companion":
        return found or ("",)
    return None


def crafted(person: Individual) -> tuple[str, ...]:
    """Pieces that are exceptional: what a Special Ability may stand for."""
    return tuple([one.id for one in person.gear if one.exceptional])


def powers_only(it: Word) -> bool:
    """PER-207, PER-275."""
    return it.code in _POWERS_ONLY


def nothing_it_goes_with(who: Individual, it: Word) -> bool:
    """It needs a Skill or a Power that is not on the sheet."""
    return not goes_with(who, it)


def not_with_gear(form: str, it: Word) -> bool:
    """Exceptional gear is named in `detail`: effects that need something else there do not go with it."""
    return form == "gear" and bool(_detail(it.code))


def resists_without_gear(form: str, code: Word, it: str) -> bool:
    return form == "gear" and code.code == "answerPower" and it == "Resist"


def ability_fields(whose: str, forms: Field, *codes: Any) -> dict[str, Field]:
    """What a new Special Ability asks for: on whose sheet, in which forms, and which effects cannot be had."""
    usual = (waived(no_revival), powers_only, waived(ranks_settled), *codes, nothing_it_goes_with, not_with_gear)
    return {
        "form": forms,
        "code": One(WORDS, unless=[about(one, who=whose) for one in usual]),
        "kind": One(kinds, suggest=""),
        "when": One(whens, suggest=""),
        "skill": One(about(goes_with, who=whose), unless=(resists_without_gear,), suggest=""),
        "detail": Words(numbers.PHRASE, 0, of=about(details, who=whose)),
        "name": Words(numbers.NAME),
        "text": Words(numbers.SENTENCE, 0),
        "conditions": Some(ONCE, least=0, most=1),
        "story": Words(numbers.PHRASE, 0),
    }


"""Name, text, a condition the engine counts, another in words."""


def ability_of(command: Any, which: str, **more: Any) -> Ability:
    """The Special Ability a command describes. Upgrades by conditions are free (PER-077); where there is no choice they
    are taken at once."""
    story = command.story.strip()
    conditions = (*command.conditions, *([story] if story else []))
    gear = command.detail if command.form == "gear" else ""
    effect = _effect(command, "" if gear else command.detail.strip())
    ability = Ability(
        which,
        command.name.strip(),
        command.text.strip(),
        effect,
        command.form in ("quality", "gear"),
        command.form == "culture",
        conditions,
        gear=gear,
        **more,
    )
    can = ways(ability)
    alone = len(can) == 1 and not can[0][1]
    return replace(ability, free=(can[0][0],) * len(conditions)) if alone else ability


def _effect(command: Any, detail: str) -> Effect:
    code: Code = command.code
    keep: Any = "second" if code in _REROLLS else ""
    text = command.text.strip() if code in _BARE else ""
    attribute = detail if code in ("setAttribute", "answerPower") else ""
    status = detail if code in ("penaltyAgainst", "criticalFeat", "powerDuration") else ""
    trigger = "won" if code == "criticalFeat" else "" if attribute or status else detail
    amount = 2 if code == "hitsToStatus" else 1
    return Effect(
        code, command.skill, command.kind, command.when, amount, keep, False, attribute, status, trigger, text
    )


# Powers


POWER_WORDS = {code: WORDS[code] for code in _POWERS}


def hits_are_instant(duration: str, it: Word) -> bool:
    """PER-094: what injures is Instant."""
    return duration != "I" and it.code == "powerHits"


def most_hits(duration: str) -> int:
    return MOST if duration == "I" else 0


def arcane(who: Individual) -> tuple[str, ...]:
    """The supernatural Skills."""
    return names_of(who).arcane


def power_fields(whose: str) -> dict[str, Field]:
    """PER-094, PER-110: whether it takes a Challenge; duration, effect, Skill, hits, targets and the words."""
    return {
        "challenge": One(FLAG),
        "duration": One(("I", "M", "T", "S")),
        "code": One(POWER_WORDS, unless=(hits_are_instant, waived(no_revival))),
        "skill": Words(numbers.NAME, suggest=about(arcane, who=whose)),
        "hits": Count(0, most_hits, suggest=0),
        "targets": Count(1, MOST, suggest=1),
        "name": Words(numbers.NAME),
        "text": Words(numbers.SENTENCE, 0),
    }


def power_of(command: Any, which: str, **more: Any) -> Power:
    code: Code = command.code
    hits = max(1, command.hits) if code == "powerHits" else command.hits
    skill = command.skill.strip()
    kind = {"recoveryAid": "remove", "resistPower": "power"}.get(code, "")
    amount = hits if code == "powerHits" else 2 if code == "hitsToStatus" else 1
    effect = Effect(
        code,
        skill if code == "resistPower" else "",
        kind,
        amount=amount,
        status="injured" if code == "recoveryAid" else "",
        text=command.text.strip() if code in _BARE else "",
    )
    return Power(
        which,
        command.name.strip(),
        command.text.strip(),
        skill,
        command.challenge,
        command.duration,
        effect,
        hits,
        command.targets,
        **more,
    )


# Upgrades


def ways(trait: Any) -> list[tuple[str, tuple[str, ...]]]:
    """PER-236, PER-237: what an upgrade of this Trait may raise, and between what there is to choose beside."""
    if isinstance(trait, Ability):
        return _effect_ways(derive.benefit(trait))
    if isinstance(trait, Power):
        return _power_ways(trait)
    kind = getattr(trait, "kind", "")
    if kind == "expertise":
        return [("use", ()), ("die", ())]
    return [("cap", ())] if kind == "resource" else []


def _effect_ways(effect: Effect) -> list[tuple[str, tuple[str, ...]]]:
    code = effect.code
    if code in _REROLLS:
        better: list[tuple[str, tuple[str, ...]]] = [] if effect.keep == "better" else [("better", ())]
        return [("count", ()), *better, *([] if effect.highest else [("highest", ())])]
    if code in ("setAttribute", "autoActiveDefence"):
        return [("skill", ("skills",))]
    if code in ("answerPower", "resistPower"):
        every = ("Dodge", "Block") if code == "answerPower" else ("interaction", "attack", "power")
        had = effect.skills() if code == "answerPower" else tuple([one.strip() for one in effect.kind.split(",")])
        left = tuple([one for one in every if one not in had])
        return [("skill", left)] if left else []
    return [("", ())] if WORDS[code].grows and code not in ("companion", "powerDuration") else []


def _power_ways(power: Power) -> list[tuple[str, tuple[str, ...]]]:
    """PER-232, PER-233: more hits or targets, a longer duration, or more of the effect."""
    found: list[tuple[str, tuple[str, ...]]] = [("hits", ())] if derive.power_hits(power) else []
    found.append(("targets", ()))
    if not derive.power_hits(power) and derive.power_duration(power) in ("I", "M"):
        found.append(("duration", ("T", "S")))
    if power.effect.code not in ("powerHits", *_POWERS_ONLY):
        found += [(what or "count", details) for what, details in _effect_ways(derive.benefit(power))]
    return found


def upgradable(who: Individual) -> list[Ability | Power | Talent]:
    return [*who.abilities, *who.powers, *who.talents]


def not_upgradable(it: Any) -> bool:
    """PER-236."""
    return not ways(it)


def what_grows(trait: Any) -> tuple[str, ...]:
    return tuple([what for what, _ in ways(trait)])


def more_of(who: Individual, trait: Any, what: str) -> tuple[str, ...]:
    """Between what there is to choose beside what is raised; a Skill it has not yet."""
    found = dict(ways(trait)).get(what, ())
    if found == ("skills",):
        had = derive.benefit(trait).skills()
        return tuple([one.name for one in who.skills if one.name not in had])
    return found or ("",)


def no_more(who: Individual, trait: Any, it: str) -> bool:
    """It goes with every Skill already."""
    return not more_of(who, trait, it)


def upgrade(source: Any, what: Any, detail: str = "") -> Upgrade:
    return Upgrade(source, what, detail)
