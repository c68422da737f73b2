"""Another world that a seat cannot tell from the real one: everything it may not know is made up anew. Written from the
rules."""

from msgspec.structs import replace

from parlour.core.chance import Chance
from parlour.games.fate.content.numbers import RATINGS
from parlour.games.fate.content.ready import MOOKS, STUNTS
from parlour.games.fate.model import APPROACHES, Aspect, Character, Roll, Side, State, Stunt, Task
from parlour.games.fate.rules.ask import how_rating, is_npc, sees
from parlour.roleplay.cast import seat_of
from parlour.roleplay.desk import Desk
from parlour.roleplay.redeal import Maker, other_desk


class _Maker(Maker):
    def ratings(self) -> tuple[int, ...]:
        return tuple([RATINGS[place] for place in self.order(len(RATINGS))])

    def listed(self) -> tuple[str, ...]:
        mooks = list(MOOKS.values())
        return mooks[self.one(len(mooks))].skilled

    def stunts(self) -> tuple[Stunt, ...]:
        first = self.one(len(STUNTS))
        ready = STUNTS[first]
        return (
            Stunt(
                ready.template,
                ready.feature,
                ready.approach,
                ready.actions,
                ready.circumstance,
                ready.effect,
                ready.when,
            ),
        )


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """A state this seat cannot tell from the real one: other secrets, other numbers behind the screen, more or fewer of
    them."""
    make = _Maker(chance)
    if seat == state.desk.gm:
        return replace(state, desk=_desk(state.desk, seat, make))
    people = [_person(state, seat, one, make) for one in state.characters if not one.hidden]
    hidden = [replace(_blank(f"h{state.hid + 1 + number}"), name=make.words()) for number in range(make.one(3))]
    aspects = [
        _aspect(state, seat, one, make)
        for one in state.aspects
        if sees(state, seat, one) or not one.hidden or _on_stage(state, one)
    ]
    more = state.hid + 10
    aspects += [Aspect(f"h{more + number}", make.words(), "situation", hidden=True) for number in range(make.one(3))]
    aspects += [Aspect(f"h{more + 5}", make.words(), "general", hidden[0].id, hidden=True)] if hidden else []
    world = replace(
        state,
        desk=_desk(state.desk, seat, make),
        characters=(*people, *hidden),
        aspects=tuple(aspects),
        hid=more + 9 + make.one(9),
    )
    if state.challenge is not None:
        tasks = tuple([_task(task, make) for task in state.challenge.tasks])
        world = replace(world, challenge=replace(state.challenge, tasks=tasks))
    return replace(world, roll=None if state.roll is None else _roll(world, seat, state.roll, make))


def _desk(desk: Desk, seat: int | None, make: _Maker) -> Desk:
    return other_desk(desk, seat, make, lambda what: what[:1] in ("h", "k", "w"))


def _on_stage(state: State, one: Aspect) -> bool:
    """Belongs to somebody in the open, or to the scene: it may be there or not, so it is made up, not dropped."""
    return not one.owner or any(c.id == one.owner and not c.hidden for c in state.characters)


def _aspect(state: State, seat: int | None, one: Aspect, make: _Maker) -> Aspect:
    if sees(state, seat, one) and _may_read(state, seat, one):
        return one
    return replace(one, text=make.words())


def _may_read(state: State, seat: int | None, one: Aspect) -> bool:
    """While a character is being made its aspects are its maker's."""
    owner = next((c for c in state.characters if c.id == one.owner), None)
    return owner is None or owner.status == "ready" or (seat is not None and seat_of(state, owner) == seat)


def _person(state: State, seat: int | None, one: Character, make: _Maker) -> Character:
    if one.status != "ready":
        mine = seat is not None and seat_of(state, one) == seat
        return (
            one if mine else replace(one, looks=make.words(), ratings=make.ratings(), stunts=make.stunts(), bench=None)
        )
    if not is_npc(one) or (seat is not None and seat_of(state, one) == seat):
        return one
    if one.ratings:
        return replace(one, ratings=make.ratings(), stunts=make.stunts())
    return replace(one, skilled=make.listed(), bad=(make.words(),), weak_else=bool(make.one(2)))


def _task(task: Task, make: _Maker) -> Task:
    return replace(task, text=make.words(), difficulty=make.one(6), takers=(), foe="") if task.hidden else task


def _blank(name: str) -> Character:
    return Character(name, "", "mook", -1, "foes", skilled=("hiding",), hidden=True)


def _roll(world: State, seat: int | None, roll: Roll, make: _Maker) -> Roll:
    """How a character of the game master's goes about it stays hers until the dice are down."""
    return replace(roll, sides=tuple([_side(world, seat, side, make) for side in roll.sides]))


def _side(world: State, seat: int | None, side: Side, make: _Maker) -> Side:
    person = next((c for c in world.characters if c.id == side.who), None)
    if person is None or side.throws or not side.settled or not is_npc(person) or seat_of(world, person) == seat:
        return side
    how = (APPROACHES[make.one(len(APPROACHES))],) if person.ratings else person.skilled[: make.one(2)]
    return replace(side, how=how, rating=how_rating(world, person, how), stunts=())
