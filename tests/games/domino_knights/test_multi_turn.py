"""2.8 Option: multi-turn training."""

from typing import Any

import pytest

from games.domino_knights.given import ALICE, BOB, Lucky, Table, card, dawn, given, some
from parlour.core.game import CannotRedeal
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, DISCARD, DRAW, MAINTAIN, TRAIN
from parlour.games.domino_knights.pieces import COST, POINTS
from parlour.games.domino_knights.rules.questions import credit, due, is_finished


def patient(*kingdoms: str, phase: int = TRAIN, **rest: Any) -> Table:
    return given(*kingdoms, phase=phase, multi_turn_training=True, **rest)


def own(t: Table, who: str = "Alice") -> tuple[int, int, bool]:
    """Paid, cost and whether it is finished, as its owner reads it."""
    (mine,) = GAME.private(t.state, t.seat(who)).candidates
    return mine.paid, mine.cost, mine.finished


def next_turn(t: Table, *told: str) -> Table:
    """From Alice's Train phase to that of her next turn, with Bob doing nothing in his."""
    t.does("Alice", m.EndTrain()).all_pass().does("Alice", m.EndAttack()).does("Alice", m.Discard(())).all_pass()
    t.does("Bob", m.DrawCards(False)).all_pass().does("Bob", m.EndTrain()).all_pass()
    t.does("Bob", m.EndAttack()).does("Bob", m.Discard(GAME.offers(t.state, 1)[0].asks[0].of[-1:])).all_pass()
    return t if t.phase == MAINTAIN else t.does("Alice", m.DrawCards(False), *told).all_pass()


@pytest.mark.rule("DK-061")
def test_training_may_begin_although_the_cost_is_not_met() -> None:
    t = patient("Alice: hand 6♣ 2♥ | recruits [6:8] [1:1]")
    t.does("Alice", m.Train(t["[6:8]"], ("6♣",)))
    assert (t.hand("Alice"), t.recruits("Alice"), t.candidates("Alice")) == ("2♥", "[1:1]", "[6:8]")
    assert own(t) == (6, 14, False)
    t.does("Alice", m.EndTrain()).all_pass()
    assert (t.phase, t.candidates("Alice")) == (ATTACK, "[6:8]")
    strict = given("Alice: hand 6♣ | recruits [6:8]", phase=TRAIN)
    strict.refuses("Alice", m.Train(strict["[6:8]"], ("6♣",)), "too-little", "DK-055")


@pytest.mark.rule("DK-061", "DK-025", "DK-056")
def test_to_begin_takes_at_least_one_training_card_of_one_suit() -> None:
    t = patient("Alice: hand 6♣ 5♦ A♣ | recruits [6:8]")
    t.refuses("Alice", m.Train(t["[6:8]"], ()), "too-few", "DK-055")
    t.refuses("Alice", m.Train(t["[6:8]"], some("6♣ 5♦")), "mixed", "DK-056")
    t.refuses("Alice", m.Train(t["[6:8]"], ("A♣",)), "no-training-card", "DK-025")


@pytest.mark.rule("DK-061", "DK-A08")
def test_by_switch_no_needless_card_is_taken_when_it_begins() -> None:
    t = patient("Alice: hand K♣ 6♣ 2♣ | recruits [0:6] [9:9]", extra_training="refuse")
    t.refuses("Alice", m.Train(t["[0:6]"], some("6♣ 2♣")), "needless", "DK-A08")
    t.does("Alice", m.Train(t["[9:9]"], some("6♣ 2♣")))
    lax = patient("Alice: hand K♣ 6♣ 2♣ | recruits [0:6]")
    lax.does("Alice", m.Train(lax["[0:6]"], some("K♣ 2♣")))


@pytest.mark.rule("DK-062")
def test_cards_of_its_suit_are_added_in_each_of_her_turns() -> None:
    t = dawn(
        "Alice: hand 5♣ 5♦ 2♥ 2♠ 3♠ | candidates [6:8] on 6♣ | recruits [1:1] [1:2]", multi_turn_training=True
    ).all_pass()
    t.does("Alice", m.DrawCards(False), "K♣").all_pass()
    t.refuses("Alice", m.AddTraining(t["[6:8]"], ("5♦",)), "other-suit", "DK-056")
    t.refuses("Alice", m.AddTraining(t["[6:8]"], some("5♣ 2♥")), "other-suit")
    t.refuses("Alice", m.AddTraining(t["[1:1]"], ("5♣",)), "unknown", "DK-014")
    t.refuses("Bob", m.AddTraining(t["[6:8]"], ("5♣",)), "not-your-turn")
    t.does("Alice", m.AddTraining(t["[6:8]"], ("5♣",)))
    assert own(t) == (11, 14, False)


@pytest.mark.rule("DK-062")
def test_a_single_point_that_is_missing_may_be_made_up() -> None:
    t = patient("Alice: hand 2♣ | candidates [6:8] on 9♣ 4♣")
    t.does("Alice", m.AddTraining(t["[6:8]"], ("2♣",)))
    assert own(t) == (15, 14, True)


@pytest.mark.rule("DK-062", "DK-042")
def test_cards_are_added_in_the_train_phase_only() -> None:
    for phase in (DRAW, ATTACK, DISCARD):
        t = patient("Alice: hand 5♣ | candidates [6:8] on 6♣", phase=phase)
        t.refuses("Alice", m.AddTraining(t["[6:8]"], ("5♣",)), "not-train", "DK-042")


@pytest.mark.rule("DK-062", "DK-A08")
def test_by_switch_none_of_the_cards_added_is_needless_and_what_was_laid_before_is_not_looked_at() -> None:
    t = patient("Alice: hand K♣ 4♣ 3♣ | candidates [6:8] on 2♣ 9♣", extra_training="refuse")
    t.refuses("Alice", m.AddTraining(t["[6:8]"], some("4♣ 3♣")), "needless", "DK-A08")
    t.does("Alice", m.AddTraining(t["[6:8]"], ("K♣",)))  # without the 2♣ laid before it would do as well
    assert own(t) == (24, 14, True)
    t.refuses("Alice", m.AddTraining(t["[6:8]"], ("4♣",)), "cost-met", "DK-A08")
    lax = patient("Alice: hand K♣ 4♣ | candidates [6:8] on 2♣ 9♣")
    lax.does("Alice", m.AddTraining(lax["[6:8]"], some("K♣ 4♣")))
    assert own(lax) == (28, 14, True)


@pytest.mark.rule("DK-063", "DK-060")
def test_it_is_promoted_in_the_maintain_after_the_turn_in_which_the_cost_was_met() -> None:
    t = patient(
        "Alice: hand 8♣ 2♥ 3♥ | candidates [7:7] on 6♣ | recruits [1:1] [1:2]", "Bob: recruits [2:2] [2:3]", players=2
    )
    t.does("Alice", m.AddTraining(t["[7:7]"], ("8♣",)))
    assert own(t) == (14, 14, True)
    t.does("Alice", m.EndTrain()).all_pass()
    assert (t.candidates("Alice"), t.knights("Alice")) == ("[7:7]", "")
    t.refuses("Alice", m.Attack(BOB, ("[7:7]",)), "unknown")
    t = patient(
        "Alice: hand 8♣ 2♥ 3♥ | candidates [7:7] on 6♣ | recruits [1:1] [1:2]", "Bob: recruits [2:2] [2:3]", players=2
    )
    next_turn(t.does("Alice", m.AddTraining(t["[7:7]"], ("8♣",))))
    assert (t.candidates("Alice"), t.knights("Alice"), t.knight("[7:7]").cards) == ("", "[7:7]", ("6♣", "8♣"))


@pytest.mark.rule("DK-064", "DK-014")
def test_the_unfinished_stays_through_maintain_with_its_cards_face_down() -> None:
    t = dawn("Alice: hand 2♥ | candidates [7:7] on 6♣ 5♣ | recruits [1:1] [1:2]", multi_turn_training=True)
    assert (t.candidates("Alice"), t.knights("Alice"), t.active) == ("[7:7]", "", "Alice")
    assert t.phase == MAINTAIN and t.state.window is not None, "nobody is asked to promote it"
    seen = GAME.public(t.state).kingdoms[0].candidates[0]
    assert (seen.cards, seen.pips) == (2, None)
    assert t.told(m.StillTraining) == [m.StillTraining(0, (seen_place(t, "[7:7]"),))]


def seen_place(t: Table, name: str) -> int:
    return int(t[name][1:])


@pytest.mark.rule("DK-064", "DK-046")
def test_only_the_finished_are_promoted() -> None:
    t = dawn("Alice: candidates [3:7] on 10♣; [6:8] on 6♣ 5♣ | recruits [1:1] [1:2]", multi_turn_training=True)
    assert (t.phase, GAME.awaited(t.state)) == (MAINTAIN, (0,))
    assert [offer.fixed for offer in GAME.offers(t.state, 0) if offer.command == "promote"] == [(t["[3:7]"],)]
    t.refuses("Alice", m.Promote(t["[6:8]"], 8), "unfinished", "DK-064")
    t.does("Alice", m.Promote(t["[3:7]"], 7))
    assert (t.knights("Alice"), t.candidates("Alice"), t.phase) == ("[3:7]", "[6:8]", DRAW)


@pytest.mark.rule("DK-064", "DK-A12")
def test_who_is_still_in_training_holds_nobody_up() -> None:
    """The ends of Knights may be exchanged though a Candidate is not finished; a blank waits only for the finished."""
    t = dawn(
        "Alice: candidates [6:8] on 6♣ | knights [4:5] 5/4 on 9♠ | recruits [1:1] [1:2]",
        multi_turn_training=True,
        reorient="maintain",
    )
    t.does("Alice", m.Reorient(("[4:5]",)))
    assert (t.value("[4:5]"), t.candidates("Alice")) == ("4/5", "[6:8]")
    t = dawn(
        "Alice: candidates [0:0] on 2♠; [6:8] on 6♣ | knights [4:5] 5/4 on 9♠ | recruits [1:1] [1:2]",
        multi_turn_training=True,
    )
    t.does("Alice", m.Promote(t["[0:0]"], model="[4:5]"))
    assert (t.value("[0:0]"), t.candidates("Alice")) == ("5/4", "[6:8]")
    t = dawn("Alice: candidates [0:0] on 2♠; [6:8] on 6♣ | recruits [1:1] [1:2]", multi_turn_training=True)
    assert (t.graveyard("Alice"), t.candidates("Alice")) == ("[0:0]", "[6:8]")


@pytest.mark.rule("DK-A09")
def test_the_blank_takes_one_card_here_too_and_is_finished_with_it() -> None:
    t = patient("Alice: hand 9♥ 5♥ 2♥ | recruits [0:0]")
    t.refuses("Alice", m.Train(t["[0:0]"], some("9♥ 5♥")), "too-many", "DK-A09")
    t.does("Alice", m.Train(t["[0:0]"], ("9♥",)))
    assert own(t)[2]
    t.refuses("Alice", m.AddTraining(t["[0:0]"], ("5♥",)), "cost-met", "DK-A08")


@pytest.mark.rule("DK-A10", "DK-062")
def test_one_training_a_turn_counts_those_begun_and_not_those_that_go_on() -> None:
    t = patient("Alice: hand 9♥ 3♣ 4♣ | recruits [4:5] [1:2] | candidates [6:8] on 6♣", train_per_turn="one")
    t.does("Alice", m.AddTraining(t["[6:8]"], ("3♣",)))
    t.does("Alice", m.Train(t["[4:5]"], ("9♥",)))
    t.refuses("Alice", m.Train(t["[1:2]"], ("4♣",)), "trained-already", "DK-A10")
    t.does("Alice", m.AddTraining(t["[6:8]"], ("4♣",)))


@pytest.mark.rule("DK-A23")
def test_what_a_negated_wealth_leaves_underpaid_stays_unfinished() -> None:
    for switch in ("topUpOrReturn", "graveyard"):
        t = patient("Alice: hand A♦ 9♠ 4♠ | recruits [9:9] [2:3]", "Bob: hand 10♥ 2♣", wealth_negated=switch)
        t.plays("Alice", "A♦", ALICE).all_pass().does("Alice", m.Train(t["[9:9]"], ("9♠",)))
        assert own(t) == (18, 18, True)
        t.plays("Bob", "10♥", "A♦").all_pass()
        assert own(t) == (9, 18, False)
        t.does("Alice", m.EndTrain()).all_pass()
        assert (t.phase, t.candidates("Alice"), t.hand("Alice")) == (ATTACK, "[9:9]", "4♠")


@pytest.mark.rule("DK-A22")
def test_a_doubling_once_earned_outlasts_the_wealth_and_the_next_one_like_it() -> None:
    """The Wealth of an earlier turn has expired; negating the same card when it comes round again takes nothing
    back."""
    line = "Alice: hand A♦ 4♠ 2♥ 3♥ 6♥ | recruits [9:9] [1:1]"
    t = patient(line, "Bob: hand 10♥ 3♦ 4♦ | recruits [2:2] [2:3]", players=2).plays("Alice", "A♦", ALICE).all_pass()
    next_turn(t.does("Alice", m.Train(t["[9:9]"], ("4♠",))), "5♠", "8♦", "9♦")
    assert (t.laid("Alice"), own(t)) == ("", (8, 18, False))
    again = bytes((card("A♦"),))
    t.state.kingdoms[0].hand += again
    t.state.discard = t.state.discard.replace(again, b"")
    t.plays("Alice", "A♦", ALICE).all_pass().does("Alice", m.AddTraining(t["[9:9]"], ("5♠",)))
    assert own(t) == (18, 18, True)
    t.plays("Bob", "10♥", "A♦").all_pass()
    assert own(t) == (13, 18, False)


@pytest.mark.rule("DK-X19", "DK-061", "DK-062", "DK-063", "DK-064", "DK-A22")
def test_a_training_of_three_turns() -> None:
    t = patient("Alice: hand 6♣ 5♦ 5♣ 2♣ 2♥ | recruits [6:8] [1:1]", "Bob: recruits [2:2] [2:3]", players=2)
    t.does("Alice", m.Train(t["[6:8]"], ("6♣",)))
    assert own(t) == (6, 14, False)
    next_turn(t, "A♦", "9♦")
    assert t.candidates("Alice") == "[6:8]"
    t.refuses("Alice", m.AddTraining(t["[6:8]"], ("5♦",)), "other-suit")
    t.does("Alice", m.AddTraining(t["[6:8]"], ("5♣",)))
    assert own(t) == (11, 14, False)
    next_turn(t, "3♥")
    t.plays("Alice", "A♦", ALICE).all_pass().does("Alice", m.AddTraining(t["[6:8]"], ("2♣",)))
    assert own(t) == (15, 14, True)
    next_turn(t)
    assert (t.phase, GAME.awaited(t.state)) == (MAINTAIN, (0,))
    t.does("Alice", m.Promote(t["[6:8]"], 8))
    assert (t.value("[6:8]"), t.knight("[6:8]").suit, t.knight("[6:8]").cards) == ("8/6", "♣", ("6♣", "5♣", "2♣"))


@pytest.mark.rule("DK-121", "DK-064")
def test_death_reaches_the_unfinished_too() -> None:
    t = patient("Alice: candidates [6:8] on 6♣ 5♣", "Bob: hand A♠", phase=ATTACK)
    t.plays("Bob", "A♠", t["[6:8]"])
    assert (t.graveyard("Alice"), t.discard) == ("[6:8]", "6♣ 5♣ A♠")


# What the others may know


def told(t: Table, seat: int | None) -> list[str]:
    return [line.text for line in GAME.tell(t.state, t.events, seat)]


@pytest.mark.rule("DK-014", "DK-061", "DK-062")
def test_others_are_told_the_number_of_cards_and_nothing_of_how_far_it_is() -> None:
    t = patient("Alice: hand 6♣ 5♣ | recruits [6:8]").does("Alice", m.Train("#1", ("6♣",)))
    assert told(t, 0) == ["Alice trains [6:8] with 6♣, 6 of 14."]
    assert told(t, 1) == told(t, None) == ["Alice trains a Recruit with 1 card."]
    t.does("Alice", m.AddTraining("#1", ("5♣",)))
    assert told(t, 0) == ["Alice adds 5♣ to the training of [6:8], 11 of 14."]
    assert told(t, 1) == ["Alice adds 1 card to the training of a Candidate."]
    t = patient("Alice: hand 8♣ | candidates [6:8] on 6♣").does("Alice", m.AddTraining("#1", ("8♣",)))
    assert told(t, 0) == ["Alice adds 8♣ to the training of [6:8], and its cost is met."]
    assert told(t, 1) == ["Alice adds 1 card to the training of a Candidate."]


@pytest.mark.rule("DK-014", "DK-064")
def test_finished_or_not_looks_the_same_to_the_others_until_maintain() -> None:
    worlds = [
        patient(f"Alice: hand 2♥ | candidates {one} on 6♣ 5♣", "Bob: hand 3♥", phase=ATTACK)
        for one in ("[5:6]", "[6:8]")
    ]
    for command in (m.EndAttack(), m.Discard(())):
        frames = []
        for t in worlds:
            t.does("Alice", command)
            frames.append(
                (
                    GAME.public(t.state),
                    GAME.awaited(t.state),
                    GAME.prompt(t.state, 1),
                    told(t, 1),
                    str(GAME.why_not(t.state, 1, "#1")),
                )
            )
        assert frames[0] == frames[1]
    assert own(worlds[0]) != own(worlds[1])


@pytest.mark.rule("DK-062", "DK-064")
def test_why_a_candidate_can_do_nothing_is_said_in_full_to_its_owner_alone() -> None:
    t = patient("Alice: hand 2♥ | candidates [6:8] on 6♣; [1:2] on 3♣", "Bob: hand 3♥")
    why = {(seat, name): GAME.why_not(t.state, seat, t[name]) for seat in (0, 1) for name in ("[6:8]", "[1:2]")}
    assert [(why[0, name].reason, why[0, name].rule) for name in ("[6:8]", "[1:2]")] == [
        ("nothing-to-add", "DK-062"),
        ("soon-a-knight", "DK-060"),
    ]
    assert (why[1, "[6:8]"].reason, why[1, "[6:8]"].rule, why[1, "[6:8]"].why) == (
        why[1, "[1:2]"].reason,
        "DK-064",
        why[1, "[1:2]"].why,
    )
    t = patient("Alice: candidates [6:8] on 6♣", phase=ATTACK)
    assert GAME.why_not(t.state, 0, t["[6:8]"]).cure == "Add cards of its suit in your Train phase."


def imagined(t: Table, seat: int, count: int = 60) -> list[Any]:
    worlds = []
    for seed in range(count):
        try:
            worlds.append(GAME.redeal(t.state, seat, Lucky(seed)))
        except CannotRedeal:
            continue
    assert len(worlds) > 0.9 * count
    return worlds


@pytest.mark.rule("DK-061", "DK-A08")
def test_a_fresh_candidate_may_be_finished_or_not_in_the_worlds_others_imagine() -> None:
    t = patient("Alice: hand K♣ 9♣ 2♥ | recruits [6:8]", extra_training="refuse").does(
        "Alice", m.Train("#1", some("9♣ K♣"))
    )
    finished = set()
    for world in imagined(t, 1):
        (candidate,) = world.kingdoms[0].candidates
        first, second = (COST[candidate.domino] > credit(candidate) - points for points in _points(candidate))
        assert first and second, "a needless card would have been refused"
        finished.add(is_finished(candidate))
    assert finished == {True, False}


def _points(candidate: Any) -> list[int]:
    return [POINTS[each] for each in candidate.cards]


@pytest.mark.rule("DK-064")
def test_what_a_maintain_has_passed_by_is_unfinished_in_every_world() -> None:
    t = dawn("Alice: hand 2♥ | candidates [7:7] on 6♣ 5♣ | recruits [1:1] [1:2]", multi_turn_training=True)
    for world in imagined(t, 1):
        (candidate,) = world.kingdoms[0].candidates
        assert not is_finished(candidate) and candidate.domino != 0
    t.all_pass().does("Alice", m.DrawCards(False), "2♣", "9♦", "9♥", "9♠", "8♦").all_pass().does(
        "Alice", m.AddTraining(t["[7:7]"], ("2♣",))
    )
    ends = set()
    for world in imagined(t, 1):
        (candidate,) = world.kingdoms[0].candidates
        assert COST[candidate.domino] > sum(_points(candidate)[:2])
        ends.add(is_finished(candidate))
    assert ends == {True, False}


@pytest.mark.rule("DK-064", "DK-045")
def test_a_maintain_that_waits_has_somebody_to_promote_in_every_world() -> None:
    t = dawn("Alice: candidates [3:7] on 10♣; [6:8] on 6♣ 5♣ | recruits [1:1] [1:2]", multi_turn_training=True)
    for world in imagined(t, 1):
        assert due(world, 0)
        assert [offer for offer in GAME.offers(world, 0) if offer.command == "promote" and offer.asks[0].of]
    t = dawn(
        "Alice: candidates [6:8] on 6♣ 5♣ | knights [4:5] 5/4 on 9♠", multi_turn_training=True, reorient="maintain"
    )
    assert all(not due(world, 0) for world in imagined(t, 1))


@pytest.mark.rule("DK-A23", "DK-A22")
def test_a_wealth_negated_may_leave_it_paid_or_not_in_the_worlds_others_imagine() -> None:
    for options in ({}, {"multi_turn_training": True}):
        t = given("Alice: hand A♦ 9♠ 4♠ | recruits [9:9] [2:3]", "Bob: hand 10♥ 2♣", phase=TRAIN, **options)
        t.plays("Alice", "A♦", ALICE).all_pass().does("Alice", m.Train(t["[9:9]"], ("9♠",))).plays(
            "Bob", "10♥", "A♦"
        ).all_pass()
        worlds = imagined(t, 1)
        assert {is_finished(world.kingdoms[0].candidates[0]) for world in worlds} == {True, False}
        if not options:
            assert all(
                COST[world.kingdoms[0].candidates[0].domino] <= 2 * credit(world.kingdoms[0].candidates[0])
                for world in worlds
            )
            t.does("Alice", m.AddTraining(t["[9:9]"], ("4♠",)))
            assert len({world.kingdoms[0].candidates[0].domino for world in imagined(t, 1)}) > 3
