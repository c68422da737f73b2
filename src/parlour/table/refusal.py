"""Answers of the table: an entry was made, or why not. Nothing else."""

from collections.abc import Callable

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """Why something was not done. Nothing has changed."""

    reason: str
    why: str
    rule: str = ""
    cure: str = ""


Answer = int | Refusal
"""The entry that was made (-1: none was needed), or why not."""
Reply = Callable[[Answer], None]


def unheard(answer: Answer) -> None:
    """For what nobody waits for."""
