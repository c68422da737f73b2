"""The order of play: who is asked, what is offered, what a command leads to.

At the table: the game master starts a session (desk) and brings supporting characters (supporting, unseen). Players
make or take a main character (people), step by step (creation): ranks, points, Traits (traits), gear (gear), and
perhaps a companion (companions). The game master approves (approval); Development Points buy more (advance).

In a scene (scene) there is something to buy (resources), something in the way (obstacles), wounds to recover from
(recover), Powers to use (powers). Somebody escalates (encounter): there is an order (order), and everybody has turns
(turns), alone or together.

A Challenge is issued (issue), others help (assist) or issue it too (together), the reactors answer (answer), all that
bears on it is set (settings), and the dice fall. They are rerolled, left out, bettered by criticals (roll), compared,
and what follows happens (steps, settle); then it is over, or another follows (close). Whoever is dying can be kept
alive (stabilise). What nobody has to say happens by itself (by_itself). What waits for the game master's word is
answered in between (petitions).

Each chapter lists its commands in that order: how each is judged, and what it leads to. What events do to the state:
changes/."""

from parlour.games.personae.model import State
from parlour.games.personae.rules import (
    advance,
    answer,
    approval,
    assist,
    changes,
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
    petitions,
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
)
from parlour.games.personae.rules.by_itself import goes_on
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.uses import uses
from parlour.games.personae.words.refusals import SENTENCES, named
from parlour.roleplay.play import Playing

_changes = changes
"""They say what each event does; importing them is all that is needed."""

CHALLENGES = (issue, assist, together, answer, settings, roll, close)
ENCOUNTERS = (turns, powers, stabilise, recover, encounter, order)
SCENES = (scene, obstacles, resources, petitions)
CHARACTERS = (people, supporting, unseen, creation, traits, gear, companions, approval, advance)
CHAPTERS = (*CHALLENGES, *ENCOUNTERS, *SCENES, *CHARACTERS, desk)
desk.DESK.hold(*[chapter.MOVES for chapter in CHAPTERS])

_AWAITING = (steps, encounter, powers, scene, obstacles, petitions, people, creation, approval, advance, desk)
"""By the open Challenge first; by turns only where none is open."""

PLAYING = Playing(
    Draft,
    desk.DESK,
    SENTENCES,
    named,
    closed="PER-003",
    seated="PER-002",
    uses=uses,
    awaiting=tuple([chapter.awaits for chapter in _AWAITING]),
    after=goes_on,
)
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
