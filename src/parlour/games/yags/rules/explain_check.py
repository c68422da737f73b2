"""Why something cannot be done with the check that is open, or with the one that is told."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import extras
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules import explain_calls
from parlour.games.yags.rules.ask import creature, find_technique, leads, open_check, side_seat
from parlour.games.yags.rules.close import is_drawn, names_unseen, told
from parlour.games.yags.rules.decide import STYLED
from parlour.games.yags.rules.explain_common import Found, Why, named
from parlour.games.yags.rules.flow import falls, serves
from parlour.games.yags.rules.frame import familiarities
from parlour.games.yags.rules.framing import fresh
from parlour.games.yags.rules.sums import as_default, routes
from parlour.games.yags.rules.takes import refused
from parlour.roleplay.desk import called
from parlour.roleplay.explain import led


def opened(state: State, rule: str) -> Found:
    """Something to roll for is open."""
    check = open_check(state)
    if check is None:
        return RuleViolation("not-now", rule, "No check is open.", "The game master calls for one.")
    if check.stage != "open":
        return RuleViolation("not-now", rule, "The dice of this check are down.", "See it through.")
    return None


def framing(state: State, seat: int, rule: str) -> Found:
    """K1: hers, and only before the dice."""
    found = led(state, seat, rule, "frames a check") or opened(state, rule)
    if found is None and fresh(state) is None:
        return RuleViolation("rolled", rule, "A die has fallen: the frame stands.", "Call it off, or see it through.")
    return found


def no_side(check: Check, at: int, rule: str) -> Found:
    if 0 <= at < len(check.sides):
        return None
    return RuleViolation("bad-side", rule, "There is no such side.", "Choose one of those in the check.")


Reason = Callable[[State, Check, Any], Found]


def frames(rule: str, reason: Reason) -> Why:
    """A refusal for each command that changes the frame."""

    def why(state: State, seat: int, command: Any) -> Found:
        found = framing(state, seat, rule)
        check = open_check(state)
        if found is not None or check is None:
            return found
        if hasattr(command, "side"):
            found = no_side(check, command.side, rule)
        return found or reason(state, check, command)

    return why


def _nothing(state: State, check: Check, command: Any) -> Found:
    return None


def _target(state: State, check: Check, command: m.SetTarget) -> Found:
    if check.target is None:
        return RuleViolation("no-target", "YAG-019", "There is no number to reach here.", "Set a modifier instead.")
    return None


def _alone(state: State, check: Check, command: m.SetTime | m.Judge) -> Found:
    if len(check.sides) > 1 or check.due:
        return RuleViolation("opposed", "YAG-030", "Against somebody else there is only rolling.", "Let them roll.")
    return None


def _hold(state: State, check: Check, command: m.Hold) -> Found:
    if state.options.contest_tie != "defender":
        return RuleViolation(
            "not-here",
            "YAG-Q19",
            "At this table ties are not given to whoever resists.",
            "Change the house rule first.",
        )
    if len(check.sides) < 2:
        return RuleViolation("alone", "YAG-Q19", "Nobody else is in it.", "Only in a contest somebody resists.")
    return None


def _familiarity(state: State, check: Check, command: m.NeedFamiliarity) -> Found:
    named_here = familiarities(state, check.sides[command.side])
    if not named_here:
        return RuleViolation(
            "no-familiarity", "YAG-137", "This skill has no familiarities.", "Nothing needs to be asked for."
        )
    if command.familiarity in named_here:
        return RuleViolation("asked", "YAG-138", "That is asked for already.", "Ask for another, or for none.")
    return RuleViolation(
        "no-familiarity",
        "YAG-137",
        f"The skill knows no {command.familiarity!r}.",
        f"Choose from {', '.join(named_here)}.",
    )


def _match(state: State, check: Check, command: m.Match) -> Found:
    side = check.sides[command.side]
    if len(check.sides) > 1 or check.target is None:
        return RuleViolation(
            "no-target", "YAG-140", "A specialisation lowers a target, and there is none.", "Set a modifier instead."
        )
    technique = find_technique(creature(state, side.who), command.technique)
    if technique is None or technique.kind != "specialisation":
        return RuleViolation(
            "no-specialisation", "YAG-140", "That is no specialisation of theirs.", "Choose one that is."
        )
    if not serves(state, check, side, technique):
        return _not_serving(state, side)
    return RuleViolation("not-named", "YAG-140", "It is not in use.", "Say how well it fits, or leave it.")


# The side


def rolls(state: State, seat: int, at: int, rule: str) -> Found:
    """A side of one's own that has yet to roll."""
    found = opened(state, rule)
    check = open_check(state)
    if found is not None or check is None:
        return found
    found = no_side(check, at, rule)
    if found is not None:
        return found
    side = check.sides[at]
    owner = side_seat(state, side)
    if owner != seat:
        who = named(creature(state, side.who))
        return RuleViolation(
            "not-yours", rule, f"{who} is played by {called(state.desk, owner)}.", "Roll for somebody of your own."
        )
    if side.mode:
        return RuleViolation("rolled", rule, "This side has rolled.", "Wait for the others.")
    return None


def choose_route(state: State, seat: int, command: m.ChooseRoute) -> Found:
    rule = "YAG-103"
    found = rolls(state, seat, command.side, rule)
    check = open_check(state)
    if found is not None or check is None:
        return found
    side = check.sides[command.side]
    if (side.route, side.default) == (command.route, command.default):
        return RuleViolation("chosen", rule, "That is the way it is done already.", "Roll.")
    if check.real and command.route != "skill":
        return RuleViolation("needs-skill", "YAG-107", "This takes the real skill.", "Roll with it.")
    ways = routes(state, side, check.real)
    if command.route == "skill":
        return RuleViolation(
            "no-skill", "YAG-064", f"There is no {side.skill or 'skill'} to use.", "Choose another way."
        )
    if command.route == "unskilled" and ways and ways[0][0] == "skill":
        return RuleViolation("skilled", "YAG-089", "Who has the skill uses it.", "Roll with it.")
    if command.route == "unskilled":
        return RuleViolation(
            "knowledge-none", "YAG-078", "What one does not know cannot be guessed.", "Choose another way."
        )
    return RuleViolation("no-default", rule, "That skill does not stand in for this one.", "Choose another way.")


def _not_serving(state: State, side: Side) -> RuleViolation:
    if as_default(state, side) or side.route != "skill":
        return RuleViolation(
            "no-techniques",
            "YAG-106",
            "Only the skill itself, well known, carries techniques.",
            "Use the skill itself, or do without.",
        )
    return RuleViolation(
        "not-usable", "YAG-132", "It does not serve this skill here, or the skill is too low for it.", "Do without."
    )


def apply(state: State, seat: int, command: m.Apply) -> Found:
    rule = "YAG-131"
    found = rolls(state, seat, command.side, rule)
    check = open_check(state)
    if found is not None or check is None:
        return found
    side = check.sides[command.side]
    technique = find_technique(creature(state, side.who), command.technique)
    if technique is None:
        return RuleViolation("no-technique", rule, "They know no such technique.", "Choose one of theirs.")
    if (technique.id in side.techniques) == command.on:
        return RuleViolation("applied", rule, "That is so already.", "Roll.")
    return _not_serving(state, side)


def roll(state: State, seat: int, command: m.Roll | m.EnterDie | m.Take) -> Found:
    rule = "YAG-006"
    found = rolls(state, seat, command.side, rule)
    check = open_check(state)
    if found is not None or check is None:
        return found
    if check.due:
        return RuleViolation(
            "dodge-due", "YAG-247", "Who is thrown at has yet to say whether to dodge.", "Wait for the answer."
        )
    if not check.sides[command.side].route:
        return RuleViolation(
            "no-route", "YAG-103", "It is not said yet how it is done.", "Choose what stands in for the skill, or none."
        )
    return None


def enter(state: State, seat: int, command: m.EnterDie) -> Found:
    found = roll(state, seat, command)
    check = open_check(state)
    if found is not None or check is None:
        return found
    if not falls(state, check, command.side):
        return RuleViolation("no-die", "YAG-181", "Over encumbered no die falls: the total is 0.", "Roll, to say so.")
    if check.hidden and not leads(state, seat):
        return RuleViolation("blind", "YAG-235", "This is rolled blind.", "Roll here: nobody sees the die.")
    return RuleViolation("bad-die", "YAG-003", "The die shows 1 to 20.", "Enter the face it shows.")


def take(state: State, seat: int, command: m.Take) -> Found:
    found = roll(state, seat, command)
    check = open_check(state)
    if found is not None or check is None:
        return found
    if check.sides[command.side].wants == command.what:
        return RuleViolation("asked", "YAG-031", "The game master has yet to judge it.", "Wait, or roll the die.")
    return refused(state, check, command.side, command.what)


# Over


def told_first(state: State, rule: str) -> Found:
    if told(state) is not None:
        return None
    return RuleViolation("not-now", rule, "No decided check lies on the table.", "Roll first.")


def choose_extras(state: State, seat: int, command: m.ChooseExtras) -> Found:
    rule = "YAG-013"
    found, check = told_first(state, rule), told(state)
    if found is not None or check is None:
        return found
    if check.situation not in STYLED or check.hidden:
        return RuleViolation("no-extras", rule, "Here the degree counts in a way of its own.", "Tell what comes of it.")
    count = extras(check.level)
    if not count:
        return RuleViolation("no-extras", rule, "Only a good success or better has extras.", "Tell what comes of it.")
    if len(check.extras) == count:
        return RuleViolation("chosen", rule, "They are chosen already.", "Tell what comes of it.")
    side = check.sides[max(check.winner, 0)]
    if not leads(state, seat) and side_seat(state, side) != seat:
        return RuleViolation(
            "not-yours", rule, f"{named(creature(state, side.who))} has earned them.", "Leave the choice to them."
        )
    return RuleViolation(
        "wrong-count",
        "YAG-014" if count == 2 else rule,
        f"It is {count} of style, completeness and speed.",
        f"Choose {count}.",
    )


def tell(state: State, seat: int, command: m.TellOutcome) -> Found:
    return led(state, seat, "YAG-018", "says what a degree means") or told_first(state, "YAG-018")


def reroll(state: State, seat: int, command: m.Reroll) -> Found:
    rule = "YAG-Q19"
    found, check = led(state, seat, rule, "calls a reroll") or told_first(state, rule), told(state)
    if found is None and check is not None and not is_drawn(check):
        return RuleViolation("decided", rule, "Only a contest that nobody won is rolled anew.", "Let it stand.")
    return found


def close(state: State, seat: int, command: m.CloseCheck) -> Found:
    rule, check = "YAG-018", told(state)
    if check is None:
        return told_first(state, rule)
    if leads(state, seat) or side_seat(state, check.sides[0]) == seat:
        return None
    return RuleViolation("not-yours", rule, "Who rolled, or the game master, puts it away.", "Leave it to them.")


def call_off(state: State, seat: int, command: m.CallOff) -> Found:
    rule = "YAG-005"
    found = opened(state, rule)
    if found is not None or leads(state, seat):
        return found
    return led(state, seat, rule, "calls this off")


def reveal(state: State, seat: int, command: m.Reveal) -> Found:
    rule = "YAG-235"
    found = led(state, seat, rule, "lays hidden rolls open")
    if found is not None:
        return found
    if open_check(state) is not None:
        return RuleViolation("not-now", rule, "A check is being made.", "See it through first.")
    if any(check.number == command.number and names_unseen(state, check) for check in state.kept):
        return RuleViolation(
            "hidden", "YAG-Q75", "Somebody in it is unseen: it would tell of them.", "Show them first."
        )
    return RuleViolation("no-such-check", rule, "There is no hidden roll of that number.", "Choose one of those kept.")


WHY: dict[type, Why] = {
    **explain_calls.WHY,
    m.Hold: frames("YAG-Q19", _hold),
    m.SetTarget: frames("YAG-005", _target),
    m.SetFumble: frames("YAG-010", _nothing),
    m.SetTime: frames("YAG-028", _alone),
    m.Judge: frames("YAG-031", _alone),
    m.Adjust: frames("YAG-187", _nothing),
    m.Shift: frames("YAG-228", _nothing),
    m.NeedFamiliarity: frames("YAG-138", _familiarity),
    m.Match: frames("YAG-140", _match),
    m.ChooseRoute: choose_route,
    m.Apply: apply,
    m.Roll: roll,
    m.EnterDie: enter,
    m.Take: take,
    m.ChooseExtras: choose_extras,
    m.TellOutcome: tell,
    m.Reroll: reroll,
    m.CloseCheck: close,
    m.CallOff: call_off,
    m.Reveal: reveal,
}
RULES: dict[type, str] = {
    **explain_calls.RULES,
    m.Hold: "YAG-Q19",
    m.SetTarget: "YAG-005",
    m.SetFumble: "YAG-010",
    m.SetTime: "YAG-028",
    m.Judge: "YAG-031",
    m.Adjust: "YAG-187",
    m.Shift: "YAG-228",
    m.NeedFamiliarity: "YAG-138",
    m.Match: "YAG-140",
    m.ChooseRoute: "YAG-103",
    m.Apply: "YAG-131",
    m.Roll: "YAG-006",
    m.EnterDie: "YAG-003",
    m.Take: "YAG-026",
    m.ChooseExtras: "YAG-013",
    m.TellOutcome: "YAG-018",
    m.Reroll: "YAG-Q19",
    m.CloseCheck: "YAG-018",
    m.CallOff: "YAG-005",
    m.Reveal: "YAG-235",
}
