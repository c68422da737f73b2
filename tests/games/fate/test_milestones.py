"""2.14 Milestones."""

from typing import Any

import pytest

from games.fate.given import GM, bend, do, find, given, happens, offered, pc, play_all, refused, text, texts
from games.fate.test_creation import ROLL
from parlour.games.fate import moves as m
from parlour.games.fate.model import Milestone, Reward, State, Stunt
from parlour.games.fate.rules.ask import rating, refresh
from parlour.roleplay.moves import EndSession, StartSession

NEW = Stunt("bend", "have Wings", effect="fly", when="any")


def reached(kind: str = "minor", session: int = 2, **fields: Any) -> State:
    """Nettie of seat 1 has a milestone to pick from."""
    options = fields.pop("options", {})
    person = pc("Nettie", 1, **fields)
    return given(person, scene=None, session=session, milestone=Milestone(kind, session, (Reward("c1"),)), **options)  # type: ignore[arg-type]


def settled(state: State, *commands: Any) -> State:
    """Picks of seat 1, then confirmed."""
    return play_all(state, *[(1, command) for command in (*commands, m.Confirm("c1"))])


# Reaching one


@pytest.mark.rule("FAE-145")
def test_a_minor_milestone_comes_with_the_end_of_a_session() -> None:
    state = do(given(pc("Nettie", 1), pc("Dario", 2), pc("New", 3, played=False)), GM, EndSession())
    assert state.milestone is not None and state.milestone.kind == "minor"
    assert [reward.who for reward in state.milestone.rewards] == ["c1", "c2"]
    state = play_all(state, (1, m.PickNothing("c1")), (1, m.Confirm("c1")))
    refused(state, 1, m.PickNothing("c1"), "FAE-147")
    events, state = happens(do(state, 2, m.PickNothing("c2")), 2, m.Confirm("c2"))
    assert events[-1] == m.MilestoneEnded() and state.milestone is None


@pytest.mark.rule("FAE-145", "FAE-152", "FAE-156")
@pytest.mark.parametrize("kind", ["minor", "significant", "major"])
@pytest.mark.parametrize("scene", [None, "The Quay"])
def test_the_game_master_calls_milestones_in_a_scene_and_between_scenes(kind: Any, scene: str | None) -> None:
    state = do(given(pc("Nettie"), scene=scene), GM, m.CallMilestone(kind))
    assert state.milestone is not None and state.milestone.kind == kind
    assert offered(state, 1, "pick_swap")
    refused(given(pc("Nettie"), scene=scene), 1, m.CallMilestone(kind), "FAE-145")
    assert (
        refused(given(pc("Nettie"), scene=None, roll=ROLL), GM, m.CallMilestone(kind), "FAE-145").reason == "roll-open"
    )
    assert refused(given(pc("N", played=False), scene=None), GM, m.CallMilestone(kind)).reason == "nobody"


@pytest.mark.rule("FAE-145", "FAE-153", "FAE-157")
@pytest.mark.parametrize(("kind", "again"), [("minor", True), ("significant", False), ("major", False)])
def test_after_a_greater_milestone_the_sessions_end_brings_no_second_minor_one(kind: Any, again: bool) -> None:
    picks: list[Any] = [m.PickNothing("c1"), *([] if kind == "minor" else [m.RaiseApproach("c1", "Quick")])]
    picks += [m.TakeRefresh("c1")] if kind == "major" else []
    state = settled(do(given(pc("Nettie", 1)), GM, m.CallMilestone(kind)), *picks)
    assert state.milestone is None and state.scene.opened
    ended = do(state, GM, EndSession())
    assert (ended.milestone is not None) == again
    next_one = play_all(
        settled(ended, m.PickNothing("c1")) if again else ended, (GM, StartSession()), (GM, EndSession())
    )
    assert next_one.milestone is not None and next_one.milestone.kind == "minor"


@pytest.mark.rule("FAE-152", "FAE-156")
def test_a_greater_milestone_takes_the_place_of_the_sessions_own() -> None:
    state = play_all(given(pc("Nettie", 1), pc("Dario", 2)), (GM, EndSession()), (1, m.PickNothing("c1")))
    refused(state, GM, m.CallMilestone("minor"), "FAE-145")
    assert do(state, GM, m.CallMilestone("significant")).milestone.kind == "significant"  # type: ignore[union-attr]
    greater = do(state, GM, m.CallMilestone("major"))
    assert greater.milestone is not None and greater.milestone.kind == "major"
    assert greater.milestone.rewards[0].effect == "nothing"
    assert refused(greater, GM, m.CallMilestone("significant")).reason == "milestone-open"
    state = do(state, 1, m.Confirm("c1"))
    assert refused(state, GM, m.CallMilestone("significant")).reason == "milestone-open"


def test_nothing_is_picked_without_a_milestone_nor_for_others() -> None:
    assert refused(given(pc("Nettie"), scene=None), 1, m.PickNothing("c1")).reason == "no-milestone"
    assert refused(given(pc("Nettie"), scene=None), GM, m.Doubt("c1", "severe")).reason == "no-milestone"
    assert refused(reached(), 2, m.PickNothing("c1")).reason == "not-yours"
    assert refused(reached(), GM, m.Confirm("c1")).reason == "not-yours"


# Consequences


@pytest.mark.rule("FAE-146", "FAE-Q36")
@pytest.mark.parametrize("kind", ["minor", "significant", "major"])
def test_a_moderate_consequence_of_an_earlier_session_clears(kind: str) -> None:
    state = reached(kind, moderate=("Broken Rib", 1))
    refused(state, 1, m.ClearAt("c1", "moderate", " "), "FAE-146")
    state = do(state, 1, m.ClearAt("c1", "moderate", "Six weeks in bed."))
    refused(state, 1, m.ClearAt("c1", "moderate", "Again."), "FAE-146")
    picks: list[Any] = [m.PickNothing("c1")]
    if kind != "minor":
        picks.append(m.RaiseApproach("c1", "Quick"))
    if kind == "major":
        picks.append(m.TakeRefresh("c1"))
    assert find(state, "Nettie").consequences
    state = settled(state, *picks)
    assert not find(state, "Nettie").consequences and not texts(state, "c1", "consequence")


@pytest.mark.rule("FAE-146", "FAE-154")
@pytest.mark.parametrize("degree", ["moderate", "severe"])
def test_what_was_taken_in_this_session_stays(degree: Any) -> None:
    state = reached("significant", **{degree: ("Broken", 2)})
    assert not offered(state, 1, "clear_at")
    rule = "FAE-146" if degree == "moderate" else "FAE-154"
    assert refused(state, 1, m.ClearAt("c1", degree, "Rest."), rule).reason == "too-fresh"


@pytest.mark.rule("FAE-146")
def test_the_session_of_the_milestone_counts_even_when_the_next_has_begun() -> None:
    state = play_all(
        given(pc("Nettie", moderate=("Broken Rib", 2)), session=2), (GM, EndSession()), (GM, StartSession())
    )
    assert refused(state, 1, m.ClearAt("c1", "moderate", "Rest.")).reason == "too-fresh"


@pytest.mark.rule("FAE-146", "FAE-154")
def test_what_the_game_master_doubts_stays() -> None:
    state = do(reached("significant", severe=("Lost Hand", 1)), 1, m.ClearAt("c1", "severe", "It grew back."))
    refused(state, 1, m.Doubt("c1", "severe"), "FAE-146")
    refused(state, GM, m.Doubt("c1", "moderate"), "FAE-146")
    state = do(state, GM, m.Doubt("c1", "severe"))
    assert refused(state, 1, m.ClearAt("c1", "severe", "It really did."), "FAE-154").reason == "implausible"
    state = settled(state, m.PickNothing("c1"), m.RaiseApproach("c1", "Quick"))
    assert [c.degree for c in find(state, "Nettie").consequences] == ["severe"]


@pytest.mark.rule("FAE-154")
def test_a_severe_consequence_clears_from_a_significant_milestone_on() -> None:
    assert refused(reached("minor", severe=("Lost Hand", 1)), 1, m.ClearAt("c1", "severe", "A hook."), "FAE-154")
    state = do(reached("significant", severe=("Lost Hand", 1)), 1, m.ClearAt("c1", "severe", "A hook, and a year."))
    state = settled(state, m.PickNothing("c1"), m.RaiseApproach("c1", "Quick"))
    assert not find(state, "Nettie").consequences


# The one effect


@pytest.mark.rule("FAE-147")
def test_one_effect_each() -> None:
    state = reached(bench=NEW)
    refused(state, 1, m.Confirm("c1"), "FAE-147")
    others = [
        m.PickSwap("c1", ("Clever", "Sneaky")),
        m.PickRewrite("c1", text(state, "Nettie in Trouble").id, "Calmer Now"),
        m.PickReplace("c1", 0),
        m.PickAdd("c1"),
        m.PickNothing("c1"),
    ]
    for first in others:
        picked = do(state, 1, first)
        for second in others:
            assert refused(picked, 1, second, "FAE-147").reason == "picked-already"
        again = do(picked, 1, m.Unpick("c1", "effect"))
        assert again.milestone == state.milestone and find(again, "c1").bench == NEW
    refused(state, 1, m.Unpick("c1", "effect"), "FAE-147")


@pytest.mark.rule("FAE-148")
def test_two_approaches_are_swapped() -> None:
    state = reached()
    refused(state, 1, m.PickSwap("c1", ("Clever",)), "FAE-148")
    refused(state, 1, m.PickSwap("c1", ("Clever", "Clever")), "FAE-148")
    refused(state, 1, m.PickSwap("c1", ("Clever", "Quick", "Sneaky")), "FAE-148")
    nettie = find(settled(state, m.PickSwap("c1", ("Clever", "Sneaky"))), "Nettie")
    assert nettie.ratings == (2, 0, 1, 2, 1, 3)


@pytest.mark.rule("FAE-149", "FAE-Q50")
def test_trouble_and_general_aspects_are_rewritten_and_nothing_else() -> None:
    state = reached(mild="Bruised", general="One; Two")
    refused(state, 1, m.PickRewrite("c1", text(state, "Nettie the Brave").id, "New"), "FAE-149")
    refused(state, 1, m.PickRewrite("c1", text(state, "Bruised").id, "New"), "FAE-Q50")
    refused(state, 1, m.PickRewrite("c1", text(state, "One").id, " "), "FAE-149")
    refused(state, 1, m.PickRewrite("c1", "second", "New"), "FAE-149")
    for old in ("Nettie in Trouble", "One", "Two"):
        after = settled(state, m.PickRewrite("c1", text(state, old).id, "New"))
        assert "New" in texts(after, "c1") and old not in texts(after, "c1")


@pytest.mark.rule("FAE-Q50", "FAE-149")
def test_a_blank_may_be_what_is_rewritten() -> None:
    refused(reached(general="One"), 1, m.PickRewrite("c1", "third", "Three"), "FAE-149")
    state = do(reached(general="One; Two"), 1, m.PickRewrite("c1", "third", "Three"))
    assert texts(do(state, 1, m.Confirm("c1")), "c1", "general") == ["One", "Two", "Three"]
    filled = do(state, 1, m.WriteBlank("c1", "Meanwhile"))
    refused(filled, 1, m.Confirm("c1"), "FAE-149")


def test_what_is_hidden_is_not_rewritten_before_everybodys_eyes() -> None:
    state = reached("major", trouble="A Spy", secrets=("A Spy",))
    refused(state, 1, m.PickRewrite("c1", text(state, "A Spy").id, "Honest Now"), "FAE-149")


@pytest.mark.rule("FAE-Q41", "FAE-149")
def test_free_invocations_go_with_the_old_words() -> None:
    trouble = "Nettie in Trouble"
    state = reached(options={"free": {trouble: ("foes", 2)}})
    assert text(state, trouble).free
    state = settled(state, m.PickRewrite("c1", text(state, trouble).id, "Calmer Now"))
    assert not text(state, "Calmer Now").free


@pytest.mark.rule("FAE-150")
def test_a_stunt_is_replaced_and_their_number_stays() -> None:
    state = reached(stunts=[bend("one"), bend("two")], bench=NEW)
    refused(state, 1, m.PickReplace("c1", 2), "FAE-150")
    refused(reached(), 1, m.PickReplace("c1", 0), "FAE-150")
    nettie = find(settled(state, m.PickReplace("c1", 0)), "Nettie")
    assert [stunt.effect for stunt in nettie.stunts] == ["fly", "two"] and nettie.bench is None


@pytest.mark.rule("FAE-151")
@pytest.mark.parametrize(("stunts", "left"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_a_stunt_is_added_and_beyond_the_third_it_costs_refresh(stunts: int, left: int) -> None:
    refused(reached(stunts=[bend()] * stunts), 1, m.PickAdd("c1"), "FAE-151")
    nettie = find(settled(reached(stunts=[bend()] * stunts, bench=NEW), m.PickAdd("c1")), "Nettie")
    assert (len(nettie.stunts), refresh(nettie)) == (stunts + 1, left)


@pytest.mark.rule("FAE-X20", "FAE-Q33")
def test_a_sixth_stunt_by_a_minor_milestone_is_refused() -> None:
    state = do(reached(stunts=[bend()] * 5, bench=NEW), 1, m.PickAdd("c1"))
    refused(state, 1, m.Confirm("c1"), "FAE-Q33")
    assert not offered(state, 1, "confirm")


@pytest.mark.rule("FAE-040")
def test_an_unpermitted_stunt_is_no_reward() -> None:
    pair = Stunt("bonus", "am Good", "Clever", ("create", "overcome"), "it counts", permitted=False)
    state = reached("major", stunts=[bend()] * 3, bench=pair)
    for command in (m.PickAdd("c1"), m.PickReplace("c1", 0), m.TakeStuntInstead("c1")):
        refused(state, 1, command, "FAE-040")
    do(do(state, GM, m.PermitStunt("c1", -1)), 1, m.PickAdd("c1"))


# Significant


@pytest.mark.rule("FAE-153", "FAE-155")
def test_a_significant_milestone_raises_one_approach_besides() -> None:
    state = reached("significant")
    refused(state, 1, m.Confirm("c1"), "FAE-147")
    state = do(state, 1, m.PickNothing("c1"))
    refused(state, 1, m.Confirm("c1"), "FAE-155")
    state = do(state, 1, m.RaiseApproach("c1", "Clever"))
    refused(state, 1, m.RaiseApproach("c1", "Quick"), "FAE-155")
    assert find(settled(state), "Nettie").ratings == (2, 4, 1, 2, 1, 0)
    refused(reached("minor"), 1, m.RaiseApproach("c1", "Clever"), "FAE-155")


@pytest.mark.rule("FAE-155")
def test_no_approach_goes_above_the_limit() -> None:
    state = reached("significant", Clever=8)
    assert refused(state, 1, m.RaiseApproach("c1", "Clever"), "FAE-155").reason == "at-the-top"
    assert (
        rating(
            find(settled(reached("significant", Clever=7), m.PickNothing("c1"), m.RaiseApproach("c1", "Clever")), "c1"),
            "Clever",
        )
        == 8
    )
    low = reached("significant", options={"approach_max": 3})
    refused(low, 1, m.RaiseApproach("c1", "Clever"), "FAE-155")
    do(low, 1, m.RaiseApproach("c1", "Careful"))


@pytest.mark.rule("FAE-155")
def test_the_limit_is_checked_together_with_the_swap() -> None:
    state = play_all(
        reached("significant", Clever=8),
        (1, m.RaiseApproach("c1", "Sneaky")),
        (1, m.PickSwap("c1", ("Clever", "Sneaky"))),
    )
    refused(state, 1, m.Confirm("c1"), "FAE-155")
    state = play_all(state, (1, m.Unpick("c1", "approach")), (1, m.RaiseApproach("c1", "Clever")), (1, m.Confirm("c1")))
    assert (rating(find(state, "c1"), "Clever"), rating(find(state, "c1"), "Sneaky")) == (1, 8)


@pytest.mark.rule("FAE-155")
def test_who_is_at_the_top_in_everything_needs_no_raise() -> None:
    state = reached("significant", ratings=(3,) * 6, options={"approach_max": 3})
    assert find(settled(state, m.PickNothing("c1")), "Nettie").ratings == (3,) * 6


@pytest.mark.rule("FAE-X33", "FAE-153")
def test_the_significant_milestone_of_the_example() -> None:
    state = reached("significant", moderate=("Burnt", 1), severe=("Cursed", 2))
    refused(state, 1, m.ClearAt("c1", "severe", "A blessing."), "FAE-154")
    state = settled(
        state,
        m.ClearAt("c1", "moderate", "Salve and time."),
        m.PickSwap("c1", ("Sneaky", "Clever")),
        m.RaiseApproach("c1", "Quick"),
    )
    nettie = find(state, "Nettie")
    assert [c.degree for c in nettie.consequences] == ["severe"]
    assert (rating(nettie, "Sneaky"), rating(nettie, "Clever"), rating(nettie, "Quick")) == (3, 0, 2)


# Major


@pytest.mark.rule("FAE-157", "FAE-158")
def test_a_major_milestone_gives_everything() -> None:
    state = play_all(
        reached("major", severe=("Cursed", 1)),
        (1, m.ClearAt("c1", "severe", "A blessing.")),
        (1, m.PickSwap("c1", ("Sneaky", "Clever"))),
        (1, m.RaiseApproach("c1", "Quick")),
    )
    refused(state, 1, m.Confirm("c1"), "FAE-158")
    nettie = find(settled(state, m.TakeRefresh("c1")), "Nettie")
    assert (refresh(nettie), nettie.raises, nettie.consequences, rating(nettie, "Quick")) == (4, 1, (), 2)


@pytest.mark.rule("FAE-158", "FAE-X20")
def test_refresh_or_a_stunt_instead() -> None:
    state = play_all(
        reached("major", stunts=[bend()] * 5, bench=NEW), (1, m.PickNothing("c1")), (1, m.RaiseApproach("c1", "Quick"))
    )
    kept = find(settled(state, m.TakeRefresh("c1")), "Nettie")
    assert (len(kept.stunts), refresh(kept)) == (5, 2)
    taken = find(settled(state, m.TakeStuntInstead("c1")), "Nettie")
    assert (len(taken.stunts), refresh(taken), taken.stunts[-1]) == (6, 1, NEW)
    picked = do(state, 1, m.TakeRefresh("c1"))
    refused(picked, 1, m.TakeStuntInstead("c1"), "FAE-158")
    refused(picked, 1, m.TakeRefresh("c1"), "FAE-158")


@pytest.mark.rule("FAE-Q34", "FAE-158")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_point_of_refresh_may_become_a_stunt_whatever_their_number(count: int) -> None:
    state = reached("major", stunts=[bend()] * count, bench=NEW)
    before = refresh(find(state, "c1"))
    state = settled(state, m.TakeStuntInstead("c1"), m.PickNothing("c1"), m.RaiseApproach("c1", "Quick"))
    assert (len(find(state, "c1").stunts), refresh(find(state, "c1"))) == (count + 1, before)


@pytest.mark.rule("FAE-Q34", "FAE-151")
def test_a_stunt_in_place_of_refresh_leaves_the_free_places_as_they_were() -> None:
    state = reached("major", stunts=[bend()] * 2, bench=NEW)
    state = settled(state, m.TakeStuntInstead("c1"), m.PickNothing("c1"), m.RaiseApproach("c1", "Quick"))
    for stunts, left in ((4, 3), (5, 2)):
        state = do(do(state, 1, m.WriteBend("c1", "have a Way", "do it", "any")), 1, m.TakeStunt("c1"))
        assert (len(find(state, "c1").stunts), refresh(find(state, "c1"))) == (stunts, left)


@pytest.mark.rule("FAE-Q34", "FAE-158")
def test_by_switch_the_exchange_is_for_three_stunts_and_more() -> None:
    switch = {"major_stunt_from": "three"}
    refused(reached("major", stunts=[bend()] * 2, bench=NEW, options=switch), 1, m.TakeStuntInstead("c1"), "FAE-Q34")
    do(reached("major", stunts=[bend()] * 3, bench=NEW, options=switch), 1, m.TakeStuntInstead("c1"))


@pytest.mark.rule("FAE-158")
def test_refresh_or_a_stunt_is_for_major_milestones_and_needs_the_stunt() -> None:
    refused(reached("major", stunts=[bend()] * 3), 1, m.TakeStuntInstead("c1"), "FAE-158")
    for lesser in ("minor", "significant"):
        refused(reached(lesser, stunts=[bend()] * 3, bench=NEW), 1, m.TakeStuntInstead("c1"), "FAE-158")
        refused(reached(lesser), 1, m.TakeRefresh("c1"), "FAE-158")


def test_a_stunt_lies_on_the_bench_or_in_the_reward_and_never_in_both() -> None:
    state = play_all(reached("major", bench=NEW), (1, m.PickAdd("c1")), (1, m.RaiseApproach("c1", "Quick")))
    assert find(state, "c1").bench is None
    state = do(state, 1, m.WriteBend("c1", "have Gills", "dive", "any"))
    state = do(state, 1, m.Unpick("c1", "effect"))
    bench = find(state, "c1").bench
    assert bench is not None and bench.effect == "dive"


@pytest.mark.rule("FAE-X38", "FAE-Q33")
def test_a_major_milestone_is_one_package() -> None:
    start = do(reached("major", stunts=[bend()] * 5, bench=NEW), 1, m.RaiseApproach("c1", "Quick"))
    kept = find(settled(start, m.PickAdd("c1"), m.TakeRefresh("c1")), "Nettie")
    assert (len(kept.stunts), refresh(kept)) == (6, 1)
    spent = play_all(
        start,
        (1, m.PickAdd("c1")),
        (1, m.WriteBend("c1", "have Gills", "dive", "any")),
        (1, m.TakeStuntInstead("c1")),
    )
    refused(spent, 1, m.Confirm("c1"), "FAE-Q33")
    changed = play_all(spent, (1, m.Unpick("c1", "great")), (1, m.TakeRefresh("c1")), (1, m.Confirm("c1")))
    assert refresh(find(changed, "Nettie")) == 1 and find(changed, "Nettie").bench is not None


@pytest.mark.rule("FAE-159")
def test_the_high_concept_may_be_rewritten_at_a_major_milestone_only() -> None:
    for lesser in ("minor", "significant"):
        refused(reached(lesser), 1, m.RewriteHigh("c1", "New Self"), "FAE-159")
    state = play_all(
        reached("major"), (1, m.PickNothing("c1")), (1, m.RaiseApproach("c1", "Quick")), (1, m.TakeRefresh("c1"))
    )
    assert texts(settled(state), "c1", "high") == ["Nettie the Brave"]
    assert texts(settled(state, m.RewriteHigh("c1", "New Self")), "c1", "high") == ["New Self"]
    refused(do(state, 1, m.RewriteHigh("c1", "New Self")), 1, m.RewriteHigh("c1", "Newer Self"), "FAE-159")


@pytest.mark.rule("FAE-150")
def test_what_is_not_there_any_more_is_not_confirmed() -> None:
    def picked(reward: Reward, **fields: Any) -> State:
        person = pc("Nettie", 1, **fields)
        return given(person, scene=None, session=2, milestone=Milestone("major", 2, (reward,)))

    rest = {"approach": "Quick", "great": "refresh"}
    refused(picked(Reward("c1", effect="replace", a="1", stunt=NEW, **rest)), 1, m.Confirm("c1"), "FAE-150")  # type: ignore[arg-type]
    healed = picked(Reward("c1", clears=(("severe", "Rest."),), effect="nothing", **rest))  # type: ignore[arg-type]
    events, _ = happens(healed, 1, m.Confirm("c1"))
    assert not [event for event in events if isinstance(event, m.ConsequenceCleared)]


def test_a_milestone_waits_for_nobody_who_is_gone() -> None:
    state = do(given(pc("Nettie", 1), pc("Dario", 2), scene=None), GM, m.CallMilestone("minor"))
    state = play_all(state, (1, m.PickNothing("c1")), (1, m.Confirm("c1")))
    assert do(state, GM, m.DropCharacter("c2")).milestone is None


def test_a_roll_comes_first() -> None:
    state = given(pc("Nettie"), scene=None, milestone=Milestone("minor", 1, (Reward("c1"),)), roll=ROLL)
    assert refused(state, 1, m.PickNothing("c1")).reason == "roll-open"
