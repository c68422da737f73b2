"""Contests of two and more (3.3)."""

from itertools import product

import pytest
from msgspec.structs import replace

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    FOE,
    GIL,
    GUARD,
    against,
    alter,
    awaited,
    call,
    check,
    contest,
    do,
    events,
    given,
    masters,
    offered,
    roll,
    side,
    total,
    totals,
    use,
    why,
    won,
)
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import DIFFICULTIES
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules import decide
from parlour.games.yags.rules.sums import reckoned

STRONG = Side(ANN, "Strength")
OTHER = Side(BEN, "Strength")


def skilled(one: tuple[int, int], other: tuple[int, int], **options: str) -> State:
    """Ann with Agility x stealth against Ben with Perception x awareness."""
    state = given(
        ann={"Agility": one[0], "stealth": one[1]}, ben={"Perception": other[0], "awareness": other[1]}, **options
    )
    return contest(state, Side(ANN, "Agility", "stealth"), Side(BEN, "Perception", "awareness"))


def counted(*sides: tuple[int, int], **options: str) -> list[int]:
    """How often each wins, and nobody, over every fall of the dice; sides are ability and skill score."""
    state = given(**options)
    wins = [0] * (len(sides) + 1)
    for dice in product(range(1, 21), repeat=len(sides)):
        rolled = [
            Side(ANN, "Will", mode="roll", die=die, score=skill, total=ability + die, fumbled=die == 1)
            for (ability, skill), die in zip(sides, dice, strict=True)
        ]
        wins[decide.contest(state, Check(1, "", tuple(rolled)), range(len(sides))).winner] += 1
    return wins


@pytest.mark.rule("YAG-019")
def test_the_higher_total_wins() -> None:
    state = contest(given(), STRONG, OTHER)
    assert awaited(state) == {ANNS, BENS}
    state = roll(state, 12, 9)
    assert (totals(state), won(state), check(state).success, check(state).gap) == ((24, 21), ANN, True, 3)
    assert won(roll(contest(given(), STRONG, OTHER), 9, 12)) == BEN
    assert not check(roll(contest(given(), STRONG, OTHER), 9, 12)).success


@pytest.mark.rule("YAG-020")
def test_more_than_two_may_join_before_the_dice() -> None:
    state = contest(given(), STRONG, OTHER, Side(FOE, "Strength"))
    assert awaited(state) == {ANNS, BENS, GIL}
    state = roll(state, 12, 9, 14)
    assert (totals(state), won(state), check(state).gap) == ((24, 21, 26), FOE, 2)


@pytest.mark.rule("YAG-020")
def test_who_may_join_and_who_not() -> None:
    state = contest(given(), STRONG, OTHER)
    assert why(state, GIL, m.JoinContest(ANN, "Will", "")) == ("same-one", "YAG-020")
    assert why(state, ANNS, m.JoinContest(FOE, "Will", ""))[0] == "not-gm"
    assert why(state, GIL, m.JoinContest(FOE, "Intelligence", "history"))[0] == "knowledge-none"
    assert why(call(given(), ANN, "Will"), GIL, m.JoinContest(FOE, "Will", ""))[0] == "not-now"
    assert why(do(state, ANNS, m.Roll(0), 5), GIL, m.JoinContest(FOE, "Will", ""))[0] == "not-now"


def test_nobody_contests_with_themselves() -> None:
    assert why(given(), GIL, against(STRONG, STRONG)) == ("same-one", "YAG-019")


@pytest.mark.rule("YAG-021", "YAG-X19")
def test_on_a_tie_the_higher_skill_wins() -> None:
    state = roll(skilled((3, 4), (4, 3)), 9, 9)
    assert (totals(state), won(state), check(state).level) == ((21, 21), ANN, 1)
    assert won(roll(skilled((4, 3), (3, 4)), 10, 10)) == BEN
    assert counted((12, 4), (12, 3)) == [209, 190, 1]


@pytest.mark.rule("YAG-022", "YAG-X18")
def test_a_natural_20_of_the_higher_skill_wins_outright() -> None:
    state = roll(skilled((2, 5), (5, 4)), 20, 15)
    assert (totals(state), won(state), check(state).outright, check(state).level, check(state).gap) == (
        (30, 35),
        ANN,
        True,
        1,
        -5,
    )


@pytest.mark.rule("YAG-023", "YAG-X18")
def test_a_natural_20_of_an_equal_or_lower_skill_does_nothing() -> None:
    for stealth in (4, 3):
        state = roll(skilled((2, stealth), (5, 4)), 20, 15)
        assert (won(state), check(state).outright) == (BEN, False)


@pytest.mark.rule("YAG-022", "YAG-Q18")
def test_a_natural_20_goes_before_a_fumble_and_raw_attributes_compare_themselves() -> None:
    state = contest(given(ann={"Strength": 4}), STRONG, OTHER)
    state = do(state, GIL, m.SetFumble(20))
    assert won(roll(state, 20, 19)) == ANN
    ties = roll(contest(given(ann={"Will": 4}, ben={"Strength": 3}), Side(ANN, "Will"), OTHER), 4, 8)
    assert (totals(ties), won(ties), side(ties).score) == ((20, 20), ANN, 4)


@pytest.mark.rule("YAG-025", "YAG-X49")
def test_a_difficulty_is_a_modifier_on_the_other_side() -> None:
    state = given(ann={"Agility": 3, "stealth": 4}, ben={"Perception": 3, "awareness": 2})
    sides = Side(ANN, "Agility", "stealth"), Side(BEN, "Perception", "awareness")
    rated = roll(contest(state, *sides, rated="difficult"), 14, 9)
    assert (totals(rated), won(rated), check(rated).gap, check(rated).level) == ((26, 25), ANN, 1, 1)
    assert why(given(), GIL, against(STRONG, OTHER, rated="tricky")) == ("bad-value", "YAG-025")


@pytest.mark.rule("YAG-025")
@pytest.mark.parametrize("label", list(DIFFICULTIES))
def test_every_difficulty_counts_what_it_is_above_twenty(label: str) -> None:
    state = roll(contest(given(), STRONG, OTHER, rated=label), 10, 10)
    assert total(state, 1) - total(state) == DIFFICULTIES[label].target - 20


@pytest.mark.rule("YAG-148", "YAG-Q17", "YAG-X24")
def test_the_lower_mastery_fumbles_more() -> None:
    state = given(ann={"games": 6}, ben={"games": 6})
    state = masters(masters(state, ANN, "games", 5, "chess"), BEN, "games", 2, "go")
    open_now = contest(state, Side(ANN, "Will", "games"), Side(BEN, "Will", "games"))
    fumbles = [reckoned(open_now, check(open_now), at).fumble for at in (0, 1)]
    assert fumbles == [1, 1]
    both = use(use(open_now, "k1"), "k2", 1)
    assert [reckoned(both, check(both), at).fumble for at in (0, 1)] == [1, 4]
    alone = use(open_now, "k1")
    assert reckoned(alone, check(alone), 1).fumble == 6
    state = roll(both, 2, 4)
    assert (side(state, 1).fumbled, side(state).fumbled, won(state)) == (True, False, ANN)


@pytest.mark.rule("YAG-Q44")
def test_the_degree_of_a_win_is_read_from_the_gap() -> None:
    state = contest(given(), STRONG, OTHER)
    assert [
        (check(one).gap, check(one).level) for one in (roll(state, 11, 2), roll(state, 12, 2), roll(state, 19, 2))
    ] == [(9, 1), (10, 2), (17, 2)]
    fumbled = roll(state, 5, 1)
    assert (won(fumbled), check(fumbled).level) == (ANN, 1)
    low = roll(do(state, GIL, m.Adjust(1, 20, "a rope")), 5, 1)
    assert (totals(low), won(low), check(low).gap, check(low).level) == ((17, 33), ANN, -16, 1)


# Fumbles and ties, by the table's switches


@pytest.mark.rule("YAG-Q20")
def test_a_fumble_loses_and_both_fumbling_is_no_result() -> None:
    state = contest(given(ann={"Strength": 8}), STRONG, OTHER)
    assert (totals(roll(state, 1, 10)), won(roll(state, 1, 10))) == ((33, 22), BEN)
    assert won(roll(state, 1, 1)) == ""
    ignored = contest(given(ann={"Strength": 8}, contest_fumble="ignored"), STRONG, OTHER)
    assert won(roll(ignored, 1, 10)) == ANN
    assert won(roll(ignored, 1, 1)) == ANN


@pytest.mark.rule("YAG-Q19")
def test_a_tie_of_equal_skills_has_no_winner_and_may_be_rolled_anew() -> None:
    state = roll(contest(given(), STRONG, OTHER), 9, 9)
    assert (won(state), check(state).level, check(state).success) == ("", 0, False)
    state = do(state, GIL, m.Reroll())
    assert (check(state).stage, side(state).mode, side(state, 1).mode, awaited(state)) == ("open", "", "", {ANNS, BENS})
    state = roll(state, 9, 8)
    assert won(state) == ANN
    assert why(state, GIL, m.Reroll()) == ("decided", "YAG-Q19")
    assert why(roll(contest(given(), STRONG, OTHER), 9, 9), ANNS, m.Reroll())[0] == "not-gm"
    assert why(roll(call(given(), ANN, "Will", "", 40), 5), GIL, m.Reroll())[0] == "decided"


@pytest.mark.rule("YAG-Q19")
def test_turns_of_a_task_and_what_was_hidden_are_not_rolled_anew() -> None:
    tied = roll(contest(given(), STRONG, OTHER), 9, 9)
    turn = alter(tied, check=replace(check(tied), task="x1"))
    assert why(turn, GIL, m.Reroll()) == ("decided", "YAG-Q19")
    hidden = do(do(given(), GIL, against(STRONG, OTHER, hidden=True), 9, 9), GIL, m.Reveal(-1))
    assert (won(hidden), why(hidden, GIL, m.Reroll())) == ("", ("decided", "YAG-Q19"))


@pytest.mark.rule("YAG-Q19")
def test_where_the_table_rerolls_ties_the_dice_are_taken_up_at_once() -> None:
    state = do(contest(given(contest_tie="reroll"), STRONG, OTHER), ANNS, m.Roll(0), 9)
    assert events(state, BENS, m.Roll(1), 9)[-1] == m.Rerolled((0, 1), (0, 1))
    state = roll(state, 9)
    assert (check(state).stage, [one.mode for one in check(state).sides]) == ("open", ["", ""])
    assert won(roll(state, 9, 14)) == BEN
    stuck = given(ann={"load": 80}, ben={"load": 80}, contest_tie="reroll")
    stuck = contest(stuck, Side(ANN, "Agility"), Side(BEN, "Agility"))
    assert won(do(do(stuck, ANNS, m.Roll(0)), BENS, m.Roll(1))) == ""


@pytest.mark.rule("YAG-Q19")
def test_where_ties_go_to_the_defender_the_game_master_says_who_resists() -> None:
    state = contest(given(contest_tie="defender"), STRONG, OTHER)
    assert won(roll(state, 9, 9)) == ""
    state = do(state, GIL, m.Hold(1))
    assert (won(roll(state, 9, 9)), won(roll(state, 10, 9))) == (BEN, ANN)
    third = contest(given(contest_tie="defender"), STRONG, OTHER, Side(FOE, "Strength"))
    assert won(roll(do(third, GIL, m.Hold(2)), 9, 9, 5)) == ""
    assert why(state, GIL, m.Hold(5)) == ("bad-side", "YAG-Q19")
    assert why(contest(given(), STRONG, OTHER), GIL, m.Hold(1)) == ("not-here", "YAG-Q19")
    assert why(call(given(contest_tie="defender"), ANN, "Will"), GIL, m.Hold(0)) == ("alone", "YAG-Q19")


@pytest.mark.rule("YAG-Q43", "YAG-X37")
def test_three_in_a_contest() -> None:
    state = given(ann={"Will": 3, "stealth": 4}, ben={"Will": 3, "stealth": 3}, foe={"Will": 3, "stealth": 2})
    state = contest(state, *[Side(who, "Will", "stealth") for who in (ANN, BEN, FOE)])
    first = roll(state, 9, 12, 20)
    assert (totals(first), won(first), check(first).outright) == ((21, 21, 26), FOE, False)
    assert won(roll(state, 9, 12, 15)) == ANN
    assert counted((12, 4), (9, 3), (6, 2)) == [4524, 2374, 1101, 1]
    assert counted((6, 2), (6, 2), (6, 2)) == [2470, 2470, 2470, 590]


@pytest.mark.rule("YAG-Q43")
def test_in_a_contest_of_three_a_natural_20_needs_a_skill_above_every_other() -> None:
    state = given(ann={"Will": 1, "stealth": 4}, ben={"Will": 8, "stealth": 3}, foe={"Will": 8, "stealth": 4})
    sides = [Side(who, "Will", "stealth") for who in (ANN, BEN, FOE)]
    assert won(roll(contest(state, *sides), 20, 13, 2)) == BEN
    higher = given(ann={"Will": 1, "stealth": 5}, ben={"Will": 8, "stealth": 3}, foe={"Will": 8, "stealth": 4})
    assert won(roll(contest(higher, *sides), 20, 10, 2)) == ANN


@pytest.mark.rule("YAG-Q43")
def test_fumblers_drop_out_and_only_the_tied_roll_anew() -> None:
    three = [Side(who, "Strength") for who in (ANN, BEN, FOE)]
    assert won(roll(contest(given(foe={"Strength": 8}), *three), 3, 2, 1)) == ANN
    assert won(roll(contest(given(), *three), 1, 1, 1)) == ""
    state = roll(contest(given(contest_tie="reroll"), *three), 9, 9, 5)
    assert ([one.mode for one in check(state).sides], check(state).tied) == (["", "", "roll"], (0, 1))
    state = roll(state, 2, 3)
    assert (totals(state), won(state)) == ((14, 15, 17), BEN)


def test_contests_of_two_over_every_fall_of_the_dice() -> None:
    assert counted((12, 4), (6, 2)) == [302, 97, 1]
    assert counted((6, 2), (6, 2)) == [190, 190, 20]
    assert counted((16, 4), (12, 3)) == [275, 124, 1]
    assert counted((12, 4), (9, 3)) == [260, 139, 1]


@pytest.mark.rule("YAG-Q49")
def test_the_skill_that_is_rolled_breaks_ties() -> None:
    state = given(ann={"sleight": 2}, ben={"Dexterity": 1, "driving": 1})
    state = contest(state, Side(ANN, "Dexterity", "lockpicking"), Side(BEN, "Dexterity", "driving"))
    defaulted = do(state, ANNS, m.ChooseRoute(0, "default", "sleight"))
    rolled = roll(defaulted, 5, 4)
    assert (totals(rolled), [one.score for one in check(rolled).sides], won(rolled)) == ((5, 5), [2, 1], ANN)
    unskilled = roll(do(state, ANNS, m.ChooseRoute(0, "unskilled", "")), 10, 4)
    assert (totals(unskilled), [one.score for one in check(unskilled).sides], won(unskilled)) == ((5, 5), [0, 1], BEN)


@pytest.mark.rule("YAG-005", "YAG-019", "YAG-078")
def test_the_game_master_sets_any_pair_against_any_other() -> None:
    state = given(ann={"history": 3, "law": 2}, ben={"history": 2})
    for one, other in (("history", "history"), ("law", "guile"), ("", "history"), ("law", "history")):
        both = Side(ANN, "Intelligence", one), Side(BEN, "Intelligence", other)
        assert check(contest(state, *both))
        assert do(state, GIL, against(*both, hidden=True), 9, 8).kept
        assert do(
            state,
            GIL,
            m.StartRace(False, ANN, "Intelligence", one, BEN, "Intelligence", other, "first", 1, "", "the quarrel"),
        ).tasks
    unknown = against(Side(ANN, "Intelligence", "law"), Side(BEN, "Intelligence", "law"))
    assert why(state, GIL, unknown) == ("knowledge-none", "YAG-078")


@pytest.mark.rule("YAG-019")
def test_who_else_knows_it_makes_no_difference_to_two_who_meet() -> None:
    """Ann and Ben know both; then somebody enters who knows one of them."""
    both = {"history": 3, "law": 2}
    state = do(given(ann=both, ben=both, foe={"law": 4}), GIL, m.Leave(FOE))
    command = against(Side(ANN, "Intelligence", "law"), Side(BEN, "Intelligence", "history"))
    for there in (state, do(state, GIL, m.Enter(FOE))):
        assert totals(roll(do(there, GIL, command), 5, 6)) == (11, 15)


def test_the_offers_of_a_contest_stay_few() -> None:
    state = given(ann={"history": 3, "law": 2}, ben={"history": 2}, foe={"science": 2})
    assert len(offered(state, GIL, "call_contest")) <= 30
    assert GUARD in {who for offer in offered(state, GIL, "call_contest") for who in offer.asks[0].of}  # type: ignore[union-attr]
