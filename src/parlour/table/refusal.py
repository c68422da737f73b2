"""Answers of the table: an entry was made, or why not. Nothing else."""

from collections.abc import Callable

from msgspec import Struct

from parlour.core.game import RuleViolation
from parlour.core.house import table_says


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


def refused(reason: str, key: str, /, **known: str | int) -> Refusal:
    """A refusal of the table's own, in the language spoken now: `key` and its `.cure`."""
    return Refusal(reason, table_says(key, **known), "", table_says.part(key, "cure", **known))


def paused() -> Refusal:
    return refused("paused", "paused")


def full() -> Refusal:
    return refused("full", "log-full")


Answer = int | Refusal
"""The entry that was made (-1: none was needed), or why not."""
Reply = Callable[[Answer], None]


def unheard(answer: Answer) -> None:
    """For what nobody waits for."""
