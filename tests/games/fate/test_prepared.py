"""Scenes prepared in hiding: written, copied, dropped, saved, loaded, opened with one command, known to one seat."""

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict, replace

from games.fate.given import GM, State, do, find, given, happens, major, mook, pc, play_all, refused, text
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.games.fate import GAME
from parlour.games.fate import moves as m
from parlour.games.fate.rules.draft import evolve
from parlour.roleplay.desk import as_known
from parlour.roleplay.moves import EndSession, HandOver
from parlour.roleplay.moves_scenes import ScenePrepared
from parlour.roleplay.scenes import MOST_PLANS

AMA, DAN = pc("Ama", 1), pc("Dan", 2)
HEIST = {
    "situation": "Rain\nSlick Tiles @ Roof",
    "secrets": "The Safe Is Empty\nA Loose Beam @ Roof",
    "zones": "Street - Counting room =locked skylight= Roof",
    "cast": "Hired blade ×2 @ Counting room\nDan @ Roof",
    "lurking": "Gutter tough",
    "opposition": "locked skylight +3\nRain 1\n+2",
    "notes": "The clerk will talk.",
}


def between(*people: Any, **more: Any) -> State:
    """A session is under way, no scene is."""
    return do(given(*(people or (AMA, DAN)), **more), GM, m.CloseScene())


def prepared(state: State | None = None, name: str = "The Heist", **parts: str) -> State:
    return do(between() if state is None else state, GM, m.PrepareScene(m.NEW, name, **(parts or HEIST)))


def opened(state: State, plan: str = "plan1") -> State:
    return do(state, GM, m.OpenPlan(plan))


def number(state: State, target: str) -> int | None:
    return dict(state.scene.numbers).get(target)


def test_a_scene_is_opened_as_it_was_prepared_by_one_command() -> None:
    state = opened(prepared())
    scene, zone = state.scene, {zone.name: zone.id for zone in state.scene.zones}
    assert (scene.name, scene.opened, list(zone)) == ("The Heist", True, ["Street", "Counting room", "Roof"])
    assert [(one.a, one.b, one.barrier) for one in scene.borders] == [
        (zone["Street"], zone["Counting room"], ""),
        (zone["Counting room"], zone["Roof"], "locked skylight"),
    ]
    assert (text(state, "Rain").zone, text(state, "Rain").hidden) == ("", False)
    assert (text(state, "Slick Tiles").zone, text(state, "Slick Tiles").hidden) == (zone["Roof"], False)
    assert (text(state, "A Loose Beam").zone, text(state, "A Loose Beam").hidden) == (zone["Roof"], True)
    assert text(state, "The Safe Is Empty").hidden
    assert {c.name: (c.zone, c.here, c.hidden) for c in state.characters} == {
        "Ama": (zone["Street"], True, False),
        "Dan": (zone["Roof"], True, False),
        "Hired blade": (zone["Counting room"], True, False),
        "Hired blade 2": (zone["Counting room"], True, False),
        "Gutter tough": ("", False, True),
    }
    assert [number(state, of) for of in (scene.borders[1].id, text(state, "Rain").id, "scene")] == [3, 1, 2]
    assert state.desk.plans[0].opened and state.pool == 2


def test_it_leads_to_what_the_same_commands_by_hand_lead_to() -> None:
    events, _ = happens(prepared(situation="Rain", zones="A - B"), GM, m.OpenPlan("plan1"))
    state, hand = between(), []
    for make in (
        lambda s: m.OpenScene("The Heist", ("c1", "c2")),
        lambda s: m.AddAspect("open", "scene", "Rain"),
        lambda s: m.AddZone("A"),
        lambda s: m.AddZone("B"),
        lambda s: m.LinkZones(s.scene.zones[0].id, s.scene.zones[1].id, ""),
        lambda s: m.Place("c1", s.scene.zones[0].id),
        lambda s: m.Place("c2", s.scene.zones[0].id),
    ):
        done, state = happens(state, GM, make(state))
        hand += done
    assert list(events) == [m.PlanOpened(GM, "plan1"), *hand]


def test_nothing_is_closed_by_itself() -> None:
    state = prepared(given(AMA, scene="The Quay"), zones="A")
    told = refused(state, GM, m.OpenPlan("plan1"), "FAE-143")
    assert (told.why, told.cure) == ("The scene The Quay is still open.", "Close it first.")
    over = do(do(state, GM, m.CloseScene()), GM, EndSession())
    assert refused(over, GM, m.OpenPlan("plan1"), "FAE-017").cure == "Start one first."


def test_where_one_step_is_refused_all_are_and_nothing_changes() -> None:
    state = prepared(cast="Somebody Else", zones="A - B")
    told = refused(state, GM, m.OpenPlan("plan1"))
    assert told.why == "Nobody is called “Somebody Else”, in the library or in your cast."
    assert not GAME.form(state, GM, "open_plan") and not state.scene.opened
    made = do(state, GM, m.MakeMook("open", "Somebody Else", "Odd", 1, "hiding", ""))
    assert find(opened(made), "Somebody Else").here


def test_a_step_is_refused_with_the_reason_of_its_own_rules() -> None:
    state = prepared(situation="Rain")
    long = evolve(state, [ScenePrepared(GM, replace(state.desk.plans[0], name=" "))])
    assert refused(long, GM, m.OpenPlan("plan1")).why == "A scene needs a name."


def test_people_of_her_own_cast_come_in_or_out_of_hiding_and_are_not_made_twice() -> None:
    state = between(AMA, major("Thane", hidden=True), mook("Rat", away=True), mook("Cat", away=True))
    state = opened(prepared(state, cast="thane @ Hall\nRat\nOld Mother Undertow", zones="Hall"))
    assert {c.name: (c.here, c.hidden) for c in state.characters} == {
        "Ama": (True, False),
        "Thane": (True, False),
        "Rat": (True, False),
        "Cat": (False, False),
        "Old Mother Undertow": (True, False),
    }
    assert find(state, "Thane").zone == state.scene.zones[0].id
    state = opened(prepared(do(state, GM, m.CloseScene()), cast="Old Mother Undertow"), "plan2")
    assert [c.name for c in state.characters].count("Old Mother Undertow") == 1


def test_who_waits_in_hiding_goes_on_waiting_and_nobody_goes_back_there() -> None:
    state = between(AMA, major("Thane", hidden=True), mook("Rat", away=True))
    assert find(opened(prepared(state, lurking="Thane")), "Thane").hidden
    assert refused(prepared(state, lurking="Rat"), GM, m.OpenPlan("plan1")).why == "Rat is in the open already."
    assert refused(prepared(state, cast="Rat ×2"), GM, m.OpenPlan("plan1")).why == "There is only one Rat."


@pytest.mark.parametrize(
    "parts",
    [{"zones": "A - A"}, {"cast": "Rat @ Hall"}, {"lurking": "Rat ×99"}, {"opposition": "Rain 2"}, {"secrets": "@"}],
)
def test_what_cannot_be_meant_is_refused_when_it_is_written(parts: dict[str, str]) -> None:
    told = refused(between(), GM, m.PrepareScene(m.NEW, "The Heist", **parts))
    assert told.reason == "unclear" and told.why and told.cure


def test_plans_are_changed_copied_and_dropped() -> None:
    state = opened(prepared())
    state = play_all(state, (GM, m.PrepareScene("plan1", "Another", zones="Hall")), (GM, m.CopyPlan("plan1")))
    assert [(one.id, one.name, one.parts, one.opened) for one in state.desk.plans] == [
        ("plan1", "Another", (("zones", "Hall"),), False),
        ("plan2", "Another 2", (("zones", "Hall"),), False),
    ]
    assert [one.id for one in do(state, GM, m.DropPlan("plan1")).desk.plans] == ["plan2"]
    assert refused(state, GM, m.DropPlan("plan9")).reason == "no-such-plan"


def test_a_copy_of_a_long_name_can_be_opened() -> None:
    state = do(prepared(name="x" * 60, zones="A"), GM, m.CopyPlan("plan1"))
    assert opened(state, "plan2").scene.opened


# Who knows of them


def test_nobody_but_the_game_master_prepares_or_opens() -> None:
    state = prepared()
    for command in (
        m.PrepareScene(m.NEW, "Mine"),
        m.CopyPlan("plan1"),
        m.DropPlan("plan1"),
        m.ImportPlans("{}"),
        m.OpenPlan("plan1"),
    ):
        assert refused(state, 1, command).reason == "not-the-game-master"
    with pytest.raises(RuleViolation, match="no such prepared scene"):
        GAME.written(state, 1, "plans", "scenes")


def shown(state: State, events: Any, seat: int | None) -> str:
    own = None
    if seat is not None:
        menu = GAME.menu(state, seat)
        own = (GAME.private(state, seat), menu, [GAME.form(state, seat, command) for command in menu.open])
    parts = (GAME.public(state), own, GAME.tell(state, events, seat), GAME.prompt(state, seat), GAME.awaited(state))
    return msgspec.json.encode(parts).decode()


def test_nobody_else_is_shown_anything_of_them() -> None:
    marks = {"zones": "<zone>", "situation": "<rain>", "notes": "<notes>"}
    events, state = happens(between(), GM, m.PrepareScene(m.NEW, "<name>", **marks))
    for seat in (1, 2, None):
        assert "<" not in shown(state, events, seat) and "plan1" not in shown(state, events, seat)
        assert shown(state, events, seat) == shown(between(), (), seat)
        assert as_known(state.desk, seat).plans == ()
        assert GAME.redeal(state, seat, First()).desk.plans == ()
    assert "<notes>" in shown(state, events, GM) and not GAME.tell(state, events, GM)
    assert GAME.redeal(state, GM, First()).desk.plans == as_known(state.desk, GM).plans == state.desk.plans
    concern = GAME.concern(events)
    assert concern is not None and concern.seats == {GM} and "open_plan" in concern.commands


class First:
    """The first of everything."""

    def draw(self, pile: bytes, count: int, names: Any) -> bytes:
        return pile[:count]


def test_what_is_opened_is_shown_but_not_what_was_noted_or_hidden() -> None:
    events, state = happens(prepared(), GM, m.OpenPlan("plan1"))
    for seat in (1, None):
        seen = shown(state, events, seat)
        assert "Slick Tiles" in seen and "Hired blade 2" in seen
        for secret in ("The Safe Is Empty", "A Loose Beam", "Gutter tough", "The clerk will talk.", "plan1"):
            assert secret not in seen
    assert GAME.reveals(events) and GAME.concern(events) is None


def test_whoever_the_game_is_handed_to_has_them() -> None:
    state = do(prepared(), GM, HandOver(1))
    assert refused(state, GM, m.OpenPlan("plan1")).reason == "not-the-game-master"
    assert GAME.private(state, 0).plans == () and GAME.private(state, 1).plans == state.desk.plans
    assert do(state, 1, m.OpenPlan("plan1")).scene.opened


# Files


def file(*scenes: Any, **head: Any) -> m.ImportPlans:
    kept = {"format": "parlour-scenes", "game": "fate", "version": 1, "scenes": scenes, **head}
    return m.ImportPlans(json.dumps(kept))


def test_what_is_saved_is_loaded_at_another_table() -> None:
    state = do(prepared(), GM, m.CopyPlan("plan1"))
    one, every = GAME.written(state, GM, "plan2", "scenes"), GAME.written(state, GM, "plans", "scenes")
    other = do(do(between(AMA), GM, m.ImportPlans(one)), GM, m.ImportPlans(every))
    assert [plan.name for plan in other.desk.plans] == ["The Heist 2", "The Heist", "The Heist 2"]
    assert [plan.parts for plan in other.desk.plans] == [state.desk.plans[0].parts] * 3
    assert [form.key for form in GAME.papers] == ["scenes"]
    with pytest.raises(RuleViolation, match="no such prepared scene"):
        GAME.written(state, GM, "plan7", "scenes")


def test_even_the_longest_scenes_are_read_again() -> None:
    state = prepared(between(), "x" * 60, notes="“\n" * 1000, situation="Fog; " * 20)
    while len(state.desk.plans) < MOST_PLANS:
        state = do(state, GM, m.CopyPlan("plan1"))
    do(between(), GM, m.ImportPlans(GAME.written(state, GM, "plans", "scenes")))


@pytest.mark.parametrize(
    ("brought", "told"),
    [
        (m.ImportPlans("nothing = ["), "can't be read"),
        (m.ImportPlans("[" * 5000), "can't be read"),
        (m.ImportPlans('{"format": "a", "format": "b"}'), "can't be read"),
        (m.ImportPlans('{"format": "parlour-character"}'), "holds no scenes"),
        (file(), "holds no scenes"),
        (file({"name": "A"}, game="yags"), "another game (yags)"),
        (file({"name": "A"}, version=2), "version 2"),
        (file({"name": 3}), "isn't right"),
        (file("A"), "isn't right"),
        (file({"name": "A"}, more=1), "isn't right"),
        (file({"name": "A"}, {"name": "B", "spells": "x"}), "Scene 2 in this file has “spells”"),
        (file({"zones": "A"}), "Scene 1 in this file: A scene needs a name."),
        (file({"name": "A" * 61}), "longer than 60"),
        (file({"name": "A", "notes": "x" * 2001}), "longer than 2,000"),
        (file({"name": "A", "zones": "A - A"}), "next to itself"),
        (file(*[{"name": "A"}] * (MOST_PLANS + 1)), f"room for {MOST_PLANS}"),
        (file({"name": "A\u202eB"}), "can't be shown"),
    ],
)
def test_a_file_is_refused_with_a_reason(brought: m.ImportPlans, told: str) -> None:
    no = refused(between(), GM, brought)
    assert told in no.why and no.reason == "bad-file" and no.rule


# The preview


def test_the_preview_draws_the_zones_and_tells_who_is_not_to_be_found() -> None:
    command = m.PrepareScene(m.NEW, "The Heist", **{**HEIST, "lurking": "Nemo"})
    found = GAME.foresee(between(), GM, command)
    assert found is not None and found.sketch is not None
    assert asdict(found.sketch) == {
        "zones": ("Street", "Counting room", "Roof"),
        "ways": ((0, 1, ""), (1, 2, "locked skylight")),
    }
    rows = dict(found.sides)
    assert rows["In the open"] == "Hired blade ×2 (Counting room); Dan (Roof)"
    assert rows["Difficulties"] == "locked skylight +3; Rain +1; the scene +2"
    assert found.answer.lines[1:] == ("Nobody is called “Nemo”, in the library or in your cast.",)
    plain = GAME.foresee(between(), GM, m.PrepareScene(m.NEW, "The Heist"))
    assert plain is not None and (plain.sketch, plain.sides, plain.answer.lines) == (None, (), ())


def test_trying_it_now_opens_a_prepared_scene() -> None:
    _, state = GAME.start([""] * 3, GAME.options_type(), Told())
    played = GAME.rehearsal(3)
    for seat, command in played:
        _, state = GAME.play(state, seat, command, Told())
    assert isinstance(played[-1][1], m.OpenPlan) and state.scene.opened and state.desk.plans[0].opened
