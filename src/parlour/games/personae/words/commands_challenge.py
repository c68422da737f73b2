"""Challenges on buttons."""

from parlour.core.game import CommandWords as W

_WHO = "Who"
_SKILL = "With which Skill; none: one die"
_SIDE = "Which side: 0 is the one who began"
_GOAL = "What success will mean"

CHALLENGES: dict[str, W] = {
    "issue": W(
        "{who}: {kind}",
        {
            "harmless": "For something else instead of hits?",
            "who": _WHO,
            "kind": "Which kind",
            "skill": _SKILL,
            "power": "Which Power",
            "targets": "At whom",
            "goal": _GOAL,
            "effect": "What else it brings about, in words",
        },
        "Issue it",
        ("PER-116", "PER-125", "PER-168"),
        titles={"true": "An attack for something else than hits"},
    ),
    "ask_unopposed": W(
        "{who} tries something nobody stands against",
        {"who": _WHO, "skill": _SKILL, "attribute": "Which Attribute fits; none: the Skill's own", "goal": _GOAL},
        "Try it",
        ("PER-153", "PER-154"),
    ),
    "rule_unopposed": W(
        "Roll for it, at {listed} from the list, {difficulty} here",
        {
            "how": "Does it just happen, or is it rolled for",
            "listed": "The difficulty, from the list",
            "difficulty": "For this character",
            "reason": "Why",
        },
        "So it is",
        ("PER-155", "PER-271"),
        titles={"pass": "Let it succeed without a roll", "fail": "It cannot succeed"},
    ),
    "ask_about": W(
        "{who} would know something about somebody",
        {"who": _WHO, "target": "About whom", "skill": _SKILL, "goal": "The question"},
        "Ask",
        ("PER-148",),
    ),
    "rule_hidden": W(
        "Was it hidden?",
        {"hidden": "Was it hidden", "skill": "With which Skill; none: one die", "answer": "The answer"},
        "So it is",
        ("PER-148", "PER-149"),
        titles={"true": "It was hidden: roll for it", "false": "It was not hidden: answer"},
    ),
    "recover": W(
        "{who} tries to recover",
        {"who": _WHO, "skill": "With which Skill; none: as it is", "healer": "Whose roll stands in; none: one's own"},
        "Try to recover",
        ("PER-194", "PER-205"),
    ),
    "join_assist": W(
        "{who} helps side {side} (0 began it)",
        {"who": _WHO, "side": _SIDE, "skill": "With which Skill"},
        "Help: +1",
        ("PER-140", "PER-147"),
    ),
    "join_issue": W(
        "{who} issues it, too", {"who": _WHO, "skill": _SKILL, "power": "Which Power"}, "Join in", ("PER-116",)
    ),
    "set_primary": W("Another one rolls", {"side": _SIDE, "who": "Who rolls instead"}, "Change places", ("PER-145",)),
    "end_help": W("Nobody else helps", done="Go on", rules=("PER-140",)),
    "answer": W(
        "{who} answers (actively: {active})",
        {"active": "An active defence?", "who": _WHO, "skill": _SKILL},
        "Answer",
        ("PER-117", "PER-209", "PER-211"),
    ),
    "substitute": W(
        "Another Attribute for side {side}",
        {"side": _SIDE, "attribute": "Which Attribute", "reason": "Why it fits better"},
        "Use it",
        ("PER-016",),
        titles={"0": "Another Attribute for the one who began", "1": "Another Attribute for the one who answers"},
    ),
    "adjust": W(
        "Count a circumstance",
        {"what": "What it changes", "side": _SIDE, "amount": "By how much", "reason": "Which circumstance"},
        "Count it",
        ("PER-124",),
        titles={"addition": "Count a circumstance: a number added", "dice": "Count a circumstance: dice more or fewer"},
    ),
    "count_power": W(
        "{power} counts here", {"counts": "Does it?", "side": _SIDE, "power": "Which Power"}, "So it is", ("PER-078",)
    ),
    "unnoticed": W("It comes unnoticed", done="Nobody notices", rules=("PER-212",)),
    "call_expertise": W(
        "{who} calls on an Expertise",
        {"who": _WHO, "talent": "Which one", "reason": "Why it helps here"},
        "Call on it: one more die",
        ("PER-053",),
    ),
    "answer_expertise": W(
        "Does that Expertise help?",
        {"yes": "Does it", "side": _SIDE},
        "Decide",
        ("PER-053",),
        titles={"true": "It helps: one more die", "false": "It does not help here"},
    ),
    "use_ability": W(
        "{who} uses {ability}", {"who": _WHO, "ability": "Which Special Ability"}, "Use it", ("PER-075", "PER-078")
    ),
    "confirm_condition": W(
        "Request {wish}, the condition holds: {yes}",
        {"yes": "Does it hold", "wish": "Which request"},
        "Decide",
        ("PER-078",),
    ),
    "ready": W(
        "Ready to roll for side {side}",
        {"side": _SIDE},
        "Roll",
        ("PER-118",),
        titles={"0": "Ready to roll", "1": "Ready to answer"},
    ),
    "enter_dice": W(
        "Enter dice thrown at home, side {side}",
        {"side": _SIDE, "faces": "What each die shows"},
        "These are the dice",
        ("PER-001",),
        titles={"0": "Enter dice thrown at home", "1": "Enter dice thrown at home, to answer"},
    ),
    "reroll_die": W(
        "{who} rerolls a die of side {side} (0 began it) with {ability}",
        {"who": _WHO, "ability": "Which Special Ability", "side": _SIDE, "at": "Which die, counted from 0"},
        "Roll it again",
        ("PER-068", "PER-069"),
    ),
    "ignore_die": W(
        "{who} leaves out a die with {ability}",
        {"who": _WHO, "ability": "Which Special Ability", "side": _SIDE, "at": "Which die, counted from 0"},
        "Leave it out",
        ("PER-218",),
    ),
    "spend_critical": W(
        "Spend a critical: {option}",
        {"side": _SIDE, "option": "On what", "words": "What was agreed"},
        "Spend it",
        ("PER-135", "PER-073"),
    ),
    "let_stand": W("Let it stand", {"side": _SIDE}, "Let it stand", ("PER-118",)),
    "settle_tie": W(
        "Settle the deadlock: success {success}",
        {"side": _SIDE, "success": "Does it succeed", "actor": "Of several who began: whose"},
        "Settle it",
        ("PER-Q30",),
    ),
    "close_challenge": W(
        "Is it over?",
        {"extend": "Does it go on", "words": "What came of it"},
        "So be it",
        ("PER-126",),
        titles={"true": "It goes on: the matter is not settled", "false": "It is settled"},
    ),
    "follow": W(
        "Follow up with {trait}",
        {"trait": "Which Trait", "target": "Against whom"},
        "Follow up",
        ("PER-128", "PER-129"),
    ),
    "call_off": W("Take the Challenge back", {"reason": "Why"}, "Take it back", ("PER-003",)),
}
