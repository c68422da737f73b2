"""What changed between two frames of one connection. What is public is compared once for everybody."""

import msgspec
from msgspec import UNSET, Raw

from parlour.server.protocol import Change, Frame, Parts

_parts = msgspec.json.Decoder(dict[str, Raw]).decode
_WHOLE = ("decision", "offers", "names", "prompt", "awaited", "passes", "outcome", "open")
"""Either as they were, or sent as they are now; the public and the private part go in pieces."""


class Changes:
    """Between the frames of one table."""

    def __init__(self) -> None:
        self._known: tuple[Raw, Raw, Parts] | None = None

    def between(self, before: Frame, now: Frame) -> Change:
        other = {name: getattr(now, name) for name in _WHOLE if getattr(before, name) != getattr(now, name)}
        public = UNSET if before.public is now.public else self._public(before.public, now.public)
        private = UNSET if before.private == now.private else parts(before.private, now.private)
        return Change(now.seq, now.lines, now.timers, public=public, private=private, **other)

    def _public(self, before: Raw, now: Raw) -> Parts:
        known = self._known
        if known is None or known[0] is not before or known[1] is not now:
            known = self._known = (before, now, parts(before, now))
        return known[2]


def parts(before: Raw, now: Raw) -> Parts:
    """What to put into an object, and what to take out of it, so that it is the other."""
    old, new = _parts(before), _parts(now)
    return Parts({key: value for key, value in new.items() if old.get(key) != value}, tuple([key for key in old if key not in new]))
