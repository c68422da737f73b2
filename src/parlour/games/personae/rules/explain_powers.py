"""Why a Power cannot be used, kept up, let go or agreed to."""

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules.ask import find_power, individual, seat_of
from parlour.games.personae.rules.derive import benefit, in_force, lasting
from parlour.games.personae.rules.explain_common import BY_AGREEMENT, Found, Why, in_challenge, named, not_own
from parlour.games.personae.rules.explain_turns import acting, no_action, own
from parlour.games.personae.rules.powers import lapsing, may_use, reach, targets_of
from parlour.roleplay.desk import called
from parlour.roleplay.explain import led, not_playing


def no_power(state: State, who: str, which: str) -> Found:
    """PER-086, PER-091: not owned, or not agreed yet."""
    person = individual(state, who)
    power = find_power(person, which)
    if power is None:
        return RuleViolation(
            "no-power", "PER-086", f"{named(person)} has no such Power.", "A supernatural effect needs a Power for it."
        )
    if not in_force(person, power):
        return RuleViolation(
            "pending", "PER-091", f"{power.name} waits for the game master's word.", "Agree on it first."
        )
    return None


def use(state: State, seat: int, command: m.UsePower) -> Found:
    rule = "PER-Q73"
    found = own(state, seat, command.who, rule) or no_power(state, command.who, command.power)
    if found is not None:
        return found
    person = individual(state, command.who)
    power = find_power(person, command.power)
    assert power is not None
    if power.challenge:
        return RuleViolation("needs-challenge", rule, f"{power.name} needs a Power Challenge.", "Issue one.")
    if not may_use(state, person, power):
        most = state.options.powers_limit
        return RuleViolation(
            "limit",
            "PER-087",
            f"At this table Powers are used at most {most} times in an encounter.",
            "Do something else.",
        )
    found = no_action(state, person)
    if found is not None:
        return found
    if benefit(power).code == "revive" and state.options.raise_dead == "off":
        return RuleViolation("dead", "PER-207", "At this table the dead stay dead.", BY_AGREEMENT)
    can = targets_of(state, person, power)
    if any(who not in can for who in command.targets):
        return RuleViolation(
            "bad-target", "PER-206", f"{power.name} can do nothing for somebody you chose.", "Read what it says."
        )
    if len(command.targets) > reach(person, power):
        return RuleViolation(
            "too-many",
            "PER-232",
            f"{power.name} affects {reach(person, power)} at most.",
            "Choose fewer, or upgrade it.",
        )
    if state.encounter is None and not command.words.strip() and lasting(person, power) != "I":
        return RuleViolation("how-long", "PER-092", "In a plain scene it lasts as long as is agreed.", "Say how long.")
    return None


def agree(state: State, seat: int, command: m.Agree) -> Found:
    consent = state.consent
    if consent is None or command.who not in consent.waiting:
        return RuleViolation("not-asked", "PER-Q73", "Nobody asks for that.", "Look at what is asked above.")
    whose = called(state.desk, seat_of(state, individual(state, command.who)))
    return RuleViolation("not-yours", "PER-002", f"{whose} says whether.", "Wait for the answer.")


def maintain(state: State, seat: int, command: m.Maintain) -> Found:
    rule = "PER-095"
    found = acting(state, seat, command.who, rule)
    if found is not None or command.power in lapsing(individual(state, command.who)):
        return found
    return RuleViolation("not-on", rule, "That Power need not be kept up now.", "Choose one that is to be maintained.")


def let_go(state: State, seat: int, command: m.LetGo) -> Found:
    found = not_playing(state, "PER-095") or in_challenge(state, "PER-095")
    found = found or (led(state, seat, "PER-095", "ends another's Power") and not_own(state, seat, command.who))
    return found or RuleViolation("not-on", "PER-095", "That Power is not at work.", "Choose one that is.")


WHY: dict[type, Why] = {m.UsePower: use, m.Agree: agree, m.Maintain: maintain, m.LetGo: let_go}
RULES: dict[type, str] = {m.UsePower: "PER-Q73", m.Agree: "PER-Q73", m.Maintain: "PER-095", m.LetGo: "PER-095"}
