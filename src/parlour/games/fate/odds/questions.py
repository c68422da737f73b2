"""What may be asked of chance in Fate, and what each question needs to know."""

from parlour.core.odds import Question, Setting
from parlour.games.fate.content.tables import signed
from parlour.games.fate.odds.dice import FOUR

LEAST, MOST = -12, 20
_BONUS = "Approach, stunts (+2 each) and helpers (+1 each) together."
_GOALS = (("succeed", "Succeed"), ("style", "Succeed with style"), ("tie", "Tie or better"))
_YES_NO = (("yes", "Free"), ("no", "Used"))
RIVALS = 3
"""As many as the page asks for; the reckoning itself knows no limit."""


def _number(key: str, label: str, default: int, least: int = LEAST, most: int = MOST, note: str = "") -> Setting:
    return Setting(key, label, str(default), least, most, note=note)


_HELD = _number(
    "held", "Invocations held back", 1, 0, 4, "Fate points or free invocations you would spend once the dice are seen."
)

QUESTIONS: tuple[Question, ...] = (
    Question(
        "roll",
        "A roll against a difficulty",
        "All four outcomes, and what invocations make of them.",
        (_number("bonus", "Your bonus", 2, note=_BONUS), _number("difficulty", "Difficulty", 2), _HELD),
        ("FAE-164", "FAE-023", "FAE-178"),
    ),
    Question(
        "opposed",
        "A roll against a roll",
        "Somebody defends, or two compete: both throw dice.",
        (_number("mine", "Your bonus", 2, note=_BONUS), _number("theirs", "Their bonus", 2, note=_BONUS), _HELD),
        ("FAE-023", "FAE-178"),
    ),
    Question(
        "reroll",
        "The dice are on the table",
        "What each +2 would make of your total, and what a reroll might.",
        (
            _number("dice", "Your dice show", -1, -4, 4),
            _number("bonus", "Your bonus", 2, note=_BONUS),
            _number("against", "Against", 2, note="The difficulty, or the other side's total as it is now."),
        ),
        ("FAE-099", "FAE-108", "FAE-110"),
    ),
    Question(
        "take",
        "What would it take?",
        "The least bonus, and how many times +2, for the chance you want.",
        (
            Setting("goal", "You want to", "succeed", values=_GOALS),
            _number("percent", "With a chance of, in percent", 80, 1, 100),
            Setting(
                "kind", "Against", "fixed", values=(("fixed", "A difficulty"), ("opposed", "A roll with this bonus"))
            ),
            _number("difficulty", "Difficulty, or their bonus", 2),
            _number("bonus", "Your bonus", 2, note=_BONUS),
        ),
        ("FAE-108", "FAE-164"),
    ),
    Question(
        "contest",
        "A contest",
        "One exchange, and who wins in the end.",
        (
            _number("rivals", "Rivals", 1, 1, RIVALS),
            _number("goal", "Victories to win", 3, 1, 5),
            _number("mine", "Your bonus", 2, note=_BONUS),
            _number("scored", "Your victories so far", 0, 0, 4),
            *[
                setting
                for rival in range(1, RIVALS + 1)
                for setting in (
                    _number(f"rival{rival}", f"Bonus of rival {rival}", 2),
                    _number(f"scored{rival}", f"Victories of rival {rival}", 0, 0, 4),
                )
            ],
        ),
        ("FAE-133", "FAE-129", "FAE-131", "FAE-132"),
    ),
    Question(
        "absorb",
        "Can a hit be taken?",
        "How hard an attack may hit, and whether what is left absorbs it.",
        (
            _number("attack", "The attacker's bonus", 3, note=_BONUS),
            _number("defence", "The defender's bonus", 2, note=_BONUS),
            Setting(
                "defends",
                "The target",
                "yes",
                values=(("yes", "Defends with a roll"), ("no", "Cannot: that number is a difficulty")),
            ),
            _number("box", "Highest free stress box", 3, 0, 10, "0: none is free."),
            *[
                Setting(degree, f"{degree.title()} consequence", "yes", values=_YES_NO)
                for degree in ("mild", "moderate", "severe")
            ],
        ),
        ("FAE-077", "FAE-080", "FAE-082", "FAE-078"),
    ),
    Question(
        "deck",
        "A card from the deck of fate",
        "The chances of the cards that are left.",
        (
            _number("bonus", "Your bonus", 2, note=_BONUS),
            _number("difficulty", "Difficulty", 2),
            *[
                _number(f"gone{value:+d}", f"Cards of {signed(value)} drawn", 0, 0, ways)
                for value, ways in FOUR.items()
            ],
        ),
        ("FAE-021", "FAE-Q05"),
    ),
    Question(
        "table",
        "The odds table",
        "Difficulties from 5 below to 5 above the approach, as the rules print them.",
        (Setting("show", "Show", "percent", values=(("percent", "Percent"), ("exact", "Exact fractions"))),),
        ("FAE-164", "FAE-Q37"),
    ),
)
BY_KEY: dict[str, Question] = {question.key: question for question in QUESTIONS}
