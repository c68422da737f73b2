"""Movement and load (2.12, 2.13), as far as they follow from a sheet; items that change the load."""

from typing import Any

import pytest

from games.yags.given_people import (
    ANN,
    BEN,
    GIL,
    at,
    change,
    do,
    drafted,
    happens,
    holding,
    in_scene,
    item,
    permitted,
    person,
    refused,
    someone,
    table,
    technique,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import GAITS, PACES, Creature, Effect, Item
from parlour.games.yags.rules import derive
from parlour.games.yags.rules.load import effects, weighs
from parlour.games.yags.rules.skills import usable


def metres(one: Creature, **options: Any) -> list[int]:
    state = holding(one, **options)
    return [derive.gait_metres(state, one, gait) for gait in GAITS]


def refusals(one: Creature, **options: Any) -> list[str]:
    state = holding(one, **options)
    return [gait for gait in GAITS if derive.gait_refused(state, one, gait)]


# Load


@pytest.mark.rule("YAG-175", "YAG-Q10")
@pytest.mark.parametrize(
    ("strength", "kilos"),
    [
        (0, [0] * 5),
        (1, [1, 1, 2, 4, 8]),
        (3, [3, 9, 18, 36, 72]),
        (4, [4, 16, 32, 64, 128]),
        (9, [9, 81, 162, 324, 648]),
    ],
)
def test_limits_grow_with_the_square_of_strength(strength: int, kilos: list[int]) -> None:
    assert derive.limits(someone(Strength=strength)) == tuple([kilo * 1000 for kilo in kilos])


@pytest.mark.rule("YAG-176", "YAG-177", "YAG-178", "YAG-179", "YAG-180", "YAG-181", "YAG-X26")
def test_the_edges_of_the_bands() -> None:
    found = [derive.band(someone(load=kilos)) for kilos in (3, 3.5, 9, 9.1, 18, 36, 72, 72.5)]
    assert found == [-1, 0, 0, 1, 1, 2, 3, 4]
    names = [derive.band_name(level) for level in range(-1, 5)]
    assert names == ["unencumbered"] + [
        f"{word} encumbered" for word in ("lightly", "moderately", "heavily", "greatly", "over")
    ]


@pytest.mark.rule("YAG-Q10")
def test_a_band_without_room_is_skipped() -> None:
    assert [derive.band(someone(Strength=1, load=kilos)) for kilos in (1, 1.1, 2, 4, 8, 8.1)] == [-1, 1, 1, 2, 3, 4]
    assert [derive.band(someone(Strength=0, load=kilos)) for kilos in (0, 0.1)] == [-1, 4]


@pytest.mark.rule("YAG-178", "YAG-179", "YAG-180", "YAG-181", "YAG-184")
@pytest.mark.parametrize(
    ("kilos", "agility", "dexterity"), [(3, 3, 3), (9, 3, 3), (18, 2, 3), (36, 1, 2), (72, 0, 1), (73, 0, 1)]
)
def test_load_lowers_agility_and_dexterity_never_below_0(kilos: int, agility: int, dexterity: int) -> None:
    one = someone(load=kilos)
    state = holding(one)
    assert [derive.attribute(state, one, name) for name in ("Agility", "Dexterity", "Strength", "Will")] == [
        agility,
        dexterity,
        3,
        3,
    ]
    assert derive.attribute(state, someone(load=kilos, Dexterity=0), "Dexterity") == 0


@pytest.mark.rule("YAG-184")
def test_why_an_attribute_is_lower() -> None:
    state = holding()
    assert derive.attribute_why(state, someone(load=18), "Agility") == "3, less 1: moderately encumbered"
    assert derive.attribute_why(state, someone(load=72), "Agility") == "3, less 4, not below 0: greatly encumbered"
    assert "nothing of it" in derive.attribute_why(state, someone(load=80), "Agility")
    assert derive.attribute_why(state, someone(load=18), "Dexterity") == ""


@pytest.mark.rule("YAG-178", "YAG-179", "YAG-180", "YAG-181", "YAG-Q46")
def test_load_forbids_gaits() -> None:
    assert [refusals(someone(load=kilos)) for kilos in (9, 18, 36, 72)] == [
        [],
        ["sprinting"],
        ["running", "sprinting"],
        ["running", "sprinting"],
    ]
    assert refusals(someone(load=73)) == list(GAITS)


@pytest.mark.rule("YAG-Q46")
def test_where_the_jog_is_running_too_a_heavy_load_forbids_it() -> None:
    assert refusals(someone(load=36), load_no_run="jog") == ["standard", "running", "sprinting"]
    assert refusals(someone(load=18), load_no_run="jog") == ["sprinting"]
    assert refusals(someone(load=36), load_no_run="jog", gaits="prose") == ["running", "sprinting"]


@pytest.mark.rule("YAG-182", "YAG-Q09", "YAG-X25")
def test_load_weighs_on_rolls_to_resist_fatigue() -> None:
    assert [derive.resist_penalty(someone(load=kilos)) for kilos in (3, 9, 18, 20, 72, 73)] == [0, 0, 5, 10, 15, 20]


@pytest.mark.rule("YAG-183")
def test_move_is_at_least_1_until_over_encumbered() -> None:
    one = someone(size=0, Strength=1, Agility=2, load=8)
    state = holding(one)
    assert (derive.attribute(state, one, "Agility"), derive.move(state, one)) == (0, 1)
    assert derive.move(state, someone(size=0, Strength=1, Agility=2, load=8, move_penalty=3)) == 1
    assert derive.move(state, someone(size=0, Strength=1, Agility=2, load=9)) == 0
    assert (
        derive.move(state, someone(move_penalty=3)) == 9
        and derive.move_why(state, someone(move_penalty=3)) == "5 + 3 + 3 + 1 - 3"
    )


@pytest.mark.rule("YAG-X25", "YAG-179", "YAG-Q08")
def test_a_heavy_load_derived() -> None:
    one = someone(load=20)
    state = holding(one)
    assert derive.band(one) == 2
    assert [derive.attribute(state, one, name) for name in ("Agility", "Dexterity")] == [1, 2]
    assert derive.move(state, one) == 5 and derive.move_why(state, one) == "(5 + 3 + 1 + 1) / 2"
    assert refusals(one) == ["running", "sprinting"] and derive.resist_penalty(one) == 10
    assert any("Move halved" in text for text in effects(one))


@pytest.mark.rule("YAG-X38", "YAG-181", "YAG-Q45")
def test_over_encumbered_derived() -> None:
    one = someone(load=80, skills={"sleight": 4})
    state = holding(one)
    assert derive.move(state, one) == 0 and metres(one) == [0, 0, 0, 0]
    assert [derive.attribute(state, one, name) for name in ("Agility", "Dexterity")] == [0, 1]
    assert (derive.free_metres(state, one), derive.watch_km(state, one)) == (0, 0)
    assert [derive.climb_metres(state, one, pace, False) for pace in PACES] == [0, 0, 0]


@pytest.mark.rule("YAG-Q07")
def test_load_may_leave_move_alone_but_for_halving() -> None:
    for kilos, on, off in ((9, 12, 12), (18, 11, 12), (20, 5, 6), (72, 4, 6), (73, 0, 0)):
        one = someone(load=kilos)
        assert derive.move(holding(one), one) == on
        assert derive.move(holding(one, load_affects_move="off"), one) == off


@pytest.mark.rule("YAG-185", "YAG-Q06")
def test_rules_that_demand_unencumbered_look_at_strength() -> None:
    nimble = technique("Somersault", "athletics", 2, effect=Effect(unencumbered=True))
    for kilos, included, strict in ((2, True, True), (3, True, False), (10, False, False)):
        one = someone(load=kilos, techniques=(nimble,))
        for options, allowed in (({}, included), ({"load_equal": "strict"}, strict)):
            state = holding(one, **options)
            assert derive.unencumbered(state, one) is allowed
            assert usable(state, one, nimble, "athletics") is allowed
    assert derive.band(someone(load=3)) == -1


@pytest.mark.rule("YAG-186")
def test_what_is_worn_has_a_load_of_its_own() -> None:
    armour = Item("i1", "armour", 10_000, 6_000)
    state = holding(someone(items=(armour,)))
    assert derive.load(person(state)) == 10_000
    events, state = happens(state, ANN, m.PutItem("c1", "i1", "worn"))
    assert derive.load(person(state)) == 6_000
    assert events == (m.ItemPut("c1", "i1", "armour", "worn"), m.LoadChanged("c1", 1, 0, 6_000))
    state = do(state, ANN, m.PutItem("c1", "i1", "left"))
    assert derive.load(person(state)) == 0 and not person(state).items[0].worn
    assert weighs(Item("i2", "cloak", 2_000, worn=True)) == 2_000


# Movement


@pytest.mark.rule("YAG-X01", "YAG-168", "YAG-Q01")
def test_a_typical_sprint() -> None:
    one = someone()
    state = holding(one)
    assert derive.move(state, one) == 12 and metres(one) == [6, 12, 24, 26]
    assert derive.gait_why(state, one, "sprinting") == "2 × 12 + 2; 100 m take about 19.2 seconds"
    assert derive.gait_why(state, someone(load=90), "sprinting") == "2 × 0 + 2"


@pytest.mark.rule("YAG-X02", "YAG-Q36")
def test_an_olympic_sprint() -> None:
    one = someone(Strength=4, Agility=8, skills={"athletics": 15})
    state = holding(one)
    assert derive.move(state, one) == 18 and metres(one)[3] == 51
    assert derive.dash_seconds(state, one) == 9.8
    assert derive.dash_seconds(holding(one, round_seconds=6), one) == 11.8


@pytest.mark.rule("YAG-Q01")
def test_gaits_by_the_prose() -> None:
    assert metres(someone(), gaits="prose") == [3, 6, 12, 26]


@pytest.mark.rule("YAG-165", "YAG-X09", "YAG-Q11")
def test_half_move_is_free() -> None:
    assert [derive.free_metres(holding(), someone(Agility=agility)) for agility in (3, 4)] == [6, 6]


@pytest.mark.rule("YAG-170", "YAG-Q56", "YAG-Q32")
def test_penalties_shorten_a_sprint() -> None:
    weary = someone(fatigue_penalty=2, wound_penalty=2, stun_penalty=1, fatigue=4)
    assert metres(weary) == [6, 12, 24, 21]
    assert derive.penalties(holding(weary), weary) == (("fatigue", 2), ("wounds", 2), ("stuns", 1))
    assert metres(weary, fatigue_penalty="perPoint")[3] == 17
    assert derive.penalty(holding(weary, fatigue_penalty="perPoint"), weary) == 9
    assert metres(someone(wound_penalty=90))[3] == 1


@pytest.mark.rule("YAG-172", "YAG-271")
def test_load_attributes_and_skill_move_together() -> None:
    light, laden, heavy = someone(load=3), someone(load=18), someone(load=20)
    state = holding()
    assert [derive.move(state, one) for one in (light, laden, heavy)] == [12, 11, 5]
    assert [refusals(one) for one in (light, laden, heavy)] == [[], ["sprinting"], ["running", "sprinting"]]
    assert metres(light)[3] == 26 and [derive.watch_km(state, one) for one in (light, heavy)] == [12, 5]


@pytest.mark.rule("YAG-Q55", "YAG-Q30")
def test_nobody_who_may_move_stands_still() -> None:
    one = someone(size=0, Strength=1, Agility=2, load=8, skills={"athletics": 0})
    assert metres(one) == [1, 1, 2, 2] and metres(one, gaits="prose")[:3] == [1, 1, 1]
    state = holding(one)
    assert derive.free_metres(state, one) == 1
    assert [derive.climb_metres(state, one, pace, True) for pace in PACES] == [1, 5, 25]


@pytest.mark.rule("YAG-Q30", "YAG-Q29")
def test_metres_of_a_climb() -> None:
    one = someone()
    state = holding(one)
    assert [derive.climb_metres(state, one, pace, False) for pace in PACES] == [3, 30, 600]
    assert [derive.climb_metres(state, one, pace, True) for pace in PACES] == [1, 15, 300]
    assert [derive.climb_metres(state, someone(Agility=4), pace, False) for pace in PACES] == [3, 30, 650]
    assert derive.climb_metres(state, one, "round", False, boost=True) == 6
    assert derive.climb_metres(holding(one, climb_quarter="25"), one, "quarter", False) == 300


@pytest.mark.rule("YAG-167", "YAG-Q03")
def test_minutes_until_a_run_tires() -> None:
    one = someone(Health=3)
    assert derive.run_minutes(holding(), one) == derive.run_minutes(holding(), one, "running") == 6
    half = holding(run_fatigue="half")
    assert (derive.run_minutes(half, one, "standard"), derive.run_minutes(half, one, "running")) == (6, 3)
    assert derive.run_minutes(holding(), someone(skills={"athletics": 0})) == 1
    assert derive.run_minutes(half, someone(Health=1, skills={"athletics": 1}), "running") == 1


# Items


def test_gear_comes_and_goes_and_the_load_is_told() -> None:
    state = holding(someone())
    events, state = happens(state, ANN, item("c1", "anvil", 20_000))
    which = person(state).items[0].id
    assert events[1] == m.LoadChanged("c1", -1, 2, 20_000)
    events, state = happens(state, ANN, m.PutItem("c1", which, "left"))
    assert events[1] == m.LoadChanged("c1", 2, -1, 0)
    events, state = happens(state, ANN, m.DropItem("c1", which))
    assert events == (m.ItemDropped("c1", which, "anvil"),) and person(state).items == ()


def test_strength_changes_the_band_too() -> None:
    state, who = drafted(table())
    state = do(at(state, who, "gear"), ANN, item(who, "pack", 9_000))
    events, _ = happens(at(state, who, "attributes"), ANN, m.SetAttribute(who, "Strength", 2))
    assert events[1] == m.LoadChanged(who, 0, 2, 9_000)


def test_things_change_hands_in_the_scene() -> None:
    state = in_scene(holding(someone("c1", load=4), someone("c2", BEN)))
    events, after = happens(state, ANN, m.HandItem("c1", "i91", "c2"))
    assert [type(event) for event in events] == [m.ItemHanded, m.LoadChanged, m.LoadChanged]
    assert person(after, "c1").items == () and person(after, "c2").items[0].name == "sack"
    assert refused(state, BEN, m.HandItem("c1", "i91", "c2")) == ("not-yours", "YAG-186")
    away = change(state, "c2", here=False)
    assert refused(away, ANN, m.HandItem("c1", "i91", "c2")) == ("not-here", "YAG-186")
    assert person(permitted(away, ANN, m.HandItem("c1", "i91", "c2")), "c2").items
    assert refused(state, ANN, m.HandItem("c1", "i5", "c2")) == ("no-such-item", "YAG-186")
    left = do(state, ANN, m.PutItem("c1", "i91", "left"))
    assert refused(left, ANN, m.HandItem("c1", "i91", "c2")) == ("left", "YAG-186")


def test_whose_things_are_whose() -> None:
    state = holding(someone("c1", load=4), someone("c2", BEN), someone("c3", -1))
    assert refused(state, BEN, item("c1")) == ("not-yours", "YAG-186")
    assert refused(state, BEN, m.PutItem("c1", "i91", "worn")) == ("not-yours", "YAG-186")
    assert refused(state, ANN, m.PutItem("c1", "i91", "carried")) == ("there-already", "YAG-186")
    assert refused(state, ANN, m.DropItem("c1", "i5")) == ("no-such-item", "YAG-186")
    state = do(state, GIL, item("c1", "letter", 10), item("c3", "club"), m.DropItem("c1", "i91"))
    assert [one.name for one in person(state).items] == ["letter"] and person(state, "c3").items
    assert refused(state, GIL, item("c9")) == ("bad-target", "YAG-186")
    draft, who = drafted(table())
    assert refused(draft, ANN, item(who)) == ("wrong-step", "YAG-186")
    assert refused(at(draft, who, "dead"), GIL, item(who)) == ("dead", "YAG-186")
