"""What a Personae table remembers. Everything else (Potential, caps, pools, slots, penalties, totals) is derived and
lives in the rules."""

from msgspec import Struct, field

from parlour.games.personae.model.challenge import Addition, Challenge, Change, Duel, Side
from parlour.games.personae.model.options import Options
from parlour.games.personae.model.people import Active, Condition, Entry, Individual, Raise
from parlour.games.personae.model.scene import (
    Batch,
    Consent,
    Critical,
    Encounter,
    Hazard,
    Obstacle,
    OrderRoll,
    OutOfTurn,
    Petition,
    Provocation,
    Purchase,
    Scene,
    Series,
    Ware,
)
from parlour.games.personae.model.traits import Ability, Gear, Power, Skill, Talent, Upgrade
from parlour.games.personae.model.vocabulary import (
    ATTRIBUTES,
    BANDS,
    DEFENCES,
    EVERY,
    KINDS,
    RANKS,
    STATUSES,
    TAGS,
    Attribute,
    Duration,
    Kind,
    Rank,
    Role,
    Status,
    Toughness,
)
from parlour.roleplay.desk import Desk

__all__ = [
    "ATTRIBUTES",
    "BANDS",
    "DEFENCES",
    "EVERY",
    "KINDS",
    "RANKS",
    "STATUSES",
    "TAGS",
    "Ability",
    "Active",
    "Addition",
    "Attribute",
    "Batch",
    "Challenge",
    "Change",
    "Condition",
    "Consent",
    "Critical",
    "Duel",
    "Duration",
    "Encounter",
    "Entry",
    "Gear",
    "Hazard",
    "Individual",
    "Kind",
    "Obstacle",
    "Options",
    "OrderRoll",
    "OutOfTurn",
    "Petition",
    "Power",
    "Provocation",
    "Purchase",
    "Raise",
    "Rank",
    "Role",
    "Scene",
    "Series",
    "Side",
    "Skill",
    "State",
    "Status",
    "Talent",
    "Toughness",
    "Upgrade",
    "Ware",
]


class State(Struct, frozen=True, omit_defaults=True):
    desk: Desk
    options: Options
    individuals: tuple[Individual, ...] = ()
    scene: Scene = Scene()
    encounter: Encounter | None = None
    challenge: Challenge | None = None
    last: Challenge | None = None
    """The one that closed last in this encounter: it stays in sight until the next."""
    series: Series | None = None
    batches: tuple[Batch, ...] = ()
    bank: tuple[Critical, ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    hazards: tuple[Hazard, ...] = ()
    wares: tuple[Ware, ...] = ()
    petitions: tuple[Petition, ...] = field(default=(), name="wishes")
    consent: Consent | None = None
    day: int = 1
    encounters: int = 0
    challenges: int = 0
    made: int = 0
    """Ids given out in the open; hidden ones are counted apart."""
    hid: int = 0
    petitioned: int = field(default=0, name="wished")
    turn: int = 0
    """Counts what happens in play: names the question that is open."""
    lax: bool = False
    """The game master allowed it: limits are laid aside."""

    @property
    def cast(self) -> tuple[Individual, ...]:
        return self.individuals
