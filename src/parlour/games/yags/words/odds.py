"""Questions of chance and their answers in words."""

from parlour.core.phrasebook import Phrasebook

SAY = Phrasebook(__package__, "odds")
