"""Printed tables at the very numbers where one row ends and the next begins."""

import pytest

from parlour.games.yags.content import tables


@pytest.mark.rule("YAG-226")
@pytest.mark.parametrize(("total", "feels"), [(9, -1), (10, 0), (19, 0), (20, 1), (29, 1), (30, 2), (39, 2), (40, 3)])
def test_each_ten_points_of_charm_are_felt_from_the_first(total: int, feels: int) -> None:
    assert tables.reaction(total).value == feels
