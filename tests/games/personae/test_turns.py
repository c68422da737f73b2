"""Moves and actions of a turn, help and defence announced in it (2.17, 3.6)."""

import pytest
from msgspec.structs import replace

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    ORLAS,
    ROGUE,
    SEFA,
    SEFAS,
    URSULA,
    alter,
    attacks,
    change,
    do,
    end,
    events,
    fight,
    given,
    grants,
    offered,
    permitted,
    person,
    power,
    reason,
    round_over,
    skill,
    talk,
)
from parlour.games.personae import moves as m
from parlour.games.personae.rules import turns
from parlour.games.personae.rules.ask import on_turn


@pytest.mark.rule("PER-163")
def test_a_turn_is_a_move_and_one_action_in_any_order() -> None:
    state = do(do(fight(given(), BRAN, FOE), BRANS, m.Move(BRAN, "near")), BRANS, m.DoOther(BRAN, "bar the door"))
    assert (person(state, BRAN).moved, person(state, BRAN).acted) == (True, True)
    assert reason(state, BRANS, m.DoOther(BRAN, "again")) == ("no-action", "PER-163")
    late = do(do(fight(given(), BRAN, FOE), BRANS, m.DoOther(BRAN, "bar the door")), BRANS, m.Move(BRAN, "near"))
    assert person(late, BRAN).place == "near"
    assert not person(round_over(state), BRAN).acted, "a new round brings both back"


@pytest.mark.rule("PER-163")
def test_only_who_is_on_turn_may_act() -> None:
    state = fight(given(), BRAN, SEFA)
    assert reason(state, SEFAS, m.DoOther(SEFA, "x")) == ("not-your-turn", "PER-162")
    assert reason(state, SEFAS, m.DoOther(BRAN, "x")) == ("not-yours", "PER-002")
    assert reason(given(), BRANS, m.DoOther(BRAN, "x")) == ("not-now", "PER-163")
    assert reason(state, SEFAS, m.EndTurn(BRAN)) == ("not-yours", "PER-002")
    assert on_turn(do(state, URSULA, m.EndTurn(BRAN))) == SEFA, "the game master may say it for anybody"


@pytest.mark.rule("PER-164")
def test_the_second_move_costs_the_action() -> None:
    state = do(fight(given(), BRAN, FOE), BRANS, m.Move(BRAN, "close"))
    state = do(state, BRANS, m.Move(BRAN, "near"))
    assert person(state, BRAN).acted
    assert reason(state, BRANS, m.Move(BRAN, "far")) == ("no-move", "PER-164")
    busy = do(do(fight(given(), BRAN, FOE), BRANS, m.DoOther(BRAN, "x")), BRANS, m.Move(BRAN, "close"))
    assert reason(busy, BRANS, m.Move(BRAN, "near")) == ("no-move", "PER-164")


@pytest.mark.rule("PER-165")
def test_issuing_a_challenge_costs_the_action() -> None:
    state = attacks(fight(given(), BRAN, FOE), BRAN, FOE, "9 1 1 1 1 1", "1 1", with_="Axe")
    assert person(state, BRAN).acted
    assert reason(state, BRANS, m.DoOther(BRAN, "x")) == ("no-action", "PER-163")
    assert not offered(state, BRANS, "issue")


@pytest.mark.rule("PER-272")
def test_a_trait_gives_one_challenge_of_its_kind_without_an_action() -> None:
    state = change(grants(fight(given(), BRAN, FOE), BRAN, "freeChallenge", kind="attack"), BRAN, acted=True)
    state = attacks(state, BRAN, FOE, "9 1 1 1 1 1", "1 1", with_="Axe")
    assert not offered(state, BRANS, "issue"), "one a turn"
    again = round_over(state)
    assert offered(again, BRANS, "issue")


# Space


@pytest.mark.rule("PER-166")
def test_by_bands_one_move_is_one_band() -> None:
    state = change(fight(given(), BRAN, FOE), BRAN, place="close")
    assert reason(state, BRANS, m.Move(BRAN, "far")) == ("bad-place", "PER-166")
    assert person(do(state, BRANS, m.Move(BRAN, "near")), BRAN).place == "near"


@pytest.mark.rule("PER-166")
def test_by_zones_one_move_is_any_other_zone_of_the_scene() -> None:
    state = given(distance_mode="zones")
    state = fight(alter(state, scene=replace(state.scene, zones=("deck", "hold"))), BRAN, FOE)
    assert reason(state, BRANS, m.Move(BRAN, "near")) == ("bad-place", "PER-166")
    assert person(do(state, BRANS, m.Move(BRAN, "hold")), BRAN).place == "hold"
    assert person(do(state, URSULA, m.Place(FOE, "deck")), FOE).place == "deck"


@pytest.mark.rule("PER-253")
def test_without_distances_a_move_is_only_told() -> None:
    state = fight(given(distance_mode="none"), BRAN, FOE)
    happened, state = events(state, BRANS, m.Move(BRAN, "up the mast"))
    assert happened[0].place == "up the mast" and person(state, BRAN).place == ""
    assert reason(state, URSULA, m.Place(BRAN, "near")) == ("no-distance", "PER-253")


def test_the_game_master_places_people_and_nobody_else() -> None:
    assert person(do(given(), URSULA, m.Place(BRAN, "far")), BRAN).place == "far"
    assert reason(given(), BRANS, m.Place(BRAN, "far")) == ("not-gm", "PER-166")


# Help


@pytest.mark.rule("PER-144")
@pytest.mark.rule("PER-146")
def test_in_a_fight_help_is_declared_on_the_own_turn_with_the_action() -> None:
    state = fight(given(), SEFA, BRAN, FOE)
    knife = skill(state, SEFA, "Knife")
    assert reason(change(state, SEFA, acted=True), SEFAS, m.Assist(SEFA, BRAN, knife)) == ("no-action", "PER-163")
    assert reason(state, BRANS, m.Assist(BRAN, SEFA, skill(state, BRAN, "Axe"))) == ("not-your-turn", "PER-162")
    assert reason(state, SEFAS, m.Assist(SEFA, SEFA, knife)) == ("bad-target", "PER-144")
    assert reason(state, SEFAS, m.Assist(SEFA, BRAN, "s999")) == ("no-skill", "PER-146")
    assert reason(talk(given(), SEFA, BRAN), SEFAS, m.Assist(SEFA, BRAN, knife)) == ("not-now", "PER-144")
    state = do(state, SEFAS, m.Assist(SEFA, BRAN, knife))
    assert (person(state, SEFA).acted, person(state, SEFA).helping) == (True, (BRAN, knife))
    state = do(end(state), BRANS, m.Issue(False, BRAN, "attack", skill(state, BRAN, "Axe"), "", (FOE,), "x", ""))
    assert state.challenge is not None
    assert [one.amount for one in state.challenge.sides[0].additions] == [1]


@pytest.mark.rule("PER-Q56")
def test_help_waits_for_the_next_round_and_lapses_with_the_helpers_next_turn() -> None:
    for option, waits in (("untilNextTurn", True), ("sameRound", False)):
        state = fight(given(assist_hold=option), BRAN, SEFA, FOE)
        state = do(end(state), SEFAS, m.Assist(SEFA, BRAN, skill(state, SEFA, "Knife")))
        state = end(end(state))
        assert on_turn(state) == BRAN
        assert bool(person(state, SEFA).helping[0]) == waits
        assert not person(end(state), SEFA).helping[0], "her own turn has come again"


# Active defence


@pytest.mark.rule("PER-212")
def test_active_defence_is_announced_with_an_action_and_lapses_with_the_next_turn() -> None:
    state = fight(given(), BRAN, FOE)
    state = do(state, BRANS, m.Announce(BRAN, skill(state, BRAN, "Axe")))
    assert (person(state, BRAN).acted, person(state, BRAN).defence) == (True, skill(state, BRAN, "Axe"))
    state = end(state)
    assert person(state, BRAN).defence
    assert not person(end(state), BRAN).defence


@pytest.mark.rule("PER-213")
@pytest.mark.rule("PER-281")
def test_what_can_be_announced() -> None:
    state = fight(given(), BRAN, ORLA, ROGUE)
    assert reason(state, BRANS, m.Announce(BRAN, "s999")) == ("no-skill", "PER-213")
    assert reason(state, BRANS, m.Announce(BRAN, skill(state, BRAN, "Block"))) == ("passive", "PER-210")
    state = end(state)
    song = skill(state, ORLA, "Song")
    assert reason(state, ORLAS, m.Announce(ORLA, song)) == ("no-power", "PER-281")
    assert (
        person(
            do(power(state, ORLA, "M", "resistPower", skill="Song", kind="power"), ORLAS, m.Announce(ORLA, song)), ORLA
        ).defence
        == song
    )
    state = end(state)
    assert reason(state, URSULA, m.Announce(ROGUE, skill(state, ROGUE, "Bow"))) == ("bad-skill", "PER-Q42")


@pytest.mark.rule("PER-Q71")
def test_before_the_first_turn_none_is_announced_unless_the_table_lets_it_use_the_coming_action() -> None:
    state = fight(given(), FOE, BRAN)
    axe = skill(state, BRAN, "Axe")
    assert reason(state, BRANS, m.Announce(BRAN, axe)) == ("not-your-turn", "PER-Q71")
    early = do(fight(given(active_defence_early="on"), FOE, BRAN), BRANS, m.Announce(BRAN, axe))
    assert person(early, BRAN).defence == axe
    early = end(early)
    assert on_turn(early) == BRAN
    assert reason(early, BRANS, m.DoOther(BRAN, "x")) == ("no-action", "PER-163"), "the coming action is used up"
    later = fight(given(active_defence_early="on"), FOE, BRAN, round=2)
    assert reason(later, BRANS, m.Announce(BRAN, axe)) == ("not-your-turn", "PER-Q71")


# What a turn begins and ends


def test_a_new_turn_may_use_special_abilities_again_or_at_some_tables_a_new_round() -> None:
    for scope, first, second in (("turnAndAnswer", (), ()), ("round", ("a1",), ())):
        state = grants(fight(given(sa_scope=scope), FOE, BRAN), BRAN, "addDice", quality=False)
        state = change(state, BRAN, abilities_used=("a1",), free_used=1)
        state = end(state)
        assert (person(state, BRAN).abilities_used, person(state, BRAN).free_used) == (first, 0)
        assert person(end(state), BRAN).abilities_used == second


def test_may_act_is_asked_in_plain_scenes_too() -> None:
    state = given()
    assert turns.may_act(state, BRAN)
    assert not turns.may_act(change(state, BRAN, conscious=False), BRAN)
    assert not turns.may_act(change(state, BRAN, here=False), BRAN)
    assert not turns.may_act(state, "c99")


def test_the_game_master_can_allow_an_action_out_of_turn() -> None:
    state = fight(given(), FOE, BRAN)
    assert person(permitted(state, BRANS, m.DoOther(BRAN, "shouts")), BRAN).acted
