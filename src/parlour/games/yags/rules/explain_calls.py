"""Why a check cannot be called: what is asked first by every call, and why somebody may not try something at all."""

from collections.abc import Iterable

from parlour.core.game import RuleViolation
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import DIFFICULTIES, language_band
from parlour.games.yags.model import ATTRIBUTES, Creature, State
from parlour.games.yags.rules.ask import base, leads, score, skill_def
from parlour.games.yags.rules.contest import MOST_SIDES
from parlour.games.yags.rules.explain_common import Found, Why, in_check, named, no_such, not_own, not_ready, seen
from parlour.games.yags.rules.framing import fresh
from parlour.roleplay.explain import led, not_playing


def called(state: State, seat: int, rule: str) -> Found:
    """YAG-005: only the game master calls for checks, in a scene, one at a time."""
    return led(state, seat, rule, "calls for checks") or not_playing(state, rule) or in_check(state, rule)


def in_scene(state: State, seat: int, who: str, rule: str, *, secret: bool = False) -> Found:
    """Nobody of that kind, not ready, or somewhere else; the unseen act in secret alone (YAG-Q75)."""
    one = seen(state, seat, who)
    if one is None:
        return no_such(rule)
    found = not_ready(one, rule)
    if found is not None:
        return found
    if one.hidden and not secret:
        return RuleViolation(
            "hidden",
            rule,
            f"{named(one)} is unseen: everybody would learn of it.",
            "Roll it in secret, or show it first.",
        )
    return (
        None
        if one.here
        else RuleViolation("not-here", rule, f"{named(one)} is not in the scene.", "Let them come in first.")
    )


def all_in_scene(state: State, seat: int, whos: Iterable[str], rule: str, *, secret: bool = False) -> Found:
    """Each of them here, and nobody twice."""
    whos = tuple(whos)
    for who in whos:
        found = in_scene(state, seat, who, rule, secret=secret)
        if found is not None:
            return found
    if len(set(whos)) < len(whos):
        return RuleViolation("same-one", rule, "Nobody rolls against themselves.", "Choose two different ones.")
    return None


def untriable(state: State, seat: int, who: str, attribute: str, skill: str, *, real: bool = False) -> Found:
    """YAG-038, YAG-078, YAG-082, YAG-107, YAG-Q67: why this one may not try it at all."""
    one = seen(state, seat, who)
    if one is None:
        return no_such("YAG-005")
    if attribute not in ATTRIBUTES:
        return RuleViolation(
            "no-attribute", "YAG-034", f"There is no attribute {attribute!r}.", f"Choose from {', '.join(ATTRIBUTES)}."
        )
    if not base(one, attribute):
        rule = "YAG-038" if skill else "YAG-Q67"
        return RuleViolation(
            "attribute-none", rule, f"{named(one)} has no {attribute} at all.", "Choose another attribute."
        )
    if not skill:
        return None
    defined = skill_def(state, skill)
    if defined is None:
        return _no_skill(one, skill)
    if score(one, skill):
        return None
    if real:
        return RuleViolation(
            "needs-skill",
            "YAG-107",
            f"This takes {skill} itself, and {named(one)} has none.",
            "Ask somebody who has it.",
        )
    if defined.kind == "knowledge" and not (defined.default and score(one, defined.default)):
        return RuleViolation(
            "knowledge-none",
            "YAG-078",
            f"{skill} is a knowledge, and {named(one)} has none of it.",
            "Learn it first, or ask somebody else.",
        )
    return None


def _no_skill(one: Creature, skill: str) -> RuleViolation:
    """YAG-082: a language is understood or not; it is not rolled."""
    language = next((known for known in one.languages if known.name == skill), None)
    if language is None:
        return RuleViolation(
            "no-skill", "YAG-005", f"There is no skill {skill!r} on the list.", "Choose one of the campaign's skills."
        )
    text = language_band(language.level).text
    return RuleViolation(
        "language",
        "YAG-082",
        f"Languages are not rolled. {skill} {language.level}: {text}",
        "Read it off the level, or call for a raw attribute.",
    )


# The calls


def ask(state: State, seat: int, command: m.AskCheck) -> Found:
    rule = "YAG-005"
    if leads(state, seat):
        return RuleViolation("gm", rule, "You lead the game yourself.", "Call for the check.")
    found = (
        not_playing(state, rule) or not_own(state, seat, command.who, rule) or in_scene(state, seat, command.who, rule)
    )
    if found is None and any(wish.what == "check" and wish.who == command.who for wish in state.wishes):
        return RuleViolation("asked", rule, "Something is asked for already.", "Wait for the game master's word on it.")
    return found


def trivial(state: State, seat: int, command: m.Trivial) -> Found:
    rule = "YAG-004"
    return (
        led(state, seat, rule, "waves things through")
        or not_playing(state, rule)
        or in_scene(state, seat, command.who, rule)
    )


def check(state: State, seat: int, command: m.CallCheck) -> Found:
    rule = "YAG-005"
    found = called(state, seat, rule) or in_scene(state, seat, command.who, rule, secret=command.hidden)
    return found or untriable(state, seat, command.who, command.attribute, command.skill, real=command.real)


def fact(state: State, seat: int, command: m.CallFact) -> Found:
    rule = "YAG-140"
    found = called(state, seat, rule) or in_scene(state, seat, command.who, rule, secret=command.hidden)
    if found is not None:
        return found
    defined = skill_def(state, command.skill)
    if defined is not None and defined.kind != "knowledge":
        return RuleViolation("not-knowledge", rule, f"{command.skill} is no knowledge.", "Call for a plain check.")
    return untriable(state, seat, command.who, "Intelligence", command.skill)


def contest(state: State, seat: int, command: m.CallContest) -> Found:
    rule = "YAG-019"
    found = called(state, seat, rule) or all_in_scene(
        state, seat, (command.one, command.other), rule, secret=command.hidden
    )
    found = found or untriable(state, seat, command.one, command.one_attribute, command.one_skill)
    found = found or untriable(state, seat, command.other, command.other_attribute, command.other_skill)
    if found is None and command.rated not in DIFFICULTIES:
        return RuleViolation(
            "bad-value", "YAG-025", "There is no such difficulty.", f"Choose from {', '.join(DIFFICULTIES)}."
        )
    return found


def join(state: State, seat: int, command: m.JoinContest) -> Found:
    rule = "YAG-020"
    found = led(state, seat, rule, "asks others in")
    if found is not None:
        return found
    open_now = fresh(state)
    if open_now is None or len(open_now.sides) < 2 or open_now.situation:
        return RuleViolation(
            "not-now",
            rule,
            "No contest is open that others could join.",
            "Call for one first; before the dice more may join.",
        )
    if len(open_now.sides) >= MOST_SIDES:
        return RuleViolation("too-many", rule, f"{MOST_SIDES} are in it already.", "Hold a second contest.")
    if any(side.who == command.who for side in open_now.sides):
        return RuleViolation("same-one", rule, "They are in it already.", "Choose somebody else.")
    found = in_scene(state, seat, command.who, rule)
    return found or untriable(state, seat, command.who, command.attribute, command.skill)


WHY: dict[type, Why] = {
    m.AskCheck: ask,
    m.Trivial: trivial,
    m.CallCheck: check,
    m.CallFact: fact,
    m.CallContest: contest,
    m.JoinContest: join,
}
RULES: dict[type, str] = {
    m.AskCheck: "YAG-005",
    m.Trivial: "YAG-004",
    m.CallCheck: "YAG-005",
    m.CallFact: "YAG-140",
    m.CallContest: "YAG-019",
    m.JoinContest: "YAG-020",
}
