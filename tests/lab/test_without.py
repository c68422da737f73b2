"""What a special card decided: the turn played again without it."""

from typing import Any

import pytest

from games.domino_knights.given import ALICE, BOB, Table, against, given
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.study import STUDY
from parlour.lab.play import Step, play_game
from parlour.lab.shard import Witness
from parlour.lab.without import fates, fates_again, fates_without


class Recorded(Table):
    """A table that keeps the steps of a turn."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.state)
        self.steps: list[Step] = []

    def does(self, who: str | int, command: m.Command, *told: str) -> "Recorded":
        before = self.state
        super().does(who, command, *told)
        self.steps.append(Step(before, self.seat(who), command, self.events, self.state, ()))
        return self

    def without(self, special: str) -> set[tuple[int, str]]:
        at = next(
            i
            for i, step in enumerate(self.steps)
            if isinstance(step.command, m.Special) and step.command.card == special
        )
        return fates_without(GAME, STUDY, self.steps, at)

    def fates(self) -> set[tuple[int, str]]:
        return {fate for step in self.steps for fate in fates(STUDY.marks(step.after, step.events))}


def test_courage_felled_a_kingdom() -> None:
    t = Recorded(given("Alice: hand J♥ | knights [2:8] 8/2 ♥", "Bob: 10 | hand 2♣", players=3))
    t.does("Alice", m.Attack(BOB, ("[2:8]",))).plays("Alice", "J♥", ALICE).all_pass()
    t.does("Bob", m.Defend(())).all_pass()
    assert t.fates() == {(1, "fell")}
    assert t.without("J♥") == set()


def test_loyalty_saved_a_kingdom() -> None:
    t = Recorded(given("Alice: knights [2:8] 8/2 ♥", "Bob: 8 | hand Q♥", players=3))
    t.does("Alice", m.Attack(BOB, ("[2:8]",))).plays("Bob", "Q♥", BOB).all_pass()
    assert t.fates() == set()
    assert t.without("Q♥") == {(1, "fell")}


def test_a_wizard_who_stopped_the_rescue_felled_the_kingdom_and_the_rescue_did_nothing() -> None:
    t = Recorded(given("Alice: hand 10♣ | knights [2:8] 8/2 ♥", "Bob: 8 | hand Q♥", players=3))
    t.does("Alice", m.Attack(BOB, ("[2:8]",))).does("Bob", m.Special("Q♥", BOB)).plays("Alice", "10♣", "Q♥").all_pass()
    t.does("Bob", m.Defend(())).all_pass()
    assert t.fates() == {(1, "fell")}
    assert t.without("10♣") == set()
    assert t.without("Q♥") == {(1, "fell")}


def test_a_card_that_only_added_to_enough_decided_nothing() -> None:
    t = Recorded(given("Alice: hand J♥ | knights [2:8] 8/2 ♥", "Bob: 5 | hand 2♣", players=3))
    t.does("Alice", m.Attack(BOB, ("[2:8]",))).plays("Alice", "J♥", ALICE).all_pass()
    t.does("Bob", m.Defend(())).all_pass()
    assert t.fates() == t.without("J♥") == {(1, "fell")}


def test_others_do_at_their_moment_what_they_did() -> None:
    """Bob's block stays a block when Alice's card is taken out before it, and his Power comes after it."""
    t = Recorded(
        given("Alice: hand J♥ | knights [2:8] 8/2 ♥; [1:9] 9/1 ♦", "Bob: 9 | hand A♣ | knights [3:9] 3/9 ♠", players=3)
    )
    t.does("Alice", m.Attack(BOB, ("[2:8]", "[1:9]"))).plays("Alice", "J♥", ALICE).all_pass()
    t.does("Bob", m.Defend(against("[1:9]", "[3:9]"))).plays("Bob", "A♣", "[3:9]").all_pass()
    assert t.fates() == {(1, "fell")}
    assert t.without("J♥") == set()
    assert t.without("A♣") == {(1, "fell")}


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_played_again_with_everything_in_it_seals_the_same_fates(seed: int) -> None:
    """Which shows that what is repeated is really repeated."""
    turns: list[list[Step]] = [[]]

    def keep(step: Step) -> None:
        turns[-1].append(step)
        if any(mark.kind == "turn" for mark in STUDY.marks(step.after, step.events)):
            turns.append([])

    play_game(GAME, ("normal",) * 4, seed, watch=keep)
    compared = 0
    for steps in turns[1:]:
        plays = [at for at, step in enumerate(steps) if isinstance(step.command, m.Special)]
        for at in plays or range(min(1, len(steps))):
            real: set[Any] = {fate for step in steps[at:] for fate in fates(STUDY.marks(step.after, step.events))}
            assert fates_again(GAME, STUDY, steps[at].before, steps[at:]) == real
            compared += 1
    assert compared >= 5


def test_a_witness_counts_turns_plays_and_who_began() -> None:
    seen = Witness(GAME, STUDY)
    steps: list[Step] = []

    def both(step: Step) -> None:
        steps.append(step)
        seen(step)

    outcome = play_game(GAME, ("normal",) * 3, 11, watch=both)
    seen.close_turn()
    assert outcome is not None
    events = [event for step in steps for event in step.events]
    assert seen.decisions == len(steps) - 1
    assert seen.turns == len([event for event in events if isinstance(event, m.TurnBegan)])
    assert sum(map(len, seen.played.values())) == len([event for event in events if isinstance(event, m.SpecialPlayed)])
    assert seen.first == next(event.seat for event in events if isinstance(event, m.TurnBegan))


def test_a_witness_tells_what_was_brought_about_from_what_was_averted() -> None:
    felled = Recorded(given("Alice: hand J♥ | knights [2:8] 8/2 ♥", "Bob: 10 | hand 2♣", players=3))
    felled.does("Alice", m.Attack(BOB, ("[2:8]",))).plays("Alice", "J♥", ALICE).all_pass()
    felled.does("Bob", m.Defend(())).all_pass()
    saved = Recorded(given("Alice: knights [2:8] 8/2 ♥", "Bob: 8 | hand Q♥", players=3))
    saved.does("Alice", m.Attack(BOB, ("[2:8]",))).plays("Bob", "Q♥", BOB).all_pass()
    told = []
    for table in (felled, saved):
        seen = Witness(GAME, STUDY)
        for step in table.steps:
            seen(step)
        seen.close_turn()
        told.append((seen.felled, seen.saved, seen.last))
    assert told == [(["Courage"], [], {"Courage"}), ([], ["Loyalty"], {"Loyalty"})]
