"""A table in the middle of a fight, for the tests of words: who sits there, who is who, what lies where."""

from msgspec.structs import replace

from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import (
    Ability,
    Active,
    Addition,
    Batch,
    Challenge,
    Change,
    Condition,
    Duel,
    Encounter,
    Gear,
    Hazard,
    Individual,
    Obstacle,
    Options,
    Power,
    Purchase,
    Scene,
    Side,
    Skill,
    State,
    Talent,
    Ware,
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


def _free(number: int) -> tuple[Skill, ...]:
    return (
        Skill(f"s{number}1", "Block", "Stature", free=True), Skill(f"s{number}2", "Dodge", "Cunning", free=True),
        Skill(f"s{number}3", "Resist", "Power", free=True),
    )  # fmt: skip


_VALUES = (4, 5, 3, 2, 1, 5)
_RANKS = ("First", "First", "Second", "Third", "Handicap", "Second")

PEOPLE = (
    Individual(
        "c1",
        "Bran",
        "main",
        ANN,
        stage="ready",
        here=True,
        values=_VALUES,
        made=_VALUES,
        ranks=_RANKS,
        points=20,
        secret=f"{SECRET} past",
        skills=(*_free(1), Skill("s14", "Axe", "Stature", 4, ("weapon", "one-handed"))),
        abilities=(Ability("a1", "Heavy Hand", "I hit hard.", Effect("addResult", "Axe", amount=2), approved=True),),
        talents=(
            Talent("t1", "language", "Coast Speech", native=True),
            Talent("t2", "expertise", "Knots"),
            Talent("t3", "resource", "A boat"),
        ),
        gear=(Gear("g1", "Old axe", "one-handed", approved=True),),
        hits=2,
    ),
    Individual(
        "c2",
        "Orla",
        "main",
        BEA,
        stage="ready",
        here=True,
        values=(4, 2, 3, 6, 4, 1),
        made=(4, 2, 3, 6, 4, 1),
        ranks=_RANKS,
        points=20,
        skills=(
            *_free(2),
            Skill("s24", "Weather Song", "Power", 3, ("supernatural",)),
            Skill("s25", "Salves", "Knowledge", 1, ("healing",)),
        ),
        abilities=(Ability("a2", "Second Wind", "I try again.", Effect("rerollOwn", keep="better"), approved=True),),
        powers=(
            Power("p1", "Squall", "I lash.", "Weather Song", True, "I", Effect("powerHits"), hits=1, approved=True),
            Power("p2", "Fair Wind", "I help.", "Weather Song", False, "M", Effect("addResult"), approved=True),
        ),
        powers_on=(Active("p2", "c2", ("c1",)),),
        dp=2,
    ),
    Individual(
        "c3",
        "Pip",
        "companion",
        BEA,
        "minion",
        "c2",
        stage="traits",
        points=10,
        skills=_free(3),
        concept=f"{SECRET} concept",
    ),
    Individual(
        "c4",
        "Foe",
        "adversary",
        -1,
        stage="ready",
        here=True,
        values=(3, 4, 2, 1, 1, 4),
        made=(3, 4, 2, 1, 1, 4),
        ranks=_RANKS,
        goal=f"{SECRET} goal",
        skills=(*_free(4), Skill("s44", "Club", "Stature", 2, ("weapon", "one-handed"))),
        concept=f"{SECRET} concept",
        hits=3,
        abilities=(Ability("a4", f"{SECRET} trick", "I cheat.", Effect("addDice"), approved=True),),
        talents=(Talent("t4", "expertise", f"{SECRET} lore"),),
        conditions=(Condition("held", "c1"),),
    ),
    Individual(
        "c5",
        "Ferry Hand",
        "ally",
        -1,
        "minion",
        stage="ready",
        here=True,
        numbered=False,
        dice=2,
        adds="Stature",
        values=(0, 0, 0, 0, 0, 2),
    ),
    Individual("h1", f"{SECRET} lurker", "adversary", -1, stage="ready", hidden=True, numbered=False),
)

ACTOR = Side(
    "c1",
    "s14",
    "Stature",
    5,
    6,
    True,
    additions=(Addition("Heavy Hand", 2, "PER-066", "a1"), Addition("Orla", 1, "PER-147")),
    dice=(9, 6, 2, 1, 1, 1),
)
REACTOR = Side("c4", "s42", "Cunning", 2, 3, True, bonus=(Addition("injured", -1, "PER-184"),), dice=(8, 4))
ROLLED = Challenge(
    3, "attack", (ACTOR, REACTOR), "to get past", stage="close", duels=(Duel(1, 0, "success", ((17, 10),)),)
)
OPEN = Challenge(4, "attack", (replace(ACTOR, dice=()), Side("c4", chosen=False)), "to get past", stage="answer")
RECOVERY = Challenge(
    5,
    "recovery",
    (
        Side("c1", "s25", "Knowledge", 4, 3, True, stand_in="c2", dice=(7, 7, 2)),
        Side("", base=1, chosen=True, additions=(Addition("hits", 2, "PER-196"),), dice=(4,)),
    ),
    "",
)
ALONE = Challenge(
    6,
    "unopposed",
    (
        replace(ACTOR, additions=()),
        Side("", chosen=True, base=2, additions=(Addition("difficulty", 5, "PER-155"),), dice=(9, 3)),
    ),
    "over the wall",
    difficulty=5,
    listed=5,
)
MANY = Challenge(
    7,
    "power",
    (
        Side("c2", "s24", "Power", 6, 5, True, dice=(10, 3), changes=(Change("a2", 1, 1, 3, 3),)),
        REACTOR,
        Side("c5", "", "Power", 2, 1, True, dice=(6,)),
    ),
    "to drive them off",
    power="p1",
)

STATE = State(
    DESK,
    Options(),
    PEOPLE,
    Scene(2, "The quay", "at dusk", "Will the barge pass?", True),
    Encounter(1, True, "c1", 2, ("c1", "c4", "c2", "c5"), opening=False, goals=(("heroes", "to get past"),)),
    OPEN,
    batches=(Batch("c2", (Purchase("raise", "c2", "Power"),)),),
    obstacles=(Obstacle("o1", "A locked gate"),),
    hazards=(Hazard("z1", "Wet planks", 3, 1, 0),),
    wares=(Ware("w1", "rope", 1), Ware("w2", "a rifle", 3, 7)),
    encounters=1,
    challenges=4,
    made=90,
    hid=1,
)
QUIET = replace(STATE, encounter=None, challenge=None)
