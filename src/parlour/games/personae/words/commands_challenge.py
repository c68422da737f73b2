"""Challenges on buttons."""

from parlour.core.game import CommandWords as W

_WHO = "Who"
_SKILL = "With which Skill; none: one die"
_SIDE = "Which side: 0 is the one who began"
_GOAL = "What success will mean (optional if said aloud)"

CHALLENGES: dict[str, W] = {
    "issue": W(
        "{who} issues a Challenge",
        {
            "harmless": "For something else instead of hits?",
            "who": _WHO,
            "kind": "Which kind",
            "skill": _SKILL,
            "power": "Which Power",
            "targets": "At whom",
            "goal": _GOAL,
            "effect": "What else happens, in words (optional)",
            "ready": "Roll as soon as it's answered?",
        },
        "Issue the Challenge",
        ("PER-116", "PER-125", "PER-168"),
        titles={
            "harmless=true": "Attack for a condition",
            "kind=attack": "Attack",
            "kind=power": "Use {power}",
            "kind=interaction": "Challenge someone",
        },
        short="Issue a Challenge",
        note="Say openly what success means.",
    ),
    "ask_unopposed": W(
        "{who} attempts something unopposed",
        {"who": _WHO, "skill": _SKILL, "attribute": "Which Attribute fits; none: the Skill's own", "goal": _GOAL},
        "Ask the GM",
        ("PER-153", "PER-154"),
        short="Try something unopposed",
        note="The GM lets it succeed or fail, or names the difficulty.",
    ),
    "rule_unopposed": W(
        "Set the difficulty",
        {
            "how": "Does it just happen, or is it rolled for",
            "listed": "The difficulty, from the list",
            "difficulty": "For this character",
            "reason": "Why",
        },
        rules=("PER-155", "PER-271"),
        titles={"how=pass": "Let it succeed", "how=fail": "Let it fail", "how=roll": "Set another difficulty"},
    ),
    "ask_about": W(
        "{who} asks about somebody",
        {"who": _WHO, "target": "About whom", "skill": _SKILL, "goal": "The question"},
        "Ask",
        ("PER-148",),
        short="Ask about somebody",
        note="What was never hidden is told; what was hidden is rolled for.",
    ),
    "rule_hidden": W(
        "Was it hidden?",
        {"hidden": "Was it hidden", "skill": "With which Skill; none: one die", "answer": "The answer"},
        rules=("PER-148", "PER-149"),
        titles={"hidden=true": "It was hidden: roll for it", "hidden=false": "It was never hidden: answer"},
    ),
    "recover": W(
        "{who} tries to recover",
        {"who": _WHO, "skill": "With which Skill; none: as it is", "healer": "Whose roll stands in; none: one's own"},
        "Try to recover",
        ("PER-194", "PER-205"),
        short="Recover",
        note="This comes on top of everything else.",
    ),
    "join_assist": W(
        "{who} helps",
        {"who": _WHO, "side": _SIDE, "skill": "With which Skill"},
        "Help",
        ("PER-140", "PER-147"),
        short="Help",
    ),
    "join_issue": W(
        "{who} joins in",
        {"who": _WHO, "skill": _SKILL, "power": "Which Power"},
        "Join in",
        ("PER-116",),
        note="They roll for themselves, against everybody who answers.",
    ),
    "set_primary": W(
        "Let another one roll", {"side": _SIDE, "who": "Who rolls instead"}, "Let them roll", ("PER-145",)
    ),
    "end_help": W("Nobody else helps", rules=("PER-140",)),
    "answer": W(
        "{who} answers (actively: {active})",
        {"active": "An active defence?", "who": _WHO, "skill": _SKILL, "ready": "Roll at once?"},
        "Answer",
        ("PER-117", "PER-209", "PER-211"),
    ),
    "substitute": W(
        "Use another Attribute for side {side}",
        {"side": _SIDE, "attribute": "Which Attribute", "reason": "Why it fits better"},
        "Use it",
        ("PER-016",),
        titles={
            "side=0": "Use another Attribute: the one who began",
            "side=1": "Use another Attribute: the one who answers",
        },
        short="Use another Attribute",
        note="For this one roll.",
    ),
    "adjust": W(
        "Count a circumstance",
        {"what": "What it changes", "side": _SIDE, "amount": "By how much", "reason": "Which circumstance"},
        "Count it",
        ("PER-124",),
        titles={
            "what=addition": "Count a circumstance: a number added",
            "what=dice": "Count a circumstance: dice more or fewer",
        },
    ),
    "count_power": W(
        "{power} counts here",
        {"counts": "Does it?", "side": _SIDE, "power": "Which Power"},
        rules=("PER-078",),
        titles={"counts=true": "{power} counts here", "counts=false": "{power} doesn't count here"},
    ),
    "unnoticed": W("Nobody notices it", rules=("PER-212",)),
    "call_expertise": W(
        "Call on {talent}",
        {"who": _WHO, "talent": "Which one", "reason": "Why it helps here"},
        "Call on it",
        ("PER-053",),
        note="One more die, if the GM accepts the reason.",
    ),
    "answer_expertise": W(
        "Does that Expertise help?",
        {"yes": "Does it", "side": _SIDE},
        rules=("PER-053",),
        titles={"yes=true": "It helps: one more die", "yes=false": "It doesn't help here"},
    ),
    "use_ability": W("Use {ability}", {"who": _WHO, "ability": "Which Special Ability"}, rules=("PER-075", "PER-078")),
    "confirm_condition": W(
        "Does the condition hold?",
        {"yes": "Does it hold", "wish": "Which request"},
        rules=("PER-078",),
        titles={"yes=true": "It holds", "yes=false": "It doesn't hold"},
    ),
    "ready": W("Ready", {"side": _SIDE}, rules=("PER-118",)),
    "enter_dice": W(
        "Enter real dice",
        {"side": _SIDE, "faces": "What each die shows"},
        "Enter these dice",
        ("PER-001",),
        note="They are marked as rolled by hand.",
    ),
    "reroll_die": W(
        "Reroll a die with {ability}",
        {"who": _WHO, "ability": "Which Special Ability", "side": _SIDE, "at": "Which die, counted from 0"},
        "Reroll",
        ("PER-068", "PER-069"),
    ),
    "ignore_die": W(
        "Leave a die out with {ability}",
        {"who": _WHO, "ability": "Which Special Ability", "side": _SIDE, "at": "Which die, counted from 0"},
        "Leave it out",
        ("PER-218",),
    ),
    "spend_critical": W(
        "Spend a critical: {option}",
        {"side": _SIDE, "option": "On what", "words": "What was agreed"},
        "Spend it",
        ("PER-135", "PER-073"),
        short="Spend a critical",
    ),
    "let_stand": W("Let it stand", {"side": _SIDE}, rules=("PER-118",)),
    "settle_tie": W(
        "Settle the deadlock",
        {"side": _SIDE, "success": "Does it succeed", "actor": "Of several who began: whose"},
        rules=("PER-Q30",),
        titles={"success=true": "It succeeds", "success=false": "It's answered"},
    ),
    "close_challenge": W(
        "Close the Challenge",
        {"extend": "Does it go on", "words": "What came of it"},
        rules=("PER-126",),
        titles={
            "extend=true": "It goes on",
            "words=": "Close the Challenge",
            "extend=false": "Tell how it ended",
        },
        short="Close the Challenge",
    ),
    "follow": W(
        "Follow up with {trait} against {target}",
        {"trait": "Which Trait", "target": "Against whom"},
        rules=("PER-128", "PER-129"),
        titles={"trait=": "Follow up against {target}"},
    ),
    "call_off": W("Call the Challenge off", {"reason": "Why"}, "Call it off", ("PER-003",), short="Call it off"),
}
