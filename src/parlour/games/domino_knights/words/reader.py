"""Who reads the log, and the book of sentences: one function an event, marked with the event it tells."""

from collections.abc import Sequence

from msgspec import Struct

from parlour.core.game import Line
from parlour.core.phrasebook import Phrasebook
from parlour.core.sentences import Sentences

SAY = Phrasebook(__package__, "lines")


class Reader(Struct, frozen=True):
    """Kingdom names by seat, and who asks: a seat, or nobody's (a watcher); `is_open`: the game is over, all may be
    told."""

    names: Sequence[str]
    seat: int | None
    is_open: bool
    dominoless: bool = False
    graves: bool = True
    """There are graveyards (DK-194)."""

    def __getitem__(self, seat: int) -> str:
        return self.names[seat]

    def knows(self, seat: int) -> bool:
        """Whether what is hidden at this seat may be told."""
        return self.is_open or self.seat == seat

    def line(self, key: str, seat: int, *rules: str, kind: str = "event", **known: str | int) -> Line:
        """The sentence of this key about a seat, which is `who` in it."""
        return Line(SAY(key, who=self.names[seat], **known), rules, kind, seat)


def line(key: str, *rules: str, kind: str = "event", **known: str | int) -> Line:
    """A sentence about nobody's seat."""
    return Line(SAY(key, **known), rules, kind)


SENTENCES: Sentences[Reader] = Sentences()
tells = SENTENCES.tells
