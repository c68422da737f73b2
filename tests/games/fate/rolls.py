"""Rolls told by their totals: who does what, how much it comes to, what stands against it.

    state = attempt(state, m.Overcome("c1", "scene", ("Clever",), "so"), total=4, against=2)   # the dice are down
    state = settled(state, m.Attack("c1", "physical", "c2", ("Forceful",), "so"), 5, 3)        # and both let it stand

Whoever is asked to defend does so with Quick; `against` is then the defence's total. Dice are chosen so that the totals
come out.
"""

from typing import Any

from games.fate.given import GM, State, do, find, m
from parlour.games.fate.model import Character, Conflict, Roll
from parlour.games.fate.rules.sums import bonus, side_of, side_seat
from parlour.games.fate.rules.window import asking
from parlour.roleplay.cast import seat_of


def dice(total: int) -> tuple[str, ...]:
    """Four faces that add up to this."""
    assert -4 <= total <= 4, f"four dice do not show {total}"
    return ("+" if total > 0 else "-",) * abs(total) + ("0",) * (4 - abs(total))


def roll(state: State) -> Roll:
    assert state.roll is not None
    return state.roll


def player(state: State, who: str) -> int:
    return seat_of(state, find(state, who))


def how(person: Character, approach: str = "Quick") -> tuple[str, ...]:
    return (approach,) if person.ratings else ()


def thrown(state: State, who: str, total: int) -> State:
    """This character's dice, so that the side comes to this total."""
    side = roll(state).sides[side_of(roll(state), who)]
    return do(state, player(state, who), m.ThrowDice(who), *dice(total - bonus(side)))


def opposed(state: State, command: Any, against: int | None = None) -> State:
    """Declared, and what stands against it settled: ready for helpers, stunts and dice."""
    state = do(state, player(state, command.who), command)
    other = roll(state).sides[1]
    if not other.settled:
        if other.who:
            state = do(state, player(state, other.who), m.Defend(other.who, how(find(state, other.who)), "I dodge"))
        else:
            assert against is not None
            state = do(state, GM, m.SetDifficulty(against))
    return state


def attempt(state: State, command: Any, total: int, against: int) -> State:
    state = thrown(opposed(state, command, against), command.who, total)
    other = roll(state).sides[1].who
    return thrown(state, other, against) if other else state


def stand(state: State) -> State:
    """Both sides let it stand."""
    for _ in range(9):
        if state.roll is None or state.roll.phase != "invoke":
            return state
        state = passes(state)
    raise AssertionError("it never stands")


def settled(state: State, command: Any, total: int, against: int) -> State:
    return stand(attempt(state, command, total, against))


def passes(state: State) -> State:
    """A side that is asked lets it stand, so that only the others are."""
    at = asking(state)[0]
    return do(state, side_seat(state, roll(state).sides[at]), m.LetStand(at))


def fight(*slots: str | tuple[str, ...], harm: str = "physical", **more: Any) -> Conflict:
    """A conflict under way, in this order; a tuple is a block."""
    order = tuple([(slot,) if isinstance(slot, str) else slot for slot in slots])
    return Conflict(1, harm, order, begun=True, **more)  # type: ignore[arg-type]


def overcome(who: str = "c1", target: str = "scene", approach: str = "Clever") -> m.Overcome:
    return m.Overcome(who, target, (approach,) if approach else (), "I try")


def create(
    goal: str, target: str = "scene", text: str = "High Ground", who: str = "c1", approach: str = "Clever"
) -> m.Create:
    return m.Create(who, goal, target, (approach,) if approach else (), text, "I try")  # type: ignore[arg-type]


def attack(
    who: str = "c1", target: str = "c2", approach: str = "Clever", words: str = "I strike", harm: str = "physical"
) -> m.Attack:
    return m.Attack(who, harm, target, (approach,) if approach else (), words)  # type: ignore[arg-type]


def invoke(aspect: str, pay: str = "paid", effect: str = "bonus", who: str = "c1") -> m.Invoke:
    return m.Invoke(who, pay, effect, aspect, "it helps")  # type: ignore[arg-type]
