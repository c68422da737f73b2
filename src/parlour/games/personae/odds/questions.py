"""What may be asked of chance in Personae, and what each question needs to know. How each reads stands in odds.ftl of
each language."""

from parlour.core.asking import worded
from parlour.core.odds import Question, Setting
from parlour.games.personae.content.numbers import STATUSES
from parlour.games.personae.words.odds import SAY

LEAST, MOST = -20, 60
"""How far additions may go."""
DICE = 12
"""The most dice the page asks for."""


def _number(key: str, default: int, least: int, most: int) -> Setting:
    return Setting(key, "", str(default), least, most)


def _dice(key: str, default: int) -> Setting:
    return _number(key, default, 1, DICE)


def _adds(key: str, default: int) -> Setting:
    return _number(key, default, LEAST, MOST)


def _either(key: str, *values: str) -> Setting:
    return Setting(key, "", values[0], values=tuple([(value, "") for value in values]))


_MINE = (_dice("dice", 4), _adds("adds", 4))
_THEIRS = (_dice("their_dice", 3), _adds("their_adds", 3))
_TIE = _either("tie", "reactor", "reroll", "gm")


def _question(key: str, settings: tuple[Setting, ...], *rules: str) -> Question:
    return Question(key, "", "", settings, rules)


QUESTIONS: tuple[Question, ...] = (
    _question(
        "challenge",
        (*_MINE, *_THEIRS, _TIE),
        *("PER-118", "PER-120", "PER-121", "PER-122", "PER-147", "PER-Q30"),
    ),
    _question(
        "reroll",
        (
            *_MINE,
            *_THEIRS,
            _either("whose", "actor", "reactor"),
            _either("what", "own", "forced"),
            _either("highest", "no", "yes"),
            _either("keep", "second", "better"),
        ),
        *("PER-068", "PER-069", "PER-235", "PER-236", "PER-Q36", "PER-Q37"),
    ),
    _question("armour", (*_MINE, *_THEIRS, _number("ignored", 1, 0, 5)), "PER-218"),
    _question(
        "unopposed",
        (
            _dice("rating", 3),
            _number("more", 0, -5, 5),
            _adds("adds", 3),
            _number("difficulty", 2, 0, 40),
            _either("gm", "rating", "rolled"),
        ),
        *("PER-155", "PER-156", "PER-157", "PER-Q05"),
    ),
    _question(
        "recovery",
        (_either("status", *STATUSES[1:]), _number("hits", 4, 0, 40), _dice("dice", 1), _adds("adds", 3)),
        *("PER-196", "PER-199", "PER-200", "PER-201", "PER-204", "PER-205", "PER-278", "PER-Q24"),
    ),
    _question("criticals", (_dice("dice", 5),), "PER-131", "PER-132", "PER-054"),
    _question(
        "winner",
        (*_MINE, *_THEIRS, _TIE, _either("spend", "keep", "bonus", "success"), _either("who", "you", "both")),
        *("PER-131", "PER-132", "PER-135", "PER-137", "PER-Q33", "PER-Q60"),
    ),
    _question("subsequent", (*_MINE, *_THEIRS), "PER-128", "PER-Q32"),
    _question(
        "series",
        (
            *_MINE,
            *_THEIRS,
            _number("threshold", 3, 1, 40),
            _number("hits", 1, 1, 10),
            _number("tally", 0, 0, 40),
            _number("attacks", 4, 1, 20),
        ),
        *("PER-180", "PER-181", "PER-182", "PER-183", "PER-Q18"),
    ),
    _question("take", (_number("percent", 75, 1, 99), *_MINE, *_THEIRS, _TIE), "PER-119", "PER-147", "PER-120"),
    _question(
        "table", (_number("ahead", 0, -10, 10), _number("most", 6, 2, 10), _TIE), "PER-118", "PER-121", "PER-122"
    ),
)
"""Without words."""
BY_KEY: dict[str, Question] = {question.key: question for question in QUESTIONS}


def questions() -> tuple[Question, ...]:
    return tuple([worded(one, SAY) for one in QUESTIONS])
