"""Write every card drawn so far to the web's folder. `--check` fails when a file is stale."""

import sys
from pathlib import Path

from . import coins, cups, majors, majors_late, swords, wands
from .frame import card

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games" / "fugue" / "tarot"
SCENES = majors.SCENES | majors_late.SCENES | wands.SCENES | cups.SCENES | swords.SCENES | coins.SCENES


def main(check: bool) -> int:
    """Write or compare; the number of stale files decides the answer."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    stale = 0
    for key, scene in sorted(SCENES.items()):
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
    sys.exit(main("--check" in sys.argv))
