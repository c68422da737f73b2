"""Two sides compared, die by die: PER-118 to PER-122, PER-128, worked examples X08 to X10 and X16."""

import pytest
from msgspec.structs import replace

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
    SEFA,
    URSULA,
    alter,
    challenge,
    change,
    do,
    given,
    grants,
    outcome,
    pairs,
    person,
    ready,
    rolled,
    set_up,
    side,
    stand,
    why,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import Condition
from parlour.games.personae.rules.compare import meets, walk


@pytest.mark.rule("PER-118", "PER-119", "PER-015")
def test_the_highest_die_and_everything_added_to_it_is_the_result() -> None:
    state = rolled(given(), BRAN, "Parley", FOE, "Resist", "2 9 5", "1 1")
    assert pairs(state)[0] == (9 + 4, 1 + 1)


@pytest.mark.rule("PER-120")
def test_the_higher_total_wins_for_either_side() -> None:
    assert walk((10,), 3, (10,), 2)[0] == "success"
    assert walk((9,), 3, (10,), 3)[0] == "failure"


@pytest.mark.rule("PER-121")
def test_a_tie_goes_to_the_next_dice_with_the_same_additions() -> None:
    assert walk((9, 6), 2, (8, 4), 3) == ("success", ((11, 11), (8, 7)))


@pytest.mark.rule("PER-122", "PER-X08")
def test_whoever_still_has_dice_when_all_pairs_tie_wins() -> None:
    assert walk((8, 5, 1), 0, (8, 5), 0)[0] == "success"
    assert walk((9, 6, 2), 0, (9, 6), 0) == ("success", ((9, 9), (6, 6), (2, -1)))
    assert walk((8, 5), 0, (8, 5, 1), 0)[0] == "failure"


@pytest.mark.rule("PER-X08")
def test_dice_are_sorted_before_they_are_compared() -> None:
    state = rolled(given(), BRAN, "Parley", SEFA, "Forgery", "9 6 2", "6 5 1 1 1", active=True)
    assert pairs(state) == ((13, 11),)


@pytest.mark.rule("PER-X09", "PER-121")
def test_a_tie_with_unlike_additions_may_turn_at_the_third_pair() -> None:
    assert walk((9, 5, 4), 2, (7, 3, 3), 4) == ("failure", ((11, 11), (7, 7), (6, 7)))


@pytest.mark.rule("PER-X10", "PER-Q30")
def test_in_a_full_deadlock_the_reactor_holds() -> None:
    assert walk((8, 4), 1, (8, 4), 1) == ("deadlock", ((9, 9), (5, 5)))
    state = rolled(given(), BRAN, "Ropes", FOE, "Resist", "4 1", "8 5")
    assert (outcome(state), pairs(state)) == ("failure", ((9, 9), (6, 6)))


@pytest.mark.rule("PER-Q30")
def test_a_deadlock_is_rolled_anew_where_the_table_says_so() -> None:
    state = rolled(given(tie_exhausted="reroll"), BRAN, "Ropes", FOE, "Resist", "4 1 8 5", "3 2 6 6")
    assert outcome(state) == "success"
    assert pairs(state) == ((8, 7),)
    assert challenge(state).rerolled == 1
    assert side(state).dice == (3, 2)


@pytest.mark.rule("PER-Q30", "PER-Q21")
def test_a_deadlock_without_dice_is_not_rolled_for_ever() -> None:
    """Where harm may take the last die, two sides without any stand equal whatever is rolled: the reactor holds."""
    fever = (Condition("fever", dice=9),)
    state = change(
        change(given(tie_exhausted="reroll", injury_min_dice="0"), BRAN, conditions=fever), FOE, conditions=fever
    )
    state = set_up(state, BRAN, "Ropes", FOE, "Resist")
    even = replace(challenge(state), sides=tuple([replace(one, value=3) for one in challenge(state).sides]))
    state = ready(alter(state, challenge=even))
    assert (outcome(state), pairs(state), challenge(state).rerolled) == ("failure", ((3, 3),), 0)


@pytest.mark.rule("PER-Q30")
def test_a_deadlock_is_settled_by_the_game_master_where_the_table_says_so() -> None:
    state = rolled(given(tie_exhausted="gm"), BRAN, "Ropes", FOE, "Resist", "4 1", "8 5")
    assert (outcome(state), challenge(state).stage) == ("deadlock", "settle")
    assert why(state, BRANS, m.SettleTie(1, True)) == ("not-gm", "PER-Q30")
    assert outcome(do(state, URSULA, m.SettleTie(1, True))) == "success"
    state = do(state, URSULA, m.SettleTie(1, False))
    assert (outcome(state), challenge(state).stage) == ("failure", "close")


@pytest.mark.rule("PER-157")
def test_without_an_opponent_meeting_the_number_is_enough() -> None:
    assert meets((6, 5, 1), 3, (7, 3), 2)[0] == "success"
    assert meets((6, 5, 1), 3, (8, 3), 2)[0] == "failure"


@pytest.mark.rule("PER-128", "PER-X16", "PER-Q32")
def test_dice_that_broke_a_tie_are_spent_for_a_subsequent_challenge() -> None:
    assert walk((9, 7, 4), 2, (8, 7, 5), 3) == ("failure", ((11, 11), (9, 10)))
    assert walk((9, 7, 4), 2, (8, 7, 5), 3, start=2) == ("failure", ((6, 8),))


@pytest.mark.rule("PER-128")
def test_a_subsequent_challenge_uses_the_next_dice_of_the_same_roll() -> None:
    state = grants(given(), BRAN, "followUp", kind="subsequent", trigger="won", quality=True)
    state = stand(rolled(state, BRAN, "Parley", FOE, "Resist", "9 7 2", "9 8"))
    assert (outcome(state), pairs(state)) == ("success", ((13, 10),))
    after = do(state, BRANS, m.Follow("a1", FOE))
    assert (challenge(after).chained, side(after).dice) == (1, (9, 7, 2))
    assert (outcome(after), pairs(after)) == ("success", ((11, 9),))


@pytest.mark.rule("PER-X16", "PER-Q32")
def test_after_a_tie_the_third_dice_meet() -> None:
    state = grants(given(), BRAN, "followUp", kind="subsequent", trigger="won", quality=True)
    state = change(
        state,
        FOE,
        skills=tuple([replace(one, dice=1) if one.name == "Resist" else one for one in person(state, FOE).skills]),
    )
    state = stand(rolled(state, BRAN, "Parley", FOE, "Resist", "6 5 2", "9 7 4"))
    assert (outcome(state), pairs(state)) == ("success", ((10, 10), (9, 8)))
    assert pairs(do(state, BRANS, m.Follow("a1", FOE))) == ((6, 5),)


@pytest.mark.rule("PER-Q32")
def test_a_reactor_without_a_die_loses_and_an_actor_without_one_cannot_issue_it() -> None:
    state = grants(given(), BRAN, "followUp", kind="subsequent", trigger="won", quality=True, amount=3)
    state = stand(rolled(state, BRAN, "Parley", FOE, "Resist", "9 7 2", "9 8"))
    for _ in range(2):
        state = do(state, BRANS, m.Follow("a1", FOE))
    assert (outcome(state), pairs(state)) == ("success", ((6, -1),))
    assert challenge(state).grants == ("a1:subsequent",)
    assert why(state, BRANS, m.Follow("a1", FOE)) == ("no-dice", "PER-Q32")


@pytest.mark.rule("PER-Q32")
def test_who_rolled_one_die_is_given_no_subsequent_challenge() -> None:
    state = grants(given(), BRAN, "followUp", kind="subsequent", trigger="won", quality=True)
    assert challenge(rolled(state, BRAN, "", FOE, "Resist", "9", "1 1")).grants == ()
