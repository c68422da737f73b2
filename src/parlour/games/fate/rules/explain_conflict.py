"""Why a command of a challenge, a contest or a conflict is refused: setting up, turns, moving, giving in."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.model import Character, State
from parlour.games.fate.rules.ask import find_character, is_npc, present
from parlour.games.fate.rules.contest import parts
from parlour.games.fate.rules.explain_common import (
    Found,
    Why,
    led,
    name,
    no_such,
    not_in_play,
    not_own,
    roll_open,
    seen,
)
from parlour.games.fate.rules.mapping import FAR, distance, hindered, neighbours
from parlour.games.fate.rules.sums import side_of
from parlour.games.fate.rules.turns import sides_left, takes_part

_UNDER_WAY = "Finish it first; the game master may end it."


def _may_not_begin(state: State, seat: int, rule: str) -> Found:
    found = led(state, seat, "FAE-185", "starts challenges, contests and conflicts")
    if found is not None:
        return found
    if not state.scene.opened:
        return RuleViolation("no-scene", "FAE-185", "No scene is open.", "Open one first.")
    busy = (
        "A challenge" if state.challenge else "A contest" if state.contest else "A conflict" if state.conflict else ""
    )
    if busy:
        return RuleViolation("under-way", "FAE-185", f"{busy} is under way.", _UNDER_WAY)
    return roll_open(state)


def _nobody(state: State, seat: int, who: tuple[str, ...], rule: str) -> Found:
    """Somebody named who takes no part in the scene, or named twice."""
    here = {c.id for c in present(state)}
    for one in who:
        person = seen(state, seat, one)
        if person is None:
            return no_such(rule)
        if one not in here:
            return RuleViolation(
                "not-here", rule, f"{person.name} takes no part in this scene.", "Choose among those who do."
            )
    if len(set(who)) < len(who):
        return RuleViolation("twice", rule, "Somebody is named twice.", "Name everybody once.")
    return None


# Challenges and contests


def start_challenge(state: State, seat: int, command: m.StartChallenge) -> Found:
    found = _may_not_begin(state, seat, "FAE-124")
    if found is None and not parts(command.tasks):
        return RuleViolation(
            "no-tasks", "FAE-124", "A challenge is made of tasks.", "Write them with semicolons between."
        )
    return found


def _in_challenge(state: State, seat: int, does: str) -> Found:
    found = led(state, seat, "FAE-125", does)
    if found is None and state.challenge is None:
        return RuleViolation("no-challenge", "FAE-124", "No challenge is under way.", "Start one first.")
    return found or roll_open(state)


def add_task(state: State, seat: int, command: m.AddTask) -> Found:
    found = _in_challenge(state, seat, "adds tasks") or _nobody(state, seat, command.takers, "FAE-125")
    return found or (
        None
        if command.text.strip()
        else RuleViolation("no-text", "FAE-124", "A task needs words.", "Say what is to be done.")
    )


def assign_task(state: State, seat: int, command: m.AssignTask) -> Found:
    found = _in_challenge(state, seat, "says who takes which task")
    if found is not None or state.challenge is None:
        return found
    task = next((task for task in state.challenge.tasks if task.id == command.task), None)
    if task is None:
        return RuleViolation(
            "no-such-task", "FAE-125", "That is no task of this challenge.", "Choose one of its open tasks."
        )
    if task.result:
        return RuleViolation(
            "task-done", "FAE-125", f"{task.text} has its result already.", "Choose a task that is still open."
        )
    return _nobody(state, seat, command.takers, "FAE-125")


def oppose_task(state: State, seat: int, command: m.OpposeTask) -> Found:
    found = _in_challenge(state, seat, "says who works against a task")
    if found is not None or state.challenge is None:
        return found
    task = next((task for task in state.challenge.tasks if task.id == command.task), None)
    if task is None:
        return RuleViolation(
            "no-such-task", "FAE-124", "That is no task of this challenge.", "Choose one of its open tasks."
        )
    if task.result:
        return RuleViolation(
            "task-done", "FAE-124", f"{task.text} has its result already.", "Choose a task that is still open."
        )
    if not command.who:
        return RuleViolation(
            "not-opposed", "FAE-183", f"Nobody works against {task.text}.", "Choose somebody who does."
        )
    found = _nobody(state, seat, (command.who,), "FAE-183")
    return found or RuleViolation(
        "same-side", "FAE-183", f"{name(state, command.who)} is one of the heroes.", "Choose somebody of another side."
    )


def end_challenge(state: State, seat: int, command: m.EndChallenge) -> Found:
    return _in_challenge(state, seat, "ends a challenge")


def start_contest(state: State, seat: int, command: m.StartContest) -> Found:
    found = _may_not_begin(state, seat, "FAE-128") or _nobody(state, seat, command.who, "FAE-128")
    if found is None and len(command.who) < 2:
        return RuleViolation("too-few", "FAE-128", "A contest is between two or more.", "Name at least two.")
    return found


def twist(state: State, seat: int, command: m.Twist) -> Found:
    if state.contest is None or not state.contest.twist:
        return RuleViolation(
            "no-twist", "FAE-130", "No exchange of a contest has just ended in a tie.", "A twist comes with a tied one."
        )
    return led(state, seat, "FAE-130", "tells the twist")


def tell_victory(state: State, seat: int, command: m.TellVictory) -> Found:
    if not state.victor:
        return RuleViolation(
            "no-victory", "FAE-131", "No exchange of a contest has just been won.", "Tell it before the next roll."
        )
    if command.who != state.victor:
        return RuleViolation(
            "not-the-winner", "FAE-131", f"{name(state, state.victor)} won the exchange.", "The winner tells how."
        )
    return not_own(state, seat, command.who, "FAE-131") or roll_open(state) or RuleViolation(
        "no-words", "FAE-131", "There is nothing to tell without words.", "Say how it happened, or leave it."
    )  # fmt: skip


def end_contest(state: State, seat: int, command: m.EndContest) -> Found:
    found = led(state, seat, "FAE-128", "ends a contest")
    if found is None and state.contest is None:
        return RuleViolation("no-contest", "FAE-128", "No contest is under way.", "Start one first.")
    return found or roll_open(state)


# Conflicts


def start_conflict(state: State, seat: int, command: m.StartConflict) -> Found:
    found = _may_not_begin(state, seat, "FAE-134") or _nobody(state, seat, command.who, "FAE-134")
    if found is not None:
        return found
    if command.harm not in ("physical", "mental"):
        return RuleViolation("no-kind", "FAE-Q28", "A conflict is physical or mental.", "Choose one of them.")
    return RuleViolation("too-few", "FAE-134", "A conflict needs two at least.", "Name those involved.")


def _no_conflict(state: State, rule: str) -> Found:
    if state.conflict is not None:
        return None
    return RuleViolation("no-conflict", rule, "No conflict is under way.", "The game master starts one.")


def setting_up(state: State, seat: int, command: Any) -> Found:
    """FAE-137, FAE-139: the order is settled before the first turn."""
    rule = (
        "FAE-139" if isinstance(command, m.SplitBlock) else "FAE-137" if isinstance(command, m.Reorder) else "FAE-134"
    )
    found = led(state, seat, rule, "settles the order") or _no_conflict(state, rule)
    conflict = state.conflict
    if found is not None or conflict is None:
        return found
    if conflict.begun:
        return RuleViolation(
            "begun", "FAE-Q28", "The conflict has begun; its order stands.", "It was settled at the start."
        )
    if isinstance(command, m.SplitBlock):
        return RuleViolation(
            "split-already", "FAE-139", "Everybody has an own place already.", "Begin, or put them in another order."
        )
    if isinstance(command, m.Reorder):
        return RuleViolation("bad-order", "FAE-137", "Everybody has one place in the order.", "Name each of them once.")
    if len(sides_left(state, conflict)) < 2:
        return RuleViolation("one-side", "FAE-134", "Only one side takes part.", "Let somebody of another side join.")
    return None


def join(state: State, seat: int, command: m.JoinConflict) -> Found:
    found = led(state, seat, "FAE-134", "lets people join") or _no_conflict(state, "FAE-134") or roll_open(state)
    if found is not None:
        return found
    if takes_part(state, command.who):
        return RuleViolation(
            "joined-already", "FAE-134", f"{name(state, command.who)} takes part already.", "Choose somebody else."
        )
    return _nobody(state, seat, (command.who,), "FAE-134")


def end_conflict(state: State, seat: int, command: m.EndConflict) -> Found:
    return led(state, seat, "FAE-142", "ends a conflict early") or _no_conflict(state, "FAE-142") or roll_open(state)


def _on_turn(state: State, person: Character, rule: str) -> Found:
    conflict = state.conflict
    assert conflict is not None
    if not conflict.begun:
        return RuleViolation(
            "not-begun", "FAE-134", "The conflict is still being set up.", "The game master begins it."
        )
    if not takes_part(state, person.id):
        return RuleViolation(
            "not-in-conflict",
            rule,
            f"{person.name} takes no part in this conflict.",
            "The game master lets people join.",
        )
    if person.id in conflict.ended_turn:
        return RuleViolation("turn-over", rule, f"{person.name}'s turn is over.", "The next exchange brings another.")
    if person.id not in conflict.order[conflict.at]:
        turn = ", ".join([name(state, who) for who in conflict.order[conflict.at]])
        return RuleViolation("not-your-turn", rule, f"It is the turn of {turn}.", f"{person.name}'s turn comes round.")
    return None


def end_turn(state: State, seat: int, command: m.EndTurn) -> Found:
    found = _no_conflict(state, "FAE-140") or not_in_play(state, seat, command.who, "FAE-140")
    person = find_character(state, command.who)
    return found if found is not None or person is None else roll_open(state) or _on_turn(state, person, "FAE-140")


def move(state: State, seat: int, command: m.Move) -> Found:
    """FAE-092..094, FAE-184."""
    if state.conflict is None:
        return RuleViolation(
            "no-conflict",
            "FAE-184",
            "Moving between zones belongs to conflicts.",
            "Outside one, just say where you go.",
        )
    found = not_in_play(state, seat, command.who, "FAE-092")
    person = find_character(state, command.who)
    if found is not None or person is None:
        return found
    wrong = roll_open(state) or _on_turn(state, person, "FAE-140")
    if wrong is not None:
        return wrong
    zone = next((zone for zone in state.scene.zones if zone.id == command.zone), None)
    if zone is None:
        return RuleViolation("no-such-zone", "FAE-092", "There is no such zone.", "Choose one from the map.")
    if not person.zone:
        return RuleViolation(
            "nowhere", "FAE-134", f"{person.name} stands in no zone yet.", "The game master places people."
        )
    if person.zone == zone.id:
        return RuleViolation(
            "there-already", "FAE-092", f"{person.name} is in {zone.name} already.", "Choose another zone."
        )
    return _way(state, person, zone.id, zone.name)


def _way(state: State, person: Character, zone: str, called: str) -> RuleViolation:
    conflict = state.conflict
    assert conflict is not None
    border = next((b for other, b in neighbours(state, person.zone) if other == zone), None)
    if border is not None and hindered(state, border, person):
        held = border.barrier or f"{name(state, border.holder)} in the way"
        if state.options.move_hindered == "overcome":
            return RuleViolation(
                "hindered", "FAE-Q17", f"The way to {called} is hindered: {held}.", "Overcome it with a roll."
            )
        return RuleViolation(
            "hindered",
            "FAE-094",
            f"The way to {called} is hindered: {held}; it takes the action, and that is used.",
            "Try next turn.",
        )
    if border is not None:
        return RuleViolation(
            "moved-already",
            "FAE-Q16",
            f"{person.name} has moved already, and the action is used.",
            "One free zone a turn.",
        )
    if person.id in conflict.acted:
        return RuleViolation(
            "too-far",
            "FAE-093",
            f"{called} is not next to here; it takes the action, and that is used.",
            "Try next turn.",
        )
    if distance(state, person.zone, zone) >= FAR:
        return RuleViolation("no-way", "FAE-Q46", f"No way leads to {called}.", "Choose another zone.")
    return RuleViolation(
        "too-far", "FAE-Q46", f"{called} is too far, or the way there is hindered.", "Go a part of the way."
    )


# Giving in


def concede(state: State, seat: int, command: m.Concede) -> Found:
    if state.conflict is None:
        return RuleViolation(
            "no-conflict", "FAE-184", "Giving in belongs to conflicts.", "Outside one, just tell what you do."
        )
    found = not_in_play(state, seat, command.who, "FAE-089")
    person, roll = find_character(state, command.who), state.roll
    if found is not None or person is None:
        return found
    if not state.conflict.begun:
        return RuleViolation(
            "not-begun", "FAE-134", "The conflict is still being set up.", "The game master begins it."
        )
    if not takes_part(state, person.id):
        return RuleViolation(
            "not-in-conflict",
            "FAE-184",
            f"{person.name} takes no part in this conflict.",
            "There is nothing to give in.",
        )
    if is_npc(person) and state.options.concede_npc == "off":
        return RuleViolation(
            "npc", "FAE-Q15", "At this table only player characters give in.", "They can go down instead."
        )
    if roll is not None and (roll.phase not in ("oppose", "ready") or roll.sides[0].throws):
        return RuleViolation(
            "too-late",
            "FAE-089",
            "The dice are on the table: giving in comes before them.",
            "Decline to absorb a hit and be taken out.",
        )
    if roll is not None and (side_of(roll, person.id) == 0 or any(person.id in side.helpers for side in roll.sides)):
        return RuleViolation("acting", "FAE-089", f"{person.name} acts in this roll.", "Give in before it, or after.")
    return RuleViolation("no-words", "FAE-090", "Giving in brings a say in what happens.", "Say how you leave.")


def impose(state: State, seat: int, command: m.Impose) -> Found:
    found = led(state, seat, "FAE-090", "says what giving in costs")
    if found is not None:
        return found
    person = seen(state, seat, command.who)
    if person is None:
        return no_such("FAE-090")
    if person.out != "conceded":
        return RuleViolation("not-given-in", "FAE-090", f"{person.name} has not given in.", "It answers giving in.")
    return RuleViolation("no-words", "FAE-090", "The cost needs words.", "Say what happens.")


WHY: dict[type, Why] = {
    m.StartChallenge: start_challenge,
    m.AddTask: add_task,
    m.AssignTask: assign_task,
    m.OpposeTask: oppose_task,
    m.EndChallenge: end_challenge,
    m.StartContest: start_contest,
    m.Twist: twist,
    m.TellVictory: tell_victory,
    m.EndContest: end_contest,
    m.StartConflict: start_conflict,
    m.Reorder: setting_up,
    m.SplitBlock: setting_up,
    m.BeginConflict: setting_up,
    m.JoinConflict: join,
    m.EndTurn: end_turn,
    m.EndConflict: end_conflict,
    m.Move: move,
    m.Concede: concede,
    m.Impose: impose,
}
