"""The environment by PettingZoo's own tests, an action mask that is exact, and observations that hold one seat's view
alone."""

import random
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from parlour.core.chance import Imagined
from parlour.core.game import CannotRedeal, Outcome
from parlour.core.offers import Assign, Choose, Offer, Pick, fill, fits
from parlour.lab.baselines import BotPlayer, RandomPlayer, main, match
from parlour.lab.env import domino_knights_v0
from parlour.lab.env.aec import TableEnv, reward
from parlour.lab.env.spelling import begun, spelled
from parlour.lab.luck import stream

VARIANTS: list[dict[str, Any]] = [
    {},
    {
        "lifeSuit": "chosen",
        "jokerTo": "any",
        "lifeRecruit": "any",
        "reorient": "maintain",
        "discardChoice": "any",
        "wealthFor": "any",
    },
    {"goal": "fameFirstTo", "looting": True, "multiTurnTraining": True},
    {"dominoless": True, "nlBlankCard": True},
    {"goal": "random", "set": "double-twelve"},
]


@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoos_api_test(players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns that observations are dictionaries, as they are meant to be
        api_test(domino_knights_v0.env(players=players, max_decisions=300), num_cycles=400)


def test_pettingzoos_seed_test() -> None:
    seed_test(lambda: domino_knights_v0.env(players=3), num_cycles=60)


def walk(env: TableEnv, seed: int, most: int) -> list[dict[str, Any]]:
    """Random words from the mask; every observation on the way."""
    player = RandomPlayer(seed)
    seen = []
    env.reset(seed=seed)
    for agent in env.agent_iter(most):
        observation, _, ended, broken_off, _ = env.last()
        if ended or broken_off:
            break
        seen.append(observation)
        assert env.observation_space(agent).contains(observation)
        env.step(player.act(env, observation))
    return seen


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(options) or "as written")
def test_whatever_the_mask_allows_becomes_a_command_that_is_accepted(options: dict[str, Any]) -> None:
    """No word leads nowhere: `play` would refuse the command, an empty mask would leave the agent speechless."""
    for seed in (1, 2):
        seen = walk(domino_knights_v0.raw_env(4, options), seed, 500)
        assert len(seen) > 100
        assert all(observation["action_mask"].any() for observation in seen)


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(options) or "as written")
def test_every_command_there_is_can_be_said(options: dict[str, Any]) -> None:
    """Commands filled from the offers are spelled in words the mask allows, and come out the same."""
    env = domino_knights_v0.raw_env(4, options)
    rnd = random.Random(5)
    env.reset(seed=3)
    said = set()
    for _ in range(250):
        agent = env.agent_selection
        if env.terminations[agent]:
            break
        offers = [
            offer
            for offer in env.game.offers(env.state_of_play, env.possible_agents.index(agent))
            if offer.command in env.commands
        ]
        command = fill(rnd.choice(offers), env.game.commands, rnd.random)
        if not fits([offer for offer in offers if offer.command == command.__struct_config__.tag], command):
            continue
        played: list[Any] = []
        env._act = lambda command, played=played, real=env._act: (played.append(command), real(command))[1]  # type: ignore[method-assign]
        for action in env.spell(command):
            assert not played
            assert env.observe(agent)["action_mask"][action]
            env.step(action)
        del env._act
        assert played[0] == command
        said.add(command.__struct_config__.tag)
    assert len(said) >= 8


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(options) or "as written")
def test_an_observation_holds_only_what_the_seat_may_know(options: dict[str, Any]) -> None:
    """In another world the seat cannot tell from this one, it reads the same numbers and may say the same words."""
    env = domino_knights_v0.raw_env(4, options)
    player, chance = RandomPlayer(2), Imagined(stream("redeal"))
    env.reset(seed=6)
    compared = 0
    for agent in env.agent_iter(400):
        observation, _, ended, _, _ = env.last()
        if ended:
            break
        if env._spelling is None:
            compared += _same_elsewhere(env, chance)
        env.step(player.act(env, observation))
    assert compared > 60


def _same_elsewhere(env: TableEnv, chance: Imagined) -> bool:
    state = env.state_of_play
    before = {agent: env.observe(agent) for agent in env.agents}
    try:
        for seat, agent in enumerate(env.agents):
            env.state_of_play = env.game.redeal(state, seat, chance)
            env._views.clear()
            elsewhere = env.observe(agent)
            assert np.array_equal(before[agent]["observation"], elsewhere["observation"])
            assert np.array_equal(before[agent]["action_mask"], elsewhere["action_mask"])
    except CannotRedeal:
        return False
    finally:
        env.state_of_play = state
        env._views.clear()
    return True


def test_what_is_half_said_is_seen_by_nobody_else() -> None:
    env = domino_knights_v0.raw_env(3)
    player = RandomPlayer(1)
    env.reset(seed=1)
    compared = 0
    for agent in env.agent_iter(300):
        observation, _, ended, _, _ = env.last()
        if ended:
            break
        others = {other: env.observe(other)["observation"] for other in env.agents if other != agent}
        env.step(player.act(env, observation))
        if env._spelling is not None:
            compared += 1
            for other, seen in others.items():
                assert np.array_equal(seen, env.observe(other)["observation"])
                assert not env.observe(other)["action_mask"].any()
            assert not np.array_equal(observation["observation"], env.observe(agent)["observation"])
    assert compared > 20


def test_the_end_pays_the_winner() -> None:
    env = domino_knights_v0.raw_env(2)
    rewards = match(env, [BotPlayer("normal", 1), RandomPlayer(1)], 4)
    assert sorted(rewards) == [-1.0, 1.0]
    assert [reward(Outcome((0, 2, 3), "shared"), seat) for seat in range(4)] == pytest.approx(
        [-1 / 3, -1, -1 / 3, -1 / 3]
    )


def test_too_many_decisions_end_it_for_nothing() -> None:
    env = domino_knights_v0.raw_env(2, max_decisions=5)
    walk(env, 1, 100)
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0} and env.decisions == 5


def test_a_timed_goal_ends_after_so_many_decisions() -> None:
    env = domino_knights_v0.raw_env(3, {"goal": "healthiestAfter", "minutes": 1}, pace=10)
    walk(env, 1, 1000)
    outcome = env.game.outcome(env.state_of_play)
    assert outcome is not None and outcome.how in ("healthiest", "knights", "shared")
    assert env.state_of_play.turn <= 4


def test_an_illegal_word_ends_the_game_for_who_said_it() -> None:
    env = domino_knights_v0.env(2)
    env.reset(seed=1)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(0)
    assert env.terminations[agent] and env.rewards[agent] == -1
    raw = domino_knights_v0.raw_env(2)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="may not be said now"):
        raw.step(0)


def test_decisions_without_a_choice_are_asked_for_only_on_wish() -> None:
    quiet, asked = (domino_knights_v0.raw_env(3, ask_forced=forced) for forced in (False, True))
    assert min(int(seen["action_mask"].sum()) for seen in walk(asked, 1, 80)) == 1
    env = quiet
    player = RandomPlayer(1)
    env.reset(seed=1)
    for _ in env.agent_iter(200):
        observation, _, ended, _, _ = env.last()
        if ended:
            break
        assert env._spelling is not None or len(env._offers) > 1 or env._forced() is None
        env.step(player.act(env, observation))


def test_it_is_shown_as_the_terminal_shows_it() -> None:
    env = domino_knights_v0.raw_env(2, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None and "my hand:" in shown and "Deck" in shown
    assert domino_knights_v0.raw_env(2).render() is None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 7}, "2 to 6 players, not 7"),
        ({"options": {"looting": "perhaps"}}, "Looting can't be “perhaps”"),
        ({"render_mode": "human"}, "not as 'human'"),
        ({"max_decisions": 0}, "at least one decision"),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        domino_knights_v0.env(**arguments)


def test_the_layout_covers_every_number_once() -> None:
    learning = domino_knights_v0.raw_env().learning
    at = 0
    for _, start, count in learning.layout:
        assert start == at and count > 0
        at += count
    assert at == learning.size
    assert len(set(learning.words)) == len(learning.words)


def test_the_documented_spaces_are_the_real_ones() -> None:
    env = domino_knights_v0.raw_env()
    text = (Path(__file__).parents[2] / "docs" / "researchers.md").read_text(encoding="utf-8")
    rows = [
        tuple(cell.strip() for cell in line.strip("|").split("|")) for line in text.split("\n") if line.startswith("|")
    ]
    documented = {row[0]: (row[1], row[2].split(" ")[0]) for row in rows if len(row) == 3}
    for title, start, count in env.learning.layout:
        assert documented[title] == (f"{start:,}", f"{count:,}")
    assert documented["the last word"] == (f"{env.learning.size + len(env.words):,}", str(len(env.words)))


def test_a_choice_that_must_add_up_never_leads_astray() -> None:
    """Against every subset: exactly the prefixes of good choices may be said."""
    from itertools import permutations

    ask = Choose(("a", "b", "c", "d", "e"), 1, 5, worth=(2, 3, 5, 7, 9), reach=10, enough=10)
    offer = Offer("train", ("#1",), (ask,))
    orders = [order for size in range(1, 6) for order in permutations(ask.of, size)]
    good = {order for order in orders if _adds_up(order, ask)}
    prefixes = {order[:size] for order in good for size in range(1, len(order) + 1)}
    for order in orders:
        spelling = begun([offer], "train").say("#1")
        allowed = True
        for piece in order:
            allowed = allowed and spelling.finished() is None and piece in spelling.pieces()
            if allowed:
                spelling = spelling.say(piece)
        assert allowed == (order in prefixes), order


def _adds_up(order: tuple[Any, ...], ask: Choose) -> bool:
    worths = [ask.worth[ask.of.index(piece)] for piece in order]
    return sum(worths) >= ask.reach and sum(worths) - min(worths) < ask.enough


def test_a_field_ends_by_itself_where_nothing_can_be_added() -> None:
    offers = [
        Offer("discard", (), (Choose((), 0, 0),)),
        Offer("defend", (), (Assign(()),)),
        Offer("copy", (None,), (Pick(("x",)),)),
    ]
    assert begun(offers, "discard").finished() is not None
    assert begun(offers, "defend").finished() is not None
    assert spelled(offers, "copy", (None, "x")) == ["x"]
    blocks = [Offer("defend", (), (Assign((("a", ("x", "y")), ("b", ("x",)))),))]
    assert spelled(blocks, "defend", ((("b", "x"),),)) == ["b", "x", None]
    assert spelled(blocks, "defend", ((("b", "x"), ("a", "y")),)) == ["b", "x", "a", "y"]


def test_a_piece_that_two_fields_may_hold_goes_where_it_belongs() -> None:
    offers = [Offer("split", (), (Choose(("a", "b", "c"), 0, 3), Choose(("a", "b", "c"), 0, 3)))]
    assert spelled(offers, "split", (("a",), ("b", "c"))) == ["a", None, "b", "c", None]
    assert spelled(offers, "split", ((), ("b",))) == [None, "b", None]


def test_two_offers_that_begin_alike_are_told_apart_by_that_is_all() -> None:
    offers = [
        Offer("special", ("JK", "@1"), ()),
        Offer("special", ("JK", "@1", None, None, None), (Pick(("@0", "@2")),)),
    ]
    assert spelled(offers, "special", ("JK", "@1", None, None, None, None)) == ["JK", "@1", None]
    assert spelled(offers, "special", ("JK", "@1", None, None, None, "@2")) == ["JK", "@1", "@2"]


def test_the_baselines_play_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seats", "random,normal", "--games", "4"]) == 0
    shown = capsys.readouterr().out
    assert "random" in shown and "of 4" in shown
    with pytest.raises(SystemExit):
        main(["--seats", "random,grandmaster"])
