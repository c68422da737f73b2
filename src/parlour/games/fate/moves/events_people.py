"""Characters, aspects and fate points: what has happened, in the past tense. Names here are names on disk."""

from typing import Literal

from parlour.games.fate.model import Aspect, Character, Stunt
from parlour.roleplay.moves import Event

# Characters and aspects


class CharacterMade(Event, frozen=True, gc=False, tag="character_made"):
    """A new sheet, in whatever state of completion, with the aspects it brings."""

    by: int
    character: Character
    aspects: tuple[Aspect, ...] = ()
    how: Literal["draft", "ready", "mook", "group", "import"] = "draft"


class RestKept(Event, frozen=True, gc=False, tag="rest_kept"):
    """What a file held that has no place here is in the notes of who brought it."""

    by: int
    who: str
    what: tuple[str, ...]


class Described(Event, frozen=True, gc=False, tag="described"):
    who: str
    name: str
    looks: str


class ApproachesRanked(Event, frozen=True, gc=False, tag="approaches_ranked"):
    who: str
    ratings: tuple[int, ...]


class StuntWritten(Event, frozen=True, gc=False, tag="stunt_written"):
    """`place`: among the stunts (its end, while the character is being made), or -1: on the bench."""

    who: str
    place: int
    stunt: Stunt


class StuntTaken(Event, frozen=True, gc=False, tag="stunt_taken"):
    """From the bench to a free place."""

    who: str
    stunt: Stunt


class StuntPermitted(Event, frozen=True, gc=False, tag="stunt_permitted"):
    who: str
    stunt: int


class StuntRemoved(Event, frozen=True, gc=False, tag="stunt_removed"):
    who: str
    stunt: int


class Approved(Event, frozen=True, gc=False, tag="approved"):
    """The character is ready, with so many stress boxes."""

    who: str
    boxes: int


class CharacterDropped(Event, frozen=True, gc=False, tag="character_dropped"):
    who: str
    name: str = ""


class CharacterGiven(Event, frozen=True, gc=False, tag="character_given"):
    who: str
    seat: int


class SideSet(Event, frozen=True, gc=False, tag="side_set"):
    who: str
    side: str


class CharacterRevealed(Event, frozen=True, gc=False, tag="character_revealed"):
    """What was prepared in hiding comes into the open under ids of the open."""

    hidden: str
    who: str
    aspects: tuple[tuple[str, str], ...]
    """Hidden id and new id of each aspect that is open now too."""
    here: bool = False


class AspectAdded(Event, frozen=True, gc=False, tag="aspect_added"):
    aspect: Aspect
    why: Literal["written", "created", "altered", "boost", "consequence", "twist", "found", "suggested"] = "written"


class AspectRewritten(Event, frozen=True, gc=False, tag="aspect_rewritten"):
    aspect: str
    text: str
    why: str = ""


class AspectRemoved(Event, frozen=True, gc=False, tag="aspect_removed"):
    aspect: str
    why: Literal["removed", "overcome", "used", "expired", "archived", "recovered", "owner"]
    text: str = ""
    """What it said: by now nothing else knows."""


class AspectRevealed(Event, frozen=True, gc=False, tag="aspect_revealed"):
    hidden: str
    aspect: str
    why: Literal["shown", "found"] = "shown"
    text: str = ""
    owner: str = ""


class AspectWithheld(Event, frozen=True, gc=False, tag="aspect_withheld"):
    aspect: str
    hidden: str
    """Its id from now on."""
    knowers: tuple[str, ...]


class FreeGranted(Event, frozen=True, gc=False, tag="free_granted"):
    aspect: str
    team: str
    count: int
    since: int = -1
    text: str = ""


class FreeSpent(Event, frozen=True, gc=False, tag="free_spent"):
    aspect: str
    team: str


class FreeLost(Event, frozen=True, gc=False, tag="free_lost"):
    """All free invocations on it are gone."""

    aspect: str


# Fate points


class PointsMoved(Event, frozen=True, gc=False, tag="points_moved"):
    """Every fate point that changes hands, and nothing else does. Places: a character, pool, carried, supply,
    owed:<to>."""

    source: str
    to: str
    amount: int
    why: Literal[
        "invoke",
        "hostile",
        "handed_over",
        "compel",
        "refused",
        "self_compel",
        "conceded",
        "refresh",
        "pool",
        "leftover",
        "carried",
        "overruled",
        "brought",
    ]
    about: str = ""


PeopleEvent = (
    CharacterMade
    | RestKept
    | Described
    | ApproachesRanked
    | StuntWritten
    | StuntTaken
    | StuntPermitted
    | StuntRemoved
    | Approved
    | CharacterDropped
    | CharacterGiven
    | SideSet
    | CharacterRevealed
    | AspectAdded
    | AspectRewritten
    | AspectRemoved
    | AspectRevealed
    | AspectWithheld
    | FreeGranted
    | FreeSpent
    | FreeLost
    | PointsMoved
)
