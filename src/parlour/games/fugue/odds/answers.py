"""The answers to the questions of chance, in bars, sentences and tables."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb

import msgspec

from parlour.core.asking import Given
from parlour.core.game import RuleViolation
from parlour.core.odds import Answer, Bar, Grid, bar_of, decimals, percent
from parlour.games.fugue.cards import CARD, KEYS, is_major
from parlour.games.fugue.content.ranks import RANK_NAMES
from parlour.games.fugue.model import Options
from parlour.games.fugue.odds import table
from parlour.games.fugue.odds.hands import against, best_of, busts, playing_on, ranks, such
from parlour.games.fugue.odds.naming import read_cards
from parlour.games.fugue.odds.questions import BY_KEY
from parlour.games.fugue.odds.skilled import cards_turned, times
from parlour.games.fugue.rules.hands import LIMIT, judge, number

_SWITCHES = {
    "courts": "court_number",
    "aces": "ace_number",
    "compare": "timed_compare",
    "numbered": "strength_justice",
    "fewer": "fewer_cards_break_ties",
}
_MOST_ROWS = 80


class _Asked(Given):
    """What was filled in, with the cards it names."""

    def options(self) -> Options:
        chosen = {option: self.choice(key) for key, option in _SWITCHES.items() if key in self._settings}
        return msgspec.convert(chosen, Options)

    def cards(self, key: str) -> tuple[str, ...]:
        return read_cards(self.words(key), self._question.rules[0])

    def left(self, *shown: Sequence[str]) -> list[str]:
        """The cards that may still come: not those seen elsewhere, nor those of the hands."""
        rule = self._question.rules[0]
        away = list(self.cards("gone")) if "gone" in self._settings else []
        for hand in shown:
            for key in hand:
                if key in away:
                    raise RuleViolation(
                        "card-twice", rule, f"{CARD[key].name} cannot lie in two places.", "Name it in one of them."
                    )
                away.append(key)
        left = [key for key in KEYS if key not in away]
        if not left:
            raise RuleViolation("no-cards", rule, "All 78 cards are gone, so none can come.", "Name fewer cards.")
        return left


def _exact(share: Fraction) -> str:
    return (
        f"{share.numerator} in {share.denominator} ({_percent(share)})"
        if share.denominator < 10**6
        else _percent(share)
    )


def _percent(share: Fraction) -> str:
    return percent(share.numerator, share.denominator)


def _of_cards(share: Fraction, cards: int) -> str:
    return f"{share * cards} of {cards} cards ({_percent(share)})"


_COLUMNS = (
    ("Plain", False, False),
    ("Plain, ability", True, False),
    ("Timed", False, True),
    ("Timed, ability", True, True),
)


def _difficulties(pool: table.Pool, options: Options, shown: Callable[[Fraction], str]) -> Grid:
    """Success with the next card, for every difficulty."""
    rows = []
    for difficulty in range(2, 13):
        cells = [
            "-"
            if timed and difficulty < 3
            else shown(table.flip(pool, difficulty, options, ability=ability, timed=timed)["success"])
            for _, ability, timed in _COLUMNS
        ]
        rows.append((str(difficulty), *cells))
    return Grid(("Difficulty", *[title for title, _, _ in _COLUMNS]), tuple(rows))


def _task(asked: _Asked) -> Answer:
    options, left, difficulty = asked.options(), asked.left(), asked["difficulty"]
    ability, timed = asked.choice("ability") == "yes", asked.choice("timed") == "yes"
    if timed and difficulty < 3:
        raise RuleViolation(
            "bad-difficulty",
            "FUG-113",
            "Where time is measured the difficulty is 3 to 12.",
            "Give a number from 3 to 12.",
        )
    pool = table.even(left)
    found = table.flip(pool, difficulty, options, ability=ability, timed=timed)
    lines = [f"Succeeds with {_of_cards(found['success'], len(left))}."]
    if not ability:
        lines.append(
            f"A major fails and cannot be tried again without an ability: {_of_cards(found['locked'], len(left))}."
        )
    if timed and ability:
        lines.append(
            f"Not done yet, the next card is turned: {_of_cards(found['on'], len(left))}. How long it takes in "
            "all is a question of its own."
        )
    title = (
        f"Difficulty {difficulty}, {'with' if ability else 'without'} an ability{', time measured' if timed else ''}"
    )
    bars = table.flip_bars(pool, difficulty, options, ability=ability, timed=timed)
    return Answer(title, bars, tuple(lines), _difficulties(pool, options, _percent))


def _time(asked: _Asked) -> Answer:
    options, left, difficulty, within = asked.options(), asked.left(), asked["difficulty"], asked["within"]
    found = times(left, difficulty, options)
    if not found:
        cure = "Name fewer cards as gone; at a table the discards would be shuffled into a new deck."
        raise RuleViolation("never-done", "FUG-116", "None of the cards left would end it.", cure)
    at_most: dict[int, Fraction] = {}
    passed = Fraction(0)
    for spent, share in found.items():
        passed += share
        at_most[spent] = passed
    done = max([share for spent, share in at_most.items() if spent <= within], default=Fraction(0))
    half, nine = [
        next(spent for spent, share in at_most.items() if share >= part) for part in (Fraction(1, 2), Fraction(9, 10))
    ]
    lines = (
        f"Done within {within}: {_percent(done)}.",
        (
            f"On average {decimals(sum([spent * share for spent, share in found.items()], Fraction(0)))}, with "
            f"{decimals(cards_turned(left, difficulty, options))} cards."
        ),
        f"Half of the time within {half}, nine times in ten within {nine}; at most {max(found)}.",
    )
    rows = [
        (str(spent), _percent(share), _percent(at_most[spent])) for spent, share in list(found.items())[:_MOST_ROWS]
    ]
    return Answer(
        f"Difficulty {difficulty} with an ability, to the end",
        _spans(found),
        lines,
        Grid(("Time", "Exactly", "At most"), tuple(rows)),
    )


def _spans(found: dict[int, Fraction]) -> tuple[Bar, ...]:
    """No time at all, then by fives, then the rest."""
    ends = (0, 5, 10, 15, 20, 25, 30, 40, 50)
    bars, before = [], -1
    for end in ends:
        share = sum([part for spent, part in found.items() if before < spent <= end], Fraction(0))
        bars.append(bar_of(str(end) if end == 0 else f"{before + 1} to {end}", share))
        before = end
    rest = sum([part for spent, part in found.items() if spent > before], Fraction(0))
    return (*bars, bar_of(f"More than {before}", rest))


def _deal(asked: _Asked) -> Answer:
    options, left = asked.options(), asked.left()
    if len(left) < 2:
        raise RuleViolation("no-cards", "FUG-137", "Two cards cannot be dealt from one.", "Name fewer cards as gone.")
    counted = ranks(left, options)
    pairs = sum(counted.values())
    bars = tuple(
        [Bar(RANK_NAMES[rank], ways, pairs, "succeed" if rank == 1 else "style") for rank, ways in counted.items()]
    )
    best = pairs - counted[1]
    lines = (f"21 with two cards: {best} of {pairs} pairs ({percent(best, pairs)}).", "Two cards can never be bust.")
    return Answer(
        "A hand of two cards",
        bars,
        lines,
        Grid(("Hand", "Pairs"), tuple((RANK_NAMES[rank], str(ways)) for rank, ways in counted.items())),
    )


def _said(cards: Sequence[str], options: Options) -> str:
    judged = judge(cards, options)
    if not cards:
        return "no cards"
    total = f"bust with {judged.total}" if judged.rank == 0 else str(judged.total)
    return f"{', '.join([CARD[key].name for key in cards])}: {total}"


def _twist(asked: _Asked) -> Answer:
    options, up = asked.options(), asked.cards("up")
    left = asked.left(up)
    _not_bust(up, options)
    pool = table.even(left)
    found = table.outlook(up, pool, options)
    lines = [
        f"As it stands: {_said(up, options)}.",
        f"Bust: {_of_cards(found['bust'], len(left))}.",
        f"21: {_of_cards(found['reach'], len(left))}.",
    ]
    rows = [
        (str(total), str(share * len(left)), _percent(share))
        for total, share in table.totals(up, pool, options).items()
        if total <= LIMIT
    ]
    rows.append(("Bust", str(found["bust"] * len(left)), _percent(found["bust"])))
    return Answer(
        "One more card",
        table.twist_bars(up, pool, options),
        tuple(lines),
        Grid(("Total", "Cards", "Chance"), tuple(rows)),
    )


def _bust(asked: _Asked) -> Answer:
    options, left, total = asked.options(), asked.left(), asked["total"]
    found = {each: Fraction(busts(each, left, options), len(left)) for each in range(LIMIT + 1)}
    lines = (
        f"Bust: {_of_cards(found[total], len(left))}.",
        f"Up to {max([each for each, share in found.items() if not share])} no card is too much.",
    )
    rows = tuple([(str(each), str(share * len(left)), _percent(share)) for each, share in found.items() if share])
    bars = (bar_of("Bust", found[total], "fail"), bar_of("Not bust", 1 - found[total], "succeed"))
    return Answer(f"A twist at {total}", bars, lines, Grid(("Total", "Cards", "Bust"), rows))


def _best(asked: _Asked) -> Answer:
    options, left, cards = asked.options(), asked.left(), asked["cards"]
    _enough(left, cards)
    found, of = best_of(left, cards, options), comb(len(left), cards)
    by_rank = {rank: sum([ways for (each, _), ways in found.items() if each == rank]) for rank in RANK_NAMES if rank}
    bars = tuple(
        [
            bar_of(RANK_NAMES[rank], Fraction(ways, of), "succeed" if rank == 1 else "style")
            for rank, ways in by_rank.items()
            if ways
        ]
    )
    rows, reached = [], 0
    for (rank, total), ways in found.items():
        reached += ways
        rows.append(
            (
                RANK_NAMES[rank] if rank > 1 else str(total),
                _percent(Fraction(ways, of)),
                _percent(Fraction(reached, of)),
            )
        )
    lines = (
        f"21 in some way: {_exact(Fraction(of - by_rank[1], of))}.",
        "Any two or more of them are turned up, and none that would do harm.",
    )
    return Answer(
        f"The best of {cards} cards", bars, lines, Grid(("Best hand", "Exactly", "So good or better"), tuple(rows))
    )


def _enough(left: Sequence[str], cards: int) -> None:
    if len(left) < cards:
        why = f"{len(left)} cards are left, and {cards} are asked for."
        raise RuleViolation("no-cards", "FUG-124", why, "Ask for fewer, or name fewer cards as gone.")


def _several(asked: _Asked) -> Answer:
    options, left, cards, what = asked.options(), asked.left(), asked["cards"], asked.choice("what")
    named, least = asked.cards("named"), asked["least"]
    _enough(left, cards)
    fits: dict[str, Callable[[str], bool]] = {
        "major": is_major,
        "minor": lambda key: not is_major(key),
        "court": lambda key: not is_major(key) and CARD[key].number > 10,
        "ace": lambda key: not is_major(key) and CARD[key].number == 1,
        "least": lambda key: not is_major(key) and number(key, options) >= least,
        "named": lambda key: key in named,
    }
    matching = [key for key in left if (fits[what](key) if what in fits else CARD[key].suit == what)]
    found = such(len(left), len(matching), cards)
    at_least = [sum(found[many:], Fraction(0)) for many in range(cards + 1)]
    words = {
        "major": "majors",
        "minor": "minor cards",
        "court": "court cards",
        "ace": "aces",
        "least": f"minor cards of {least} or more",
        "named": " or ".join([CARD[key].name for key in named]) or "none",
    }.get(what, what.capitalize())
    lines = [
        f"{len(matching)} of the {len(left)} cards left are asked for.", f"At least one: {_exact(at_least[1])}.",
        f"On average {decimals(Fraction(cards * len(matching), len(left)))} of them.",
    ]  # fmt: skip
    if found[-1] and cards > 1:
        lines.append(f"All {cards}: {_exact(found[-1])}.")
    possible = [many for many, share in enumerate(found) if share]
    bars = tuple(
        [bar_of("None" if not many else str(many), found[many], "fail" if not many else "succeed") for many in possible]
    )
    rows = tuple([(str(many), _percent(found[many]), _percent(at_least[many])) for many in possible])
    return Answer(
        f"{cards} card{'s' * (cards > 1)}: {words}", bars, tuple(lines), Grid(("How many", "Exactly", "At least"), rows)
    )


def _not_bust(up: Sequence[str], options: Options) -> None:
    judged = judge(up, options)
    if judged.rank == 0:
        raise RuleViolation(
            "bust",
            "FUG-155",
            f"These cards are bust already, with {judged.total}.",
            "Name fewer or smaller face-up cards.",
        )


def _beat(asked: _Asked) -> Answer:
    options, up, other, stand = asked.options(), asked.cards("up"), asked.cards("other"), asked["stand"]
    left = asked.left(up, other)
    _not_bust(up, options)
    if not up:
        raise RuleViolation(
            "no-cards", "FUG-152", "A hand to reckon with shows at least one card.", "Name your face-up cards."
        )
    on = against(playing_on(up, left, stand, options), other, options)
    one = _once(up, other, left, options)
    now = against({(judge(up, options), len(up)): Fraction(1)}, other, options)
    bars = tuple(
        [
            bar_of(label, share, kind)
            for label, share, kind in zip(
                ("Better", "A tie", "Worse or bust"), on, ("succeed", "tie", "fail"), strict=True
            )
        ]
    )
    stands = "better" if now[0] else "a tie" if now[1] else "not enough"
    lines = (
        f"You show {_said(up, options)}. Against {_said(other, options)}. As it stands: {stands}.",
        f"With exactly one twist: better {_exact(one[0])}, a tie {_exact(one[1])}.",
        (
            f"Twisting on until {stand}: better {_percent(on[0])}, a tie {_percent(on[1])}. A tie goes to the "
            "Dealer's characters."
        ),
    )
    head, rows = (
        ("What you do", "Better", "A tie", "Worse or bust"),
        (("Stay", now), ("One twist", one), (f"Twist until {stand}", on)),
    )
    return Answer(
        f"Twisting until {stand}",
        bars,
        lines,
        Grid(head, tuple([(what, *[_percent(share) for share in shares]) for what, shares in rows])),
    )


def _once(
    up: Sequence[str], other: Sequence[str], left: Sequence[str], options: Options
) -> tuple[Fraction, Fraction, Fraction]:
    share = Fraction(1, len(left))
    found = [Fraction(0)] * 3
    for key in left:
        found = [
            had + part
            for had, part in zip(
                found, against({(judge((*up, key), options), len(up) + 1): share}, other, options), strict=True
            )
        ]
    return found[0], found[1], found[2]


def _table(asked: _Asked) -> Answer:
    exact = asked.choice("show") == "exact"
    shown: Callable[[Fraction], str] = (lambda share: f"{share * len(KEYS)}/{len(KEYS)}") if exact else _percent
    lines = (
        "With an ability a major succeeds; without one it fails for good.",
        "Timed: the chance that the first card does it.",
    )
    return Answer(
        "Success with one card of a full deck", (), lines, _difficulties(table.even(KEYS), asked.options(), shown)
    )


_ANSWERS: dict[str, Callable[[_Asked], Answer]] = {
    "task": _task,
    "time": _time,
    "deal": _deal,
    "twist": _twist,
    "bust": _bust,
    "best": _best,
    "several": _several,
    "beat": _beat,
    "table": _table,
}


def answer(question: str, given: dict[str, str]) -> Answer:
    """The exact answer; what was not given is taken at its default."""
    if question not in _ANSWERS:
        raise RuleViolation(
            "unknown-question",
            "FUG-102",
            f"There is no question {question[:40]!r}.",
            f"Ask one of {', '.join(_ANSWERS)}.",
        )
    return _ANSWERS[question](_Asked(BY_KEY[question], given))
