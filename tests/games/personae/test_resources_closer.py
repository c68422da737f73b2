"""Caps, obstacles, hazards and series, closer: who may, what is asked, what is told (PER-056 to PER-062, PER-151,
PER-152, PER-158)."""

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
    THUG,
    URSULA,
    alter,
    at_end,
    attacks,
    change,
    close_scene,
    do,
    events,
    fight,
    given,
    hurt,
    kinds,
    offered,
    only,
    permitted,
    person,
    reason,
    wealth,
)
from games.personae.reached import gone, unseen
from parlour.core.offers import Choose, Number, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, State, Talent, Ware
from parlour.games.personae.rules import obstacles
from parlour.games.personae.rules.derive import resource_cap
from parlour.games.personae.rules.resources import wearable

# Caps


@pytest.mark.rule("PER-058")
def test_common_things_are_for_everybody_and_dear_ones_by_leave() -> None:
    state = do(given(), URSULA, m.AddWare("bread", 0))
    state = do(state, URSULA, m.AddWare("ship", 9))
    bread, ship = [one.id for one in state.wares]
    assert offered(state, SEFAS, "buy")[0].asks == (Pick((bread,)),)
    assert person(permitted(state, SEFAS, m.Buy(SEFA, ship)), SEFA).gear[-1].name == "ship"
    assert reason(state, SEFAS, m.AddWare("gem", 1))[0] == "not-gm"


@pytest.mark.rule("PER-059")
def test_only_an_agreed_resource_wears_and_never_below_nothing() -> None:
    cargo, words = Talent("t1", "resource", "Cargo"), Talent("t2", "expertise", "Ledgers")
    assert wearable(with_talents(cargo, words)) == "t1" == wearable(with_talents(words, cargo))
    assert wearable(with_talents(words)) == "" == wearable(with_talents(replace(cargo, approved=False)))
    worn = with_talents(replace(cargo, worn=1))
    assert wearable(worn) == ""
    state = alter(change(given(resource_reduction="equal"), SEFA, talents=worn.talents), wares=(Ware("w1", "rope", 0),))
    assert kinds(state, SEFAS, m.Buy(SEFA, "w1")) == ["Bought"]


def with_talents(*talents: Talent) -> Individual:
    return person(change(given(), SEFA, talents=talents), SEFA)


@pytest.mark.rule("PER-059", "PER-Q48")
def test_between_asking_and_answering_the_last_resource_may_be_gone() -> None:
    state = alter(wealth(given(), SEFA, "Cargo"), wares=(Ware("w1", "rope", 1),))
    state = do(state, SEFAS, m.Buy(SEFA, "w1"))
    state = change(state, SEFA, talents=tuple([replace(one, worn=1) for one in person(state, SEFA).talents]))
    assert kinds(state, URSULA, m.AnswerPetition(1, True)) == ["PetitionAnswered"]


@pytest.mark.rule("PER-Q48")
def test_the_die_that_decides_is_told() -> None:
    state = alter(wealth(given(resource_reduction="roll"), SEFA, "a", "b", "c"), wares=(Ware("w1", "ship", 3),))
    assert m.CapRolled(SEFA, 4, 3) in events(state, SEFAS, m.Buy(SEFA, "w1"), "4")[0]


@pytest.mark.rule("PER-062")
def test_a_cap_is_raised_for_who_is_in_play_by_one_and_for_a_scene_at_least() -> None:
    state = unseen(change(given(), BRAN, stage="dead", status="dead"), SEFA)[0]
    (offer,) = offered(change(state, ORLA, stage="traits"), URSULA, "raise_cap")
    assert offer.asks[:3] == (Pick((FOE, ROGUE, THUG)), Number(1, 99, 1), Number(1, 99, 1))
    assert not offered(gone(given(), BRAN, SEFA, ORLA, FOE, ROGUE, THUG), URSULA, "raise_cap")
    raised = do(given(), URSULA, m.RaiseCap(SEFA, 1, 1, " a loan "))
    assert resource_cap(raised, person(raised, SEFA)) == 1
    assert events(given(), URSULA, m.RaiseCap(SEFA, 2, 3, " a loan "))[0] == (m.CapRaised(SEFA, 2, 3, "a loan"),)


@pytest.mark.rule("PER-061")
def test_a_price_here_needs_a_scene_and_a_thing() -> None:
    state = alter(given(), wares=(Ware("w1", "rope", 1),))
    assert offered(state, URSULA, "set_local")[0].asks == (Pick(("w1",)), Number(0, 99))
    assert not offered(given(), URSULA, "set_local") and not offered(close_scene(state), URSULA, "set_local")
    assert not offered(state, SEFAS, "set_local")
    free = do(state, URSULA, m.SetLocal("w1", 0))
    assert offered(free, SEFAS, "buy"), "it costs nothing here"


# Obstacles and hazards


@pytest.mark.rule("PER-151")
def test_obstacles_are_of_a_scene_that_is_played() -> None:
    assert not offered(close_scene(given()), URSULA, "add_obstacle") and not offered(given(), URSULA, "rule_obstacle")
    state = do(do(given(), URSULA, m.AddObstacle(" a gate ")), URSULA, m.AddObstacle("a dog"))
    gate, dog = state.obstacles
    assert gate.name == "a gate"
    ruled = do(state, URSULA, m.RuleObstacle(gate.id, "fold", ""))
    assert {offer.asks[0] for offer in offered(ruled, URSULA, "rule_obstacle")} == {Pick((dog.id,))}
    assert not offered(state, BRANS, "rule_obstacle")
    assert events(state, URSULA, m.RuleObstacle(dog.id, "narrate", " asleep "))[0] == (
        m.ObstacleRuled(dog.id, "a dog", "narrate", "asleep"),
    )


@pytest.mark.rule("PER-152")
def test_a_hazard_strikes_whom_the_game_master_names_when_nothing_else_is_open() -> None:
    state = do(given(), URSULA, m.AgreeHazard("fire", 10, 1, 0))
    which = state.hazards[0].id
    state = change(state, THUG, stage="dead", status="dead")
    (offer,) = offered(state, URSULA, "trigger_hazard")
    assert offer.asks == (Pick((which,)), Choose((BRAN, SEFA, ORLA, FOE, ROGUE), 1, 5))
    assert not offered(state, BRANS, "trigger_hazard") and not offered(given(), URSULA, "trigger_hazard")
    assert not offered(only(state), URSULA, "trigger_hazard"), "nobody is here"
    busy = do(state, BRANS, m.Issue(False, BRAN, "interaction", "", "", (FOE,), "x", ""))
    assert not offered(busy, URSULA, "trigger_hazard")
    happened, _ = events(state, URSULA, m.TriggerHazard(which, (BRAN, SEFA)), "10 1")
    assert [(one.who, one.die, one.strikes) for one in happened if isinstance(one, m.HazardRolled)] == [
        (BRAN, 10, True),
        (SEFA, 1, True),
    ]
    assert m.HitsTallied(BRAN, 1, 1, which) in happened


@pytest.mark.rule("PER-152")
def test_what_is_agreed_does_something_and_its_chance_is_of_ten() -> None:
    asked = [offer.asks[1:] for offer in offered(given(), URSULA, "agree_hazard")]
    assert asked == [
        (Number(1, 10, 5), Number(1, 9, 1), Number(0, 9, 0)),
        (Number(1, 10, 5), Pick((0,)), Number(1, 9, 1)),
    ]
    assert not offered(given(), BRANS, "agree_hazard")


# Series


def series(state: State) -> State:
    return do(state, BRANS, m.StartSeries((BRAN,), (FOE,), " the key ", " keep it "))


@pytest.mark.rule("PER-158")
def test_a_series_takes_two_sides_and_is_begun_by_who_is_there_or_the_game_master() -> None:
    state = only(given(), BRAN, FOE)
    (offer,) = offered(state, BRANS, "start_series")
    assert offer.asks[:2] == (Choose((BRAN, FOE), 1, 1), Choose((BRAN, FOE), 1, 1, distinct=True))
    assert offered(state, URSULA, "start_series") and not offered(state, SEFAS, "start_series")
    assert offered(only(given(), BRAN, SEFA), URSULA, "start_series"), "also where none of hers is there"
    assert not offered(only(given(), BRAN), BRANS, "start_series") and not offered(series(state), BRANS, "start_series")
    assert not offered(at_end(hurt(SEFA, "injured")), BRANS, "start_series")
    begun = series(alter(state, challenges=4)).series
    assert begun is not None and (begun.goals, begun.sides) == (("the key", "keep it"), ((BRAN,), (FOE,)))


@pytest.mark.rule("PER-158")
def test_backing_down_is_free_at_any_time_and_words_are_owed_after_a_challenge() -> None:
    state = series(given())
    assert [(offer.fixed, offer.asks, offer.owed) for offer in offered(state, BRANS, "answer_series")] == [
        ((0,), (Pick(("back down",)),), False)
    ]
    assert obstacles.awaits(state) == set()
    asked = attacks(state, BRAN, FOE, "9 1 1", "1 1", kind="interaction", with_="Parley")
    (own,) = offered(asked, BRANS, "answer_series")
    assert (own.asks, own.owed) == ((Pick(("achieved", "continue", "back down")),), True)
    assert [offer.fixed for offer in offered(asked, URSULA, "answer_series")] == [(0,), (1,)], (
        "the game master speaks for anybody"
    )
    assert not offered(asked, ORLAS, "answer_series")
    assert obstacles.awaits(asked) == {BRANS, URSULA}
    said = do(asked, BRANS, m.AnswerSeries(0, "continue"))
    assert obstacles.awaits(said) == {URSULA}
    assert [offer.asks for offer in offered(said, BRANS, "answer_series")] == [(Pick(("back down",)),)]
    busy = do(said, BRANS, m.Issue(False, BRAN, "interaction", "", "", (FOE,), "x", ""))
    assert obstacles.awaits(busy) == set() and not offered(busy, BRANS, "answer_series")


@pytest.mark.rule("PER-158")
def test_it_goes_on_while_one_side_has_not_what_it_wants() -> None:
    asked = attacks(series(given()), BRAN, FOE, "9 1 1", "1 1", kind="interaction", with_="Parley")
    assert do(asked, BRANS, m.AnswerSeries(0, "achieved")).series is not None
    both = do(do(asked, BRANS, m.AnswerSeries(0, "continue")), URSULA, m.AnswerSeries(1, "continue"))
    assert both.series is not None
    assert do(do(asked, BRANS, m.AnswerSeries(0, "achieved")), URSULA, m.AnswerSeries(1, "achieved")).series is None
    fought = fight(asked, BRAN, FOE)
    assert do(fought, URSULA, m.AnswerSeries(1, "back down")).series is None
