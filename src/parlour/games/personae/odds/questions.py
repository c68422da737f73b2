"""What may be asked of chance in Personae, and what each question needs to know."""

from parlour.core.odds import Question, Setting
from parlour.games.personae.content.numbers import STATUSES

LEAST, MOST = -20, 60
"""So far additions may go."""
DICE = 12
"""So many dice the page asks for."""


def _number(key: str, label: str, default: int, least: int, most: int, note: str = "") -> Setting:
    return Setting(key, label, str(default), least, most, note=note)


def _dice(key: str, label: str, default: int, note: str = "", least: int = 1) -> Setting:
    return _number(key, label, default, least, DICE, note)


_ADDS = "Attribute, helpers (+1 each) and everything else that is added."
_MINE = (
    _dice("dice", "Your dice", 4, "The Skill's rating, bonus dice, less the penalty of a status."),
    _number("adds", "Your additions", 4, LEAST, MOST, _ADDS),
)
_THEIRS = (_dice("their_dice", "Their dice", 3), _number("their_adds", "Their additions", 3, LEAST, MOST, _ADDS))
_TIE = Setting(
    "tie",
    "A full deadlock",
    "reactor",
    values=(("reactor", "The reactor holds"), ("reroll", "Both roll again"), ("gm", "The GM decides")),
)
_YES_NO = (("no", "No"), ("yes", "Yes"))

QUESTIONS: tuple[Question, ...] = (
    Question(
        "challenge",
        "A Challenge",
        "Your dice against theirs, with the whole chain of ties; what a helper, a die or a critical would change.",
        (*_MINE, *_THEIRS, _TIE),
        ("PER-118", "PER-120", "PER-121", "PER-122", "PER-147", "PER-Q30"),
    ),
    Question(
        "reroll",
        "A reroll",
        "One die is rolled again by whoever is behind: your own, or the opponent's.",
        (
            *_MINE,
            *_THEIRS,
            Setting(
                "whose",
                "Whose effect",
                "actor",
                values=(("actor", "Yours, you issue the Challenge"), ("reactor", "Theirs, they answer it")),
            ),
            Setting(
                "what",
                "What it does",
                "own",
                values=(("own", "Rerolls an own die"), ("forced", "Makes the other side reroll")),
            ),
            Setting("highest", "May choose the highest die", "no", values=_YES_NO),
            Setting(
                "keep", "Which result stands", "second", values=(("second", "The second"), ("better", "The better"))
            ),
        ),
        ("PER-068", "PER-069", "PER-235", "PER-236", "PER-Q36", "PER-Q37"),
    ),
    Question(
        "armour",
        "Armour",
        "Dice of the attacker are ignored, the highest first.",
        (*_MINE, *_THEIRS, _number("ignored", "Dice ignored", 1, 0, 5)),
        ("PER-218",),
    ),
    Question(
        "unopposed",
        "Without an opponent",
        "A Skill against a difficulty; the GM rolls one die fewer than its rating.",
        (
            _dice("rating", "Rating of the Skill", 3),
            _number("more", "Bonus dice, or fewer", 0, -5, 5, "They do not change the GM's dice."),
            _number("adds", "Your additions", 3, LEAST, MOST, _ADDS),
            _number(
                "difficulty",
                "Difficulty",
                2,
                0,
                40,
                (
                    "Easy 0, Simple 1, Normal 2, Challenging 3, Difficult 5, Very Difficult 7, Extremely Difficult "
                    "9, Nearly Impossible 10 or more."
                ),
            ),
            Setting(
                "gm", "The GM's dice", "rating", values=(("rating", "By the rating"), ("rolled", "By the dice rolled"))
            ),
        ),
        ("PER-155", "PER-156", "PER-157", "PER-Q05"),
    ),
    Question(
        "recovery",
        "Recovery",
        "One attempt to recover, from each status; with a healer's roll in its place or with helpers.",
        (
            Setting("status", "Status", "Injured", values=tuple([(status, status) for status in STATUSES[1:]])),
            _number("hits", "Hits sustained", 4, 0, 40),
            _dice("dice", "Dice", 1, "One, or a fitting Skill; a healer's roll may stand in."),
            _number("adds", "Additions", 3, LEAST, MOST, "Stature, or the healer's Attribute; +1 for each helper."),
        ),
        ("PER-196", "PER-199", "PER-200", "PER-201", "PER-204", "PER-205", "PER-278", "PER-Q24"),
    ),
    Question(
        "criticals",
        "Criticals",
        "Tens beyond the first in one roll, and the highest die.",
        (_dice("dice", "Dice", 5),),
        ("PER-131", "PER-132", "PER-054"),
    ),
    Question(
        "winner",
        "Who wins, with criticals",
        "A Challenge with the criticals of its own roll: who wins with one, and what spending them at once changes.",
        (
            *_MINE,
            *_THEIRS,
            _TIE,
            Setting(
                "spend",
                "Criticals of this roll are",
                "keep",
                values=(("keep", "Kept"), ("bonus", "Spent on +2 each"), ("success", "Spent on an automatic success")),
            ),
            Setting("who", "Who has criticals", "you", values=(("you", "You alone"), ("both", "They too"))),
        ),
        ("PER-131", "PER-132", "PER-135", "PER-137", "PER-Q33", "PER-Q60"),
    ),
    Question(
        "subsequent",
        "Further Challenges with the same dice",
        "The next-highest dice of one roll, again and again.",
        (*_MINE, *_THEIRS),
        ("PER-128", "PER-Q32"),
    ),
    Question(
        "series",
        "A series of attacks",
        "How far several attacks bring somebody; hits do not roll over.",
        (
            *_MINE,
            *_THEIRS,
            _number("threshold", "Injured at", 3, 1, 40, "1 + Stature and bonuses; 1 for a minor."),
            _number("hits", "Hits of a success", 1, 1, 10),
            _number("tally", "Hits so far", 0, 0, 40),
            _number("attacks", "Attacks", 4, 1, 20),
        ),
        ("PER-180", "PER-181", "PER-182", "PER-183", "PER-Q18"),
    ),
    Question(
        "take",
        "What would it take?",
        "The additions or the dice you would need for the chance you want.",
        (_number("percent", "A chance of, in percent", 75, 1, 99), *_MINE, *_THEIRS, _TIE),
        ("PER-119", "PER-147", "PER-120"),
    ),
    Question(
        "table",
        "The table of dice",
        "Every number of dice against every other, at one difference of additions.",
        (
            _number("ahead", "You are ahead by", 0, -10, 10, "Your additions less theirs."),
            _number("most", "Dice up to", 6, 2, 10),
            _TIE,
        ),
        ("PER-118", "PER-121", "PER-122"),
    ),
)
BY_KEY: dict[str, Question] = {question.key: question for question in QUESTIONS}
