"""Why a command of recovery or a milestone is refused."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import FREE_STUNTS
from parlour.games.fate.model import Character, Reward, State
from parlour.games.fate.rules.ask import find_aspect, rating
from parlour.games.fate.rules.explain_stunts import bench
from parlour.games.fate.rules.milestone import due
from parlour.games.fate.rules.recovery import asked_already, mild
from parlour.games.fate.rules.rewards import at_least, high_of, wanting

Found = RuleViolation | None
_CHANGE = "Take back what you picked, then pick anew."


def recover(state: State, seat: int, command: m.Recover, person: Character | None) -> Found:
    assert person is not None
    if mild(person) is None:
        return RuleViolation(
            "nothing-to-heal", "FAE-144", f"{person.name} has no mild consequence.", "Others clear at milestones."
        )
    if asked_already(state, person.id):
        return RuleViolation(
            "asked-already", "FAE-144", "The game master has been asked already.", "Wait for her answer."
        )
    if state.scene.opened:
        return RuleViolation(
            "scene-open", "FAE-144", "There is no rest before the scene is over.", "Wait until it is closed."
        )
    return None


def call(state: State, seat: int, command: m.CallMilestone, person: Character | None) -> Found:
    if state.roll is not None:
        return RuleViolation("roll-open", "FAE-145", "A roll is still open.", "Finish it first.")
    if not due(state):
        return RuleViolation("nobody", "FAE-145", "No player character has begun a session yet.", "Start a session.")
    return RuleViolation(
        "milestone-open", "FAE-145", "A milestone is open already.", "Only a greater one may take its place."
    )


def _open(state: State, who: str) -> Found:
    """Whether this character has a reward to pick."""
    if state.milestone is None:
        return RuleViolation("no-milestone", "FAE-145", "No milestone has been reached.", "The game master calls them.")
    if all(reward.who != who for reward in state.milestone.rewards):
        return RuleViolation("confirmed-already", "FAE-147", "This milestone is settled for the character.")
    if state.roll is not None:
        return RuleViolation("roll-open", "FAE-145", "A roll is still open.", "Go on when it is over.")
    return None


def _reward(state: State, who: str) -> Reward:
    assert state.milestone is not None
    return next(r for r in state.milestone.rewards if r.who == who)


def _too_small(state: State, wanted: str, rule: str) -> Found:
    assert state.milestone is not None
    if at_least(state.milestone.kind, wanted):
        return None
    return RuleViolation(
        "lesser-milestone", rule, f"A {state.milestone.kind} milestone does not give this.", f"A {wanted} one does."
    )


def clear(state: State, seat: int, command: m.ClearAt, person: Character | None) -> Found:
    """FAE-146, FAE-154: the three conditions."""
    assert person is not None
    found = _open(state, command.who)
    if found is not None or state.milestone is None:
        return found
    rule = "FAE-154" if command.degree == "severe" else "FAE-146"
    taken = next((c for c in person.consequences if c.degree == command.degree), None)
    if taken is None:
        return RuleViolation("nothing-to-heal", rule, f"{person.name} has no {command.degree} consequence.")
    if command.degree == "severe" and _too_small(state, "significant", rule):
        return _too_small(state, "significant", rule)
    if taken.session >= state.milestone.session:
        return RuleViolation(
            "too-fresh", rule, "It was taken in this session.", "It may clear at a milestone of a later one."
        )
    reward = _reward(state, command.who)
    if command.degree in reward.refused:
        return RuleViolation(
            "implausible", rule, "The game master does not find it plausible.", "It may clear another time."
        )
    if command.degree in [degree for degree, _ in reward.clears]:
        return RuleViolation("told-already", rule, "How it heals has been told.", _CHANGE)
    return None


def doubt(state: State, seat: int, command: m.Doubt, person: Character | None) -> Found:
    return _open(state, command.who) or RuleViolation("not-told", "FAE-146", "Nobody has told how this heals.")


def effect(state: State, seat: int, command: Any, person: Character | None) -> Found:
    """FAE-147: one effect each, and what it needs."""
    assert person is not None
    found = _open(state, command.who)
    if found is not None:
        return found
    if _reward(state, command.who).effect:
        return RuleViolation("picked-already", "FAE-147", "One effect is picked already.", _CHANGE)
    if isinstance(command, m.PickRewrite):
        one = find_aspect(state, command.aspect)
        if one is not None and one.owner == person.id and one.kind == "high":
            return RuleViolation(
                "high-concept", "FAE-149", "The high concept stays.", "A major milestone lets you rewrite it."
            )
        if one is not None and one.owner == person.id and one.kind == "consequence":
            return RuleViolation("consequence", "FAE-Q50", "A consequence goes by recovery only.", "Tell how it heals.")
        return None
    if isinstance(command, m.PickReplace):
        return bench(person, "FAE-150") or RuleViolation("no-such-stunt", "FAE-150", "There is no stunt in that place.")
    return bench(person, "FAE-151") if isinstance(command, m.PickAdd) else None


def raise_approach(state: State, seat: int, command: m.RaiseApproach, person: Character | None) -> Found:
    assert person is not None
    found = _open(state, command.who) or _too_small(state, "significant", "FAE-155")
    if found is not None:
        return found
    if _reward(state, command.who).approach:
        return RuleViolation("picked-already", "FAE-155", "One approach is raised already.", _CHANGE)
    limit = state.options.approach_max
    if rating(person, command.approach) >= limit:
        return RuleViolation(
            "at-the-top", "FAE-155", f"{command.approach} is at +{limit} already.", "Raise another one."
        )
    return None


def great(state: State, seat: int, command: Any, person: Character | None) -> Found:
    assert person is not None
    found = _open(state, command.who) or _too_small(state, "major", "FAE-158")
    if found is not None:
        return found
    if _reward(state, command.who).great:
        return RuleViolation("picked-already", "FAE-158", "Refresh or a stunt is picked already.", _CHANGE)
    if isinstance(command, m.TakeStuntInstead):
        if len(person.stunts) < FREE_STUNTS and state.options.major_stunt_from == "three":
            return RuleViolation(
                "no-exchange",
                "FAE-Q34",
                "At this table it takes three stunts: with fewer a new one costs nothing.",
                "Take the refresh, and the stunt anyway.",
            )
        return bench(person, "FAE-158")
    return None


def high(state: State, seat: int, command: m.RewriteHigh, person: Character | None) -> Found:
    found = _open(state, command.who) or _too_small(state, "major", "FAE-159")
    if found is not None:
        return found
    if _reward(state, command.who).high:
        return RuleViolation("picked-already", "FAE-159", "A new high concept is written already.", _CHANGE)
    if high_of(state, command.who) is None:
        return RuleViolation("no-high-concept", "FAE-159", "There is no high concept to rewrite.")
    return None


def unpick(state: State, seat: int, command: m.Unpick, person: Character | None) -> Found:
    return _open(state, command.who) or RuleViolation("not-picked", "FAE-147", "Nothing of this has been picked.")


def confirm(state: State, seat: int, command: m.Confirm, person: Character | None) -> Found:
    assert person is not None
    found = _open(state, command.who)
    if found is not None:
        return found
    wants = wanting(state, person, _reward(state, command.who))
    return RuleViolation("not-complete", wants[0][0], wants[0][1], "Change what you picked.") if wants else None


WHY: dict[type, Callable[[State, int, Any, Character | None], Found]] = {
    m.Recover: recover,
    m.CallMilestone: call,
    m.ClearAt: clear,
    m.Doubt: doubt,
    m.PickSwap: effect,
    m.PickRewrite: effect,
    m.PickReplace: effect,
    m.PickAdd: effect,
    m.PickNothing: effect,
    m.RaiseApproach: raise_approach,
    m.TakeRefresh: great,
    m.TakeStuntInstead: great,
    m.RewriteHigh: high,
    m.Unpick: unpick,
    m.Confirm: confirm,
}
