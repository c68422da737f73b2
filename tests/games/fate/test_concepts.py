"""2.1 Concepts: what every player character has, and what a session begins with."""

import pytest

from games.fate.given import GM, bend, bonus, do, find, given, happens, major, pc, play_all, refused, texts
from parlour.games.fate import moves as m
from parlour.games.fate.model import APPROACHES, Payment
from parlour.games.fate.rules.ask import refresh
from parlour.games.fate.rules.creation import lacks
from parlour.roleplay.moves import EndSession, StartSession


def draft(**fields: object) -> object:
    return pc("Nettie", status="draft", played=False, fp=0, boxes=0, **fields)


@pytest.mark.rule("FAE-003")
def test_a_character_has_exactly_one_high_concept() -> None:
    without = given(draft(high=""), scene=None)
    refused(without, 1, m.Submit("c1"), "FAE-003")
    state = do(without, 1, m.SetAspect("c1", "high", "Lighthouse Engineer"))
    state = do(state, 1, m.SetAspect("c1", "high", "Lighthouse Engineer Who Argues"))
    assert texts(state, "c1", "high") == ["Lighthouse Engineer Who Argues"]
    assert find(do(state, 1, m.Submit("c1")), "c1").status == "submitted"


@pytest.mark.rule("FAE-004")
def test_a_character_has_exactly_one_trouble() -> None:
    without = given(draft(trouble=""), scene=None)
    refused(without, 1, m.Submit("c1"), "FAE-004")
    state = do(without, 1, m.SetAspect("c1", "trouble", "Stubborn"))
    state = do(state, 1, m.SetAspect("c1", "trouble", "Too Stubborn"))
    assert texts(state, "c1", "trouble") == ["Too Stubborn"]
    assert find(do(state, 1, m.Submit("c1")), "c1").status == "submitted"


@pytest.mark.rule("FAE-008")
def test_there_are_six_approaches_and_each_has_a_rating() -> None:
    state = given(draft(ratings=(), stunts=[bend()]), scene=None)
    assert APPROACHES == ("Careful", "Clever", "Flashy", "Forceful", "Quick", "Sneaky")
    assert any(lack.what == "ratings" for lack in lacks(state, find(state, "c1")))
    refused(state, 1, m.RankApproaches("c1", ("Careful", "Clever", "Flashy", "Forceful", "Quick")), "FAE-031")
    refused(state, 1, m.RankApproaches("c1", ("Careful", "Clever", "Flashy", "Forceful", "Quick", "Brave")), "FAE-031")
    refused(state, 1, m.RankApproaches("c1", ("Careful", "Clever", "Flashy", "Forceful", "Quick", "Quick")), "FAE-031")
    state = do(state, 1, m.RankApproaches("c1", ("Sneaky", "Careful", "Clever", "Flashy", "Forceful", "Quick")))
    assert find(state, "c1").ratings == (2, 2, 1, 1, 0, 3)


@pytest.mark.rule("FAE-017", "FAE-018")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 3), (3, 3), (5, 5)])
def test_a_session_starts_with_refresh_at_least_and_more_is_kept(before: int, after: int) -> None:
    state = given(pc("Nettie", fp=before), scene=None, sitting=False)
    events, state = happens(state, GM, StartSession())
    assert find(state, "Nettie").fp == after
    assert [event.amount for event in events if isinstance(event, m.PointsMoved)] == (
        [after - before] if after > before else []
    )


@pytest.mark.rule("FAE-X20", "FAE-017", "FAE-018")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 4)])
def test_refresh_with_five_stunts(before: int, after: int) -> None:
    state = given(pc("Ixel", fp=before, stunts=[bonus("Clever", "create")] * 5), scene=None, sitting=False)
    assert refresh(find(state, "Ixel")) == 1
    assert find(do(state, GM, StartSession()), "Ixel").fp == after


@pytest.mark.rule("FAE-Q52")
def test_a_new_refresh_counts_from_the_next_session_on() -> None:
    state = given(pc("Ixel", fp=2, stunts=[bend()] * 4, bench=bend("fly")), scene=None)
    state = do(state, GM, m.CallMilestone("minor"))
    state = play_all(state, (1, m.PickAdd("c1")), (1, m.Confirm("c1")))
    assert (refresh(find(state, "Ixel")), find(state, "Ixel").fp) == (1, 2)
    state = play_all(state, (GM, EndSession()), (GM, StartSession()))
    assert find(state, "Ixel").fp == 2


@pytest.mark.rule("FAE-X37")
def test_what_is_owed_is_in_hand_before_the_next_session_starts() -> None:
    state = given(
        pc("Ama", 1, fp=0),
        pc("Dario", 2, fp=2, stunts=[bend()] * 4),
        owed=(Payment("c1", 1), Payment("c2", 1)),
        session=1,
    )
    state = do(state, GM, EndSession())
    assert [c.fp for c in state.characters] == [1, 3]
    state = do(state, GM, StartSession())
    assert [c.fp for c in state.characters] == [3, 3]
    assert state.desk.session == 2


@pytest.mark.rule("FAE-037")
def test_at_the_first_session_fate_points_equal_refresh() -> None:
    state = given(pc("Dario", fp=0, stunts=[bend()] * 4, played=False), scene=None, session=0, sitting=False)
    events, state = happens(state, GM, StartSession())
    assert find(state, "Dario").fp == 2
    assert m.PointsMoved("supply", "c1", 2, "refresh") in events
    assert find(state, "Dario").played


@pytest.mark.rule("FAE-037")
def test_who_joins_a_session_under_way_begins_it_at_once() -> None:
    waiting = pc("Dario", fp=0, stunts=[bend()] * 4, status="submitted", played=False, boxes=0)
    state = do(given(waiting), GM, m.Approve("c1"))
    assert (find(state, "Dario").fp, find(state, "Dario").played, find(state, "Dario").boxes) == (2, True, 3)
    state = do(given(waiting, sitting=False), GM, m.Approve("c1"))
    assert (find(state, "Dario").fp, find(state, "Dario").played) == (0, False)


@pytest.mark.rule("FAE-017")
def test_the_game_masters_characters_have_no_purse_of_their_own() -> None:
    state = do(given(major("Thane", status="draft", hidden=True)), GM, m.Approve("h1"))
    assert (find(state, "Thane").status, find(state, "Thane").fp) == ("ready", 0)
    state = play_all(state, (GM, EndSession()), (GM, StartSession()))
    assert find(state, "Thane").fp == 0
