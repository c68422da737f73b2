"""Another world this seat cannot tell from the real one: what the game master or others keep to themselves is made up
anew.

What everybody can see hangs on Strength, Size, load and wounds (who is dying, who is over encumbered): these are kept.
So is which skills there are, since who has none may have been asked how to go about it.
"""

from msgspec.structs import replace

from parlour.core.chance import Chance
from parlour.games.yags.content.ready import EXTRAS
from parlour.games.yags.model import ATTRIBUTES, Check, Creature, Shelved, Side, State, Task
from parlour.games.yags.rules.ask import find_creature, is_open
from parlour.games.yags.rules.overrule import SEEN
from parlour.games.yags.rules.readied import from_ready
from parlour.games.yags.rules.teams import is_named, members
from parlour.games.yags.view_build import veiled
from parlour.roleplay.cast import seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.redeal import Maker, other_desk

_STRENGTH = ATTRIBUTES.index("Strength")


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """The game master knows everything but what others write down for themselves and whom another team has named."""
    make = Maker(chance)
    desk = other_desk(state.desk, seat, make, lambda what: veiled(state, what), SEEN)
    tasks = tuple([_task(state, one, seat, make) for one in state.tasks])
    if seat is not None and leads(state, seat):
        return replace(state, desk=desk, tasks=tasks)
    people = [_person(state, seat, one, make) for one in state.creatures if not one.hidden]
    strangers = [_stranger(state, at, make) for at in range(make.one(3))]
    check = None if state.check is None else _check(state, state.check, seat, make)
    shelf = tuple([Shelved(f"l{at + 1}", _stranger(state, at, make)) for at in range(make.one(3))])
    return replace(
        state,
        desk=desk,
        tasks=tasks,
        creatures=(*people, *strangers),
        check=check,
        shelf=shelf,
        numbers=tuple([(make.words(), 5 * (1 + at)) for at in range(make.one(3))]),
        hid=state.hid + 3 + make.one(9),
        kept=tuple([_check(state, one, seat, make) for one in state.kept if _heard(state, one, seat)]),
    )


def _is_mine(state: State, who: str, seat: int | None) -> bool:
    one = find_creature(state, who)
    return one is not None and seat is not None and seat_of(state, one) == seat


# People


def _stranger(state: State, at: int, make: Maker) -> Creature:
    ready = list(EXTRAS.values())
    return replace(
        from_ready(state, ready[make.one(len(ready))]), id=f"h{state.hid + 1 + at}", name=make.words(), hidden=True
    )


def _person(state: State, seat: int | None, one: Creature, make: Maker) -> Creature:
    if seat is not None and seat_of(state, one) == seat:
        return one
    one = replace(one, notes=make.words())
    if is_open(one) or _has_rolled(state, one):
        return one
    attributes = tuple(
        [value if at == _STRENGTH or not value else 1 + make.one(8) for at, value in enumerate(one.attributes)]
    )
    skills = tuple([replace(skill, level=skill.level and 1 + make.one(9)) for skill in one.skills])
    return replace(
        one,
        attributes=attributes,
        skills=skills,
        soak=make.one(20),
        xp=make.one(20),
        concept=_concept(one, make),
        fatigue=make.one(5),
    )


def _concept(one: Creature, make: Maker) -> str:
    """Of a player's character in the making it is read by all."""
    return one.concept if one.controller >= 0 else make.words()


def _has_rolled(state: State, one: Creature) -> bool:
    """Its roll line lies on the table: the numbers in it are known."""
    return (
        state.check is not None
        and not state.check.hidden
        and any(side.who == one.id and side.mode for side in state.check.sides)
    )


# Checks


def _heard(state: State, check: Check, seat: int | None) -> bool:
    """A lie somebody of this seat was told: the belief is known."""
    return check.situation == "lie" and len(check.sides) > 1 and _is_mine(state, check.sides[1].who, seat)


def _check(state: State, check: Check, seat: int | None, make: Maker) -> Check:
    """Of a hidden one nobody but the game master knows the dice; whether it was the truth knows the speaker, what was
    made of it the listener."""
    if not check.hidden or check.revealed:
        return check
    truthful = check.truthful if _is_mine(state, check.sides[0].who, seat) else not check.truthful
    knows = len(check.sides) > 1 and _is_mine(state, check.sides[1].who, seat)
    belief, certain = (check.belief, check.certain) if knows or not check.belief else ("lying", bool(make.one(2)))
    return replace(
        check, truthful=truthful, sides=tuple([_side(one, make) for one in check.sides]), belief=belief, certain=certain
    )


def _side(side: Side, make: Maker) -> Side:
    """A die that has fallen shows another face."""
    if side.mode != "roll" or not side.die:
        return side
    face = 1 + make.one(20)
    return replace(side, die=face, total=side.total + face - side.die, fumbled=face <= side.fumble, steps=())


# Tasks


def _task(state: State, task: Task, seat: int | None, make: Maker) -> Task:
    """Whom the other team has named is not known before both have."""
    if task.kind != "team" or all([is_named(state, task, at) for at in (0, 1)]):
        return task
    one, other = [_named(state, task, at, seat, make) for at in (0, 1)]
    return replace(task, picked=(one, other))


def _named(state: State, task: Task, at: int, seat: int | None, make: Maker) -> str:
    """Another of those who could have been."""
    if not is_named(state, task, at) or any(_is_mine(state, who, seat) for who in task.sides[at]):
        return task.picked[at]
    able = members(state, task, at)
    return able[make.one(len(able))]
