"""The queue of memories that are due or being told: who is asked, what waits for them, what is postponed, withdrawn or
taken back."""

import pytest

from games.fugue.given_memory import (
    HEAVY,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    back,
    burglary,
    can,
    change,
    crowbar,
    do,
    flip,
    gift,
    given,
    kept,
    last,
    may,
    name,
    offered,
    own,
    passed,
    refused,
    reveal,
    story,
    tell,
    used_up,
)
from games.fugue.reached import happened
from parlour.games.fugue import moves as m
from parlour.games.fugue.rules.ask import teller
from parlour.games.fugue.rules.play import awaited
from parlour.games.fugue.view_build import public
from parlour.roleplay import moves as d


def queue(state: State) -> list[tuple[str, str]]:
    return [(f.way, f.stage) for f in public(state).flashbacks if f.stage != "kept"]


@pytest.mark.rule("FUG-061")
def test_everybody_sees_the_queue_oldest_first() -> None:
    state = story(gift(own(given())), memory="")
    assert queue(state) == [("own", "ability"), ("gift", "ability"), ("story", "memory")]
    state = name(state, "Calm Thugs", which=state.flashbacks[0].id)
    assert queue(state)[0] == ("own", "judged")
    state = do(state, URSULA, m.AcceptAbility(state.flashbacks[0].id))
    assert queue(state) == [("gift", "ability"), ("story", "memory")]


@pytest.mark.rule("FUG-052")
def test_who_is_asked_follows_how_far_a_memory_is() -> None:
    assert awaited(own(given(), memory="")) == (SCOTT,) == awaited(own(given()))
    assert awaited(name(own(given()), "Talk")) == (URSULA,)
    state = own(given())
    assert awaited(do(state, SCOTT, m.LeaveNaming(last(state).id))) == (URSULA,)
    assert awaited(back(own(given()))) == (SCOTT,)
    assert awaited(gift(own(given()))) == (SCOTT, SIMON)
    assert awaited(kept(own(given()))) == ()
    assert awaited(crowbar()) == (TROY,)
    assert awaited(do(crowbar(), URSULA, m.Postpone("f21"))) == (SIMON,), "whose turn it is"


@pytest.mark.rule("FUG-068")
def test_who_tells_it_takes_it_back_before_it_is_kept_and_nothing_is_used_up() -> None:
    for begin, seat in ((own, SCOTT), (gift, SIMON), (story, URSULA)):
        state = begin(given(), memory="")
        steps = [state, tell(state), back(tell(state)) if seat != URSULA else state]
        if seat != URSULA:
            steps += [do(tell(state), seat, m.LeaveNaming(last(state).id)), name(tell(state), "Talk")]
        for step in steps:
            for other in {URSULA, SCOTT, TROY, SIMON} - {seat}:
                assert refused(step, other, m.Withdraw(last(step).id)) == ("not-yours", "FUG-052")
            after = do(step, seat, m.Withdraw(last(step).id))
            assert not after.flashbacks and used_up(after, seat) == (0, 0)
        done = kept(state, "Talk")
        assert refused(done, seat, m.Withdraw(last(done).id)) == ("not-now", "FUG-068")


@pytest.mark.rule("FUG-074")
def test_a_signifiers_memory_is_due_and_cannot_be_taken_back() -> None:
    state = crowbar()
    assert refused(state, TROY, m.Withdraw(last(state).id)) == ("not-now", "FUG-074")
    assert "withdraw" not in may(tell(state), TROY)


# Play waits


@pytest.mark.rule("FUG-048", "FUG-A41")
def test_play_pauses_for_a_signifiers_memory_at_every_step() -> None:
    state = crowbar()
    steps = [state, tell(state), name(tell(state), "Windows"), kept(state, "Windows")]
    for step in steps:
        assert not {"reveal", "twist", "pass"} & may(step, SIMON)
    assert {"reveal", "twist"} <= may(do(steps[-1], SCOTT, m.Decline("f21", SCOTTY)), SIMON)
    for free in (own(given()), gift(given()), story(given())):
        assert free.contest is None and offered(free, URSULA, "set_task"), "the other ways stop nothing"


@pytest.mark.rule("FUG-A41")
def test_the_dealer_postpones_it_to_the_end_of_the_hand() -> None:
    state = crowbar()
    for seat in (SCOTT, TROY, SIMON):
        assert refused(state, seat, m.Postpone("f21")) == ("not-dealer", "FUG-A41")
    assert offered(state, URSULA, "postpone")
    state = do(state, URSULA, m.Postpone("f21"))
    assert last(state).late and {"reveal", "twist"} <= may(state, SIMON)
    assert refused(state, URSULA, m.Postpone("f21")) == ("not-now", "FUG-A41")
    for who, card in ((SHIMON, "Nine of Cups"), (TREY, "Two of Cups"), (SHIMON, "Six of Wands")):
        state = reveal(state, who, card)
    state = passed(state, TREY, SHIMON)
    assert state.contest is not None and state.contest.stage == "effect"
    assert not last(state).late and TROY in awaited(state), "the right is not lost"
    state = kept(state, "Breaking and entering")
    assert can(state, SCOTTY) == ["Breaking and entering"] and last(state).choosing == (SCOTTY,)


@pytest.mark.rule("FUG-A41")
@pytest.mark.parametrize(("pause", "late"), [("atOnce", False), ("endOfHand", True)])
def test_at_once_or_all_at_the_end_of_the_hand(pause: str, late: bool) -> None:
    state = crowbar(signifier_pause=pause)
    assert last(state).late == late and bool(offered(state, SIMON, "reveal")) == late
    assert not last(flip(given(signifier_pause=pause), "The Sun")).late, "a flip is no hand"
    if late:
        state = reveal(burglary(signifier_pause=pause), TREY, "The Empress")
        state = reveal(reveal(reveal(state, HEAVY, "The Sun"), TREY, "Two of Cups"), HEAVY, "Six of Wands")
        assert [(f.to, f.late) for f in state.flashbacks] == [((SCOTTY, SHIMON), True)]
        state = passed(state, TREY, HEAVY)
        assert not last(state).late and URSULA in awaited(state)


@pytest.mark.rule("FUG-A41")
def test_only_what_nobody_has_begun_in_a_hand_that_is_being_played_is_postponed() -> None:
    state = crowbar()
    assert refused(tell(state), URSULA, m.Postpone("f21")) == ("not-now", "FUG-A41")
    assert refused(flip(given(), "The Sun"), URSULA, m.Postpone("f22")) == ("not-now", "FUG-A41")
    assert refused(state, URSULA, m.Postpone("f99")) == ("bad-target", "FUG-A41")
    mine = own(do(state, URSULA, m.Postpone("f21")), seat=SIMON, memory="")
    assert refused(mine, URSULA, m.Postpone(last(mine).id)) == ("not-now", "FUG-A41")
    sent = do(tell(state), URSULA, m.SendBack("f21", "FUG-064", "No."))
    assert refused(sent, URSULA, m.Postpone("f21")) == ("not-now", "FUG-A41")
    over = happened(state, [m.HandsGathered(1, False), m.GroupCame(1)])
    assert refused(over, URSULA, m.Postpone("f21")) == ("not-now", "FUG-A41")
    assert offered(happened(state, [m.TwentyOne(TREY, ()), m.TurnCame(SHIMON)]), URSULA, "postpone")


@pytest.mark.rule("FUG-A41", "FUG-A42")
def test_what_a_second_signifier_adds_may_be_postponed_too() -> None:
    state = kept(reveal(burglary(), TREY, "The Empress"), "Breaking")
    state = reveal(do(state, SCOTT, m.Decline("f21", SCOTTY)), HEAVY, "The Sun")
    state = do(state, URSULA, m.Postpone("f21"))
    state = passed(reveal(reveal(state, TREY, "Two of Cups"), HEAVY, "Six of Wands"), TREY, HEAVY)
    assert not last(state).late
    state = tell(state, "And Shimon.")
    assert can(state, SHIMON) == ["Breaking"] and last(state).choosing == (SHIMON,)


@pytest.mark.rule("FUG-A41")
def test_a_postponed_memory_may_be_told_early_and_then_pauses_for_its_choice() -> None:
    state = tell(do(crowbar(), URSULA, m.Postpone("f21")))
    assert last(state).late and offered(state, SIMON, "reveal")
    state = kept(state, "Windows")
    assert not last(state).late and not offered(state, SIMON, "reveal")


# A chapter ends


def steps() -> dict[str, State]:
    state = flip(given(), "The Sun")
    told = tell(state, "A yard.")
    chosen = name(told, "Fists")
    return {
        "memory": state,
        "ability": told,
        "choice": chosen,
        "intercede": do(chosen, SIMON, m.Intercede(last(state).id, SHIMON, "")),
    }


@pytest.mark.rule("FUG-048")
@pytest.mark.parametrize("step", ["memory", "ability", "choice", "intercede"])
def test_no_chapter_and_no_sitting_ends_while_a_signifiers_memory_is_due(step: str) -> None:
    state = steps()[step]
    idle = happened(state, [m.TaskClosed(one.id) for one in state.tasks])
    for command in (m.CloseChapter(), d.EndSession(), m.PassDealing("@1"), m.Park(TREY, True)):
        assert refused(idle, URSULA, command)[0] == "not-now"
    assert may(given(), URSULA) >= {"close_chapter", "end_session"}


@pytest.mark.rule("FUG-068")
def test_what_is_only_half_told_when_the_chapter_ends_is_taken_back() -> None:
    state = do(kept(own(given())), SIMON, m.GiftFlashback(TREY, "the bottle", "Rain."))
    state = do(state, URSULA, m.CloseChapter())
    assert [f.stage for f in state.flashbacks] == ["kept"] and state.counts == given().counts


# Who is away


@pytest.mark.rule("FUG-062")
def test_who_goes_away_gains_nothing_more() -> None:
    for begin, to in ((own, SCOTTY), (gift, TREY), (story, TREY)):
        state = name(begin(given()), "Talk") if begin is not story else story(given())
        after = do(state, URSULA, m.Park(to, True))
        assert not after.flashbacks and can(after, to) == [] and after.counts == given().counts
        other = do(state, URSULA, m.Park(SHIMON if to == SCOTTY else SCOTTY, True))
        assert len(other.flashbacks) == 1
    both = do(kept(own(given())), URSULA, m.Park(SCOTTY, True))
    assert can(both, SCOTTY) == ["Calm Thugs"] and last(do(both, URSULA, m.Park(SCOTTY, False))).stage == "kept"
    half = do(change(own(given()), TREY, parked=True), URSULA, m.Park(TREY, False))
    assert last(half).stage == "ability", "coming back takes nothing away"


@pytest.mark.rule("FUG-062")
def test_what_an_absent_giver_began_the_dealer_tells_to_its_end() -> None:
    state = do(gift(given()), URSULA, m.Park(SHIMON, True))
    assert teller(state, last(state)) == URSULA
    assert refused(state, SIMON, m.NameAbility(last(state).id, "Bandages")) == ("not-yours", "FUG-052")
    assert refused(state, URSULA, m.SendBack(last(state).id, "FUG-064", "No.")) == ("not-now", "FUG-A67")
    state = name(state, "Bandages")
    assert can(state, TREY) == ["Bandages"] and used_up(state, SIMON) == (0, 1) and used_up(state, URSULA) == (0, 0)


@pytest.mark.rule("FUG-062", "FUG-200")
def test_what_nobody_can_receive_any_more_is_never_written_down() -> None:
    state = name(gift(given()), "Talk")
    for gone in (change(state, TREY, down="dead"), change(state, TREY, parked=True)):
        after = do(gone, URSULA, m.AcceptAbility(last(gone).id))
        assert not after.flashbacks and can(after, TREY) == [] and used_up(after, SIMON) == (0, 0)
