"""What stands on a persona's sheet beside what its player wrote, at the table, on paper and in a file."""

from parlour.core.phrasebook import Phrasebook

SAY = Phrasebook(__package__, "paper")
