"""What is asked of a seat, or whom the table waits for. From public facts only."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from parlour.roleplay.desk import SAY, called
from parlour.roleplay.phrases import first_up, listed


class Question(Struct, frozen=True):
    seats: tuple[int, ...]
    """Who is asked."""
    ask: str
    """To them: a sentence."""
    wait: str
    """To the others, after "Waiting for Bea to"; empty: none of their business."""


def pressing(
    state: Any, seat: int | None, awaited: tuple[int, ...], questions: Iterable[Question], *, playing: bool
) -> str:
    """What is asked of this seat (None: a watcher), given who is awaited, the most pressing question first; empty where
    nothing is. Others are waited for only while something is played."""
    if state.desk.closed:
        return SAY("closed")
    asked = [question for question in questions if any(other in awaited for other in question.seats)]
    if seat is not None and seat in awaited:
        return next((first_up(question.ask) for question in asked if seat in question.seats), "")
    for question in asked:
        if playing and question.wait:
            seats = [other for other in dict.fromkeys(question.seats) if other in awaited]
            who = listed([called(state.desk, other) for other in seats])
            return SAY("waiting", who=who, do=question.wait)
    return ""
