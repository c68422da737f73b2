"""What may be asked of chance in Yags, and what each question needs to know."""

from parlour.core.odds import Question, Setting
from parlour.games.yags.content.tables import TABLES
from parlour.games.yags.model.vocabulary import GAITS, PACES

LEAST, MOST = -50, 300
"""So far abilities and targets may go."""
SIDES = 5
"""So many may be in one contest."""
MEMBERS = 4
"""So many of a team."""


def _number(key: str, label: str, default: int, least: int, most: int, note: str = "") -> Setting:
    return Setting(key, label, str(default), least, most, note=note)


def _ability(
    key: str, label: str, default: int = 12, note: str = "Attribute times skill, with every modifier."
) -> Setting:
    return _number(key, label, default, LEAST, MOST, note)


def _skill(key: str, label: str, default: int = 4, note: str = "") -> Setting:
    return _number(key, label, default, 0, 50, note)


_TARGETS = "; ".join([f"{row.label} {row.target}" for row in TABLES.difficulty]).capitalize() + "."
_TARGET = _number("target", "Target", 20, LEAST, MOST, _TARGETS)
_FUMBLE = _number(
    "fumble", "Fumble chance", 1, 0, 19, "The highest face that always fails, before a default doubles it."
)
_WAY = Setting(
    "way",
    "Rolled with",
    "skill",
    values=(
        ("skill", "The skill itself"),
        ("default", "A default"),
        ("unfamiliar", "A missing familiarity"),
        ("unskilled", "No skill at all"),
    ),
)
_TIE = Setting(
    "tie",
    "A tie with equal skills",
    "none",
    values=(("none", "Nobody wins"), ("reroll", "Rolled again"), ("defender", "Who resists wins")),
)
_SLIP = Setting("slip", "A fumble", "loses", values=(("loses", "Loses"), ("ignored", "Only totals count")))
_SWING = Setting(
    "swing", "Losing with the advantage", "lost", values=(("lost", "It is lost"), ("taken", "The winner takes it"))
)
_EVEN = Setting(
    "even",
    "Even after the last turn",
    "sudden",
    values=(("sudden", "Another turn until it is decided"), ("draw", "A draw")),
)
_ENDS = Setting(
    "ends", "It ends", "first", values=(("first", "With the first to have so many"), ("turns", "After so many turns"))
)
_YES = (("yes", "Yes"), ("no", "No"))
_NO = (("no", "No"), ("yes", "Yes"))
_MASTERY = "Its bonus is in the ability already; the lower one has a higher fumble chance."


def _members(prefix: str, whose: str, abilities: tuple[int, ...]) -> list[Setting]:
    found: list[Setting] = []
    for at, (name, ability) in enumerate(zip(("first", "second", "third", "fourth"), abilities, strict=True), 1):
        found += [
            _ability(f"{prefix}ability_{at}", f"{whose} {name}'s ability", ability),
            _skill(f"{prefix}skill_{at}", "Skill", ability // 3),
        ]
    return found


QUESTIONS: tuple[Question, ...] = (
    Question(
        "check",
        "A check",
        (
            "Attribute times skill and a die against a target: success, each degree, the fumble, and what taking 0 "
            "or 10 would give."
        ),
        (
            _ability("ability", "Ability"),
            _TARGET,
            _FUMBLE,
            _WAY,
            _skill("skill", "Skill", 4, "From 4 on it is a professional's, who may take 0 or 10."),
        ),
        ("YAG-006", "YAG-009", "YAG-010", "YAG-012", "YAG-027", "YAG-028", "YAG-064", "YAG-104", "YAG-138", "YAG-Q40"),
    ),
    Question(
        "contest",
        "A contest",
        "Two checks against each other: natural 20, fumbles, totals, skills.",
        (
            _ability("ability", "Your ability"),
            _skill("skill", "Your skill", 4, "Of a raw attribute check the attribute."),
            _FUMBLE,
            _ability("their_ability", "Their ability", 6),
            _skill("their_skill", "Their skill", 2),
            _number("their_fumble", "Their fumble chance", 1, 0, 19),
            Setting(
                "rated",
                "How hard it is for you",
                "moderate",
                values=tuple(
                    [(row.label, f"{row.label.capitalize()} ({row.opponent:+d} for them)") for row in TABLES.difficulty]
                ),
            ),
            _TIE,
            Setting("resists", "Who resists", "they", values=(("they", "They"), ("you", "You"))),
            _SLIP,
        ),
        ("YAG-019", "YAG-021", "YAG-022", "YAG-025", "YAG-Q18", "YAG-Q19", "YAG-Q20", "YAG-Q44"),
    ),
    Question(
        "many",
        "Several in a contest",
        "Up to five against each other.",
        (
            _number("sides", "How many", 3, 2, SIDES),
            *[
                setting
                for at, (ability, skill) in enumerate([(12, 4), (9, 3), (6, 2), (6, 2), (6, 2)], 1)
                for setting in (
                    _ability(
                        f"ability_{at}",
                        f"Ability of the {('first', 'second', 'third', 'fourth', 'fifth')[at - 1]}",
                        ability,
                    ),
                    _skill(f"skill_{at}", "Skill", skill),
                )
            ],
            Setting(
                "tie", "A tie with equal skills", "none", values=(("none", "Nobody wins"), ("reroll", "Rolled again"))
            ),
            _SLIP,
        ),
        ("YAG-020", "YAG-Q43"),
    ),
    Question(
        "long",
        "A long task",
        "So many successes at a target; two failures in a row lose it, and each raises the fumble chance.",
        (
            _ability("ability", "Ability"),
            _TARGET,
            _number("needed", "Successes needed", 3, 1, 20),
            _FUMBLE,
            _number("raised", "Failures so far", 0, 0, 20),
            Setting("failed", "The last check failed", "no", values=_NO),
            _WAY,
        ),
        ("YAG-112", "YAG-113", "YAG-114", "YAG-115", "YAG-116", "YAG-Q51"),
    ),
    Question(
        "race",
        "A competition",
        "Turn by turn, with the advantage: first to so many successes, or the most after so many turns.",
        (
            _ability("ability", "Your ability"),
            _skill("skill", "Your skill", 4),
            _number("mastery", "Your mastery", 0, 0, 30, _MASTERY),
            _ability("their_ability", "Their ability", 6),
            _skill("their_skill", "Their skill", 2),
            _number("their_mastery", "Their mastery", 0, 0, 30, _MASTERY),
            _ENDS,
            _number("goal", "Successes, or turns", 3, 1, 20),
            _number(
                "blocks", "Fatigue you would pay", 0, 0, 5, "How often you would block a success in a physical one."
            ),
            _number("their_blocks", "Fatigue they would pay", 0, 0, 5),
            Setting("keep", "The higher mastery keeps the advantage", "no", values=_NO),
            _SWING,
            _EVEN,
        ),
        ("YAG-118", "YAG-120", "YAG-122", "YAG-123", "YAG-148", "YAG-149", "YAG-Q21", "YAG-Q22"),
    ),
    Question(
        "team",
        "Two teams",
        (
            "In each turn one of each team checks, for a point of fatigue: how a turn goes by who is named, and "
            "what each team can be sure of in the end."
        ),
        (
            _number("ours", "How many of yours", 2, 1, MEMBERS),
            *_members("", "Your", (12, 9, 6, 6)),
            _number("theirs", "How many of theirs", 2, 1, MEMBERS),
            *_members("their_", "Their", (9, 6, 6, 6)),
            _ENDS,
            _number("goal", "Successes, or turns", 3, 1, 20),
            _SWING,
            _EVEN,
        ),
        ("YAG-124", "YAG-125", "YAG-120", "YAG-Q21", "YAG-Q22"),
    ),
    Question(
        "toss",
        "Throw and catch",
        "Something thrown to somebody: the catch is 10, and harder by what the throw missed.",
        (
            _ability("ability", "The thrower's ability", 12, "Dexterity times throw."),
            _WAY,
            _ability("their_ability", "The catcher's ability", 12, "Dexterity times throw."),
            Setting("their_way", "Caught with", "skill", values=_WAY.values),
            _number("base", "To a catcher", 10, 0, 40, "What the table begins with."),
            _number("metres", "Metres", 5, 0, 200, "One more for each."),
        ),
        ("YAG-250", "YAG-248", "YAG-Q60", "YAG-Q38"),
    ),
    Question(
        "art",
        "A work of art",
        "The lowest of its rolls is the quality of the whole.",
        (
            _ability("ability", "Ability"),
            _number("rolls", "Rolls", 3, 1, 12, "Short 1, medium 2, long 3 or more, a symphony 5."),
            _FUMBLE,
            Setting("counts", "A fumble counts", "zero", values=(("zero", "0"), ("total", "Its total"))),
        ),
        ("YAG-126", "YAG-128", "YAG-129", "YAG-Q50"),
    ),
    Question(
        "run",
        "Over bad ground",
        "A check each round; a failure makes no progress, and a second one means a fall.",
        (
            _ability("ability", "Ability", 12, "Agility times athletics, with every modifier."),
            _number(
                "ground",
                "The ground",
                15,
                0,
                100,
                "Light 5, moderate 10, heavy 20; unstable, narrow and slippery 5 or 10 each; wind 5 more.",
            ),
            Setting("gait", "Gait", "standard", values=tuple([(gait, gait.capitalize()) for gait in GAITS])),
            Setting("dangerous", "A fall would be dangerous", "yes", values=_YES),
            _number("rounds", "Rounds", 5, 1, 30),
        ),
        ("YAG-195", "YAG-200", "YAG-201", "YAG-190", "YAG-192", "YAG-193"),
    ),
    Question(
        "climb",
        "A climb",
        "Strength gets up, Agility holds on: the chance to fall in one interval and on the whole way, at each pace.",
        (
            _ability("ability", "Strength x athletics"),
            _ability("hold", "Agility x athletics"),
            _number(
                "target",
                "Surface",
                20,
                0,
                150,
                "; ".join([f"{row.label} {row.target}" for row in TABLES.surface]).capitalize() + ".",
            ),
            _number("height", "Metres to climb", 60, 1, 2000),
            _number("move", "Move", 12, 1, 100),
            Setting(
                "pace",
                "A check",
                "round",
                values=tuple([(pace, row.name.capitalize()) for pace, row in zip(PACES, TABLES.pace, strict=True)]),
            ),
            Setting("careful", "Carefully", "no", values=_NO),
            Setting("quarter", "A quarter of an hour is Move times", "50", values=(("50", "50"), ("25", "25"))),
        ),
        ("YAG-209", "YAG-210", "YAG-211", "YAG-212", "YAG-213", "YAG-215", "YAG-Q29", "YAG-Q30"),
    ),
    Question(
        "lie",
        "A lie",
        "Will against Empathy: who is seen through, who is certain, and what is believed.",
        (
            _ability("ability", "The speaker's Will x guile"),
            _skill("skill", "The speaker's guile", 3),
            _ability("their_ability", "The listener's Empathy x guile", 9),
            _skill("their_skill", "The listener's guile", 3),
            Setting("said", "What is said", "lie", values=(("lie", "A lie"), ("truth", "The truth"))),
            Setting(
                "belief",
                "After a failed detection",
                "roll",
                values=(("roll", "By the speaker's roll"), ("random", "By a toss")),
            ),
        ),
        ("YAG-231", "YAG-233", "YAG-234", "YAG-236", "YAG-Q23", "YAG-Q24", "YAG-Q65"),
    ),
    Question(
        "sneak",
        "Unseen",
        "One roll of who sneaks, hides or steals against everybody who watches.",
        (
            _ability(
                "ability",
                "Your ability",
                12,
                "Agility times stealth, Perception for a hiding place, Dexterity times sleight for a pocket.",
            ),
            _skill("skill", "Your skill", 4),
            _ability("their_ability", "Ability of each who watches", 6, "Perception times awareness."),
            _skill("their_skill", "Their awareness", 2),
            _number(
                "off",
                "Distance and cover",
                0,
                -50,
                100,
                "Taken off their rolls: above 50 m 5, from 100 m 10; half cover 10, nearly full 20.",
            ),
            _number("watchers", "How many watch", 1, 1, 12),
            _SLIP,
        ),
        ("YAG-245", "YAG-239", "YAG-Q64", "YAG-Q27"),
    ),
    Question(
        "spot",
        "Spotting",
        "Somebody who does not hide: distance, Size and cover make the number.",
        (
            _ability("ability", "Ability", 12, "Perception times awareness."),
            _number("metres", "Metres away", 50, 0, 10000),
            _number("size", "Size", 5, 0, 100, "A person is 5."),
            _number("tiny", "Tiny", 0, 0, 20, "Below Size 0."),
            Setting("cover", "Cover", "open", values=tuple([(row.key, row.text.capitalize()) for row in TABLES.cover])),
            _number("base", "A person in the open", 0, 0, 20, "What the table begins with."),
            _FUMBLE,
            _WAY,
        ),
        ("YAG-218", "YAG-219", "YAG-220", "YAG-221", "YAG-Q25", "YAG-Q26", "YAG-Q54", "YAG-Q63"),
    ),
    Question(
        "charm",
        "Charm",
        "The total is read off: how people take to you.",
        (
            _ability("ability", "Ability", 6, "Empathy times charm; looks, status and reputation change Empathy."),
            _FUMBLE,
        ),
        ("YAG-226", "YAG-228", "YAG-Q28"),
    ),
    Question(
        "take",
        "What would it take?",
        "The ability, the skill or the target for the chance you want.",
        (
            _number("percent", "A chance of, in percent", 75, 1, 99),
            _number("attribute", "Attribute", 3, 1, 30),
            _skill("skill", "Skill", 4),
            _TARGET,
            _FUMBLE,
        ),
        ("YAG-006", "YAG-009", "YAG-091", "YAG-102"),
    ),
    Question(
        "table",
        "The table of checks",
        "Ability against target, success in percent.",
        (_number("least", "Abilities from", 0, 0, 200), _number("step", "In steps of", 3, 1, 10), _FUMBLE, _WAY),
        ("YAG-006", "YAG-009", "YAG-188"),
    ),
)
BY_KEY: dict[str, Question] = {question.key: question for question in QUESTIONS}
