"""A table in the middle of a story, for the tests of words: who sits there, who is who, what lies where."""

from msgspec.structs import replace

from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.content.sets import ContentSet, Healing, SetChapter, SetPerson
from parlour.games.fugue.model import (
    Ability,
    Character,
    Contest,
    Count,
    DealerNote,
    Declared,
    Flashback,
    Fragment,
    Group,
    Hand,
    Options,
    Pin,
    State,
    Task,
    Telling,
    Wild,
    Wound,
)
from parlour.roleplay.desk import Desk, Note, Plea

URSULA, SCOTT, TROY, SIMON = range(4)
SECRET = "Zugzwang"
"""In every text that not everybody may read."""

CONTENT = ContentSet(
    "story",
    "Low Lights",
    "",
    f"{SECRET} introduction",
    f"{SECRET} setting",
    f"{SECRET} advice",
    "Bare feet.",
    Healing("Sleep.", 8, True),
    (SetChapter("The Pier", f"{SECRET} chapter", people=(SetPerson("Heavy", "", f"{SECRET} notes"),)),) * 4,
)

DESK = Desk(
    URSULA,
    ("Ursula", "Scott", "Troy", "Simon"),
    ((), (Note(1, SECRET, SECRET),), (), ()),
    (Plea(1, TROY, f"{SECRET} please"),),
    session=1,
    sitting=True,
)

PEOPLE = (
    Character(
        "c1",
        SCOTT,
        "Scotty",
        "Tall, shaved head.",
        "a heron",
        "gravel",
        detail="A crescent-shaped brand.",
        detail_by=TROY,
        signifier="major-03",
        abilities=(
            Ability("b1", "Calm Thugs", flashback="f1"),
            Ability("b2", "Paint Roses", ("right arm",), "f2", True),
        ),
        wounds=(Wound("w1", "right arm", "Torn off", True, tended=True),),
        musing="maybe a butcher",
    ),
    Character("c2", TROY, "Trey", "Short.", detail="One gold tooth.", detail_by=SIMON, signifier="major-10"),
    Character("c3", SIMON, "", "Old hands.", detail="Ink under the nails.", detail_by=URSULA, signifier="major-19"),
    Character("c4", URSULA, "", "Thin.", detail="No shadow of a beard.", detail_by=SCOTT, signifier="major-17"),
    Character(
        "c5", -1, "Heavy", "A wide coat.", abilities=(Ability("b3", "Brawling"),), notes=f"{SECRET}: he is afraid"
    ),
)

FLASHBACKS = (
    Flashback(
        "f1",
        "own",
        ("c1",),
        SCOTT,
        "kept",
        "the hoods",
        (Fragment(SCOTT, "A gang, and I talk."), Fragment(SCOTT, "They laugh.")),
        "Calm Thugs",
        known=("c1",),
        chapter=1,
    ),
    Flashback(
        "f2",
        "signifier",
        ("c1",),
        TROY,
        "kept",
        "the brush",
        (Fragment(TROY, "Red paint."),),
        "Paint Roses",
        ("right arm",),
        ("c2",),
        card="major-03",
        known=("c1", "c2"),
        chapter=1,
        note="whose roses?",
    ),
    Flashback(
        "f3",
        "gift",
        ("c2",),
        SIMON,
        "judged",
        "the bottle",
        (Fragment(SIMON, "Rain, and a shirt torn to strips."),),
        "Trauma surgeon",
        present=("c3",),
        must=("c3",),
    ),
    Flashback("f4", "signifier", ("c3",), URSULA, "memory", "a lost purse"),
)

CONTEST = Contest(
    1, "Over a wallet", True, (Group(1, (("c1", "c3"), ("c5",)), ("c1",), ("c3",), rounds=1),), stage="turn",
    hands=(Hand("c1", ("swords-07",), ("coins-03",)), Hand("c5", ("swords-02",), ("major-18",))), turn="c1",
    wilds=(Wild("x1", "c1", "b1", "major-10"),),
)  # fmt: skip

STATE = State(
    desk=DESK,
    options=Options(),
    phase="scene",
    chapter=1,
    opened=True,
    dealt=(URSULA,),
    content=CONTENT,
    order=(SCOTT, TROY, SIMON, URSULA),
    scene="A pier at night.",
    scenes=1,
    characters=PEOPLE,
    flashbacks=FLASHBACKS,
    counts=(Count(), Count(1, 0), Count(), Count(0, 1)),
    declared=(Declared(1, "c1", "I pick the lock"),),
    tasks=(
        Task(
            "t1",
            "c2",
            "open the safe",
            9,
            unit="minutes",
            spent=4,
            cards=("wands-04",),
            stage="done",
            outcome="failure",
        ),
    ),
    tellings=(Telling(1, SCOTT, "c1", ("coins-03",)),),
    contest=CONTEST,
    deck=KEYS[8:],
    pins=(Pin("n1", "question", SIMON, "Who rang the bell?"),),
    notes=(DealerNote(1, URSULA, 1, SECRET, SECRET),),
    made=60,
)

QUIET = replace(STATE, contest=None, tellings=(), declared=(), flashbacks=STATE.flashbacks[:2])
"""Between actions."""
