"""Tasks, runs and climbs: the exact chains against the written rule, step by step."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from parlour.games.yags import odds
from parlour.games.yags.odds.rollers import Roller

HALF = Fraction(1, 2)
DICE = range(1, 21)


@pytest.mark.rule("YAG-114", "YAG-115", "YAG-116", "YAG-X45", "YAG-Q51")
@pytest.mark.parametrize(
    ("roller", "target", "needed"),
    [
        (Roller(12), 20, 3),
        (Roller(8), 20, 4),
        (odds.default(12), 10, 2),
        (Roller(15, fumble=3), 20, 5),
        (Roller(0), 30, 1),
    ],
)
def test_long_tasks_are_the_written_rule_step_by_step(roller: Roller, target: int, needed: int) -> None:
    @cache
    def complete(left: int, raised: int, row: int) -> Fraction:
        if left <= 0:
            return Fraction(1)
        total = Fraction(0)
        for face in DICE:
            fumble = 2 * (roller.fumble + raised) if roller.doubled else roller.fumble + raised
            gap = roller.total(face) - target
            if face > fumble and gap >= 0:
                total += complete(left - gap // 10 - 1, raised, 0)
            elif row == 0:
                total += complete(left, raised + 1, 1)
        return total / 20

    found = odds.long_task(roller, target, needed)
    assert found.complete == complete(needed, 0, 0)
    assert sum(found.done, Fraction(0)) + sum(found.lost, Fraction(0)) == 1
    assert odds.long_task(roller, target, needed, 2, 1).complete == complete(needed, 2, 1)


def test_a_long_task_says_how_many_checks_it_takes() -> None:
    sure = odds.long_task(Roller(40, fumble=0), 20, 9)
    assert sure.complete == 1 and 2 < sure.rolls <= 3 and odds.long_task(Roller(0), 99, 1).rolls == 2
    assert odds.long_task(Roller(12), 20, 0).complete == 1


@pytest.mark.rule("YAG-122", "YAG-149", "YAG-Q21", "YAG-Q22", "YAG-X20", "YAG-X39")
@pytest.mark.parametrize("swing", ["lost", "taken"])
@pytest.mark.parametrize("keeps", [-1, 0, 1])
@pytest.mark.parametrize("blocks", [(0, 0), (1, 0), (1, 2)])
def test_a_race_played_for_long_comes_to_the_exact_chance(swing: str, keeps: int, blocks: tuple[int, int]) -> None:
    """The chain solved at once, against the same race played turn by turn until hardly anything is open."""
    won, lost = 0.55, 0.4
    goal = 2
    states: dict[tuple[int, int, int, int, int], float] = {(-1, 0, 0, *blocks): 1.0}
    ended = [0.0, 0.0]
    for _ in range(120):
        following: dict[tuple[int, int, int, int, int], float] = {}
        for (advantage, mine, theirs, my_blocks, their_blocks), share in states.items():
            for winner, part in ((0, won), (1, lost), (-1, 1 - won - lost)):
                now = [mine, theirs]
                left = [my_blocks, their_blocks]
                holds = advantage
                if winner >= 0 and advantage == -1:
                    holds = winner
                elif winner >= 0 and advantage != winner:
                    holds = winner if swing == "taken" else -1
                elif winner >= 0 and left[1 - winner]:
                    left[1 - winner] -= 1
                elif winner >= 0:
                    now[winner] += 1
                    holds = winner if keeps == winner else -1
                if max(now) == goal:
                    ended[now.index(goal)] += share * part
                else:
                    key = (holds, *now, *left)
                    following[key] = following.get(key, 0.0) + share * part
        states = following
    turn = odds.Turn(Fraction(55, 100), Fraction(40, 100))
    found = odds.first_to(turn, goal, odds.Stand(blocks=blocks), odds.Rules(swing, keeps))  # type: ignore[arg-type]
    assert sum(found) == 1 and abs(float(found[0]) - ended[0]) < 1e-6
    short = odds.after_turns(turn, 5, odds.Stand(blocks=blocks), odds.Rules(swing, keeps), sudden=False)  # type: ignore[arg-type]
    assert short.ahead + short.even + short.behind == 1


@pytest.mark.rule("YAG-120", "YAG-121")
def test_a_race_goes_on_from_where_it_stands() -> None:
    turn = odds.Turn(HALF, HALF)
    assert odds.first_to(turn, 1) == (HALF, HALF)
    assert odds.first_to(turn, 1, odds.Stand(advantage=0))[0] == Fraction(3, 4)
    assert (
        odds.first_to(turn, 3, odds.Stand(scores=(2, 2)))[0] == HALF
        and odds.first_to(turn, 2, odds.Stand(scores=(2, 0)))[0] == 1
    )
    assert odds.first_to(odds.Turn(Fraction(0), Fraction(0)), 1) == (0, 0)


@pytest.mark.rule("YAG-129", "YAG-Q50", "YAG-X22")
def test_the_quality_of_a_work_is_every_throw_counted() -> None:
    roller = Roller(4, fumble=2)
    for zero in (True, False):
        lowest = Counter(
            min([0 if zero and roller.fumbles(face) else roller.total(face) for face in faces])
            for faces in product(DICE, repeat=3)
        )
        found = odds.quality(roller, 3, zero=zero)
        assert {total: share * 8000 for total, share in found.items() if share} == dict(lowest) and sum(
            found.values()
        ) == 1


@pytest.mark.rule("YAG-200", "YAG-201")
def test_rounds_of_a_run() -> None:
    step = odds.run(Roller(12), 20)
    rounds = odds.rounds_on(step, 4)
    assert sum(rounds.values()) == (1 - step.falls) ** 4 and rounds[4] == step.on**4
    assert step.tries(1) == 1 / (step.on + step.falls) and odds.run(Roller(40), 20, dangerous=False).tries(
        3
    ) == Fraction(60, 19)


def test_a_climb_that_cannot_be_done_never_arrives() -> None:
    hopeless = odds.climb(Roller(0), Roller(40), 50)
    assert hopeless.arrives(1) == 0 and hopeless.fall(1) == 1
    stuck = odds.climb(Roller(0), Roller(60, fumble=0), 50)
    assert stuck.fall(3) == 0 and stuck.tries(3) is None
