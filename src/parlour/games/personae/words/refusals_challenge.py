"""What refusals of Challenges ask for: issuing, helping, answering, setting, rolling, closing."""

from parlour.core.saying import Values
from parlour.games.personae.rules.flow import seat_of_side
from parlour.games.personae.rules.issue import reach
from parlour.games.personae.rules.steps import asked
from parlour.games.personae.words.refusal_parts import Filled, Known, name_of, provoked, whose_turn
from parlour.roleplay.desk import called
from parlour.roleplay.refusals import tag

_HELP_RULES = {"recovery": "PER-278", "power": "PER-143", "attack": "PER-142"}
_DEFENCE_RULES = {"power": "PER-273", "attack": "PER-167"}


def _kind(known: Known) -> str:
    return str(known["state"].challenge.kind)


def kind(known: Known) -> Filled:
    return {"kind": _kind(known)}


def kind_and_who(known: Known) -> Filled:
    """For sentences that quote one about somebody."""
    return {"kind": _kind(known), "who": known["who"].name}


def provoker(known: Known) -> Filled:
    return {
        "who": known["who"].name,
        "provoker": name_of(known["state"], known["state"].encounter.provoked.whom),
    }


def own_skill(known: Known) -> Filled:
    return {"skill": known["power"].skill}


def widest(known: Known) -> Filled:
    return {"most": reach(known["state"], known["who"], known["power"])}


def helpful(known: Known) -> Filled:
    return {**kind_and_who(known), "rule": _HELP_RULES.get(_kind(known), "")}


def speaker(known: Known) -> Filled:
    state = known["state"]
    return {"player": called(state.desk, seat_of_side(state, state.challenge.sides[known["it"]]))}


def issuer(known: Known) -> Filled:
    state = known["state"]
    side = state.challenge.sides[0]
    return {"issuer": name_of(state, side.who), "player": called(state.desk, seat_of_side(state, side))}


def defence(known: Known) -> Filled:
    return {**kind(known), "rule": _DEFENCE_RULES.get(_kind(known), "PER-209")}


def unannounced(known: Known) -> Filled:
    encounter = known["state"].encounter
    violent = encounter is not None and encounter.violent
    rule = "PER-Q51" if _kind(known) == "interaction" and not violent else "PER-212"
    return {**kind_and_who(known), "rule": rule}


def stage(known: Known) -> Filled:
    return {"stage": known["state"].challenge.stage}


def asked_now(known: Known) -> Filled:
    state, at = known["state"], asked(known["state"])
    if at is None:
        return {"asked": "nobody", "player": "", "reason": "not-now"}
    player = called(state.desk, seat_of_side(state, state.challenge.sides[at]))
    return {"asked": "somebody", "player": player, "reason": "not-your-turn"}


_OTHER_STEPS = ("another_step", "not_rerolling", "not_leaving_out", "not_spending", "not_settling", "not_closing")
_PASSIVE = ("surprised", "goes_unnoticed", "knocked_out", "no_resisting_power", "never_parries")
_NO_GUARD = ("no_guard_against_powers", "light_shield", "no_guard", "wrong_category")
VALUES: dict[str, Values] = {
    "attacks_first": provoked,
    "out_of_turn": whose_turn,
    **dict.fromkeys(("must_attack", "another_target"), provoker),
    "powers_used_up": lambda known: {"most": known["state"].options.powers_limit},
    "not_its_skill": own_skill,
    "issue-targets-too_many": widest,
    "fight_on": lambda known: {"command": tag(known)},
    "helped_enough": lambda known: {"most": known["state"].options.assist_max},
    "join_assist-skill-unknown": helpful,
    **dict.fromkeys(("not_your_side", "not_your_roll", "other_player"), speaker),
    "not_the_issuer": issuer,
    "needs_a_skill": kind,
    "wrong_defence": defence,
    **dict.fromkeys((*_PASSIVE, *_NO_GUARD), kind_and_who),
    "not_announced": unannounced,
    **dict.fromkeys(_OTHER_STEPS, stage),
    "not_asked_now": asked_now,
}
