"""Scenes and sessions: opening, the game master's aspects, closing, and what that pays out."""

import pytest

from games.fate.given import FOES, GM, HEROES, do, find, given, major, mook, offered, pc, play_all, refused, text, texts
from games.fate.rolls import fight, overcome
from parlour.games.fate import moves as m
from parlour.games.fate.model import Challenge, Contest, Payment, Task
from parlour.roleplay.moves import EndSession, StartSession

AMA, DAN = pc("Ama"), pc("Dan", 2)


@pytest.mark.rule("FAE-001")
def test_an_aspect_has_an_owner_a_visibility_and_free_invocations() -> None:
    state = given(AMA, major("Thane"))
    refused(state, GM, m.AddAspect("open", "scene", " "), "FAE-001")
    refused(state, 1, m.AddAspect("open", "scene", "Fog"), "FAE-006")
    for hidden, on, words in (
        ("open", "scene", "Fog"),
        ("hidden", "scene", "A Trapdoor"),
        ("open", "c1", "Wet"),
        ("hidden", "c2", "Afraid"),
    ):
        state = do(state, GM, m.AddAspect(hidden, on, words))  # type: ignore[arg-type]
    seen = [(a.text, a.owner, a.hidden, a.kind, a.free) for a in state.aspects[-4:]]
    assert seen == [
        ("Fog", "", False, "situation", ()),
        ("A Trapdoor", "", True, "situation", ()),
        ("Wet", "c1", False, "situation", ()),
        ("Afraid", "c2", True, "general", ()),
    ]


@pytest.mark.rule("FAE-001")
def test_what_was_hidden_is_revealed_when_its_owner_is_there() -> None:
    state = given(AMA, major("Lurker", hidden=True), hidden=["A Trapdoor"])
    refused(state, 1, m.RevealAspect(text(state, "A Trapdoor").id), "FAE-006")
    refused(state, GM, m.RevealAspect(text(state, "Lurker in Trouble").id), "FAE-006")
    refused(state, GM, m.RevealAspect(text(state, "Ama in Trouble").id), "FAE-006")
    state = do(state, GM, m.RevealAspect(text(state, "A Trapdoor").id))
    trapdoor = text(state, "A Trapdoor")
    assert not trapdoor.hidden and trapdoor.id.startswith("a")


@pytest.mark.rule("FAE-006")
def test_situation_aspects_are_archived_with_the_scene() -> None:
    state = given(pc("Ama", mild="A Limp"), aspects=["Fog"], hidden=["A Trapdoor"], boosts=[("Off Balance", HEROES)])
    state = do(state, GM, m.CloseScene())
    assert state.archive == ("Fog",)
    assert texts(state, "") == ["A Trapdoor"] and "A Limp" in texts(state, "c1")


@pytest.mark.rule("FAE-006")
def test_the_game_master_removes_what_belongs_to_the_scene_only() -> None:
    state = given(AMA, aspects=["Fog"], boosts=[("Off Balance", HEROES)])
    refused(state, 1, m.RemoveAspect(text(state, "Fog").id), "FAE-006")
    refused(state, GM, m.RemoveAspect(text(state, "Ama in Trouble").id), "FAE-149")
    refused(state, GM, m.RemoveAspect("a99"), "FAE-006")
    state = play_all(
        state, (GM, m.RemoveAspect(text(state, "Fog").id)), (GM, m.RemoveAspect(text(state, "Off Balance").id))
    )
    assert texts(state, "") == []


@pytest.mark.rule("FAE-143")
def test_stress_is_cleared_with_the_scene_and_consequences_stay() -> None:
    state = given(pc("Ama", ticked=(1, 3), mild="A Limp", out="taken"), mook("Rat", boxes=1, ticked=(1,)))
    state = do(state, GM, m.CloseScene())
    assert find(state, "Ama").ticked == () and find(state, "Rat").ticked == ()
    assert find(state, "Ama").out == "" and len(find(state, "Ama").consequences) == 1


@pytest.mark.rule("FAE-Q41")
@pytest.mark.parametrize(("switch", "left"), [("lasting", 1), ("scene", 0)])
def test_free_invocations_on_what_lasts_are_kept_or_by_switch_lost(switch: str, left: int) -> None:
    state = given(pc("Ama", mild="A Limp"), free={"A Limp": (FOES, 1)}, free_carry=switch)
    state = do(state, GM, m.CloseScene())
    assert sum(one.count for one in text(state, "A Limp").free) == left


@pytest.mark.rule("FAE-185")
@pytest.mark.parametrize(
    "fields",
    [
        {"conflict": fight("c1", "c2")},
        {"contest": Contest("Race", ("c1", "c2"), (0, 0))},
        {"challenge": Challenge("Escape", (Task("t1", "Run", 2),))},
    ],
    ids=["conflict", "contest", "challenge"],
)
def test_what_is_under_way_ends_with_the_scene(fields: dict[str, object]) -> None:
    state = do(given(AMA, mook("Rat"), **fields), GM, m.CloseScene())
    assert (state.conflict, state.contest, state.challenge) == (None, None, None)
    assert not state.scene.opened and not any(c.here for c in state.characters)


@pytest.mark.rule("FAE-095")
def test_a_scene_opens_in_a_session_after_the_last_one_is_closed() -> None:
    refused(given(AMA), GM, m.OpenScene("Quay", ()), "FAE-143")
    refused(given(AMA, scene=None, sitting=False), GM, m.OpenScene("Quay", ()), "FAE-017")
    refused(given(AMA, scene=None), GM, m.OpenScene(" ", ()), "FAE-095")
    refused(given(AMA, scene=None), GM, m.OpenScene("Quay", ("c9",)), "FAE-095")
    refused(given(AMA, scene=None), GM, m.CloseScene(), "FAE-143")
    refused(given(AMA), 1, m.CloseScene(), "FAE-143")
    refused(do(given(AMA), 1, overcome()), GM, m.CloseScene(), "FAE-023")
    state = do(given(AMA, DAN, scene=None), GM, m.OpenScene("The Quay", ("c1",), "Fog; Only One Lamp"))
    assert [c.here for c in state.characters] == [True, False] and texts(state, "") == ["Fog", "Only One Lamp"]


@pytest.mark.rule("FAE-095")
def test_people_enter_and_leave_by_the_game_masters_word() -> None:
    state = given(AMA, pc("Dan", 2, away=True), mook("Rat"))
    refused(state, 2, m.Enter("c2"), "FAE-095")
    refused(state, GM, m.Enter("c1"), "FAE-095")
    refused(state, GM, m.Leave("c2"), "FAE-095")
    state = do(state, GM, m.Enter("c2"))
    assert find(state, "Dan").here
    assert not find(do(state, GM, m.Leave("c2")), "Dan").here
    fighting = given(AMA, DAN, mook("Rat"), conflict=fight("c1", "c3"))
    refused(fighting, GM, m.Leave("c1"), "FAE-142")
    do(fighting, GM, m.Leave("c2"))
    racing = given(AMA, DAN, contest=Contest("Race", ("c1", "c2"), (0, 0)))
    refused(racing, GM, m.Leave("c1"), "FAE-129")


@pytest.mark.rule("FAE-145", "FAE-X37")
def test_the_end_of_a_session_closes_the_scene_first() -> None:
    dario = pc("Dario", 2, fp=2, stunts=AMA.character.stunts * 4)
    state = given(pc("Ama", fp=0), dario, owed=(Payment("c1", 1), Payment("c2", 1)))
    refused(state, 1, EndSession(), "FAE-145")
    refused(state, GM, StartSession(), "FAE-017")
    state = do(state, GM, EndSession())
    assert not state.scene.opened and (find(state, "Ama").fp, find(state, "Dario").fp) == (1, 3)
    refused(state, GM, EndSession(), "FAE-145")
    refused(state, 1, StartSession(), "FAE-017")
    state = do(state, GM, StartSession())
    assert (find(state, "Ama").fp, find(state, "Dario").fp) == (3, 3)
    assert offered(state, GM, "open_scene")


@pytest.mark.rule("FAE-134")
def test_the_map_is_the_game_masters() -> None:
    state = play_all(given(AMA, mook("Rat")), (GM, m.AddZone("Yard")), (GM, m.AddZone("Hall")))
    yard, hall = (zone.id for zone in state.scene.zones)
    refused(state, 1, m.LinkZones(yard, hall, ""), "FAE-134")
    refused(state, GM, m.LinkZones(yard, yard, ""), "FAE-134")
    refused(state, GM, m.LinkZones(yard, "z99", ""), "FAE-134")
    refused(state, GM, m.RemoveZone("z99"), "FAE-134")
    refused(state, GM, m.UnlinkZones("b9"), "FAE-134")
    refused(state, GM, m.Place("c9", yard), "FAE-134")
    state = play_all(
        state, (GM, m.LinkZones(yard, hall, "")), (GM, m.Place("c1", yard)), (GM, m.LinkZones(yard, hall, "a door"))
    )
    assert [(border.a, border.b, border.barrier) for border in state.scene.borders] == [(yard, hall, "a door")]
    refused(state, GM, m.Place("c1", yard), "FAE-134")
    refused(state, GM, m.HoldBorder(state.scene.borders[0].id, "c2"), "FAE-094")
    refused(state, GM, m.HoldBorder(state.scene.borders[0].id, ""), "FAE-094")
    assert do(state, GM, m.UnlinkZones(state.scene.borders[0].id)).scene.borders == ()
    state = do(state, GM, m.RemoveZone(yard))
    assert len(state.scene.zones) == 1 and state.scene.borders == () and find(state, "Ama").zone == ""


def test_what_is_hidden_on_a_character_can_be_taken_back_while_it_is_hidden() -> None:
    """An open aspect of a character, or her hidden trouble, is changed by the rules of her sheet only."""
    state = given(pc("Ama", 1), major("Thane", secrets=("Thane Has a Past", "Thane in Trouble")))
    removable = offered(state, GM, "remove_aspect")[0].asks[0].of
    assert [a.text for a in state.aspects if a.id in removable] == ["Thane Has a Past"]
