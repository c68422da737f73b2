"""Questions of chance and their answers in words."""

from parlour.core.game import RuleViolation
from parlour.core.phrasebook import Phrasebook

SAY = Phrasebook(__package__, "odds")


def refused(key: str, reason: str, rule: str, part: str = "cure", **known: str | int) -> RuleViolation:
    """Why a question can't be answered, and what to do."""
    return RuleViolation(reason, rule, SAY(key, **known), SAY.part(key, part, **known))
