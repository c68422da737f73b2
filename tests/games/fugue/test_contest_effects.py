"""What the winner of a hand may do: FUG-167 to FUG-178, FUG-206, FUG-220, FUG-A11, FUG-A18, FUG-A19, FUG-A21, FUG-A29,
FUG-A61, FUG-A71."""

import pytest

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
    offered,
    person,
    playing,
    refused,
    reveal,
    settled,
    stand,
    win,
    won,
)
from games.fugue.reached import alter, permitted
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Group, Leave
from parlour.games.fugue.rules import play as rules

LOW = {"BOUNCER": "Two of Swords, Three of Swords"}
HANDS = {
    1: "Ten of Cups, Nine of Cups",
    2: "Five of Wands, Six of Cups, King of Swords",
    3: "Ace of Cups, Knight of Wands",
    4: "Ace of Swords, The Tower",
    5: "Death, Strength",
    6: "The Fool, The World",
}
ALWAYS = {("nothing", False), ("escape", False)}
UP_TO = [
    {("wound", False), ("incapacitate", False)},
    {("maim", False), ("knock_out", False)},
    {("kill", True)},
    {("kill", False)},
]


def rank(number: int, **more: object) -> State:
    return won(**{"TREY": HANDS[number], **LOW, **more})


def telling(**more: object) -> State:
    """The Fool and the World have begun to speak."""
    return do(rank(6, **more), TROY, m.StartTelling())


@pytest.mark.rule("FUG-172", "FUG-173", "FUG-174", "FUG-175", "FUG-A18")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_better_the_hand_the_more_and_all_that_lesser_ones_may(number: int) -> None:
    state = rank(number)
    assert win(state).rank == number
    assert effects(state) == ALWAYS.union(*UP_TO[: min(number, 4)])
    assert offered(state, TROY, "try_end")


@pytest.mark.rule("FUG-172", "FUG-173", "FUG-174")
def test_what_a_hand_does_not_allow_is_refused_with_the_rule_of_its_rank() -> None:
    assert refused(rank(1), TROY, effect("maim", BOUNCER, "left arm")) == ("effect-not-in-rank", "FUG-172")
    assert refused(rank(1), TROY, effect("knock_out", BOUNCER)) == ("effect-not-in-rank", "FUG-172")
    assert refused(rank(2), TROY, effect("kill", BOUNCER, weapon=True)) == ("effect-not-in-rank", "FUG-173")
    assert refused(rank(3), TROY, effect("kill", BOUNCER)) == ("effect-not-in-rank", "FUG-174")
    assert refused(rank(1), TROY, effect("wound", BOUNCER, "left arm", weapon=True)) == ("bad-target", "FUG-172")
    assert refused(rank(1), TROY, effect("free", text="He sings")) == ("effect-not-in-rank", "FUG-172")
    assert refused(rank(1), TROY, effect("wound", BOUNCER))[0] == "bad-value"
    assert refused(rank(1), TROY, effect("wound", BOUNCER, "tail"))[0] == "bad-value"
    for kind in ("knock_out", "kill"):
        assert permitted(rank(1), TROY, effect(kind, BOUNCER), do).contest.chosen.effect == kind


@pytest.mark.rule("FUG-A11")
def test_three_cards_with_a_major_kill_only_where_the_table_has_it_so() -> None:
    hand = "Three of Coins, Eight of Cups, The Tower"
    assert ("kill", True) not in effects(rank(2, TREY=hand)) and ("kill", False) not in effects(rank(2, TREY=hand))
    state = rank(2, TREY=hand, three_card_major_kills="yes")
    assert win(state).rank == 2 and {("kill", True), ("kill", False)} <= effects(state)
    assert ("kill", True) not in effects(rank(2, three_card_major_kills="yes")), "a major must be among them"
    assert ("kill", True) not in effects(rank(1, TREY="Ten of Cups, The Tower", three_card_major_kills="yes"))
    assert ("kill", False) not in effects(rank(3, three_card_major_kills="yes"))


@pytest.mark.rule("FUG-167", "FUG-A21")
def test_the_winner_says_what_happens_once_and_the_dealer_confirms_harm() -> None:
    state = do(rank(3), TROY, effect("kill", BOUNCER, weapon=True, text=" With the bottle "))
    assert rules.awaited(state) == (URSULA,) and person(state, BOUNCER).down == ""
    assert (state.contest.chosen.effect, state.contest.chosen.weapon, state.contest.chosen.text) == (
        "kill",
        True,
        "With the bottle",
    )
    assert refused(state, TROY, effect("nothing")) == ("not-now", "FUG-167")
    assert refused(state, TROY, m.AnswerEffect(True, False, "")) == ("not-dealer", "FUG-167")
    assert happens(state, URSULA, m.AnswerEffect(False, False, " "))[0] == (m.EffectRefused(TREY, ""),)
    events, done = happens(state, URSULA, m.AnswerEffect(True, False, ""))
    assert m.EffectDone(TREY, "kill", BOUNCER, "With the bottle") in events and m.Died(BOUNCER, TREY) in events
    assert person(done, BOUNCER).down == "dead" and done.contest.win is None
    assert refused(done, TROY, effect("nothing")) == ("not-now", "FUG-167")


@pytest.mark.rule("FUG-167", "FUG-A21")
def test_the_dealer_may_say_why_not_and_the_winner_chooses_again() -> None:
    state = do(rank(3), TROY, effect("kill", BOUNCER, weapon=True))
    events, state = happens(state, URSULA, m.AnswerEffect(False, False, " No weapon at hand "))
    assert events == (m.EffectRefused(TREY, "No weapon at hand"),)
    assert state.contest.chosen is None and offered(state, TROY, "choose_effect")
    assert refused(state, URSULA, m.AnswerEffect(True, False, "")) == ("not-now", "FUG-167")


@pytest.mark.rule("FUG-167")
def test_only_the_winners_player_describes() -> None:
    state = rank(1)
    for seat in (URSULA, SCOTT, SIMON):
        assert refused(state, seat, effect("nothing")) == ("not-yours", "FUG-167")
    assert refused(playing(TREY="Two of Cups", **LOW), TROY, effect("nothing")) == ("not-now", "FUG-167")
    gc = won(TREY="Two of Cups, Three of Cups", BOUNCER="Ten of Cups, Nine of Cups")
    assert offered(gc, URSULA, "choose_effect") and rules.awaited(gc) == (URSULA,)


@pytest.mark.rule("FUG-168", "FUG-A19")
def test_it_befalls_one_adversary_in_the_own_group() -> None:
    state = won((SCOTTY, TREY), (BOUNCER, HEAVY), TREY=HANDS[1], **LOW)
    assert win(state).targets == (BOUNCER, HEAVY) and not win(state).many
    assert refused(state, TROY, effect("wound", SCOTTY, "head")) == ("bad-target", "FUG-A19")
    assert refused(state, TROY, effect("wound", GUARD, "head")) == ("bad-target", "FUG-A19")
    assert refused(state, TROY, effect("wound", "c99", "head")) == ("bad-target", "FUG-167")
    done = settled(state, effect("wound", HEAVY, "head"))
    assert done.contest.stage == "optin" and len(person(done, HEAVY).wounds) == 1
    two = (Group(1, ((TREY,), (BOUNCER, HEAVY)), left=((HEAVY, "fled"),)), Group(2, ((SCOTTY,), (GUARD,))))
    assert win(rank(1, groups=two)).targets == (BOUNCER,), "neither who has left nor other groups"
    dead = change(playing((TREY,), (BOUNCER, HEAVY), TREY=HANDS[1], **LOW, passes=1), HEAVY, down="dead")
    assert win(stand(dead, TREY)).targets == (BOUNCER,)


@pytest.mark.rule("FUG-168", "FUG-A19")
def test_a_third_side_is_an_adversary_too() -> None:
    state = won((TREY,), (SHIMON,), (BOUNCER,), TREY=HANDS[1], SHIMON="Two of Cups, Three of Cups", **LOW)
    assert win(state).targets == (SHIMON, BOUNCER)


@pytest.mark.rule("FUG-168")
def test_where_nobody_is_left_to_harm_none_is_offered() -> None:
    state = change(playing(TREY=HANDS[1], **LOW, passes=1), BOUNCER, down="dead")
    assert effects(stand(state, TREY)) == ALWAYS


# What each effect does


@pytest.mark.rule("FUG-172", "FUG-192")
def test_a_wound_is_recorded_with_its_part() -> None:
    state = settled(rank(1), effect("wound", BOUNCER, "left knee", text="A kick"))
    wound = person(state, BOUNCER).wounds[0]
    assert (wound.part, wound.text, wound.permanent, wound.bleeding) == ("left knee", "A kick", False, False)


@pytest.mark.rule("FUG-173", "FUG-194")
def test_a_permanent_wound_takes_the_part() -> None:
    state = settled(rank(2), effect("maim", BOUNCER, "left knee"))
    assert person(state, BOUNCER).wounds[0].permanent


@pytest.mark.rule("FUG-195")
def test_the_dealer_may_find_that_a_wound_would_bleed_to_death_where_the_hand_allows_a_permanent_one() -> None:
    state = do(rank(2), TROY, effect("wound", BOUNCER, "left arm"))
    wound = person(do(state, URSULA, m.AnswerEffect(True, True, "")), BOUNCER).wounds[0]
    assert wound.permanent and wound.bleeding
    maimed = do(do(rank(2), TROY, effect("maim", BOUNCER, "left arm")), URSULA, m.AnswerEffect(True, True, ""))
    assert person(maimed, BOUNCER).wounds[0].bleeding
    weak = do(rank(1), TROY, effect("wound", BOUNCER, "left arm"))
    assert refused(weak, URSULA, m.AnswerEffect(True, True, "")) == ("effect-not-in-rank", "FUG-195")
    out = do(rank(2), TROY, effect("knock_out", BOUNCER))
    assert refused(out, URSULA, m.AnswerEffect(True, True, "")) == ("effect-not-in-rank", "FUG-195")


@pytest.mark.rule("FUG-172", "FUG-199", "FUG-A29")
def test_the_incapacitated_miss_the_next_round_of_their_group() -> None:
    events, state = happens(do(rank(1), TROY, effect("incapacitate", BOUNCER)), URSULA, m.AnswerEffect(True, False, ""))
    assert m.Incapacitated(BOUNCER, 1) in events and group(state).sitting_out == (BOUNCER,)
    assert not group(state).resolved and person(state, BOUNCER).down == ""
    state = do(state, TROY, m.JoinRound(TREY, 1))
    assert offered(state, URSULA, "skip_round") and offered(state, URSULA, "resolve_group")
    state = do(state, URSULA, m.SkipRound())
    assert group(state).sitting_out == ()


@pytest.mark.rule("FUG-173", "FUG-A29")
def test_a_knock_out_lasts_until_the_contest_ends_and_longer() -> None:
    state = settled(rank(2), effect("knock_out", BOUNCER))
    assert person(state, BOUNCER).down == "knocked" and refused(state, URSULA, m.Rouse(BOUNCER))[0] == "not-now"
    state = do(state, URSULA, m.EndContest("Silence"))
    assert person(state, BOUNCER).down == "knocked"
    assert person(do(state, URSULA, m.Rouse(BOUNCER)), BOUNCER).down == ""


@pytest.mark.rule("FUG-180", "FUG-A72", "FUG-X27")
def test_who_was_felled_is_finished_off_by_an_action_of_its_own() -> None:
    state = won((TREY, SCOTTY), (BOUNCER, HEAVY), TREY=HANDS[2], **LOW)
    down = change(state, BOUNCER, down="knocked")
    assert refused(down, TROY, m.FinishOff(TREY, BOUNCER)) == ("not-now", "FUG-A72"), "never as part of the description"
    state = settled(state, effect("knock_out", BOUNCER))
    state = do(do(state, TROY, m.FinishOff(TREY, BOUNCER)), URSULA, m.AnswerFinish(TREY, True))
    assert person(state, BOUNCER).down == "dead" and state.contest.stage == "optin"


@pytest.mark.rule("FUG-220")
def test_every_winner_may_escape_instead_and_nobody_is_hurt() -> None:
    for number in (1, 2, 3, 4, 5):
        events, state = happens(rank(number), TROY, effect("escape"))
        assert m.LeftGroup(TREY, "escaped") in events and state.contest.chosen is None
        assert group(state).left == ((TREY, "escaped"),) and group(state).resolved and not person(state, BOUNCER).wounds
    ally = do(won((TREY, SCOTTY), (BOUNCER,), TREY=HANDS[1], **LOW), TROY, effect("escape"))
    assert not group(ally).resolved and rules.awaited(ally) == (SCOTT,)
    assert refused(ally, TROY, m.JoinRound(TREY, 1)) == ("bad-target", "FUG-165")
    lost = won((TREY,), (BOUNCER,), TREY="Two of Cups, Three of Cups", BOUNCER="Ten of Cups, Nine of Cups")
    assert refused(lost, TROY, effect("escape")) == ("not-yours", "FUG-167")


@pytest.mark.rule("FUG-170")
def test_in_a_peaceful_contest_the_outcome_is_free_text() -> None:
    state = rank(1, violent=False)
    assert effects(state) == {("nothing", False), ("free", False), ("escape", False)}
    assert refused(state, TROY, effect("wound", BOUNCER, "head")) == ("effect-not-in-rank", "FUG-170")
    assert refused(state, TROY, effect("kill", BOUNCER)) == ("effect-not-in-rank", "FUG-170")
    assert group(do(state, TROY, effect("escape"))).left == ((TREY, "escaped"),), "one may always get away"
    assert refused(state, TROY, effect("free", text=" ")) == ("no-reason", "FUG-170")
    events, after = happens(state, TROY, effect("free", text=" He takes the pot "))
    assert m.EffectDone(TREY, "free", "", "He takes the pot") in events and after.contest.stage == "optin"


@pytest.mark.rule("FUG-206")
def test_a_personas_death_takes_the_dealers_word_twice() -> None:
    state = do(
        won((TREY,), (SHIMON,), TREY=HANDS[4], SHIMON="Two of Cups, Three of Cups"), TROY, effect("kill", SHIMON)
    )
    once = do(state, URSULA, m.AnswerEffect(True, False, ""))
    assert person(once, SHIMON).down == "" and once.contest.chosen.sure
    twice = do(once, URSULA, m.AnswerEffect(True, False, ""))
    assert person(twice, SHIMON).down == "dead"
    assert do(once, URSULA, m.AnswerEffect(False, False, "Let him live")).contest.chosen is None
    asked = alter(state, leaves=(Leave(TREY, "finish", SHIMON),))
    asked = do(do(asked, URSULA, m.AnswerEffect(True, False, "")), URSULA, m.AnswerEffect(True, False, ""))
    assert person(asked, SHIMON).down == "dead", "an unanswered wish to finish him off does not stand in the way"


@pytest.mark.rule("FUG-167", "FUG-206")
def test_the_dealers_own_harm_needs_no_second_word_unless_a_persona_would_die() -> None:
    lost = {"TREY": "Two of Cups, Three of Cups"}
    state = do(won(**lost, BOUNCER=HANDS[4]), URSULA, effect("maim", TREY, "left arm"))
    assert (
        person(state, TREY).wounds[0].permanent
        and not person(state, TREY).wounds[0].bleeding
        and state.contest.win is None
    )
    state = do(won(**lost, BOUNCER=HANDS[1]), URSULA, effect("wound", TREY, "left arm"))
    assert not person(state, TREY).wounds[0].permanent
    state = do(won(**lost, BOUNCER=HANDS[4]), URSULA, effect("kill", TREY))
    assert person(state, TREY).down == "" and state.contest.chosen is not None and rules.awaited(state) == (URSULA,)
    state = do(
        won((GUARD,), (BOUNCER,), BOUNCER=HANDS[4], GUARD="Two of Cups, Three of Cups"), URSULA, effect("kill", GUARD)
    )
    assert person(state, GUARD).down == "dead"


@pytest.mark.rule("FUG-123", "FUG-131")
def test_after_a_hand_nothing_of_it_is_left_in_either_group() -> None:
    groups = (
        Group(1, ((SCOTTY,), (HEAVY,)), back=(HEAVY,)),
        Group(2, ((TREY,), (BOUNCER, GUARD)), joined=(TREY,), back=(GUARD,)),
    )
    hands = {"TREY": "Ten of Cups | Ace of Cups", "BOUNCER": "Two of Swords, Three of Swords"}
    state = reveal(playing(**hands, groups=groups, at=1, fresh=((TREY, "b1"),)), TREY, "Ace of Cups")
    contest = state.contest
    assert (contest.turn, contest.fresh, contest.played, contest.swapped, contest.rescue, contest.claim) == (
        "",
        (),
        False,
        False,
        False,
        ("", ""),
    )
    contest = do(state, TROY, effect("nothing")).contest
    assert (contest.hands, contest.first, contest.passes, contest.win, contest.describer, contest.reaches) == (
        (),
        "",
        0,
        None,
        "",
        (),
    )
    assert (contest.groups[1].joined, contest.groups[1].back, contest.groups[0].back) == ((), (GUARD,), (HEAVY,))


# Every opponent


@pytest.mark.rule("FUG-176", "FUG-X10", "FUG-A19")
def test_with_two_majors_each_opponent_may_get_an_effect_of_its_own() -> None:
    state = won((TREY,), (HEAVY, BOUNCER, GUARD), TREY=HANDS[5], **LOW)
    assert win(state).many and win(state).targets == (HEAVY, BOUNCER, GUARD)
    state = settled(state, effect("kill", HEAVY))
    assert state.contest.stage == "effect" and win(state).targets == (BOUNCER, GUARD)
    assert refused(state, TROY, effect("wound", HEAVY, "head")) == ("bad-target", "FUG-A19")
    state = settled(settled(state, effect("knock_out", BOUNCER)), effect("incapacitate", GUARD))
    assert state.contest.win is None and [person(state, who).down for who in (HEAVY, BOUNCER)] == ["dead", "knocked"]
    assert group(state).sitting_out == (GUARD,)


@pytest.mark.rule("FUG-176")
def test_one_may_stop_before_all_are_hit_and_a_single_opponent_is_one() -> None:
    state = settled(won((TREY,), (HEAVY, BOUNCER), TREY=HANDS[5], **LOW), effect("kill", HEAVY))
    assert do(state, TROY, effect("nothing")).contest.stage == "optin"
    assert settled(rank(5), effect("wound", BOUNCER, "head")).contest.stage == "optin"
    assert do(won((TREY,), (HEAVY, BOUNCER), TREY=HANDS[5], **LOW), TROY, effect("escape")).contest.stage == "done"
    one = settled(rank(4, GUARD="Two of Coins, Three of Coins"), effect("kill", BOUNCER))
    assert one.contest.stage == "optin", "with one major only one"


@pytest.mark.rule("FUG-176", "FUG-A17")
def test_who_has_begun_on_many_cannot_cede_the_rest() -> None:
    hands = {"TREY": HANDS[5], "SHIMON": "The Devil, The Lovers", **LOW}
    state = won((TREY, SHIMON), (BOUNCER, GUARD), **hands)
    assert offered(state, TROY, "cede_win")
    assert not offered(settled(state, effect("kill", GUARD)), TROY, "cede_win")


@pytest.mark.rule("FUG-A71")
def test_two_majors_reach_the_group_or_where_the_table_has_it_so_the_whole_contest() -> None:
    groups = (Group(1, ((TREY,), (BOUNCER,))), Group(2, ((SCOTTY, SHIMON), (HEAVY, GUARD))))
    assert win(rank(5, groups=groups)).targets == (BOUNCER,)
    state = rank(5, groups=groups, rank5_reach="contest")
    assert win(state).targets == (BOUNCER, HEAVY, GUARD)
    assert win(rank(4, groups=groups, rank5_reach="contest")).targets == (BOUNCER,)
    gc = won(TREY="Two of Cups, Three of Cups", BOUNCER=HANDS[5], groups=groups, rank5_reach="contest")
    assert win(gc).targets == (TREY, SCOTTY, SHIMON)
    mixed = (groups[0], Group(2, ((SCOTTY, HEAVY), (GUARD,))))
    assert win(rank(5, groups=mixed, rank5_reach="contest")).targets == (BOUNCER, GUARD)
    settled_one = settled(state, effect("incapacitate", HEAVY))
    assert group(settled_one, 2).sitting_out == (HEAVY,)


# The Fool and the World


@pytest.mark.rule("FUG-177", "FUG-178")
def test_the_fool_and_the_world_do_anything_to_anybody_without_the_dealers_word() -> None:
    groups = (Group(1, ((TREY, SHIMON), (BOUNCER,))), Group(2, ((SCOTTY,), (HEAVY,))))
    state = rank(6, groups=groups)
    assert not offered(state, TROY, "choose_effect") and offered(state, TROY, "start_telling")[0].owed
    assert refused(state, TROY, effect("kill", BOUNCER)) == ("not-now", "FUG-178")
    state = do(state, TROY, m.StartTelling())
    assert win(state).targets == (SHIMON, BOUNCER, SCOTTY, HEAVY) and not win(state).many
    assert effects(state) == ALWAYS.union(*UP_TO) | {("free", False)}
    assert person(do(state, TROY, effect("kill", HEAVY)), HEAVY).down == "dead"
    free = do(state, TROY, effect("free", text="The roof comes down"))
    assert free.contest.win is None
    fatal = do(state, TROY, effect("kill", SHIMON))
    assert person(fatal, SHIMON).down == "" and fatal.contest.chosen is not None, (
        "a persona dies by the Dealer's word alone"
    )
    assert refused(state, TROY, m.StartTelling()) == ("not-now", "FUG-178")
    assert refused(rank(5), TROY, m.StartTelling()) == ("not-now", "FUG-178")
    assert refused(rank(6), SIMON, m.StartTelling()) == ("not-yours", "FUG-167")


@pytest.mark.rule("FUG-178", "FUG-A61", "FUG-X11")
def test_the_right_lapses_if_the_dealer_deals_first_and_she_is_warned() -> None:
    state = rank(6)
    assert refused(state, URSULA, m.DealRound()) == ("warned", "FUG-178")
    assert refused(state, TROY, m.DealRound(True)) == ("not-dealer", "FUG-137")
    assert not offered(state, URSULA, "deal_round")[0].owed
    state = do(state, URSULA, m.DealRound(True))
    assert win(state).lapsed and effects(state) == {("nothing", False)} and offered(state, TROY, "try_end")
    assert refused(state, TROY, effect("kill", BOUNCER)) == ("effect-not-in-rank", "FUG-178")
    assert refused(state, TROY, m.StartTelling()) == ("not-now", "FUG-178")
    assert not offered(state, URSULA, "deal_round") and refused(state, URSULA, m.DealRound()) == ("not-now", "FUG-137")
    assert do(state, TROY, effect("nothing")).contest.stage == "optin"
    assert refused(telling(), URSULA, m.DealRound(True)) == ("not-now", "FUG-137")
    assert refused(rank(5), URSULA, m.DealRound(True)) == ("not-now", "FUG-137")
