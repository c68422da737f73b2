"""How hard things are in a scene, said before they are tried (YAG-005): nobody but the game master knows of it."""

from parlour.core.judge import Count, Move, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MODERATE, MOST, NAME
from parlour.games.yags.model import Petition, State
from parlour.games.yags.rules.conditions import PLAYING
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.roleplay.cast import not_gm


def number_for(state: State, skill: str) -> int:
    """What is suggested: the number of something named after the skill, else that of all else."""
    named = [number for what, number in state.numbers if skill and skill.casefold() in what.casefold()]
    return (named or [number for what, number in state.numbers if not what] or [MODERATE])[0]


def as_rated(state: State) -> int:
    return number_for(state, "")


def for_petition(state: State, wish: Petition) -> int:
    return number_for(state, wish.piece or wish.attribute)


def act_rate(draft: Draft, seat: int, command: m.Rate) -> None:
    draft.put(m.Rated(command.what.strip(), command.target))


MOVES: Moves = {
    Move(
        m.Rate,
        {"what": Words(NAME, 0), "target": Count(0, MOST, suggest=MODERATE)},
        rule="YAG-005",
        unless=(not_gm, *PLAYING),
    ): act_rate,
}
