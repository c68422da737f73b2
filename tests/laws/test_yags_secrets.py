"""What stays secret at a Yags table, shown by random play; and leaks planted on purpose that must be caught."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from laws.test_secrets import frame, hunt
from laws.walk import walk
from parlour.games.yags import GAME, view_build, view_check
from parlour.games.yags import moves as m
from parlour.games.yags.model import Check, Creature, State
from parlour.games.yags.rules.ask import find_creature
from parlour.games.yags.rules.draft import Draft
from parlour.roleplay.cast import seat_of
from parlour.roleplay.chapter import leads

LAW = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 2**31).map(lambda seed: seed | 1)
"""Odd, so that the ready scene is set up first."""
SEATS = st.integers(2, 8)


def marked(state: State) -> State:
    """The same with words that can be found again."""
    people = [
        replace(one, name=f"<name {one.id}>", notes=f"<notes {one.id}>", concept=f"<concept {one.id}>",
                techniques=tuple([replace(each, name=f"<technique {one.id}>", text="") for each in one.techniques]),
                items=tuple([replace(each, name=f"<item {one.id}>") for each in one.items]))
        for one in state.creatures
    ]  # fmt: skip
    notes = [
        tuple([replace(note, title=f"<note of {seat}>", text=f"<note of {seat}>") for note in own])
        for seat, own in enumerate(state.desk.notes)
    ]
    kept = [replace(check, text=f"<kept {check.number}>") if check.number < 0 else check for check in state.kept]
    shelf = [
        replace(entry, one=replace(entry.one, name=f"<shelf {entry.id}>"), said=(f"<shelf {entry.id}>",))
        for entry in state.shelf
    ]
    return replace(
        state,
        creatures=tuple(people),
        kept=tuple(kept),
        shelf=tuple(shelf),
        desk=replace(state.desk, notes=tuple(notes)),
    )


def sent_to(state: State, events: tuple[Any, ...], seat: int | None) -> str:
    parts: list[Any] = [GAME.public(state), GAME.prompt(state, seat), GAME.tell(state, events, seat)]
    if seat is not None:
        parts += [GAME.private(state, seat), GAME.offers(state, seat)]
    return msgspec.json.encode(parts).decode()


def has_rolled(state: State, one: Creature) -> bool:
    """What it brought to bear lies on the table."""
    return state.check is not None and any(side.who == one.id and side.mode for side in state.check.sides)


def kept_from(state: State, seat: int | None) -> list[str]:
    """The marks this seat must not find."""
    found = [f"<note of {at}>" for at in range(len(state.desk.people)) if at != seat]
    if seat is not None and leads(state, seat):
        return found
    found += [f"<kept {check.number}>" for check in state.kept] + [f"<shelf {entry.id}>" for entry in state.shelf]
    for one in state.creatures:
        if seat is not None and seat_of(state, one) == seat:
            continue
        found.append(f"<notes {one.id}>")
        if one.hidden:
            found.append(f"<name {one.id}>")
        if not view_check.is_open(one):
            found += [f"<item {one.id}>"]
            found += [f"<concept {one.id}>"] if one.controller < 0 else []
            found += [f"<technique {one.id}>"] if not has_rolled(state, one) else []
    return found


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("YAG-235")
def test_nobody_is_shown_what_is_kept_from_her(seed: int, seats: int) -> None:
    """Notes, who is prepared in hiding, what stands on sheets of the game master's and in the making, what hidden
    checks were about."""
    for index, step in enumerate(walk(GAME, seed, seats, 300)):
        if index % 5:
            continue
        state = marked(step.after)
        for seat in (*range(seats), None):
            sent = sent_to(state, step.events, seat)
            for word in kept_from(state, seat):
                assert word not in sent, (seat, word, step.command)


def in_secret(event: Any) -> bool:
    return isinstance(event, m.Kept) or (isinstance(event, m.Entered | m.Left) and event.who.startswith("h"))


def unnoticed(seeds: range, most: int) -> int:
    """A check in secret changes nothing for anybody but the game master, nor what is counted in the open; nor does who
    comes or goes unseen."""
    looked = 0
    for seed in seeds:
        for step in walk(GAME, seed, 4, most):
            if not step.events or not all(in_secret(event) for event in step.events):
                continue
            looked += 1
            for seat in (*[seat for seat in range(4) if seat != step.state.desk.gm], None):
                assert frame(GAME, step.state, (), seat) == frame(GAME, step.after, step.events, seat), (
                    seat,
                    step.command,
                )
            counted = [(state.checks, state.made, state.petitioned) for state in (step.state, step.after)]
            assert counted[0] == counted[1], "counted in the open"
    return looked


@pytest.mark.rule("YAG-235")
def test_nobody_can_tell_that_there_was_a_hidden_check() -> None:
    assert unnoticed(range(1, 14, 2), 400) > 10


def otherwise(check: Check) -> Check:
    """The same lie with other dice and another end."""
    sides = tuple(
        [
            replace(side, die=21 - side.die, total=side.total + 21 - 2 * side.die, fumbled=not side.fumbled)
            for side in check.sides
        ]
    )
    belief: Any = {"lying": "truthful", "truthful": "lying"}[check.belief]
    return replace(
        check,
        sides=sides,
        belief=belief,
        certain=not check.certain,
        success=not check.success,
        winner=1 - check.winner,
        level=9,
        gap=9,
    )


def untold(seeds: range, most: int) -> int:
    """A lie that is over looks the same however it went, to all but the game master and who plays the listener."""
    looked = 0
    for seed in seeds:
        for step in walk(GAME, seed, 4, most):
            check, state = step.after.check, step.after
            over = [event for event in step.events if isinstance(event, m.Decided) and event.check.situation == "lie"]
            if not over or check is None or not all(side.die for side in check.sides):
                continue
            looked += 1
            other = otherwise(check)
            kept = tuple([other if one.number == other.number else one for one in state.kept])
            events = tuple([m.Decided(other) if isinstance(event, m.Decided) else event for event in step.events])
            listener = find_creature(state, check.sides[1].who)
            assert listener is not None
            for seat in (*{0, 1, 2, 3} - {state.desk.gm, seat_of(state, listener)}, None):
                same = frame(GAME, replace(state, check=other, kept=kept), events, seat) == frame(
                    GAME, state, step.events, seat
                )
                assert same, ("how it went", seat)
    return looked


@pytest.mark.rule("YAG-235")
def test_nobody_else_can_tell_how_a_lie_went() -> None:
    assert untold(range(1, 14, 2), 400) > 10


# The laws notice


def test_a_planted_leak_of_a_lies_dice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view_check.sided

    def leaky(state: Any, check: Any, at: int, *, veiled: bool) -> Any:
        return replace(honest(state, check, at, veiled=veiled), die=check.sides[at].die)

    monkeypatch.setattr(view_check, "sided", leaky)
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(1, 30, 2), 4, 300)


def test_a_planted_leak_of_a_belief_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told to the speaker as well."""

    def leaky(state: Any, check: Any, seat: int) -> bool:
        people = [find_creature(state, side.who) for side in check.sides]
        return any(one is not None and seat_of(state, one) == seat for one in people)

    monkeypatch.setattr(view_check, "_listens", leaky)
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(1, 60, 2), 4, 300)


def test_a_planted_count_of_hidden_checks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hidden check that takes a number of the open."""
    honest = Draft.APPLY[m.Kept]

    def leaky(draft: Any, event: Any) -> None:
        honest(draft, event)
        draft.set(checks=draft.state.checks + 1)

    monkeypatch.setitem(Draft.APPLY, m.Kept, leaky)
    with pytest.raises(AssertionError, match="counted in the open"):
        unnoticed(range(1, 14, 2), 400)


def test_a_planted_word_of_who_comes_in_unseen_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.tell

    def leaky(state: Any, events: Any, seat: int | None) -> Any:
        return [
            *honest(state, events, seat),
            *["Somebody comes in." for event in events if isinstance(event, m.Entered)],
        ]

    monkeypatch.setattr(type(GAME), "tell", staticmethod(leaky))
    with pytest.raises(AssertionError):
        unnoticed(range(1, 14, 2), 400)


def test_a_planted_leak_of_an_adversarys_skill_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it rolls with, before its die lies there."""
    monkeypatch.setattr(view_check, "is_veiled", lambda state, check, side: check.hidden and not check.revealed)
    with pytest.raises(AssertionError, match="the st"):
        hunt(GAME, range(1, 30, 2), 4, 300)


def test_a_planted_leak_of_a_named_member_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom the other team has named, before both have."""
    monkeypatch.setattr(
        view_build,
        "picked",
        lambda state, task, seat: [(task.id, side, who) for side, who in enumerate(task.picked) if who],
    )
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(19, 80, 2), 4, 300)


def test_a_planted_leak_in_the_telling_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line with how tired somebody of the game master's is."""
    honest = GAME.tell

    def leaky(state: Any, events: Any, seat: int | None) -> Any:
        return [*honest(state, events, seat), *[event.now for event in events if isinstance(event, m.Counted)]]

    monkeypatch.setattr(type(GAME), "tell", staticmethod(leaky))
    with pytest.raises(AssertionError, match="the step law"):
        hunt(GAME, range(15, 60, 2), 4, 300)


def test_a_planted_leak_of_how_a_lie_went_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.tell

    def leaky(state: Any, events: Any, seat: int | None) -> Any:
        lies = [event.check for event in events if isinstance(event, m.Decided) and event.check.situation == "lie"]
        return [*honest(state, events, seat), *[check.belief for check in lies]]

    monkeypatch.setattr(type(GAME), "tell", staticmethod(leaky))
    with pytest.raises(AssertionError, match="how it went"):
        untold(range(1, 14, 2), 400)
