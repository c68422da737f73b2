"""Who reads the log, and the book of sentences: one function an event, marked with the event it tells."""

from collections.abc import Sequence

from msgspec import Struct

from parlour.core.sentences import Sentences


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


SENTENCES: Sentences[Reader] = Sentences()
tells = SENTENCES.tells
