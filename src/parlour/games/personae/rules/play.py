"""The game's decisions in one place: who is asked, what is offered, what a command leads to."""

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
    supporting,
    together,
    traits,
    turns,
    unseen,
    wishes,
)
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.explain import explain
from parlour.roleplay.play import Playing

_changes = (changes_advance, changes_challenge, changes_harm, changes_people, changes_scene, changes_turns)
"""They say what each event does; importing them is all that is needed."""

CHAPTERS: Chapter = desk.CHAPTERS
for _chapter in (
    issue,
    assist,
    together,
    answer,
    settings,
    roll,
    close,
    turns,
    powers,
    stabilise,
    recover,
    encounter,
    order,
    scene,
    obstacles,
    resources,
    wishes,
    people,
    supporting,
    unseen,
    creation,
    traits,
    gear,
    companions,
    approval,
    advance,
    desk,
):
    desk.DESK.moves.update({move.command: move for move in _chapter.MOVES})
    CHAPTERS.update({move.command: (move.offers, act) for move, act in _chapter.MOVES.items()})
CHAPTERS.update(desk.CHAPTER)

_AWAITING = (steps, encounter, powers, scene, obstacles, wishes, people, creation, approval, advance, desk)
"""By the open Challenge first; by turns only where none is open."""

PLAYING = Playing(Draft, CHAPTERS, {}, explain, tuple([chapter.awaits for chapter in _AWAITING]), desk.DESK.moves)
offers, play, awaited = PLAYING.offers, PLAYING.play, PLAYING.awaited

_STAGES = ("help", "answer", "settings", "reroll", "ignore", "spend", "settle", "close")


def decision(state: State) -> int:
    """Which question is open, as a number: how far play is, the Challenge, and how far that is."""
    challenge, turn = state.challenge, state.turn * 1000
    if challenge is None:
        return turn * 1000
    done = sum(
        [side.chosen + side.done + len(side.changes) + len(side.ignored) + bool(side.dice) for side in challenge.sides]
    )
    return (turn + challenge.number * 10 + _STAGES.index(challenge.stage)) * 1000 + challenge.chained * 100 + done
