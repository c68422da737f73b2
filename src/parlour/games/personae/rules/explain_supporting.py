"""Why a supporting character cannot be brought, numbered or filled out so."""

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules.ask import awake, bare, individual, is_npc
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
from parlour.roleplay.explain import led, not_playing

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
        return RuleViolation(
            "has-numbers",
            RULE,
            f"{named(person)} has a sheet with numbers.",
            "Change a value there: overrule it, with a reason.",
        )
    return not_ready(person, RULE)


def numbers(state: State, seat: int, command: m.GiveNumbers) -> Found:
    found = led(state, seat, RULE, "gives supporting characters their numbers") or _numberless(state, seat, command.who)
    person = seen(state, seat, command.who)
    if found is None and person is not None and not may_number(state, person):
        found = RuleViolation("rolled", RULE, f"The dice of {named(person)} are down.", "Settle the Challenge first.")
    return found


def filled(state: State, seat: int, command: m.FillOut) -> Found:
    found = (
        led(state, seat, RULE, "gives supporting characters a sheet")
        or _numberless(state, seat, command.who)
        or in_challenge(state, RULE)
    )
    person = seen(state, seat, command.who)
    return found or (None if person is None or free(state, person) else needed(person))


def hidden(state: State, seat: int, command: m.HideIndividual) -> Found:
    rule = "PER-003"
    found = led(state, seat, rule, "hides people")
    person = seen(state, seat, command.who)
    if found is not None or person is None:
        return found or no_such(rule)
    if person.hidden:
        return RuleViolation("hidden", rule, f"{named(person)} is hidden already.", "Choose somebody everybody sees.")
    if not is_npc(person) or person.controller >= 0:
        return RuleViolation(
            "not-yours", rule, f"{named(person)} is a player's.", "Only your own people can go into hiding."
        )
    found = not_ready(person, rule) or in_challenge(state, rule)
    if found is None and not free(state, person):
        found = RuleViolation(
            "not-now",
            rule,
            f"{named(person)} is in the fight or talk that is going on.",
            "Let it leave the scene first, then hide it.",
        )
    return found


def secret(state: State, seat: int, command: m.SecretCheck) -> Found:
    rule = "PER-115"
    found = led(state, seat, rule, "rolls in secret") or not_playing(state, rule)
    if found is not None:
        return found
    for who in [command.who, *([command.target] if command.target else [])]:
        person = seen(state, seat, who)
        if person is None:
            return no_such(rule)
        if not person.here:
            return RuleViolation(
                "not-here",
                rule,
                f"{named(person)} is not in this scene.",
                "Let it enter first; in hiding nobody sees it.",
            )
        if bare(person):
            return RuleViolation(
                "no-numbers", RULE, f"{named(person)} has no numbers yet.", "Give dice and an Attribute first."
            )
        found = not_ready(person, rule) or (
            None
            if awake(person)
            else RuleViolation("unconscious", "PER-188", f"{named(person)} is unconscious.", "Choose somebody else.")
        )
        if found is not None:
            return found
    pair = [individual(state, who) for who in (command.who, command.target) if who]
    if not any(one.hidden for one in pair):
        return RuleViolation(
            "in-the-open", rule, "Nobody here is hidden.", "Issue a Challenge openly, or hide one of them first."
        )
    return None


WHY: dict[type, Why] = {
    m.NewExtra: brought,
    m.CallReady: brought,
    m.NewSupporting: made,
    m.NewFigure: made,
    m.GiveNumbers: numbers,
    m.FillOut: filled,
    m.HideIndividual: hidden,
    m.SecretCheck: secret,
}
RULES: dict[type, str] = dict.fromkeys(WHY, RULE)
