"""What a form says to whoever fills it in: advice of the rules, each with its rule. Never a condition."""

from parlour.core.phrasebook import Phrasebook
from parlour.roleplay.words import Hint

SAY = Phrasebook(__package__, "hints")
_FORMS: dict[str, tuple[str, ...]] = {
    "concept": ("PER-102",),
    "ranks": ("PER-024", "PER-018"),
    "points": ("PER-023", "PER-014"),
    "skill": ("PER-037", "PER-038", "PER-031"),
    "dice": ("PER-043",),
    "ability": ("PER-109", "PER-234", "PER-235", "PER-077", "PER-082"),
    "culture": ("PER-079",),
    "power": ("PER-110", "PER-232", "PER-233", "PER-090"),
    "talent": ("PER-047", "PER-053"),
    "gear": ("PER-112", "PER-238"),
    "goal": ("PER-125",),
    "escalate": ("PER-127", "PER-159"),
    "expertise": ("PER-053",),
    "substitute": ("PER-016",),
    "unopposed": ("PER-153", "PER-271"),
    "obstacle": ("PER-151",),
    "scene": ("PER-245", "PER-280"),
    "encounter": ("PER-251",),
    "extra": ("PER-254",),
    "award": ("PER-221",),
    "advance": ("PER-230", "PER-017"),
}
"""The rules that advise in each form."""


def hints() -> tuple[Hint, ...]:
    return tuple([Hint(form, rule, SAY(f"{form}-{rule}")) for form, rules in _FORMS.items() for rule in rules])
