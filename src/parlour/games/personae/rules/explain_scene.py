"""Why a scene cannot be opened, joined, left or closed so, and why days do not go by."""

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules.ask import individual
from parlour.games.personae.rules.explain_common import Found, Why, in_encounter, named, no_such, not_ready, seen
from parlour.games.personae.rules.explain_turns import ending, waiting
from parlour.roleplay.explain import led, not_playing


def opened(state: State, seat: int, command: m.OpenScene) -> Found:
    rule = "PER-245"
    found = led(state, seat, rule, "opens scenes")
    if found is None and not state.desk.sitting:
        found = RuleViolation("not-now", "PER-244", "No session is under way.", "Start one first.")
    if found is None and state.scene.open:
        found = RuleViolation("scene-open", "PER-243", "A scene is open.", "Close it first.")
    return found or people(state, seat, command.who, rule)


def people(state: State, seat: int, who: tuple[str, ...], rule: str, *, unseen: bool = False) -> Found:
    for one in who:
        person = seen(state, seat, one)
        found = no_such(rule) if person is None else not_ready(person, rule)
        if found is not None:
            return found
        if person is not None and person.hidden and not unseen:
            return RuleViolation("hidden", rule, f"{named(person)} is hidden.", "Show it first.")
    return None


def closed(state: State, seat: int, command: m.CloseScene) -> Found:
    rule = "PER-243"
    return led(state, seat, rule, "closes scenes") or waiting(state, rule) or in_encounter(state, rule)


def enter(state: State, seat: int, command: m.Enter) -> Found:
    rule = "PER-245"
    found = (
        led(state, seat, rule, "brings people in")
        or ending(state, rule)
        or people(state, seat, (command.who,), rule, unseen=True)
    )
    if found is None and individual(state, command.who).here:
        found = RuleViolation(
            "here-already",
            rule,
            f"{named(individual(state, command.who))} is here already.",
            "Choose somebody who is not.",
        )
    return found


def leave(state: State, seat: int, command: m.Leave) -> Found:
    rule = "PER-245"
    found = led(state, seat, rule, "takes people out") or ending(state, rule)
    person = seen(state, seat, command.who)
    if found is not None or person is None:
        return found or no_such(rule)
    return (
        None
        if person.here
        else RuleViolation("not-here", rule, f"{named(person)} is not here.", "Choose somebody who is.")
    )


def place(state: State, seat: int, command: m.Place) -> Found:
    rule = "PER-166"
    found = led(state, seat, rule, "says where people are") or not_playing(state, rule)
    if found is None and state.options.distance_mode == "none":
        found = RuleViolation("no-distance", "PER-253", "At this table distance is only told.", "Say it in words.")
    return found or (None if seen(state, seat, command.who) is not None else no_such(rule))


def days(state: State, seat: int, command: m.PassDays) -> Found:
    rule = "PER-246"
    found = led(state, seat, rule, "lets days go by")
    if found is None and not state.desk.sitting:
        found = RuleViolation("not-now", "PER-244", "No session is under way.", "Start one first.")
    if found is None and state.scene.open:
        found = RuleViolation("scene-open", "PER-280", "A scene is open.", "Close it first: days go by between scenes.")
    return found


WHY: dict[type, Why] = {
    m.OpenScene: opened,
    m.CloseScene: closed,
    m.Enter: enter,
    m.Leave: leave,
    m.Place: place,
    m.PassDays: days,
}
RULES: dict[type, str] = {
    m.OpenScene: "PER-245",
    m.CloseScene: "PER-243",
    m.Enter: "PER-245",
    m.Leave: "PER-245",
    m.Place: "PER-166",
    m.PassDays: "PER-246",
}
