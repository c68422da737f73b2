"""2.3 Character creation."""

import pytest
from msgspec.structs import replace

from games.fate.given import (
    GM,
    Given,
    bend,
    bonus,
    do,
    find,
    given,
    happens,
    major,
    mook,
    offered,
    pc,
    play_all,
    refused,
    text,
    texts,
)
from games.fate.reached import alter, known
from parlour.games.fate import moves as m
from parlour.games.fate.content.ready import PLAYERS
from parlour.games.fate.model import Border, Challenge, Conflict, Contest, Deal, Payment, Roll, Side, State, Task, Zone
from parlour.games.fate.rules.ask import refresh
from parlour.games.fate.rules.creation import lacks
from parlour.games.fate.words.refusal_parts import lacking

ORDER = ("Clever", "Careful", "Forceful", "Flashy", "Quick", "Sneaky")
ROLL = Roll(1, "overcome", "", "scene", "", "", "physical", (Side("c1", "heroes", ("Clever",)), Side("", "")))


def draft(name: str = "Nettie", seat: int = 1, **fields: object) -> Given:
    return pc(name, seat, status="draft", played=False, fp=0, boxes=0, **fields)


def blank_state() -> State:
    return given(scene=None, session=0, sitting=False)


@pytest.mark.rule("FAE-028", "FAE-030", "FAE-031", "FAE-033")
def test_a_character_is_made_step_by_step_and_approved() -> None:
    state = do(blank_state(), 1, m.NewCharacter("pc", "Nettie"))
    steps = [
        m.SetAspect("c1", "high", "Lighthouse Engineer"),
        m.SetAspect("c1", "trouble", "The Sea Wants Something Back"),
        m.SetAspect("c1", "first", "My Brother Runs the Ferry"),
        m.Describe("c1", "Nettie Corvane", "Short and broad"),
        m.RankApproaches("c1", ORDER),
        m.WriteBonus("c1", "am a Born Tinkerer", "Clever", "create", "I have tools"),
    ]
    for step in steps:
        refused(state, 1, m.Submit("c1"))
        assert not offered(state, 1, "submit")
        state = do(state, 1, step)
    assert lacks(state, find(state, "c1")) == []
    state = play_all(state, (1, m.Submit("c1")), (GM, m.Approve("c1")))
    made = find(state, "Nettie Corvane")
    assert (made.status, made.boxes, made.ratings, made.controller) == ("ready", 3, (2, 3, 1, 2, 1, 0), 1)
    assert texts(state, "c1") == ["Lighthouse Engineer", "The Sea Wants Something Back", "My Brother Runs the Ferry"]


@pytest.mark.rule("FAE-028", "FAE-029")
@pytest.mark.parametrize(
    ("general", "legal"), [("", False), ("One", True), ("One; Two", True), ("One; Two; Three", True)]
)
def test_one_to_three_general_aspects(general: str, legal: bool) -> None:
    state = given(draft(general=general), scene=None)
    if legal:
        assert find(do(state, 1, m.Submit("c1")), "c1").status == "submitted"
    else:
        refused(state, 1, m.Submit("c1"), "FAE-028")


@pytest.mark.rule("FAE-028")
def test_general_aspects_have_three_places_filled_in_order() -> None:
    state = given(draft(general=""), scene=None)
    refused(state, 1, m.SetAspect("c1", "second", "Two"), "FAE-028")
    for place in ("first", "second", "third"):
        state = do(state, 1, m.SetAspect("c1", place, place))
    state = do(state, 1, m.SetAspect("c1", "second", "changed"))
    assert texts(state, "c1", "general") == ["first", "changed", "third"]


@pytest.mark.rule("FAE-029", "FAE-Q35")
def test_a_blank_aspect_is_written_at_any_time_outside_a_roll() -> None:
    state = given(pc("Nettie", general="One; Two"))
    refused(given(pc("Nettie", general="One; Two"), roll=ROLL), 1, m.WriteBlank("c1", "Three"), "FAE-Q35")
    refused(state, 1, m.WriteBlank("c1", "  "), "FAE-029")
    refused(state, 2, m.WriteBlank("c1", "Three"), "FAE-029")
    state = do(state, 1, m.WriteBlank("c1", "Three"))
    assert texts(state, "c1", "general") == ["One", "Two", "Three"]
    refused(state, 1, m.WriteBlank("c1", "Four"), "FAE-028")


@pytest.mark.rule("FAE-030")
def test_name_and_looks_are_needed() -> None:
    refused(given(draft(looks=""), scene=None), 1, m.Submit("c1"), "FAE-030")
    refused(given(draft(name=""), scene=None), 1, m.Submit("c1"), "FAE-030")
    state = given(draft(looks=""), scene=None)
    refused(state, 1, m.Describe("c1", "Nettie", " "), "FAE-030")
    refused(state, 1, m.Describe("c1", "", "Broad"), "FAE-030")
    refused(state, 1, m.Describe("c1", "N" * 61, "Broad"), "FAE-030")
    state = play_all(state, (1, m.Describe("c1", "Nettie", "Broad")), (1, m.Submit("c1")))
    assert find(state, "Nettie").status == "submitted"


@pytest.mark.rule("FAE-031")
@pytest.mark.parametrize(
    ("ratings", "legal"),
    [
        ((3, 2, 2, 1, 1, 0), True),
        ((0, 1, 1, 2, 2, 3), True),
        ((3, 3, 2, 1, 0, 0), False),
        ((2, 2, 2, 1, 1, 1), False),
        ((), False),
    ],
)
def test_approaches_are_three_two_two_one_one_zero(ratings: tuple[int, ...], legal: bool) -> None:
    state = given(draft(ratings=ratings), scene=None)
    if legal:
        do(state, 1, m.Submit("c1"))
    else:
        refused(state, 1, m.Submit("c1"), "FAE-031")


@pytest.mark.rule("FAE-032", "FAE-035", "FAE-X20")
@pytest.mark.parametrize(("stunts", "left"), [(1, 3), (2, 3), (3, 3), (4, 2), (5, 1)])
def test_refresh_starts_at_three_and_falls_with_the_fourth_and_fifth_stunt(stunts: int, left: int) -> None:
    state = given(draft(stunts=[bend()] * stunts), scene=None)
    assert refresh(find(state, "c1")) == left


@pytest.mark.rule("FAE-033", "FAE-036")
def test_one_to_five_stunts() -> None:
    state = given(draft(stunts=[]), scene=None)
    refused(state, 1, m.Submit("c1"), "FAE-033")
    for _ in range(5):
        state = do(state, 1, m.WriteBend("c1", "have a Way", "do it", "any"))
        do(state, 1, m.Submit("c1"))
    refused(state, 1, m.WriteBend("c1", "have a Way", "do it", "any"), "FAE-036")
    refused(state, 1, m.WriteBonus("c1", "am Good", "Clever", "create", "it counts"), "FAE-036")
    assert refresh(find(state, "c1")) == 1
    state = do(given(draft(stunts=[bend("one"), bend("two"), bend("three")]), scene=None), 1, m.RemoveStunt("c1", 0))
    assert [stunt.effect for stunt in find(state, "c1").stunts] == ["two", "three"]


@pytest.mark.rule("FAE-Q01")
@pytest.mark.parametrize("boxes", [1, 3, 5])
def test_the_table_says_how_many_boxes_a_character_has(boxes: int) -> None:
    state = given(pc("Nettie", status="submitted", boxes=0), scene=None, stress_boxes=boxes)
    assert find(do(state, GM, m.Approve("c1")), "c1").boxes == boxes
    state = do(given(scene=None, stress_boxes=boxes), 1, m.TakeReady("nettie"))
    assert state.characters[0].boxes == boxes


def test_who_may_do_what_with_a_draft() -> None:
    state = given(draft(), draft("Dario", 2), scene=None)
    for other in (2, 3, GM):
        assert refused(state, other, m.SetAspect("c1", "high", "Mine Now")).reason == "not-yours"
        assert refused(state, other, m.Submit("c1")).reason == "not-yours"
    assert refused(state, 1, m.Approve("c1")).reason == "not-the-game-master"
    assert refused(state, GM, m.Approve("c1")).reason == "not-submitted"
    assert refused(state, 1, m.NewCharacter("pc", "Another")).reason == "one-at-a-time"
    assert refused(state, 1, m.TakeReady("nettie")).reason == "one-at-a-time"
    assert refused(state, 1, m.WriteBlank("c1", "Blank")).reason == "still-a-draft"
    assert refused(state, 3, m.NewCharacter("major", "Villain")).rule == "FAE-166"
    assert refused(state, 1, m.Describe("c9", "Nobody", "Nothing")).reason == "no-such-character"


def test_the_game_master_makes_as_many_as_she_likes_and_submits_none() -> None:
    state = given(scene=None)
    for kind in ("pc", "major", "pc", "major"):
        state = do(state, GM, m.NewCharacter(kind, "Somebody"))  # type: ignore[arg-type]
    assert [c.kind for c in state.characters] == ["pc", "major", "pc", "major"]
    hers = given(draft(seat=-1), scene=None)
    assert refused(hers, GM, m.Submit("c1")).reason == "not-needed"
    assert find(do(hers, GM, m.Approve("c1")), "c1").status == "ready"


def test_what_is_submitted_is_approved_or_sent_back() -> None:
    state = do(given(draft(), scene=None), 1, m.Submit("c1"))
    assert refused(state, 1, m.SetAspect("c1", "high", "Better")).reason == "submitted"
    assert refused(state, 1, m.WriteBend("c1", "have a Way", "do it", "any")).reason == "submitted"
    assert refused(state, 1, m.SendBack("c1", "why")).reason == "not-the-game-master"
    events, back = happens(state, GM, m.SendBack("c1", "Tell me more of the brother."))
    assert events == (m.SentBack("c1", "Tell me more of the brother."),)
    back = do(back, 1, m.SetAspect("c1", "high", "Better"))
    ready = play_all(back, (1, m.Submit("c1")), (GM, m.Approve("c1")))
    assert refused(ready, GM, m.Approve("c1")).reason == "approved-already"
    refused(ready, 1, m.SetAspect("c1", "trouble", "Other"), "FAE-149")
    refused(ready, 1, m.RankApproaches("c1", ORDER), "FAE-148")
    refused(ready, 1, m.RemoveStunt("c1", 0), "FAE-150")


@pytest.mark.rule("FAE-166")
def test_a_major_character_is_built_like_a_players_and_waits_in_hiding() -> None:
    state = do(given(), GM, m.NewCharacter("major", "Thane"))
    assert find(state, "Thane").hidden and find(state, "Thane").id == "h1"
    assert refused(state, 1, m.Describe("h1", "Mine", "Mine")).reason == "no-such-character"
    refused(state, GM, m.Approve("h1"), "FAE-003")
    state = play_all(
        state,
        (GM, m.SetAspect("h1", "high", "Collector of Secrets")),
        (GM, m.SetAspect("h1", "trouble", "The Last Word")),
        (GM, m.SetAspect("h1", "first", "Servants in Every House")),
        (GM, m.Describe("h1", "Magister Thane", "Velvet")),
        (GM, m.RankApproaches("h1", ORDER)),
        (GM, m.WriteBonus("h1", "have Your Letters", "Clever", "create+overcome", "I know an aspect")),
        (GM, m.Approve("h1")),
    )
    thane = find(state, "Magister Thane")
    assert (thane.status, thane.boxes, thane.kind, thane.controller, thane.side) == ("ready", 3, "major", -1, "foes")
    assert thane.stunts[0].permitted
    assert all(a.hidden and a.id.startswith("h") for a in state.aspects)


@pytest.mark.parametrize("key", list(PLAYERS))
def test_every_ready_made_character_can_be_taken_once(key: str) -> None:
    state = do(given(), 2, m.TakeReady(key))
    ready, made = PLAYERS[key], state.characters[0]
    assert (made.name, made.ratings, len(made.stunts), made.status) == (
        ready.name,
        ready.ratings,
        len(ready.stunts),
        "ready",
    )
    assert made.fp == refresh(made) and made.played and made.controller == 2
    assert texts(state, "c1") == [ready.high, ready.trouble, *ready.general]
    assert state.made == 1 + len(state.aspects)
    assert refused(state, 1, m.TakeReady(key)).reason == "taken"
    assert do(given(sitting=False, scene=None), 2, m.TakeReady(key)).characters[0].fp == 0


def test_a_character_is_dropped_by_its_maker_or_the_game_master() -> None:
    state = given(draft(), pc("Dario", 2), scene=None)
    assert [c.name for c in do(state, 1, m.DropCharacter("c1")).characters] == ["Dario"]
    assert refused(state, 2, m.DropCharacter("c2")).reason == "not-a-draft"
    assert refused(state, 2, m.DropCharacter("c1")).reason == "not-yours"
    gone = do(state, GM, m.DropCharacter("c2"))
    assert [c.name for c in gone.characters] == ["Nettie"] and not texts(gone, "c2") and gone.supply == 0


def test_nothing_points_at_a_character_that_is_gone() -> None:
    state = given(
        pc("Nettie", 1, mild="Bruised"), pc("Dario", 2), owed=(Payment("c1", 2),),
        deals=(Deal(1, "compel", "c2", "c1", "a4", "trouble"),), dealt=1,
    )  # fmt: skip
    events, after = happens(state, GM, m.DropCharacter("c1"))
    assert m.PointsMoved("owed:c1", "supply", 2, "leftover") in events
    assert not after.deals and not after.owed and after.scene.pcs == ("c2",)
    assert all(a.owner != "c1" for a in after.aspects)


def test_nothing_in_the_scene_points_at_a_character_that_is_gone() -> None:
    state = given(pc("Nettie", 1), pc("Dario", 2), hidden=["Trap", "Door"])
    trap, door = text(state, "Trap"), text(state, "Door")
    state = known(known(state, trap.id, "c1", "c2"), door.id, "c2")
    borders = (Border("b20", "z18", "z19", holder="c1"), Border("b21", "z18", "z19", holder="c2"))
    state = alter(
        state,
        scene=replace(state.scene, zones=(Zone("z18", "Quay"), Zone("z19", "Ship")), borders=borders),
        challenge=Challenge("Fire", (Task("t22", "Water", 2, takers=("c1", "c2")),)),
    )
    after = do(state, GM, m.DropCharacter("c1"))
    assert [text(after, words).knowers for words in ("Trap", "Door")] == [("c2",), ("c2",)]
    assert [border.holder for border in after.scene.borders] == ["", "c2"]
    assert after.challenge is not None and after.challenge.tasks[0].takers == ("c2",)


def test_what_is_negotiated_about_others_goes_on() -> None:
    state = given(pc("Nettie", 1), pc("Dario", 2), pc("Ama", 3), scene=None, aspects=["Slick Cobbles"])
    scene, hers = text(state, "Slick Cobbles").id, text(state, "Nettie in Trouble").id
    kinds = [("c1", "c2", scene), ("c2", "c1", scene), ("c2", "c3", hers), ("c2", "c3", scene)]
    state = alter(state, deals=tuple(Deal(at, "compel", *kind, "trouble") for at, kind in enumerate(kinds)))
    assert [deal.id for deal in do(state, GM, m.DropCharacter("c1")).deals] == [3]


def test_the_others_milestone_goes_on() -> None:
    state = do(given(pc("Nettie", 1), pc("Dario", 2), scene=None), GM, m.CallMilestone("minor"))
    left = do(state, GM, m.DropCharacter("c1")).milestone
    assert left is not None and [reward.who for reward in left.rewards] == ["c2"]


@pytest.mark.parametrize("command", [m.DropCharacter("c1"), m.SetSide("c1", "foes")])
def test_nobody_is_taken_out_of_a_roll_or_a_conflict(command: object) -> None:
    people = (pc("Nettie", 1), pc("Dario", 2), mook("Goblin"))
    assert refused(given(*people, roll=ROLL), GM, command).reason == "busy"
    fight = Conflict(1, "physical", (("c1",), ("c3",)), begun=True)
    assert refused(given(*people, conflict=fight), GM, command).reason == "busy"
    race = Contest("Race", ("c1", "c3"), (0, 0))
    assert refused(given(*people, contest=race), GM, command).reason == "busy"
    do(given(*people), GM, command)
    others = {"conflict": Conflict(1, "physical", (("c2",), ("c3",)), begun=True)}
    do(given(*people, **others), GM, command)
    do(given(*people, contest=Contest("Race", ("c2", "c3"), (0, 0))), GM, command)


def test_characters_change_hands_and_sides() -> None:
    state = given(pc("Nettie", 1), mook("Goblin"), major("Thane", hidden=True))
    assert refused(state, 1, m.GiveCharacter("c1", 2)).reason == "not-the-game-master"
    assert refused(state, GM, m.GiveCharacter("c1", 1)).reason == "same-seat"
    assert refused(state, GM, m.GiveCharacter("h1", 1)).reason == "hidden"
    assert find(do(state, GM, m.GiveCharacter("c1", 2)), "c1").controller == 2
    assert find(do(state, GM, m.GiveCharacter("c1", GM)), "c1").controller == -1
    assert refused(given(pc("Nettie"), roll=ROLL), GM, m.GiveCharacter("c1", 2)).reason == "roll-open"
    assert find(do(state, GM, m.SetSide("c2", " Pirates ")), "c2").side == "pirates"
    assert refused(state, 1, m.SetSide("c1", "foes")).reason == "not-the-game-master"


def test_what_is_missing_is_told_in_full() -> None:
    state = do(blank_state(), 1, m.NewCharacter("pc", "Nettie"))
    assert len(lacks(state, find(state, "c1"))) == 6
    full = given(draft(stunts=[bonus("Clever", "create", "overcome", permitted=False)]), scene=None)
    assert [lacking(lack) for lack in lacks(full, find(full, "c1"))] == [
        "A stunt for two actions needs the game master's permission."
    ]
