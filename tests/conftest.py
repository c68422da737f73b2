"""The order of the tests: the longest first, so that no worker is left alone with one of them at the end."""

import pytest

LONG = ("laws", "bots")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.parent.name not in LONG)
