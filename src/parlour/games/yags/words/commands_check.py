"""Checks and contests on buttons."""

from parlour.core.game import CommandWords as W

_WHO = "Who"
_TEXT = "What it is about"
_TARGET = "The number to reach; 20 is moderate"
_SIDE = "Which side: 0 is the one who acts"
_HIDDEN = "In secret?"
_METRES = "How far, in metres; -1: not said"
_ATTRIBUTE = "Which attribute"
_SKILL = "Which skill; none: the raw attribute"
_OBSERVERS = "Who watches"
_COVER = "How much cover there is"

CALLS: dict[str, W] = {
    "ask_check": W("Ask for a check", {"who": _WHO, "text": "What they try"}, "Ask", ("YAG-005",)),
    "trivial": W("It works without a roll", {"who": _WHO, "text": "What they do"}, "It succeeds", ("YAG-004",)),
    "call_check": W(
        "Call for a check (in secret: {hidden}, real skill only: {real})",
        {
            "hidden": _HIDDEN,
            "real": "Only the real skill?",
            "who": _WHO,
            "attribute": _ATTRIBUTE,
            "skill": _SKILL,
            "target": _TARGET,
            "text": _TEXT,
        },
        "Call for it",
        ("YAG-005", "YAG-107", "YAG-261"),
    ),
    "call_fact": W(
        "What does somebody know?",
        {
            "hidden": _HIDDEN,
            "who": _WHO,
            "skill": "Which knowledge",
            "target": "The number to reach; a special fact is 30",
            "text": "The question",
        },
        "Ask for it",
        ("YAG-140",),
        titles={"true": "What does somebody know? In secret", "false": "What does somebody know?"},
    ),
    "call_contest": W(
        "Call for a contest",
        {
            "hidden": _HIDDEN,
            "one": "Who",
            "one_attribute": "With which attribute",
            "one_skill": "And which skill; none: the raw attribute",
            "other": "Against whom",
            "other_attribute": "With which attribute",
            "other_skill": "And which skill; none: the raw attribute",
            "rated": "How hard it is for the first",
            "text": _TEXT,
        },
        "Call for it",
        ("YAG-019", "YAG-025"),
        titles={"true": "Call for a contest in secret", "false": "Call for a contest"},
    ),
    "join_contest": W(
        "One more in the contest", {"who": _WHO, "attribute": _ATTRIBUTE, "skill": _SKILL}, "Ask them in", ("YAG-020",)
    ),
    "hold": W("Who resists wins ties", {"side": "Which side resists"}, "It resists", ("YAG-Q19",)),
    "set_target": W("Another target", {"target": _TARGET}, "Set it", ("YAG-005", "YAG-011")),
    "set_fumble": W("Another fumble chance", {"fumble": "Fails on this or less"}, "Set it", ("YAG-010",)),
    "set_time": W("How long it takes", {"minutes": "Minutes"}, "Set it", ("YAG-028",)),
    "judge": W(
        "Judge it: predictable {predictable}, stressful {stressful}",
        {"predictable": "Predictable?", "stressful": "Stressful?"},
        "Judge",
        ("YAG-027", "YAG-028", "YAG-031"),
    ),
    "adjust": W(
        "Count a circumstance",
        {"side": _SIDE, "amount": "By how much; 0: no longer", "label": "Which circumstance"},
        "Count it",
        ("YAG-187",),
    ),
    "shift": W(
        "Change the attribute for this roll",
        {"side": _SIDE, "amount": "By how much; 0: no longer", "label": "By what: looks, status, reputation"},
        "Count it",
        ("YAG-228", "YAG-238"),
    ),
    "need_familiarity": W(
        "Side {side}: ask for a familiarity",
        {"side": _SIDE, "familiarity": "Which one; none: whatever"},
        "Ask for it",
        ("YAG-138",),
    ),
    "match": W(
        "How well does {technique} fit?",
        {"side": _SIDE, "technique": "Which specialisation", "fit": "How well"},
        "So it is",
        ("YAG-140", "YAG-141"),
    ),
}

CHECKS: dict[str, W] = {
    "choose_route": W(
        "Go by {route}",
        {
            "side": _SIDE,
            "route": "With the skill itself, what stands in, or without",
            "default": "What stands in for it",
        },
        "Go so",
        ("YAG-089", "YAG-103", "YAG-104"),
    ),
    "apply": W(
        "Bring a technique to bear",
        {"on": "To bear, or aside", "side": _SIDE, "technique": "Which one"},
        "Decide",
        ("YAG-131", "YAG-140", "YAG-146"),
        titles={"true": "Bring a technique to bear", "false": "Lay a technique aside"},
    ),
    "roll": W(
        "Roll for side {side}",
        {"side": _SIDE},
        "Roll",
        ("YAG-003", "YAG-006"),
        titles={"0": "Roll the die", "1": "Roll to answer"},
    ),
    "enter_die": W(
        "Enter a die thrown at home, side {side}",
        {"side": _SIDE, "face": "What it shows"},
        "This is the die",
        ("YAG-003",),
        titles={"0": "Enter a die thrown at home", "1": "Enter a die thrown at home, to answer"},
    ),
    "take": W("{what}", {"side": _SIDE, "what": "Take 0 or 10"}, "Take it", ("YAG-026", "YAG-027", "YAG-028")),
    "push": W(
        "Turn the failure",
        {"pay": "Pay for it?"},
        "Decide",
        ("YAG-202",),
        titles={"true": "Turn the failure for a point of fatigue", "false": "Let it stand"},
    ),
    "choose_extras": W(
        "Done with what?", {"extras": "Style, completeness, speed"}, "So it was done", ("YAG-013", "YAG-014")
    ),
    "tell_outcome": W("Say what it means", {"text": "In words"}, "Tell it", ("YAG-018",)),
    "reroll": W("Both roll again", done="Roll again", rules=("YAG-Q19",)),
    "close_check": W("Lay the check aside", done="It is told"),
    "call_off": W("Call the check off", done="Call it off"),
    "reveal": W("Lay a hidden check open", {"number": "Which one"}, "Lay it open", ("YAG-235",)),
    "dodge": W(
        "Dodge it",
        {"dodge": "Dodge?", "skill": "With which skill"},
        "Decide",
        ("YAG-247",),
        titles={"true": "Dodge it", "false": "Let it come"},
    ),
    "part_way": W("It went part of the way", {"metres": "How many metres"}, "So far it went", ("YAG-274",)),
}

TALENTS: dict[str, W] = {
    "call_notice": W(
        "Does somebody notice?",
        {"hidden": _HIDDEN, "who": _WHO, "level": "How plain it is", "text": "What there is to notice"},
        "Call for it",
        ("YAG-217",),
        titles={"true": "Does somebody notice? In secret", "false": "Does somebody notice?"},
    ),
    "call_recall": W(
        "Does somebody remember?",
        {"hidden": _HIDDEN, "who": _WHO, "target": _TARGET, "text": "What there is to remember"},
        "Call for it",
        ("YAG-216",),
        titles={"true": "Does somebody remember? In secret", "false": "Does somebody remember?"},
    ),
    "call_spot": W(
        "Does somebody spot it?",
        {
            "hidden": _HIDDEN,
            "who": _WHO,
            "metres": "How far away, in metres",
            "size": "Its Size",
            "tiny": "Its Tiny level; 0: not tiny",
            "cover": _COVER,
            "text": "What there is to spot",
        },
        "Call for it",
        ("YAG-218", "YAG-219", "YAG-220", "YAG-221"),
        titles={"true": "Does somebody spot it? In secret", "false": "Does somebody spot it?"},
    ),
    "call_charm": W(
        "{who} makes an impression",
        {"who": _WHO, "toward": "On whom; none: people in general", "text": _TEXT},
        "Call for it",
        ("YAG-225", "YAG-226"),
    ),
    "call_lie": W(
        "Is it the truth?",
        {"truthful": "Is it true?", "speaker": "Who says it", "listener": "To whom", "text": "What is said"},
        "Call for it",
        ("YAG-231", "YAG-233", "YAG-235"),
        titles={"true": "Somebody tells the truth: is it believed?", "false": "Somebody lies: is it believed?"},
    ),
    "call_interrogation": W(
        "An interrogation", {"one": "Who asks", "other": "Whom", "text": _TEXT}, "Call for it", ("YAG-237",)
    ),
    "call_pocket": W(
        "{who} picks a pocket",
        {
            "who": _WHO,
            "observers": "Whose pocket; then who else watches",
            "crowd": "What the street is like",
            "text": _TEXT,
        },
        "Call for it",
        ("YAG-239", "YAG-240"),
    ),
    "call_conjure": W(
        "{who} shows a trick",
        {"complex": "Something hard?", "who": _WHO, "observers": _OBSERVERS, "text": "Which trick"},
        "Call for it",
        ("YAG-241", "YAG-242"),
    ),
    "call_sneak": W(
        "{who} hides or moves quietly",
        {
            "who": _WHO,
            "observers": _OBSERVERS,
            "how": "Hiding, moving, or both",
            "metres": "How far from who watches, in metres",
            "cover": _COVER,
            "gait": "At which gait",
            "text": _TEXT,
        },
        "Call for it",
        ("YAG-244", "YAG-245"),
    ),
    "call_lurk": W(
        "{who} hides or moves quietly, in secret",
        {
            "who": _WHO,
            "observers": "Who could notice; nobody: lying in wait",
            "how": "Hiding, moving, or both",
            "metres": "How far from who could notice, in metres",
            "cover": _COVER,
            "gait": "At which gait",
            "text": _TEXT,
        },
        "Roll it in secret",
        ("YAG-244", "YAG-245", "YAG-Q75"),
    ),
    "discover": W(
        "Does somebody who comes by notice? In secret",
        {
            "number": "Who lies in wait",
            "observers": "Who comes by",
            "metres": "How far away, in metres",
            "cover": _COVER,
        },
        "Roll it in secret",
        ("YAG-245", "YAG-Q64", "YAG-Q75"),
    ),
    "call_filch": W(
        "{who} picks a pocket, in secret",
        {
            "who": _WHO,
            "observers": "Whose pocket; then who else could notice",
            "crowd": "What the street is like",
            "text": _TEXT,
        },
        "Roll it in secret",
        ("YAG-239", "YAG-240", "YAG-Q75"),
    ),
    "call_throw": W(
        "Throw at a thing",
        {
            "who": _WHO,
            "at": "At what",
            "target": "The number to reach, for other things",
            "metres": _METRES,
            "text": _TEXT,
        },
        "Call for it",
        ("YAG-248", "YAG-249"),
    ),
    "call_toss": W(
        "Throw something to somebody",
        {"who": "Who throws", "catcher": "Who catches", "metres": _METRES, "text": _TEXT},
        "Call for it",
        ("YAG-250",),
    ),
    "call_attack": W(
        "Throw something at somebody",
        {
            "who": "Who throws",
            "toward": "At whom",
            "target": "The number to reach, before the range",
            "metres": _METRES,
            "text": _TEXT,
        },
        "Call for it",
        ("YAG-247", "YAG-248"),
    ),
    "call_scramble": W(
        "A climb in combat",
        {
            "full": "The whole round for it?",
            "who": _WHO,
            "over": "Over what",
            "target": "Another number to reach; 0: as listed",
            "text": _TEXT,
        },
        "Call for it",
        ("YAG-204", "YAG-207"),
        titles={"true": "A climb in combat, the whole round for it", "false": "A climb in combat, as part of a move"},
    ),
    "call_resist": W(
        "Resist a point of fatigue", {"who": _WHO, "target": _TARGET}, "Call for it", ("YAG-182", "YAG-Q58")
    ),
}
