"""What the usual things cost at our tables, in clicks and keys by everybody: now, the budget, the best of the others.

`python -m bench.hands` plays each of them in real browsers, as the browser tests do, and prints the table."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main() -> int:
    sys.path.insert(0, str(ROOT / "tests"))
    from browser.hands import USUAL

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hands.jsonl"
        tests = sorted([str(test) for test in (ROOT / "tests/browser").glob("test_hands*.py")])
        subprocess.run([sys.executable, "-m", "pytest", "-q", *tests], env={**os.environ, "PARLOUR_HANDS": str(path)})
        found = dict([json.loads(line) for line in path.read_text("utf-8").splitlines()]) if path.exists() else {}
    print("| usual thing | now | budget | best of the others |\n|---|---|---|---|")
    for key, usual in USUAL.items():
        print(f"| {usual.title} | {found.get(key, 'not tried')} | {usual.budget} | {usual.peer} |")
    return int(any([cost > USUAL[key].budget for key, cost in found.items()]))


if __name__ == "__main__":
    sys.exit(main())
