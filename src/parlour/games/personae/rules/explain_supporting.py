"""Why a supporting character cannot be brought, numbered or filled out so."""

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules.explain_common import (
    Found,
    Why,
    in_challenge,
    named,
    needed,
    no_such,
    not_ready,
    seen,
)
from parlour.games.personae.rules.people import free
from parlour.games.personae.rules.supporting import may_number
from parlour.roleplay.explain import led

RULE = "PER-254"


def brought(state: State, seat: int, command: m.NewExtra | m.CallReady) -> Found:
    return led(state, seat, RULE, "brings supporting characters")


def made(state: State, seat: int, command: m.NewSupporting | m.NewFigure) -> Found:
    return led(state, seat, "PER-261" if command.role == "ally" else "PER-262", "brings allies and adversaries")


def _numberless(state: State, seat: int, who: str) -> Found:
    person = seen(state, seat, who)
    if person is None:
        return no_such(RULE)
    if person.numbered:
        return RuleViolation("has-numbers", RULE, f"{named(person)} has a sheet with numbers.", "Change a value there: overrule it, with a reason.")
    return not_ready(person, RULE)


def numbers(state: State, seat: int, command: m.GiveNumbers) -> Found:
    found = led(state, seat, RULE, "gives supporting characters their numbers") or _numberless(state, seat, command.who)
    person = seen(state, seat, command.who)
    if found is None and person is not None and not may_number(state, person):
        found = RuleViolation("rolled", RULE, f"The dice of {named(person)} are down.", "Settle the Challenge first.")
    return found


def filled(state: State, seat: int, command: m.FillOut) -> Found:
    found = led(state, seat, RULE, "gives supporting characters a sheet") or _numberless(state, seat, command.who) or in_challenge(state, RULE)
    person = seen(state, seat, command.who)
    return found or (None if person is None or free(state, person) else needed(person))


WHY: dict[type, Why] = {
    m.NewExtra: brought, m.CallReady: brought, m.NewSupporting: made, m.NewFigure: made, m.GiveNumbers: numbers, m.FillOut: filled,
}  # fmt: skip
RULES: dict[type, str] = dict.fromkeys(WHY, RULE)
