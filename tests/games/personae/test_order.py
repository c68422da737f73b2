"""The action order, closer: whose dice give a place in it, what ties leave open, who comes and goes (PER-160, PER-161,
PER-Q45)."""

import msgspec
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
    attacks,
    change,
    close,
    do,
    down,
    end,
    events,
    fight,
    given,
    grants,
    kinds,
    offered,
    only,
    person,
    power,
    reason,
    running,
    sheet,
    skill,
    talk,
)
from games.personae.reached import joined
from parlour.core.offers import Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import Skill, State
from parlour.games.personae.rules import play
from parlour.games.personae.rules.ask import on_turn

WITH_SKILLS = {"action_order_method": "chosenSkill"}


def rolls(state: State) -> dict[str, tuple[tuple[int, ...], int]]:
    return {who: (dice, added) for who, dice, added in running(state).rolls}


def starts(state: State, who: str = BRAN, seat: int = BRANS, *dice: str) -> State:
    return do(state, seat, m.Escalate(True, who, "x"), *dice)


def tied(**more: object) -> State:
    """Bran begins, Foe and Rogue are alike in everything."""
    return starts(only(given(**more), BRAN, FOE, ROGUE), BRAN, BRANS, "1", "7", "7")


# Dice


@pytest.mark.rule("PER-160", "PER-Q45")
@pytest.mark.parametrize(
    ("name", "tags", "approved", "dice"),
    [
        ("Initiative", (), True, "1 1 1"),
        ("Quick Eye", ("initiative",), True, "1 1 1"),
        ("Initiative", (), False, "1"),
        ("Quick Eye", (), True, "1"),
    ],
)
def test_a_skill_for_the_order_is_one_that_says_so_and_is_agreed(
    name: str, tags: tuple[str, ...], approved: bool, dice: str
) -> None:
    state = only(given(), BRAN, FOE)
    own = Skill("s499", name, "Power", 1, tags, approved=approved)
    state = change(state, FOE, skills=(own, *person(state, FOE).skills), values=(2, 2, 4, 9, 2, 2))
    happened, state = events(state, BRANS, m.Escalate(True, BRAN, "x"), "9", dice)
    used = dice != "1"
    assert rolls(state)[FOE][1] == (9 if used else 4), "its Attribute, or Cunning"
    assert [one.skill for one in happened if isinstance(one, m.OrderRolled)] == ["", "s499" if used else ""]


@pytest.mark.rule("PER-160")
def test_where_each_chooses_a_skill_the_unconscious_roll_one_die_unasked() -> None:
    state = down(only(given(**WITH_SKILLS), BRAN, SEFA, FOE), FOE, "incapacitated")
    state = starts(state, BRAN, BRANS, "9")
    assert running(state).waiting == (BRAN, SEFA) and rolls(state) == {FOE: ((9,), 2)}
    state = do(do(state, BRANS, m.ChooseOrder(BRAN, ""), "1"), SEFAS, m.ChooseOrder(SEFA, ""), "1")
    assert running(state).order == (BRAN, FOE, SEFA)


@pytest.mark.rule("PER-160")
def test_a_skill_chosen_for_the_order_is_an_agreed_one_and_no_passive_defence() -> None:
    state = only(given(**WITH_SKILLS), BRAN, FOE)
    state = change(state, FOE, skills=(*person(state, FOE).skills, Skill("s499", "Whip", "Cunning", approved=False)))
    state = starts(state)
    (offer,) = offered(state, URSULA, "choose_order")
    assert offer.fixed == (FOE,) and offer.asks == (Pick((skill(state, FOE, "Club"), skill(state, FOE, "Glare"), "")),)


@pytest.mark.rule("PER-161")
def test_the_first_turn_begins_as_soon_as_the_order_is_known() -> None:
    assert kinds(only(given(), BRAN, FOE), BRANS, m.Escalate(False, BRAN, "x"), "1 1")[-2:] == ["OrderSet", "TurnBegan"]
    state = down(only(given(action_order_method="table"), BRAN, SEFA, FOE), FOE, "dying")
    assert on_turn(starts(state)) == BRAN, "the escalator"


# Coming and going before there is an order


@pytest.mark.rule("PER-160")
def test_who_comes_while_skills_are_chosen_stands_last() -> None:
    state = starts(only(given(**WITH_SKILLS), BRAN, FOE))
    assert kinds(state, URSULA, m.Enter(THUG)) == ["Entered"]
    state = do(do(state, URSULA, m.Enter(THUG)), BRANS, m.ChooseOrder(BRAN, ""), "1")
    state = do(state, URSULA, m.ChooseOrder(FOE, ""), "1")
    assert running(state).order == (BRAN, FOE, THUG)


@pytest.mark.rule("PER-161")
def test_an_escalator_who_has_left_has_no_place_in_the_order() -> None:
    state = do(starts(only(given(**WITH_SKILLS), BRAN, SEFA, FOE)), URSULA, m.Leave(BRAN))
    state = do(do(state, SEFAS, m.ChooseOrder(SEFA, ""), "1"), URSULA, m.ChooseOrder(FOE, ""), "9")
    assert running(state).order == (FOE, SEFA) and on_turn(state) == FOE
    by_hand = do(starts(only(given(action_order_method="manual"), BRAN, SEFA, FOE)), URSULA, m.Leave(BRAN))
    by_hand = do(by_hand, URSULA, m.SetOrder((SEFA, FOE)))
    assert running(by_hand).order == (SEFA, FOE) and on_turn(by_hand) == SEFA


@pytest.mark.rule("PER-Q45")
def test_where_those_tied_are_first_the_one_put_first_begins_and_nobody_loses_a_turn() -> None:
    state = do(starts(only(given(**WITH_SKILLS), BRAN, FOE, ROGUE)), URSULA, m.Leave(BRAN))
    state = do(do(state, URSULA, m.ChooseOrder(FOE, ""), "5"), URSULA, m.ChooseOrder(ROGUE, ""), "5")
    assert on_turn(state) == FOE
    happened, state = events(state, URSULA, m.SetOrder((ROGUE, FOE)))
    assert happened == (m.OrderSet((ROGUE, FOE)), m.TurnBegan(ROGUE, 1))
    assert on_turn(state) == ROGUE and on_turn(end(state)) == FOE and running(end(state)).round == 1


# Ties


@pytest.mark.rule("PER-Q45")
def test_the_escalator_is_never_tied() -> None:
    state = starts(only(given(), FOE, ROGUE), FOE, URSULA, "7", "7")
    assert not offered(state, URSULA, "set_order")
    assert [offer.asks[0].of for offer in offered(tied(), URSULA, "set_order")] == [(FOE, ROGUE)]  # type: ignore[union-attr]


@pytest.mark.rule("PER-Q45")
def test_nothing_is_settled_in_a_challenge_or_while_the_willing_are_asked() -> None:
    state = power(tied(), BRAN, "M")
    assert offered(state, URSULA, "set_order")
    challenged = alter(state, encounter=replace(running(state), opening=False))
    challenged = do(challenged, BRANS, m.Issue(False, BRAN, "attack", "", "", (FOE,), "x", ""))
    assert not offered(change(challenged, BRAN, acted=False), URSULA, "set_order")
    asked = alter(state, encounter=replace(running(state), opening=False))
    asked = do(asked, BRANS, m.UsePower(BRAN, "p1", (FOE,), ""))
    assert asked.consent is not None and not offered(asked, URSULA, "set_order")


# Changed


@pytest.mark.rule("PER-003")
def test_the_game_master_may_put_the_whole_order_otherwise_and_the_turn_goes_on() -> None:
    state = power(fight(given(), BRAN, ORLA, FOE), ORLA, "M")
    state = do(end(state), ORLAS, m.UsePower(ORLA, "p1", (), ""))
    (offer,) = offered(state, URSULA, "set_order")
    assert (offer.asks[0].of, offer.asks[0].least) == ((BRAN, ORLA, FOE), 3)  # type: ignore[union-attr]
    happened, after = events(state, URSULA, m.SetOrder((FOE, BRAN, ORLA)))
    assert happened == (m.OrderSet((FOE, BRAN, ORLA)),)
    assert on_turn(after) == ORLA
    after = end(after)
    assert [one.power for one in person(after, ORLA).powers_on] == ["p1"], (
        "begun in this turn, it need not be kept up in it"
    )
    assert (running(after).round, on_turn(after)) == (1, FOE), (
        "whoever was put before it and has not had a turn still comes"
    )
    assert on_turn(end(after)) == FOE and running(end(after)).round == 2, "and who has had one, no second"


def test_there_is_nothing_to_overrule_where_there_is_no_order_yet_or_all_is_over() -> None:
    choosing = starts(only(given(**WITH_SKILLS), BRAN, FOE))
    assert not offered(choosing, URSULA, "set_order")
    assert (
        reason(choosing, URSULA, m.SetOrder((BRAN, FOE)))
        == reason(choosing, URSULA, m.GiveTurn(FOE))
        == ("not-your-turn", "PER-160")
    )
    last = close(down(fight(given(), BRAN, SEFA, FOE), SEFA, "dying"))
    assert running(last).closing and not offered(last, URSULA, "set_order") and not offered(last, URSULA, "give_turn")


@pytest.mark.rule("PER-160")
def test_a_talk_is_ordered_like_a_fight() -> None:
    state = do(only(given(), BRAN, SEFA, FOE), SEFAS, m.Escalate(False, SEFA, "x"), "9", "1", "5")
    assert running(state).order == (SEFA, BRAN, FOE)
    assert on_turn(end(talk(given(), SEFA, BRAN, FOE))) == BRAN


def test_who_comes_in_comes_last() -> None:
    newcomer = sheet("c9", "Late", 0)
    state = joined(tied(), replace(newcomer, here=False))
    assert running(do(state, URSULA, m.Enter("c9"))).order == (BRAN, FOE, ROGUE, "c9")


# Out of turn, once more, surprised


@pytest.mark.rule("PER-160", "PER-161")
def test_while_the_opening_challenge_is_due_the_escalator_stays_on_top() -> None:
    state = starts(only(given(action_order_method="table"), BRAN, SEFA, FOE))
    (offer,) = offered(state, URSULA, "set_order")
    assert set(offer.asks[0].of) == {SEFA, FOE}  # type: ignore[union-attr]
    assert reason(state, URSULA, m.SetOrder((SEFA, FOE, BRAN))) == ("bad-order", "PER-161")
    assert reason(state, URSULA, m.GiveTurn(SEFA)) == ("opening-due", "PER-161")


@pytest.mark.rule("PER-003", "PER-160", "PER-162")
def test_who_acts_out_of_turn_has_its_turn_of_the_round_and_the_other_goes_on() -> None:
    state = fight(given(), BRAN, ORLA, FOE, SEFA)
    state = change(do(state, BRANS, m.Announce(BRAN, skill(state, BRAN, "Axe"))), BRAN, moved=True)
    state = do(state, URSULA, m.GiveTurn(FOE))
    assert on_turn(state) == FOE and play.awaited(state) == (URSULA,)
    assert reason(state, BRANS, m.EndTurn(BRAN))[0] == "not-your-turn"
    assert reason(state, URSULA, m.GiveTurn(ORLA)) == ("not-now", "PER-160")
    state = do(state, URSULA, m.DoOther(FOE, "bars the door"))
    state = do(state, URSULA, m.EndTurn(FOE))
    bran = person(state, BRAN)
    assert on_turn(state) == BRAN and bran.moved and bran.acted and bran.defence, (
        "as it was left: his guard is still up"
    )
    turns = []
    for _ in range(3):
        state = end(state)
        turns.append((running(state).round, on_turn(state)))
    assert turns == [(1, ORLA), (1, SEFA), (2, BRAN)], "Foe has had his turn"


@pytest.mark.rule("PER-003", "PER-163")
def test_who_has_had_a_turn_may_be_given_another() -> None:
    state = end(do(fight(given(), BRAN, ORLA, FOE), BRANS, m.DoOther(BRAN, "shouts")))
    state = do(state, URSULA, m.GiveTurn(BRAN))
    assert on_turn(state) == BRAN and not person(state, BRAN).acted
    state = end(do(state, BRANS, m.DoOther(BRAN, "shouts again")))
    assert (running(state).round, on_turn(state)) == (1, ORLA)
    assert reason(state, ORLAS, m.GiveTurn(FOE)) == ("not-gm", "PER-160")
    assert reason(state, URSULA, m.GiveTurn(ORLA)) == ("not-now", "PER-160")


@pytest.mark.rule("PER-003", "PER-163")
def test_one_more_action_is_the_game_masters_to_grant() -> None:
    state = fight(given(), BRAN, FOE)
    assert reason(state, URSULA, m.GrantAction(BRAN)) == ("has-action", "PER-163")
    state = do(state, BRANS, m.DoOther(BRAN, "shouts"))
    assert reason(state, BRANS, m.DoOther(BRAN, "again"))[0] == "no-action"
    assert reason(state, URSULA, m.GrantAction(FOE)) == ("not-your-turn", "PER-162")
    state = do(state, URSULA, m.GrantAction(BRAN))
    assert do(state, BRANS, m.DoOther(BRAN, "again")) and not offered(state, URSULA, "grant_action")


@pytest.mark.rule("PER-160", "PER-212")
def test_the_surprised_have_no_turn_in_this_round_and_no_active_defence() -> None:
    state = starts(only(given(action_order_method="table"), BRAN, SEFA, FOE))
    assert reason(state, URSULA, m.Surprise((BRAN,))) == ("bad-target", "PER-212"), "on turn"
    state = grants(change(state, FOE, defence=skill(state, FOE, "Club")), FOE, "autoActiveDefence")
    state = do(state, URSULA, m.Surprise((FOE,)))
    state = do(state, BRANS, m.Issue(False, BRAN, "attack", "", "", (FOE,), "x", ""))
    assert reason(state, URSULA, m.Answer(True, FOE, skill(state, FOE, "Club"))) == ("surprised", "PER-212")
    state = do(state, URSULA, m.CallOff("enough shown"))
    assert reason(state, BRANS, m.DoOther(BRAN, "waits")) == ("opening-due", "PER-161"), "it is still to come"
    state = attacks(state, BRAN, FOE, "1", "9 9")
    turns = []
    for _ in range(3):
        state = end(state)
        turns.append((running(state).round, on_turn(state)))
    assert turns == [(1, SEFA), (2, BRAN), (2, FOE)], "the next round is an ordinary one"


@pytest.mark.rule("PER-160")
def test_who_leaves_in_the_middle_of_a_turn_given_leaves_it_to_the_one_broken_into() -> None:
    state = do(fight(given(), BRAN, ORLA, FOE), URSULA, m.GiveTurn(FOE))
    gone = do(state, URSULA, m.Leave(FOE))
    assert on_turn(gone) == BRAN and running(gone).order == (BRAN, ORLA)
    other = do(state, URSULA, m.Leave(BRAN))
    assert on_turn(other) == FOE and on_turn(do(other, URSULA, m.EndTurn(FOE))) == ORLA


def test_a_round_begun_by_rules_of_old_goes_on() -> None:
    """Records from before did not count who had a turn: everybody before the place the order had come to."""
    record = msgspec.to_builtins(end(fight(given(), BRAN, ORLA, FOE)))
    del record["encounter"]["had"]
    state = msgspec.convert(record, State)
    assert (on_turn(state), on_turn(end(state)), running(end(end(state))).round) == (ORLA, FOE, 2)
