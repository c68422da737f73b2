"""Lies and who sees through them (2.19, 3.8)."""

from itertools import product

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    FOE,
    GIL,
    awaited,
    change,
    check,
    do,
    events,
    given,
    knows,
    offered,
    roll,
    side,
    totals,
    use,
    why,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules.decide import decide

BLUNT = {"Will": 1, "guile": 5}
KEEN = {"Empathy": 1, "guile": 5}
"""Both have ability 5: totals are told by the dice."""


def lie(*, truthful: bool = False, **options: str) -> State:
    return do(given(ann=BLUNT, ben=KEEN, **options), GIL, m.CallLie(truthful, ANN, BEN, "I was at home."))


def told(state: State) -> tuple[str, bool]:
    return check(state).belief, check(state).certain


def faces(state: State, speaker: int, listener: int) -> State:
    """Totals, with modifiers where the die does not reach."""
    for at, wanted in ((0, speaker), (1, listener)):
        state = do(state, GIL, m.Adjust(at, wanted - 5 - 10, "so that it comes out"))
    return roll(state, 10, 10)


@pytest.mark.rule("YAG-231")
def test_a_simple_lie_is_will_against_empathy() -> None:
    state = lie()
    assert [(one.who, one.attribute, one.skill) for one in check(state).sides] == [
        (ANN, "Will", "guile"),
        (BEN, "Empathy", "guile"),
    ]
    assert (check(state).hidden, check(state).truthful, awaited(state)) == (True, False, {ANNS, BENS})
    held = faces(state, 22, 19)
    assert (totals(held), check(held).success, told(held)) == ((22, 19), True, ("truthful", False))


def test_who_asked_whether_it_is_true_has_the_answer() -> None:
    state = do(given(), BENS, m.AskCheck(BEN, "Is she lying?"))
    assert not do(state, GIL, m.CallLie(False, ANN, BEN, "")).petitions
    assert do(state, GIL, m.CallInterrogation(ANN, BEN, "")).petitions


@pytest.mark.rule("YAG-232")
def test_an_elaborate_lie_may_be_harder() -> None:
    state = do(lie(), GIL, m.Adjust(0, -5, "elaborate"))
    assert totals(roll(state, 10, 10)) == (10, 15)


@pytest.mark.rule("YAG-233")
def test_who_sees_through_it_knows_whether_it_is_true() -> None:
    assert told(faces(lie(), 20, 24)) == ("lying", False)
    assert told(faces(lie(truthful=True), 20, 24)) == ("truthful", False)
    assert not check(faces(lie(), 20, 24)).success


@pytest.mark.rule("YAG-234", "YAG-Q23")
def test_a_failed_detection_believes_what_the_roll_says() -> None:
    assert told(faces(lie(), 15, 12)) == ("truthful", False)
    assert told(faces(lie(), 0, -3)) == ("lying", False)
    assert told(faces(lie(truthful=True), 0, -3)) == ("lying", False)
    assert told(faces(lie(), 1, -3)) == ("truthful", False)


@pytest.mark.rule("YAG-Q23")
@pytest.mark.parametrize(("face", "belief"), [(11, "truthful"), (20, "truthful"), (10, "lying"), (1, "lying")])
def test_a_table_may_leave_the_belief_to_chance(face: int, belief: str) -> None:
    state = do(lie(guile_belief="random"), ANNS, m.Roll(0), 10)
    assert told(do(state, BENS, m.Roll(1), 9, face)) == (belief, False)
    assert told(do(state, BENS, m.Roll(1), 12)) == ("lying", False)
    sure = do(lie(guile_belief="random"), ANNS, m.Roll(0), 20)
    assert told(do(sure, BENS, m.Roll(1), 10)) == ("truthful", True)


@pytest.mark.rule("YAG-235")
def test_nobody_learns_whether_it_worked() -> None:
    state = lie()
    assert why(state, ANNS, m.EnterDie(0, 20)) == ("blind", "YAG-235")
    over = faces(state, 22, 19)
    assert [(one.number, one.belief) for one in over.kept] == [(1, "truthful")]
    assert not offered(over, ANNS, "reveal") and not offered(over, BENS, "reveal")
    shown = do(over, GIL, m.Reveal(1))
    assert (check(shown).revealed, check(shown).number, shown.kept) == (True, 1, ())
    closed = do(over, GIL, m.CloseCheck())
    assert closed.check is None and len(closed.kept) == 1
    assert check(do(closed, GIL, m.Reveal(1))).sides == check(over).sides


@pytest.mark.rule("YAG-236")
def test_a_good_success_makes_certain() -> None:
    assert told(faces(lie(), 20, 31)) == ("lying", True)
    assert told(faces(lie(), 31, 20)) == ("truthful", True)
    assert told(faces(lie(), 20, 30)) == ("lying", True)
    assert told(faces(lie(), 20, 29)) == ("lying", False)
    assert told(faces(lie(), 29, 20)) == ("truthful", False)


@pytest.mark.rule("YAG-X32")
def test_a_good_liar_convinces() -> None:
    state = given(ann={"Will": 4, "guile": 3}, ben={"Empathy": 3, "guile": 3})
    state = roll(do(state, GIL, m.CallLie(False, ANN, BEN, "")), 15, 8)
    assert (totals(state), told(state)) == ((27, 17), ("truthful", True))


@pytest.mark.rule("YAG-Q65")
def test_the_truth_well_told_convinces_just_as_well() -> None:
    assert told(faces(lie(truthful=True), 31, 20)) == ("truthful", True)


@pytest.mark.rule("YAG-Q24")
def test_a_tie_is_a_failed_detection_whatever_the_skills() -> None:
    state = do(given(ann={"Will": 3, "guile": 2}, ben={"Empathy": 2, "guile": 3}), GIL, m.CallLie(False, ANN, BEN, ""))
    tied = roll(state, 10, 10)
    assert (totals(tied), check(tied).winner, told(tied)) == ((16, 16), 0, ("truthful", False))


@pytest.mark.rule("YAG-Q65")
def test_a_natural_20_of_the_higher_skill_sees_through_it() -> None:
    state = do(given(ann={"Will": 8, "guile": 4}, ben={"Empathy": 1, "guile": 5}), GIL, m.CallLie(False, ANN, BEN, ""))
    seen = roll(state, 10, 20)
    assert (totals(seen), check(seen).outright, told(seen)) == ((42, 25), True, ("lying", False))


@pytest.mark.rule("YAG-Q65")
def test_a_fumbling_liar_is_seen_through() -> None:
    state = do(given(ann={"Will": 8, "guile": 4}), GIL, m.CallLie(False, ANN, BEN, ""))
    assert (told(roll(state, 1, 2)), check(roll(state, 1, 2)).winner) == (("lying", False), 1)
    assert told(roll(state, 12, 1)) == ("truthful", True)


@pytest.mark.rule("YAG-X43")
def test_when_both_fumble_nothing_is_certain() -> None:
    state = do(given(ann={"Will": 8, "guile": 8}), GIL, m.CallLie(False, ANN, BEN, ""))
    both = roll(state, 1, 1)
    assert (check(both).winner, told(both)) == (0, ("lying", False))


def test_the_odds_of_a_lie_over_every_fall_of_the_dice() -> None:
    state = given()
    found = {"seen": 0, "seen surely": 0, "held": 0, "held surely": 0}
    for will, empathy in product(range(1, 21), repeat=2):
        sides = (
            Side(ANN, "Will", "guile", mode="roll", die=will, score=3, total=12 + will, fumbled=will == 1),
            Side(BEN, "Empathy", "guile", mode="roll", die=empathy, score=3, total=9 + empathy, fumbled=empathy == 1),
        )
        one = decide(state, Check(1, "lie", sides), lambda: True).check
        key = "seen" if one.winner == 1 else "held"
        found[key] += 1
        found[f"{key} surely"] += one.certain
    assert found == {"seen": 139, "seen surely": 28, "held": 261, "held surely": 91}


@pytest.mark.rule("YAG-131")
def test_techniques_of_each_part_apply_by_themselves() -> None:
    state = knows(
        given(ann={"guile": 5}, ben={"guile": 5}),
        ANN,
        "Poker face",
        "guile",
        4,
        what="bonus",
        amount=5,
        situations=("lie",),
    )
    state = knows(state, BEN, "Cold reader", "guile", 5, what="bonus", amount=5, situations=("detect",))
    state = knows(state, ANN, "Cold reader too", "guile", 5, what="bonus", amount=7, situations=("detect",))
    state = do(state, GIL, m.CallLie(False, ANN, BEN, ""))
    assert [one.techniques for one in check(state).sides] == [("k1",), ("k2",)]
    assert totals(roll(state, 10, 10)) == (30, 30)
    assert totals(roll(use(state, "k1", on=False), 10, 10)) == (25, 30)
    assert why(state, ANNS, m.Apply(True, 0, "k3")) == ("not-usable", "YAG-132")


def test_who_may_be_in_a_lie() -> None:
    assert why(given(), GIL, m.CallLie(False, ANN, ANN, "")) == ("same-one", "YAG-231")
    assert why(given(), ANNS, m.CallLie(False, ANN, BEN, "")) == ("not-gm", "YAG-231")
    assert why(given(foe={"Empathy": 0}), GIL, m.CallLie(False, ANN, FOE, "")) == ("attribute-none", "YAG-038")
    assert why(change(given(), BEN, here=False), GIL, m.CallLie(False, ANN, BEN, ""))[0] == "not-here"


def test_only_forty_hidden_rolls_are_kept() -> None:
    state = given()
    for _ in range(42):
        state = do(state, GIL, m.CallCheck(True, False, ANN, "Will", "", 20, ""), 10)
    assert [one.number for one in state.kept] == [-number for number in range(3, 43)]
    assert side(do(state, GIL, m.Reveal(-42))).die == 10
    assert events(state, GIL, m.Reveal(-42))[0].before == -42
