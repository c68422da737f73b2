"""What changed between two frames of one connection. What is public is compared once for everybody."""

import msgspec
from msgspec import UNSET, Raw

from parlour.server.protocol_frames import Change, Frame, Parts

_encode = msgspec.json.Encoder().encode
_parts = msgspec.json.Decoder(dict[str, Raw]).decode
_WHOLE = ("decision", "offers", "can", "prompt", "awaited", "passes", "outcome", "open")
"""Either as they were, or sent as they are now."""


class Changes:
    """Between the frames of one table."""

    def __init__(self) -> None:
        self._known: tuple[Raw, Raw, Parts] | None = None

    def between(self, before: Frame, now: Frame) -> Change:
        other = {name: getattr(now, name) for name in _WHOLE if getattr(before, name) != getattr(now, name)}
        return Change(
            now.seq,
            now.head,
            now.lines,
            now.timers,
            public=UNSET if before.public is now.public else self._public(before.public, now.public),
            private=UNSET if before.private == now.private else _different(_parts(before.private), _parts(now.private)),
            names=UNSET if before.names == now.names else _different(_spelled(before.names), _spelled(now.names)),
            **other,
        )

    def _public(self, before: Raw, now: Raw) -> Parts:
        known = self._known
        if known is None or known[0] is not before or known[1] is not now:
            known = self._known = (before, now, _different(_parts(before), _parts(now)))
        return known[2]


def _different(old: dict[str, Raw], new: dict[str, Raw]) -> Parts:
    """What to put into the one, and what to take out of it, so that it is the other."""
    return Parts(
        {key: value for key, value in new.items() if old.get(key) != value},
        tuple([key for key in old if key not in new]),
    )


def _spelled(names: dict[str, str]) -> dict[str, Raw]:
    return {piece: Raw(_encode(name)) for piece, name in names.items()}
