"""5 Worked examples that run over several chapters, with their exact numbers."""

import pytest

from games.fate.given import GM, HEROES, do, find, in_turns, major, offered, pc, refused, text
from games.fate.rolls import attack, attempt, create, fight, invoke, overcome, passes, roll, settled, stand
from parlour.games.fate import moves as m
from parlour.games.fate.rules.sums import total


@pytest.mark.rule("FAE-X06")
def test_free_and_paid_on_one_aspect_tie_and_a_second_aspect_succeeds_by_two() -> None:
    state = in_turns(pc("Ama", Clever=1, fp=2), aspects=["Slick Cobbles", "Fog"], free={"Slick Cobbles": (HEROES, 1)})
    slick, fog = text(state, "Slick Cobbles").id, text(state, "Fog").id
    state = attempt(state, overcome(target=fog), 1, 5)
    state = passes(do(passes(do(state, 1, invoke(slick, "free"))), 1, invoke(slick)))
    assert roll(stand(state)).outcome == "tie"
    state = stand(do(state, 1, invoke(fog)))
    assert (roll(state).outcome, roll(state).shift) == ("succeed", 2)


@pytest.mark.rule("FAE-X41")
def test_three_free_ones_and_one_paid_give_eight() -> None:
    state = in_turns(pc("Ama", Clever=2, fp=1), aspects=["Fog"], free={"Fog": (HEROES, 1)})
    fog = text(state, "Fog").id
    state = settled(state, create("use", fog), 6, 2)
    state = attempt(state, overcome(), 0, 12)
    for pay in ("free", "free", "free", "paid"):
        state = passes(do(state, 1, invoke(fog, pay)))
    assert total(roll(state).sides[0]) == 8 and text(state, "Fog").free == ()
    refused(state, 1, invoke(fog, "free"), "FAE-104")


@pytest.mark.rule("FAE-X26")
def test_a_tied_search_reveals_the_aspect_with_one_free_invocation() -> None:
    state = settled(in_turns(pc("Ama", Clever=0), hidden=["A Trapdoor"]), create("discover"), 2, 2)
    assert roll(state).outcome == "tie"
    state = do(state, GM, m.SettleSearch("h1"))
    found = text(state, "A Trapdoor")
    assert (found.hidden, [(one.team, one.count) for one in found.free]) == (False, [(HEROES, 1)])


@pytest.mark.rule("FAE-X09")
def test_a_consequence_with_a_free_tick_moves_no_fate_point_where_paying_does() -> None:
    ama = pc("Ama", 2, Quick=0, fp=1, side="rivals", mild="A Limp")
    state = in_turns(pc("Dario", fp=2, Clever=1), ama, conflict=fight("c1", "c2"), free={"A Limp": (HEROES, 1)})
    state = passes(do(attempt(state, attack(), 0, 4), 1, invoke(text(state, "A Limp").id, "free")))
    assert (find(state, "Dario").fp, state.owed) == (2, ())
    state = do(state, 1, invoke(text(state, "A Limp").id))
    assert find(state, "Dario").fp == 1 and [(owed.to, owed.amount) for owed in state.owed] == [("c2", 1)]


@pytest.mark.rule("FAE-X19")
def test_giving_in_locks_with_the_dice_and_opens_again_after_the_roll() -> None:
    state = in_turns(major("Thane", Quick=0, Clever=0), pc("Ama", Quick=0), conflict=fight("c1", "c2"))
    assert offered(state, 1, "concede")
    state = attempt(state, attack("c1", "c2"), 1, 2)
    assert not offered(state, 1, "concede")
    assert offered(stand(state), 1, "concede")
