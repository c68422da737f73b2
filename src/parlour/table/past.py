"""Which entries still hold after every rewind. Reads entries; judges nothing else."""

from collections.abc import Sequence

from parlour.table.entries import AnyEntry, Played, Rewound

Chain = tuple["Chain | None", int]


def standing(entries: Sequence[AnyEntry]) -> list[AnyEntry]:
    """Without the commands that a later rewind took back; what was said stays. Entries come from the first on, without a gap."""
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
    return [entry for entry in entries if not isinstance(entry, Played) or entry.seq in holds]
