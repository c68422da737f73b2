"""Scenes, movement, counters, climbs and tasks on buttons."""

from parlour.core.game import CommandWords as W

_WHO = "Who"
_GAIT = "At which gait"
_PACE = "At which pace"
_WHY = "Why"
_FOOTING = "how bad"
_ENDS = "The first to so many, or so many turns"
_GOAL = "How many successes, or turns"
_FIELD = "The mastery it is about, if any"
_TASK = "Which task"
_PAIR = {"attribute": "With which attribute", "skill": "And which skill; none: the raw attribute"}

SCENES: dict[str, W] = {
    "open_scene": W(
        "Open a scene", {"place": "Where", "time": "When", "aim": "What it is about", "here": "Who is there"}, "Open it"
    ),
    "close_scene": W("Close the scene", done="Close it"),
    "enter": W("Somebody comes in", {"who": _WHO}, "They come in"),
    "leave": W("Somebody leaves", {"who": _WHO}, "They leave"),
    "set_ground": W(
        "What the ground is like (windy: {windy}, a fall dangerous: {dangerous})",
        {
            "windy": "Windy?",
            "dangerous": "Would a fall be dangerous?",
            "obstruction": "What is in the way",
            "unstable": f"Unstable footing: {_FOOTING}",
            "narrow": f"Narrow or uneven: {_FOOTING}",
            "slippery": f"Slippery: {_FOOTING}",
            "gap": "A gap to jump: how much harder",
        },
        "Set it",
        ("YAG-196", "YAG-197", "YAG-198", "YAG-199"),
    ),
    "start_rounds": W("Count time in rounds", done="Begin the first round"),
    "next_round": W("The next round", done="On to the next round", rules=("YAG-169", "YAG-206")),
    "end_rounds": W("End the rounds", done="Time flows again"),
}

MOVING: dict[str, W] = {
    "go": W(
        "{who} moves in this round",
        {"who": _WHO, "gait": _GAIT},
        "Go",
        ("YAG-190", "YAG-191", "YAG-192", "YAG-193", "YAG-195"),
    ),
    "move_free": W("{who} takes a free move", {"who": _WHO, "metres": "How many metres"}, "Go", ("YAG-165",)),
    "run_on": W(
        "{who} runs for some time",
        {"who": _WHO, "gait": _GAIT, "minutes": "How many minutes"},
        "Run",
        ("YAG-166", "YAG-167"),
    ),
    "end_run": W("The run of {who} ends", {"who": _WHO}, "It ends", ("YAG-167",)),
    "travel": W(
        "On the road",
        {
            "who": "Who travels",
            "minutes": "How many minutes; a watch is 240",
            "percent": "How far it leads for weather and ground, in percent",
        },
        "Travel",
        ("YAG-172", "YAG-173", "YAG-174"),
    ),
    "pass_watch": W("Let watches pass", {"watches": "How many"}, "They pass", ("YAG-171",)),
}

COUNTERS: dict[str, W] = {
    "mark": W(
        "Fatigue, wounds and the like",
        {"who": _WHO, "counter": "Which counter", "by": "How many more; less than 0: fewer", "why": _WHY},
        "Mark it",
        ("YAG-Q32",),
    ),
    "set_penalty": W(
        "What it takes off",
        {"who": _WHO, "field": "Which penalty", "value": "How much"},
        "Set it",
        ("YAG-170", "YAG-Q32"),
    ),
    "strike": W(
        "{who} is hit", {"who": _WHO, "by": "By whom", "wounds": "How many wounds"}, "A hit", ("YAG-155", "YAG-161")
    ),
    "set_reaction": W(
        "How somebody feels",
        {"who": "Towards whom", "of": "Who feels so", "value": "From -1, dislike, to 3, love", "why": _WHY},
        "So they feel",
        ("YAG-226", "YAG-227"),
    ),
}

CLIMBS: dict[str, W] = {
    "start_climb": W(
        "Begin a climb",
        {
            "careful": "Carefully?",
            "who": _WHO,
            "pace": _PACE,
            "target": "How hard the surface is",
            "height": "How high, in metres",
            "label": "What it is",
        },
        "Begin it",
        ("YAG-209", "YAG-214", "YAG-215"),
        titles={"true": "Begin a careful climb", "false": "Begin a climb"},
    ),
    "set_pace": W(
        "Another pace",
        {"careful": "Carefully?", "who": _WHO, "pace": _PACE},
        "Set it",
        ("YAG-211", "YAG-212", "YAG-215"),
        titles={"true": "Climb on carefully, at another pace", "false": "Climb on at another pace"},
    ),
    "mark_stretch": W(
        "A stretch of another difficulty for {who}",
        {"who": _WHO, "start": "From which height on", "target": "How hard"},
        "Mark it",
        ("YAG-275",),
    ),
    "boost_climb": W(
        "{who} climbs the next round at half Move", {"who": _WHO, "technique": "By which technique"}, "Use it"
    ),
    "climb_on": W("{who} climbs on", {"who": _WHO}, "Climb on", ("YAG-209", "YAG-211", "YAG-212")),
    "cling": W(
        "Hold on",
        {"pay": "Pay for it?"},
        "Decide",
        ("YAG-210", "YAG-212"),
        titles={"true": "Hold on: fatigue, at the slowest pace exhaustion", "false": "Do not pay: take what comes"},
    ),
    "end_climb": W("{who} climbs no further", {"who": _WHO}, "Enough"),
}

TASKS: dict[str, W] = {
    "start_long": W(
        "A long task",
        {
            "who": _WHO,
            **_PAIR,
            "target": "The number to reach each time",
            "needed": "How many success levels",
            "minutes": "Minutes for each check; 0: not said",
            "name": "What it is",
        },
        "Begin it",
        ("YAG-112", "YAG-117"),
    ),
    "start_race": W(
        "A competition of two",
        {
            "physical": "Physical?",
            "one": _WHO,
            "one_attribute": "With which attribute",
            "one_skill": "And which skill; none: the raw attribute",
            "other": "Against whom",
            "other_attribute": "With which attribute",
            "other_skill": "And which skill; none: the raw attribute",
            "ends": _ENDS,
            "goal": _GOAL,
            "field": _FIELD,
            "name": "What it is",
        },
        "Begin it",
        ("YAG-118", "YAG-123", "YAG-264"),
        titles={"true": "A physical competition of two", "false": "A competition of two"},
    ),
    "start_team": W(
        "A competition of teams",
        {
            "physical": "Physical?",
            "ones": "One team",
            "others": "The other",
            **_PAIR,
            "ends": _ENDS,
            "goal": _GOAL,
            "field": _FIELD,
            "name": "What it is",
        },
        "Begin it",
        ("YAG-124", "YAG-125"),
        titles={"true": "A physical competition of teams", "false": "A competition of teams"},
    ),
    "start_art": W(
        "A work of art",
        {"who": _WHO, **_PAIR, "rolls": "How many rolls", "field": _FIELD, "name": "What it is"},
        "Begin it",
        ("YAG-128", "YAG-129"),
    ),
    "work": W("On with {task}", {"task": _TASK}, "Go on", ("YAG-113", "YAG-119", "YAG-129")),
    "pick_member": W(
        "Name who plays for side {side} of {task}",
        {"task": _TASK, "side": "Which side", "who": _WHO},
        "Name them",
        ("YAG-124",),
    ),
    "block": W(
        "Block the success",
        {"pay": "Pay for it?"},
        "Decide",
        ("YAG-122",),
        titles={"true": "Pay a point of fatigue: no success", "false": "Let the success stand"},
    ),
    "use_mastery": W(
        "What the better master does",
        {"what": "Keep the advantage, tire the other, or neither"},
        "So it is",
        ("YAG-149",),
    ),
    "change_task": W(
        "{task}: more or less is needed", {"task": _TASK, "needed": "How much", "why": _WHY}, "Change it", ("YAG-187",)
    ),
    "call_race": W(
        "Call {task} as it stands",
        {"task": _TASK},
        "Call it",
        ("YAG-Q76",),
        sure="Who is ahead has won; even it is a draw.",
    ),
    "abort_task": W("Abort {task}", {"task": _TASK, "why": _WHY}, "Abort it"),
    "drop_task": W("Put {task} away", {"task": _TASK}, "Put it away"),
}
