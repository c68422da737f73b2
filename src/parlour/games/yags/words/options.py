"""The house rules of a table: what the group settles, and switches over our rulings, in plain words."""

from parlour.core.game import Choice, Option


def _switch(key: str, label: str, note: str, rule: str, *values: tuple[str, str], house: bool = True) -> Option:
    """One of a few ways to play; the first is the rules as we read them."""
    return Option(
        key, label, note, rule, values[0][0], tuple(Choice(value, words) for value, words in values), house=house
    )


def _agreed(key: str, label: str, note: str, rule: str, *values: tuple[str, str]) -> Option:
    """What the rules themselves leave to the group."""
    return _switch(key, label, note, rule, *values, house=False)


def _number(
    key: str, label: str, note: str, rule: str, default: int, least: int, most: int, *, house: bool = False
) -> Option:
    return Option(key, label, note, rule, str(default), least=least, most=most, house=house)


_CAMPAIGN = (
    _number(
        "campaign_tl",
        "Tech Level",
        "How far the campaign's technology is: 3 Medieval, 6 Mechanical, 8 the present day, 9 and up the future.",
        "YAG-252",
        8,
        0,
        30,
    ),
    _agreed(
        "tl_enforce",
        "Things and skills of later times",
        "What happens with a piece above the Tech Level.",
        "YAG-251",
        ("block", "Only if the game master allows it"),
        ("warn", "A notice"),
        ("off", "Nothing"),
    ),
    _switch(
        "build_mode",
        "Making characters",
        "Whether points are counted. The Core names no prices.",
        "YAG-Q41",
        ("open", "Open, with notices"),
        ("budget", "With points of the table's own"),
    ),
    _number(
        "attribute_start_max",
        "Attributes without a notice",
        "Up to here an attribute of a human needs no word.",
        "YAG-037",
        5,
        2,
        20,
    ),
    _number("attribute_human_max", "Human maximum", "Above this the game master has to approve.", "YAG-046", 8, 2, 20),
    _number("skill_unnamed_max", "Skills of nameless people", "The highest skill of one of many.", "YAG-071", 9, 1, 30),
    _number(
        "skill_instant_max",
        "Skills learnt at once",
        "The highest level an implant or the like gives without a notice.",
        "YAG-065",
        4,
        0,
        30,
    ),
    _agreed(
        "language_literacy",
        "Reading and writing",
        "Whether they come with a language.",
        "YAG-088",
        ("automatic", "With the language"),
        ("separate", "Learnt apart"),
    ),
)

_CHECKS = (
    _switch(
        "familiarity_missing",
        "A missing familiarity",
        "How the skill is used without the right one.",
        "YAG-Q14",
        ("full", "As a default: halved, fumbles doubled, no techniques"),
        ("halve", "Only halved"),
    ),
    _switch(
        "unskilled_fumble",
        "Fumbles of the unskilled",
        "The fumble chance without a score, where it is raised already.",
        "YAG-Q47",
        ("atLeast2", "At least 2"),
        ("doubled", "Doubled"),
    ),
    _number(
        "specialisation_cost",
        "Price of a specialisation",
        "In experience points, which is also the skill it needs.",
        "YAG-Q15",
        2,
        0,
        10,
        house=True,
    ),
    _number(
        "specialisation_broad",
        "A broad specialisation",
        "By how much it lowers the target.",
        "YAG-Q15",
        10,
        0,
        30,
        house=True,
    ),
    _switch(
        "contest_tie",
        "A tie with equal skills",
        "Who wins a contest that nothing else decides.",
        "YAG-Q19",
        ("none", "Nobody"),
        ("reroll", "Both roll again"),
        ("defender", "Who resists"),
    ),
    _switch(
        "contest_fumble",
        "A fumble in a contest",
        "Whether it loses whatever the totals.",
        "YAG-Q20",
        ("loses", "It loses"),
        ("ignored", "Only totals count"),
    ),
    _switch(
        "push_fumble",
        "Buying off a fumble",
        "Whether fatigue may turn a fumbled check.",
        "YAG-Q33",
        ("on", "Yes"),
        ("off", "No"),
    ),
    _switch(
        "guile_belief",
        "After a failed detection",
        "What the listener comes to believe.",
        "YAG-Q23",
        ("roll", "By the speaker's roll"),
        ("random", "By a toss"),
    ),
    _switch(
        "spot_base",
        "Spotting a person in the open",
        "The number before distance, Size and cover.",
        "YAG-Q25",
        ("0", "0"),
        ("10", "10"),
        ("20", "20"),
    ),
    _switch(
        "spot_zero",
        "Spotting at 0 or less",
        "Whether it has to be rolled.",
        "YAG-Q63",
        ("noRoll", "No roll"),
        ("roll", "A roll, for the fumble"),
    ),
    _switch(
        "throw_range",
        "Range of throws",
        "What gets harder with each metre.",
        "YAG-Q38",
        ("all", "Every throw"),
        ("attacks", "Only attacks"),
    ),
    _number(
        "throw_to_catcher", "Throwing to a catcher", "The target before the range.", "YAG-Q60", 10, 0, 40, house=True
    ),
)

_TASKS = (
    _switch(
        "competitive_swing",
        "Losing with the advantage",
        "Where it goes.",
        "YAG-Q21",
        ("lost", "It is lost"),
        ("taken", "The winner takes it"),
    ),
    _switch(
        "competitive_even",
        "Even after the last turn",
        "How a competition of so many turns ends then.",
        "YAG-Q22",
        ("sudden", "Another turn until it is decided"),
        ("draw", "A draw"),
    ),
    _switch(
        "competitive_block",
        "Blocking a success",
        "How often fatigue may be paid for it in one competition.",
        "YAG-Q76",
        ("always", "As often as one likes, until the game master calls it"),
        ("health", "As often as one has Health"),
    ),
    _switch(
        "mastery_fatigue",
        "Fatigue forced by a mastery",
        "Where the higher mastery may tire the other side.",
        "YAG-Q62",
        ("always", "In every competition"),
        ("physical", "In physical ones"),
    ),
    _switch(
        "artistic_fumble",
        "A fumble in a work of art",
        "What that roll counts.",
        "YAG-Q50",
        ("zero", "0"),
        ("total", "Its total"),
    ),
)

_MOVING = (
    _switch(
        "gaits",
        "Gaits",
        "How far careful, standard and running go.",
        "YAG-Q01",
        ("four", "Half Move, Move, twice Move"),
        ("prose", "A quarter, half, Move"),
    ),
    _switch(
        "run_fatigue",
        "Fatigue of running",
        "How often running at twice Move tires, against the jog.",
        "YAG-Q03",
        ("same", "As often"),
        ("half", "Twice as often"),
    ),
    _switch(
        "climb_quarter",
        "Climbing by the quarter of an hour",
        "How many times Move it covers.",
        "YAG-Q29",
        ("50", "50"),
        ("25", "25"),
    ),
    _switch(
        "climb_rescue",
        "Holding on in a climb",
        "When fatigue may be paid.",
        "YAG-Q69",
        ("before", "Instead of the second die"),
        ("after", "Also after it"),
    ),
    _switch(
        "load_equal",
        "A load equal to Strength",
        "Whether that is still unencumbered where a rule asks for it.",
        "YAG-Q06",
        ("included", "Yes"),
        ("strict", "No, only less"),
    ),
    _switch(
        "load_affects_move",
        "Load and Move",
        "Whether Agility lost by load lowers Move.",
        "YAG-Q07",
        ("on", "Yes"),
        ("off", "No"),
    ),
    _switch(
        "load_over_agility",
        "Agility when over encumbered",
        "What a check comes to.",
        "YAG-Q45",
        ("total", "0, without a die"),
        ("ability", "The die alone"),
    ),
    _switch(
        "load_no_run",
        "Too heavy to run",
        "Which gaits a heavy load forbids.",
        "YAG-Q46",
        ("named", "Running and sprinting"),
        ("jog", "The standard gait, too"),
    ),
    _number(
        "round_seconds", "Seconds in a round", "For telling how long something took.", "YAG-Q36", 5, 1, 60, house=True
    ),
)

_BODY = (
    _switch(
        "wounds_dying",
        "When somebody is dying",
        "At which wound.",
        "YAG-Q05",
        ("full", "At the last box"),
        ("beyond", "At the one after it"),
    ),
    _switch(
        "fatigue_penalty",
        "What fatigue does",
        "The Core leaves it open.",
        "YAG-Q32",
        ("manual", "The game master sets penalties"),
        ("perPoint", "-1 for each point"),
    ),
    _switch(
        "fatigue_resist",
        "Resisting fatigue",
        "Whether the game master may call for a roll against a point from movement.",
        "YAG-Q58",
        ("gmCall", "If she likes"),
        ("never", "Never"),
    ),
)

OPTIONS: tuple[Option, ...] = (*_CAMPAIGN, *_CHECKS, *_TASKS, *_MOVING, *_BODY)
