"""FUG-A80: "you hold them off, I hotwire the car": skilled actions and memories beside an open contest."""

import pytest

from games.fugue.given_contest import (
    HEAVY,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    dealt,
    do,
    effect,
    group,
    hand,
    happens,
    joined,
    key,
    offered,
    opened,
    refused,
    remembered,
    reveal,
    settled,
    stand,
    table,
    told,
    twist,
)
from parlour.core.odds import Bar
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Task
from parlour.games.fugue.rules import play as rules
from parlour.games.fugue.view_build import public
from parlour.games.fugue.words.prompts import prompt

CAR = "Hotwire the Caddy's ignition"
OWN = m.OwnFlashback(SHIMON, "the wires", "A yard full of cars.")


def fighting(**more: object) -> State:
    """Scotty and Trey hold Heavy off; Shimon stands by the car."""
    return dealt(
        (SCOTTY, TREY), (HEAVY,), state=table({"SHIMON": ["Cars"]}, **more),
        SCOTTY="Two of Cups, Nine of Coins", TREY="Three of Cups, Eight of Coins", HEAVY="King of Wands, Seven of Cups",
    )  # fmt: skip


def declared(state: State, who: str = SHIMON, ability: str = "", text: str = CAR) -> State:
    return do(state, {SHIMON: SIMON, SCOTTY: SCOTT, TREY: TROY}[who], m.Declare(who, text, ability))


def ruled(state: State, *, ability: str = "", unit: str = "", difficulty: int = 8, **more: str) -> State:
    state = declared(state, ability=ability, **more)
    return do(state, URSULA, m.RuleSkilled(state.declared[-1].id, ability, unit, difficulty))  # type: ignore[arg-type]


def task(state: State) -> Task:
    return state.tasks[-1]


def asks(state: State, seat: int) -> str:
    return prompt(state, seat, rules.awaited(state))


@pytest.mark.rule("FUG-A80", "FUG-101", "FUG-114")
def test_who_is_outside_the_contest_acts_while_it_goes_on() -> None:
    """The document's car: difficulty 8, minutes, and the Tower."""
    state = ruled(fighting(), unit="minutes")
    assert rules.awaited(state) == (URSULA, SCOTT), "a card for Shimon, and Scotty's turn"
    assert asks(state, URSULA).startswith("Turn up a card for Shimon") and "Scotty" in asks(state, SCOTT)
    seen = public(state)
    assert seen.contest is not None and seen.task is not None and seen.task.text == CAR
    state = reveal(state, SCOTTY, "Two of Cups")
    state = do(state, URSULA, m.Flip(), "The Tower")
    assert (task(state).outcome, task(state).locked) == ("failure", (SHIMON,))
    assert [(t.seat, t.about) for t in state.tellings] == [(SIMON, "flip")]
    assert refused(state, TROY, m.Reveal(TREY, key("Three of Cups"))) == ("not-now", "FUG-153"), (
        "every card is told first"
    )
    state = told(state)
    assert task(state).stage == "done" and key("The Tower") in state.discard
    assert state.contest is not None and state.contest.turn == TREY, "the hand goes on where it was"
    state = reveal(state, TREY, "Three of Cups")
    assert hand(state, SCOTTY).up == (key("Two of Cups"),)


@pytest.mark.rule("FUG-A80", "FUG-116")
def test_time_goes_on_from_turn_to_turn_and_the_work_may_outlast_the_round() -> None:
    state = ruled(fighting(), ability="b1", unit="minutes")
    state = do(state, URSULA, m.Flip(), "Four of Wands")
    assert (task(state).stage, task(state).spent) == ("going", 4) and set(rules.awaited(state)) == {SIMON, SCOTT}
    assert "Keep at it" in asks(state, SIMON)
    state = reveal(state, SCOTTY, "Two of Cups")
    state = do(state, SIMON, m.GoOn())
    state = reveal(reveal(state, TREY, "Three of Cups"), HEAVY, "King of Wands")
    state = do(state, URSULA, m.Flip(), "Five of Cups")
    state = reveal(reveal(reveal(state, SCOTTY, "Nine of Coins"), TREY, "Eight of Coins"), HEAVY, "Seven of Cups")
    state = stand(state, SCOTTY, TREY, HEAVY)
    state = settled(state, effect("wound", SCOTTY, "left arm"))
    assert state.contest is not None and state.contest.stage == "optin" and task(state).spent == 9
    state = do(do(state, SIMON, m.GoOn()), URSULA, m.Flip(), "Nine of Cups")
    assert (task(told(state)).outcome, task(told(state)).spent) == ("success", 18)


@pytest.mark.rule("FUG-A80")
def test_who_plays_in_the_round_has_no_hand_free_until_it_is_over() -> None:
    state = declared(fighting(), SCOTTY)
    ruling = m.RuleSkilled(state.declared[-1].id, "", "", 8)
    assert not offered(state, URSULA, "rule_skilled")
    assert refused(state, URSULA, ruling) == ("not-now", "FUG-A80")
    assert refused(state, URSULA, m.SetTask(TREY, "", "", 8, CAR)) == ("not-now", "FUG-A80")
    assert {offer.fixed[0] for offer in offered(state, URSULA, "set_task") if offer.fixed} <= {SHIMON, "c4", "c6", "c7"}
    state = reveal(reveal(reveal(state, SCOTTY, "Two of Cups"), TREY, "Three of Cups"), HEAVY, "King of Wands")
    state = reveal(reveal(reveal(state, SCOTTY, "Nine of Coins"), TREY, "Eight of Coins"), HEAVY, "Seven of Cups")
    state = settled(stand(state, SCOTTY, TREY, HEAVY), effect("nothing"))
    assert state.contest is not None and state.contest.stage == "optin"
    assert task(do(state, URSULA, ruling)).who == SCOTTY, "between rounds there is time"


@pytest.mark.rule("FUG-A80", "FUG-154")
def test_who_holds_back_may_act_and_who_comes_in_goes_on_afterwards() -> None:
    state = opened((SCOTTY, SHIMON), (HEAVY,), state=table({"SHIMON": ["Cars"]}))
    state = joined(state, SCOTTY)
    slow = ruled(state, ability="b1", unit="minutes")
    slow = do(slow, URSULA, m.Flip(), "Four of Wands")
    held = do(slow, SIMON, m.HoldBack(SHIMON))
    held = do(held, URSULA, m.DealRound(), "Two of Cups", "Nine of Coins", "King of Wands", "Seven of Cups")
    assert do(do(held, SIMON, m.GoOn()), URSULA, m.Flip(), "Nine of Cups").tasks[-1].outcome == "success"
    both = do(slow, SIMON, m.JoinRound(SHIMON, 1))
    both = do(
        both,
        URSULA,
        m.DealRound(),
        "Two of Cups",
        "Nine of Coins",
        "Three of Cups",
        "Eight of Coins",
        "King of Wands",
        "Seven of Cups",
    )
    assert rules.awaited(both) == (SCOTT,), "the work waits"
    both = do(both, SIMON, m.GoOn())
    assert not offered(both, URSULA, "flip") and refused(both, URSULA, m.Flip()) == ("not-now", "FUG-A80")
    assert "Turn up a card" not in asks(both, URSULA)
    ended = do(slow, URSULA, m.EndContest("They run"))
    assert ended.contest is None and task(ended).stage == "going", "the contest ends, the work does not"


@pytest.mark.rule("FUG-A80", "FUG-199")
def test_who_is_incapacitated_does_nothing_else_meanwhile() -> None:
    state = opened((SCOTTY, SHIMON), (HEAVY,))
    state = do(
        joined(state),
        URSULA,
        m.DealRound(),
        "Two of Cups",
        "Nine of Coins",
        "Three of Cups",
        "Eight of Coins",
        "King of Wands",
        "Seven of Cups",
    )
    state = reveal(reveal(reveal(state, SCOTTY, "Two of Cups"), SHIMON, "Three of Cups"), HEAVY, "King of Wands")
    state = reveal(reveal(reveal(state, SCOTTY, "Nine of Coins"), SHIMON, "Eight of Coins"), HEAVY, "Seven of Cups")
    state = settled(stand(state, SCOTTY, SHIMON, HEAVY), effect("incapacitate", SHIMON))
    assert group(state).sitting_out == (SHIMON,)
    state = declared(state)
    assert refused(state, URSULA, m.RuleSkilled(state.declared[-1].id, "", "", 8)) == ("not-now", "FUG-199")


@pytest.mark.rule("FUG-A80", "FUG-199")
def test_who_is_knocked_out_gives_up_what_was_under_way() -> None:
    state = ruled(opened((SCOTTY, SHIMON), (HEAVY,), state=table({"SHIMON": ["Cars"]})), ability="b1", unit="minutes")
    state = do(do(state, URSULA, m.Flip(), "Four of Wands"), SIMON, m.GoOn())
    state = do(
        joined(state),
        URSULA,
        m.DealRound(),
        "Two of Cups",
        "Nine of Coins",
        "Three of Cups",
        "Eight of Coins",
        "Ace of Wands",
        "King of Cups",
    )
    state = reveal(reveal(reveal(state, SCOTTY, "Two of Cups"), SHIMON, "Three of Cups"), HEAVY, "Ace of Wands")
    state = reveal(reveal(reveal(state, SCOTTY, "Nine of Coins"), SHIMON, "Eight of Coins"), HEAVY, "King of Cups")
    state = settled(state, effect("knock_out", SHIMON))
    assert (task(state).stage, task(state).outcome) == ("done", "given up") and key("Four of Wands") in state.discard


@pytest.mark.rule("FUG-A80", "FUG-048", "FUG-084")
def test_a_signifier_turned_for_the_task_is_not_of_the_round_beside_it() -> None:
    """The Empress comes up in Trey's hand, then the Sun for Shimon's task: two memories, not one in common."""
    state = remembered(twist(reveal(ruled(fighting()), SCOTTY, "Two of Cups"), TREY, "The Empress"))
    state = do(state, SCOTT, m.Decline(state.flashbacks[-1].id, SCOTTY))
    state = do(state, URSULA, m.Flip(), "The Sun")
    first, second = state.flashbacks
    assert (first.to, second.to) == ((SCOTTY,), (SHIMON,)) and second.trigger == f"The Sun: {CAR}"
    assert not offered(state, URSULA, "postpone"), "only what the hand brings can wait for its end"
    state = told(state)
    assert task(state).stage == "telling"
    state = remembered(state, "Hotwiring")
    gained = next(c for c in state.characters if c.id == SHIMON).abilities[-1]
    state = do(state, SIMON, m.UseNow(second.id, SHIMON, ""))
    assert (task(state).stage, task(state).ability) == ("again", gained.id), "FUG-A69 holds beside a contest too"
    state = told(do(state, URSULA, m.Flip(), "Nine of Cups"))
    assert (task(state).stage, task(state).outcome) == ("done", "success")
    state = twist(state, HEAVY, "Wheel of Fortune")
    assert state.flashbacks[0].to == (SCOTTY, TREY), (
        "a second Signifier of the same round joins the first, whatever was flipped between them"
    )
    assert state.flashbacks[1].to == (SHIMON,)


@pytest.mark.rule("FUG-A80", "FUG-081")
def test_who_fights_and_remembers_by_the_tasks_card_intercedes_there() -> None:
    state = do(ruled(fighting()), URSULA, m.Flip(), "The Empress")
    state = remembered(told(state), "Hotwiring")
    memory = state.flashbacks[-1]
    assert refused(state, SCOTT, m.UseNow(memory.id, SCOTTY, "")) == ("not-now", "FUG-081")
    state = do(state, SCOTT, m.Intercede(memory.id, SCOTTY, "Shouts which wire."))
    assert offered(state, URSULA, "answer_intercede")[0].asks[0].of == (0,), (
        "a told act: there is no side to take in a task"
    )
    state = do(state, URSULA, m.AnswerIntercede(SCOTTY, 0))
    assert task(state).stage == "done" and state.contest is not None and len(state.contest.hands) == 3


@pytest.mark.rule("FUG-A80", "FUG-A41")
def test_where_memories_wait_for_the_end_of_the_hand_those_of_a_task_do_not() -> None:
    state = do(ruled(fighting(signifier_pause="endOfHand")), URSULA, m.Flip(), "The Sun")
    assert not state.flashbacks[-1].late
    state = remembered(told(state), "Hotwiring")
    state = twist(do(state, SIMON, m.Decline(state.flashbacks[-1].id, SHIMON)), SCOTTY, "The Empress")
    assert state.flashbacks[-1].late


@pytest.mark.rule("FUG-A80", "FUG-178")
def test_no_card_for_a_task_takes_the_fool_and_the_world_their_word() -> None:
    state = dealt((SCOTTY,), (HEAVY,), SCOTTY="The Fool, The World", HEAVY="King of Wands, Seven of Cups")
    state = ruled(state)
    state = reveal(reveal(state, SCOTTY, "The Fool"), HEAVY, "King of Wands")
    state = reveal(state, SCOTTY, "The World")
    state = do(state, URSULA, m.Reply21(HEAVY, ()))
    assert not offered(state, URSULA, "flip") and refused(state, URSULA, m.Flip()) == ("warned", "FUG-178")
    assert do(do(state, SCOTT, m.StartTelling()), URSULA, m.Flip(), "Nine of Cups").tellings
    assert do(do(state, URSULA, m.DealRound(True)), URSULA, m.Flip(), "Nine of Cups").tellings


@pytest.mark.rule("FUG-A80", "FUG-A48")
def test_who_has_no_cards_in_the_round_remembers_at_any_time_of_it() -> None:
    state = dealt((SCOTTY,), (HEAVY,), SCOTTY="Ace of Cups, King of Cups", HEAVY="Four of Cups, Five of Cups")
    state = reveal(reveal(state, SCOTTY, "Ace of Cups"), HEAVY, "Four of Cups")
    state = reveal(state, SCOTTY, "King of Cups")
    assert state.contest is not None and state.contest.stage == "reply"
    mine = m.OwnFlashback(SCOTTY, "the blow", "Another fight.")
    for command in (OWN, m.GiftFlashback(TREY, "the wires", "A yard.")):
        assert do(state, SIMON, command).flashbacks
    assert do(state, URSULA, m.StoryFlashback(SHIMON, "the man", "A road.")).flashbacks
    assert refused(state, SCOTT, mine) == ("not-now", "FUG-A48"), "a result is known, and she could change it"
    assert refused(state, SIMON, m.GiftFlashback(SCOTTY, "the blow", "Another fight.")) == ("not-now", "FUG-A48")
    assert {offer.fixed[0] for offer in offered(state, SIMON, "gift_flashback")} == {TREY}
    state = do(state, URSULA, m.Reply21(HEAVY, ()))
    assert state.contest is not None and state.contest.stage == "effect" and do(state, SIMON, OWN).flashbacks
    known = do(ruled(state), URSULA, m.Flip(), "Two of Cups")
    assert refused(known, SIMON, OWN) == ("not-now", "FUG-A48"), "of her own task the result is known"


@pytest.mark.rule("FUG-A80")
def test_one_task_at_a_time_and_what_the_table_sees_of_both() -> None:
    state = declared(ruled(fighting()), TREY, text="Shout for help")
    assert refused(state, URSULA, m.RuleSkilled(state.declared[-1].id, "", "", 8)) == ("not-now", "FUG-101")
    assert refused(state, URSULA, m.OpenContest(True, "Another", (SHIMON,), ("c6",))) == ("not-now", "FUG-121")
    events, after = happens(state, URSULA, m.RuleBasic(state.declared[-1].id))
    assert events and after.contest == state.contest and after.tasks == state.tasks
    seen = public(state)
    assert seen.task is not None and all(isinstance(bar, Bar) and bar.of == 78 for bar in seen.task.odds), (
        "nobody has turned a card yet"
    )
