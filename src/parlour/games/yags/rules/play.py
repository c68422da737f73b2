"""A table of Yags, in the order it is played.

The game master settles what the campaign is played with (campaign) and prepares people (people, shelf); players build
theirs step by step, with techniques and gear, and hand them in (creation, approval, techniques, items). In a session
scenes open and close (scene). Somebody says what they try, and the game master calls for a check (call), for one the
talents have ready (situations) or for a contest (contest). Before the dice it is framed (frame); each side says how it
goes about it (route) and rolls, or takes 0 or 10 (roll, takes). Then it is decided (decide), what it was about follows
from it (flow), and it is told and put away (close). Running, climbing and the road (run, rounds, scramble, climbs,
travel) and tasks of more than one roll (tasks, long, race, teams, art) bring checks of their own. Between checks
experience is spent (advance), and petitions are answered (petitions). All of it the game master may overrule, with a
receipt (desk, overrule).

Each chapter says how its commands are judged and what they lead to; what its events change is in changes/. Here they
are put together: what is asked most urgently stands first.
"""

from parlour.games.yags.model import State
from parlour.games.yags.rules import (
    advance,
    art,
    call,
    campaign,
    changes,
    climbs,
    close,
    contest,
    counters,
    creation,
    desk,
    frame,
    group,
    items,
    long,
    numbers,
    people,
    petitions,
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
)
from parlour.games.yags.rules.ask import RULE
from parlour.games.yags.rules.draft import Draft
from parlour.games.yags.words.refusals import SENTENCES, named
from parlour.roleplay.play import Playing

CHANGES = changes
"""They say what each event does; importing them is all that is needed."""
THE_CHECK = (route, roll, frame, close)
CALLS = (call, group, situations, contest)
WAYS = (run, rounds, climbs, scramble, travel, resist, counters)
TASKS = (tasks, long, race, teams, art)
PEOPLE = (people, shelf, creation, items, techniques, advance)
CAMPAIGN = (campaign, petitions)

CHAPTERS = (*THE_CHECK, *CALLS, *WAYS, *TASKS, scene, numbers, *PEOPLE, *CAMPAIGN, desk)
desk.DESK.hold(*[chapter.MOVES for chapter in CHAPTERS])

_AWAITING = (roll, run, rounds, race, tasks, teams, climbs, situations, petitions, creation, desk)

PLAYING = Playing(
    Draft,
    desk.DESK,
    SENTENCES,
    named,
    closed=RULE,
    seated=RULE,
    awaiting=tuple([chapter.awaits for chapter in _AWAITING]),
)
offers, play, awaited = PLAYING.offers, PLAYING.play, PLAYING.awaited

_STAGES = ("open", "push", "choose", "result")


def decision(state: State) -> int:
    """Which question is open, as a number: the check and how far it is, or the round."""
    check = state.check
    if check is None:
        return state.scene.round
    done = sum([bool(side.route) + bool(side.mode) + bool(side.wants) for side in check.sides])
    return ((check.number * 10 + _STAGES.index(check.stage)) * 2 + check.second) * 100 + done
