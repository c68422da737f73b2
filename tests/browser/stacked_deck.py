"""A server whose cards come in a told order: a line of the file is the name of the next card; without one, luck
decides.

`python -m browser.stacked_deck <file> serve ...` is `parlour serve ...` with such a deck.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from parlour.cli import main
from parlour.core.chance import Drawn
from parlour.table.luck import Luck

_by_luck = Luck.draw


def stack(order: Path) -> None:
    """From now on every draw asks the file first, several pieces at once also; where one is not in the pile luck
    decides."""

    def draw(self: Luck, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        told = order.read_text().splitlines() if order.is_file() else []
        places = [names.index(name) for name in told[:count] if name in names]
        if len(places) != count or not set(places) <= set(pile):
            return _by_luck(self, pile, count, names)
        order.write_text("".join([f"{name}\n" for name in told[count:]]))
        self.draws.append(Drawn(tuple(pile), tuple(places)))
        return bytes(places)

    Luck.draw = draw  # type: ignore[method-assign]


if __name__ == "__main__":
    stack(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
