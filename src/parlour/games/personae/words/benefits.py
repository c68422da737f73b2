"""What a Trait does, in words: one phrase for each effect of the vocabulary, upgrades included. How it reads stands in
effects.ftl of each language."""

from collections.abc import Callable
from typing import Literal

from parlour.core.phrasebook import Phrasebook
from parlour.games.personae.content.effects import TRIGGERS, Code, Effect
from parlour.games.personae.words.phrases import dice, listed, short, signed

SAY = Phrasebook(__package__, "effects")
_OF_SUCCESS = ("impose", "escalate", "knockOut", "criticalFeat", "extraHits")
"""They speak of a success anyway."""


def duration(key: str) -> str:
    return SAY(f"duration-{key}") if f"duration-{key}" in SAY else key


def _kinds(effect: Effect, part: str = "") -> list[str]:
    found = [kind for part in effect.kind.split(",") if (kind := part.strip())]
    return [SAY.part(f"kind-{kind}", part) if f"kind-{kind}" in SAY else kind for kind in found]


def _skills(effect: Effect, last: Literal["and", "or"] = "or") -> str:
    return listed(effect.skills(), last)


def _with(words: str, effect: Effect) -> str:
    """... with Boarding Axe in attacks when answering"""
    if effect.skills():
        words = SAY("with-skills", words=words, skills=_skills(effect))
    if kinds := _kinds(effect):
        words = SAY("in-kinds", words=words, kinds=listed(kinds))
    return _at_a_time(words, effect)


def _at_a_time(words: str, effect: Effect) -> str:
    return SAY("at-a-time", words=words, when=SAY(f"when-{effect.when}")) if effect.when else words


def _of(words: str, effect: Effect) -> str:
    return SAY("of-skills", words=words, skills=_skills(effect, "and")) if effect.skills() else words


def _status(effect: Effect, other: str) -> str:
    return effect.status.capitalize() or other


def _counted(effect: Effect) -> str:
    return SAY(f"does-{effect.code}", count=effect.amount)


def _signed(effect: Effect) -> str:
    return SAY(f"does-{effect.code}", amount=signed(effect.amount))


def _reroll(effect: Effect) -> str:
    better = "better-result" if effect.code == "rerollOwn" else "better-for-you"
    kept = SAY(better if effect.keep == "better" else "second-result")
    if not effect.highest:
        kept = SAY("not-highest", kept=kept)
    return SAY("does-kept", words=_with(SAY(f"does-{effect.code}", dice=dice(effect.amount)), effect), kept=kept)


def _follow_up(effect: Effect) -> str:
    words = _counted(effect)
    if effect.skills():
        words = SAY("with-skills", words=words, skills=_skills(effect))
    return SAY("follow-subsequent" if effect.kind == "subsequent" else "follow-additional", words=words)


def _after_success(effect: Effect) -> str:
    return SAY(f"does-{effect.code}", words=_with(SAY("success"), effect))


def _feat(effect: Effect) -> str:
    does = short(effect.text, 160) or SAY("agreed")
    if effect.status:
        does = SAY("feat-hits", status=effect.status.capitalize())
    return SAY("does-criticalFeat", words=_with(SAY("critical-success"), effect), does=does)


def _attribute(effect: Effect) -> str:
    many, skills = len(effect.skills()), _skills(effect, "and")
    return _at_a_time(SAY("does-setAttribute", count=many, skills=skills, attribute=effect.attribute), effect)


def _exception(effect: Effect) -> str:
    what = SAY("the-shield" if effect.kind == "shield" else "a-parry")
    return SAY("does-categoryException", words=_of(what, effect), count=effect.amount)


def _aid(effect: Effect) -> str:
    skills = _skills(effect)
    match effect.kind:
        case "assist":
            return SAY("aid-assist", bonus=signed(1 + effect.amount))
        case "replace":
            return SAY("aid-replace-with", skills=skills) if skills else SAY("aid-replace")
        case "remove" if effect.status:
            return SAY("aid-remove-from", count=effect.amount, status=effect.status.capitalize())
        case "remove":
            return SAY("aid-remove", count=effect.amount)
        case _:
            return SAY("aid-other", amount=signed(effect.amount))


def _impose(effect: Effect) -> str:
    does = short(effect.text, 160) or SAY("agreed")
    return SAY("does-impose", words=_with(SAY("success"), effect), does=does)


def _free(effect: Effect) -> str:
    words = listed(_kinds(effect, "one"), "or") or SAY("a-challenge")
    if effect.skills():
        words = SAY("with-skills", words=words, skills=_skills(effect, "and"))
    return SAY("does-freeChallenge", words=words, count=effect.amount)


def _answer_power(effect: Effect) -> str:
    if effect.attribute:
        return SAY("answer-attribute", attribute=effect.attribute)
    return SAY("answer-skills", skills=_skills(effect) or SAY("dodge-or-block"))


def _resist(effect: Effect) -> str:
    kinds = listed(_kinds(effect)) or SAY("challenges")
    return SAY("does-resistPower", skills=_skills(effect) or SAY("a-power-skill"), kinds=kinds)


def _companion(effect: Effect) -> str:
    return SAY("does-companion-text", text=short(effect.text, 160)) if effect.text else SAY("does-companion")


_WORDS: dict[Code, Callable[[Effect], str]] = {
    "addResult": lambda e: _with(_signed(e), e),
    "addDice": lambda e: _with(SAY("does-addDice", dice=dice(e.amount)), e),
    "rerollOwn": _reroll,
    "rerollOpponent": _reroll,
    "extraHits": lambda e: _with(_counted(e), e),
    "followUp": _follow_up,
    "escalate": _after_success,
    "powerTargets": lambda e: _of(_counted(e), e),
    "powerHits": lambda e: _of(_counted(e), e),
    "powerDuration": lambda e: _of(SAY("does-powerDuration", duration=duration(e.status)), e),
    "criticalFeat": _feat,
    "healthBonus": _counted,
    "ignoreDice": lambda e: _with(_counted(e), e),
    "setAttribute": _attribute,
    "autoActiveDefence": lambda e: SAY("does-autoActiveDefence", skills=_skills(e) or SAY("any-skill")),
    "categoryException": _exception,
    "penaltyAgainst": lambda e: SAY("does-penaltyAgainst", status=_status(e, SAY("hurt")), dice=dice(e.amount)),
    "delayInjury": _counted,
    "stayConscious": lambda e: SAY("does-stayConscious", status=_status(e, "Incapacitated")),
    "knockOut": _after_success,
    "recoveryAid": _aid,
    "companion": _companion,
    "narrative": lambda e: short(e.text, 160) or SAY("does-narrative"),
    "opponentAddition": lambda e: _with(SAY("does-opponentAddition", amount=signed(-abs(e.amount))), e),
    "impose": _impose,
    "extraSA": _counted,
    "freeChallenge": _free,
    "answerPower": _answer_power,
    "hitsToStatus": _counted,
    "stabilise": _counted,
    "revive": _counted,
    "resistPower": _resist,
    "orderBonus": _signed,
    "changePriority": _counted,
}


def benefit_words(effect: Effect) -> str:
    """+2 to results with Boarding Axe; a circumstance stands in its own words."""
    words = _WORDS[effect.code](effect)
    if not effect.trigger or (effect.trigger == "won" and effect.code in _OF_SUCCESS):
        return words
    named = effect.trigger in TRIGGERS
    when = SAY.part(f"trigger-{effect.trigger}", "short") if named else short(effect.trigger, 120)
    return SAY("circumstance", words=words, when=when)
