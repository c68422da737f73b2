"""Small promises that are easily broken: what is owed and what merely may be done, needless cards, whose Recruits."""

import pytest

from games.domino_knights.given import ALICE, BOB, Table, dawn, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DRAW, MAINTAIN, TRAIN


def owed(table: Table, who: str) -> set[str]:
    return {offer.command for offer in GAME.offers(table.state, table.seat(who)) if offer.owed}


def free(table: Table, who: str) -> set[str]:
    return {offer.command for offer in GAME.offers(table.state, table.seat(who)) if not offer.owed}


@pytest.mark.rule("DK-112", "DK-199")
def test_special_cards_are_offered_and_never_owed() -> None:
    every = "A♠ A♥ A♦ A♣ K♣ Q♣ J♣ 10♣ JK1"
    lines = f"Alice: hand {every} 9♠ | recruits [4:5] [0:0] | laid J♦", "Bob: graveyard [2:2] | knights [1:2] on 3♥"
    for options in ({}, {"joker_to": "any"}, {"life_suit": "chosen", "life_recruit": "any"}):
        t = given(*lines, "Charlie: recruits [5:5]", phase=TRAIN, **options)
        assert owed(t, "Alice") == {"train", "end_train"}
        specials = [o for o in GAME.offers(t.state, 0) if o.command == "special"]
        assert {o.fixed[0] for o in specials} == set(some(every))
        assert "special" in free(t, "Alice")


@pytest.mark.rule("DK-078", "DK-A20")
def test_asking_for_aid_and_joining_late_are_never_owed() -> None:
    t = given(
        "Alice: hand A♥ | knights [4:5] 5/4 ♣ on 9♣; [2:3] 3/2 ♠ on 5♠ tapped",
        "Charlie: knights [1:1] on 2♠",
        "Dianne: hand 2♦",
    )
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).plays("Alice", "A♥", "[2:3]")
    assert "commit" in free(t, "Alice") and "commit" not in owed(t, "Alice")
    t.all_pass()
    assert {"ask_aid", "commit"} <= free(t, "Alice")
    assert owed(t, "Charlie") == {"aid_attack", "pass_aid"}
    t.refuses("Bob", m.AskAid(), "defence-to-come")
    t.does("Alice", m.AskAid()).refuses("Alice", m.AskAid(), "asked-already")
    t.does("Charlie", m.PassAid())
    t.refuses("Alice", m.AskAid(), "attack-past")
    t.does("Bob", m.AskAid()).refuses("Bob", m.AskAid(), "asked-already")


@pytest.mark.rule("DK-A08", "DK-A23")
def test_by_switch_topping_up_takes_no_needless_card_either() -> None:
    t = given("Alice: hand A♦ 9♠ 8♠ 5♠ 4♠ | recruits [9:9]", "Bob: hand 10♥", phase=TRAIN, extra_training="refuse")
    t.plays("Alice", "A♦", ALICE).all_pass()
    place = t["[9:9]"]
    t.does("Alice", m.Train(place, ("9♠",))).plays("Bob", "10♥", "A♦").all_pass()
    t.refuses("Alice", m.AddTraining(place, some("5♠ 4♠ 8♠")), "needless", "DK-A08")
    t.does("Alice", m.AddTraining(place, some("5♠ 4♠"))).refuses("Alice", m.AddTraining(place, ("8♠",)), "cost-met")


@pytest.mark.rule("DK-A12")
def test_only_knights_with_two_different_ends_of_their_own_are_turned_round() -> None:
    t = given(
        "Alice: knights [4:5] 5/4 ♣ on 9♣; [3:3] ♣ on 6♣; [0:0] ♣ on 2♣ as [4:5]",
        "Dianne:",
        phase=10,
        active="Dianne",
        reorient="maintain",
    )
    t.does("Dianne", m.Discard(()))
    (offer,) = [o for o in GAME.offers(t.state, 0) if o.command == "reorient"]
    assert offer.asks[0].of == ("[4:5]",)
    t.does("Alice", m.Reorient(("[4:5]",)))
    assert t.value("[4:5]") == t.value("[0:0]") == "4/5"


@pytest.mark.rule("DK-A18")
def test_life_on_a_recruit_of_ones_own_names_its_end_whatever_the_house() -> None:
    t = given("Alice: hand A♥ | recruits [4:5]", "Bob: hand 2♦ | recruits [1:6]", phase=TRAIN, life_recruit="any")
    t.refuses("Alice", m.Special("A♥", t["[4:5]"]), "unknown")
    t.plays("Alice", "A♥", t["[1:6]"])
    assert t.value("[1:6]") == "6/1" and t.knights("Bob") == "[1:6]"


@pytest.mark.rule("DK-198")
def test_a_copy_of_a_knight_that_life_brought_in_is_not_tapped_either() -> None:
    t = given("Alice: knights [0:0] ♥ on 2♥ as [3:6]", "Bob: knights [3:6] 6/3 life A♥")
    t.open_battle("Alice", BOB, "[0:0]")
    assert not t.is_tapped("[0:0]") and t.health("Bob") == 21


@pytest.mark.rule("DK-021", "DK-071", "DK-052", "DK-060", "DK-013")
def test_a_dimmed_piece_says_why_it_can_do_nothing() -> None:
    t = given(
        (
            "Alice: hand 3♣ K♦ 10♣ A♦ JK1 A♠ | recruits [8:9] | candidates [1:2] on 3♥ | knights [4:5] 5/4 ♣ on 9♣ "
            "tapped; [2:2] on 4♠"
        ),
        "Bob: recruits [1:1] | knights [5:5] on 10♥",
        phase=TRAIN,
        discard="Q♠",
    )
    t.state.attacked = 0b100

    def why(who: str, piece: str) -> tuple[str, str]:
        said = GAME.why_not(t.state, t.seat(who), piece)
        assert said.why
        return said.reason, said.rule

    assert why("Alice", "[4:5]") == ("tapped", "DK-021")
    assert why("Alice", "[2:2]") == ("fights-later", "DK-042")
    assert why("Alice", "[5:5]") == ("not-yours", "DK-075")
    assert why("Alice", "3♣") == ("pays-for-nobody", "DK-055")
    assert why("Bob", "3♣") == ("not-held", "DK-149")
    assert why("Alice", "10♣") == ("nothing-in-play", "DK-149")
    assert why("Alice", "A♦") == ("wealth-later", "DK-A21")
    assert why("Alice", "JK1") == ("graves-empty", "DK-A56")
    assert why("Alice", "Q♠") == ("top-barred", "DK-052")
    assert why("Alice", t["[8:9]"]) == ("too-dear", "DK-055")
    assert why("Alice", t["[1:1]"]) == ("for-its-owner", "DK-013")
    assert why("Alice", t["[1:2]"]) == ("soon-a-knight", "DK-060")
    assert why("Alice", "@0") == ("your-own", "DK-069")
    assert why("Alice", "@2") == ("you-attacked", "DK-071")
    assert why("Alice", "@1") == ("attacked-later", "DK-042")
    assert why("Alice", "nonsense") == why("Alice", "@5") == ("unknown", "DK-042")
    rules = {rule.id for rule in GAME.rulebook}
    assert all(
        why(who, piece)[1] in rules for who in ("Alice", "Bob") for piece in ("[4:5]", "3♣", "@3", "[9:9]", "A♠")
    )


@pytest.mark.rule("DK-019", "DK-052", "DK-054")
def test_the_top_discard_says_truly_when_it_may_be_taken() -> None:
    def why(discard: str, phase: int, who: int = 0) -> str:
        said = GAME.why_not(given("Alice: hand 3♣", phase=phase, discard=discard).state, who, discard)
        assert said is not None
        return f"{said.why} {said.cure}"

    assert (
        why("7♥", TRAIN)
        == why("7♥", DRAW, 1)
        == "7♥ is the top discard; you can take it in your own Draw. Wait for your Draw."
    )
    assert why("Q♠", DRAW) == "Q♠ is the top discard, and only a 2 to 9 can be taken. Draw from the deck."
    assert why("7♥", DRAW) == "You can take 7♥ now, before you draw from the deck. Take the top discard."


@pytest.mark.rule("DK-013", "DK-014")
def test_asking_why_tells_nothing_that_is_hidden() -> None:
    """Two worlds that differ only in what Alice may not know answer her alike."""
    worlds = [
        given("Alice: hand 3♣", f"Bob: hand {hand} | recruits {recruit} | candidates {candidate}", phase=TRAIN)
        for hand, recruit, candidate in (("A♠ 2♠", "[9:9]", "[1:2] on 3♥"), ("5♦ 6♦", "[0:1]", "[3:4] on 7♠"))
    ]
    pieces = ("#1", "#2", "A♠", "5♦", "[9:9]", "[1:2]", "@1", "3♣")
    one, two = [[str(GAME.why_not(world.state, 0, piece)) for piece in pieces] for world in worlds]
    assert one == two


@pytest.mark.rule("DK-164", "DK-A82")
def test_a_blank_whose_only_model_gives_up_while_it_is_promoted_finds_nobody_to_copy() -> None:
    t = dawn("Alice: candidates [0:0] on 2♠ | recruits [1:1] [1:2]", "Bob: knights [3:6] 6/3 on 9♠", "Charlie: hand 2♦")
    assert (t.phase, GAME.awaited(t.state)) == (MAINTAIN, (0,))
    t.does("Dianne", m.Concede())
    assert GAME.awaited(t.state) == (0,), "who has nothing to do with it changes nothing"
    t.does("Bob", m.Concede())
    assert (t.graveyard("Alice"), t.candidates("Alice"), t.discard.endswith("2♠")) == ("[0:0]", "", True)
    assert t.state.window is not None and t.state.window.checkpoint == 1


@pytest.mark.rule("DK-A26")
def test_nobody_interrupts_a_promotion() -> None:
    t = dawn("Alice: hand J♠ | candidates [3:7] on 10♣ | recruits [1:1] [1:2]", "Bob: hand A♠ 10♦ | laid J♣")
    assert (t.phase, GAME.awaited(t.state)) == (MAINTAIN, (0,))
    t.refuses("Bob", m.Special("A♠", t["[3:7]"]), "too-short", "DK-A26")
    t.refuses("Alice", m.Special("J♠", ALICE), "too-short", "DK-A26")
    assert not [offer for seat in range(4) for offer in GAME.offers(t.state, seat) if offer.command == "special"]
    t.does("Alice", m.Promote(t["[3:7]"], 7)).does("Bob", m.Special("A♠", "[3:7]"))
