"""The answers to the questions of chance, in bars, sentences and tables."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb

import msgspec

from parlour.core.asking import Given, worded
from parlour.core.odds import Answer, Bar, Grid, bar_of, decimals, percent
from parlour.core.phrasebook import listed
from parlour.games.fugue.cards import CARD, KEYS, is_major
from parlour.games.fugue.model import Options
from parlour.games.fugue.odds import table
from parlour.games.fugue.odds.hands import against, best_of, busts, playing_on, ranks, such
from parlour.games.fugue.odds.naming import read_cards
from parlour.games.fugue.odds.questions import BY_KEY
from parlour.games.fugue.odds.skilled import cards_turned, times
from parlour.games.fugue.rules.hands import LIMIT, judge, number
from parlour.games.fugue.words.cards import rank_names
from parlour.games.fugue.words.odds import SAY, refused
from parlour.roleplay.phrases import quoted

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
                    raise refused("two-places", "card-twice", rule, card=CARD[key].name)
                away.append(key)
        left = [key for key in KEYS if key not in away]
        if not left:
            raise refused("all-gone", "no-cards", rule)
        return left


def _exact(share: Fraction) -> str:
    if share.denominator >= 10**6:
        return _percent(share)
    return SAY("exact", ways=str(share.numerator), of=str(share.denominator), percent=_percent(share))


def _percent(share: Fraction) -> str:
    return percent(share.numerator, share.denominator)


def _of_cards(share: Fraction, cards: int) -> str:
    return SAY("of-cards", ways=str(share * cards), cards=cards, percent=_percent(share))


_COLUMNS = (
    ("col-plain", False, False),
    ("col-plain-ability", True, False),
    ("col-timed", False, True),
    ("col-timed-ability", True, True),
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
    return Grid((SAY("col-difficulty"), *[SAY(title) for title, _, _ in _COLUMNS]), tuple(rows))


def _task(asked: _Asked) -> Answer:
    options, left, difficulty = asked.options(), asked.left(), asked["difficulty"]
    ability, timed = asked.choice("ability") == "yes", asked.choice("timed") == "yes"
    if timed and difficulty < 3:
        raise refused("bad-difficulty", "bad-difficulty", "FUG-113")
    pool = table.even(left)
    found = table.flip(pool, difficulty, options, ability=ability, timed=timed)
    lines = [SAY("task-succeeds", chance=_of_cards(found["success"], len(left)))]
    if not ability:
        lines.append(SAY("task-locked", chance=_of_cards(found["locked"], len(left))))
    if timed and ability:
        lines.append(SAY("task-on", chance=_of_cards(found["on"], len(left))))
    title = SAY(f"task-title{'-ability' if ability else ''}{'-timed' if timed else ''}", difficulty=difficulty)
    bars = table.flip_bars(pool, difficulty, options, ability=ability, timed=timed)
    return Answer(title, bars, tuple(lines), _difficulties(pool, options, _percent))


def _time(asked: _Asked) -> Answer:
    options, left, difficulty, within = asked.options(), asked.left(), asked["difficulty"], asked["within"]
    found = times(left, difficulty, options)
    if not found:
        raise refused("never-done", "never-done", "FUG-116")
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
        SAY("time-done", within=within, percent=_percent(done)),
        SAY(
            "time-average",
            time=decimals(sum([spent * share for spent, share in found.items()], Fraction(0))),
            cards=decimals(cards_turned(left, difficulty, options)),
        ),
        SAY("time-half", half=half, nine=nine, most=max(found)),
    )
    rows = [
        (str(spent), _percent(share), _percent(at_most[spent])) for spent, share in list(found.items())[:_MOST_ROWS]
    ]
    return Answer(
        SAY("time-title", difficulty=difficulty),
        _spans(found),
        lines,
        Grid((SAY("col-time"), SAY("col-exactly"), SAY("col-at-most")), tuple(rows)),
    )


def _spans(found: dict[int, Fraction]) -> tuple[Bar, ...]:
    """No time at all, then by fives, then the rest."""
    ends = (0, 5, 10, 15, 20, 25, 30, 40, 50)
    bars, before = [], -1
    for end in ends:
        share = sum([part for spent, part in found.items() if before < spent <= end], Fraction(0))
        bars.append(bar_of(str(end) if end == 0 else SAY("span", **{"from": before + 1, "to": end}), share))
        before = end
    rest = sum([part for spent, part in found.items() if spent > before], Fraction(0))
    return (*bars, bar_of(SAY("more-than", number=before), rest))


def _deal(asked: _Asked) -> Answer:
    options, left = asked.options(), asked.left()
    if len(left) < 2:
        raise refused("one-left", "no-cards", "FUG-137")
    counted, named = ranks(left, options), rank_names()
    pairs = sum(counted.values())
    bars = tuple([Bar(named[rank], ways, pairs, "succeed" if rank == 1 else "style") for rank, ways in counted.items()])
    best = pairs - counted[1]
    lines = (SAY("deal-best", best=str(best), pairs=str(pairs), percent=percent(best, pairs)), SAY("deal-never"))
    return Answer(
        SAY("deal-title"),
        bars,
        lines,
        Grid((SAY("col-hand"), SAY("col-pairs")), tuple((named[rank], str(ways)) for rank, ways in counted.items())),
    )


def _said(cards: Sequence[str], options: Options) -> str:
    judged = judge(cards, options)
    if not cards:
        return SAY("no-cards-said")
    names = ", ".join([CARD[key].name for key in cards])
    return SAY("cards-bust" if judged.rank == 0 else "cards-total", cards=names, total=judged.total)


def _twist(asked: _Asked) -> Answer:
    options, up = asked.options(), asked.cards("up")
    left = asked.left(up)
    _not_bust(up, options)
    pool = table.even(left)
    found = table.outlook(up, pool, options)
    lines = [
        SAY("twist-now", cards=_said(up, options)),
        SAY("twist-bust", chance=_of_cards(found["bust"], len(left))),
        SAY("twist-21", chance=_of_cards(found["reach"], len(left))),
    ]
    rows = [
        (str(total), str(share * len(left)), _percent(share))
        for total, share in table.totals(up, pool, options).items()
        if total <= LIMIT
    ]
    rows.append((SAY("bust"), str(found["bust"] * len(left)), _percent(found["bust"])))
    return Answer(
        SAY("twist-title"),
        table.twist_bars(up, pool, options),
        tuple(lines),
        Grid((SAY("col-total"), SAY("col-cards"), SAY("col-chance")), tuple(rows)),
    )


def _bust(asked: _Asked) -> Answer:
    options, left, total = asked.options(), asked.left(), asked["total"]
    found = {each: Fraction(busts(each, left, options), len(left)) for each in range(LIMIT + 1)}
    lines = (
        SAY("twist-bust", chance=_of_cards(found[total], len(left))),
        SAY("bust-safe", total=max([each for each, share in found.items() if not share])),
    )
    rows = tuple([(str(each), str(share * len(left)), _percent(share)) for each, share in found.items() if share])
    bars = (bar_of(SAY("bust"), found[total], "fail"), bar_of(SAY("not-bust"), 1 - found[total], "succeed"))
    return Answer(
        SAY("bust-title", total=total), bars, lines, Grid((SAY("col-total"), SAY("col-cards"), SAY("bust")), rows)
    )


def _best(asked: _Asked) -> Answer:
    options, left, cards = asked.options(), asked.left(), asked["cards"]
    _enough(left, cards)
    found, of, named = best_of(left, cards, options), comb(len(left), cards), rank_names()
    by_rank = {rank: sum([ways for (each, _), ways in found.items() if each == rank]) for rank in named if rank}
    bars = tuple(
        [
            bar_of(named[rank], Fraction(ways, of), "succeed" if rank == 1 else "style")
            for rank, ways in by_rank.items()
            if ways
        ]
    )
    rows, reached = [], 0
    for (rank, total), ways in found.items():
        reached += ways
        rows.append(
            (
                named[rank] if rank > 1 else str(total),
                _percent(Fraction(ways, of)),
                _percent(Fraction(reached, of)),
            )
        )
    lines = (
        SAY("best-21", chance=_exact(Fraction(of - by_rank[1], of))),
        SAY("best-note"),
    )
    return Answer(
        SAY("best-title", cards=cards),
        bars,
        lines,
        Grid((SAY("col-best"), SAY("col-exactly"), SAY("col-or-better")), tuple(rows)),
    )


def _enough(left: Sequence[str], cards: int) -> None:
    if len(left) < cards:
        raise refused("too-few", "no-cards", "FUG-124", left=len(left), cards=cards)


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
    words = listed([CARD[key].name for key in named], "or") or SAY("what-none")
    words = words if what == "named" else SAY(f"what-{what}", least=least)
    lines = [
        SAY("several-left", matching=len(matching), left=len(left)),
        SAY("several-one", chance=_exact(at_least[1])),
        SAY("several-average", number=decimals(Fraction(cards * len(matching), len(left)))),
    ]
    if found[-1] and cards > 1:
        lines.append(SAY("several-all", cards=cards, chance=_exact(found[-1])))
    possible = [many for many, share in enumerate(found) if share]
    bars = tuple(
        [
            bar_of(SAY("none") if not many else str(many), found[many], "fail" if not many else "succeed")
            for many in possible
        ]
    )
    rows = tuple([(str(many), _percent(found[many]), _percent(at_least[many])) for many in possible])
    return Answer(
        SAY("several-title", cards=cards, what=words),
        bars,
        tuple(lines),
        Grid((SAY("col-how-many"), SAY("col-exactly"), SAY("col-at-least")), rows),
    )


def _not_bust(up: Sequence[str], options: Options) -> None:
    judged = judge(up, options)
    if judged.rank == 0:
        raise refused("bust-already", "bust", "FUG-155", total=judged.total)


def _beat(asked: _Asked) -> Answer:
    options, up, other, stand = asked.options(), asked.cards("up"), asked.cards("other"), asked["stand"]
    left = asked.left(up, other)
    _not_bust(up, options)
    if not up:
        raise refused("no-hand", "no-cards", "FUG-152")
    on = against(playing_on(up, left, stand, options), other, options)
    one = _once(up, other, left, options)
    now = against({(judge(up, options), len(up)): Fraction(1)}, other, options)
    bars = tuple(
        [
            bar_of(label, share, kind)
            for label, share, kind in zip(_compared(), on, ("succeed", "tie", "fail"), strict=True)
        ]
    )
    key = "beat-now-better" if now[0] else "beat-now-tie" if now[1] else "beat-now-worse"
    lines = (
        SAY(key, up=_said(up, options), other=_said(other, options)),
        SAY("beat-one", better=_exact(one[0]), tie=_exact(one[1])),
        SAY("beat-on", total=stand, better=_percent(on[0]), tie=_percent(on[1])),
    )
    head, rows = (
        (SAY("col-what"), *_compared()),
        ((SAY("row-stay"), now), (SAY("row-twist"), one), (SAY("row-until", total=stand), on)),
    )
    return Answer(
        SAY("beat-title", total=stand),
        bars,
        lines,
        Grid(head, tuple([(what, *[_percent(share) for share in shares]) for what, shares in rows])),
    )


def _compared() -> tuple[str, str, str]:
    return SAY("better"), SAY("tie"), SAY("worse")


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
    lines = (SAY("table-major"), SAY("table-timed"))
    return Answer(SAY("table-title"), (), lines, _difficulties(table.even(KEYS), asked.options(), shown))


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
        known = {"question": quoted(question[:40]), "questions": listed(list(_ANSWERS), "or")}
        raise refused("no-question", "unknown-question", "FUG-102", **known)
    return _ANSWERS[question](_Asked(worded(BY_KEY[question], SAY), given))
