"""What is asked of a seat, or whom the table waits for. From public facts only."""

from parlour.games.yags.model import State
from parlour.games.yags.rules.ask import mine, side_seat
from parlour.games.yags.rules.decide import extras_due
from parlour.games.yags.rules.making import wants_own
from parlour.games.yags.words.phrases import first_up
from parlour.games.yags.words.questions import SAY, extras_words, in_making, leading_words, on_foot, questions, where
from parlour.roleplay.cast import seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.prompts import pressing


def _idle(state: State, seat: int | None) -> str:
    """Nothing in particular is asked."""
    leading = seat is not None and leads(state, seat)
    if seat is not None and wants_own(state, seat):
        return SAY("make-one")
    making = (
        []
        if leading or state.scene.open
        else [in_making(one) for one in state.creatures if seat_of(state, one) == seat and in_making(one)]
    )
    if making:
        return first_up(making[0])
    if not state.desk.sitting:
        return SAY("before-leading" if leading else "before")
    if not state.scene.open:
        return SAY("between-leading" if leading else "between")
    return _in_scene(state, seat)


def _in_scene(state: State, seat: int | None) -> str:
    due = _extras(state, seat)
    if due:
        return extras_words(due)
    if seat is not None and leads(state, seat):
        return leading_words(state, seat)
    if seat is not None and any(one.here for one in mine(state, seat)):
        return on_foot(state, seat) if state.scene.round else SAY("plain", where=where(state))
    return SAY("watching", where=where(state))


def _extras(state: State, seat: int | None) -> int:
    """How many of the three this seat may still choose."""
    check = state.check
    if check is None or seat is None or check.hidden or not all(side.mode for side in check.sides):
        return 0
    theirs = side_seat(state, check.sides[max(check.winner, 0)]) == seat
    return extras_due(check) if theirs else 0


def prompt(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    """What is asked of this seat (None: a watcher), given who is awaited."""
    return pressing(state, seat, awaited, questions(state), playing=state.scene.open) or _idle(state, seat)
