"""What is asked of a seat, or whom the table waits for. From public facts only."""

from parlour.games.personae.model import State
from parlour.games.personae.rules.ask import mine
from parlour.games.personae.rules.making import wants_main
from parlour.games.personae.words.phrases import first_up
from parlour.games.personae.words.questions import in_making, questions
from parlour.roleplay.cast import seat_of
from parlour.roleplay.prompts import pressing


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
    return pressing(state, seat, awaited, questions(state), playing=state.scene.open) or _idle(state, seat)
