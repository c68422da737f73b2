"""The check that every rule has a test must notice when one has none."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOOK = """
[[rule]]
id = "XY-001"
kind = "E"
[[rule]]
id = "XY-002"
kind = "T"
[[rule]]
id = "XY-003"
kind = "A"
later = true
[[example]]
id = "XY-X01"
"""


def check(root: Path, test: str) -> tuple[int, str]:
    room = root / "src/parlour/games/xy"
    room.mkdir(parents=True)
    (root / "tools").mkdir()
    (root / "tests").mkdir()
    (room / "rulebook.toml").write_text(BOOK)
    (root / "tools/rule_coverage.py").write_text((ROOT / "tools/rule_coverage.py").read_text("utf-8"))
    (root / "tests/test_xy.py").write_text(test)
    done = subprocess.run(
        [sys.executable, root / "tools/rule_coverage.py"], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_everything_named(tmp_path: Path) -> None:
    code, said = check(tmp_path, 'import pytest\n@pytest.mark.rule("XY-001", "XY-X01")\ndef test_it(): pass\n')
    assert code == 0
    assert "xy: rules 1/1, examples 1/1" in said


def test_prose_does_not_count(tmp_path: Path) -> None:
    code, said = check(
        tmp_path, '"""XY-001 rule("XY-001")"""\nimport pytest\n@pytest.mark.rule("XY-X01")\ndef test_it(): pass\n'
    )
    assert code == 1
    assert "no test names XY-001" in said


def test_an_unknown_id_is_an_error(tmp_path: Path) -> None:
    code, said = check(
        tmp_path, 'import pytest\n@pytest.mark.rule("XY-001", "XY-X01", "XY-999")\ndef test_it(): pass\n'
    )
    assert code == 1
    assert "XY-999 is in no rulebook" in said


def test_an_id_that_is_not_literal_is_an_error(tmp_path: Path) -> None:
    code, said = check(tmp_path, 'import pytest\nONE = "XY-001"\n@pytest.mark.rule(ONE)\ndef test_it(): pass\n')
    assert code == 1
    assert "literal ids only" in said
