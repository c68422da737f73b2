"""Why a command of the scene or the cork board is refused."""

from parlour.core.game import RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Pin, State
from parlour.games.fugue.rules.ask import leads
from parlour.games.fugue.rules.board import BASICS, PINS, hangs, own_pins
from parlour.games.fugue.rules.explain_common import Found, Why, led, not_begun, not_in_play
from parlour.roleplay.desk import called

BOARD = "FUG-027"
"""Where the rules say nothing of the board: that what is not settled stays open."""


def scene(state: State, seat: int, command: m.SetScene) -> Found:
    return led(state, seat, "FUG-008", "frames scenes") or not_in_play(state, "FUG-008")


def language(state: State, seat: int, command: m.SetLanguage) -> Found:
    found = led(state, seat, "FUG-030", "says which language they share")
    return found or (not_begun(state, "FUG-030") if state.phase == "over" else None)


def basic(state: State, seat: int, command: m.AddBasic | m.DropBasic) -> Found:
    found = led(state, seat, "FUG-035", "says what everybody can do")
    if found is not None:
        return found
    if not state.opened:
        return not_begun(state, "FUG-035")
    if isinstance(command, m.DropBasic):
        return RuleViolation(
            "bad-target", "FUG-035", "The list has no such line.", f"It has {len(state.basics)} lines, counted from 1."
        )
    if len(state.basics) >= BASICS:
        return RuleViolation("bad-value", "FUG-035", "The list is full.", "Take a line off it first.")
    return None


def _not_hung(state: State, seat: int) -> Found:
    if hangs(state, seat):
        return None
    if state.phase in ("lobby", "intro"):
        return RuleViolation(
            "not-now", "FUG-A54", "The board is empty until the introduction is over.", "First it is read."
        )
    return RuleViolation("not-yours", BOARD, "Nobody sits in that seat.", "Take the seat first.")


def _pin(state: State, which: str) -> Pin | None:
    return next((pin for pin in state.pins if pin.id == which), None)


def _no_pin() -> RuleViolation:
    return RuleViolation("bad-target", BOARD, "There is no such pin on the board.", "Choose one that hangs there.")


def pin_up(state: State, seat: int, command: m.PinUp) -> Found:
    found = _not_hung(state, seat)
    if found is not None:
        return found
    if command.pin == "new":
        full = RuleViolation("bad-value", BOARD, "The board is full.", "Take something down first.")
        return full if len(state.pins) >= PINS else None
    pin = _pin(state, command.pin)
    if pin is None:
        return _no_pin()
    if pin in own_pins(state, seat):
        return None
    why = f"{called(state.desk, pin.by)} wrote it." if pin.kind != "ruling" else "A ruling stays as it was given."
    return RuleViolation("not-yours", BOARD, why, "Pin up your own beside it.")


def take_down(state: State, seat: int, command: m.TakeDown) -> Found:
    found = _not_hung(state, seat)
    if found is not None:
        return found
    pin = _pin(state, command.pin)
    if pin is None:
        return _no_pin()
    who = "The Dealer alone takes rulings back." if pin.kind == "ruling" else f"{called(state.desk, pin.by)} wrote it."
    return RuleViolation("not-yours", "FUG-035" if pin.kind == "ruling" else BOARD, who, "Ask for it.")


def settle(state: State, seat: int, command: m.SettleQuestion) -> Found:
    found = _not_hung(state, seat)
    if found is not None:
        return found
    pin = _pin(state, command.pin)
    if pin is None:
        return _no_pin()
    if pin.kind != "question":
        return RuleViolation("bad-target", BOARD, "It is no question.", "Only questions are open or settled.")
    stands = "settled" if pin.settled else "open"
    return RuleViolation("not-now", BOARD, f"The question is {stands} already.", "There is nothing to change.")


def rule(state: State, seat: int, command: m.Rule) -> Found:
    found = led(state, seat, "FUG-035", "decides what the rules leave open") or _not_hung(state, seat)
    if found is not None:
        return found
    full = len(state.pins) >= PINS and leads(state, seat)
    return RuleViolation("bad-value", "FUG-035", "The board is full.", "Take something down first.") if full else None


WHY: dict[type, Why] = {
    m.SetScene: scene,
    m.SetLanguage: language,
    m.AddBasic: basic,
    m.DropBasic: basic,
    m.PinUp: pin_up,
    m.TakeDown: take_down,
    m.SettleQuestion: settle,
    m.Rule: rule,
}
RULES: dict[type, str] = {
    m.SetScene: "FUG-008",
    m.SetLanguage: "FUG-030",
    m.AddBasic: "FUG-035",
    m.DropBasic: "FUG-035",
    m.PinUp: BOARD,
    m.TakeDown: BOARD,
    m.SettleQuestion: BOARD,
    m.Rule: "FUG-035",
}
"""What to look up where nothing closer is wrong."""
