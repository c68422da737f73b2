"""Personae, for the laws of judgement."""

import random
from typing import Any

from msgspec.structs import replace

from games.personae.refusals import CASES
from laws.judged.common import YES_NO, Judged, shake
from parlour.games import GAMES
from parlour.games.personae.model import Consent, OutOfTurn, Petition, Provocation
from parlour.games.personae.rules.desk import DESK
from parlour.games.personae.rules.play import PLAYING
from parlour.games.personae.words.refusals import named

STAGES = ("ready", "ready", "dead", "traits", "points", "review", "gear")
TAGS = (("weapon", "small"), ("weapon", "ranged", "small"), ("weapon", "two-handed"), ("shield", "light"), ("hiding",),
        ("supernatural",))  # fmt: skip
CODES = ("companion", "changePriority", "addDice", "recoveryAid", "extraHits")


def shaken(state: Any, rnd: random.Random) -> Any:
    """People, what is on their sheets, and how far play is."""
    people = tuple([_person(state, one, rnd) for one in state.individuals])
    options = shake(
        state.options, rnd, 0.15, creation_upgrades=("on", "powerOnly"), creation_power_mix=("on", "off"),
        priorities_change=("never", "viaTraits", "free"), traits_late_define=("duringSession", "betweenSessions"),
        goal_required=("on", "off"), assist_max=(0, 1), powers_limit=(0, 1), companions_max=(0, 1),
        raise_dead=("off", "on"), languages_secret=("on", "off"), distance_mode=("bands", "zones", "none"),
        action_order_method=("initiativeSkill", "chosenSkill", "manual"), escalation_direct=("on", "off"),
        companion_spend=("both", "attributesOnly"), recovery_dice=("skill", "one"), parry_ranged=("shieldsOnly", "all"),
        interaction_answer=("waived", "action"), active_defence_early=("off", "on"), tie_exhausted=("reactor", "gm"),
        unconscious_defence=("passive", "none"), sa_scope=("turnAndAnswer", "round"), criticals_gm=("on", "off"),
    )  # fmt: skip
    names = tuple([one.id for one in people])
    return replace(
        state, individuals=people, options=options, encounter=_encounter(state.encounter, names, rnd),
        challenge=_challenge(state.challenge, rnd), scene=shake(state.scene, rnd, 0.06, open=YES_NO, closing=YES_NO),
        desk=shake(state.desk, rnd, 0.05, sitting=YES_NO),
        consent=Consent(names[0], "p1", names[:2], "", names[:2]) if names and rnd.random() < 0.05 else state.consent,
        petitions=(*state.petitions, *[
            Petition(90, 1, what, one.id, ability.id, "0")
            for what in ("condition", "similar")
            for one in people[:1] for ability in one.abilities[:1] if rnd.random() < 0.1
        ]),
    )  # fmt: skip


def _person(state: Any, one: Any, rnd: random.Random) -> Any:
    hidden = YES_NO if one.controller < 0 else (False,)
    one = shake(
        one, rnd, 0.06, here=YES_NO, hidden=hidden, stage=STAGES, conscious=YES_NO, acted=YES_NO, moved=YES_NO,
        numbered=YES_NO, status=("unharmed", "injured", "dying", "dead"), dp=(0, 1, 3), points=(10, 60), hits=(0, 9),
        tried=(0, state.scene.number), used_encounter=(0, 2), values=((9, 9, 9, 9, 9, 9), (0, 0, 0, 0, 0, 0)),
        toughness=("minion", "major"), place=("", "near"),
    )  # fmt: skip
    return replace(
        one,
        skills=tuple([shake(skill, rnd, 0.04, approved=YES_NO, tags=TAGS) for skill in one.skills]),
        abilities=tuple([
            shake(ability, rnd, 0.04, approved=YES_NO, quality=YES_NO, culture=YES_NO, price=(1, 3),
                  effect=tuple([replace(ability.effect, code=code) for code in CODES]))
            for ability in one.abilities
        ]),
        powers=tuple([
            shake(power, rnd, 0.08, approved=YES_NO, challenge=YES_NO, paid=("DP", "slot")) for power in one.powers
        ]),
        talents=tuple([shake(one, rnd, 0.08, approved=YES_NO, uses=(0, 9), native=YES_NO) for one in one.talents]),
        gear=tuple([shake(piece, rnd, 0.1, exceptional=(("craft",), ("supernatural",), ())) for piece in one.gear]),
    )  # fmt: skip


def _encounter(encounter: Any, names: tuple[str, ...], rnd: random.Random) -> Any:
    if encounter is None or rnd.random() < 0.1:
        return None
    some = tuple([who for who in encounter.order if rnd.random() < 0.3])
    return shake(
        encounter, rnd, 0.1, opening=YES_NO, closing=YES_NO, violent=YES_NO, round=(1, 2),
        provoked=(Provocation(), Provocation(*names[:2])), out=(OutOfTurn(), OutOfTurn(names[0], names[-1])),
        surprised=((), some),
        waiting=((), some), order=(encounter.order, ()), saved=((), names),
    )  # fmt: skip


def _challenge(challenge: Any, rnd: random.Random) -> Any:
    if challenge is None or rnd.random() < 0.2:
        return None
    challenge = shake(
        challenge, rnd, 0.1, unnoticed=YES_NO, stage=("help", "answer", "settings", "settle"), provoked=YES_NO
    )
    sides = tuple([shake(side, rnd, 0.08, chosen=YES_NO, done=YES_NO, pending=("", "t1")) for side in challenge.sides])
    return replace(challenge, sides=sides)


PERSONAE = Judged(GAMES["personae"], DESK.moves, PLAYING.sentences, named, shaken, frozenset(CASES))
