"""Things to buy and what buying does to a Cap (PER-056 to PER-062); obstacles, hazards and series (2.16, 2.17)."""

import pytest
from msgspec.structs import replace

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    SEFA,
    SEFAS,
    URSULA,
    alter,
    attacks,
    change,
    close_scene,
    do,
    events,
    fight,
    given,
    health,
    next_scene,
    offered,
    person,
    reason,
    refused,
    round_over,
    skill,
    wealth,
)
from games.personae.reached import gone
from parlour.games.personae import moves as m
from parlour.games.personae.content.tables import rarity
from parlour.games.personae.model import Options, State, Upgrade, Ware
from parlour.games.personae.rules import pools
from parlour.games.personae.rules.derive import resource_cap
from parlour.games.personae.rules.resources import price

WARES = (Ware("w1", "rope", 0), Ware("w2", "lens", 2), Ware("w3", "ship", 3), Ware("w4", "chart", 5))


def shop(state: State) -> State:
    return alter(state, wares=WARES)


def cap(state: State, who: str = SEFA) -> int:
    return resource_cap(state, person(state, who))


# The Cap


@pytest.mark.rule("PER-056")
def test_all_resources_together_make_the_cap() -> None:
    assert cap(wealth(given(), SEFA, "Bindery", "Favours")) == 2


@pytest.mark.rule("PER-057")
@pytest.mark.rule("PER-Q47")
def test_one_resource_is_a_cap_of_one_and_none_is_what_the_table_says() -> None:
    assert cap(wealth(given(), SEFA, "Bindery")) == 1
    assert (cap(given()), cap(given(resource_base="1"))) == (0, 1)
    assert cap(wealth(given(resource_base="1"), SEFA, "Bindery", "Favours")) == 2
    poor = shop(given())
    assert [offer.asks[0].of for offer in offered(poor, SEFAS, "buy")] == [("w1",)], "only common things"  # type: ignore[union-attr]


@pytest.mark.rule("PER-058")
def test_what_costs_more_than_the_cap_cannot_be_bought() -> None:
    state = shop(wealth(given(resource_reduction="off"), SEFA, "Bindery", "Favours"))
    assert reason(state, SEFAS, m.Buy(SEFA, "w3")) == ("above-cap", "PER-058")
    state = do(state, SEFAS, m.Buy(SEFA, "w2"))
    assert [(one.name, one.cost) for one in person(state, SEFA).gear] == [("lens", 2)]
    assert reason(fight(state, SEFA), SEFAS, m.Buy(SEFA, "w2")) == ("not-now", "PER-058")
    assert reason(state, SEFAS, m.Buy(SEFA, "w9")) == ("no-ware", "PER-058")


@pytest.mark.rule("PER-059")
@pytest.mark.rule("PER-Q48")
def test_the_game_master_is_asked_whether_the_cap_falls() -> None:
    state = do(shop(wealth(given(), SEFA, "Bindery", "Favours")), SEFAS, m.Buy(SEFA, "w2"))
    assert [petition.what for petition in state.petitions] == ["wear"] and cap(state) == 2
    assert reason(state, SEFAS, m.AnswerPetition(1, True)) == ("not-gm", "PER-003")
    assert cap(do(state, URSULA, m.AnswerPetition(1, False))) == 2
    state = do(state, URSULA, m.AnswerPetition(1, True))
    assert cap(state) == 1 and not state.petitions
    assert reason(state, URSULA, m.AnswerPetition(1, True)) == ("no-wish", "PER-003")
    assert not do(state, SEFAS, m.Buy(SEFA, "w1")).petitions, "common things never wear it"


def test_a_cap_without_a_resource_has_nothing_to_wear() -> None:
    state = do(shop(given()), URSULA, m.RaiseCap(SEFA, 3, 1, "a windfall"))
    assert not do(state, SEFAS, m.Buy(SEFA, "w2")).petitions
    asked = do(shop(wealth(given(), SEFA, "Bindery", "Favours")), SEFAS, m.Buy(SEFA, "w2"))
    assert not do(asked, URSULA, m.DropIndividual(SEFA)).petitions, "who is gone wears nothing"


def test_nothing_is_bought_while_a_challenge_is_open_or_the_scene_ends() -> None:
    state = shop(given())
    busy = do(state, BRANS, m.Issue(False, BRAN, "interaction", "", "", (FOE,), "x", ""))
    assert reason(busy, SEFAS, m.Buy(SEFA, "w1")) == ("not-now", "PER-058")
    assert reason(change(state, SEFA, conscious=False), SEFAS, m.Buy(SEFA, "w1")) == ("unconscious", "PER-188")
    assert reason(change(state, SEFA, here=False), SEFAS, m.Buy(SEFA, "w1")) == ("not-here", "PER-058")
    closing = do(change(state, BRAN, hits=6, status="injured", hurt_scene=3), URSULA, m.CloseScene())
    assert reason(closing, SEFAS, m.Buy(SEFA, "w1")) == ("not-now", "PER-194")


@pytest.mark.rule("PER-Q48")
def test_other_tables_never_lower_it_or_when_the_cost_is_the_cap_or_on_a_die() -> None:
    rich = {way: shop(wealth(given(resource_reduction=way), SEFA, "a", "b", "c")) for way in ("off", "equal", "roll")}
    assert cap(do(rich["off"], SEFAS, m.Buy(SEFA, "w3"))) == 3
    assert cap(do(rich["equal"], SEFAS, m.Buy(SEFA, "w2"))) == 3
    assert cap(do(rich["equal"], SEFAS, m.Buy(SEFA, "w3"))) == 2
    assert cap(do(rich["roll"], SEFAS, m.Buy(SEFA, "w3"), "3")) == 2
    assert cap(do(rich["roll"], SEFAS, m.Buy(SEFA, "w3"), "4")) == 3


def test_the_greatest_resource_wears_first_and_none_below_nothing() -> None:
    state = shop(wealth(given(resource_reduction="equal"), SEFA, "a", "b"))
    first, second = person(state, SEFA).talents
    state = change(state, SEFA, talents=(first, replace(second, bought=(Upgrade("Knowledge", "cap"),))))
    state = do(state, SEFAS, m.Buy(SEFA, "w3"))
    assert [one.worn for one in person(state, SEFA).talents] == [0, 1]


@pytest.mark.rule("PER-060")
def test_cost_means_rarity_by_the_ranges_of_the_table() -> None:
    found = reason_text(shop(given()), "w4")
    assert "costs 5 here (Rare)" in found
    assert "costs 5 here (Uncommon)" in reason_text(shop(given(rarity_rare=6)), "w4")
    defaults = Options()
    ranges = (defaults.rarity_uncommon, defaults.rarity_rare, defaults.rarity_very_rare, defaults.rarity_unique)
    assert [rarity(cost, *ranges) for cost in (0, 1, 3, 4, 6, 7, 9, 10)] == [
        "Common", "Uncommon", "Uncommon", "Rare", "Rare", "Very Rare", "Very Rare", "Unique",
    ]  # fmt: skip


def reason_text(state: State, ware: str) -> str:
    return refused(state, SEFAS, m.Buy(SEFA, ware)).why


@pytest.mark.rule("PER-061")
def test_a_thing_may_cost_otherwise_in_this_place_for_this_scene() -> None:
    state = do(shop(given()), URSULA, m.SetLocal("w1", 5))
    assert price(state.wares[0]) == 5
    assert reason(state, SEFAS, m.Buy(SEFA, "w1")) == ("above-cap", "PER-058")
    assert price(next_scene(state).wares[0]) == 0
    free = do(state, URSULA, m.SetLocal("w4", 0))
    assert [one.name for one in person(do(free, SEFAS, m.Buy(SEFA, "w4")), SEFA).gear] == ["chart"], "given away here"
    assert reason(shop(given()), SEFAS, m.SetLocal("w1", 5)) == ("not-gm", "PER-061")
    assert reason(given(), URSULA, m.SetLocal("w1", 5)) == ("no-ware", "PER-061")
    assert reason(close_scene(shop(given())), URSULA, m.SetLocal("w1", 5)) == ("not-now", "PER-061")


def test_the_game_master_writes_the_list() -> None:
    state = do(given(), URSULA, m.AddWare("lantern", 1))
    assert [(ware.name, ware.cost) for ware in state.wares] == [("lantern", 1)]
    assert reason(given(), SEFAS, m.AddWare("lantern", 1)) == ("not-gm", "PER-060")


@pytest.mark.rule("PER-062")
@pytest.mark.rule("PER-X30")
def test_example_a_cap_raised_for_two_scenes() -> None:
    state = shop(wealth(given(1, resource_reduction="off"), SEFA, "Cargo", "Chest"))
    assert reason(state, SEFAS, m.RaiseCap(SEFA, 3, 2, "a windfall")) == ("not-gm", "PER-062")
    state = do(state, URSULA, m.RaiseCap(SEFA, 3, 2, "a windfall"))
    assert cap(state) == 5
    state = next_scene(do(state, SEFAS, m.Buy(SEFA, "w4")))
    assert cap(state) == 5
    state = next_scene(state)
    assert (state.scene.number, cap(state)) == (3, 2)
    assert reason(state, SEFAS, m.Buy(SEFA, "w4")) == ("above-cap", "PER-058")


def test_two_raises_run_out_each_in_its_time() -> None:
    state = do(do(given(), URSULA, m.RaiseCap(SEFA, 3, 1, "a")), URSULA, m.RaiseCap(SEFA, 3, 2, "b"))
    assert cap(state) == 6
    assert cap(close_scene(state)) == 3
    assert cap(close_scene(next_scene(state))) == 0


# Obstacles and hazards


@pytest.mark.rule("PER-151")
def test_an_obstacle_is_told_folded_in_or_rolled_for_as_the_game_master_says() -> None:
    state = do(given(), URSULA, m.AddObstacle("a locked gate"))
    which = state.obstacles[0].id
    assert reason(state, BRANS, m.RuleObstacle(which, "narrate", "open")) == ("not-gm", "PER-151")
    assert reason(state, URSULA, m.RuleObstacle(which, "narrate", "")) == ("bad-value", "PER-151")
    for how, words in (("narrate", "rust and ivy; it gives way"), ("fold", ""), ("unopposed", "")):
        ruled = do(state, URSULA, m.RuleObstacle(which, how, words))  # type: ignore[arg-type]
        assert ruled.obstacles[0].how == how
        assert reason(ruled, URSULA, m.RuleObstacle(which, "fold", "")) == ("ruled", "PER-151")
    assert reason(given(), BRANS, m.AddObstacle("x")) == ("not-gm", "PER-151")


@pytest.mark.rule("PER-152")
def test_a_hazard_does_just_what_was_agreed() -> None:
    state = do(given(), URSULA, m.AgreeHazard("lightning", 3, 2, 1))
    which = state.hazards[0].id
    assert reason(given(), URSULA, m.TriggerHazard("z9", (BRAN,))) == ("not-agreed", "PER-152")
    happened, _ = events(state, URSULA, m.TriggerHazard(which, (BRAN,)), "4")
    assert happened == (m.HazardRolled(which, BRAN, 4, False),)
    state = do(state, URSULA, m.TriggerHazard(which, (SEFA, BRAN)), "3 4")
    assert (health(state, SEFA), health(state, BRAN)) == ((2, "injured"), (0, "unharmed"))
    assert [(one.text, one.dice) for one in person(state, SEFA).conditions] == [("lightning", 1)]
    assert not person(close_scene(state), SEFA).conditions
    assert reason(given(), URSULA, m.AgreeHazard("nothing", 3, 0, 0)) == ("no-harm", "PER-152")
    assert reason(given(), BRANS, m.AgreeHazard("heat", 3, 1, 0)) == ("not-gm", "PER-152")


@pytest.mark.rule("PER-152")
def test_a_hazards_penalty_means_dice_fewer_and_hits_in_a_fight_wait_for_the_round() -> None:
    state = do(given(), URSULA, m.AgreeHazard("smoke", 10, 0, 2))
    state = do(state, URSULA, m.TriggerHazard(state.hazards[0].id, (BRAN,)), "10")
    state = do(state, BRANS, m.Issue(False, BRAN, "interaction", skill(state, BRAN, "Parley"), "", (FOE,), "x", ""))
    assert state.challenge is not None
    assert pools.pool(state, state.challenge, state.challenge.sides[0]) == 1
    fought = do(fight(given(), BRAN, SEFA), URSULA, m.AgreeHazard("fire", 10, 2, 0))
    fought = do(fought, URSULA, m.TriggerHazard(fought.hazards[0].id, (SEFA,)), "1")
    assert health(fought, SEFA) == (2, "unharmed")
    assert health(round_over(fought), SEFA) == (2, "injured")


# Several Challenges for one conflict


def series(state: State) -> State:
    return do(state, BRANS, m.StartSeries((BRAN,), (FOE,), "the key", "keep it"))


@pytest.mark.rule("PER-158")
def test_after_each_challenge_both_sides_are_asked_and_one_backing_down_ends_it() -> None:
    state = series(given())
    assert reason(state, BRANS, m.AnswerSeries(0, "achieved")) == ("not-now", "PER-158")
    state = attacks(state, BRAN, FOE, "9 1 1", "1 1", kind="interaction", with_="Parley")
    assert reason(state, SEFAS, m.AnswerSeries(0, "continue")) == ("not-yours", "PER-002")
    state = do(do(state, BRANS, m.AnswerSeries(0, "achieved")), URSULA, m.AnswerSeries(1, "continue"))
    assert state.series is not None, "only one of them has what it wants"
    state = attacks(state, BRAN, FOE, "9 1 1", "1 1", kind="interaction", with_="Parley")
    assert state.series is not None and not state.series.said, "asked anew"
    happened, state = events(state, URSULA, m.AnswerSeries(1, "back down"))
    assert state.series is None and happened[-1].how == "back down"


@pytest.mark.rule("PER-158")
def test_it_ends_too_when_both_agree() -> None:
    state = attacks(series(given()), BRAN, FOE, "9 1 1", "1 1", kind="interaction", with_="Parley")
    state = do(state, BRANS, m.AnswerSeries(0, "achieved"))
    happened, state = events(state, URSULA, m.AnswerSeries(1, "achieved"))
    assert state.series is None and happened[-1].how == "agreed"


def test_one_series_at_a_time_and_nobody_on_both_sides() -> None:
    assert reason(series(given()), BRANS, m.StartSeries((BRAN,), (ORLA,), "a", "b")) == ("series-open", "PER-158")
    assert reason(given(), BRANS, m.StartSeries((BRAN,), (BRAN, FOE), "a", "b")) == ("bad-target", "PER-158")
    assert reason(given(), BRANS, m.AnswerSeries(0, "achieved")) == ("no-series", "PER-158")


def test_a_side_whose_people_are_gone_is_the_game_masters_to_speak_for() -> None:
    state = attacks(series(given()), BRAN, FOE, "9 1 1", "1 1", kind="interaction", with_="Parley")
    state = gone(state, BRAN)
    assert do(state, URSULA, m.AnswerSeries(0, "back down")).series is None
