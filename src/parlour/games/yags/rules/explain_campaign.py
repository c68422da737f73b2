"""Why a command about the campaign, or an answer to a wish, is refused."""

from parlour.core.game import RuleViolation
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules.ask import skill_def
from parlour.games.yags.rules.campaign import groups, rest_on_skill
from parlour.games.yags.rules.explain_common import Found, Why, in_check
from parlour.games.yags.rules.techniques import entry
from parlour.roleplay.explain import led

RULES: dict[type, str] = {
    m.DefineSkill: "YAG-103",
    m.DropSkill: "YAG-075",
    m.DefineTechnique: "YAG-131",
    m.DropLibrary: "YAG-131",
    m.AddCulture: "YAG-279",
    m.DropCulture: "YAG-279",
    m.SetPrice: "YAG-001",
    m.SetBudget: "YAG-Q41",
    m.AnswerWish: "YAG-079",
}


def edits(state: State, seat: int, command: object) -> Found:
    """Hers, and not in the middle of a check."""
    rule = RULES[type(command)]
    return led(state, seat, rule, "edits the campaign") or in_check(state, rule)


def drop_skill(state: State, seat: int, command: m.DropSkill) -> Found:
    found = edits(state, seat, command)
    if found is not None:
        return found
    defined = skill_def(state, command.skill)
    if defined is None:
        return RuleViolation("no-such-skill", "YAG-063", "The list has no such skill.", "Choose one that is on it.")
    if defined.kind == "talent":
        return RuleViolation("talent", "YAG-075", f"{command.skill} is one of the eight talents.", "Talents stay.")
    why = rest_on_skill(state, command.skill)
    return (
        RuleViolation("in-use", "YAG-108", f"{command.skill} cannot go: {why}", "Change that first.") if why else None
    )


def technique(state: State, seat: int, command: m.DefineTechnique) -> Found:
    found = edits(state, seat, command)
    if found is not None:
        return found
    if command.group and command.skills:
        return RuleViolation(
            "both", "YAG-136", "A technique is for skills by name or for a group.", "Name the one or the other."
        )
    if command.group and command.group not in groups(state):
        why = f"No skill belongs to {command.group}."
        return RuleViolation("no-such-group", "YAG-136", why, "Give skills that group first.")
    if not command.group and not command.skills:
        return RuleViolation(
            "no-skill", "YAG-131", f"{command.name} is for no skill.", "Name its skill, its skills or a group."
        )
    return None


def drop_library(state: State, seat: int, command: m.DropLibrary) -> Found:
    found = edits(state, seat, command)
    if found is not None:
        return found
    if entry(state, command.name) is None:
        return RuleViolation(
            "no-such-technique", "YAG-131", "The library has nothing of that name.", "Choose one that is in it."
        )
    return RuleViolation("needed", "YAG-135", f"Another technique needs {command.name}.", "Take that one out first.")


def drop_culture(state: State, seat: int, command: m.DropCulture) -> Found:
    found = edits(state, seat, command)
    return found or RuleViolation(
        "no-such-culture", "YAG-279", "There is no culture of that name.", "Choose one of those there are."
    )


def answer(state: State, seat: int, command: m.AnswerWish) -> Found:
    found = led(state, seat, "YAG-079", "answers wishes")
    if found is not None:
        return found
    wish = next((wish for wish in state.wishes if wish.id == command.wish), None)
    if wish is None:
        return RuleViolation("no-such-wish", "YAG-079", "There is no such wish.", "It may have been answered already.")
    if wish.what == "check":
        return RuleViolation(
            "call-it",
            "YAG-005",
            "A check that is asked for is answered by calling it.",
            "Call it, or lay the wish aside.",
        )
    return RuleViolation("too-late", "YAG-110", "Nothing would come of it any more.", "Lay the wish aside.")


WHY: dict[type, Why] = {
    m.DefineSkill: edits,
    m.DropSkill: drop_skill,
    m.DefineTechnique: technique,
    m.DropLibrary: drop_library,
    m.AddCulture: edits,
    m.DropCulture: drop_culture,
    m.SetPrice: edits,
    m.SetBudget: edits,
    m.AnswerWish: answer,
}
