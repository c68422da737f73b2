"""What a Challenge would lead to, before it is issued or answered: the same numbers the rules use once it is."""

import random
from typing import Any

import pytest

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    answer,
    change,
    dice,
    do,
    given,
    grants,
    helped,
    issue,
    issuing,
    which,
)
from games.personae.given_challenge import challenge as the_challenge
from laws.walk import Fair, walk
from parlour.core.game import CannotRedeal
from parlour.core.odds import Foresight, percent
from parlour.core.offers import fill
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.model import State

GOAL = "to see it done"


def seen(state: State, seat: int, command: Any) -> Foresight:
    found = GAME.foresee(state, seat, command)
    assert found is not None
    return found


def to_succeed(state: State) -> str:
    """Of the open Challenge, as everybody reads it once all numbers lie open."""
    public = GAME.public(change(change(state, FOE, shown=True), THUG, shown=True)).challenge
    assert public is not None and public.duels is not None
    bar = public.duels[0].odds[0]
    return percent(bar.ways, bar.of)


@pytest.mark.rule("PER-034", "PER-114", "PER-210")
def test_an_attack_shows_the_odds_against_each_answer() -> None:
    state = change(given(violent=True), FOE, shown=True)
    found = seen(state, BRANS, issuing(state, BRAN, "Axe", FOE))
    assert found.sides == (("Bran", "Axe: 6 dice, Stature +5"),)
    assert found.answer.grid is not None
    rows = dict(found.answer.grid.rows)
    assert set(rows) == {"Block: 3 dice, Stature +4", "Dodge: 3 dice, Cunning +2"}
    for name, words in (("Block", "Block: 3 dice, Stature +4"), ("Dodge", "Dodge: 3 dice, Cunning +2")):
        assert rows[words] == to_succeed(answer(issue(state, BRAN, "Axe", FOE), FOE, name))


def test_nobody_learns_the_numbers_of_the_game_masters_people() -> None:
    state = given(violent=True)
    attack = issuing(state, BRAN, "Axe", FOE)
    mine = seen(state, BRANS, attack)
    assert mine.sides == (("Bran", "Axe: 6 dice, Stature +5"),) and not mine.answer.bars and mine.answer.grid is None
    hard = grants(state, FOE, "opponentAddition", name="Fog", quality=True, amount=3)
    assert seen(hard, BRANS, attack) == mine
    assert "Fog -3" in seen(hard, URSULA, attack).sides[0][1].replace("−", "-")


@pytest.mark.rule("PER-117")
def test_an_answer_shows_what_it_would_come_to() -> None:
    state = helped(issue(given(), SEFA, "Forgery", FOE, kind="interaction"))
    for name in ("Glare", ""):
        command = m.Answer(True, FOE, which(state, FOE, name))
        found = seen(state, URSULA, command)
        assert [who for who, _ in found.sides] == ["Sefa", "Foe"]
        after = do(state, URSULA, command)
        bar = found.answer.bars[0]
        assert percent(bar.ways, bar.of) == to_succeed(after)
    assert the_challenge(state).stage == "answer"


def answers(state: State, seat: int) -> dict[str, tuple[int, bool]]:
    names = {one.id: one.name for person in state.individuals for one in person.skills}
    return {names[way.skill]: (way.dice, way.best) for way in GAME.private(state, seat).answers}


@pytest.mark.rule("PER-117", "PER-210")
def test_each_answer_says_its_dice_as_they_would_be_rolled_and_one_is_suggested() -> None:
    state = issue(given(violent=True, turn=FOE), FOE, "Club", BRAN)
    before = answers(state, BRANS)
    assert len(before) > 1 and [best for _, best in before.values()].count(True) == 1
    most = max(number for number, _ in before.values())
    assert next(number for number, best in before.values() if best) == most
    for name, (number, _) in before.items():
        assert dice(answer(state, BRAN, name), 1) == number
    assert answers(state, SEFAS) == answers(state, URSULA) == {}, "nobody else is asked"
    hurt = issue(change(given(violent=True, turn=FOE), BRAN, status="injured"), FOE, "Club", BRAN)
    assert {name: number for name, (number, _) in answers(hurt, BRANS).items()} == {
        name: number - 1 for name, (number, _) in before.items()
    }, "PER-193: the injured roll one die fewer"


@pytest.mark.rule("PER-155", "PER-156")
def test_what_nobody_opposes_shows_every_difficulty() -> None:
    state = given()
    found = seen(state, SEFAS, m.AskUnopposed(SEFA, which(state, SEFA, "Forgery"), "", GOAL))
    assert found.sides == (("Sefa", "Forgery: 5 dice, Cunning +5"),) and found.answer.grid is not None
    rows = dict(found.answer.grid.rows)
    assert next(iter(rows)).endswith("Easy") and list(rows)[-1].endswith("Nearly Impossible")
    asked = do(state, SEFAS, m.AskUnopposed(SEFA, which(state, SEFA, "Forgery"), "", GOAL))
    rule = m.RuleUnopposed("roll", 5, 5, "")
    ruled = seen(asked, URSULA, rule)
    bar = ruled.answer.bars[0]
    assert rows["+5 Difficult"] == percent(bar.ways, bar.of) == to_succeed(do(asked, URSULA, rule))
    assert GAME.foresee(asked, URSULA, m.RuleUnopposed("pass", 0, 0, "")) is None


@pytest.mark.rule("PER-196")
def test_a_recovery_shows_the_wounds_it_is_rolled_against() -> None:
    state = change(given(), BRAN, hits=3, status="injured")
    offers = [offer for offer in GAME.offers(state, BRANS) if offer.command == "recover"]
    command = fill(offers[0], GAME.commands, random.Random(1).random)
    found = seen(state, BRANS, command)
    assert [who for who, _ in found.sides] == ["Bran", "The game master"]
    assert "hits +3" in found.sides[1][1] and found.answer.bars


def test_it_draws_nothing_changes_nothing_and_tells_no_secret() -> None:
    """At states of random play, of everything that could be issued or answered."""
    rnd, looked, redealt = random.Random(5), 0, 0
    for step in walk(GAME, 7, 4, 500):
        state = step.after
        if rnd.random() < 0.6:
            continue
        for seat in range(4):
            for offer in GAME.offers(state, seat):
                if offer.command not in FORESEEN or rnd.random() < 0.3:
                    continue
                command = fill(offer, GAME.commands, rnd.random)
                found = GAME.foresee(state, seat, command)
                looked += found is not None
                try:
                    other = GAME.redeal(state, seat, Fair(looked))
                except CannotRedeal:
                    continue
                redealt += 1
                assert GAME.foresee(other, seat, command) == found, (command, found)
    assert looked > 40 and redealt > 40


FORESEEN = ("issue", "answer", "ask_unopposed", "rule_unopposed", "ask_about", "rule_hidden", "recover")
