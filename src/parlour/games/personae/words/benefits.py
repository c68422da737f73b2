"""What a Trait does, in words: one phrase for each effect of the vocabulary, upgrades included."""

from collections.abc import Callable

from parlour.games.personae.content.effects import Code, Effect
from parlour.games.personae.words.phrases import counted, dice, listed, number, short, signed

_CHALLENGES = {
    "interaction": "Interaction Challenges", "attack": "attacks", "power": "Power Challenges", "recovery": "recovery",
    "unopposed": "Unopposed Challenges", "virtual": "questions about somebody",
}  # fmt: skip
_ONE = {
    "interaction": "an Interaction Challenge",
    "attack": "an attack",
    "power": "a Power Challenge",
    "recovery": "a Recovery Challenge",
    "unopposed": "an Unopposed Challenge",
    "virtual": "a question about somebody",
}
_WHEN = {"issue": "when issuing", "answer": "when answering"}
_TRIGGERS = {"won": "after winning", "held": "after answering successfully", "violence": "when violence begins"}
_OF_SUCCESS = ("impose", "escalate", "knockOut", "criticalFeat", "extraHits")
"""They speak of a success anyway."""
DURATIONS = {"I": "Instant", "M": "Maintain", "T": "Independent", "S": "Special"}


def _kinds(effect: Effect, names: dict[str, str]) -> list[str]:
    return [names.get(kind, kind) for part in effect.kind.split(",") if (kind := part.strip())]


def _with(effect: Effect) -> str:
    """with Boarding Axe in attacks when answering"""
    parts = [f"with {listed(effect.skills(), 'or')}"] if effect.skills() else []
    parts += [f"in {listed(kinds)}"] if (kinds := _kinds(effect, _CHALLENGES)) else []
    parts += [_WHEN[effect.when]] if effect.when else []
    return "".join([f" {part}" for part in parts])


def _when(effect: Effect) -> str:
    """, after winning; a circumstance stands in its own words"""
    if effect.trigger == "won" and effect.code in _OF_SUCCESS:
        return ""
    return f", {_TRIGGERS.get(effect.trigger, short(effect.trigger, 120))}" if effect.trigger else ""


def _stands(effect: Effect) -> str:
    kept = "the better result stands" if effect.keep == "better" else "the second result stands"
    return kept if effect.highest else f"not the highest, {kept}"


def _reroll_own(effect: Effect) -> str:
    return f"reroll {dice(effect.amount)}{_with(effect)}, {_stands(effect)}"


def _reroll_opponent(effect: Effect) -> str:
    return (
        f"the opponent rerolls {dice(effect.amount)}{_with(effect)}, "
        f"{_stands(effect).replace('the better result', 'the result better for you')}"
    )


def _follow_up(effect: Effect) -> str:
    how = "with the next dice of the same roll" if effect.kind == "subsequent" else "with new dice"
    skills = f" with {listed(effect.skills(), 'or')}" if effect.skills() else ""
    return f"{counted(effect.amount, 'further Challenge')}{skills} at once, {how}"


def _power_targets(effect: Effect) -> str:
    return f"{counted(effect.amount, 'more target')}{_of(effect)}"


def _of(effect: Effect) -> str:
    return f" of {listed(effect.skills())}" if effect.skills() else ""


def _feat(effect: Effect) -> str:
    does = f"hits up to {effect.status.capitalize()}" if effect.status else short(effect.text, 160) or "what was agreed"
    return f"a critical after a success{_with(effect)} buys: {does}"


def _exception(effect: Effect) -> str:
    what = "the shield" if effect.kind == "shield" else "a parry"
    return (
        f"{what}{_of(effect)} also stops "
        f"{'one category' if effect.amount == 1 else f'{number(effect.amount)} categories'} more"
    )


def _delay(effect: Effect) -> str:
    return f"injury takes hold {counted(effect.amount, 'round')} later"


def _aid(effect: Effect) -> str:
    whom = f" from somebody {effect.status.capitalize()} at worst" if effect.status else ""
    skills = listed(effect.skills(), "or")
    return {
        "assist": f"{signed(1 + effect.amount)} instead of +1 when helping somebody recover",
        "replace": f"your roll{f' with {skills}' if skills else ''} may stand in when somebody recovers",
        "remove": f"removes {counted(effect.amount, 'hit')}{whom}",
    }.get(effect.kind, f"{signed(effect.amount)} to recovery")


def _impose(effect: Effect) -> str:
    return f"a success{_with(effect)} imposes: {short(effect.text, 160) or 'what was agreed'}"


def _free(effect: Effect) -> str:
    many = "" if effect.amount == 1 else f", {number(effect.amount)} times a turn"
    skills = f" with {listed(effect.skills())}" if effect.skills() else ""
    return f"{listed(_kinds(effect, _ONE), 'or') or 'a Challenge'}{skills} without an action{many}"


def _answer_power(effect: Effect) -> str:
    if effect.attribute:
        return f"Resist adds {effect.attribute} against Powers"
    return f"answers Powers with {listed(effect.skills(), 'or') or 'Dodge or Block'}"


def _each_status(effect: Effect) -> str:
    return f"from Injured on {counted(effect.amount, 'hit')} to each further status"


def _swap(effect: Effect) -> str:
    return f"{counted(effect.amount, 'swap')} of two Attributes in the order of importance"


_WORDS: dict[Code, Callable[[Effect], str]] = {
    "addResult": lambda e: f"{signed(e.amount)} to results{_with(e)}",
    "addDice": lambda e: f"{dice(e.amount)} more{_with(e)}",
    "rerollOwn": _reroll_own,
    "rerollOpponent": _reroll_opponent,
    "extraHits": lambda e: f"{counted(e.amount, 'more hit')}{_with(e)}",
    "followUp": _follow_up,
    "escalate": lambda e: f"a success{_with(e)} turns words to blows: the opponent attacks at once",
    "powerTargets": _power_targets,
    "powerHits": lambda e: f"inflicts {counted(e.amount, 'hit')}{_of(e)}",
    "powerDuration": lambda e: f"lasts as {DURATIONS.get(e.status, e.status)}{_of(e)}",
    "criticalFeat": _feat,
    "healthBonus": lambda e: f"{counted(e.amount, 'more hit')} before Injured",
    "ignoreDice": lambda e: f"{dice(e.amount)} of the attacker {'is' if e.amount == 1 else 'are'} left out{_with(e)}",
    "setAttribute": lambda e: (
        f"{listed(e.skills()) or 'any Skill'} {'add' if len(e.skills()) > 1 else 'adds'} "
        f"{e.attribute}{f' {_WHEN[e.when]}' if e.when else ''}"
    ),
    "autoActiveDefence": lambda e: f"active defence with {listed(e.skills(), 'or') or 'any Skill'} without an action",
    "categoryException": _exception,
    "penaltyAgainst": lambda e: f"opponents who are {e.status.capitalize() or 'hurt'} roll {dice(e.amount)} fewer",
    "delayInjury": _delay,
    "stayConscious": lambda e: f"stays conscious when {e.status.capitalize() or 'Incapacitated'}",
    "knockOut": lambda e: f"a success{_with(e)} knocks the opponent out",
    "recoveryAid": _aid,
    "companion": lambda e: f"a companion: {short(e.text, 160)}" if e.text else "a companion",
    "narrative": lambda e: short(e.text, 160) or "told, not counted",
    "opponentAddition": lambda e: f"{signed(-abs(e.amount))} to the opponent's result{_with(e)}",
    "impose": _impose,
    "extraSA": lambda e: f"{counted(e.amount, 'more Special Ability', 'more Special Abilities')} in a turn",
    "freeChallenge": _free,
    "answerPower": _answer_power,
    "hitsToStatus": _each_status,
    "stabilise": lambda e: f"stabilises {'somebody' if e.amount == 1 else f'{number(e.amount)} people'} Dying",
    "revive": lambda e: f"brings {'somebody' if e.amount == 1 else f'{number(e.amount)} people'} back from the dead",
    "resistPower": lambda e: (
        f"{listed(e.skills(), 'or') or 'a Power Skill'} may answer "
        f"{listed(_kinds(e, _CHALLENGES)) or 'Challenges'} actively"
    ),
    "orderBonus": lambda e: f"{signed(e.amount)} in the action order",
    "changePriority": _swap,
}


def benefit_words(effect: Effect) -> str:
    """+2 to results with Boarding Axe"""
    return f"{_WORDS[effect.code](effect)}{_when(effect)}"
