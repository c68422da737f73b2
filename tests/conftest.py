"""The order of the tests: the longest first, so that no worker is left alone with one of them at the end."""

import os

import pytest

os.environ["LC_ALL"] = "C.UTF-8"
"""The command line speaks English here, whatever this terminal's own language is."""
LONG = ("laws", "bots")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.parent.name not in LONG)
