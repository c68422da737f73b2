"""A check by name, and how it ended. Numbers of a side stand here only once its die is down."""

from collections.abc import Sequence

from parlour.core.phrasebook import Phrasebook
from parlour.games.yags.content.tables import degree, quality, reaction_name
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules.ask import climb_of, find_creature, find_task, is_open
from parlour.games.yags.rules.climbs import may_pay
from parlour.games.yags.rules.decide import feeling
from parlour.games.yags.rules.race import may_block
from parlour.games.yags.rules.sums import target_of
from parlour.games.yags.words import phrases
from parlour.games.yags.words.phrases import first_up, how_long, listed, minus, summed

SAY = Phrasebook(__package__, "checks")


def name_of(state: State, who: str) -> str:
    one = find_creature(state, who)
    return one.name if one is not None and one.name else phrases.SAY("somebody")


def _is_secret(check: Check) -> bool:
    return check.hidden and not check.revealed


# What it is about


def judgement_words(predictable: bool, stressful: bool) -> str:
    return SAY("judgement", predictable="yes" if predictable else "no", stressful="yes" if stressful else "no")


def opens_words(takes: Sequence[str]) -> str:
    """What a professional may do instead of rolling."""
    return listed([SAY(what) for what in takes], "or") or SAY("roll-only")


def pair_words(side: Side) -> str:
    """Agility × athletics; Health × 4"""
    return SAY("pair", attribute=side.attribute, skill=side.skill or "4")


def route_words(state: State, side: Side, route: str, default: str) -> str:
    """The way a side may go, for its button."""
    match route:
        case "default":
            return SAY("route-default", default=default, skill=side.skill)
        case "unskilled":
            return SAY("route-unskilled", skill=side.skill)
        case "raw":
            return SAY("route-raw", attribute=side.attribute)
        case _:
            return SAY("pair", attribute=side.attribute, skill=side.skill)


def how_words(side: Side) -> str:
    """The pair a side rolls, by the way it chose."""
    match side.route:
        case "default":
            return SAY("how-default", attribute=side.attribute, default=side.default, skill=side.skill)
        case "unskilled":
            return SAY("how-unskilled", skill=side.skill)
        case _:
            return pair_words(side)


def side_title(state: State, check: Check, at: int, veiled: bool = False) -> str:
    """Tomas: Agility × athletics; Foe; Ann speaks"""
    side = check.sides[at]
    name = name_of(state, side.who)
    if check.situation == "lie" and _is_secret(check) and veiled:
        return SAY("side-listens" if at else "side-speaks", who=name)
    return name if veiled else SAY("side", who=name, how=how_words(side))


_HIDES = {"hiding": "hiding", "moving quietly": "moving"}


def doing(state: State, check: Check) -> str:
    """Who does what, where nobody said it in words of their own."""
    who, others = name_of(state, check.sides[0].who), listed([name_of(state, side.who) for side in check.sides[1:]])
    toward, side = name_of(state, check.toward), check.sides[0]
    match check.situation:
        case "":
            return SAY("doing-against", who=who, others=others) if others else _openly(state, side, who)
        case "group" if len(check.sides) == 2:
            return SAY("doing-group-two", who=who, others=others, pair=pair_words(side))
        case "group":
            return SAY("doing-group", pair=pair_words(side))
        case "notice" | "recall" | "spot" | "catch" | "scramble" | "resist":
            return SAY(f"doing-{check.situation}", who=who)
        case "charm":
            return SAY("doing-charm-on", who=who, toward=toward) if check.toward else SAY("doing-charm", who=who)
        case "lie" | "interrogate":
            return SAY(f"doing-{check.situation}", who=who, others=others)
        case "pocket" | "attack":
            return SAY(f"doing-{check.situation}", who=who, toward=toward)
        case "conjure":
            label = check.label or "simple"
            if others:
                return SAY("doing-conjure-for", who=who, label=label, others=others)
            return SAY("doing-conjure", who=who, label=label)
        case "hide" | "sneak":
            words = SAY("doing-hide", who=who, how=_HIDES.get(check.label, "both"))
            return SAY("doing-watched", doing=words, others=others) if others else words
        case "throw" if check.toward:
            return SAY("doing-throw-to", who=who, toward=toward)
        case "throw" if check.label and check.label != "other":
            return SAY("doing-throw-at", who=who, label=check.label)
        case "throw":
            return SAY("doing-throw", who=who)
        case "fact":
            return SAY("doing-fact", who=who, skill=side.skill)
        case "run" | "climb" if check.second:
            return SAY("doing-fall", who=who)
        case "run":
            return SAY("doing-run", who=who, gait=check.gait or "running")
        case "climb":
            return SAY("doing-climb", who=who)
        case _:
            return _task(state, check, who, others)


def _openly(state: State, side: Side, who: str) -> str:
    """What somebody of the game master's is asked for is not everybody's business."""
    one = find_creature(state, side.who)
    if one is not None and is_open(one):
        return SAY("doing-pair", who=who, pair=pair_words(side))
    return SAY("doing-something", who=who)


def _task(state: State, check: Check, who: str, others: str) -> str:
    task = find_task(state, check.task)
    name = task.name if task is not None else ""
    if others:
        return (
            SAY("doing-task-against", task=name, who=who, others=others)
            if name
            else SAY("doing-against", who=who, others=others)
        )
    return SAY("doing-task", who=who, task=name) if name else SAY("doing-work", who=who)


def frame_words(check: Check) -> str:
    """difficult 30; light 5 + unstable 5: 10; empty where there is no number."""
    if check.target is None:
        return ""
    parts = summed([(one.label, one.amount) for one in check.parts])
    alone = len(check.parts) == 1 and check.parts[0].amount == check.target
    if check.situation == "conjure":
        return SAY("target-of", target=str(check.target))
    if check.parts and (alone or check.situation != "run"):
        return parts if alone else f"{parts} = {check.target}"
    label = check.label.replace(", x ", ", × ")
    return f"{label} = {check.target}" if any(mark.isdigit() for mark in label) else f"{label} {check.target}".strip()


def gait_words(check: Check) -> str:
    """sprinting: 30; what the gait makes of the ground, the last thing its label says"""
    _, comma, gait = check.label.rpartition(", ")
    return f"{gait}: {check.target}" if check.situation == "run" and comma else ""


def fumble_word() -> str:
    """Below a line that ends in one."""
    return SAY("fumble")


def head_words(state: State, check: Check) -> str:
    """Pick the lock; Ann tells Foe something: is it the truth?"""
    if check.situation == "lie":
        return SAY("head-lie", doing=first_up(doing(state, check)))
    own = check.text and not (check.task and len(check.sides) > 1)
    return first_up(check.text.rstrip(".!") if own else doing(state, check))


def check_title(state: State, check: Check) -> str:
    """Pick the lock: difficult 30"""
    words, frame = head_words(state, check), "" if check.situation == "lie" else frame_words(check)
    return SAY("title", head=words, frame=frame) if frame else words


def short_title(state: State, check: Check) -> str:
    """The same for a prompt: of a number that is made up of several the sum alone."""
    if len(check.parts) > 1 and check.target is not None:
        return SAY("title", head=head_words(state, check), frame=SAY("target-of", target=str(check.target)))
    return check_title(state, check)


def reached(state: State, check: Check) -> int | None:
    """The number that had to be reached, with what lowered it; once it is decided the check itself knows."""
    if check.target is None or not check.sides[0].mode or check.stage == "open":
        return check.target
    if check.situation == "group":
        return check.target
    if len(check.sides) == 1 or check.situation == "conjure":
        return check.sides[0].total - check.gap
    known = all(find_creature(state, side.who) is not None for side in check.sides)
    return target_of(state, check) if known else check.target


# How it ended


def outcome_words(state: State, check: Check, secret: bool = False) -> str:
    """What came of it, once dice are down; `secret`: to who may not know how a lie went (YAG-235)."""
    if check.stage == "open":
        return ""
    if secret:
        return SAY("secret")
    if not all(side.mode for side in check.sides):
        return ""
    words = _ended(state, check)
    if check.minutes and not check.task and len(check.sides) == 1:  # tasks count their time themselves
        taken = check.minutes * (2 if check.sides[0].mode == "take10" else 1)  # YAG-028
        words = SAY("with-time", end=words, time=how_long(taken))
    if check.sides[0].paid and check.success:
        words = SAY("with-cost", end=words, cost=_cost(check.sides[0].paid))
    return words


def _cost(paid: str) -> str:
    return phrases.SAY("cost-exhaustion" if paid == "exhaustion" else "cost-fatigue")


def _ended(state: State, check: Check) -> str:
    match check.situation:
        case "charm":
            return SAY("counts", sum=_sum(check.sides[0]), end=reaction_name(feeling(check.sides[0])))
        case "art":
            side = check.sides[0]
            counts = 0 if side.fumbled and state.options.artistic_fumble == "zero" else side.total
            return SAY("counts", sum=_sum(side), end=quality(counts))
        case "group":
            return _together(state, check)
        case "lie":
            return _lied(state, check)
        case "pocket" | "hide" | "sneak" if len(check.sides) > 1:
            return SAY("counts", sum=_totals(check), end=_unseen(state, check))
        case "conjure" if check.seen:
            seen = listed([name_of(state, who) for who in check.seen])
            return SAY("trick-seen", end=_alone(state, check), seen=seen, count=len(check.seen))
        case "conjure":
            return _alone(state, check)
        case "attack" if len(check.sides) > 1:
            return _thrown(state, check)
        case _:
            return _alone(state, check) if len(check.sides) == 1 else _contest(state, check)


def _sum(side: Side) -> str:
    total = minus(side.total)
    return SAY("sum-fumble", total=total) if side.fumbled else total


def _alone(state: State, check: Check) -> str:
    """33 against 20: good"""
    side, target = check.sides[0], reached(state, check)
    end = SAY("fumble") if side.fumbled and not check.success else degree(check.level)
    total = minus(side.total)
    return SAY("alone", total=total, target=minus(target), end=end) if target is not None else total


def _together(state: State, check: Check) -> str:
    """Ann 33 (good) and Bea 21 (moderate) succeed, Cy 12 fails"""
    done = [
        SAY("group-one", who=name_of(state, side.who), total=minus(side.total), degree=degree(side.level))
        for side in check.sides
        if side.level
    ]
    missed = [
        SAY("group-missed", who=name_of(state, side.who), total=_sum(side)) for side in check.sides if not side.level
    ]
    ends = [SAY("group-good", who=listed(done), count=len(done))] if done else []
    ends += [SAY("group-bad", who=listed(missed), count=len(missed))] if missed else []
    return SAY("group", target=str(check.target), ends=", ".join(ends))


def _totals(check: Check) -> str:
    sums = [_sum(side) for side in check.sides]
    return SAY("totals", one=sums[0], other=sums[1]) if len(sums) == 2 else listed(sums)


def _contest(state: State, check: Check) -> str:
    """24 to 21: Ann wins, moderate"""
    if check.winner < 0:
        return SAY("counts", sum=_totals(check), end=SAY("contest-nobody"))
    winner, others = check.sides[check.winner], [side for at, side in enumerate(check.sides) if at != check.winner]
    how = degree(check.level)
    if check.outright:
        how = SAY("contest-outright", degree=how)
    elif any(side.total == winner.total and not side.fumbled for side in others):
        held = check.resisting == check.winner and _level(check)
        how = SAY("contest-held" if held else "contest-skill", degree=how)
    return SAY("counts", sum=_totals(check), end=SAY("contest", who=name_of(state, winner.who), how=how))


def _level(check: Check) -> bool:
    """Nothing but the switch for ties could decide it."""
    winner = check.sides[check.winner]
    return any(
        side.total == winner.total and side.score == winner.score
        for at, side in enumerate(check.sides)
        if at != check.winner
    )


def _unseen(state: State, check: Check) -> str:
    seen = listed([name_of(state, who) for who in check.seen])
    if check.situation == "pocket":
        if check.success:
            return SAY("pocket-seen", seen=seen) if seen else SAY("pocket")
        return SAY("pocket-noticed", seen=seen)
    return SAY("seen", seen=seen) if seen else SAY("unseen", degree=degree(check.level))


def _thrown(state: State, check: Check) -> str:
    """The throw must reach its number and beat the dodge (YAG-247)."""
    end = SAY("attack-hit", degree=degree(check.level)) if check.success else SAY("attack-miss")
    thrown, dodge = _sum(check.sides[0]), _sum(check.sides[1])
    return SAY("attack", total=thrown, target=str(reached(state, check)), dodge=dodge, end=end)


# Lies


def belief_words(check: Check) -> str:
    """What the listener makes of it, after her name."""
    return SAY("belief", certain="yes" if check.certain else "no", belief=check.belief)


def _lied(state: State, check: Check) -> str:
    """22 to 19: it was a lie, and Foe thinks it's the truth"""
    who, truthful = name_of(state, check.sides[1].who), "yes" if check.truthful else "no"
    return SAY("counts", sum=_totals(check), end=SAY("lied", truthful=truthful, who=who, belief=belief_words(check)))


# What a failure can still be turned for


def block_words(state: State, check: Check) -> str:
    """What keeping the other side from scoring costs; empty where it cannot be."""
    task = find_task(state, check.task) if check.stage == "choose" else None
    return _cost("fatigue") if task is not None and may_block(state, task, check) else ""


def push_words(state: State, check: Check) -> str:
    """What buying it off costs; empty where it cannot be."""
    if check.stage != "push":
        return ""
    if check.situation != "climb":
        return _cost("fatigue")
    climb = climb_of(state, check.sides[0].who)
    if climb is None or not may_pay(state, check, climb):
        return ""
    return _cost("exhaustion" if climb.pace == "quarter" and not check.second else "fatigue")
