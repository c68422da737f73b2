"""A table in the middle of a scene, for the tests of words: who sits there, who is who, what lies where."""

from msgspec.structs import replace

from parlour.games.yags.content.campaign import LIBRARY, SKILLS
from parlour.games.yags.model import (
    TALENTS,
    Check,
    Climb,
    Creature,
    Item,
    Modifier,
    Options,
    Scene,
    Side,
    Skill,
    State,
    Step,
    Task,
    Technique,
)
from parlour.roleplay.desk import Desk, Note, Plea

GIL, ANN, BEA, OVE = range(4)
EVERYBODY = (None, GIL, ANN, BEA, OVE)
SECRET = "Zugzwang"
"""In every text that not everybody may read."""

DESK = Desk(
    GIL,
    ("Gil", "Ann", "Bea", "Ove"),
    ((), (Note(1, SECRET, SECRET),), (), ()),
    (Plea(1, BEA, f"{SECRET} please"),),
    session=1,
    sitting=True,
)


def _skills(**more: int) -> tuple[Skill, ...]:
    return tuple([Skill(name, level) for name, level in {**dict.fromkeys(TALENTS, 2), **more}.items()])


PEOPLE = (
    Creature(
        "c1",
        "Bran",
        ANN,
        stage="ready",
        here=True,
        notes=f"{SECRET} past",
        concept="a courier",
        skills=_skills(athletics=4, driving=3),
        techniques=(
            Technique("k1", "Quiet step", "technique", ("stealth",), 4),
            Technique("k5", "ballads", "specialisation", ("history",), 2),
        ),
        items=(Item("i1", "rope", 2000), Item("i2", "laser", 500, tl=9, allowed=False, here=False)),
        xp=3,
    ),
    Creature("c2", "Orla", BEA, stage="ready", here=True, skills=_skills(guile=4)),
    Creature("c3", "Pip", BEA, stage="skills", concept="a boy", notes=f"{SECRET} fear", sent_back=""),
    Creature(
        "c4",
        "Foe",
        -1,
        stage="ready",
        here=True,
        concept=f"{SECRET} master",
        notes=SECRET,
        skills=_skills(brawl=4),
        techniques=(Technique("k4", f"{SECRET} hold", "technique", ("brawl",), 4),),
        items=(Item("i4", f"{SECRET} blade", 1000),),
        wounds=2,
    ),
    Creature("h1", f"{SECRET} lurker", -1, stage="ready", hidden=True, items=(Item("ih1-1", f"{SECRET} key", 10),)),
)

LONG = Task(
    "x1",
    "long",
    "Forge a pass",
    (("c1",),),
    (("Dexterity", "sleight"),),
    target=20,
    needed=3,
    gained=1,
    checks=1,
    minutes=30,
    used=30,
)
RACE = Task(
    "x2",
    "race",
    "Chess",
    (("c1",), ("c4",)),
    (("Intelligence", ""),) * 2,
    ends="first",
    goal=3,
    turn=2,
    advantage=0,
    scores=(1, 0),
)
TEAM = Task(
    "x3", "team", "Tug of war", (("c1", "c2"), ("c4",)), (("Strength", ""),) * 2, ends="turns", goal=4, physical=True
)
ART = Task("x4", "art", "A ballad", (("c2",),), (("Empathy", "charm"),), needed=2, rolls=(23,))
WALL = Climb("c1", "brick wall", 30, "minute", True, 60, 15)

STATE = State(
    DESK,
    Options(),
    SKILLS,
    LIBRARY,
    PEOPLE,
    scene=Scene(2, "The quay", "at dusk", "Will the barge pass?", True),
    tasks=(LONG, RACE, TEAM, ART),
    climbs=(WALL,),
    made=100,
)
PAST = replace(STATE, scene=replace(STATE.scene, open=False), check=None)
"""The same table long after."""


def rolled(
    who: str,
    attribute: tuple[str, int],
    skill: tuple[str, int],
    die: int,
    *more: Step,
    part: str = "",
    halved: str = "",
) -> Side:
    """A side whose die is down."""
    steps = (Step(*attribute, "YAG-006"), Step(*skill, "YAG-006", "x"), *more, Step("die", die, "YAG-003"))
    ability = attribute[1] * skill[1]
    full = ability + sum([step.amount for step in more]) + die
    if halved:
        steps = (*steps, Step(halved, 2, "YAG-104", "÷"))
    return Side(
        who,
        attribute[0],
        skill[0],
        part,
        route="default" if halved else "skill",
        mode="roll",
        die=die,
        score=skill[1],
        ability=ability,
        total=full // 2 if halved else full,
        fumbled=die == 1,
        steps=steps,
    )


OPEN = Check(5, "", (Side("c1", "Dexterity", "sleight", route="skill"),), "pick the lock", 20, "moderate")
GOOD = replace(
    OPEN,
    sides=(rolled("c1", ("Dexterity", 5), ("sleight", 4), 13),),
    stage="result",
    success=True,
    level=2,
    gap=13,
    winner=0,
)
CONTEST = Check(
    6,
    "",
    (rolled("c1", ("Strength", 3), ("brawl", 2), 18), rolled("c4", ("Strength", 3), ("brawl", 4), 9)),
    stage="result",
    success=True,
    level=1,
    gap=3,
    winner=0,
)
LIE = Check(
    7,
    "lie",
    (Side("c1", "Will", "guile", "lie", route="skill"), Side("c2", "Empathy", "guile", "detect", route="skill")),
    "I was at home.",
    hidden=True,
)
LIED = replace(
    LIE,
    sides=(
        rolled("c1", ("Will", 3), ("guile", 2), 12, part="lie"),
        rolled("c2", ("Empathy", 3), ("guile", 4), 3, part="detect"),
    ),
    stage="result",
    winner=0,
    success=True,
    level=1,
    gap=3,
    belief="truthful",
)
KEPT = Check(
    -1,
    "notice",
    (rolled("c1", ("Perception", 3), ("awareness", 2), 14, part="notice"),),
    f"{SECRET} door",
    20,
    "tricky",
    hidden=True,
    stage="result",
    success=True,
    level=1,
    gap=0,
    winner=0,
)
RUN = Check(
    8,
    "run",
    (rolled("c1", ("Agility", 3), ("athletics", 4), 2, part="run"),),
    target=30,
    label="light 5 + unstable 10, x 2",
    parts=(Modifier("light", 5, "YAG-196"), Modifier("unstable", 10, "YAG-197")),
    gait="running",
    effort=True,
    stage="push",
    gap=-16,
    metres=24,
)
