"""2.10 Other actions in conflicts: moving between zones and giving in."""

import pytest
from msgspec.structs import replace

from games.fate.given import GM, Given, State, do, find, given, happens, major, mook, offered, pc, refused
from games.fate.reached import alter
from games.fate.rolls import attack, fight, opposed, overcome, roll, settled, thrown
from parlour.games.fate import moves as m
from parlour.games.fate.model import Border, Challenge, Conflict, Contest, Task, Zone

AMA, TOUGH = pc("Ama", Clever=1), mook("Tough")


def mapped(*people: Given, links: str, at: str, **more: object) -> State:
    """Zones by letters: links="AB BC:door", at="AA" for where each character stands."""
    state = given(*people, **more)
    names = sorted({letter for link in links.split() for letter in link[:2]})
    for name in names:
        state = do(state, GM, m.AddZone(name))
    zones = {zone.name: zone.id for zone in state.scene.zones}
    for link in links.split():
        state = do(state, GM, m.LinkZones(zones[link[0]], zones[link[1]], link[3:]))
    for number, name in enumerate(at, 1):
        state = do(state, GM, m.Place(f"c{number}", zones[name]))
    return state


def zone(state: State, name: str) -> str:
    return next(zone.id for zone in state.scene.zones if zone.name == name)


def where(state: State, who: str = "Ama") -> str:
    return next(zone.name for zone in state.scene.zones if zone.id == find(state, who).zone)


def acted(state: State) -> bool:
    assert state.conflict is not None
    return "c1" in state.conflict.acted


def go(state: State, name: str) -> State:
    return do(state, 1, m.Move("c1", zone(state, name)))


FIGHT = fight("c1", "c2")


@pytest.mark.rule("FAE-184")
@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"contest": Contest("Race", ("c1", "c2"), (0, 0))},
        {"challenge": Challenge("Escape", (Task("t1", "Run", 2),))},
    ],
    ids=["nothing", "contest", "challenge"],
)
def test_giving_in_and_zone_moves_belong_to_conflicts(fields: dict[str, object]) -> None:
    state = mapped(AMA, TOUGH, links="AB", at="AA", **fields)
    refused(state, 1, m.Move("c1", zone(state, "B")), "FAE-184")
    refused(state, 1, m.Concede("c1", "I leave"), "FAE-184")


@pytest.mark.rule("FAE-092", "FAE-X31")
def test_moving_next_door_is_free_once_a_turn() -> None:
    state = mapped(AMA, TOUGH, links="AB BC", at="AA", conflict=FIGHT)
    state = go(state, "B")
    assert where(state) == "B" and not acted(state)
    refused(go(state, "C"), 1, m.Move("c1", zone(state, "B")), "FAE-140")
    do(state, 1, overcome())


@pytest.mark.rule("FAE-Q16")
def test_the_second_move_of_a_turn_takes_the_action() -> None:
    state = go(go(mapped(AMA, TOUGH, links="AB BC CD", at="AA", conflict=FIGHT), "B"), "C")
    assert where(state) == "C" and acted(state)
    assert state.conflict is not None and state.conflict.at == 1


@pytest.mark.rule("FAE-092")
def test_after_the_action_the_free_move_is_left() -> None:
    state = settled(mapped(AMA, TOUGH, links="AB BC", at="AA", conflict=FIGHT), overcome(), 3, 2)
    assert state.conflict is not None and state.conflict.at == 0
    refused(state, 1, m.Move("c1", zone(state, "C")), "FAE-093")
    refused(state, 1, m.Move("c1", zone(state, "A")), "FAE-092")
    state = go(state, "B")
    assert state.conflict is not None and state.conflict.at == 1


@pytest.mark.rule("FAE-093", "FAE-X31")
def test_a_zone_farther_off_takes_the_action() -> None:
    state = go(mapped(AMA, TOUGH, links="AB BC CD", at="AA", conflict=FIGHT), "D")
    assert where(state) == "D" and acted(state)


@pytest.mark.rule("FAE-Q46")
def test_the_free_move_may_follow_the_far_one() -> None:
    state = go(mapped(AMA, TOUGH, links="AB BC CD", at="AA", conflict=FIGHT), "C")
    assert acted(state) and state.conflict is not None and state.conflict.at == 0
    assert where(go(state, "D")) == "D"


@pytest.mark.rule("FAE-094")
def test_who_is_out_holds_no_border_any_more() -> None:
    state = mapped(AMA, TOUGH, mook("Rat"), links="AB BC", at="AAB", conflict=fight("c1", ("c2", "c3")))
    first, second = (border.id for border in state.scene.borders)
    state = do(do(state, GM, m.HoldBorder(first, "c2")), GM, m.HoldBorder(second, "c3"))
    state = do(state, GM, m.Concede("c2", "I run"))
    assert [border.holder for border in state.scene.borders] == ["", "c3"]
    state = do(state, GM, m.Leave("c2"))
    assert [border.holder for border in state.scene.borders] == ["", "c3"] and not acted(go(state, "B"))
    calm = mapped(AMA, mook("Rat"), links="AB", at="AB")
    held = do(calm, GM, m.HoldBorder(calm.scene.borders[0].id, "c2"))
    assert [border.holder for border in do(held, GM, m.Leave("c2")).scene.borders] == [""]


@pytest.mark.rule("FAE-Q46")
@pytest.mark.parametrize(("switch", "reaches"), [(0, "BCD"), (2, "BC"), (1, "B")])
def test_how_far_the_action_carries_is_a_switch(switch: int, reaches: str) -> None:
    state = mapped(AMA, TOUGH, links="AB BC CD", at="AA", conflict=FIGHT, move_far=switch)
    for name in "BCD":
        if name in reaches:
            assert where(go(state, name)) == name
        else:
            refused(state, 1, m.Move("c1", zone(state, name)), "FAE-Q46")


@pytest.mark.rule("FAE-Q46")
def test_nobody_runs_through_a_hindered_border_to_what_lies_behind() -> None:
    state = mapped(AMA, TOUGH, links="AB:door BC", at="AA", conflict=FIGHT)
    refused(state, 1, m.Move("c1", zone(state, "C")), "FAE-Q46")


@pytest.mark.rule("FAE-094", "FAE-X31")
def test_through_a_hindered_border_takes_the_action() -> None:
    state = go(mapped(AMA, TOUGH, links="AB:door", at="AA", conflict=FIGHT), "B")
    assert where(state) == "B" and acted(state)
    spent = settled(mapped(AMA, TOUGH, links="AB:door AC", at="AA", conflict=FIGHT), overcome(), 3, 2)
    assert "Door is in the way" in refused(spent, 1, m.Move("c1", zone(spent, "B")), "FAE-094").why


@pytest.mark.rule("FAE-094")
def test_a_foe_holds_a_border_against_the_other_side_only() -> None:
    state = mapped(AMA, TOUGH, links="AB", at="AA", conflict=FIGHT)
    border = state.scene.borders[0].id
    refused(state, 1, m.HoldBorder(border, "c2"), "FAE-094")
    refused(state, GM, m.HoldBorder(border, "c9"), "FAE-094")
    held = do(state, GM, m.HoldBorder(border, "c2"))
    held = go(held, "B")
    assert where(held) == "B" and acted(held)
    own = go(do(state, GM, m.HoldBorder(border, "c1")), "B")
    assert not acted(own)
    freed = go(do(do(state, GM, m.HoldBorder(border, "c2")), GM, m.HoldBorder(border, "")), "B")
    assert not acted(freed)


@pytest.mark.rule("FAE-Q17")
@pytest.mark.parametrize("switch", ["action", "overcome"])
def test_by_switch_a_hindered_border_asks_for_a_roll(switch: str) -> None:
    state = mapped(AMA, TOUGH, links="AB:door", at="AA", conflict=FIGHT, move_hindered=switch)
    border = state.scene.borders[0].id
    if switch == "action":
        refused(state, 1, overcome(target=border), "FAE-094")
        assert where(go(state, "B")) == "B"
    else:
        refused(state, 1, m.Move("c1", zone(state, "B")), "FAE-Q17")
        calm = mapped(AMA, TOUGH, links="AB:door", at="AA", move_hindered=switch)
        refused(calm, 1, overcome(target=calm.scene.borders[0].id), "FAE-184")
        through = settled(state, overcome(target=border), 3, 2)
        assert where(through) == "B" and acted(through)
        stuck = do(settled(state, overcome(target=border), 1, 2), GM, m.SetCost("stands"))
        assert where(stuck) == "A"


@pytest.mark.rule("FAE-092")
def test_moving_is_for_ones_own_on_ones_turn() -> None:
    state = mapped(AMA, TOUGH, links="AB", at="AA", conflict=FIGHT)
    refused(state, 2, m.Move("c1", zone(state, "B")), "FAE-092")
    refused(state, GM, m.Move("c2", zone(state, "B")), "FAE-140")
    refused(state, 1, m.Move("c1", "z99"), "FAE-092")
    refused(do(state, 1, overcome()), 1, m.Move("c1", zone(state, "B")), "FAE-023")


# Giving in


@pytest.mark.rule("FAE-089", "FAE-X19")
def test_giving_in_comes_before_the_opponents_dice() -> None:
    state = opposed(given(major("Thane", Quick=0), AMA, conflict=fight("c1", "c2")), attack("c1", "c2"))
    early = do(state, 1, m.Concede("c2", "I drop the parcel and run"))
    assert find(early, "Ama").out == "conceded" and early.roll is None
    refused(state, GM, m.Concede("c1", "so"), "FAE-089")
    late = thrown(state, "c1", 3)
    refused(late, 1, m.Concede("c2", "wait"), "FAE-089")
    late = thrown(late, "c2", 1)
    refused(late, 1, m.Concede("c2", "wait"), "FAE-089")


@pytest.mark.rule("FAE-089")
def test_the_target_gives_in_although_somebody_stands_before_her() -> None:
    state = given(major("Thane", Quick=0), AMA, pc("Dan", 2), conflict=fight("c1", "c2", "c3"))
    state = do(do(state, GM, attack("c1", "c2")), 2, m.Protect("c3", "behind me"))
    state = do(state, 1, m.Concede("c2", "I drop the parcel"))
    assert state.roll is None and state.conflict is not None and state.conflict.acted == ()
    helped = do(given(major("Thane"), AMA, pc("Dan", 2), conflict=fight("c2", "c3", "c1")), 1, overcome("c2"))
    helped = do(helped, 2, m.Help("c3", "c2", "so"))
    refused(helped, 2, m.Concede("c3", "so"), "FAE-089")


@pytest.mark.rule("FAE-X19")
def test_too_late_to_give_in_one_may_still_go_down_without_fate_points() -> None:
    state = settled(given(major("Thane", Quick=0), AMA, conflict=fight("c1", "c2")), attack("c1", "c2"), 3, 1)
    refused(state, 1, m.Concede("c2", "wait"), "FAE-089")
    state = do(state, 1, m.GoDown())
    assert (find(state, "Ama").out, find(state, "Ama").fp) == ("taken", 3)


@pytest.mark.rule("FAE-090")
def test_both_have_a_say_in_what_giving_in_leads_to() -> None:
    state = given(AMA, TOUGH, conflict=FIGHT)
    refused(state, 1, m.Concede("c1", " "), "FAE-090")
    refused(state, GM, m.Impose("c1", "They keep the boat"), "FAE-090")
    events, state = happens(state, 1, m.Concede("c1", "I swim away"))
    assert any(isinstance(event, m.Conceded) and event.words == "I swim away" for event in events)
    refused(state, 1, m.Impose("c1", "no"), "FAE-090")
    refused(state, GM, m.Impose("c1", " "), "FAE-090")
    events, state = happens(state, GM, m.Impose("c1", "They keep the boat"))
    assert isinstance(events[0], m.Imposed)


@pytest.mark.rule("FAE-091", "FAE-X18")
def test_giving_in_earns_one_and_one_for_each_consequence_of_this_conflict() -> None:
    rue = pc("Rue", fp=0, mild=("Bruised", 1, 1), moderate=("Broken Rib", 1, 1), severe=("Old Wound", 1, 0))
    state = do(given(rue, TOUGH, conflict=FIGHT), 1, m.Concede("c1", "I yield"))
    assert find(state, "Rue").fp == 3 and find(state, "Rue").out == "conceded"
    again = given(rue, TOUGH, conflict=Conflict(2, "physical", (("c1",), ("c2",)), begun=True))
    assert find(do(again, 1, m.Concede("c1", "I yield")), "Rue").fp == 1


@pytest.mark.rule("FAE-Q13")
@pytest.mark.parametrize(("switch", "now"), [("now", 1), ("sceneEnd", 0)])
def test_by_switch_the_fate_points_come_after_the_scene(switch: str, now: int) -> None:
    state = do(given(pc("Ama", fp=0), TOUGH, conflict=FIGHT, concede_pay=switch), 1, m.Concede("c1", "I yield"))
    assert find(state, "Ama").fp == now
    assert find(do(state, GM, m.CloseScene()), "Ama").fp == 1


@pytest.mark.rule("FAE-Q15")
def test_foes_give_in_for_the_pool_unless_the_table_says_no() -> None:
    thane = major("Thane", mild=("Bruised", 1, 1), severe=("Old Wound", 1, 0))
    state = given(AMA, thane, TOUGH, conflict=fight("c1", ("c2", "c3")), pool=1)
    assert do(state, GM, m.Concede("c2", "Enough")).pool == 3
    assert do(state, GM, m.Concede("c3", "Enough")).pool == 2
    off = given(AMA, thane, TOUGH, conflict=fight("c1", ("c2", "c3")), pool=1, concede_npc="off")
    refused(off, GM, m.Concede("c2", "Enough"), "FAE-Q15")
    do(off, 1, m.Concede("c1", "Enough"))


@pytest.mark.rule("FAE-089")
def test_one_gives_in_for_oneself_in_a_conflict_one_takes_part_in() -> None:
    state = given(AMA, TOUGH, pc("Dan", 2), conflict=FIGHT)
    refused(state, 2, m.Concede("c1", "so"), "FAE-089")
    refused(state, 2, m.Concede("c3", "so"), "FAE-184")
    unbegun = given(AMA, TOUGH, conflict=Conflict(1, "physical", (("c1",), ("c2",))))
    refused(unbegun, 1, m.Concede("c1", "so"), "FAE-134")
    assert offered(state, 1, "concede") and roll(do(state, 1, overcome())).sides[0].who == "c1"


@pytest.mark.rule("FAE-Q17", "FAE-094")
def test_who_holds_the_border_that_is_overcome_defends_it() -> None:
    """And nobody else: not whoever holds another one."""
    zones = (Zone("z91", "Yard"), Zone("z92", "Gate"), Zone("z93", "Wall"))
    borders = (
        Border("b94", "z91", "z93", holder="c3"),
        Border("b95", "z91", "z92", holder="c2"),
        Border("b96", "z92", "z93", "Rubble"),
    )
    state = given(
        pc("Ama", 1, zone="z91"), mook("Guard", zone="z91"), mook("Dog", zone="z91"),
        conflict=fight("c1", "c2", "c3"), move_hindered="overcome",
    )  # fmt: skip
    state = alter(state, scene=replace(state.scene, zones=zones, borders=borders))
    assert roll(do(state, 1, m.Overcome("c1", "b95", ("Quick",), "I duck past"))).sides[1].who == "c2"
    assert roll(do(state, 1, m.Overcome("c1", "b94", ("Quick",), "I duck past"))).sides[1].who == "c3"
    assert roll(do(state, 1, m.Overcome("c1", "scene", ("Quick",), "I look up"))).sides[1].who == ""
