"""Every usual thing has a browser test that counts what it costs, where `python -m bench.hands` finds it."""

from pathlib import Path

from browser.hands import USUAL

TESTS = [path.read_text("utf-8") for path in (Path(__file__).parent / "browser").glob("test_hands*.py")]


def test_every_usual_thing_is_counted() -> None:
    assert [usual for usual in USUAL if not any([f'"{usual}"' in text for text in TESTS])] == []
