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

TRIGGERS: dict[str, str] = {
    "won": "after a Challenge issued so has succeeded",
    "held": "after a Challenge was answered successfully so",
    "violence": "when violence begins",
}
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
    """One effect of the vocabulary."""

    code: Code
    title: str
    needs: tuple[Field, ...]
    """The fields that must be filled in."""
    may: tuple[Field, ...]
    """The fields that may be filled in."""
    first: str
    """What it gives when it is new."""
    upgrade: str
    """What one upgrade adds; empty: it cannot be upgraded."""
    rule: str
    kinds: tuple[str, ...] = ()
    """What `kind` may say here, where it is not a kind of Challenge."""
    steady: bool = False
    """It changes a derived value, so it is always on and never the one SA of a turn."""


def _word(
    code: Code,
    title: str,
    rule: str,
    first: str,
    upgrade: str,
    *,
    needs: tuple[Field, ...] = (),
    may: tuple[Field, ...] = (),
    kinds: tuple[str, ...] = (),
    steady: bool = False,
) -> Word:
    return Word(code, title, needs, may, first, upgrade, rule, kinds, steady)


VOCABULARY: tuple[Word, ...] = (
    _word(
        "addResult",
        "Adds to the result",
        "PER-066",
        "+1 to the result.",
        "Another +1.",
        needs=("amount",),
        may=("skill", "kind", "when", "trigger", "text"),
    ),
    _word(
        "addDice",
        "Extra dice",
        "PER-067",
        "One more die than the rating.",
        "One more die.",
        needs=("amount",),
        may=("skill", "kind", "when", "trigger", "text"),
    ),
    _word(
        "rerollOwn",
        "Rerolls own dice",
        "PER-068",
        "One die, not the highest; the second result stands.",
        "One more die, or the better result stands, or the highest die may be chosen.",
        needs=("amount", "keep"),
        may=("skill", "kind", "when", "highest", "trigger", "text"),
    ),
    _word(
        "rerollOpponent",
        "Makes the opponent reroll",
        "PER-069",
        "One die, not the highest; the second result stands.",
        "One more die, or the result better for you stands, or the highest die may be chosen.",
        needs=("amount", "keep"),
        may=("skill", "kind", "when", "highest", "trigger", "text"),
    ),
    _word(
        "extraHits",
        "More hits",
        "PER-070",
        "A successful attack with it inflicts one more hit.",
        "One more hit.",
        needs=("skill", "amount"),
        may=("trigger", "text"),
    ),
    _word(
        "followUp",
        "A further Challenge",
        "PER-130",
        (
            "One more Challenge at once: a subsequent one with the next dice of the same roll, or an additional "
            "one with new dice."
        ),
        "One more.",
        needs=("kind", "trigger"),
        may=("skill", "amount", "when", "text"),
        kinds=("subsequent", "additional"),
    ),
    _word(
        "escalate",
        "Turns words to blows",
        "PER-071",
        "A won Challenge turns the scene violent, and the opponent attacks you at once.",
        "",
        needs=("trigger",),
        may=("skill", "kind", "text"),
    ),
    _word(
        "powerTargets",
        "More targets of a Power",
        "PER-072",
        "The Power affects one more opponent.",
        "One more.",
        needs=("skill", "amount"),
        may=("trigger", "text"),
    ),
    _word(
        "powerHits",
        "A Power that injures",
        "PER-232",
        "It inflicts one hit. Such a Power is Instant.",
        "One more hit.",
        needs=("amount",),
        may=("skill", "trigger", "text"),
    ),
    _word(
        "powerDuration",
        "How long a Power lasts",
        "PER-233",
        "Instant or Maintain.",
        "Independent or Special.",
        needs=("status",),
        may=("skill", "text"),
    ),
    _word(
        "criticalFeat",
        "A feat for a critical",
        "PER-073",
        "After a success, one critical buys the effect written down.",
        "As agreed.",
        needs=("trigger", "text"),
        may=("skill", "kind", "when", "amount", "status"),
    ),
    _word(
        "healthBonus",
        "More health",
        "PER-100",
        "One more hit before Injured.",
        "One more.",
        needs=("amount",),
        may=("trigger", "text"),
        steady=True,
    ),
    _word(
        "ignoreDice",
        "Ignores an attacker's dice",
        "PER-218",
        "One die of the attacker is left out, after all rerolls.",
        "One more die.",
        needs=("amount",),
        may=("kind", "skill", "trigger", "text"),
    ),
    _word(
        "setAttribute",
        "Another Attribute",
        "PER-173",
        "One Skill adds this Attribute in place of its own.",
        "Another Skill.",
        needs=("skill", "attribute"),
        may=("when", "trigger", "text"),
    ),
    _word(
        "autoActiveDefence",
        "A guard always up",
        "PER-212",
        "One Skill defends actively without a declared action.",
        "Another Skill.",
        needs=("skill",),
        may=("trigger", "text"),
    ),
    _word(
        "categoryException",
        "Parries another category",
        "PER-216",
        "One step: a Light weapon or shield also stops Heavy attacks, or a Heavy weapon Light ones.",
        "Another step.",
        needs=("kind",),
        may=("skill", "amount", "trigger", "text"),
        kinds=("parry", "shield"),
    ),
    _word(
        "penaltyAgainst",
        "Worsens a penalty",
        "PER-187",
        "Opponents of this status lose one die more.",
        "One more die.",
        needs=("status", "amount"),
        may=("trigger", "text"),
    ),
    _word(
        "delayInjury",
        "Delays injury",
        "PER-193",
        "Injury takes hold one round later.",
        "One round later still, or when the encounter ends.",
        needs=("amount",),
        may=("trigger", "text"),
    ),
    _word(
        "stayConscious",
        "Stays conscious",
        "PER-188",
        "Incapacitated does not mean unconscious.",
        "",
        may=("status", "trigger", "text"),
        steady=True,
    ),
    _word(
        "knockOut",
        "Knocks out",
        "PER-274",
        "A success knocks the opponent out without any status.",
        "",
        may=("skill", "kind", "trigger", "text"),
    ),
    _word(
        "recoveryAid",
        "Helps recovery",
        "PER-205",
        "Helps with +1 more, lets the healer's roll stand in, or removes one hit.",
        "+1, or one more hit.",
        needs=("kind",),
        may=("skill", "amount", "status", "trigger", "text"),
        kinds=("assist", "replace", "remove"),
    ),
    _word(
        "companion",
        "A companion",
        "PER-256",
        "A companion of your own, a minion.",
        "It becomes a minor, then a major.",
        needs=("text",),
        may=("trigger",),
        steady=True,
    ),
    _word(
        "narrative",
        "Told, not counted",
        "PER-074",
        "What it says, without a number.",
        "",
        needs=("text",),
        may=("skill", "trigger"),
    ),
    _word(
        "opponentAddition",
        "Lowers an opponent's result",
        "PER-066",
        "-1 to an opponent's result.",
        "Another -1, or one more opponent.",
        needs=("amount",),
        may=("skill", "kind", "when", "trigger", "text"),
    ),
    _word(
        "impose",
        "Imposes something",
        "PER-168",
        "A condition, a forced move or a ban on one opponent, one step.",
        "One more opponent or step.",
        needs=("text",),
        may=("skill", "kind", "when", "amount", "trigger"),
    ),
    _word(
        "extraSA",
        "One more SA in a turn",
        "PER-267",
        "One more Special Ability may be used in the turn.",
        "One more.",
        needs=("amount",),
        may=("trigger", "text"),
    ),
    _word(
        "freeChallenge",
        "A Challenge without an action",
        "PER-272",
        "One a turn of this kind costs no action.",
        "One more.",
        needs=("kind",),
        may=("skill", "amount", "trigger", "text"),
    ),
    _word(
        "answerPower",
        "Answers Powers otherwise",
        "PER-273",
        "Powers may be dodged or blocked, or Resist adds another Attribute.",
        "Another way.",
        may=("skill", "attribute", "trigger", "text"),
    ),
    _word(
        "hitsToStatus",
        "More hits to each status",
        "PER-276",
        "From Injured on it takes two hits to each further status.",
        "One hit more.",
        needs=("amount",),
        may=("trigger", "text"),
        steady=True,
    ),
    _word(
        "stabilise",
        "Stabilises",
        "PER-275",
        "One Dying individual is stabilised.",
        "One more.",
        may=("amount", "trigger", "text"),
    ),
    _word(
        "revive",
        "Brings back the dead",
        "PER-207",
        "One dead individual lives. Only where the table allows it.",
        "One more.",
        may=("amount", "trigger", "text"),
    ),
    _word(
        "resistPower",
        "Resists with a Power",
        "PER-281",
        "A Power Skill answers one kind of Challenge actively.",
        "Another kind.",
        needs=("skill", "kind"),
        may=("trigger", "text"),
    ),
    _word(
        "orderBonus",
        "Acts sooner",
        "PER-160",
        "+1 in the action order.",
        "Another +1.",
        needs=("amount",),
        may=("trigger", "text"),
    ),
    _word(
        "changePriority",
        "Swaps two ranks",
        "PER-025",
        "One swap of two Attributes in the order of importance. Only where the table allows it.",
        "One more swap.",
        may=("attribute", "amount", "text"),
    ),
)
"""Every effect a Trait may have; the people agree on words and details, the rest is narrative."""

WORDS: dict[Code, Word] = {word.code: word for word in VOCABULARY}
