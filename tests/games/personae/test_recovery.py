"""Healing and recovery over scenes (2.21, 3.4)."""

import pytest

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    ORLAS,
    ROGUE,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    acts,
    at_end,
    attacks,
    change,
    close,
    close_scene,
    do,
    end,
    fight,
    given,
    grants,
    health,
    hurt,
    kinds,
    may,
    next_scene,
    offered,
    open_scene,
    person,
    reason,
    recovers,
    round_over,
    skill,
    struck,
    talk,
)
from parlour.games.personae import moves as m

# One a scene


@pytest.mark.rule("PER-194")
def test_one_attempt_in_a_scene_on_top_of_everything_else() -> None:
    state = fight(hurt(SEFA, "injured"), SEFA, FOE)
    state = recovers(state, SEFA, "1", "9")
    assert (health(state, SEFA), person(state, SEFA).acted) == ((2, "injured"), False)
    assert reason(state, SEFAS, m.Recover(SEFA, "", "")) == ("tried", "PER-194")
    assert may(next_scene(close(state)), SEFA)


@pytest.mark.rule("PER-Q26")
def test_an_attempt_in_the_fight_is_the_one_of_the_scene_unless_the_table_allows_one_at_its_end() -> None:
    for option, again in (("strict", False), ("extraAtEnd", True)):
        state = recovers(fight(hurt(SEFA, "injured", recovery_per_scene=option), SEFA, FOE), SEFA, "1", "9")
        assert not may(state, SEFA), "in the fight itself there is no second one"
        state = close(state)
        assert may(state, SEFA) == again
        if again:
            assert not may(recovers(state, SEFA, "1", "9"), SEFA), "one more, not two"
    fresh = recovers(hurt(SEFA, "injured", recovery_per_scene="extraAtEnd"), SEFA, "1", "9")
    assert not may(fresh, SEFA), "who did not try in the fight has no more than the one at its end"


@pytest.mark.rule("PER-195")
def test_in_a_fight_only_who_is_not_worse_than_injured_on_the_own_turn() -> None:
    assert may(fight(hurt(SEFA, "injured"), SEFA, FOE), SEFA)
    assert reason(fight(hurt(SEFA, "wounded"), SEFA, FOE), SEFAS, m.Recover(SEFA, "", "")) == ("too-badly", "PER-195")
    assert reason(fight(hurt(SEFA, "injured"), FOE, SEFA), SEFAS, m.Recover(SEFA, "", "")) == (
        "not-your-turn",
        "PER-195",
    )


@pytest.mark.rule("PER-Q66")
def test_in_a_fight_the_tally_decides_not_the_status_in_effect() -> None:
    state = struck(fight(hurt(SEFA, "injured"), SEFA, FOE), SEFA, 1)
    assert person(state, SEFA).status == "injured"
    assert reason(state, SEFAS, m.Recover(SEFA, "", "")) == ("too-badly", "PER-195")


@pytest.mark.rule("PER-196")
def test_dice_and_stature_against_dice_and_all_hits() -> None:
    state = change(hurt(BRAN, "injured"), BRAN, values=(2, 2, 3, 2, 2, 3))
    state = change(state, BRAN, hits=4)
    state = do(state, BRANS, m.Recover(BRAN, "", ""))
    assert state.challenge is not None
    patient, wounds = state.challenge.sides
    assert (patient.base, patient.attribute, patient.value) == (1, "Stature", 3)
    assert (wounds.base, wounds.additions[0].amount) == (1, 4)
    state = do(do(state, BRANS, m.EndHelp()), BRANS, m.Ready(0))
    state = do(state, URSULA, m.Ready(1), "8", "6")
    assert health(state, BRAN) == (2, "unharmed"), "11 against 10"


@pytest.mark.rule("PER-Q24")
def test_a_skill_of_ones_own_may_be_rolled_unless_the_table_allows_one_die_only() -> None:
    state = hurt(BRAN, "wounded", scene=4)
    state = do(at_end(state), BRANS, m.Recover(BRAN, skill(state, BRAN, "Axe"), ""))
    assert state.challenge is not None
    side = state.challenge.sides[0]
    assert (side.base, side.attribute, [one.amount for one in side.bonus]) == (6, "Stature", [-2])
    grim = at_end(hurt(BRAN, "wounded", scene=4, recovery_dice="one"))
    assert reason(grim, BRANS, m.Recover(BRAN, skill(grim, BRAN, "Axe"), "")) == ("one-die", "PER-Q24")


@pytest.mark.rule("PER-197")
def test_the_game_master_earns_criticals_with_this_roll_where_she_may_have_any() -> None:
    for option, bank in (("on", 1), ("off", 0)):
        state = at_end(hurt(SEFA, "wounded", scene=4, criticals_gm=option))
        state = do(do(state, SEFAS, m.Recover(SEFA, "", "")), SEFAS, m.EndHelp())
        state = do(do(state, SEFAS, m.Ready(0)), URSULA, m.Ready(1), "2", "10 10")
        assert len([one for one in state.bank if one.owner == -1]) == bank
        if bank:
            assert offered(state, URSULA, "spend_critical")
            state = do(state, URSULA, m.SpendCritical(1, "result", ""))
            assert not state.bank


# Hits below Injured


@pytest.mark.rule("PER-198")
def test_hits_below_injured_vanish_when_the_violent_encounter_ends() -> None:
    state = change(fight(given(), BRAN, FOE), BRAN, hits=2)
    assert person(close(state), BRAN).hits == 0
    assert person(close(change(talk(given(), BRAN, FOE), BRAN, hits=2)), BRAN).hits == 2, "a talk heals nothing"


@pytest.mark.rule("PER-Q25")
def test_below_injured_half_goes_in_the_fight_or_all_where_the_table_says_so() -> None:
    for option, left in (("half", 3), ("all", 0)):
        state = change(fight(given(recovery_under=option), BRAN, FOE), BRAN, hits=5)
        state = recovers(state, BRAN, "9", "1")
        assert (person(state, BRAN).hits, person(state, BRAN).marked) == (left, 0)
    assert reason(change(given(), BRAN, hits=5), BRANS, m.Recover(BRAN, "", "")) == ("light", "PER-198")


# Injured


@pytest.mark.rule("PER-199")
@pytest.mark.rule("PER-Q27")
def test_injured_removes_half_at_once_and_the_rest_at_the_end_of_the_following_scene_without_a_roll() -> None:
    state = change(fight(given(), BRAN, FOE), BRAN, values=(2, 2, 2, 2, 2, 4), hits=5, status="injured")
    state = recovers(close(state), BRAN, "9", "1")
    assert health(state, BRAN) == (3, "unharmed")
    state = next_scene(state)
    assert person(state, BRAN).hits == 3
    assert (person(close_scene(state), BRAN).hits, person(close_scene(state), BRAN).marked) == (0, 0)


@pytest.mark.rule("PER-X34")
@pytest.mark.rule("PER-Q61")
def test_example_half_of_one_hit() -> None:
    state = change(given(), SEFA, values=(2, 2, 2, 2, 2, 0), hits=1, status="injured")
    state = recovers(state, SEFA, "7", "5")
    assert (health(state, SEFA), person(state, SEFA).marked) == ((1, "injured"), 4)
    state = next_scene(state)
    assert health(state, SEFA) == (1, "injured")
    assert health(close_scene(state), SEFA) == (0, "unharmed")


@pytest.mark.rule("PER-X35")
@pytest.mark.rule("PER-Q61")
def test_example_a_marked_rest_and_a_new_fight() -> None:
    won = next_scene(
        recovers(change(given(), BRAN, values=(2, 2, 2, 2, 2, 4), hits=5, status="injured"), BRAN, "9", "1")
    )
    assert (person(won, BRAN).hits, person(won, BRAN).marked) == (3, 4)
    light = close(round_over(struck(fight(won, FOE, BRAN), BRAN, 1)))
    assert (person(light, BRAN).hits, person(light, BRAN).marked) == (0, 0)
    heavy = round_over(struck(fight(won, FOE, BRAN), BRAN, 2))
    assert (health(heavy, BRAN), person(heavy, BRAN).marked) == ((5, "injured"), 0)
    assert health(close_scene(close(heavy)), BRAN) == (5, "injured"), "a new recovery is needed"


@pytest.mark.rule("PER-Q61")
def test_a_rest_marked_inside_the_fight_stays_when_that_fight_ends() -> None:
    state = recovers(fight(hurt(BRAN, "injured"), BRAN, FOE), BRAN, "9", "1")
    assert health(state, BRAN) == (3, "unharmed")
    assert (person(close(state), BRAN).hits, person(close(state), BRAN).marked) == (3, 4)


# Wounded


@pytest.mark.rule("PER-200")
def test_wounded_waits_for_the_end_of_the_following_scene_and_acts_in_it() -> None:
    state = hurt(SEFA, "wounded")
    assert reason(state, SEFAS, m.Recover(SEFA, "", "")) == ("too-soon", "PER-200")
    state = next_scene(state)
    assert "issue" in acts(state, SEFAS)
    assert reason(state, SEFAS, m.Recover(SEFA, "", "")) == ("too-soon", "PER-200")
    state = recovers(at_end(state), SEFA, "10", "1 2")
    assert health(state, SEFA) == (2, "injured")
    state = next_scene(state)
    assert not may(state, SEFA), "the next attempt comes at this scene's end"
    assert may(at_end(state), SEFA)


@pytest.mark.rule("PER-X22")
def test_example_a_chain_of_recoveries() -> None:
    state = change(hurt(FOE, "wounded"), FOE, values=(2, 2, 2, 2, 2, 3), hits=5)
    state = recovers(at_end(next_scene(state)), FOE, "9", "5 6")
    assert health(state, FOE) == (4, "injured"), "12 against 11"
    state = recovers(at_end(next_scene(state)), FOE, "8", "6")
    assert health(state, FOE) == (2, "unharmed"), "11 against 10"
    state = next_scene(state)
    assert (state.scene.number, person(state, FOE).hits) == (6, 2)
    assert person(close_scene(state), FOE).hits == 0


# Incapacitated


@pytest.mark.rule("PER-201")
def test_incapacitated_is_out_of_the_following_scene_but_for_the_attempt() -> None:
    state = hurt(SEFA, "incapacitated")
    assert reason(state, SEFAS, m.Recover(SEFA, "", "")) == ("too-soon", "PER-200")
    state = next_scene(state)
    assert not acts(state, SEFAS) and may(state, SEFA)
    state = do(state, SEFAS, m.Recover(SEFA, "", ""))
    assert state.challenge is not None and state.challenge.sides[1].base == 3
    state = recovers(next_scene(hurt(SEFA, "incapacitated")), SEFA, "10", "1 1 1")
    assert (health(state, SEFA), person(state, SEFA).conscious) == ((4, "incapacitated"), True)
    assert "issue" in acts(next_scene(state), SEFAS)


@pytest.mark.rule("PER-201")
def test_a_failure_costs_the_next_scene_too() -> None:
    state = recovers(next_scene(hurt(SEFA, "incapacitated")), SEFA, "1", "9 9 9")
    assert not person(state, SEFA).conscious and not may(state, SEFA)
    state = next_scene(state)
    assert not acts(state, SEFAS) and may(state, SEFA)


@pytest.mark.rule("PER-203")
def test_a_scene_later_the_status_itself_may_be_shed_and_so_down_the_ladder() -> None:
    state = recovers(hurt(SEFA, "incapacitated", scene=4), SEFA, "10", "1 1 1")
    assert not may(state, SEFA)
    state = next_scene(state)
    assert reason(state, SEFAS, m.Recover(SEFA, "", "")) == ("too-soon", "PER-200")
    state = recovers(at_end(state), SEFA, "10", "1 1 1")
    assert health(state, SEFA) == (3, "wounded")
    state = recovers(at_end(next_scene(state)), SEFA, "10", "1 1")
    assert health(state, SEFA) == (2, "injured")


@pytest.mark.rule("PER-Q28")
def test_some_tables_go_straight_from_incapacitated_to_wounded() -> None:
    state = recovers(hurt(SEFA, "incapacitated", scene=4, recovery_stages="one"), SEFA, "10", "1 1 1")
    assert (health(state, SEFA), person(state, SEFA).conscious, person(state, SEFA).caveat) == (
        (3, "wounded"),
        True,
        False,
    )


@pytest.mark.rule("PER-202")
@pytest.mark.rule("PER-X23")
def test_who_fights_too_soon_is_knocked_out_again_when_that_round_closes() -> None:
    state = next_scene(recovers(hurt(SEFA, "incapacitated", scene=4), SEFA, "10", "1 1 1"))
    brawl = do(fight(state, SEFA, FOE), SEFAS, m.DoOther(SEFA, "bar the door"))
    assert person(brawl, SEFA).conscious
    assert not person(round_over(brawl), SEFA).conscious
    watched = round_over(fight(state, SEFA, FOE))
    assert person(watched, SEFA).conscious, "who does not act is spared"
    calm = fight(close(talk(state, SEFA, FOE)), SEFA, FOE)
    assert person(round_over(do(calm, SEFAS, m.DoOther(SEFA, "bar the door"))), SEFA).conscious


@pytest.mark.rule("PER-202")
def test_a_non_violent_encounter_must_be_completed_not_broken_off() -> None:
    state = talk(next_scene(recovers(hurt(SEFA, "incapacitated", scene=4), SEFA, "10", "1 1 1")), SEFA, FOE)
    assert person(do(state, URSULA, m.Deescalate("they shrug")), SEFA).caveat
    assert not person(close(state), SEFA).caveat
    assert person(close(fight(next_scene(do(state, URSULA, m.Deescalate("they shrug"))), SEFA, FOE)), SEFA).caveat


@pytest.mark.rule("PER-Q69")
def test_after_the_caveat_consciousness_must_be_won_again_in_the_following_scene() -> None:
    state = next_scene(recovers(hurt(SEFA, "incapacitated", scene=4), SEFA, "10", "1 1 1"))
    state = close(round_over(do(fight(state, SEFA, FOE), SEFAS, m.DoOther(SEFA, "bar the door"))))
    fallen = person(state, SEFA)
    assert (fallen.status, fallen.conscious, fallen.caveat) == ("incapacitated", False, False)
    assert not may(state, SEFA)
    state = next_scene(state)
    assert may(state, SEFA) and not acts(state, SEFAS)


# Dying


@pytest.mark.rule("PER-204")
@pytest.mark.rule("PER-Q29")
def test_dying_and_stabilised_comes_to_first_and_cannot_act_normally() -> None:
    state = do(hurt(SEFA, "dying", scene=4), SEFAS, m.Recover(SEFA, "", ""))
    assert state.challenge is not None and state.challenge.sides[1].base == 4
    state = recovers(hurt(SEFA, "dying", scene=4), SEFA, "10", "1 1 1 1")
    assert (health(state, SEFA), person(state, SEFA).conscious) == ((5, "dying"), True)
    state = next_scene(state)
    assert not acts(state, SEFAS) and not may(state, SEFA)
    state = recovers(at_end(state), SEFA, "10", "1 1 1 1")
    assert (health(state, SEFA), person(state, SEFA).conscious) == ((4, "incapacitated"), True)
    state = next_scene(state)
    assert "issue" in acts(state, SEFAS)
    assert health(recovers(at_end(state), SEFA, "10", "1 1 1"), SEFA) == (3, "wounded")


@pytest.mark.rule("PER-204")
def test_nobody_recovers_from_dying_unstabilised() -> None:
    state = change(hurt(SEFA, "dying"), SEFA, stabilised=False)
    assert reason(state, SEFAS, m.Recover(SEFA, "", "")) == ("dying", "PER-204")
    state = at_end(state)
    assert offered(state, ORLAS, "stabilise"), "before the scene is over somebody may still help"
    assert person(do(state, URSULA, m.CloseScene()), SEFA).status == "dead"


@pytest.mark.rule("PER-X38")
@pytest.mark.rule("PER-Q63")
def test_example_a_minion_recovers() -> None:
    state = change(hurt(THUG, "incapacitated", scene=4), THUG, values=(2, 2, 2, 2, 2, 1))
    state = recovers(state, THUG, "10", "4 9 2")
    assert (person(state, THUG).conscious, health(state, THUG)) == (True, (1, "incapacitated")), "11 against 10"
    state = recovers(at_end(next_scene(state)), THUG, "9", "6 7 8")
    assert health(state, THUG) == (0, "unharmed"), "10 against 9"


@pytest.mark.rule("PER-Q63")
def test_a_minor_climbs_down_like_a_main_character_and_keeps_its_last_hit_a_scene() -> None:
    state = recovers(at_end(hurt(ROGUE, "wounded", scene=4)), ROGUE, "10", "1 1")
    assert health(state, ROGUE) == (1, "injured")
    state = recovers(at_end(next_scene(state)), ROGUE, "10", "1")
    assert (health(state, ROGUE), person(state, ROGUE).marked) == ((1, "injured"), 6)
    assert health(close_scene(next_scene(state)), ROGUE) == (0, "unharmed")


def test_nothing_to_recover_from_is_refused() -> None:
    assert reason(given(), SEFAS, m.Recover(SEFA, "", "")) == ("unharmed", "PER-194")
    gone = open_scene(close_scene(hurt(SEFA, "injured")), BRAN)
    assert reason(gone, SEFAS, m.Recover(SEFA, "", "")) == ("not-here", "PER-194")


def test_the_game_master_may_call_an_attempt_off_and_it_is_not_lost() -> None:
    state = do(do(hurt(SEFA, "injured"), SEFAS, m.Recover(SEFA, "", "")), URSULA, m.CallOff("not now"))
    assert may(state, SEFA)


def test_in_a_talk_too_one_recovers_on_the_own_turn() -> None:
    state = talk(hurt(SEFA, "injured"), FOE, SEFA)
    assert not may(state, SEFA) and may(end(state), SEFA)


@pytest.mark.rule("PER-202")
def test_a_challenge_without_an_action_is_acting_too() -> None:
    state = next_scene(recovers(hurt(SEFA, "incapacitated", scene=4), SEFA, "10", "1 1 1"))
    state = change(fight(grants(state, SEFA, "freeChallenge", kind="attack"), SEFA, FOE), SEFA, acted=True)
    state = attacks(state, SEFA, FOE, "1", "9 9", with_="Knife")
    assert not person(round_over(state), SEFA).conscious


@pytest.mark.rule("PER-203")
def test_who_is_awake_already_does_not_come_to_again() -> None:
    state = next_scene(recovers(hurt(SEFA, "incapacitated", scene=4), SEFA, "10", "1 1 1"))
    state = do(do(at_end(state), SEFAS, m.Recover(SEFA, "", "")), SEFAS, m.EndHelp())
    assert "CameTo" not in kinds(do(state, SEFAS, m.Ready(0)), URSULA, m.Ready(1), "10", "1 1 1")
