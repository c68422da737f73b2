"""Whom the table waits for, and which question is open."""

import pytest

from games.fate.given import GM, State, do, given, major, mook, pc, play_all, refused, text
from games.fate.rolls import attack, create, fight, invoke, opposed, overcome, passes, settled, thrown
from parlour.games.fate import GAME
from parlour.games.fate import moves as m
from parlour.games.fate.model import Conflict, Milestone, Reward
from parlour.games.fate.rules.play import awaited, decision, passing
from parlour.games.fate.sheets import EXAMPLE
from parlour.roleplay.moves import CloseTable

AMA, DAN = pc("Ama", 1, Clever=1, Quick=0), pc("Dan", 2, Clever=1, Quick=0)
THANE = major("Thane", Clever=1, Quick=0)


def test_nobody_is_asked_while_the_scene_is_played_freely() -> None:
    assert awaited(given(AMA, DAN)) == ()


def test_a_roll_asks_one_after_another() -> None:
    state = do(given(AMA, DAN, THANE, after_dice="turns"), 1, attack(target="c3"))
    assert awaited(state) == (GM,)
    state = do(state, GM, m.Defend("c3", ("Quick",), ""))
    assert awaited(state) == (GM, 1)
    state = thrown(state, "c3", 2)
    assert awaited(state) == (1,)
    state = thrown(state, "c1", 1)
    assert awaited(state) == (1,)
    state = passes(state)
    assert awaited(state) == (GM,)
    state = passes(state)
    assert awaited(state) == () and state.roll is None


def test_what_is_left_to_settle_asks_whose_it_is() -> None:
    assert awaited(do(given(AMA, DAN), 1, overcome())) == (GM,)
    assert awaited(settled(given(AMA), overcome(), 2, 2)) == (GM,)
    assert awaited(settled(given(AMA), overcome(), 5, 2)) == (1,)
    assert awaited(opposed(given(AMA), create("create"), 2)) == (1,)


def test_a_contest_asks_who_has_not_chosen_yet_and_then_for_a_twist() -> None:
    state = do(given(AMA, DAN), GM, m.StartContest("Race", ("c1", "c2")))
    assert awaited(state) == ()
    state = do(state, 1, m.Compete("c1", ("Quick",), ""))
    assert awaited(state) == (2,)
    state = thrown(thrown(do(state, 2, m.Compete("c2", ("Quick",), "")), "c1", 1), "c2", 1)
    assert awaited(passes(passes(state))) == (GM,)


def test_a_conflict_asks_whose_turn_it_is() -> None:
    unbegun = given(AMA, THANE, conflict=Conflict(1, "physical", (("c1",), ("c2",))))
    assert awaited(unbegun) == (GM,)
    state = given(AMA, DAN, mook("Rat"), mook("Mouse"), conflict=fight("c1", "c2", ("c3", "c4")))
    assert awaited(state) == (1,)
    state = do(state, 1, m.EndTurn("c1"))
    assert awaited(state) == (2,)
    block = given(AMA, pc("Dan", 2, side="foes"), mook("Rat"), conflict=fight(("c2", "c3"), "c1"))
    assert awaited(block) == (GM, 2)
    assert awaited(do(block, GM, m.EndTurn("c3"))) == (2,)


def test_deals_facts_milestones_and_drafts_ask_too() -> None:
    state = given(AMA, DAN)
    deal = do(state, 1, m.OfferCompel("c1", text(state, "Dan in Trouble").id, "event", "It rains"))
    assert awaited(deal) == (2,)
    assert awaited(do(deal, 2, m.Bargain(1, "It drizzles"))) == (1,)
    fact = do(state, 1, m.ProposeFact(text(state, "Ama in Trouble").id, "It is true"))
    assert awaited(fact) == (GM, 2)
    reached = given(AMA, DAN, milestone=Milestone("minor", 1, (Reward("c2"),)))
    assert awaited(reached) == (2,)
    assert awaited(do(reached, 1, overcome())) == (GM,)
    assert awaited(given(AMA, pc("New", 2, status="submitted"))) == (GM,)
    assert awaited(given(AMA, pc("New", 2, status="draft"))) == ()


def test_a_closed_table_asks_nobody() -> None:
    state = do(given(AMA, DAN, scene=None, sitting=False), 1, m.ProposeFact("a3", "It is true"))
    assert awaited(state) == (GM, 2) and awaited(do(state, GM, CloseTable())) == ()


def test_every_question_has_a_number_of_its_own() -> None:
    states: list[State] = [given(AMA, THANE, aspects=["Fog"], conflict=fight("c1", "c2"), after_dice="turns")]
    state = do(states[0], 1, attack())
    for step in (
        lambda s: do(s, GM, m.Defend("c2", ("Quick",), "")), lambda s: thrown(s, "c1", 1), lambda s: thrown(s, "c2", 2),
        lambda s: do(s, 1, invoke(text(s, "Fog").id)), passes, passes, lambda s: do(s, GM, m.Absorb("1", ())),
    ):  # fmt: skip
        states.append(state)
        state = step(state)
    numbers = [decision(one) for one in (*states, state)]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.rule("FAE-099")
def test_nothing_passes_by_itself_while_an_ally_could_still_invoke() -> None:
    state = given(pc("Ama", 1, fp=0, Clever=1), DAN)
    state = thrown(opposed(state, overcome(), 2), "c1", 1)
    assert passing(state, 1, "concerned") is None
    assert passing(state, 1, "never") == m.LetStand(0)
    assert passing(given(AMA), 1, "never") is None


def test_a_command_of_another_game_or_seat_is_refused() -> None:
    state = play_all(given(AMA))
    assert refused(state, 7, overcome()).reason == "not-seated"
    assert refused(state, 1, object()).reason == "not-now"


def test_a_character_handed_in_is_what_the_game_master_is_asked_about() -> None:
    state = do(given(), 1, m.ImportCharacter(EXAMPLE))
    name = next(one.name for one in state.characters if one.status == "submitted")
    assert GM in awaited(state)
    assert GAME.prompt(state, GM) == f"Approve {name}, or send the sheet back?"
