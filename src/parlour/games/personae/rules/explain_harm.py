"""Why somebody cannot recover or be stabilised, and why a condition holds."""

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules import recover, recovery
from parlour.games.personae.rules.ask import alive, find_individual, individual
from parlour.games.personae.rules.explain_common import Found, Why, named, no_such, not_own
from parlour.games.personae.rules.explain_turns import no_action, no_skill, unable, waiting
from parlour.games.personae.rules.health import is_dying
from parlour.roleplay.explain import led, not_playing

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
        "fight": (
            "too-badly",
            "PER-195",
            f"In a fight {name} cannot recover from worse than Injured.",
            "Wait until it has ended.",
        ),
        "turn": (
            "not-your-turn",
            "PER-195",
            "In an encounter one recovers on one's own turn, conscious.",
            "Wait for your turn.",
        ),
        "light": ("light", "PER-198", f"What {name} has left goes by itself.", "Nothing is to be done."),
        "next scene": (
            "too-soon",
            "PER-200",
            f"{name} was hurt too badly to try in this scene.",
            "Try in the next scene.",
        ),
        "end": (
            "too-soon",
            "PER-200",
            f"{name} may try when the scene ends.",
            "The game master closes the scene in two words: try between.",
        ),
    }
    word = recovery.barred(state, person)
    return RuleViolation(*found[word]) if word else None


def recovers(state: State, seat: int, command: m.Recover) -> Found:
    rule = "PER-194"
    found = (
        not_playing(state, rule)
        or not_own(state, seat, command.who)
        or _barred(state, individual(state, command.who))
        or waiting(state, rule)
    )
    if found is not None:
        return found
    person = individual(state, command.who)
    if command.healer:
        return _healer(state, person, command)
    if command.skill and state.options.recovery_dice == "one":
        return RuleViolation(
            "one-die", "PER-Q24", "At this table one die is rolled for recovery.", "Try without a Skill."
        )
    return (
        no_skill(state, command.who, command.skill, "PER-Q24")
        if command.skill not in recover.own_skills(state, person)
        else None
    )


def _healer(state: State, patient: Individual, command: m.Recover) -> Found:
    healer = find_individual(state, command.healer)
    if healer is None or healer.hidden:
        return no_such("PER-205")
    found = unable(state, healer, "PER-205")
    if found is not None:
        return found
    if healer not in recover.healers(state, patient):
        return RuleViolation(
            "no-trait",
            "PER-205",
            f"{named(healer)} has no Trait whose roll could stand in.",
            "Ask for help instead (PER-278).",
        )
    if command.skill not in recovery.stand_ins(state, healer):
        return RuleViolation(
            "no-skill",
            "PER-205",
            f"{named(healer)}'s roll cannot stand in with that Skill.",
            "Choose the Skill the Trait names.",
        )
    return None


def stabilise(state: State, seat: int, command: m.Stabilise) -> Found:
    rule = "PER-190"
    found = (
        not_own(state, seat, command.who) or waiting(state, rule) or unable(state, individual(state, command.who), rule)
    )
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
        return RuleViolation(
            "saved-already", "PER-Q59", f"{named(person)} has helped somebody already.", "Somebody else may help."
        )
    return no_action(state, person)


def release(state: State, seat: int, command: m.Release) -> Found:
    found = led(state, seat, "PER-168", "says that a condition no longer holds") or not_playing(state, "PER-168")
    person = find_individual(state, command.who)
    if found is not None or person is None:
        return found or no_such("PER-168")
    return RuleViolation(
        "no-condition", "PER-168", f"Nothing of that kind holds {named(person)}.", "Choose one of those listed."
    )


WHY: dict[type, Why] = {m.Recover: recovers, m.Stabilise: stabilise, m.Release: release}
RULES: dict[type, str] = {m.Recover: "PER-194", m.Stabilise: "PER-190", m.Release: "PER-168"}
