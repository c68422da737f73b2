"""The campaign: who deals, what is played, the introduction, four chapters and their end."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.fugue.given_campaign import (
    ONE_CHAPTER,
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
    looks,
    next_chapter,
    offered,
    playing,
    refused,
    table,
)
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.content.sets import SETS
from parlour.games.fugue.game import GAME
from parlour.games.fugue.model import Character, Count, Gone, State
from parlour.games.fugue.rules.ask import is_gc, seat_of
from parlour.roleplay import moves as d

SOME_SET = next(iter(SETS))


# Who deals first


@pytest.mark.rule("FUG-015")
def test_the_first_dealer_deals_when_everybody_has_agreed() -> None:
    state = do(table(), (TROY, m.ChooseDealer("@1")))
    assert state.proposal is not None and state.proposal.waiting == (URSULA, SCOTT, SIMON)
    state = do(state, (SIMON, m.AgreeDealer(True)), (URSULA, m.AgreeDealer(True)))
    assert (state.phase, state.chapter) == ("lobby", 0)
    assert refused(state, SIMON, m.AgreeDealer(True)) == ("not-yours", "FUG-015")
    assert refused(state, TROY, m.AgreeDealer(True)) == ("not-yours", "FUG-015")
    assert refused(state, TROY, m.ChooseDealer("@2")) == ("not-now", "FUG-015")
    events, state = happens(state, SCOTT, m.AgreeDealer(True))
    assert events == (m.DealerAgreed(SCOTT), m.DealerChanged(SCOTT, -1, 1))
    assert (state.desk.gm, state.chapter, state.phase, state.proposal) == (SCOTT, 1, "intro", None)


@pytest.mark.rule("FUG-015")
def test_one_no_ends_the_proposal() -> None:
    state = do(table(), (TROY, m.ChooseDealer("@1")))
    for seat in (SCOTT, TROY):
        after = do(state, (seat, m.AgreeDealer(False)))
        assert after.proposal is None and after.chapter == 0
    assert refused(table(), TROY, m.AgreeDealer(True)) == ("not-now", "FUG-015")
    assert refused(table(), TROY, m.ChooseDealer("@7")) == ("bad-target", "FUG-015")
    assert refused(chosen(table()), TROY, m.ChooseDealer("@2")) == ("not-now", "FUG-015")


@pytest.mark.rule("FUG-A47")
def test_two_people_are_enough_and_one_is_not() -> None:
    assert refused(table("Ursula", ""), URSULA, m.ChooseDealer("@0")) == ("bad-target", "FUG-A47")
    assert refused(table("Ursula", "Scott", ""), 2, m.ChooseDealer("@0")) == ("not-yours", "FUG-015")
    state = playing(table("Ursula", "Scott", ""))
    assert (state.phase, state.order, [c.seat for c in state.characters]) == ("scene", (SCOTT, URSULA), [SCOTT, URSULA])
    assert [c.detail_by for c in state.characters] == [URSULA, SCOTT]


# What is played


@pytest.mark.rule("FUG-005")
def test_no_chapter_opens_without_a_content_set() -> None:
    state = chosen(table())
    assert refused(state, URSULA, m.OpenChapter()) == ("no-content", "FUG-005")
    blank = do(state, (URSULA, m.SetContent("blank")))
    assert blank.content is not None and [chapter.text for chapter in blank.content.chapters] == [""] * 4
    assert do(blank, (URSULA, m.OpenChapter())).opened
    assert do(state, (URSULA, m.SetContent(SOME_SET)), (URSULA, m.OpenChapter())).content == SETS[SOME_SET]
    assert refused(state, SCOTT, m.SetContent("blank")) == ("not-dealer", "FUG-005")
    assert refused(state, URSULA, m.SetContent("vegas")) == ("bad-value", "FUG-005")


@pytest.mark.rule("FUG-005", "FUG-A79")
def test_the_set_is_chosen_in_the_lobby_too_and_stays_once_the_story_has_begun() -> None:
    state = do(table(), (URSULA, m.SetContent(SOME_SET)))
    assert state.content == SETS[SOME_SET]
    assert refused(table(), SCOTT, m.SetContent("blank")) == ("not-dealer", "FUG-005")
    state = do(chosen(state, SCOTT), (SCOTT, m.OpenChapter()))
    for command in (m.SetContent("blank"), m.BringContent("{}")):
        assert refused(state, SCOTT, command) == ("not-now", "FUG-A79")


@pytest.mark.rule("FUG-005")
def test_a_set_of_ones_own_is_brought_as_a_file() -> None:
    state = do(table(), (URSULA, m.BringContent(ONE_CHAPTER)))
    assert state.content is not None and (state.content.key, state.content.title) == ("mine", "Mine")
    assert refused(table(), URSULA, m.BringContent("no such thing")) == ("bad-content", "FUG-005")


@pytest.mark.rule("FUG-A79")
def test_a_story_is_as_long_as_its_set_only_where_the_table_says_so() -> None:
    for chapters, phase in (("bySet", "over"), ("4", "handover")):
        state = do(table(chapters=chapters), (URSULA, m.BringContent(ONE_CHAPTER)))
        state = chosen(state)
        if chapters == "bySet":
            assert do(state, (URSULA, d.ChangeRule("chapters", "4"))).options.chapters == "4"
        state = do(state, (URSULA, m.OpenChapter()))
        assert refused(state, URSULA, d.ChangeRule("chapters", "4")) == ("not-now", "FUG-A79")
        assert do(state, (URSULA, d.ChangeRule("literate", "no"))).options.literate == "no"
        assert do(replace(state, phase="scene"), (URSULA, m.CloseChapter())).phase == phase


@pytest.mark.rule("FUG-003")
def test_a_chapter_beyond_the_set_has_a_plain_title() -> None:
    state = do(table(), (URSULA, m.BringContent(ONE_CHAPTER)))
    events, state = happens(chosen(state), URSULA, m.OpenChapter())
    assert events == (d.SessionStarted(1), m.ChapterOpened(1, "The only one"))
    events, _ = happens(handed(replace(state, phase="scene"), SCOTT), SCOTT, m.OpenChapter())
    assert events == (d.SessionStarted(2), m.ChapterOpened(2, "Chapter 2"))


# The Dealer


DEALERS = [
    m.OpenChapter(), m.CloseChapter(), m.OpenIntro(), m.EndIntro(), m.PassDealing("@2"), m.SetScene("A road"), m.SetLanguage("Dutch"),
    m.AddBasic("Swimming"), m.DropBasic(1), m.Rule("So be it"), m.StrikeOut("c1", "looks", "why"), m.DealSignifiers(), m.Admit("@2"),
    m.Park("c2", True), m.BringOn("Heavy"), m.Invent("Heavy", "", "", ""), m.SendOff("c2", False), m.Adopt("c2", "@1"),
    m.WriteDealerNote(0, False, "Plan", ""), m.DropDealerNote(1), d.StartSession(), d.EndSession(), d.ChangeRule("literate", "no"),
    d.Overrule("c1", "name", "Joe", "so"), d.CloseTable(),
]  # fmt: skip


@pytest.mark.rule("FUG-007")
@pytest.mark.parametrize("command", DEALERS, ids=lambda command: type(command).__name__)
def test_only_the_dealer_deals(command: Any) -> None:
    assert refused(playing(), SCOTT, command)[0] == "not-dealer"


@pytest.mark.rule("FUG-007")
def test_exactly_one_seat_deals() -> None:
    state = playing()
    assert [seat for seat in range(4) if offered(state, seat, "close_chapter")] == [URSULA]
    state = next_chapter(state, TROY)
    assert [seat for seat in range(4) if offered(state, seat, "close_chapter")] == [TROY]


@pytest.mark.rule("FUG-008")
def test_the_dealer_plays_the_game_characters_and_everybody_else_one_persona() -> None:
    state = do(playing(), (URSULA, m.Invent("Heavy", "", "", "")))
    heavy = state.characters[-1]
    assert [seat_of(state, c) for c in state.characters] == [SCOTT, TROY, SIMON, URSULA, URSULA]
    assert refused(state, SCOTT, m.NamePersona(heavy.id, "Bob"))[0] == "not-yours"
    assert do(state, (URSULA, m.NamePersona(heavy.id, "Bob"))).characters[-1].name == "Bob"
    assert refused(state, URSULA, m.NamePersona("c1", "Bob"))[0] == "not-yours"


@pytest.mark.rule("FUG-014")
def test_no_persona_has_a_level_or_points() -> None:
    fields = set(Character.__struct_fields__)
    assert not {field for field in fields if any(word in field for word in ("level", "point", "xp", "experience", "rank"))}
    assert not {field for field in Character("c1", 1).__struct_fields__ if type(getattr(Character("c1", 1), field)) is int} - {"seat", "detail_by"}


# The introduction


@pytest.mark.rule("FUG-018", "FUG-A54")
def test_eyes_are_closed_for_the_introduction_before_anybody_has_a_persona() -> None:
    state = do(chosen(table()), (URSULA, m.SetContent("blank")))
    assert refused(state, URSULA, m.OpenIntro()) == ("not-now", "FUG-018")
    state = do(state, (URSULA, m.OpenChapter()))
    assert refused(state, URSULA, m.EndIntro()) == ("not-now", "FUG-018")
    assert refused(state, SCOTT, looks()) == ("not-now", "FUG-A54")
    dark = do(state, (URSULA, m.OpenIntro()))
    assert dark.dark and not state.dark
    for command in (m.OpenIntro(), m.PassDealing("@1"), d.EndSession()):
        assert refused(dark, URSULA, command) == ("not-now", "FUG-018")
    assert refused(dark, SCOTT, looks()) == ("not-now", "FUG-A54")
    events, state = happens(dark, URSULA, m.EndIntro())
    assert events == (m.EyesOpened((SCOTT, TROY, SIMON, URSULA)),)
    assert (state.dark, state.phase) == (False, "create")
    assert refused(state, URSULA, m.OpenIntro()) == ("not-now", "FUG-A54")


@pytest.mark.rule("FUG-A54")
def test_the_introduction_comes_once() -> None:
    assert refused(next_chapter(playing(), SCOTT), SCOTT, m.OpenIntro()) == ("not-now", "FUG-A54")


# Chapters


@pytest.mark.rule("FUG-003", "FUG-009", "FUG-X29")
def test_four_chapters_with_four_dealers_and_the_story_is_over() -> None:
    state = playing()
    assert is_gc(state, state.characters[3])
    state = do(state, (URSULA, m.CloseChapter()))
    assert (state.phase, state.opened, state.deck) == ("handover", False, KEYS)
    assert refused(state, URSULA, m.OpenChapter()) == ("dealt-already", "FUG-009")
    assert refused(state, URSULA, m.PassDealing("@0")) == ("dealt-already", "FUG-009")
    state = handed(replace(state, counts=(Count(2, 1),) * 4), SCOTT)
    assert (state.desk.gm, state.chapter, state.opened) == (SCOTT, 2, False)
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
    for command in (m.OpenChapter(), m.CloseChapter(), m.PassDealing("@0"), d.StartSession(), m.SetScene("More"), m.SetLanguage("Dutch")):
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
    assert refused(closed, TROY, m.PassDealing("@3")) == ("bad-target", "FUG-A46")
    assert refused(closed, TROY, m.PassDealing("@1")) == ("dealt-already", "FUG-A46")
    assert handed(closed, URSULA).chapter == 4, "the order of seats again: Simon would be next, and does not want to"
    changed = do(closed, (SIMON, m.WillDeal(True)))
    assert refused(changed, TROY, m.PassDealing("@0")) == ("dealt-already", "FUG-009")
    assert handed(changed, SIMON).chapter == 4
    assert refused(changed, SIMON, m.WillDeal(True)) == ("not-now", "FUG-A46")


@pytest.mark.rule("FUG-A46")
def test_two_people_take_turns() -> None:
    state = playing(table("Ursula", "Scott"))
    for dealer in (SCOTT, URSULA, SCOTT):
        closed = do(state, (state.desk.gm, m.CloseChapter()))
        assert refused(closed, closed.desk.gm, m.PassDealing(f"@{closed.desk.gm}"))[0] == "dealt-already"
        state = next_chapter(closed, dealer)
    assert do(state, (SCOTT, m.CloseChapter())).phase == "over"


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
    state = replace(playing(), counts=(Count(0, 0), Count(2, 1), Count(1, 0), Count(0, 1)), discard=KEYS[:3], deck=KEYS[3:])
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
    state = do(playing(), (SCOTT, m.OwnFlashback("c1", "The cleaver", "")), (SIMON, m.OwnFlashback("c3", "The bottle", "")))
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


@pytest.mark.rule("FUG-123", "FUG-124", "FUG-125")
@pytest.mark.parametrize("command", [m.CloseChapter(), d.EndSession()])
def test_the_deck_is_whole_again_when_a_sitting_ends(command: Any) -> None:
    state = replace(playing(), deck=KEYS[5:], discard=KEYS[:3], gone=(Gone(KEYS[3], 1), Gone(KEYS[4], 2)))
    events, state = happens(state, URSULA, command)
    assert m.DeckGathered() in events and d.SessionEnded(1) in events
    assert (state.deck, state.discard, state.gone, state.desk.sitting) == (KEYS, (), (), False)


@pytest.mark.rule("FUG-A49")
@pytest.mark.parametrize(("per", "left"), [("chapter", Count(2, 1)), ("meeting", Count())])
def test_limits_renew_with_the_chapter_and_by_meeting_only_where_the_table_says_so(per: str, left: Count) -> None:
    state = replace(playing(table(limit_per=per)), counts=(Count(2, 1),) * 4)
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


# What a Dealer writes down


@pytest.mark.rule("FUG-010", "FUG-A64")
def test_a_dealers_notes_are_sealed_and_her_letters_go_to_the_next() -> None:
    state = do(playing(), (URSULA, m.WriteDealerNote(0, False, "Plan", "He did it")), (URSULA, m.WriteDealerNote(0, True, "For you", "Mind him")))
    assert [(note.id, note.letter, note.chapter, note.sealed) for note in state.notes] == [(1, False, 1, False), (2, True, 1, False)]
    state = do(state, (URSULA, m.WriteDealerNote(1, False, "Plan", "She did it")))
    assert state.notes[0].text == "She did it"
    state = next_chapter(state, SCOTT)
    assert [note.sealed for note in state.notes] == [True, True]
    desk = GAME.private(state, SCOTT).desk
    assert desk is not None and ([note.text for note in desk.letters], desk.notes) == (["Mind him"], ())
    assert GAME.private(state, URSULA).desk is None
    for command in (m.WriteDealerNote(1, False, "Mine", ""), m.WriteDealerNote(2, True, "Mine", ""), m.DropDealerNote(2), m.DropDealerNote(9)):
        assert refused(state, SCOTT, command) == ("not-yours", "FUG-010")
    assert refused(state, URSULA, m.WriteDealerNote(1, False, "Plan", "")) == ("not-dealer", "FUG-010")
    state = do(state, (SCOTT, m.WriteDealerNote(0, False, "Mine", "")))
    assert (state.notes[2].id, state.notes[2].by, state.notes[2].chapter) == (3, SCOTT, 2)
    assert [note.id for note in do(state, (SCOTT, m.DropDealerNote(3))).notes] == [1, 2]
    assert refused(table(), URSULA, m.WriteDealerNote(0, False, "Plan", "")) == ("not-now", "FUG-010")


@pytest.mark.rule("FUG-A64")
def test_who_deals_again_finds_her_old_notes_sealed() -> None:
    state = do(playing(table("Ursula", "Scott")), (URSULA, m.WriteDealerNote(0, False, "Plan", "He did it")))
    state = next_chapter(next_chapter(state, SCOTT), URSULA)
    for command in (m.WriteDealerNote(1, False, "Plan", "She did it"), m.DropDealerNote(1)):
        assert refused(state, URSULA, command) == ("not-yours", "FUG-010")


@pytest.mark.rule("FUG-A78")
def test_the_next_chapter_is_the_new_dealers_from_the_hand_over_on_and_begins_later() -> None:
    state = handed(playing(), TROY)
    assert (state.chapter, state.opened, state.desk.gm, state.phase) == (2, False, TROY, "handover")
    assert refused(state, TROY, m.SetScene("A road")) == ("not-now", "FUG-008")
    assert do(state, (TROY, m.WriteDealerNote(0, False, "Plan", ""))).notes[0].chapter == 2
