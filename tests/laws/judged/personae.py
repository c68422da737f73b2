"""Personae, for the laws of judgement."""

import random
from typing import Any

from msgspec.structs import replace

from laws.judged.common import YES_NO, Judged, shake
from parlour.games import GAMES
from parlour.games.personae.rules.desk import DESK
from parlour.games.personae.rules.explain import ALL
from parlour.games.personae.words.refusals import named

STAGES = ("ready", "ready", "dead", "traits", "points", "review", "gear")


def shaken(state: Any, rnd: random.Random) -> Any:
    people = tuple([
        shake(
            one, rnd, 0.06, here=YES_NO, hidden=YES_NO if one.controller < 0 else (False,), stage=STAGES, conscious=YES_NO, acted=YES_NO, moved=YES_NO,
            numbered=YES_NO, status=("unharmed", "injured", "dying", "dead"), dp=(0, 1, 3), points=(10, 60),
            hits=(0, 9),
        )
        for one in state.individuals
    ])  # fmt: skip
    options = shake(
        state.options, rnd, 0.15, creation_upgrades=("on", "powerOnly"), creation_power_mix=("on", "off"),
        priorities_change=("never", "viaTraits", "free"), traits_late_define=("duringSession", "betweenSessions"),
        goal_required=("on", "off"), assist_max=(0, 1), powers_limit=(0, 1), companions_max=(0, 1),
        raise_dead=("off", "on"), languages_secret=("on", "off"), distance_mode=("bands", "zones", "none"),
        action_order_method=("initiativeSkill", "chosenSkill", "manual"), escalation_direct=("on", "off"),
        companion_spend=("both", "attributesOnly"), recovery_dice=("skill", "one"), parry_ranged=("shieldsOnly", "all"),
        interaction_answer=("waived", "action"), active_defence_early=("off", "on"), tie_exhausted=("reactor", "gm"),
    )  # fmt: skip
    encounter, challenge, scene = state.encounter, state.challenge, state.scene
    names = tuple([one.id for one in people])
    if encounter is not None:
        encounter = shake(
            encounter, rnd, 0.1, opening=YES_NO, closing=YES_NO, violent=YES_NO, round=(1, 2),
            provoked=(("", ""), names[:2]), out=(("", ""), (names[0], names[-1])),
        )  # fmt: skip
    if challenge is not None:
        challenge = shake(challenge, rnd, 0.1, unnoticed=YES_NO, stage=("help", "answer", "settings"))
    scene = shake(scene, rnd, 0.06, open=YES_NO, closing=YES_NO)
    return replace(
        state, individuals=people, options=options, encounter=None if rnd.random() < 0.1 else encounter,
        challenge=None if rnd.random() < 0.2 else challenge, scene=scene,
        desk=shake(state.desk, rnd, 0.05, sitting=YES_NO),
    )  # fmt: skip


ELSEWHERE: frozenset[str] = frozenset()
PERSONAE = Judged(GAMES["personae"], DESK.moves, ALL, named, shaken, ELSEWHERE)
