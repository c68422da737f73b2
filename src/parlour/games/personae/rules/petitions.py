"""What waits for the game master's word: each kind of petition is answered by the chapter that made it."""

from collections.abc import Callable

from parlour.core.judge import FLAG, Move, One
from parlour.games.personae import moves as m
from parlour.games.personae.model import Petition, State
from parlour.games.personae.rules.assist import similar_answered
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.roleplay.cast import not_gm

ANSWERS: dict[str, Callable[[Draft, Petition, bool], None]] = {"similar": similar_answered}
"""What a yes or a no leads to, by the kind of petition; the chapters fill it in. A kind that is missing has a command
of its own."""


def answerable(state: State) -> list[Petition]:
    return [petition for petition in state.petitions if petition.what in ANSWERS]


def no_petitions(state: State) -> bool:
    return not answerable(state)


def act_answer(draft: Draft, seat: int, command: m.AnswerPetition) -> None:
    petition = next(one for one in draft.state.petitions if one.id == command.wish)
    draft.put(m.PetitionAnswered(petition.id, command.yes))
    ANSWERS[petition.what](draft, petition, command.yes)


def awaits(state: State) -> set[int]:
    return {state.desk.gm} if answerable(state) else set()


MOVES: Moves = {
    Move(
        m.AnswerPetition,
        {"wish": One(answerable), "yes": One(FLAG)},
        rule="PER-003",
        unless=(not_gm, no_petitions),
        owed=True,
        decided=2,
    ): act_answer
}
