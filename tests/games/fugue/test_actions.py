"""2.10 to 2.12 Actions: what is declared, what the Dealer makes of it, and plain skilled actions."""

from typing import get_type_hints

import pytest
from msgspec.structs import replace

from games.fugue.given_actions import (
    HEAVY,
    ROSE,
    SAFE,
    SCOTT,
    SCOTTY,
    SIMON,
    TREY,
    TROY,
    URSULA,
    change,
    do,
    flip,
    given,
    happens,
    key,
    offered,
    outcome,
    person,
    refused,
    ruled,
    ruling,
    said,
    task,
    told,
)
from games.fugue.reached import away, closed, permitted
from parlour.core.offers import Number, Pick
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.model import Ability, Task
from parlour.games.fugue.rules import play as rules
from parlour.games.fugue.rules.declare import tries
from parlour.games.fugue.view_build import dealer_desk
from parlour.games.fugue.words.prompts import prompt


@pytest.mark.rule("FUG-094")
def test_an_ability_is_had_or_not_had() -> None:
    assert not [name for name, kind in get_type_hints(Ability).items() if kind in (int, float)]


@pytest.mark.rule("FUG-097")
def test_the_dealer_answers_what_is_declared_with_exactly_one_ruling() -> None:
    state = said(given("Locks"), text="Open the door", ability="b1")
    one = state.declared[0]
    assert (one.who, one.text, one.ability) == (SCOTTY, "Open the door", "b1")
    for command in (m.RuleBasic(one.id), m.GrantSuccess(one.id), m.RuleSkilled(one.id, "b1", "", 8)):
        after = do(state, URSULA, command)
        assert after.declared == ()
        assert refused(after, URSULA, m.RuleBasic(one.id)) == ("bad-target", "FUG-097")


@pytest.mark.rule("FUG-097")
def test_it_may_be_taken_back_or_talked_out_instead() -> None:
    state = said(given())
    assert refused(state, TROY, m.Unsay(state.declared[0].id)) == ("not-yours", "FUG-008")
    for seat in (SCOTT, URSULA):
        assert do(state, seat, m.Unsay(state.declared[0].id)).declared == ()
    assert refused(state, SCOTT, m.Unsay(99)) == ("bad-target", "FUG-097")


@pytest.mark.rule("FUG-097")
def test_several_may_say_what_they_do_and_no_number_comes_back() -> None:
    state = said(said(given()), TREY, "Watch the door")
    first, second = [one.id for one in state.declared]
    assert second > first
    state = do(state, URSULA, m.RuleBasic(second))
    state = said(state, TREY, "Whistle")
    assert [one.id for one in state.declared] == [first, second + 1]


@pytest.mark.rule("FUG-097", "FUG-008")
def test_who_plays_a_character_says_what_it_does() -> None:
    state = given()
    assert refused(state, TROY, m.Declare(SCOTTY, "Run")) == ("not-yours", "FUG-008")
    assert refused(state, SCOTT, m.Declare(HEAVY, "Run")) == ("not-yours", "FUG-008")
    assert refused(state, SCOTT, m.Declare("c9", "Run"))[0] == "bad-target"
    assert do(state, URSULA, m.Declare(HEAVY, "Run")).declared[0].who == HEAVY
    assert do(state, URSULA, m.Declare(ROSE, "Run")).declared[0].who == ROSE


@pytest.mark.rule("FUG-098")
def test_what_anybody_can_do_succeeds_without_a_card() -> None:
    state = said(given(), text="Shout")
    events, after = happens(state, URSULA, m.RuleBasic(state.declared[0].id))
    assert events == (m.BasicDone(state.declared[0].id, SCOTTY, "Shout"),)
    assert after.deck == state.deck and not after.tasks and not after.tellings
    assert refused(state, SCOTT, m.RuleBasic(state.declared[0].id)) == ("not-dealer", "FUG-098")


@pytest.mark.rule("FUG-092", "FUG-101")
def test_what_would_test_anybody_becomes_a_skilled_action_by_the_dealers_word() -> None:
    state = said(given())
    assert refused(state, SCOTT, ruling(state)) == ("not-dealer", "FUG-101")
    state = do(state, URSULA, ruling(state, 8))
    assert (task(state).who, task(state).text, task(state).difficulty, task(state).stage) == (SCOTTY, SAFE, 8, "ruled")
    assert not state.declared and [offer.owed for offer in offered(state, URSULA, "flip")] == [True]


@pytest.mark.rule("FUG-101")
def test_the_dealer_may_call_for_a_skilled_action_herself() -> None:
    state = given("Locks")
    events, state = happens(state, URSULA, m.SetTask(SCOTTY, "b1", "", 9, "Catch the glass"))
    assert events == (m.TaskSet(task(state).id, 0, SCOTTY, "Catch the glass", 9, "b1", ""),)
    assert (task(state).text, task(state).ability, task(state).difficulty) == ("Catch the glass", "b1", 9)
    assert refused(given(), SCOTT, m.SetTask(SCOTTY, "", "", 9, "Catch it")) == ("not-dealer", "FUG-101")
    command = m.SetTask(HEAVY, "", "", 9, "Catch it")
    assert task(do(given(), URSULA, command)).who == HEAVY
    assert refused(change(given(), HEAVY, here=False), URSULA, command) == ("bad-target", "FUG-008")
    assert (
        refused(change(given(), SCOTTY, detail=""), URSULA, m.SetTask(SCOTTY, "", "", 9, "Catch it"))[0] == "bad-target"
    )


@pytest.mark.rule("FUG-101")
def test_one_skilled_action_at_a_time() -> None:
    state = said(ruled(given()), TREY, "Watch the door")
    assert refused(state, URSULA, ruling(state)) == ("not-now", "FUG-101")
    assert refused(state, URSULA, m.SetTask(TREY, "", "", 9, "Catch it")) == ("not-now", "FUG-101")
    state = do(state, URSULA, m.DropTask())
    assert not state.tasks and task(do(state, URSULA, ruling(state))).who == TREY


@pytest.mark.rule("FUG-102")
@pytest.mark.parametrize("number", [1, 13, 0, -2])
def test_a_difficulty_is_from_two_to_twelve(number: int) -> None:
    state = said(given())
    assert refused(state, URSULA, ruling(state, number)) == ("bad-difficulty", "FUG-102")
    assert refused(given(), URSULA, m.SetTask(SCOTTY, "", "", number, "Try")) == ("bad-difficulty", "FUG-102")
    assert task(do(state, URSULA, ruling(state, 2))).difficulty == 2
    assert task(do(state, URSULA, ruling(state, 12))).difficulty == 12
    assert [offer.asks[2] for offer in offered(state, URSULA, "rule_skilled")] == [
        Number(2, 12, suggest=7),
        Number(3, 12, suggest=7),
    ]


@pytest.mark.rule("FUG-103")
def test_the_dealer_turns_one_card_and_it_is_discarded_after_the_telling() -> None:
    state = ruled(given())
    assert refused(state, SCOTT, m.Flip()) == ("not-dealer", "FUG-103")
    state = flip(state, "Eight of Cups")
    assert len(state.deck) == 77 and task(state).cards == (key("Eight of Cups"),) and not state.discard
    assert state.flips == 1
    assert refused(state, URSULA, m.Flip()) == ("not-now", "FUG-119")
    state = told(state)
    assert state.discard == (key("Eight of Cups"),) and task(state).stage == "done" and len(state.deck) == 77
    assert refused(state, URSULA, m.Flip()) == ("not-now", "FUG-103")


@pytest.mark.rule("FUG-104", "FUG-X05")
@pytest.mark.parametrize("card", ["Eight of Cups", "Nine of Coins", "Page of Swords"])
def test_without_an_ability_a_minor_card_that_reaches_the_difficulty_succeeds(card: str) -> None:
    assert outcome(card) == ("success", 0, False)


@pytest.mark.rule("FUG-105", "FUG-X05")
@pytest.mark.parametrize("card", ["Seven of Wands", "Seven of Cups", "Ace of Coins"])
def test_without_an_ability_a_minor_card_below_it_fails(card: str) -> None:
    assert outcome(card) == ("failure", 0, False)


@pytest.mark.rule("FUG-106", "FUG-X05")
@pytest.mark.parametrize("card", ["The Tower", "Justice", "The Fool", "The World"])
def test_without_an_ability_a_major_card_fails_and_locks(card: str) -> None:
    assert outcome(card, difficulty=2) == ("failure", 0, True)


@pytest.mark.rule("FUG-107", "FUG-X05")
def test_with_an_ability_minor_cards_are_compared_alike() -> None:
    assert outcome("Nine of Wands", skilled=True) == ("success", 0, False)
    assert outcome("Eight of Wands", skilled=True) == ("success", 0, False)
    assert outcome("Seven of Wands", skilled=True) == ("failure", 0, False)
    assert outcome("Four of Wands", skilled=True) == ("failure", 0, False)


@pytest.mark.rule("FUG-108", "FUG-X05")
@pytest.mark.parametrize("card", ["The Moon", "Justice", "The Fool"])
def test_with_an_ability_a_major_card_succeeds(card: str) -> None:
    assert outcome(card, difficulty=12, skilled=True) == ("success", 0, False)


@pytest.mark.rule("FUG-109")
def test_the_dealer_decides_whether_the_named_ability_fits() -> None:
    state = said(given("Breaking and entering", "Juggling"), ability="b1")
    assert offered(state, URSULA, "rule_skilled")[0].asks[0] == Pick(("b1", ""), suggest="b1")
    assert task(flip(do(state, URSULA, ruling(state, 8, "b1")), "The Moon")).outcome == "success"
    assert task(flip(do(state, URSULA, ruling(state, 8, "")), "The Moon")).outcome == "failure"
    assert refused(state, URSULA, ruling(state, 8, "b2")) == ("no-ability", "FUG-109")
    assert refused(state, URSULA, ruling(state, 8, "b9")) == ("no-ability", "FUG-109")


@pytest.mark.rule("FUG-109", "FUG-092")
def test_only_what_stands_on_the_sheet_can_be_named() -> None:
    assert refused(given("Locks"), TROY, m.Declare(TREY, SAFE, "b1")) == ("no-ability", "FUG-092")
    assert refused(given("Locks"), URSULA, m.SetTask(TREY, "b1", "", 8, SAFE)) == ("no-ability", "FUG-109")


@pytest.mark.rule("FUG-110", "FUG-X05")
def test_with_an_ability_success_may_just_be_granted() -> None:
    state = said(given("Locks"), ability="b1")
    events, after = happens(state, URSULA, m.GrantSuccess(state.declared[0].id))
    assert events == (m.SuccessGranted(state.declared[0].id, SCOTTY, SAFE, "b1"),)
    assert after.deck == state.deck and not after.tasks
    assert refused(state, SCOTT, m.GrantSuccess(state.declared[0].id)) == ("not-dealer", "FUG-110")
    state = said(given("Locks"))
    assert refused(state, URSULA, m.GrantSuccess(state.declared[0].id)) == ("needs-ability", "FUG-110")


# Numbers of the cards


@pytest.mark.rule("FUG-A30")
def test_court_cards_are_eleven_to_fourteen_or_ten_by_a_switch() -> None:
    for card, number in (("Page of Cups", 11), ("Knight of Cups", 12)):
        assert outcome(card, difficulty=number)[0] == "success"
        assert outcome(card, difficulty=11, court_number="10")[0] == "failure"
        assert outcome(card, difficulty=10, court_number="10")[0] == "success"
    assert outcome("Page of Cups", difficulty=12)[0] == "failure"
    assert [outcome(f"{rank} of Cups", difficulty=12)[0] for rank in ("Queen", "King")] == ["success", "success"]


@pytest.mark.rule("FUG-A31")
def test_an_ace_is_one_or_eleven_by_a_switch() -> None:
    assert outcome("Ace of Cups", difficulty=2)[0] == "failure"
    assert outcome("Ace of Cups", difficulty=11, ace_number="11")[0] == "success"
    assert outcome("Ace of Cups", difficulty=12, ace_number="11")[0] == "failure"
    assert outcome("Ace of Cups", difficulty=3, unit="minutes", ace_number="11")[:2] == ("success", 11)


# Trying again


@pytest.mark.rule("FUG-106", "FUG-A36")
def test_who_is_locked_cannot_try_that_task_again_without_an_ability() -> None:
    state = told(flip(ruled(given("Locks")), "The Tower"))
    assert refused(state, SCOTT, m.Declare(SCOTTY, "", "", task(state).id)) == ("locked", "FUG-106")
    state = said(state, ability="b1", task=task(state).id, text="")
    assert state.declared[0].text == SAFE
    assert refused(state, URSULA, ruling(state, 8, "")) == ("locked", "FUG-106")
    assert task(flip(do(state, URSULA, ruling(state, 8, "b1")), "The Moon")).outcome == "success"


@pytest.mark.rule("FUG-106", "FUG-A36")
@pytest.mark.parametrize("words", [SAFE, "  crack   THE safe "])
def test_the_same_words_are_the_same_task(words: str) -> None:
    state = said(told(flip(ruled(given()), "The Tower")), text=words)
    assert refused(state, URSULA, ruling(state)) == ("locked", "FUG-106")
    assert not offered(state, URSULA, "rule_skilled")
    state = do(state, URSULA, m.Unsay(state.declared[0].id))
    state = do(state, URSULA, m.SetTask(SCOTTY, "", "", 8, words))
    assert refused(state, URSULA, m.Flip()) == ("locked", "FUG-106")
    assert [offer.owed for offer in offered(state, URSULA, "drop_task")] == [True]
    assert len(do(state, URSULA, m.DropTask()).tasks) == 1


@pytest.mark.rule("FUG-106", "FUG-A36")
def test_the_dealer_is_warned_of_a_task_that_resembles_a_locked_one() -> None:
    """The document: such a task cannot be retried, in whatever words."""
    state = told(flip(ruled(given(), text="Crack the old safe"), "The Tower"))
    assert dealer_desk(state).alike == {}
    for text in ("Cracking that safe once more", "I try the safe again", "crack  the SAFE!"):
        again = said(state, text=text)
        assert dealer_desk(again).alike == {f"d{again.declared[-1].id}": "Crack the old safe"}, text
        assert "It resembles" in prompt(again, URSULA, rules.awaited(again)) and "safe" not in prompt(
            again, TROY, rules.awaited(again)
        )
    again = do(again, URSULA, ruling(again))
    assert dealer_desk(again).alike == {task(again).id: "Crack the old safe"}, (
        "it is hers to say whether it is the same"
    )
    assert dealer_desk(flip(again, "Nine of Cups")).alike == {}, "before a card is turned"
    called = do(state, URSULA, m.SetTask(SCOTTY, "", "", 8, "Open the safe"))
    assert dealer_desk(called).alike == {task(called).id: "Crack the old safe"}
    for other in (
        said(state, text="Run for the door"),
        said(state, TREY, "Crack the safe"),
        said(told(flip(ruled(given()), "Two of Cups")), text="The safe again"),
    ):
        assert dealer_desk(other).alike == {}, "another task, another persona, or no lock"
        assert "It resembles" not in prompt(other, URSULA, rules.awaited(other))


@pytest.mark.rule("FUG-106", "FUG-A36")
def test_other_tasks_and_other_personae_are_not_locked() -> None:
    state = told(flip(ruled(given()), "The Tower"))
    assert task(ruled(state, text="Crack the other safe")).stage == "ruled"
    assert task(ruled(state, who=TREY)).stage == "ruled"
    state = do(state, TROY, m.Declare(TREY, "", "", task(state).id))
    assert state.declared[0].text == SAFE and task(do(state, URSULA, ruling(state))).who == TREY


@pytest.mark.rule("FUG-A36")
def test_a_minor_failure_may_be_tried_again_if_the_dealer_allows() -> None:
    state = told(flip(ruled(given()), "Two of Cups"))
    again = said(state, task=task(state).id, text="")
    assert task(flip(do(again, URSULA, ruling(again)), "Nine of Cups")).outcome == "success"
    assert do(again, URSULA, m.Unsay(again.declared[0].id)).declared == ()
    second = flip(do(again, URSULA, ruling(again)), "Nine of Cups")
    assert [telling.cards for telling in second.tellings] == [(key("Nine of Cups"),)]
    assert [(one.outcome, one.stage) for one in told(second).tasks] == [("failure", "done"), ("success", "done")]


@pytest.mark.rule("FUG-A36")
def test_what_succeeded_is_not_tried_again() -> None:
    state = told(flip(ruled(given()), "Nine of Cups"))
    assert refused(state, SCOTT, m.Declare(SCOTTY, "", "", task(state).id)) == ("bad-target", "FUG-A36")
    assert refused(state, SCOTT, m.Declare(SCOTTY, "", "", "t99")) == ("bad-target", "FUG-A36")
    under_way = ruled(given())
    assert refused(under_way, TROY, m.Declare(TREY, "", "", task(under_way).id)) == ("bad-target", "FUG-A36")


@pytest.mark.rule("FUG-A36")
def test_the_latest_twenty_failures_are_offered_each_once() -> None:
    tasks = [
        Task(f"t{at}", SCOTTY, f"Task {at}", 8, cards=(card,), stage="done", outcome="failure")
        for at, card in enumerate(KEYS[:22], 1)
    ]
    again = (
        replace(tasks[5], id="t23", cards=KEYS[30:31]),
        replace(tasks[6], id="t24", cards=KEYS[31:32], outcome="success"),
    )
    state = given("Locks", tasks=(*tasks, *again))
    assert [task.id for task in tries(state)] == [*[f"t{at}" for at in (2, 3, 4, 5, *range(8, 23))], "t23"]
    assert len(tries(given(tasks=tuple(tasks)))) == 20
    asks = [offer.asks for offer in offered(state, SCOTT, "declare")]
    assert len(asks) == 1 and asks[0][2] == Pick(("", *[task.id for task in tries(state)]), suggest="")


@pytest.mark.rule("FUG-A36")
def test_where_locks_never_end_not_even_an_ability_helps() -> None:
    state = told(flip(ruled(given("Locks", lock_ends="never")), "The Tower"))
    assert refused(state, SCOTT, m.Declare(SCOTTY, "", "b1", task(state).id)) == ("locked", "FUG-A36")
    anew = said(state, ability="b1")
    assert refused(anew, URSULA, ruling(anew, 8, "b1")) == ("locked", "FUG-A36")
    assert refused(anew, URSULA, m.GrantSuccess(anew.declared[0].id)) == ("locked", "FUG-A36")
    assert task(ruled(state, who=TREY)).stage == "ruled"


@pytest.mark.rule("FUG-106")
def test_what_the_dealer_allows_is_tried_all_the_same() -> None:
    state = told(flip(ruled(given()), "The Tower"))
    assert permitted(state, SCOTT, m.Declare(SCOTTY, "", "", task(state).id), do).declared


# Who can act at all


@pytest.mark.rule("FUG-200", "FUG-199")
def test_who_is_down_or_away_declares_nothing() -> None:
    assert refused(change(given(), SCOTTY, down="dead"), SCOTT, m.Declare(SCOTTY, "Run")) == ("dead", "FUG-200")
    assert refused(change(given(), SCOTTY, down="knocked"), SCOTT, m.Declare(SCOTTY, "Run")) == (
        "bad-target",
        "FUG-199",
    )
    assert refused(change(given(), HEAVY, here=False), URSULA, m.Declare(HEAVY, "Run"))[0] == "bad-target"
    dead = change(said(given()), SCOTTY, down="dead")
    assert not dead.declared, "what the dead wanted to do is not ruled on any more"
    assert refused(dead, URSULA, m.SetTask(SCOTTY, "", "", 8, "Run")) == ("dead", "FUG-200")
    assert person(dead, SCOTTY).down == "dead"


def test_what_nobody_can_do_any_more_is_laid_aside() -> None:
    state = change(do(given(), URSULA, m.Declare(HEAVY, "Run")), HEAVY, here=False)
    assert refused(state, URSULA, m.RuleBasic(state.declared[0].id))[0] == "bad-target"
    assert [offer.owed for offer in offered(state, URSULA, "unsay")] == [True]
    assert [offer.owed for offer in offered(said(given()), URSULA, "unsay")] == [False]
    assert not change(said(given()), SCOTTY, down="knocked").declared


def test_nobody_acts_before_a_chapter_is_open_or_between_sittings() -> None:
    for state in (closed(given()), away(given())):
        assert refused(state, SCOTT, m.Declare(SCOTTY, "Run"))[0] == "not-now"
        assert refused(state, URSULA, m.SetTask(SCOTTY, "", "", 8, "Run"))[0] == "not-now"
        assert refused(state, URSULA, m.Flip())[0] == "not-now"


def test_an_action_is_written_or_said_aloud_and_there_is_a_bound() -> None:
    assert do(given(), SCOTT, m.Declare(SCOTTY, "  ")).declared[0].text == ""
    assert refused(given(), SCOTT, m.Declare(SCOTTY, "x" * 301))[0] == "bad-value"
    state = given()
    for text in ("Run", "Hide", "Shout"):
        state = said(state, text=text)
    assert refused(state, SCOTT, m.Declare(SCOTTY, "Jump")) == ("not-now", "FUG-097")
    assert do(state, SIMON, m.Declare("c3", "Jump"))
