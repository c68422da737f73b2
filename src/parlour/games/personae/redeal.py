"""Another world this seat cannot tell from the real one: what the game master keeps to herself is otherwise, texts of others are blank."""

from msgspec.structs import replace

from parlour.core.chance import Chance
from parlour.games.personae.model import Batch, Individual, State
from parlour.games.personae.rules.ask import individual, is_npc, leads, seat_of
from parlour.games.personae.view_build import is_open

_COINS = ("as it is", "otherwise")


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """The game master knows everything but what others write down for themselves."""
    desk = state.desk
    leading = seat is not None and leads(state, seat)
    notes = tuple([own if at == seat else () for at, own in enumerate(desk.notes)])
    pleas = desk.pleas if leading else tuple([plea for plea in desk.pleas if plea.seat == seat])
    state = replace(state, desk=replace(desk, notes=notes, pleas=pleas))
    if leading:
        return state
    people = [_other(state, one, seat, chance) for one in state.individuals if not one.hidden]
    batches = tuple([_batch(state, batch, seat) for batch in state.batches if batch.submitted or _is_mine(state, batch, seat)])
    return replace(state, individuals=tuple(people), batches=batches, hid=0)


def _is_mine(state: State, batch: Batch, seat: int | None) -> bool:
    return seat_of(state, individual(state, batch.who)) == seat


def _batch(state: State, batch: Batch, seat: int | None) -> Batch:
    """That the game master is asked for her word is seen by all; what was planned is not."""
    return batch if _is_mine(state, batch, seat) else replace(batch, purchases=())


def _other(state: State, one: Individual, seat: int | None, chance: Chance) -> Individual:
    """Numbers nobody else may read are a little otherwise; secrets are gone."""
    if seat_of(state, one) != seat:
        one = replace(one, secret="")
    if is_open(one) or seat_of(state, one) == seat or not is_npc(one) or not one.numbered:
        return one
    higher = chance.draw(bytes(range(len(_COINS))), 1, _COINS)[0]
    values = tuple([value + higher if at < len(one.values) - 1 else value for at, value in enumerate(one.values)])
    skills = tuple([replace(skill, dice=skill.dice + higher) for skill in one.skills])
    return replace(one, values=values, skills=skills, dp=one.dp + higher, concept="", goal="", keywords=())
