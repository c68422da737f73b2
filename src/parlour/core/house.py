"""What the house itself says, around every game: a phrasebook for each of its rooms, in `parlour/words`."""

from parlour.core.phrasebook import Phrasebook

core_says, table_says, server_says, terminal_says, lab_says = [
    Phrasebook("parlour.words", room) for room in ("core", "table", "server", "terminal", "lab")
]
