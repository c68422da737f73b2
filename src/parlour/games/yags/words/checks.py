"""A check by name, and how it ended. Numbers of a side stand here only once its die is down."""

from collections.abc import Sequence

from parlour.games.yags.content.tables import degree, quality, reaction_name
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules.ask import climb_of, find_creature, find_task, is_open
from parlour.games.yags.rules.climbs import may_pay
from parlour.games.yags.rules.decide import feeling
from parlour.games.yags.rules.race import may_block
from parlour.games.yags.rules.sums import target_of
from parlour.games.yags.words.phrases import first_up, how_long, listed, summed

_RUNS = {"careful": "goes carefully", "standard": "hurries on", "running": "runs", "sprinting": "sprints", "": "runs"}


def name_of(state: State, who: str) -> str:
    one = find_creature(state, who)
    return one.name if one is not None and one.name else "somebody"


def _is_secret(check: Check) -> bool:
    return check.hidden and not check.revealed


# What it is about


def judgement_words(predictable: bool, stressful: bool) -> str:
    return f"{'Predictable' if predictable else 'Not predictable'}, {'stressful' if stressful else 'no stress'}"


def opens_words(takes: Sequence[str]) -> str:
    """What a professional may do instead of rolling."""
    return " or ".join([{"take0": "take 0", "take10": "take 10"}[what] for what in takes]) or "the die must fall"


def pair_words(side: Side) -> str:
    """Agility x athletics; Health x 4"""
    return f"{side.attribute} x {side.skill or 4}"


def route_words(state: State, side: Side, route: str, default: str) -> str:
    """The way a side may go, for its button."""
    match route:
        case "default":
            return f"{default} in place of {side.skill}: halved, twice the fumble chance"
        case "unskilled":
            return f"{side.skill} unskilled: the die alone, halved"
        case "raw":
            return f"{side.attribute} alone, x 4"
        case _:
            return f"{side.attribute} x {side.skill}"


def _how(side: Side) -> str:
    """The pair a side rolls, by the way it chose."""
    match side.route:
        case "default":
            return f"{side.attribute} x {side.default} in place of {side.skill}"
        case "unskilled":
            return f"{side.skill}, unskilled"
        case _:
            return pair_words(side)


def side_title(state: State, check: Check, at: int, veiled: bool = False) -> str:
    """Tomas: Agility x athletics; Foe; Ann speaks"""
    side = check.sides[at]
    name = name_of(state, side.who)
    if check.situation == "lie" and _is_secret(check) and veiled:
        return f"{name} {'listens' if at else 'speaks'}"
    return name if veiled else f"{name}: {_how(side)}"


def doing(state: State, check: Check) -> str:
    """Who does what, where nobody said it in words of their own."""
    who, others = name_of(state, check.sides[0].who), listed([name_of(state, side.who) for side in check.sides[1:]])
    toward, side = name_of(state, check.toward), check.sides[0]
    match check.situation:
        case "":
            return f"{who} against {others}" if others else f"{who}{_openly(state, side)}"
        case "group":
            return (
                f"{who} and {others}: {pair_words(side)}" if len(check.sides) == 2 else f"Everybody: {pair_words(side)}"
            )
        case "notice":
            return f"{who} looks around"
        case "recall":
            return f"{who} thinks back"
        case "spot":
            return f"{who} keeps a lookout"
        case "charm":
            return f"{who} makes an impression on {toward}" if check.toward else f"{who} makes an impression"
        case "lie":
            return f"{who} tells {others} something"
        case "interrogate":
            return f"{who} interrogates {others}"
        case "pocket":
            return f"{who} picks the pocket of {toward}"
        case "conjure":
            return f"{who} shows a {check.label or 'simple'} trick" + (f" to {others}" if others else "")
        case "hide" | "sneak":
            how = {"hiding": "hides", "moving quietly": "moves quietly"}.get(check.label, "hides and moves")
            return f"{who} {how}" + (f", watched by {others}" if others else "")
        case "throw":
            return f"{who} throws something to {toward}" if check.toward else f"{who} throws{_at(check.label)}"
        case "attack":
            return f"{who} throws something at {toward}"
        case "catch":
            return f"{who} tries to catch it"
        case "fact":
            return f"What {who} knows of {side.skill}"
        case "run":
            return f"{who} tries not to fall" if check.second else f"{who} {_RUNS.get(check.gait, 'runs')}"
        case "scramble":
            return f"{who} climbs"
        case "climb":
            return f"{who} tries not to fall" if check.second else f"{who} climbs on"
        case "resist":
            return f"{who} tries to shake off fatigue"
        case _:
            return _task(state, check, who, others)


def _at(label: str) -> str:
    return f" at a {label}" if label and label != "other" else " something"


def _openly(state: State, side: Side) -> str:
    """What somebody of the game master's is asked for is not everybody's business."""
    one = find_creature(state, side.who)
    return f", {pair_words(side)}" if one is not None and is_open(one) else " tries something"


def _task(state: State, check: Check, who: str, others: str) -> str:
    task = find_task(state, check.task)
    name = task.name if task is not None else ""
    if others:
        return f"{name}: {who} against {others}" if name else f"{who} against {others}"
    return f"{who}, {name}" if name else f"{who} works on"


def frame_words(check: Check) -> str:
    """difficult 30; light 5 + unstable 5: 10; empty where there is no number."""
    if check.target is None:
        return ""
    parts = summed([(one.label, one.amount) for one in check.parts])
    alone = len(check.parts) == 1 and check.parts[0].amount == check.target
    if check.situation == "conjure":
        return f"target {check.target}"
    if check.parts and (alone or check.situation != "run"):
        return parts if alone else f"{parts} = {check.target}"
    return (
        f"{check.label} = {check.target}"
        if any(mark.isdigit() for mark in check.label)
        else f"{check.label} {check.target}".strip()
    )


def head_words(state: State, check: Check) -> str:
    """Pick the lock; Ann tells Foe something: is it the truth?"""
    if check.situation == "lie":
        return f"{first_up(doing(state, check))}: is it the truth?"
    own = check.text and not (check.task and len(check.sides) > 1)
    return first_up(check.text.rstrip(".!") if own else doing(state, check))


def check_title(state: State, check: Check) -> str:
    """Pick the lock: difficult 30"""
    words, frame = head_words(state, check), "" if check.situation == "lie" else frame_words(check)
    return f"{words}: {frame}" if frame else words


def short_title(state: State, check: Check) -> str:
    """The same for a prompt: of a number that is made up of several the sum alone."""
    many = len(check.parts) > 1 and check.target is not None
    return f"{head_words(state, check)}: {check.target} to reach" if many else check_title(state, check)


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
        return "neither can tell how well it went"
    if not all(side.mode for side in check.sides):
        return ""
    words = f"{_ended(state, check)}{_after(check)}"
    return f"{words}, turned by {_paid(check)}" if check.sides[0].paid and check.success else words


def _after(check: Check) -> str:
    """YAG-028: who takes 10 needs twice as long. Tasks count their time themselves."""
    if not check.minutes or check.task or len(check.sides) > 1:
        return ""
    return f", after {how_long(check.minutes * (2 if check.sides[0].mode == 'take10' else 1))}"


def _paid(check: Check) -> str:
    return {"fatigue": "a point of fatigue", "exhaustion": "a level of exhaustion"}[check.sides[0].paid or "fatigue"]


def _ended(state: State, check: Check) -> str:
    match check.situation:
        case "charm":
            return f"{_sum(check.sides[0])}: {reaction_name(feeling(check.sides[0]))}"
        case "art":
            side = check.sides[0]
            counts = 0 if side.fumbled and state.options.artistic_fumble == "zero" else side.total
            return f"{_sum(side)}: {quality(counts)}"
        case "group":
            return _together(state, check)
        case "lie":
            return _lied(state, check)
        case "pocket" | "hide" | "sneak" if len(check.sides) > 1:
            return f"{_totals(check)}: {_unseen(state, check)}"
        case "conjure" if check.seen:
            seen = listed([name_of(state, who) for who in check.seen])
            return f"{_alone(state, check)}; {seen} {'sees' if len(check.seen) == 1 else 'see'} how it is done"
        case "conjure":
            return _alone(state, check)
        case "attack" if len(check.sides) > 1:
            return _thrown(state, check)
        case _:
            return _alone(state, check) if len(check.sides) == 1 else _contest(state, check)


def _sum(side: Side) -> str:
    return f"{side.total} (a fumble)" if side.fumbled else str(side.total)


def _alone(state: State, check: Check) -> str:
    """33 against 20: good"""
    side, target = check.sides[0], reached(state, check)
    end = "a fumble" if side.fumbled and not check.success else degree(check.level)
    return f"{side.total} against {target}: {end}" if target is not None else str(side.total)


def _together(state: State, check: Check) -> str:
    """Ann 33 (good) and Bea 21 (moderate) succeed, Cy 12 fails"""
    done = [f"{name_of(state, side.who)} {side.total} ({degree(side.level)})" for side in check.sides if side.level]
    missed = [f"{name_of(state, side.who)} {_sum(side)}" for side in check.sides if not side.level]
    good = f"{listed(done)} {'succeeds' if len(done) == 1 else 'succeed'}" if done else ""
    bad = f"{listed(missed)} {'fails' if len(missed) == 1 else 'fail'}" if missed else ""
    return f"against {check.target}: {', '.join([one for one in (good, bad) if one])}"


def _totals(check: Check) -> str:
    return (
        " to ".join([_sum(side) for side in check.sides])
        if len(check.sides) == 2
        else listed([_sum(side) for side in check.sides])
    )


def _contest(state: State, check: Check) -> str:
    """24 to 21: Ann wins, moderate"""
    if check.winner < 0:
        return f"{_totals(check)}: nobody wins"
    winner, others = check.sides[check.winner], [side for at, side in enumerate(check.sides) if at != check.winner]
    how = degree(check.level)
    if check.outright:
        how = f"outright, by a natural 20: {how}"
    elif any(side.total == winner.total and not side.fumbled for side in others):
        how = f"{how}, {'holding on' if check.resisting == check.winner and _level(check) else 'by the higher skill'}"
    return f"{_totals(check)}: {name_of(state, winner.who)} wins, {how}"


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
            return "taken unnoticed" if not seen else f"taken, but seen by {seen}"
        return f"noticed by {seen}"
    return f"seen by {seen}" if seen else f"unseen, {degree(check.level)}"


def _thrown(state: State, check: Check) -> str:
    """The throw must reach its number and beat the dodge (YAG-247)."""
    thrown, dodge, target = check.sides[0], check.sides[1], reached(state, check)
    end = f"a hit, {degree(check.level)}" if check.success else "a miss"
    return f"{_sum(thrown)} against {target} and a dodge of {_sum(dodge)}: {end}"


# Lies


def belief_words(check: Check) -> str:
    """What the listener makes of it, after her name."""
    what = "a lie" if check.belief == "lying" else "the truth"
    return f"is certain that it is {what}" if check.certain else f"takes it for {what}"


def _lied(state: State, check: Check) -> str:
    """22 to 19: a lie, and Foe takes it for the truth"""
    fact = "the truth" if check.truthful else "a lie"
    return f"{_totals(check)}: it was {fact}, and {name_of(state, check.sides[1].who)} {belief_words(check)}"


# What a failure can still be turned for


def block_words(state: State, check: Check) -> str:
    """What keeping the other side from scoring costs; empty where it cannot be."""
    task = find_task(state, check.task) if check.stage == "choose" else None
    return "a point of fatigue" if task is not None and may_block(state, task, check) else ""


def push_words(state: State, check: Check) -> str:
    """What buying it off costs; empty where it cannot be."""
    if check.stage != "push":
        return ""
    if check.situation != "climb":
        return "a point of fatigue"
    climb = climb_of(state, check.sides[0].who)
    if climb is None or not may_pay(state, check, climb):
        return ""
    return "a level of exhaustion" if climb.pace == "quarter" and not check.second else "a point of fatigue"
