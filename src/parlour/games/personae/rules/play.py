"""The game's decisions in one place: who is asked, what is offered, what a command leads to."""

from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Stops
from parlour.core.offers import Offer, fits
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules import (
    advance,
    answer,
    approval,
    assist,
    changes_advance,
    changes_challenge,
    changes_harm,
    changes_people,
    changes_scene,
    changes_turns,
    close,
    companions,
    creation,
    desk,
    encounter,
    gear,
    issue,
    obstacles,
    order,
    people,
    powers,
    recover,
    resources,
    roll,
    scene,
    settings,
    stabilise,
    steps,
    traits,
    turns,
    wishes,
)
from parlour.games.personae.rules.draft import Chapter, Draft, Refusals
from parlour.games.personae.rules.explain import explain
from parlour.roleplay.moves import Overrule

_changes = (changes_advance, changes_challenge, changes_harm, changes_people, changes_scene, changes_turns)
"""They say what each event does; importing them is all that is needed."""

CHAPTERS: Chapter = desk.CHAPTERS
for _chapter in (
    issue, assist, answer, settings, roll, close, turns, powers, stabilise, recover, encounter, order, scene, obstacles, resources, wishes,
    people, creation, traits, gear, companions, approval, advance, desk,
):  # fmt: skip
    CHAPTERS.update(_chapter.CHAPTER)

REFUSALS: Refusals = {**people.REFUSALS, Overrule: desk.DESK.refuse_overrule}

_OFFERINGS = tuple(dict.fromkeys([offering for offering, _ in CHAPTERS.values()]))
_AWAITING = (steps, encounter, powers, scene, obstacles, wishes, people, creation, approval, advance, desk)


def offers(state: State, seat: int) -> list[Offer]:
    """Everything this seat may do now."""
    if state.desk.closed or not 0 <= seat < len(state.desk.people):
        return []
    return [offer for offering in _OFFERINGS for offer in offering(state, seat)]


def awaited(state: State) -> tuple[int, ...]:
    """Who is asked, from public facts only: by the open Challenge first; by turns only where none is open."""
    if state.desk.closed:
        return ()
    asked: set[int] = set()
    for chapter in _AWAITING:
        asked |= chapter.awaits(state)
    return tuple(sorted(asked))


_STAGES = ("help", "answer", "settings", "ready", "reroll", "ignore", "spend", "settle", "close")


def decision(state: State) -> int:
    """Which question is open, as a number: the Challenge and how far it is, or the turn."""
    challenge, encounter_now = state.challenge, state.encounter
    turn = 0 if encounter_now is None else encounter_now.number * 10_000 + encounter_now.round * 100 + encounter_now.at
    if challenge is None:
        return turn * 1000
    done = sum([side.chosen + side.done + len(side.changes) + len(side.ignored) + bool(side.dice) for side in challenge.sides])
    return (turn * 1000 + challenge.number * 10 + _STAGES.index(challenge.stage)) * 1000 + challenge.chained * 100 + done


def play(state: State, seat: int, command: Any, chance: Chance) -> tuple[tuple[Any, ...], State]:
    """Events and the next state; or the reason why not, before anything is drawn."""
    entry = CHAPTERS.get(type(command))
    if entry is None or state.desk.closed or not 0 <= seat < len(state.desk.people) or not fits(entry[0](state, seat), command):
        raise explain(state, seat, command)
    reading = REFUSALS.get(type(command))
    refusal = reading(state, seat, command) if reading is not None else None
    if refusal is not None:
        raise refusal
    draft = Draft(state, chance)
    entry[1](draft, seat, command)
    return tuple(draft.events), draft.state


def passing(state: State, seat: int, stops: Stops) -> m.LetStand | None:
    """Steps nobody can use pass by themselves already (see steps.py)."""
    return None
