"""What every refusal asks first: whose character it is, whether there is a scene, a roll, a turn."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.fate.model import Aspect, Character, State
from parlour.games.fate.rules.ask import find_aspect, find_character, leads, seat_of, sees
from parlour.games.fate.rules.turns import takes_part
from parlour.roleplay.desk import called

Found = RuleViolation | None
Why = Callable[[State, int, Any], Found]
SOMEBODY = "Choose one of those on the table."


def seen(state: State, seat: int, who: str) -> Character | None:
    """A character this seat may know of: what is hidden reads like what does not exist."""
    person = find_character(state, who)
    return None if person is None or (person.hidden and not leads(state, seat)) else person


def known(state: State, seat: int, which: str) -> Aspect | None:
    """An aspect this seat may know of."""
    one = find_aspect(state, which)
    if one is None or not sees(state, seat, one):
        return None
    owner = find_character(state, one.owner) if one.owner else None
    if owner is None or owner.status == "ready" or seat_of(state, owner) == seat:
        return one
    return None


def name(state: State, who: str) -> str:
    """For names that are on the table already."""
    person = find_character(state, who)
    return person.name if person is not None else "the game master"


def led(state: State, seat: int, rule: str, does: str) -> Found:
    """What the game master alone does."""
    if leads(state, seat):
        return None
    return RuleViolation(
        "not-the-game-master", rule, f"Only the game master {does}.", f"Ask {called(state.desk, state.desk.gm)}."
    )


def no_such(rule: str) -> RuleViolation:
    return RuleViolation("no-such-character", rule, "There is no such character.", SOMEBODY)


def not_own(state: State, seat: int, who: str, rule: str) -> Found:
    """Nobody of this name, somebody else's, or not finished yet."""
    person = seen(state, seat, who)
    if person is None:
        return no_such(rule)
    if seat_of(state, person) != seat:
        whose = called(state.desk, seat_of(state, person))
        return RuleViolation(
            "not-yours", rule, f"{person.name} is played by {whose}.", "You act for your own characters."
        )
    if person.status != "ready":
        return RuleViolation(
            "not-ready", "FAE-028", f"{person.name} is still being made.", "The game master approves who takes part."
        )
    if person.hidden:
        return RuleViolation("hidden", rule, f"{person.name} is not in the open yet.", "Reveal the character first.")
    return None


def not_there(state: State, person: Character) -> Found:
    """No scene, not in it, or out of it."""
    if not state.scene.opened:
        return RuleViolation("no-scene", "FAE-185", "No scene is open.", "The game master opens one.")
    if not person.here:
        return RuleViolation(
            "not-here", "FAE-185", f"{person.name} takes no part in this scene.", "The game master lets people enter."
        )
    if person.out == "taken":
        return RuleViolation(
            "out", "FAE-079", f"{person.name} was taken out of this scene.", "Wait for the next scene."
        )
    if person.out:
        return RuleViolation(
            "out", "FAE-089", f"{person.name} has given in and is out of this scene.", "Wait for the next scene."
        )
    return None


def not_in_play(state: State, seat: int, who: str, rule: str) -> Found:
    """Whether this seat may act for this character in this scene at all."""
    found = not_own(state, seat, who, rule)
    person = find_character(state, who)
    return found if found is not None or person is None else not_there(state, person)


def roll_open(state: State, rule: str = "FAE-023") -> Found:
    """One roll at a time."""
    roll = state.roll
    if roll is None:
        return None
    who = name(state, roll.sides[0].who)
    return RuleViolation("roll-open", rule, f"{who}'s roll is not over yet.", "Finish it first.")


def no_roll(state: State, rule: str) -> Found:
    if state.roll is not None:
        return None
    return RuleViolation("no-roll", rule, "No roll is open.", "This answers a roll: wait for one.")


def not_the_turn(state: State, person: Character) -> Found:
    """FAE-140: in a conflict one acts on one's turn, once."""
    conflict, name_ = state.conflict, person.name
    if conflict is None:
        return None
    if not conflict.begun:
        return RuleViolation(
            "not-begun", "FAE-134", "The conflict is still being set up.", "The game master begins it."
        )
    if not takes_part(state, person.id):
        return RuleViolation(
            "not-in-conflict",
            "FAE-140",
            f"{name_} takes no part in this conflict.",
            "The game master lets people join.",
        )
    if person.id in conflict.acted:
        return RuleViolation(
            "acted",
            "FAE-140",
            f"{name_} has used the action of this exchange.",
            "One action a turn; a free move may be left.",
        )
    if person.id in conflict.ended_turn:
        return RuleViolation(
            "turn-over", "FAE-140", f"{name_}'s turn in this exchange is over.", "The next exchange brings another."
        )
    if person.id not in conflict.order[conflict.at]:
        turn = ", ".join([name(state, who) for who in conflict.order[conflict.at]])
        return RuleViolation(
            "not-your-turn", "FAE-140", f"It is the turn of {turn}.", f"{name_} acts when it comes round."
        )
    return None
