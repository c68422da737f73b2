"""The scene, what everybody can do in spite of it all, and the cork board."""

import pytest

from games.fugue.given_campaign import (
    ONE_CHAPTER,
    SCOTT,
    SIMON,
    TROY,
    URSULA,
    chosen,
    creating,
    do,
    happens,
    next_chapter,
    offered,
    playing,
    refused,
    table,
)
from games.fugue.reached import alter, closed
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Pin, State
from parlour.games.fugue.rules.board import BASICS, PINS
from parlour.roleplay import moves as d

TATTOO = m.PinUp("new", "question", "What does the tattoo mean?", ("c3",))


# A few basics


@pytest.mark.rule("FUG-030")
def test_they_share_one_language_which_the_dealer_may_change() -> None:
    assert table().language
    events, state = happens(creating(table()), URSULA, m.SetLanguage(" Dutch "))
    assert events == (m.LanguageSet("Dutch"),) and state.language == "Dutch"
    assert refused(state, SCOTT, m.SetLanguage("Latin")) == ("not-dealer", "FUG-030")


@pytest.mark.rule("FUG-031", "FUG-A66")
def test_reading_and_writing_are_granted_unless_the_dealer_says_no() -> None:
    assert table().options.literate == "yes"
    for state in (chosen(table()), playing()):
        events, after = happens(state, URSULA, d.ChangeRule("literate", "no"))
        assert events == (d.RuleChanged(URSULA, "literate", "yes", "no"),) and after.options.literate == "no"
    assert refused(playing(), SCOTT, d.ChangeRule("literate", "no"))[0] == "not-dealer"


def beginning(**options: str) -> State:
    state = do(table(**options), (URSULA, m.BringContent(ONE_CHAPTER)))
    return do(chosen(state), (URSULA, m.OpenChapter()))


@pytest.mark.rule("FUG-033")
def test_a_cold_start_begins_with_an_empty_list_which_the_dealer_fills() -> None:
    assert beginning().basics == ("Eating", "Reading")
    state = beginning(cold_start="on")
    assert state.basics == ()
    state = do(state, (URSULA, m.AddBasic("Using keys")), (URSULA, m.AddBasic("Money")))
    assert state.basics == ("Using keys", "Money")
    events, state = happens(state, URSULA, m.DropBasic(1))
    assert events == (m.BasicDropped(1, "Using keys"),) and state.basics == ("Money",)


@pytest.mark.rule("FUG-099")
def test_everybody_can_gamble_where_the_table_or_its_set_says_so() -> None:
    assert "Gambling" not in beginning().basics
    assert beginning(gamble_basic="on").basics == ("Eating", "Reading", "Gambling")
    assert beginning(gamble_basic="on", cold_start="on").basics == ()
    state = do(table(), (URSULA, m.BringContent(f"gamble = true{ONE_CHAPTER}")))
    assert do(chosen(state), (URSULA, m.OpenChapter())).basics == ("Eating", "Reading", "Gambling")
    later = next_chapter(playing(table(gamble_basic="on")), SCOTT)
    assert later.basics.count("Gambling") == 1


@pytest.mark.rule("FUG-035")
def test_what_they_can_do_at_the_start_is_for_the_dealer_to_say() -> None:
    state = beginning()
    assert do(state, (URSULA, m.AddBasic("Swimming"))).basics[-1] == "Swimming"
    assert refused(state, TROY, m.AddBasic("Swimming")) == ("not-dealer", "FUG-035")
    assert refused(state, URSULA, m.DropBasic(3)) == ("bad-target", "FUG-035")
    assert refused(state, URSULA, m.AddBasic(" ")) == ("bad-value", "FUG-035")
    assert refused(chosen(table()), URSULA, m.AddBasic("Swimming")) == ("not-now", "FUG-035")
    full = alter(state, basics=(*state.basics, *["x"] * (BASICS - len(state.basics))))
    assert refused(full, URSULA, m.AddBasic("Swimming")) == ("bad-value", "FUG-035")


@pytest.mark.rule("FUG-035")
def test_a_ruling_stays_on_the_board_for_all_to_read() -> None:
    events, state = happens(playing(), URSULA, m.Rule("Scotty can swim"))
    assert events == (m.Pinned("n5", "ruling", URSULA, "Scotty can swim", ()),)
    assert state.pins == (Pin("n5", "ruling", URSULA, "Scotty can swim"),)
    assert refused(state, SCOTT, m.Rule("No")) == ("not-dealer", "FUG-035")
    assert refused(state, URSULA, m.PinUp("n5", "fact", "No", ())) == ("not-yours", "FUG-027")
    later = next_chapter(state, SCOTT)
    assert refused(later, URSULA, m.TakeDown("n5")) == ("not-yours", "FUG-035")
    assert do(later, (SCOTT, m.TakeDown("n5"))).pins == ()


# The scene


@pytest.mark.rule("FUG-008")
def test_the_dealer_frames_scenes() -> None:
    events, state = happens(playing(), URSULA, m.SetScene("A road at night"))
    assert events == (m.SceneSet(1, "A road at night"),) and state.scene == "A road at night"
    assert do(state, (URSULA, m.SetScene("A diner"))).scenes == 2
    assert refused(creating(table()), URSULA, m.SetScene("A road")) == ("not-now", "FUG-008")
    assert do(state, (URSULA, m.CloseChapter())).scene == ""


# The cork board


@pytest.mark.rule("FUG-027")
def test_what_a_feature_means_stays_open_until_somebody_settles_it() -> None:
    events, state = happens(playing(), SIMON, TATTOO)
    assert events == (m.Pinned("n5", "question", SIMON, "What does the tattoo mean?", ("c3",)),)
    assert not state.pins[0].settled
    assert refused(state, TROY, m.SettleQuestion("n5", False)) == ("not-now", "FUG-027")
    events, state = happens(state, TROY, m.SettleQuestion("n5", True))
    assert events == (m.QuestionSettled("n5", TROY, True),) and state.pins[0].settled
    assert not do(state, (URSULA, m.SettleQuestion("n5", False))).pins[0].settled
    state = do(state, (SCOTT, m.PinUp("new", "fact", "A gang's sign", ("n5", "c3"))))
    assert refused(state, TROY, m.SettleQuestion("n6", True)) == ("bad-target", "FUG-027")
    assert refused(state, TROY, m.SettleQuestion("n9", True)) == ("bad-target", "FUG-027")


@pytest.mark.rule("FUG-027")
def test_whoever_explains_it_first_in_a_memory_has_decided_it() -> None:
    state = do(
        playing(),
        (SIMON, TATTOO),
        (TROY, m.GiftFlashback("c3", "The tattoo itches", "We both had it made, for the gang")),
    )
    memory = state.flashbacks[0].id
    state = do(state, (TROY, m.NameAbility(memory, "Gang signs")), (URSULA, m.AcceptAbility(memory)))
    assert [f.memory[0].text for f in state.flashbacks if f.stage == "kept"] == ["We both had it made, for the gang"]
    state = do(
        state,
        (SIMON, m.PinUp("n5", "question", "What does the tattoo mean?", ("c3", memory))),
        (TROY, m.SettleQuestion("n5", True)),
    )
    assert (state.pins[0].settled, state.pins[0].links) == (True, ("c3", memory))


def test_a_pin_is_reworded_by_who_wrote_it() -> None:
    state = do(playing(), (SIMON, TATTOO), (SIMON, m.PinUp("n5", "observation", "It itches", ("n5", "c1"))))
    assert state.pins == (Pin("n5", "observation", SIMON, "It itches", ("c1",)),)
    for seat in (TROY, URSULA):
        assert refused(state, seat, m.PinUp("n5", "fact", "No", ())) == ("not-yours", "FUG-027")
    assert refused(state, SIMON, m.PinUp("n9", "fact", "No", ())) == ("bad-target", "FUG-027")
    assert refused(state, SIMON, m.PinUp("new", "fact", " ", ())) == ("bad-value", "FUG-027")
    assert refused(state, SIMON, m.PinUp("new", "fact", "No", ("c77",))) == ("bad-value", "FUG-027")


def test_a_pin_is_taken_down_by_who_wrote_it_or_the_dealer_and_nothing_stays_tied_to_it() -> None:
    state = do(playing(), (SIMON, TATTOO), (TROY, m.PinUp("new", "place", "The morgue", ("n5", "c1"))))
    assert refused(state, TROY, m.TakeDown("n5")) == ("not-yours", "FUG-027")
    assert refused(state, TROY, m.TakeDown("n9")) == ("bad-target", "FUG-027")
    for seat in (SIMON, URSULA):
        events, after = happens(state, seat, m.TakeDown("n5"))
        assert events == (m.PinTakenDown("n5", seat, "What does the tattoo mean?"),)
        assert after.pins == (Pin("n6", "place", TROY, "The morgue", ("c1",)),)


def test_the_board_is_everybodys_once_eyes_are_open_and_has_an_end() -> None:
    dark = do(chosen(table()), (URSULA, m.SetContent("blank")))
    assert refused(dark, SCOTT, m.PinUp("new", "fact", "So", ())) == ("not-now", "FUG-A54")
    assert refused(dark, URSULA, m.Rule("So")) == ("not-now", "FUG-A54")
    gap = creating(table("Ursula", "Scott", ""))
    assert refused(gap, 2, m.PinUp("new", "fact", "So", ())) == ("not-yours", "FUG-027")
    full = alter(playing(), pins=tuple([Pin(f"n{at}", "fact", SCOTT, "So") for at in range(9, 9 + PINS)]))
    assert refused(full, TROY, m.PinUp("new", "fact", "So", ())) == ("bad-value", "FUG-027")
    assert refused(full, URSULA, m.Rule("So")) == ("bad-value", "FUG-035")
    assert not offered(full, TROY, "pin_up") and offered(full, SCOTT, "pin_up")
    over = closed(playing(), last=True)
    assert do(over, (SCOTT, m.PinUp("new", "fact", "They lived", ()))).pins
