"""Scenes, encounters, turns and goods on buttons."""

from parlour.core.game import CommandWords as W

_WHO = "Who"

SCENES: dict[str, W] = {
    "open_scene": W(
        "Open a scene",
        {
            "place": "Where",
            "time": "When",
            "aim": "What it is about",
            "who": "Who is there",
            "zones": "Its zones, one on a line",
        },
        "Open the scene",
        ("PER-245",),
    ),
    "close_scene": W("Close the scene", done="Close it", rules=("PER-245", "PER-194")),
    "enter": W("Somebody comes in", {"who": _WHO}, "Come in", ("PER-245",)),
    "leave": W("Somebody leaves", {"who": _WHO}, "Leave", ("PER-245",)),
    "place": W("Say where somebody is", {"who": _WHO, "place": "Where"}, "There", ("PER-166",)),
    "pass_days": W(
        "Let days pass", {"days": "How many", "words": "What happens meanwhile"}, "Let them pass", ("PER-246",)
    ),
    "start_series": W(
        "Begin an extended Challenge",
        {
            "one": "One side",
            "other": "The other side",
            "goal": "What the one side wants",
            "against": "What the other side wants",
        },
        "Begin",
        ("PER-158",),
    ),
    "answer_series": W(
        "Have you got what you wanted?",
        {"side": "Which side: 0 is the first", "answer": "Where you stand"},
        "Say so",
        ("PER-158",),
    ),
    "add_obstacle": W("Put something in the way", {"name": "What it is"}, "Put it there", ("PER-151",)),
    "rule_obstacle": W(
        "Say how an obstacle is met",
        {"obstacle": "Which one", "how": "How", "words": "What happens, or which Challenge"},
        "So it is",
        ("PER-151",),
    ),
    "agree_hazard": W(
        "Write down a hazard the group agreed on",
        {
            "name": "What it is",
            "chance": "It strikes on a die of at most",
            "hits": "How many hits",
            "penalty": "How many dice fewer",
        },
        "Write it down",
        ("PER-152",),
    ),
    "trigger_hazard": W("Roll for a hazard", {"hazard": "Which one", "who": "For whom"}, "Roll", ("PER-152",)),
}

ENCOUNTERS: dict[str, W] = {
    "escalate": W(
        "Escalate",
        {"violent": "To violence?", "who": "Whose act it is", "goal": "With which goal"},
        "Escalate",
        ("PER-250", "PER-161"),
        titles={"true": "It comes to violence", "false": "It gets serious, without blows"},
    ),
    "deescalate": W("Take it a step back", {"reason": "Why"}, "A step back", ("PER-250",)),
    "state_goal": W("Say what your side wants", {"who": "Who says so", "goal": "The goal"}, "Say it", ("PER-127",)),
    "choose_order": W(
        "{who}: a Skill for the order",
        {"who": _WHO, "skill": "Which Skill; none: one die and Cunning"},
        "Roll",
        ("PER-160",),
    ),
    "set_order": W("Set the order", {"order": "Who comes when, the first on top"}, "In this order", ("PER-160",)),
    "give_turn": W("Give somebody a turn now", {"who": _WHO}, "Their turn", ("PER-003", "PER-160")),
    "grant_action": W("One more action for {who}", {"who": _WHO}, "Grant it", ("PER-003", "PER-163")),
    "surprise": W(
        "Somebody is surprised", {"who": "Who has no turn in this round"}, "Surprised", ("PER-212", "PER-160")
    ),
    "close_encounter": W(
        "Close the encounter", {"words": "Goals met, and how much time has gone by"}, "It is over", ("PER-252",)
    ),
}

TURNS: dict[str, W] = {
    "move": W("{who} moves", {"who": _WHO, "place": "Where to"}, "Move", ("PER-163", "PER-164")),
    "assist": W(
        "{who} stands by to help",
        {"who": _WHO, "primary": "Whom", "skill": "With which Skill"},
        "Stand by",
        ("PER-144",),
    ),
    "stand_together": W(
        "{who} acts together with somebody",
        {
            "who": _WHO,
            "kind": "In which kind of Challenge",
            "primary": "With whom",
            "skill": "With which Skill; none: one die",
            "power": "Which Power",
        },
        "Stand together",
        ("PER-116", "PER-144"),
    ),
    "announce": W(
        "{who} takes up a guard", {"who": _WHO, "skill": "With which Skill"}, "Defend actively", ("PER-212",)
    ),
    "maintain": W("{who} keeps up a Power", {"who": _WHO, "power": "Which one"}, "Keep it up", ("PER-095",)),
    "let_go": W("{who} lets a Power go", {"who": _WHO, "power": "Which one"}, "Let it go", ("PER-095",)),
    "use_power": W(
        "{who} uses {power}",
        {
            "who": _WHO,
            "power": "Which Power",
            "targets": "On whom; none: on oneself or a thing",
            "words": "For how long, or on what",
        },
        "Use it",
        ("PER-Q73",),
        "On oneself or a thing",
    ),
    "agree": W(
        "{who} is willing: {yes}",
        {"yes": "Willing?", "who": _WHO},
        "Answer",
        ("PER-Q73",),
    ),
    "stabilise": W("{who} stabilises somebody", {"who": _WHO, "target": "Whom"}, "Stabilise", ("PER-190",)),
    "do_other": W("{who} does something else", {"who": _WHO, "words": "What"}, "Do it", ("PER-165",)),
    "end_turn": W("{who} ends the turn", {"who": _WHO}, "End the turn", ("PER-163",)),
    "release": W(
        "Something no longer holds {who}",
        {"who": _WHO, "at": "Which condition, counted from 1"},
        "It no longer holds",
        ("PER-168",),
    ),
}

GOODS: dict[str, W] = {
    "add_ware": W(
        "Put something up for sale", {"name": "What it is", "cost": "Its cost value"}, "Put it up", ("PER-060",)
    ),
    "set_local": W(
        "Set what something costs here", {"ware": "What", "cost": "Its cost value here"}, "Set it", ("PER-061",)
    ),
    "buy": W("{who} buys something", {"who": _WHO, "ware": "What"}, "Buy it", ("PER-058",)),
    "raise_cap": W(
        "Raise a Resource Cap for a while",
        {"who": "Whose", "amount": "By how much", "scenes": "For how many scenes", "reason": "Why"},
        "Raise it",
        ("PER-062",),
    ),
    "answer_wish": W(
        "Answer request {wish}: {yes}", {"wish": "Which request", "yes": "Yes or no"}, "Answer", ("PER-003",)
    ),
}
