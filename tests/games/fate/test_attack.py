"""2.8 Attack."""

import pytest

from games.fate.given import GM, HEROES, do, find, given, major, mook, offered, pc, refused, text, texts
from games.fate.rolls import attack, fight, roll, settled
from parlour.games.fate import moves as m

AMA, THANE = pc("Ama", Clever=2), major("Thane", Quick=0)


@pytest.mark.rule("FAE-070")
def test_an_attack_has_a_target_a_kind_and_an_approach() -> None:
    state = given(AMA, THANE, pc("Dan", 2), mook("Away", away=True), major("Lurker", hidden=True))
    assert {offer.fixed for offer in offered(state, 1, "attack")} == {("c1", "physical"), ("c1", "mental")}
    refused(state, 1, attack(target="c9"), "FAE-070")
    refused(state, 1, attack(target="c3"), "FAE-070")
    refused(state, 1, attack(target="c4"), "FAE-070")
    refused(state, 1, attack(approach=""), "FAE-070")
    refused(state, 1, attack(harm="both"), "FAE-070")
    refused(state, 2, attack(), "FAE-070")
    hidden, nobody = refused(state, 1, attack(target="h1")), refused(state, 1, attack(target="h9"))
    assert (hidden.reason, hidden.why, hidden.rule) == (nobody.reason, nobody.why, nobody.rule)
    state = do(state, 1, attack(harm="mental"))
    assert (roll(state).harm, roll(state).target) == ("mental", "c2")


@pytest.mark.rule("FAE-071")
def test_fail_it_misses() -> None:
    state = settled(given(AMA, THANE), attack(), 2, 3)
    assert state.roll is None and find(state, "Thane").ticked == () and texts(state, "", "boost") == []


@pytest.mark.rule("FAE-072")
def test_tie_no_damage_and_a_boost() -> None:
    state = settled(given(AMA, THANE), attack(), 3, 3)
    state = do(state, 1, m.NameIt("Off Balance"))
    assert [(one.team, one.count) for one in text(state, "Off Balance").free] == [(HEROES, 1)]
    assert state.roll is None and find(state, "Thane").ticked == ()


@pytest.mark.rule("FAE-073", "FAE-075", "FAE-X02")
def test_succeed_the_difference_of_the_rolls_is_the_damage() -> None:
    state = settled(given(AMA, THANE), attack(), 5, 3)
    assert (roll(state).outcome, roll(state).shift, roll(state).damage) == ("succeed", 2, 2)
    refused(state, 1, m.Trade("boost"), "FAE-074")


@pytest.mark.rule("FAE-074", "FAE-X14")
@pytest.mark.parametrize(("against", "taken", "damage"), [(3, "boost", 2), (3, "damage", 3), (2, "boost", 3)])
def test_with_style_one_damage_may_be_traded_for_a_boost(against: int, taken: str, damage: int) -> None:
    state = settled(given(AMA, THANE), attack(), 6, against)
    refused(state, GM, m.Trade("damage"), "FAE-074")
    state = do(state, 1, m.Trade(taken))  # type: ignore[arg-type]
    assert roll(state).damage == damage
    state = do(state, GM, m.Absorb("3", ()))
    if taken == "boost":
        state = do(state, 1, m.NameIt("Off Balance"))
        assert [(one.team, one.count) for one in text(state, "Off Balance").free] == [(HEROES, 1)]
    assert state.roll is None and len(texts(state, "", "boost")) == (taken == "boost")


@pytest.mark.rule("FAE-070")
def test_who_is_out_is_not_attacked() -> None:
    refused(given(AMA, major("Thane", out="taken")), 1, attack(), "FAE-079")


@pytest.mark.rule("FAE-141")
def test_reach_is_the_own_zone_or_the_next_with_a_reason() -> None:
    state = given(AMA, THANE, conflict=fight("c1", "c2"))
    for name in ("Yard", "Hall", "Tower"):
        state = do(state, GM, m.AddZone(name))
    yard, hall, tower = (zone.id for zone in state.scene.zones)
    state = do(do(state, GM, m.LinkZones(yard, hall, "a locked door")), GM, m.LinkZones(hall, tower, ""))
    state = do(state, GM, m.Place("c1", yard))
    do(state, 1, attack(words=""))
    do(do(state, GM, m.Place("c2", yard)), 1, attack(words=""))
    near = do(state, GM, m.Place("c2", hall))
    assert "bow" in refused(near, 1, attack(words=" "), "FAE-141").cure
    do(near, 1, attack(words="with my bow"))
    far = do(state, GM, m.Place("c2", tower))
    refused(far, 1, attack(words="with my bow"), "FAE-141")


@pytest.mark.rule("FAE-141")
def test_the_game_master_may_call_it_off_and_the_action_is_there_again() -> None:
    state = do(given(AMA, THANE, conflict=fight("c1", "c2")), 1, attack())
    assert state.conflict is not None and state.conflict.acted == ("c1",)
    refused(state, 2, m.CallOff("no"), "FAE-042")
    state = do(state, GM, m.CallOff("no bow is that long"))
    assert state.roll is None and state.conflict is not None and state.conflict.acted == ()
    state = do(state, 1, attack())
    state = do(do(state, GM, m.Defend("c2", ("Quick",), "")), 1, m.ThrowDice("c1"), *"0000")
    refused(state, GM, m.CallOff("no"), "FAE-099")
