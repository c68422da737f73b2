"""Challenges: what has happened. Names here are names on disk."""

from parlour.games.personae.model import Addition, Challenge, Duel, Side
from parlour.roleplay.moves import Event


class ChallengeIssued(Event, frozen=True, gc=False, tag="challenge_issued"):
    challenge: Challenge


class ChallengeCalledOff(Event, frozen=True, gc=False, tag="challenge_called_off"):
    number: int
    reason: str


class UnopposedRuled(Event, frozen=True, gc=False, tag="unopposed_ruled"):
    """Passed or failed without dice."""

    who: str
    passed: bool
    goal: str
    reason: str


class DifficultySet(Event, frozen=True, gc=False, tag="difficulty_set"):
    listed: int
    difficulty: int
    reason: str


class AnswerGiven(Event, frozen=True, gc=False, tag="answer_given"):
    """PER-148: it was not hidden."""

    who: str
    target: str
    question: str
    answer: str


class HelpJoined(Event, frozen=True, gc=False, tag="help_joined"):
    side: int
    who: str
    skill: str


class ActorJoined(Event, frozen=True, gc=False, tag="actor_joined"):
    """PER-116: somebody issues it, too."""

    who: str
    skill: str
    power: str = ""


class PrimaryChanged(Event, frozen=True, gc=False, tag="primary_changed"):
    side: int
    who: str
    before: str


class StageCame(Event, frozen=True, gc=False, tag="stage_came"):
    stage: str


class SideSet(Event, frozen=True, gc=False, tag="side_set"):
    """A side is worked out anew: Skill, Attribute, dice, additions."""

    at: int
    side: Side


class AttributeSubstituted(Event, frozen=True, gc=False, tag="attribute_substituted"):
    at: int
    before: str
    attribute: str
    value: int
    reason: str
    who: str = ""


class Adjusted(Event, frozen=True, gc=False, tag="adjusted"):
    at: int
    what: str
    addition: Addition
    who: str = ""
    """Empty: the game master's own dice."""


class PowerCounted(Event, frozen=True, gc=False, tag="power_counted"):
    """A Power at work fits this roll, or does not after all."""

    at: int
    power: str
    name: str
    counts: bool
    who: str = ""


class WentUnnoticed(Event, frozen=True, gc=False, tag="went_unnoticed"):
    pass


class ExpertiseCalled(Event, frozen=True, gc=False, tag="expertise_called"):
    at: int
    who: str
    talent: str
    reason: str


class ExpertiseAnswered(Event, frozen=True, gc=False, tag="expertise_answered"):
    at: int
    talent: str
    yes: bool


class AbilityUsed(Event, frozen=True, gc=False, tag="ability_used"):
    who: str
    ability: str
    stamp: int


class SideReady(Event, frozen=True, gc=False, tag="side_ready"):
    at: int


class DiceRolled(Event, frozen=True, gc=False, tag="dice_rolled"):
    at: int
    dice: tuple[int, ...]
    by_hand: bool = False


class DieRerolled(Event, frozen=True, gc=False, tag="die_rerolled"):
    at: int
    """Whose dice."""
    by: str
    ability: str
    place: int
    before: int
    rolled: int
    after: int


class DieIgnored(Event, frozen=True, gc=False, tag="die_ignored"):
    at: int
    by: str
    ability: str
    place: int


class StoodBy(Event, frozen=True, gc=False, tag="stood_by"):
    at: int


class CriticalsEarned(Event, frozen=True, gc=False, tag="criticals_earned"):
    at: int
    owner: int
    amount: int


class CriticalSpent(Event, frozen=True, gc=False, tag="critical_spent"):
    at: int
    owner: int
    option: str
    amount: int
    words: str


class Decided(Event, frozen=True, gc=False, tag="decided"):
    """The comparison, walked down die by die."""

    duel: Duel
    challenge: Challenge | None = None
    """As it stood when its dice were compared: the log tells it from here, long after."""


class TieSettled(Event, frozen=True, gc=False, tag="tie_settled"):
    reactor: int
    success: bool
    by: int
    actor: int = 0


class FollowGranted(Event, frozen=True, gc=False, tag="follow_granted"):
    grants: tuple[str, ...]


class Followed(Event, frozen=True, gc=False, tag="followed"):
    """A subsequent Challenge: the same dice, the next places."""

    trait: str
    duels: tuple[Duel, ...]


class Provoked(Event, frozen=True, gc=False, tag="provoked"):
    """PER-071: somebody must attack at once."""

    who: str
    target: str


class ChallengeClosed(Event, frozen=True, gc=False, tag="challenge_closed"):
    number: int
    extend: bool
    words: str


ChallengeEvent = (
    ChallengeIssued
    | ChallengeCalledOff
    | UnopposedRuled
    | DifficultySet
    | AnswerGiven
    | HelpJoined
    | ActorJoined
    | PrimaryChanged
    | StageCame
    | SideSet
    | AttributeSubstituted
    | Adjusted
    | PowerCounted
    | WentUnnoticed
    | ExpertiseCalled
    | ExpertiseAnswered
    | AbilityUsed
    | SideReady
    | DiceRolled
    | DieRerolled
    | DieIgnored
    | StoodBy
    | CriticalsEarned
    | CriticalSpent
    | Decided
    | TieSettled
    | FollowGranted
    | Followed
    | Provoked
    | ChallengeClosed
)
