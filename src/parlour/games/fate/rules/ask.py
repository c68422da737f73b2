"""Questions about a state that every chapter asks. Reads, never decides what is legal."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.fate.content.numbers import FREE_STUNTS, LEAST_REFRESH, START_REFRESH
from parlour.games.fate.model import APPROACHES, FOES, HEROES, Aspect, Character, State
from parlour.roleplay.cast import find_one, one_of, seat_of
from parlour.roleplay.chapter import leads

character, find_character = one_of, find_one


class Lack(NamedTuple):
    """What is still missing somewhere: the rule that asks for it, and what it is, for a sentence of that name."""

    rule: str
    what: str
    known: Mapping[str, str | int] = {}


def aspect(state: State, which: str) -> Aspect:
    return next(a for a in state.aspects if a.id == which)


def find_aspect(state: State, which: str) -> Aspect | None:
    return next((a for a in state.aspects if a.id == which), None)


def aspects_of(state: State, who: str) -> list[Aspect]:
    return [a for a in state.aspects if a.owner == who]


def mine(state: State, seat: int) -> list[Character]:
    """The ready characters in the open that this seat plays."""
    return [c for c in state.characters if seat_of(state, c) == seat and c.status == "ready" and not c.hidden]


def in_play(state: State, seat: int) -> list[Character]:
    """Those of them who take part in the scene and can act."""
    return [c for c in mine(state, seat) if c.here and not c.out]


def present(state: State) -> list[Character]:
    """Everybody in the scene who can act."""
    return [c for c in state.characters if c.here and not c.out and not c.hidden and c.status == "ready"]


def is_npc(person: Character) -> bool:
    return person.kind != "pc"


def purse(person: Character) -> str:
    """Where this character's fate points are (FAE-096, FAE-097)."""
    return "pool" if is_npc(person) else person.id


def points(state: State, person: Character) -> int:
    return state.pool if is_npc(person) else person.fp


def refresh(person: Character) -> int:
    return refresh_with(person, len(person.stunts))


def refresh_with(person: Character, stunts: int) -> int:
    """FAE-035, FAE-158: 3 and every raise, less one for each stunt beyond the third; those in place of a raise do not
    count."""
    return START_REFRESH + person.raises - max(0, stunts - person.bought - FREE_STUNTS)


def free_stunts(person: Character) -> int:
    """Stunts that may still be taken without cost."""
    return max(0, FREE_STUNTS + person.bought - len(person.stunts))


def lowest_refresh() -> int:
    return LEAST_REFRESH


def rating(person: Character, approach: str) -> int:
    return person.ratings[APPROACHES.index(approach)] if person.ratings and approach in APPROACHES else 0


def how_rating(state: State, person: Character, how: tuple[str, ...]) -> int:
    """FAE-022 for who has approaches; FAE-168..170, FAE-187 and FAE-Q45 for mooks and groups."""
    if person.ratings:
        return rating(person, how[0])
    most = 1 if state.options.mook_skills == "once" else len(how)
    good = min(most, sum([skill in person.skilled for skill in how]))
    bad = min(most, sum([skill in person.bad for skill in how]))
    return 2 * good - 2 * (not good if person.weak_else else bad)


def other_side(side: str) -> str:
    """Who holds what nobody threw: the game master's side against the heroes, the heroes against everybody else
    (FAE-Q07)."""
    return FOES if side == HEROES else HEROES


def free_of(state: State, one: Aspect, team: str) -> int:
    """Free invocations this team may use now (FAE-054: those held for later do not count yet)."""
    return sum([free.count for free in one.free if free.team == team and free.since < state.turn])


def knows(state: State, person: Character, one: Aspect) -> bool:
    """FAE-100, FAE-Q39: whether this character knows the aspect."""
    return not one.hidden or one.owner == person.id or person.id in one.knowers


def sees(state: State, seat: int | None, one: Aspect) -> bool:
    """Whether a seat may know of the aspect: the game master always, others through their characters."""
    if not one.hidden:
        return True
    if seat is None:
        return False
    return leads(state, seat) or any(knows(state, c, one) for c in state.characters if seat_of(state, c) == seat)


def players(state: State) -> list[int]:
    """Seats that play a player character, without the game master's."""
    gm = state.desk.gm
    return sorted(
        {
            c.controller
            for c in state.characters
            if c.kind == "pc" and c.status == "ready" and c.controller not in (gm, -1)
        }
    )


def competes(state: State, who: str) -> bool:
    """In the contest that is under way."""
    return state.contest is not None and who in state.contest.who


def busy(state: State) -> bool:
    """A challenge, a contest or a conflict is under way."""
    return state.challenge is not None or state.contest is not None or state.conflict is not None
