"""The cast of a game, whatever its people are called: who plays whom, whom a seat may know of, who is there; ids and
names for who is new. Each condition is True where it forbids."""

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec.structs import replace

from parlour.roleplay.chapter import leads
from parlour.roleplay.draft import Drafting, WithDesk


class Played(Protocol):
    """Somebody of the cast."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def controller(self) -> int:
        """The seat that plays it; -1 the game master's, whoever leads."""
        ...

    @property
    def hidden(self) -> bool:
        """Known to the game master alone."""
        ...

    @property
    def here(self) -> bool:
        """In the scene."""
        ...


P = TypeVar("P", bound=Played)
P_co = TypeVar("P_co", bound=Played, covariant=True)


class WithCast(WithDesk, Protocol[P_co]):
    """A state whose people are counted as they are made: in the open, and in hiding."""

    @property
    def cast(self) -> tuple[P_co, ...]: ...

    @property
    def made(self) -> int: ...

    @property
    def hid(self) -> int: ...


def seat_of(state: WithDesk, one: Played) -> int:
    """Who plays somebody now."""
    return state.desk.gm if one.controller < 0 else one.controller


def players(state: WithCast[Played]) -> tuple[str, ...]:
    """Whom players play: what is done together is usually done by them."""
    return tuple([one.id for one in state.cast if one.controller >= 0])


def one_of(state: WithCast[P], who: str) -> P:
    return next(one for one in state.cast if one.id == who)


def find_one(state: WithCast[P], who: str) -> P | None:
    return next((one for one in state.cast if one.id == who), None)


def seen(state: WithCast[P], seat: int, who: str) -> P | None:
    """Somebody this seat knows of: what is hidden is the game master's alone."""
    one = find_one(state, who)
    return None if one is None or (one.hidden and not leads(state, seat)) else one


def people(state: WithCast[P], seat: int) -> list[P]:
    """Whom this seat may know of: what is hidden reads like what does not exist."""
    lead = leads(state, seat)
    return [one for one in state.cast if lead or not one.hidden]


def dressed(state: WithCast[P], seat: int) -> list[P]:
    """Whose portrait and pronouns are this seat's to set: those it plays, all for the game master."""
    lead = leads(state, seat)
    return [one for one in state.cast if lead or (not one.hidden and seat_of(state, one) == seat)]


def in_the_open(state: WithCast[P]) -> list[P]:
    """Everybody who is known to all."""
    return [one for one in state.cast if not one.hidden]


class WithScene(WithDesk, Protocol):
    @property
    def scene(self) -> Any:
        """Whether it is `open`."""
        ...


# What forbids


def no_scene(state: WithScene) -> bool:
    return not state.scene.open


def scene_open(state: WithScene) -> bool:
    return bool(state.scene.open)


def not_gm(state: WithDesk, seat: int) -> bool:
    return not leads(state, seat)


def no_session(state: WithDesk) -> bool:
    return not state.desk.sitting


def not_yours(state: WithDesk, seat: int, it: Played) -> bool:
    return seat_of(state, it) != seat


def not_yours_nor_gm(state: WithDesk, seat: int, it: Played) -> bool:
    """One's own, or anybody for the game master."""
    return not leads(state, seat) and seat_of(state, it) != seat


def in_hiding(it: Played) -> bool:
    return it.hidden


def not_here(it: Played) -> bool:
    return not it.here


def here_already(it: Played) -> bool:
    return it.here


# Who is new


def unlike(name: str, taken: Iterable[str]) -> str:
    """A name nobody or nothing else has: the second of its kind says so."""
    used, number, found = set(taken), 2, name
    while found in used:
        found, number = f"{name} {number}", number + 1
    return found


def names(state: WithCast[Played], *, hidden: bool = False) -> list[str]:
    """Names in use; of the hidden only where the new one is hidden, too, so that no name tells of them."""
    return [one.name for one in state.cast if hidden or not one.hidden]


class Numbering:
    """Ids for all that stands on a new sheet, in the order of the state's counting; of what is hidden, ids nobody else
    counts."""

    def __init__(
        self, state: WithCast[Played], hidden: bool = False, *, of: Played | None = None, parts: Iterable[str] = ()
    ) -> None:
        """`of`: for more on a sheet there is, beside these `parts`."""
        self.hidden = hidden if of is None else of.hidden
        self.at = state.made if not self.hidden else state.hid + 1 if of is None else int(of.id[1:])
        self.parts = max([int(one.rpartition("-")[2]) for one in parts], default=0) if self.hidden else 0

    def who(self) -> str:
        return f"h{self.at}" if self.hidden else self("c")

    def __call__(self, letter: str) -> str:
        self.parts += 1
        return f"{letter}h{self.at}-{self.parts}" if self.hidden else f"{letter}{self.at + self.parts}"


C = TypeVar("C", bound=WithCast[Any])


class CastDrafting(Drafting[C], Generic[C, P]):
    """A draft that changes people, gives out ids, and throws dice of one kind."""

    __slots__ = ()
    FACES: ClassVar[int]

    def set_cast(self, cast: tuple[P, ...]) -> None:
        """Where the game keeps its people."""
        raise NotImplementedError

    def one(self, who: str) -> P:
        found: P = one_of(self.state, who)
        return found

    def set_one(self, who: str, **values: Any) -> None:
        self.set_cast(tuple([replace(one, **values) if one.id == who else one for one in self.state.cast]))

    def count(self, used: str) -> None:
        """An id was given out: the next one is another."""
        number = int(used[1:])
        if used.startswith("h"):
            self.set(hid=max(self.state.hid, number))
        else:
            self.set(made=max(self.state.made, number))

    def new_id(self, letter: str, step: int = 1) -> str:
        """The next id: the event that uses it counts it. "h" is for what is prepared in hiding."""
        return f"h{self.state.hid + step}" if letter == "h" else f"{letter}{self.state.made + step}"

    def roll(self, dice: int = 1) -> tuple[int, ...]:
        """What is drawn is the face itself, so that anybody can hold the draws against the events."""
        assert self.chance is not None
        die, names = bytes(range(1, self.FACES + 1)), [str(face) for face in range(self.FACES + 1)]
        return tuple([self.chance.draw(die, 1, names)[0] for _ in range(dice)])
