"""What every refusal asks first: who deals, whose character it is, whether it lives, whether a chapter is being
played."""

from collections.abc import Callable, Iterable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.fugue.model import Character, State
from parlour.games.fugue.rules.ask import (
    barred_by,
    find_character,
    is_persona,
    leads,
    needs,
    open_task,
    open_wounds,
    seat_of,
)
from parlour.roleplay.desk import called
from parlour.roleplay.explain import wrong_field

Found = RuleViolation | None
Why = Callable[[State, int, Any], Found]
SOMEBODY = "Choose one of those on the table."


def led(state: State, seat: int, rule: str, does: str) -> Found:
    """FUG-007: what the Dealer alone does. Before there is one, who opened the table does it."""
    if leads(state, seat):
        return None
    who = called(state.desk, state.desk.gm)
    if state.chapter == 0:
        return RuleViolation("not-dealer", rule, f"Until there is a Dealer, only {who} {does}.", f"Ask {who}.")
    return RuleViolation("not-dealer", rule, f"Only the Dealer {does}.", f"Ask {who}, who deals this chapter.")


def named(person: Character) -> str:
    """How a character is called in a refusal: most begin without a name (FUG-020)."""
    return person.name or ("This persona" if is_persona(person) else "This game-character")


def no_such(rule: str) -> RuleViolation:
    return RuleViolation("bad-target", rule, "There is no such character.", SOMEBODY)


def dead(person: Character) -> Found:
    """FUG-200: dead is dead."""
    if person.down != "dead":
        return None
    return RuleViolation("dead", "FUG-200", f"{named(person)} is dead.", "Dead is dead: choose somebody who lives.")


def not_own(state: State, seat: int, who: str, rule: str = "FUG-008") -> Found:
    """Nobody of that name, somebody else's, or dead."""
    person = find_character(state, who)
    if person is None:
        return no_such(rule)
    owner = seat_of(state, person)
    if owner != seat:
        whose = called(state.desk, owner)
        return RuleViolation(
            "not-yours", rule, f"{named(person)} is played by {whose}.", "You act for your own characters."
        )
    return dead(person)


def not_begun(state: State, rule: str) -> Found:
    """No chapter is being played: not yet, no more, or nobody sits at the table."""
    if state.phase == "over":
        return RuleViolation(
            "story-over", "FUG-003", "The last chapter is closed: the story is over.", "Read it, or talk about it."
        )
    if not state.opened:
        return RuleViolation("not-now", rule, "No chapter is open.", "The Dealer opens one.")
    if not state.desk.sitting:
        return RuleViolation("not-now", rule, "The sitting is over.", "The Dealer starts the next one.")
    return None


def not_in_play(state: State, rule: str) -> Found:
    """The personae are still being made, or no chapter is being played at all."""
    found = not_begun(state, rule)
    if found is not None or state.phase == "scene":
        return found
    return RuleViolation(
        "not-now",
        rule,
        "Play has not come so far: the personae are not made yet.",
        "First every persona needs a sheet.",
    )


def in_task(state: State, rule: str) -> Found:
    """What can be done only between skilled actions."""
    if open_task(state) is not None:
        return RuleViolation("not-now", rule, "A skilled action is under way.", "Finish it first.")
    return RuleViolation("not-now", rule, "A card has yet to be told.", "Tell it first.") if state.tellings else None


def in_action(state: State, rule: str) -> Found:
    """What can be done only between actions."""
    if state.contest is not None:
        return RuleViolation("not-now", rule, "A contest is under way.", "End it first.")
    found = in_task(state, rule)
    if found is not None:
        return found
    if state.leaves:
        return RuleViolation("not-now", rule, "The Dealer has yet to answer somebody.", "She answers first.")
    if any(f.way == "signifier" and f.stage != "kept" for f in state.flashbacks):
        return RuleViolation(
            "not-now", rule, "A Signifier's memory has yet to be told.", "Tell it first: the right is not lost."
        )
    return None


def no_ability(state: State, person: Character, which: str, rule: str) -> Found:
    """An ability that is not on the sheet, or that a wound bars (FUG-193, FUG-196, FUG-197)."""
    one = next((a for a in person.abilities if a.id == which), None)
    if one is None:
        return RuleViolation(
            "no-ability", rule, f"{named(person)} has no such ability.", "Choose one from the sheet, or do without."
        )
    barred = "" if state.lax else barred_by(person, one)
    if not barred:
        return None
    if barred == "FUG-197":
        return RuleViolation(
            "wounded",
            barred,
            f"{one.text} is lost for good, with the part it needs.",
            "The Dealer may restore what is relearned.",
        )
    if barred == "FUG-196":
        why = f"{named(person)} has a permanent wound nobody has tended: until then no ability can be used."
        return RuleViolation("wounded", barred, why, "Have the wound tended first, or do without an ability.")
    part = next(w.part for w in open_wounds(person) if not w.tended and needs(one, w.part))
    why = f"{one.text} cannot be used while the wound is untended: {part}."
    return RuleViolation("wounded", barred, why, "Have the wound tended first, or do without.")


def misfit(offers: Iterable[Offer], command: Any, rule: str) -> RuleViolation:
    """Where nothing closer is wrong: the field that does not fit, or simply not now."""
    return wrong_field(offers, command, rule) or RuleViolation(
        "not-now", rule, "This cannot be done now.", "Look at what is asked above."
    )
