"""What a form says to whoever fills it in: advice of the rules, each with its rule. Never a condition."""

from parlour.core.phrasebook import Phrasebook
from parlour.roleplay.words import Hint

SAY = Phrasebook(__package__, "hints")
_FORMS: dict[str, tuple[str, ...]] = {
    "looks": ("FUG-024", "FUG-025", "FUG-027"),
    "detail": ("FUG-037", "FUG-043"),
    "memory": ("FUG-051", "FUG-053"),
    "gift": ("FUG-060", "FUG-070", "FUG-071", "FUG-073"),
    "signifier": ("FUG-060", "FUG-082"),
    "ability": ("FUG-054", "FUG-095"),
    "timed": ("FUG-118",),
    "tell": ("FUG-120",),
}
"""The rules that advise in each form."""


def hints() -> tuple[Hint, ...]:
    return tuple([Hint(form, rule, SAY(f"{form}-{rule}")) for form, rules in _FORMS.items() for rule in rules])
