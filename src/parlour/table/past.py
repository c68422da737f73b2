"""Which entries still hold after every rewind. Reads entries; judges nothing else."""

from collections.abc import Iterable, Iterator

from parlour.table.entries import AnyEntry, Played, Rewound
from parlour.table.history import History
from parlour.table.moment import Moment

Chain = tuple["Chain | None", int]


def standing(entries: Iterable[AnyEntry]) -> set[int]:
    """The commands that no later rewind took back. Entries come from the first on, without a gap."""
    played: Chain | None = None
    at: list[Chain | None] = []
    for entry in entries:
        if isinstance(entry, Played):
            played = (played, entry.seq)
        elif isinstance(entry, Rewound):
            played = at[entry.to]
        at.append(played)
    holds: set[int] = set()
    while played is not None:
        played, seq = played
        holds.add(seq)
    return holds


def holding(history: History, upto: int) -> Iterator[tuple[AnyEntry, Moment]]:
    """Every entry that still holds, what was said among them, each with the table just after it."""
    holds = standing(history.entries(-1, upto))
    return (
        (entry, moment)
        for entry, moment in history.steps(-1, upto)
        if not isinstance(entry, Played) or entry.seq in holds
    )
