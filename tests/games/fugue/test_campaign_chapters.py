"""Chapters and sittings: four of them with four Dealers, the hand-over, the deck made whole again."""

from typing import Any

import pytest

from games.fugue.given_campaign import (
    SCOTT,
    SIMON,
    TROY,
    URSULA,
    busy,
    chosen,
    creating,
    do,
    handed,
    happens,
    next_chapter,
    offered,
    playing,
    refused,
    table,
)
from games.fugue.reached import alter, piles
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.model import Count, Gone, State
from parlour.games.fugue.rules import play as rules
from parlour.games.fugue.rules.ask import is_gc, seat_of
from parlour.games.fugue.words.prompts import prompt
from parlour.roleplay import moves as d

# Chapters


@pytest.mark.rule("FUG-003", "FUG-009", "FUG-X29")
def test_four_chapters_with_four_dealers_and_the_story_is_over() -> None:
    state = alter(playing(), counts=(Count(2, 1),) * 4)
    assert is_gc(state, state.characters[3])
    state = do(state, (URSULA, m.CloseChapter()))
    assert (state.phase, state.opened, state.deck) == ("handover", False, KEYS)
    assert refused(state, URSULA, m.OpenChapter()) == ("dealt-already", "FUG-009")
    assert refused(state, URSULA, m.PassDealing("@0")) == ("dealt-already", "FUG-009")
    state = handed(state, SCOTT)
    assert (state.desk.gm, state.chapter, state.opened, state.counts) == (SCOTT, 2, False, (Count(),) * 4)
    assert is_gc(state, state.characters[0]) and seat_of(state, state.characters[3]) == URSULA
    state = do(state, (SCOTT, m.OpenChapter()))
    assert (state.phase, state.dealt) == ("scene", (URSULA, SCOTT))
    state = next_chapter(state, TROY)
    closed = do(state, (TROY, m.CloseChapter()))
    for seat in (URSULA, SCOTT, TROY):
        assert refused(closed, TROY, m.PassDealing(f"@{seat}")) == ("dealt-already", "FUG-009")
    events, state = happens(next_chapter(state, SIMON), SIMON, m.CloseChapter())
    assert m.ChapterClosed(4, True) in events
    assert (state.phase, state.dealt) == ("over", (URSULA, SCOTT, TROY, SIMON))
    for command in (
        m.OpenChapter(),
        m.CloseChapter(),
        m.PassDealing("@0"),
        d.StartSession(),
        m.SetScene("More"),
        m.SetLanguage("Dutch"),
    ):
        assert refused(state, SIMON, command) == ("story-over", "FUG-003")
    assert do(state, (SIMON, d.CloseTable())).desk.closed


@pytest.mark.rule("FUG-009")
def test_every_chapter_has_its_dealer_noted_when_it_opens() -> None:
    state = handed(playing(), TROY)
    assert state.dealt == (URSULA,)
    assert do(state, (TROY, m.OpenChapter())).dealt == (URSULA, TROY)
    assert refused(do(state, (TROY, m.OpenChapter())), TROY, m.OpenChapter()) == ("not-now", "FUG-003")
    assert refused(table(), URSULA, m.OpenChapter()) == ("not-now", "FUG-015")


@pytest.mark.rule("FUG-A46")
def test_nobody_deals_twice_before_all_who_want_to_have() -> None:
    state = next_chapter(do(playing(), (SIMON, m.WillDeal(False))), SCOTT)
    state = next_chapter(state, TROY)
    closed = do(state, (TROY, m.CloseChapter()))
    assert refused(closed, TROY, m.ChooseDealer("@3")) == ("bad-target", "FUG-A46")
    assert refused(closed, TROY, m.PassDealing("@0")) == ("not-now", "FUG-A46"), (
        "Simon does not want to, so all who want to have dealt"
    )
    assert offered(closed, URSULA, "choose_dealer")[0].asks[0].of == ("@0", "@1", "@2")
    changed = do(closed, (SIMON, m.WillDeal(True)))
    assert refused(changed, TROY, m.PassDealing("@0")) == ("dealt-already", "FUG-009")
    assert handed(changed, SIMON).chapter == 4
    assert refused(changed, SIMON, m.WillDeal(True)) == ("not-now", "FUG-A46")


@pytest.mark.rule("FUG-A46")
def test_who_is_away_is_not_waited_for() -> None:
    state = do(playing(table("Ursula", "Scott", "Troy")), (URSULA, m.Park("c2", True)), (URSULA, m.CloseChapter()))
    assert refused(state, URSULA, m.PassDealing("@2")) == ("bad-target", "FUG-A46")
    state = do(next_chapter(state, SCOTT), (SCOTT, m.CloseChapter()))
    assert offered(state, URSULA, "choose_dealer")[0].asks[0].of == ("@0", "@1")


@pytest.mark.rule("FUG-A46")
def test_two_people_take_turns() -> None:
    state = playing(table("Ursula", "Scott"))
    state = do(next_chapter(state, SCOTT), (SCOTT, m.CloseChapter()))
    assert refused(state, SCOTT, m.PassDealing("@1")) == ("not-now", "FUG-A46")
    state = do(state, (SCOTT, m.ChooseDealer("@1")))
    assert state.desk.gm == SCOTT and state.proposal is not None and state.proposal.waiting == (URSULA,), (
        "nobody takes the dealing by force"
    )
    state = do(state, (URSULA, m.AgreeDealer(True)), (SCOTT, m.OpenChapter()), (SCOTT, m.CloseChapter()))
    assert refused(state, SCOTT, m.PassDealing("@1")) == ("dealt-already", "FUG-A46")
    assert do(next_chapter(state, URSULA), (URSULA, m.CloseChapter())).phase == "over"


@pytest.mark.rule("FUG-009", "FUG-A46")
def test_of_three_the_table_chooses_who_deals_the_fourth_chapter() -> None:
    """The document has four chapters and a Dealer for each; everybody has dealt once."""
    state = playing(table("Ursula", "Scott", "Troy"))
    state = do(next_chapter(next_chapter(state, SCOTT), TROY), (TROY, m.CloseChapter()))
    assert rules.awaited(state) == (URSULA, SCOTT, TROY)
    assert "Choose together who deals chapter 4" in prompt(state, SCOTT, rules.awaited(state))
    assert refused(state, TROY, m.OpenChapter()) == ("not-now", "FUG-A46")
    for dealer in (URSULA, SCOTT, TROY):
        for by in (URSULA, SCOTT, TROY):
            asked = do(state, (by, m.ChooseDealer(f"@{dealer}")))
            others = [seat for seat in (URSULA, SCOTT, TROY) if seat != by]
            assert asked.proposal is not None and asked.proposal.waiting == tuple(others)
            after = do(asked, *[(seat, m.AgreeDealer(True)) for seat in others])
            assert (after.desk.gm, after.chapter) == (dealer, 4)
            assert do(after, (dealer, m.OpenChapter())).dealt == (URSULA, SCOTT, TROY, dealer)


@pytest.mark.rule("FUG-A46")
def test_who_holds_a_chapter_that_has_not_begun_hands_on_that_chapter() -> None:
    state = do(handed(playing(), TROY), (TROY, m.PassDealing("@3")), (SIMON, m.AgreeDealer(True)))
    assert (state.desk.gm, state.chapter) == (SIMON, 2)
    assert do(state, (SIMON, m.OpenChapter())).dealt == (URSULA, SIMON)


@pytest.mark.rule("FUG-A46")
def test_who_alone_wants_to_deal_goes_on_dealing() -> None:
    state = do(playing(table("Ursula", "Scott")), (SCOTT, m.WillDeal(False)), (URSULA, m.CloseChapter()))
    assert refused(state, URSULA, m.OpenChapter()) == ("not-now", "FUG-009")
    events, state = happens(state, URSULA, m.PassDealing("@0"))
    assert events == (m.DealerChanged(URSULA, URSULA, 2),)
    assert do(state, (URSULA, m.OpenChapter())).chapter == 2
    assert refused(do(table(), (SCOTT, m.WillDeal(False))), TROY, m.ChooseDealer("@1")) == ("bad-target", "FUG-A46")


@pytest.mark.rule("FUG-A46")
def test_the_dealing_is_handed_on_in_mid_chapter_and_the_counters_go_on() -> None:
    assert [offer.owed for offer in offered(playing(), SCOTT, "choose_dealer")] == [False], "nobody waits for it"
    state = alter(playing(), counts=(Count(0, 0), Count(2, 1), Count(1, 0), Count(0, 1)))
    state = piles(state, KEYS[3:])
    state = do(state, (URSULA, m.PassDealing("@1")))
    for command in (m.CloseChapter(), m.PassDealing("@2")):
        assert refused(state, URSULA, command) == ("not-now", "FUG-015")
    assert refused(state, TROY, m.AgreeDealer(True)) == ("not-yours", "FUG-015")
    events, after = happens(state, SCOTT, m.AgreeDealer(True))
    assert events == (m.DealerAgreed(SCOTT), m.DealerChanged(SCOTT, URSULA, 1))
    assert (after.desk.gm, after.chapter, after.opened, after.phase) == (SCOTT, 1, True, "scene")
    assert (after.counts, after.deck, after.dealt) == (state.counts, state.deck, (URSULA,))
    assert is_gc(after, after.characters[0]) and not is_gc(after, after.characters[3])
    assert refused(playing(), URSULA, m.PassDealing("@0")) == ("bad-target", "FUG-A46")
    assert refused(playing(), URSULA, m.PassDealing("@8")) == ("bad-target", "FUG-009")
    later = do(after, (SCOTT, m.CloseChapter()), (SCOTT, m.PassDealing("@1")))
    assert (later.desk.gm, later.chapter) == (SCOTT, 2), "who helped out has yet to deal a chapter of his own"


@pytest.mark.rule("FUG-125", "FUG-A46")
@pytest.mark.parametrize("what", ["task", "telling", "signifier", "leave", "contest"])
def test_chapters_sittings_and_dealers_change_between_actions_only(what: str) -> None:
    state = busy(playing())[what]
    for command in (m.CloseChapter(), d.EndSession()):
        assert refused(state, URSULA, command) == ("not-now", "FUG-125")
    assert refused(state, URSULA, m.PassDealing("@1")) == ("not-now", "FUG-A46")
    asked = busy(do(playing(), (URSULA, m.PassDealing("@1"))))[what]
    assert refused(asked, SCOTT, m.AgreeDealer(True)) == ("not-now", "FUG-A46")
    assert do(asked, (SCOTT, m.AgreeDealer(False))).proposal is None
    assert refused(state, URSULA, d.ChangeRule("literate", "no"))[0] == "not-now"


@pytest.mark.rule("FUG-015")
def test_nothing_opens_while_it_is_not_settled_who_deals() -> None:
    state = do(chosen(table()), (URSULA, m.SetContent("blank")), (URSULA, m.PassDealing("@1")))
    assert refused(state, URSULA, m.OpenChapter()) == ("not-now", "FUG-015")
    state = do(state, (SCOTT, m.AgreeDealer(True)))
    assert (state.chapter, state.phase, do(state, (SCOTT, m.OpenChapter())).dealt) == (1, "intro", (SCOTT,))


def remembering() -> State:
    """Scott and Simon have each begun to tell a memory of their own, and Troy one that is a gift to Scott."""
    state = do(
        playing(), (SCOTT, m.OwnFlashback("c1", "The cleaver", "")), (SIMON, m.OwnFlashback("c3", "The bottle", ""))
    )
    return do(state, (TROY, m.GiftFlashback("c1", "The rain", "")))


@pytest.mark.rule("FUG-062", "FUG-A46")
def test_what_the_new_dealer_was_about_to_remember_is_taken_back() -> None:
    state = handed_in_mid_chapter(remembering(), SCOTT)
    assert [f.to for f in state.flashbacks] == [("c3",)] and state.counts == (Count(),) * 4


def handed_in_mid_chapter(state: State, to: int) -> State:
    return do(state, (state.desk.gm, m.PassDealing(f"@{to}")), (to, m.AgreeDealer(True)))


@pytest.mark.rule("FUG-003")
def test_what_is_half_told_or_only_declared_ends_with_the_chapter() -> None:
    events, state = happens(do(remembering(), (SCOTT, m.Declare("c1", "I run"))), URSULA, m.CloseChapter())
    assert (state.flashbacks, state.declared) == ((), ())
    assert len([event for event in events if isinstance(event, m.FlashbackWithdrawn)]) == 3


# Sittings and the deck


@pytest.mark.rule("FUG-125")
@pytest.mark.parametrize("command", [m.CloseChapter(), d.EndSession()])
def test_the_deck_is_whole_again_when_a_sitting_ends(command: Any) -> None:
    state = piles(playing(), KEYS[5:], gone=(Gone(KEYS[3], 1), Gone(KEYS[4], 2)))
    state = do(state, (URSULA, m.EndContest("Enough")))
    events, state = happens(state, URSULA, command)
    assert m.DeckGathered() in events and d.SessionEnded(1) in events
    assert (state.deck, state.discard, state.gone, state.desk.sitting) == (KEYS, (), (), False)


@pytest.mark.rule("FUG-A49")
@pytest.mark.parametrize(("per", "left"), [("chapter", Count(2, 1)), ("meeting", Count())])
def test_limits_renew_with_the_chapter_and_by_meeting_only_where_the_table_says_so(per: str, left: Count) -> None:
    state = alter(playing(table(limit_per=per)), counts=(Count(2, 1),) * 4)
    later = do(state, (URSULA, d.EndSession()), (URSULA, d.StartSession()))
    assert (later.counts, later.desk.session, later.desk.sitting) == ((left,) * 4, 2, True)
    assert do(state, (URSULA, m.CloseChapter())).counts == (Count(),) * 4


@pytest.mark.rule("FUG-125")
def test_a_sitting_is_ended_once_and_started_again_within_its_chapter() -> None:
    state = playing()
    assert refused(state, URSULA, d.StartSession()) == ("not-now", "FUG-125")
    ended = do(state, (URSULA, d.EndSession()))
    assert refused(ended, URSULA, d.EndSession()) == ("not-now", "FUG-125")
    assert refused(ended, URSULA, m.SetScene("A road")) == ("not-now", "FUG-008")
    assert refused(chosen(table()), URSULA, d.StartSession()) == ("not-now", "FUG-003")
    events, _ = happens(ended, URSULA, m.CloseChapter())
    assert not any(isinstance(event, d.SessionEnded) for event in events)


@pytest.mark.rule("FUG-018")
def test_a_chapter_cannot_end_before_the_personae_are_made() -> None:
    assert refused(creating(table()), URSULA, m.CloseChapter()) == ("not-now", "FUG-018")
    assert refused(chosen(table()), URSULA, m.CloseChapter()) == ("not-now", "FUG-003")
