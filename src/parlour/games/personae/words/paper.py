"""Characters on paper, in words: files, pages to print, what stands on the shelf."""

from parlour.core.phrasebook import Phrasebook

SAY = Phrasebook(__package__, "paper")
