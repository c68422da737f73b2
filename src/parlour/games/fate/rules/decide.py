"""What a roll comes to (catalogue 3.2 R5): the outcome, and what each action makes of it. Leaves choices to be
settled."""

from msgspec.structs import replace

from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import STYLE
from parlour.games.fate.model import SCENE, Aspect, Choice, Free, Roll
from parlour.games.fate.rules.ask import competes, find_character, other_side
from parlour.games.fate.rules.contest import score
from parlour.games.fate.rules.draft import Draft
from parlour.games.fate.rules.finish import finish, passed, task_result
from parlour.games.fate.rules.harm import take_out, ways
from parlour.games.fate.rules.sums import bearer, outcome, total, victim
from parlour.roleplay.cast import seat_of

GM = -1
"""In a choice: whoever leads when it is made."""


def decide(draft: Draft) -> None:
    """Both sides have let it stand."""
    roll = draft.roll
    totals = tuple([total(side) for side in roll.sides])
    if roll.action == "contest":
        draft.put(m.RollDecided("", 0, totals, roll))
        score(draft, totals)
        return
    shift = totals[0] - totals[1]
    draft.put(m.RollDecided(outcome(shift), shift, totals, replace(roll, outcome=outcome(shift), shift=shift)))
    if roll.action == "create":
        _create(draft)
    elif roll.action == "overcome":
        _overcome(draft)
    else:
        _attack(draft)
    if not draft.roll.choices:
        finish(draft)


def defended_with_style(roll: Roll) -> bool:
    """FAE-069: the opponent fails utterly."""
    return bool(roll.sides[1].who) and roll.shift <= -STYLE


def choose(draft: Draft, *choices: Choice) -> None:
    """Something is left to be settled, after what is left already."""
    draft.put(m.ChoicesSet((*draft.roll.choices, *choices)))


def seat_for(draft: Draft, who: str) -> int:
    return seat_of(draft.state, draft.character(who)) if who else GM


def boost_for(draft: Draft, at: int) -> None:
    """FAE-007: the team of this side gains a boost, and somebody names it."""
    side = draft.roll.sides[at]
    choose(draft, Choice("boost", seat_for(draft, side.who), side.who, team=side.team))


# Create an advantage


def _create(draft: Draft) -> None:
    roll = draft.roll
    if roll.outcome == "fail" and defended_with_style(roll):
        draft.put(m.NothingFound() if roll.goal == "discover" else m.NothingCreated())
        boost_for(draft, 1)
    elif roll.goal == "create":
        _make(draft)
    elif roll.goal == "discover":
        _discover(draft)
    else:
        _use(draft)
    if competes(draft.state, roll.sides[0].who) and roll.outcome == "fail":
        draft.put(m.AdvantageTried(roll.sides[0].who, True))


def _make(draft: Draft) -> None:
    """FAE-045..049."""
    roll = draft.roll
    team = roll.sides[0].team
    if roll.outcome == "fail":
        choose(draft, Choice("failure", GM, text=roll.text))
    elif roll.outcome == "tie":
        draft.put(m.AspectAdded(Aspect(draft.new_id("a"), roll.text, "boost", free=(Free(team, 1),)), "boost"))
    else:
        free = Free(team, 2 if roll.outcome == "style" else 1)
        draft.put(m.AspectAdded(placed(draft, replace(made(draft, roll.text), free=(free,))), "created"))


def made(draft: Draft, text: str) -> Aspect:
    return Aspect(draft.new_id("a"), text, "situation")


def placed(draft: Draft, one: Aspect) -> Aspect:
    """Where the advantage was made: on the scene, in a zone, on somebody."""
    target = bearer(draft.roll)
    if target == SCENE:
        return one
    return replace(one, zone=target) if target.startswith("z") else replace(one, owner=target)


def _discover(draft: Draft) -> None:
    """FAE-050..052: the game master knows what there is to be found."""
    roll = draft.roll
    choose(draft, Choice("missed" if roll.outcome == "fail" else "found", GM, text=roll.text, piece=bearer(roll)))


def _use(draft: Draft) -> None:
    """FAE-053..055: from a later turn on."""
    roll = draft.roll
    if roll.outcome == "fail":
        draft.put(m.NothingCreated())
    else:
        count = 2 if roll.outcome == "style" else 1
        draft.put(
            m.FreeGranted(roll.target, roll.sides[0].team, count, draft.state.turn, draft.aspect(roll.target).text)
        )


# Overcome


def _overcome(draft: Draft) -> None:
    """FAE-059..062."""
    roll = draft.roll
    if roll.outcome == "fail":
        if defended_with_style(roll):
            draft.put(m.ObstacleStands())
            task_result(draft, "failed")
            boost_for(draft, 1)
        else:
            choose(draft, Choice("serious", GM))
    elif roll.outcome == "tie":
        choose(draft, Choice("cost", GM))
    else:
        passed(draft, "passed with style" if roll.outcome == "style" else "passed")
        if roll.outcome == "style":
            boost_for(draft, 0)


# Attack


def _attack(draft: Draft) -> None:
    """FAE-071..075."""
    roll = draft.roll
    attacker = roll.sides[0].who
    if roll.outcome == "fail":
        if defended_with_style(roll):
            boost_for(draft, 1)
    elif roll.outcome == "tie":
        boost_for(draft, 0)
    elif roll.outcome == "style":
        choose(draft, Choice("trade", seat_for(draft, attacker), attacker))
    else:
        hit(draft, roll.shift, traded=False)


def hit(draft: Draft, damage: int, *, traded: bool) -> None:
    """FAE-075, FAE-076, FAE-078: the damage is known; whoever is hit chooses how to take it, or cannot."""
    draft.put(m.DamageSet(damage, traded))
    who = victim(draft.roll)
    if damage <= 0 or find_character(draft.state, who) is None:
        return
    if ways(draft.state, draft.character(who), damage):
        draft.put(m.ChoicesSet((Choice("absorb", seat_for(draft, who), who), *draft.roll.choices)))
    else:
        take_out(draft, who)


def enemy(draft: Draft) -> str:
    """Who holds what the acting side gave away (FAE-Q07)."""
    roll = draft.roll
    return roll.sides[1].team or other_side(roll.sides[0].team)
