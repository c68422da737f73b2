"""Printed tables at the very numbers where one row ends and the next begins."""

import pytest

from parlour.games.yags.content import tables


@pytest.mark.rule("YAG-226")
@pytest.mark.parametrize(("total", "feels"), [(9, -1), (10, 0), (19, 0), (20, 1), (29, 1), (30, 2), (39, 2), (40, 3)])
def test_each_ten_points_of_charm_are_felt_from_the_first(total: int, feels: int) -> None:
    assert tables.reaction(total).value == feels


@pytest.mark.rule("YAG-253", "YAG-Q57")
@pytest.mark.parametrize(
    ("first", "tl"), [(1000, 3), (1450, 4), (1750, 5), (1900, 6), (1945, 7), (1980, 8), (2020, 9)],
)  # fmt: skip
def test_a_tech_level_begins_with_its_first_year(first: int, tl: int) -> None:
    assert (tables.tech_of_year(first), tables.tech_of_year(first - 1)) == (tl, tl - 1 if tl > 3 else None)


@pytest.mark.rule("YAG-067", "YAG-068", "YAG-069", "YAG-070", "YAG-072", "YAG-073")
@pytest.mark.parametrize(
    ("least", "label"),
    [(1, "casual"), (2, "student"), (4, "professional"), (8, "master"), (12, "legendary"), (16, "mythical")],
)
def test_a_skill_is_called_so_from_its_first_level(least: int, label: str) -> None:
    assert tables.skill_band("standard", least).label == label != tables.skill_band("standard", least - 1).label


@pytest.mark.rule("YAG-080")
@pytest.mark.parametrize(
    ("least", "label"),
    [(1, "heard of it"), (2, "school or hobby"), (4, "graduate"), (6, "master's degree"), (8, "doctorate")],
)
def test_a_knowledge_is_called_so_from_its_first_level(least: int, label: str) -> None:
    assert tables.skill_band("knowledge", least).label == label != tables.skill_band("knowledge", least - 1).label


@pytest.mark.rule("YAG-083", "YAG-084", "YAG-085", "YAG-086", "YAG-087")
def test_each_level_of_a_language_has_words_of_its_own() -> None:
    labels = [tables.language_band(level).label for level in range(1, 7)]
    assert labels == [
        "a few words",
        "simple sentences",
        "conversation",
        "fluent",
        "without an accent",
        "without an accent",
    ]


@pytest.mark.rule("YAG-182", "YAG-178", "YAG-179", "YAG-180", "YAG-181")
def test_the_table_of_loads_says_what_the_rules_take_off() -> None:
    rows = [(row.agility, row.dexterity, row.resist) for _, row in sorted(tables.LOADS.items())]
    assert rows == [(0, 0, 0), (0, 0, 0), (-1, 0, -5), (-2, -1, -10), (-4, -2, -15), (0, -2, -20)]
