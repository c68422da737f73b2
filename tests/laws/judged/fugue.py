"""The Fugue System, for the laws of judgement."""

import random
from typing import Any

from msgspec.structs import replace

from laws.judged.common import YES_NO, Judged, shake
from parlour.games import GAMES
from parlour.games.fugue.model import Leave
from parlour.games.fugue.rules.desk import DESK
from parlour.games.fugue.rules.explain import ALL
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
    leaves = state.leaves
    if people and rnd.random() < 0.1:
        what = rnd.choice(("flee", "hold", "finish", "intercede", "bleed"))
        leaves = (*leaves, Leave(rnd.choice(people).id, what, rnd.choice(people).id))  # type: ignore[arg-type]
    contest = None if rnd.random() < 0.1 else state.contest
    if contest is not None and contest.hands:
        hands = tuple([shake(hand, rnd, 0.2, stymied=YES_NO, replied=YES_NO) for hand in contest.hands])
        contest = shake(contest, rnd, 0.15, played=YES_NO, swapped=YES_NO, rescue=YES_NO)
        stages = ("turn", "reply") if contest.stage in ("turn", "reply") else (contest.stage,)
        contest = replace(contest, hands=hands, stage=rnd.choice(stages))
    return replace(
        state, characters=people, flashbacks=memories, options=options, contest=contest, leaves=leaves,
        desk=shake(state.desk, rnd, 0.06, sitting=YES_NO, people=(("", *state.desk.people[1:]),)),
        phase=rnd.choice(("over", "lobby", "intro", "create", "handover")) if rnd.random() < 0.15 else state.phase,
        opened=state.opened if rnd.random() < 0.9 else False,
        tellings=() if rnd.random() < 0.1 else state.tellings,
        deck=() if rnd.random() < 0.1 else state.deck,
        discard=() if rnd.random() < 0.1 else state.discard,
        gone=() if rnd.random() < 0.1 else state.gone,
    )  # fmt: skip


FUGUE = Judged(GAMES["fugue"], DESK.moves, ALL, named, shaken, frozenset())
