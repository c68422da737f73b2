"""What several events do to a Kingdom alike. No checks, no chance."""

from msgspec.structs import replace

from parlour.games.domino_knights.model import NOBODY, Candidate, Kingdom
from parlour.games.domino_knights.pieces import PAIR, SPECIAL, WEALTH
from parlour.games.domino_knights.rules.draft import Draft


def without(pile: bytes, *gone: int) -> bytes:
    return pile.translate(None, bytes(gone))


def bury(draft: Draft, seat: int, domino: int, grave: int = NOBODY) -> None:
    """A Knight leaves play for its controller's graveyard (DK-038), or a looter's (DK-105); where a pair of cards goes,
    another event says."""
    kingdom = draft.kingdom(seat)
    kingdom.knights = tuple([k for k in kingdom.knights if k.domino != domino])
    if domino < PAIR:
        draft.kingdom(seat if grave == NOBODY else grave).graveyard += bytes((domino,))
    draft.state.tapped = without(draft.state.tapped, domino)


def change_knight(kingdom: Kingdom, domino: int, **changes: object) -> None:
    kingdom.knights = tuple([replace(k, **changes) if k.domino == domino else k for k in kingdom.knights])


def drop_candidate(kingdom: Kingdom, place: int) -> Candidate:
    gone = next(c for c in kingdom.candidates if c.place == place)
    kingdom.candidates = tuple([c for c in kingdom.candidates if c.place != place])
    return gone


def note_doubling(kingdom: Kingdom, wealth: int, mark: int) -> None:
    """DK-A22: from now on the doubling by this Wealth stands for good, or not at all."""
    if SPECIAL[wealth] == WEALTH and kingdom.candidates:
        old, new = bytes((wealth,)), bytes((mark,))
        kingdom.candidates = tuple(
            [replace(c, doubled=tuple([d.replace(old, new) for d in c.doubled])) for c in kingdom.candidates]
        )
