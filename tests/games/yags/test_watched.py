"""Who may be named as one who watches (YAG-Q64): everybody here but the one who is watched, eight at most."""

import pytest
from msgspec.structs import replace

from games.yags.given_check import ANN, BEN, FOE, GIL, GUARD, do, given, offered, person, why
from games.yags.reached import joined
from parlour.games.yags import moves as m
from parlour.games.yags.model import State


def sneaking(*observers: str) -> m.CallSneak:
    return m.CallSneak(ANN, observers, "both", 0, "open", "careful", "")


def alone() -> State:
    state = given()
    for who in (BEN, FOE, GUARD):
        state = do(state, GIL, m.Leave(who))
    return state


def unseeing() -> State:
    return given(**{who: {"Perception": 0} for who in ("ann", "ben", "foe", "guard")})


@pytest.mark.rule("YAG-Q64")
def test_nobody_watches_herself() -> None:
    assert why(given(), GIL, sneaking(ANN))[0] == why(given(), GIL, m.CallPocket(ANN, (ANN, FOE), "ordinary", ""))[0]
    for state in (alone(), unseeing()):
        assert not offered(state, GIL, "call_sneak") and not offered(state, GIL, "call_pocket")
        assert do(state, GIL, m.CallConjure(False, ANN, (), "a coin")).check is not None, (
            "a trick needs nobody to watch it"
        )


@pytest.mark.rule("YAG-Q64")
def test_at_most_eight_are_named() -> None:
    state = given()
    crowd = tuple([f"c{50 + at}" for at in range(9)])
    state = joined(state, *[replace(person(state, FOE), id=who, here=False) for who in crowd])
    for who in crowd:
        state = do(state, GIL, m.Enter(who))
    assert len(do(state, GIL, sneaking(*crowd[:8])).check.sides) == 9  # type: ignore[union-attr]
    assert why(state, GIL, sneaking(*crowd)) == ("too-many", "YAG-Q64")


@pytest.mark.rule("YAG-239")
def test_of_a_pocket_the_mark_comes_first() -> None:
    (offer,) = offered(given(), GIL, "call_pocket")
    assert offer.asks[1].ordered and not offered(given(), GIL, "call_sneak")[0].asks[1].ordered  # type: ignore[union-attr]
    assert do(given(), GIL, m.CallPocket(ANN, (GUARD, BEN), "ordinary", "")).check.toward == GUARD  # type: ignore[union-attr]


@pytest.mark.rule("YAG-225")
def test_nobody_charms_herself() -> None:
    assert why(given(), GIL, m.CallCharm(ANN, ANN, ""))[1] == "YAG-225"
    assert do(given(), GIL, m.CallCharm(ANN, "", "")).check is not None
