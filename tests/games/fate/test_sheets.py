"""Characters as files: ours, written and read, and for Fari App."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from bounded import bounded
from games.fate.given import (
    GM,
    bend,
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
    texts,
)
from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.content.ready import MAJORS, PLAYERS
from parlour.games.fate.model import State
from parlour.games.fate.rules.ask import refresh
from parlour.games.fate.rules.creation import advances
from parlour.games.fate.sheets import EXAMPLE, FORMATS, LONGEST, read, schema, written

BASE: dict[str, Any] = json.loads(EXAMPLE)
STUNT = BASE["stunts"][0]
BEND = {"template": "bend", "feature": "have a Way", "effect": "do it"}


def changed(**values: Any) -> str:
    """The example with some fields other than they were; None leaves one out."""
    file = {**BASE, **values}
    return json.dumps({name: value for name, value in file.items() if value is not None})


def wrong(file: str, rule: str = "") -> RuleViolation:
    found = refused(given(), 1, m.ImportCharacter(file), rule)
    assert found.reason == "bad-file"
    return found


def ratings(*values: int) -> dict[str, int]:
    return dict(zip(BASE["approaches"], values, strict=True))


# Round trips


@pytest.mark.parametrize("key", [*PLAYERS])
def test_a_player_character_survives_being_written_and_read(key: str) -> None:
    state = do(given(), 1, m.TakeReady(key))
    file = written(state, 1, "c1", "parlour")
    again = do(given(), 2, m.ImportCharacter(file))
    before, after = state.characters[0], again.characters[0]
    assert after == replace(before, controller=2, fp=0, boxes=0, played=False, status="submitted")
    assert texts(again, "c1") == texts(state, "c1")
    ready = do(again, GM, m.Approve("c1")).characters[0]
    assert (ready.status, ready.boxes, ready.fp) == ("ready", 3, refresh(before))


def test_what_the_game_master_imports_is_ready_at_once() -> None:
    state = do(given(stress_boxes=4), GM, m.ImportCharacter(EXAMPLE))
    made = state.characters[0]
    assert (made.status, made.boxes, made.fp, made.kind, made.hidden) == ("ready", 4, 3, "pc", False)
    assert do(given(sitting=False), GM, m.ImportCharacter(EXAMPLE)).characters[0].fp == 0


@pytest.mark.parametrize("key", [*MAJORS, "court_gossip", "cinder_kite", "wolf_pack"])
def test_the_game_masters_cast_survives_too_and_comes_back_in_hiding(key: str) -> None:
    state = do(given(), GM, m.CallReady(key, "open"))
    file = written(state, GM, "c1", "parlour")
    again = do(given(), GM, m.ImportCharacter(file))
    before, after = state.characters[0], again.characters[0]
    assert after == replace(before, id="h1", hidden=True, here=False)
    refused(given(), 1, m.ImportCharacter(file), "FAE-166")


@pytest.mark.rule("FAE-155", "FAE-158")
def test_an_advanced_character_is_legal_when_it_adds_up() -> None:
    state = given(pc("Ixel", ratings=(4, 3, 2, 1, 1, 0), raises=1, stunts=[bend()] * 6, general="One; Two"))
    file = json.loads(written(state, 1, "c1", "parlour"))
    assert (file["advances"], file["raises"], file["refresh"]) == (2, 1, 1)
    made = do(given(), 2, m.ImportCharacter(json.dumps(file))).characters[0]
    assert (made.ratings, made.raises, len(made.stunts), refresh(made)) == ((4, 3, 2, 1, 1, 0), 1, 6, 1)


@pytest.mark.rule("FAE-148", "FAE-155", "FAE-158")
def test_what_milestones_made_can_be_read_again() -> None:
    state = given(pc("Nettie", bench=bend("fly")), scene=None)
    for pair in (("Clever", "Sneaky"), ("Quick", "Careful")):
        state = play_all(
            do(state, GM, m.CallMilestone("major")),
            (1, m.PickSwap("c1", pair)),
            (1, m.RaiseApproach("c1", pair[0])),
            (1, m.TakeRefresh("c1")),
            (1, m.Confirm("c1")),
        )
    file = written(state, None, "c1", "parlour")
    assert not isinstance(read(file), RuleViolation)
    assert do(given(), 1, m.ImportCharacter(file)).characters[0].ratings == find(state, "c1").ratings


def test_a_two_action_stunt_from_elsewhere_needs_the_word_of_this_game_master() -> None:
    file = changed(stunts=[{**STUNT, "actions": ["create", "overcome"]}])
    state = do(given(), 1, m.ImportCharacter(file))
    refused(state, GM, m.Approve("c1"), "FAE-040")
    state = play_all(state, (GM, m.PermitStunt("c1", 0)), (GM, m.Approve("c1")))
    assert state.characters[0].status == "ready"


def test_a_player_imports_one_at_a_time() -> None:
    state = do(given(), 1, m.ImportCharacter(EXAMPLE))
    assert refused(state, 1, m.ImportCharacter(EXAMPLE)).reason == "one-at-a-time"
    assert not offered(state, 1, "import_character")


def test_the_offer_suggests_a_file_that_is_accepted() -> None:
    (offer,) = offered(given(), 1, "import_character")
    events, _ = happens(given(), 1, m.ImportCharacter(offer.asks[0].suggest[0]))  # type: ignore[union-attr]
    assert isinstance(events[0], m.CharacterMade) and events[0].how == "import"


# Refusals


@pytest.mark.parametrize(
    "file",
    [
        "{",
        "hello",
        "[1]",
        "null",
        "1",
        "[" * 5000,
        '{"name": "x"}',
        '{"format": "x"}',
        '{"format": 3}',
        "{}}",
        EXAMPLE[:-1] + ', "luck": ' + "9" * 9000 + "}",
    ],
)
def test_foreign_files_are_refused(file: str) -> None:
    with bounded():
        wrong(file)


def test_files_of_another_game_or_version_are_refused() -> None:
    assert "another game" in wrong(changed(game="yags")).why
    assert "version 2" in wrong(changed(version=2)).why
    wrong(changed(version=None))
    assert "neither a character saved here" in wrong(changed(format="other")).why
    assert "isn't part of a character" in wrong(changed(luck=3)).why
    wrong(changed(kind="dragon"), "FAE-166")
    refused(given(), 1, m.ImportCharacter("x" * (LONGEST + 1)))
    refused(given(), 1, m.ImportCharacter(""))


@pytest.mark.rule("FAE-031")
@pytest.mark.parametrize("values", [(3, 3, 2, 1, 0, 0), (2, 2, 2, 1, 1, 1), (4, 2, 2, 1, 1, 0), (0, 0, 0, 0, 0, 0)])
def test_approaches_in_a_file_add_up(values: tuple[int, ...]) -> None:
    wrong(changed(approaches=ratings(*values)), "FAE-031")
    wrong(changed(approaches={**BASE["approaches"], "Brave": 1}))
    wrong(changed(approaches=None), "FAE-031")


@pytest.mark.rule("FAE-155")
def test_advances_in_a_file_add_up() -> None:
    do(given(), 1, m.ImportCharacter(changed(approaches=ratings(4, 2, 2, 1, 1, 0), advances=1)))
    wrong(changed(approaches=ratings(4, 2, 2, 1, 1, 0), advances=2), "FAE-155")
    wrong(changed(approaches=ratings(9, 2, 2, 1, 1, 0), advances=6), "FAE-155")
    do(given(), 1, m.ImportCharacter(changed(approaches=ratings(8, 2, 2, 1, 1, 0), advances=5)))
    low = given(approach_max=3)
    refused(low, 1, m.ImportCharacter(changed(approaches=ratings(4, 2, 2, 1, 1, 0), advances=1)), "FAE-155")
    wrong(changed(advances=-1), "FAE-155")


@pytest.mark.rule("FAE-033", "FAE-036")
def test_stunts_in_a_file_are_one_to_five() -> None:
    wrong(changed(stunts=[]), "FAE-033")
    wrong(changed(stunts=None), "FAE-033")
    wrong(changed(stunts=[STUNT] * 6, refresh=1), "FAE-033")
    wrong(changed(stunts=[STUNT] * 30, refresh=1), "FAE-033")
    do(given(), 1, m.ImportCharacter(changed(stunts=[STUNT, BEND] * 2 + [BEND], refresh=1)))
    seven = changed(stunts=[STUNT] * 7, refresh=1, raises=1, advances=1, approaches=ratings(4, 2, 2, 1, 1, 0))
    wrong(seven, "FAE-036")


@pytest.mark.rule("FAE-179")
def test_no_stunt_follows_both_templates() -> None:
    wrong(changed(stunts=[{**STUNT, "effect": "do it once a session"}]), "FAE-179")
    wrong(changed(stunts=[{**BEND, "approach": "Clever", "actions": ["create"], "circumstance": "now"}]), "FAE-179")
    wrong(changed(stunts=[{**STUNT, "template": "both"}]), "FAE-179")
    wrong(changed(stunts=[{name: value for name, value in STUNT.items() if name != "template"}]), "FAE-179")


@pytest.mark.rule("FAE-039", "FAE-040")
def test_stunts_in_a_file_are_complete() -> None:
    for part in ("feature", "approach", "actions", "circumstance"):
        wrong(changed(stunts=[{name: value for name, value in STUNT.items() if name != part}]), "FAE-039")
    wrong(changed(stunts=[{**STUNT, "approach": "Bold"}]), "FAE-039")
    wrong(changed(stunts=[{**STUNT, "actions": []}]), "FAE-039")
    wrong(changed(stunts=[{**STUNT, "actions": ["attack", "defend"]}]), "FAE-040")
    wrong(changed(stunts=[{**STUNT, "actions": ["create", "create"]}]), "FAE-040")
    wrong(changed(stunts=[{**BEND, "effect": ""}]), "FAE-041")


@pytest.mark.rule("FAE-035")
def test_refresh_in_a_file_adds_up() -> None:
    wrong(changed(refresh=4), "FAE-035")
    wrong(changed(stunts=[STUNT] * 4), "FAE-035")
    do(given(), 1, m.ImportCharacter(changed(stunts=[STUNT] * 4, refresh=2)))
    wrong(changed(refresh=4, raises=1), "FAE-157")


@pytest.mark.rule("FAE-030", "FAE-028", "FAE-003", "FAE-004")
def test_a_file_has_all_that_a_character_has() -> None:
    for part, rule in (
        ("looks", "FAE-030"),
        ("name", "FAE-030"),
        ("high", "FAE-003"),
        ("trouble", "FAE-004"),
        ("general", "FAE-028"),
    ):
        assert "missing" in wrong(changed(**{part: None}), rule).why
    wrong(changed(looks=" "), "FAE-030")
    wrong(changed(general=[]), "FAE-028")
    wrong(changed(general=["a", "b", "c", "d"]), "FAE-028")
    wrong(changed(general=["a", " A "]), "FAE-028")
    wrong(changed(general=[BASE["high"]]), "FAE-028")
    assert "longer than 120" in wrong(changed(high="x" * 121), "FAE-003").why
    wrong(changed(name="x" * 61), "FAE-030")
    assert "more than once" in wrong(EXAMPLE.replace('"trouble"', '"high": "Twice", "trouble"'), "FAE-003").why


@pytest.mark.rule("FAE-172", "FAE-186", "FAE-171")
def test_mooks_in_a_file_keep_to_the_rules() -> None:
    head = {name: BASE[name] for name in ("format", "game", "version", "name")}
    good = {**head, "kind": "mook", "aspects": ["Big Boots"], "skilled": ["kicking"], "boxes": 1}
    do(given(), GM, m.ImportCharacter(json.dumps(good)))
    for lists in ({"bad": ["thinking"]}, {"weak_else": True}):
        do(given(), GM, m.ImportCharacter(json.dumps({**good, "skilled": [], **lists})))
    for bad, rule in (({"boxes": 3}, "FAE-172"), ({"skilled": []}, "FAE-186"), ({"aspects": []}, "FAE-171")):
        refused(given(), GM, m.ImportCharacter(json.dumps({**good, **bad})), rule)


# Who may write what


def table() -> State:
    return given(
        pc("Nettie", 1, trouble="Secretly a Spy", secrets=("Secretly a Spy",), mild="Bruised", ticked=(1, 3), fp=2),
        pc("Dario", 2, status="draft"),
        major("Thane"),
        mook("Goblin", hidden=True),
    )


def test_players_write_out_player_characters_and_the_game_master_everybody() -> None:
    state = table()
    for seat in (1, 2, 3, None, GM):
        assert json.loads(written(state, seat, "c1", "parlour"))["name"] == "Nettie"
    for who in ("c2", "c3", "h1"):
        assert written(state, GM, who, "parlour") and written(state, GM, who, "fari")
    assert written(state, 2, "c2", "parlour")
    for seat, who in ((1, "c2"), (None, "c2"), (1, "c3"), (None, "c3"), (1, "h1"), (None, "h1"), (1, "c9")):
        with pytest.raises(RuleViolation):
            written(state, seat, who, "parlour")
    with pytest.raises(RuleViolation):
        written(state, 1, "c1", "pdf")


@pytest.mark.parametrize("form", list(FORMATS))
def test_hidden_aspects_are_never_written(form: str) -> None:
    for seat in (1, 2, None, GM):
        assert "Spy" not in written(table(), seat, "c1", form)
    liar = given(pc("Nettie", high="A", trouble="B", general="C", secrets=("A", "B", "C")))
    file = written(liar, 1, "c1", "parlour")
    assert not isinstance(read(file), RuleViolation) and json.loads(file)["trouble"] == "Trouble not known"


def test_what_is_not_finished_is_not_written() -> None:
    state = given(pc("Nettie", status="draft", looks=""))
    with pytest.raises(RuleViolation) as found:
        written(state, 1, "c1", "parlour")
    assert found.value.reason == "not-complete"


def test_the_schema_names_every_kind() -> None:
    found = json.dumps(schema())
    for word in ("PlayerFile", "MajorFile", "MookFile", "GroupFile", "parlour-character", "maxLength"):
        assert word in found


def test_a_file_for_fari_app_has_its_shape() -> None:
    sheet = json.loads(written(table(), 1, "c1", "fari"))
    assert (sheet["fariType"], sheet["version"], sheet["name"]) == ("character", 3, "Nettie")
    (page,) = sheet["pages"]
    sections = {section["label"]: section for section in page["sections"]}
    assert {section["position"] for section in sections.values()} == {"Left", "Right"}
    assert [b["value"] for b in sections["Aspects"]["blocks"]] == ["Nettie the Brave", "Nettie Has a Past"]
    assert {b["label"]: b["value"] for b in sections["Approaches"]["blocks"]}["Clever"] == "3"
    assert [box["checked"] for box in sections["Stress"]["blocks"][0]["value"]] == [True, False, True]
    assert [b["value"] for b in sections["Consequences"]["blocks"]] == ["Bruised", "", ""]
    points = sections["Fate Points"]["blocks"][0]
    assert (points["type"], points["value"], points["meta"]["max"]) == ("PointCounter", "2", "3")
    assert sections["Stunts & Extras"]["blocks"][0]["value"].startswith("Because I ")
    blocks = [block for section in sections.values() for block in section["blocks"]]
    ids = [thing["id"] for thing in (sheet, page, *sections.values(), *blocks)]
    assert len(set(ids)) == len(ids)
    assert {block["type"] for block in blocks} <= {"Text", "Skill", "PointCounter", "SlotTracker"}


def test_a_mook_for_fari_app_has_its_lists() -> None:
    state = given(mook("Shark", "flying; biting", "everything else", "Jaws", boxes=2))
    state = do(state, GM, m.AddAspect("open", "c1", "Tangled in the Net"))
    assert texts(state, "c1") == ["Jaws", "Tangled in the Net"]
    assert "Tangled" not in written(state, GM, "c1", "fari") + written(state, GM, "c1", "parlour")
    sections = {s["label"]: s for s in json.loads(written(state, GM, "c1", "fari"))["pages"][0]["sections"]}
    assert [b["value"] for b in sections["Skills"]["blocks"]] == ["flying; biting", "everything else", "Mook"]
    assert "Approaches" not in sections and len(sections["Stress"]["blocks"][0]["value"]) == 2


@pytest.mark.parametrize(
    ("values", "points"),
    [((3, 2, 2, 1, 1, 0), 0), ((0, 1, 1, 2, 2, 4), 1), ((3, 3, 2, 1, 0, 0), None), ((3, 2, 2), None)],
)
def test_points_above_a_new_character(values: tuple[int, ...], points: int | None) -> None:
    assert advances(values) == points
