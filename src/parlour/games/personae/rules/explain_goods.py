"""Why something cannot be bought; why an obstacle, a hazard or a series cannot be had so."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.content.tables import rarity
from parlour.games.personae.model import State
from parlour.games.personae.rules.ask import find_individual, individual
from parlour.games.personae.rules.derive import resource_cap
from parlour.games.personae.rules.explain_common import Found, Why, in_encounter, no_such, not_ready
from parlour.games.personae.rules.explain_scene import people
from parlour.games.personae.rules.explain_turns import ending, own, waiting
from parlour.games.personae.rules.obstacles import speaks, unsaid
from parlour.games.personae.rules.resources import price
from parlour.roleplay.explain import led, not_playing

# Things to buy


def buy(state: State, seat: int, command: m.Buy) -> Found:
    rule = "PER-058"
    found = own(state, seat, command.who, rule) or in_encounter(state, rule)
    ware = next((one for one in state.wares if one.id == command.ware), None)
    if found is not None or ware is None:
        return found or RuleViolation("no-ware", rule, "Nothing of that kind is for sale.", "Choose from the list.")
    cap, options = resource_cap(state, individual(state, command.who)), state.options
    if price(ware) <= cap:
        return None
    kind = rarity(
        price(ware), options.rarity_uncommon, options.rarity_rare, options.rarity_very_rare, options.rarity_unique
    )
    why = f"{ware.name} costs {price(ware)} here ({kind}); the Resource Cap is {cap}."
    return RuleViolation("above-cap", rule, why, "Buy something cheaper, or have the Cap raised.")


def of_gm(rule: str, does: str) -> Callable[[State, int, Any], Found]:
    def why(state: State, seat: int, command: Any) -> Found:
        return led(state, seat, rule, does)

    return why


def local(state: State, seat: int, command: m.SetLocal) -> Found:
    found = led(state, seat, "PER-061", "sets what things cost here") or not_playing(state, "PER-061")
    if found is None and all(one.id != command.ware for one in state.wares):
        found = RuleViolation("no-ware", "PER-061", "There is no such thing on the list.", "Add it first.")
    return found


def raise_cap(state: State, seat: int, command: m.RaiseCap) -> Found:
    rule = "PER-062"
    found = led(state, seat, rule, "raises a Cap")
    person = find_individual(state, command.who)
    if found is not None or person is None:
        return found or no_such(rule)
    return not_ready(person, rule)


def wish(state: State, seat: int, command: m.AnswerWish) -> Found:
    found = led(state, seat, "PER-003", "answers that")
    return found or RuleViolation(
        "no-wish", "PER-003", "Nothing of that number waits for a word.", "Choose one that does."
    )


# Obstacles, hazards, series


def obstacle(state: State, seat: int, command: m.RuleObstacle) -> Found:
    rule = "PER-151"
    found = led(state, seat, rule, "says how an obstacle matters") or not_playing(state, rule)
    one = next((one for one in state.obstacles if one.id == command.obstacle), None)
    if found is not None or one is None:
        return found or RuleViolation("no-obstacle", rule, "There is no such obstacle.", "Choose one of those listed.")
    return RuleViolation("ruled", rule, f"{one.name} is settled already.", "Add another obstacle.") if one.how else None


def add_obstacle(state: State, seat: int, command: m.AddObstacle) -> Found:
    return led(state, seat, "PER-151", "puts obstacles in the way") or not_playing(state, "PER-151")


def hazard(state: State, seat: int, command: m.AgreeHazard) -> Found:
    found = led(state, seat, "PER-152", "writes down what the group agreed")
    if found is None and not command.hits and not command.penalty:
        found = RuleViolation(
            "no-harm", "PER-152", "A hazard that does nothing is none.", "Agree on hits, or on dice fewer."
        )
    return found


def trigger(state: State, seat: int, command: m.TriggerHazard) -> Found:
    rule = "PER-152"
    found = led(state, seat, rule, "sets a hazard off") or ending(state, rule)
    if found is None and all(one.id != command.hazard for one in state.hazards):
        found = RuleViolation("not-agreed", rule, "The group has agreed on no such hazard.", "Agree on it first.")
    return found or people(state, seat, command.who, rule)


def start(state: State, seat: int, command: m.StartSeries) -> Found:
    rule = "PER-158"
    found = ending(state, rule)
    if found is None and state.series is not None:
        found = RuleViolation("series-open", rule, "One extended Challenge is under way.", "Let it end first.")
    if found is None and set(command.one) & set(command.other):
        found = RuleViolation("bad-target", rule, "Somebody stands on both sides.", "Put everybody on one side only.")
    return found or people(state, seat, (*command.one, *command.other), rule)


def answer(state: State, seat: int, command: m.AnswerSeries) -> Found:
    rule = "PER-158"
    found = not_playing(state, rule) or waiting(state, rule)
    series = state.series
    if found is not None or series is None:
        return found or RuleViolation("no-series", rule, "No extended Challenge is under way.", "Start one.")
    if not 0 <= command.side < len(series.sides):
        return RuleViolation("bad-value", rule, "There is no such side.", "Choose one of the two.")
    if not speaks(state, series, command.side, seat):
        return RuleViolation("not-yours", "PER-002", "You have nobody on that side.", "Wait for their answer.")
    if command.side not in unsaid(series):
        return RuleViolation(
            "not-now", rule, "Reassessing comes after each Challenge.", "Play on; backing down is free at any time."
        )
    return None


WHY: dict[type, Why] = {
    m.Buy: buy,
    m.AddWare: of_gm("PER-060", "says what there is to buy"),
    m.SetLocal: local,
    m.RaiseCap: raise_cap,
    m.AnswerWish: wish,
    m.AddObstacle: add_obstacle,
    m.RuleObstacle: obstacle,
    m.AgreeHazard: hazard,
    m.TriggerHazard: trigger,
    m.StartSeries: start,
    m.AnswerSeries: answer,
}
RULES: dict[type, str] = {
    m.Buy: "PER-058",
    m.AddWare: "PER-060",
    m.SetLocal: "PER-061",
    m.RaiseCap: "PER-062",
    m.AnswerWish: "PER-003",
    m.AddObstacle: "PER-151",
    m.RuleObstacle: "PER-151",
    m.AgreeHazard: "PER-152",
    m.TriggerHazard: "PER-152",
    m.StartSeries: "PER-158",
    m.AnswerSeries: "PER-158",
}
