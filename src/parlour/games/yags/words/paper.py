"""Characters on paper, in words: files and pages to print."""

from parlour.core.phrasebook import Phrasebook

SAY = Phrasebook(__package__, "paper")
