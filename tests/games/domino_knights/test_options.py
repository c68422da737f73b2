"""6.5 Options: any sensible combination, clear words where two contradict each other, and ways to play known by
name."""

from typing import Any

import msgspec
import pytest

from games.domino_knights.given import NAMES, Lucky
from parlour.core.game import RuleViolation
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.model import Options

OPTIONS = {option.key: option for option in GAME.options}


def refused(players: int = 4, **chosen: str) -> RuleViolation:
    with pytest.raises(RuleViolation) as refusal:
        GAME.read_options(chosen, players)
    assert refusal.value.why and refusal.value.cure
    return refusal.value


@pytest.mark.rule("DK-168", "DK-176")
@pytest.mark.parametrize("goal", ["fameFirstTo", "fameTimed", "fameAttrition"])
def test_a_goal_of_fame_turns_fame_on(goal: str) -> None:
    assert GAME.read_options({"goal": goal, "fame": "no"}, 3).fame


@pytest.mark.rule("DK-168")
def test_fame_and_the_healthiest_contradict_each_other() -> None:
    refusal = refused(fame="yes", goal="healthiestAfter")
    assert (refusal.reason, refusal.rule) == ("contradiction", "DK-168")
    with pytest.raises(RuleViolation, match="contradiction"):
        GAME.start(NAMES[:2], Options(fame=True, goal="healthiestAfter"), Lucky(1))


@pytest.mark.rule("DK-A86")
def test_looting_needs_graveyards() -> None:
    assert refused(looting="yes", dominoless="yes", nlGraveyard="none").rule == "DK-A86"
    GAME.read_options({"looting": "yes", "nlGraveyard": "none"}, 4)
    GAME.read_options({"looting": "yes", "dominoless": "yes"}, 4)
    GAME.read_options({"dominoless": "yes", "nlGraveyard": "none"}, 4)


@pytest.mark.rule("DK-182")
def test_nothing_earns_fame_in_an_attrition() -> None:
    assert refused(goal="fameAttrition", fameUnblocked="gain1").rule == "DK-182"
    GAME.read_options({"goal": "fameAttrition", "fameUnblocked": "lose1"}, 4)
    GAME.read_options({"goal": "random", "fameUnblocked": "gain1"}, 4)


@pytest.mark.rule("DK-177")
@pytest.mark.parametrize("goal", ["fameFirstTo", "random"])
def test_nobody_begins_with_the_fame_that_wins(goal: str) -> None:
    assert refused(goal=goal, fameGoal="10").rule == "DK-177"
    assert refused(goal=goal, fameGoal="30", fameStart="30").rule == "DK-177"
    GAME.read_options({"goal": goal, "fameGoal": "11"}, 4)
    GAME.read_options({"goal": "fameTimed", "fameGoal": "1"}, 4)


@pytest.mark.rule("DK-177", "DK-184")
def test_n_and_t_have_defaults_that_may_be_changed() -> None:
    assert (OPTIONS["fameGoal"].default, OPTIONS["minutes"].default, OPTIONS["fameStart"].default) == ("30", "60", "10")
    options = GAME.read_options({"goal": "random", "fameGoal": "50", "minutes": "90"}, 4)
    assert (options.fame_goal, options.minutes) == (50, 90)


@pytest.mark.rule("DK-184", "DK-029")
@pytest.mark.parametrize(
    "options",
    [
        {"goal": "fameFirstTo", "fame_goal": 0},
        {"goal": "random", "fame_goal": 0},
        {"goal": "fameTimed", "minutes": 0},
        {"goal": "healthiestAfter", "minutes": 0},
        {"goal": "random", "minutes": 0},
    ],
)
def test_where_they_apply_they_must_be_settled_before_play(options: Any) -> None:
    with pytest.raises(RuleViolation) as refusal:
        GAME.start(NAMES[:2], Options(**options), Lucky(1))
    assert (refusal.value.reason, refusal.value.rule) == ("goal-missing", "DK-184")
    assert (
        refused(**{"goal": options["goal"], "minutes" if "minutes" in options else "fameGoal": "0"}).reason
        == "bad-option"
    )


@pytest.mark.rule("DK-184")
@pytest.mark.parametrize("goal", ["fameTimed", "healthiestAfter"])
def test_a_minute_will_do(goal: Any) -> None:
    assert GAME.start(NAMES[:2], Options(goal=goal, minutes=1), Lucky(1))[1].goal == goal


@pytest.mark.rule("DK-177", "DK-184")
def test_one_fame_will_do_for_those_who_begin_with_none() -> None:
    state = GAME.start(NAMES[:2], Options(goal="fameFirstTo", fame_goal=1, fame_start=0), Lucky(1))[1]
    assert (state.goal, [kingdom.health for kingdom in state.kingdoms]) == ("fameFirstTo", [0, 0])


@pytest.mark.rule("DK-029")
def test_every_goal_can_be_begun() -> None:
    for goal in [choice.value for choice in OPTIONS["goal"].values]:
        _, state = GAME.start(NAMES[:3], GAME.read_options({"goal": goal}, 3), Lucky(4))
        assert state.goal == goal or goal == "random"


@pytest.mark.rule("DK-176")
def test_last_standing_with_fame_is_allowed_with_a_warning() -> None:
    GAME.read_options({"goal": "lastStanding", "fame": "yes"}, 4)
    caution = GAME.cautions[0]
    assert (
        dict(caution.where) == {"goal": ("lastStanding",), "fame": ("yes",)}
        and caution.rule == "DK-176"
        and caution.text
    )


def test_what_only_some_options_give_a_meaning_names_real_options_and_values() -> None:
    conditions = [condition for option in GAME.options for condition in option.only]
    conditions += [condition for caution in GAME.cautions for condition in caution.where]
    for key, values in conditions:
        assert set(values) <= {choice.value for choice in OPTIONS[key].values}
    for option in GAME.options:
        assert option.key not in [key for key, _ in option.only]


@pytest.mark.parametrize("preset", GAME.presets, ids=lambda preset: preset.key)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_each_preset_can_be_begun_and_names_only_what_differs(preset: Any, players: int) -> None:
    options = GAME.read_options(preset.values, players)
    assert preset.label and preset.note
    assert all(OPTIONS[key].default != value for key, value in preset.values.items() if key != "fameGoal")
    GAME.start(NAMES[:players], options, Lucky(2))


def test_the_presets_are_those_of_the_catalogue() -> None:
    played = {preset.key: GAME.read_options(preset.values, 3) for preset in GAME.presets}
    assert played == {
        "as-written": Options(),
        "brisk": Options(goal="healthiestAfter", minutes=45, time_up="now", reaction_seconds=5),
        "tournament": Options(goal="fameFirstTo", fame=True, fame_goal=30, fame_unblocked="gain1"),
        "cards-only": Options(dominoless=True),
    }


@pytest.mark.rule("DK-005")
@pytest.mark.parametrize("players", range(2, 7))
def test_one_deck_is_always_enough_to_deal(players: int) -> None:
    for chosen in ({}, {"dominoless": "yes"}, {"set": "double-six"}):
        _, state = GAME.start(NAMES[:players], GAME.read_options({"decks": "1", **chosen}, players), Lucky(3))
        assert [len(k.hand) for k in state.kingdoms] == [5] * players and len(state.deck) == 54 - 5 * players - 1
        assert [len(k.recruits) for k in state.kingdoms] == [0 if "dominoless" in chosen else 2] * players


def test_options_survive_the_log() -> None:
    options = GAME.read_options({"goal": "random", "nlMax": "10", "fame": "yes"}, 6)
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
