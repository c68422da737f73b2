"""The one door to a terminal: of what comes from elsewhere nothing is obeyed, neither control characters nor markup."""

import sys
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from parlour.core.outside import UNSHOWABLE, visible


class Screen(Console):
    """A console that shows every text as it is written."""

    def __init__(self, *, stderr: bool = False, soft_wrap: bool = True) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, soft_wrap=soft_wrap, stderr=stderr)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for part in super().render(renderable, options):
            if part.control is None and UNSHOWABLE.search(part.text):
                yield Segment(visible(part.text), part.style)
            else:
                yield part


def show(text: str, *, error: bool = False) -> None:
    """One piece of text with a line end."""
    print(visible(text), file=sys.stderr if error else sys.stdout)
