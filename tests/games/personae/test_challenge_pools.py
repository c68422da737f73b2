"""Dice and additions of a side: PER-034, PER-035, PER-040, PER-066, PER-067, PER-081, PER-088, PER-089, PER-184 to
PER-187, rulings Q07, Q21."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    SEFA,
    THUG,
    URSULA,
    answer,
    challenge,
    change,
    dice,
    do,
    given,
    grants,
    helped,
    issue,
    offered,
    pairs,
    person,
    plus,
    power,
    ready,
    rolled,
    set_up,
    side,
    why,
)
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import Active, Condition, State


def against(state: State, who: str = BRAN, name: str = "Axe", target: str = FOE, other: str = "Dodge") -> State:
    return set_up(state, who, name, target, other)


@pytest.mark.rule("PER-034")
def test_the_rating_is_the_number_of_dice() -> None:
    assert dice(against(given(violent=True))) == 6


@pytest.mark.rule("PER-035")
def test_without_a_skill_one_die_and_a_fitting_attribute() -> None:
    state = set_up(given(violent=True), BRAN, "", FOE, "Dodge", kind="attack")
    assert (dice(state), side(state).attribute) == (1, "Stature")
    assert pairs(ready(state, "6", "1 1 1"))[0][0] == 11


@pytest.mark.rule("PER-040", "PER-Q21")
def test_each_side_rolls_at_least_one_die() -> None:
    state = change(given(violent=True), BRAN, status="wounded", hits=7)
    assert dice(set_up(state, BRAN, "", FOE, "Dodge", kind="attack")) == 1


@pytest.mark.rule("PER-Q21")
def test_a_table_may_let_a_pool_fall_to_nothing_then_the_attribute_stands_alone() -> None:
    state = change(given(violent=True, injury_min_dice="0"), BRAN, status="wounded", hits=7)
    state = rolled(state, BRAN, "", FOE, "Dodge", "3 2 1", kind="attack")
    assert (side(state).dice, pairs(state)[0]) == ((), (5, 5))


@pytest.mark.rule("PER-066")
def test_a_special_ability_adds_to_the_result_besides_the_attribute() -> None:
    state = grants(given(violent=True), BRAN, "addResult", skill="Axe", quality=True)
    assert pairs(rolled(state, BRAN, "Axe", FOE, "Dodge", "7 1 1 1 1 1", "1 1 1"))[0][0] == 7 + 5 + 1


@pytest.mark.rule("PER-066")
def test_it_goes_only_with_its_skill_its_kind_and_its_side() -> None:
    state = grants(given(violent=True), BRAN, "addResult", skill="Axe", kind="attack", when="issue", quality=True)
    assert plus(against(state)) == 6
    assert plus(set_up(state, BRAN, "Axe", FOE, "Resist", kind="interaction")) == 5
    assert plus(set_up(change(state, BRAN, acted=False), BRAN, "Parley", FOE, "Resist")) == 4
    state = change(given(violent=True, turn=FOE), BRAN, abilities=person(state, BRAN).abilities, defence="s104")
    assert plus(set_up(state, FOE, "Club", BRAN, "Axe", active=True), 1) == 5


@pytest.mark.rule("PER-067", "PER-Q07")
def test_extra_dice_come_on_top_of_the_rating_unless_the_table_caps_them() -> None:
    state = grants(given(violent=True), BRAN, "addDice", skill="Axe", quality=True)
    assert dice(against(state)) == 7
    capped = grants(given(violent=True, dice_over_max="capped"), BRAN, "addDice", skill="Axe", quality=True)
    assert dice(against(capped)) == 6
    assert (
        dice(set_up(grants(capped, BRAN, "addDice", skill="Parley", quality=True), BRAN, "Parley", FOE, "Resist")) == 4
    )


@pytest.mark.rule("PER-081")
def test_a_quality_counts_on_top_of_the_one_ability_of_the_turn() -> None:
    state = grants(given(violent=True), BRAN, "addResult", skill="Axe", quality=True)
    state = against(grants(state, BRAN, "addDice", skill="Axe"))
    state = do(state, BRANS, m.UseAbility(BRAN, "a2"))
    assert (dice(state), plus(state)) == (7, 6)


@pytest.mark.rule("PER-065")
def test_what_waits_for_approval_gives_nothing() -> None:
    state = grants(given(violent=True), BRAN, "addDice", skill="Axe", quality=True)
    waiting = tuple(
        [
            type(one)(**{**{f: getattr(one, f) for f in one.__struct_fields__}, "approved": False})
            for one in person(state, BRAN).abilities
        ]
    )
    assert dice(against(change(state, BRAN, abilities=waiting))) == 6


@pytest.mark.rule("PER-088", "PER-089", "PER-011")
def test_a_power_is_used_with_its_skill_or_one_die_and_adds_power() -> None:
    state = power(given(violent=True, turn=ORLA))
    state = set_up(state, ORLA, "Song", FOE, "Resist")
    assert (dice(state), side(state).attribute, side(state).value) == (5, "Power", 6)
    other = tuple(
        [replace(one, attribute="Cunning") if one.name == "Song" else one for one in person(state, ORLA).skills]
    )
    bent = set_up(change(power(given(violent=True, turn=ORLA)), ORLA, skills=other), ORLA, "Song", FOE, "Resist")
    assert side(bent).attribute == "Power"
    state = power(given(violent=True), BRAN, skill="Rites")
    state = set_up(state, BRAN, "", FOE, "Resist", kind="power")
    assert (dice(state), side(state).attribute, side(state).value) == (1, "Power", 2)


@pytest.mark.rule("PER-184", "PER-185")
@pytest.mark.parametrize(("status", "fewer"), [("injured", 1), ("wounded", 2), ("incapacitated", 3), ("dying", 3)])
def test_only_the_present_status_costs_dice(status: str, fewer: int) -> None:
    state = change(given(violent=True, turn=FOE), BRAN, status=status)
    assert dice(answer(issue(state, FOE, "Club", BRAN), BRAN, "Dodge"), 1) == max(1, 3 - fewer)
    state = change(given(violent=True), FOE, status=status)
    assert dice(against(state), 1) == max(1, 3 - fewer)


@pytest.mark.rule("PER-186")
def test_the_penalty_stays_when_the_fight_is_over() -> None:
    state = change(given(), BRAN, status="injured", hits=6)
    assert dice(set_up(state, BRAN, "Parley", FOE, "Resist")) == 2


@pytest.mark.rule("PER-187")
def test_a_trait_makes_an_opponents_penalty_harsher() -> None:
    state = grants(given(violent=True), BRAN, "penaltyAgainst", status="injured", quality=True)
    assert dice(against(change(state, FOE, status="injured")), 1) == 3 - 2
    assert dice(against(state), 1) == 3
    assert (
        dice(against(change(grants(state, BRAN, "addDice", skill="Parley"), THUG, status="injured"), target=THUG), 1)
        == 1
    )


@pytest.mark.rule("PER-152")
def test_a_condition_that_costs_dice_does() -> None:
    state = change(given(), BRAN, conditions=(Condition("fever", dice=2),))
    assert dice(set_up(state, BRAN, "Parley", FOE, "Resist")) == 1


@pytest.mark.rule("PER-066")
def test_an_opponents_result_is_lowered_only_against_who_lowers_it() -> None:
    state = grants(given(), SEFA, "opponentAddition", when="answer", quality=True)
    state = helped(issue(state, BRAN, "Parley", SEFA, FOE))
    state = ready(answer(answer(state, SEFA, "Resist"), FOE, "Resist"), "5 1 1", "1 1 1", "1 1")
    assert (pairs(state, 1)[0], pairs(state, 2)[0]) == ((5 + 4 - 1, 3), (9, 2))


@pytest.mark.rule("PER-176")
def test_a_power_at_work_lowers_and_raises_results() -> None:
    fog = {"kind": "attack", "when": "issue", "amount": 1}
    state = power(given(violent=True, turn=FOE), ORLA, code="opponentAddition", effect=fog, name="Fog", duration="M")
    state = change(state, ORLA, powers_on=(Active("p1", ORLA, (FOE,)),))
    assert plus(set_up(state, FOE, "Club", BRAN, "Dodge")) == 4 - 1
    assert plus(set_up(state, FOE, "Glare", BRAN, "Resist")) == 3
    state = power(
        given(), ORLA, code="addResult", effect={"skill": "Ropes"}, name="Wind", duration="M", challenge=False
    )
    state = change(state, ORLA, powers_on=(Active("p1", ORLA, (BRAN,)),))
    assert plus(set_up(state, BRAN, "Ropes", FOE, "Resist")) == 5 + 1
    assert plus(set_up(state, BRAN, "Parley", FOE, "Resist")) == 4
    state = power(given(), ORLA, code="addDice", name="Dusk", duration="M", challenge=False)
    state = change(state, ORLA, powers_on=(Active("p1", ORLA),))
    assert dice(set_up(state, ORLA, "Persuade", FOE, "Resist")) == 3


@pytest.mark.rule("PER-175", "PER-011")
def test_resist_adds_power_and_not_another_attribute() -> None:
    state = change(given(violent=True, turn=ORLA), FOE, values=(3, 4, 7, 2, 1, 4))
    state = set_up(power(state), ORLA, "Song", FOE, "Resist")
    assert (side(state, 1).attribute, side(state, 1).value) == ("Power", 2)


@pytest.mark.rule("PER-173")
def test_a_trait_sets_another_attribute_for_a_skill() -> None:
    state = grants(given(violent=True), BRAN, "setAttribute", skill="Axe", attribute="Prowess", quality=True)
    assert side(against(state)).attribute == "Prowess"
    plain = against(grants(given(violent=True), BRAN, "setAttribute", skill="Axe", attribute="Knowledge"))
    assert side(plain).attribute == "Stature"
    assert side(do(plain, BRANS, m.UseAbility(BRAN, "a1"))).attribute == "Knowledge"


@pytest.mark.rule("PER-172")
def test_the_attribute_of_a_weapon_is_the_one_its_skill_was_unlocked_with() -> None:
    assert side(set_up(given(violent=True, turn=FOE), FOE, "Pistol", BRAN, "Dodge")).attribute == "Cunning"
    assert side(against(given(violent=True))).attribute == "Stature"


@pytest.mark.rule("PER-217")
def test_plain_armour_changes_nothing() -> None:
    from parlour.games.personae.model import Gear

    vest = Gear("g1", "Vest", approved=True)
    worn = against(change(given(violent=True), FOE, gear=(vest,)))
    assert (dice(worn), dice(worn, 1), plus(worn), plus(worn, 1)) == (6, 3, 5, 2)
    assert challenge(ready(worn, "9 9 9 9 9 9", "1 1 1")).stage == "close"


@pytest.mark.rule("PER-273")
def test_another_attribute_for_resist_is_for_resist_and_for_powers() -> None:
    trait = {"skill": "Resist", "attribute": "Stature", "quality": True}
    state = grants(power(given(violent=True, turn=ORLA)), FOE, "answerPower", **trait)
    assert side(set_up(state, ORLA, "Song", FOE, "Resist"), 1).attribute == "Stature"
    talk = grants(given(peaceful=True), FOE, "answerPower", **trait)
    assert side(set_up(talk, BRAN, "Parley", FOE, "Resist"), 1).attribute == "Power"
    both = grants(
        grants(power(given(violent=True, turn=ORLA)), FOE, "answerPower", attribute="Stature", quality=True),
        FOE,
        "answerPower",
        skill="Dodge",
        quality=True,
    )
    assert side(set_up(both, ORLA, "Song", FOE, "Dodge"), 1).attribute == "Cunning"
    dodger = grants(power(given(violent=True, turn=ORLA)), FOE, "answerPower", quality=True)
    assert side(set_up(dodger, ORLA, "Song", FOE, "Resist"), 1).attribute == "Power", (
        "a Trait that names no Attribute changes none"
    )
    wilful = change(power(given(violent=True, turn=ORLA)), ORLA, abilities=person(state, FOE).abilities)
    assert side(set_up(wilful, ORLA, "Song", FOE, "Resist")).attribute == "Power", (
        "nor does it serve who uses the Power"
    )


@pytest.mark.rule("PER-089")
def test_a_supernatural_skill_adds_power_in_power_challenges_and_its_own_attribute_in_talk() -> None:
    state = power(given())
    song = tuple(
        [replace(one, attribute="Competence") if one.name == "Song" else one for one in person(state, ORLA).skills]
    )
    state = change(state, ORLA, skills=song)
    assert side(set_up(state, ORLA, "Song", FOE, "Resist")).attribute == "Power"
    assert side(set_up(state, ORLA, "Song", FOE, "Resist", kind="interaction", power="")).attribute == "Competence"


def at_work(code: str, *targets: str, turn: str = BRAN, **effect: Any) -> State:
    """Orla keeps a Power on these, and has another that is not at work."""
    state = power(
        power(given(violent=True, turn=turn), code="addDice", effect={"amount": 7}, name="Idle"),
        code=code,
        effect=effect,
        name="Spur",
        duration="T",
    )
    return change(state, ORLA, powers_on=(Active("p2", ORLA, targets),))


@pytest.mark.rule("PER-067", "PER-176")
def test_dice_of_a_power_are_for_whom_it_is_laid_on() -> None:
    assert dice(set_up(at_work("addDice", BRAN, amount=2), BRAN, "Axe", FOE, "Dodge")) == 8
    assert dice(set_up(at_work("addDice", SEFA, amount=2), BRAN, "Axe", FOE, "Dodge")) == 6
    assert dice(set_up(at_work("addDice", amount=2), BRAN, "Axe", FOE, "Dodge")) == 6, (
        "laid on nobody it serves its user"
    )
    own = at_work("addDice", amount=2, turn=ORLA)
    assert dice(set_up(own, ORLA, "Staff", FOE, "Dodge")) == 4
    assert dice(set_up(at_work("addDice", ORLA, BRAN, amount=2), BRAN, "Axe", FOE, "Dodge")) == 8
    assert dice(set_up(at_work("addDice", BRAN, amount=2, kind="interaction"), BRAN, "Axe", FOE, "Dodge")) == 6
    assert dice(set_up(at_work("addDice", BRAN, amount=2, when="answer"), BRAN, "Axe", FOE, "Dodge")) == 6
    assert dice(set_up(at_work("healthBonus", BRAN, amount=2), BRAN, "Axe", FOE, "Dodge")) == 6


@pytest.mark.rule("PER-066", "PER-176")
def test_additions_of_a_power_are_for_whom_it_is_laid_on_too() -> None:
    before = plus(set_up(given(violent=True), BRAN, "Axe", FOE, "Dodge"))
    assert plus(set_up(at_work("addResult", BRAN, amount=2), BRAN, "Axe", FOE, "Dodge")) == before + 2
    assert plus(set_up(at_work("addResult", SEFA, amount=2), BRAN, "Axe", FOE, "Dodge")) == before
    hindered = set_up(at_work("opponentAddition", BRAN, amount=2), BRAN, "Axe", FOE, "Dodge")
    assert plus(hindered) == before - 2 and [(one.amount, one.rule) for one in side(hindered).additions] == [
        (-2, "PER-176")
    ]
    assert plus(set_up(at_work("addResult", BRAN, amount=2, kind="interaction"), BRAN, "Axe", FOE, "Dodge")) == before
    assert plus(set_up(at_work("healthBonus", BRAN, amount=2), BRAN, "Axe", FOE, "Dodge")) == before
    own = at_work("opponentAddition", amount=2, turn=ORLA)
    assert side(set_up(own, ORLA, "Staff", FOE, "Dodge")).additions == (), (
        "what hinders opponents does not hinder its user"
    )


@pytest.mark.rule("PER-152")
def test_a_condition_without_a_number_takes_no_dice() -> None:
    state = change(given(violent=True), BRAN, conditions=(Condition("held"), Condition("smoke", dice=2)))
    assert [one.amount for one in side(set_up(state, BRAN, "Axe", FOE, "Dodge")).bonus] == [-2]


@pytest.mark.rule("PER-078")
def test_a_power_at_work_with_a_circumstance_counts_by_the_game_masters_word() -> None:
    wind = power(
        given(), code="addResult", name="Fair Wind", effect={"trigger": "about movement"}, duration="M", challenge=False
    )
    state = set_up(change(wind, ORLA, powers_on=(Active("p1", ORLA, (BRAN,)),)), BRAN, "Parley", FOE, "Resist")
    without = plus(state)
    assert why(state, BRANS, m.CountPower(True, 0, "p1")) == ("not-gm", "PER-078")
    assert why(state, URSULA, m.CountPower(True, 1, "p1")) == ("no-such-power", "PER-078"), "it is not at work on Foe"
    counted = do(state, URSULA, m.CountPower(True, 0, "p1"))
    assert plus(counted) == without + 1
    assert plus(do(counted, URSULA, m.CountPower(False, 0, "p1"))) == without
    always = change(
        wind,
        ORLA,
        powers_on=(Active("p1", ORLA, (BRAN,)),),
        powers=(replace(person(wind, ORLA).powers[0], effect=Effect("addResult")),),
    )
    always = set_up(always, BRAN, "Parley", FOE, "Resist")
    assert plus(always) == without + 1 and not offered(always, URSULA, "count_power"), "nobody has to judge it"


@pytest.mark.rule("PER-078")
def test_dice_of_a_power_with_a_circumstance_wait_for_the_word_too() -> None:
    cloak = power(given(), code="addDice", name="Cloak", effect={"trigger": "hiding"}, duration="M", challenge=False)
    state = set_up(change(cloak, ORLA, powers_on=(Active("p1", ORLA, (BRAN,)),)), BRAN, "Parley", FOE, "Resist")
    assert dice(do(state, URSULA, m.CountPower(True, 0, "p1"))) == dice(state) + 1
