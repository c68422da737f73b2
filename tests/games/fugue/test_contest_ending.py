"""Trying to end a contest: FUG-179, FUG-A20, and what is left of it then."""

import pytest

from games.fugue.given_contest import (
    BOUNCER,
    GUARD,
    HEAVY,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    change,
    do,
    effect,
    happens,
    playing,
    refused,
    reveal,
    won,
)
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Group
from parlour.games.fugue.rules import play as rules

HIGH = "Ten of Cups, Nine of Cups"


def high(**more: object) -> State:
    return won(**{"TREY": HIGH, "BOUNCER": "Two of Swords, Three of Swords", **more})


@pytest.mark.rule("FUG-179", "FUG-A20")
def test_the_winner_may_try_to_end_it_and_every_other_side_is_asked() -> None:
    groups = (Group(1, ((TREY, SCOTTY), (BOUNCER,))), Group(2, ((SHIMON,), (HEAVY,))))
    state = high(groups=groups)
    state = do(state, TROY, m.TryEnd(" Peace "))
    assert state.contest.ending == (URSULA, SIMON) and rules.awaited(state) == (URSULA, SIMON)
    assert refused(state, SCOTT, m.AnswerEnd(True)) == ("not-now", "FUG-A20")
    assert refused(state, TROY, effect("nothing")) == ("not-now", "FUG-A20")
    half = do(state, SIMON, m.AnswerEnd(True))
    assert half.contest.ending == (URSULA,) and refused(half, SIMON, m.AnswerEnd(True)) == ("not-now", "FUG-A20")
    assert do(half, URSULA, m.AnswerEnd(True)).contest is None
    no = do(state, SIMON, m.AnswerEnd(False))
    assert no.contest.ending == () and no.contest.win is None and no.contest.stage != "effect", (
        "the description is used"
    )
    assert refused(high(), SIMON, m.TryEnd("")) == ("not-yours", "FUG-167")


@pytest.mark.rule("FUG-179", "FUG-A20")
def test_only_those_who_could_go_on_are_asked() -> None:
    groups = (Group(1, ((TREY,), (BOUNCER,))), Group(2, ((SHIMON,), (SCOTTY,)), left=((SHIMON, "fled"),)))
    state = change(high(groups=groups), BOUNCER, down="knocked")
    assert do(state, TROY, m.TryEnd("")).contest.ending == (SCOTT,)
    none = change(high(), BOUNCER, down="knocked")
    events, ended = happens(none, TROY, m.TryEnd(""))
    assert ended.contest is None and isinstance(events[-1], m.ContestEnded)
    gc = won((BOUNCER,), (GUARD,), BOUNCER=HIGH, GUARD="Two of Cups, Three of Cups")
    assert do(gc, URSULA, m.TryEnd("")).contest is None, "the Dealer need not ask herself"


@pytest.mark.rule("FUG-A20", "FUG-062")
def test_the_dealer_answers_for_who_is_away_by_now() -> None:
    groups = (Group(1, ((TREY,), (SHIMON,))), Group(2, ((SCOTTY,), (BOUNCER,))))
    state = do(won(TREY=HIGH, SHIMON="Two of Cups, Three of Cups", groups=groups), TROY, m.TryEnd(""))
    assert state.contest.ending == (URSULA, SCOTT, SIMON)
    away = change(state, SHIMON, parked=True)
    assert rules.awaited(away) == (URSULA, SCOTT) and refused(away, SIMON, m.AnswerEnd(True)) == ("not-now", "FUG-A20")
    away = do(away, URSULA, m.AnswerEnd(True))
    assert away.contest.ending == (SCOTT,) and do(away, SCOTT, m.AnswerEnd(True)).contest is None


@pytest.mark.rule("FUG-179", "FUG-123")
def test_when_it_ends_at_once_all_cards_are_discarded() -> None:
    state = playing(TREY="Ten of Cups | Ace of Cups, Two of Wands", BOUNCER="Two of Swords, Three of Swords")
    state = do(reveal(state, TREY, "Ace of Cups"), TROY, m.TryEnd(""))
    state = do(state, URSULA, m.AnswerEnd(True))
    assert state.contest is None and len(state.discard) == 4 and len(state.gone) == 1 and len(state.deck) == 73


@pytest.mark.rule("FUG-125")
def test_a_chapter_closes_after_its_contest_and_then_all_78_cards_are_together() -> None:
    state = do(high(), TROY, effect("nothing"))
    assert refused(state, URSULA, m.CloseChapter())[0] == "not-now"
    state = do(do(state, URSULA, m.EndContest("Enough")), URSULA, m.CloseChapter())
    assert len(state.deck) == 78 and state.discard == () and state.gone == ()
