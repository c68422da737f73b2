"""Recovery, closer: when it is barred and why, what each success leaves, whose help counts (2.21, 3.4)."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    ROGUE,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    acts,
    alter,
    at_end,
    change,
    close_scene,
    do,
    down,
    end,
    events,
    fight,
    given,
    grants,
    health,
    hurt,
    kinds,
    may,
    offered,
    person,
    power,
    quietly,
    recovers,
    refused,
    round_over,
    skill,
    struck,
    talk,
)
from parlour.core.offers import Pick
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import Ability, Active, Skill, State
from parlour.games.personae.rules.health import is_dying, knocked_out, needed, pending, steps, tallied
from parlour.games.personae.rules.recovery import barred, may_help, remove_hits

# How somebody is


@pytest.mark.rule("PER-Q23", "PER-276")
def test_where_one_more_hit_kills_it_is_one_more_whatever_a_status_takes() -> None:
    state = given(dying_extra_hit="dead")
    ladder = (("injured", 2), ("wounded", 3), ("incapacitated", 4), ("dying", 5), ("dead", 6))
    assert steps(state, person(state, SEFA)) == ladder
    tough = grants(state, SEFA, "hitsToStatus", amount=2)
    assert steps(tough, person(tough, SEFA))[-2:] == (("dying", 8), ("dead", 9))
    assert steps(state, person(state, THUG)) == (("incapacitated", 1), ("dying", 2), ("dead", 3))
    assert "dead" not in dict(steps(given(), person(given(), SEFA)))


@pytest.mark.rule("PER-186")
def test_a_status_that_has_taken_hold_is_not_undone_by_more_health() -> None:
    state = change(
        power(hurt(SEFA, "injured"), ORLA, "T", "healthBonus", amount=3), ORLA, powers_on=(Active("p1", ORLA, (SEFA,)),)
    )
    assert dict(steps(state, person(state, SEFA)))["injured"] == 5
    assert tallied(state, person(state, SEFA)) == "injured" and pending(state, person(state, SEFA)) == ""
    assert needed(state, person(state, SEFA), "injured") == 5


@pytest.mark.rule("PER-188")
@pytest.mark.parametrize(
    ("kept", "up_incapacitated", "up_dying"),
    [("", True, False), ("Incapacitated", True, False), ("Dying", True, True), (None, False, False)],
)
def test_a_trait_that_keeps_one_up_does_so_at_dying_only_where_it_says_so(
    kept: str | None, up_incapacitated: bool, up_dying: bool
) -> None:
    state = fight(given(), BRAN, SEFA)
    state = grants(state, SEFA, "stayConscious", status=kept) if kept is not None else state
    felled = round_over(struck(state, SEFA, 2, 1, 1))
    assert (health(felled, SEFA), person(felled, SEFA).conscious) == ((4, "incapacitated"), up_incapacitated)
    worse = round_over(struck(state, SEFA, 2, 1, 1, 1))
    assert (health(worse, SEFA), person(worse, SEFA).conscious) == ((5, "dying"), up_dying)


@pytest.mark.rule("PER-189")
def test_the_dead_are_neither_dying_nor_knocked_out() -> None:
    state = change(given(), SEFA, status="dead", stage="dead", conscious=False, hits=5)
    dead = person(state, SEFA)
    assert not is_dying(state, dead) and not knocked_out(dead) and pending(state, dead) == ""


# When


def why(state: State, who: str = SEFA) -> str:
    return barred(state, person(state, who))


@pytest.mark.rule("PER-194", "PER-195")
def test_why_nobody_recovers_yet_in_the_order_of_the_reasons() -> None:
    injured = hurt(SEFA, "injured")
    assert why(injured) == ""
    assert (
        why(alter(injured, scene=replace(injured.scene, open=False)))
        == "absent"
        == why(change(injured, SEFA, here=False))
    )
    assert why(change(injured, SEFA, stage="dead", status="dead")) == "dead"
    assert why(given()) == "unharmed"
    assert why(change(hurt(SEFA, "dying"), SEFA, stabilised=False)) == "dying"
    tried = change(injured, SEFA, tried=3)
    assert why(tried) == "tried" and refused(tried, SEFAS, m.Recover(SEFA, "", "")).allowable
    assert not refused(given(), SEFAS, m.Recover(SEFA, "", "")).allowable, "what is not there cannot be allowed"


@pytest.mark.rule("PER-195")
@pytest.mark.parametrize(
    ("status", "fighting", "first", "reason"),
    [
        ("injured", True, SEFA, ""),
        ("injured", True, FOE, "turn"),
        ("wounded", True, SEFA, "fight"),
        ("wounded", True, FOE, "fight"),
        ("injured", False, SEFA, ""),
        ("injured", False, FOE, "turn"),
        ("wounded", False, FOE, "turn"),
    ],
)
def test_in_an_encounter_it_takes_the_own_turn_and_in_a_fight_light_wounds(
    status: str, fighting: bool, first: str, reason: str
) -> None:
    state = fight(hurt(SEFA, status), *[first, *[who for who in (SEFA, FOE) if who != first]], violent=fighting)
    assert why(state) == reason
    assert not reason or refused(state, SEFAS, m.Recover(SEFA, "", "")).allowable


@pytest.mark.rule("PER-198", "PER-Q25")
def test_light_hits_are_shaken_off_in_an_encounter_and_wait_for_its_end_elsewhere() -> None:
    state = change(given(), BRAN, hits=3)
    assert why(state, BRAN) == "light"
    assert why(talk(state, BRAN, FOE), BRAN) == "" == why(fight(state, BRAN, FOE), BRAN)


@pytest.mark.rule("PER-195")
def test_the_unconscious_on_turn_wait() -> None:
    state = talk(hurt(SEFA, "incapacitated", scene=4), SEFA, FOE)
    assert why(state) == "turn"


# Dice


@pytest.mark.rule("PER-Q24")
def test_one_die_or_an_agreed_skill_but_no_passive_defence() -> None:
    state = hurt(SEFA, "injured")
    state = change(state, SEFA, skills=(*person(state, SEFA).skills, Skill("s299", "Yoga", "Stature", approved=False)))
    (offer,) = offered(state, SEFAS, "recover")
    assert offer.asks == (Pick(("", skill(state, SEFA, "Forgery"), skill(state, SEFA, "Knife"))), Pick(("",)))
    (offer,) = offered(alter(state, options=replace(state.options, recovery_dice="one")), SEFAS, "recover")
    assert offer.asks == (Pick(("",)), Pick(("",)))


@pytest.mark.rule("PER-194")
def test_an_attempt_is_a_challenge_of_its_own_that_costs_nothing() -> None:
    state = do(alter(fight(hurt(SEFA, "injured"), SEFA, FOE), challenges=7), SEFAS, m.Recover(SEFA, "", ""))
    assert state.challenge is not None and (state.challenge.number, state.challenge.kind, state.challenge.at_end) == (
        8,
        "recovery",
        False,
    )
    assert not person(state, SEFA).acted and person(state, SEFA).free_used == 0
    ending = do(at_end(hurt(SEFA, "injured")), SEFAS, m.Recover(SEFA, "", ""))
    assert ending.challenge is not None and ending.challenge.at_end


# Success


@pytest.mark.rule("PER-199", "PER-Q25")
def test_at_a_table_where_light_hits_go_at_once_injured_still_takes_two_scenes() -> None:
    state = recovers(change(hurt(BRAN, "injured", recovery_under="all"), BRAN, hits=6), BRAN, "9", "1")
    assert health(state, BRAN) == (3, "unharmed") and person(state, BRAN).marked == 4


@pytest.mark.rule("PER-200", "PER-Q18")
def test_climbing_a_status_keeps_the_hits_that_were_too_many_unless_none_is_left() -> None:
    state = at_end(change(hurt(SEFA, "wounded", scene=4, injury_excess_hits="tallied"), SEFA, excess=2))
    state = recovers(state, SEFA, "10", "1 1")
    assert (health(state, SEFA), person(state, SEFA).excess) == ((2, "injured"), 2)
    thug = change(hurt(THUG, "incapacitated", scene=4, injury_excess_hits="tallied"), THUG, excess=2, conscious=True)
    happened, thug = events(*ready(at_end(thug)), "10", "1 1 1")
    assert (health(thug, THUG), person(thug, THUG).excess) == ((0, "unharmed"), 0)
    assert m.HitsRemoved(THUG, 0, "recovery", 0) in happened


def ready(state: State) -> tuple[State, int, Any]:
    """The game master's minion about to roll."""
    state = do(state, URSULA, m.Recover(THUG, "", ""))
    state = do(state, URSULA, m.EndHelp()) if state.challenge is not None and state.challenge.stage == "help" else state
    return do(state, URSULA, m.Ready(0)), URSULA, m.Ready(1)


@pytest.mark.rule("PER-Q28", "PER-204")
def test_in_one_stage_the_stabilised_wake_incapacitated_with_the_caveat() -> None:
    state = at_end(hurt(SEFA, "dying", scene=4, recovery_stages="one"))
    state = recovers(state, SEFA, "10", "1 1 1 1")
    sefa = person(state, SEFA)
    assert (health(state, SEFA), sefa.conscious, sefa.caveat) == ((4, "incapacitated"), True, True)
    state = at_end(hurt(SEFA, "incapacitated", scene=4, recovery_stages="one"))
    state = recovers(state, SEFA, "10", "1 1 1")
    sefa = person(state, SEFA)
    assert (health(state, SEFA), sefa.conscious, sefa.caveat) == ((3, "wounded"), True, False)


@pytest.mark.rule("PER-201", "PER-204")
def test_coming_to_carries_the_caveat_from_incapacitated_alone() -> None:
    for status, dice, caveat in (("incapacitated", "1 1 1", True), ("dying", "1 1 1 1", False)):
        state = recovers(at_end(hurt(SEFA, status, scene=4)), SEFA, "10", dice)
        assert (person(state, SEFA).status, person(state, SEFA).conscious, person(state, SEFA).caveat) == (
            status,
            True,
            caveat,
        )


@pytest.mark.rule("PER-206", "PER-Q18")
@pytest.mark.parametrize(
    ("hits", "excess", "amount", "left"),
    [
        (4, 0, 1, (3, 0)),
        (4, 3, 2, (4, 1)),
        (4, 3, 3, (4, 0)),
        (4, 2, 3, (3, 0)),
        (1, 1, 9, (0, 0)),
        (1, 0, 5, (0, 0)),
        (3, 1, 0, (3, 1)),
    ],
)
def test_hits_that_could_carry_no_further_go_first(hits: int, excess: int, amount: int, left: tuple[int, int]) -> None:
    state = change(given(), BRAN, hits=hits, excess=excess)
    happened: list[Any] = []

    def remove(draft: Any) -> None:
        remove_hits(draft, BRAN, amount, "power")
        happened.extend(draft.events)

    after = person(quietly(state, remove), BRAN)
    assert (after.hits, after.excess) == left
    assert bool(happened) is (amount > 0), "nothing removed, nothing told"


@pytest.mark.rule("PER-206")
def test_healing_lifts_the_mark_with_the_last_hit_and_not_before() -> None:
    state = power(change(given(), ORLA, hits=2, marked=4), ORLA, "I", "recoveryAid", kind="remove")
    once = do(state, 3, m.UsePower(ORLA, "p1", (ORLA,), ""))
    assert (person(once, ORLA).hits, person(once, ORLA).marked) == (1, 4)
    twice = do(once, 3, m.UsePower(ORLA, "p1", (ORLA,), ""))
    assert (person(twice, ORLA).hits, person(twice, ORLA).marked) == (0, 0)
    unmarked = change(state, ORLA, hits=1, marked=0)
    assert "HitsMarked" not in kinds(unmarked, 3, m.UsePower(ORLA, "p1", (ORLA,), ""))


# What goes by itself


@pytest.mark.rule("PER-199", "PER-Q27")
def test_at_the_end_of_a_scene_marked_hits_go_and_light_ones_of_who_is_here() -> None:
    state = change(change(change(given(), BRAN, hits=3), ROGUE, hits=0), FOE, hits=2, here=False)
    state = change(state, SEFA, hits=1, marked=3)
    state = change(state, ORLA, hits=1, marked=4)
    happened, after = events(state, URSULA, m.CloseScene())
    removed = [one for one in happened if isinstance(one, m.HitsRemoved)]
    assert removed == [m.HitsRemoved(BRAN, 0, "scene over"), m.HitsRemoved(SEFA, 0, "mark")]
    assert [one for one in happened if isinstance(one, m.HitsMarked)] == [m.HitsMarked(SEFA, 0)]
    assert (person(after, FOE).hits, person(after, ORLA).hits, person(after, ORLA).marked) == (2, 1, 4), (
        "not here, not due yet"
    )
    first = change(given(scene=1), SEFA, hits=1, marked=1)
    assert person(close_scene(first), SEFA).hits == 0


@pytest.mark.rule("PER-199")
def test_with_the_marked_rest_the_status_goes_too() -> None:
    state = change(hurt(SEFA, "injured"), SEFA, hits=2, marked=3, tried=3)
    assert health(close_scene(state), SEFA) == (0, "unharmed")


# Help


@pytest.mark.rule("PER-278")
def test_who_may_help_is_who_has_an_agreed_trait_for_it() -> None:
    state = power(
        power(power(given(), ORLA, "I", "recoveryAid", kind="assist"), ORLA, "I", "narrative"),
        ORLA,
        "I",
        "recoveryAid",
        approved=False,
    )
    state = grants(grants(state, ORLA, "recoveryAid", kind="assist"), ORLA, "addDice")
    orla = person(state, ORLA)
    salves = Skill("s398", "Salves", "Knowledge", tags=("healing",), approved=False)
    state = change(
        state,
        ORLA,
        skills=(*orla.skills, salves),
        abilities=(*orla.abilities, Ability("a9", "Nurse", "x", Effect("recoveryAid"))),
    )
    assert may_help(state, person(state, ORLA)) == (skill(state, ORLA, "Bonesetting"), "a1", "p1")
    assert may_help(state, person(state, BRAN)) == ()


@pytest.mark.rule("PER-205")
def test_whose_roll_may_stand_in() -> None:
    state = grants(hurt(SEFA, "injured"), ORLA, "recoveryAid", kind="replace", skill="Bonesetting, Salves")
    state = change(
        state, ORLA, skills=(*person(state, ORLA).skills, Skill("s398", "Salves", "Knowledge", approved=False))
    )
    setting = skill(state, ORLA, "Bonesetting")

    def by_orla(now: State, seat: int = SEFAS) -> list[Any]:
        return [offer.asks[0].of for offer in offered(now, seat, "recover") if offer.asks[1].of == (ORLA,)]  # type: ignore[union-attr]

    assert by_orla(state) == [(setting,)], "a Skill named by the Trait, and agreed"
    assert not by_orla(change(state, ORLA, conscious=False)) and not by_orla(change(state, ORLA, here=False))
    assist = grants(hurt(SEFA, "injured"), ORLA, "recoveryAid", kind="assist", skill="Bonesetting")
    assert not by_orla(assist), "helping is not standing in"
    own = change(state, ORLA, hits=2, status="injured", hurt_scene=3)
    assert not by_orla(own, 3), "nobody stands in for oneself"
    assert "AbilityUsed" not in kinds(state, SEFAS, m.Recover(SEFA, setting, ORLA)), "what has no limit is not used up"


@pytest.mark.rule("PER-201")
def test_the_felled_may_do_nothing_in_the_scene_but_recover() -> None:
    state = hurt(SEFA, "incapacitated", scene=4)
    assert acts(state, SEFAS) == set() and may(state, SEFA)
    assert acts(down(given(), BRAN, "wounded"), BRANS) != set()


@pytest.mark.rule("PER-194")
def test_an_attempt_in_a_talk_is_told_as_one_outside_a_fight() -> None:
    state = recovers(talk(hurt(SEFA, "injured"), SEFA, FOE), SEFA, "1", "9")
    assert (person(state, SEFA).tried, person(state, SEFA).tried_end) == (3, True)
    state = recovers(end(fight(hurt(SEFA, "injured"), FOE, SEFA)), SEFA, "1", "9")
    assert (person(state, SEFA).tried, person(state, SEFA).tried_end) == (3, False)


@pytest.mark.rule("PER-200", "PER-201")
@pytest.mark.parametrize("status", ["wounded", "incapacitated", "dying"])
def test_the_end_of_the_scene_of_the_fight_itself_is_too_soon(status: str) -> None:
    state = hurt(SEFA, status)
    ending = alter(state, scene=replace(state.scene, closing=True))
    assert why(ending) == "next scene" and not may(ending, SEFA)
    assert why(at_end(hurt(SEFA, status, scene=4))) == ""
