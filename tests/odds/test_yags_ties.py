"""Contests of Yags by the gap between the sides, and ties apart from fumbles of all, against every throw counted one by
one."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.yags import odds
from parlour.games.yags.odds.contests import _contest, contest
from parlour.games.yags.odds.rollers import Roller

DIE = range(1, 21)
Side = tuple[int, int, int, bool]
"""Ability, score, fumble chance, halved."""
sides = st.tuples(st.integers(-50, 300), st.integers(0, 6), st.integers(0, 6), st.booleans())
near = st.tuples(st.integers(0, 12), st.integers(0, 2), st.integers(0, 3), st.booleans())


def total(side: Side, face: int) -> int:
    return (side[0] + face) // 2 if side[3] else side[0] + face


def throw(people: tuple[Side, ...], faces: tuple[int, ...], *, slips: bool) -> tuple[int, ...]:
    """Who is level at the top: one has won, several tie, nobody where all fumble. Written from the rules, not from the
    odds."""
    best = max(side[1] for side in people)
    if [side[1] for side in people].count(best) == 1:
        at = next(at for at, side in enumerate(people) if side[1] == best)
        if faces[at] == 20:
            return (at,)
    standing = [at for at, side in enumerate(people) if not (slips and faces[at] <= side[2])]
    ranked = {at: (total(people[at], faces[at]), people[at][1]) for at in standing}
    return tuple([at for at in standing if ranked[at] == max(ranked.values())])


def counted(people: tuple[Side, ...], *, slips: bool = True) -> dict[tuple[int, ...], Fraction]:
    found: dict[tuple[int, ...], int] = {}
    for faces in product(DIE, repeat=len(people)):
        level = throw(people, faces, slips=slips)
        found[level] = found.get(level, 0) + 1
    return {level: Fraction(ways, 20 ** len(people)) for level, ways in found.items()}


def rollers(people: tuple[Side, ...]) -> list[Roller]:
    return [Roller(ability, score, fumble, halved) for ability, score, fumble, halved in people]


@settings(max_examples=60, deadline=None)
@given(st.one_of(st.tuples(sides, sides), st.tuples(near, near)), st.booleans())
@pytest.mark.rule("YAG-021", "YAG-022", "YAG-Q18", "YAG-Q19", "YAG-Q20")
def test_two_sides_however_far_apart(people: tuple[Side, Side], slips: bool) -> None:
    want = counted(people, slips=slips)
    first, second, tie, both = [want.get(level, Fraction(0)) for level in ((0,), (1,), (0, 1), ())]
    fumble = "loses" if slips else "ignored"
    found = contest(rollers(people), "none", fumble)
    assert (found.wins, found.tied, found.fumbled) == ((first, second), tie, both)
    again = contest(rollers(people), "reroll", fumble)
    assert (again.wins, again.tied, again.fumbled) == ((first / (1 - tie), second / (1 - tie)), 0, both / (1 - tie))
    held = contest(rollers(people), "defender", fumble, 1)
    assert (held.wins, held.tied, held.fumbled) == ((first, second + tie), 0, both)


@settings(max_examples=8, deadline=None)
@given(st.tuples(near, near, near))
@pytest.mark.rule("YAG-020", "YAG-Q43")
def test_three_sides(people: tuple[Side, Side, Side]) -> None:
    want = counted(people)
    found = contest(rollers(people))
    assert found.wins == tuple([want.get((at,), Fraction(0)) for at in range(3)])
    assert found.fumbled == want.get((), Fraction(0))
    assert found.tied == sum([share for level, share in want.items() if len(level) > 1], Fraction(0))


@pytest.mark.rule("YAG-Q43", "YAG-Q20")
def test_who_is_level_at_the_top_rolls_again_and_may_fumble_then() -> None:
    """Three of one kind, all of whom fumble on a 1 to 3: all again, or two of them alone, until one has won or all of
    these have fumbled."""
    three, two = [counted(((5, 2, 3, False),) * many) for many in (3, 2)]
    pair = [sum([share for level, share in three.items() if len(level) == 2], Fraction(0)), two[()] / (1 - two[0, 1])]
    found = contest([Roller(5, 2, 3)] * 3, "reroll")
    assert found.fumbled == (three[()] + pair[0] * pair[1]) / (1 - three[0, 1, 2]) and found.tied == 0
    assert len(set(found.wins)) == 1


def test_contests_are_reckoned_once_a_gap() -> None:
    """Not once for every two abilities: 101 against 101 are 41 gaps that differ."""
    _contest.cache_clear()
    for mine in range(101):
        for theirs in range(101):
            contest((Roller(mine, 4), Roller(theirs, 2)))
    assert _contest.cache_info().misses == 41


@pytest.mark.rule("YAG-Q19", "YAG-Q20")
def test_a_tie_and_two_fumbles_are_told_apart() -> None:
    same = {"ability": "12", "skill": "4", "their_ability": "12", "their_skill": "4"}
    told = odds.answer("contest", same)
    assert [(bar.label, Fraction(bar.ways, bar.of)) for bar in told.bars[1:3]] == [
        ("A tie", Fraction(19, 400)),
        ("Both fumble", Fraction(1, 400)),
    ]
    assert told.lines[1] == "Nobody wins: 5.0% (1 in 20). A tie: 4.8% (19 in 400); both fumble: 0.3% (1 in 400)."
    many = odds.answer(
        "many", {"sides": "3", **{f"{what}_{at}": "6" for what in ("ability", "skill") for at in (1, 2, 3)}}
    )
    shares = {bar.label: Fraction(bar.ways, bar.of) for bar in many.bars}
    assert shares["All fumble"] == Fraction(1, 8000) and shares["A tie"] == sum(
        [share for level, share in counted(((6, 6, 1, False),) * 3).items() if len(level) > 1]
    )
