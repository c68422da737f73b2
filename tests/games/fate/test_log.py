"""What people decided and what the dice said stands in the log, where the chronicle finds it."""

import pytest

from games.fate.given import GM, given, happens, mook, pc
from games.fate.rolls import attack, opposed, overcome, player, stand, thrown
from parlour.games.fate import GAME
from parlour.games.fate import moves as m
from parlour.roleplay import moves as d


def told(state: object, events: tuple[object, ...]) -> list[str]:
    return [line.text for line in GAME.tell(state, events, None)]


@pytest.mark.rule("FAE-079")
def test_what_the_attacker_tells_of_the_victim_is_told_to_all() -> None:
    state = given(pc("Ama", 1, Forceful=3), mook("Rat"))
    state = thrown(opposed(state, attack("c1", "c2", "Forceful")), "c1", 5)
    state = stand(thrown(state, "c2", 3))
    events, after = happens(state, 1, m.TellFate("It runs off, squeaking."))
    assert m.FateTold("c2", "It runs off, squeaking.") in events
    assert any("It runs off, squeaking." in text for text in told(after, events))


def test_the_chronicle_names_the_points_that_turned_the_story() -> None:
    state = given(pc("Ama", 1), pc("Dan", 2, fp=1))
    trouble = next(a.id for a in state.aspects if a.text == "Dan in Trouble")
    state = happens(state, 1, m.OfferCompel("c1", trouble, "decision", "You stay."))[1]
    events, after = happens(state, 2, m.Accept(1))
    points = [line for line in GAME.tell(after, events, None) if line.kind == "points"]
    assert [line.story for line in points] == [True]
    events, after = happens(given(pc("Ama", 1), scene=None), GM, m.OpenScene("Quay", ("c1",)))
    assert [line.story for line in GAME.tell(after, events, None) if line.kind == "points"] == [False]


@pytest.mark.rule("FAE-129")
def test_an_exchange_of_a_contest_is_told_with_all_its_dice() -> None:
    state = given(pc("Ama", 1, Quick=1), pc("Dan", 2, Quick=0))
    state = happens(state, GM, m.StartContest("The race", ("c1", "c2")))[1]
    for one in ("c1", "c2"):
        state = happens(state, player(state, one), m.Compete(one, ("Quick",), ""))[1]
    state = thrown(thrown(state, "c1", 2), "c2", 0)
    state = happens(state, 2, m.LetStand(1))[1]
    events, after = happens(state, 1, m.LetStand(0))
    cards = [line.card for line in GAME.tell(after, events, None) if line.card is not None]
    assert len(cards) == 1 and [side.total for side in cards[0].sides] == ["Fair (+2)", "Mediocre (0)"]
    assert [throw.total for side in cards[0].sides for throw in side.throws] == [1, 0]


def test_a_new_name_is_told_and_a_first_one_is_not() -> None:
    state = given(pc("Ama", 1))
    events, after = happens(state, 1, d.TakeSeat("Alicia"))
    assert told(after, events) == ["Alice is called Alicia now."]
    assert told(after, happens(after, 1, d.TakeSeat("Alicia"))[0]) == []


@pytest.mark.rule("FAE-059")
def test_a_serious_cost_is_told_when_it_is_named() -> None:
    state = stand(thrown(opposed(given(pc("Ama", 1)), overcome("c1"), 4), "c1", 2))
    events, after = happens(state, GM, m.SetCost("cost", "You lose the lamp."))
    assert any("serious cost" in text and "You lose the lamp." in text for text in told(after, events))
