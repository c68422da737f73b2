"""Windows and special cards. Names here are names on disk."""

from parlour.games.domino_knights.model import Knight, Recruit
from parlour.games.domino_knights.moves.event import Event


class WindowOpened(Event, frozen=True, gc=False, tag="window_opened"):
    checkpoint: int
    passed: int
    wealth: bool = False


class WindowClosed(Event, frozen=True, gc=False, tag="window_closed"):
    pass


class SpecialPlayed(Event, frozen=True, gc=False, tag="special_played"):
    seat: int
    card: int
    target: int
    passed: int
    suit: int = -1
    attack: int = -1
    model: int = -1
    to: int = -1
    pair: tuple[int, ...] = ()


class Passed(Event, frozen=True, gc=False, tag="passed"):
    seat: int


class TimeRanOut(Event, frozen=True, gc=False, tag="time_ran_out"):
    what: str


class CardNegated(Event, frozen=True, gc=False, tag="card_negated"):
    """A Ten took away a card of the batch or in play (`seat` it lay at, or -1; `knight` it lay on, or -1)."""

    card: int
    by: int
    seat: int = -1
    knight: int = -1


class CardSpent(Event, frozen=True, gc=False, tag="card_spent"):
    """A card of the batch goes to the discard pile: `why` is done, negated or fizzled."""

    card: int
    why: str


class CandidateKilled(Event, frozen=True, gc=False, tag="candidate_killed"):
    """By Death (`by`, its card), or underpaid where the house buries such (`by` -1)."""

    seat: int
    place: int
    domino: int
    cards: tuple[int, ...]
    by: int = -1


class KnightKilled(Event, frozen=True, gc=False, tag="knight_killed"):
    """By Death, or a Doppelganger for want of a model (`by` -1)."""

    seat: int
    knight: int
    cards: tuple[int, ...]
    by: int


class BroughtIn(Event, frozen=True, gc=False, tag="brought_in"):
    """DK-126: Life on a Recruit."""

    seat: int
    place: int
    knight: Knight


class LifeLaid(Event, frozen=True, gc=False, tag="life_laid"):
    seat: int
    knight: int
    card: int
    freed: tuple[int, ...]
    """The Knight and a Doppelganger copying it, both untapped (DK-198)."""
    stays: bool


class PowerLaid(Event, frozen=True, gc=False, tag="power_laid"):
    seat: int
    knight: int
    card: int


class CardLaid(Event, frozen=True, gc=False, tag="card_laid"):
    """A face card or Wealth now lies at a Kingdom."""

    seat: int
    card: int
    by: int


class Untapped(Event, frozen=True, gc=False, tag="untapped"):
    knights: tuple[int, ...]


class TappedDown(Event, frozen=True, gc=False, tag="tapped_down"):
    """DK-A31: freedom from tapping ended while they were committed."""

    knights: tuple[int, ...]


class Withdrew(Event, frozen=True, gc=False, tag="withdrew"):
    """DK-A33: a Queen took them out of the battle."""

    knights: tuple[int, ...]


class LifeLost(Event, frozen=True, gc=False, tag="life_lost"):
    """DK-A17: the Life that brought it in was negated; the Knight is a Recruit again (or in the hand, dead, or
    stays)."""

    seat: int
    knight: int
    to: str
    place: int
    cards: tuple[int, ...]


class Raised(Event, frozen=True, gc=False, tag="raised"):
    """DK-153: from the top of a graveyard to a Recruit pool."""

    seat: int
    to: int
    recruit: Recruit


class PairRaised(Event, frozen=True, gc=False, tag="pair_raised"):
    """DK-A76: a dead pair rises as a Candidate of its new player, or into her hand (`place` 0)."""

    seat: int
    to: int
    place: int
    cards: tuple[int, ...]
    gone: tuple[int, ...] = ()
    """What lay on it when it was raised from the battlefield (DK-194)."""


class PairEntombed(Event, frozen=True, gc=False, tag="pair_entombed"):
    """DK-193: the pair that lies in a graveyard now; `gone` are the cards of the former one, discarded."""

    seat: int
    body: int
    cards: tuple[int, ...]
    gone: tuple[int, ...] = ()


class Hired(Event, frozen=True, gc=False, tag="hired"):
    """DK-190: a Mercenary card has bought a Knight."""

    seat: int
    to: int
    knight: int
    card: int


class WentHome(Event, frozen=True, gc=False, tag="went_home"):
    """DK-191: the Mercenary was negated; the Knight is its former Kingdom's again, or its dead where that is ejected
    (DK-A77)."""

    seat: int
    to: int
    knight: int
    dead: bool = False
    cards: tuple[int, ...] = ()


SpecialEvent = (
    WindowOpened
    | WindowClosed
    | SpecialPlayed
    | Passed
    | TimeRanOut
    | CardNegated
    | CardSpent
    | CandidateKilled
    | KnightKilled
    | BroughtIn
    | LifeLaid
    | PowerLaid
    | CardLaid
    | Untapped
    | TappedDown
    | Withdrew
    | LifeLost
    | Raised
    | PairRaised
    | PairEntombed
    | Hired
    | WentHome
)
