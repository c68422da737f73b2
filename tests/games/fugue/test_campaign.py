"""The campaign: who deals, what is played, the introduction, four chapters and their end."""

from typing import Any

import pytest

from games.fugue.given_campaign import (
    ONE_CHAPTER,
    SCOTT,
    SIGNIFIERS,
    SIMON,
    TROY,
    URSULA,
    chosen,
    described,
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
from parlour.games.fugue.content.sets import SETS
from parlour.games.fugue.game import GAME
from parlour.games.fugue.model import Character, State
from parlour.games.fugue.rules.ask import seat_of
from parlour.games.fugue.rules.play import awaited
from parlour.roleplay import moves as d

SOME_SET = next(iter(SETS))


# Who deals first


@pytest.mark.rule("FUG-015")
def test_the_first_dealer_deals_when_everybody_has_agreed() -> None:
    state = do(table(), (TROY, m.ChooseDealer("@1")))
    assert state.proposal is not None and state.proposal.waiting == (URSULA, SCOTT, SIMON)
    assert awaited(state) == (URSULA, SCOTT, SIMON)
    owed = {seat: {offer.owed for offer in offered(state, seat, "agree_dealer")} for seat in (SCOTT, TROY)}
    assert owed == {SCOTT: {True}, TROY: {False}}, "who proposed it may take it back"
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
    assert offered(state, SCOTT, "own_flashback") and not offered(state, SCOTT, "gift_flashback"), (
        "a gift has nobody to go to, and rests"
    )


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


def begun(state: State) -> State:
    """Its chapter is open; the introduction is read, and everybody has a persona."""
    state = described(do(state, (URSULA, m.OpenIntro()), (URSULA, m.EndIntro())))
    return happens(state, URSULA, m.DealSignifiers(), *SIGNIFIERS)[1]


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
        assert do(begun(state), (URSULA, m.CloseChapter())).phase == phase


@pytest.mark.rule("FUG-003")
def test_a_chapter_beyond_the_set_has_a_plain_title() -> None:
    state = do(table(), (URSULA, m.BringContent(ONE_CHAPTER)))
    events, state = happens(chosen(state), URSULA, m.OpenChapter())
    assert events == (d.SessionStarted(1), m.ChapterOpened(1, "The only one"))
    events, _ = happens(handed(begun(state), SCOTT), SCOTT, m.OpenChapter())
    assert events == (d.SessionStarted(2), m.ChapterOpened(2, "Chapter 2"))


# The Dealer


DEALERS = [
    m.OpenChapter(),
    m.CloseChapter(),
    m.OpenIntro(),
    m.EndIntro(),
    m.PassDealing("@2"),
    m.SetScene("A road"),
    m.SetLanguage("Dutch"),
    m.AddBasic("Swimming"),
    m.DropBasic(1),
    m.Rule("So be it"),
    m.StrikeOut("c1", "looks", "why"),
    m.DealSignifiers(),
    m.Admit("@2"),
    m.Park("c2", True),
    m.BringOn("Heavy"),
    m.Invent("Heavy", "", "", ""),
    m.SendOff("c2", False),
    m.Adopt("c2", "@1"),
    m.WriteDealerNote(0, False, "Plan", ""),
    m.DropDealerNote(1),
    d.StartSession(),
    d.EndSession(),
    d.ChangeRule("literate", "no"),
    d.Overrule("c1", "name", "Joe", "so"),
    d.CloseTable(),
]


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
    assert not {
        field for field in fields if any(word in field for word in ("level", "point", "xp", "experience", "rank"))
    }
    assert not {
        field for field in Character("c1", 1).__struct_fields__ if type(getattr(Character("c1", 1), field)) is int
    } - {"seat", "detail_by"}


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


# What a Dealer writes down


@pytest.mark.rule("FUG-010", "FUG-A64")
def test_a_dealers_notes_are_sealed_and_her_letters_go_to_the_next() -> None:
    state = do(
        playing(),
        (URSULA, m.WriteDealerNote(0, False, "Plan", "He did it")),
        (URSULA, m.WriteDealerNote(0, True, "For you", "Mind him")),
    )
    assert [(note.id, note.letter, note.chapter, note.sealed) for note in state.notes] == [
        (1, False, 1, False),
        (2, True, 1, False),
    ]
    state = do(state, (URSULA, m.WriteDealerNote(1, False, "Plan", "She did it")))
    assert state.notes[0].text == "She did it"
    state = next_chapter(state, SCOTT)
    assert [note.sealed for note in state.notes] == [True, True]
    desk = GAME.private(state, SCOTT).desk
    assert desk is not None and ([note.text for note in desk.letters], desk.notes) == (["Mind him"], ())
    assert GAME.private(state, URSULA).desk is None
    for command in (
        m.WriteDealerNote(1, False, "Mine", ""),
        m.WriteDealerNote(2, True, "Mine", ""),
        m.DropDealerNote(2),
        m.DropDealerNote(9),
    ):
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


@pytest.mark.rule("FUG-009")
def test_after_the_hand_over_the_new_dealer_is_not_offered_the_dealing_again() -> None:
    state = handed(playing(), TROY)
    offers = [offer for offer in GAME.offers(state, TROY) if offer.command == "pass_dealing"]
    assert all(f"@{TROY}" not in offer.asks[0].of and not offer.owed for offer in offers)
    assert refused(state, TROY, m.PassDealing(f"@{TROY}")) == ("bad-target", "FUG-A46")
    assert refused(state, TROY, m.ChooseDealer(f"@{TROY}")) == ("bad-target", "FUG-A46")
    assert not any(f"@{TROY}" in str(offer) for offer in GAME.offers(state, TROY) if offer.command == "choose_dealer")
