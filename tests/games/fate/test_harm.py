"""2.8 Harm: absorbing a hit, or being taken out."""

import pytest
from msgspec.structs import replace

from games.fate.given import (
    FOES,
    GM,
    HEROES,
    Given,
    State,
    do,
    find,
    given,
    group,
    major,
    mook,
    offered,
    pc,
    refused,
    text,
)
from games.fate.rolls import attack, create, overcome, roll, settled, stand, thrown
from parlour.games.fate import moves as m
from parlour.games.fate.rules.harm import lean, ways


def hit(damage: int, person: Given, **more: object) -> State:
    """The foe c1 has hit c2 for so much."""
    victim = replace(person, character=replace(person.character, side=HEROES))
    state = given(major("Thane", Clever=3), victim, **more)
    state = settled(state, attack("c1", "c2"), damage, 0)
    return do(state, GM, m.Trade("damage")) if damage >= 3 else state


def legal(state: State) -> set[tuple[tuple[int, ...], tuple[str, ...]]]:
    return {(way.boxes, way.consequences) for way in ways(state, find(state, "c2"), roll(state).damage)}


ALL = pc("Ama", Quick=0)


@pytest.mark.rule("FAE-076", "FAE-X11")
def test_every_way_to_absorb_four_is_listed_minimal_ones_first() -> None:
    state = hit(4, ALL)
    found = ways(state, find(state, "c2"), 4)
    least = {(way.boxes, way.consequences) for way in found if way.minimal}
    assert least == {((), ("moderate",)), ((), ("severe",)), ((2,), ("mild",)), ((3,), ("mild",))}
    assert [way.minimal for way in found] == sorted([way.minimal for way in found], reverse=True)
    assert ((1,), ("moderate",)) in legal(state) and ((3,), ()) not in legal(state)
    refused(state, 1, m.Absorb("3", ()), "FAE-077")
    refused(state, GM, m.Absorb("2", ("mild",)), "FAE-076")
    do(state, 1, m.Absorb("1", ("moderate",)))
    state = do(state, 1, m.Absorb("2", ("mild",)))
    state = do(state, 1, m.NameIt("A Limp"))
    assert find(state, "Ama").ticked == (2,) and state.roll is None


@pytest.mark.rule("FAE-X12")
def test_absorbing_seven_with_a_box_and_the_mild_place_used() -> None:
    state = hit(7, pc("Ama", Quick=0, ticked=(3,), mild="Bruised"))
    least = {(way.boxes, way.consequences) for way in ways(state, find(state, "c2"), 7) if way.minimal}
    assert least == {((1,), ("severe",)), ((2,), ("severe",)), ((), ("moderate", "severe"))}
    refused(state, 1, m.Absorb("2", ("moderate",)), "FAE-077")
    do(state, 1, m.Absorb("", ("moderate", "severe")))


@pytest.mark.rule("FAE-076")
def test_the_victim_is_asked_wherever_she_sits() -> None:
    state = given(pc("Ama", 2, side="foes", Clever=3), pc("Dan", 0, Quick=0), gm=1)
    state = do(do(state, 2, attack()), 0, m.Defend("c2", ("Quick",), ""))
    state = stand(thrown(thrown(state, "c1", 2), "c2", 1))
    refused(state, 1, m.Absorb("1", ()), "FAE-076")
    assert find(do(state, 0, m.Absorb("1", ())), "Dan").ticked == (1,)


@pytest.mark.rule("FAE-077")
def test_all_damage_is_absorbed_or_nothing() -> None:
    state = hit(4, ALL)
    refusal = refused(state, 1, m.Absorb("3", ()), "FAE-077")
    assert "4" in refusal.why and "3" in refusal.why
    refused(state, 1, m.Absorb("", ()), "FAE-077")
    refused(state, 1, m.Absorb("1", ("mild",)), "FAE-077")


@pytest.mark.rule("FAE-078", "FAE-X13")
def test_what_nothing_can_absorb_takes_out() -> None:
    state = hit(7, pc("Ama", Quick=0, ticked=(1, 2), moderate="Broken Arm", severe="Blind"))
    assert find(state, "Ama").out == "taken"
    assert roll(state).choices[0].kind == "fate"
    refused(state, 1, m.TellFate("I sleep"), "FAE-079")
    state = do(state, GM, m.TellFate("She sleeps until dawn"))
    assert state.roll is None


@pytest.mark.rule("FAE-078")
def test_the_victim_may_decline_to_absorb() -> None:
    state = hit(1, ALL)
    refused(state, GM, m.GoDown(), "FAE-078")
    state = do(state, 1, m.GoDown())
    assert find(state, "Ama").out == "taken" and find(state, "Ama").fp == 3


@pytest.mark.rule("FAE-079")
def test_who_is_taken_out_does_nothing_more_in_this_scene() -> None:
    state = do(do(hit(1, ALL), 1, m.GoDown()), GM, m.TellFate("She sleeps"))
    for command in (overcome("c2"), create("create", who="c2"), attack("c2", "c1")):
        refused(state, 1, command, "FAE-079")
    assert offered(state, GM, "attack") == []
    empty = hit(1, mook("Rat"))
    refused(empty, GM, m.TellFate(" "), "FAE-079")


@pytest.mark.rule("FAE-080")
def test_one_box_is_ticked_for_a_hit_and_absorbs_its_number() -> None:
    state = hit(3, ALL)
    refused(state, 1, m.Absorb("1+2", ()), "FAE-080")
    refused(state, 1, m.Absorb("4", ()), "FAE-080")
    refused(state, 1, m.Absorb("x", ()), "FAE-080")
    refused(state, 1, m.Absorb("2", ()), "FAE-077")
    assert find(do(state, 1, m.Absorb("3", ())), "Ama").ticked == (3,)
    refused(hit(3, pc("Ama", Quick=0, ticked=(3,))), 1, m.Absorb("3", ()), "FAE-080")


@pytest.mark.rule("FAE-081")
def test_a_higher_box_takes_a_smaller_hit() -> None:
    state = hit(1, pc("Ama", Quick=0, ticked=(1,)))
    assert find(do(state, 1, m.Absorb("2", ())), "Ama").ticked == (1, 2)


@pytest.mark.rule("FAE-Q02")
def test_by_switch_several_boxes_take_one_hit() -> None:
    state = hit(3, ALL, stress_per_hit="many")
    state = do(state, 1, m.Absorb("1+2", ()))
    assert find(state, "Ama").ticked == (1, 2)
    refused(hit(3, ALL, stress_per_hit="1"), 1, m.Absorb("1+2", ()), "FAE-080")


@pytest.mark.rule("FAE-Q31")
def test_by_switch_a_group_ticks_several_boxes() -> None:
    swarm = group("Swarm", 6)
    state = hit(5, swarm, group_many_boxes="on")
    assert find(do(state, GM, m.Absorb("2+3", ())), "Swarm").ticked == (2, 3)
    assert find(hit(5, swarm), "Swarm").out == "taken"
    refused(hit(3, ALL, group_many_boxes="on"), 1, m.Absorb("1+2", ()), "FAE-080")


@pytest.mark.rule("FAE-082")
def test_consequences_absorb_two_four_and_six() -> None:
    alone = {degrees for boxes, degrees in legal(hit(6, pc("Ama", Quick=0, ticked=(1, 2, 3)))) if not boxes}
    assert alone == {
        ("severe",),
        ("mild", "moderate"),
        ("mild", "severe"),
        ("moderate", "severe"),
        ("mild", "moderate", "severe"),
    }
    state = hit(6, pc("Ama", Quick=0))
    refused(state, 1, m.Absorb("", ("grave",)), "FAE-082")
    refused(state, 1, m.Absorb("", ("moderate", "moderate")), "FAE-085")


@pytest.mark.rule("FAE-083")
def test_each_consequence_gets_its_words() -> None:
    state = do(hit(6, ALL), 1, m.Absorb("", ("moderate", "mild")))
    refused(state, GM, m.NameIt("Hurt"), "FAE-083")
    refused(state, 1, m.NameIt(" "), "FAE-083")
    state = do(do(state, 1, m.NameIt("A Limp")), 1, m.NameIt("Broken Arm"))
    taken = {c.degree: text(state, c.aspect).text for c in find(state, "Ama").consequences}
    assert taken == {"mild": "A Limp", "moderate": "Broken Arm"} and state.roll is None


@pytest.mark.rule("FAE-005")
def test_a_consequence_is_an_aspect_of_its_victim() -> None:
    state = do(do(hit(2, ALL, session=3), 1, m.Absorb("", ("mild",))), 1, m.NameIt("A Limp"))
    limp = text(state, "A Limp")
    assert (limp.kind, limp.owner) == ("consequence", "c2")
    assert find(state, "Ama").consequences[0].session == 3
    do(state, GM, create("use", limp.id))


@pytest.mark.rule("FAE-084")
def test_the_enemy_may_invoke_a_consequence_once_for_free() -> None:
    state = do(do(hit(2, ALL), 1, m.Absorb("", ("mild",))), 1, m.NameIt("A Limp"))
    assert [(one.team, one.count) for one in text(state, "A Limp").free] == [(FOES, 1)]


@pytest.mark.rule("FAE-085")
def test_there_is_one_consequence_of_each_degree() -> None:
    state = hit(2, pc("Ama", Quick=0, mild="Bruised"))
    refused(state, 1, m.Absorb("", ("mild",)), "FAE-085")
    assert "mild" in refused(state, 1, m.Absorb("3", ("mild",)), "FAE-085").why
    do(state, 1, m.Absorb("", ("moderate",)))


@pytest.mark.rule("FAE-172")
def test_a_mook_without_boxes_is_out_at_the_first_hit() -> None:
    assert find(hit(1, mook("Rat", boxes=0)), "Rat").out == "taken"
    assert find(hit(1, mook("Rat", boxes=1)), "Rat").out == ""


@pytest.mark.rule("FAE-173")
@pytest.mark.parametrize("person", [mook("Rat", boxes=2), group("Rats", 4)])
def test_mooks_and_groups_take_no_consequences(person: Given) -> None:
    state = hit(2, person)
    assert legal(state) == {((2,), ())}
    refused(state, GM, m.Absorb("", ("mild",)), "FAE-173")


@pytest.mark.rule("FAE-X30", "FAE-Q31")
def test_seven_goblins_take_a_hit_box_by_box() -> None:
    for ticked, damage, out in (((), 2, ""), ((2,), 3, ""), ((2, 3), 2, "taken"), ((2, 3), 1, "")):
        assert find(hit(damage, group("Goblins", 7, ticked=ticked)), "Goblins").out == out


@pytest.mark.rule("FAE-Q07")
def test_a_hit_outside_a_conflict_is_of_no_conflict() -> None:
    state = do(do(hit(2, ALL), 1, m.Absorb("", ("mild",))), 1, m.NameIt("A Limp"))
    assert find(state, "Ama").consequences[0].conflict == 0


@pytest.mark.rule("FAE-Q31")
def test_a_large_group_has_no_flood_of_ways() -> None:
    """Of eighteen boxes only those are ticked that the hit needs."""
    assert len(list(lean(tuple(range(1, 19)), 4))) == 22
    assert set(lean((1, 2, 3), 4)) == {(), (1,), (2,), (3,), (1, 2), (1, 3), (2, 3)}
