"""Fate, for the laws of judgement."""

import random
from typing import Any

from msgspec.structs import replace

from games.fate.refusals import CASES
from laws.judged.common import YES_NO, Judged, shake
from parlour.games import GAMES
from parlour.games.fate.rules.desk import DESK
from parlour.games.fate.rules.play import PLAYING
from parlour.games.fate.words.refusals import named


def shaken(state: Any, rnd: random.Random) -> Any:
    outs, stages = ("", "taken", "conceded"), ("ready", "draft", "submitted")
    people = tuple([
        shake(one, rnd, 0.08, here=YES_NO, hidden=YES_NO, out=outs, status=stages, fp=(0, 3))
        for one in state.characters
    ])  # fmt: skip
    names = tuple([one.id for one in people])
    options = shake(
        state.options, rnd, 0.2, help_max=(0, 1), help_minimum=("none", "average"), stunt_stack=("all", "one"),
        invoke_free_per_roll=("any", "one"), compel_gm_source=("infinite", "pool"), concede_npc=("on", "off"),
        contest_advantage=("off", "on"), move_hindered=("action", "overcome"), roll_mode=("dice", "deck", "both"),
        late_stunts=("all", "free"), major_stunt_from=("any", "three"), approach_max=(2, 8), move_far=(0, 1),
    )  # fmt: skip
    conflict, contest = state.conflict, state.contest
    if conflict is not None:
        some = tuple([who for who in names if rnd.random() < 0.3])
        conflict = shake(conflict, rnd, 0.3, begun=YES_NO, acted=(some,), ended_turn=(some,), moved=(some,))
    if contest is not None:
        contest = shake(contest, rnd, 0.3, twist=YES_NO, tried=(contest.who[:1],), barred=(contest.who[1:],))
    return replace(
        state, characters=people, options=options, conflict=conflict, contest=contest,
        desk=shake(state.desk, rnd, 0.05, sitting=YES_NO), pool=rnd.choice((0, state.pool)),
        roll=None if rnd.random() < 0.2 else state.roll,
    )  # fmt: skip


FATE = Judged(GAMES["fate"], DESK.moves, PLAYING.sentences, named, shaken, frozenset(CASES))
