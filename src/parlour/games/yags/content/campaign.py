"""What a campaign begins with: its skills and its library of techniques. The game master changes them as she likes."""

from collections.abc import Iterator

from msgspec import Struct

from parlour.core.files import read_toml
from parlour.games.yags.model.campaign import SkillDef, TechniqueDef

_PACKAGE = "parlour.games.yags.content"


class _Skills(Struct):
    skill: tuple[SkillDef, ...]


class _Techniques(Struct):
    technique: tuple[TechniqueDef, ...]


def of_skill(skill: SkillDef) -> Iterator[TechniqueDef]:
    """The familiarities and masteries that stand with a skill (YAG-137, YAG-150)."""
    for name, price in skill.familiarities:
        yield TechniqueDef(name, "familiarity", (skill.name,), price, text=f"The full skill with {name}.")
    for name in skill.masteries:
        yield TechniqueDef(
            name,
            "mastery",
            (skill.name,),
            text=f"+1 for each level at {name}, and a point of the attribute for every five.",
        )


SKILLS: tuple[SkillDef, ...] = read_toml(_PACKAGE, "skills.toml", _Skills).skill
"""The eight talents, then the starter list."""
LIBRARY: tuple[TechniqueDef, ...] = (
    *read_toml(_PACKAGE, "techniques.toml", _Techniques).technique,
    *[technique for skill in SKILLS for technique in of_skill(skill)],
)
"""Techniques, then what stands with the skills. Specialisations are anybody's own words."""
TECHNIQUES: dict[str, TechniqueDef] = {technique.name: technique for technique in LIBRARY}
