"""The answers to the questions of chance, in bars, sentences and tables."""

from collections.abc import Callable
from fractions import Fraction
from typing import Literal, cast

from parlour.core.asking import Given
from parlour.core.game import RuleViolation
from parlour.core.odds import Answer, Bar, Grid, bar_of, decimals, percent
from parlour.games.personae.content.numbers import FACES, RECOVERY_DICE, STATUSES, Status
from parlour.games.personae.content.tables import TABLES, difficulty_name
from parlour.games.personae.odds import chains, ranked, singles, winners
from parlour.games.personae.odds.pools import Chances, Tie, opposed, table
from parlour.games.personae.odds.questions import BY_KEY
from parlour.games.personae.odds.wanted import least_ahead, least_dice
from parlour.roleplay.phrases import signed

_SMALL = 10**7
"""Up to so many ways are said as a fraction."""
_HOPELESS = Fraction(1, 20)


def _percent(share: Fraction) -> str:
    return percent(share.numerator, share.denominator)


def _exact(share: Fraction) -> str:
    return (
        f"{_percent(share)} ({share.numerator} in {share.denominator})"
        if 1 < share.denominator < _SMALL
        else _percent(share)
    )


def _dice(number: int) -> str:
    return f"{number} {'die' if number == 1 else 'dice'}"


class _Sides:
    """Two sides as they were filled in."""

    def __init__(self, given: Given) -> None:
        self.mine, self.theirs = given["dice"], given["their_dice"]
        self.adds, self.their_adds = given["adds"], given["their_adds"]
        self.ahead = self.adds - self.their_adds

    @property
    def title(self) -> str:
        return f"{_dice(self.mine)} {signed(self.adds)} against {_dice(self.theirs)} {signed(self.their_adds)}"

    @property
    def plain(self) -> Chances:
        return opposed(self.mine, self.theirs, self.ahead)


def _tie(given: Given) -> Tie:
    return cast(Tie, given.choice("tie"))


def _challenge(given: Given) -> Answer:
    sides, tie = _Sides(given), _tie(given)
    mine, theirs, ahead, now = sides.mine, sides.theirs, sides.ahead, sides.plain
    deadlock = Fraction(now.deadlock, now.of)
    lines = [f"Succeeds: {_exact(now.success(tie))}."]
    if deadlock:
        settled = {"reactor": "the reactor holds", "reroll": "both roll again", "gm": "the GM decides"}[tie]
        lines.append(f"All pairs tied and no die left, so that {settled}: {_exact(deadlock)}.")
    lines.append(
        f"At least one critical: you {_percent(1 - singles.criticals(mine)[0])}, they "
        f"{_percent(1 - singles.criticals(theirs)[0])}."
    )
    changes = [
        ("As it is", now),
        ("One helper, +1", opposed(mine, theirs, ahead + 1)),
        ("Two helpers, +2", opposed(mine, theirs, ahead + 2)),
        ("Three helpers, +3", opposed(mine, theirs, ahead + 3)),
        ("One more die", opposed(mine + 1, theirs, ahead)),
        ("A critical, +2 after the roll", opposed(mine, theirs, ahead + 2)),
        ("They get +1", opposed(mine, theirs, ahead - 1)),
        ("They get one more die", opposed(mine, theirs + 1, ahead)),
    ]
    if mine > 1:
        changes.append(("One die fewer", opposed(mine - 1, theirs, ahead)))
    rows = tuple([(title, _percent(chances.success(tie))) for title, chances in changes])
    return Answer(sides.title, now.bars(tie), tuple(lines), Grid(("What changes", "Succeeds"), rows))


def _reroll(given: Given) -> Answer:
    sides = _Sides(given)
    by, what = cast(ranked.By, given.choice("whose")), given.choice("what")
    highest, keep = given.choice("highest") == "yes", cast(Literal["second", "better"], given.choice("keep"))
    reckon = ranked.own_reroll if what == "own" else ranked.forced_reroll
    then = reckon(sides.mine, sides.theirs, sides.ahead, by=by, highest=highest)
    pool = sides.mine if (by == "actor") == (what == "own") else sides.theirs
    changed = singles.highest_rerolled(pool, keep=keep, may_highest=highest, forced=what == "forced")
    lines = [
        f"Succeeds without it: {_exact(sides.plain.success())}; with it: {_exact(then.success())}.",
        (
            "Reckoned for an owner who sees all dice and uses it only when behind; then it is the same whether the "
            "second or the better result stands."
        ),
        (
            f"Used always, the highest of {_dice(pool)} is {decimals(singles.mean(changed))} on average instead of "
            f"{decimals(singles.mean(singles.highest(pool)))}."
        ),
    ]
    if what == "forced" and not highest:
        lines.append(
            "The highest die is protected: it helps against tied dice, second tens and further Challenges, and "
            "may raise the highest die."
        )
    if pool == 1 and not highest:
        lines.append("A single die is the highest, so it cannot be rerolled at this level.")
    rows = []
    for may, words in ((False, "not the highest die"), (True, "also the highest die")):
        for name, way in (("Own die", ranked.own_reroll), ("Opponent's die", ranked.forced_reroll)):
            rows.append(
                (f"{name}, {words}", _percent(way(sides.mine, sides.theirs, sides.ahead, by=by, highest=may).success()))
            )
    return Answer(f"{sides.title}, with a reroll", then.bars(), tuple(lines), Grid(("Effect", "Succeeds"), tuple(rows)))


def _armour(given: Given) -> Answer:
    sides, ignored = _Sides(given), given["ignored"]
    then = ranked.armoured(sides.mine, sides.theirs, sides.ahead, ignored)
    best = singles.mean(singles.highest(sides.mine, ignored))
    lines = (
        f"The attack succeeds without armour: {_exact(sides.plain.success())}; with it: {_exact(then.success())}.",
        (
            f"The attacker's highest die that counts is {decimals(best)} on average, without armour "
            f"{decimals(singles.mean(singles.highest(sides.mine)))}."
        ),
        "One die of the attacker always stays. Ignored tens make no critical.",
    )
    rows = tuple(
        [
            (str(count), _percent(ranked.armoured(sides.mine, sides.theirs, sides.ahead, count).success()))
            for count in range(min(sides.mine, 6))
        ]
    )
    return Answer(
        f"{sides.title}, {_dice(ignored)} ignored", then.bars(), lines, Grid(("Dice ignored", "Succeeds"), rows)
    )


def _unopposed(given: Given) -> Answer:
    rating, adds, difficulty = given["rating"], given["adds"], given["difficulty"]
    dice = max(1, rating + given["more"])
    gm = singles.gm_dice(rating if given.choice("gm") == "rating" else dice)
    share = singles.unopposed(dice, adds, gm, difficulty)
    lines = (f"Succeeds: {_exact(share)}. Meeting the number is enough.", f"The GM rolls {_dice(gm)}.")
    rows = tuple(
        [
            (
                row.name,
                f"{signed(row.modifier)}{' or more' if row.or_more else ''}",
                _percent(singles.unopposed(dice, adds, gm, row.modifier)),
            )
            for row in TABLES.difficulty
        ]
    )
    bars = (bar_of("Succeeds", share, "succeed"), bar_of("Fails", 1 - share, "fail"))
    title = f"{_dice(dice)} {signed(adds)}, {difficulty_name(difficulty)} ({signed(difficulty)})"
    return Answer(title, bars, lines, Grid(("Difficulty", "Adds", "Succeeds"), rows))


def _recovery(given: Given) -> Answer:
    status, hits, dice, adds = cast(Status, given.choice("status")), given["hits"], given["dice"], given["adds"]
    now = chains.recovery(status, hits, dice, adds)
    share = now.success()
    lines = [f"Succeeds: {_exact(share)}. Ties down to the last die go to the GM."]
    if share:
        lines.append(f"On average {decimals(1 / share)} scenes until it does.")
    if dice == 1 and share < _HOPELESS:
        lines.append("With a single die this is all but hopeless; a fitting Skill or a healer's roll helps most.")
    rows = []
    for name in STATUSES[1:]:
        there = hits + STATUSES.index(name) - STATUSES.index(status)
        if there < 1 and name != status:
            continue
        chances = [_percent(chains.recovery(name, there, dice, adds + helped).success()) for helped in (0, 1)]
        rows.append((name, str(there), str(RECOVERY_DICE[name]), *chances))
    head = ("Status", "Hits", "GM's dice", "Succeeds", "With a helper")
    return Answer(
        f"{status} with {hits} hit{'' if hits == 1 else 's'}: {_dice(dice)} {signed(adds)}",
        now.bars(),
        tuple(lines),
        Grid(head, tuple(rows)),
    )


def _criticals(given: Given) -> Answer:
    dice = given["dice"]
    shares = singles.criticals(dice)
    bars = tuple(
        [
            bar_of(
                "None" if not count else f"{count} critical{'s' if count > 1 else ''}",
                share,
                "fail" if not count else "style",
            )
            for count, share in list(shares.items())[:6]
        ]
    )
    lines = (
        f"At least one: {_exact(1 - shares[0])}.", f"On average {decimals(singles.mean(shares), 4)}.",
        f"The highest of {_dice(dice)} is {decimals(singles.mean(singles.highest(dice)))} on average.",
    )  # fmt: skip
    rows = tuple([(str(face), _percent(share)) for face, share in singles.highest(dice).items()])
    return Answer(f"Criticals of {_dice(dice)}", bars, lines, Grid(("Highest die", "Chance"), rows))


def _winner(given: Given) -> Answer:
    sides, tie, both = _Sides(given), _tie(given), given.choice("who") == "both"
    spend = cast(winners.Spend, given.choice("spend"))

    def found(how: winners.Spend) -> dict[str, int]:
        """Ways by who wins and whether she has a critical; and of nobody."""
        ways = dict.fromkeys(("won with", "won", "deadlock", "deadlock with", "lost", "lost with"), 0)
        for mine, theirs, chances in winners.winners(sides.mine, sides.theirs, sides.ahead, how, both=both):
            ways["won with" if mine else "won"] += chances.win
            held = " with" if theirs and both else ""
            ways[f"lost{held}"] += chances.lose
            ways[f"deadlock{held}"] += chances.deadlock
        return ways

    def shares(how: winners.Spend) -> dict[str, Fraction]:
        ways = found(how)
        level, held = ways.pop("deadlock"), ways.pop("deadlock with")
        if tie == "reactor":
            ways |= {"lost": ways["lost"] + level, "lost with": ways["lost with"] + held}
        elif tie == "gm":
            ways["deadlock"] = level + held
        of = sum(ways.values())
        return {what: Fraction(count, of) for what, count in ways.items()}

    now = shares(spend)
    labels = {
        "won with": ("You win, with a critical", "style"),
        "won": ("You win, without one", "succeed"),
        "deadlock": ("Deadlock, the GM decides", "tie"),
        "lost with": ("They win, with a critical", "fail"),
        "lost": ("They win, without one" if both else "They win", "fail"),
    }
    bars = tuple([bar_of(label, now[what], kind) for what, (label, kind) in labels.items() if now.get(what)])
    lines = [f"You win: {_exact(now['won with'] + now['won'])}; with a critical {_exact(now['won with'])}."]
    if both:
        lines.append(f"They win with a critical: {_exact(now['lost with'])}.")
    lines.append(
        "A critical is each natural 10 beyond the first; a bonus bought with one counts for every pair compared."
    )
    rows = []
    for how, words in (("keep", "Kept"), ("bonus", "Spent on +2 each"), ("success", "Spent on an automatic success")):
        each = shares(cast(winners.Spend, how))
        row = (words, _percent(each["won with"] + each["won"]), _percent(each["won with"]), _percent(each["lost with"]))
        rows.append(row if both else row[:-1])
    head = ("Criticals of this roll", "You win", "With a critical", *(["They win with one"] if both else []))
    return Answer(f"{sides.title}, with criticals", bars, tuple(lines), Grid(head, tuple(rows)))


def _subsequent(given: Given) -> Answer:
    sides = _Sides(given)
    chain = chains.subsequent(sides.mine, sides.theirs, sides.ahead)
    first, left, both = chain.at_least(1), Fraction(chain.left, chain.of), chain.at_least(2)
    lines = [
        f"The first is won: {_exact(first)}.",
        f"The first is won and a die is left: {_exact(left)}.",
        f"The first and the next are won: {_exact(both)}.",
    ]
    if left:
        lines.append(f"The next, once it can be issued: {_exact(both / left)}.")
    bars = (
        bar_of("Both won", both, "style"),
        bar_of("The first only", first - both, "succeed"),
        bar_of("The first lost", 1 - first, "fail"),
    )
    rows = tuple([(str(wins), _percent(chain.at_least(wins))) for wins in range(1, sides.mine + 1)])
    return Answer(
        f"{sides.title}, and on with the next dice",
        bars,
        tuple(lines),
        Grid(("Won in a row, at least", "Chance"), rows),
    )


def _series(given: Given) -> Answer:
    sides, threshold, hits = _Sides(given), given["threshold"], given["hits"]
    tally, attacks = given["tally"], given["attacks"]
    if tally > threshold + len(STATUSES) - 2:
        raise RuleViolation(
            "out-of-range", "PER-Q18", f"The tally never passes {threshold + 3} here.", "Give fewer hits so far."
        )
    share = sides.plain.success()
    ends = chains.series(share, threshold, attacks, hits, tally)
    bars: tuple[Bar, ...] = tuple(
        [
            bar_of(status, chance, "fail" if status == "Unharmed" else "style" if status == "Dying" else "succeed")
            for status, chance in ends.items()
        ]
    )
    lines = (
        f"One attack succeeds: {_exact(share)}.",
        *[
            (
                f"{status}{'' if status == STATUSES[-1] else ' or worse'}: "
                f"{_percent(chains.at_least(ends, status))}; it takes "
                f"{chains.successes_needed(threshold, status, hits, tally)} successes."
            )
            for status in STATUSES[1:]
        ],
        "Reckoned without the dice an injured side loses from the next round on.",
    )
    rows = []
    for count in range(1, attacks + 1):
        after = chains.series(share, threshold, count, hits, tally)
        rows.append((str(count), *[_percent(chains.at_least(after, status)) for status in STATUSES[1:]]))
    return Answer(f"{attacks} attacks, {sides.title}", bars, lines, Grid(("Attacks", *STATUSES[1:]), tuple(rows)))


def _take(given: Given) -> Answer:
    sides, tie, wanted = _Sides(given), _tie(given), Fraction(given["percent"], 100)
    need = least_ahead(sides.mine, sides.theirs, wanted, tie)
    more, dice = need - sides.ahead, least_dice(sides.theirs, sides.ahead, wanted, tie)
    reached = opposed(sides.mine, sides.theirs, need)
    said = (
        "nothing more is needed"
        if more <= 0
        else f"{more} more, as from {'one helper' if more == 1 else f'{more} helpers'}"
    )
    lines = [
        f"Now: {_exact(sides.plain.success(tie))}.",
        (
            f"With {_dice(sides.mine)} the least additions are {signed(sides.their_adds + need)} "
            f"({_percent(reached.success(tie))}): {said}."
        ),
        f"With additions of {signed(sides.adds)} the fewest dice are {dice}."
        if dice
        else f"With additions of {signed(sides.adds)} no number of dice is enough.",
    ]
    rows = []
    for count in range(1, 11):
        least = least_ahead(count, sides.theirs, wanted, tie)
        rows.append(
            (str(count), signed(sides.their_adds + least), _percent(opposed(count, sides.theirs, least).success(tie)))
        )
    head = ("Your dice", "Least additions", "Then")
    return Answer(f"What {given['percent']}% would take", reached.bars(tie), tuple(lines), Grid(head, tuple(rows)))


def _table(given: Given) -> Answer:
    ahead, most, tie = given["ahead"], given["most"], _tie(given)
    found = table(most, ahead)
    rows = tuple(
        [
            (str(mine), *[_percent(found[mine, theirs].success(tie)) for theirs in range(1, most + 1)])
            for mine in range(1, most + 1)
        ]
    )
    how = f"your additions are {abs(ahead)} {'ahead' if ahead > 0 else 'behind'}" if ahead else "both add the same"
    lines = (f"Rows: your dice; columns: theirs; {how}.", f"An advantage of {FACES} always succeeds.")
    return Answer(
        "The chance to succeed", (), lines, Grid(("Dice", *[str(theirs) for theirs in range(1, most + 1)]), rows)
    )


_ANSWERS: dict[str, Callable[[Given], Answer]] = {
    "challenge": _challenge,
    "reroll": _reroll,
    "armour": _armour,
    "unopposed": _unopposed,
    "recovery": _recovery,
    "criticals": _criticals,
    "winner": _winner,
    "subsequent": _subsequent,
    "series": _series,
    "take": _take,
    "table": _table,
}


def answer(question: str, given: dict[str, str]) -> Answer:
    """The exact answer; what was not given is taken at its default."""
    if question not in _ANSWERS:
        raise RuleViolation(
            "unknown-question",
            "PER-118",
            f"There is no question {question[:40]!r}.",
            f"Ask one of {', '.join(_ANSWERS)}.",
        )
    return _ANSWERS[question](Given(BY_KEY[question], given))
