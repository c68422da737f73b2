"""What a sheet lacks, what is unusual on it and how far its numbers go: said by the rules that find it."""

from parlour.core.phrasebook import Phrasebook

SAY = Phrasebook(__package__, "bounds")
