"""Challenges (3.2), recovery, questions: what a seat may want, in the imperative. Names here are names on the wire and
on disk."""

from typing import Literal

from parlour.roleplay.moves import Command


class Issue(Command, frozen=True, gc=False, tag="issue"):
    """Interaction, attack or Power Challenge. Skill "" is unskilled; `effect`: what success means beside or
    (`harmless`) instead of hits."""

    harmless: bool
    who: str
    kind: Literal["interaction", "attack", "power"]
    skill: str
    power: str
    targets: tuple[str, ...]
    goal: str
    effect: str
    ready: bool = False
    """Roll as soon as it is answered; nothing more is to be set."""


class AskUnopposed(Command, frozen=True, gc=False, tag="ask_unopposed"):
    """PER-153, PER-154: something with nobody against it; Skill "" is unskilled."""

    who: str
    skill: str
    attribute: str
    goal: str


class RuleUnopposed(Command, frozen=True, gc=False, tag="rule_unopposed"):
    """The game master lets it pass or fail, or names the difficulty (PER-155, PER-271)."""

    how: Literal["pass", "fail", "roll"]
    listed: int
    """The modifier of the list."""
    difficulty: int
    """What it is for this character."""
    reason: str


class AskAbout(Command, frozen=True, gc=False, tag="ask_about"):
    """PER-148: what one may know about somebody; Skill "" is one die."""

    who: str
    target: str
    skill: str
    goal: str


class RuleHidden(Command, frozen=True, gc=False, tag="rule_hidden"):
    """Whether it was hidden, with which Skill; if it was not, the answer."""

    hidden: bool
    skill: str
    answer: str


class Recover(Command, frozen=True, gc=False, tag="recover"):
    """PER-194: own dice, or those of a healer whose Trait allows it."""

    who: str
    skill: str
    healer: str


class JoinAssist(Command, frozen=True, gc=False, tag="join_assist"):
    """Help the side of this number (0 the actor), outside a fight."""

    who: str
    side: int
    skill: str


class JoinIssue(Command, frozen=True, gc=False, tag="join_issue"):
    """PER-116: issue the open Challenge, too, and roll for it, outside a fight."""

    who: str
    skill: str
    power: str


class SetPrimary(Command, frozen=True, gc=False, tag="set_primary"):
    """PER-145: before any dice, a helper and the one helped change places."""

    side: int
    who: str


class EndHelp(Command, frozen=True, gc=False, tag="end_help"):
    """Nobody else joins: the reactors answer."""


class Answer(Command, frozen=True, gc=False, tag="answer"):
    """The Skill that answers (PER-117); "" is unskilled."""

    active: bool
    who: str
    skill: str
    ready: bool = False
    """Roll at once; nothing more is to be set."""


class Substitute(Command, frozen=True, gc=False, tag="substitute"):
    """Another Attribute for this one roll (PER-016)."""

    side: int
    attribute: str
    reason: str


class Adjust(Command, frozen=True, gc=False, tag="adjust"):
    """Circumstance: an addition, or dice more or fewer (PER-124)."""

    what: Literal["addition", "dice"]
    side: int
    amount: int
    reason: str


class CountPower(Command, frozen=True, gc=False, tag="count_power"):
    """A Power at work with a circumstance in words counts for this roll, or no longer: the game master judges it
    (PER-078)."""

    counts: bool
    side: int
    power: str


class Unnoticed(Command, frozen=True, gc=False, tag="unnoticed"):
    """The reactors are not aware of it (PER-212)."""


class CallExpertise(Command, frozen=True, gc=False, tag="call_expertise"):
    who: str
    talent: str
    reason: str


class AnswerExpertise(Command, frozen=True, gc=False, tag="answer_expertise"):
    yes: bool
    side: int


class UseAbility(Command, frozen=True, gc=False, tag="use_ability"):
    """A Special Ability for this roll, before it (PER-075)."""

    who: str
    ability: str


class ConfirmCondition(Command, frozen=True, gc=False, tag="confirm_condition"):
    """PER-078: whether a story condition holds."""

    yes: bool
    wish: int


class Ready(Command, frozen=True, gc=False, tag="ready"):
    """Nothing more to set; when all have said so, the dice fall."""

    side: int


class EnterDice(Command, frozen=True, gc=False, tag="enter_dice"):
    """Dice thrown on one's own table, marked so: for each die, from 1 on, its face."""

    side: int
    faces: tuple[tuple[int, int], ...]


class RerollDie(Command, frozen=True, gc=False, tag="reroll_die"):
    """One's own, or by force an opponent's (PER-068, PER-069)."""

    who: str
    ability: str
    side: int
    at: int


class IgnoreDie(Command, frozen=True, gc=False, tag="ignore_die"):
    who: str
    ability: str
    side: int
    at: int


class SpendCritical(Command, frozen=True, gc=False, tag="spend_critical"):
    """PER-135: from the table's menu, or a feat of one's own."""

    side: int
    option: str
    """result, hit, success, agreed, or the id of a Special Ability."""
    words: str


class LetStand(Command, frozen=True, gc=False, tag="let_stand"):
    """No reroll, no die ignored, no critical: the step is over for this side."""

    side: int


class SettleTie(Command, frozen=True, gc=False, tag="settle_tie"):
    """PER-Q30, where the game master decides."""

    side: int
    success: bool
    actor: int = 0
    """Against which of several who issue it."""


class CloseChallenge(Command, frozen=True, gc=False, tag="close_challenge"):
    """PER-126: over, or to be extended."""

    extend: bool
    words: str


class Follow(Command, frozen=True, gc=False, tag="follow"):
    """A follow-up a Trait grants: subsequent with the same dice, or additional with new ones."""

    trait: str
    target: str


class CallOff(Command, frozen=True, gc=False, tag="call_off"):
    """The game master takes a Challenge back before dice are rolled."""

    reason: str


ChallengeCommand = (
    Issue
    | AskUnopposed
    | RuleUnopposed
    | AskAbout
    | RuleHidden
    | Recover
    | JoinAssist
    | JoinIssue
    | SetPrimary
    | EndHelp
    | Answer
    | Substitute
    | Adjust
    | CountPower
    | Unnoticed
    | CallExpertise
    | AnswerExpertise
    | UseAbility
    | ConfirmCondition
    | Ready
    | EnterDice
    | RerollDie
    | IgnoreDie
    | SpendCritical
    | LetStand
    | SettleTie
    | CloseChallenge
    | Follow
    | CallOff
)
