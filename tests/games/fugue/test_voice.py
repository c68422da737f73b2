"""A table that talks by voice: what is told aloud is neither written nor pressed away."""

import pytest

from games.fugue.given_actions import flip, given, ruled, task, told
from games.fugue.given_contest import (
    BOUNCER,
    SCOTT,
    SCOTTY,
    TREY,
    TROY,
    URSULA,
    do,
    happens,
    key,
    offered,
    playing,
    refused,
    table,
)
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Options
from parlour.games.fugue.rules import play as rules
from parlour.games.fugue.rules.declare import locked, tries
from parlour.games.fugue.words.prompts import prompt

ALOUD = Options(voice="on")


@pytest.mark.rule("FUG-A81", "FUG-153")
def test_a_card_of_a_contest_is_told_while_play_goes_on() -> None:
    state = playing(
        state=table(options=ALOUD),
        TREY="Queen of Cups | Two of Coins",
        BOUNCER="King of Wands | Ten of Cups",
        turn=TREY,
    )
    state = do(state, TROY, m.Reveal(TREY, key("Two of Coins")))
    assert [one.seat for one in state.tellings] == [TROY]
    assert rules.awaited(state) == (URSULA,) and "turn" in prompt(state, URSULA, (URSULA,))
    assert not offered(state, TROY, "narrate")[0].owed
    number = state.tellings[0].id
    events, after = happens(state, URSULA, m.Reveal(BOUNCER, key("Ten of Cups")))
    assert m.Narrated(number, TROY, TREY, (key("Two of Coins"),), "") in events
    assert [one.seat for one in after.tellings] == [URSULA]


@pytest.mark.rule("FUG-A81")
def test_a_pass_goes_on_too_and_without_the_switch_the_card_waits() -> None:
    hands = {"TREY": "Queen of Cups | Two of Coins", "BOUNCER": "King of Wands, Six of Cups"}
    aloud = do(playing(state=table(options=ALOUD), **hands, turn=TREY), TROY, m.Reveal(TREY, key("Two of Coins")))
    assert not do(aloud, URSULA, m.Pass(BOUNCER)).tellings
    written = do(playing(**hands, turn=TREY), TROY, m.Reveal(TREY, key("Two of Coins")))
    assert refused(written, URSULA, m.Pass(BOUNCER)) == ("not-now", "FUG-153")
    assert rules.awaited(written) == (TROY,)


@pytest.mark.rule("FUG-A81", "FUG-119")
def test_the_card_of_a_skilled_action_still_waits_for_one_press() -> None:
    state = flip(ruled(given(options=ALOUD)), "Nine of Cups")
    assert rules.awaited(state) == (SCOTT,) and offered(state, SCOTT, "narrate")[0].owed
    assert task(told(state, "")).stage == "done"


@pytest.mark.rule("FUG-A81", "FUG-106")
def test_what_was_only_said_aloud_is_compared_with_nothing() -> None:
    state = do(given(), SCOTT, m.Declare(SCOTTY, " "))
    state = do(state, URSULA, m.RuleSkilled(state.declared[0].id, "", "", 8))
    state = told(flip(state, "The Tower"), "")
    assert state.tasks[0].locked == (SCOTTY,) and not locked(state, SCOTTY, "") and not tries(state)
    assert do(state, SCOTT, m.Declare(SCOTTY, "")).declared
