"""What always holds at a Fate table, shown by random play: fate points, invocations, hidden things, stress and
refresh."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.test_secrets import hunt
from laws.walk import walk
from parlour.games.fate import GAME, view_build
from parlour.games.fate import moves as m
from parlour.games.fate.model import State
from parlour.games.fate.rules import action, compel
from parlour.games.fate.rules.ask import refresh, sees
from parlour.roleplay.moves import ValueSet

LAW = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
SEEDS, SEATS = st.integers(0, 2**31), st.integers(2, 6)


def points(state: State) -> int:
    """Purses, pool, what is carried and owed, and what the supply has given out."""
    return (
        sum([c.fp for c in state.characters])
        + state.pool
        + state.carried
        + sum([p.amount for p in state.owed])
        + state.supply
    )


@LAW
@given(SEEDS, SEATS)
def test_fate_points_are_conserved_and_never_negative(seed: int, seats: int) -> None:
    moved = 0
    for step in walk(GAME, seed, seats, 400):
        state = step.after
        assert points(state) == 0, step.command
        assert state.pool >= 0 and state.carried >= 0 and all(c.fp >= 0 for c in state.characters)
        assert all(payment.amount > 0 for payment in state.owed)
        moved += any(isinstance(event, m.PointsMoved) for event in step.events)
    assert moved > 3


@LAW
@given(SEEDS, SEATS)
def test_no_aspect_is_invoked_twice_for_pay_on_one_roll(seed: int, seats: int) -> None:
    for step in walk(GAME, seed, seats, 400):
        if step.after.roll is None:
            continue
        for side in step.after.roll.sides:
            paid = Counter([used.aspect for used in side.invoked if used.paid])
            assert not paid or max(paid.values()) == 1


@LAW
@given(SEEDS, SEATS)
def test_nobody_is_shown_a_hidden_aspect_she_does_not_know(seed: int, seats: int) -> None:
    """Neither its words nor its id, in any part of what is sent."""
    for index, step in enumerate(walk(GAME, seed, seats, 250)):
        if index % 5:
            continue
        state = marked(step.after)
        for seat in (*range(seats), None):
            unknown = [a for a in state.aspects if a.hidden and not sees(state, seat, a)]
            if not unknown:
                continue
            sent = shown(state, seat)
            for one in unknown:
                assert one.text not in sent and f'"{one.id}"' not in sent, (seat, one, step.command)


def marked(state: State) -> State:
    """The same with words that can be found again."""
    aspects = [msgspec.structs.replace(a, text=f"<{a.id} is hidden>") if a.hidden else a for a in state.aspects]
    return msgspec.structs.replace(state, aspects=tuple(aspects))


def shown(state: State, seat: int | None) -> str:
    parts: list[Any] = [GAME.public(state), GAME.prompt(state, seat)]
    if seat is not None:
        parts += [GAME.private(state, seat), GAME.offers(state, seat)]
    return msgspec.json.encode(parts).decode()


@LAW
@given(SEEDS, SEATS)
def test_sheets_stay_sound(seed: int, seats: int) -> None:
    """Refresh at least 1, each consequence once and backed by its aspect, boxes within the track, ids never twice."""
    for step in walk(GAME, seed, seats, 300):
        state = step.after
        if any(isinstance(event, ValueSet) for event in step.events):
            return
        ids = [a.id for a in state.aspects] + [c.id for c in state.characters]
        assert len(ids) == len(set(ids))
        known = {a.id for a in state.aspects}
        for person in state.characters:
            assert person.kind in ("mook", "group") or refresh(person) >= 1
            degrees = [taken.degree for taken in person.consequences]
            assert len(degrees) == len(set(degrees)) and all(taken.aspect in known for taken in person.consequences)
            assert all(1 <= box <= person.boxes for box in person.ticked)


def test_a_planted_leak_in_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of things prepared in hiding, as an innocent counter."""
    honest = view_build.public

    def leaky(state: State) -> Any:
        return msgspec.structs.replace(honest(state), scene=state.hid)

    monkeypatch.setattr(type(GAME), "public", staticmethod(leaky))
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(1, 6), 4)


def test_a_planted_leak_in_the_offers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Aspects offered to who does not know them."""
    monkeypatch.setattr(action, "knows", lambda state, person, one: True)
    monkeypatch.setattr(compel, "knows", lambda state, person, one: True)
    with pytest.raises(AssertionError, match="the st"):
        hunt(GAME, range(1, 8), 4)
