"""The game master's desk: notes, pleas and receipts, overruling, handing over; and that players cannot use it."""

from typing import Any

import msgspec
import pytest

from games.fate.given import (
    GM,
    HEROES,
    State,
    bend,
    do,
    find,
    given,
    happens,
    in_turns,
    major,
    mook,
    offered,
    pc,
    play_all,
    refused,
    text,
)
from games.fate.rolls import attack, attempt, fight, invoke, overcome, passes, roll, settled
from parlour.games.fate import moves as m
from parlour.games.fate.game import GAME
from parlour.roleplay import moves as d

AMA, DAN = pc("Ama", Clever=1), pc("Dan", 2, Clever=1)


def plea(command: Any) -> d.Plead:
    return d.Plead("Please, just this once", msgspec.json.encode(command).decode())


# Notes


def test_notes_are_private() -> None:
    state = play_all(
        given(AMA), (1, d.WriteNote(0, "Plan", "Steal the boat")), (GM, d.WriteNote(0, "Secret", "The duke did it"))
    )
    assert [note.text for note in GAME.private(state, 1).notes] == ["Steal the boat"]
    assert [note.text for note in GAME.private(state, GM).notes] == ["The duke did it"]
    assert GAME.private(state, 2).notes == ()
    assert b"Steal the boat" not in msgspec.json.encode(GAME.public(state))
    assert GAME.tell(state, (d.NoteWritten(1, 1, "Plan", "Steal the boat"),), 1) == []


def test_notes_are_rewritten_and_thrown_away_by_their_owner() -> None:
    state = play_all(given(AMA), (1, d.WriteNote(0, "Plan", "Steal the boat")), (1, d.WriteNote(0, "More", "")))
    assert [note.id for note in state.desk.notes[1]] == [1, 2]
    state = do(state, 1, d.WriteNote(1, "Plan", "Buy the boat"))
    assert state.desk.notes[1][0].text == "Buy the boat"
    for seat, command in (
        (2, d.WriteNote(1, "Plan", "mine")),
        (2, d.DropNote(1)),
        (1, d.DropNote(9)),
        (1, d.WriteNote(0, " ", "x")),
    ):
        refused(state, seat, command)
    assert [note.id for note in do(state, 1, d.DropNote(1)).desk.notes[1]] == [2]


# Pleas


def test_what_was_refused_happens_once_it_is_allowed_with_a_receipt() -> None:
    state = given(AMA, DAN, mook("Rat"), conflict=fight("c1", "c2", "c3"))
    refused(state, 2, overcome("c2"), "FAE-140")
    state = do(state, 2, plea(overcome("c2")))
    assert state.desk.pleas[0].seat == 2
    refused(state, 1, d.Allow(1, "so"), "FAE-001")
    refused(state, GM, d.Allow(9, "so"), "FAE-001")
    events, state = happens(state, GM, d.Allow(1, "It is a good idea"))
    assert isinstance(events[0], d.Allowed) and roll(state).sides[0].who == "c2"
    receipt = state.desk.receipts[0]
    assert (receipt.by, receipt.reason, receipt.reversed, state.desk.pleas) == (GM, "It is a good idea", False, ())
    assert not state.lax
    refused(state, GM, d.Reverse(receipt.id, "so"), "FAE-001")


def allowed(state: State, seat: int, command: Any) -> State:
    refused(state, seat, command)
    state = do(state, seat, plea(command))
    return do(state, GM, d.Allow(state.desk.counted, "so be it"))


def test_turns_reach_and_limits_may_be_laid_aside() -> None:
    late = given(AMA, DAN, mook("Rat"), conflict=fight("c1", "c2", "c3", acted=("c1",)))
    assert roll(allowed(late, 1, attack(target="c3"))).target == "c3"
    race = do(given(AMA, mook("Rat")), GM, m.StartContest("Race", ("c1", "c2")))
    assert roll(allowed(race, 1, attack())).action == "attack"
    people = (AMA, DAN, pc("Cleo", 3))
    rolling = do(do(given(*people, help_max=1), 1, overcome()), 2, m.Help("c2", "c1", ""))
    assert roll(allowed(rolling, 3, m.Help("c3", "c1", ""))).sides[0].helpers == ("c2", "c3")
    twice = passes(do(attempt(in_turns(AMA, aspects=["Fog"]), overcome(), 1, 9), 1, invoke("a5")))
    assert len(roll(allowed(twice, 1, invoke("a5"))).sides[0].invoked) == 2
    one = in_turns(AMA, aspects=["Fog"], free={"Fog": (HEROES, 2)}, invoke_free_per_roll="one")
    one = passes(do(attempt(one, overcome(), 1, 9), 1, invoke("a5", "free")))
    assert len(roll(allowed(one, 1, invoke("a5", "free"))).sides[0].invoked) == 2
    far = given(AMA, mook("Rat"), conflict=fight("c1", "c2"))
    far = play_all(far, *[(GM, m.AddZone(name)) for name in "ABC"])
    a, b, c = (zone.id for zone in far.scene.zones)
    far = play_all(
        far, (GM, m.LinkZones(a, b, "")), (GM, m.LinkZones(b, c, "")), (GM, m.Place("c1", a)), (GM, m.Place("c2", c))
    )
    assert roll(allowed(far, 1, attack())).target == "c2"


def test_a_refusal_knows_whether_it_could_be_allowed() -> None:
    far = given(AMA, mook("Rat"), conflict=fight("c1", "c2"))
    far = play_all(far, *[(GM, m.AddZone(name)) for name in "ABC"])
    a, b, c = [zone.id for zone in far.scene.zones]
    far = play_all(
        far, (GM, m.LinkZones(a, b, "")), (GM, m.LinkZones(b, c, "")), (GM, m.Place("c1", a)), (GM, m.Place("c2", c))
    )
    found = GAME.refused(far, 1, attack())
    assert found is not None and found.allowable, "too far is a matter of the story"
    found = GAME.refused(given(pc("Ama", fp=0, Clever=1), aspects=["Fog"]), 1, d.Overrule("c1", "points", "9", "x"))
    assert found is not None and not found.allowable, "the desk is nobody else's"


def test_nobody_pays_what_is_not_there_even_if_allowed() -> None:
    state = attempt(given(pc("Ama", fp=0, Clever=1), aspects=["Fog"]), overcome(), 1, 2)
    refused(state, 1, plea(invoke("a5")), "FAE-001")


def test_who_leads_is_asked_by_every_plea() -> None:
    state = do(given(AMA, DAN), 1, d.Plead("May I have a horse?"))
    assert GAME.awaited(given(AMA, DAN)) == () and GAME.awaited(state) == (GM,)
    assert GAME.prompt(state, GM) == "Alice has a request: allow or decline it."
    assert GAME.prompt(state, 1) == GAME.prompt(given(AMA, DAN), 1)
    both = do(state, 2, d.Plead("And I?"))
    assert GAME.prompt(both, GM).startswith("Alice and Bob have requests")
    assert GAME.awaited(do(state, GM, d.Allow(1, "Any"))) == GAME.awaited(do(state, 1, d.Deny(1))) == ()


def test_a_plea_in_words_is_laid_aside_or_withdrawn_and_nonsense_refused() -> None:
    state = given(AMA, DAN)
    refused(state, 2, d.Plead("This?", "{not json"), "FAE-001")
    refused(state, 2, plea(d.Overrule("c2", "points", "9", "x")), "FAE-001")
    refused(state, 1, plea(d.TakeSeat("The Duke")), "FAE-001")
    refused(state, GM, d.Plead("so"), "FAE-001")
    refused(state, 1, d.Plead(" "), "FAE-001")
    state = play_all(state, (1, d.Plead("May I have a horse?")), (2, d.Plead("This?")), (2, d.Plead("That?")))
    refused(state, 2, d.Deny(1), "FAE-001")
    assert [one.id for one in do(state, 1, d.Deny(1)).desk.pleas] == [2, 3]
    assert [one.id for one in do(state, GM, d.Deny(2)).desk.pleas] == [1, 3]
    assert [one.id for one in GAME.private(state, 1).pleas] == [1]
    assert [one.id for one in GAME.private(state, GM).pleas] == [1, 2, 3]
    refused(state, GM, d.Deny(9), "FAE-001")


# Overruling


@pytest.mark.parametrize(
    ("what", "field", "value", "kept"),
    [
        ("c1", "points", "5", "5"),
        ("pool", "points", "3", "3"),
        ("c1", "Clever", "+4", "4"),
        ("c1", "Clever", "-2", "-2"),
        ("c1", "box 2", "yes", "yes"),
        ("c1", "out", "taken", "taken"),
        ("c1", "out", "1", "taken"),
        ("c1", "name", " Amy ", "Amy"),
        ("c1", "raises", "1", "1"),
        ("c1", "stunt 1 used", "yes", "yes"),
        ("c1", "looks", "tall", "tall"),
        ("a5", "text", "Thick Fog", "Thick Fog"),
        ("a5", "free heroes", "2", "2"),
    ],
)
def test_any_value_is_set_with_a_reason_and_taken_back(what: str, field: str, value: str, kept: str) -> None:
    state = given(pc("Ama", Clever=1, stunts=[bend()]), aspects=["Fog"])
    events, after = happens(state, GM, d.Overrule(what, field, value, "a mistake"))
    overruled = events[0]
    assert isinstance(overruled, d.Overruled) and overruled.after == kept and overruled.before != kept
    again = do(after, GM, d.Overrule(what, field, value, "again"))
    assert again.desk.receipts[1].before == kept
    back = do(after, GM, d.Reverse(1, "it was right"))
    assert back.desk.receipts[0].reversed
    assert (back.characters, back.aspects, back.pool, back.supply) == (
        state.characters,
        state.aspects,
        state.pool,
        state.supply,
    )
    refused(back, GM, d.Reverse(1, "twice"), "FAE-001")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("points", "many"),
        ("points", "-1"),
        ("points", "21"),
        ("points", "1e9"),
        ("Clever", "13"),
        ("Clever", "-3"),
        ("Clever", ""),
        ("box 1", "perhaps"),
        ("out", "asleep"),
        ("name", " "),
        ("points", "²"),
        ("points", "+-1"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(field: str, value: str) -> None:
    assert refused(given(AMA), GM, d.Overrule("c1", field, value, "why"), "FAE-001").cure.startswith("Enter")


@pytest.mark.parametrize(
    ("field", "value", "cure"),
    [
        ("box 1", "perhaps", "yes or no"),
        ("out", "asleep", "taken or conceded"),
        ("name", " ", "some words"),
        ("Clever", "13", "-2 to 12"),
        ("points", "many", "0 to 20"),
    ],
)
def test_the_refusal_says_what_such_a_value_looks_like(field: str, value: str, cure: str) -> None:
    assert cure in refused(given(AMA), GM, d.Overrule("c1", field, value, "why")).cure


def test_each_overruling_is_taken_back_on_its_own() -> None:
    state = play_all(
        given(AMA), (GM, d.Overrule("c1", "points", "5", "so")), (GM, d.Overrule("c1", "Clever", "4", "so"))
    )
    state = do(state, GM, d.Reverse(2, "no"))
    assert (find(state, "Ama").fp, find(state, "Ama").ratings[1]) == (5, 1)
    assert [receipt.reversed for receipt in state.desk.receipts] == [False, True]


def test_overruling_names_a_piece_and_a_value() -> None:
    state = given(AMA, mook("Rat"), aspects=["Fog"])
    refused(state, 1, d.Overrule("c1", "points", "9", "I want to"), "FAE-001")
    refused(state, GM, d.Overrule("c9", "points", "9", "so"), "FAE-001")
    refused(state, GM, d.Overrule("c1", "luck", "9", "so"), "FAE-001")
    refused(state, GM, d.Overrule("c2", "points", "9", "so"), "FAE-001")
    refused(state, GM, d.Overrule("c1", "stunt 1 used", "yes", "so"), "FAE-001")
    refused(state, GM, d.Overrule("c1", "acted", "yes", "so"), "FAE-001")
    refused(state, GM, d.Reverse(1, "so"), "FAE-001")


def test_whether_somebody_has_acted_is_overruled_in_a_conflict() -> None:
    state = given(AMA, DAN, mook("Rat"), conflict=fight("c1", "c2", "c3", at=1, acted=("c1",)))
    state = do(state, GM, d.Overrule("c2", "acted", "yes", "he helped"))
    assert state.conflict is not None and state.conflict.acted == ("c1", "c2")
    state = do(state, GM, d.Overrule("c1", "acted", "no", "she did not"))
    assert state.conflict is not None and state.conflict.acted == ("c2",)
    assert [(receipt.before, receipt.after) for receipt in state.desk.receipts] == [("no", "yes"), ("yes", "no")]


# Leading


def test_the_game_is_handed_over_with_its_notes_and_its_foes() -> None:
    state = do(given(AMA, major("Thane"), conflict=fight("c2", "c1")), GM, d.WriteNote(0, "Secret", "The duke did it"))
    refused(state, 1, d.HandOver(1), "FAE-001")
    refused(state, GM, d.HandOver(0), "FAE-001")
    refused(state, GM, d.HandOver(9), "FAE-001")
    refused(do(state, GM, attack("c2", "c1")), GM, d.HandOver(1), "FAE-023")
    state = do(state, GM, d.HandOver(2))
    assert (
        state.desk.gm == 2
        and [note.text for note in state.desk.notes[2]] == ["The duke did it"]
        and state.desk.notes[0] == ()
    )
    refused(state, GM, attack("c2", "c1"), "FAE-070")
    do(state, 2, attack("c2", "c1"))


def test_house_rules_are_changed_in_the_open_between_rolls() -> None:
    state = given(AMA)
    refused(state, 1, d.ChangeRule("help_max", "2"), "FAE-001")
    refused(state, GM, d.ChangeRule("luck", "2"), "FAE-001")
    refused(state, GM, d.ChangeRule("stunt_stack", "none"), "FAE-Q44")
    refused(do(state, 1, overcome()), GM, d.ChangeRule("help_max", "2"), "FAE-023")
    state = play_all(state, (GM, d.ChangeRule("help_max", "2")), (GM, d.ChangeRule("stunt_stack", "one")))
    assert (state.options.help_max, state.options.stunt_stack) == (2, "one")


def test_a_closed_table_is_closed_for_everything() -> None:
    refused(given(AMA), GM, d.CloseTable(), "FAE-145")
    state = given(AMA, scene=None, sitting=False)
    refused(state, 1, d.CloseTable(), "FAE-001")
    state = do(state, GM, d.CloseTable())
    assert refused(state, 1, overcome()).reason == "closed"
    assert offered(state, GM, "start_session") == []
    assert GAME.why_not(state, 1, "c1").reason == "closed"


def test_who_only_watches_does_nothing() -> None:
    assert refused(given(AMA), 9, overcome()).reason == "not-seated"
    assert refused(given(AMA), -1, overcome()).reason == "not-seated"
    assert (
        refused(given(AMA), 9, d.TakeSeat("Zoe")).reason
        == refused(given(AMA), -1, d.TakeSeat("Zoe")).reason
        == "not-seated"
    )


# What only the game master does

HERS: tuple[Any, ...] = (
    d.HandOver(1),
    d.Allow(1, "so"),
    d.Overrule("c1", "points", "9", "so"),
    d.Reverse(1, "so"),
    d.StartSession(),
    d.EndSession(),
    d.CloseTable(),
    d.ChangeRule("help_max", "1"),
    m.OpenScene("Quay", ()),
    m.CloseScene(),
    m.Enter("c1"),
    m.Leave("c1"),
    m.AddZone("Yard"),
    m.RemoveZone("z1"),
    m.LinkZones("z1", "z2", ""),
    m.UnlinkZones("b1"),
    m.HoldBorder("b1", "c1"),
    m.Place("c1", "z1"),
    m.Reshuffle(),
    m.AddAspect("open", "scene", "Fog"),
    m.RemoveAspect("a1"),
    m.RevealAspect("h1"),
    m.Withhold("a1", "c1"),
    m.StartChallenge("all", "Escape", "Run", 2),
    m.AddTask("open", "Run", 2, ()),
    m.AssignTask("t1", ()),
    m.EndChallenge(),
    m.StartContest("Race", ("c1", "c2")),
    m.EndContest(),
    m.StartConflict("physical", ("c1", "c2")),
    m.Reorder(("c1",)),
    m.SplitBlock(),
    m.BeginConflict(),
    m.JoinConflict("c1"),
    m.EndConflict(),
    m.Impose("c1", "so"),
    m.VetoStunt("c1", 0),
    m.VetoProtector("c1"),
    m.Oppose("c1"),
    m.CallMilestone("minor"),
)


@pytest.mark.parametrize("command", HERS, ids=lambda command: type(command).__name__)
def test_players_cannot_use_the_game_masters_commands(command: Any) -> None:
    refusal = refused(given(AMA, DAN, free={"Ama in Trouble": (HEROES, 1)}), 1, command)
    assert refusal.reason == "not-the-game-master" and "game master" in refusal.why


# Why a piece can do nothing


def test_a_piece_tells_why_it_can_do_nothing() -> None:
    state = given(
        AMA,
        DAN,
        major("Lurker", hidden=True),
        mook("Rat"),
        aspects=["Fog"],
        hidden=["A Trapdoor"],
        conflict=fight("c2", "c1", "c3"),
    )
    fog = text(state, "Fog").id
    assert GAME.why_not(state, 1, "c1").rule == "FAE-140"
    assert GAME.why_not(state, 1, fog).rule == "FAE-140"
    assert GAME.why_not(state, 1, "Quick").rule == "FAE-140"
    assert "Bob" in GAME.why_not(state, 1, "c2").why
    for hidden in ("h1", text(state, "A Trapdoor").id):
        assert GAME.why_not(state, 1, hidden).why == GAME.why_not(state, 1, "h99").why == GAME.why_not(state, 1, 7).why
    broke = attempt(in_turns(pc("Ama", fp=0, Clever=1), aspects=["Fog"]), overcome(), 1, 2)
    assert GAME.why_not(broke, 1, "a5").rule == "FAE-104"
    paid = passes(do(attempt(in_turns(AMA, aspects=["Fog"]), overcome(), 1, 9), 1, invoke("a5")))
    assert GAME.why_not(paid, 1, "a5").rule == "FAE-102"
    assert GAME.why_not(given(AMA, scene=None), 1, "c1").rule == "FAE-185"
    done = settled(given(AMA), overcome(), 3, 2)
    assert GAME.why_not(done, 1, "z9").rule == "FAE-180" and find(done, "Ama").here
