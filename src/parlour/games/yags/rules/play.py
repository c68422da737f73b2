"""The game's decisions in one place: who is asked, what is offered, what a command leads to."""

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
    shelf,
    situations,
    tasks,
    teams,
    techniques,
    travel,
    wishes,
)
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.explain import explain
from parlour.roleplay.play import Playing

_changes = (changes_campaign, changes_check, changes_people, changes_scene, changes_tasks)
"""They say what each event does; importing them is all that is needed."""

CHAPTERS: Chapter = desk.CHAPTERS
for _chapter in (
    route,
    roll,
    frame,
    close,
    call,
    situations,
    contest,
    run,
    rounds,
    climbs,
    scramble,
    travel,
    counters,
    tasks,
    long,
    race,
    teams,
    art,
    resist,
    scene,
    people,
    shelf,
    creation,
    items,
    techniques,
    advance,
    campaign,
    wishes,
    desk,
):
    desk.DESK.moves.update({move.command: move for move in _chapter.MOVES})
    CHAPTERS.update({move.command: (move.offers, act) for move, act in _chapter.MOVES.items()})
CHAPTERS.update(desk.CHAPTER)

_AWAITING = (roll, run, race, teams, climbs, situations, wishes, creation, desk)

PLAYING = Playing(Draft, CHAPTERS, {}, explain, tuple([chapter.awaits for chapter in _AWAITING]), desk.DESK.moves)
offers, play, awaited = PLAYING.offers, PLAYING.play, PLAYING.awaited

_STAGES = ("open", "push", "choose", "result")


def decision(state: State) -> int:
    """Which question is open, as a number: the check and how far it is, or the round."""
    check = state.check
    if check is None:
        return state.scene.round
    done = sum([bool(side.route) + bool(side.mode) + bool(side.wants) for side in check.sides])
    return ((check.number * 10 + _STAGES.index(check.stage)) * 2 + check.second) * 100 + done
