"""The words a Yags table is kept in."""

from typing import Literal

ATTRIBUTES: tuple[str, ...] = (
    "Strength",
    "Health",
    "Agility",
    "Dexterity",
    "Perception",
    "Intelligence",
    "Empathy",
    "Will",
)
"""YAG-034, in this order wherever eight numbers stand in a row."""
TALENTS: tuple[str, ...] = ("athletics", "awareness", "brawl", "charm", "guile", "sleight", "stealth", "throw")
"""YAG-075."""
SkillKind = Literal["talent", "standard", "knowledge"]
SKILL_KINDS: tuple[SkillKind, ...] = ("talent", "standard", "knowledge")
LibraryKind = Literal["technique", "familiarity", "mastery"]
"""What a library holds: specialisations are people's own (YAG-140)."""
TechniqueKind = Literal["technique", "familiarity", "specialisation", "mastery"]
TECHNIQUE_KINDS: tuple[TechniqueKind, ...] = ("technique", "familiarity", "specialisation", "mastery")
Kind = Literal["person", "creature", "vehicle"]
Stage = Literal["frame", "attributes", "skills", "techniques", "gear", "review", "ready", "dead"]
STAGES: tuple[Stage, ...] = ("frame", "attributes", "skills", "techniques", "gear", "review")
"""The steps of building (3.1), B1 to B6."""
Gait = Literal["careful", "standard", "running", "sprinting"]
GAITS: tuple[Gait, ...] = ("careful", "standard", "running", "sprinting")
Counter = Literal["fatigue", "exhaustion", "wounds", "stuns"]
COUNTERS: tuple[Counter, ...] = ("fatigue", "exhaustion", "wounds", "stuns")
PENALTIES: tuple[str, ...] = ("fatigue_penalty", "wound_penalty", "stun_penalty", "move_penalty")
"""What the game master sets where the Core leaves the effect of a counter to its other articles (YAG-Q32)."""
Route = Literal["", "skill", "default", "unskilled", "raw"]
Mode = Literal["", "roll", "take0", "take10"]
Pace = Literal["round", "minute", "quarter"]
PACES: tuple[Pace, ...] = ("round", "minute", "quarter")
Situation = Literal[
    "",
    "notice",
    "recall",
    "spot",
    "charm",
    "lie",
    "interrogate",
    "pocket",
    "conjure",
    "hide",
    "sneak",
    "throw",
    "attack",
    "catch",
    "fact",
    "run",
    "scramble",
    "climb",
    "resist",
    "long",
    "race",
    "art",
    "group",
]
"""What a check is about, where the rules have something of their own to say of it; empty: a plain one."""
SITUATIONS: tuple[str, ...] = (
    "notice",
    "recall",
    "spot",
    "charm",
    "lie",
    "detect",
    "interrogate",
    "pocket",
    "conjure",
    "watch",
    "hide",
    "sneak",
    "throw",
    "attack",
    "catch",
    "dodge",
    "fact",
    "run",
    "scramble",
    "climb",
    "resist",
    "long",
    "race",
    "art",
    "hold",
)
"""The parts somebody may have in one: who listens to a lie detects, who observes a sneak or a trick watches."""
EXTRAS: tuple[str, ...] = ("style", "completeness", "speed")
"""YAG-013."""
