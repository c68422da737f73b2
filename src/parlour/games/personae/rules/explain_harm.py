"""Why somebody cannot recover, be stabilised or be let go; why a Power cannot be used, kept up or agreed to."""

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules import recover, recovery
from parlour.games.personae.rules.ask import alive, find_individual, find_power, individual, seat_of
from parlour.games.personae.rules.derive import benefit, in_force, power_duration
from parlour.games.personae.rules.explain_common import (
    Found,
    Why,
    in_challenge,
    led,
    named,
    no_such,
    not_own,
    not_playing,
)
from parlour.games.personae.rules.explain_turns import acting, no_action, no_skill, own, unable, waiting
from parlour.games.personae.rules.health import is_dying
from parlour.games.personae.rules.powers import lapsing, may_use, reach, targets_of
from parlour.roleplay.desk import called

# Recovery


def _barred(state: State, person: Individual) -> Found:
    """PER-194 to PER-204: each row of 3.4."""
    name = named(person)
    found: dict[str, tuple[str, str, str, str]] = {
        "absent": ("not-here", "PER-194", f"{name} is not in this scene.", "The game master brings people in."),
        "dead": ("dead", "PER-189", f"{name} is dead.", "Nothing recovers the dead."),
        "unharmed": ("unharmed", "PER-194", f"{name} has no hits to recover from.", "Save it for worse days."),
        "dying": ("dying", "PER-204", f"{name} is Dying and not stabilised.", "Somebody else stabilises it first."),
        "tried": ("tried", "PER-194", f"{name} has tried in this scene already.", "Try again in the next scene."),
        "fight": ("too-badly", "PER-195", f"In a fight {name} cannot recover from worse than Injured.", "Wait until it has ended."),
        "turn": ("not-your-turn", "PER-195", "In an encounter one recovers on one's own turn, conscious.", "Wait for the own turn."),
        "light": ("light", "PER-198", f"What {name} has left goes by itself.", "Nothing is to be done."),
        "next scene": ("too-soon", "PER-200", f"{name} was hurt too badly to try in this scene.", "Try in the next scene."),
        "end": ("too-soon", "PER-200", f"{name} may try when the scene ends.", "The game master closes the scene in two words: try between."),
    }
    word = recovery.barred(state, person)
    return RuleViolation(*found[word]) if word else None


def recovers(state: State, seat: int, command: m.Recover) -> Found:
    rule = "PER-194"
    found = not_playing(state, rule) or not_own(state, seat, command.who) or _barred(state, individual(state, command.who)) or waiting(state, rule)
    if found is not None:
        return found
    person = individual(state, command.who)
    if command.healer:
        return _healer(state, person, command)
    if command.skill and state.options.recovery_dice == "one":
        return RuleViolation("one-die", "PER-Q24", "At this table one die is rolled for recovery.", "Try without a Skill.")
    return no_skill(state, command.who, command.skill, "PER-Q24") if command.skill not in recover.own_skills(state, person) else None


def _healer(state: State, patient: Individual, command: m.Recover) -> Found:
    healer = find_individual(state, command.healer)
    if healer is None:
        return no_such("PER-205")
    found = unable(state, healer, "PER-205")
    if found is not None:
        return found
    if healer not in recover.healers(state, patient):
        return RuleViolation("no-trait", "PER-205", f"{named(healer)} has no Trait whose roll could stand in.", "Ask for help instead (PER-278).")
    if command.skill not in recovery.stand_ins(state, healer):
        return RuleViolation("no-skill", "PER-205", f"{named(healer)}'s roll cannot stand in with that Skill.", "Choose the Skill the Trait names.")
    return None


def stabilise(state: State, seat: int, command: m.Stabilise) -> Found:
    rule = "PER-190"
    found = not_own(state, seat, command.who) or waiting(state, rule) or unable(state, individual(state, command.who), rule)
    if found is not None:
        return found
    person, target = individual(state, command.who), find_individual(state, command.target)
    if target is None or target.hidden:
        return no_such(rule)
    if target.id == person.id:
        why = f"{named(person)} cannot stabilise itself so: it takes somebody else's hands."
        return RuleViolation("not-oneself", "PER-275", why, "Ask somebody else, or use a Power that stabilises.")
    if not is_dying(state, target):
        why = f"{named(target)} is {'dead' if not alive(target) else 'not Dying, or stabilised already'}."
        return RuleViolation("bad-target", rule, why, "Choose somebody who is Dying.")
    encounter = state.encounter
    if encounter is not None and encounter.closing:
        return RuleViolation("saved-already", "PER-Q59", f"{named(person)} has helped somebody already.", "Somebody else may help.")
    return no_action(state, person)


def release(state: State, seat: int, command: m.Release) -> Found:
    found = led(state, seat, "PER-168", "says that a condition no longer holds") or not_playing(state, "PER-168")
    person = find_individual(state, command.who)
    if found is not None or person is None:
        return found or no_such("PER-168")
    return RuleViolation("no-condition", "PER-168", f"Nothing of that kind holds {named(person)}.", "Choose one of those listed.")


# Powers


def no_power(state: State, who: str, which: str) -> Found:
    """PER-086, PER-091: not owned, or not agreed yet."""
    person = individual(state, who)
    power = find_power(person, which)
    if power is None:
        return RuleViolation("no-power", "PER-086", f"{named(person)} has no such Power.", "A supernatural effect needs a Power for it.")
    if not in_force(person, power):
        return RuleViolation("pending", "PER-091", f"{power.name} waits for the game master's word.", "Agree on it first.")
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
        return RuleViolation("limit", "PER-087", f"At this table Powers are used at most {most} times in an encounter.", "Do something else.")
    found = no_action(state, person)
    if found is not None:
        return found
    if benefit(power).code == "revive" and state.options.raise_dead == "off":
        return RuleViolation("dead", "PER-207", "At this table the dead stay dead.", "The group may decide otherwise.")
    can = targets_of(state, person, power)
    if any(who not in can for who in command.targets):
        return RuleViolation("bad-target", "PER-206", f"{power.name} can do nothing for somebody you chose.", "Read what it says.")
    if len(command.targets) > reach(person, power):
        return RuleViolation("too-many", "PER-232", f"{power.name} affects {reach(person, power)} at most.", "Choose fewer, or upgrade it.")
    if state.encounter is None and not command.words.strip() and power_duration(power) != "I":
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


WHY: dict[type, Why] = {
    m.Recover: recovers, m.Stabilise: stabilise, m.Release: release, m.UsePower: use, m.Agree: agree, m.Maintain: maintain, m.LetGo: let_go,
}  # fmt: skip
RULES: dict[type, str] = {
    m.Recover: "PER-194", m.Stabilise: "PER-190", m.Release: "PER-168", m.UsePower: "PER-Q73", m.Agree: "PER-Q73", m.Maintain: "PER-095",
    m.LetGo: "PER-095",
}  # fmt: skip
