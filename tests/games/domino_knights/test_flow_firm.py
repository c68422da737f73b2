"""What happens by itself, pressed at its edges: the order of a batch, the deck made anew, who is asked again, who is
out meanwhile, what the clock does."""

from itertools import permutations

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, Table, against, dawn, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, CLEAN_UP, DEFEND, DRAW, OVER, TRAIN, Options
from parlour.games.domino_knights.pieces import CARD_NAMES

TARGETS = {"A♠": "[1:1]", "JK1": BOB, "A♦": ALICE, "J♦": ALICE, "Q♦": ALICE, "K♦": ALICE, "A♥": "[4:5]", "A♣": "[4:5]"}


def worked(t: Table) -> str:
    """The cards of the batch, in the order in which they took effect."""
    kinds = (m.CardSpent, m.CardLaid, m.LifeLaid, m.PowerLaid)
    return " ".join([CARD_NAMES[event.card] for event in t.events if isinstance(event, kinds)])


@pytest.mark.rule("DK-115", "DK-A24")
@pytest.mark.parametrize(("first", "second"), list(permutations(TARGETS, 2)))
def test_every_two_cards_of_a_batch_have_their_order(first: str, second: str) -> None:
    t = given(
        "Alice: hand A♠ JK A♦ J♦ Q♦ K♦ A♥ A♣ 2♣ | knights [4:5] 5/4 ♣",
        "Bob: hand 3♣ | knights [1:1] ♦ | graveyard [7:7]",
        phase=TRAIN,
    )
    for card in (first, second):
        t.does("Alice", m.Special(card, TARGETS[card]))
    t.resolve()
    by_the_book = some("JK1 A♠ A♦ J♦ Q♦ K♦ A♥ A♣")
    places = [by_the_book.index(card) for card in worked(t).split()]
    if {first, second} == {"A♥", "A♣"}:
        assert worked(t) == f"{first} {second}", "equal in both: as they were played"
    else:
        assert len(places) == 2 and places == sorted(places)


@pytest.mark.rule("DK-117")
def test_the_deck_is_made_anew_as_soon_as_a_card_is_discarded() -> None:
    t = given("Alice: hand A♠ 2♣", "Bob: knights [4:5] 5/4 on 9♣", deck="").plays("Alice", "A♠", "[4:5]")
    assert t.state.window is not None and t.discard == ""
    assert sorted(CARD_NAMES[c] for c in t.state.deck) == ["9♣", "A♠"]


@pytest.mark.rule("DK-039", "DK-050")
def test_a_single_dead_is_worth_recycling() -> None:
    t = dawn("Alice: hand 2♣", "Bob: graveyard [1:1] [2:2]", peasants="").resolve("[1:1]")
    assert (t.phase, t.recruits("Alice"), t.graveyard("Bob")) == (DRAW, "[1:1]", "[2:2]")


@pytest.mark.rule("DK-A20")
def test_only_a_knight_that_life_freed_may_still_join() -> None:
    t = given("Alice: hand A♥ | knights [4:5] ♣; [2:3] ♠ tapped", "Bob: hand 2♣")
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).plays("Alice", "A♥", "[2:3]")
    assert GAME.awaited(t.state) == (0, 1), "no card in hand, and yet something to answer with"
    t = given("Alice: knights [4:5] ♣; [6:6] ♣", "Bob: hand A♥ 2♣ | knights [2:3] ♠ tapped")
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).plays("Bob", "A♥", "[2:3]")
    assert GAME.awaited(t.state) == (1,), "her other Knight stays at home"
    t = given("Alice: hand 2♣ | knights [4:5] ♣", "Bob: hand A♥ | knights [2:3] ♠ tapped")
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).all_pass().does("Bob", m.Defend(())).plays("Bob", "A♥", "[2:3]")
    assert GAME.awaited(t.state) == (0, 1), "the defender's may block yet"
    assert t.does("Bob", m.Commit("[2:3]", "[4:5]")).all_pass().graveyard("Bob") == "[2:3]"


@pytest.mark.rule("DK-A20", "DK-A26")
def test_the_clock_begins_again_when_somebody_commits_a_knight() -> None:
    t = given("Alice: hand A♥ 2♠ | knights [4:5] ♣; [2:3] ♠ tapped", "Bob: hand 2♣")
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).plays("Alice", "A♥", "[2:3]")
    (before,) = GAME.alarms(t.state)
    (after,) = GAME.alarms(t.does("Alice", m.Commit("[2:3]")).state)
    assert before.name == after.name == "window" and before.token != after.token


@pytest.mark.rule("DK-076", "DK-A26")
def test_after_an_interjection_everybody_is_asked_for_aid_again() -> None:
    t = given("Alice: knights [4:5] ♣", "Charlie: knights [1:1] ♦", "Dianne: hand A♣ 2♣ | knights [2:2] ♦")
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).all_pass().does("Charlie", m.PassAid())
    assert GAME.awaited(t.state) == (3,)
    t.plays("Dianne", "A♣", "[2:2]").all_pass()
    assert GAME.awaited(t.state) == (2, 3)


@pytest.mark.rule("DK-085", "DK-A26")
def test_after_an_interjection_the_defender_still_defends() -> None:
    t = given("Alice: hand A♣ 2♣ | knights [4:5] ♣", "Bob: knights [6:6] ♦", "Charlie: knights [1:1] ♦")
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).all_pass().does("Charlie", m.PassAid())
    assert t.phase == DEFEND
    t.plays("Alice", "A♣", "[4:5]").all_pass()
    assert (t.phase, GAME.awaited(t.state), t.told(m.AidStepBegan)) == (DEFEND, (1,), [])


@pytest.mark.rule("DK-076", "DK-A20")
def test_a_knight_that_joins_late_has_everybody_asked_for_aid_again() -> None:
    t = given(
        "Alice: hand A♥ 2♣ | knights [4:5] ♣; [2:3] ♠ tapped", "Charlie: knights [1:1] ♦", "Dianne: knights [2:2] ♦"
    )
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).plays("Alice", "A♥", "[2:3]").all_pass().does("Charlie", m.PassAid())
    assert GAME.awaited(t.state) == (3,)
    assert GAME.awaited(t.does("Alice", m.Commit("[2:3]")).state) == (2, 3)


@pytest.mark.rule("DK-175", "DK-A88")
def test_a_battle_goes_on_when_a_bystander_falls_and_ends_when_the_defender_does() -> None:
    def attacked() -> Table:
        t = given(
            "Alice: hand A♠ 2♣ | knights [9:9] ♦",
            "Bob: 0 | knights [1:2] ♣",
            "Charlie: 0 | knights [3:3] ♣",
            goal="lastStanding",
            fame=True,
        )
        return t.does("Alice", m.Attack(BOB, ("[9:9]",)))

    t = attacked().plays("Alice", "A♠", "[3:3]")
    assert (t.kingdom("Charlie").alive, t.state.battle is not None) == (False, True)
    t = attacked().plays("Alice", "A♠", "[1:2]")
    assert (t.kingdom("Bob").alive, t.state.battle, t.phase) == (False, None, ATTACK)


@pytest.mark.rule("DK-A26")
def test_the_clock_passes_for_those_who_have_not() -> None:
    t = given("Alice: hand A♠ 2♣", "Bob: hand 3♣ | knights [4:5] ♣", "Charlie: hand 4♣", "Dianne: hand 5♣")
    t.does("Alice", m.Special("A♠", "[4:5]")).does("Charlie", m.Pass()).clock("window")
    assert [event.seat for event in t.told(m.Passed)] == [1, 3]


@pytest.mark.rule("DK-158", "DK-A26")
def test_the_window_closes_when_the_clock_has_named_a_model_and_nobody_can_answer() -> None:
    t = given("Alice: knights [0:0] ♠ as [3:6]", "Bob: hand A♠", "Charlie: knights [3:6] 6/3 ♠; [2:8] 2/8 ♠")
    t.does("Bob", m.Special("A♠", "[3:6]"))
    assert GAME.awaited(t.state) == (0,) and t.told(m.CopyAsked)
    t.clock("window")
    assert (t.value("[0:0]"), t.state.window, t.phase) == ("2/8", None, ATTACK)


@pytest.mark.rule("DK-158", "DK-A91")
def test_no_card_is_offered_while_a_doppelganger_waits_for_its_model() -> None:
    t = given("Alice: knights [0:0] ♠ as [3:6]", "Bob: hand A♠ K♣", "Charlie: knights [3:6] 6/3 ♠; [2:8] 2/8 ♠")
    t.does("Bob", m.Special("A♠", "[3:6]"))
    assert t.told(m.CopyAsked) and "special" not in {offer.command for offer in GAME.offers(t.state, 1)}
    t.does("Alice", m.ChooseCopy("[2:8]"))
    assert "special" in {offer.command for offer in GAME.offers(t.state, 1)}


@pytest.mark.rule("DK-076", "DK-A26")
def test_the_clock_sends_nobody_to_aid() -> None:
    t = given("Alice: knights [4:5] ♣", "Charlie: knights [1:1] ♦", "Dianne: knights [2:2] ♦")
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).does("Charlie", m.PassAid()).clock("window")
    assert ([event.seat for event in t.told(m.AidPassed)], t.phase) == ([3], DEFEND)


@pytest.mark.rule("DK-A20", "DK-A39")
@pytest.mark.parametrize(("house", "health"), [("open", 23), ("stillBlocked", 27)])
def test_a_late_blocker_that_dies_has_met_its_attacker(house: str, health: int) -> None:
    t = given("Alice: hand A♠ 2♣ | knights [4:5] ♣", "Bob: hand A♥ 2♦ | knights [2:3] ♠ tapped", removed_blocker=house)
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).all_pass().does("Bob", m.Defend(())).plays("Bob", "A♥", "[2:3]")
    t.does("Bob", m.Commit("[2:3]", "[4:5]")).plays("Alice", "A♠", "[2:3]").all_pass()
    assert (t.health("Bob"), t.graveyard("Bob")) == (health, "[2:3]")


@pytest.mark.rule("DK-051", "DK-A06")
def test_the_draw_is_over_with_the_sixth_card_where_the_discard_may_be_taken_at_any_moment() -> None:
    t = given("Alice: hand 2♣ 3♣ 4♣ 5♣", discard="9♦", phase=DRAW, discard_choice="any")
    t.does("Alice", m.DrawCards(False), "6♠")
    assert (len(t.kingdom("Alice").hand), t.phase, t.state.window) == (5, DRAW, None)
    t.does("Alice", m.DrawCards(False), "7♠").all_pass()
    assert (len(t.kingdom("Alice").hand), t.phase) == (6, TRAIN)


@pytest.mark.rule("DK-106", "DK-A49")
@pytest.mark.parametrize("late", [True, False])
def test_who_takes_no_loot_leaves_the_field_to_be_cleared_and_so_does_the_clock(late: bool) -> None:
    t = given("Alice: knights [5:9] 9/5 ♦", "Bob: knights [3:8] 3/8 on J♣", looting=True)
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).does("Bob", m.Defend(against("[5:9]", "[3:8]")))
    assert (t.phase, GAME.awaited(t.state)) == (CLEAN_UP, (0,))
    t = t.clock("window") if late else t.does("Alice", m.SkipLoot())
    assert (t.phase, t.graveyard("Bob"), t.discard) == (ATTACK, "[3:8]", "J♣")


@pytest.mark.rule("DK-A17")
def test_a_knight_whose_life_is_negated_lies_at_a_place_of_its_own() -> None:
    t = given(
        "Alice: hand JK | recruits [1:1] [2:2] | knights [4:5] life A♥", "Bob: hand 10♥ 2♣", "Charlie: graveyard [7:7]"
    ).plays("Bob", "10♥", "A♥")
    assert (t.recruits("Alice"), t["[4:5]"]) == ("[1:1] [2:2] [4:5]", "#3")
    t.plays("Alice", "JK1", CHARLIE)
    assert (t.recruits("Alice"), t["[7:7]"]) == ("[1:1] [2:2] [4:5] [7:7]", "#4")


@pytest.mark.rule("DK-A71")
def test_nothing_happens_any_more_once_fame_has_decided() -> None:
    t = given("Alice: 31", "Bob: 31 | hand 2♣", goal="fameFirstTo", fame=True, fame_goal=30, deck="").does(
        "Bob", m.Concede()
    )
    assert isinstance(t.events[-1], m.GameEnded) and t.phase == OVER


@pytest.mark.rule("DK-076", "DK-A44")
def test_who_has_passed_hears_that_and_not_that_they_attack() -> None:
    t = given("Alice: knights [4:5] ♣", "Charlie: knights [1:1] ♦", "Dianne: knights [2:2] ♦")
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).does("Charlie", m.PassAid()).does("Dianne", m.PassAid())
    t.does("Bob", m.Defend(())).does("Charlie", m.PassAid())
    t.refuses("Charlie", m.AidDefend(against("[4:5]", "[1:1]")), "passed-here", "DK-076")


@pytest.mark.rule("DK-028")
def test_a_name_has_forty_letters_at_most() -> None:
    state = GAME.initial(("A" * 41, "B" * 40), Options())
    assert [kingdom.name for kingdom in state.kingdoms] == ["A" * 40, "B" * 40]


@pytest.mark.rule("DK-105", "DK-A72")
@pytest.mark.parametrize(
    ("goal", "left", "looted"),
    [
        ("fameAttrition", "| recruits [2:2]", True),
        ("lastStanding", "", True),
        ("lastStanding", "| recruits [2:2]", False),
        ("lastStanding", "| candidates [2:2] on 9♠", False),
        ("lastStanding", "; [6:6] ♣", False),
    ],
)
def test_where_only_a_fall_is_looted_a_kingdom_that_lives_on_is_not(goal: str, left: str, looted: bool) -> None:
    t = given(
        "Alice: knights [9:9] ♦",
        f"Bob: 1 | knights [1:2] ♣ {left}",
        goal=goal,
        fame=True,
        attrition_out="zero",
        looting=True,
        loot_trigger="ejection",
    )
    t.does("Alice", m.Attack(BOB, ("[9:9]",))).does("Bob", m.Defend(against("[9:9]", "[1:2]")))
    assert (t.phase == CLEAN_UP and GAME.awaited(t.state) == (0,)) is looted


@pytest.mark.rule("DK-A91")
@pytest.mark.parametrize("left", [1, 0])
def test_who_has_health_left_answers_in_the_last_window_of_a_battle(left: int) -> None:
    t = given("Alice: hand 2♣ | knights [9:9] ♣", f"Bob: {9 + left} | hand A♠ 3♣")
    t.does("Alice", m.Attack(BOB, ("[9:9]",))).all_pass().does("Bob", m.Defend(())).resolve()
    assert t.health("Bob") == left
    assert ("special" in {offer.command for offer in GAME.offers(t.state, 1)}) is bool(left)
    if left:
        assert t.plays("Bob", "A♠", "[9:9]").graveyard("Alice") == "[9:9]"


@pytest.mark.rule("DK-126", "DK-189")
def test_life_is_for_knights_and_recruits() -> None:
    t = given("Alice: hand A♥ 2♣ | knights [4:5] ♣", "Bob: hand 3♣", discard="4♦")
    for wrong in (ALICE, BOB):
        t.refuses("Alice", m.Special("A♥", wrong), "not-for-life", "DK-126")


@pytest.mark.rule("DK-A82", "DK-165")
@pytest.mark.parametrize(("fame", "how"), [(True, "standing"), (False, "lastStanding")])
def test_who_gives_up_after_the_battle_that_left_nobody_else_has_won(fame: bool, how: str) -> None:
    t = given(
        "Alice: hand 2♣ | knights [9:9] ♣", "Bob: 0 | knights [1:2] ♣" if fame else "Bob: 3",
        players=2, goal="lastStanding", fame=fame,
    )  # fmt: skip
    t.does("Alice", m.Attack(BOB, ("[9:9]",))).all_pass()
    t.does("Bob", m.Defend(against("[9:9]", "[1:2]") if fame else ())).resolve()
    outcome = GAME.outcome(t.does("Alice", m.Concede()).state)
    assert outcome is not None and (outcome.winners, outcome.how) == ((0,), how)


@pytest.mark.rule("DK-137", "DK-149")
def test_wealth_that_is_not_on_the_table_is_not_said_to_be_settled() -> None:
    t = given("Alice: laid A♦", "Bob: hand 10♥ 2♣")
    t.refuses("Bob", m.Special("10♥", "A♦"), "wealth-settled", "DK-137")
    t.refuses("Bob", m.Special("10♥", "A♦'"), "nothing-to-negate", "DK-149")


@pytest.mark.rule("DK-141")
def test_there_is_no_kingdom_behind_the_last() -> None:
    t = given("Alice: hand K♣ 2♣", players=2)
    t.refuses("Alice", m.Special("K♣", CHARLIE), "unknown", "DK-141")
