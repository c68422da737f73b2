"""What Special Abilities and Powers can do: the vocabulary their effects are written in, as data. It applies nothing.

The kinds of effects named here are Open Game Content under the Open Game License version 1.0a (LICENSE-OGL.txt,
README.md).
"""

from typing import Literal

from msgspec import Struct

Code = Literal[
    "addResult",
    "addDice",
    "rerollOwn",
    "rerollOpponent",
    "extraHits",
    "followUp",
    "escalate",
    "powerTargets",
    "powerHits",
    "powerDuration",
    "criticalFeat",
    "healthBonus",
    "ignoreDice",
    "setAttribute",
    "autoActiveDefence",
    "categoryException",
    "penaltyAgainst",
    "delayInjury",
    "stayConscious",
    "knockOut",
    "recoveryAid",
    "companion",
    "narrative",
    "opponentAddition",
    "impose",
    "extraSA",
    "freeChallenge",
    "answerPower",
    "hitsToStatus",
    "stabilise",
    "revive",
    "resistPower",
    "orderBonus",
    "changePriority",
]
When = Literal["", "issue", "answer"]
"""Issuing a Challenge, answering one; empty: both."""
Keep = Literal["", "second", "better"]
"""Which result of a reroll stands: the second whatever it is, or the one that is better for whoever owns the effect."""
Field = Literal["skill", "kind", "when", "amount", "keep", "highest", "attribute", "status", "trigger", "text"]

TRIGGERS = ("won", "held", "violence")
"""The triggers that can be seen in play. Any other trigger is a circumstance in words, which a person judges."""


class Effect(Struct, frozen=True, omit_defaults=True):
    """One benefit, as it stands now (upgrades included). What a field means for a code is said in VOCABULARY."""

    code: Code
    skill: str = ""
    """The Skill or Power it goes with; several with commas between them; empty: any."""
    kind: str = ""
    """The kind of Challenge: interaction, attack, power, recovery, unopposed, virtual; empty: any. Some codes name a
    way here."""
    when: When = ""
    amount: int = 1
    """How much: of the result, dice, hits, targets, rounds, steps."""
    keep: Keep = ""
    highest: bool = False
    """A reroll may choose the highest die."""
    attribute: str = ""
    status: str = ""
    """A status of injury, or the duration of a Power."""
    trigger: str = ""
    """One of TRIGGERS, or a circumstance in words; empty: always."""
    text: str = ""
    """What it does, in words, where the other fields do not say it all."""

    def skills(self) -> tuple[str, ...]:
        """The Skills or Powers it goes with; none named: any."""
        return tuple([name for part in self.skill.split(",") if (name := part.strip())])


class Word(Struct, frozen=True):
    """One effect of the vocabulary; what it is called and gives stands in effects.ftl of each language."""

    code: Code
    rule: str
    needs: tuple[Field, ...] = ()
    """The fields that must be filled in."""
    may: tuple[Field, ...] = ()
    """The fields that may be filled in."""
    kinds: tuple[str, ...] = ()
    """What `kind` may say here, where it is not a kind of Challenge."""
    steady: bool = False
    """It changes a derived value, so it is always on and never the one SA of a turn."""
    grows: bool = True
    """It can be upgraded."""


VOCABULARY: tuple[Word, ...] = (
    Word("addResult", "PER-066", needs=("amount",), may=("skill", "kind", "when", "trigger", "text")),
    Word("addDice", "PER-067", needs=("amount",), may=("skill", "kind", "when", "trigger", "text")),
    Word("rerollOwn", "PER-068", needs=("amount", "keep"), may=("skill", "kind", "when", "highest", "trigger", "text")),
    Word(
        "rerollOpponent",
        "PER-069",
        needs=("amount", "keep"),
        may=("skill", "kind", "when", "highest", "trigger", "text"),
    ),
    Word("extraHits", "PER-070", needs=("skill", "amount"), may=("trigger", "text")),
    Word(
        "followUp",
        "PER-130",
        needs=("kind", "trigger"),
        may=("skill", "amount", "when", "text"),
        kinds=("subsequent", "additional"),
    ),
    Word("escalate", "PER-071", needs=("trigger",), may=("skill", "kind", "text"), grows=False),
    Word("powerTargets", "PER-072", needs=("skill", "amount"), may=("trigger", "text")),
    Word("powerHits", "PER-232", needs=("amount",), may=("skill", "trigger", "text")),
    Word("powerDuration", "PER-233", needs=("status",), may=("skill", "text")),
    Word("criticalFeat", "PER-073", needs=("trigger", "text"), may=("skill", "kind", "when", "amount", "status")),
    Word("healthBonus", "PER-100", needs=("amount",), may=("trigger", "text"), steady=True),
    Word("ignoreDice", "PER-218", needs=("amount",), may=("kind", "skill", "trigger", "text")),
    Word("setAttribute", "PER-173", needs=("skill", "attribute"), may=("when", "trigger", "text")),
    Word("autoActiveDefence", "PER-212", needs=("skill",), may=("trigger", "text")),
    Word(
        "categoryException",
        "PER-216",
        needs=("kind",),
        may=("skill", "amount", "trigger", "text"),
        kinds=("parry", "shield"),
    ),
    Word("penaltyAgainst", "PER-187", needs=("status", "amount"), may=("trigger", "text")),
    Word("delayInjury", "PER-193", needs=("amount",), may=("trigger", "text")),
    Word("stayConscious", "PER-188", may=("status", "trigger", "text"), steady=True, grows=False),
    Word("knockOut", "PER-274", may=("skill", "kind", "trigger", "text"), grows=False),
    Word(
        "recoveryAid",
        "PER-205",
        needs=("kind",),
        may=("skill", "amount", "status", "trigger", "text"),
        kinds=("assist", "replace", "remove"),
    ),
    Word("companion", "PER-256", needs=("text",), may=("trigger",), steady=True),
    Word("narrative", "PER-074", needs=("text",), may=("skill", "trigger"), grows=False),
    Word("opponentAddition", "PER-066", needs=("amount",), may=("skill", "kind", "when", "trigger", "text")),
    Word("impose", "PER-168", needs=("text",), may=("skill", "kind", "when", "amount", "trigger")),
    Word("extraSA", "PER-267", needs=("amount",), may=("trigger", "text")),
    Word("freeChallenge", "PER-272", needs=("kind",), may=("skill", "amount", "trigger", "text")),
    Word("answerPower", "PER-273", may=("skill", "attribute", "trigger", "text")),
    Word("hitsToStatus", "PER-276", needs=("amount",), may=("trigger", "text"), steady=True),
    Word("stabilise", "PER-275", may=("amount", "trigger", "text")),
    Word("revive", "PER-207", may=("amount", "trigger", "text")),
    Word("resistPower", "PER-281", needs=("skill", "kind"), may=("trigger", "text")),
    Word("orderBonus", "PER-160", needs=("amount",), may=("trigger", "text")),
    Word("changePriority", "PER-025", may=("attribute", "amount", "text")),
)
"""Every effect a Trait may have; the people agree on words and details, the rest is narrative."""

WORDS: dict[Code, Word] = {word.code: word for word in VOCABULARY}
