"""Answers of the table: an entry was made, or why not. Nothing else."""

from collections.abc import Callable

from msgspec import Struct

from parlour.core.game import RuleViolation


class Refusal(Struct, frozen=True):
    """Why something was not done. Nothing has changed."""

    reason: str
    why: str
    rule: str = ""
    cure: str = ""
    allowable: bool = False
    """Whoever leads the game could allow it all the same."""


def refusal_of(found: RuleViolation) -> Refusal:
    return Refusal(found.reason, found.why, found.rule, found.cure, found.allowable)


PAUSED = Refusal(
    "paused", "The table is paused: somebody touched the X-card.", "", "Talk it over; then go on, skip it or rewind."
)
FULL = Refusal("full", "This table's log is full.", "", "Save what you need and go on at a new table.")
Answer = int | Refusal
"""The entry that was made (-1: none was needed), or why not."""
Reply = Callable[[Answer], None]


def unheard(answer: Answer) -> None:
    """For what nobody waits for."""
