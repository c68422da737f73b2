"""The desk of any role-playing game, with a lamp for a game: seats, notes, pleas, receipts, house rules, and their
refusals."""

import dataclasses
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.core.phrasebook import speaking
from parlour.core.saying import untold, unused
from parlour.roleplay import moves as d
from parlour.roleplay.desk import NoteSeen, as_known, notes_for, pronoun
from parlour.roleplay.draft import Drafting
from parlour.roleplay.refusals import led, unread
from parlour.roleplay.words import DESK_LINES, DESK_WORDS, pleas_words
from roleplay.lamp import (
    ANN,
    BEN,
    DESK,
    GM,
    PLAYING,
    SENTENCES,
    Draft,
    Light,
    Lit,
    Options,
    State,
    do,
    happens,
    refused,
    table,
)


def plea(command: Any) -> d.Plead:
    return d.Plead("Please", msgspec.json.encode(command).decode())


def test_every_game_has_a_registry_of_its_own() -> None:
    class Other(Drafting[State]):
        APPLY = {}

    assert Lit in Draft.APPLY and Lit not in Other.APPLY
    draft = Draft(table(), None)
    draft.put(Lit("bright"))
    draft.put_quietly(Lit("dim"))
    assert draft.events == [Lit("bright")] and draft.state.lit == "dim"


def test_a_name_is_taken() -> None:
    events, state = happens(table(), BEN, d.TakeSeat(" Bea "))
    assert events == [d.SeatTaken(BEN, "Bea", "Ben")] and state.desk.people == ("Gil", "Ann", "Bea")


def test_a_note_is_shown_to_whom_its_seat_chooses_and_private_again() -> None:
    state = do(table(), (ANN, d.WriteNote(0, "One", "x")), (ANN, d.WriteNote(0, "Two", "y")))
    assert not notes_for(state.desk, BEN) and not notes_for(state.desk, GM)
    events, state = happens(state, ANN, d.ShowNote(2, (BEN,)))
    assert notes_for(state.desk, BEN) == (NoteSeen(ANN, "Two", "y"),) and not notes_for(state.desk, GM)
    told = DESK_LINES[d.NoteShown]
    assert [told(state.desk, events[0], seat) is not None for seat in (GM, ANN, BEN, None)] == [
        False,
        False,
        True,
        False,
    ]
    state = do(state, (ANN, d.WriteNote(2, "Two", "z")))
    assert notes_for(state.desk, BEN)[0].text == "z", "what is changed is read as it is now"
    for seat, known in ((BEN, ("Two",)), (GM, ())):
        assert tuple([note.title for note in as_known(state.desk, seat).notes[ANN]]) == known
    events, state = happens(state, ANN, d.ShowNote(2))
    assert not notes_for(state.desk, BEN) and told(state.desk, events[0], BEN) is None
    assert refused(state, ANN, d.ShowNote(2, (7,)))[0] == "no-such-seat"
    assert refused(state, ANN, d.ShowNote(2, (ANN,)))[0] == "no-such-seat"
    assert refused(state, BEN, d.ShowNote(1, (ANN,)))[0] == "no-such-note"
    state = do(state, (ANN, d.ShowNote(1, (GM, BEN))), (ANN, d.DropNote(1)))
    assert not notes_for(state.desk, GM)


@pytest.mark.parametrize(
    ("written", "meant"),
    [("she/her", "she"), ("He/him", "he"), ("it", "it"), ("they/them", "they"), ("xe/xem", "they"), ("", "they"),
     ("er/ihm", "he"), ("sie/ihr", "she")],
)  # fmt: skip
def test_pronouns_are_those_sentences_know_else_they(written: str, meant: str) -> None:
    assert pronoun(written) == meant


def test_notes_are_numbered_rewritten_and_dropped_by_their_seat() -> None:
    state = do(
        table(), (ANN, d.WriteNote(0, "One", "")), (ANN, d.WriteNote(0, "Two", "")), (ANN, d.WriteNote(1, "First", "x"))
    )
    assert [(note.id, note.title) for note in state.desk.notes[ANN]] == [(1, "First"), (2, "Two")]
    assert refused(state, BEN, d.WriteNote(1, "Mine", "")) == ("no-such-note", "LAMP-1")
    assert refused(state, BEN, d.DropNote(1)) == ("no-such-note", "LAMP-1")
    assert refused(state, ANN, d.WriteNote(0, " ", "x")) == ("bad-value", "LAMP-1")
    assert [note.id for note in do(state, (ANN, d.DropNote(1))).desk.notes[ANN]] == [2]


def test_what_was_refused_is_done_once_it_is_allowed() -> None:
    assert refused(table(), BEN, Light("by me"))[0] == "not-now"
    state = do(table(), (BEN, plea(Light("by me"))))
    assert refused(state, ANN, d.Allow(1, "so")) == ("not-keeper", "LAMP-1")
    assert refused(state, GM, d.Allow(7, "so")) == ("no-such-plea", "LAMP-1")
    events, state = happens(state, GM, d.Allow(1, "Why not"))
    assert events == [d.Allowed(2, GM, 1, BEN, "Please", "Why not"), Lit("by me")]
    assert (state.desk.pleas, state.desk.receipts[0].reason, state.lax) == ((), "Why not", False)
    assert refused(state, GM, d.Reverse(2, "so")) == ("allowed", "LAMP-1")


HIDDEN = [
    d.Plead("So", '{"do":"light","words":"a\\u001bb"}'),
    d.Plead("So", '{"do":"light","more":' + "[" * 1900 + "]" * 1900 + "}"),
]


@pytest.mark.parametrize(
    "asked", [plea(Light("x" * 11)), plea(d.CloseTable()), plea(d.HandOver(BEN)), d.Plead("So", "{"), *HIDDEN]
)
def test_no_plea_has_a_wrong_shape_or_the_desk_itself_done(asked: d.Plead) -> None:
    """It is refused where it is asked, so that nobody is asked for what she can only lay aside."""
    assert refused(table(), BEN, asked) == ("cannot-be-done", "LAMP-1")


def test_every_refusal_of_the_desk_has_a_sentence_and_every_sentence_is_needed() -> None:
    assert [one for move in DESK.moves.values() for one in untold(move, SENTENCES)] == []
    assert unused(DESK.moves, SENTENCES) == set()


def test_a_reason_that_is_too_long_is_not_called_missing() -> None:
    state = do(table(), (BEN, plea(Light("by me"))))
    for command in (d.Allow(1, "x" * 601), d.Overrule("lamp", "lit", "out", "x" * 601)):
        assert refused(state, GM, command) == ("too-long", "LAMP-1")


def test_what_cannot_be_done_any_more_is_not_allowed() -> None:
    state = do(table(), (BEN, plea(Light("by me"))))
    gone = replace(
        state, desk=replace(state.desk, pleas=(replace(state.desk.pleas[0], command=plea(Light("x" * 11)).command),))
    )
    assert refused(gone, GM, d.Allow(1, "so")) == ("cannot-be-done", "LAMP-1")


def test_what_is_asked_in_words_is_allowed_in_words() -> None:
    events, state = happens(do(table(), (BEN, d.Plead("A lamp of my own"))), GM, d.Allow(1, "Why not"))
    assert events == [d.Allowed(2, GM, 1, BEN, "A lamp of my own", "Why not")] and not state.desk.pleas


def test_a_command_can_be_kept_from_pleas_by_the_game() -> None:
    text = plea(Light("by me")).command
    assert DESK.granted(table(), BEN, text) == Light("by me")
    assert dataclasses.replace(DESK, never=(Light,)).granted(table(), BEN, text) is None


def test_a_plea_is_laid_aside_by_who_leads_or_who_asked() -> None:
    state = do(table(), (BEN, plea(Light("by me"))))
    assert refused(state, ANN, d.Deny(1)) == ("no-such-plea", "LAMP-1")
    assert do(state, (BEN, d.Deny(1))).desk.pleas == do(state, (GM, d.Deny(1))).desk.pleas == ()
    assert refused(state, GM, d.Plead("To myself")) == ("gm", "LAMP-1")
    assert refused(state, BEN, d.Plead(" ")) == ("no-words", "LAMP-1")


def test_a_value_is_set_with_a_receipt_and_set_back() -> None:
    state = do(table(), (ANN, Light("By Ann")))
    events, state = happens(state, GM, d.Overrule("lamp", "lit", " OUT ", "A gust"))
    assert events == [d.Overruled(1, GM, "lamp", "lit", "By Ann", "out", "A gust"), Lit("out")]
    assert refused(state, ANN, d.Reverse(1, "so"))[0] == "not-keeper"
    assert refused(state, GM, d.Reverse(5, "so"))[0] == "no-such-receipt"
    assert refused(replace(state, flickers=True), GM, d.Reverse(1, "so"))[0] == "piece-gone"
    events, state = happens(state, GM, d.Reverse(1, "No gust"))
    assert events == [d.Reversed(1, GM, "lamp", "lit", "out", "By Ann", "No gust"), Lit("By Ann")]
    assert refused(state, GM, d.Reverse(1, "so"))[0] == "reversed-already"


def test_small_corrections_need_no_reason() -> None:
    state = do(table(), (ANN, Light("3")), (GM, d.Overrule("lamp", "lit", "5")), (GM, d.Reverse(1)))
    assert state.lit == "3" and [receipt.reason for receipt in state.desk.receipts] == [""]
    asked = do(state, (BEN, plea(Light("by me"))))
    assert do(asked, (GM, d.Allow(asked.desk.pleas[0].id))).lit == "by me"


def test_a_number_is_nudged_up_and_down_with_a_receipt() -> None:
    state = do(table(), (ANN, Light("3")))
    events, up = happens(state, GM, d.Nudge("lamp", "lit", True))
    assert events == [d.Overruled(1, GM, "lamp", "lit", "3", "4", ""), Lit("4")]
    assert do(up, (GM, d.Nudge("lamp", "lit", False)), (GM, d.Nudge("lamp", "lit", False))).lit == "2"
    assert refused(state, ANN, d.Nudge("lamp", "lit", True))[0] == "not-keeper"
    assert refused(state, GM, d.Nudge("moon", "lit", True))[0] == "no-such-piece"
    assert refused(state, GM, d.Nudge("lamp", "oil", True))[0] == "no-such-value"


def test_what_is_no_number_or_at_its_end_is_not_nudged() -> None:
    assert refused(do(table(), (ANN, Light("By Ann"))), GM, d.Nudge("lamp", "lit", True))[0] == "no-number"
    yes = do(table(), (ANN, Light("yes")))
    assert refused(yes, GM, d.Nudge("lamp", "lit", True))[0] == "no-further"
    assert do(yes, (GM, d.Nudge("lamp", "lit", False))).lit == "no"


def test_only_what_the_game_names_is_set() -> None:
    assert refused(table(), ANN, d.Overrule("lamp", "lit", "x", "so"))[0] == "not-keeper"
    assert refused(table(), GM, d.Overrule("moon", "lit", "x", "so"))[0] == "no-such-piece"
    assert refused(table(), GM, d.Overrule("lamp", "oil", "x", "so"))[0] == "no-such-value"
    assert refused(table(), GM, d.Overrule("lamp", "lit", "purple", "so")) == ("bad-value", "LAMP-1")


def test_a_house_rule_is_changed_in_the_open_when_nothing_is_under_way() -> None:
    events, state = happens(table(), GM, d.ChangeRule("wicks", "3"))
    assert events == [d.RuleChanged(GM, "wicks", "1", "3")] and state.options == Options(wicks=3)
    assert do(state, (GM, d.ChangeRule("oil", "olive"))).options == Options(3, "olive")
    assert refused(state, ANN, d.ChangeRule("wicks", "2"))[0] == "not-keeper"
    assert refused(state, GM, d.ChangeRule("glass", "2"))[0] == "no-such-rule"
    assert refused(state, GM, d.ChangeRule("wicks", "4")) == ("bad-value", "LAMP-3")
    assert refused(state, GM, d.ChangeRule("oil", "tar")) == ("bad-value", "LAMP-4")
    assert refused(replace(state, flickers=True), GM, d.ChangeRule("wicks", "2")) == ("flickers", "LAMP-2")


def test_the_desk_is_handed_over_with_its_notes() -> None:
    state = do(table(), (GM, d.WriteNote(0, "Plot", "")), (GM, d.HandOver(BEN)))
    assert state.desk.gm == BEN and [note.title for note in state.desk.notes[BEN]] == ["Plot"]
    assert refused(state, GM, d.HandOver(ANN))[0] == "not-keeper"
    assert refused(state, BEN, d.HandOver(BEN))[0] == "no-such-seat"
    assert refused(replace(state, flickers=True), BEN, d.HandOver(ANN))[0] == "flickers"


def test_the_table_is_closed_between_sessions() -> None:
    sitting = Draft.evolve(table(), [d.SessionStarted(1)])
    assert (sitting.desk.session, sitting.desk.sitting) == (1, True)
    assert refused(sitting, GM, d.CloseTable()) == ("session-on", "LAMP-5")
    assert refused(table(), ANN, d.CloseTable()) == ("not-keeper", "LAMP-1")
    assert do(Draft.evolve(sitting, [d.SessionEnded(1)]), (GM, d.CloseTable())).desk.closed


def test_sessions_are_left_to_the_game_and_so_may_handing_over_be() -> None:
    assert not {d.StartSession, d.EndSession} & set(DESK.own)
    assert set(DESK.own) - set(dataclasses.replace(DESK, hands_over=False).own) == {d.HandOver}
    assert set(DESK.own) < set(DESK.acts)


def test_who_only_watches_and_who_comes_too_late_is_told_so() -> None:
    assert refused(table(), 7, d.Plead("Light!")) == ("not-seated", "LAMP-1")
    over = do(table(), (GM, d.CloseTable()))
    assert refused(over, GM, d.WriteNote(0, "x", "")) == ("closed", "LAMP-5")
    assert not PLAYING.offers(over, GM) and not PLAYING.menu(over, GM).open and not PLAYING.form(over, GM, "plead")
    assert PLAYING.why_not(over, GM, "lamp").reason == "closed"


def test_a_piece_says_why_what_it_is_for_cannot_be_done() -> None:
    pointing = dataclasses.replace(PLAYING, uses=lambda state, seat, piece: [Light("Me")] if piece == "lamp" else [])
    assert pointing.why_not(table(), BEN, "lamp").why == "The lamp is out of your reach."
    assert pointing.why_not(table(), ANN, "lamp").why == "You can't do anything with this now."
    assert pointing.why_not(table(), BEN, "door").why == "You can't do anything with this now."


# In words


def test_the_desk_speaks_the_language_of_who_reads() -> None:
    assert DESK_WORDS["allow"].short == "Allow" and DESK_WORDS["hand_over"].title == "Hand the game over to {to}"
    with speaking("de"):
        assert DESK_WORDS["allow"].short == "Erlauben"
        assert {*DESK_WORDS} == {move.tag for move in DESK.moves.values()} - {"light"} | {
            "start_session",
            "end_session",
        }
        told = PLAYING.refused(table(), ANN, d.WriteNote(0, "", ""))
        assert told is not None and told.reason == "bad-value" and told.why == "Eine Notiz braucht einen Titel."


def test_who_asked_withdraws_and_who_leads_declines() -> None:
    asked = do(table(), (ANN, d.Plead("Light!")))
    said = [DESK_LINES[d.PleaLaidAside](asked.desk, d.PleaLaidAside(1, by), GM) for by in (GM, ANN)]
    assert [line.text.split(" ", 1)[1] for line in said if line] == ["declines a request.", "withdraws a request."]
    assert pleas_words(asked.desk) == "Ann has a request: allow or decline it."
    both = do(asked, (BEN, d.Plead("Me too!")))
    assert pleas_words(both.desk) == "Ann and Ben have requests: allow or decline them."


def test_only_who_leads_is_told_by_name_where_there_is_one() -> None:
    desk = table().desk
    nameless = replace(table(), desk=replace(desk, people=("", *desk.people[1:])))
    for state, name in ((table(), desk.people[GM]), (nameless, "the game master")):
        told = led(state, ANN, "LAMP-1", "lights lamps")
        assert told is not None and (told.why, told.cure) == ("Only the game master lights lamps.", f"Ask {name}.")


def test_what_is_wrong_with_a_file_is_said_once() -> None:
    assert unread("This file is empty.") == "This file is empty."
    assert unread("age: this should be a number") == "This file can't be read: age: this should be a number"
