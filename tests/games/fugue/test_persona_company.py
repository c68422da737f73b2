"""Who comes and goes: players who are away, game-characters, and one taken over after a death."""

import pytest

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
    happens,
    looks,
    next_chapter,
    playing,
    refused,
    table,
)
from games.fugue.reached import change
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Ability, State
from parlour.games.fugue.rules.ask import find_character, is_gc, mine, seat_of
from parlour.roleplay import moves as d


def with_heavy() -> State:
    """A game-character of the set is on the stage, as c5."""
    state = playing(do(table(), (URSULA, m.BringContent(ONE_CHAPTER))))
    return do(state, (URSULA, m.BringOn("Heavy")))


def dies(state: State, who: str) -> State:
    return change(state, who, down="dead")


# Players who are away


@pytest.mark.rule("FUG-062")
def test_the_dealer_plays_for_who_is_away_until_she_is_back() -> None:
    state = do(playing(), (URSULA, m.Park("c2", True)))
    assert is_gc(state, state.characters[1]) and seat_of(state, state.characters[1]) == URSULA
    assert refused(state, SCOTT, m.Park("c2", False))[0] == "not-dealer"
    assert refused(state, URSULA, m.Park("c2", True)) == ("not-now", "FUG-062")
    for seat in (URSULA, TROY):
        assert seat_of(do(state, (seat, m.Park("c2", False))), state.characters[0]) == SCOTT
        assert not do(state, (seat, m.Park("c2", False))).characters[1].parked
    assert refused(playing(), TROY, m.Park("c2", True))[0] == "not-dealer"


@pytest.mark.rule("FUG-062")
def test_nobodys_cards_come_into_the_dealers_hands_in_the_middle_of_an_action() -> None:
    for state in busy(playing()).values():
        assert refused(state, URSULA, m.Park("c2", True)) == ("not-now", "FUG-062")
    assert refused(playing(), URSULA, m.Park("c4", True)) == ("bad-target", "FUG-022")
    assert refused(dies(playing(), "c2"), URSULA, m.Park("c2", True)) == ("dead", "FUG-200")
    assert refused(playing(), URSULA, m.Park("c9", True)) == ("bad-target", "FUG-062")
    assert refused(creating(table()), URSULA, m.Park("c9", True)) == ("not-now", "FUG-062")
    assert do(playing(), (URSULA, d.EndSession()), (URSULA, m.Park("c2", True))).characters[1].parked


# Game-characters


@pytest.mark.rule("FUG-A59")
def test_a_game_character_of_the_set_comes_with_what_it_can_do() -> None:
    heavy = with_heavy().characters[-1]
    assert (heavy.id, heavy.seat, heavy.name, heavy.looks, heavy.notes) == ("c5", -1, "Heavy", "Wide", "Owes money")
    assert heavy.abilities == (Ability("b6", "Bar brawling", ("right arm",)),)
    assert with_heavy().made == 6
    assert refused(with_heavy(), URSULA, m.BringOn("Heavy")) == ("bad-target", "FUG-008")
    assert refused(with_heavy(), URSULA, m.BringOn("Bouncer")) == ("bad-target", "FUG-010")
    assert refused(chosen(table()), URSULA, m.BringOn("Heavy"))[0] == "not-now"


@pytest.mark.rule("FUG-010")
def test_nobody_of_a_later_chapter_can_be_brought_on() -> None:
    later = ONE_CHAPTER + '[[chapters]]\ntitle = "Two"\n[[chapters.people]]\nname = "Bouncer"\n'
    state = do(playing(do(table(), (URSULA, m.BringContent(later)))), (URSULA, m.BringOn("Heavy")))
    assert refused(state, URSULA, m.BringOn("Bouncer")) == ("bad-target", "FUG-010")
    state = next_chapter(state, SCOTT)
    assert do(state, (SCOTT, m.BringOn("Bouncer"))).characters[-1].name == "Bouncer"


@pytest.mark.rule("FUG-A59")
def test_a_game_character_is_invented_with_abilities_a_line_each() -> None:
    events, state = happens(playing(), URSULA, m.Invent(" Local ", "Thin", "Knife-fighting\n\n Running ", "Scared"))
    local = state.characters[-1]
    assert isinstance(events[0], m.BroughtOn)
    assert (local.name, [a.text for a in local.abilities], [a.id for a in local.abilities]) == (
        "Local",
        ["Knife-fighting", "Running"],
        ["b6", "b7"],
    )
    assert do(state, (URSULA, m.Invent("Other", "", "", ""))).characters[-1].id == "c8"
    assert refused(state, URSULA, m.Invent("Other", "", "\n".join("abcdefghijklm"), "")) == ("bad-value", "FUG-A59")
    assert refused(state, URSULA, m.Invent("Other", "", "x" * 300, "")) == ("bad-value", "FUG-A59")
    assert refused(state, URSULA, m.Invent(" ", "", "", "")) == ("bad-value", "FUG-A59")


@pytest.mark.rule("FUG-008")
def test_a_game_character_leaves_the_story_and_comes_back() -> None:
    state = do(with_heavy(), (URSULA, m.SendOff("c5", False)))
    assert not state.characters[-1].here and "c5" not in [c.id for c in mine(state, URSULA)]
    assert refused(state, URSULA, m.SendOff("c5", False)) == ("not-now", "FUG-008")
    assert do(state, (URSULA, m.SendOff("c5", True))).characters[-1].here
    assert refused(state, URSULA, m.SendOff("c1", False)) == ("bad-target", "FUG-008")
    assert refused(dies(state, "c5"), URSULA, m.SendOff("c5", True)) == ("dead", "FUG-200")
    for waits in busy(state).values():
        assert refused(waits, URSULA, m.SendOff("c5", True)) == ("not-now", "FUG-008")


# After a death


@pytest.mark.rule("FUG-A60")
def test_who_lost_a_persona_takes_over_a_game_character_without_memories() -> None:
    assert refused(with_heavy(), URSULA, m.Adopt("c5", "@2")) == ("bad-target", "FUG-A60")
    state = dies(with_heavy(), "c2")
    assert refused(state, URSULA, m.Adopt("c1", "@2")) == ("bad-target", "FUG-A60")
    assert refused(state, URSULA, m.Adopt("c5", "@1")) == ("bad-target", "FUG-A60")
    assert refused(dies(state, "c5"), URSULA, m.Adopt("c5", "@2")) == ("dead", "FUG-200")
    assert refused(state, TROY, looks()) == ("not-now", "FUG-021"), "nobody is asked for another"
    state = do(state, (URSULA, m.Adopt("c5", "@2")))
    heavy = state.characters[-1]
    assert (heavy.seat, heavy.notes, [a.text for a in heavy.abilities], heavy.signifier) == (
        TROY,
        "",
        ["Bar brawling"],
        "",
    )
    assert state.flashbacks == () and find_character(state, "c2") is not None
    state = do(state, (SIMON, m.AddDetail("c5", "A gold tooth")), (TROY, m.AcceptDetail("c5")))
    assert [c.id for c in mine(state, TROY)] == ["c5"]
    _, state = happens(state, URSULA, m.DealSignifiers(), "Wheel of Fortune", "The Moon")
    assert state.characters[-1].signifier == "major-18", "the dead keep theirs"
