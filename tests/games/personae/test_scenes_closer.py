"""Scenes, days and sessions, closer: who can be in one, coming and going, what time brings round (2.26, 3.6)."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    HERE,
    ORLA,
    ORLAS,
    ROGUE,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    alter,
    at_end,
    banked,
    change,
    close_scene,
    do,
    down,
    end,
    events,
    fight,
    given,
    grants,
    hurt,
    kinds,
    next_scene,
    offered,
    only,
    person,
    power,
    reason,
    refused,
    running,
    sheet,
    talk,
)
from games.personae.reached import joined
from parlour.core.offers import Choose, Number, Text
from parlour.games.personae import moves as m
from parlour.games.personae.model import State, Talent
from parlour.games.personae.rules import play, scene
from parlour.games.personae.rules.ask import on_turn
from parlour.roleplay.moves import EndSession, StartSession


def opening(*who: str, zones: str = "") -> m.OpenScene:
    return m.OpenScene(HERE, "", "", who, zones)


def used(state: State, every: str, uses: int = 1) -> State:
    """One more Trait of Bran's with this limit."""
    state = grants(state, BRAN, "addDice", conditions=(f"once per {every}",))
    last = replace(person(state, BRAN).abilities[-1], uses=uses)
    return change(state, BRAN, abilities=(*person(state, BRAN).abilities[:-1], last))


# Who can be in a scene


@pytest.mark.rule("PER-245")
def test_only_who_is_ready_alive_and_in_the_open_can_be_in_a_scene() -> None:
    state = close_scene(given())
    state = change(state, BRAN, stage="traits")
    state = change(state, SEFA, stage="dead", status="dead")
    state = joined(state, replace(sheet("h1", "Shade", 0), hidden=True, here=False))
    (offer,) = offered(state, URSULA, "open_scene")
    who = offer.asks[3]
    assert isinstance(who, Choose) and (who.of, who.least, who.most) == ((ORLA, FOE, ROGUE, THUG), 0, 4)
    empty = do(state, URSULA, opening())
    assert empty.scene.open and not offered(empty, URSULA, "leave"), "nobody is here"
    (enter,) = offered(empty, URSULA, "enter")
    assert enter.asks[0].of == (ORLA, FOE, ROGUE, THUG, "h1"), "the hidden come in unseen"  # type: ignore[union-attr]


@pytest.mark.rule("PER-245")
def test_zones_are_asked_for_where_the_table_has_them_and_may_be_left_out() -> None:
    state = close_scene(given(distance_mode="zones"))
    (offer,) = offered(state, URSULA, "open_scene")
    assert [ask.least for ask in offer.asks if isinstance(ask, Text)] == [1, 0, 0, 0]
    assert do(state, URSULA, opening()).scene.zones == ()
    assert do(state, URSULA, opening(zones="deck\n\n hold \ndeck")).scene.zones == ("deck", "hold")
    assert reason(close_scene(given()), URSULA, opening(zones="deck"))[0] == "bad-value"


# Coming and going


def test_people_are_brought_in_by_the_game_master_alone() -> None:
    state = change(given(), SEFA, here=False)
    assert offered(state, URSULA, "enter") and not offered(state, SEFAS, "enter")
    assert reason(state, SEFAS, m.Enter(SEFA))[0] == "not-gm"


def test_who_comes_in_where_nobody_can_act_has_the_turn() -> None:
    state = down(fight(only(given(), BRAN), BRAN), BRAN, "incapacitated")
    happened, after = events(state, URSULA, m.Enter(SEFA))
    assert happened[-1] == m.TurnBegan(SEFA, 1) and on_turn(after) == SEFA
    awake = fight(only(given(), BRAN, FOE), BRAN, FOE)
    assert kinds(awake, URSULA, m.Enter(SEFA)) == ["Entered", "OrderSet"], "else the turn just goes on"


def test_who_leaves_on_turn_leaves_it_to_the_next_and_others_change_nothing() -> None:
    state = fight(given(), BRAN, SEFA, FOE)
    assert kinds(state, URSULA, m.Leave(SEFA)) == ["Left"]
    happened, after = events(state, URSULA, m.Leave(BRAN))
    assert happened == (m.Left(BRAN), m.TurnBegan(SEFA, 1)) and on_turn(after) == SEFA
    last = end(end(state))
    happened, after = events(last, URSULA, m.Leave(FOE))
    assert [type(one).__name__ for one in happened] == ["Left", "RoundEnded", "TurnBegan"]
    assert (on_turn(after), running(after).round) == (BRAN, 2)
    assert on_turn(do(last, URSULA, m.Leave(BRAN))) == FOE, "who has had the turn makes no difference"


def test_when_the_last_one_leaves_no_round_ends() -> None:
    assert kinds(fight(only(given(), BRAN), BRAN), URSULA, m.Leave(BRAN)) == ["Left"]
    assert kinds(given(), URSULA, m.Leave(BRAN)) == ["Left"]


def test_who_leaves_takes_back_what_was_announced_and_comes_in_fresh() -> None:
    state = change(
        fight(given(), BRAN, FOE), FOE, defence="s404", helping=(BRAN, "s404"), place="near", acted=True, moved=True
    )
    gone = person(do(state, URSULA, m.Leave(FOE)), FOE)
    assert (gone.here, gone.defence, gone.helping, gone.place) == (False, "", ("", ""), "")
    back = person(do(do(state, URSULA, m.Leave(FOE)), URSULA, m.Enter(FOE)), FOE)
    assert (back.here, back.acted, back.moved) == (True, False, False)


def test_with_the_escalator_goes_the_opening_challenge() -> None:
    state = fight(given(), BRAN, SEFA, FOE, opening=True)
    assert running(do(state, URSULA, m.Leave(SEFA))).opening
    assert not running(do(state, URSULA, m.Leave(BRAN))).opening


# Places


@pytest.mark.rule("PER-166", "PER-253")
def test_people_are_placed_where_they_are_not_yet_and_only_where_places_count() -> None:
    state = change(only(given(), BRAN, FOE), FOE, place="near")
    others = {who: offer.asks[1].of for offer in offered(state, URSULA, "place") for who in offer.asks[0].of}  # type: ignore[union-attr]
    assert others == {BRAN: ("close", "near", "far"), FOE: ("close", "far")}
    assert not offered(given(distance_mode="none"), URSULA, "place")
    assert not offered(given(distance_mode="zones"), URSULA, "place"), "no zones, no places"
    alone = alter(given(distance_mode="zones"), scene=replace(given().scene, zones=("deck",)))
    there = change(only(alone, BRAN, FOE), FOE, place="deck")
    assert [offer.asks[0].of for offer in offered(there, URSULA, "place")] == [(BRAN,)]  # type: ignore[union-attr]
    assert not offered(close_scene(state), URSULA, "place") and not offered(state, BRANS, "place")


# The end of a scene


@pytest.mark.rule("PER-274")
def test_who_was_knocked_out_in_a_plain_scene_comes_round_at_its_end() -> None:
    state = change(given(), SEFA, conscious=False)
    happened, after = events(state, URSULA, m.CloseScene())
    assert m.CameTo(SEFA, False) in happened and person(after, SEFA).conscious
    out = hurt(BRAN, "incapacitated")
    assert not person(close_scene(out), BRAN).conscious, "but not who was felled"


@pytest.mark.rule("PER-194")
def test_while_dice_decide_a_recovery_only_they_are_waited_for() -> None:
    state = at_end(hurt(SEFA, "injured"))
    assert set(play.awaited(state)) == {URSULA, SEFAS} and scene.awaits(state) == {URSULA, SEFAS}
    tried = do(state, SEFAS, m.Recover(SEFA, "", ""))
    assert scene.awaits(tried) == set()


# Days


@pytest.mark.rule("PER-246", "PER-280")
def test_days_pass_between_scenes_one_at_least() -> None:
    state = given()
    assert not offered(state, URSULA, "pass_days")
    between = close_scene(state)
    assert offered(between, URSULA, "pass_days")[0].asks[0] == Number(1, 3650, 1)
    assert reason(between, URSULA, m.PassDays(0, ""))[0] == "bad-value"
    assert not refused(state, URSULA, m.PassDays(2, "")).allowable, "whoever leads has nobody to ask"


@pytest.mark.rule("PER-244", "PER-246")
def test_nothing_is_said_to_come_back_where_nothing_was_used() -> None:
    state = used(used(used(given(), "scene"), "day", uses=0), "session", uses=0)
    state = change(state, BRAN, talents=(Talent("t1", "expertise", "Knots", uses=1),), used_encounter=0)
    between = alter(state, scene=replace(state.scene, open=False))
    assert kinds(between, URSULA, m.PassDays(1, "")) == ["DaysPassed"]
    fresh = do(change(between, BRAN, talents=()), URSULA, EndSession())
    assert "UsesRefreshed" not in kinds(fresh, URSULA, StartSession())
    assert "UsesRefreshed" in kinds(do(between, URSULA, EndSession()), URSULA, StartSession()), "an Expertise was"


@pytest.mark.rule("PER-244", "PER-246")
@pytest.mark.parametrize("every", ["encounter", "scene", "day", "session"])
def test_each_limit_ends_with_its_own_time_and_no_other(every: str) -> None:
    """Encounter, scene, day and session go by in this order: a Trait is back after its own."""
    state = used(fight(given(), BRAN, FOE), every)
    back = []
    for step in (m.CloseEncounter("a while"), m.CloseScene(), m.PassDays(1, "")):
        state = do(state, URSULA, step)
        back.append(person(state, BRAN).abilities[0].uses == 0)
    state = do(do(state, URSULA, EndSession()), URSULA, StartSession())
    back.append(person(state, BRAN).abilities[0].uses == 0)
    at = ["encounter", "scene", "day", "session"].index(every)
    assert back == [False] * at + [True] * (4 - at)


# Criticals


@pytest.mark.rule("PER-136", "PER-004")
def test_a_changed_switch_takes_what_is_overdue_at_its_own_moment() -> None:
    state = alter(banked(given()), day=5)
    state = alter(state, options=replace(state.options, criticals_bank="nextDayEnd"))
    state = next_scene(state)
    assert len(state.bank) == 1, "a scene is no day"
    assert not do(close_scene(state), URSULA, m.PassDays(1, "")).bank


@pytest.mark.rule("PER-136", "PER-Q34")
@pytest.mark.parametrize(
    ("kept", "left"),
    [
        ("nextSceneStart", [1, 0, 0, 0, 0]), ("nextSceneEnd", [1, 1, 0, 0, 0]), ("nextDayStart", [1, 1, 1, 0, 0]),
        ("nextDayEnd", [1, 1, 1, 1, 0]), ("untilSpent", [1, 1, 1, 1, 1]),
    ],
)  # fmt: skip
def test_each_way_of_keeping_them_ends_at_its_moment(kept: Any, left: list[int]) -> None:
    """A scene ends, the next begins and ends, a day goes by, and another."""
    state, found = banked(given(criticals_bank=kept)), []
    for step in (m.CloseScene(), opening(BRAN), m.CloseScene(), m.PassDays(1, ""), m.PassDays(1, "")):
        state = do(state, URSULA, step)
        found.append(len(state.bank))
    assert found == left


@pytest.mark.rule("PER-136")
def test_the_oldest_go_and_everybody_elses_stay() -> None:
    state = banked(banked(next_scene(banked(given(2), BRANS)), SEFAS), BRANS)
    state = alter(state, options=replace(state.options, criticals_bank="nextSceneEnd"))
    happened, state = events(state, URSULA, m.CloseScene())
    assert m.CriticalsExpired(BRANS, 1) in happened
    assert [(one.owner, one.scene) for one in state.bank] == [(SEFAS, 3), (BRANS, 3)]


def test_a_scene_is_closed_only_outside_an_encounter_and_with_nothing_open() -> None:
    assert not offered(talk(given(), BRAN, FOE), URSULA, "close_scene")
    asked = do(power(given(), ORLA, "I"), ORLAS, m.UsePower(ORLA, "p1", (BRAN,), ""))
    assert asked.consent is not None and not offered(asked, URSULA, "close_scene")
