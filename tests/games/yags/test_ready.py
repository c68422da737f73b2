"""Ready-made characters, creatures and the scene to try are what they claim to be, and legal by the rules."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from parlour.core.chance import Told
from parlour.core.offers import pieces_of
from parlour.games.yags import GAME
from parlour.games.yags.content.campaign import TECHNIQUES
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS, ReadyCreature, technique_of
from parlour.games.yags.content.scene import SCENE
from parlour.games.yags.library import SHELF
from parlour.games.yags.model import ATTRIBUTES, GAITS, TALENTS, Creature, Options, State
from parlour.games.yags.rules import derive, load, notices, skills
from parlour.games.yags.rules.readied import from_ready
from parlour.games.yags.rules.setup import initial

EVERYBODY = [*CHARACTERS.values(), *EXTRAS.values()]
everybody = pytest.mark.parametrize("ready", EVERYBODY, ids=lambda ready: ready.key)

# As printed: attributes, Move, Size, load in kilograms and its band; careful, standard, run and sprint (0: not
# possible), kilometres a
# watch, metres of a climb, minutes of a jog; Perception x awareness, Agility x athletics, Agility x stealth, Empathy x
# charm, Will x guile,
# Empathy x guile.
PRINTED: dict[str, dict[str, Any]] = {
    "imogen": {
        "attributes": (3, 3, 3, 3, 4, 5, 3, 4),
        "base": 12,
        "size": 5,
        "load": 8,
        "band": "lightly",
        "limits": (3, 9, 18, 36, 72),
        "move": 12,
        "gaits": (6, 12, 24, 26),
        "watch": 12,
        "climb": 3,
        "jog": 6,
        "common": (16, 6, 6, 9, 12, 9),
        "spent": 4,
        "tl": 8,
        "skills": {
            "Intelligence x history": 30,
            "Intelligence x law": 15,
            "Intelligence x computers": 20,
            "Intelligence x first aid": 10,
            "Dexterity x driving": 6,
        },
    },
    "tomas": {
        "attributes": (3, 4, 5, 4, 4, 3, 3, 3),
        "base": 14,
        "size": 5,
        "load": 2,
        "band": "unencumbered",
        "limits": (3, 9, 18, 36, 72),
        "move": 14,
        "gaits": (7, 14, 28, 34),
        "watch": 14,
        "climb": 3,
        "jog": 24,
        "common": (16, 30, 20, 6, 9, 9),
        "spent": 7,
        "tl": 8,
        "skills": {"Dexterity x driving": 16, "Intelligence x first aid": 3},
    },
    "anneke": {
        "attributes": (4, 4, 3, 3, 4, 3, 3, 4),
        "base": 13,
        "size": 5,
        "load": 27,
        "band": "moderately",
        "limits": (4, 16, 32, 64, 128),
        "move": 12,
        "gaits": (6, 12, 24, 0),
        "watch": 12,
        "climb": 3,
        "jog": 16,
        "common": (16, 8, 8, 6, 8, 6),
        "spent": 6,
        "tl": 8,
        "skills": {
            "Perception x rifles": 24,
            "Dexterity x pistols": 12,
            "Intelligence x first aid": 12,
            "Empathy x leadership": 12,
            "Intelligence x demolitions": 9,
            "Dexterity x driving": 12,
        },
    },
    "wulfrun": {
        "attributes": (3, 4, 4, 3, 5, 3, 2, 3),
        "base": 13,
        "size": 5,
        "load": 8,
        "band": "lightly",
        "limits": (3, 9, 18, 36, 72),
        "move": 13,
        "gaits": (6, 13, 26, 30),
        "watch": 13,
        "climb": 3,
        "jog": 16,
        "common": (25, 16, 20, 4, 6, 4),
        "spent": 4,
        "tl": 3,
        "skills": {
            "Perception x bows": 30,
            "Perception x tracking": 25,
            "Intelligence x survival": 15,
            "Agility x riding": 12,
            "Dexterity x melee": 9,
        },
    },
    "piers": {
        "attributes": (2, 3, 4, 5, 4, 4, 5, 3),
        "base": 11,
        "size": 4,
        "load": 3,
        "band": "lightly",
        "limits": (2, 4, 8, 16, 32),
        "move": 11,
        "gaits": (5, 11, 22, 25),
        "watch": 11,
        "climb": 2,
        "jog": 9,
        "common": (12, 12, 12, 25, 15, 25),
        "spent": 7,
        "tl": 4,
        "skills": {
            "Dexterity x music": 20,
            "Empathy x acting": 20,
            "Dexterity x lockpicking": 20,
            "Intelligence x games": 16,
        },
    },
    "ysa": {
        "attributes": (3, 3, 4, 5, 4, 4, 3, 3),
        "base": 13,
        "size": 5,
        "load": 7,
        "band": "lightly",
        "limits": (3, 9, 18, 36, 72),
        "move": 13,
        "gaits": (6, 13, 26, 29),
        "watch": 13,
        "climb": 3,
        "jog": 9,
        "common": (16, 12, 8, 9, 12, 12),
        "spent": 6,
        "tl": 10,
        "skills": {
            "Dexterity x piloting": 30,
            "Intelligence x science": 16,
            "Intelligence x engineering": 20,
            "Intelligence x robotics": 8,
            "Intelligence x computers": 16,
            "Intelligence x navigation": 20,
        },
    },
}
COMMON = (
    ("Perception", "awareness"),
    ("Agility", "athletics"),
    ("Agility", "stealth"),
    ("Empathy", "charm"),
    ("Will", "guile"),
    ("Empathy", "guile"),
)
BEASTS = {
    "adult": (12, 5),
    "guard": (12, 5),
    "raider": (14, 5),
    "wolf": (13, 4),
    "horse": (23, 9),
    "elephant": (34, 15),
    "rat": (7, 0),
}
"""Move and wounds, as printed."""


def table(ready: ReadyCreature) -> State:
    """At the Tech Level it belongs to."""
    return initial(("Gil", "Ann"), Options(campaign_tl=ready.tl))


def sheet(ready: ReadyCreature) -> tuple[State, Creature]:
    state = table(ready)
    return state, from_ready(state, ready)


def ability(state: State, one: Creature, attribute: str, skill: str) -> int:
    return derive.attribute(state, one, attribute) * next(known.level for known in one.skills if known.name == skill)


@pytest.mark.rule("YAG-060", "YAG-165", "YAG-167", "YAG-168", "YAG-172", "YAG-175", "YAG-209", "YAG-271")
@pytest.mark.parametrize("key", PRINTED)
def test_every_number_of_a_ready_made_character_is_the_printed_one(key: str) -> None:
    ready, printed = CHARACTERS[key], PRINTED[key]
    state, one = sheet(ready)
    assert (ready.attributes, ready.size, ready.soak, ready.tl) == (
        printed["attributes"],
        printed["size"],
        12,
        printed["tl"],
    )
    assert ready.size + ready.attributes[0] + ready.attributes[2] + 1 == printed["base"]
    assert (load.load(one), load.band_name(load.band(one)).split()[0]) == (printed["load"] * 1000, printed["band"])
    assert tuple([limit // 1000 for limit in load.limits(one)]) == printed["limits"]
    gaits = [0 if derive.gait_refused(state, one, gait) else derive.gait_metres(state, one, gait) for gait in GAITS]
    assert (derive.move(state, one), tuple(gaits)) == (printed["move"], printed["gaits"])
    assert (
        derive.watch_km(state, one) == printed["watch"]
        and derive.climb_metres(state, one, "round", False) == printed["climb"]
    )
    assert derive.run_minutes(state, one, "standard") == printed["jog"]
    assert tuple([ability(state, one, *pair) for pair in COMMON]) == printed["common"]
    found = {}
    for pair in printed["skills"]:
        attribute, skill = pair.split(" x ")
        found[pair] = ability(state, one, attribute, skill)
    assert found == printed["skills"] and set(ready.skills) - set(TALENTS) == {pair.split(" x ")[1] for pair in found}
    assert sum([technique_of(technique).level for technique in ready.techniques]) == printed["spent"]


@everybody
def test_everybody_is_legal_at_their_own_tech_level(ready: ReadyCreature) -> None:
    state, one = sheet(ready)
    blocking = [notice for notice in notices.notices(state, one) if notice.blocks]
    assert not blocking and len(ready.attributes) == len(ATTRIBUTES) and ready.concept.endswith(".")
    for skill in one.skills:
        highest, why = skills.limit(state, one, skill.name)
        assert skill.level <= highest, (skill.name, why)
    for technique in one.techniques:
        assert any(skills.usable(state, one, technique, skill) for skill in technique.skills), technique.name
        assert {known.name for known in one.techniques} >= set(technique.needs)
    assert (set(ready.skills) >= set(TALENTS)) == (ready.kind == "person")


@pytest.mark.rule("YAG-071", "YAG-155", "YAG-160")
@pytest.mark.parametrize("key", BEASTS)
def test_creatures_have_the_printed_move_and_wounds(key: str) -> None:
    ready = EXTRAS[key]
    state, one = sheet(ready)
    assert (derive.move(state, one), derive.boxes(one)) == BEASTS[key] and not ready.named
    assert all(level <= 9 for level in ready.skills.values())


def test_single_numbers_of_creatures() -> None:
    state, horse = sheet(EXTRAS["horse"])
    assert derive.gait_metres(state, horse, "sprinting") == 51 and [limit // 1000 for limit in load.limits(horse)] == [
        9,
        81,
        162,
        324,
        648,
    ]
    _, elephant = sheet(EXTRAS["elephant"])
    assert load.limits(elephant)[1] == 256_000
    _, rat = sheet(EXTRAS["rat"])
    assert derive.mass(rat) == 70 and derive.melee_difficulty(rat) == 10 and rat.soak == 0
    state, adult = sheet(EXTRAS["adult"])
    assert derive.free_metres(state, adult) == 6 and derive.gait_metres(state, adult, "sprinting") == 26
    assert EXTRAS["adult"].skills == dict.fromkeys(TALENTS, 2) and EXTRAS["guard"].skills["melee"] == 4
    raider = EXTRAS["raider"].skills
    assert {name: level for name, level in raider.items() if level != 2} == {
        "athletics": 5,
        "stealth": 6,
        "rifles": 8,
        "brawl": 6,
    }


@pytest.mark.rule("YAG-088")
def test_reading_is_learnt_apart_only_where_the_table_says_so() -> None:
    wulfrun = CHARACTERS["wulfrun"]
    apart = initial(("Gil", "Ann"), Options(campaign_tl=3, language_literacy="separate"))
    assert [language.literate for language in from_ready(apart, wulfrun).languages] == [False, False]
    assert [language.literate for language in sheet(wulfrun)[1].languages] == [True, True]


def test_worn_things_count_what_they_weigh_when_worn() -> None:
    anneke = CHARACTERS["anneke"]
    armour = next(item for item in anneke.items if item.worn)
    assert (armour.name, armour.weight, armour.worn_load) == ("body armour", 10_000, 6_000)
    suit = next(item for item in CHARACTERS["ysa"].items if item.worn)
    assert (suit.weight, suit.worn_load) == (6_000, 3_000)


def test_techniques_are_of_the_library_or_specialisations() -> None:
    for ready in EVERYBODY:
        for technique in ready.techniques:
            assert technique.skill in ready.skills if technique.skill else technique.name in TECHNIQUES, technique.name
    known = {technique.name: technique_of(technique) for technique in CHARACTERS["tomas"].techniques}
    assert (known["freerunning"].kind, known["freerunning"].level, known["motorbikes"].level) == ("mastery", 5, 2)
    assert technique_of(CHARACTERS["imogen"].techniques[0], price=3).level == 3


# the scene to try


def test_the_ready_scene_names_what_exists() -> None:
    assert set(SCENE.main) <= set(CHARACTERS) and {"tomas", "imogen", "anneke"} <= set(SCENE.main)
    assert {one.key for one in SCENE.cast} <= set(EXTRAS) and len({one.name for one in SCENE.cast}) == len(SCENE.cast)
    assert {CHARACTERS[key].tl for key in SCENE.main} | {EXTRAS[one.key].tl for one in SCENE.cast} == {8}
    assert [one.name for one in SCENE.cast if one.hidden] == ["Magda Orsk"] and all(one.goal for one in SCENE.cast)
    assert SCENE.note and SCENE.tries and SCENE.opening and not SCENE.opening.startswith("\n")


@pytest.mark.rule("YAG-X03", "YAG-X23")
def test_the_notes_of_the_scene_say_the_right_numbers() -> None:
    ground = SCENE.ground
    assert (ground.obstruction, ground.unstable, ground.narrow, ground.dangerous) == ("light", 5, 5, True)
    notes = " ".join([note.text for note in SCENE.note])
    assert (
        "target 15 at the standard gait, 7 careful, 30 running, 45 sprinting" in notes
        and "Tomas with his freerunning has 41" in notes
    )
    state, anneke = sheet(CHARACTERS["anneke"])
    lighter = msgspec.structs.replace(anneke, items=tuple([item for item in anneke.items if item.name != "field pack"]))
    assert [ability(state, one, "Agility", "athletics") for one in (anneke, lighter)] == [8, 12]
    assert "Anneke has 8 with her field pack and 12 without it" in notes


def test_the_page_gets_everything() -> None:
    assert {"READY", "CAST", "SKILLS", "LIBRARY", "DIFFICULTIES", "DEGREES", "SURFACES", "HINTS", "TECHS"} <= set(SHELF)
    assert all(books and msgspec.json.encode(books) for books in SHELF.values())
    secrets = [ready.notes for ready in EVERYBODY if ready.notes]
    shown = msgspec.json.encode(SHELF["CAST"]).decode()
    assert not any(secret in shown for secret in secrets)
    imogen = next(person for person in SHELF["READY"] if person.key == "imogen")
    assert ("history", 6, "Intelligence × history 30") in imogen.skills


def test_people_who_are_asked_the_same_share_an_offer() -> None:
    """The ready scene's menus are spelled out once, not once for each person; what goes by its own name is not named
    again."""
    state = GAME.start(["Gil", "Ann", "Bea"], Options(), Told())[1]
    for seat, command in GAME.rehearsal(3):
        state = GAME.play(state, seat, command, Told())[1]
    offers = GAME.offers(state, 0)
    counted = Counter([offer.command for offer in offers])
    assert [
        counted[each] for each in ("call_sneak", "call_pocket", "call_conjure", "call_charm", "strike", "mark")
    ] == [1, 1, 2, 1, 1, 1]
    forms = [form for command in GAME.menu(state, 0).open for form in GAME.form(state, 0, command)]
    names = GAME.names(state, 0, tuple(pieces_of(forms)))
    assert "athletics" not in names and "5" not in names and names["tl_enforce"] == "Items and skills from later ages"
    assert len(msgspec.json.encode(offers)) < 75_000
