"""The answers to the questions of chance, in bars, sentences and tables."""

from collections.abc import Callable
from fractions import Fraction

from parlour.core.asking import Given
from parlour.core.game import RuleViolation
from parlour.core.odds import Answer, Bar, Grid, bar_of, decimals, percent
from parlour.games.fate.content.numbers import DECK, WORTH
from parlour.games.fate.content.tables import signed
from parlour.games.fate.odds import rolls
from parlour.games.fate.odds.contest import contest, exchange
from parlour.games.fate.odds.dice import CARD_VALUE, FOUR, SAY, Chances, Ways
from parlour.games.fate.odds.harm import harm, most_absorbed
from parlour.games.fate.odds.questions import questions


def _head() -> tuple[str, ...]:
    return SAY("invokes"), SAY("fail"), SAY("tie"), SAY("succeed"), SAY("style"), SAY("success")


class _Given(Given):
    def goal(self) -> rolls.Goal:
        chosen = self.choice("goal")
        return next(goal for goal in rolls.GOALS if goal == chosen)


def _share(share: Fraction) -> str:
    return percent(share.numerator, share.denominator)


def _exact(ways: int, of: int) -> str:
    return SAY("exact", ways=ways, of=of, percent=percent(ways, of))


def _row(title: str, chances: Chances) -> tuple[str, ...]:
    counts = (chances.fail, chances.tie, chances.succeed, chances.style, chances.success)
    return (title, *[percent(ways, chances.of) for ways in counts])


def _outcome_lines(chances: Chances) -> list[str]:
    return [
        SAY("success-line", exact=_exact(chances.success, chances.of)),
        SAY("tie-line", exact=_exact(chances.tie_or_success, chances.of)),
    ]


def _held_rows(first: Callable[[int], Chances], held: int) -> tuple[tuple[str, ...], ...]:
    return tuple(_row(f"+{2 * times}" if times else SAY("plain"), first(times)) for times in range(held + 1))


def _held_line(held: int, share: Fraction) -> str:
    return SAY("held-line", held=held, exact=_exact(share.numerator, share.denominator))


def _roll(given: _Given) -> Answer:
    bonus, difficulty, held = given["bonus"], given["difficulty"], given["held"]
    chances = rolls.fixed(bonus, difficulty)
    lines = _outcome_lines(chances)
    if held:
        lines.append(_held_line(held, rolls.held(bonus, difficulty, held)))
    rows = _held_rows(lambda times: rolls.fixed(bonus + 2 * times, difficulty), held)
    title = SAY("roll-title", bonus=signed(bonus), difficulty=signed(difficulty))
    return Answer(title, chances.bars(), tuple(lines), Grid(_head(), rows))


def _opposed(given: _Given) -> Answer:
    mine, theirs, held = given["mine"], given["theirs"], given["held"]
    chances = rolls.opposed(mine, theirs)
    other = rolls.opposed(theirs, mine)
    lines = [*_outcome_lines(chances), SAY("style-line", exact=_exact(other.style, other.of))]
    if held:
        lines.append(_held_line(held, rolls.held_opposed(mine, theirs, held)))
    rows = _held_rows(lambda times: rolls.opposed(mine + 2 * times, theirs), held)
    return Answer(
        SAY("opposed-title", mine=signed(mine), theirs=signed(theirs)),
        chances.bars(),
        tuple(lines),
        Grid(_head(), rows),
    )


def _said(chances: Chances) -> Bar:
    return next(bar for bar in chances.bars() if bar.ways)


def _reroll(given: _Given) -> Answer:
    dice, bonus, against = given["dice"], given["bonus"], given["against"]
    total, again = dice + bonus, rolls.fixed(bonus, against)
    better = sum([ways for shown, ways in FOUR.items() if shown > dice])
    exact, more = _exact(again.success, again.of), _exact(better, again.of)
    now = _said(rolls.after(total, against)).kind
    lines = [
        SAY("as-is-line", total=signed(total), against=signed(against), outcome=now),
        SAY("reroll-line", exact=exact, dice=signed(dice), better=more),
        SAY("reroll-counts"),
    ]
    stands = [
        (
            f"+{2 * times}" if times else SAY("as-is"),
            signed(total + 2 * times),
            _said(rolls.after(total, against, times)).label,
        )
        for times in range(5)
    ]
    title = SAY("reroll-title", total=signed(total), against=signed(against))
    return Answer(
        title, again.bars(), tuple(lines), Grid((SAY("invokes"), SAY("total"), SAY("outcome")), tuple(stands))
    )


def _take(given: _Given) -> Answer:
    goal, wanted, difficulty, bonus = given.goal(), given["percent"], given["difficulty"], given["bonus"]
    against_roll = given.choice("kind") == "opposed"
    least = rolls.least_bonus(difficulty, wanted, goal, against_roll=against_roll)
    times = rolls.least_invocations(bonus, difficulty, wanted, goal, against_roll=against_roll)
    chances = rolls.opposed(least, difficulty) if against_roll else rolls.fixed(least, difficulty)
    now = rolls.opposed(bonus, difficulty) if against_roll else rolls.fixed(bonus, difficulty)
    lines = [
        SAY("take-line", wanted=wanted, least=signed(least), exact=_exact(chances.at_least(goal), chances.of)),
        SAY("take-now", times=times, bonus=signed(bonus), exact=_exact(now.at_least(goal), now.of)),
    ]
    return Answer(SAY("take-title", wanted=wanted, least=signed(least)), chances.bars(), tuple(lines))


def _contest(given: _Given) -> Answer:
    rivals, goal = given["rivals"], given["goal"]
    bonuses = (given["mine"], *[given[f"rival{rival}"] for rival in range(1, rivals + 1)])
    scored = (given["scored"], *[given[f"scored{rival}"] for rival in range(1, rivals + 1)])
    if max(scored) >= goal:
        raise RuleViolation("contest-over", "FAE-133", SAY("contest-over"), SAY.part("contest-over", "cure"))
    whole, once = contest(bonuses, goal, scored), exchange(bonuses)
    names = (SAY("you"), *[SAY("rival", number=rival) for rival in range(1, rivals + 1)])
    bars = [
        bar_of(SAY("rival-wins", number=at) if at else SAY("you-win"), whole.wins[at], "fail" if at else "succeed")
        for at in range(len(names))
    ]
    lines = (
        SAY("contest-line", exchanges=decimals(whole.exchanges)),
        SAY("tied-line", exact=_exact(once.nobody, once.of)),
    )
    rows = [
        (
            name,
            signed(bonuses[at]),
            str(scored[at]),
            percent(once.one[at], once.of),
            percent(once.two[at], once.of),
            _share(whole.wins[at]),
        )
        for at, name in enumerate(names)
    ]
    head = tuple([SAY(f"head-{one}") for one in ("who", "bonus", "victories", "one", "two", "wins")])
    return Answer(SAY("contest-title", goal=goal), tuple(bars), lines, Grid(head, tuple(rows)))


def _absorb(given: _Given) -> Answer:
    free = [degree for degree in WORTH if given.choice(degree) == "yes"]
    most = most_absorbed([given["box"]], free)
    hurt = harm(given["attack"], given["defence"], most, defends=given.choice("defends") == "yes")
    bars = (
        Bar(SAY("unhurt"), hurt.unhurt, hurt.of, "succeed"),
        Bar(SAY("absorbed"), hurt.absorbed, hurt.of, "tie"),
        Bar(SAY("taken-out"), hurt.out, hurt.of, "fail"),
    )
    lines = (SAY("most-line", most=most), SAY("out-line", exact=_exact(hurt.of - hurt.out, hurt.of)))
    rows = tuple(
        (str(hit.shift), percent(hit.ways, hurt.of), SAY("is-absorbed" if hit.can_be_taken else "is-out"))
        for hit in hurt.hits
    )
    title = SAY("absorb-title", attack=signed(given["attack"]), defence=signed(given["defence"]))
    return Answer(title, bars, lines, Grid((SAY("head-damage"), SAY("head-chance"), SAY("head-then")), rows))


def _left(given: _Given) -> bytes:
    gone: Ways = {value: given[f"gone{value:+d}"] for value in FOUR}
    pile: list[int] = []
    for card, value in enumerate(CARD_VALUE):
        if gone[value]:
            gone[value] -= 1
        else:
            pile.append(card)
    return bytes(pile)


def _deck(given: _Given) -> Answer:
    pile = _left(given)
    chances = rolls.fixed_from(pile, given["bonus"], given["difficulty"])
    left: Ways = dict.fromkeys(FOUR, 0)
    for card in pile or range(DECK):
        left[CARD_VALUE[card]] += 1
    rows = tuple(
        (signed(value), SAY("deck-count", count=count, ways=ways), percent(count, chances.of))
        for (value, ways), count in zip(FOUR.items(), left.values(), strict=True)
    )
    mean = Fraction(sum([value * count for value, count in left.items()]), chances.of)
    lines = [*_outcome_lines(chances), SAY("deck-line", count=chances.of, mean=decimals(mean))]
    if not pile:
        lines.append(SAY("deck-empty"))
    title = SAY("deck-title", bonus=signed(given["bonus"]), difficulty=signed(given["difficulty"]))
    return Answer(
        title, chances.bars(), tuple(lines), Grid((SAY("head-card"), SAY("head-left"), SAY("head-chance")), rows)
    )


def _table(given: _Given) -> Answer:
    exact = given.choice("show") == "exact"
    rows = []
    for gap in range(-5, 6):
        chances = rolls.fixed(0, gap)
        counts = (chances.success, chances.style, chances.tie, chances.tie_or_success)
        title = SAY("table-below" if gap < 0 else "table-above", gap=abs(gap)) if gap else SAY("table-same")
        rows.append((title, *[f"{ways}/{chances.of}" if exact else percent(ways, chances.of) for ways in counts]))
    head = (SAY("head-difficulty"), SAY("succeed"), SAY("style"), SAY("tie"), SAY("head-tie-or-success"))
    lines = (SAY("table-style"), SAY("table-plus"), SAY("table-dice"))
    return Answer(SAY("table-title"), (), lines, Grid(head, tuple(rows)))


_ANSWERS: dict[str, Callable[[_Given], Answer]] = {
    "roll": _roll,
    "opposed": _opposed,
    "reroll": _reroll,
    "take": _take,
    "contest": _contest,
    "absorb": _absorb,
    "deck": _deck,
    "table": _table,
}


def answer(question: str, given: dict[str, str]) -> Answer:
    """The exact answer; what was not given is taken at its default."""
    if question not in _ANSWERS:
        raise RuleViolation(
            "unknown-question",
            "FAE-164",
            SAY("no-question", question=question[:40]),
            SAY.part("no-question", "cure", questions=", ".join(_ANSWERS)),
        )
    return _ANSWERS[question](_Given(questions()[question], given))
