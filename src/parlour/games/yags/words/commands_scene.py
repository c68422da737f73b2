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
        "Open a scene",
        {"place": "Where", "time": "When", "aim": "What it is about", "here": "Who is there"},
        "Open the scene",
        note="Where, when, and what is at stake. Call for a check only where failing matters.",
    ),
    "close_scene": W(
        "Close the scene",
        sure="Close the scene? Climbs and runs end where they are; long tasks may go on in another scene.",
    ),
    "enter": W("{who} enters the scene", {"who": _WHO}, "Enter"),
    "leave": W("{who} leaves the scene", {"who": _WHO}, "Leave"),
    "set_ground": W(
        "Change the ground",
        {
            "windy": "Windy?",
            "dangerous": "Would a fall be dangerous?",
            "obstruction": "What is in the way",
            "unstable": f"Unstable footing: {_FOOTING}",
            "narrow": f"Narrow or uneven: {_FOOTING}",
            "slippery": f"Slippery: {_FOOTING}",
            "gap": "A gap to jump: how much harder",
        },
        "Set ground",
        ("YAG-196", "YAG-197", "YAG-198", "YAG-199"),
        note="A gap to jump is further obstruction.",
    ),
    "start_rounds": W("Count time in rounds"),
    "next_round": W("Next round", rules=("YAG-169", "YAG-206")),
    "end_rounds": W("End the rounds"),
}

MOVING: dict[str, W] = {
    "go": W(
        "{who} moves in this round",
        {"who": _WHO, "gait": _GAIT},
        "Move",
        ("YAG-190", "YAG-191", "YAG-192", "YAG-193", "YAG-195"),
        short="{gait}",
    ),
    "move_free": W(
        "{who} takes a free move", {"who": _WHO, "metres": "How many metres"}, "Move", ("YAG-165",), short="Free move"
    ),
    "run_on": W(
        "{who} runs for some time",
        {"who": _WHO, "gait": _GAIT, "minutes": "How many minutes"},
        "Run",
        ("YAG-166", "YAG-167"),
        short="Run on",
        note="The minutes begin with what brings the first point of fatigue.",
    ),
    "end_run": W("{who} ends the run", {"who": _WHO}, rules=("YAG-167",), short="End the run"),
    "travel": W(
        "Travel",
        {
            "who": "Who travels",
            "minutes": "How many minutes; a watch is 240",
            "percent": "How far it leads for weather and ground, in percent",
        },
        "Travel",
        ("YAG-172", "YAG-173", "YAG-174"),
        note="A watch on the road brings a point of fatigue. Weather and ground: a percentage.",
    ),
    "pass_watch": W("Let watches pass", {"watches": "How many"}, rules=("YAG-171",)),
}

COUNTERS: dict[str, W] = {
    "mark": W(
        "Mark fatigue, wounds or stuns of {who}",
        {"who": _WHO, "counter": "Which counter", "by": "How many more; less than 0: fewer", "why": _WHY},
        "Mark it",
        ("YAG-Q32",),
        short="Mark fatigue, wounds, stuns",
    ),
    "set_penalty": W(
        "Set the penalties of {who}",
        {"who": _WHO, "field": "Which penalty", "value": "How much"},
        "Set penalty",
        ("YAG-170", "YAG-Q32"),
        short="Set penalties",
        note="The Core leaves it to other articles what wounds and fatigue do: here you set what they take off.",
    ),
    "strike": W(
        "{who} is hit",
        {"who": _WHO, "by": "By whom", "wounds": "How many wounds"},
        "Hit",
        ("YAG-155", "YAG-161"),
        short="Hit",
    ),
    "set_reaction": W(
        "Set how somebody feels about {who}",
        {"who": "Towards whom", "of": "Who feels so", "value": "From -1, dislike, to 3, love", "why": _WHY},
        "Set it",
        ("YAG-226", "YAG-227"),
        short="Set feelings",
    ),
}

CLIMBS: dict[str, W] = {
    "start_climb": W(
        "Start a climb",
        {
            "careful": "Carefully?",
            "who": _WHO,
            "pace": _PACE,
            "target": "How hard the surface is",
            "height": "How high, in metres",
            "label": "What it is",
        },
        "Start it",
        ("YAG-209", "YAG-214", "YAG-215"),
        short="Climb",
        note="The pace says how often a check is due.",
    ),
    "set_pace": W(
        "Change the pace",
        {"careful": "Carefully?", "who": _WHO, "pace": _PACE},
        "Set it",
        ("YAG-211", "YAG-212", "YAG-215"),
        titles={"careful=true": "Climb on carefully, at another pace", "careful=false": "Climb on at another pace"},
    ),
    "mark_stretch": W(
        "Mark a harder or easier stretch",
        {"who": _WHO, "start": "From which height on", "target": "How hard"},
        "Mark it",
        ("YAG-275",),
        short="Mark a stretch",
    ),
    "boost_climb": W("Use {technique}", {"who": _WHO, "technique": "By which technique"}),
    "climb_on": W("{who} climbs on", {"who": _WHO}, rules=("YAG-209", "YAG-211", "YAG-212"), short="Climb on"),
    "cling": W(
        "Hold on",
        {"pay": "Pay for it?"},
        rules=("YAG-210", "YAG-212"),
        titles={"pay=true": "Hold on", "pay=false": "Don't pay: take what comes"},
    ),
    "end_climb": W(
        "{who} ends the climb", {"who": _WHO}, sure="End the climb? It goes no further up.", short="End the climb"
    ),
}

TASKS: dict[str, W] = {
    "start_long": W(
        "Start a long task",
        {
            "who": _WHO,
            **_PAIR,
            "target": "The number to reach each time",
            "needed": "How many success levels",
            "minutes": "Minutes for each check; 0: not said",
            "name": "What it is",
        },
        "Start it",
        ("YAG-112", "YAG-117"),
        short="Long task",
        note="A number of success levels at a target; failures in a row lose it.",
    ),
    "start_race": W(
        "Start a competition",
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
        "Start it",
        ("YAG-118", "YAG-123", "YAG-264"),
        short="Competition",
        note="Turn by turn: winning takes the advantage, winning with it scores.",
    ),
    "start_team": W(
        "Start a competition of teams",
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
        "Start it",
        ("YAG-124", "YAG-125"),
        short="Team competition",
        note="Each turn both sides name one of theirs, shown together; everybody uses the same pair.",
    ),
    "start_art": W(
        "Start a work of art",
        {"who": _WHO, **_PAIR, "rolls": "How many rolls", "field": _FIELD, "name": "What it is"},
        "Start it",
        ("YAG-128", "YAG-129"),
        short="Work of art",
        note="The lowest of its rolls is its quality.",
    ),
    "work": W("Go on: {task}", {"task": _TASK}, rules=("YAG-113", "YAG-119", "YAG-129")),
    "pick_member": W(
        "Name {who} for {task}",
        {"task": _TASK, "side": "Which side", "who": _WHO},
        "Name them",
        ("YAG-124",),
        short="Name {who}",
        note="Both sides are shown together.",
    ),
    "block": W(
        "Block the success",
        {"pay": "Pay for it?"},
        rules=("YAG-122",),
        titles={"pay=true": "Block it", "pay=false": "Let it count"},
    ),
    "use_mastery": W(
        "What the better master does",
        {"what": "Keep the advantage, tire the other, or neither"},
        rules=("YAG-149",),
        titles={
            "what=keep": "Keep the advantage",
            "what=tire": "Tire the other",
            "what=neither": "Leave it at the success",
        },
    ),
    "change_task": W(
        "Change how much {task} takes",
        {"task": _TASK, "needed": "How much", "why": _WHY},
        "Change it",
        ("YAG-187",),
        short="Change how much it takes",
    ),
    "call_race": W(
        "Call {task} as it stands",
        {"task": _TASK},
        "Call it",
        ("YAG-Q76",),
        sure="Call {task} now? Whoever is ahead has won; level is a draw.",
        short="Call it as it stands",
    ),
    "abort_task": W("Abort {task}", {"task": _TASK, "why": _WHY}, "Abort it", short="Abort"),
    "drop_task": W("Put {task} away", {"task": _TASK}, short="Put away"),
}
