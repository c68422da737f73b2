"""The scene and what stands against a roll, pressed at their edges: what goes with a zone, who still knows, when a
number comes too late."""

import pytest

from games.fate.given import GM, do, find, given, happens, mook, pc, play_all, refused, text
from games.fate.rolls import how, overcome, roll, settled
from parlour.games.fate import moves as m

AMA, DAN, EVE = pc("Ama", 1), pc("Dan", 2), pc("Eve", 3)


@pytest.mark.rule("FAE-134")
def test_what_is_true_of_a_zone_is_true_of_the_scene_when_the_zone_is_gone() -> None:
    state = play_all(given(AMA), (GM, m.AddZone("Yard")), (GM, m.AddZone("Hall")))
    yard, hall = (zone.id for zone in state.scene.zones)
    state = play_all(state, (GM, m.AddAspect("open", yard, "Mud")), (GM, m.AddAspect("open", hall, "Echoes")))
    state = do(state, GM, m.RemoveZone(yard))
    assert (text(state, "Mud").zone, text(state, "Echoes").zone) == ("", hall)


@pytest.mark.rule("FAE-006")
def test_before_a_scene_is_opened_an_aspect_is_prepared_in_hiding() -> None:
    state = given(AMA, scene=None)
    assert refused(state, GM, m.AddAspect("open", "scene", "Fog"), "FAE-006").reason == "no-scene"
    assert text(do(state, GM, m.AddAspect("hidden", "scene", "Fog")), "Fog").hidden


@pytest.mark.rule("FAE-Q39")
def test_an_aspect_that_is_withheld_has_a_new_name_once() -> None:
    state = given(AMA, DAN, EVE, aspects=["Fog"])
    before = text(state, "Fog").id
    state = do(state, GM, m.Withhold(before, "c2"))
    withheld = text(state, "Fog")
    assert withheld.id != before and withheld.knowers == ("c1", "c3")
    state = do(state, GM, m.Withhold(withheld.id, "c3"))
    assert (text(state, "Fog").id, text(state, "Fog").knowers) == (withheld.id, ("c1",))


@pytest.mark.rule("FAE-059")
def test_it_is_told_that_the_obstacle_stands() -> None:
    state = settled(given(AMA, aspects=["Fog"]), overcome(target="a5"), 1, 2)
    events, _ = happens(state, GM, m.SetCost("stands"))
    assert [event for event in events if isinstance(event, m.ObstacleStands)] == [m.ObstacleStands()]


@pytest.mark.rule("FAE-183")
def test_nobody_else_opposes_once_somebody_has_settled_how_they_defend() -> None:
    state = given(AMA, mook("Rat"), mook("Wolf"))
    asked = do(do(state, 1, overcome()), GM, m.Oppose("c2"))
    assert roll(do(asked, GM, m.Oppose("c3"))).sides[1].who == "c3"
    ready = do(asked, GM, m.Defend("c2", how(find(asked, "Rat")), "It bites"))
    assert refused(ready, GM, m.Oppose("c3"), "FAE-183").reason == "settled"
