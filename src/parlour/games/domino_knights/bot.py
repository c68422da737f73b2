"""Which is better: a sensible player that sees its own seat's view and nothing else."""

from collections.abc import Callable, Sequence
from typing import Any

from parlour.core.offers import Offer, fill
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.view import Private, Public

_COMMANDS: dict[str, Callable[..., Any]] = {
    kind.__struct_config__.tag: kind for kind in m.AnyCommand.__args__
}


def choose(public: Public, private: Private, offers: Sequence[Offer], seat: int, random: Callable[[], float]) -> Any:
    owed = [offer for offer in offers if offer.owed]
    return fill(owed[int(random() * len(owed))], _COMMANDS, random)
