"""Criticals earned, banked and spent: PER-073, PER-131 to PER-139, PER-197, rulings Q33, Q35, Q60, Q67, Q68, examples
X13 and X37."""

import pytest
from msgspec.structs import replace

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    alter,
    banked,
    challenge,
    change,
    closed,
    do,
    given,
    grants,
    helped,
    in_bank,
    offered,
    outcome,
    pairs,
    person,
    ready,
    rolled,
    side,
    stand,
    which,
    why,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules.steps import awaits

GM = -1


def fight(dice: str, other: str = "1 1 1", **options: str) -> State:
    return rolled(given(violent=True, **options), BRAN, "Axe", FOE, "Dodge", dice, other)


@pytest.mark.rule("PER-131", "PER-X13", "PER-134")
def test_each_ten_beyond_the_first_is_a_critical_and_is_kept() -> None:
    state = rolled(banked(given(violent=True), BRANS), BRAN, "Axe", FOE, "Dodge", "10 3 10 10 7 1", "1 1 1")
    assert in_bank(state, BRANS) == 3


@pytest.mark.rule("PER-132")
def test_a_single_ten_is_none_also_in_two_rolls() -> None:
    assert in_bank(fight("10 9 9 1 1 1"), BRANS) == 0


@pytest.mark.rule("PER-133")
def test_additions_make_no_critical() -> None:
    state = grants(given(violent=True), BRAN, "addResult", skill="Axe", quality=True)
    assert in_bank(rolled(state, BRAN, "Axe", FOE, "Dodge", "9 9 1 1 1 1", "1 1 1"), BRANS) == 0


@pytest.mark.rule("PER-135", "PER-Q33")
def test_an_automatic_success_turns_a_failed_roll() -> None:
    state = rolled(banked(given(), BRANS), BRAN, "Parley", FOE, "Resist", "1 1 1", "10 9")
    assert (challenge(state).stage, awaits(state)) == ("spend", {BRANS})
    state = do(state, BRANS, m.SpendCritical(0, "success", ""))
    assert (outcome(state), in_bank(state, BRANS)) == ("success", 0)


@pytest.mark.rule("PER-135", "PER-Q33")
def test_a_bonus_is_bought_after_seeing_the_result() -> None:
    state = rolled(banked(given(), BRANS, 2), BRAN, "Parley", FOE, "Resist", "5 1 1", "10 9")
    state = do(state, BRANS, m.SpendCritical(0, "result", ""))
    assert challenge(state).stage == "spend"
    state = do(state, BRANS, m.LetStand(0))
    assert pairs(state) == ((5 + 4 + 2, 11), (7, 10))


@pytest.mark.rule("PER-135", "PER-Q33")
def test_more_hits_are_bought_on_an_attack_that_wins() -> None:
    state = rolled(banked(given(violent=True), BRANS), BRAN, "Axe", FOE, "Dodge", "9 1 1 1 1 1", "1 1 1")
    state = do(state, BRANS, m.SpendCritical(0, "hit", ""))
    assert (person(state, FOE).hits, in_bank(state, BRANS)) == (2, 0)
    losing = rolled(banked(given(violent=True), BRANS), BRAN, "Axe", FOE, "Dodge", "1 1 1 1 1 1", "9 9 9")
    assert why(losing, BRANS, m.SpendCritical(0, "hit", "")) == ("not-offered", "PER-135")
    talk = rolled(banked(given(), BRANS), BRAN, "Parley", FOE, "Resist", "9 1 1", "1 1")
    assert why(talk, BRANS, m.SpendCritical(0, "hit", "")) == ("not-offered", "PER-135")


@pytest.mark.rule("PER-135")
def test_something_agreed_is_bought_in_words() -> None:
    state = rolled(banked(given(), BRANS), BRAN, "Parley", FOE, "Resist", "9 1 1", "1 1")
    assert why(state, BRANS, m.SpendCritical(0, "agreed", ""))[1] == "PER-135"
    state = do(state, BRANS, m.SpendCritical(0, "agreed", "He drops his keys"))
    assert in_bank(state, BRANS) == 0


@pytest.mark.rule("PER-Q33")
def test_the_menu_is_the_tables() -> None:
    state = banked(given(critical_success="off", critical_agreed="off", critical_result=0), BRANS)
    assert challenge(rolled(state, BRAN, "Parley", FOE, "Resist", "1 1 1", "10 9")).stage == "close"
    state = banked(given(critical_result=5), BRANS)
    state = do(rolled(state, BRAN, "Parley", FOE, "Resist", "5 1 1", "10 9"), BRANS, m.SpendCritical(0, "result", ""))
    assert pairs(state)[0] == (14, 11)


@pytest.mark.rule("PER-135")
def test_criticals_of_this_very_roll_may_be_spent_on_it() -> None:
    state = fight("10 10 1 1 1 1")
    assert awaits(state) == {BRANS}
    assert person(do(state, BRANS, m.SpendCritical(0, "hit", "")), FOE).hits == 2


@pytest.mark.rule("PER-135")
def test_the_loser_spends_first_and_both_until_both_pass() -> None:
    state = banked(banked(given(), BRANS), SEFAS)
    state = rolled(state, BRAN, "Parley", SEFA, "Resist", "9 1 1", "10 1 1")
    assert awaits(state) == {SEFAS}
    assert why(state, BRANS, m.SpendCritical(0, "result", "")) == ("not-your-turn", "PER-135")
    state = do(state, SEFAS, m.SpendCritical(1, "result", ""))
    assert awaits(state) == {BRANS}
    state = do(state, BRANS, m.SpendCritical(0, "result", ""))
    assert (outcome(state), pairs(state)) == ("success", ((15, 14),))


@pytest.mark.rule("PER-135")
def test_whoever_passed_is_asked_again_when_the_other_spends() -> None:
    state = banked(banked(given(), BRANS), SEFAS)
    state = rolled(state, BRAN, "Parley", SEFA, "Resist", "9 1 1", "10 1 1")
    state = do(state, SEFAS, m.LetStand(1))
    state = do(state, BRANS, m.SpendCritical(0, "result", ""))
    assert awaits(state) == {SEFAS}


@pytest.mark.rule("PER-X37", "PER-Q60")
def test_two_automatic_successes_cancel_and_the_dice_decide() -> None:
    state = banked(banked(given(), BRANS), SEFAS)
    state = change(state, SEFA, values=(3, 3, 5, 3, 6, 1))
    state = rolled(state, BRAN, "Ropes", SEFA, "Resist", "6 4", "10 3 1")
    assert pairs(stand(state))[0] == (11, 13)
    state = do(state, BRANS, m.SpendCritical(0, "success", ""))
    assert awaits(state) == {SEFAS}
    state = do(state, SEFAS, m.SpendCritical(1, "success", ""))
    assert (outcome(state), in_bank(state, BRANS), in_bank(state, SEFAS)) == ("failure", 0, 0)


@pytest.mark.rule("PER-Q60")
def test_a_bought_bonus_counts_for_every_pair() -> None:
    state = rolled(banked(given(), BRANS), BRAN, "Ropes", FOE, "Resist", "4 1", "10 6")
    state = do(state, BRANS, m.SpendCritical(0, "result", ""))
    assert pairs(state) == ((11, 11), (8, 7))


@pytest.mark.rule("PER-137")
def test_the_game_masters_characters_earn_none_unless_the_table_says_so() -> None:
    assert in_bank(fight("1 1 1 1 1 2", "10 10 1"), GM) == 0
    assert in_bank(fight("1 1 1 1 1 2", "10 10 1", criticals_gm="on"), GM) == 1
    state = banked(given(violent=True), GM)
    state = rolled(state, BRAN, "Axe", FOE, "Dodge", "9 1 1 1 1 1", "1 1 1")
    assert challenge(state).stage == "close"


@pytest.mark.rule("PER-138")
def test_they_have_one_bank_which_anyone_of_them_spends_from() -> None:
    state = rolled(given(violent=True, criticals_gm="on"), BRAN, "Axe", FOE, "Dodge", "1 1 1 1 1 2", "10 10 10")
    assert in_bank(state, GM) == 2
    state = rolled(
        banked(given(violent=True, criticals_gm="on"), GM, 2), BRAN, "Axe", THUG, "Dodge", "9 1 1 1 1 1", "1 1"
    )
    assert awaits(state) == {URSULA}
    state = do(state, URSULA, m.SpendCritical(1, "success", ""))
    assert (in_bank(state, GM), outcome(stand(state))) == (1, "failure")


@pytest.mark.rule("PER-139")
def test_adversaries_may_be_left_out_where_allies_are_not() -> None:
    state = given(violent=True, criticals_gm="on", criticals_adversaries="off")
    assert in_bank(rolled(state, BRAN, "Axe", FOE, "Dodge", "1 1 1 1 1 2", "10 10 1"), GM) == 0
    ally = given(violent=True, criticals_gm="on", criticals_adversaries="off", sheets={FOE: {"role": "ally"}})
    assert in_bank(rolled(ally, BRAN, "Axe", FOE, "Dodge", "1 1 1 1 1 2", "10 10 1"), GM) == 1


@pytest.mark.rule("PER-Q68")
def test_a_companions_criticals_are_its_players() -> None:
    state = given(violent=True, sheets={THUG: {"role": "companion", "controller": BRANS, "owner": BRAN}})
    assert in_bank(rolled(state, BRAN, "Axe", THUG, "Dodge", "1 1 1 1 1 2", "10 10"), BRANS) == 1


@pytest.mark.rule("PER-Q35")
def test_criticals_are_counted_on_the_final_dice_or_before_rerolls() -> None:
    for count, after, before in (("final", 0, 1), ("before", 1, 0)):
        state = grants(given(criticals_count=count), BRAN, "rerollOwn", skill="Parley", keep="second")
        state = rolled(state, BRAN, "Parley", FOE, "Resist", "10 10 4", "1 1")
        spoiled = do(state, BRANS, m.RerollDie(BRAN, "a1", 0, 1), "3")
        assert in_bank(spoiled, BRANS) == after
        state = grants(given(criticals_count=count), BRAN, "rerollOwn", skill="Parley", keep="second")
        state = rolled(state, BRAN, "Parley", FOE, "Resist", "10 2 4", "1 1")
        assert in_bank(do(state, BRANS, m.RerollDie(BRAN, "a1", 0, 1), "10"), BRANS) == before


@pytest.mark.rule("PER-Q67")
def test_tens_of_nobodys_dice_make_none() -> None:

    state = do(given(criticals_gm="on"), BRANS, m.AskUnopposed(BRAN, which(given(), BRAN, "Parley"), "", "climb"))
    state = helped(do(state, URSULA, m.RuleUnopposed("roll", 3, 3, "")))
    state = ready(state, "10 10 1", "10 10")
    assert (in_bank(state, GM), in_bank(state, BRANS)) == (0, 1)
    assert awaits(state) == {BRANS}


@pytest.mark.rule("PER-197")
def test_in_recovery_the_game_masters_dice_earn_and_spend() -> None:
    for gm, earned in (("on", 1), ("off", 0)):
        state = change(given(criticals_gm=gm), BRAN, status="wounded", hits=7, hurt_scene=1)
        state = alter(state, scene=replace(state.scene, number=3, closing=True))
        state = ready(helped(do(state, BRANS, m.Recover(BRAN, "", ""))), "9", "10 10")
        assert in_bank(state, GM) == earned
    state = change(banked(given(criticals_gm="on"), GM), BRAN, status="wounded", hits=7, hurt_scene=1)
    state = alter(state, scene=replace(state.scene, number=3, closing=True))
    state = ready(helped(do(state, BRANS, m.Recover(BRAN, "", ""))), "10", "1 2")
    state = do(state, URSULA, m.SpendCritical(1, "success", ""))
    assert (in_bank(state, GM), person(state, BRAN).hits) == (0, 7)


def feat(state: State, **more: object) -> State:
    return grants(
        banked(state, BRANS),
        BRAN,
        "criticalFeat",
        skill="Axe",
        trigger="won",
        status="injured",
        text="I end it.",
        **more,
    )  # type: ignore[arg-type]


@pytest.mark.rule("PER-073")
def test_a_feat_after_a_success_brings_an_opponent_to_injured_and_no_further() -> None:
    state = rolled(feat(given(violent=True)), BRAN, "Axe", FOE, "Dodge", "9 1 1 1 1 1", "1 1 1")
    state = do(state, BRANS, m.LetStand(0))
    assert (challenge(state).stage, awaits(state)) == ("settle", {BRANS})
    state = do(state, BRANS, m.SpendCritical(0, "a1", ""))
    assert (person(state, FOE).hits, in_bank(state, BRANS)) == (5, 0)
    assert person(state, BRAN).abilities_used == ("a1",)


@pytest.mark.rule("PER-073")
def test_no_feat_without_a_success_or_on_somebody_injured_already() -> None:
    state = rolled(feat(given(violent=True)), BRAN, "Axe", FOE, "Dodge", "1 1 1 1 1 1", "9 9 9")
    assert challenge(do(state, BRANS, m.LetStand(0))).stage == "close"
    state = rolled(change(feat(given(violent=True)), FOE, hits=5), BRAN, "Axe", FOE, "Dodge", "9 1 1 1 1 1", "1 1 1")
    assert challenge(do(state, BRANS, m.LetStand(0))).stage == "close"


@pytest.mark.rule("PER-Q64", "PER-073")
def test_on_a_minion_the_feat_brings_the_first_status_it_has() -> None:
    state = change(feat(given(violent=True)), FOE, toughness="minion")
    state = do(rolled(state, BRAN, "Axe", FOE, "Dodge", "9 1 1 1 1 1", "1 1 1"), BRANS, m.LetStand(0))
    assert person(do(state, BRANS, m.SpendCritical(0, "a1", "")), FOE).hits == 1


@pytest.mark.rule("PER-134")
def test_without_a_critical_nothing_is_bought() -> None:
    state = rolled(banked(given(), SEFAS), BRAN, "Parley", SEFA, "Resist", "9 1 1", "1 1 1")
    assert not offered(state, BRANS, "spend_critical")
    assert why(state, BRANS, m.SpendCritical(0, "result", "")) == ("no-criticals", "PER-134")
    assert side(state).bought == 0


@pytest.mark.rule("PER-134")
def test_where_nobody_has_one_nobody_is_asked() -> None:
    state = rolled(given(), BRAN, "Parley", SEFA, "Resist", "9 1 1", "1 1 1")
    assert challenge(state).stage == "close"
    assert challenge(rolled(banked(given(), SEFAS), BRAN, "Parley", SEFA, "Resist", "9 1 1", "1 1 1")).stage == "spend"


@pytest.mark.rule("PER-138")
def test_what_an_ally_earns_an_adversary_may_spend() -> None:
    state = given(violent=True, criticals_gm="on", sheets={FOE: {"role": "ally"}})
    state = closed(rolled(state, BRAN, "Axe", FOE, "Dodge", "1 1 1 1 1 2", "10 10 1"))
    assert in_bank(state, GM) == 1
    state = rolled(change(state, BRAN, acted=False), BRAN, "Axe", THUG, "Dodge", "9 1 1 1 1 1", "1 1")
    assert in_bank(do(state, URSULA, m.SpendCritical(1, "success", "")), GM) == 0


@pytest.mark.rule("PER-073")
def test_a_feat_in_words_needs_a_success_too() -> None:
    state = grants(
        banked(given(violent=True), BRANS), BRAN, "criticalFeat", skill="Axe", trigger="won", text="he drops the key"
    )
    lost = do(rolled(state, BRAN, "Axe", FOE, "Dodge", "1 1 1 1 1 1", "9 9 9"), BRANS, m.LetStand(0))
    assert challenge(lost).stage == "close"
    won = do(rolled(state, BRAN, "Axe", FOE, "Dodge", "9 1 1 1 1 1", "1 1 1"), BRANS, m.LetStand(0))
    assert challenge(won).stage == "settle"
    assert in_bank(do(won, BRANS, m.SpendCritical(0, "a1", "")), BRANS) == 0
