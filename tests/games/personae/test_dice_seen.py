"""Dice as everybody sees them: in the order in which they count, and how each of them counts."""

import pytest

from games.personae.given_challenge import BRAN, BRANS, FOE, do, given, grants, rolled, stand
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.view import ChallengeSeen


def seen(state: State) -> ChallengeSeen:
    found = GAME.public(state).challenge
    assert found is not None
    return found


@pytest.mark.rule("PER-118")
def test_the_highest_die_is_shown_first_and_makes_the_result() -> None:
    side = seen(rolled(given(), BRAN, "Parley", FOE, "Resist", "2 9 5", "1 1")).sides[0]
    assert [(die.at, die.face, die.look) for die in side.dice] == [(1, 9, "high"), (2, 5, ""), (0, 2, "")]
    assert (side.die, side.total) == (9, 9 + 4)


@pytest.mark.rule("PER-120", "PER-121")
def test_each_pair_says_what_it_comes_to() -> None:
    def says(mine: str, theirs: str) -> list[str]:
        duel = seen(rolled(given(), BRAN, "Parley", FOE, "Resist", mine, theirs)).duels[0]
        return [pair.says for pair in duel.pairs]

    pair = seen(rolled(given(), BRAN, "Parley", FOE, "Resist", "5 4 3", "5 4")).duels[0].pairs[0]
    mine, theirs = 5 + max(pair.reactor - pair.actor, 0), 5 + max(pair.actor - pair.reactor, 0)
    assert says("1 1 1", "10 1") == [""]
    assert says(f"{mine} 1 1", f"{theirs} {theirs}") == ["tie", "decides"]


@pytest.mark.rule("PER-131", "PER-134")
def test_a_ten_beyond_the_first_is_shown_as_a_critical() -> None:
    side = seen(stand(rolled(given(), BRAN, "Parley", FOE, "Resist", "10 3 10", "1 1"))).sides[0]
    assert side.criticals == 1
    assert [(die.at, die.look) for die in side.dice] == [(0, "high"), (2, "critical"), (1, "")]


@pytest.mark.rule("PER-128")
def test_dice_used_before_are_shown_last_and_the_next_makes_the_result() -> None:
    state = grants(given(), BRAN, "followUp", kind="subsequent", trigger="won", quality=True)
    state = stand(rolled(state, BRAN, "Parley", FOE, "Resist", "9 7 2", "9 8"))
    after = seen(do(state, BRANS, m.Follow("a1", FOE)))
    side = after.sides[0]
    assert [(die.face, die.look) for die in side.dice] == [(7, "high"), (2, ""), (9, "used")]
    assert (side.die, side.total) == (7, 11)
    [pair] = after.duels[0].pairs
    assert (pair.actor, pair.actor_die, pair.reactor_die) == (11, 7, 8)
