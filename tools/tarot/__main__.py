"""Write the cards to the web's folder: all, or those of the scene files named. `--check` fails when a file is stale."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

from .frame import card

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games" / "fugue" / "tarot"
FILES = ("majors", "majors_late", "wands", "cups", "swords", "coins")


def main(files: list[str], check: bool) -> int:
    """Write or compare; the number of stale files decides the answer."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    scenes: dict[str, Callable[[], str]] = {}
    for name in files or FILES:
        scenes |= importlib.import_module(f".{name}", __package__).SCENES
    stale = 0
    for key, scene in sorted(scenes.items()):
        file, svg = FOLDER / f"{key}.svg", card(key, scene())
        if file.exists() and file.read_text("utf-8") == svg:
            continue
        stale += 1
        if check:
            print(f"{file.name} is stale: python -m tools.tarot")
        else:
            file.write_text(svg, "utf-8")
            print(f"{file.name} {len(svg)} bytes")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main([a for a in sys.argv[1:] if not a.startswith("--")], "--check" in sys.argv))
