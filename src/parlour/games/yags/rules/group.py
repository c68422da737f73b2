"""A check by the whole group (YAG-Q78): everybody rolls the same against the same number, each for themselves, on one
card."""

from msgspec.structs import replace

from parlour.core.judge import FLAG, YES, Count, Move, One, Some, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MOST, PHRASE
from parlour.games.yags.content.tables import difficulty_label
from parlour.games.yags.model import ATTRIBUTES, Check, Side, State
from parlour.games.yags.rules.ask import is_npc, present
from parlour.games.yags.rules.call import put
from parlour.games.yags.rules.conditions import CALLING, SECRET
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import best, prepared, rolled
from parlour.games.yags.rules.numbers import as_rated
from parlour.games.yags.rules.teams import none_of_it, not_learnt, pairs_of
from parlour.roleplay.cast import people

LEAST = 2


def usual_pair(state: State) -> tuple[str, str]:
    """What a form begins with: what somebody has asked for from the sheet, else keeping one's eyes open."""
    asked = [(petition.attribute, petition.piece) for petition in state.petitions if petition.attribute]
    return asked[0] if asked else ("Perception", "awareness")


def usual_attribute(state: State) -> str:
    return usual_pair(state)[0]


def usual_skill(state: State) -> str:
    return usual_pair(state)[1]


def party(state: State) -> tuple[str, ...]:
    """The players' characters in the scene."""
    return tuple([one.id for one in present(state) if not is_npc(one)])


def act_group(draft: Draft, seat: int, command: m.CallGroup) -> None:
    state = draft.state
    sides = [Side(who, command.attribute, command.skill) for who in command.group]
    label = difficulty_label(command.target)
    check = Check(0, "group", tuple(sides), command.text.strip(), command.target, label, hidden=command.hidden)
    if command.now:
        check = replace(check, sides=tuple([best(state, check, prepared(state, check, side)) for side in sides]))
    put(draft, check)
    for at in range(len(sides)) if command.now and not command.hidden else ():
        rolled(draft, at)


MOVES: Moves = {
    Move(
        m.CallGroup,
        {
            "hidden": One(FLAG, suggest=False),
            "now": One(YES, suggest=True),
            "attribute": One(ATTRIBUTES, suggest=usual_attribute),
            "skill": One(pairs_of, suggest=usual_skill),
            "group": Some(people, unless=(*SECRET, none_of_it, not_learnt), least=LEAST, suggest=party),
            "target": Count(0, MOST, suggest=as_rated),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-Q78",
        unless=CALLING,
    ): act_group,
}
