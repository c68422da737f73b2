"""Unseen people act (YAG-Q75): they come in, hide, sneak, lie in wait and spot, and nobody but the game master learns
of it."""

from typing import Any

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    FOE,
    GIL,
    against,
    call,
    calling,
    check,
    do,
    events,
    given,
    knows,
    offered,
    person,
    why,
)
from laws.test_secrets import frame
from parlour.core.chance import Told
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.model import Side, State
from parlour.games.yags.rules.teams import unnamed

WOLF = "h1"


def with_wolf(state: State | None = None, *, here: bool = True) -> State:
    """A wolf nobody knows of: Agility 5, Perception 6, stealth 4, awareness 5, Size 4."""
    state = do(given() if state is None else state, GIL, m.CallReady(True, "wolf"))
    assert state.creatures[-1].id == WOLF
    return do(state, GIL, m.Enter(WOLF)) if here else state


def lurk(*observers: str, who: str = WOLF, how: Any = "both", metres: int = 0, cover: Any = "open") -> m.CallLurk:
    return m.CallLurk(who, observers, how, metres, cover, "careful", "")


def unnoticed(state: State, command: Any, *dice: int) -> State:
    """Whatever it is, to everybody but the game master nothing has happened."""
    happened, after = GAME.play(state, GIL, command, Told(*[str(face) for face in dice]))
    for seat in (1, 2, None):
        assert frame(GAME, state, (), seat) == frame(GAME, after, happened, seat), seat
    return after


@pytest.mark.rule("YAG-Q75")
def test_the_unseen_come_and_go_without_a_word() -> None:
    state = unnoticed(with_wolf(here=False), m.Enter(WOLF))
    assert person(state, WOLF).here
    assert [line.text for line in GAME.tell(state, (m.Entered(WOLF),), GIL)] == ["Wolf enters, unseen."]
    assert why(state, GIL, m.Enter(WOLF))[0] == "here-already"
    state = unnoticed(state, m.Leave(WOLF))
    assert not person(state, WOLF).here
    assert why(state, GIL, calling(WOLF, "Will", hidden=True))[0] == "not-here"


@pytest.mark.rule("YAG-Q75", "YAG-244", "YAG-245")
def test_who_is_crept_up_on_is_not_told() -> None:
    state = unnoticed(with_wolf(), lurk(ANN, metres=60, cover="half"), 8, 19)
    (kept,) = state.kept
    assert [side.total for side in kept.sides] == [5 * 4 + 8, 3 * 2 + 19 - 5 - 5 - 10]
    assert (kept.situation, kept.success, kept.seen) == ("sneak", True, ())
    seen = unnoticed(with_wolf(), lurk(ANN), 1, 5).kept[0]
    assert (seen.success, seen.seen) == (False, (ANN,))


@pytest.mark.rule("YAG-Q75")
def test_somebody_everybody_knows_may_sneak_unannounced() -> None:
    state = unnoticed(given(), lurk(ANN, BEN, who=FOE), 10, 9, 12)
    assert state.kept[0].seen == (BEN,)
    state = unnoticed(given(), m.CallFilch(FOE, (ANN,), "crowded", ""), 10, 9)
    assert ([side.total for side in state.kept[0].sides], state.kept[0].success) == ([6 + 5 + 10, 6 + 9], True)


@pytest.mark.rule("YAG-Q75", "YAG-Q64")
def test_who_lies_in_wait_rolls_once_for_all_who_come_by() -> None:
    state = unnoticed(with_wolf(), lurk(how="hide"), 6)
    (waiting,) = state.kept
    assert ([side.total for side in waiting.sides], waiting.success) == ([6 * 4 + 6], True)
    state = unnoticed(state, m.Discover(waiting.number, (ANN,), 60, "open"), 19)
    assert ([side.total for side in state.kept[-1].sides], state.kept[-1].seen) == ([30, 6 + 19 - 5 - 5], ())
    state = unnoticed(state, m.Discover(waiting.number, (BEN,), 0, "open"), 19)
    assert (state.kept[-1].sides[0].total, state.kept[-1].seen) == (30, ())
    assert why(state, GIL, m.Discover(waiting.number, (ANN,), 0, "open")) == ("same-one", "YAG-Q75")
    assert why(state, ANNS, m.Discover(waiting.number, (FOE,), 0, "open"))[0] == "not-gm"
    sharp = unnoticed(with_wolf(given(ann={"Perception": 5, "awareness": 5})), lurk(how="hide"), 2)
    found = unnoticed(sharp, m.Discover(sharp.kept[0].number, (ANN,), 0, "open"), 19)
    assert (found.kept[-1].success, found.kept[-1].seen) == (False, (ANN,))
    for number in (found.kept[0].number, found.kept[-1].number):
        assert why(found, GIL, m.Discover(number, (BEN,), 0, "open")) == ("no-such-check", "YAG-Q75")


@pytest.mark.rule("YAG-Q75", "YAG-218", "YAG-217")
@pytest.mark.parametrize(
    ("command", "dice", "total"),
    [
        (m.CallSpot(True, WOLF, 120, 5, 0, "half", ""), (5,), 35), (m.CallNotice(True, WOLF, "tricky", ""), (5,), 35),
        (m.CallRecall(True, WOLF, 20, ""), (5,), 10), (calling(WOLF, "Agility", "athletics", hidden=True), (5,), 25),
        (against(Side(WOLF, "Agility", "brawl"), Side(ANN, "Agility", "brawl"), hidden=True), (5, 6), 25),
    ],
)  # fmt: skip
def test_the_unseen_spot_and_try_things_in_secret(command: Any, dice: tuple[int, ...], total: int) -> None:
    assert unnoticed(with_wolf(), command, *dice).kept[0].sides[0].total == total


@pytest.mark.rule("YAG-Q75")
def test_in_the_open_the_unseen_are_not_asked_for_anything() -> None:
    state = with_wolf()
    for command in (
        calling(WOLF, "Will"),
        m.CallSneak(WOLF, (ANN,), "hide", 0, "open", "careful", ""),
        m.CallSneak(ANN, (WOLF,), "hide", 0, "open", "careful", ""),
    ):
        assert why(state, GIL, command)[0] == "hidden"
    for offer in offered(state, GIL, "call_sneak") + offered(state, GIL, "trivial"):
        assert all(WOLF not in getattr(ask, "of", ()) for ask in offer.asks)
    assert why(state, ANNS, calling(WOLF, "Will", hidden=True))[0] == "not-gm"
    assert why(with_wolf(here=False), GIL, lurk(ANN))[0] == "not-here"


@pytest.mark.rule("YAG-Q75", "YAG-235")
def test_what_they_rolled_is_laid_open_once_they_are_known() -> None:
    state = do(with_wolf(), GIL, lurk(ANN), 8, 9)
    reveal = m.Reveal(state.kept[0].number)
    assert why(state, GIL, reveal) == ("hidden", "YAG-Q75")
    assert not offered(state, GIL, "reveal")
    state = do(state, GIL, m.ShowCreature(WOLF, "itself"))
    shown = state.creatures[-1]
    assert (shown.here, shown.hidden, state.kept[0].sides[0].who) == (True, False, shown.id)
    assert state.kept[0].aside and not check(do(state, GIL, reveal)).aside
    after = do(state, GIL, reveal)
    assert (check(after).sides[0].who, check(after).revealed) == (shown.id, True)
    assert [type(one) for one in events(state, GIL, reveal)] == [m.Revealed]


def test_a_scene_that_ends_ends_for_the_unseen() -> None:
    state = do(with_wolf(), GIL, m.CloseScene())
    assert not person(state, WOLF).here
    assert do(call(with_wolf(), ANN, "Will"), GIL, m.Leave(WOLF)).check is not None


@pytest.mark.rule("YAG-Q75", "YAG-131")
def test_what_they_brought_to_bear_is_known_by_its_new_name() -> None:
    state = knows(with_wolf(), WOLF, "Soft pads", "stealth", 4, what="bonus", amount=5, situations=("sneak",))
    state = do(state, GIL, lurk(ANN), 8, 9)
    assert state.kept[0].sides[0].total == 5 * 4 + 5 + 8
    shown = do(state, GIL, m.ShowCreature(WOLF, "itself"))
    assert shown.kept[0].sides[0].techniques == (shown.creatures[-1].techniques[0].id,)
    assert shown.kept[0].sides[0].techniques != state.kept[0].sides[0].techniques


def test_a_second_of_the_same_name_is_told_apart_once_it_is_shown() -> None:
    state = do(do(with_wolf(), GIL, m.CallReady(False, "wolf")), GIL, m.ShowCreature(WOLF, "itself"))
    names = [one.name for one in state.creatures if one.name.startswith("Wolf")]
    assert len(set(names)) == 2


@pytest.mark.rule("YAG-125")
def test_nobody_is_asked_for_a_member_while_a_check_is_open() -> None:
    state = do(given(), GIL, m.StartTeam(False, (ANN,), (FOE,), "Strength", "athletics", "first", 2, "", "the rope"))
    assert [side for _, side in unnamed(state)] == [0, 1]
    assert unnamed(call(state, BEN, "Will")) == unnamed(do(state, GIL, m.CloseScene())) == []
