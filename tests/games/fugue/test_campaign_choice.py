"""The table chooses its Dealer: for each chapter, and when one is gone."""

import pytest

from games.fugue.given_campaign import SCOTT, SIMON, TROY, URSULA, do, happens, offered, playing, refused, table
from parlour.games.fugue import moves as m
from parlour.games.fugue.rules.ask import is_gc, persona_of


@pytest.mark.rule("FUG-009", "FUG-A46")
def test_after_a_chapter_everybody_but_its_dealer_agrees_on_the_next() -> None:
    state = do(playing(table()), (URSULA, m.CloseChapter()))
    assert offered(state, SIMON, "choose_dealer")[0].asks[0].of == ("@1", "@2", "@3")
    assert refused(state, SIMON, m.ChooseDealer("@0")) == ("dealt-already", "FUG-009")
    state = do(state, (SIMON, m.ChooseDealer("@2")))
    assert state.proposal is not None and state.proposal.waiting == (SCOTT, TROY)
    state = do(state, (SCOTT, m.AgreeDealer(True)))
    assert state.desk.gm == URSULA
    events, state = happens(state, TROY, m.AgreeDealer(True))
    assert events == (m.DealerAgreed(TROY), m.DealerChanged(TROY, URSULA, 2))
    assert (state.desk.gm, state.chapter) == (TROY, 2)


@pytest.mark.rule("FUG-A46")
def test_a_dealer_who_is_gone_is_replaced_by_the_word_of_all_others() -> None:
    state = do(playing(table()), (SCOTT, m.ChooseDealer("@3")))
    assert state.proposal is not None and state.proposal.waiting == (TROY, SIMON)
    state = do(state, (SIMON, m.AgreeDealer(True)), (TROY, m.AgreeDealer(True)))
    assert (state.desk.gm, state.chapter, state.opened, state.counts[SCOTT].own) == (SIMON, 1, True, 0)
    mine, hers = persona_of(state, SIMON), persona_of(state, URSULA)
    assert mine is not None and is_gc(state, mine)
    assert hers is not None and not is_gc(state, hers)


@pytest.mark.rule("FUG-A46")
def test_the_dealer_herself_hands_on_and_nobody_chooses_in_the_middle_of_an_action() -> None:
    state = playing(table())
    assert refused(state, URSULA, m.ChooseDealer("@1")) == ("not-now", "FUG-015")
    assert refused(state, SCOTT, m.ChooseDealer("@0")) == ("bad-target", "FUG-A46")
    who = persona_of(state, SCOTT)
    assert who is not None
    busy = do(state, (URSULA, m.SetTask(who.id, "", "", 5, "A lock")))
    assert refused(busy, SCOTT, m.ChooseDealer("@1")) == ("not-now", "FUG-A46")


@pytest.mark.rule("FUG-A47")
def test_of_two_the_one_who_is_left_cannot_take_the_dealing_by_force() -> None:
    state = playing(table("Ursula", "Scott"))
    assert offered(state, SCOTT, "choose_dealer") == []
    closed = do(state, (URSULA, m.CloseChapter()), (SCOTT, m.ChooseDealer("@1")))
    assert (closed.desk.gm, closed.chapter, closed.proposal) == (SCOTT, 2, None)
