"""The Fugue System, for the laws of judgement."""

import random
from typing import Any

from msgspec.structs import replace

from games.fugue.refusals import CASES
from laws.judged.common import YES_NO, Judged, shake
from parlour.games import GAMES
from parlour.games.fugue.model import Leave
from parlour.games.fugue.rules.desk import DESK
from parlour.games.fugue.rules.play import PLAYING
from parlour.games.fugue.words.refusals import named

STAGES = ("memory", "ability", "naming", "judged", "choice")


def shaken(state: Any, rnd: random.Random) -> Any:
    people = tuple([
        shake(one, rnd, 0.06, here=YES_NO, down=("", "knocked", "dead"), detail=("", "a scar"), parked=YES_NO)
        for one in state.characters
    ])  # fmt: skip
    memories = tuple([
        shake(one, rnd, 0.1, stage=STAGES, late=YES_NO, back=("", "FUG-053"), way=("own", "gift", "signifier"))
        for one in state.flashbacks
    ])  # fmt: skip
    options = shake(
        state.options, rnd, 0.2, lock_ends=("newAbility", "never"), wild_limit=("perAbility", "perContest"),
        wild_timing=("ownTurnFree", "anyTime", "ownTurnAsPlay"), wild_rescue=("no", "yes"),
    )  # fmt: skip
    if people and rnd.random() < 0.15:
        at = rnd.randrange(len(people))
        lost = shake(people[at], rnd, 0.6, here=YES_NO, down=("", "knocked", "dead"), detail=("", "a scar"))
        people = (*people[:at], lost, *people[at + 1 :])
    leaves = state.leaves
    if people and rnd.random() < 0.1:
        what = rnd.choice(("flee", "hold", "finish", "intercede", "bleed"))
        leaves = (*leaves, Leave(rnd.choice(people).id, what, rnd.choice(people).id))  # type: ignore[arg-type]
    declared = tuple([shake(one, rnd, 0.2, talk=("", "offered", "cards")) for one in state.declared])
    tasks = tuple([
        shake(one, rnd, 0.2, stage=("ruled", "going", "telling", "again"), cards=((),)) if one.stage != "done" else one
        for one in state.tasks
    ])  # fmt: skip
    contest = None if rnd.random() < 0.1 else state.contest
    if contest is not None and contest.win is not None:
        win = shake(contest.win, rnd, 0.3, rank=(1, 2, 3, 6), lapsed=YES_NO, started=YES_NO, reaching=YES_NO)
        win = shake(win, rnd, 0.1, targets=((),))
        contest = shake(contest, rnd, 0.2, ending=((1, 2),), chosen=(None,), violent=YES_NO)
        contest = replace(contest, win=win)
    if contest is not None and contest.hands:
        hands = tuple([shake(hand, rnd, 0.2, stymied=YES_NO, replied=YES_NO) for hand in contest.hands])
        contest = shake(contest, rnd, 0.15, played=YES_NO, swapped=YES_NO, rescue=YES_NO)
        stages = ("turn", "reply") if contest.stage in ("turn", "reply") else (contest.stage,)
        contest = replace(contest, hands=hands, stage=rnd.choice(stages))
    if contest is not None and rnd.random() < 0.2:
        out = tuple([who for side in contest.groups[contest.at].sides for who in side if rnd.random() < 0.3])
        group = replace(contest.groups[contest.at], sitting_out=out)
        contest = replace(contest, groups=(*contest.groups[: contest.at], group, *contest.groups[contest.at + 1 :]))
    order = tuple([seat for seat in state.order if rnd.random() < 0.95])
    return replace(
        state, characters=people, flashbacks=memories, options=options, contest=contest, leaves=leaves,
        declared=declared, tasks=tasks, order=order,
        desk=shake(state.desk, rnd, 0.06, sitting=YES_NO, people=(("", *state.desk.people[1:]),)),
        phase=rnd.choice(("over", "lobby", "intro", "create", "handover")) if rnd.random() < 0.15 else state.phase,
        opened=state.opened if rnd.random() < 0.9 else False,
        tellings=() if rnd.random() < 0.1 else state.tellings,
        deck=() if rnd.random() < 0.1 else state.deck,
        discard=() if rnd.random() < 0.1 else state.discard,
        gone=() if rnd.random() < 0.1 else state.gone,
    )  # fmt: skip


FUGUE = Judged(GAMES["fugue"], DESK.moves, PLAYING.sentences, named, shaken, frozenset([case[0] for case in CASES]))
