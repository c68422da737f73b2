"""The eight attributes and what follows from them (2.5): bands, notices, secondary ones, dice for quick humans."""

import pytest

from games.yags.given_people import (
    ANN,
    BEN,
    GIL,
    approved,
    at,
    change,
    do,
    drafted,
    happens,
    holding,
    offered,
    permitted,
    person,
    refusal,
    refused,
    someone,
    table,
)
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import random_attribute
from parlour.games.yags.model import ATTRIBUTES, State
from parlour.games.yags.rules import derive
from parlour.games.yags.rules.notices import blocking, notices


def keys(state: State, who: str) -> list[tuple[str, str, bool]]:
    return [(notice.key, notice.rule, notice.blocks) for notice in notices(state, person(state, who))]


@pytest.mark.rule("YAG-034", "YAG-035", "YAG-059")
def test_somebody_new_has_eight_attributes_and_three_secondary_ones() -> None:
    state, who = drafted(table())
    one = person(state, who)
    assert ATTRIBUTES == ("Strength", "Health", "Agility", "Dexterity", "Perception", "Intelligence", "Empathy", "Will")
    assert one.attributes == (3,) * 8 and (one.size, one.soak, derive.move(state, one)) == (5, 12, 12)
    state = at(state, who, "attributes")
    assert refused(state, ANN, m.SetAttribute(who, "Luck", 3)) == ("no-such-attribute", "YAG-034")
    assert refused(state, ANN, m.SetAttribute(who, "Move", 20)) == ("secondary", "YAG-035")


@pytest.mark.rule("YAG-059")
def test_soak_of_humans_stays_at_12() -> None:
    state, who = drafted(table())
    assert refused(state, ANN, m.SetSoak(who, 14)) == ("human-soak", "YAG-059")
    assert person(permitted(state, ANN, m.SetSoak(who, 14)), who).soak == 14
    state, wolf = drafted(state, GIL, "Wolf", human=False, kind="creature")
    assert person(do(state, GIL, m.SetSoak(wolf, 9)), wolf).soak == 9
    state, elf = drafted(state, BEN, "Elf", human=False)
    assert person(do(state, BEN, m.SetSoak(elf, 10)), elf).soak == 10


@pytest.mark.rule("YAG-037", "YAG-040", "YAG-046")
@pytest.mark.parametrize(
    ("value", "rule", "blocks"),
    [
        (0, "YAG-038", True),
        (1, "YAG-040", False),
        (2, "", False),
        (5, "", False),
        (6, "YAG-037", False),
        (8, "YAG-037", False),
        (9, "YAG-046", True),
    ],
)
def test_unusual_attributes_of_humans_are_noticed(value: int, rule: str, blocks: bool) -> None:
    state, who = drafted(table())
    state = do(at(state, who, "attributes"), ANN, m.SetAttribute(who, "Agility", value))
    assert keys(state, who) == ([(f"attribute:Agility:{value}", rule, blocks)] if rule else [])
    assert keys(change(state, who, human=False), who) == []


@pytest.mark.rule("YAG-037", "YAG-046")
def test_the_table_says_where_notices_begin() -> None:
    state, who = drafted(table(attribute_start_max=6, attribute_human_max=7))
    state = at(state, who, "attributes")
    found = [keys(do(state, ANN, m.SetAttribute(who, "Will", value)), who) for value in (6, 7, 8)]
    assert (
        [bool(one) for one in found] == [False, True, True]
        and found[1][0][1:] == ("YAG-037", False)
        and found[2][0][1:] == ("YAG-046", True)
    )


@pytest.mark.rule("YAG-046")
def test_the_game_master_allows_what_is_superhuman() -> None:
    state, who = drafted(table())
    state = do(at(state, who, "attributes"), ANN, m.SetAttribute(who, "Strength", 9), m.SetAttribute(who, "Will", 1))
    assert [notice.key for notice in blocking(state, person(state, who))] == ["attribute:Strength:9"]
    assert refused(state, ANN, m.AllowNotice(who, "attribute:Strength:9")) == ("not-gm", "YAG-046")
    assert refused(state, GIL, m.AllowNotice(who, "attribute:Strength:10")) == ("no-such-notice", "YAG-046")
    one = do(state, GIL, m.AllowNotice(who, "attribute:Strength:9"))
    assert keys(one, who) == [("attribute:Will:1", "YAG-040", False)]
    assert keys(do(one, ANN, m.SetAttribute(who, "Strength", 10)), who)[0] == ("attribute:Strength:10", "YAG-046", True)
    assert keys(approved(state, who), who) == []


@pytest.mark.rule("YAG-058")
def test_experience_cannot_raise_size() -> None:
    state = holding(someone(xp=50))
    state = do(state, GIL, m.SetPrice("attribute", 0, 2))
    assert refused(state, ANN, m.RaiseAttribute("c1", "Size")) == ("size", "YAG-058")
    assert not refusal(state, ANN, m.RaiseAttribute("c1", "Size")).allowable


@pytest.mark.rule("YAG-058")
@pytest.mark.parametrize(("size", "rule"), [(3, "YAG-058"), (4, "YAG-153"), (5, ""), (6, "YAG-153"), (7, "YAG-058")])
def test_humans_are_usually_of_size_4_to_6(size: int, rule: str) -> None:
    state, who = drafted(table())
    state = do(state, ANN, m.SetSize(who, size))
    assert [one[1] for one in keys(state, who)] == ([rule] if rule else [])
    assert not blocking(state, person(state, who))


@pytest.mark.rule("YAG-060")
@pytest.mark.parametrize(
    ("size", "strength", "agility", "move"),
    [(5, 3, 3, 12), (5, 4, 8, 18), (9, 9, 4, 23), (15, 16, 2, 34), (4, 2, 4, 11)],
)
def test_move_is_size_strength_agility_and_one(size: int, strength: int, agility: int, move: int) -> None:
    one = someone(size=size, Strength=strength, Agility=agility)
    state = holding(one)
    assert derive.move(state, one) == move
    assert derive.move_why(state, one) == f"{size} + {strength} + {agility} + 1"


@pytest.mark.rule("YAG-061", "YAG-X12")
def test_dice_make_a_quick_human() -> None:
    state, who = drafted(table(), GIL, "Guard")
    events, state = happens(state, GIL, m.RollAttributes(who), 1, 20, 3, 19, 2, 10, 20, 1)
    assert events[0].values == person(state, who).attributes == (2, 4, 3, 3, 3, 3, 4, 2)
    assert [random_attribute(face) for face in (1, 20, 7)] == [2, 4, 3]


@pytest.mark.rule("YAG-061")
def test_dice_are_for_humans_of_the_game_masters() -> None:
    state, who = drafted(table())
    assert refused(at(state, who, "attributes"), ANN, m.RollAttributes(who)) == ("not-gm", "YAG-061")
    state, wolf = drafted(state, GIL, "Wolf", human=False, kind="creature")
    assert refused(state, GIL, m.RollAttributes(wolf)) == ("not-human", "YAG-061")
    assert not offered(state, GIL, "roll_attributes")


@pytest.mark.rule("YAG-034")
def test_attributes_are_set_by_their_owner_at_their_step() -> None:
    state, who = drafted(table())
    assert refused(state, ANN, m.SetAttribute(who, "Will", 4)) == ("wrong-step", "YAG-034")
    state = at(state, who, "attributes")
    assert refused(state, BEN, m.SetAttribute(who, "Will", 4)) == ("not-yours", "YAG-034")
    assert refused(state, ANN, m.SetAttribute(who, "Will", -1)) == ("bad-value", "YAG-034")
    events, state = happens(state, ANN, m.SetAttribute(who, "Will", 4))
    assert events == (m.AttributeSet(who, "Will", 3, 4),) and person(state, who).attributes[7] == 4
    assert refused(at(state, who, "ready"), ANN, m.SetAttribute(who, "Will", 5)) == ("made", "YAG-034")
