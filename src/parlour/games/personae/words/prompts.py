"""What is asked of a seat, or whom the table waits for. From public facts only."""

from parlour.games.personae.model import State
from parlour.games.personae.rules.ask import mine
from parlour.games.personae.rules.making import wants_main
from parlour.games.personae.words.phrases import first_up, listed
from parlour.games.personae.words.questions import in_making, questions
from parlour.roleplay.cast import seat_of
from parlour.roleplay.desk import called


def _names(state: State, seats: tuple[int, ...]) -> str:
    return listed([called(state.desk, seat) for seat in seats])


def _idle(state: State, seat: int | None) -> str:
    """Nothing in particular is asked."""
    leads = seat == state.desk.gm
    if seat is not None and wants_main(state, seat):
        return "Make a character, or take a ready-made one."
    making = (
        []
        if leads or state.scene.open
        else [in_making(one) for one in state.individuals if seat_of(state, one) == seat and in_making(one)]
    )
    if making:
        return first_up(making[0])
    if not state.desk.sitting:
        return "Make ready what you need, then start the session." if leads else "The game master starts the session."
    if not state.scene.open:
        return (
            "Open a scene, let days pass, or award Development Points."
            if leads
            else "Between scenes. Plan what to buy, or wait for the next one."
        )
    where = state.scene.place or f"Scene {state.scene.number}"
    if leads:
        return f"{where}: ask what they do. Issue a Challenge, put something in the way, or escalate."
    if seat is not None and any(one.here for one in mine(state, seat)):
        return f"{where}: say what you do, issue a Challenge, or just talk."
    return f"{where}. The story goes on."


def prompt(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    """What is asked of this seat (None: a watcher), given who is awaited."""
    if state.desk.closed:
        return "The story is told. The table is closed."
    open_ones = [question for question in questions(state) if any(other in awaited for other in question.seats)]
    if seat is not None and seat in awaited:
        own = next((question for question in open_ones if seat in question.seats), None)
        return first_up(own.ask) if own is not None else _idle(state, seat)
    pressing = [question for question in open_ones if state.scene.open and question.wait]
    if pressing:
        seats = tuple([other for other in dict.fromkeys(pressing[0].seats) if other in awaited])
        return f"Waiting for {_names(state, seats)} to {pressing[0].wait}."
    return _idle(state, seat)
