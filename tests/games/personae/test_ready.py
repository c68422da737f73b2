"""The printed tables, the vocabulary of effects and the ready-made material are what they claim to be, and legal by the
rules."""

import doctest
import tomllib
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from parlour.games.personae.content import numbers, tables
from parlour.games.personae.content.effects import TRIGGERS, VOCABULARY, WORDS, Effect
from parlour.games.personae.content.numbers import ATTRIBUTES, RANK_COUNTS, RANKS, cap, potential, skill_cap
from parlour.games.personae.content.ready import (
    CHARACTERS,
    SUPPORTING,
    TRAITS,
    ReadyAbility,
    ReadyCharacter,
    assigned,
    power_slots,
    slots,
)
from parlour.games.personae.content.scene import SCENE
from parlour.games.personae.content.tables import DIFFICULTY, TABLES
from parlour.games.personae.library import SHELF
from parlour.games.personae.rulebook import RULEBOOK

ROOM = Path(__file__).resolve().parents[3] / "src/parlour/games/personae/content"
BOOK = {rule.id for rule in RULEBOOK}
EVERYBODY = [*CHARACTERS.values(), *SUPPORTING.values()]
everybody = pytest.mark.parametrize("ready", EVERYBODY, ids=lambda ready: ready.key)


def by_name(ready: ReadyCharacter) -> dict[str, int]:
    return dict(zip(ATTRIBUTES, ready.attributes, strict=True))


def most_dice(ready: ReadyCharacter) -> int:
    return skill_cap((numbers.companion_potential if ready.kind == "companion" else potential)(ready.points))


def test_the_examples_in_the_code_hold() -> None:
    assert [doctest.testmod(module).failed for module in (numbers, tables)] == [0, 0]


# tables


@pytest.mark.rule("PER-026", "PER-045", "PER-X04", "PER-X05")
@pytest.mark.parametrize(
    ("points", "printed"),
    [
        (5, (1, 3, 2, 1, 1, 0)),
        (10, (2, 4, 4, 3, 2, 1)),
        (15, (3, 5, 6, 4, 3, 1)),
        (20, (4, 6, 8, 6, 4, 2)),
        (25, (5, 7, 10, 7, 5, 2)),
        (30, (6, 8, 12, 9, 6, 3)),
        (35, (7, 9, 14, 10, 7, 3)),
        (40, (8, 10, 16, 12, 8, 4)),
        (50, (10, 12, 20, 15, 10, 5)),
    ],
)
def test_caps_by_creation_points_are_the_printed_ones(points: int, printed: tuple[int, ...]) -> None:
    assert (potential(points), skill_cap(potential(points)), *[cap(points, rank) for rank in RANKS]) == printed


@pytest.mark.rule("PER-026", "PER-X06", "PER-Q01", "PER-Q02")
def test_potential_drops_the_remainder_and_is_at_least_one() -> None:
    assert [potential(total) for total in (4, 5, 20, 24, 25, 29, 37)] == [1, 1, 4, 4, 5, 5, 7]


def test_attributes_and_ranks_are_six_and_six() -> None:
    assert tuple([row.name for row in TABLES.attribute]) == ATTRIBUTES and sum(RANK_COUNTS.values()) == 6
    assert [(row.name, row.count, row.tenths) for row in TABLES.rank] == [
        (rank, RANK_COUNTS[rank], numbers.RANK_TENTHS[rank]) for rank in RANKS
    ]


@pytest.mark.rule("PER-155")
def test_difficulties_have_the_printed_numbers_and_tasks_of_our_own() -> None:
    assert [(row.name, row.modifier) for row in TABLES.difficulty] == [
        ("Easy", 0),
        ("Simple", 1),
        ("Normal", 2),
        ("Challenging", 3),
        ("Difficult", 5),
        ("Very Difficult", 7),
        ("Extremely Difficult", 9),
        ("Nearly Impossible", 10),
    ]
    assert [row.name for row in TABLES.difficulty if row.or_more] == ["Nearly Impossible"]
    assert DIFFICULTY["Challenging"].task == "climbing a wet mast" and len({row.task for row in TABLES.difficulty}) == 8


@pytest.mark.rule("PER-060")
def test_rarity_follows_the_printed_ranges_or_those_of_the_table() -> None:
    names = [tables.rarity(cost) for cost in range(12)]
    assert names == ["Common", *["Uncommon"] * 3, *["Rare"] * 3, *["Very Rare"] * 3, *["Unique"] * 2]
    assert tables.rarity(7, very_rare=8) == "Rare" and tables.rarity(2, uncommon=3) == "Common"


def test_health_is_reckoned_by_toughness() -> None:
    assert list(numbers.thresholds(5).values()) == [6, 7, 8, 9] and list(numbers.thresholds(0).values()) == [1, 2, 3, 4]
    assert list(numbers.thresholds(5, bonus=1).values()) == [7, 8, 9, 10]
    assert numbers.thresholds(4, "minor") == {"Injured": 1, "Wounded": 2, "Incapacitated": 3, "Dying": 4}
    assert numbers.thresholds(4, "minion") == {"Incapacitated": 1, "Dying": 2}
    assert (
        [row.fewer for row in TABLES.health]
        == [numbers.PENALTY[row.status] for row in TABLES.health]
        == [0, 1, 2, 3, 3]
    )
    assert list(numbers.RECOVERY_DICE.values())[1:] == [1, 2, 3, 4]


def test_each_kind_of_challenge_has_its_answers() -> None:
    passive = {row.kind: row.passive for row in TABLES.challenge}
    assert passive == {
        "interaction": ("Resist",),
        "attack": ("Dodge", "Block"),
        "power": ("Resist",),
        "recovery": (),
        "unopposed": (),
        "virtual": (),
    }
    assert numbers.DEFENCES == {"Block": "Stature", "Dodge": "Cunning", "Resist": "Power"}


def test_like_stops_like_and_heavy_shields_stop_all() -> None:
    stops = {row.category: row.stops for row in TABLES.weapon}
    assert stops == {
        "Light": ("Light weapon", "Light shield", "Heavy shield"),
        "Heavy": ("Heavy weapon", "Heavy shield"),
    }
    assert [row.size for row in TABLES.weapon] == ["small", "one-handed", "two-handed"]


def test_prices_are_the_printed_ones() -> None:
    prices = {row.what: (row.creation, row.play) for row in TABLES.price}
    assert len(prices) == 16 and prices["Special Quality"] == ("2 of Cunning", "2") and prices["Companion"][1] == "1"


# effects


def wrong(effect: Effect) -> str:
    """What is amiss with an effect; empty: nothing."""
    word, blank = WORDS[effect.code], Effect(effect.code)
    filled = {field for field in effect.__struct_fields__[1:] if getattr(effect, field) != getattr(blank, field)}
    if filled - {*word.needs, *word.may}:
        return f"{effect.code} takes no {filled - {*word.needs, *word.may}}"
    missing = [field for field in word.needs if field != "amount" and not getattr(effect, field)]
    if missing:
        return f"{effect.code} needs {missing}"
    kinds = word.kinds or tables.KINDS
    return f"{effect.code}: kind {effect.kind}" if effect.kind and effect.kind not in kinds else ""


def test_the_vocabulary_is_whole() -> None:
    assert len(VOCABULARY) == len(WORDS) == 34 and {word.rule for word in VOCABULARY} <= BOOK
    assert not any(set(word.needs) & set(word.may) for word in VOCABULARY)
    for effect in SHELF["EFFECTS"]:
        assert effect.title and effect.first.endswith(".") and bool(effect.upgrade) == WORDS[effect.code].grows
    assert {word.code for word in VOCABULARY if not word.grows} == {
        "escalate",
        "stayConscious",
        "knockOut",
        "narrative",
    }
    assert set(TRIGGERS) == {"won", "held", "violence"}


def test_an_effect_names_one_skill_several_or_none() -> None:
    assert Effect("addResult").skills() == () and Effect("addResult", "Forgery, Inquiry").skills() == (
        "Forgery",
        "Inquiry",
    )


# people


def test_files_hold_nothing_that_is_not_read() -> None:
    """A misspelt field would be passed over in silence."""
    for name, found in (("characters", CHARACTERS), ("supporting", SUPPORTING)):
        raw = tomllib.loads((ROOM / f"{name}.toml").read_text("utf-8"))["character"]
        for entry, ready in zip(raw, found.values(), strict=True):
            assert strip(entry, ready) == [], ready.key
    for entry, trait in zip(tomllib.loads((ROOM / "traits.toml").read_text("utf-8"))["trait"], TRAITS, strict=True):
        assert strip(entry, trait) == [], trait.name
    assert strip(tomllib.loads((ROOM / "tables.toml").read_text("utf-8")), TABLES) == []
    assert strip(tomllib.loads((ROOM / "scene.toml").read_text("utf-8")), SCENE) == []


def strip(raw: object, read: object) -> list[str]:
    """The keys of a file's entry that are no field of what was read from it."""
    if isinstance(raw, dict):
        missing = [key for key in raw if not hasattr(read, key)]
        return missing + [one for key in raw if hasattr(read, key) for one in strip(raw[key], getattr(read, key))]
    if isinstance(raw, list) and isinstance(read, tuple):
        return [one for entry, made in zip(raw, read, strict=True) for one in strip(entry, made)]
    return []


@everybody
def test_ready_made_people_keep_ranks_and_caps(ready: ReadyCharacter) -> None:
    assert sum(ready.attributes) == ready.points and len(ready.attributes) == len(ready.ranks) == 6
    assert {rank: ready.ranks.count(rank) for rank in RANKS} == RANK_COUNTS
    held = {
        rank: [value for value, of in zip(ready.attributes, ready.ranks, strict=True) if of == rank] for rank in RANKS
    }
    for rank in RANKS:
        assert max(held[rank]) <= cap(ready.points, rank)
    for higher, lower in pairwise(RANKS):
        assert min(held[higher]) >= max(held[lower])


@everybody
def test_ready_made_people_keep_their_slots(ready: ReadyCharacter) -> None:
    value = by_name(ready)
    assert len(ready.skills) <= value["Competence"] and assigned(ready) <= value["Prowess"] * 3
    assert sum([slots(ability) for ability in ready.abilities]) <= value["Cunning"]
    assert (
        power_slots(ready) <= value["Power"]
        and len(ready.talents) + sum([talent.upgrades for talent in ready.talents]) <= value["Knowledge"]
    )
    dice = [*[skill.dice for skill in ready.skills], ready.block, ready.dodge, ready.resist]
    assert min(dice) >= 2 and max(dice) <= most_dice(ready)
    assert ready.culture.identifiers == ("R",)
    assert all("Q" in ability.identifiers for ability in ready.abilities if "X" in ability.identifiers)


@everybody
def test_what_they_begin_with_was_modest_before_its_upgrades(ready: ReadyCharacter) -> None:
    for ability in (ready.culture, *ready.abilities):
        gives = [upgrade.gives for upgrade in ability.upgrades]
        assert ability.effect.amount - gives.count("amount") == 1, ability.name
        assert (ability.effect.keep == "better") == ("better" in gives) and ability.effect.highest == (
            "highest" in gives
        ), ability.name
        assert len(ability.conditions) == len([one for one in ability.upgrades if one.source == "condition"]), (
            ability.name
        )
        assert ("C" in ability.identifiers) == bool(ability.conditions)
    for power in ready.powers:
        assert (
            power.effect.amount - power.upgrades.count("amount") == 1
            and power.targets - power.upgrades.count("targets") == 1
        ), power.name
        assert (power.duration in "TS") == ("duration" in power.upgrades) and (
            power.effect.code != "powerHits" or power.duration == "I"
        )


@everybody
def test_their_traits_are_written_in_the_vocabulary(ready: ReadyCharacter) -> None:
    known = {skill.name for skill in ready.skills} | set(numbers.DEFENCES) | {power.name for power in ready.powers}
    owned: list[ReadyAbility] = [ready.culture, *ready.abilities]
    for effect in [one.effect for one in owned] + [power.effect for power in ready.powers]:
        assert wrong(effect) == "" and set(effect.skills()) <= known
    assert {power.skill for power in ready.powers} <= known | {""} and {power.answer for power in ready.powers} <= {
        "",
        "Resist",
    }
    assert {thing.skill for thing in ready.gear} <= known | {""}
    assert {thing.tied for thing in ready.gear if thing.exceptional} <= {ability.name for ability in ready.abilities}
    for skill in ready.skills:
        usual = "Cunning" if "ranged" in skill.tags else "Stature"
        assert "weapon" not in skill.tags or skill.attribute == usual or skill.agreed, skill.name
        assert "weapon" not in skill.tags or {"small", "one-handed", "two-handed"} & set(skill.tags), skill.name


def test_main_characters_are_told_and_own_what_the_catalogue_says() -> None:
    assert list(CHARACTERS) == ["brannoch", "sefa", "orla", "ruy", "okoro", "kestrel", "pip"]
    assert all(ready.keywords and ready.looks and ready.concept and ready.language for ready in CHARACTERS.values())
    assert CHARACTERS[CHARACTERS["ruy"].companion].kind == "companion" and CHARACTERS["pip"].toughness == "minion"
    assert {ready.key: assigned(ready) for ready in CHARACTERS.values()} == {
        "brannoch": 12, "sefa": 9, "orla": 6, "ruy": 18, "okoro": 9, "kestrel": 21, "pip": 5,
    }  # fmt: skip
    health = {person.key: [hits for _, hits in person.health] for person in SHELF["READY"]}
    assert (
        health["brannoch"] == [6, 7, 8, 9]
        and health["kestrel"] == [7, 8, 9, 10]
        and health["sefa"] == [2, 3, 4, 5]
        and health["pip"] == [1, 2]
    )


def test_supporting_characters_have_goals_and_the_abbot_his_powers() -> None:
    assert len(SUPPORTING) == 7 and all(ready.goal for ready in SUPPORTING.values())
    assert [ready.toughness for ready in SUPPORTING.values()] == [
        "minion",
        "minion",
        "minion",
        "minor",
        "minor",
        "major",
        "major",
    ]
    abbot = next(person for person in SHELF["CAST"] if person.key == "abbot")
    assert power_slots(SUPPORTING["abbot"]) == 9 and dict(abbot.health) == {
        "Injured": 4,
        "Wounded": 5,
        "Incapacitated": 6,
        "Dying": 7,
    }


def test_the_library_of_traits_is_whole() -> None:
    assert len(TRAITS) == 24 == len({trait.name for trait in TRAITS})
    for trait in TRAITS:
        filled = msgspec.structs.replace(trait.effect, skill=trait.effect.skill or ("x" if trait.choose else ""))
        assert wrong(filled) == "", trait.name
        assert (trait.duration in "TS") == ("duration" in trait.upgrades) and len(trait.conditions) <= len(
            trait.upgrades
        )
        assert trait.kind == "Power" or ("X" not in trait.identifiers or "Q" in trait.identifiers)


# the scene to try


def test_the_ready_scene_names_what_exists() -> None:
    assert set(SCENE.main) <= set(CHARACTERS) and {one.key for one in SCENE.cast} <= set(SUPPORTING)
    assert {one.zone for one in SCENE.cast} | {SCENE.start} <= set(SCENE.zones)
    assert {end for border in SCENE.border for end in (border.a, border.b)} == set(SCENE.zones)
    assert {side.key for side in SCENE.side} == {"main", "other"} and all(side.goal for side in SCENE.side)
    assert len({one.name for one in SCENE.cast}) == len(SCENE.cast) and {
        CHARACTERS[key].points for key in SCENE.main
    } <= {15, 20}


def test_the_page_gets_everything() -> None:
    assert set(SHELF) == {
        "READY",
        "CAST",
        "TRAITS",
        "EFFECTS",
        "TRIGGERS",
        "ATTRIBUTES",
        "USUAL",
        "RANKS",
        "DIFFICULTIES",
        "HEALTH",
        "PRICES",
        "CHALLENGES",
        "WEAPONS",
        "HINTS",
    }
    assert all(books and msgspec.json.encode(books) for books in SHELF.values())


@pytest.mark.rule("PER-037", "PER-089", "PER-172")
def test_the_page_gets_the_usual_attributes_of_the_rules() -> None:
    told = {one.tag: one.attribute for one in SHELF["USUAL"]}
    assert told == {"ranged": "Cunning", "weapon": "Stature", "shield": "Stature", "supernatural": "Power"}
