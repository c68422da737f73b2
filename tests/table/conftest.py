"""Whatever is said of tables holds wherever they are kept."""

from collections.abc import Iterator

import pytest

import tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Where anything is kept, and it is not said of one kind alone."""
    alone = metafunc.definition.get_closest_marker("sqlite") or "tmp_path" not in metafunc.fixturenames
    shared = metafunc.definition.get_closest_marker("postgres")
    kinds = ["postgres"] if shared else ["sqlite"] if alone else ["sqlite", "postgres"]
    metafunc.parametrize("store_kind", kinds, indirect=True)


@pytest.fixture(autouse=True)
def store_kind(request: pytest.FixtureRequest) -> Iterator[str]:
    tables.KEPT.append(request.param)
    yield request.param
    tables.KEPT.pop()
