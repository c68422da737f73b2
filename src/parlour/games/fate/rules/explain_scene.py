"""Why a command about scenes, sessions, the map or the game master's aspects is refused."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.model import State
from parlour.games.fate.rules.ask import find_aspect, find_character
from parlour.games.fate.rules.explain_common import Found, Why, led, name, no_such, roll_open
from parlour.games.fate.rules.scene import ready_pcs
from parlour.games.fate.rules.turns import takes_part
from parlour.roleplay.moves import EndSession, StartSession

_DOES: dict[type, tuple[str, str]] = {
    StartSession: ("FAE-017", "starts sessions"),
    EndSession: ("FAE-145", "ends sessions"),
    m.OpenScene: ("FAE-095", "opens scenes"),
    m.CloseScene: ("FAE-143", "closes scenes"),
    m.Enter: ("FAE-095", "lets people enter"),
    m.Leave: ("FAE-095", "lets people leave"),
    m.AddAspect: ("FAE-006", "adds aspects to the scene"),
    m.RemoveAspect: ("FAE-006", "removes aspects"),
    m.RevealAspect: ("FAE-006", "reveals what is hidden"),
    m.Withhold: ("FAE-Q39", "says who knows of it"),
    m.Reshuffle: ("FAE-Q05", "shuffles the deck"),
    m.AddZone: ("FAE-134", "draws the map"),
    m.RemoveZone: ("FAE-134", "draws the map"),
    m.LinkZones: ("FAE-134", "draws the map"),
    m.UnlinkZones: ("FAE-134", "draws the map"),
    m.HoldBorder: ("FAE-094", "says who bars a way"),
    m.Place: ("FAE-134", "places people"),
}
RULES: dict[type, str] = {kind: rule for kind, (rule, _) in _DOES.items()}
_OUTSIDE = (StartSession, m.OpenScene)
"""What is done while no scene is open."""
_ANYWHERE = (EndSession, m.AddAspect, m.RemoveAspect, m.RevealAspect, m.Withhold, m.Reshuffle)


def first(state: State, seat: int, command: Any) -> Found:
    """By the game master, between rolls, in a scene."""
    kind = type(command)
    rule, does = _DOES[kind]
    found = led(state, seat, rule, does) or (roll_open(state) if kind not in _OUTSIDE else None)
    if found is not None:
        return found
    if kind in _OUTSIDE or kind in _ANYWHERE or state.scene.opened:
        return _MORE.get(kind, _nothing)(state, seat, command)
    return RuleViolation("no-scene", rule, "No scene is open.", "Open one first.")


def _nothing(state: State, seat: int, command: Any) -> Found:
    return None


def _sitting(state: State, seat: int, command: Any) -> Found:
    if isinstance(command, EndSession):
        return RuleViolation("no-session", "FAE-145", "No session is under way.", "Start one first.")
    return RuleViolation("session-on", "FAE-017", "A session is under way already.", "End it first.")


def _open(state: State, seat: int, command: m.OpenScene) -> Found:
    if not state.desk.sitting:
        return RuleViolation("no-session", "FAE-017", "No session is under way.", "Start one first.")
    if state.scene.opened:
        return RuleViolation("scene-open", "FAE-143", f"The scene {state.scene.name} is still open.", "Close it first.")
    if not command.name.strip():
        return RuleViolation("no-name", "FAE-095", "A scene needs a name.", "Say where or what it is.")
    if set(command.pcs) - {c.id for c in ready_pcs(state)}:
        return RuleViolation(
            "no-such-character", "FAE-095", "Only finished player characters are counted.", "Others enter afterwards."
        )
    return None


def _enter(state: State, seat: int, command: m.Enter | m.Leave) -> Found:
    person = find_character(state, command.who)
    if person is None:
        return no_such("FAE-095")
    if person.status != "ready":
        return RuleViolation(
            "not-ready", "FAE-028", f"{person.name} is still being made.", "Approve the character first."
        )
    if person.hidden:
        return RuleViolation(
            "hidden", "FAE-095", f"{person.name} is not in the open yet.", "Reveal the character first."
        )
    if isinstance(command, m.Enter):
        return RuleViolation(
            "here-already", "FAE-095", f"{person.name} is in the scene already.", "Choose somebody else."
        )
    if not person.here:
        return RuleViolation("not-here", "FAE-095", f"{person.name} is not in the scene.", "Choose somebody who is.")
    if state.contest is not None and person.id in state.contest.who:
        return RuleViolation("competing", "FAE-129", f"{person.name} competes.", "End the contest first.")
    if takes_part(state, person.id):
        return RuleViolation(
            "fighting",
            "FAE-142",
            f"{person.name} takes part in the conflict.",
            "One leaves it by giving in or being taken out.",
        )
    return None


def _aspect(state: State, seat: int, command: m.RemoveAspect | m.RevealAspect | m.Withhold) -> Found:
    rule = RULES[type(command)]
    one = find_aspect(state, command.aspect)
    if one is None:
        return RuleViolation("no-such-aspect", rule, "There is no such aspect.", "Choose one from the table.")
    if isinstance(command, m.RemoveAspect):
        owner = name(state, one.owner)
        return RuleViolation(
            "sheet", "FAE-149", f"{one.text} belongs to {owner}'s sheet.", "Milestones and recovery change it."
        )
    if isinstance(command, m.RevealAspect):
        if not one.hidden:
            return RuleViolation("open-already", rule, f"{one.text} is in the open already.", "Choose a hidden one.")
        return RuleViolation(
            "not-yet", rule, f"{one.text} belongs to what is hidden or absent itself.", "Reveal that first."
        )
    if one.kind not in ("situation", "general"):
        return RuleViolation(
            "known", rule, f"{one.text} is known to everybody.", "Choose a situation or general aspect."
        )
    return RuleViolation(
        "not-knowing",
        rule,
        "That character does not know of it, or it is her own.",
        "Choose a player character who does.",
    )


def _add(state: State, seat: int, command: m.AddAspect) -> Found:
    if not command.text.strip():
        return RuleViolation("no-text", "FAE-001", "The aspect needs words.", "Write it as a short phrase.")
    if command.hidden != "hidden" and not state.scene.opened:
        return RuleViolation("no-scene", "FAE-006", "No scene is open.", "Open one, or prepare it in hiding.")
    return None


def _reshuffle(state: State, seat: int, command: m.Reshuffle) -> Found:
    return RuleViolation("dice", "FAE-021", "This table rolls dice, it has no deck.", "There is nothing to shuffle.")


def _map(state: State, seat: int, command: Any) -> Found:
    """Zones and borders that are not on the map."""
    zones = {zone.id for zone in state.scene.zones}
    borders = {border.id for border in state.scene.borders}
    rule = RULES[type(command)]
    if isinstance(command, m.LinkZones) and command.a == command.b:
        return RuleViolation("same-zone", rule, "A zone does not lie next to itself.", "Choose two zones.")
    for field in ("zone", "a", "b"):
        if hasattr(command, field) and getattr(command, field) not in zones:
            return RuleViolation("no-such-zone", rule, "There is no such zone.", "Choose one from the map.")
    if hasattr(command, "border") and command.border not in borders:
        return RuleViolation("no-such-border", rule, "There is no such border.", "Choose one from the map.")
    return _person(state, command) if isinstance(command, m.HoldBorder | m.Place) else None


def _person(state: State, command: m.HoldBorder | m.Place) -> Found:
    if isinstance(command, m.HoldBorder) and not command.who:
        return RuleViolation("not-held", "FAE-094", "Nobody bars that way.", "Choose somebody who shall.")
    person = find_character(state, command.who)
    if person is None:
        return no_such("FAE-134")
    if not person.here or person.hidden:
        return RuleViolation(
            "not-here", "FAE-134", f"{person.name} takes no part in this scene.", "Choose somebody who does."
        )
    if isinstance(command, m.Place):
        return RuleViolation("there-already", "FAE-134", f"{person.name} is there already.", "Choose another zone.")
    return RuleViolation(
        "not-near", "FAE-094", f"{person.name} does not stand by that border.", "Place her there first."
    )


_MORE: dict[type, Why] = {
    StartSession: _sitting,
    EndSession: _sitting,
    m.OpenScene: _open,
    m.Enter: _enter,
    m.Leave: _enter,
    m.AddAspect: _add,
    m.RemoveAspect: _aspect,
    m.RevealAspect: _aspect,
    m.Withhold: _aspect,
    m.Reshuffle: _reshuffle,
    m.RemoveZone: _map,
    m.LinkZones: _map,
    m.UnlinkZones: _map,
    m.HoldBorder: _map,
    m.Place: _map,
}
WHY: dict[type, Why] = dict.fromkeys(_DOES, first)
