"""2.14 Recovery of a mild consequence."""

import pytest

from games.fate.given import GM, do, find, given, happens, major, pc, play_all, refused, text, texts
from parlour.games.fate import moves as m
from parlour.games.fate.model import Deal, State


def hurt(**more: object) -> State:
    return given(pc("Nettie", 1, mild="Sprained Wrist", moderate="Broken Rib"), scene=None, **more)


@pytest.mark.rule("FAE-144")
def test_a_mild_consequence_goes_when_told_and_rested() -> None:
    state = do(hurt(), 1, m.Recover("c1", "The surgeon straps it."))
    assert [(d.kind, d.victim, d.text) for d in state.deals] == [("recover", "c1", "The surgeon straps it.")]
    assert "Sprained Wrist" in texts(state, "c1")
    events, state = happens(state, GM, m.Accept(1))
    assert m.ConsequenceCleared("c1", "mild", "The surgeon straps it.") in events
    assert [c.degree for c in find(state, "Nettie").consequences] == ["moderate"]
    assert texts(state, "c1", "consequence") == ["Broken Rib"] and not state.deals


@pytest.mark.rule("FAE-144")
def test_without_rest_it_stays() -> None:
    state = play_all(hurt(), (1, m.Recover("c1", "A bandage.")), (GM, m.Refuse(1)))
    assert texts(state, "c1", "consequence") == ["Sprained Wrist", "Broken Rib"]
    do(state, 1, m.Recover("c1", "At last a night's sleep."))


@pytest.mark.rule("FAE-144")
def test_without_words_or_before_the_scene_is_over_it_stays() -> None:
    refused(hurt(), 1, m.Recover("c1", "  "), "FAE-144")
    in_scene = given(pc("Nettie", 1, mild="Sprained Wrist"))
    assert refused(in_scene, 1, m.Recover("c1", "A bandage."), "FAE-144").reason == "scene-open"
    state = do(in_scene, GM, m.CloseScene())
    do(state, 1, m.Recover("c1", "A bandage."))


@pytest.mark.rule("FAE-144")
def test_it_is_asked_once_and_by_its_own_player() -> None:
    assert refused(hurt(), 2, m.Recover("c1", "A bandage.")).reason == "not-yours"
    state = do(hurt(), 1, m.Recover("c1", "A bandage."))
    assert refused(state, 1, m.Recover("c1", "Another.")).reason == "asked-already"
    assert refused(state, 1, m.Accept(1)).reason
    healthy = given(pc("Nettie", 1, moderate="Broken Rib"), scene=None)
    assert refused(healthy, 1, m.Recover("c1", "A bandage.")).reason == "nothing-to-heal"


@pytest.mark.rule("FAE-144")
def test_other_negotiations_do_not_matter() -> None:
    people = (pc("Nettie", 1, mild="Bruised"), pc("Dario", 2, mild="Tired"))
    wound = text(given(*people, scene=None), "Tired").id
    deals = (Deal(1, "compel", "gm", "c1", "a4", "trouble"), Deal(2, "recover", "c2", "c2", wound, "Sleep.", "mild"))
    state = do(given(*people, scene=None, deals=deals, dealt=2), 1, m.Recover("c1", "A bandage."))
    assert [deal.id for deal in state.deals] == [1, 2, 3]


@pytest.mark.rule("FAE-144")
def test_what_is_healed_already_is_not_healed_again() -> None:
    state = given(pc("Nettie"), scene=None, deals=(Deal(1, "recover", "c1", "c1", "a9", "Sleep.", "mild"),), dealt=1)
    events, _ = happens(state, GM, m.Accept(1))
    assert not [event for event in events if isinstance(event, m.ConsequenceCleared)]


@pytest.mark.rule("FAE-144")
def test_the_game_master_answers_for_her_own() -> None:
    state = given(major("Thane", mild="Wounded Pride"), scene=None)
    state = do(state, GM, m.Recover("c1", "A week of flattery."))
    assert not find(state, "Thane").consequences and not texts(state, "c1", "consequence") and not state.deals
