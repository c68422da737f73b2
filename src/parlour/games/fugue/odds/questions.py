"""What may be asked of chance in Fugue, and what each question needs to know. How each reads stands in odds.ftl of each
language."""

from parlour.core.asking import worded
from parlour.core.odds import Question, Setting
from parlour.games.fugue.words.odds import SAY

LETTERS = 1500
"""So long a list of cards may be; all 78 with their names fit."""


def _number(key: str, default: int, least: int, most: int) -> Setting:
    return Setting(key, "", str(default), least, most)


def _cards(key: str, default: str) -> Setting:
    return Setting(key, "", default, most=LETTERS, text=True)


def _either(key: str, *values: str) -> Setting:
    return Setting(key, "", values[0], values=tuple([(value, "") for value in values]))


_GONE = _cards("gone", "")
_COURTS = _either("courts", "11-14", "10")
_ACES = _either("aces", "1", "11")
_COMPARE = _either("compare", "greater", "equalOrGreater")
_NUMBERED = _either("numbered", "8-11", "11-8")
_FEWER = _either("fewer", "no", "yes")
_MINE = _cards("up", "ten of cups, five of swords")
_SORTS = ("major", "minor", "wands", "cups", "swords", "coins", "court", "ace", "least", "named")
_RANKS = ("FUG-173", "FUG-174", "FUG-175", "FUG-176", "FUG-177")


def _question(key: str, settings: tuple[Setting, ...], *rules: str) -> Question:
    return Question(key, "", "", settings, rules)


QUESTIONS: tuple[Question, ...] = (
    _question(
        "task",
        (
            _number("difficulty", 8, 2, 12),
            _either("ability", "no", "yes"),
            _either("timed", "no", "yes"),
            _COURTS,
            _ACES,
            _COMPARE,
            _GONE,
        ),
        *("FUG-102", "FUG-104", "FUG-106", "FUG-108", "FUG-115"),
    ),
    _question(
        "time",
        (_number("difficulty", 8, 3, 12), _number("within", 10, 0, 300), _COURTS, _ACES, _COMPARE, _GONE),
        *("FUG-116", "FUG-117", "FUG-118", "FUG-A34"),
    ),
    _question("deal", (_NUMBERED, _GONE), "FUG-137", *_RANKS),
    _question("twist", (_MINE, _NUMBERED, _GONE), "FUG-143", "FUG-155", "FUG-151"),
    _question("bust", (_number("total", 15, 0, 21), _NUMBERED, _GONE), "FUG-155", "FUG-143", "FUG-A12"),
    _question("best", (_number("cards", 4, 2, 4), _NUMBERED, _GONE), "FUG-151", "FUG-152", *_RANKS),
    _question(
        "several",
        (
            _number("cards", 4, 1, 20),
            _either("what", *_SORTS),
            _number("least", 8, 1, 14),
            _cards("named", "the Fool, the World"),
            _COURTS,
            _ACES,
            _GONE,
        ),
        *("FUG-103", "FUG-048", "FUG-104", "FUG-137"),
    ),
    _question(
        "beat",
        (
            _MINE,
            _cards("other", "king of wands, seven of cups"),
            _number("stand", 18, 12, 21),
            _FEWER,
            _NUMBERED,
            _GONE,
        ),
        *("FUG-158", "FUG-155", "FUG-163"),
    ),
    _question(
        "table",
        (_either("show", "percent", "exact"), _COURTS, _ACES, _COMPARE),
        *("FUG-102", "FUG-104", "FUG-108", "FUG-115", "FUG-116"),
    ),
)
"""Without words."""


def questions() -> tuple[Question, ...]:
    return tuple([worded(one, SAY) for one in QUESTIONS])


BY_KEY: dict[str, Question] = {question.key: question for question in QUESTIONS}
