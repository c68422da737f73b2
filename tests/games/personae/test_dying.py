"""Dying, stabilising, death, and those who have fewer statuses (2.20, 2.27)."""

import pytest

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    ORLAS,
    ROGUE,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    change,
    close,
    do,
    down,
    end,
    fight,
    given,
    grants,
    health,
    offered,
    person,
    power,
    quietly,
    reason,
    round_over,
    struck,
)
from parlour.core.chance import Told
from parlour.games.personae import moves as m
from parlour.games.personae.rules import harm
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.health import pending, steps

# Dying


@pytest.mark.rule("PER-189")
def test_who_is_dying_and_not_stabilised_dies_when_the_encounter_closes() -> None:
    state = close(down(fight(given(dying_last_chance="off"), BRAN, FOE), FOE, "dying"))
    assert (person(state, FOE).status, person(state, FOE).stage) == ("dead", "dead")


@pytest.mark.rule("PER-190")
def test_anybody_else_stabilises_with_an_action_and_no_roll() -> None:
    state = down(fight(given(), ORLA, SEFA, FOE), SEFA, "dying")
    state = do(state, ORLAS, m.Stabilise(ORLA, SEFA))
    assert person(state, SEFA).stabilised and person(state, ORLA).acted
    assert reason(state, ORLAS, m.DoOther(ORLA, "run")) == ("no-action", "PER-163")
    assert person(close(state), SEFA).status == "dying"


def test_stabilising_needs_the_turn_the_action_and_somebody_dying() -> None:
    state = down(fight(given(), ORLA, SEFA, FOE), SEFA, "dying")
    assert reason(state, BRANS, m.Stabilise(BRAN, SEFA)) == ("not-your-turn", "PER-162")
    assert reason(state, ORLAS, m.Stabilise(ORLA, FOE)) == ("bad-target", "PER-190")
    assert reason(change(state, ORLA, acted=True), ORLAS, m.Stabilise(ORLA, SEFA)) == ("no-action", "PER-163")
    assert reason(change(state, ORLA, conscious=False), ORLAS, m.Stabilise(ORLA, SEFA)) == ("unconscious", "PER-188")
    assert reason(change(state, ORLA, here=False), ORLAS, m.Stabilise(ORLA, SEFA)) == ("not-here", "PER-190")


@pytest.mark.rule("PER-190")
def test_before_a_scene_ends_there_is_time_for_it_too() -> None:
    state = do(down(given(), SEFA, "dying"), URSULA, m.CloseScene())
    assert state.scene.closing
    assert reason(change(state, ORLA, conscious=False), ORLAS, m.Stabilise(ORLA, SEFA)) == ("unconscious", "PER-188")
    saved = do(do(state, ORLAS, m.Stabilise(ORLA, SEFA)), URSULA, m.CloseScene())
    assert person(saved, SEFA).status == "dying"
    assert person(do(state, URSULA, m.CloseScene()), SEFA).status == "dead"


@pytest.mark.rule("PER-275")
def test_nobody_stabilises_itself_without_a_power_for_it() -> None:
    state = grants(given(), SEFA, "stayConscious", status="dying")
    state = change(down(fight(state, SEFA, ORLA), SEFA, "dying"), SEFA, conscious=True)
    assert reason(state, SEFAS, m.Stabilise(SEFA, SEFA)) == ("not-oneself", "PER-275")
    state = end(power(state, ORLA, "I", "stabilise"))
    state = do(state, ORLAS, m.UsePower(ORLA, "p1", (SEFA,), ""))
    state = do(state, SEFAS, m.Agree(True, SEFA))
    assert person(state, SEFA).stabilised


@pytest.mark.rule("PER-Q23")
def test_hits_on_somebody_dying_undo_the_stabilising_or_kill_where_the_table_is_grim() -> None:
    state = change(down(fight(given(), BRAN, FOE), FOE, "dying"), FOE, stabilised=True)
    state = struck(state, FOE, 2)
    assert (person(state, FOE).hits, person(state, FOE).stabilised) == (6, False)
    grim = struck(down(fight(given(dying_extra_hit="dead"), BRAN, FOE), FOE, "dying"), FOE, 1)
    assert person(grim, FOE).status == "dying", "it takes hold when the round closes"
    assert person(round_over(grim), FOE).status == "dead"


@pytest.mark.rule("PER-191")
def test_a_dead_main_characters_player_may_make_a_new_one() -> None:
    state = close(down(fight(given(dying_last_chance="off"), BRAN, SEFA), SEFA, "dying"))
    assert person(state, SEFA).stage == "dead"
    state = do(state, URSULA, m.CloseScene())
    assert offered(state, SEFAS, "new_individual")


# Toughness


@pytest.mark.rule("PER-263")
@pytest.mark.rule("PER-Q17")
def test_a_minion_has_only_incapacitated_and_dying_at_a_hit_each() -> None:
    state = round_over(struck(fight(given(), BRAN, THUG), THUG, 1))
    assert (health(state, THUG), person(state, THUG).conscious) == ((1, "incapacitated"), False)
    assert health(round_over(struck(state, THUG, 1)), THUG) == (2, "dying")
    state = given(minion_hits="stature")
    assert steps(state, person(state, THUG)) == (("incapacitated", 3), ("dying", 4))


@pytest.mark.rule("PER-264")
@pytest.mark.rule("PER-X20")
def test_a_minor_is_injured_by_one_hit_and_has_all_statuses() -> None:
    state, seen = fight(given(), BRAN, ROGUE), []
    for _ in range(4):
        state = round_over(struck(state, ROGUE, 1))
        seen.append(person(state, ROGUE).status)
    assert seen == ["injured", "wounded", "incapacitated", "dying"]


@pytest.mark.rule("PER-265")
def test_a_major_suffers_injury_like_a_main_character() -> None:
    state = change(fight(given(), BRAN, ROGUE), ROGUE, toughness="major")
    assert person(round_over(struck(state, ROGUE, 1, 1, 1, 1)), ROGUE).status == "unharmed"
    assert person(round_over(struck(state, ROGUE, 1, 1, 1, 1, 1)), ROGUE).status == "injured"


@pytest.mark.rule("PER-Q62")
def test_health_bonuses_count_from_major_on_unless_the_table_adds_them() -> None:
    for option, injured, out in (("ignored", 1, 1), ("added", 2, 3)):
        state = change(grants(given(toughness_bonus=option), ROGUE, "healthBonus"), THUG, hits_bought=2)
        assert steps(state, person(state, ROGUE))[0] == ("injured", injured)
        assert steps(state, person(state, THUG))[0] == ("incapacitated", out)


@pytest.mark.rule("PER-X19")
def test_example_a_minion_under_two_attackers_in_one_round() -> None:
    state = struck(fight(given(), BRAN, THUG, ORLA), THUG, 3)
    assert pending(state, person(state, THUG)) == "incapacitated"
    state = end(state)
    assert offered(state, URSULA, "do_other"), "its turn lies between: it still acts"
    state = struck(end(state), THUG, 1)
    assert pending(state, person(state, THUG)) == "dying"
    state = end(state)
    assert (person(state, THUG).status, person(state, THUG).conscious) == ("dying", False)
    state = close(state)
    assert state.encounter is not None and state.encounter.closing
    assert person(close(state), THUG).status == "dead"


@pytest.mark.rule("PER-Q64")
def test_an_effect_that_brings_to_injured_brings_a_minion_to_its_first_status() -> None:
    state = quietly(fight(given(), BRAN, FOE, THUG), lambda draft: harm.bring_to(draft, FOE, "injured"))
    assert pending(state, person(state, FOE)) == "injured"
    again = quietly(state, lambda draft: harm.bring_to(draft, FOE, "injured"))
    assert again == state, "never past it"
    state = quietly(state, lambda draft: harm.bring_to(draft, THUG, "injured"))
    assert pending(state, person(state, THUG)) == "incapacitated"


@pytest.mark.rule("PER-189")
def test_who_is_not_in_the_scene_does_not_die_with_it() -> None:
    state = change(down(fight(given(), BRAN, FOE), SEFA, "dying"), SEFA, here=False)
    assert person(close(state), SEFA).status == "dying"


@pytest.mark.rule("PER-Q23")
def test_hits_that_change_nothing_are_told_all_the_same() -> None:
    draft = Draft(down(fight(given(), BRAN, FOE), FOE, "dying"), Told())
    harm.inflict(draft, FOE, 2, BRAN)
    assert draft.events == [m.HitsTallied(FOE, 2, 6, BRAN, dropped=2)]
