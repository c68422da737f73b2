"""What waits for the game master's word: sources to study from, things of a later age, checks asked for."""

from parlour.core.judge import FLAG, Move, One
from parlour.games.yags import moves as m
from parlour.games.yags.model import Petition, State
from parlour.games.yags.rules.advance import lacking, studied
from parlour.games.yags.rules.ask import find_creature, find_item, skill_def
from parlour.games.yags.rules.derive import band
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.making import tell_load
from parlour.games.yags.rules.skills import tl_key
from parlour.roleplay.cast import not_gm


def no_petitions(state: State) -> bool:
    return not state.petitions


def petitions(state: State) -> tuple[Petition, ...]:
    return state.petitions


def call_it(yes: bool, it: Petition) -> bool:
    """A check is granted by calling it."""
    return yes and it.what == "check"


def too_late(state: State, yes: bool, it: Petition) -> bool:
    """A yes would lead nowhere any more: the points are gone or the level is not allowed, the thing is gone."""
    one = find_creature(state, it.who)
    if not yes or one is None:
        return yes
    if it.what == "tl":
        return find_item(one, it.piece) is None
    defined = skill_def(state, it.piece)
    wanted = lacking(state, one, defined) if defined is not None else None
    return wanted is None or it.amount > min(wanted, one.xp)


def act_answer(draft: Draft, seat: int, command: m.AnswerPetition) -> None:
    petition = next(one for one in draft.state.petitions if one.id == command.wish)
    draft.put(m.PetitionAnswered(petition.id, command.yes))
    if not command.yes:
        return
    if petition.what == "study":
        studied(draft, petition.who, petition.piece, petition.amount, petition.text)
    else:
        before = band(draft.one(petition.who))
        draft.put(m.NoticeAllowed(petition.who, tl_key(petition.piece)))
        tell_load(draft, petition.who, before)


def awaits(state: State) -> set[int]:
    return {state.desk.gm} if state.petitions else set()


MOVES: Moves = {
    Move(
        m.AnswerPetition,
        {"yes": One(FLAG[::-1]), "wish": One(petitions, unless=(call_it, too_late))},
        rule="YAG-079",
        unless=(not_gm, no_petitions),
        owed=True,
    ): act_answer,
}
