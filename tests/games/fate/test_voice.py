"""FAE-Q57: where the table talks by voice, what was said aloud is not written as well."""

import pytest

from games.fate.given import GM, given, happens, mook, pc, refused
from games.fate.rolls import attack, fight, settled
from parlour.games.fate import GAME
from parlour.games.fate import moves as m

AMA, RAT = pc("Ama", 1, high="Bold", Quick=3), mook("Rat")


@pytest.mark.rule("FAE-Q57")
def test_conceding_and_compels_need_no_words_where_people_talk() -> None:
    for voice in ("off", "on"):
        state = given(AMA, RAT, pc("Dan", 2), conflict=fight("c1", "c2", "c3"), voice=voice)
        compel = m.OfferCompel("gm", next(a.id for a in state.aspects if a.owner == "c1"), "decision", "")
        if voice == "off":
            refused(state, 2, m.Concede("c3", " "), "FAE-090")
            refused(state, GM, compel)
        else:
            events, after = happens(state, 2, m.Concede("c3", " "))
            assert "Dan concedes." in [line.text for line in GAME.tell(after, events, None)]
            events, after = happens(state, GM, compel)
            (line,) = GAME.tell(after, events, None)
            assert line.text.endswith("a bad decision.")


@pytest.mark.rule("FAE-Q57")
def test_nobody_is_asked_to_write_what_becomes_of_who_is_taken_out() -> None:
    for voice, asked in (("off", ["fate"]), ("on", [])):
        state = given(AMA, mook("Rat"), mook("Cat"), conflict=fight("c1", "c2", "c3"), voice=voice)
        state = settled(state, attack(target="c2"), 2, 1)
        assert [choice.kind for choice in (state.roll.choices if state.roll is not None else ())] == asked


@pytest.mark.rule("FAE-Q57", "FAE-078")
def test_whoever_goes_down_ends_the_roll_where_nothing_else_is_asked() -> None:
    for voice, open_ in (("off", True), ("on", False)):
        state = given(RAT, pc("Dan", 2), pc("Eve", 3), conflict=fight("c1", "c2", "c3"), voice=voice)
        state = settled(state, attack(target="c2", approach=""), 2, 0)
        after = happens(state, 2, m.GoDown())[1]
        assert (after.roll is not None) == open_
        assert GAME.awaited(after)


@pytest.mark.rule("FAE-Q57", "FAE-074")
def test_a_strike_with_style_that_takes_somebody_out_ends_the_roll() -> None:
    state = given(AMA, mook("Rat"), mook("Cat"), conflict=fight("c1", "c2", "c3"), voice="on")
    state = settled(state, attack(target="c2"), 5, 1)
    after = happens(state, 1, m.Trade("damage"))[1]
    assert after.roll is None and GAME.awaited(after)
