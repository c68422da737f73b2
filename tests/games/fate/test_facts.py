"""2.12 Facts that follow from aspects."""

import pytest

from games.fate.given import GM, do, given, pc, play_all, refused, text
from parlour.games.fate import moves as m

THREE = (pc("Ama", general="Flies the Old Jets"), pc("Dan", 2), pc("Cleo", 3))


@pytest.mark.rule("FAE-122")
def test_a_fact_is_true_once_everybody_agrees() -> None:
    state = given(*THREE)
    source = text(state, "Flies the Old Jets").id
    refused(state, 1, m.ProposeFact(source, " "), "FAE-122")
    refused(state, 1, m.ProposeFact("a99", "Jets exist"), "FAE-122")
    state = do(state, 1, m.ProposeFact(source, "Jets exist"))
    assert (state.facts[0].aspect, state.facts[0].waiting) == ("Flies the Old Jets", (0, 2, 3))
    refused(state, 1, m.Agree(1), "FAE-122")
    state = do(state, 2, m.Agree(1))
    refused(state, 2, m.Agree(1), "FAE-122")
    refused(state, 2, m.Object(1), "FAE-122")
    assert state.facts[0].waiting == (0, 3)
    state = do(do(state, GM, m.Agree(1)), 3, m.Agree(1))
    assert state.facts[0].waiting == ()
    refused(state, 3, m.Object(1), "FAE-122")


@pytest.mark.rule("FAE-122")
def test_an_objection_drops_it_and_the_game_master_speaks_for_the_table() -> None:
    state = given(*THREE)
    state = do(state, 1, m.ProposeFact(text(state, "Flies the Old Jets").id, "Jets exist"))
    refused(state, 2, m.SettleFact(1), "FAE-122")
    assert do(state, 3, m.Object(1)).facts == ()
    assert do(state, 1, m.Object(1)).facts == ()
    assert do(state, GM, m.SettleFact(1)).facts[0].waiting == ()
    refused(do(state, GM, m.SettleFact(1)), GM, m.SettleFact(1), "FAE-122")


@pytest.mark.rule("FAE-122")
def test_a_fact_follows_from_an_aspect_one_knows() -> None:
    state = given(*THREE, hidden=["A Trapdoor"])
    refused(state, 1, m.ProposeFact("h1", "It creaks"), "FAE-122")
    refused(state, GM, m.ProposeFact("h1", "It creaks"), "FAE-122")
    assert do(state, GM, m.ProposeFact(text(state, "Flies the Old Jets").id, "Jets exist")).facts[0].waiting == (
        1,
        2,
        3,
    )
    secret = do(given(*THREE[:2], aspects=["Fog"]), GM, m.Withhold("a9", "c2"))
    refused(secret, 2, m.ProposeFact(text(secret, "Fog").id, "It is cold"), "FAE-122")
    assert do(secret, 1, m.ProposeFact(text(secret, "Fog").id, "It is cold")).facts
    refused(given(pc("Ama")), 2, m.ProposeFact("a2", "so"), "FAE-122")


@pytest.mark.rule("FAE-122")
def test_two_facts_are_agreed_to_one_by_one() -> None:
    state = given(*THREE[:2])
    state = play_all(state, (1, m.ProposeFact("a5", "Jets exist")), (1, m.ProposeFact("a5", "Jets are loud")))
    state = play_all(state, (2, m.Agree(2)), (GM, m.Agree(2)))
    assert [fact.waiting for fact in state.facts] == [(0, 2), ()]
    assert [fact.id for fact in do(state, 2, m.Object(1)).facts] == [2]
    assert [fact.waiting for fact in do(state, GM, m.SettleFact(1)).facts] == [(), ()]


@pytest.mark.rule("FAE-X04")
def test_three_facts_are_stored_under_the_flyers_aspect() -> None:
    told = ("The machines exist", "Ama is a pilot by trade", "Flying them is within reach")
    state = given(THREE[0])
    for number, words in enumerate(told, 1):
        state = play_all(state, (1, m.ProposeFact("a4", words)), (GM, m.Agree(number)))
    assert [(fact.aspect, fact.text, fact.waiting) for fact in state.facts] == [
        ("Flies the Old Jets", words, ()) for words in told
    ]
