"""Those nobody sees: in the scene unseen, with checks only the game master knows of, out of hiding and into it; nothing
of it reaches anybody else."""

from typing import Any

import msgspec
import pytest

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
    SEFA,
    SEFAS,
    URSULA,
    challenge,
    closed,
    do,
    events,
    given,
    issue,
    offered,
    person,
    refused,
    rolled,
    which,
    why,
)
from parlour.core.chance import Told
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules import play
from parlour.games.personae.rules.ask import on_turn
from parlour.games.personae.words.lines import tell_all
from parlour.roleplay.moves import HandOver

CULTIST = m.NewFigure(True, "adversary", "Cultist", "minion", "small", "Sneak", 3, "Cunning", 4, 1, 2)
PLAYERS = (1, 2, 3, None)


def lurking(state: State | None = None) -> State:
    """A cultist, three dice of Sneak and Cunning 4, is in the scene; nobody knows."""
    state = do(given(action_order_method="table") if state is None else state, URSULA, CULTIST)
    return do(state, URSULA, m.Enter("h1"))


def seen(state: State, happened: tuple[Any, ...] = ()) -> bytes:
    """All that goes out to anybody but the game master."""
    found: list[Any] = [GAME.public(state), play.awaited(state), play.decision(state)]
    for seat in PLAYERS:
        found += [GAME.prompt(state, seat), tell_all(state, happened, seat)]
        found += [GAME.private(state, seat), play.offers(state, seat)] if seat is not None else []
    return msgspec.json.encode(found)


def sneaking(state: State, **more: Any) -> m.SecretCheck:
    fields = {
        "target": BRAN,
        "skill": which(state, "h1", "Sneak"),
        "attribute": "",
        "other": "",
        "answering": "",
        "difficulty": 0,
        "goal": "to get behind him",
    }
    return m.SecretCheck(who="h1", **{**fields, **more})


@pytest.mark.rule("PER-254", "PER-003")
@pytest.mark.parametrize("fight", [False, True])
def test_coming_lurking_moving_and_going_unseen_is_nobody_elses(fight: bool) -> None:
    state = do(given(action_order_method="table"), URSULA, CULTIST)
    state = do(state, BRANS, m.Escalate(True, BRAN, "to get past")) if fight else state
    before = seen(state)
    for command in (m.Enter("h1"), m.Place("h1", "near"), m.Leave("h1"), m.Enter("h1")):
        happened, state = events(state, URSULA, command), do(state, URSULA, command)
        assert seen(state, happened) == before, command
        assert tell_all(state, happened, URSULA), "the game master reads it"
    assert person(state, "h1").here and (state.encounter is None or "h1" not in state.encounter.order)
    assert why(state, BRANS, m.Leave("h1"))[0] == "not-gm"


@pytest.mark.rule("PER-115", "PER-219", "PER-120")
def test_a_check_in_secret_is_rolled_and_compared_like_any_challenge() -> None:
    state = lurking()
    told = Told(*["9", "2", "2", "8"])
    happened, after = play.play(state, URSULA, sneaking(state), told)
    told.finish()
    (rolled,) = happened
    assert isinstance(rolled, m.SecretRolled)
    assert (rolled.dice, rolled.plus, rolled.others, rolled.against) == ((9, 2, 2), 4, (8,), 3), (
        "Bran watches with one die and Cunning"
    )
    assert (rolled.pairs, rolled.outcome) == (((13, 11),), "success")
    assert after == state, "it changes nothing"
    (line,) = tell_all(after, happened, URSULA)
    assert line.text == (
        "In secret, Cultist, Sneak, against Bran, Cunning: 13 to 11, success (9, 2, 2 +4 against 8 +3). "
        "Goal: to get behind him."
    )


@pytest.mark.rule("PER-121", "PER-Q30")
def test_ties_are_walked_down_in_secret_too() -> None:
    state = lurking()
    search = sneaking(state, other=which(state, BRAN, "Resist"), answering="Competence")
    (rolled,) = events(state, URSULA, search, "7 5 1", "7 6 1")
    assert isinstance(rolled, m.SecretRolled)
    assert (rolled.pairs, rolled.outcome) == (((11, 11), (9, 10)), "failure")
    alone = sneaking(state, skill="", goal="x")
    assert [
        events(lurking(given(tie_exhausted=how)), URSULA, alone, "7", "8")[0].outcome for how in ("reactor", "gm")
    ] == ["failure", "deadlock"]


@pytest.mark.rule("PER-155", "PER-156", "PER-157")
def test_against_a_difficulty_the_game_master_rolls_one_die_fewer() -> None:
    state = lurking()
    (rolled,) = events(state, URSULA, sneaking(state, target="", difficulty=5), "8 2 2", "7 1")
    assert isinstance(rolled, m.SecretRolled) and (rolled.against, rolled.pairs, rolled.outcome) == (
        5,
        ((12, 12),),
        "success",
    ), "meeting it is enough"


@pytest.mark.rule("PER-003", "PER-212")
def test_the_game_master_rolls_for_who_might_notice() -> None:
    state = lurking()
    inquiry = m.SecretCheck(
        SEFA, "h1", which(state, SEFA, "Inquiry"), "", which(state, "h1", "Sneak"), "", 0, "to notice him"
    )
    (rolled,) = events(state, URSULA, inquiry, "3 1 1 1", "9 1 1")
    assert isinstance(rolled, m.SecretRolled) and (rolled.who, rolled.plus, rolled.outcome) == (SEFA, 6, "failure")
    assert seen(do(state, URSULA, inquiry, "3 1 1 1", "9 1 1"), (rolled,)) == seen(state), (
        "whom it is about does not learn of it either"
    )


@pytest.mark.rule("PER-003", "PER-133")
def test_nothing_of_a_check_in_secret_goes_out() -> None:
    """Not even criticals, which everybody would see in the bank."""
    state = lurking(given(criticals_gm="on"))
    happened = events(state, URSULA, sneaking(state), "10 10 10", "1")
    assert seen(do(state, URSULA, sneaking(state), "10 10 10", "1"), happened) == seen(state)
    assert not tell_all(do(state, URSULA, HandOver(SEFAS)), happened, SEFAS), (
        "handing the game on hands on no old secrets"
    )
    in_fight = issue(do(lurking(), BRANS, m.Escalate(True, BRAN, "x")), BRAN, "Axe", FOE)
    assert seen(
        do(in_fight, URSULA, sneaking(in_fight), "1 1 1", "1"),
        events(in_fight, URSULA, sneaking(in_fight), "1 1 1", "1"),
    ) == seen(in_fight), "in the middle of a Challenge"


@pytest.mark.rule("PER-003")
def test_only_the_game_master_rolls_in_secret_and_only_about_the_unseen() -> None:
    state = lurking()
    assert why(state, BRANS, sneaking(state)) == ("not-gm", "PER-115") and not offered(state, BRANS, "secret_check")
    assert refused(state, URSULA, m.SecretCheck(FOE, BRAN, "", "", "", "", 0, "x")).reason == "in-the-open"
    assert refused(do(state, URSULA, m.Leave("h1")), URSULA, sneaking(state)).reason == "not-here"
    extra = do(do(given(), URSULA, m.NewExtra("adversary", True, "Shade", "")), URSULA, m.Enter("h1"))
    assert refused(extra, URSULA, m.SecretCheck("h1", BRAN, "", "", "", "", 0, "x")).reason == "no-numbers"
    assert (
        events(
            do(extra, URSULA, m.GiveNumbers("h1", 2, "Power", 5)),
            URSULA,
            m.SecretCheck("h1", BRAN, "", "", "", "", 0, "x"),
            "5 1",
            "3",
        )[0].plus
        == 5
    )


@pytest.mark.rule("PER-160", "PER-212")
def test_who_lay_in_wait_is_shown_and_strikes_out_of_turn_unnoticed() -> None:
    state = do(lurking(), BRANS, m.Escalate(True, BRAN, "to get past"))
    state = closed(rolled(state, BRAN, "Parley", FOE, "Resist", "1 1 1", "9 9"))
    state = do(state, URSULA, m.ShowIndividual("h1", "itself"))
    cultist = state.individuals[-1].id
    assert state.encounter is not None and state.encounter.order[-1] == cultist and person(state, cultist).here
    state = do(state, URSULA, m.GiveTurn(cultist))
    assert on_turn(state) == cultist
    state = do(issue(state, cultist, "Sneak", SEFA), URSULA, m.Unnoticed())
    assert challenge(state).unnoticed and why(state, SEFAS, m.Answer(True, SEFA, which(state, SEFA, "Knife"))) == (
        "unnoticed",
        "PER-212",
    )


@pytest.mark.rule("PER-003", "PER-254")
def test_the_game_masters_own_go_into_hiding_and_come_out_again() -> None:
    state = given()
    happened, after = events(state, URSULA, m.HideIndividual(FOE)), do(state, URSULA, m.HideIndividual(FOE))
    assert [line.text for line in tell_all(after, happened, BRANS)] == ["Foe is out of sight."]
    hidden = after.individuals[-1]
    assert (hidden.id, hidden.here, hidden.hits) == ("h1", True, 0) and "Foe" not in msgspec.json.encode(
        GAME.public(after)
    ).decode()
    assert all("h1-" in one.id for one in hidden.skills)
    back = do(after, URSULA, m.ShowIndividual("h1", "itself"))
    assert back.individuals[-1].name == "Foe" and back.individuals[-1].here
    assert why(state, URSULA, m.HideIndividual(BRAN)) == ("not-yours", "PER-003")
    assert why(after, URSULA, m.HideIndividual("h1")) == ("hidden", "PER-003")
    assert why(
        do(given(action_order_method="table"), BRANS, m.Escalate(True, BRAN, "x")), URSULA, m.HideIndividual(FOE)
    ) == ("not-now", "PER-003")
    assert why(state, BRANS, m.HideIndividual(FOE)) == ("not-gm", "PER-003")
