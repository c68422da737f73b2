"""What is remembered of parts of a state: as long as they are alike, and no longer."""

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import remember
from parlour.core.remember import Remembered, remembered


class Person(Struct, frozen=True):
    id: str
    strength: int
    here: bool = False


class State(Struct, frozen=True):
    options: tuple[str, ...]
    people: tuple[Person, ...]
    round: int = 0


ANN = Person("c1", 3)
STATE = State(("strict",), (ANN,))


def counting() -> tuple[Remembered[str], list[str]]:
    asked: list[str] = []

    @remembered("options", "round", but=("here",))
    def found(state: State, one: Person, *more: str) -> str:
        asked.append(one.id)
        return f"{one.id} {one.strength} {state.round} {''.join(more)}"

    return found, asked


def test_what_looks_the_same_is_worked_out_once() -> None:
    found, asked = counting()
    assert found(STATE, ANN) == found(STATE, replace(ANN, here=True)) == found(replace(STATE, people=()), ANN)
    assert asked == ["c1"]


def test_what_looks_otherwise_is_worked_out_again() -> None:
    found, asked = counting()
    assert found(STATE, ANN) == "c1 3 0 "
    assert found(STATE, replace(ANN, strength=4)) == "c1 4 0 "
    assert found(replace(STATE, round=1), ANN) == "c1 3 1 "
    assert found(STATE, ANN, "loud") == "c1 3 0 loud"
    assert len(asked) == 4


def test_two_tables_do_not_push_each_other_out() -> None:
    found, asked = counting()
    other = State(("mild",), (Person("c1", 9),))
    for _ in range(3):
        assert (found(STATE, ANN), found(other, other.people[0])) == ("c1 3 0 ", "c1 9 0 ")
    assert len(asked) == 2


def test_only_so_much_is_remembered(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(remember, "MOST", 2)
    found, asked = counting()
    for one in (ANN, Person("c2", 1), Person("c3", 1), ANN):
        found(STATE, one)
    assert asked == ["c1", "c2", "c3", "c1"]
