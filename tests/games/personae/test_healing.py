"""Help with recovery, and supernatural healing (2.21)."""

import pytest

from games.personae.given_scene import (
    BRAN,
    BRANS,
    ORLA,
    ORLAS,
    SEFA,
    SEFAS,
    URSULA,
    at_end,
    change,
    do,
    given,
    grants,
    health,
    hurt,
    kinds,
    next_scene,
    offered,
    person,
    power,
    quietly,
    reason,
    recovers,
    sheet,
    skill,
)
from games.personae.reached import joined
from parlour.games.personae import moves as m
from parlour.games.personae.model import Active, Skill
from parlour.games.personae.rules import powers
from parlour.games.personae.rules.health import steps

# Help


@pytest.mark.rule("PER-205")
def test_a_healers_roll_stands_in_with_the_healers_own_penalty() -> None:
    state = at_end(grants(hurt(SEFA, "wounded", scene=4), ORLA, "recoveryAid", kind="replace", skill="Bonesetting"))
    setting = skill(state, ORLA, "Bonesetting")
    assert reason(state, SEFAS, m.Recover(SEFA, setting, BRAN)) == ("no-trait", "PER-205")
    state = do(state, SEFAS, m.Recover(SEFA, setting, ORLA))
    assert state.challenge is not None
    side = state.challenge.sides[0]
    assert (side.base, side.attribute, side.value, side.bonus) == (5, "Knowledge", 4, ())
    state = do(do(state, SEFAS, m.EndHelp()), SEFAS, m.Ready(0))
    state = do(state, URSULA, m.Ready(1), "2 6 9 1 4", "8 9")
    assert health(state, SEFA) == (2, "injured"), "13 against 12"


@pytest.mark.rule("PER-205")
def test_a_healers_trait_is_used_as_often_as_its_condition_says() -> None:
    state = grants(
        hurt(SEFA, "injured"), ORLA, "recoveryAid", kind="replace", skill="Bonesetting", conditions=("once per scene",)
    )
    setting = skill(state, ORLA, "Bonesetting")
    state = change(recovers(state, SEFA, "1 1 1 1 1", "9", setting, ORLA), BRAN, hits=6, status="injured", hurt_scene=3)
    assert reason(state, BRANS, m.Recover(BRAN, setting, ORLA)) == ("no-trait", "PER-205")
    again = change(next_scene(state), BRAN, hurt_scene=3)
    assert any(offer.asks[1].of == (ORLA,) for offer in offered(again, BRANS, "recover"))  # type: ignore[union-attr]


@pytest.mark.rule("PER-278")
def test_each_helper_with_a_trait_for_it_adds_one() -> None:
    nurse = sheet("c7", "Nurse", 0, "Salves 2 Knowledge healing", role="ally")
    state = hurt(SEFA, "injured")
    state = joined(change(state, SEFA, hits=3), nurse)
    state = change(state, SEFA, values=(2, 2, 5, 2, 2, 1), hits_bought=1)
    tried = do(state, SEFAS, m.Recover(SEFA, "", ""))
    assert not [offer for offer in offered(tried, BRANS, "join_assist") if offer.fixed[0] == BRAN], (
        "Bran has no Trait for it"
    )
    helpers = ((ORLA, skill(state, ORLA, "Bonesetting")), ("c7", "s704"))
    state = recovers(state, SEFA, "6", "5", helpers=helpers)
    assert health(state, SEFA) == (2, "unharmed"), "9 against 8"


# Supernatural


@pytest.mark.rule("PER-206")
def test_supernatural_healing_removes_hits_and_the_status_follows() -> None:
    state = power(hurt(SEFA, "injured"), ORLA, "I", "recoveryAid", kind="remove", status="injured")
    state = do(do(state, ORLAS, m.UsePower(ORLA, "p1", (SEFA,), "")), SEFAS, m.Agree(True, SEFA))
    assert health(state, SEFA) == (1, "unharmed")
    worse = power(hurt(SEFA, "wounded"), ORLA, "I", "recoveryAid", kind="remove", status="injured")
    assert reason(worse, ORLAS, m.UsePower(ORLA, "p1", (SEFA,), "")) == ("bad-target", "PER-206")


@pytest.mark.rule("PER-206")
def test_what_reaches_the_unconscious_brings_them_round_with_the_status_gone() -> None:
    state = power(hurt(SEFA, "incapacitated"), ORLA, "I", "recoveryAid", kind="remove")
    state = do(do(state, ORLAS, m.UsePower(ORLA, "p1", (SEFA,), "")), SEFAS, m.Agree(True, SEFA))
    assert (health(state, SEFA), person(state, SEFA).conscious) == ((3, "wounded"), True)


@pytest.mark.rule("PER-277")
def test_a_healing_power_may_be_used_on_its_user() -> None:
    state = power(change(given(), ORLA, hits=2, status="injured"), ORLA, "I", "recoveryAid", kind="remove")
    assert person(do(state, ORLAS, m.UsePower(ORLA, "p1", (ORLA,), "")), ORLA).hits == 1


@pytest.mark.rule("PER-207")
def test_the_dead_come_back_only_where_the_group_allows_it() -> None:
    for option in ("off", "on"):
        state = change(
            power(given(raise_dead=option), ORLA, "I", "revive"),
            SEFA,
            status="dead",
            stage="dead",
            conscious=False,
            hits=5,
        )
        command = m.UsePower(ORLA, "p1", (SEFA,), "")
        if option == "off":
            assert reason(state, ORLAS, command) == ("dead", "PER-207")
        else:
            state = do(do(state, ORLAS, command), SEFAS, m.Agree(True, SEFA))
            assert (person(state, SEFA).stage, person(state, SEFA).status, person(state, SEFA).stabilised) == (
                "ready",
                "dying",
                True,
            )


def test_a_power_that_heals_leaves_no_mark_behind() -> None:
    state = change(given(), ORLA, hits=1, marked=4)
    state = power(state, ORLA, "I", "recoveryAid", kind="remove")
    state = quietly(state, lambda draft: powers.take_effect(draft, ORLA, "p1", (ORLA,)))
    assert (person(state, ORLA).hits, person(state, ORLA).marked) == (0, 0)


@pytest.mark.rule("PER-206")
def test_healing_that_changes_no_status_leaves_it_as_it_was_reached() -> None:
    state = change(power(hurt(ORLA, "wounded"), ORLA, "I", "recoveryAid", kind="remove"), ORLA, hits=4, mending=True)
    state = grants(state, ORLA, "hitsToStatus", amount=2)
    assert "StatusReached" not in kinds(change(state, ORLA, hits=5), ORLAS, m.UsePower(ORLA, "p1", (ORLA,), ""))
    assert "StatusReached" in kinds(state, ORLAS, m.UsePower(ORLA, "p1", (ORLA,), ""))


@pytest.mark.rule("PER-206")
def test_who_is_healed_to_a_status_that_means_unconscious_stays_so() -> None:
    state = change(power(hurt(SEFA, "dying"), ORLA, "I", "recoveryAid", kind="remove"), SEFA, stabilised=True)
    state = do(do(state, ORLAS, m.UsePower(ORLA, "p1", (SEFA,), "")), SEFAS, m.Agree(True, SEFA))
    assert (health(state, SEFA), person(state, SEFA).conscious) == ((4, "incapacitated"), False)


@pytest.mark.rule("PER-200", "PER-276")
def test_nobody_recovers_to_more_hits_than_before() -> None:
    """A Power that makes each status take more hits was laid on somebody who is Wounded already."""
    state = power(hurt(SEFA, "wounded", scene=4), ORLA, "T", "hitsToStatus", amount=3)
    state = at_end(quietly(state, lambda draft: powers.begin_power(draft, ORLA, "p1", (SEFA,))))
    assert dict(steps(state, person(state, SEFA)))["wounded"] == 5 and health(state, SEFA) == (3, "wounded")
    assert health(recovers(state, SEFA, "9", "1 1"), SEFA) == (3, "injured")


@pytest.mark.rule("PER-205")
def test_a_power_on_the_patient_counts_for_the_healers_roll_as_well_as_for_its_own() -> None:
    state = power(
        grants(hurt(SEFA, "injured"), ORLA, "recoveryAid", kind="replace", skill="Bonesetting"),
        BRAN,
        "T",
        "addResult",
        amount=2,
    )
    state = change(state, BRAN, powers_on=(Active("p1", BRAN, (SEFA,)),))
    for chosen, healer in (("", ""), (skill(state, ORLA, "Bonesetting"), ORLA)):
        tried = do(state, SEFAS, m.Recover(SEFA, chosen, healer))
        assert tried.challenge is not None
        assert [(one.amount, one.rule) for one in tried.challenge.sides[0].additions] == [(2, "PER-066")]


@pytest.mark.rule("PER-147", "PER-278")
def test_a_trait_for_helping_with_recovery_adds_more_there_and_nowhere_else() -> None:
    setting = skill(given(), ORLA, "Bonesetting")
    for kind, added in (("assist", 2), ("replace", 1)):
        state = grants(hurt(SEFA, "injured"), ORLA, "recoveryAid", kind=kind, skill="Bonesetting")
        state = do(do(state, SEFAS, m.Recover(SEFA, "", "")), ORLAS, m.JoinAssist(ORLA, 0, setting))
        assert state.challenge is not None
        assert [(one.amount, one.rule) for one in state.challenge.sides[0].additions] == [(added, "PER-278")]
    talk = grants(given(), ORLA, "recoveryAid", kind="assist")
    talk = change(talk, ORLA, skills=(*person(talk, ORLA).skills, Skill("s399", "Parley", "Competence")))
    talk = do(talk, BRANS, m.Issue(False, BRAN, "interaction", skill(talk, BRAN, "Parley"), "", (SEFA,), "x", ""))
    talk = do(talk, ORLAS, m.JoinAssist(ORLA, 0, "s399"))
    assert talk.challenge is not None
    assert [(one.amount, one.rule) for one in talk.challenge.sides[0].additions] == [(1, "PER-147")]
