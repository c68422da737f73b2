"""What is wrong with a character's file, by key."""

from parlour.core.game import RuleViolation
from parlour.core.phrasebook import Phrasebook

SAY = Phrasebook(f"{__package__}.words", "files")


def bad(key: str, rule: str = "", /, **known: str | int) -> RuleViolation:
    return RuleViolation("bad-file", rule, SAY(key, **known), SAY.part(key, "cure", **known))
