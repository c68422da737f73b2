"""Characters to and from Fari App: our own files come back whole, and what we have no place for is kept as words."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from bounded import bounded
from games.fate.given import (
    GM,
    State,
    bend,
    bonus,
    do,
    find,
    given,
    group,
    happens,
    major,
    mook,
    pc,
    refused,
    texts,
)
from parlour.games.fate import GAME
from parlour.games.fate import moves as m
from parlour.games.fate.content.ready import GROUPS, MAJORS, MOOKS, PLAYERS
from parlour.games.fate.model import Character, Stunt
from parlour.games.fate.rules.ask import refresh
from parlour.games.fate.rules.stunts import sentence
from parlour.games.fate.sheets import LONGEST, read, written


def same(one: Character, other: Character) -> bool:
    """Who somebody is, whoever plays them at which table."""

    def bare(person: Character) -> Character:
        stunts = tuple([replace(stunt, used=0, permitted=True) for stunt in person.stunts])
        wounds = tuple([replace(taken, aspect="", session=0, conflict=0) for taken in person.consequences])
        return replace(
            person,
            id="",
            controller=0,
            status="ready",
            here=False,
            hidden=False,
            played=False,
            bench=None,
            stunts=stunts,
            consequences=wounds,
        )

    return bare(one) == bare(other)


def back(state: State, who: str, seat: int = GM) -> State:
    """This character written for Fari, and brought to an empty table."""
    return do(given(scene=None, sitting=False), seat, m.ImportCharacter(written(state, GM, who, "fari")))


def block(label: str, value: Any, kind: str = "Text", **meta: Any) -> dict[str, Any]:
    return {"id": "b", "type": kind, "label": label, "value": value, "meta": meta}


def section(label: str, *blocks: dict[str, Any]) -> dict[str, Any]:
    return {"id": "s", "label": label, "blocks": list(blocks)}


RATED = section("Approaches", *[block(name, str(value), "Skill", commands=["4dF"]) for name, value in zip(
    ("Careful", "Clever", "Flashy", "Forceful", "Quick", "Sneaky"), (3, 2, 2, 1, 1, 0), strict=True)])  # fmt: skip
ASPECTS = section(
    "Aspects",
    block("High Concept", "Sky Captain"),
    block("Trouble", "Owes the Guild"),
    block("Relationship", "My Sister Flies"),
)
LOOKS = section("Other", block("Looks", "Goggles"))
STUNTS = section(
    "Stunts & Extras", block("Stunt #1", "Because I am Quick, I get a +2 when I quickly defend when I can move.")
)


def sheet(*sections: dict[str, Any], **more: Any) -> str:
    """A character as Fari keeps it."""
    pages = [{"id": "p", "label": "Character", "sections": list(sections)}]
    values = {
        "id": "2f",
        "version": 3,
        "name": "Ines",
        "lastUpdated": 1_650_000_000_000,
        "fariType": "character",
        "pages": pages,
        **more,
    }
    return json.dumps(values)


def notes(state: State, seat: int = 1) -> str:
    return "\n\n".join([note.text for note in state.desk.notes[seat]])


# There and back


@pytest.mark.parametrize("key", [*PLAYERS])
def test_a_player_character_comes_back_whole(key: str) -> None:
    state = do(given(scene=None, sitting=False), 1, m.TakeReady(key))
    again = back(state, "c1")
    assert same(again.characters[0], state.characters[0]) and again.characters[0].status == "ready"
    assert texts(again, "c1") == texts(state, "c1") and again.desk.notes[GM] == ()


@pytest.mark.parametrize("key", [*MAJORS, *MOOKS, *GROUPS])
def test_the_game_masters_people_come_back_whole(key: str) -> None:
    state = do(given(scene=None), GM, m.CallReady(key, "hidden"))
    again = back(state, "h1")
    assert same(again.characters[0], state.characters[0]) and again.characters[0].hidden
    assert texts(again, "h1") == texts(state, "h1")


def test_harm_fate_points_and_milestones_come_back_too() -> None:
    stunts = [
        bonus("Quick", "create", "overcome"),
        *[bend(when=when) for when in ("any", "conflict", "physical", "mental", "contest")],
    ]
    nettie = pc(
        "Nettie",
        1,
        stunts=stunts,
        raises=1,
        bought=1,
        ratings=(4, 4, 2, 2, 1, 0),
        fp=5,
        ticked=(1, 3),
        mild="Bruised <b>Ribs</b>",
        severe="Broken Arm",
        general="One & Only; Two",
        high="Captain, of Course",
        looks="Tall.\nVery tall.",
    )
    state = given(nettie)
    again = back(state, "c1")
    assert (
        same(again.characters[0], state.characters[0])
        and refresh(again.characters[0]) == refresh(state.characters[0]) == 2
    )
    assert texts(again, "c1") == texts(state, "c1")
    assert again.characters[0].fp == 5 and again.supply == -5


@pytest.mark.parametrize(
    "stunt",
    [
        Stunt("bonus", "am Sure, I get a lot", "Sneaky", ("create",), "it rains."),
        Stunt("bonus", "have It", "Quick", ("create", "overcome"), "when when"),
        Stunt("bend", "am Old, once per session maybe", effect="sleep. Twice."),
        Stunt("bend", "have Wings", effect="fly", when="mental"),
    ],
)
def test_a_stunt_comes_back_from_its_sentence(stunt: Stunt) -> None:
    again = back(given(pc("Nettie", 1, stunts=[stunt])), "c1").characters[0]
    assert [replace(one, permitted=True) for one in again.stunts] == [stunt], sentence(stunt)


def test_a_players_own_goes_to_the_game_master_and_a_stunt_over_two_actions_waits() -> None:
    file = written(given(pc("Nettie", 1)), 1, "c1", "fari")
    state = do(given(scene=None), 1, m.ImportCharacter(file))
    assert (state.characters[0].status, state.characters[0].controller) == ("submitted", 1)
    state = do(state, GM, m.Approve("c1"))
    assert find(state, "Nettie").status == "ready"
    both = written(given(pc("Nettie", 1, stunts=[bonus("Quick", "create", "overcome")])), 1, "c1", "fari")
    state = do(given(scene=None), 1, m.ImportCharacter(both))
    assert state.characters[0].status == "draft" and not state.characters[0].stunts[0].permitted
    refused(given(scene=None), 1, m.ImportCharacter(written(given(major("Thane")), GM, "c1", "fari")), "FAE-166")
    refused(given(scene=None), 1, m.ImportCharacter(written(given(group("Rats", 6)), GM, "c1", "fari")), "FAE-166")


# What Fari has and we do not


SHAPES: dict[str, Any] = {
    "3": [{"id": "p", "label": "A", "sections": [ASPECTS, RATED, STUNTS, LOOKS]}],
    "4": [{"id": "p", "label": "A", "sections": {"left": [ASPECTS, STUNTS], "right": [RATED, LOOKS]}}],
    "5": [
        {
            "id": "p",
            "label": "A",
            "rows": [
                {
                    "columns": [
                        {"sections": [ASPECTS, STUNTS]},
                        {
                            "sections": [
                                RATED,
                                section("Stress", block("Physical", [{"label": "1", "checked": True}], "SlotTracker")),
                            ]
                        },
                    ]
                },
                {"columns": [{"sections": [LOOKS]}]},
            ],
        }
    ],
}


@pytest.mark.parametrize("version", [*SHAPES])
def test_every_arrangement_of_its_sections_is_read(version: str) -> None:
    state = do(given(scene=None), 1, m.ImportCharacter(sheet(version=int(version), pages=SHAPES[version])))
    (ines,) = state.characters
    assert (ines.name, ines.looks, ines.ratings, ines.status) == ("Ines", "Goggles", (3, 2, 2, 1, 1, 0), "submitted")
    assert texts(state, "c1") == ["Sky Captain", "Owes the Guild", "My Sister Flies"]
    assert ines.stunts == (Stunt("bonus", "am Quick", "Quick", ("defend",), "I can move"),)


def test_what_has_no_place_is_kept_in_notes_and_said() -> None:
    more = (
        section("Stunts & Extras", block("Familiar", "A clockwork owl")),
        section("Notes", block("Diary", "<p>Met the <b>queen</b></p>")),
        section(
            "Stress",
            block("Mental", [{"label": "1", "checked": True}, {"label": "2", "checked": False}], "SlotTracker"),
            block("Physical", [{"label": "1", "checked": True}], "SlotTracker"),
        ),
        section("Gear", block("Coins", "7", "PointCounter", max="9"), block("Empty", "")),
    )
    events, state = happens(given(scene=None), 1, m.ImportCharacter(sheet(ASPECTS, RATED, STUNTS, LOOKS, *more)))
    kept = notes(state)
    for words in (
        "Stunts & Extras, Familiar: A clockwork owl",
        "Notes, Diary: Met the queen",
        "Stress, Physical: 1 of 1 ticked",
        "Gear, Coins: 7 of 9",
    ):
        assert words in kept
    assert "Empty" not in kept and len(state.desk.notes[1]) == 1
    said = [line.text for line in GAME.tell(state, events, 1)]
    assert any("no place here" in line and "Notes, Diary" in line for line in said)
    assert not any("no place here" in line.text for line in GAME.tell(state, events, 2))


def test_what_does_not_fit_the_rules_is_left_for_the_player_to_finish() -> None:
    wild = section(
        "Approaches",
        *[block(name, "+1", "Skill") for name in ("Careful", "Clever", "Flashy", "Forceful", "Quick", "Sneaky")],
    )
    five = section(
        "Aspects",
        *[block("Other Aspect", f"Aspect {at}") for at in range(5)],
        block("High Concept", "x" * 200),
        block("Trouble", "Aspect 1"),
    )
    free = section("Stunts", block("Ace", "I am simply the best at cards."))
    points = section("Points", block("Fate Points", "99", "PointCounter", isMainPointCounter=True, max="9"))
    state = do(given(scene=None), 1, m.ImportCharacter(sheet(wild, five, free, points)))
    (ines,) = state.characters
    assert (ines.status, ines.ratings, ines.stunts, ines.raises, ines.fp) == ("draft", (), (), 0, 0)
    assert texts(state, "c1") == ["Aspect 0", "Aspect 1", "Aspect 2"]
    for words in (
        "Approaches: Careful +1",
        "Aspect: Aspect 3",
        "Aspect: Aspect 4",
        "x" * 200,
        "simply the best",
        "99 of 9",
    ):
        assert words in notes(state)
    do(state, 1, m.RankApproaches("c1", ("Quick", "Clever", "Careful", "Sneaky", "Flashy", "Forceful")))


def test_stunts_and_refresh_beyond_what_milestones_give_are_kept_as_words() -> None:
    many = section(
        "Stunts",
        *[block(f"Stunt #{at}", f"Because I have Trick {at}, once per game session I can do it.") for at in range(7)],
    )
    points = section("Fate Points", block("Fate Points", "2", "PointCounter", isMainPointCounter=True, max="6"))
    state = do(given(scene=None), 1, m.ImportCharacter(sheet(ASPECTS, RATED, many, LOOKS, points)))
    assert len(state.characters[0].stunts) == 5 and refresh(state.characters[0]) == 1 and state.characters[0].fp == 2
    assert "have Trick 6" in notes(state) and "Refresh: 6" in notes(state)


def test_a_long_rest_fills_several_notes() -> None:
    state = do(
        given(scene=None), 1, m.ImportCharacter(sheet(ASPECTS, section("Story", block("Chapter", "word " * 2000))))
    )
    assert len(state.desk.notes[1]) == 3 and all(len(note.text) <= 4000 for note in state.desk.notes[1])


# What is refused


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (sheet(ASPECTS, fariType="scene"), "holds no character"),
        (sheet(ASPECTS, fariType=7), "holds no character"),
        (sheet(ASPECTS, name=" "), "no name"),
        (sheet(ASPECTS, name="N" * 61), "longer than 60"),
        (sheet(ASPECTS, name=["Ines"]), "no name"),
        (sheet(), "no character sheet"),
        (sheet(pages=7), "no character sheet"),
        (sheet(pages=[{"sections": [{"blocks": ["a", 7, None]}]}]), "no character sheet"),
        ('{"fariType": "character"}', "no name"),
        ('{"fariType": "character", "fariType": "character"}', "more than once"),
        ('{"fariType": "character", "name": "Ines"', "JSON"),
        (sheet(section("A", block("x", "y" * LONGEST))), "too long"),
        (sheet(section("Aspects", block("High Concept", "\u202eflip"))), "can't be shown"),
        (sheet(ASPECTS, version=10**15), "too large"),
        (sheet(pages=json.loads("[" * 16 + "]" * 16)), "deep"),
        (sheet(section("Skills", block("Skilled (+2) at", ""), block("Bad (-2) at", " ; "))), "neither good nor bad"),
        (sheet(section("Skills", block("Skilled (+2) at", "biting"))), "no aspect"),
        (
            sheet(ASPECTS, section("Skills", block("Skilled (+2) at", "biting"), block("Kind", "Group of 99"))),
            "2 to 40",
        ),
        (
            sheet(
                ASPECTS,
                section("Skills", block("Skilled (+2) at", "biting")),
                section("Stress", block("Stress", [{"checked": False}] * 3, "SlotTracker")),
            ),
            "at most 2",
        ),
    ],
)
def test_a_file_that_cannot_be_read_says_why(file: str, why: str) -> None:
    found = refused(given(scene=None), GM, m.ImportCharacter(file))
    assert found.reason == "bad-file" or len(file) > LONGEST, found
    assert why in found.why + found.cure or len(file) > LONGEST, found


def test_odd_shapes_are_kept_or_passed_over_and_never_trusted() -> None:
    odd = section(
        "Aspects",
        block("High Concept", {"a": 1}),
        block("Trouble", True),
        block("Other", 7),
        {"label": 3},
        {"label": ["x"], "value": "y", "meta": 7},
    )
    more = section("Stress", block("Stress", [1, None, {"checked": "yes"}], "SlotTracker"))
    points = section(
        "P",
        block("Fate Points", "2", "PointCounter", isMainPointCounter=True, max={"a": 1}),
        block("Careful", "1e9", "Skill"),
    )
    state = do(given(scene=None), 1, m.ImportCharacter(sheet(odd, more, points, {"blocks": 7})))
    assert texts(state, "c1") == ["7", "y"] and state.characters[0].ticked == () and state.characters[0].fp == 2


def test_a_hostile_file_takes_neither_time_nor_memory() -> None:
    files = [
        sheet(section("A", block("x", "<" * 30_000))),
        sheet(section("Stunts", block("x", "Because I " + "a, I get a +2 when I " * 1500))),
        sheet(section("Stunts", block("x", "Because I " + "a, once per game session I can " * 1000))),
        '{"fariType":' + "[" * 39_000,
        sheet(*[section("s", *[block("b", "v")] * 5) for _ in range(60)]),
        '{"fariType": "character", "lastUpdated"' + ":" * 30_000,
    ]
    for file in files:
        assert len(file) <= LONGEST
        with bounded(seconds=1):
            read(file)


def test_a_mook_is_marked_for_fari() -> None:
    state = given(mook("Shark", "flying; biting", "everything else", "Jaws", boxes=2))
    assert '"Kind"' in written(state, GM, "c1", "fari") and '"Kind"' not in written(given(pc("Ama")), GM, "c1", "fari")
