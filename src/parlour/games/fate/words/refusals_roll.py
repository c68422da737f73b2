"""Refusals around a roll: declaring, opposing, helping, stunts, dice, invoking, and what is left to be settled."""

from parlour.core.phrasebook import listed
from parlour.core.saying import Values
from parlour.games.fate.content.numbers import WORTH
from parlour.games.fate.model import GM, Aspect
from parlour.games.fate.rules.harm import many_boxes
from parlour.games.fate.rules.invoke import asked_side, effects
from parlour.games.fate.rules.window import asking
from parlour.games.fate.words.reader import player
from parlour.games.fate.words.refusal_parts import PARTS, Filled, Known, name_of, yes

# Declaring


def _challenge(known: Known) -> Filled:
    return {"challenge": yes(known["state"].challenge is not None)}


def _takers(known: Known) -> Filled:
    return {"takers": listed([name_of(known["state"], who) for who in known["it"].takers])}


def _tried(known: Known) -> Filled:
    return {"barred": yes(known["it"].id in known["state"].contest.barred)}


def _goal(known: Known) -> Filled:
    return {"goal": known["goal"], "name": known["who"].name}


def _whose(known: Known) -> Filled:
    """Of whom an aspect is."""
    return {"owner": name_of(known["state"], known["it"].owner) if isinstance(known["it"], Aspect) else ""}


def _same_side(known: Known) -> Filled:
    target, attacker = known["it"], known["who"]
    return {"self": yes(target is attacker), "name": target.name, "attacker": attacker.name}


# Opposing


def _defender(known: Known) -> Filled:
    return {"defender": name_of(known["state"], known["state"].roll.sides[1].who)}


def _protected(known: Known) -> Filled:
    return {**_defender(known), "shielded": name_of(known["state"], known["state"].roll.protected)}


def _attacked(known: Known) -> Filled:
    return {"attacked": name_of(known["state"], known["state"].roll.target)}


def _rolled(known: Known) -> Filled:
    """The rule of a roll somebody else would call off."""
    roll = known["state"].roll
    return {"rule": "FAE-129" if roll.action == "contest" else "FAE-042" if roll.sides[0].who else "FAE-070"}


def _match(known: Known) -> Filled:
    stunt, roll = known["it"].stunt, known["state"].roll
    at = next(at for at, side in enumerate(roll.sides) if side.who == known["who"].id)
    doing = "overcome" if roll.action == "contest" else roll.action if at == 0 else "defend"
    return {
        "approach": stunt.approach,
        "actions": listed([PARTS(f"action-{action}") for action in stunt.actions], "or"),
        "how": roll.sides[at].how[0],
        "doing": PARTS(f"action-{doing}"),
    }


# Invoking


def _side_asked(known: Known) -> Filled:
    state = known["state"]
    asked = [state.roll.sides[at] for at in asking(state)]
    names = [name_of(state, side.who) if side.who else player(state, state.desk.gm) for side in asked]
    return {"asked": listed(names), "rule": "FAE-096" if known.get("it") == GM else "FAE-099"}


def _instead(known: Known) -> Filled:
    """What an invoke can do here."""
    who = known["who"] if isinstance(known["who"], str) else known["who"].id
    able = effects(known["state"].roll, asked_side(known["state"], known["who"]), who)
    return {"instead": listed([PARTS(f"can-{effect}") for effect in able], "or")}


# Settling


def _asked(known: Known) -> Filled:
    """What is to be settled first, and by whom."""
    state = known["state"]
    choice = state.roll.choices[0]
    decider = player(state, state.desk.gm if choice.seat < 0 else choice.seat)
    return {"asks": choice.kind, "decider": decider}


def _boxes(known: Known) -> Filled:
    victim = known["victim"]
    many = victim.boxes and many_boxes(known["state"], victim)
    return {"boxes": victim.boxes, "many": yes(many)}


def _ticked(known: Known) -> Filled:
    return {"box": next(box for box in known["it"] if box in known["victim"].ticked)}


def _absorbed(known: Known) -> Filled:
    absorbed = sum(known["boxes"]) + sum([WORTH[degree] for degree in known["command"].consequences])
    return {"damage": known["state"].roll.damage, "absorbed": absorbed}


VALUES: dict[str, Values] = {
    **dict.fromkeys(("defended", "choose_protector-protected", "defend-not_asked"), _defender),
    **dict.fromkeys(("stand_open-not_asked", "protector_chosen"), _defender),
    **dict.fromkeys(("protected", "stand_open-protected"), _protected),
    **dict.fromkeys(("not_your_side", "others_turn"), _side_asked),
    **dict.fromkeys(("invoke-not_your_roll", "not_your_dice", "no_foe", "invoke-no_ally"), _instead),
    **dict.fromkeys(("other_first", "not_your_choice"), _asked),
    "overcome-target-unknown": _challenge,
    "not_assigned": _takers,
    "tried": _tried,
    "create-target-unknown": _goal,
    "owner_away": _whose,
    "same_side": _same_side,
    "an_attack": _attacked,
    "not_your_answer": lambda known: {"name": known["it"].name},
    "call_off-not_your_roll": _rolled,
    "enough_helpers": lambda known: {"count": known["state"].options.help_max},
    "no_match": _match,
    "absorb-boxes-unknown": _boxes,
    "ticked": _ticked,
    "absorb-filled": lambda known: {"degree": str(known["it"])},
    "too_little": _absorbed,
    "name_it-text-wordless": lambda known: {"boost": yes(known["state"].roll.choices[0].kind == "boost")},
}
