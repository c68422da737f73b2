"""2.13 Conflicts: setting up, order, turns, the end."""

import pytest

from games.fate.given import (
    FOES,
    GM,
    HEROES,
    State,
    do,
    find,
    given,
    group,
    major,
    mook,
    offered,
    pc,
    play_all,
    refused,
    text,
    texts,
)
from games.fate.rolls import attack, fight, overcome, roll, settled
from parlour.games.fate import GAME
from parlour.games.fate import moves as m

AMA, DAN = pc("Ama", 1, Quick=3, Careful=0), pc("Dan", 2, Quick=1, Careful=3)
TOUGH = mook("Tough")


def started(harm: str, *people: object, **more: object) -> State:
    state = given(*people, **more)
    return do(state, GM, m.StartConflict(harm, tuple([c.id for c in state.characters])))  # type: ignore[arg-type]


def order(state: State) -> tuple[tuple[str, ...], ...]:
    assert state.conflict is not None
    return state.conflict.order


def turn(state: State) -> tuple[str, ...]:
    assert state.conflict is not None
    return state.conflict.order[state.conflict.at]


@pytest.mark.rule("FAE-134")
def test_those_involved_zones_and_aspects_come_before_the_first_turn() -> None:
    state = started("physical", AMA, TOUGH)
    assert state.conflict is not None and not state.conflict.begun
    refused(state, 1, attack(), "FAE-134")
    state = play_all(state, (GM, m.AddZone("Yard")), (GM, m.AddAspect("open", "scene", "Fog")))
    refused(state, 1, m.AddZone("Roof"), "FAE-134")
    refused(state, 1, m.AddAspect("open", "scene", "Mud"), "FAE-006")
    refused(state, 1, m.BeginConflict(), "FAE-134")
    state = do(state, GM, m.BeginConflict())
    do(state, 1, attack())


@pytest.mark.rule("FAE-134")
def test_players_may_suggest_aspects() -> None:
    state = given(AMA, TOUGH)
    refused(state, GM, m.SuggestAspect("Mud"), "FAE-134")
    refused(state, 1, m.SuggestAspect(" "), "FAE-134")
    refused(given(AMA, scene=None), 1, m.SuggestAspect("Mud"), "FAE-134")
    state = do(state, 1, m.SuggestAspect("Mud Everywhere"))
    refused(state, 1, m.Accept(1), "FAE-118")
    assert texts(do(state, GM, m.Refuse(1)), "") == []
    state = do(state, GM, m.Accept(1))
    assert text(state, "Mud Everywhere").kind == "situation"


@pytest.mark.rule("FAE-134")
def test_a_conflict_is_between_sides() -> None:
    alone = do(given(AMA, DAN), GM, m.StartConflict("physical", ("c1", "c2")))
    refused(alone, GM, m.BeginConflict(), "FAE-134")
    refused(given(AMA, TOUGH), GM, m.StartConflict("physical", ("c1",)), "FAE-134")
    refused(given(AMA, TOUGH), GM, m.StartConflict("loud", ("c1", "c2")), "FAE-Q28")  # type: ignore[arg-type]
    state = do(given(AMA, DAN, TOUGH), GM, m.StartConflict("physical", ("c1", "c2")))
    refused(state, GM, m.BeginConflict(), "FAE-134")
    refused(state, GM, m.JoinConflict("c1"), "FAE-134")
    state = play_all(state, (GM, m.JoinConflict("c3")), (GM, m.BeginConflict()))
    assert order(state)[-1] == ("c3",)


@pytest.mark.rule("FAE-135")
def test_physical_the_highest_quick_goes_first() -> None:
    people = (pc("A", 1, Quick=3), pc("B", 2, Quick=1), pc("C", 3, Quick=2), mook("Rat", bad="running"))
    assert order(started("physical", *people)) == (("c1",), ("c3",), ("c2",), ("c4",))


@pytest.mark.rule("FAE-136")
def test_mental_the_highest_careful_goes_first_whatever_quick_is() -> None:
    people = (
        pc("A", 1, Careful=0, Quick=3),
        pc("B", 2, Careful=3, Quick=0),
        pc("C", 3, Careful=1, Quick=2),
        mook("Rat", bad="thinking ahead"),
    )
    assert order(started("mental", *people)) == (("c2",), ("c3",), ("c1",), ("c4",))


@pytest.mark.rule("FAE-Q29")
def test_a_mooks_lists_may_speak_of_speed_or_care() -> None:
    people = (pc("A", 1, Quick=1, Careful=1), mook("Wolf", skilled="running; biting"))
    assert order(started("physical", *people)) == (("c2",), ("c1",))
    assert order(started("mental", *people)) == (("c1",), ("c2",))
    slow = (mook("Ogre", bad="catching quick things"), pc("A", 1, Quick=-1))
    assert order(started("physical", *slow)) == (("c2",), ("c1",))
    weak = (mook("Kite", skilled="pecking", bad="everything else"), pc("A", 1, Quick=-1))
    assert order(started("physical", *weak)) == (("c2",), ("c1",))


@pytest.mark.rule("FAE-137", "FAE-X28")
def test_on_ties_the_game_master_has_the_last_word() -> None:
    people = (pc("A", 1, Quick=3), pc("B", 2, Quick=2), pc("C", 3, Quick=1), major("X", Quick=2), major("Y", Quick=0))
    state = started("physical", *people)
    assert order(state) == (("c1",), ("c2",), ("c4", "c5"), ("c3",))
    refused(state, 2, m.Reorder(("c1", "npcs", "c2", "c3")), "FAE-137")
    refused(state, GM, m.Reorder(("c1", "npcs", "c2")), "FAE-137")
    state = do(state, GM, m.Reorder(("c1", "npcs", "c2", "c3")))
    assert order(state) == (("c1",), ("c4", "c5"), ("c2",), ("c3",))
    state = do(state, GM, m.BeginConflict())
    refused(state, GM, m.Reorder(("c2", "npcs", "c1", "c3")), "FAE-Q28")


@pytest.mark.rule("FAE-138")
def test_the_game_masters_act_together_at_the_place_of_their_best() -> None:
    people = (pc("A", 1, Quick=3), pc("B", 2, Quick=1), major("X", Quick=2), major("Y", Quick=0), major("Z", Quick=1))
    state = started("physical", *people)
    assert order(state) == (("c1",), ("c3", "c4", "c5"), ("c2",))
    state = do(do(state, GM, m.BeginConflict()), 1, m.EndTurn("c1"))
    state = settled(state, overcome("c4"), 3, 2)
    state = settled(state, overcome("c3"), 3, 2)
    assert turn(state) == ("c3", "c4", "c5")
    refused(state, GM, overcome("c3"), "FAE-140")
    assert turn(settled(state, overcome("c5"), 3, 2)) == ("c2",)


@pytest.mark.rule("FAE-139")
def test_the_game_master_may_give_each_an_own_place() -> None:
    people = (pc("A", 1, Quick=3), pc("B", 2, Quick=1), major("X", Quick=2), major("Y", Quick=0))
    state = started("physical", *people)
    refused(state, 1, m.SplitBlock(), "FAE-139")
    state = do(state, GM, m.SplitBlock())
    assert order(state) == (("c1",), ("c3",), ("c4",), ("c2",))
    refused(state, GM, m.SplitBlock(), "FAE-139")
    assert order(started("physical", *people, npc_order="single")) == (("c1",), ("c3",), ("c2",), ("c4",))


@pytest.mark.rule("FAE-140")
def test_each_in_turn_performs_one_action() -> None:
    state = given(AMA, DAN, TOUGH, conflict=fight("c1", "c2", "c3"))
    assert "Ama" in refused(state, 2, overcome("c2"), "FAE-140").why
    state = do(state, 1, overcome())
    assert state.conflict is not None and state.conflict.acted == ("c1",)
    state = settled(given(AMA, DAN, TOUGH, conflict=fight("c1", "c2", "c3")), overcome(), 4, 2)
    assert turn(state) == ("c2",)
    refused(state, 1, overcome(), "FAE-140")
    refused(state, 1, m.EndTurn("c1"), "FAE-140")
    state = play_all(state, (2, m.EndTurn("c2")), (GM, m.EndTurn("c3")))
    assert (
        turn(state) == ("c1",)
        and state.conflict is not None
        and (state.conflict.exchange, state.conflict.acted) == (2, ())
    )
    do(state, 1, overcome())


@pytest.mark.rule("FAE-140")
def test_who_takes_no_part_has_no_turn() -> None:
    state = given(AMA, DAN, TOUGH, conflict=fight("c1", "c3"))
    refused(state, 2, overcome("c2"), "FAE-140")
    refused(state, 2, m.EndTurn("c2"), "FAE-140")
    refused(given(AMA), 1, m.EndTurn("c1"), "FAE-140")


@pytest.mark.rule("FAE-175")
def test_a_group_acts_as_one_with_one_turn() -> None:
    state = given(group("Rats", 6, skilled="biting"), AMA, conflict=fight("c1", "c2"))
    state = do(state, GM, attack("c1", "c2", "biting"))
    assert roll(state).sides[0].rating == 2
    assert state.conflict is not None and state.conflict.acted == ("c1",)


@pytest.mark.rule("FAE-142")
def test_it_ends_once_nobody_of_one_side_is_left() -> None:
    state = given(pc("Ama", 1, Clever=3), mook("Rat"), mook("Mouse"), conflict=fight("c1", ("c2", "c3")))
    state = do(settled(state, attack(target="c2"), 2, 1), 1, m.TellFate("It flees"))
    assert state.conflict is not None and find(state, "Rat").out == "taken"
    state = do(state, GM, m.Concede("c3", "It begs"))
    assert state.conflict is None and find(state, "Mouse").out == "conceded"


@pytest.mark.rule("FAE-142")
def test_the_game_master_may_end_it_early() -> None:
    state = given(AMA, TOUGH, conflict=fight("c1", "c2"))
    refused(state, 1, m.EndConflict(), "FAE-142")
    refused(given(AMA), GM, m.EndConflict(), "FAE-142")
    refused(do(state, 1, overcome()), GM, m.EndConflict(), "FAE-023")
    refused(do(state, 1, overcome()), 1, m.EndTurn("c1"), "FAE-023")
    assert do(state, GM, m.EndConflict()).conflict is None
    refused(given(AMA, TOUGH), GM, m.JoinConflict("c1"), "FAE-134")
    refused(do(given(AMA, DAN, TOUGH, conflict=fight("c1", "c3")), 1, overcome()), GM, m.JoinConflict("c2"), "FAE-023")


@pytest.mark.rule("FAE-Q24")
@pytest.mark.parametrize(("switch", "left"), [("scene", 1), ("exchange", 0)])
def test_unused_boosts_last_for_the_scene_or_by_switch_the_exchange(switch: str, left: int) -> None:
    state = given(AMA, TOUGH, conflict=fight("c1", "c2"), boosts=[("Off Balance", HEROES)], boost_expiry=switch)
    state = do(state, 1, m.EndTurn("c1"))
    assert len(texts(state, "", "boost")) == 1
    state = do(state, GM, m.EndTurn("c2"))
    assert len(texts(state, "", "boost")) == left
    assert texts(do(state, GM, m.CloseScene()), "", "boost") == []


@pytest.mark.rule("FAE-140")
def test_who_is_out_is_passed_over() -> None:
    people = (AMA, pc("Dan", 2, out="taken"), TOUGH)
    state = do(given(*people, conflict=fight("c1", "c2", "c3")), 1, m.EndTurn("c1"))
    assert turn(state) == ("c3",) and offered(state, GM, "attack") and find(state, "Tough").side == FOES


@pytest.mark.rule("FAE-140")
def test_a_turn_that_ended_without_an_action_is_over_and_not_to_come() -> None:
    state = do(do(started("physical", AMA, DAN, TOUGH), GM, m.BeginConflict()), 1, m.EndTurn("c1"))
    seen = {person.id: (person.acted, person.ended) for person in GAME.public(state).characters}
    assert seen == {"c1": (False, True), "c2": (False, False), "c3": (False, False)}
