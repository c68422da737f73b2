"""Special Abilities and Powers in people's own words: what an effect of the vocabulary asks for, and the Trait that
comes of the answers."""

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.offers import Ask, Choose, Pick, Text
from parlour.games.personae.content import numbers
from parlour.games.personae.content.effects import VOCABULARY, WORDS, Code, Effect, Word
from parlour.games.personae.model import ATTRIBUTES, KINDS, Ability, Individual, Power, State, Upgrade
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.making import NAME
from parlour.games.personae.rules.making import WORDS as TEXT

ONCE = ("once per encounter", "once per scene", "once per day", "once per session")
"""PER-078: conditions the engine keeps count of."""
_NOTHING: Ask = Pick(("",))
_CIRCUMSTANCE: Ask = Text(numbers.PHRASE, least=0)
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


def allowed(state: State, code: Code) -> bool:
    """PER-025, PER-207: some effects exist only where the table wants them."""
    if code == "revive":
        return state.options.raise_dead == "on" or state.lax
    if code == "changePriority":
        return state.options.priorities_change == "viaTraits" or state.lax
    return True


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


def _detail(word: Word) -> Ask:
    if word.code in ("setAttribute",):
        return Pick(ATTRIBUTES)
    if word.code == "penaltyAgainst":
        return Pick(("injured", "wounded", "incapacitated"))
    if word.code == "criticalFeat":
        return Pick(("", "injured"))
    if word.code == "powerDuration":
        return Pick(("T", "S"))
    if word.code == "followUp":
        return Pick(("won", "held"))
    if word.code == "escalate":
        return Pick(("won",))
    if "trigger" in word.may and word.code not in ("answerPower", "companion"):
        return _CIRCUMSTANCE
    return _NOTHING


def asks_of(names: Names, codes: tuple[str, ...]) -> list[tuple[tuple[str, ...], tuple[Ask, ...]]]:
    """Of these codes those that ask for the same: skill, kind, when and detail."""
    groups: dict[tuple[Ask, ...], list[str]] = {}
    for word in VOCABULARY:
        skills = _skill(word, names)
        if word.code not in codes or not skills:
            continue
        when = Pick(("", "issue", "answer")) if "when" in word.may else _NOTHING
        asked = (Pick(skills), Pick(_kind(word)), when, _detail(word))
        groups.setdefault(asked, []).append(word.code)
        if word.code == "answerPower":
            groups.setdefault((Pick(("Resist",)), Pick(("",)), _NOTHING, Pick(ATTRIBUTES)), []).append(word.code)
    return [(tuple(alike), asked) for asked, alike in groups.items()]


_REST: tuple[Ask, ...] = (NAME, TEXT, Choose(ONCE, 0, 1), Text(numbers.PHRASE, least=0))
"""Name, text, a condition the engine counts, another in words."""


def ability_asks(
    state: State, person: Individual, forms: tuple[str, ...], pieces: tuple[str, ...], *, bond: bool
) -> tuple[tuple[Ask, ...], ...]:
    """What a new Special Ability asks for, one list for each offer. `bond`: a companion may be had."""
    codes = tuple(
        [
            word.code
            for word in VOCABULARY
            if allowed(state, word.code) and word.code not in _POWERS_ONLY and (bond or word.code != "companion")
        ]
    )
    return _ability_asks(names_of(person), codes, forms, pieces)


@lru_cache(maxsize=256)
def _ability_asks(
    names: Names, codes: tuple[str, ...], forms: tuple[str, ...], pieces: tuple[str, ...]
) -> tuple[tuple[Ask, ...], ...]:
    """Form, code, skill, kind, when, detail and the words: the same for a sheet until it changes.

    Exceptional gear is named in `detail`, so effects that need something else there are not offered with it.
    """
    found: list[tuple[Ask, ...]] = []
    plain = tuple([form for form in forms if form != "gear"])
    for alike, (skill, kind, when, detail) in asks_of(names, codes):
        if plain:
            found.append((Pick(plain), Pick(alike), skill, kind, when, detail, *_REST))
        if "gear" in forms and pieces and detail in (_NOTHING, _CIRCUMSTANCE):
            found.append((Pick(("gear",)), Pick(alike), skill, kind, when, Pick(pieces), *_REST))
    return tuple(found)


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


def power_codes(state: State, duration: str) -> tuple[str, ...]:
    """PER-094: what injures is Instant."""
    return tuple([code for code in _POWERS if allowed(state, code) and (duration == "I" or code != "powerHits")])


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
    return [("", ())] if WORDS[code].upgrade and code not in ("companion", "powerDuration") else []


def _power_ways(power: Power) -> list[tuple[str, tuple[str, ...]]]:
    """PER-232, PER-233: more hits or targets, a longer duration, or more of the effect."""
    found: list[tuple[str, tuple[str, ...]]] = [("hits", ())] if derive.power_hits(power) else []
    found.append(("targets", ()))
    if not derive.power_hits(power) and derive.power_duration(power) in ("I", "M"):
        found.append(("duration", ("T", "S")))
    if power.effect.code not in ("powerHits", *_POWERS_ONLY):
        found += [(what or "count", details) for what, details in _effect_ways(derive.benefit(power))]
    return found


def upgrade_asks(person: Individual, trait: Any) -> list[tuple[Ask, Ask]]:
    """`what` and `detail`, one pair for each offer."""
    plain = tuple([what for what, details in ways(trait) if not details])
    found: list[tuple[Ask, Ask]] = [(Pick(plain), _NOTHING)] if plain else []
    for what, details in ways(trait):
        if details == ("skills",):
            had = derive.benefit(trait).skills()
            details = tuple([one.name for one in person.skills if one.name not in had])
        if details:
            found.append((Pick((what,)), Pick(details)))
    return found


def upgrade(source: Any, what: Any, detail: str = "") -> Upgrade:
    return Upgrade(source, what, detail)
