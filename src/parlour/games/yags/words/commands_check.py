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
    "ask_check": W(
        "Ask for a check", {"who": _WHO, "text": "What they try"}, "Ask the GM", ("YAG-005",), short="Ask for a check"
    ),
    "try_skill": W(
        "Roll {skill}",
        {"who": _WHO, "attribute": _ATTRIBUTE, "skill": _SKILL},
        "Ask the GM",
        ("YAG-Q77",),
        short="Roll",
        note="The GM sets the number, and the die falls.",
    ),
    "grant_check": W(
        "Set the number and roll",
        {"wish": "Which request", "target": _TARGET},
        "Roll",
        ("YAG-Q77",),
        short="Roll",
    ),
    "trivial": W(
        "{who} succeeds without a roll",
        {"who": _WHO, "text": "What they do"},
        "It succeeds",
        ("YAG-004",),
        short="No roll needed",
    ),
    "call_check": W(
        "Call for a check",
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
        short="Check",
        note="Attribute × skill against a number.",
    ),
    "call_group": W(
        "Call for a group check",
        {
            "hidden": _HIDDEN,
            "now": "Roll for everybody at once",
            "group": "Who rolls",
            "attribute": _ATTRIBUTE,
            "skill": _SKILL,
            "target": _TARGET,
            "text": "What it is about (optional)",
        },
        "Call for it",
        ("YAG-Q78",),
        short="Group check",
        note="Everybody rolls the same against the same number.",
    ),
    "call_fact": W(
        "Ask what somebody knows",
        {
            "hidden": _HIDDEN,
            "who": _WHO,
            "skill": "Which knowledge",
            "target": "The number to reach; a special fact is 30",
            "text": "The question",
        },
        "Call for it",
        ("YAG-140",),
        short="Knowledge",
        note="What does somebody know about it?",
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
        short="Contest",
        note="Two against each other.",
    ),
    "join_contest": W(
        "Add somebody to the contest", {"who": _WHO, "attribute": _ATTRIBUTE, "skill": _SKILL}, "Add them", ("YAG-020",)
    ),
    "hold": W(
        "Say who resists",
        {"side": "Which side resists"},
        "They resist",
        ("YAG-Q19",),
        note="Whoever resists wins ties.",
    ),
    "set_target": W("Change the target", {"target": _TARGET}, "Set target", ("YAG-005", "YAG-011")),
    "set_fumble": W(
        "Change the fumble chance",
        {"fumble": "Fails on this or less"},
        "Set fumble chance",
        ("YAG-010",),
        note="It fails on this or less; 0: it can't be fumbled.",
    ),
    "set_time": W(
        "Change the time it takes",
        {"minutes": "Minutes"},
        "Set time",
        ("YAG-028",),
        note="Taking 10 takes twice as long.",
    ),
    "judge": W(
        "Judge predictability and stress",
        {"predictable": "Predictable?", "stressful": "Stressful?"},
        "Judge",
        ("YAG-027", "YAG-028", "YAG-031"),
    ),
    "adjust": W(
        "Count a circumstance",
        {"side": _SIDE, "amount": "By how much; 0: no longer", "label": "Which circumstance"},
        "Count it",
        ("YAG-187",),
        note="One of the same name is replaced; 0 takes it away.",
    ),
    "shift": W(
        "Change the attribute for this roll",
        {"side": _SIDE, "amount": "By how much; 0: no longer", "label": "By what: looks, status, reputation"},
        "Count it",
        ("YAG-228", "YAG-238"),
        note="One of the same name is replaced; 0 takes it away.",
    ),
    "need_familiarity": W(
        "Ask for a familiarity",
        {"side": _SIDE, "familiarity": "Which one; none: whatever"},
        "Ask for it",
        ("YAG-138",),
        titles={"side=0": "Ask for a familiarity", "side=1": "Ask the other side for a familiarity"},
        note="Without it the skill counts as a default.",
    ),
    "match": W(
        "Judge how well {technique} fits",
        {"side": _SIDE, "technique": "Which specialisation", "fit": "How well"},
        "Set it",
        ("YAG-140", "YAG-141"),
        titles={"fit=broad": "It fits broadly", "fit=exact": "It fits exactly", "fit=": "It doesn't fit"},
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
        "Apply a technique",
        {"on": "To bear, or aside", "side": _SIDE, "technique": "Which one"},
        rules=("YAG-131", "YAG-140", "YAG-146"),
        titles={"on=true": "Apply {technique}", "on=false": "Set {technique} aside"},
    ),
    "roll": W("Roll the die", {"side": _SIDE}, "Roll", ("YAG-003", "YAG-006"), titles={"side=1": "Roll to answer"}),
    "enter_die": W(
        "Enter a real die",
        {"side": _SIDE, "face": "What it shows"},
        "Enter this die",
        ("YAG-003",),
        note="It is marked as rolled by hand.",
    ),
    "take": W("{what}", {"side": _SIDE, "what": "Take 0 or 10"}, rules=("YAG-026", "YAG-027", "YAG-028")),
    "push": W(
        "Turn the failure",
        {"pay": "Pay for it?"},
        rules=("YAG-202",),
        titles={"pay=true": "Turn the failure", "pay=false": "Let it stand"},
    ),
    "choose_extras": W(
        "Choose how it was done", {"extras": "Style, completeness, speed"}, rules=("YAG-013", "YAG-014")
    ),
    "tell_outcome": W("Say what it means", {"text": "In words"}, rules=("YAG-018",)),
    "reroll": W("Both roll again", rules=("YAG-Q19",)),
    "close_check": W("Close the check"),
    "call_off": W("Call the check off", short="Call it off"),
    "reveal": W(
        "Reveal a hidden check",
        {"number": "Which one"},
        "Reveal",
        ("YAG-235",),
        sure="Reveal it? Everybody will read the roll.",
        short="Reveal",
    ),
    "dodge": W(
        "Dodge it",
        {"dodge": "Dodge?", "skill": "With which skill"},
        rules=("YAG-247",),
        titles={"dodge=true": "Dodge with {skill}", "dodge=false": "Let it come"},
    ),
    "part_way": W("Grant part of the way", {"metres": "How many metres"}, "Grant it", ("YAG-274",)),
}

TALENTS: dict[str, W] = {
    "call_notice": W(
        "Ask who notices",
        {"hidden": _HIDDEN, "who": _WHO, "level": "How plain it is", "text": "What there is to notice"},
        "Call for it",
        ("YAG-217",),
        short="Notice",
        note="Something to be noticed.",
    ),
    "call_recall": W(
        "Ask who remembers",
        {"hidden": _HIDDEN, "who": _WHO, "target": _TARGET, "text": "What there is to remember"},
        "Call for it",
        ("YAG-216",),
        short="Recall",
        note="Something seen earlier.",
    ),
    "call_spot": W(
        "Ask who spots it",
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
        short="Spot",
        note="Somebody who isn't hiding, by distance, Size and cover.",
    ),
    "call_charm": W(
        "{who} charms somebody",
        {"who": _WHO, "toward": "On whom; none: people in general", "text": _TEXT},
        "Call for it",
        ("YAG-225", "YAG-226"),
        short="Charm",
        note="A first impression; the total is read off.",
    ),
    "call_lie": W(
        "Somebody says something: is it believed?",
        {"truthful": "Is it true?", "speaker": "Who says it", "listener": "To whom", "text": "What is said"},
        "Call for it",
        ("YAG-231", "YAG-233", "YAG-235"),
        short="Lie",
        note="Both sides roll blind.",
    ),
    "call_interrogation": W(
        "Interrogate somebody",
        {"one": "Who asks", "other": "Whom", "text": _TEXT},
        "Call for it",
        ("YAG-237",),
        short="Interrogate",
        note="Tripping somebody up with reasoning.",
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
        short="Pick a pocket",
        note="The mark first, then whoever else watches.",
    ),
    "call_conjure": W(
        "{who} performs a trick",
        {"complex": "Something hard?", "who": _WHO, "observers": _OBSERVERS, "text": "Which trick"},
        "Call for it",
        ("YAG-241", "YAG-242"),
        short="Perform a trick",
        note="A simple sleight, or something harder.",
    ),
    "call_sneak": W(
        "{who} sneaks",
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
        short="Sneak",
        note="Hiding, moving quietly, or both, against whoever watches.",
    ),
    "call_lurk": W(
        "{who} sneaks in secret",
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
        short="Sneak in secret",
        note=(
            "By somebody unseen, or without a word to whoever is crept up on. With nobody there to notice yet it is "
            "lying in wait: whoever comes by later rolls against it."
        ),
    ),
    "discover": W(
        "Somebody comes by: do they notice?",
        {
            "number": "Who lies in wait",
            "observers": "Who comes by",
            "metres": "How far away, in metres",
            "cover": _COVER,
        },
        "Roll in secret",
        ("YAG-245", "YAG-Q64", "YAG-Q75"),
        short="Somebody comes by",
    ),
    "call_filch": W(
        "{who} picks a pocket in secret",
        {
            "who": _WHO,
            "observers": "Whose pocket; then who else could notice",
            "crowd": "What the street is like",
            "text": _TEXT,
        },
        "Roll it in secret",
        ("YAG-239", "YAG-240", "YAG-Q75"),
        short="Pick a pocket in secret",
        note="Without a word to the victim.",
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
        short="Throw at a thing",
        note="A doorway, a window, anything else.",
    ),
    "call_toss": W(
        "Toss something to somebody",
        {"who": "Who throws", "catcher": "Who catches", "metres": _METRES, "text": _TEXT},
        "Call for it",
        ("YAG-250",),
        short="Toss to somebody",
        note="Whoever catches it rolls next.",
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
        short="Throw at somebody",
        note="An attack: the target may dodge.",
    ),
    "call_scramble": W(
        "{who} climbs in combat",
        {
            "full": "The whole round for it?",
            "who": _WHO,
            "over": "Over what",
            "target": "Another number to reach; 0: as listed",
            "text": _TEXT,
        },
        "Call for it",
        ("YAG-204", "YAG-207"),
        short="Combat climb",
        note="Over a table, a fence, as part of a move.",
    ),
    "call_resist": W(
        "{who} resists fatigue",
        {"who": _WHO, "target": _TARGET},
        "Call for it",
        ("YAG-182", "YAG-Q58"),
        short="Resist fatigue",
        note="A check in place of a point from movement or the road.",
    ),
}
