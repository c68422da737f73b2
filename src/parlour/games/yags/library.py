"""The ready-made material and the printed tables as the page shows them, whatever table is open."""

from typing import Any

from msgspec import Struct

from parlour.games.yags.content.campaign import LIBRARY, SKILLS
from parlour.games.yags.content.numbers import load_limits
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS, ReadyCreature, technique_of
from parlour.games.yags.content.scene import SCENE
from parlour.games.yags.content.tables import TABLES
from parlour.games.yags.model.campaign import SkillDef
from parlour.games.yags.model.vocabulary import ATTRIBUTES
from parlour.games.yags.words.hints import HINTS


class ReadyPerson(Struct, frozen=True):
    """Somebody ready-made, in words."""

    key: str
    name: str
    kind: str
    concept: str
    tl: int
    attributes: tuple[tuple[str, int], ...]
    size: int
    tiny: int
    soak: int
    skills: tuple[tuple[str, int, str], ...]
    """Skill, level, and the usual ability in words."""
    languages: tuple[str, ...]
    techniques: tuple[str, ...]
    items: tuple[str, ...]
    limits: tuple[int, ...]
    """Where the bands of load end, in grams."""


_SKILLS: dict[str, SkillDef] = {skill.name: skill for skill in SKILLS}


def _person(ready: ReadyCreature) -> ReadyPerson:
    value = dict(zip(ATTRIBUTES, ready.attributes, strict=True))
    skills = []
    for name, level in ready.skills.items():
        usual = _SKILLS[name].attributes[0]
        skills.append((name, level, f"{usual} × {name} {value[usual] * level}"))
    techniques = [technique_of(one) for one in ready.techniques]
    return ReadyPerson(
        ready.key,
        ready.name,
        ready.kind,
        ready.concept,
        ready.tl,
        tuple(value.items()),
        ready.size,
        ready.tiny,
        ready.soak,
        tuple(skills),
        tuple([f"{language.name} {language.level}" for language in ready.languages]),
        tuple(
            [
                (
                    f"{one.kind.capitalize()}: {one.name}{f' {one.level}' if one.kind == 'mastery' else ''} "
                    f"({', '.join(one.skills)})"
                )
                for one in techniques
            ]
        ),
        tuple([item.name for item in ready.items]),
        load_limits(value["Strength"]),
    )


SHELF: dict[str, tuple[Any, ...]] = {
    "READY": tuple([_person(ready) for ready in CHARACTERS.values()]),
    "CAST": tuple([_person(ready) for ready in EXTRAS.values()]),
    "SKILLS": SKILLS,
    "LIBRARY": LIBRARY,
    "ATTRIBUTES": TABLES.attribute,
    "DIFFICULTIES": TABLES.difficulty,
    "DEGREES": TABLES.degree,
    "BANDS": TABLES.band,
    "SKILL_BANDS": TABLES.skill_band,
    "KNOWLEDGE_BANDS": TABLES.knowledge_band,
    "LANGUAGE_BANDS": TABLES.language_band,
    "TALENTS": TABLES.talent,
    "SIZES": TABLES.size,
    "BULKS": TABLES.bulk,
    "GAITS": TABLES.gait,
    "OBSTRUCTIONS": TABLES.obstruction,
    "FOOTINGS": TABLES.footing,
    "LOADS": TABLES.load,
    "SCRAMBLES": TABLES.scramble,
    "SURFACES": TABLES.surface,
    "PACES": TABLES.pace,
    "NOTICES": TABLES.notice,
    "COVERS": TABLES.cover,
    "REACTIONS": TABLES.charm,
    "CROWDS": TABLES.crowd,
    "TRICKS": TABLES.trick,
    "AIMS": TABLES.aim,
    "QUALITIES": TABLES.quality,
    "WORKS": TABLES.work,
    "TECHS": TABLES.tech,
    "ERAS": TABLES.era,
    "TRIES": SCENE.tries,
    "HINTS": HINTS,
}
