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
from parlour.games.fate.odds.dice import CARD_VALUE, FOUR, Chances, Ways
from parlour.games.fate.odds.harm import harm, most_absorbed
from parlour.games.fate.odds.questions import BY_KEY

OUTCOMES = ("Fail", "Tie", "Succeed", "With style", "Succeed, style included")


class _Given(Given):
    def goal(self) -> rolls.Goal:
        chosen = self.choice("goal")
        return next(goal for goal in rolls.GOALS if goal == chosen)


def _share(share: Fraction) -> str:
    return percent(share.numerator, share.denominator)


def _exact(ways: int, of: int) -> str:
    return f"{ways} of {of} ({percent(ways, of)})"


def _row(title: str, chances: Chances) -> tuple[str, ...]:
    counts = (chances.fail, chances.tie, chances.succeed, chances.style, chances.success)
    return (title, *[percent(ways, chances.of) for ways in counts])


def _outcome_lines(chances: Chances) -> list[str]:
    return [
        f"Succeed, with style included: {_exact(chances.success, chances.of)}.",
        f"Tie or better: {_exact(chances.tie_or_success, chances.of)}.",
    ]


def _held_rows(first: Callable[[int], Chances], held: int) -> tuple[tuple[str, ...], ...]:
    return tuple(_row(f"+{2 * times}" if times else "Plain", first(times)) for times in range(held + 1))


def _held_line(held: int, share: Fraction) -> str:
    times = "One invocation" if held == 1 else f"{held} invocations"
    return (
        f"{times} held back until the dice are seen, spent as +2 or reroll as is best: "
        f"{_exact(share.numerator, share.denominator)} to succeed."
    )


def _roll(given: _Given) -> Answer:
    bonus, difficulty, held = given["bonus"], given["difficulty"], given["held"]
    chances = rolls.fixed(bonus, difficulty)
    lines = _outcome_lines(chances)
    if held:
        lines.append(_held_line(held, rolls.held(bonus, difficulty, held)))
    rows = _held_rows(lambda times: rolls.fixed(bonus + 2 * times, difficulty), held)
    title = f"{signed(bonus)} and four dice against {signed(difficulty)}"
    return Answer(title, chances.bars(), tuple(lines), Grid(("Invocations", *OUTCOMES), rows))


def _opposed(given: _Given) -> Answer:
    mine, theirs, held = given["mine"], given["theirs"], given["held"]
    chances = rolls.opposed(mine, theirs)
    other = rolls.opposed(theirs, mine)
    lines = [*_outcome_lines(chances), f"The other side with style: {_exact(other.style, other.of)}."]
    if held:
        lines.append(_held_line(held, rolls.held_opposed(mine, theirs, held)))
    rows = _held_rows(lambda times: rolls.opposed(mine + 2 * times, theirs), held)
    return Answer(
        f"{signed(mine)} against {signed(theirs)}, both roll",
        chances.bars(),
        tuple(lines),
        Grid(("Invocations", *OUTCOMES), rows),
    )


def _said(chances: Chances) -> str:
    return next(bar.label for bar in chances.bars() if bar.ways)


def _reroll(given: _Given) -> Answer:
    dice, bonus, against = given["dice"], given["bonus"], given["against"]
    total, again = dice + bonus, rolls.fixed(bonus, against)
    better = sum([ways for shown, ways in FOUR.items() if shown > dice])
    lines = [f"As it stands: {signed(total)} against {signed(against)}: {_said(rolls.after(total, against)).lower()}."]
    lines += [
        (
            f"A reroll succeeds in {_exact(again.success, again.of)}, and shows more than {signed(dice)} in "
            f"{_exact(better, again.of)}."
        ),
        "A reroll counts even if it is lower.",
    ]
    stands = [
        (
            f"+{2 * times}" if times else "As it stands",
            signed(total + 2 * times),
            _said(rolls.after(total, against, times)),
        )
        for times in range(5)
    ]
    title = f"After the dice, {signed(total)} against {signed(against)}: a reroll"
    return Answer(title, again.bars(), tuple(lines), Grid(("Invocations", "Total", "Outcome"), tuple(stands)))


def _take(given: _Given) -> Answer:
    goal, wanted, difficulty, bonus = given.goal(), given["percent"], given["difficulty"], given["bonus"]
    against_roll = given.choice("kind") == "opposed"
    least = rolls.least_bonus(difficulty, wanted, goal, against_roll=against_roll)
    times = rolls.least_invocations(bonus, difficulty, wanted, goal, against_roll=against_roll)
    chances = rolls.opposed(least, difficulty) if against_roll else rolls.fixed(least, difficulty)
    now = rolls.opposed(bonus, difficulty) if against_roll else rolls.fixed(bonus, difficulty)
    lines = [
        f"The least bonus for {wanted}%: {signed(least)}, which gives {_exact(chances.at_least(goal), chances.of)}.",
        f"With {signed(bonus)} it is {_exact(now.at_least(goal), now.of)} now; "
        + (
            "nothing more is needed."
            if not times
            else f"{times} times +2 would do."
            if times > 1
            else "one +2 would do."
        ),
    ]
    return Answer(f"What {wanted}% would take: {signed(least)}", chances.bars(), tuple(lines))


def _contest(given: _Given) -> Answer:
    rivals, goal = given["rivals"], given["goal"]
    bonuses = (given["mine"], *[given[f"rival{rival}"] for rival in range(1, rivals + 1)])
    scored = (given["scored"], *[given[f"scored{rival}"] for rival in range(1, rivals + 1)])
    if max(scored) >= goal:
        cure = "Give fewer victories so far, or more to win."
        raise RuleViolation("contest-over", "FAE-133", "Somebody has the victories to win already.", cure)
    whole, once = contest(bonuses, goal, scored), exchange(bonuses)
    names = ("You", *[f"Rival {rival}" for rival in range(1, rivals + 1)])
    bars = [
        bar_of(f"{name} win" if at == 0 else f"{name} wins", whole.wins[at], "fail" if at else "succeed")
        for at, name in enumerate(names)
    ]
    lines = (
        f"It takes {decimals(whole.exchanges)} exchanges on average.",
        f"One exchange: the highest are tied in {_exact(once.nobody, once.of)}.",
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
    head = ("Who", "Bonus", "Victories", "Scores 1", "Scores 2", "Wins the contest")
    return Answer(f"A contest to {goal} victories", tuple(bars), lines, Grid(head, tuple(rows)))


def _absorb(given: _Given) -> Answer:
    free = [degree for degree in WORTH if given.choice(degree) == "yes"]
    most = most_absorbed([given["box"]], free)
    hurt = harm(given["attack"], given["defence"], most, defends=given.choice("defends") == "yes")
    bars = (
        Bar("No harm", hurt.unhurt, hurt.of, "succeed"),
        Bar("Can be absorbed", hurt.absorbed, hurt.of, "tie"),
        Bar("Taken out", hurt.out, hurt.of, "fail"),
    )
    lines = (f"At most {most} can be absorbed in one hit.", f"Not taken out: {_exact(hurt.of - hurt.out, hurt.of)}.")
    rows = tuple(
        (str(hit.shift), percent(hit.ways, hurt.of), "absorbed" if hit.can_be_taken else "taken out")
        for hit in hurt.hits
    )
    title = f"An attack with {signed(given['attack'])} against {signed(given['defence'])}"
    return Answer(title, bars, lines, Grid(("Damage", "Chance", "Then"), rows))


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
        (signed(value), f"{count} of {ways}", percent(count, chances.of))
        for (value, ways), count in zip(FOUR.items(), left.values(), strict=True)
    )
    mean = Fraction(sum([value * count for value, count in left.items()]), chances.of)
    lines = [*_outcome_lines(chances), f"{chances.of} cards are left; on average they show {decimals(mean)}."]
    if not pile:
        lines.append("The deck is used up: all cards are shuffled into a new one.")
    title = f"{signed(given['bonus'])} and a card against {signed(given['difficulty'])}"
    return Answer(title, chances.bars(), tuple(lines), Grid(("Card", "Left", "Chance"), rows))


def _table(given: _Given) -> Answer:
    exact = given.choice("show") == "exact"
    rows = []
    for gap in range(-5, 6):
        chances = rolls.fixed(0, gap)
        counts = (chances.success, chances.style, chances.tie, chances.tie_or_success)
        title = f"Approach {'-' if gap < 0 else '+'} {abs(gap)}" if gap else "Same as approach"
        rows.append((title, *[f"{ways}/{chances.of}" if exact else percent(ways, chances.of) for ways in counts]))
    head = ("Difficulty", "Succeed", "With style", "Tie", "Tie or succeed")
    lines = ("Succeed includes with style.", "Each +2 moves two rows up.", "Of 81 throws of four dice.")
    return Answer("Difficulty against approach", (), lines, Grid(head, tuple(rows)))


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
            f"There is no question {question[:40]!r}.",
            f"Ask one of {', '.join(_ANSWERS)}.",
        )
    return _ANSWERS[question](_Given(BY_KEY[question], given))
