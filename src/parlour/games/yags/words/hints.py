"""What a form says to those who fill it in: advice of the rules, each with its rule. Never a condition."""

from parlour.core.phrasebook import Phrasebook
from parlour.games.yags.content.numbers import HUMAN_SIZE
from parlour.games.yags.model import Creature, State
from parlour.games.yags.rules.derive import tech_level
from parlour.roleplay.words import Hint

SAY = Phrasebook(__package__, "hints")
HUGE, LARGE = 21, 10
"""Above the first Size the numbers need rules of their own (YAG-032); from the second on small weapons do less
(YAG-268)."""
ACADEMIC = 6
"""YAG-255: the Tech Level from which the usual skills fit."""


_HINTS: dict[str, tuple[str, ...]] = {
    "frame": (
        "YAG-152",
        "YAG-153",
        "YAG-058",
    ),
    "attributes": (
        "YAG-033",
        "YAG-062",
        "YAG-049",
        "YAG-036",
    ),
    "skills": (
        "YAG-069",
        "YAG-077",
        "YAG-079",
        "YAG-255",
    ),
    "languages": ("YAG-082",),
    "techniques": (
        "YAG-074",
        "YAG-143",
        "YAG-081",
        "YAG-142",
        "YAG-150",
        "YAG-223",
    ),
    "gear": (
        "YAG-177",
        "YAG-186",
    ),
    "check": (
        "YAG-004",
        "YAG-011",
        "YAG-101",
        "YAG-102",
        "YAG-031",
        "YAG-018",
    ),
    "contest": ("YAG-264",),
    "fact": (
        "YAG-140",
        "YAG-141",
    ),
    "notice": ("YAG-278",),
    "spot": ("YAG-156",),
    "charm": (
        "YAG-224",
        "YAG-229",
    ),
    "lie": (
        "YAG-232",
        "YAG-235",
    ),
    "interrogate": ("YAG-276",),
    "sleight": ("YAG-238",),
    "conjure": ("YAG-242",),
    "stealth": ("YAG-244",),
    "throw": ("YAG-247",),
    "run": ("YAG-199",),
    "climb": (
        "YAG-213",
        "YAG-208",
        "YAG-203",
    ),
    "long": ("YAG-117",),
    "race": ("YAG-122",),
    "art": (
        "YAG-128",
        "YAG-130",
    ),
    "travel": ("YAG-174",),
    "creature": (
        "YAG-048",
        "YAG-032",
        "YAG-268",
        "YAG-269",
    ),
    "vehicle": (
        "YAG-159",
        "YAG-157",
    ),
    "campaign": (
        "YAG-257",
        "YAG-254",
        "YAG-001",
    ),
    "award": ("YAG-133",),
}
"""By the form where it belongs, the rules that advise."""


def hints() -> tuple[Hint, ...]:
    return tuple([Hint(form, rule, SAY(f"{form}-{rule}")) for form, rules in _HINTS.items() for rule in rules])


HINTS = hints()
"""With the words of the first language."""


def sheet_hints(state: State, one: Creature) -> tuple[str, ...]:
    """What the rules say of a sheet like this: very large or tiny, a vehicle, somebody small or heavy, an early age."""
    rules = [
        ("YAG-032", one.size > HUGE or one.tiny > 0),
        ("YAG-159", one.kind == "vehicle"),
        ("YAG-268", one.size >= LARGE and one.kind != "vehicle"),
        ("YAG-152", one.human and one.size != HUMAN_SIZE),
        ("YAG-153", one.human and one.size != HUMAN_SIZE),
        ("YAG-255", one.human and tech_level(state, one) < ACADEMIC),
    ]
    said = {hint.rule: hint.text for hint in hints()}
    return tuple([said[rule] for rule, fits in rules if fits])
