"""Why a command of the game master's desk is refused: notes, pleas, overruling, handing over, closing."""

from parlour.core.game import RuleViolation
from parlour.games.fate.model import State
from parlour.games.fate.rules.ask import leads
from parlour.games.fate.rules.desk import choices, granted
from parlour.games.fate.rules.explain_common import Found, Why, led, roll_open
from parlour.games.fate.rules.overrule import fields_of, targets
from parlour.games.fate.words.options import OPTIONS
from parlour.roleplay import moves as d
from parlour.roleplay.desk import Plea, called

RULE = "FAE-001"
"""Where the rules say nothing of the desk: that the table judges what is true."""


def hand_over(state: State, seat: int, command: d.HandOver) -> Found:
    found = led(state, seat, RULE, "hands the game over") or roll_open(state)
    return found or RuleViolation("no-such-seat", RULE, "There is no other seat of that number.", "Choose one of the players.")


def note(state: State, seat: int, command: d.WriteNote | d.DropNote) -> Found:
    if command.note in (0, *[note.id for note in state.desk.notes[seat]]) and isinstance(command, d.WriteNote):
        return None
    return RuleViolation("no-such-note", RULE, "You have no such note.", "Choose one of yours.")


def plead(state: State, seat: int, command: d.Plead) -> Found:
    if leads(state, seat):
        return RuleViolation("gm", RULE, "You lead the game yourself.", "Overrule, with a reason.")
    return None if command.words.strip() else RuleViolation("no-words", RULE, "A plea needs words.", "Say what you ask for, and why.")


def _plea(state: State, seat: int, number: int) -> Plea | None:
    """Pleas are between who asks and who leads."""
    plea = next((plea for plea in state.desk.pleas if plea.id == number), None)
    return plea if plea is not None and seat in (plea.seat, state.desk.gm) else None


_NO_PLEA = ("no-such-plea", RULE, "There is no such plea.", "It may have been answered already.")


def allow(state: State, seat: int, command: d.Allow) -> Found:
    found = led(state, seat, RULE, "allows what the rules refuse")
    if found is not None:
        return found
    plea = _plea(state, seat, command.plea)
    if plea is None:
        return RuleViolation(*_NO_PLEA)
    if granted(state, plea.seat, plea.command) is None:
        asks = called(state.desk, plea.seat)
        return RuleViolation("cannot-be-done", RULE, f"What {asks} asks for cannot be done so.", "Set values yourself, or lay it aside.")
    return RuleViolation("no-reason", RULE, "A reason is needed: the receipt shows it.", "Say why.")


def deny(state: State, seat: int, command: d.Deny) -> Found:
    return RuleViolation(*_NO_PLEA)


def overrule(state: State, seat: int, command: d.Overrule) -> Found:
    found = led(state, seat, RULE, "sets values")
    if found is not None:
        return found
    if command.what not in targets(state):
        return RuleViolation("no-such-piece", RULE, "There is nothing of that name.", "Choose the pool, a character or an aspect.")
    fields = fields_of(state, command.what)
    if command.field not in fields:
        return RuleViolation("no-such-value", RULE, f"It has no value {command.field!r}.", f"It has {', '.join(fields)}.")
    return None if command.reason.strip() else RuleViolation("no-reason", RULE, "A reason is needed: the receipt shows it.", "Say why.")


def reverse(state: State, seat: int, command: d.Reverse) -> Found:
    found = led(state, seat, RULE, "takes an overruling back")
    if found is not None:
        return found
    receipt = next((receipt for receipt in state.desk.receipts if receipt.id == command.receipt), None)
    if receipt is None:
        return RuleViolation("no-such-receipt", RULE, "There is no such receipt.", "Choose one from the list.")
    if receipt.reversed:
        return RuleViolation("reversed-already", RULE, "It was taken back already.", "Set the value anew.")
    if not receipt.what:
        return RuleViolation("allowed", RULE, "What was allowed has happened.", "Set values to mend it.")
    if receipt.what not in targets(state):
        return RuleViolation("piece-gone", RULE, "What it was about is gone.", "There is nothing to set back.")
    return RuleViolation("no-reason", RULE, "A reason is needed: the receipt shows it.", "Say why.")


def change_rule(state: State, seat: int, command: d.ChangeRule) -> Found:
    found = led(state, seat, RULE, "changes house rules") or roll_open(state)
    option = next((option for option in OPTIONS if option.key == command.key), None)
    if found is not None:
        return found
    if option is None:
        return RuleViolation("no-such-rule", RULE, "There is no such house rule.", "Choose one from the list.")
    values = choices(option.key)
    listed = f"{values[0]} to {values[-1]}" if not option.values else ", ".join(values)
    return RuleViolation("bad-value", option.rule, f"{option.label} cannot be {command.value!r}.", f"Choose from {listed}.")


def close_table(state: State, seat: int, command: d.CloseTable) -> Found:
    return led(state, seat, RULE, "closes the table") or RuleViolation(
        "session-on", "FAE-145", "A session is under way.", "End it first."
    )


WHY: dict[type, Why] = {
    d.HandOver: hand_over, d.WriteNote: note, d.DropNote: note, d.Plead: plead, d.Allow: allow, d.Deny: deny, d.Overrule: overrule,
    d.Reverse: reverse, d.ChangeRule: change_rule, d.CloseTable: close_table,
}  # fmt: skip
