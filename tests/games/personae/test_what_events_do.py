"""What events leave behind, and what they leave alone: ids, limits, caveats, things to buy, several of a kind."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    ORLAS,
    SEFA,
    SEFAS,
    URSULA,
    alter,
    at_end,
    attacks,
    change,
    close,
    close_scene,
    do,
    down,
    end,
    fight,
    given,
    grants,
    hurt,
    next_scene,
    offered,
    person,
    power,
    recovers,
    round_over,
    running,
    struck,
    talk,
    wealth,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import Active, Condition, Raise, State, Talent, Ware
from parlour.games.personae.rules import play
from parlour.games.personae.rules.derive import resource_cap
from parlour.games.personae.rules.draft import Draft


def evolved(state: State, *happened: Any) -> State:
    return Draft.evolve(state, happened)


# The end of things


@pytest.mark.rule("PER-212", "PER-202")
def test_with_an_encounter_everything_of_its_turns_is_over() -> None:
    state = grants(change(fight(given(), BRAN, FOE), BRAN, caveat=True), BRAN, "addDice", quality=False)
    left = {
        "defence": "s104",
        "helping": (SEFA, "s104"),
        "helped_round": 1,
        "free_used": 1,
        "abilities_used": ("a1",),
        "struck": True,
        "acted": True,
        "moved": True,
    }
    for over in (close, lambda now: do(do(now, URSULA, m.Deescalate("peace")), URSULA, m.Deescalate("and quiet"))):
        bran = person(over(change(state, BRAN, **left)), BRAN)
        assert (bran.defence, bran.helping, bran.helped_round, bran.free_used) == ("", ("", ""), 0, 0)
        assert (bran.abilities_used, bran.struck, bran.acted, bran.moved) == ((), False, False, False)


@pytest.mark.rule("PER-250")
def test_who_steps_back_from_a_fight_owes_no_opening_challenge_any_more() -> None:
    state = do(fight(given(), BRAN, FOE, opening=True), URSULA, m.Deescalate("a truce"))
    assert not running(state).opening and offered(state, BRANS, "do_other") and offered(state, BRANS, "end_turn")


@pytest.mark.rule("PER-162")
def test_a_new_round_gives_back_move_and_action_and_nothing_else() -> None:
    state = change(fight(given(), BRAN, FOE), BRAN, moved=True, acted=True, defence="s104", place="near")
    bran = person(end(end(state)), BRAN)
    assert (bran.moved, bran.acted, bran.place) == (False, False, "near")


@pytest.mark.rule("PER-243")
def test_a_scene_that_is_over_has_nobody_in_it() -> None:
    state = close_scene(change(given(), BRAN, place="near"))
    assert not any(one.here for one in state.individuals) and person(state, BRAN).place == ""
    assert (state.scene.open, state.scene.closing, state.scene.number) == (False, False, 3)
    assert not close_scene(at_end(hurt(SEFA, "injured"))).scene.closing


@pytest.mark.rule("PER-244", "PER-246")
def test_what_comes_back_with_one_span_of_time_leaves_the_others_used() -> None:
    state = grants(
        grants(given(), BRAN, "addDice", conditions=("once per scene",)), BRAN, "addDice", conditions=("once per day",)
    )
    spent = tuple([replace(one, uses=1) for one in person(state, BRAN).abilities])
    state = change(
        state, BRAN, abilities=spent, talents=(Talent("t1", "expertise", "Knots", uses=1),), used_encounter=2
    )
    after = person(evolved(state, m.UsesRefreshed("scene")), BRAN)
    assert ([one.uses for one in after.abilities], after.talents[0].uses, after.used_encounter) == ([0, 1], 1, 2)
    after = person(evolved(state, m.UsesRefreshed("session")), BRAN)
    assert ([one.uses for one in after.abilities], after.talents[0].uses, after.used_encounter) == ([1, 1], 0, 2)
    after = person(evolved(state, m.UsesRefreshed("encounter")), BRAN)
    assert ([one.uses for one in after.abilities], after.talents[0].uses, after.used_encounter) == ([1, 1], 1, 0)


# Injury


@pytest.mark.rule("PER-202")
def test_who_only_watches_is_spared_in_every_round() -> None:
    state = change(hurt(SEFA, "incapacitated", scene=4), SEFA, conscious=True, caveat=True)
    watched = round_over(fight(state, SEFA, FOE), 3)
    assert person(watched, SEFA).conscious and person(watched, SEFA).caveat


@pytest.mark.rule("PER-202")
def test_the_caveat_is_of_who_came_to_and_goes_with_the_status() -> None:
    kept = round_over(struck(fight(grants(given(), SEFA, "stayConscious"), BRAN, SEFA), SEFA, 2, 1, 1))
    assert (person(kept, SEFA).status, person(kept, SEFA).conscious, person(kept, SEFA).caveat) == (
        "incapacitated",
        True,
        False,
    )
    state = next_scene(recovers(at_end(hurt(SEFA, "incapacitated", scene=4)), SEFA, "10", "1 1 1"))
    assert person(state, SEFA).caveat
    better = recovers(at_end(state), SEFA, "10", "1 1 1")
    assert (person(better, SEFA).status, person(better, SEFA).caveat) == ("wounded", False)


@pytest.mark.rule("PER-189", "PER-204")
def test_who_has_left_dying_behind_must_be_stabilised_anew() -> None:
    state = change(hurt(SEFA, "dying", scene=5), SEFA, conscious=True)
    state = recovers(at_end(state), SEFA, "10", "1 1 1 1")
    assert (person(state, SEFA).status, person(state, SEFA).stabilised) == ("incapacitated", False)
    again = round_over(struck(fight(next_scene(state), BRAN, SEFA), SEFA, 1))
    assert (person(again, SEFA).status, person(again, SEFA).stabilised) == ("dying", False)


@pytest.mark.rule("PER-186", "PER-200")
def test_a_status_says_when_it_was_reached_and_whether_by_recovery() -> None:
    state = evolved(change(given(), SEFA, delayed=2), m.StatusReached(SEFA, "unharmed", "injured"))
    assert (person(state, SEFA).hurt_scene, person(state, SEFA).mending, person(state, SEFA).delayed) == (3, False, 0)
    assert person(evolved(state, m.StatusReached(SEFA, "wounded", "injured")), SEFA).mending


@pytest.mark.rule("PER-Q61")
def test_a_mark_remembers_the_encounter_it_was_won_in_and_forgets_it_with_itself() -> None:
    state = fight(given(), BRAN, FOE)
    marked = evolved(state, m.HitsMarked(BRAN, 4))
    assert (person(marked, BRAN).marked, person(marked, BRAN).marked_in) == (4, 1)
    assert person(evolved(marked, m.HitsMarked(BRAN, 0)), BRAN).marked_in == 0
    assert person(evolved(given(), m.HitsMarked(BRAN, 4)), BRAN).marked_in == 0


@pytest.mark.rule("PER-188")
def test_who_falls_lets_go_of_guard_and_help() -> None:
    state = change(
        fight(given(), BRAN, FOE), FOE, defence="s404", helping=(BRAN, "s404"), struck=True, caveat=True, mending=True
    )
    foe = person(evolved(state, m.FellUnconscious(FOE, "injury")), FOE)
    assert (foe.conscious, foe.defence, foe.helping, foe.struck, foe.caveat, foe.mending) == (
        False,
        "",
        ("", ""),
        False,
        False,
        True,
    )
    late = alter(state, scene=replace(state.scene, number=9))
    assert person(evolved(late, m.FellUnconscious(FOE, "injury")), FOE).hurt_scene == 3
    caught = person(evolved(late, m.FellUnconscious(FOE, "caveat")), FOE)
    assert (caught.hurt_scene, caught.mending) == (9, False)


@pytest.mark.rule("PER-189")
def test_the_dead_keep_nothing_that_waits() -> None:
    state = change(
        down(fight(given(), BRAN, FOE), FOE, "dying"),
        FOE,
        defence="s404",
        helping=(BRAN, "s404"),
        marked=4,
        delayed=1,
        caveat=True,
    )
    foe = person(evolved(state, m.Died(FOE)), FOE)
    assert (foe.stage, foe.status, foe.conscious, foe.stabilised, foe.caveat) == ("dead", "dead", False, False, False)
    assert (foe.delayed, foe.marked, foe.defence, foe.helping) == (0, 0, "", ("", ""))


@pytest.mark.rule("PER-Q59")
def test_only_the_last_chance_is_counted_against_the_helper() -> None:
    state = down(fight(given(), BRAN, FOE), SEFA, "dying")
    assert running(do(state, BRANS, m.Stabilise(BRAN, SEFA))).saved == ()
    assert running(do(close(state), ORLAS, m.Stabilise(ORLA, SEFA))).saved == (ORLA,)


# Powers at work


@pytest.mark.rule("PER-095", "PER-268")
def test_one_and_the_same_power_starts_anew_and_others_go_on() -> None:
    state = power(power(fight(given(), ORLA, FOE), ORLA, "M"), ORLA, "M")
    state = change(state, ORLA, powers_on=(Active("p1", ORLA, (BRAN,), upheld=False), Active("p2", ORLA, upheld=False)))
    anew = person(evolved(state, m.PowerBegan(Active("p1", ORLA, (SEFA,)))), ORLA)
    assert anew.powers_on == (Active("p2", ORLA, upheld=False), Active("p1", ORLA, (SEFA,)))
    kept = person(evolved(state, m.PowerUpheld(ORLA, "p2")), ORLA)
    assert [(one.power, one.upheld) for one in kept.powers_on] == [("p1", False), ("p2", True)]
    assert [one.power for one in person(evolved(state, m.PowerEnded(ORLA, "p1", "let go")), ORLA).powers_on] == ["p2"]


# Things


def test_everything_written_down_has_an_id_of_its_own() -> None:
    state = given()
    for command in (
        m.AddWare("rope", 1),
        m.AddWare("lens", 2),
        m.AddObstacle("a gate"),
        m.AddObstacle("a dog"),
        m.AgreeHazard("fire", 1, 1, 0),
        m.AgreeHazard("ice", 1, 1, 0),
    ):
        state = do(state, URSULA, command)
    ids = [one.id for one in (*state.wares, *state.obstacles, *state.hazards)]  # type: ignore[attr-defined]
    assert len(set(ids)) == 6
    state = wealth(alter(state, options=replace(state.options, resource_reduction="off")), SEFA, "A", "B")
    state = do(do(state, SEFAS, m.Buy(SEFA, ids[0])), SEFAS, m.Buy(SEFA, ids[1]))
    bought = person(state, SEFA).gear
    assert [(one.name, one.cost, one.approved) for one in bought] == [("rope", 1, True), ("lens", 2, True)]
    assert len({one.id for one in bought}) == 2
    assert do(state, URSULA, m.AddObstacle("a ditch")).obstacles[-1].id not in {one.id for one in bought}


@pytest.mark.rule("PER-061")
def test_a_price_here_is_of_one_thing_and_adds_none() -> None:
    state = alter(given(), wares=(Ware("w1", "rope", 1), Ware("w2", "lens", 2)))
    assert do(state, URSULA, m.SetLocal("w1", 4)).wares == (Ware("w1", "rope", 1, 4), Ware("w2", "lens", 2))


@pytest.mark.rule("PER-059")
def test_each_resource_wears_by_itself() -> None:
    state = change(
        given(), SEFA, talents=(Talent("t1", "resource", "Cargo", worn=2), Talent("t2", "resource", "Chest"))
    )
    assert [one.worn for one in person(evolved(state, m.CapWorn(SEFA, "t2")), SEFA).talents] == [2, 1]


@pytest.mark.rule("PER-062")
def test_raises_of_a_cap_last_as_long_as_was_said_each_for_itself() -> None:
    state = given()
    for amount, scenes in ((3, 3), (3, 1), (1, 1)):
        state = do(state, URSULA, m.RaiseCap(SEFA, amount, scenes, "a loan"))
    caps = [resource_cap(state, person(state, SEFA))]
    for _ in range(3):
        state = next_scene(state)
        caps.append(resource_cap(state, person(state, SEFA)))
    assert caps == [7, 3, 3, 0]
    two = change(given(), SEFA, raises=(Raise(3, 2), Raise(1, 1), Raise(3, 1)))
    assert person(evolved(two, m.CapRaiseOver(SEFA, 3)), SEFA).raises == (Raise(3, 2), Raise(1, 1))


@pytest.mark.rule("PER-151")
def test_a_ruling_is_of_one_obstacle() -> None:
    state = do(do(given(), URSULA, m.AddObstacle("a gate")), URSULA, m.AddObstacle("a dog"))
    state = do(state, URSULA, m.RuleObstacle(state.obstacles[0].id, "narrate", "rusty"))
    assert [(one.how, one.text) for one in state.obstacles] == [("narrate", "rusty"), ("", "")]
    assert not close_scene(state).obstacles


@pytest.mark.rule("PER-168")
def test_a_condition_goes_without_those_beside_it() -> None:
    state = change(given(), BRAN, conditions=(Condition("a"), Condition("b"), Condition("c")))
    assert [one.text for one in person(evolved(state, m.ConditionGone(BRAN, 2, "b")), BRAN).conditions] == ["a", "c"]


# Questions


def test_the_end_of_a_scene_and_each_word_of_a_series_is_a_question_of_its_own() -> None:
    state = hurt(SEFA, "injured")
    assert play.decision(at_end(state)) != play.decision(state)
    asked = attacks(
        do(given(), BRANS, m.StartSeries((BRAN,), (FOE,), "a", "b")),
        BRAN,
        FOE,
        "9 1 1",
        "1 1",
        kind="interaction",
        with_="Parley",
    )
    said = do(asked, BRANS, m.AnswerSeries(0, "continue"))
    assert play.decision(said) != play.decision(asked)
    last = close(down(fight(given(), BRAN, FOE), SEFA, "dying"))
    assert play.decision(last) != play.decision(fight(given(), BRAN, FOE))
    state = talk(given(), BRAN, FOE)
    assert len({play.decision(one) for one in (state, end(state), end(end(state)))}) == 3
