"""Reaching into another group: FUG-133, FUG-134, FUG-A17, FUG-A22."""

import pytest
from msgspec.structs import replace

from games.fugue.given_contest import (
    BOUNCER,
    GUARD,
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
    do,
    effect,
    effects,
    group,
    happens,
    joined,
    names,
    offered,
    person,
    playing,
    refused,
    settled,
    stand,
    win,
    won,
)
from games.fugue.reached import happened
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Group, Reach
from parlour.games.fugue.rules import play as rules

BEST = "Ten of Cups, King of Cups"
NINETEEN = "Ten of Wands, Nine of Wands"


def heavy(cards: str = "Ten of Coins, Eight of Coins", **more: object) -> Group:
    """Scotty against Heavy, with what they had in their latest round."""
    last = ((SCOTTY, names("Seven of Coins, Two of Coins")), (HEAVY, names(cards))) if cards else ()
    return Group(1, ((SCOTTY,), (HEAVY,)), last=last, **more)


def other(first: Group | None = None, **more: object) -> State:
    """Trey (20) and Shimon (19) have beaten Bouncer, and Trey has the word."""
    groups = (first or heavy(), Group(2, ((TREY, SHIMON), (BOUNCER,))))
    hands = {"TREY": BEST, "SHIMON": NINETEEN, "BOUNCER": "Two of Swords, Three of Swords"}
    return won(**{**hands, "groups": groups, "at": 1, **more})


def reaching(state: State | None = None) -> State:
    return settled(other() if state is None else state, effect("incapacitate", BOUNCER))


@pytest.mark.rule("FUG-133", "FUG-A17")
def test_an_ally_who_beat_every_adversary_and_did_not_describe_may_reach_further() -> None:
    state = reaching()
    assert state.contest.stage == "reach" and state.contest.reaches == (Reach(SHIMON, names(NINETEEN)),)
    assert rules.awaited(state) == (SIMON,) and offered(state, SIMON, "interfere")[0].owed
    assert group(reaching(other(heavy(sitting_out=(SCOTTY,)))), 2).sitting_out == (BOUNCER,)
    assert offered(state, SIMON, "interfere")[0].asks[0].of == ("", SCOTTY, HEAVY)
    assert refused(state, TROY, m.Interfere(SHIMON, HEAVY)) == ("not-yours", "FUG-008")
    assert refused(state, TROY, m.Interfere(TREY, HEAVY)) == ("not-now", "FUG-133")
    assert refused(state, SIMON, m.Interfere(SHIMON, BOUNCER)) == ("bad-target", "FUG-133")
    assert refused(state, SIMON, m.Interfere("c99", BOUNCER)) == ("bad-target", "FUG-133")
    assert refused(other(), SIMON, m.Interfere(SHIMON, HEAVY)) == ("not-now", "FUG-133")


@pytest.mark.rule("FUG-133")
def test_it_takes_the_dealers_leave() -> None:
    state = do(reaching(), SIMON, m.Interfere(SHIMON, HEAVY))
    assert (
        state.contest.reaches[0].target == HEAVY
        and not state.contest.reaches[0].allowed
        and rules.awaited(state) == (URSULA,)
    )
    assert refused(state, SIMON, m.AnswerInterfere(SHIMON, True)) == ("not-dealer", "FUG-133")
    assert refused(state, URSULA, m.AnswerInterfere(TREY, True)) == ("not-now", "FUG-133")
    assert refused(state, SIMON, m.Interfere(SHIMON, HEAVY)) == ("not-now", "FUG-133")
    no = do(state, URSULA, m.AnswerInterfere(SHIMON, False))
    assert no.contest.reaches == () and (no.contest.stage, no.contest.at) == ("optin", 0)
    yes = do(state, URSULA, m.AnswerInterfere(SHIMON, True))
    assert (yes.contest.stage, win(yes).who, win(yes).targets, win(yes).rank) == ("effect", SHIMON, (HEAVY,), 1)


@pytest.mark.rule("FUG-133")
def test_one_may_let_it_be_and_is_asked_again_after_the_next_round() -> None:
    state = do(reaching(), SIMON, m.Interfere(SHIMON, ""))
    assert state.contest.reaches == () and (state.contest.stage, state.contest.at) == ("optin", 0)
    state = do(state, URSULA, m.ResolveGroup())
    assert state.contest.at == 1 and state.contest.reached
    state = do(joined(state), URSULA, m.SkipRound())  # the Bouncer misses one round
    state = joined(state)
    state = do(
        state,
        URSULA,
        m.DealRound(),
        "Two of Cups",
        "Three of Cups",
        "Four of Cups",
        "Five of Cups",
        "Six of Cups",
        "Seven of Cups",
    )
    assert not state.contest.reached


@pytest.mark.rule("FUG-134", "FUG-A22", "FUG-X20")
@pytest.mark.parametrize(
    ("cards", "better"),
    [
        ("Ten of Coins, Eight of Coins", True),
        ("Ten of Coins, Nine of Coins", False),
        ("Ten of Coins, King of Coins", False),
        ("Ten of Coins, King of Coins, Five of Coins", True),
        ("Ten of Coins", True),
    ],
)
def test_it_works_if_her_hand_beats_the_targets_latest_and_a_tie_does_no_harm(cards: str, better: bool) -> None:
    state = do(reaching(other(heavy(cards))), SIMON, m.Interfere(SHIMON, HEAVY))
    events, state = happens(state, URSULA, m.AnswerInterfere(SHIMON, True))
    assert m.ReachSettled(SHIMON, HEAVY, better) in events
    assert (state.contest.stage, state.contest.at) == (("effect", 1) if better else ("optin", 0)) and not person(
        state, HEAVY
    ).wounds
    assert state.contest.reaches == ()


@pytest.mark.rule("FUG-A22")
def test_the_harm_is_of_her_own_rank_and_on_that_target_alone() -> None:
    state = do(do(reaching(), SIMON, m.Interfere(SHIMON, HEAVY)), URSULA, m.AnswerInterfere(SHIMON, True))
    assert effects(state) == {("nothing", False), ("wound", False), ("incapacitate", False)}
    assert refused(state, SIMON, effect("escape")) == ("effect-not-in-rank", "FUG-134")
    assert refused(state, SIMON, effect("kill", HEAVY)) == ("effect-not-in-rank", "FUG-172")
    assert refused(state, SIMON, m.TryEnd("")) == ("not-now", "FUG-179")
    assert not offered(state, SIMON, "cede_win") and refused(state, TROY, effect("nothing")) == ("not-yours", "FUG-167")
    assert state.contest.describer == TREY
    state = settled(state, effect("incapacitate", HEAVY))
    assert group(state, 1).sitting_out == (HEAVY,) and group(state, 2).sitting_out == (BOUNCER,)
    assert (state.contest.stage, state.contest.at, state.contest.hands) == ("optin", 0, ())
    strong = {"SHIMON": "Ace of Wands, The Tower", "TREY": "Strength, Death"}
    state = reaching(other(**strong))
    state = do(do(state, SIMON, m.Interfere(SHIMON, HEAVY)), URSULA, m.AnswerInterfere(SHIMON, True))
    assert ("kill", False) in effects(state) and win(state).rank == 4


@pytest.mark.rule("FUG-133", "FUG-A22")
def test_a_target_whose_group_has_not_played_waits_until_it_has() -> None:
    first = Group(1, ((TREY, SHIMON), (BOUNCER,)))
    hands = {"TREY": BEST, "SHIMON": NINETEEN, "BOUNCER": "Two of Swords, Three of Swords"}
    state = won(**hands, groups=(first, replace(heavy(""), number=2)))
    state = do(reaching(state), SIMON, m.Interfere(SHIMON, HEAVY))
    state = do(state, URSULA, m.AnswerInterfere(SHIMON, True))
    assert (state.contest.at, state.contest.stage) == (1, "optin") and state.contest.reaches[0].allowed
    waiting = state.contest.reaches
    second = playing(
        state=state,
        SCOTTY="Ten of Coins, Seven of Coins",
        HEAVY="Ten of Swords, Eight of Swords",
        groups=state.contest.groups,
        at=1,
        reaches=waiting,
        passes=1,
        turn=SCOTTY,
    )
    second = settled(stand(second, SCOTTY), effect("wound", SCOTTY, "head"))
    assert (second.contest.stage, win(second).who, win(second).reaching) == ("effect", SHIMON, True)
    done = settled(second, effect("wound", HEAVY, "head"))
    assert (
        person(done, HEAVY).wounds
        and done.contest.reaches == ()
        and (done.contest.at, done.contest.stage) == (0, "optin")
    )


@pytest.mark.rule("FUG-133")
def test_an_act_that_waits_lapses_if_its_target_is_dead_or_gone_by_then() -> None:
    groups = (Group(1, ((TREY, SHIMON), (BOUNCER,))), Group(2, ((SCOTTY,), (HEAVY, GUARD))))
    state = playing(
        SCOTTY="Ten of Coins, Nine of Coins",
        HEAVY="Two of Swords, Eight of Swords",
        GUARD="Two of Cups, Three of Cups",
        groups=groups,
        at=1,
        reaches=(Reach(SHIMON, names(NINETEEN), HEAVY, True),),
        passes=2,
        turn=GUARD,
    )
    for gone in (
        change(state, HEAVY, down="dead"),
        happened(state, [m.LeftGroup(HEAVY, "escaped")]),
    ):
        events, after = happens(stand(gone, GUARD), SCOTT, effect("nothing"))
        assert m.ReachDropped(SHIMON) in events and after.contest.reaches == () and after.contest.stage == "optin"


@pytest.mark.rule("FUG-133")
def test_who_has_an_act_waiting_is_not_asked_for_another() -> None:
    waiting = (Reach(SHIMON, names("Queen of Coins, Five of Coins"), GUARD, True),)
    state = do(other(reaches=waiting), TROY, effect("nothing"))
    assert state.contest.reaches == waiting and state.contest.stage == "optin"


@pytest.mark.rule("FUG-133")
def test_nobody_reaches_without_having_beaten_all_or_where_there_is_no_other_group() -> None:
    tie = do(other(SHIMON="Two of Wands, Three of Coins"), TROY, effect("nothing"))
    assert tie.contest.stage == "optin" and tie.contest.reaches == ()
    alone = do(won(TREY=BEST, SHIMON=NINETEEN, BOUNCER="Two of Swords, Three of Swords"), TROY, effect("nothing"))
    assert alone.contest.stage == "optin"
    gone = change(
        change(
            playing(
                TREY=BEST,
                SHIMON=NINETEEN,
                BOUNCER="Two of Swords, Three of Swords",
                groups=(heavy(), Group(2, ((TREY, SHIMON), (BOUNCER,)))),
                at=1,
                passes=9,
            ),
            SCOTTY,
            down="dead",
        ),
        HEAVY,
        down="dead",
    )
    assert do(stand(gone, TREY), TROY, effect("nothing")).contest.reaches == ()
    loser = do(other(BOUNCER="Ten of Swords, King of Swords, Ace of Swords"), URSULA, effect("nothing"))
    assert loser.contest.reaches == () and loser.contest.stage == "optin", "Bouncer won, and has no allies"
    fled = other(heavy(left=((HEAVY, "fled"),)))
    assert offered(do(fled, TROY, effect("nothing")), SIMON, "interfere")[0].asks[0].of == ("", SCOTTY), (
        "nor whoever has left"
    )
    down = change(other(), SHIMON, down="knocked")
    assert do(down, TROY, effect("nothing")).contest.reaches == (), "who lies there reaches nobody"


@pytest.mark.rule("FUG-133", "FUG-164")
def test_after_a_stalemate_nobody_reaches() -> None:
    groups = (heavy(), Group(2, ((TREY, SHIMON), (BOUNCER,)),))  # fmt: skip
    state = won(
        TREY="Ten of Cups, Nine of Cups",
        SHIMON="Two of Wands, Three of Wands",
        BOUNCER="Ten of Swords, Nine of Swords",
        groups=groups,
        at=1,
        dealer_wins_ties="no",
    )
    assert state.contest.reaches == () and (state.contest.stage, state.contest.at) == ("optin", 0)


@pytest.mark.rule("FUG-133", "FUG-135")
def test_the_dealer_needs_no_leave_for_her_own_and_several_are_asked() -> None:
    groups = (heavy("Two of Coins, Three of Coins"), Group(2, ((BOUNCER, GUARD), (TREY,))))
    state = won(TREY="Two of Swords, Three of Swords", BOUNCER=BEST, GUARD=NINETEEN, groups=groups, at=1)
    state = do(do(state, URSULA, effect("nothing")), URSULA, m.Interfere(GUARD, SCOTTY))
    assert win(state).who == GUARD and win(state).reaching and win(state).targets == (SCOTTY,)
    state = do(state, URSULA, effect("wound", SCOTTY, "head"))
    assert person(state, SCOTTY).wounds and state.contest.stage == "optin"


@pytest.mark.rule("FUG-133")
def test_allies_reach_one_after_the_other() -> None:
    groups = (
        Group(1, ((TREY, SHIMON, SCOTTY), (BOUNCER,))),
        Group(2, ((GUARD,), (HEAVY,)), last=((HEAVY, names("Two of Coins, Three of Coins")),)),
    )
    hands = {
        "SCOTTY": "Ten of Wands, Eight of Wands",
        "TREY": BEST,
        "SHIMON": "Ten of Coins, Nine of Coins",
        "BOUNCER": "Two of Swords, Three of Swords",
    }
    state = do(won(**hands, groups=groups), TROY, effect("nothing"))
    assert rules.awaited(state) == (SCOTT, SIMON)
    early = do(do(state, SIMON, m.Interfere(SHIMON, HEAVY)), URSULA, m.AnswerInterfere(SHIMON, True))
    assert not offered(early, SCOTT, "interfere") and refused(early, SCOTT, m.Interfere(SCOTTY, HEAVY)) == (
        "not-now",
        "FUG-133",
    )
    state = do(do(state, SIMON, m.Interfere(SHIMON, HEAVY)), SCOTT, m.Interfere(SCOTTY, HEAVY))
    state = do(state, URSULA, m.AnswerInterfere(SHIMON, True))
    assert win(state).who == SHIMON and not offered(state, URSULA, "answer_interfere"), "first what he does"
    state = settled(state, effect("wound", HEAVY, "head"))
    assert state.contest.stage == "reach" and rules.awaited(state) == (URSULA,)
    state = settled(do(state, URSULA, m.AnswerInterfere(SCOTTY, True)), effect("wound", HEAVY, "left arm"))
    assert len(person(state, HEAVY).wounds) == 2 and state.contest.stage == "optin"


@pytest.mark.rule("FUG-133")
def test_the_dealer_is_asked_for_those_alone_who_ask_now() -> None:
    state = reaching()
    asked = [m.ReachesOpened(((TREY, ()), (SCOTTY, ()))), m.ReachAsked(SCOTTY, BOUNCER)]
    state = happened(state, [*asked, m.ReachAnswered(SCOTTY, BOUNCER, True), m.ReachAsked(SHIMON, HEAVY)])
    assert [offer.fixed for offer in offered(state, URSULA, "answer_interfere")] == [(SHIMON, True), (SHIMON, False)]


@pytest.mark.rule("FUG-133", "FUG-A20")
def test_an_attempt_to_end_that_failed_uses_the_description_and_allies_may_still_reach() -> None:
    state = do(other(), TROY, m.TryEnd("Peace"))
    state = do(state, URSULA, m.AnswerEnd(False))
    assert state.contest.stage == "reach" and offered(state, SIMON, "interfere")
