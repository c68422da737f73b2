"""What a Yags table remembers. Everything else (Move, load, bands, abilities, targets, totals) is derived and lives in
the rules."""

from msgspec import Struct, field

from parlour.games.yags.model.campaign import Budget, Culture, Effect, Price, SkillDef, TechniqueDef
from parlour.games.yags.model.check import Check, Modifier, Side, Step
from parlour.games.yags.model.creature import Creature, Entry, Item, Language, Reaction, Shelved, Skill, Technique
from parlour.games.yags.model.options import Options
from parlour.games.yags.model.scene import Ground, Petition, Scene
from parlour.games.yags.model.task import Climb, Task
from parlour.games.yags.model.vocabulary import (
    ATTRIBUTES,
    COUNTERS,
    EXTRAS,
    GAITS,
    PACES,
    PENALTIES,
    SITUATIONS,
    SKILL_KINDS,
    STAGES,
    TALENTS,
    TECHNIQUE_KINDS,
    Counter,
    Gait,
    Kind,
    Mode,
    Pace,
    Route,
    Situation,
    SkillKind,
    Stage,
    TechniqueKind,
)
from parlour.roleplay.desk import Desk

__all__ = [
    "ATTRIBUTES",
    "COUNTERS",
    "EXTRAS",
    "GAITS",
    "PACES",
    "PENALTIES",
    "SITUATIONS",
    "SKILL_KINDS",
    "STAGES",
    "TALENTS",
    "TECHNIQUE_KINDS",
    "Budget",
    "Check",
    "Climb",
    "Counter",
    "Creature",
    "Culture",
    "Effect",
    "Entry",
    "Gait",
    "Ground",
    "Item",
    "Kind",
    "Language",
    "Mode",
    "Modifier",
    "Options",
    "Pace",
    "Petition",
    "Price",
    "Reaction",
    "Route",
    "Scene",
    "Shelved",
    "Side",
    "Situation",
    "Skill",
    "SkillDef",
    "SkillKind",
    "Stage",
    "State",
    "Step",
    "Task",
    "Technique",
    "TechniqueDef",
    "TechniqueKind",
]


class State(Struct, frozen=True, omit_defaults=True):
    desk: Desk
    options: Options
    skills: tuple[SkillDef, ...]
    """The campaign's skill list, talents first."""
    library: tuple[TechniqueDef, ...]
    creatures: tuple[Creature, ...] = ()
    cultures: tuple[Culture, ...] = ()
    prices: tuple[Price, ...] = ()
    """Empty: attributes, skills and languages cannot be bought (3.9)."""
    budget: Budget = Budget()
    scene: Scene = Scene()
    check: Check | None = None
    """At most one is open; one that is told may be followed by the next."""
    tasks: tuple[Task, ...] = ()
    climbs: tuple[Climb, ...] = ()
    kept: tuple[Check, ...] = ()
    """Hidden checks that are over and were not revealed: the game master may still do so (YAG-235)."""
    shelf: tuple[Shelved, ...] = ()
    """Out of files, to be brought in: the game master's."""
    numbers: tuple[tuple[str, int], ...] = ()
    """How hard things are in this scene, by name; "" for all else. The game master's."""
    petitions: tuple[Petition, ...] = field(default=(), name="wishes")
    day: int = 1
    watch: int = 1
    """YAG-171: 1 to 6."""
    checks: int = 0
    made: int = 0
    """Ids given out in the open; hidden ones are counted apart."""
    hid: int = 0
    petitioned: int = field(default=0, name="wished")
    lax: bool = False
    """The game master allowed it: limits are laid aside."""

    @property
    def cast(self) -> tuple[Creature, ...]:
        return self.creatures
