"""The order of play: who is asked, what is offered, what a command leads to.

At the table: the game master starts a session (desk). Players make a character, step by step (creation, stunts), and
hand it in; the game master brings everybody else (cast), and says who belongs to whom (roster).

In a scene (scene) there are aspects, and zones to move through (zones). Somebody says what they do: overcome, create an
advantage, attack; others help (action). Somebody opposes it, or nobody (opposition). The dice fall (ready), aspects are
invoked until both sides let it stand (invoke), and what comes of it is settled: who pays which price (settle), who
takes stress and consequences or is taken out (harm). Some harm is nobody's attack (mishap).

More than one roll: a challenge or a contest (contest), and a conflict (conflict), exchange by exchange, in which
somebody may concede. At any time an aspect complicates somebody's life for a fate point, and players declare what is
true (compel).

Between scenes and sessions wounds heal (recovery), and characters grow by milestones (milestone).

Each chapter says how its commands are judged and what they lead to; what its events change is in changes/. Here they
are put together: what is asked most urgently stands first."""

from parlour.core.game import Alarm, Stops
from parlour.games.fate import moves as m
from parlour.games.fate.model import State
from parlour.games.fate.rules import (
    action,
    cast,
    changes,
    compel,
    conflict,
    contest,
    creation,
    desk,
    harm,
    invoke,
    milestone,
    mishap,
    numbers,
    opposition,
    ready,
    recovery,
    roster,
    scene,
    settle,
    stunts,
    zones,
)  # fmt: skip
from parlour.games.fate.rules.ask import character
from parlour.games.fate.rules.draft import Draft
from parlour.games.fate.rules.sums import rolls, side_seat
from parlour.games.fate.rules.uses import uses
from parlour.games.fate.rules.window import asking, runs
from parlour.games.fate.words.refusals import SENTENCES, named
from parlour.roleplay.cast import seat_of
from parlour.roleplay.play import Playing

_changes = changes
"""They say what each event does; importing them is all that is needed."""

CHAPTERS = (
    opposition,
    ready,
    invoke,
    settle,
    harm,
    action,
    zones,
    conflict,
    contest,
    compel,
    creation,
    stunts,
    cast,
    roster,
    recovery,
    milestone,
    mishap,
    numbers,
    scene,
)
desk.DESK.hold(*[chapter.MOVES for chapter in CHAPTERS])

PLAYING = Playing(
    Draft,
    desk.DESK,
    SENTENCES,
    named,
    closed="FAE-180",
    seated="FAE-180",
    uses=uses,
    timed=(m.TimeIsUp,),
)
offers, play = PLAYING.offers, PLAYING.play


def awaited(state: State) -> tuple[int, ...]:
    """Who is asked, from public facts only: by the open roll, else by a twist or a turn; and by every open deal and
    fact."""
    if state.desk.closed:
        return ()
    asked = set(_asked_by_play(state))
    asked.update([compel.awaits(state, deal) for deal in state.deals])
    for fact in state.facts:
        asked.update(fact.waiting)
    if state.milestone is not None and state.roll is None:
        asked.update([seat_of(state, character(state, reward.who)) for reward in state.milestone.rewards])
    asked.update([state.desk.gm for person in state.characters if person.status == "submitted"])
    return tuple(sorted(asked))


def _asked_by_play(state: State) -> list[int]:
    roll, gm = state.roll, state.desk.gm
    if roll is None:
        if state.contest is not None and state.contest.twist:
            return [gm]
        if state.conflict is not None:
            return _on_turn(state) if state.conflict.begun else [gm]
        return []
    if roll.phase == "oppose":
        if roll.action == "contest":
            return [side_seat(state, side) for side in roll.sides if not side.settled]
        return [side_seat(state, roll.sides[1])]
    if roll.phase == "ready":
        return [side_seat(state, side) for side in roll.sides if rolls(side) and not side.throws]
    if roll.phase == "invoke":
        return [side_seat(state, roll.sides[at]) for at in asking(state)]
    return [gm if roll.choices[0].seat < 0 else roll.choices[0].seat]


def _on_turn(state: State) -> list[int]:
    conflict = state.conflict
    assert conflict is not None
    people = [character(state, who) for who in conflict.order[conflict.at] if who not in conflict.ended_turn]
    return [seat_of(state, person) for person in people if not person.out]


_PHASES = ("oppose", "ready", "invoke", "settle")


def decision(state: State) -> int:
    """Which question is open, as a number: the roll and how far it is, or the turn."""
    roll = state.roll
    if roll is None:
        return state.turn * 1000
    used = sum([len(side.invoked) + len(side.throws) for side in roll.sides])
    step = roll.passes * 10 + roll.asked if roll.phase == "invoke" else len(roll.choices)
    return (roll.number * 10 + _PHASES.index(roll.phase)) * 100_000 + used * 1000 + step + 500


def passing(state: State, seat: int, stops: Stops) -> m.LetStand | None:
    """Where sides take turns, one that has nothing to invoke lets it stand by itself; whoever wants to be asked in any
    case is."""
    roll = invoke.invoking(state)
    mine = [at for at in asking(state) if roll is not None and side_seat(state, roll.sides[at]) == seat]
    if not mine or stops == "always":
        return None
    if stops != "never" and any(invoke.INVOKE.ways(state, other) for other in range(len(state.desk.people))):
        return None
    return m.LetStand(mine[0])


def alarms(state: State) -> tuple[Alarm, ...]:
    """FAE-Q55: how long a result waits for those who could change it."""
    return (Alarm("stand", invoke.question(state), state.options.wait),) if runs(state) else ()
