"""Ready-made characters and creatures, read once from the files beside this one."""

from msgspec import Struct

from parlour.core.files import read_toml
from parlour.games.yags.content.campaign import TECHNIQUES
from parlour.games.yags.content.numbers import HUMAN_SIZE, HUMAN_SOAK
from parlour.games.yags.model.creature import Technique
from parlour.games.yags.model.vocabulary import Kind

SPECIALISATION_COST = 2
"""YAG-Q15, unless the table has another price."""


class ReadyLanguage(Struct, frozen=True, omit_defaults=True):
    name: str
    level: int
    literate: bool = True
    """Only where reading is learnt apart (YAG-088)."""


class ReadyTechnique(Struct, frozen=True, omit_defaults=True):
    name: str
    skill: str = ""
    """Of a specialisation; else the library says it."""
    level: int = 0
    """Of a mastery; else the library says it."""


class ReadyItem(Struct, frozen=True, omit_defaults=True):
    name: str
    weight: int
    """In grams."""
    worn_load: int = -1
    worn: bool = False
    tl: int = 0


class ReadyCreature(Struct, frozen=True, omit_defaults=True):
    """Anybody with a sheet. Attributes stand in the order of ATTRIBUTES."""

    key: str
    name: str
    concept: str
    attributes: tuple[int, ...]
    skills: dict[str, int]
    """All of them, talents too."""
    kind: Kind = "person"
    """A person is human, nobody else."""
    named: bool = True
    tl: int = 0
    """The Tech Level it belongs to, at least."""
    size: int = HUMAN_SIZE
    tiny: int = 0
    soak: int = HUMAN_SOAK
    languages: tuple[ReadyLanguage, ...] = ()
    techniques: tuple[ReadyTechnique, ...] = ()
    items: tuple[ReadyItem, ...] = ()
    notes: str = ""
    """For the game master."""


class _Creatures(Struct):
    creature: tuple[ReadyCreature, ...]


def technique_of(ready: ReadyTechnique, which: str = "", price: int = SPECIALISATION_COST) -> Technique:
    """As the library has it, a mastery at the level reached; or a specialisation at the table's price."""
    if ready.skill:
        return Technique(which, ready.name, "specialisation", (ready.skill,), price)
    known = TECHNIQUES[ready.name]
    return Technique(
        which,
        known.name,
        known.kind,
        known.skills,
        ready.level or known.level,
        known.group,
        known.needs,
        known.effect,
        known.text,
    )


_PACKAGE = "parlour.games.yags.content"
CHARACTERS: dict[str, ReadyCreature] = {
    ready.key: ready for ready in read_toml(_PACKAGE, "characters.toml", _Creatures).creature
}
"""For players to take."""
EXTRAS: dict[str, ReadyCreature] = {
    ready.key: ready for ready in read_toml(_PACKAGE, "creatures.toml", _Creatures).creature
}
"""For the game master to call in."""
