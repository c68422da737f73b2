"""The game's decisions in one place: who is asked, what is offered, what a command leads to."""

from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Stops
from parlour.core.offers import Offer, fits
from parlour.games.yags.model import State
from parlour.games.yags.rules import (
    advance,
    art,
    call,
    campaign,
    changes_campaign,
    changes_check,
    changes_people,
    changes_scene,
    changes_tasks,
    climbs,
    close,
    contest,
    counters,
    creation,
    desk,
    frame,
    items,
    long,
    people,
    race,
    resist,
    roll,
    rounds,
    route,
    run,
    scene,
    scramble,
    situations,
    teams,
    techniques,
    travel,
    wishes,
)
from parlour.games.yags.rules.draft import Chapter, Draft, Refusals
from parlour.games.yags.rules.explain import explain
from parlour.roleplay.moves import Overrule

_changes = (changes_campaign, changes_check, changes_people, changes_scene, changes_tasks)
"""They say what each event does; importing them is all that is needed."""

CHAPTERS: Chapter = desk.CHAPTERS
for _chapter in (
    route, roll, frame, close, call, situations, contest, run, rounds, climbs, scramble, travel, counters, long, race, teams, art, resist,
    scene, people, creation, items, techniques, advance, campaign, wishes, desk,
):  # fmt: skip
    CHAPTERS.update(_chapter.CHAPTER)

REFUSALS: Refusals = {**people.REFUSALS, **campaign.REFUSALS, Overrule: desk.DESK.refuse_overrule}

_OFFERINGS = tuple(dict.fromkeys([offering for offering, _ in CHAPTERS.values()]))
_AWAITING = (roll, race, teams, climbs, situations, wishes, creation, desk)


def offers(state: State, seat: int) -> list[Offer]:
    """Everything this seat may do now."""
    if state.desk.closed or not 0 <= seat < len(state.desk.people):
        return []
    return [offer for offering in _OFFERINGS for offer in offering(state, seat)]


def awaited(state: State) -> tuple[int, ...]:
    """Who is asked, from public facts only."""
    if state.desk.closed:
        return ()
    asked: set[int] = set()
    for chapter in _AWAITING:
        asked |= chapter.awaits(state)
    return tuple(sorted(asked))


_STAGES = ("open", "push", "choose", "result")


def decision(state: State) -> int:
    """Which question is open, as a number: the check and how far it is, or the round."""
    check = state.check
    if check is None:
        return state.scene.round
    done = sum([bool(side.route) + bool(side.mode) + bool(side.wants) for side in check.sides])
    return ((check.number * 10 + _STAGES.index(check.stage)) * 2 + check.second) * 100 + done


def play(state: State, seat: int, command: Any, chance: Chance) -> tuple[tuple[Any, ...], State]:
    """Events and the next state; or the reason why not, before anything is drawn."""
    entry = CHAPTERS.get(type(command))
    if (
        entry is None
        or state.desk.closed
        or not 0 <= seat < len(state.desk.people)
        or not fits(entry[0](state, seat), command)
    ):
        raise explain(state, seat, command)
    reading = REFUSALS.get(type(command))
    refusal = reading(state, seat, command) if reading is not None else None
    if refusal is not None:
        raise refusal
    draft = Draft(state, chance)
    entry[1](draft, seat, command)
    return tuple(draft.events), draft.state


def passing(state: State, seat: int, stops: Stops) -> None:
    """Nobody is asked what she cannot answer: nothing is passed for anybody."""
    return None
