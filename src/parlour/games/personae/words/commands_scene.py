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
        note="A place, a time, and a conflict that drives the story on.",
    ),
    "close_scene": W(
        "Close the scene", rules=("PER-245", "PER-194"), sure="Close the scene? Recoveries that are due come first."
    ),
    "enter": W("{who} enters the scene", {"who": _WHO}, "Enter", ("PER-245",)),
    "leave": W("{who} leaves the scene", {"who": _WHO}, "Leave", ("PER-245",)),
    "place": W("Set the place of {who}", {"who": _WHO, "place": "Where"}, "Set place", ("PER-166",), short="Set place"),
    "pass_days": W(
        "Let time pass",
        {"days": "How many", "words": "What happens meanwhile"},
        rules=("PER-246",),
        note="Long uneventful stretches pass in one sentence.",
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
        note="Two sides and what each wants; after every Challenge both say whether they go on.",
    ),
    "answer_series": W(
        "Have you got what you wanted?",
        {"side": "Which side: 0 is the first", "answer": "Where you stand"},
        rules=("PER-158",),
        titles={"answer=achieved": "We have it", "answer=continue": "Go on", "answer=back down": "Back down"},
    ),
    "add_obstacle": W(
        "Add an obstacle",
        {"name": "What it is"},
        "Add obstacle",
        ("PER-151",),
        note="Obstacles aren't opponents: unless the story hangs on it, just tell it, and richly.",
    ),
    "rule_obstacle": W(
        "Rule on {obstacle}",
        {"obstacle": "Which one", "how": "How", "words": "What happens, or which Challenge"},
        "Rule",
        ("PER-151",),
        short="Rule on it",
    ),
    "agree_hazard": W(
        "Agree on a hazard",
        {
            "name": "What it is",
            "chance": "It strikes on a die of at most",
            "hits": "How many hits",
            "penalty": "How many dice fewer",
        },
        "Agree",
        ("PER-152",),
        note="After the group has agreed.",
    ),
    "trigger_hazard": W(
        "Roll for {hazard}", {"hazard": "Which one", "who": "For whom"}, "Roll", ("PER-152",), short="Roll for it"
    ),
}

ENCOUNTERS: dict[str, W] = {
    "escalate": W(
        "Escalate",
        {"violent": "To violence?", "who": "Whose act it is", "goal": "With which goal"},
        "Escalate",
        ("PER-250", "PER-161"),
        titles={"violent=true": "Escalate to violence", "violent=false": "Escalate without violence"},
        note="Whoever escalates acts first and issues the opening Challenge.",
    ),
    "deescalate": W("De-escalate", {"reason": "Why"}, rules=("PER-250",)),
    "state_goal": W("State a goal", {"who": "Who says so", "goal": "The goal"}, rules=("PER-127",)),
    "choose_order": W(
        "{who} rolls for the order",
        {"who": _WHO, "skill": "Which Skill; none: one die and Cunning"},
        "Roll",
        ("PER-160",),
    ),
    "set_order": W("Set the order", {"order": "Who comes when, the first on top"}, rules=("PER-160",)),
    "give_turn": W(
        "Give {who} a turn now",
        {"who": _WHO},
        "Give the turn",
        ("PER-003", "PER-160"),
        short="Give a turn now",
        note="Afterwards the order goes on where it was.",
    ),
    "grant_action": W(
        "Grant {who} another action", {"who": _WHO}, "Grant it", ("PER-003", "PER-163"), short="Grant another action"
    ),
    "surprise": W(
        "Surprise somebody",
        {"who": "Who has no turn in this round"},
        "Surprise them",
        ("PER-212", "PER-160"),
        note="They have no turn this round and can only answer passively.",
    ),
    "close_encounter": W(
        "End the encounter",
        {"words": "Goals met, and how much time has gone by"},
        rules=("PER-252",),
        note="Were the goals met, and how much time has gone by?",
    ),
}

TURNS: dict[str, W] = {
    "move": W("{who} moves", {"who": _WHO, "place": "Where to"}, "Move", ("PER-163", "PER-164"), short="Move"),
    "assist": W(
        "{who} assists somebody",
        {"who": _WHO, "primary": "Whom", "skill": "With which Skill"},
        "Assist",
        ("PER-144",),
        short="Assist",
        note="It costs the action and helps the other's next fitting Challenge.",
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
        "Act together",
        ("PER-116", "PER-144"),
        short="Act together",
        note="It costs the action: you join the other's next Challenge of this kind, and roll for yourself.",
    ),
    "announce": W(
        "{who} announces a defence",
        {"who": _WHO, "skill": "With which Skill"},
        "Announce it",
        ("PER-212",),
        short="Announce a defence",
        note="It costs the action: until the next turn this Skill may answer instead of Block, Dodge or Resist.",
    ),
    "maintain": W("Keep up {power}", {"who": _WHO, "power": "Which one"}, rules=("PER-095",)),
    "let_go": W("End {power}", {"who": _WHO, "power": "Which one"}, "End it", ("PER-095",), sure="End {power}?"),
    "use_power": W(
        "Use {power}",
        {
            "who": _WHO,
            "power": "Which Power",
            "targets": "On whom; none: on oneself or a thing",
            "words": "For how long, or on what",
        },
        "Use it",
        ("PER-Q73",),
        none="On oneself or a thing",
    ),
    "agree": W(
        "Is {who} willing?",
        {"yes": "Willing?", "who": _WHO},
        rules=("PER-Q73",),
        titles={"yes=true": "{who} is willing", "yes=false": "{who} isn't willing"},
    ),
    "stabilise": W("Stabilise {target}", {"who": _WHO, "target": "Whom"}, rules=("PER-190",)),
    "do_other": W(
        "{who} does something else", {"who": _WHO, "words": "What"}, "Do it", ("PER-165",), short="Do something else"
    ),
    "end_turn": W("{who} ends the turn", {"who": _WHO}, rules=("PER-163",), short="End turn"),
    "release": W(
        "Remove a condition from {who}",
        {"who": _WHO, "at": "Which condition, counted from 1"},
        rules=("PER-168",),
        short="Remove",
    ),
}

GOODS: dict[str, W] = {
    "add_ware": W(
        "Put an item up for sale", {"name": "What it is", "cost": "Its cost value"}, "Put it up", ("PER-060",)
    ),
    "set_local": W(
        "Set the local cost of {ware}",
        {"ware": "What", "cost": "Its cost value here"},
        "Set it",
        ("PER-061",),
        short="Set local cost",
    ),
    "buy": W("{who} buys {ware}", {"who": _WHO, "ware": "What"}, "Buy", ("PER-058",), short="Buy"),
    "raise_cap": W(
        "Raise a Resource Cap",
        {"who": "Whose", "amount": "By how much", "scenes": "For how many scenes", "reason": "Why"},
        "Raise it",
        ("PER-062",),
    ),
    "answer_wish": W(
        "Answer the request",
        {"wish": "Which request", "yes": "Yes or no"},
        rules=("PER-003",),
        titles={"yes=true": "Yes", "yes=false": "No"},
    ),
}
