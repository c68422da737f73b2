"""Why a piece on the table can do nothing now: an aspect, a character, a zone, an approach. From what the seat may
know."""

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.games.fate.model import APPROACHES, Aspect, Character, State
from parlour.games.fate.moves import Move
from parlour.games.fate.rules.ask import free_of, in_play, knows, leads, points, seat_of
from parlour.games.fate.rules.explain_common import Found, known, name, not_the_turn, not_there, roll_open, seen
from parlour.games.fate.rules.explain_conflict import move
from parlour.games.fate.rules.invoke import invoking
from parlour.roleplay.desk import called

_LOOK = "Look at what is asked above."


def nothing_to_do(state: State, seat: int, piece: Piece) -> RuleViolation:
    """The nearest reason; what is hidden from the seat reads like what is not there."""
    if isinstance(piece, str):
        one, person = known(state, seat, piece), seen(state, seat, piece)
        if one is not None:
            return _aspect(state, seat, one)
        if person is not None:
            return _character(state, seat, person)
        if piece in APPROACHES:
            return _approach(state, seat)
        if any(zone.id == piece for zone in state.scene.zones):
            return _zone(state, seat, piece)
        if any(border.id == piece for border in state.scene.borders):
            return RuleViolation(
                "map", "FAE-092", "A border is crossed by moving to the zone behind it.", "Choose the zone."
            )
        tasks = state.challenge.tasks if state.challenge is not None else ()
        task = next((task for task in tasks if task.id == piece and not task.hidden), None)
        if task is not None:
            return _task(state, seat, task.result)
    return RuleViolation("nothing", "FAE-180", "Nothing can be done with this now.", _LOOK)


def _own(state: State, seat: int) -> Found:
    """Nobody of this seat's is in the scene, or none of them has the turn."""
    if not state.scene.opened:
        return RuleViolation("no-scene", "FAE-185", "No scene is open.", "The game master opens one.")
    people = in_play(state, seat)
    if not people:
        return RuleViolation(
            "nobody", "FAE-185", "You have nobody in this scene who can act.", "Wait for the next scene."
        )
    found = [not_the_turn(state, person) for person in people]
    return roll_open(state) or (found[0] if all(one is not None for one in found) else None)


def _aspect(state: State, seat: int, one: Aspect) -> RuleViolation:
    """Aspects are invoked once dice are down; before that they are used, or compelled."""
    roll = invoking(state)
    if roll is None:
        if one.kind == "boost":
            return RuleViolation(
                "no-dice", "FAE-099", f"{one.text} is invoked once dice are on the table.", "Keep it for a roll."
            )
        return _own(state, seat) or RuleViolation(
            "no-dice", "FAE-099", f"{one.text} is invoked once dice are on the table.", _LOOK
        )
    side = roll.sides[roll.asked]
    people = [person for person in in_play(state, seat) if person.side == side.team]
    if not people and not (leads(state, seat) and not side.who):
        return RuleViolation("not-your-side", "FAE-099", "The other side is asked now.", "Your side is asked after it.")
    if one.hidden and not any(knows(state, person, one) for person in people):
        return RuleViolation(
            "unknown-aspect", "FAE-100", "None of your characters knows of it.", "Only known aspects are invoked."
        )
    if one.kind == "boost":
        return RuleViolation(
            "others", "FAE-Q40", f"{one.text} is the other side's boost.", "Only its own team uses it."
        )
    if free_of(state, one, side.team) < 1 and any(free.team == side.team for free in one.free):
        return RuleViolation(
            "later", "FAE-054", f"The free invocation of {one.text} is for a later turn.", "Wait for the next turn."
        )
    if any(use.aspect == one.id and use.paid for use in side.invoked):
        return RuleViolation(
            "paid-already", "FAE-102", f"{one.text} was paid for on this roll already.", "Invoke another aspect."
        )
    if all(points(state, person) < 1 for person in people):
        return RuleViolation(
            "no-point", "FAE-104", f"There is no fate point to invoke {one.text} with.", "Let it stand."
        )
    return RuleViolation(
        "not-here", "FAE-101", f"{one.text} has no part in this scene.", "Choose one of the scene or of who is in it."
    )


def _character(state: State, seat: int, person: Character) -> RuleViolation:
    if person.status != "ready":
        return RuleViolation(
            "not-ready", "FAE-028", f"{person.name} is still being made.", "The game master approves who takes part."
        )
    if seat_of(state, person) != seat:
        whose = called(state.desk, seat_of(state, person))
        return roll_open(state) or RuleViolation(
            "not-yours",
            "FAE-180",
            f"{person.name} is played by {whose}.",
            "Choose an action of your own to aim at somebody.",
        )
    return not_there(state, person) or roll_open(state) or not_the_turn(state, person) or RuleViolation(
        "nothing", "FAE-180", f"Nothing is asked of {person.name} now.", _LOOK
    )  # fmt: skip


def _approach(state: State, seat: int) -> RuleViolation:
    return _own(state, seat) or RuleViolation(
        "no-action", "FAE-043", "An approach is chosen with an action.", "Choose the action first."
    )


def _zone(state: State, seat: int, zone: str) -> RuleViolation:
    people = in_play(state, seat)
    if state.conflict is None:
        return RuleViolation(
            "no-conflict",
            "FAE-184",
            "Moving between zones belongs to conflicts.",
            "Outside one, just say where you go.",
        )
    if not people:
        return RuleViolation(
            "nobody", "FAE-185", "You have nobody in this scene who can move.", "Wait for the next scene."
        )
    turn = [person for person in people if not_the_turn(state, person) is None] or people
    return move(state, seat, Move(turn[0].id, zone)) or RuleViolation(
        "nothing", "FAE-092", f"{name(state, turn[0].id)} may go there.", _LOOK
    )


def _task(state: State, seat: int, result: str) -> RuleViolation:
    if result:
        return RuleViolation(
            "task-done", "FAE-124", "This task has its result already.", "Choose a task that is still open."
        )
    return _own(state, seat) or RuleViolation(
        "not-assigned", "FAE-125", "None of your characters is to take this task.", "Others do."
    )
