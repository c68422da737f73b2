"""Why a basic or skilled action, a flip or a telling is refused."""

from parlour.core.game import RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import UNITS, Character, Declared, State, Task
from parlour.games.fugue.rules import action, declare
from parlour.games.fugue.rules.ask import (
    character,
    find_character,
    held,
    in_round,
    open_task,
    pausing,
    seat_of,
    unspoken,
)
from parlour.games.fugue.rules.draft import can_draw
from parlour.games.fugue.rules.explain_common import (
    Found,
    Why,
    dead,
    in_task,
    led,
    misfit,
    named,
    no_ability,
    no_such,
    not_in_play,
    not_own,
)
from parlour.roleplay.desk import called


def locked(state: State, person: Character, text: str, ability: str) -> Found:
    """FUG-106: a major came up in this task for one who had no ability."""
    if declare.may_try(state, person.id, text, ability):
        return None
    if state.options.lock_ends == "never":
        why = f"{named(person)} has failed at this by a major, and at this table such a lock stays for good."
        return RuleViolation("locked", "FUG-A36", why, "Somebody else may try it.")
    why = f"{named(person)} has failed at this by a major and cannot try it again without an ability."
    return RuleViolation("locked", "FUG-106", why, "Name an ability that fits, or let somebody else try it.")


def out_of_it(person: Character) -> Found:
    """Dead, knocked out or gone from the story."""
    found = dead(person)
    if found is not None:
        return found
    if person.down == "knocked":
        return RuleViolation(
            "bad-target", "FUG-199", f"{named(person)} is knocked out.", "The Dealer says when somebody comes round."
        )
    if not person.here:
        return RuleViolation(
            "bad-target", "FUG-008", f"{named(person)} is not in the story now.", "The Dealer brings people on."
        )
    return None


# Declaring


def say(state: State, seat: int, command: m.Declare) -> RuleViolation:
    found = not_in_play(state, "FUG-097") or not_own(state, seat, command.who)
    person = find_character(state, command.who)
    if found is not None or person is None:
        return found or no_such("FUG-097")
    found = out_of_it(person)
    if found is None and len([d for d in state.declared if d.who == person.id]) >= declare.DEEDS:
        why = f"The Dealer has yet to answer what {named(person)} does already."
        found = RuleViolation("not-now", "FUG-097", why, "Take something back, or wait for her ruling.")
    if found is None and command.ability:
        found = no_ability(state, person, command.ability, "FUG-092")
    if found is None and command.task:
        found = _tried(state, person, command)
    return found or misfit(declare.offer_declare(state, seat), command, "FUG-097")


def _tried(state: State, person: Character, command: m.Declare) -> Found:
    task = next((t for t in state.tasks if t.id == command.task), None)
    if task is None or task not in declare.tries(state):
        return RuleViolation(
            "bad-target", "FUG-A36", "That is no earlier task that failed.", "Say in words what is to be done."
        )
    return locked(state, person, task.text, command.ability)


def unsay(state: State, seat: int, command: m.Unsay) -> RuleViolation:
    found = not_in_play(state, "FUG-097") or _undeclared(state, command.declared)
    return found or RuleViolation(
        "not-yours", "FUG-008", "Somebody else is about to do that.", "You take back what you said yourself."
    )


# Rulings


def _undeclared(state: State, which: int) -> Found:
    if any(d.id == which for d in state.declared):
        return None
    return RuleViolation(
        "bad-target",
        "FUG-097",
        "Nobody has declared that, or it is settled.",
        "Choose something that waits for a ruling.",
    )


def _not_to_rule(state: State, seat: int, which: int, rule: str) -> Found:
    found = led(state, seat, rule, "says what an action takes") or not_in_play(state, rule) or _undeclared(state, which)
    return found or out_of_it(character(state, _declared(state, which).who))


def _declared(state: State, which: int) -> Declared:
    return next(d for d in state.declared if d.id == which)


def basic(state: State, seat: int, command: m.RuleBasic) -> RuleViolation:
    found = _not_to_rule(state, seat, command.declared, "FUG-098")
    return found or misfit(declare.offer_basic(state, seat), command, "FUG-098")


def grant(state: State, seat: int, command: m.GrantSuccess) -> RuleViolation:
    found = _not_to_rule(state, seat, command.declared, "FUG-110")
    if found is not None:
        return found
    one = _declared(state, command.declared)
    person = character(state, one.who)
    if not one.ability:
        why = "Without an ability that fits, success is not just granted."
        return RuleViolation("needs-ability", "FUG-110", why, "Rule it basic, or let a card decide.")
    found = no_ability(state, person, one.ability, "FUG-110") or locked(state, person, one.text, one.ability)
    return found or misfit(declare.offer_grant(state, seat), command, "FUG-110")


def difficulty(unit: str, number: int) -> Found:
    """FUG-102, FUG-112, FUG-113."""
    if unit not in ("", *UNITS):
        return RuleViolation(
            "bad-unit", "FUG-112", "Time is measured in hours, minutes or seconds.", "Choose one of the three, or none."
        )
    least, rule = (declare.LEAST_TIMED, "FUG-113") if unit else (declare.LEAST, "FUG-102")
    if least <= number <= declare.MOST:
        return None
    timed = " where time is measured" if unit else ""
    why = f"A difficulty is from {least} to {declare.MOST}{timed}, not {number}."
    return RuleViolation("bad-difficulty", rule, why, "Choose a number between them.")


def skilled(state: State, seat: int, command: m.RuleSkilled) -> RuleViolation:
    found = _not_to_rule(state, seat, command.declared, "FUG-101") or in_task(state, "FUG-101")
    if found is not None:
        return found
    one = _declared(state, command.declared)
    person = character(state, one.who)
    found = _held(state, person, "FUG-A80") or difficulty(command.unit, command.difficulty)
    if found is not None:
        return found
    if command.ability:
        found = no_ability(state, person, command.ability, "FUG-109")
        if found is None and command.ability != one.ability:
            why = f"That is not the ability {named(person)} named."
            found = RuleViolation("no-ability", "FUG-109", why, "Rule it with the one that was named, or with none.")
    found = found or locked(state, person, one.text, command.ability)
    return found or misfit(declare.offer_skilled(state, seat), command, "FUG-101")


def _held(state: State, person: Character, rule: str) -> Found:
    """FUG-A80: cards in the round that is played, or incapacitated through it."""
    if not held(state, person.id):
        return None
    if in_round(state, person.id):
        why = f"{named(person)} plays in this round of the contest and has no hand free."
        return RuleViolation(
            "not-now",
            rule,
            why,
            "When the round is over, or if it is held back from, there is time for something else.",
        )
    return RuleViolation(
        "not-now",
        "FUG-199",
        f"{named(person)} is incapacitated through a round of the contest.",
        "Wait until that round is over.",
    )


def set_task(state: State, seat: int, command: m.SetTask) -> RuleViolation:
    found = (
        led(state, seat, "FUG-101", "calls for a skilled action")
        or not_in_play(state, "FUG-101")
        or in_task(state, "FUG-101")
    )
    if found is not None:
        return found
    person = find_character(state, command.who)
    if person is None:
        return no_such("FUG-101")
    found = (
        _held(state, person, "FUG-A80")
        or dead(person)
        or (out_of_it(person) if person.down != "knocked" else None)
        or difficulty(command.unit, command.difficulty)
    )
    if found is None and command.ability:
        found = no_ability(state, person, command.ability, "FUG-109")
    return found or misfit(declare.offer_task(state, seat), command, "FUG-101")


# The card


def _no_task(state: State, rule: str) -> Found:
    found = not_in_play(state, rule)
    if found is not None or open_task(state) is not None:
        return found
    return RuleViolation("not-now", rule, "No skilled action is open.", "The Dealer rules that something takes a card.")


def flip(state: State, seat: int, command: m.Flip) -> RuleViolation:
    found = led(state, seat, "FUG-103", "turns the top card") or _no_task(state, "FUG-103")
    task = open_task(state)
    if found is not None or task is None:
        return found or misfit((), command, "FUG-103")
    return (
        _untold(state)
        or _held(state, character(state, task.who), "FUG-A80")
        or _not_flipped(state, task)
        or misfit((), command, "FUG-103")
    )


def _untold(state: State) -> Found:
    if state.tellings:
        who = called(state.desk, state.tellings[0].seat)
        return RuleViolation("not-now", "FUG-119", "A card has yet to be told.", f"{who} tells it, or you close it.")
    if pausing(state):
        return RuleViolation(
            "not-now", "FUG-048", "A Signifier's memory comes first.", "Let it be told; play goes on after it."
        )
    if unspoken(state):
        why = (
            "The Fool and the World have won: with another card the winner's right to one act without limits would "
            "be lost."
        )
        return RuleViolation(
            "warned",
            "FUG-178",
            why,
            "Wait for the telling to begin, or first turn the next card of the contest all the same.",
        )
    return None


def _not_flipped(state: State, task: Task) -> Found:
    person = character(state, task.who)
    if task.stage == "going":
        who = called(state.desk, seat_of(state, person))
        return RuleViolation(
            "not-now", "FUG-116", f"{who} says whether the work goes on.", "Wait for it: go on, or give up."
        )
    if task.stage == "telling":
        return RuleViolation("not-now", "FUG-119", "The outcome is known.", "It closes when everything has been told.")
    barred = no_ability(state, person, task.ability, "FUG-109") if task.ability and not task.cards else None
    found = barred or (locked(state, person, task.text, task.ability) if not task.cards else None)
    if found is not None:
        return found
    if not can_draw(state):
        return RuleViolation(
            "no-card", "FUG-124", "Neither deck nor discards hold a card.", "End the hand that holds them all."
        )
    return None


def drop(state: State, seat: int, command: m.DropTask) -> RuleViolation:
    found = led(state, seat, "FUG-101", "takes a task back") or _no_task(state, "FUG-101")
    return found or RuleViolation("not-now", "FUG-103", "A card has been turned for it.", "Play it out.")


def going(state: State, seat: int, command: m.GoOn | m.GiveUp) -> RuleViolation:
    found = _no_task(state, "FUG-116")
    task = open_task(state)
    if found is not None or task is None:
        return found or misfit((), command, "FUG-116")
    if task.stage != "going":
        why = "Going on or giving up is asked only where time is measured and a card was too low for an ability."
        return RuleViolation("not-now", "FUG-116", why, "Wait for the card.")
    found = not_own(state, seat, task.who) or no_ability(state, character(state, task.who), task.ability, "FUG-109")
    return found or misfit((), command, "FUG-116")


def again(state: State, seat: int, command: m.GrantAgain) -> RuleViolation:
    found = led(state, seat, "FUG-A69", "says whether the new memory fits") or _no_task(state, "FUG-A69")
    why = "Nobody uses a memory just gained in the task that brought it."
    return found or RuleViolation("not-now", "FUG-A69", why, "It is asked when the one who failed uses it now.")


# Telling


def _told(state: State, which: int) -> Found:
    found = not_in_play(state, "FUG-119")
    if found is not None or any(t.id == which for t in state.tellings):
        return found
    return RuleViolation("bad-target", "FUG-119", "No such card waits to be told.", "It may have been told already.")


def narrate(state: State, seat: int, command: m.Narrate) -> RuleViolation:
    found = _told(state, command.telling)
    if found is not None:
        return found
    one = next(t for t in state.tellings if t.id == command.telling)
    if one.seat != seat and seat != state.desk.gm:
        who = called(state.desk, one.seat)
        return RuleViolation("not-yours", "FUG-119", f"{who} tells this card.", "You may help with an idea.")
    return misfit(action.offer_narrate(state, seat), command, "FUG-119")


def help_tell(state: State, seat: int, command: m.HelpTell) -> RuleViolation:
    found = _told(state, command.telling)
    if found is not None:
        return found
    if any(t.id == command.telling and t.seat == seat for t in state.tellings):
        return RuleViolation("not-now", "FUG-A65", "This card is yours to tell.", "Tell it: a word or two will do.")
    return misfit(action.offer_help(state, seat), command, "FUG-A65")


WHY: dict[type, Why] = {
    m.Declare: say,
    m.Unsay: unsay,
    m.RuleBasic: basic,
    m.GrantSuccess: grant,
    m.RuleSkilled: skilled,
    m.SetTask: set_task,
    m.Flip: flip,
    m.DropTask: drop,
    m.GoOn: going,
    m.GiveUp: going,
    m.GrantAgain: again,
    m.Narrate: narrate,
    m.HelpTell: help_tell,
}
RULES: dict[type, str] = {
    m.Declare: "FUG-097",
    m.Unsay: "FUG-097",
    m.RuleBasic: "FUG-098",
    m.GrantSuccess: "FUG-110",
    m.RuleSkilled: "FUG-101",
    m.SetTask: "FUG-101",
    m.Flip: "FUG-103",
    m.DropTask: "FUG-101",
    m.GoOn: "FUG-116",
    m.GiveUp: "FUG-116",
    m.GrantAgain: "FUG-A69",
    m.Narrate: "FUG-119",
    m.HelpTell: "FUG-A65",
}
