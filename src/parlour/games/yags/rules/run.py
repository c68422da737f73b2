"""Running in rounds (3.6, 2.15): a gait, the ground, a check where it is bad, a second where a fall would be dangerous,
and what it costs."""

from msgspec.structs import replace

from parlour.core.judge import FLAG, Move, One, waived
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import obstruction_parts
from parlour.games.yags.model import GAITS, Check, Creature, Gait, Ground, Modifier, Side, State
from parlour.games.yags.rules.ask import base, is_npc, open_check, side_seat
from parlour.games.yags.rules.conditions import BETWEEN, OWN_HERE, barred, moved, no_rounds, on_a_wall, overloaded
from parlour.games.yags.rules.counters import add
from parlour.games.yags.rules.derive import gait_metres, gait_refused, run_minutes
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import AFTER, NEXT, finish, open_second
from parlour.games.yags.rules.flow import open_check as put_check
from parlour.games.yags.rules.sums import reckoned, target_of, total_of
from parlour.roleplay.cast import people

NATURAL = 20
_FACTORS: dict[Gait, tuple[int, int, str]] = {
    "careful": (1, 2, "half"), "standard": (1, 1, "as listed"), "running": (2, 1, "x 2"), "sprinting": (3, 1, "x 3"),
}  # fmt: skip
"""What a gait does to the difficulty (YAG-190 to YAG-193)."""
_RULES = {"unstable": "YAG-197", "narrow": "YAG-197", "slippery": "YAG-197", "windy": "YAG-198", "gap": "YAG-199"}


# The ground


def ground_parts(ground: Ground) -> tuple[Modifier, ...]:
    """YAG-196 to YAG-199: what the obstruction is made up of, before the gait."""
    parts = obstruction_parts(
        ground.obstruction, ground.unstable, ground.narrow, ground.slippery, windy=ground.windy, gap=ground.gap
    )
    return tuple([Modifier(label, amount, _RULES.get(label, "YAG-196")) for label, amount in parts])


def gait_target(state: State, gait: Gait) -> int | None:
    """YAG-194: over this ground at this gait; None: no check."""
    total = sum([part.amount for part in ground_parts(state.scene.ground)])
    times, by, _ = _FACTORS[gait]
    return total * times // by if total > 0 else None


def gait_factor(gait: Gait) -> str:
    return _FACTORS[gait][2]


def takes_action(state: State, gait: str) -> bool:
    """YAG-166, 6.8: everything but a careful walk; in the prose's gaits the standard one is free, too."""
    return gait in ("running", "sprinting") or (gait == "standard" and state.options.gaits == "four")


def gait_cost(state: State, one: Creature, gait: Gait) -> str:
    if gait == "sprinting":
        return "the action, 1 fatigue a round"
    jog = gait == "running" or (gait == "standard" and state.options.gaits == "four")
    if jog:
        return f"the action; long runs 1 fatigue every {run_minutes(state, one, gait)} minutes"
    return "free"


# Going

MOVING = (*OWN_HERE, on_a_wall, overloaded)
"""Somebody of this seat's own in the scene, on the ground and not overloaded;"""
GOING = (*MOVING, waived(barred), waived(moved))
"""who has neither moved in this round nor failed a climb in it (YAG-206)."""


def too_heavy(state: State, who: Creature, it: Gait) -> bool:
    """YAG-178 to YAG-181."""
    return bool(gait_refused(state, who, it))


def action_used(state: State, who: Creature, it: Gait) -> bool:
    return who.acted and takes_action(state, it)


def cannot_balance(state: State, who: Creature, it: Gait) -> bool:
    """YAG-038: the ground asks for a check of Agility, and there is none."""
    return gait_target(state, it) is not None and not base(who, "Agility")


def act_go(draft: Draft, seat: int, command: m.Go) -> None:
    """YAG-190 to YAG-195."""
    state, one, gait = draft.state, draft.one(command.who), command.gait
    assert gait in GAITS
    metres, target = gait_metres(state, one, gait), gait_target(state, gait)
    draft.put(m.GaitChosen(one.id, gait, metres, takes_action(state, gait)))
    if target is None:
        draft.put(m.WentOn(one.id, metres))
        return
    parts = ground_parts(state.scene.ground)
    label = " + ".join([f"{part.label} {part.amount}" for part in parts])
    side = Side(one.id, "Agility", "athletics", "run")
    put_check(
        draft,
        Check(
            0,
            "run",
            (side,),
            target=target,
            label=f"{label}, {gait_factor(gait)}" if gait != "standard" else label,
            parts=parts,
            effort=True,
            dangerous=state.scene.ground.dangerous,
            metres=metres,
            gait=gait,
        ),
    )


# What comes of it


def can_be_bought(state: State, check: Check) -> bool:
    """YAG-202, YAG-Q33, YAG-Q45: a failure is turned only where the die could have done it."""
    side, found = check.sides[0], reckoned(state, check, 0)
    if found.fumble >= NATURAL or (side.fumbled and state.options.push_fumble == "off"):
        return False
    target = target_of(state, check)
    return target is not None and total_of(found, NATURAL) >= target


def next_stage(state: State, check: Check) -> str:
    return "push" if not check.success and check.effort and can_be_bought(state, check) else "result"


def after_run(draft: Draft, check: Check) -> None:
    """YAG-200, YAG-201: progress, none, or a fall. A second check only saves from the fall."""
    who = check.sides[0].who
    if check.second:
        if not check.success:
            draft.put(m.Fell(who, 0))
        return
    if check.success:
        draft.put(m.WentOn(who, check.metres))
        return
    draft.put(m.Stumbled(who))
    if check.dangerous:
        again = Side(who, "Agility", "athletics", "run")
        open_second(draft, replace(check, sides=(again,), second=True, stage="open", gap=0, metres=0))


NEXT["run"] = next_stage
AFTER["run"] = after_run


# Buying a failure off


def pushing(state: State) -> Check | None:
    check = open_check(state)
    return check if check is not None and check.stage == "push" and check.situation == "run" else None


def stands(state: State) -> bool:
    """YAG-202, YAG-Q33: a failed run that no die could have turned, or that was let stand."""
    check = state.check
    return check is not None and check.situation == "run" and check.stage == "result" and not check.success


def no_failed_run(state: State) -> bool:
    return pushing(state) is None


def not_your_choice(state: State, seat: int) -> bool:
    """Who rolled chooses."""
    check = open_check(state)
    return check is not None and side_seat(state, check.sides[0]) != seat


def act_push(draft: Draft, seat: int, command: m.Push) -> None:
    """YAG-202: full progress for the first check, no fall for the second."""
    who = draft.check.sides[0].who
    if not command.pay:
        finish(draft)
        return
    draft.put(m.Pushed(who, "fatigue"))
    add(draft, who, "fatigue", 1, "a failure turned")
    finish(draft, success=True, level=1)


def awaits(state: State) -> set[int]:
    check = pushing(state)
    return set() if check is None else {side_seat(state, check.sides[0])}


def in_chase(state: State, who: Creature) -> bool:
    """A round waits for the players' characters; the game master's own move when she likes."""
    return not is_npc(who)


GO = Move(
    m.Go,
    {
        "who": One(people, unless=GOING),
        "gait": One(GAITS, unless=(too_heavy, waived(action_used), cannot_balance)),
    },
    rule="YAG-191",
    unless=(*BETWEEN, no_rounds),
    owed=in_chase,
)
MOVES: Moves = {
    GO: act_go,
    Move(
        m.Push,
        {"pay": One(FLAG[::-1])},
        rule="YAG-202",
        unless=(stands, no_failed_run, not_your_choice),
        owed=True,
    ): act_push,
}
