"""What is judged wrong is what is wrong: reasons that play hardly ever meets, and those that were false once."""

from collections.abc import Callable
from typing import Any

import pytest

from games.fugue import given_campaign as campaign
from games.fugue.given_actions import ruled
from games.fugue.given_contest import BOUNCER, effect, playing, won
from games.fugue.given_memory import HEAVY, SCOTT, SCOTTY, TREY, TROY, URSULA, State, do, given, kept, key, own, refused
from games.fugue.reached import alter, signified, steps_in
from games.fugue.refusals import CASES, Case
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Leave
from parlour.games.fugue.rules.desk import DESK
from parlour.games.fugue.rules.play import PLAYING
from parlour.roleplay.moves import Overrule


def wrong(state: State, seat: int, command: Any) -> tuple[str, str]:
    """The field and the condition that forbid; and it is refused indeed."""
    refused(state, seat, command)
    found = DESK.moves[type(command)].wrong(state, seat, command)
    assert found is not None
    return found.field, found.key


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_what_is_wrong_is_named(case: Case) -> None:
    name, seat, given, said = case
    state = given()
    command = said(state) if isinstance(said, Callable) else said  # type: ignore[arg-type]
    field, key = wrong(state, seat, command)
    told = PLAYING.refused(state, seat, command)
    assert f"{command.__struct_config__.tag}.{field}.{key}" == name
    assert told.why and told.cure and told.rule and "{" not in told.why + told.cure


# Reasons that were false once


@pytest.mark.rule("FUG-217")
def test_an_ability_left_to_the_dealer_is_not_called_named() -> None:
    state = do(own(given()), SCOTT, m.LeaveNaming("f21"))
    assert wrong(state, SCOTT, m.LeaveNaming("f21")) == ("flashback", "left_to_dealer")
    do(state, URSULA, m.NameAbility("f21", "Calm Thugs"))


@pytest.mark.rule("FUG-A46")
def test_of_two_players_the_other_one_chooses_no_dealer_alone_though_the_seats_are_taken() -> None:
    state = campaign.playing(campaign.table("Ursula", "Scott"))
    assert wrong(state, SCOTT, m.ChooseDealer("@1")) == ("", "nobody_else")


@pytest.mark.rule("FUG-121", "FUG-204")
def test_what_does_not_stand_in_the_way_is_not_blamed() -> None:
    """A postponed memory and a death that was said once hinder neither a contest nor a rest nor a correction."""
    state = alter(kept(own(given())), leaves=(Leave(TREY, "bleed", TREY, True),))
    state = signified(state, "major-03", SCOTTY, URSULA, late=True)
    assert wrong(state, URSULA, m.OpenContest(True, "x", (), (HEAVY,))) == ("one", "too_few")
    assert wrong(state, URSULA, m.Rest(True, 0, (TREY,))) == ("hours", "too_low")
    assert wrong(state, URSULA, m.CorrectMemory("f21", "x" * 999)) == ("reason", "too_long")
    for command in (
        m.OpenContest(True, "x", (TREY,), (HEAVY,)),
        m.Rest(True, 1, (TREY,)),
        m.CorrectMemory("f21", "So"),
    ):
        do(state, URSULA, command)


@pytest.mark.rule("FUG-195")
def test_a_wound_that_is_refused_does_not_bleed_whatever_the_hand_allows() -> None:
    state = do(
        won(TREY="Ten of Cups, Ace of Cups", BOUNCER="Two of Swords, Three of Swords"),
        TROY,
        effect("maim", BOUNCER, "head"),
    )
    assert wrong(state, URSULA, m.AnswerEffect(False, True, "Never")) == ("bleeding", "no_wound")
    do(state, URSULA, m.AnswerEffect(True, True, ""))


@pytest.mark.rule("FUG-A45")
def test_nothing_is_turned_before_who_wants_to_step_in_is_answered() -> None:
    state = steps_in(ruled(given()), TREY)
    assert wrong(state, URSULA, m.Flip()) == ("", "stepping_in")


def test_what_is_too_long_says_how_long_it_may_be() -> None:
    for command, most in ((m.StoryFlashback(TREY, "x" * 999, ""), "300"), (m.SetScene("x" * 9999), "2000")):
        told = PLAYING.refused(given(), URSULA, command)
        assert told.reason == "bad-value" and most in told.why
    told = PLAYING.refused(given(), URSULA, Overrule(TREY, "name", "Ann", "x" * 999))
    assert "600" in told.why


@pytest.mark.rule("FUG-008", "FUG-142")
def test_who_holds_a_card_is_not_told_by_what_cannot_be_done_with_it() -> None:
    state = playing(TREY="Ten of Coins, Two of Coins | Nine of Coins", BOUNCER="Ten of Cups | Ace of Cups, Two of Cups")
    theirs, nowhere = PLAYING.why_not(state, TROY, key("Ace of Cups")), PLAYING.why_not(state, TROY, key("The Moon"))
    assert str(theirs) == str(nowhere) and theirs.reason == "no-card"
    assert PLAYING.why_not(state, URSULA, key("Ace of Cups")).reason == "not-your-turn"
    assert PLAYING.why_not(state, TROY, BOUNCER).reason == "not-yours"
    assert PLAYING.why_not(kept(own(given())), SCOTT, "f21").rule == "FUG-088"
