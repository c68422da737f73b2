"""What a campaign begins with: its skills and its library of techniques. The game master changes them as she likes."""

from collections.abc import Iterator

from msgspec import Struct

from parlour.core.files import read_toml
from parlour.core.phrasebook import Phrasebook
from parlour.games.yags.model.campaign import SkillDef, TechniqueDef

_PACKAGE = "parlour.games.yags.content"
_SAY = Phrasebook("parlour.games.yags.words", "phrases")


class _Skills(Struct):
    skill: tuple[SkillDef, ...]


class _Techniques(Struct):
    technique: tuple[TechniqueDef, ...]


def of_skill(skill: SkillDef) -> Iterator[TechniqueDef]:
    """The familiarities and masteries that stand with a skill (YAG-137, YAG-150)."""
    for name, price in skill.familiarities:
        yield TechniqueDef(name, "familiarity", (skill.name,), price, text=_SAY("familiarity", name=name))
    for name in skill.masteries:
        yield TechniqueDef(
            name,
            "mastery",
            (skill.name,),
            text=_SAY("mastery", name=name),
        )


SKILLS: tuple[SkillDef, ...] = read_toml(_PACKAGE, "skills.toml", _Skills).skill
"""The eight talents, then the starter list."""
LIBRARY: tuple[TechniqueDef, ...] = (
    *read_toml(_PACKAGE, "techniques.toml", _Techniques).technique,
    *[technique for skill in SKILLS for technique in of_skill(skill)],
)
"""Techniques, then what stands with the skills. Specialisations are anybody's own words."""
TECHNIQUES: dict[str, TechniqueDef] = {technique.name: technique for technique in LIBRARY}
