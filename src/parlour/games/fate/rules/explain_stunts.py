"""Why a command about stunts is refused."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.model import ACTIONS, Character, State
from parlour.games.fate.rules.creation import full_sheet
from parlour.games.fate.rules.explain_creation import in_draft
from parlour.games.fate.rules.stunts import BOTH, fits_here, has_place, is_used, may_take

Found = RuleViolation | None
_WHERE = {
    "conflict": "a conflict",
    "physical": "a physical conflict",
    "mental": "a mental conflict",
    "contest": "a contest",
}


def write(state: State, seat: int, command: Any, person: Character | None) -> Found:
    assert person is not None
    if not full_sheet(person):
        return RuleViolation("no-stunts", "FAE-167", "Mooks and groups have no stunts.", "Give them skills instead.")
    if person.status == "submitted":
        return RuleViolation(
            "submitted",
            "FAE-028",
            f"{person.name} lies before the game master.",
            "She approves the character or sends it back.",
        )
    if person.status == "draft" and not has_place(state, person):
        return RuleViolation(
            "too-many-stunts",
            "FAE-036",
            f"A stunt more than {len(person.stunts)} would leave a refresh below 1.",
            "Remove one first.",
        )
    if isinstance(command, m.WriteBonus):
        if command.action not in (*ACTIONS, BOTH):
            return RuleViolation(
                "bad-pair",
                "FAE-040",
                "A stunt covers one action, or create and overcome together.",
                "Choose one of these.",
            )
        if not (command.feature.strip() and command.circumstance.strip() and command.approach):
            return RuleViolation(
                "not-complete",
                "FAE-039",
                "The stunt needs a feature, an approach, an action and a circumstance.",
                "Fill in all four.",
            )
    elif not (command.feature.strip() and command.effect.strip()):
        return RuleViolation("not-complete", "FAE-041", "The stunt needs a feature and what it bends.", "Fill in both.")
    return None


def permit(state: State, seat: int, command: m.PermitStunt, person: Character | None) -> Found:
    return RuleViolation("not-waiting", "FAE-040", "No such stunt waits for permission.")


def remove(state: State, seat: int, command: m.RemoveStunt, person: Character | None) -> Found:
    return in_draft(state, seat, command, person) or RuleViolation(
        "no-such-stunt", "FAE-033", "There is no stunt in that place."
    )


def bench(person: Character, rule: str) -> Found:
    """Whether a new stunt lies ready."""
    if person.bench is None:
        return RuleViolation(
            "no-new-stunt", rule, f"No new stunt is written down for {person.name}.", "Write it first."
        )
    if not person.bench.permitted:
        return RuleViolation(
            "not-permitted", "FAE-040", "A stunt over two actions waits for the game master's word.", "Ask her."
        )
    return None


def take(state: State, seat: int, command: m.TakeStunt, person: Character | None) -> Found:
    assert person is not None
    found = bench(person, "FAE-034")
    if found is not None:
        return found
    if not may_take(state, person):
        if state.options.late_stunts == "free":
            return RuleViolation(
                "no-free-place",
                "FAE-Q38",
                "At this table only the free places are filled during the game.",
                "A milestone brings another stunt.",
            )
        return RuleViolation(
            "no-place", "FAE-036", "Another stunt would leave a refresh below 1.", "A major milestone raises refresh."
        )
    if state.roll is not None:
        return RuleViolation(
            "roll-open", "FAE-Q38", "A new stunt is taken outside an open roll.", "Wait until it is over."
        )
    return None


def use(state: State, seat: int, command: m.UseStunt, person: Character | None) -> Found:
    assert person is not None
    if not 0 <= command.stunt < len(person.stunts) or person.status != "ready":
        return RuleViolation("no-such-stunt", "FAE-041", "There is no stunt in that place.")
    stunt = person.stunts[command.stunt]
    if stunt.template != "bend":
        return RuleViolation("not-a-bend", "FAE-038", "This stunt gives +2 on a roll.", "Claim it on a roll that fits.")
    if is_used(state, stunt):
        return RuleViolation(
            "used-up", "FAE-041", "It was used in this session already.", "It comes back with the next session."
        )
    if not state.desk.sitting:
        return RuleViolation("no-session", "FAE-041", "No session is under way.", "Wait until the next one starts.")
    if person.out:
        return RuleViolation("out", "FAE-079", f"{person.name} is out of this scene.", "Wait for the next one.")
    if not fits_here(state, stunt):
        return RuleViolation("wrong-moment", "FAE-041", f"This stunt can be used only in {_WHERE[stunt.when]}.")
    return None


WHY: dict[type, Callable[[State, int, Any, Character | None], Found]] = {
    m.WriteBonus: write,
    m.WriteBend: write,
    m.PermitStunt: permit,
    m.RemoveStunt: remove,
    m.TakeStunt: take,
    m.UseStunt: use,
}
