"""Checks and contests: what has happened. Names here are names on disk."""

from parlour.games.yags.model import Check, Modifier, Side
from parlour.roleplay.moves import Event


class Spared(Event, frozen=True, gc=False, tag="spared"):
    """No roll was needed: trivial, an exact specialisation, clear ground, somebody in plain sight. `rule` says by
    which."""

    who: str
    text: str
    rule: str
    target: int | None = None


class CheckOpened(Event, frozen=True, gc=False, tag="check_opened"):
    """A check as it was framed. One that was told before is closed by it."""

    check: Check


class Joined(Event, frozen=True, gc=False, tag="joined"):
    side: Side


class FrameSet(Event, frozen=True, gc=False, tag="frame_set"):
    """target, fumble, minutes, resisting: one of them is another now."""

    field: str
    before: int
    value: int
    who: str = ""
    """Of resisting: who does."""
    hidden: bool = False
    """Of a hidden check: the game master's alone, as below."""


class Judged(Event, frozen=True, gc=False, tag="judged"):
    predictable: bool
    stressful: bool


class Adjusted(Event, frozen=True, gc=False, tag="adjusted"):
    """A modifier on the roll, or (`shift`) on the attribute for this roll."""

    side: int
    who: str
    modifier: Modifier
    shift: bool = False
    hidden: bool = False


class FamiliarityAsked(Event, frozen=True, gc=False, tag="familiarity_asked"):
    side: int
    familiarity: str


class Matched(Event, frozen=True, gc=False, tag="matched"):
    """A specialisation counts as broad or exact for this fact; target as it is with it."""

    side: int
    who: str
    technique: str
    name: str
    fit: str
    target: int


class RouteChosen(Event, frozen=True, gc=False, tag="route_chosen"):
    side: int
    who: str
    route: str
    default: str = ""
    hidden: bool = False


class Applied(Event, frozen=True, gc=False, tag="applied"):
    side: int
    who: str
    technique: str
    name: str
    on: bool
    hidden: bool = False


class JudgementAsked(Event, frozen=True, gc=False, tag="judgement_asked"):
    """Somebody wants to take 0 or 10 and the game master has not said whether that is allowed."""

    side: int
    who: str
    wants: str


class JudgementRefused(Event, frozen=True, gc=False, tag="judgement_refused"):
    side: int
    who: str
    wants: str


class Rolled(Event, frozen=True, gc=False, tag="rolled"):
    """A side with everything the die brought: die, ability, modifiers, total, fumble. Mode take0 and take10 have no
    die."""

    at: int
    side: Side
    hidden: bool = False


class Decided(Event, frozen=True, gc=False, tag="decided"):
    """What came of it, with the check as it stands then: stage, winner, success, level, gap, belief."""

    check: Check


class Kept(Event, frozen=True, gc=False, tag="kept"):
    """A hidden check, called and rolled at once: the game master's alone, from the question to the last word."""

    check: Check


class SecondDue(Event, frozen=True, gc=False, tag="second_due"):
    """A failed run or climb: the second check, in the place of the first."""

    check: Check


class Pushed(Event, frozen=True, gc=False, tag="pushed"):
    """A failure turned, or a second check replaced."""

    who: str
    cost: str
    """fatigue or exhaustion."""


class ExtrasChosen(Event, frozen=True, gc=False, tag="extras_chosen"):
    who: str
    extras: tuple[str, ...]


class OutcomeTold(Event, frozen=True, gc=False, tag="outcome_told"):
    text: str


class Rerolled(Event, frozen=True, gc=False, tag="rerolled"):
    """Dice are taken up again: of these sides, all of them where none is named (YAG-Q19, YAG-Q43)."""

    sides: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    """Those that alone can still win; empty: everybody."""


class CheckClosed(Event, frozen=True, gc=False, tag="check_closed"):
    number: int


class CheckCalledOff(Event, frozen=True, gc=False, tag="check_called_off"):
    number: int


class Revealed(Event, frozen=True, gc=False, tag="revealed"):
    """A hidden check, open to all now, under a number of the open; `before` was its own."""

    check: Check
    before: int = 0


class Dodged(Event, frozen=True, gc=False, tag="dodged"):
    """Who was thrown at dodges (a side of the contest from now on), or lets it come."""

    who: str
    dodge: bool
    skill: str = ""


class ReactionCame(Event, frozen=True, gc=False, tag="reaction_came"):
    """By a charm check, or changed by the game master (`judged`; in older logs: with a `why`)."""

    who: str
    of: str
    value: int
    why: str = ""
    judged: bool = False


CheckEvent = (
    Spared
    | CheckOpened
    | Joined
    | FrameSet
    | Judged
    | Adjusted
    | FamiliarityAsked
    | Matched
    | RouteChosen
    | Applied
    | JudgementAsked
    | JudgementRefused
    | Rolled
    | Decided
    | SecondDue
    | Pushed
    | ExtrasChosen
    | OutcomeTold
    | Rerolled
    | CheckClosed
    | CheckCalledOff
    | Revealed
    | Dodged
    | ReactionCame
    | Kept
)
