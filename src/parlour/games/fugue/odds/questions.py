"""What may be asked of chance in Fugue, and what each question needs to know."""

from parlour.core.odds import Question, Setting

LETTERS = 1500
"""So long a list of cards may be; all 78 with their names fit."""


def _number(key: str, label: str, default: int, least: int, most: int, note: str = "") -> Setting:
    return Setting(key, label, str(default), least, most, note=note)


def _cards(key: str, label: str, default: str, note: str) -> Setting:
    return Setting(key, label, default, most=LETTERS, note=note, text=True)


_GONE = _cards(
    "gone",
    "Cards seen elsewhere",
    "",
    "Discarded, or lying open: such as seven of cups, the Tower. They will not come.",
)
_COURTS = Setting(
    "courts", "Page, Knight, Queen, King", "11-14", values=(("11-14", "11, 12, 13, 14"), ("10", "10 each"))
)
_ACES = Setting("aces", "Aces", "1", values=(("1", "1"), ("11", "11")))
_COMPARE = Setting(
    "compare",
    "Where time is measured",
    "greater",
    values=(("greater", "The number must beat the difficulty"), ("equalOrGreater", "Equal is enough")),
)
_NUMBERED = Setting("numbered", "Strength and Justice", "8-11", values=(("8-11", "8 and 11"), ("11-8", "11 and 8")))
_FEWER = Setting("fewer", "Equal totals below 21", "no", values=(("no", "A tie"), ("yes", "Fewer cards are better")))
_MINE = _cards("up", "Face-up cards", "ten of cups, five of swords", "With commas between them.")

QUESTIONS: tuple[Question, ...] = (
    Question(
        "task",
        "A skilled action",
        "One card against a difficulty, with or without an ability, plain or with time measured.",
        (
            _number("difficulty", "Difficulty", 8, 2, 12, "2 to 12; from 3 where time is measured."),
            Setting("ability", "A fitting ability", "no", values=(("no", "No"), ("yes", "Yes"))),
            Setting("timed", "Time", "no", values=(("no", "Not measured"), ("yes", "Measured"))),
            _COURTS,
            _ACES,
            _COMPARE,
            _GONE,
        ),
        ("FUG-102", "FUG-104", "FUG-106", "FUG-108", "FUG-115"),
    ),
    Question(
        "time",
        "How long will it take?",
        "A timed task with a fitting ability, to its end: cards are turned until one ends it.",
        (
            _number("difficulty", "Difficulty", 8, 3, 12),
            _number("within", "Done within", 10, 0, 300, "Minutes, or whatever the unit is."),
            _COURTS,
            _ACES,
            _COMPARE,
            _GONE,
        ),
        ("FUG-116", "FUG-117", "FUG-118", "FUG-A34"),
    ),
    Question(
        "deal",
        "Two cards",
        "How good a hand of two cards is, before anything is seen of it.",
        (_NUMBERED, _GONE),
        ("FUG-137", "FUG-173", "FUG-174", "FUG-175", "FUG-176", "FUG-177"),
    ),
    Question(
        "twist",
        "One more card",
        "What a twist may do to the cards you show: bust, 21, higher or not.",
        (_MINE, _NUMBERED, _GONE),
        ("FUG-143", "FUG-155", "FUG-151"),
    ),
    Question(
        "bust",
        "Bust by total",
        "How often one more card is too much, for every total a hand may show.",
        (
            _number(
                "total",
                "Your total",
                15,
                0,
                21,
                "The least your face-up cards can count: an Ace 1, the Magician 1, the Moon 10.",
            ),
            _NUMBERED,
            _GONE,
        ),
        ("FUG-155", "FUG-143", "FUG-A12"),
    ),
    Question(
        "best",
        "The best of your cards",
        "So many cards to choose from, face-down and wild: the best hand any two or more of them make.",
        (_number("cards", "Cards to choose from", 4, 2, 4), _NUMBERED, _GONE),
        ("FUG-151", "FUG-152", "FUG-173", "FUG-174", "FUG-175", "FUG-176", "FUG-177"),
    ),
    Question(
        "several",
        "Several cards",
        "How many of the next cards are majors, of a suit, high enough, or those you name.",
        (
            _number("cards", "Cards drawn", 4, 1, 20),
            Setting(
                "what",
                "How many of them are",
                "major",
                values=(
                    ("major", "Major arcana"),
                    ("minor", "Minor arcana"),
                    ("wands", "Wands"),
                    ("cups", "Cups"),
                    ("swords", "Swords"),
                    ("coins", "Coins"),
                    ("court", "Page, Knight, Queen or King"),
                    ("ace", "Aces"),
                    ("least", "Minor cards that reach a number"),
                    ("named", "Those named below"),
                ),
            ),
            _number("least", "The number to reach", 8, 1, 14, "Where such cards are asked for."),
            _cards(
                "named", "Cards named", "the Fool, the World", "Where those are asked for: a Signifier, or several."
            ),
            _COURTS,
            _ACES,
            _GONE,
        ),
        ("FUG-103", "FUG-048", "FUG-104", "FUG-137"),
    ),
    Question(
        "beat",
        "Beat a shown hand",
        "With one twist, or by twisting on until a total at which you stand.",
        (
            _MINE,
            _cards("other", "The hand to beat", "king of wands, seven of cups", "Its face-up cards."),
            _number("stand", "Stand at", 18, 12, 21, "You twist until you show this much, or are bust."),
            _FEWER,
            _NUMBERED,
            _GONE,
        ),
        ("FUG-158", "FUG-155", "FUG-163"),
    ),
    Question(
        "table",
        "The table of difficulties",
        "Every difficulty with a full deck: plain or with time measured, without and with an ability.",
        (
            Setting("show", "Show", "percent", values=(("percent", "Percent"), ("exact", "Of 78 cards"))),
            _COURTS,
            _ACES,
            _COMPARE,
        ),
        ("FUG-102", "FUG-104", "FUG-108", "FUG-115", "FUG-116"),
    ),
)
BY_KEY: dict[str, Question] = {question.key: question for question in QUESTIONS}
