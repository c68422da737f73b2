"""Ready-made characters are fitted to the Creation Points of the table (PER-103, PER-105, PER-107)."""

import pytest

from games.personae.given_people import ANN, do, person, table
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.content.ready import CHARACTERS
from parlour.games.personae.model import ATTRIBUTES, Individual, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.checks import faults

MAINS = tuple([key for key, one in CHARACTERS.items() if one.kind == "main"])


def taken(key: str, points: int) -> tuple[State, Individual]:
    state = do(table(creation_points=points), ANN, m.TakeReady(key))
    return state, person(state, state.individuals[-1].id)


@pytest.mark.rule("PER-103", "PER-105", "PER-107", "PER-014")
@pytest.mark.parametrize("points", [5, 10, 15, 20, 23, 25, 30, 40, 60])
@pytest.mark.parametrize("key", MAINS)
def test_whoever_is_taken_has_the_points_of_the_table_and_nothing_too_much(key: str, points: int) -> None:
    state, one = taken(key, points)
    assert (one.points, sum(one.values), one.made, one.stage) == (points, points, one.values, "ready")
    assert not faults(state, one), one.name


@pytest.mark.rule("PER-103")
@pytest.mark.parametrize("key", MAINS)
def test_whose_points_are_the_tables_stays_as_made(key: str) -> None:
    ready = CHARACTERS[key]
    _, one = taken(key, ready.points)
    assert (
        one.values == ready.attributes
        and len(one.abilities) == 1 + len(ready.abilities)
        and len(one.powers) == len(ready.powers)
    )
    assert [derive.rating(skill) for skill in one.skills if not skill.free] == [skill.dice for skill in ready.skills]


@pytest.mark.rule("PER-019", "PER-103")
def test_attributes_grow_in_proportion_and_what_is_left_goes_to_the_most_important() -> None:
    _, small = taken("brannoch", 20)
    _, great = taken("brannoch", 40)
    assert great.values == tuple([2 * value for value in small.values])
    _, odd = taken("brannoch", 21)
    more = [name for name, one, other in zip(ATTRIBUTES, small.values, odd.values, strict=True) if other > one]
    assert len(more) == 1 and derive.rank(odd, more[0]) == "First"
    assert derive.pool(great).left > 0, "slots and dice stay open, to be filled in play (PER-108)"


@pytest.mark.rule("PER-032", "PER-045", "PER-048", "PER-064", "PER-085")
def test_what_lower_attributes_no_longer_pay_for_goes() -> None:
    ready = CHARACTERS["brannoch"]
    state, one = taken("brannoch", 10)
    own = [skill for skill in one.skills if not skill.free]
    assert len(own) == derive.value(one, "Competence") < len(ready.skills)
    assert max([derive.rating(skill) for skill in one.skills]) <= derive.skill_cap(state, one) == 4
    best = max(ready.skills, key=lambda skill: skill.dice).name
    assert best in [skill.name for skill in own], "what somebody is best at stays"


@pytest.mark.rule("PER-256")
def test_a_companion_goes_where_there_is_no_potential_for_one() -> None:
    bonded = next(key for key in MAINS if any(one.effect.code == "companion" for one in CHARACTERS[key].abilities))
    assert not derive.bonds(taken(bonded, 15)[1]) and derive.bonds(taken(bonded, CHARACTERS[bonded].points)[1])


def test_everybody_sees_what_the_table_plays_with() -> None:
    assert GAME.public(table(creation_points=25)).points == 25
