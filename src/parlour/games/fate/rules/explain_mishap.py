"""Why a hazard, or a consequence by the game master's word, is refused."""

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.model import DEGREES, State
from parlour.games.fate.rules.ask import find_character
from parlour.games.fate.rules.explain_common import Found, Why, led, no_such, not_there, roll_open
from parlour.games.fate.rules.harm import free_places


def hazard(state: State, seat: int, command: m.HazardAttack) -> Found:
    found = led(state, seat, "FAE-070", "lets a hazard attack") or roll_open(state)
    if found is not None:
        return found
    person = find_character(state, command.target)
    if person is None or person.hidden or person.status != "ready":
        return no_such("FAE-070")
    found = not_there(state, person)
    if found is None and not command.name.strip():
        return RuleViolation("no-name", "FAE-070", "The hazard has no name.", "Say what it is, such as a falling beam.")
    return found


def give(state: State, seat: int, command: m.GiveConsequence) -> Found:
    found = led(state, seat, "FAE-082", "gives consequences")
    if found is not None:
        return found
    person = find_character(state, command.who)
    if person is None or person.hidden or person.status != "ready":
        return no_such("FAE-082")
    if person.kind in ("mook", "group"):
        return RuleViolation(
            "no-consequences", "FAE-173", f"{person.name} takes no consequences.", "Tick a box, or take them out."
        )
    if command.degree in DEGREES and command.degree not in free_places(person):
        return RuleViolation(
            "filled",
            "FAE-085",
            f"{person.name} has a {command.degree} consequence already.",
            "There is one of each degree; choose another.",
        )
    if not command.text.strip():
        return RuleViolation(
            "no-text", "FAE-083", f"The {command.degree} consequence needs words.", "Write it as a short phrase."
        )
    choices = state.roll.choices if state.roll is not None else ()
    if any(choice.who == person.id and choice.kind in ("absorb", "name") for choice in choices):
        return RuleViolation("hit", "FAE-076", f"{person.name} is still absorbing a hit.", "Wait until that is done.")
    return None


def remove(state: State, seat: int, command: m.RemoveConsequence) -> Found:
    found = led(state, seat, "FAE-082", "removes consequences") or roll_open(state)
    if found is not None:
        return found
    person = find_character(state, command.who)
    if person is None or person.hidden or person.status != "ready":
        return no_such("FAE-082")
    if command.degree in DEGREES and all(taken.degree != command.degree for taken in person.consequences):
        return RuleViolation(
            "none", "FAE-085", f"{person.name} has no {command.degree} consequence.", "Choose one that is there."
        )
    return None


WHY: dict[type, Why] = {m.HazardAttack: hazard, m.GiveConsequence: give, m.RemoveConsequence: remove}
RULES: dict[type, str] = {m.HazardAttack: "FAE-070", m.GiveConsequence: "FAE-082", m.RemoveConsequence: "FAE-082"}
