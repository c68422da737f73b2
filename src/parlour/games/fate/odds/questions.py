"""What may be asked of chance in Fate, and what each question needs to know."""

from parlour.core.odds import Question, Setting
from parlour.games.fate.content.tables import signed
from parlour.games.fate.odds.dice import FOUR, SAY

LEAST, MOST = -12, 20
RIVALS = 3
"""As many as the page asks for; the reckoning itself knows no limit."""


def _number(
    key: str, default: int, least: int = LEAST, most: int = MOST, said: str = "", **known: str | int
) -> Setting:
    """A number; what it is called goes by its key, unless `said` tells another."""
    key_said = f"set-{said or key}"
    note = SAY.part(key_said, "note", **known)
    return Setting(key, SAY(key_said, **known), str(default), least, most, note=note)


def _choice(key: str, *values: str) -> Setting:
    """One of these, by default the first."""
    named = tuple([(value, SAY.part(f"set-{key}", f"is-{value}")) for value in values])
    return Setting(key, SAY(f"set-{key}"), values[0], values=named)


def _held() -> Setting:
    return _number("held", 1, 0, 4)


def _rivals() -> list[Setting]:
    return [
        setting
        for rival in range(1, RIVALS + 1)
        for setting in (
            _number(f"rival{rival}", 2, said="rival", number=rival),
            _number(f"scored{rival}", 0, 0, 4, said="rival-scored", number=rival),
        )
    ]


_RULES: dict[str, tuple[str, ...]] = {
    "roll": ("FAE-164", "FAE-023", "FAE-178"),
    "opposed": ("FAE-023", "FAE-178"),
    "reroll": ("FAE-099", "FAE-108", "FAE-110"),
    "take": ("FAE-108", "FAE-164"),
    "contest": ("FAE-133", "FAE-129", "FAE-131", "FAE-132"),
    "absorb": ("FAE-077", "FAE-080", "FAE-082", "FAE-078"),
    "deck": ("FAE-021", "FAE-Q05"),
    "table": ("FAE-164", "FAE-Q37"),
}


def _settings() -> dict[str, tuple[Setting, ...]]:
    return {
        "roll": (_number("bonus", 2), _number("difficulty", 2), _held()),
        "opposed": (_number("mine", 2), _number("theirs", 2), _held()),
        "reroll": (_number("dice", -1, -4, 4), _number("bonus", 2), _number("against", 2)),
        "take": (
            _choice("goal", "succeed", "style", "tie"),
            _number("percent", 80, 1, 100),
            _choice("kind", "fixed", "opposed"),
            _number("difficulty", 2, said="either"),
            _number("bonus", 2),
        ),
        "contest": (
            _number("rivals", 1, 1, RIVALS),
            _number("goal", 3, 1, 5, said="victories"),
            _number("mine", 2),
            _number("scored", 0, 0, 4),
            *_rivals(),
        ),
        "absorb": (
            _number("attack", 3),
            _number("defence", 2),
            _choice("defends", "yes", "no"),
            _number("box", 3, 0, 10),
            *[_choice(degree, "yes", "no") for degree in ("mild", "moderate", "severe")],
        ),
        "deck": (
            _number("bonus", 2),
            _number("difficulty", 2),
            *[_number(f"gone{value:+d}", 0, 0, ways, said="gone", card=signed(value)) for value, ways in FOUR.items()],
        ),
        "table": (_choice("show", "percent", "exact"),),
    }


def questions() -> dict[str, Question]:
    """By their keys."""
    return {
        key: Question(key, SAY(key), SAY.part(key, "note"), settings, _RULES[key])
        for key, settings in _settings().items()
    }
