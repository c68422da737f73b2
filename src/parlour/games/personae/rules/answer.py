"""The answer (H2): with which Skill a reactor meets the Challenge, and whether it notices it at all."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.offers import Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import Challenge, State
from parlour.games.personae.rules.abilities import stamp
from parlour.games.personae.rules.ask import individual, leads
from parlour.games.personae.rules.defence import ways
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.flow import answered, refresh, seat_of_side

NONE: tuple[Offer, ...] = ()


def answering(state: State) -> Challenge | None:
    return state.challenge if state.challenge is not None and state.challenge.stage == "answer" else None


def offer_answer(state: State, seat: int) -> Sequence[Offer]:
    """PER-117, PER-167, PER-174, PER-210 to PER-216."""
    challenge = answering(state)
    if challenge is None:
        return NONE
    found = []
    for at, side in enumerate(challenge.sides):
        if side.chosen or seat_of_side(state, side) != seat:
            continue
        for active in (False, True):
            skills = tuple(dict.fromkeys([way.skill for way in ways(state, challenge, at) if way.active == active]))
            if skills:
                found.append(Offer("answer", (active, side.who), (Pick(skills),)))
    return found


def act_answer(draft: Draft, seat: int, command: m.Answer) -> None:
    state, challenge = draft.state, draft.challenge
    at = next(at for at, side in enumerate(challenge.sides) if side.who == command.who and not side.chosen)
    way = next(way for way in ways(state, challenge, at) if (way.skill, way.active) == (command.skill, command.active))
    draft.put(m.SideSet(at, replace(challenge.sides[at], skill=way.skill, active=way.active, chosen=True)))
    if way.by:
        ability = next(one for one in individual(state, command.who).abilities if one.id == way.by)
        draft.put(m.AbilityUsed(command.who, way.by, stamp(state, ability)))
    refresh(draft)
    answered(draft)


def offer_unnoticed(state: State, seat: int) -> Sequence[Offer]:
    """PER-212: the game master's word, until somebody has answered."""
    challenge = state.challenge
    if challenge is None or challenge.stage not in ("help", "answer") or challenge.unnoticed or not leads(state, seat):
        return NONE
    reactors = challenge.sides[1:]
    if challenge.kind not in ("interaction", "attack", "power") or any(side.chosen for side in reactors):
        return NONE
    return [Offer("unnoticed", (), (), False)]


def act_unnoticed(draft: Draft, seat: int, command: m.Unnoticed) -> None:
    draft.put(m.WentUnnoticed())


CHAPTER: Chapter = {m.Answer: (offer_answer, act_answer), m.Unnoticed: (offer_unnoticed, act_unnoticed)}
