"""The odds of Yags against the printed values and every throw of small contests, what a chance would take."""

import doctest
import time
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.yags import odds
from parlour.games.yags.odds import answers_tasks, rollers, said, wanted, ways
from parlour.games.yags.odds.rollers import Roller

HALF = Fraction(1, 2)
DICE = range(1, 21)


def hundredths(share: Fraction) -> str:
    """In percent with two decimals, rounded half up."""
    return f"{int(share * 10000 + HALF) / 100:.2f}"


def of_400(*sides: Roller) -> tuple[Fraction, ...]:
    found = odds.contest(sides)
    return found.wins[0] * 400, found.none * 400, found.wins[1] * 400


def test_the_examples_in_the_code_hold() -> None:
    assert [doctest.testmod(module).failed for module in (rollers, wanted, ways, said, answers_tasks)] == [0] * 5


# the printed values


@pytest.mark.rule("YAG-006", "YAG-009", "YAG-188", "YAG-X04")
def test_the_table_of_checks_is_the_printed_one() -> None:
    printed = {
        0: (55, 30, 5, 0, 0, 0, 0),
        3: (70, 45, 20, 0, 0, 0, 0),
        6: (85, 60, 35, 10, 0, 0, 0),
        9: (95, 75, 50, 25, 0, 0, 0),
        12: (95, 90, 65, 40, 15, 0, 0),
        16: (95, 95, 85, 60, 35, 0, 0),
        20: (95, 95, 95, 80, 55, 5, 0),
        25: (95, 95, 95, 95, 80, 30, 0),
        30: (95, 95, 95, 95, 95, 55, 5),
    }
    targets = (10, 15, 20, 25, 30, 40, 50)
    assert {
        ability: tuple([odds.chance(Roller(ability), target) * 100 for target in targets]) for ability in printed
    } == printed


@pytest.mark.rule("YAG-012")
def test_degrees_are_faces_of_one_die() -> None:
    found = odds.check(Roller(12), 10)
    assert (found.fumbled, found.failed, found.by_level) == (1, 0, {1: 6, 2: 10, 3: 3})
    assert [(bar.label, bar.ways) for bar in found.bars()] == [
        ("Excellent", 3),
        ("Good", 10),
        ("Moderate", 6),
        ("Fumbles", 1),
    ]
    assert found.at_least(2) == Fraction(13, 20)
    high = odds.check(Roller(60), 10)
    assert [bar.label for bar in high.bars()] == ["Amazing", "Fumbles"] and max(high.by_level) == 8


@pytest.mark.rule("YAG-010", "YAG-X13")
def test_a_raised_fumble_chance_costs_faces() -> None:
    assert odds.chance(Roller(25, fumble=3), 20) == Fraction(17, 20)
    assert odds.chance(Roller(25, fumble=0), 20) == 1


@pytest.mark.rule("YAG-104", "YAG-105", "YAG-138", "YAG-X14")
def test_a_default_is_halved_and_fumbles_twice_as_often() -> None:
    assert odds.chance(odds.default(6), 10) == Fraction(7, 20)
    assert [odds.default(0, fumble=fumble).fumbles_to for fumble in (1, 3, 0)] == [2, 6, 1]
    assert odds.default(16).total(12) == 14 and odds.default(6).total(16) == 11


@pytest.mark.rule("YAG-064", "YAG-089", "YAG-090", "YAG-X15", "YAG-Q47")
def test_the_unskilled_have_half_a_die() -> None:
    assert odds.chance(odds.unskilled(), 10) == Fraction(1, 20)
    assert [odds.unskilled().total(face) for face in (15, 13, 3)] == [7, 6, 1] and odds.unskilled().fumbles(2)
    assert odds.unskilled(fumble=3).fumbles_to == 3 and odds.unskilled(fumble=3, twice=True).fumbles_to == 6


@pytest.mark.rule("YAG-027", "YAG-028", "YAG-X16", "YAG-X17")
def test_taking_needs_no_die() -> None:
    assert (
        odds.taken(12, 20) == 1
        and odds.taken(12, 10, 0) == 1
        and odds.taken(12, 20, 0) == 0
        and odds.taken(12, 10) == 2
    )


@pytest.mark.rule("YAG-019", "YAG-021", "YAG-022", "YAG-Q18", "YAG-X19")
def test_the_printed_contests_of_two() -> None:
    assert of_400(Roller(12, 4), Roller(6, 2)) == (302, 1, 97)
    assert of_400(Roller(6, 2), Roller(6, 2)) == (190, 20, 190)
    assert of_400(Roller(16, 4), Roller(12, 3)) == (275, 1, 124)
    assert of_400(Roller(12, 4), Roller(9, 3)) == (260, 1, 139)
    assert of_400(Roller(12, 4), Roller(12, 3)) == (209, 1, 190)


@pytest.mark.rule("YAG-020", "YAG-Q43", "YAG-X37")
def test_the_printed_contests_of_three() -> None:
    same = odds.contest((Roller(6, 2),) * 3)
    assert [won * 8000 for won in same.wins] == [2470] * 3 and same.none * 8000 == 590
    mixed = odds.contest((Roller(12, 4), Roller(9, 3), Roller(6, 2)))
    assert [won * 8000 for won in mixed.wins] == [4524, 2374, 1101] and mixed.none * 8000 == 1


@pytest.mark.rule("YAG-112", "YAG-113", "YAG-114", "YAG-115", "YAG-116", "YAG-X05", "YAG-X06")
def test_the_printed_chances_of_a_long_task() -> None:
    assert odds.long_task(Roller(12), 20, 3).complete == Fraction(457083, 640000)
    printed = {6: "19.26", 9: "42.19", 12: "71.42", 16: "94.80", 20: "98.88"}
    assert {ability: hundredths(odds.long_task(Roller(ability), 20, 3).complete) for ability in printed} == printed
    assert odds.long_task(Roller(20), 20, 3).within(1) == Fraction(1, 20)
    assert odds.long_task(Roller(60), 10, 8).within(1) == Fraction(1, 20)


@pytest.mark.rule("YAG-118", "YAG-119", "YAG-120", "YAG-121", "YAG-123")
def test_the_printed_chances_of_a_competition() -> None:
    turn = odds.Turn(*odds.contest((Roller(12, 4), Roller(6, 2))).wins)
    assert odds.first_to(turn, 1)[0] == Fraction(91204, 100613)
    assert [hundredths(odds.first_to(turn, goal)[0]) for goal in (1, 2, 3)] == ["90.65", "97.54", "99.29"]
    ends = odds.after_turns(turn, 6)
    assert [hundredths(share) for share in (ends.ahead, ends.even, ends.behind)] == ["84.00", "12.58", "3.43"]
    assert ends.won + ends.lost == 1 and ends.won > ends.ahead
    drawn = odds.after_turns(turn, 6, sudden=False)
    assert (drawn.won, drawn.lost) == (drawn.ahead, drawn.behind)


@pytest.mark.rule("YAG-129", "YAG-X46")
def test_the_printed_chances_of_a_work_of_art() -> None:
    assert hundredths(odds.quality_at_least(Roller(12), 3, 20)) == "27.46"
    assert hundredths(odds.quality_at_least(Roller(20), 3, 20)) == "85.74"


@pytest.mark.rule("YAG-201")
def test_the_printed_chance_of_a_fall_on_bad_ground() -> None:
    step = odds.run(Roller(12), 15)
    assert (step.on, step.falls) == (Fraction(9, 10), Fraction(1, 100)) and step.stays == Fraction(9, 100)
    safe = odds.run(Roller(12), 15, dangerous=False)
    assert safe.falls == 0 and safe.stays == Fraction(1, 10)


@pytest.mark.rule("YAG-272", "YAG-194", "YAG-X23")
def test_light_ground_trips_on_a_fumble_alone() -> None:
    assert odds.run(Roller(6), 5, dangerous=False).on == Fraction(19, 20) and odds.run(Roller(0), 0).on == 1
    assert odds.run(Roller(41), 15).on == Fraction(19, 20)


@pytest.mark.rule("YAG-210", "YAG-213", "YAG-215", "YAG-X42")
def test_the_printed_chances_of_a_climb() -> None:
    assert odds.climb(Roller(12), Roller(12), 20).falls == Fraction(49, 400)
    assert odds.climb(Roller(12), Roller(12), 20, careful=True).falls == Fraction(7, 400)
    found = {(each.pace, each.careful): each for each in odds.ascents(Roller(12), Roller(12), 20, 60, 12)}
    assert [found[key].metres for key in found] == [3, 1, 30, 15, 600, 300]
    assert [found[key].steps for key in found] == [20, 60, 2, 4, 1, 1]
    assert found["minute", False].falls == 1 - (Fraction(13, 20) / (Fraction(13, 20) + Fraction(49, 400))) ** 2
    assert found["round", False].falls > found["minute", False].falls > found["quarter", False].falls
    assert all(found[pace, True].falls < found[pace, False].falls for pace in ("round", "minute", "quarter"))


@pytest.mark.rule("YAG-233", "YAG-236", "YAG-Q23", "YAG-Q24", "YAG-Q65", "YAG-X43")
def test_the_printed_chances_of_a_lie() -> None:
    found = odds.lie(Roller(12, 3), Roller(9, 3))
    assert (found.detected, found.certain, found.failed, found.convinced, found.doubted) == (139, 28, 261, 91, 1)
    assert found.of == 400 and found.believed(truthful=False) == Fraction(260, 400)
    assert found.believed(truthful=True) == Fraction(399, 400)
    assert found.believed(truthful=False, toss=True) == Fraction(91 + 85, 400)


@pytest.mark.rule("YAG-140", "YAG-X11")
def test_a_fact_and_its_specialisations() -> None:
    assert [odds.chance(Roller(20), target) for target in (30, 20)] == [Fraction(11, 20), Fraction(19, 20)]


# every throw


def decided(sides: tuple[Roller, ...], faces: tuple[int, ...], *, loses: bool = True) -> tuple[int, ...]:
    """3.3 as it is written: who is left at the end; one: the winner, several: tied, nobody: no result."""
    for at, side in enumerate(sides):
        if faces[at] == 20 and not side.still and all(side.score > other.score for other in sides if other is not side):
            return (at,)
    left = [at for at, side in enumerate(sides) if not (loses and side.fumbles(faces[at]))]
    totals = [side.total(face) for side, face in zip(sides, faces, strict=True)]
    left = [at for at in left if totals[at] == max([totals[other] for other in left])]
    return tuple([at for at in left if sides[at].score == max([sides[other].score for other in left])])


def counted(sides: tuple[Roller, ...], *, loses: bool = True) -> Counter[tuple[int, ...]]:
    return Counter(decided(sides, faces, loses=loses) for faces in product(DICE, repeat=len(sides)))


sides_of_two = st.tuples(
    st.integers(-5, 40), st.integers(0, 6), st.integers(0, 6), st.booleans(), st.booleans(), st.booleans()
).map(lambda given: Roller(*given))


@pytest.mark.rule("YAG-021", "YAG-022", "YAG-023", "YAG-Q18", "YAG-Q20")
@given(sides_of_two, sides_of_two)
@settings(max_examples=60, deadline=None)
def test_contests_of_two_are_every_throw_counted(one: Roller, other: Roller) -> None:
    for loses in (True, False):
        found, ways_to = (
            odds.contest((one, other), fumble="loses" if loses else "ignored"),
            counted((one, other), loses=loses),
        )
        assert [won * 400 for won in found.wins] == [ways_to[0,], ways_to[1,]]
        held = odds.contest((one, other), "defender", "loses" if loses else "ignored", 1)
        assert held.wins[1] * 400 == ways_to[1,] + ways_to[0, 1] and held.wins[0] == found.wins[0]
        again = odds.contest((one, other), "reroll", "loses" if loses else "ignored")
        if ways_to[0, 1] < 400:
            assert again.wins[0] == Fraction(ways_to[0,], 400 - ways_to[0, 1])


@pytest.mark.rule("YAG-Q43", "YAG-Q19")
@pytest.mark.parametrize(
    "sides",
    [
        (Roller(12, 4), Roller(10, 4), Roller(8, 2)),
        (Roller(6, 2), Roller(6, 2, 3), Roller(12, 2, 2, True)),
        (Roller(5, 5), Roller(9, 3), Roller(9, 3, doubled=True)),
        (Roller(20, 3), Roller(0, 9, still=True), Roller(18, 3)),
    ],
)
def test_contests_of_three_are_every_throw_counted(sides: tuple[Roller, ...]) -> None:
    ways_to = counted(sides)
    found = odds.contest(sides)
    assert [won * 8000 for won in found.wins] == [ways_to[at,] for at in range(3)]
    again = odds.contest(sides, "reroll")
    everybody = ways_to[0, 1, 2]
    for at in range(3):
        won = Fraction(ways_to[at,])
        for pair in ((0, 1), (0, 2), (1, 2)):
            if at in pair and ways_to[pair]:
                won += ways_to[pair] * odds.contest([sides[one] for one in pair], "reroll").wins[pair.index(at)]
        assert again.wins[at] == won / (8000 - everybody)


@pytest.mark.rule("YAG-Q44", "YAG-X49")
def test_degrees_of_a_win_are_read_from_the_gap() -> None:
    found = odds.degrees(Roller(12, 4), Roller(6, 2))
    assert sum(found.values()) == 302
    by_hand: Counter[int] = Counter()
    for mine, theirs in product(DICE, DICE):
        if decided((Roller(12, 4), Roller(6, 2)), (mine, theirs)) == (0,):
            by_hand[max(1, (12 + mine - 6 - theirs) // 10 + 1)] += 1
    assert found == by_hand


@pytest.mark.rule("YAG-234", "YAG-Q24", "YAG-Q65")
@given(sides_of_two, sides_of_two)
@settings(max_examples=40, deadline=None)
def test_lies_are_every_throw_counted(speaker: Roller, listener: Roller) -> None:
    detected = certain = convinced = doubted = 0
    for said_face, heard in product(DICE, DICE):
        here, there = speaker.total(said_face), listener.total(heard)
        slips, misses = speaker.fumbles(said_face), listener.fumbles(heard)
        if speaker.natural(said_face) and speaker.score > listener.score:
            sees = False
        elif listener.natural(heard) and listener.score > speaker.score:
            sees = True
        else:
            sees = (slips and not misses) or (not slips and not misses and there > here)
        if sees:
            detected, certain = detected + 1, certain + (there - here >= 10)
        elif here - there >= 10 and not (slips and misses):
            convinced += 1
        elif slips or here <= 0:
            doubted += 1
    found = odds.lie(speaker, listener)
    assert (found.detected, found.certain, found.convinced, found.doubted) == (detected, certain, convinced, doubted)


@pytest.mark.rule("YAG-Q45")
def test_who_rolls_no_die_has_nothing() -> None:
    still = Roller(30, 5, still=True)
    assert [still.total(face) for face in (1, 20)] == [0, 0] and not still.fumbles(1) and not still.natural(20)
    assert odds.chance(still, 1) == 0 and odds.contest((still, Roller(-3, 2, fumble=0))).wins[1] == Fraction(17, 20)


# what it would take


@pytest.mark.rule("YAG-006", "YAG-009")
@given(st.integers(-10, 60), st.integers(1, 95), st.integers(0, 4), st.booleans())
@settings(max_examples=80, deadline=None)
def test_the_least_ability_is_enough_and_one_less_is_not(target: int, percent: int, fumble: int, halved: bool) -> None:
    share = Fraction(percent, 100)
    need = odds.least_ability(target, share, fumble, halved=halved)
    if need is None:
        assert odds.chance(Roller(999, fumble=fumble, halved=halved), target) < share
    else:
        assert odds.chance(Roller(need, fumble=fumble, halved=halved), target) >= share
        assert odds.chance(Roller(need - 1, fumble=fumble, halved=halved), target) < share


@pytest.mark.parametrize("roller", [Roller(12), Roller(20, fumble=4), odds.default(15), odds.unskilled()])
@pytest.mark.parametrize("percent", [5, 35, 80, 95])
def test_the_highest_target_is_reached_and_one_more_is_not(roller: Roller, percent: int) -> None:
    share = Fraction(percent, 100)
    highest = odds.highest_target(roller, share)
    if highest is None:
        assert odds.chance(roller, -999) < share
    else:
        assert odds.chance(roller, highest) >= share > odds.chance(roller, highest + 1)


def test_the_least_skill() -> None:
    assert odds.least_skill(3, 20, Fraction(65, 100)) == 4 and odds.least_skill(3, 20, Fraction(66, 100)) == 5
    assert odds.least_skill(3, 20, Fraction(96, 100)) is None and odds.least_skill(5, -9, HALF) == 1
    skill = odds.least_against(Roller(12, 4), 3, HALF)
    assert skill == 5 and odds.contest((Roller(15, 5), Roller(12, 4))).wins[0] >= HALF


def test_everything_is_quick() -> None:
    start = time.perf_counter()
    odds.contest([Roller(10 + at, at, at) for at in range(5)], "reroll")
    odds.long_task(Roller(12), 20, 20)
    odds.first_to(odds.Turn(Fraction(151, 200), Fraction(97, 400)), 10, odds.Stand(blocks=(3, 3)))
    odds.ascents(Roller(12), Roller(12), 20, 2000, 4)
    assert time.perf_counter() - start < 1
