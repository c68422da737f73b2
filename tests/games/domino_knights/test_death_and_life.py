"""2.17 Aces: Death and Life."""

import msgspec
import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, against, given
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, DEFEND, DISCARD


@pytest.mark.rule("DK-120")
@pytest.mark.parametrize("ace", ["A♠", "A♥", "A♣"])
def test_an_ace_may_reach_any_knight_on_the_board(ace: str) -> None:
    for whose in ("Alice", "Bob"):
        t = given("Alice: hand A♠ A♥ A♣ | knights [4:4] ♣", "Bob: knights [5:5] ♦")
        t.does("Alice", m.Special(ace, {"Alice": "[4:4]", "Bob": "[5:5]"}[whose]))


@pytest.mark.rule("DK-121")
@pytest.mark.parametrize("how", ["", " tapped"])
def test_death_kills_a_knight_tapped_or_untapped(how: str) -> None:
    t = given("Alice: hand A♠", f"Bob: knights [4:4] on 8♦{how} with A♣ | graveyard [1:1]").plays(
        "Alice", "A♠", "[4:4]"
    )
    assert (t.knights("Bob"), t.graveyard("Bob"), t.discard) == ("", "[1:1] [4:4]", "8♦ A♣ A♠")


@pytest.mark.rule("DK-122", "DK-X06")
def test_death_on_a_candidate_is_a_blind_kill() -> None:
    t = given("Alice: hand A♠ 2♣", "Dianne: candidates [7:7] on Q♥ 2♥", phase=DISCARD, active="Alice")
    t.does("Alice", m.Discard(()))
    assert t.state.window is not None and t.state.window.checkpoint == 7
    before = msgspec.json.encode((GAME.public(t.state), GAME.private(t.state, 0))).decode()
    assert "[7:7]" not in before and "Q♥" not in before
    t.plays("Alice", "A♠", t["[7:7]"])
    assert (t.candidates("Dianne"), t.graveyard("Dianne"), t.discard) == ("", "[7:7]", "Q♥ 2♥ A♠")
    assert GAME.public(t.state).kingdoms[3].graveyard == ("[7:7]",)
    assert t.laid("Dianne") == ""


@pytest.mark.rule("DK-123")
@pytest.mark.parametrize("active", ["Alice", "Bob", "Dianne"])
def test_death_may_come_at_any_time(active: str) -> None:
    t = given("Alice: hand A♠", "Dianne: candidates [7:7] on Q♥ 2♥", active=active)
    t.plays("Alice", "A♠", t["[7:7]"])
    assert t.graveyard("Dianne") == "[7:7]"


@pytest.mark.rule("DK-124")
def test_death_reaches_no_recruits_peasants_or_the_dead() -> None:
    t = given("Alice: hand A♠", "Bob: recruits [4:4] | graveyard [1:1]")
    t.refuses("Alice", m.Special("A♠", t["[4:4]"]), "beyond-death", "DK-124")
    for nothing in ("[4:4]", "[9:9]", "[1:1]", BOB):
        t.refuses("Alice", m.Special("A♠", nothing), "beyond-death", "DK-124")
    for nothing in ("#99", ""):
        t.refuses("Alice", m.Special("A♠", nothing), "unknown", "DK-124")


@pytest.mark.rule("DK-125")
def test_the_death_card_is_discarded_after_the_kill() -> None:
    t = given("Alice: hand A♠", "Bob: knights [4:4] on 8♦", discard="2♠").plays("Alice", "A♠", "[4:4]")
    assert t.discard == "2♠ 8♦ A♠"


@pytest.mark.rule("DK-126", "DK-A15")
@pytest.mark.parametrize(("end", "value"), [(9, "9/8"), (8, "8/9")])
def test_life_turns_a_recruit_straight_into_a_knight(end: int, value: str) -> None:
    t = given("Alice: hand A♥ | recruits [8:9] [1:1]")
    t.plays("Alice", "A♥", t["[8:9]"], attack=end)
    seen = t.knight("[8:9]")
    assert (t.value("[8:9]"), seen.suit, seen.cards, seen.on, seen.tapped) == (value, "♥", (), ("A♥",), False)
    assert (t.recruits("Alice"), seen.never_taps) == ("[1:1]", True)
    t.does("Alice", m.Attack(BOB, ("[8:9]",)))


@pytest.mark.rule("DK-126", "DK-046")
def test_life_on_a_recruit_asks_which_end_attacks() -> None:
    t = given("Alice: hand A♥ | recruits [8:9]")
    t.refuses("Alice", m.Special("A♥", t["[8:9]"]), "unknown")
    t.refuses("Alice", m.Special("A♥", t["[8:9]"], attack=4), "unknown")


@pytest.mark.rule("DK-127")
def test_a_knight_brought_in_by_life_is_never_tapped() -> None:
    t = (
        given("Alice: knights [8:9] 9/8 life A♥")
        .open_battle("Alice", BOB, "[8:9]")
        .open_battle("Alice", CHARLIE, "[8:9]")
    )
    assert (t.health("Bob"), t.health("Charlie"), t.is_tapped("[8:9]")) == (18, 18, False)
    t = given("Alice: knights [8:9] 9/8 life A♥", "Bob: knights [1:1] ♣", active="Bob").does(
        "Bob", m.Attack(ALICE, ("[1:1]",))
    )
    t.does("Alice", m.Defend(against("[1:1]", "[8:9]")))
    assert (t.is_tapped("[8:9]"), t.graveyard("Bob")) == (False, "[1:1]")


@pytest.mark.rule("DK-128", "DK-A16")
def test_life_untaps_a_knight_and_stays() -> None:
    t = given("Alice: hand A♥", "Bob: knights [3:9] 3/9 ♣ tapped").plays("Alice", "A♥", "[3:9]")
    seen = t.knight("[3:9]")
    assert (seen.tapped, seen.on, seen.never_taps, seen.suit) == (False, ("A♥",), True, "♣")


@pytest.mark.rule("DK-A16")
def test_the_house_may_let_life_untap_once() -> None:
    t = given("Alice: hand A♥ | knights [3:9] 3/9 ♣ tapped", life_on_knight="untapOnce").plays("Alice", "A♥", "[3:9]")
    assert (t.is_tapped("[3:9]"), t.knight("[3:9]").on, t.discard) == (False, (), "A♥")
    t.open_battle("Alice", BOB, "[3:9]")
    assert t.is_tapped("[3:9]")


@pytest.mark.rule("DK-129")
def test_life_may_go_on_an_untapped_knight() -> None:
    t = given("Alice: hand A♥ | knights [3:9] 3/9 ♣").plays("Alice", "A♥", "[3:9]")
    t.open_battle("Alice", BOB, "[3:9]").open_battle("Alice", CHARLIE, "[3:9]")
    assert not t.is_tapped("[3:9]")


@pytest.mark.rule("DK-130")
def test_life_is_discarded_when_its_knight_is_defeated() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦", "Bob: knights [1:3] 3/1 life A♥").does("Alice", m.Attack(BOB, ("[5:9]",)))
    t.does("Bob", m.Defend(against("[5:9]", "[1:3]")))
    assert (t.graveyard("Bob"), t.discard) == ("[1:3]", "A♥")


@pytest.mark.rule("DK-131", "DK-X07")
def test_necromancer_and_life_in_concert() -> None:
    lines = ("Alice: hand JK A♥ | recruits [1:1] [0:4]", "Charlie: graveyard [2:2] [8:9]", "Bob: hand 10♠ 2♣")
    t = given(*lines).plays("Alice", "JK1", CHARLIE)
    assert (t.recruits("Alice"), t.graveyard("Charlie"), t.discard) == ("[1:1] [0:4] [8:9]", "[2:2]", "JK1")
    assert t.state.window is not None
    t.plays("Alice", "A♥", t["[8:9]"], attack=9)
    assert (t.value("[8:9]"), t.knight("[8:9]").suit, t.knight("[8:9]").never_taps) == ("9/8", "♥", True)
    assert t.recruits("Alice") == "[1:1] [0:4]"
    t = given(*lines).does("Alice", m.Special("JK1", CHARLIE)).does("Bob", m.Special("10♠", "JK1")).resolve()
    assert (t.recruits("Alice"), t.graveyard("Charlie"), t.hand("Alice")) == ("[1:1] [0:4]", "[2:2] [8:9]", "A♥")


SURPRISE = ("Alice: hand 10♣ | knights [3:8] 8/3 on J♦", "Bob: hand A♥ 2♣ | recruits [5:9]")


@pytest.mark.rule("DK-132", "DK-X08")
def test_a_surprise_defender() -> None:
    t = given(*SURPRISE).does("Alice", m.Attack(BOB, ("[3:8]",))).all_pass()
    assert t.phase == DEFEND
    t.plays("Bob", "A♥", t["[5:9]"], attack=5).all_pass()
    assert (t.value("[5:9]"), t.phase) == ("5/9", DEFEND)
    t.does("Bob", m.Defend(against("[3:8]", "[5:9]"))).all_pass()
    assert (t.graveyard("Alice"), t.is_tapped("[5:9]"), t.health("Bob"), t.phase) == ("[3:8]", False, 27, ATTACK)


@pytest.mark.rule("DK-132", "DK-X08", "DK-A20")
def test_the_surprise_may_come_as_late_as_the_last_window() -> None:
    t = given(*SURPRISE).does("Alice", m.Attack(BOB, ("[3:8]",))).all_pass().does("Bob", m.Defend(()))
    assert t.state.window is not None and t.state.window.checkpoint == 5
    t.plays("Bob", "A♥", t["[5:9]"], attack=5)
    t.refuses("Bob", m.Commit("[5:9]"), "unknown")
    t.does("Bob", m.Commit("[5:9]", "[3:8]"))
    assert GAME.awaited(t.state)[0] == 0
    t.all_pass()
    assert (t.graveyard("Alice"), t.health("Bob")) == ("[3:8]", 27)


@pytest.mark.rule("DK-X08")
def test_after_resolution_began_it_is_too_late() -> None:
    t = given(*SURPRISE).does("Alice", m.Attack(BOB, ("[3:8]",))).all_pass().does("Bob", m.Defend(())).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6
    t.plays("Bob", "A♥", t["[5:9]"], attack=5)
    t.refuses("Bob", m.Commit("[5:9]", "[3:8]"), "decided")
    assert t.health("Bob") == 19


@pytest.mark.rule("DK-X08", "DK-A17")
def test_negating_life_sends_the_surprise_back() -> None:
    t = given(*SURPRISE).does("Alice", m.Attack(BOB, ("[3:8]",))).all_pass()
    t.plays("Bob", "A♥", t["[5:9]"], attack=5).all_pass().does("Bob", m.Defend(against("[3:8]", "[5:9]")))
    t.plays("Alice", "10♣", "A♥").all_pass()
    assert (t.recruits("Bob"), t.knights("Bob"), t.health("Bob"), t.discard) == ("[5:9]", "", 19, "A♥ 10♣")
    t.refuses("Bob", m.Defend(()), "no-battle")


@pytest.mark.rule("DK-A17")
@pytest.mark.parametrize(
    ("house", "recruits", "graveyard", "knights"),
    [("recruit", "[5:9]", "", ""), ("graveyard", "", "[5:9]", ""), ("stays", "", "", "[5:9]")],
)
def test_what_becomes_of_a_knight_whose_life_is_negated(
    house: str, recruits: str, graveyard: str, knights: str
) -> None:
    t = given("Alice: hand 10♣", "Bob: knights [5:9] 5/9 life A♥ with A♣", life_negated=house).plays(
        "Alice", "10♣", "A♥"
    )
    assert (t.recruits("Bob"), t.graveyard("Bob"), t.knights("Bob")) == (recruits, graveyard, knights)
    if house == "stays":
        assert (t.discard, t.value("[5:9]"), t.knight("[5:9]").never_taps) == ("A♥ 10♣", "10/18", False)
    else:
        assert t.discard == "A♥ 10♣ A♣"


@pytest.mark.rule("DK-A15")
@pytest.mark.parametrize(("house", "suit", "has"), [("hearts", None, "♥"), ("chosen", "♠", "♠"), ("none", None, "")])
def test_the_suit_of_a_knight_brought_in_by_life(house: str, suit: str | None, has: str) -> None:
    t = given("Alice: hand A♥ | recruits [8:9]", life_suit=house)
    if house != "chosen":
        t.refuses("Alice", m.Special("A♥", t["[8:9]"], suit="♠", attack=9), "not-asked")
    t.plays("Alice", "A♥", t["[8:9]"], suit=suit, attack=9)
    assert t.knight("[8:9]").suit == has


@pytest.mark.rule("DK-A18")
def test_life_trains_her_own_recruits_and_no_candidates() -> None:
    t = given("Alice: hand A♥ | candidates [4:4] on 8♦", "Bob: recruits [8:9]")
    t.refuses("Alice", m.Special("A♥", t["[8:9]"], attack=9), "anothers")
    t.refuses("Alice", m.Special("A♥", t["[4:4]"], attack=4), "training-goes-on")
    t = given("Alice: hand A♥", "Bob: recruits [8:9]", life_recruit="any")
    t.plays("Alice", "A♥", t["[8:9]"])
    assert t.knights("Bob") == "[8:9]"


@pytest.mark.rule("DK-X29", "DK-A19", "DK-A20")
def test_life_frees_a_tapped_knight_in_mid_battle() -> None:
    lines = ("Alice: knights [3:8] 8/3 ♦", "Bob: hand A♥ | knights [3:9] 3/9 ♣ tapped")
    t = given(*lines).does("Alice", m.Attack(BOB, ("[3:8]",))).all_pass()
    t.refuses("Bob", m.Defend(against("[3:8]", "[3:9]")), "tapped")
    t.does("Bob", m.Defend(())).plays("Bob", "A♥", "[3:9]")
    assert not t.is_tapped("[3:9]")
    assert t.state.window is not None and t.state.window.checkpoint == 5
    t.does("Bob", m.Commit("[3:9]", "[3:8]")).all_pass()
    assert (t.health("Bob"), t.is_tapped("[3:8]"), t.is_tapped("[3:9]"), t.graveyard("Alice")) == (27, True, False, "")
    assert t.phase == ATTACK
    t = given(*lines).does("Alice", m.Attack(BOB, ("[3:8]",))).plays("Bob", "A♥", "[3:9]")
    t.does("Bob", m.Defend(against("[3:8]", "[3:9]")))
    assert t.health("Bob") == 27


@pytest.mark.rule("DK-A20")
def test_the_attacker_may_send_a_surprise_until_the_defence_begins() -> None:
    t = given("Alice: hand A♥ 2♣ | recruits [5:9] | knights [1:1] ♦").does("Alice", m.Attack(BOB, ("[1:1]",)))
    t.plays("Alice", "A♥", t["[5:9]"], attack=9)
    t.refuses("Alice", m.Commit("[5:9]", "[1:1]"), "not-asked")
    t.does("Alice", m.Commit("[5:9]")).all_pass().does("Bob", m.Defend(())).all_pass()
    assert t.health("Bob") == 27 - 10


@pytest.mark.rule("DK-A90")
def test_life_shows_its_recruit_only_when_it_takes_effect() -> None:
    t = given("Alice: hand A♥ 2♣ | recruits [5:9]", "Bob: hand 10♣ 3♣")
    t.does("Alice", m.Special("A♥", t["[5:9]"], attack=9))
    for seat in (1, 2):
        told = msgspec.json.encode(
            (GAME.public(t.state), GAME.private(t.state, seat), GAME.tell(t.state, t.events, seat))
        )
        assert "[5:9]" not in told.decode() and "attack end 9" not in told.decode()
    mine = msgspec.json.encode((GAME.private(t.state, 0), GAME.tell(t.state, t.events, 0))).decode()
    assert "attack end 9" in mine
    t.does("Bob", m.Special("10♣", "A♥")).all_pass()
    assert "[5:9]" not in msgspec.json.encode((GAME.public(t.state), GAME.private(t.state, 1))).decode()
