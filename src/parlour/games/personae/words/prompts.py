"""What is asked of a seat, or whom the table waits for. From public facts only."""

from parlour.games.personae.model import State
from parlour.games.personae.rules.ask import mine
from parlour.games.personae.rules.making import wants_main
from parlour.games.personae.words.phrases import first_up
from parlour.games.personae.words.questions import SAY, in_making, questions
from parlour.roleplay.cast import seat_of
from parlour.roleplay.prompts import pressing


def _idle(state: State, seat: int | None) -> str:
    """Nothing in particular is asked."""
    leads = seat == state.desk.gm
    if seat is not None and wants_main(state, seat):
        return SAY("no-character")
    making = (
        []
        if leads or state.scene.open
        else [in_making(one) for one in state.individuals if seat_of(state, one) == seat and in_making(one)]
    )
    if making:
        return first_up(making[0])
    if not state.desk.sitting:
        return SAY("before-session-gm" if leads else "before-session")
    if not state.scene.open:
        return SAY("between-gm" if leads else "between")
    here = seat is not None and any(one.here for one in mine(state, seat))
    place = state.scene.place or SAY("scene-number", number=state.scene.number)
    return SAY("scene-gm" if leads else "scene" if here else "scene-watch", place=place)


def prompt(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    """What is asked of this seat (None: a watcher), given who is awaited."""
    return pressing(state, seat, awaited, questions(state), playing=state.scene.open) or _idle(state, seat)
