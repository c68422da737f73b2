"""The printed tables and numbers are those of the rules, and what is looked up in them is found."""

import doctest

import pytest

from parlour.games.yags.content import numbers, tables
from parlour.games.yags.content.campaign import LIBRARY, SKILLS, TECHNIQUES
from parlour.games.yags.content.numbers import grams, litres, load_limits, size_of_grams, size_of_litres
from parlour.games.yags.content.tables import DIFFICULTIES, TABLES
from parlour.games.yags.model import ATTRIBUTES, GAITS, PACES, SITUATIONS, TALENTS

SKILL = {skill.name: skill for skill in SKILLS}


def test_the_examples_in_the_code_hold() -> None:
    assert [doctest.testmod(module).failed for module in (numbers, tables)] == [0, 0]


@pytest.mark.rule(
    "YAG-025",
    "YAG-091",
    "YAG-092",
    "YAG-093",
    "YAG-094",
    "YAG-095",
    "YAG-096",
    "YAG-097",
    "YAG-098",
    "YAG-099",
    "YAG-100",
)
def test_difficulties_are_targets_and_modifiers_on_an_opponent() -> None:
    assert [(row.label, row.target, row.opponent) for row in TABLES.difficulty] == [
        ("very easy", 10, -10),
        ("easy", 15, -5),
        ("moderate", 20, 0),
        ("challenging", 25, 5),
        ("difficult", 30, 10),
        ("very difficult", 40, 20),
        ("extreme", 50, 30),
        ("heroic", 60, 40),
        ("sheer folly", 75, 55),
        ("absurd", 100, 80),
    ]
    assert all(row.opponent == row.target - 20 for row in DIFFICULTIES.values())


@pytest.mark.rule("YAG-012", "YAG-Q74")
def test_degrees_have_names_up_to_amazing_and_levels_beyond() -> None:
    gaps = [0, 9, 10, 20, 30, 40, 50, 60]
    assert [numbers.levels(gap) for gap in gaps] == [1, 1, 2, 3, 4, 5, 6, 7] and numbers.levels(-1) == 0
    assert [tables.degree(numbers.levels(gap)) for gap in gaps] == [
        "moderate", "moderate", "good", "excellent", "superb", "fantastic", "amazing", "amazing",
    ]  # fmt: skip
    assert [tables.extras(level) for level in range(8)] == [0, 0, 1, 2, 3, 3, 3, 3]
    assert [row.margin for row in TABLES.degree[1:]] == [0, 10, 20, 30, 40, 50]


@pytest.mark.rule("YAG-034", "YAG-039", "YAG-041", "YAG-042", "YAG-043", "YAG-044", "YAG-045", "YAG-047")
def test_attributes_and_their_bands() -> None:
    assert tuple([row.name for row in TABLES.attribute]) == ATTRIBUTES
    assert [tables.attribute_band(score).label for score in range(11)] == [
        "none",
        "crippled",
        "poor",
        "average",
        "high",
        "very high",
        "exceptional",
        "incredible",
        "legendary",
        "superhuman",
        "superhuman",
    ]


@pytest.mark.rule("YAG-067", "YAG-068", "YAG-069", "YAG-070", "YAG-072", "YAG-073", "YAG-080")
def test_bands_of_skills_and_knowledges() -> None:
    skills = [tables.skill_band("standard", level).label for level in (1, 2, 3, 4, 7, 8, 11, 12, 15, 16)]
    assert skills == [
        "casual",
        *["student"] * 2,
        *["professional"] * 2,
        *["master"] * 2,
        *["legendary"] * 2,
        "mythical",
    ]
    assert [tables.skill_band("knowledge", level).label for level in (1, 3, 5, 6, 8, 16)] == [
        "heard of it", "school or hobby", "graduate", "master's degree", "doctorate", "doctorate",
    ]  # fmt: skip


@pytest.mark.rule("YAG-083", "YAG-084", "YAG-085", "YAG-086", "YAG-087")
def test_levels_of_languages() -> None:
    assert [tables.language_band(level).label for level in (1, 2, 3, 4, 5, 9)] == [
        "a few words", "simple sentences", "conversation", "fluent", "without an accent", "without an accent",
    ]  # fmt: skip


@pytest.mark.rule("YAG-075")
def test_the_eight_talents_stand_first_in_the_list() -> None:
    assert tuple([row.name for row in TABLES.talent]) == TALENTS == tuple([skill.name for skill in SKILLS[:8]])
    for row in TABLES.talent:
        assert {attribute for attribute, _ in row.pairs} == set(SKILL[row.name].attributes), row.name
        assert row.pairs[0][0] == SKILL[row.name].attributes[0]


@pytest.mark.rule("YAG-151", "YAG-154", "YAG-Q34")
def test_masses_follow_from_size() -> None:
    printed = [
        7,
        11,
        18,
        28,
        44,
        70,
        111,
        176,
        279,
        442,
        700,
        1100,
        1800,
        2800,
        4400,
        7000,
        11000,
        17000,
        28000,
        44000,
        70000,
        110000,
    ]
    assert [row.size for row in TABLES.size] == list(range(len(printed)))
    for row in TABLES.size:
        reckoned, shown = grams(row.size) / 1000, printed[row.size]
        assert abs(reckoned - shown) <= shown * 0.04, row.size
        unit = f"{shown} kg" if shown < 1000 else f"{shown / 1000:g} t"
        assert row.mass == unit
    assert grams(17) // 1000 == 17583 and grams(21) // 1000 == 110942


@pytest.mark.rule("YAG-151", "YAG-160", "YAG-X35")
def test_size_from_mass_and_back() -> None:
    assert all(size_of_grams(grams(size)) == (size, 0) for size in range(40))
    assert all(size_of_grams(grams(0, tiny)) == (0, tiny) for tiny in (1, 2, 3))
    edge = round(70_000 * 10 ** (0.5 / 5))
    assert size_of_grams(edge + 1) == (6, 0) and size_of_grams(edge - 1) == (5, 0)
    assert [grams(0, tiny) for tiny in (1, 2, 3)] == [700, 70, 7] and size_of_grams(1) == (0, 4)


@pytest.mark.rule("YAG-157", "YAG-158", "YAG-X35", "YAG-Q35")
def test_size_of_things_follows_from_volume() -> None:
    assert [size_of_litres(cubic * 1000) for cubic in (1, 10, 100, 160, 2500)] == [
        (5, 0),
        (10, 0),
        (15, 0),
        (16, 0),
        (22, 0),
    ]
    assert all(size_of_litres(litres(row.size)) == (row.size, 0) for row in TABLES.bulk)
    carriage = tables.bulk_row(16)
    assert carriage is not None and (carriage.examples, carriage.volume) == (
        "railway carriage",
        "about 160 cubic metres",
    )
    assert [row.size for row in TABLES.bulk] == [5, 10, 16, 17, 22, 26, 28, 32, 44, 80, 94, 110]


@pytest.mark.rule("YAG-163", "YAG-Q37", "YAG-X41")
def test_range_and_tiny_targets() -> None:
    assert [numbers.missile_penalty(*given) for given in ((3, 1), (12, 1), (4, 2), (3, 2), (7, 0))] == [
        8,
        24,
        16,
        13,
        7,
    ]


@pytest.mark.rule("YAG-175", "YAG-X26", "YAG-Q10")
def test_limits_of_load_are_the_printed_ones() -> None:
    printed = {
        1: (1, 1, 2, 4, 8),
        2: (2, 4, 8, 16, 32),
        3: (3, 9, 18, 36, 72),
        4: (4, 16, 32, 64, 128),
        5: (5, 25, 50, 100, 200),
        6: (6, 36, 72, 144, 288),
        7: (7, 49, 98, 196, 392),
        8: (8, 64, 128, 256, 512),
        9: (9, 81, 162, 324, 648),
        10: (10, 100, 200, 400, 800),
    }
    assert {strength: tuple([limit // 1000 for limit in load_limits(strength)]) for strength in printed} == printed
    edges = [3000, 3500, 9000, 9100, 18000, 36000, 72000, 72500]
    assert [numbers.load_level(3, load) for load in edges] == [-1, 0, 0, 1, 1, 2, 3, 4]
    assert numbers.load_level(1, 1001) == 1 and numbers.load_level(0, 0) == -1 and numbers.load_level(0, 1) == 4


@pytest.mark.rule("YAG-176", "YAG-178", "YAG-179", "YAG-180", "YAG-181", "YAG-182", "YAG-Q09")
def test_bands_of_load_have_the_printed_penalties() -> None:
    assert [(row.level, row.agility, row.dexterity, row.resist) for row in TABLES.load] == [
        (-1, 0, 0, 0), (0, 0, 0, 0), (1, -1, 0, -5), (2, -2, -1, -10), (3, -4, -2, -15), (4, 0, -2, -20),
    ]  # fmt: skip


@pytest.mark.rule("YAG-196", "YAG-197", "YAG-198", "YAG-X03", "YAG-Q59")
def test_what_a_runner_copes_with() -> None:
    assert tables.OBSTRUCTIONS == {"clear": 0, "light": 5, "moderate": 10, "heavy": 20}

    def total(*given: object, **more: object) -> int:
        return sum([amount for _, amount in tables.obstruction_parts(*given, **more)])  # type: ignore[arg-type]

    assert total("light", 5, 5) == 15 and total("moderate", windy=True) == 10
    assert total("moderate", slippery=5, windy=True) == 20 and total("clear", gap=10) == 10 and total("clear") == 0
    assert [row.values for row in TABLES.footing] == [(5, 10), (5, 10), (5, 10), (5,)]
    assert [row.name for row in TABLES.gait] == list(GAITS) and [row.key for row in TABLES.pace] == list(PACES)


@pytest.mark.rule("YAG-204", "YAG-214")
def test_targets_of_climbs() -> None:
    assert {row.key: row.target for row in TABLES.scramble} == {
        "bench": 10, "under table": 10, "onto table": 15, "through table": 15, "over table": 20, "fence": 20,
    }  # fmt: skip
    assert [row.target for row in TABLES.surface] == [10, 15, 20, 30, 40, 50, 60, 70]
    wall = tables.surface(30)
    assert wall is not None and "brick wall" in wall.text and tables.surface(35) is None


@pytest.mark.rule("YAG-217", "YAG-219", "YAG-220", "YAG-221", "YAG-Q26", "YAG-Q54", "YAG-X29", "YAG-X47")
def test_noticing_and_spotting() -> None:
    assert {row.key: row.target for row in TABLES.notice} == {"obvious": 10, "tricky": 20, "subtle": 30}
    assert [numbers.spot_distance(metres) for metres in (0, 50, 51, 60, 99, 100, 199, 200, 250, 400, 800)] == [
        0,
        0,
        5,
        5,
        5,
        10,
        10,
        20,
        20,
        30,
        40,
    ]
    assert [numbers.spot_size(size) for size in (8, 3, 5, 15, 0)] == [-15, 10, 0, -50, 25] and numbers.spot_size(
        0, 2
    ) == 35
    assert tables.COVERS == {"open": 0, "half": 10, "nearly full": 20}
    assert numbers.spot_distance(250) + numbers.spot_size(3) + tables.COVERS["half"] == 40
    assert numbers.spot_distance(250) + numbers.spot_size(15) + tables.COVERS["half"] == -20


@pytest.mark.rule("YAG-226", "YAG-Q28")
def test_charm_is_read_off() -> None:
    assert [tables.reaction(total).value for total in (-5, 7, 9, 10, 15, 20, 33, 41)] == [-1, -1, -1, 0, 0, 1, 2, 3]
    assert [tables.reaction_name(value) for value in (-1, 0, 1, 2, 3, 9)] == [
        "dislike",
        "neutral",
        "like",
        "impressed",
        "loved",
        "",
    ]


@pytest.mark.rule("YAG-240", "YAG-241", "YAG-249")
def test_pockets_tricks_and_throws() -> None:
    assert {row.key: row.bonus for row in TABLES.crowd} == {
        "jostling": 10,
        "crowded": 5,
        "ordinary": 0,
        "empty": -5,
        "obvious": -10,
    }
    assert {row.key: row.target for row in TABLES.trick} == {"simple": 20, "complex": 30}
    assert tables.AIMS == {"doorway": 10, "window": 15, "car window": 20}


@pytest.mark.rule("YAG-126", "YAG-128", "YAG-Q50")
def test_quality_and_length_of_works() -> None:
    assert [tables.quality(total) for total in (0, 9, 10, 17, 19, 20, 23)] == [
        *["below bearable"] * 2,
        *["bearable"] * 3,
        *["decent"] * 2,
    ]
    assert [row.rolls for row in TABLES.work] == [1, 2, 3, 5]


@pytest.mark.rule("YAG-252", "YAG-253", "YAG-257", "YAG-279", "YAG-Q57", "YAG-Q71")
def test_tech_levels_have_names_years_and_eras() -> None:
    assert [tables.tech_name(tl) for tl in (*range(10), 12)] == [
        "Stone",
        "Bronze",
        "Iron",
        "Medieval",
        "Renaissance",
        "Steam",
        "Mechanical",
        "Nuclear",
        "Information",
        "future",
        "future",
    ]
    assert [tables.tech_of_year(year) for year in (999, 1000, 1200, 1449, 1450, 1910, 1980, 2019, 2030)] == [
        None,
        3,
        3,
        3,
        4,
        6,
        8,
        8,
        9,
    ]
    assert (
        tables.tech_words(16) == "TL 16, future: beyond the named levels"
        and tables.tech_words(8) == "TL 8, Information"
    )
    assert [tables.era_name(tl) for tl in (9, 10, 11, 12, 13, 15)] == [
        "cyberpunk",
        "cyberpunk or early interstellar",
        "early interstellar",
        "early interstellar",
        "super-science",
        "super-science",
    ]


@pytest.mark.rule("YAG-061", "YAG-X12")
def test_a_quick_stranger() -> None:
    assert [numbers.random_attribute(face) for face in (1, 20, 3, 19, 2, 10, 20, 1)] == [2, 4, 3, 3, 3, 3, 4, 2]


def test_the_starter_list_is_whole() -> None:
    kinds = [skill.kind for skill in SKILLS]
    assert (kinds.count("talent"), kinds.count("standard"), kinds.count("knowledge")) == (8, 19, 8) and len(
        SKILL
    ) == len(SKILLS) == 35
    for skill in SKILLS:
        assert set(skill.attributes) <= set(ATTRIBUTES) and skill.attributes and skill.name == skill.name.lower()
        assert not skill.default or skill.default in SKILL
        assert all(needed in SKILL for needed, _ in skill.needs) and (not skill.limited_by or skill.limited_by in SKILL)
        assert bool(skill.familiar) == bool(skill.familiarities), skill.name
    assert SKILL["medicine"].needs == (("first aid", 2),) and SKILL["engineering"].needs == (("science", 2),)
    assert (
        SKILL["robotics"].limited_by == "engineering"
        and SKILL["demolitions"].default == "sleight"
        and SKILL["melee"].default == "brawl"
    )
    assert {skill.name: skill.tl for skill in SKILLS if skill.tl > 4} == {
        "driving": 6,
        "piloting": 6,
        "science": 5,
        "engineering": 5,
        "computers": 7,
        "robotics": 8,
    }


@pytest.mark.rule("YAG-137", "YAG-139")
def test_familiarities_have_their_prices() -> None:
    driving = SKILL["driving"]
    assert driving.familiar == "typical car" and dict(driving.familiarities) == {
        "motorbikes": 2,
        "lorries": 2,
        "tanks": 2,
        "buggies": 2,
    }
    assert {price for _, price in SKILL["piloting"].familiarities} == {4}
    assert (TECHNIQUES["motorbikes"].kind, TECHNIQUES["motorbikes"].level, TECHNIQUES["shuttles"].level) == (
        "familiarity",
        2,
        4,
    )


@pytest.mark.rule("YAG-131", "YAG-150")
def test_the_library_is_whole() -> None:
    assert len(LIBRARY) == len(TECHNIQUES)
    kinds = [technique.kind for technique in LIBRARY]
    assert kinds.count("technique") == 11 and "specialisation" not in kinds
    for technique in LIBRARY:
        assert set(technique.skills) <= set(SKILL) and technique.skills and technique.text.endswith(".")
        assert all(needed in TECHNIQUES for needed in technique.needs) and set(technique.effect.situations) <= set(
            SITUATIONS
        )
    assert {
        name: TECHNIQUES[name].skills
        for name in ("dance", "ballet", "gymnastics", "chess", "go", "backgammon", "juggling")
    } == {
        "dance": ("athletics",),
        "ballet": ("athletics",),
        "gymnastics": ("athletics",),
        "chess": ("games",),
        "go": ("games",),
        "backgammon": ("games",),
        "juggling": ("throw",),
    }
    assert TECHNIQUES["Steady aim"].skills == ("rifles", "bows") and TECHNIQUES["Wall runner"].needs == (
        "Tumbling escape",
    )
    levels = {technique.name: technique.level for technique in LIBRARY if technique.kind == "technique"}
    assert levels == {
        "Steady aim": 4,
        "Silent release": 4,
        "Tumbling escape": 5,
        "Wall runner": 6,
        "Cold reader": 5,
        "Poker face": 4,
        "Light fingers": 5,
        "Grapple hold": 4,
        "Stone drop": 7,
        "Quiet step": 4,
        "Field surgeon": 6,
    }
