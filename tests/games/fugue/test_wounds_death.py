"""Knocked out, finished off, bled to death: FUG-180, FUG-199, FUG-200, FUG-206, FUG-A72, FUG-A73."""

import pytest

from games.fugue.given_actions import (
    HEAVY,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    change,
    contest,
    do,
    flip,
    given,
    happens,
    hurt,
    offered,
    person,
    refused,
    ruled,
    said,
    wounds,
)
from games.fugue.reached import happened
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Leave, Win
from parlour.games.fugue.rules import harm
from parlour.games.fugue.rules.draft import Draft


def knocked(state: State, who: str = HEAVY) -> State:
    draft = Draft(state, None)
    harm.knock_out(draft, who)
    return draft.state


@pytest.mark.rule("FUG-180", "FUG-X27")
def test_somebody_knocked_out_is_killed_with_one_action_by_the_dealers_leave() -> None:
    state = knocked(given())
    state = do(state, TROY, m.FinishOff(TREY, HEAVY))
    assert state.leaves == (Leave(TREY, "finish", HEAVY),) and person(state, HEAVY).down == "knocked"
    assert refused(state, TROY, m.AnswerFinish(TREY, True)) == ("not-dealer", "FUG-180")
    assert all(offer.owed for offer in offered(state, URSULA, "answer_finish"))
    events, after = happens(state, URSULA, m.AnswerFinish(TREY, True))
    assert events == (m.Died(HEAVY, TREY),) and person(after, HEAVY).down == "dead" and after.leaves == ()
    assert after.deck == state.deck


@pytest.mark.rule("FUG-180")
def test_the_dealer_may_say_no() -> None:
    state = do(knocked(given()), TROY, m.FinishOff(TREY, HEAVY))
    after = do(state, URSULA, m.AnswerFinish(TREY, False))
    assert person(after, HEAVY).down == "knocked" and after.leaves == ()
    assert refused(after, URSULA, m.AnswerFinish(TREY, True)) == ("bad-target", "FUG-180")


@pytest.mark.rule("FUG-180", "FUG-X27")
def test_who_is_not_helpless_or_has_woken_cannot_be_finished_off() -> None:
    assert refused(given(), TROY, m.FinishOff(TREY, HEAVY)) == ("bad-target", "FUG-180")
    state = do(knocked(given()), TROY, m.FinishOff(TREY, HEAVY))
    assert refused(state, URSULA, m.AnswerFinish(SCOTTY, False)) == ("bad-target", "FUG-180"), "he never asked"
    state = do(state, URSULA, m.Rouse(HEAVY))
    assert person(state, HEAVY).down == "" and state.leaves == ()
    assert refused(state, TROY, m.FinishOff(TREY, HEAVY)) == ("bad-target", "FUG-180")


@pytest.mark.rule("FUG-180", "FUG-199")
def test_who_is_incapacitated_for_a_round_can_be_killed_between_hands() -> None:
    state = contest(given(), sitting_out=(HEAVY,))
    asked = do(state, TROY, m.FinishOff(TREY, HEAVY))
    assert person(do(asked, URSULA, m.AnswerFinish(TREY, True)), HEAVY).down == "dead"
    over = do(asked, URSULA, m.EndContest("Enough"))
    assert refused(over, URSULA, m.AnswerFinish(TREY, True)) == ("bad-target", "FUG-180")
    assert do(over, URSULA, m.AnswerFinish(TREY, False)).leaves == ()
    assert refused(contest(given()), TROY, m.FinishOff(TREY, HEAVY)) == ("bad-target", "FUG-180")


@pytest.mark.rule("FUG-A72")
@pytest.mark.parametrize("stage", ["turn", "reply", "effect", "reach"])
def test_it_is_an_action_of_its_own_never_part_of_a_hand(stage: str) -> None:
    state = contest(knocked(given()), stage=stage)
    assert refused(state, TROY, m.FinishOff(TREY, HEAVY)) == ("not-now", "FUG-A72")
    playing = happened(state, [m.FinishAsked(TREY, HEAVY)])
    assert refused(playing, URSULA, m.AnswerFinish(TREY, True)) == ("not-now", "FUG-A72")
    assert do(playing, URSULA, m.AnswerFinish(TREY, False)).leaves == ()
    assert offered(contest(knocked(given()), stage="done"), TROY, "finish_off")
    draft = Draft(contest(knocked(given())), None)
    draft.tell_card(SCOTT, SCOTTY, ("cups-02",))
    assert refused(draft.state, TROY, m.FinishOff(TREY, HEAVY)) == ("not-now", "FUG-A72")


@pytest.mark.rule("FUG-A72")
def test_not_in_the_middle_of_a_skilled_action_either() -> None:
    assert refused(knocked(ruled(given())), TROY, m.FinishOff(TREY, HEAVY)) == ("not-now", "FUG-A72")
    assert refused(knocked(flip(ruled(given()), "Nine of Cups")), TROY, m.FinishOff(TREY, HEAVY)) == (
        "not-now",
        "FUG-A72",
    )


@pytest.mark.rule("FUG-A72", "FUG-008")
def test_anybody_able_may_do_it_but_the_victim_and_only_for_ones_own_character() -> None:
    state = knocked(knocked(given()), SCOTTY)
    assert refused(state, SCOTT, m.FinishOff(SCOTTY, HEAVY)) == ("bad-target", "FUG-199")
    assert refused(state, SIMON, m.FinishOff(TREY, HEAVY)) == ("not-yours", "FUG-008")
    assert refused(state, TROY, m.FinishOff(TREY, TREY)) == ("bad-target", "FUG-180")
    assert refused(state, TROY, m.FinishOff(TREY, "c9")) == ("bad-target", "FUG-180")
    for seat, who in ((TROY, TREY), (SIMON, SHIMON), (URSULA, "c4")):
        assert do(state, seat, m.FinishOff(who, HEAVY)).leaves
    lame = contest(knocked(given()), sitting_out=(TREY,))
    assert refused(lame, TROY, m.FinishOff(TREY, HEAVY)) == ("bad-target", "FUG-199")


@pytest.mark.rule("FUG-180")
def test_the_dealer_answers_herself_too_and_one_thing_at_a_time() -> None:
    state = do(knocked(knocked(given()), SCOTTY), URSULA, m.FinishOff("c4", HEAVY))
    assert person(state, HEAVY).down == "knocked"
    assert refused(state, URSULA, m.FinishOff("c4", SCOTTY)) == ("not-now", "FUG-180")
    state = do(state, TROY, m.FinishOff(TREY, HEAVY))
    state = do(state, URSULA, m.AnswerFinish("c4", True))
    assert person(state, HEAVY).down == "dead" and state.leaves == ()


@pytest.mark.rule("FUG-206")
def test_a_personas_death_is_asked_for_twice() -> None:
    state = do(knocked(given(), SCOTTY), URSULA, m.FinishOff(HEAVY, SCOTTY))
    events, state = happens(state, URSULA, m.AnswerFinish(HEAVY, True))
    assert events == (m.DeathWarned(HEAVY, SCOTTY),) and person(state, SCOTTY).down == "knocked"
    assert state.leaves == (Leave(HEAVY, "finish", SCOTTY, True),)
    assert do(state, URSULA, m.AnswerFinish(HEAVY, False)).leaves == ()
    state = do(state, URSULA, m.AnswerFinish(HEAVY, True))
    assert person(state, SCOTTY).down == "dead"


@pytest.mark.rule("FUG-206", "FUG-180")
def test_it_is_asked_twice_between_hands_too() -> None:
    state = do(contest(knocked(given(), SCOTTY)), URSULA, m.FinishOff(HEAVY, SCOTTY))
    state = do(state, URSULA, m.AnswerFinish(HEAVY, True))
    assert state.leaves == (Leave(HEAVY, "finish", SCOTTY, True),)
    assert person(do(state, URSULA, m.AnswerFinish(HEAVY, True)), SCOTTY).down == "dead"


@pytest.mark.rule("FUG-206")
def test_one_warning_is_not_for_all() -> None:
    state = do(knocked(given(), SCOTTY), URSULA, m.FinishOff(HEAVY, SCOTTY))
    state = do(state, TROY, m.FinishOff(TREY, SCOTTY))
    state = do(state, URSULA, m.AnswerFinish(HEAVY, True))
    assert [leave.sure for leave in state.leaves] == [True, False]


@pytest.mark.rule("FUG-206")
def test_the_warning_counts_for_a_winners_kill_too() -> None:
    won = m.WinTaken(Win(HEAVY, 4, 21, (), (SCOTTY,)))
    chosen = m.EffectChosen(HEAVY, "kill", SCOTTY, "", False, "")
    after = happened(contest(given(), stage="reply"), [won, chosen, m.DeathWarned(HEAVY, SCOTTY)])
    assert (
        after.contest is not None
        and after.contest.chosen is not None
        and after.contest.chosen.sure
        and not after.leaves
    )


@pytest.mark.rule("FUG-A73")
def test_only_the_dealer_declares_that_somebody_bled_to_death() -> None:
    state = hurt(given(), "torso", HEAVY, bleeding=True)
    assert refused(state, SCOTT, m.BleedOut(HEAVY, False)) == ("not-dealer", "FUG-A73")
    events, after = happens(state, URSULA, m.BleedOut(HEAVY, False))
    assert events == (m.Died(HEAVY, ""),) and person(after, HEAVY).down == "dead"
    for other in (
        hurt(given(), "torso", HEAVY, permanent=True),
        do(state, URSULA, m.Tend(HEAVY, wounds(state, HEAVY)[0].id)),
    ):
        assert refused(other, URSULA, m.BleedOut(HEAVY, False)) == ("bad-target", "FUG-A73")
    assert refused(contest(state, stage="turn"), URSULA, m.BleedOut(HEAVY, False)) == ("not-now", "FUG-A73")


@pytest.mark.rule("FUG-206", "FUG-A73")
def test_a_persona_bleeds_to_death_only_if_it_is_said_twice() -> None:
    state = hurt(given(), "torso", bleeding=True)
    assert refused(state, URSULA, m.BleedOut(SCOTTY, True)) == ("not-now", "FUG-206")
    warned = do(state, URSULA, m.BleedOut(SCOTTY, False))
    assert person(warned, SCOTTY).down == ""
    assert refused(warned, URSULA, m.BleedOut(SCOTTY, False)) == ("not-now", "FUG-206")
    assert person(do(warned, URSULA, m.BleedOut(SCOTTY, True)), SCOTTY).down == "dead"
    assert refused(warned, URSULA, m.AnswerFinish(SCOTTY, True)) == ("bad-target", "FUG-206")
    back = do(warned, URSULA, m.AnswerFinish(SCOTTY, False))
    assert back.leaves == () and refused(back, URSULA, m.BleedOut(SCOTTY, True)) == ("not-now", "FUG-206")
    tended = do(hurt(warned, "head"), URSULA, m.Tend(SCOTTY, wounds(state)[0].id))
    assert tended.leaves == () and refused(tended, URSULA, m.BleedOut(SCOTTY, True)) == ("bad-target", "FUG-A73")


@pytest.mark.rule("FUG-206", "FUG-A73")
def test_the_warning_is_for_one_persona_and_for_this_death_alone() -> None:
    state = hurt(hurt(given(), "torso", bleeding=True), "torso", TREY, bleeding=True)
    state = do(state, URSULA, m.BleedOut(SCOTTY, False))
    assert refused(state, URSULA, m.BleedOut(TREY, True)) == ("not-now", "FUG-206")
    state = do(knocked(state), TROY, m.FinishOff(TREY, HEAVY))
    assert refused(state, URSULA, m.BleedOut(TREY, True)) == ("not-now", "FUG-206")
    state = knocked(state, SCOTTY)
    assert refused(state, URSULA, m.AnswerFinish(SCOTTY, True)) == ("bad-target", "FUG-206")
    assert do(state, URSULA, m.AnswerFinish(TREY, False)).leaves == (Leave(SCOTTY, "bleed", SCOTTY, True),)


@pytest.mark.rule("FUG-A29")
def test_a_knock_out_lasts_until_the_contest_ends_and_as_long_after_as_the_dealer_says() -> None:
    state = knocked(given())
    assert refused(contest(state), URSULA, m.Rouse(HEAVY)) == ("not-now", "FUG-A29")
    assert refused(state, SCOTT, m.Rouse(HEAVY)) == ("not-dealer", "FUG-A29")
    assert [offer.owed for offer in offered(state, URSULA, "rouse")] == [False]
    state = do(state, URSULA, m.Rouse(HEAVY))
    assert refused(state, URSULA, m.Rouse(HEAVY)) == ("bad-target", "FUG-A29")


@pytest.mark.rule("FUG-199")
def test_who_is_knocked_out_does_nothing_and_is_not_knocked_out_twice() -> None:
    state = knocked(said(given()), SCOTTY)
    assert state.declared == () and refused(state, SCOTT, m.Declare(SCOTTY, "Crawl")) == ("bad-target", "FUG-199")
    assert knocked(state, SCOTTY) == state
    dead = change(given(), SCOTTY, down="dead")
    assert knocked(dead, SCOTTY) == dead
    wish = do(knocked(given()), TROY, m.FinishOff(TREY, HEAVY))
    assert knocked(wish, TREY).leaves == ()
    assert knocked(wish, SCOTTY).leaves == wish.leaves
    bleeds = do(hurt(wish, "torso", TREY, bleeding=True), URSULA, m.BleedOut(TREY, False))
    assert knocked(bleeds, TREY).leaves == (Leave(TREY, "bleed", TREY, True),)


@pytest.mark.rule("FUG-X27")
def test_who_comes_round_is_safe_and_nobody_else() -> None:
    state = knocked(knocked(hurt(given(), "torso", bleeding=True)), SCOTTY)
    state = do(do(state, TROY, m.FinishOff(TREY, HEAVY)), SIMON, m.FinishOff(SHIMON, SCOTTY))
    state = do(state, URSULA, m.BleedOut(SCOTTY, False))
    woken = do(state, URSULA, m.Rouse(SCOTTY))
    assert woken.leaves == (Leave(TREY, "finish", HEAVY), Leave(SCOTTY, "bleed", SCOTTY, True))


@pytest.mark.rule("FUG-200")
def test_dead_is_dead_for_every_command() -> None:
    state = said(do(knocked(given()), TROY, m.FinishOff(TREY, HEAVY)), TREY)
    draft = Draft(state, None)
    harm.kill(draft, TREY, HEAVY)
    state = draft.state
    assert state.declared == () and state.leaves == ()
    assert refused(state, TROY, m.Declare(TREY, "Haunt")) == ("dead", "FUG-200")
    assert refused(state, TROY, m.FinishOff(TREY, HEAVY)) == ("dead", "FUG-200")
    assert refused(state, SCOTT, m.FinishOff(SCOTTY, TREY)) == ("dead", "FUG-200")
    assert refused(state, URSULA, m.SetTask(TREY, "", "", 8, "Haunt")) == ("dead", "FUG-200")
    assert not offered(state, TROY, "declare")


@pytest.mark.rule("FUG-200")
def test_a_task_nobody_has_begun_dies_with_who_should_do_it() -> None:
    draft = Draft(ruled(given()), None)
    harm.kill(draft, SCOTTY, HEAVY)
    assert draft.state.tasks == ()
    draft = Draft(ruled(given()), None)
    harm.kill(draft, TREY, HEAVY)
    assert len(draft.state.tasks) == 1


@pytest.mark.rule("FUG-210", "FUG-A60")
def test_the_player_of_a_dead_persona_may_go_on_with_a_game_character() -> None:
    state = change(given(), SCOTTY, down="dead")
    assert offered(state, URSULA, "adopt") or offered(state, SCOTT, "adopt")
    assert not offered(given(), URSULA, "adopt") and not offered(given(), SCOTT, "adopt")
