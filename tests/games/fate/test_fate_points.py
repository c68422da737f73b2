"""2.11 Fate points: the pool, and where points go."""

import pytest

from games.fate.given import FOES, GM, HEROES, do, find, in_turns, major, mook, pc, refused, text
from games.fate.rolls import attack, attempt, fight, invoke, overcome, passes, roll, stand
from parlour.games.fate import moves as m
from parlour.games.fate.model import Payment
from parlour.games.fate.rules.sums import total

FOUR = (pc("Ama"), pc("Dan", 2), pc("Cleo", 3), pc("Eve", 3))


@pytest.mark.rule("FAE-016")
def test_without_a_fate_point_nothing_that_costs_one_is_possible() -> None:
    state = in_turns(pc("Ama", fp=0, Clever=1), major("Thane"), aspects=["Fog"])
    state = do(state, GM, m.OfferCompel("gm", text(state, "Ama in Trouble").id, "event", "It rains"))
    refused(state, 1, m.Refuse(1), "FAE-120")
    refused(state, 1, m.OfferCompel("c1", text(state, "Thane in Trouble").id, "event", "It rains"), "FAE-121")
    state = attempt(state, overcome(), 1, 2)
    refused(state, 1, invoke(text(state, "Fog").id), "FAE-104")


@pytest.mark.rule("FAE-095")
def test_each_scene_gives_a_pool_of_one_for_every_player_character_in_it() -> None:
    state = do(in_turns(*FOUR, scene=None), GM, m.OpenScene("Quay", ("c1", "c2", "c3", "c4")))
    assert state.pool == 4
    state = do(do(state, GM, m.CloseScene()), GM, m.OpenScene("Hall", ("c1", "c2")))
    assert state.pool == 2
    refused(in_turns(*FOUR, scene=None), 1, m.OpenScene("Quay", ("c1",)), "FAE-095")


@pytest.mark.rule("FAE-Q23")
@pytest.mark.parametrize(("switch", "next_pool"), [("lost", 2), ("kept", 6)])
def test_what_is_left_of_the_pool_is_lost_unless_the_table_keeps_it(switch: str, next_pool: int) -> None:
    state = do(in_turns(*FOUR, scene=None, pool_leftover=switch), GM, m.OpenScene("Quay", ("c1", "c2", "c3", "c4")))
    state = do(do(state, GM, m.CloseScene()), GM, m.OpenScene("Hall", ("c1", "c2")))
    assert state.pool == next_pool


@pytest.mark.rule("FAE-Q48")
@pytest.mark.parametrize(("switch", "pool"), [("scene", 2), ("session", 4)])
def test_the_pool_counts_those_in_the_scene_or_by_switch_all(switch: str, pool: int) -> None:
    state = do(in_turns(*FOUR, scene=None, pool_count=switch), GM, m.OpenScene("Hall", ("c1", "c2")))
    assert state.pool == pool
    assert do(state, GM, m.Enter("c3")).pool == pool


@pytest.mark.rule("FAE-095")
def test_the_pool_for_each_is_a_number_of_the_table() -> None:
    assert do(in_turns(*FOUR, scene=None, pool_per_pc=2), GM, m.OpenScene("Hall", ("c1", "c2"))).pool == 4


@pytest.mark.rule("FAE-096")
def test_foes_pay_from_the_pool_and_cannot_with_an_empty_one() -> None:
    people = (major("Thane", Clever=1), pc("Ama", Quick=0, fp=0))
    state = attempt(in_turns(*people, pool=0, conflict=fight("c1", "c2")), attack("c1", "c2"), 1, 2)
    refused(state, GM, invoke(text(state, "Thane the Brave").id), "FAE-096")
    state = attempt(in_turns(*people, pool=2, conflict=fight("c1", "c2")), attack("c1", "c2"), 1, 2)
    state = do(state, GM, invoke(text(state, "Ama in Trouble").id))
    assert state.pool == 1 and find(state, "Ama").fp == 0
    state = do(stand(state), 1, m.Absorb("1", ()))
    assert find(do(state, GM, m.CloseScene()), "Ama").fp == 1


@pytest.mark.rule("FAE-096")
def test_free_invocations_remain_when_the_pool_is_empty() -> None:
    state = in_turns(major("Thane", Clever=1), pc("Ama", Quick=0), pool=0, aspects=["Fog"], free={"Fog": (FOES, 1)})
    state = attempt(state, attack("c1", "c2"), 1, 2)
    state = do(state, GM, invoke(text(state, "Fog").id, "free"))
    assert total(roll(state).sides[0]) == 3


@pytest.mark.rule("FAE-097")
def test_what_foes_would_get_goes_into_the_pool() -> None:
    state = in_turns(pc("Ama", fp=2), major("Thane"), pool=1)
    state = do(state, 1, m.OfferCompel("c1", text(state, "Thane in Trouble").id, "decision", "He gloats"))
    state = do(state, GM, m.Accept(1))
    assert (state.pool, find(state, "Ama").fp, find(state, "Thane").fp) == (2, 1, 0)


@pytest.mark.rule("FAE-098")
def test_what_comes_in_as_the_scene_ends_goes_to_the_next_pool() -> None:
    state = in_turns(*FOUR[:2], major("Thane"), pool=0, conflict=fight("c1", "c2", "c3"))
    state = do(state, GM, m.Concede("c3", "Enough"))
    assert (state.pool, state.carried, state.conflict) == (0, 1, None)
    state = do(do(state, GM, m.CloseScene()), GM, m.OpenScene("Hall", ("c1", "c2")))
    assert (state.pool, state.carried) == (3, 0)


@pytest.mark.rule("FAE-105")
def test_a_paid_invocation_goes_to_the_infinite_supply() -> None:
    state = in_turns(pc("Ama", fp=2, Clever=1), pc("Dan", 2, fp=2), aspects=["Fog"], pool=1)
    before = state.supply
    state = do(attempt(state, overcome(), 1, 2), 1, invoke(text(state, "Fog").id))
    assert (find(state, "Ama").fp, find(state, "Dan").fp, state.pool, state.supply, state.owed) == (
        1,
        2,
        1,
        before + 1,
        (),
    )
    state = do(attempt(in_turns(pc("Ama", fp=2, Clever=1), pc("Dan", 2)), overcome(), 1, 2), 1, invoke("a6"))
    assert state.owed == ()


@pytest.mark.rule("FAE-106", "FAE-X09")
def test_a_foes_own_aspect_is_paid_to_the_foe_after_the_scene() -> None:
    state = in_turns(
        pc("Dario", fp=2, Clever=1), pc("Ama", 2, Quick=0, fp=1, side="rivals"), conflict=fight("c1", "c2")
    )
    state = attempt(state, attack(), 1, 2)
    state = do(state, 1, invoke(text(state, "Ama in Trouble").id))
    assert (find(state, "Dario").fp, find(state, "Ama").fp, state.owed) == (1, 1, (Payment("c2", 1),))
    state = do(do(stand(state), 2, m.Absorb("1", ())), GM, m.CloseScene())
    assert (find(state, "Dario").fp, find(state, "Ama").fp, state.owed) == (1, 2, ())


@pytest.mark.rule("FAE-106", "FAE-X10")
def test_a_foe_of_the_game_masters_is_paid_by_the_next_pool() -> None:
    state = in_turns(*FOUR, major("Thane", Quick=0), conflict=fight("c1", "c2", "c3", "c4", "c5"))
    state = attempt(state, attack("c1", "c5", "Quick"), 1, 2)
    state = do(state, 1, invoke(text(state, "Thane in Trouble").id))
    assert (find(state, "Ama").fp, state.owed) == (2, (Payment("pool", 1),))
    state = do(do(stand(state), GM, m.Absorb("1", ())), GM, m.CloseScene())
    state = do(state, GM, m.OpenScene("Hall", ("c1", "c2", "c3", "c4")))
    assert state.pool == 5


@pytest.mark.rule("FAE-Q18")
@pytest.mark.parametrize(("switch", "owed"), [("off", ()), ("on", (Payment("c2", 1),))])
def test_outside_conflicts_only_by_switch(switch: str, owed: tuple[Payment, ...]) -> None:
    people = (pc("Dario", fp=2, Clever=1), pc("Ama", 2, Quick=0, side="rivals"))
    state = attempt(in_turns(*people, hostile_anywhere=switch), attack(), 1, 2)
    state = do(state, 1, invoke(text(state, "Ama in Trouble").id))
    assert state.owed == owed and find(state, "Dario").fp == 1


@pytest.mark.rule("FAE-105")
def test_an_allys_aspect_in_a_conflict_is_paid_to_the_supply() -> None:
    state = in_turns(pc("Ama", fp=2, Clever=1), pc("Dan", 2), mook("Rat"), conflict=fight("c1", "c2", "c3"))
    state = do(attempt(state, attack("c1", "c3"), 1, 2), 1, invoke(text(state, "Dan in Trouble").id))
    assert state.owed == () and (find(state, "Ama").fp, find(state, "Dan").fp) == (1, 3)


@pytest.mark.rule("FAE-Q19")
def test_situation_aspects_on_a_foe_are_not_the_foes_own() -> None:
    state = in_turns(pc("Dario", fp=3, Clever=1), pc("Ama", 2, Quick=0, side="rivals"), conflict=fight("c1", "c2"))
    state = do(state, GM, m.AddAspect("open", "c2", "Covered in Mud"))
    state = attempt(state, attack(), 1, 3)
    state = do(state, 1, invoke(text(state, "Covered in Mud").id))
    assert state.owed == ()
    state = do(passes(state), 1, invoke(text(state, "Dario the Brave").id))
    assert state.owed == () and find(state, "Dario").fp == 1


@pytest.mark.rule("FAE-107", "FAE-X09")
def test_a_free_invocation_moves_no_fate_point() -> None:
    ama = pc("Ama", 2, Quick=0, side="rivals", mild="A Limp")
    state = in_turns(pc("Dario", fp=2, Clever=1), ama, conflict=fight("c1", "c2"), free={"A Limp": (HEROES, 1)})
    before = state.supply
    state = do(attempt(state, attack(), 1, 2), 1, invoke(text(state, "A Limp").id, "free"))
    assert (find(state, "Dario").fp, find(state, "Ama").fp, state.owed, state.supply) == (2, 3, (), before)
    assert text(state, "A Limp").free == ()


@pytest.mark.rule("FAE-X24")
def test_the_pool_over_a_whole_scene() -> None:
    people = (pc("Ama", fp=3, Quick=0), pc("Dan", 2), pc("Cleo", 3), major("Thane", Clever=1), mook("Tough"))
    state = do(in_turns(*people, scene=None, aspects=[]), GM, m.OpenScene("Quay", ("c1", "c2", "c3"), "Fog; Mud"))
    state = do(do(state, GM, m.Enter("c4")), GM, m.Enter("c5"))
    assert state.pool == 3
    state = do(do(state, GM, m.StartConflict("physical", ("c1", "c2", "c3", "c4", "c5"))), GM, m.SplitBlock())
    state = do(do(state, GM, m.Reorder(("c4", "c1", "c2", "c3", "c5"))), GM, m.BeginConflict())
    state = attempt(state, attack("c4", "c1"), 1, 4)
    state = do(state, GM, invoke(text(state, "Fog").id, who="c4"))
    state = do(passes(state), GM, invoke(text(state, "Mud").id, who="c4"))
    state = do(stand(state), 1, m.Absorb("1", ()))
    assert state.pool == 1
    state = do(state, 2, m.OfferCompel("c2", text(state, "Thane in Trouble").id, "decision", "He gloats"))
    state = do(state, GM, m.Accept(1))
    assert state.pool == 2
    state = do(do(state, GM, m.EndConflict()), GM, m.StartConflict("physical", ("c1", "c4")))
    state = do(do(state, GM, m.BeginConflict()), GM, m.Concede("c4", "Enough"))
    state = do(state, GM, m.CloseScene())
    assert do(state, GM, m.OpenScene("Hall", ("c1", "c2", "c3"))).pool == 4


@pytest.mark.rule("FAE-X37")
def test_debts_are_paid_before_refresh() -> None:
    ama, dario = pc("Ama", fp=0), pc("Dario", 2, fp=2, stunts=(pc("x").character.stunts * 4))
    state = in_turns(ama, dario, owed=(Payment("c1", 1), Payment("c2", 1)))
    state = do(state, GM, m.CloseScene())
    assert (find(state, "Ama").fp, find(state, "Dario").fp) == (1, 3)
