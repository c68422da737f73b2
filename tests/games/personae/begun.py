"""Tables of Personae by the events that lead to them: a base state is one that play could have left."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, Options, State
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.setup import initial
from parlour.roleplay.moves import SessionStarted

PLACE = "The quay"
PACE = {"goal_required": "on", "dice_ready": "everybody", "turns_pass": "said"}
"""Every step of a Challenge is said, so that each can be looked at; test_by_itself.py has the usual pace."""


def table(
    names: Sequence[str],
    people: Sequence[Individual] = (),
    *,
    sitting: bool = True,
    scene: int = 0,
    made: int = 0,
    **options: Any,
) -> State:
    """`scene`: the number of the one that is open. `made`: so many ids were given out, the last to somebody who is
    gone."""
    options = {**PACE, **options}
    events: list[Any] = [SessionStarted(1)] if sitting else []
    events += [m.IndividualBegun(replace(one, here=False)) for one in people]
    if made:
        gone = Individual(f"c{made}", "Nobody", "ally", -1)
        events += [m.IndividualBegun(gone), m.IndividualDropped(gone.id, gone.name)]
    for number in range(1, scene):
        events += [m.SceneOpened(number, PLACE, "", "", (), ()), m.SceneClosed(number)]
    if scene:
        events.append(m.SceneOpened(scene, PLACE, "", "", tuple([one.id for one in people if one.here]), ()))
    return Draft.evolve(initial(names, Options(**options)), events)


def fight(
    state: State,
    order: Sequence[str],
    *,
    turn: str = "",
    round: int = 1,
    opening: bool = False,
    violent: bool = True,
) -> State:
    """Begun by the first of them; where no opening Challenge is due any more she has gone and come back."""
    first = order[0]
    state = Draft.evolve(state, [m.Escalated(state.encounters + 1, violent, first, "")])
    assert state.encounter is not None
    events: list[Any] = [m.OrderRolled(who, "", (1,), 0) for who in state.encounter.waiting]
    events += [] if opening else [m.Left(first), m.Entered(first)]
    events.append(m.OrderSet(tuple(order)))
    for number in range(1, round):
        events += [event for who in order for event in (m.TurnBegan(who, number), m.TurnEnded(who))]
        events.append(m.RoundEnded(number))
    for who in order[: order.index(turn)] if turn else ():
        events += [m.TurnBegan(who, round), m.TurnEnded(who)]
    return Draft.evolve(state, [*events, m.TurnBegan(turn or first, round)])
