"""Yags, for the laws of judgement."""

import random
from typing import Any

from msgspec.structs import replace

from games.yags.refusals import CASES
from laws.judged.common import YES_NO, Judged, shake
from parlour.games import GAMES
from parlour.games.yags.rules.desk import DESK
from parlour.games.yags.rules.play import PLAYING
from parlour.games.yags.words.refusals import named

STAGES = ("ready", "ready", "dead", "dead", "dead", "review", "frame", "attributes", "skills", "techniques", "gear")


def shaken(state: Any, rnd: random.Random) -> Any:
    people = tuple([
        shake(
            one, rnd, 0.1, here=YES_NO, hidden=YES_NO, stage=STAGES, acted=YES_NO, barred=YES_NO, human=YES_NO,
            gait=("", "running"), xp=(0, 5, 30), savable=(0, 1), shown=YES_NO, attributes=((0,) * 8, one.attributes),
        )
        for one in state.creatures
    ])  # fmt: skip
    options = shake(
        state.options, rnd, 0.2, contest_tie=("defender", "reroll"), build_mode=("open", "budget"),
        tl_enforce=("block", "off"), gaits=("four", "prose"), climb_rescue=("before", "after"),
        load_no_run=("jog", "named"),
        fatigue_resist=("never", "gmCall"), language_literacy=("separate", "automatic"),
        attribute_human_max=(3, 8), competitive_block=("health", "always"), mastery_fatigue=("always", "physical"),
    )  # fmt: skip
    return replace(
        state, creatures=people, options=options, scene=shake(state.scene, rnd, 0.1, round=(0, 1), open=YES_NO),
        desk=shake(state.desk, rnd, 0.05, sitting=YES_NO), prices=shake_out(state.prices, rnd),
        check=None if rnd.random() < 0.2 else state.check,
    )  # fmt: skip


def shake_out(things: tuple[Any, ...], rnd: random.Random) -> tuple[Any, ...]:
    return () if rnd.random() < 0.2 else things


YAGS = Judged(GAMES["yags"], DESK.moves, PLAYING.sentences, named, shaken, frozenset(CASES))
