"""Scenes, encounters, turns, harm, time, things to buy: what has happened. Names here are names on disk."""

from parlour.games.personae.model import Active, Condition, Hazard, Obstacle, Petition, Status, Ware
from parlour.roleplay.moves import Event


class SceneOpened(Event, frozen=True, gc=False, tag="scene_opened"):
    number: int
    place: str
    time: str
    aim: str
    who: tuple[str, ...]
    zones: tuple[str, ...]


class SceneClosing(Event, frozen=True, gc=False, tag="scene_closing"):
    """Recoveries that are due are offered."""

    due: tuple[str, ...]


class SceneClosed(Event, frozen=True, gc=False, tag="scene_closed"):
    number: int


class Placed(Event, frozen=True, gc=False, tag="placed"):
    who: str
    before: str
    place: str


class DaysPassed(Event, frozen=True, gc=False, tag="days_passed"):
    days: int
    day: int
    words: str


class Escalated(Event, frozen=True, gc=False, tag="escalated"):
    number: int
    """Of the encounter: the same where one was running."""
    violent: bool
    who: str
    goal: str


class GoalStated(Event, frozen=True, gc=False, tag="goal_stated"):
    who: str
    side: str
    goal: str


class OrderRolled(Event, frozen=True, gc=False, tag="order_rolled"):
    who: str
    skill: str
    dice: tuple[int, ...]
    added: int


class OrderSet(Event, frozen=True, gc=False, tag="order_set"):
    order: tuple[str, ...]


class TurnGiven(Event, frozen=True, gc=False, tag="turn_given"):
    """Out of turn; `before`: whose turn goes on afterwards."""

    who: str
    round: int
    before: str


class ActionGranted(Event, frozen=True, gc=False, tag="action_granted"):
    who: str


class WereSurprised(Event, frozen=True, gc=False, tag="were_surprised"):
    who: tuple[str, ...]


class TurnBegan(Event, frozen=True, gc=False, tag="turn_began"):
    who: str
    round: int


class Moved(Event, frozen=True, gc=False, tag="moved"):
    who: str
    before: str
    place: str
    second: bool


class ActionSpent(Event, frozen=True, gc=False, tag="action_spent"):
    who: str
    on: str
    words: str


class HelpDeclared(Event, frozen=True, gc=False, tag="help_declared"):
    who: str
    primary: str
    skill: str
    kind: str = ""
    """Of who will issue a Challenge of this kind together with the other (PER-116); empty: it only helps."""
    power: str = ""


class DefenceAnnounced(Event, frozen=True, gc=False, tag="defence_announced"):
    who: str
    skill: str


class PowerUsed(Event, frozen=True, gc=False, tag="power_used"):
    """PER-087: counted where the table limits it."""

    who: str
    power: str


class PowerBegan(Event, frozen=True, gc=False, tag="power_began"):
    active: Active


class PowerUpheld(Event, frozen=True, gc=False, tag="power_upheld"):
    who: str
    power: str


class PowerEnded(Event, frozen=True, gc=False, tag="power_ended"):
    who: str
    power: str
    why: str


class ConsentAsked(Event, frozen=True, gc=False, tag="consent_asked"):
    who: str
    power: str
    targets: tuple[str, ...]
    words: str


class ConsentGiven(Event, frozen=True, gc=False, tag="consent_given"):
    who: str
    yes: bool


class ConsentEnded(Event, frozen=True, gc=False, tag="consent_ended"):
    """Everybody has answered, or it was taken back; `used`: somebody was willing."""

    who: str
    power: str
    used: bool


class TurnEnded(Event, frozen=True, gc=False, tag="turn_ended"):
    who: str


class RoundEnded(Event, frozen=True, gc=False, tag="round_ended"):
    round: int


class HitsTallied(Event, frozen=True, gc=False, tag="hits_tallied"):
    """PER-179: counted at once; what they do takes hold later."""

    who: str
    inflicted: int
    hits: int
    """The tally now: what one Challenge cannot carry further is dropped (PER-182)."""
    by: str = ""
    excess: int = 0
    """What was dropped and is counted all the same (PER-Q18)."""
    dropped: int = 0
    """Of those inflicted, what carries no further."""


class HitsRemoved(Event, frozen=True, gc=False, tag="hits_removed"):
    who: str
    hits: int
    """Left."""
    why: str
    excess: int = 0
    """Left of those."""


class HitsMarked(Event, frozen=True, gc=False, tag="hits_marked"):
    """PER-199: the rest vanishes at the end of that scene; 0: the mark is gone."""

    who: str
    scene: int


class RecoveryTried(Event, frozen=True, gc=False, tag="recovery_tried"):
    """PER-194: one in a scene; `end`: outside a fight."""

    who: str
    scene: int
    end: bool


class StatusReached(Event, frozen=True, gc=False, tag="status_reached"):
    """It takes hold: for the worse or the better."""

    who: str
    before: Status
    status: Status


class InjuryDelayed(Event, frozen=True, gc=False, tag="injury_delayed"):
    who: str
    rounds: int


class FellUnconscious(Event, frozen=True, gc=False, tag="fell_unconscious"):
    who: str
    why: str


class CameTo(Event, frozen=True, gc=False, tag="came_to"):
    who: str
    caveat: bool


class WasStabilised(Event, frozen=True, gc=False, tag="was_stabilised"):
    who: str
    by: str


class Destabilised(Event, frozen=True, gc=False, tag="destabilised"):
    who: str


class Died(Event, frozen=True, gc=False, tag="died"):
    who: str


class Revived(Event, frozen=True, gc=False, tag="revived"):
    who: str
    status: Status


class ConditionLaid(Event, frozen=True, gc=False, tag="condition_laid"):
    who: str
    condition: Condition


class ConditionGone(Event, frozen=True, gc=False, tag="condition_gone"):
    who: str
    at: int
    text: str


class TrackFell(Event, frozen=True, gc=False, tag="track_fell"):
    side: str
    left: int


class LastChance(Event, frozen=True, gc=False, tag="last_chance"):
    """PER-Q59: between the last round and the deaths."""

    who: tuple[str, ...]


class SteppedDown(Event, frozen=True, gc=False, tag="stepped_down"):
    violent: bool
    """Whether it still is; False with encounter over: a plain scene."""
    over: bool
    reason: str


class EncounterClosed(Event, frozen=True, gc=False, tag="encounter_closed"):
    number: int
    violent: bool
    words: str
    calmed: tuple[str, ...]
    """Who has completed a non-violent one (PER-202)."""


class GoalsAsked(Event, frozen=True, gc=False, tag="goals_asked"):
    """PER-251: every third round."""

    round: int


class SeriesStarted(Event, frozen=True, gc=False, tag="series_started"):
    number: int
    sides: tuple[tuple[str, ...], ...]
    goals: tuple[str, ...]


class SeriesAnswered(Event, frozen=True, gc=False, tag="series_answered"):
    side: int
    answer: str


class SeriesEnded(Event, frozen=True, gc=False, tag="series_ended"):
    how: str


class ObstacleSet(Event, frozen=True, gc=False, tag="obstacle_set"):
    obstacle: Obstacle


class ObstacleRuled(Event, frozen=True, gc=False, tag="obstacle_ruled"):
    obstacle: str
    name: str
    how: str
    words: str


class HazardAgreed(Event, frozen=True, gc=False, tag="hazard_agreed"):
    hazard: Hazard


class HazardRolled(Event, frozen=True, gc=False, tag="hazard_rolled"):
    hazard: str
    who: str
    die: int
    strikes: bool


class WareSet(Event, frozen=True, gc=False, tag="ware_set"):
    ware: Ware


class Bought(Event, frozen=True, gc=False, tag="bought"):
    who: str
    ware: str
    name: str
    cost: int


class CapRolled(Event, frozen=True, gc=False, tag="cap_rolled"):
    who: str
    die: int
    cost: int


class CapWorn(Event, frozen=True, gc=False, tag="cap_worn"):
    who: str
    talent: str


class CapRaised(Event, frozen=True, gc=False, tag="cap_raised"):
    who: str
    amount: int
    scenes: int
    reason: str


class CapRaiseOver(Event, frozen=True, gc=False, tag="cap_raise_over"):
    who: str
    amount: int


class PetitionMade(Event, frozen=True, gc=False, tag="wish_made"):
    wish: Petition


class CriticalsExpired(Event, frozen=True, gc=False, tag="criticals_expired"):
    owner: int
    amount: int


class UsesRefreshed(Event, frozen=True, gc=False, tag="uses_refreshed"):
    """What was limited to once per encounter, scene, day or session may be used again."""

    every: str


SceneEvent = (
    SceneOpened
    | SceneClosing
    | SceneClosed
    | Placed
    | DaysPassed
    | Escalated
    | GoalStated
    | OrderRolled
    | OrderSet
    | TurnGiven
    | ActionGranted
    | WereSurprised
    | TurnBegan
    | Moved
    | ActionSpent
    | HelpDeclared
    | DefenceAnnounced
    | PowerUsed
    | PowerBegan
    | PowerUpheld
    | PowerEnded
    | ConsentAsked
    | ConsentGiven
    | ConsentEnded
    | TurnEnded
    | RoundEnded
    | HitsTallied
    | HitsRemoved
    | HitsMarked
    | RecoveryTried
    | StatusReached
    | InjuryDelayed
    | FellUnconscious
    | CameTo
    | WasStabilised
    | Destabilised
    | Died
    | Revived
    | ConditionLaid
    | ConditionGone
    | TrackFell
    | LastChance
    | SteppedDown
    | EncounterClosed
    | GoalsAsked
    | SeriesStarted
    | SeriesAnswered
    | SeriesEnded
    | ObstacleSet
    | ObstacleRuled
    | HazardAgreed
    | HazardRolled
    | WareSet
    | Bought
    | CapRolled
    | CapWorn
    | CapRaised
    | CapRaiseOver
    | PetitionMade
    | CriticalsExpired
    | UsesRefreshed
)
