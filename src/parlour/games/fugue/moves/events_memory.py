"""Flashbacks: what has happened. Names here are names on disk."""

from parlour.games.fugue.model import Way
from parlour.roleplay.moves import Event


class FlashbackBegun(Event, frozen=True, gc=False, tag="flashback_begun"):
    """Ways 1, 2 and 4: somebody begins to tell."""

    flashback: str
    way: Way
    to: str
    teller: int
    trigger: str
    present: tuple[str, ...]
    must: tuple[str, ...]
    augments: str


class SignifierTurned(Event, frozen=True, gc=False, tag="signifier_turned"):
    """Way 3: a Signifier came up, a memory is due."""

    flashback: str
    card: str
    owner: str
    """Whose Signifier it is."""
    to: str
    """Who receives."""
    teller: int
    trigger: str
    """What was going on, as a suggestion."""
    must: tuple[str, ...]
    offered: tuple[str, ...]
    """Who should have a part in it."""
    round: int
    hand: str
    late: bool


class SignifierJoined(Event, frozen=True, gc=False, tag="signifier_joined"):
    """FUG-084: a second Signifier in the same hand: the same memory, the same ability."""

    flashback: str
    card: str
    owner: str
    to: str
    teller: int
    must: tuple[str, ...]
    offered: tuple[str, ...]


class MemoryTold(Event, frozen=True, gc=False, tag="memory_told"):
    flashback: str
    seat: int
    text: str
    present: tuple[str, ...]
    augments: str


class MemoryReworded(Event, frozen=True, gc=False, tag="memory_reworded"):
    flashback: str
    seat: int
    trigger: str
    text: str
    present: tuple[str, ...] = ()


class AbilityNamed(Event, frozen=True, gc=False, tag="ability_named"):
    flashback: str
    by: int
    ability: str
    parts: tuple[str, ...]


class NamingLeft(Event, frozen=True, gc=False, tag="naming_left"):
    flashback: str


class AbilityVetoed(Event, frozen=True, gc=False, tag="ability_vetoed"):
    flashback: str
    ability: str
    reason: str


class SentBack(Event, frozen=True, gc=False, tag="sent_back"):
    flashback: str
    limit: str
    reason: str


class FlashbackKept(Event, frozen=True, gc=False, tag="flashback_kept"):
    """Written on the sheets: exactly one ability for each who has none of it yet; own and gift are counted now."""

    flashback: str
    gains: tuple[tuple[str, str], ...]
    """Each receiver with the id of her new ability."""
    choosing: tuple[str, ...]
    """Who may use it at once."""


class FlashbackWithdrawn(Event, frozen=True, gc=False, tag="flashback_withdrawn"):
    flashback: str
    by: int


class FlashbackPostponed(Event, frozen=True, gc=False, tag="flashback_postponed"):
    flashback: str


class MemoryNoted(Event, frozen=True, gc=False, tag="memory_noted"):
    flashback: str
    text: str


class MemoryShared(Event, frozen=True, gc=False, tag="memory_shared"):
    flashback: str
    others: tuple[str, ...]


class UsedNow(Event, frozen=True, gc=False, tag="used_now"):
    flashback: str
    who: str
    ability: str
    text: str


class IntercedeAsked(Event, frozen=True, gc=False, tag="intercede_asked"):
    flashback: str
    who: str
    ability: str
    text: str


class Declined(Event, frozen=True, gc=False, tag="declined"):
    flashback: str
    who: str


class Interceded(Event, frozen=True, gc=False, tag="interceded"):
    who: str
    side: int


class MemoryTakenBack(Event, frozen=True, gc=False, tag="memory_taken_back"):
    flashback: str
    reason: str


MemoryEvent = (
    FlashbackBegun
    | SignifierTurned
    | SignifierJoined
    | MemoryTold
    | MemoryReworded
    | AbilityNamed
    | NamingLeft
    | AbilityVetoed
    | SentBack
    | FlashbackKept
    | FlashbackWithdrawn
    | FlashbackPostponed
    | MemoryNoted
    | MemoryShared
    | UsedNow
    | IntercedeAsked
    | Declined
    | Interceded
    | MemoryTakenBack
)
