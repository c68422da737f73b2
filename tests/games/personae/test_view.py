"""What a seat sees of a table of Personae beyond its moves: odds it may know, plans in words, how numbers come
about."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from games.personae import given_challenge as c
from games.personae import given_people as p
from parlour.core.odds import Bar
from parlour.games.personae import moves as m
from parlour.games.personae import view as v
from parlour.games.personae.content.ready import TRAITS
from parlour.games.personae.library import SHELF
from parlour.games.personae.model import Petition, State, Ware
from parlour.games.personae.odds.pools import opposed
from parlour.games.personae.rules.derive import threshold
from parlour.games.personae.view_build import private, public
from parlour.games.personae.view_odds import LIKELY_ADDS, LIKELY_DICE
from parlour.games.personae.words.sheet import sheet


def share(bar: Bar) -> Fraction:
    return Fraction(bar.ways, bar.of)


def if_so(state: State, seat: int, dice: int, adds: int, duel: int = 1) -> Fraction:
    """My chance if the other rolls and adds so much."""
    row = next(one for one in private(state, seat).odds_if if (one.duel, one.dice) == (duel, dice))
    return share(next(bar for bar in row.bars if bar.label == f"+{adds}"))


# Odds against somebody whose numbers are hidden


@pytest.mark.rule("PER-119")
def test_against_hidden_numbers_a_player_gets_the_odds_for_each_that_may_be() -> None:
    state = c.set_up(c.given(), c.BRAN, "Parley", c.FOE, "Glare", active=True)
    seen = private(state, c.BRANS)
    assert seen.odds == () and seen.what == ()
    assert [row.dice for row in seen.odds_if] == list(LIKELY_DICE) and len(seen.odds_if[0].bars) == len(LIKELY_ADDS)
    assert (
        if_so(state, c.BRANS, 3, 4) == opposed(3, 3, 4 - 4).success()
        and if_so(state, c.BRANS, 5, 0) == opposed(3, 5, 4).success()
    )
    assert private(state, c.SEFAS).odds_if == (), "who is not in it has no chance of her own"
    assert private(state, c.URSULA).odds_if == () and private(state, c.URSULA).odds, "the game master knows both sides"


@pytest.mark.rule("PER-120")
def test_who_answers_an_adversary_gets_the_odds_of_answering() -> None:
    state = c.set_up(c.given(), c.FOE, "Glare", c.BRAN, "Parley", active=True)
    assert if_so(state, c.BRANS, 3, 4) == 1 - opposed(3, 3, 4 - 4).success()


def test_what_may_be_does_not_tell_what_is() -> None:
    """The same page whatever the numbers of the other side are."""
    state = c.set_up(c.given(), c.BRAN, "Parley", c.FOE, "Glare", active=True)
    stronger = c.set_up(
        c.change(c.given(), c.FOE, values=(9, 9, 9, 9, 9, 9)), c.BRAN, "Parley", c.FOE, "Glare", active=True
    )
    assert (
        private(state, c.BRANS) == private(stronger, c.BRANS) and public(state).challenge == public(stronger).challenge
    )


def test_before_the_answer_the_odds_are_guesses_too_and_shown_numbers_end_them() -> None:
    asked = c.helped(c.issue(c.given(), c.BRAN, "Parley", c.SEFA))
    assert private(asked, c.BRANS).odds_if
    answered = c.answer(asked, c.SEFA, "Inquiry", active=True)
    assert not private(answered, c.BRANS).odds_if and private(answered, c.BRANS).odds
    shown = c.set_up(c.change(c.given(), c.FOE, shown=True), c.BRAN, "Parley", c.FOE, "Glare", active=True)
    assert not private(shown, c.BRANS).odds_if and private(shown, c.BRANS).odds


def test_once_the_dice_lie_there_nothing_is_guessed() -> None:
    state = c.rolled(c.given(), c.BRAN, "Parley", c.FOE, "Glare", "9 5 2", "8 4 1", active=True)
    assert (
        private(state, c.BRANS).odds_if == ()
        and private(state, c.BRANS).odds == ()
        and private(state, c.BRANS).what == ()
    )


# What would it take?


@pytest.mark.rule("PER-119")
def test_who_acts_and_who_answers_see_what_a_change_on_their_own_side_would_do() -> None:
    state = c.set_up(c.given(), c.BRAN, "Parley", c.SEFA, "Inquiry", active=True)
    acts, answers = private(state, c.BRANS).what, private(state, c.SEFAS).what
    ahead = 4 - 6
    assert [share(one.bars[0]) for one in acts] == [
        opposed(3, 4, ahead + 1).success(),
        opposed(4, 4, ahead).success(),
        opposed(3, 4, ahead + 2).success(),
    ]
    assert [share(one.bars[0]) for one in answers] == [
        opposed(3, 4, ahead - 1).success(),
        opposed(3, 5, ahead).success(),
        opposed(3, 4, ahead - 2).success(),
    ]
    assert {one.duel for one in (*acts, *answers)} == {1} and private(state, c.ORLAS).what == ()


def test_the_second_reactor_is_told_of_its_own_duel() -> None:
    state = c.helped(c.issue(c.given(), c.BRAN, "Parley", c.SEFA, c.ORLA))
    state = c.answer(c.answer(state, c.SEFA, "Inquiry", active=True), c.ORLA, "Persuade", active=True)
    assert {one.duel for one in private(state, c.ORLAS).what} == {2} and {
        one.duel for one in private(state, c.SEFAS).what
    } == {1}


# The dice the game master rolls against one of her own


@pytest.mark.rule("PER-156")
def test_the_dice_against_an_adversary_do_not_tell_its_rating() -> None:
    state = c.do(
        c.given(), c.URSULA, m.AskUnopposed(c.FOE, c.which(c.given(), c.FOE, "Club"), "Stature", "over the wall")
    )
    state = c.do(state, c.URSULA, m.RuleUnopposed("roll", 3, 3, ""))
    assert state.challenge is not None
    seen = public(state).challenge
    assert seen is not None and seen.sides[1].pool == 0 and seen.sides[1].adds is None and seen.duels[0].odds == ()
    assert dict(private(state, c.URSULA).sides)[1].pool == 3 and private(state, c.BRANS).sides == ()


@pytest.mark.rule("PER-196")
def test_the_dice_of_wounds_of_an_adversary_do_not_tell_its_hits() -> None:
    state = c.change(c.given(), c.FOE, hits=5, status="injured")
    state = c.do(state, c.URSULA, m.Recover(c.FOE, "", ""))
    seen = public(state).challenge
    assert seen is not None and seen.sides[1].adds is None and seen.sides[1].rows == ()
    hers = dict(private(state, c.URSULA).sides)[1]
    assert hers.adds == 5


# Plans


@pytest.mark.rule("PER-222")
def test_a_plan_is_told_in_words_to_its_player_and_the_game_master() -> None:
    state, who = p.ready(p.table(sitting=True), "brannoch")
    state = p.do(p.awarded(state, who, 3), p.ANN, m.PlanSimple(who, who, "pool"), m.PlanRaise(who, who, "Cunning"))
    plan = v.BatchSeen(who, False, ((1, "three dice for the Prowess Pool"), (1, "one more point of Cunning")), 2, 1)
    assert (
        private(state, p.ANN).batches == (plan,) == private(state, p.GIL).batches
        and private(state, p.BEN).batches == ()
    )
    handed_in = p.do(state, p.ANN, m.SubmitBatch(who))
    assert private(handed_in, p.GIL).batches == (replace(plan, submitted=True),)
    told = sheet(public(state), private(state, p.ANN), p.ANN)
    assert "plans: three dice for the Prowess Pool (1); one more point of Cunning (1)" in told


@pytest.mark.rule("PER-222")
def test_a_plan_that_is_not_in_order_says_why() -> None:
    state, who = p.ready(p.table(sitting=True), "brannoch")
    state = p.do(p.awarded(state, who, 1), p.ANN, m.PlanSimple(who, who, "pool"))
    poorer = p.change(state, who, dp=0)
    assert private(poorer, p.ANN).batches[0].faults == ("This costs 1 Development Point; Brannoch Teale has 0.",)


# Wishes


def test_a_petition_is_put_as_the_question_it_is() -> None:
    petition = Petition(1, c.BRANS, "wear", c.BRAN, "w1", "6")
    state = c.alter(c.given(), wares=(Ware("w1", "Brass lamp", 6),), petitions=(petition,))
    assert public(state).petitions[0].words == "Does Bran's Resource Cap drop after buying Brass lamp (cost 6)?"


# How a sheet comes about


def toughness(**more: Any) -> tuple[str, int]:
    options = {key: more.pop(key) for key in ("minion_hits", "toughness_bonus", "health_stature") if key in more}
    one = p.plain((4, 5, 3, 2, 1, 5), **more)
    state = p.holding(one, **options)
    seen = next(person.sheet for person in public(state).individuals)
    assert seen is not None
    return seen.health_why, threshold(state, one)


@pytest.mark.rule("PER-099")
@pytest.mark.parametrize(
    ("more", "words", "hits"),
    [
        ({}, "1 + Stature 5", 6),
        ({"hits_bought": 2}, "1 + Stature 5, + 2 bought", 8),
        ({"toughness": "minor"}, "1, whatever the Stature", 1),
        (
            {"toughness": "minor", "hits_bought": 1, "toughness_bonus": "added"},
            "1, whatever the Stature, + 1 bought",
            2,
        ),
        ({"toughness": "minion", "minion_hits": "stature"}, "1 + Stature 5", 6),
        ({"made": (4, 5, 3, 2, 1, 3), "health_stature": "creation"}, "1 + Stature 3", 4),
    ],
)
def test_the_first_threshold_says_how_it_comes_about(more: dict[str, Any], words: str, hits: int) -> None:
    assert toughness(**more) == (words, hits)


def test_the_library_says_what_each_trait_does() -> None:
    shelf = {one.key: one for one in SHELF["TRAITS"]}
    assert len(shelf) == len(TRAITS) and all(one.benefit and one.text for one in shelf.values())
    assert {one.kind for one in shelf.values()} == {"SA", "Power"} and all(
        one.marks for one in shelf.values() if one.kind == "Power"
    )


@pytest.mark.rule("PER-262")
def test_the_game_master_reads_the_goals_of_her_own_and_nobody_else_does() -> None:
    state = p.do(p.table(), p.GIL, m.CallReady(False, "sergeant"))
    hers = next(one for one in private(state, p.GIL).sheets if one.who == state.individuals[-1].id)
    assert hers.goal == "keep the peace as ordered"
    assert "keep the peace" not in repr(public(state)) and "keep the peace" not in repr(private(state, p.ANN))


@pytest.mark.rule("PER-073")
def test_a_feat_a_critical_has_bought_stands_beside_the_dice() -> None:
    state = c.grants(
        c.banked(c.given(violent=True), c.BRANS),
        c.BRAN,
        "criticalFeat",
        name="Last Word",
        skill="Axe",
        trigger="won",
        text="he drops the key",
    )
    state = c.do(c.rolled(state, c.BRAN, "Axe", c.FOE, "Dodge", "9 1 1 1 1 1", "1 1 1"), c.BRANS, m.LetStand(0))

    def spent(state: State) -> tuple[str, ...]:
        found = public(state).challenge
        assert found is not None
        return found.sides[0].spent

    assert spent(state) == ()
    assert spent(c.do(state, c.BRANS, m.SpendCritical(0, "a1", ""))) == ("Last Word",)
