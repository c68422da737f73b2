"""The answers to the questions of chance, in bars, sentences and tables."""

from collections.abc import Callable
from fractions import Fraction
from typing import Literal, cast

from parlour.core.asking import Given, worded
from parlour.core.game import RuleViolation
from parlour.core.odds import Answer, Bar, Grid, bar_of, decimals
from parlour.games.personae.content.numbers import FACES, RECOVERY_DICE, STATUSES, Status
from parlour.games.personae.content.tables import TABLES, difficulty_name
from parlour.games.personae.odds import chains, ranked, singles, winners
from parlour.games.personae.odds.pools import Chances, Tie, opposed, table
from parlour.games.personae.odds.questions import BY_KEY
from parlour.games.personae.odds.wanted import least_ahead, least_dice
from parlour.games.personae.words.odds import SAY, exact, share
from parlour.games.personae.words.phrases import dice, signed

_HOPELESS = Fraction(1, 20)


def _head(*columns: str) -> tuple[str, ...]:
    return tuple([SAY(column) for column in columns])


class _Sides:
    """Two sides as they were filled in."""

    def __init__(self, given: Given) -> None:
        self.mine, self.theirs = given["dice"], given["their_dice"]
        self.adds, self.their_adds = given["adds"], given["their_adds"]
        self.ahead = self.adds - self.their_adds

    @property
    def title(self) -> str:
        adds, theirs = signed(self.adds), signed(self.their_adds)
        return SAY("sides", mine=dice(self.mine), adds=adds, theirs=dice(self.theirs), their_adds=theirs)

    @property
    def plain(self) -> Chances:
        return opposed(self.mine, self.theirs, self.ahead)


def _tie(given: Given) -> Tie:
    return cast(Tie, given.choice("tie"))


def _challenge(given: Given) -> Answer:
    sides, tie = _Sides(given), _tie(given)
    mine, theirs, ahead, now = sides.mine, sides.theirs, sides.ahead, sides.plain
    deadlock = Fraction(now.deadlock, now.of)
    lines = [SAY("succeeds-line", exact=exact(now.success(tie)))]
    if deadlock:
        lines.append(SAY("deadlock-line", tie=tie, exact=exact(deadlock)))
    criticals = [share(1 - singles.criticals(pool)[0]) for pool in (mine, theirs)]
    lines.append(SAY("criticals-line", mine=criticals[0], theirs=criticals[1]))
    changes = [
        (SAY("as-it-is"), now),
        *[(SAY("helpers", count=helpers), opposed(mine, theirs, ahead + helpers)) for helpers in (1, 2, 3)],
        (SAY("one-die-more"), opposed(mine + 1, theirs, ahead)),
        (SAY("critical-plus"), opposed(mine, theirs, ahead + 2)),
        (SAY("they-add"), opposed(mine, theirs, ahead - 1)),
        (SAY("they-die"), opposed(mine, theirs + 1, ahead)),
    ]
    if mine > 1:
        changes.append((SAY("one-die-fewer"), opposed(mine - 1, theirs, ahead)))
    rows = tuple([(title, share(chances.success(tie))) for title, chances in changes])
    return Answer(sides.title, now.bars(tie), tuple(lines), Grid(_head("col-changes", "succeeds"), rows))


def _reroll(given: Given) -> Answer:
    sides = _Sides(given)
    by, what = cast(ranked.By, given.choice("whose")), given.choice("what")
    highest, keep = given.choice("highest") == "yes", cast(Literal["second", "better"], given.choice("keep"))
    reckon = ranked.own_reroll if what == "own" else ranked.forced_reroll
    then = reckon(sides.mine, sides.theirs, sides.ahead, by=by, highest=highest)
    pool = sides.mine if (by == "actor") == (what == "own") else sides.theirs
    changed = singles.highest_rerolled(pool, keep=keep, may_highest=highest, forced=what == "forced")
    averages = {"now": decimals(singles.mean(singles.highest(pool))), "then": decimals(singles.mean(changed))}
    lines = [
        SAY("reroll-line", without=exact(sides.plain.success()), **{"with": exact(then.success())}),
        SAY("reroll-owner"),
        SAY("reroll-always", dice=dice(pool), **averages),
    ]
    if what == "forced" and not highest:
        lines.append(SAY("reroll-protected"))
    if pool == 1 and not highest:
        lines.append(SAY("reroll-single"))
    rows = []
    for key, way, may in (
        ("reroll-own-not", ranked.own_reroll, False),
        ("reroll-forced-not", ranked.forced_reroll, False),
        ("reroll-own-highest", ranked.own_reroll, True),
        ("reroll-forced-highest", ranked.forced_reroll, True),
    ):
        rows.append((SAY(key), share(way(sides.mine, sides.theirs, sides.ahead, by=by, highest=may).success())))
    title = SAY("reroll-title", sides=sides.title)
    return Answer(title, then.bars(), tuple(lines), Grid(_head("col-effect", "succeeds"), tuple(rows)))


def _armour(given: Given) -> Answer:
    sides, ignored = _Sides(given), given["ignored"]
    then = ranked.armoured(sides.mine, sides.theirs, sides.ahead, ignored)
    best = singles.mean(singles.highest(sides.mine, ignored))
    plain = decimals(singles.mean(singles.highest(sides.mine)))
    lines = (
        SAY("armour-line", without=exact(sides.plain.success()), **{"with": exact(then.success())}),
        SAY("armour-best", without=plain, **{"with": decimals(best)}),
        SAY("armour-one"),
    )
    rows = tuple(
        [
            (str(count), share(ranked.armoured(sides.mine, sides.theirs, sides.ahead, count).success()))
            for count in range(min(sides.mine, 6))
        ]
    )
    title = SAY("armour-title", sides=sides.title, dice=dice(ignored))
    return Answer(title, then.bars(), lines, Grid(_head("col-ignored", "succeeds"), rows))


def _unopposed(given: Given) -> Answer:
    rating, adds, difficulty = given["rating"], given["adds"], given["difficulty"]
    many = max(1, rating + given["more"])
    gm = singles.gm_dice(rating if given.choice("gm") == "rating" else many)
    chance = singles.unopposed(many, adds, gm, difficulty)
    lines = (SAY("unopposed-line", exact=exact(chance)), SAY("gm-line", dice=dice(gm)))
    rows = []
    for row in TABLES.difficulty:
        modifier = SAY("or-more", modifier=signed(row.modifier)) if row.or_more else signed(row.modifier)
        rows.append((row.name, modifier, share(singles.unopposed(many, adds, gm, row.modifier))))
    bars = (bar_of(SAY("succeeds"), chance, "succeed"), bar_of(SAY("fails"), 1 - chance, "fail"))
    known = {"name": difficulty_name(difficulty), "difficulty": signed(difficulty)}
    title = SAY("unopposed-title", dice=dice(many), adds=signed(adds), **known)
    return Answer(title, bars, lines, Grid(_head("col-difficulty", "col-adds", "succeeds"), tuple(rows)))


def _recovery(given: Given) -> Answer:
    status, hits, many, adds = cast(Status, given.choice("status")), given["hits"], given["dice"], given["adds"]
    now = chains.recovery(status, hits, many, adds)
    chance = now.success()
    lines = [SAY("recovery-line", exact=exact(chance))]
    if chance:
        lines.append(SAY("recovery-scenes", scenes=decimals(1 / chance)))
    if many == 1 and chance < _HOPELESS:
        lines.append(SAY("recovery-hopeless"))
    rows = []
    for name in STATUSES[1:]:
        there = hits + STATUSES.index(name) - STATUSES.index(status)
        if there < 1 and name != status:
            continue
        chances = [share(chains.recovery(name, there, many, adds + helped).success()) for helped in (0, 1)]
        rows.append((name, str(there), str(RECOVERY_DICE[name]), *chances))
    head = _head("col-status", "col-hits", "col-gm-dice", "succeeds", "col-helper")
    title = SAY("recovery-title", status=status, hits=hits, dice=dice(many), adds=signed(adds))
    return Answer(title, now.bars(), tuple(lines), Grid(head, tuple(rows)))


def _criticals(given: Given) -> Answer:
    many = given["dice"]
    shares = singles.criticals(many)
    bars = tuple(
        [
            bar_of(
                SAY("criticals-some", count=count) if count else SAY("criticals-none"),
                part,
                "style" if count else "fail",
            )
            for count, part in list(shares.items())[:6]
        ]
    )
    lines = (
        SAY("criticals-one", exact=exact(1 - shares[0])),
        SAY("criticals-average", average=decimals(singles.mean(shares), 4)),
        SAY("highest-average", dice=dice(many), average=decimals(singles.mean(singles.highest(many)))),
    )
    rows = tuple([(str(face), share(part)) for face, part in singles.highest(many).items()])
    title = SAY("criticals-title", dice=dice(many))
    return Answer(title, bars, lines, Grid(_head("col-highest", "col-chance"), rows))


def _winner(given: Given) -> Answer:
    sides, tie, both = _Sides(given), _tie(given), given.choice("who") == "both"
    spend = cast(winners.Spend, given.choice("spend"))

    def found(how: winners.Spend) -> dict[str, int]:
        """Ways by who wins, with or without a critical; and of nobody."""
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
        "won with": ("you-win-with", "style"),
        "won": ("you-win-without", "succeed"),
        "deadlock": ("deadlock-gm", "tie"),
        "lost with": ("they-win-with", "fail"),
        "lost": ("they-win-without" if both else "they-win", "fail"),
    }
    bars = tuple([bar_of(SAY(label), now[what], kind) for what, (label, kind) in labels.items() if now.get(what)])
    lines = [SAY("winner-line", won=exact(now["won with"] + now["won"]), **{"with": exact(now["won with"])})]
    if both:
        lines.append(SAY("winner-theirs", exact=exact(now["lost with"])))
    lines.append(SAY("winner-note"))
    rows = []
    for how in ("keep", "bonus", "success"):
        each = shares(how)
        chances = (each["won with"] + each["won"], each["won with"], each["lost with"])
        row = (SAY(f"spend-{how}"), *[share(one) for one in chances])
        rows.append(row if both else row[:-1])
    head = _head("col-criticals", "col-you-win", "col-with-critical", *(["col-they-win-with"] if both else []))
    return Answer(SAY("winner-title", sides=sides.title), bars, tuple(lines), Grid(head, tuple(rows)))


def _subsequent(given: Given) -> Answer:
    sides = _Sides(given)
    chain = chains.subsequent(sides.mine, sides.theirs, sides.ahead)
    first, left, both = chain.at_least(1), Fraction(chain.left, chain.of), chain.at_least(2)
    lines = [
        SAY("chain-first", exact=exact(first)),
        SAY("chain-left", exact=exact(left)),
        SAY("chain-both", exact=exact(both)),
    ]
    if left:
        lines.append(SAY("chain-next", exact=exact(both / left)))
    bars = (
        bar_of(SAY("chain-bar-both"), both, "style"),
        bar_of(SAY("chain-bar-first"), first - both, "succeed"),
        bar_of(SAY("chain-bar-lost"), 1 - first, "fail"),
    )
    rows = tuple([(str(wins), share(chain.at_least(wins))) for wins in range(1, sides.mine + 1)])
    title = SAY("chain-title", sides=sides.title)
    return Answer(title, bars, tuple(lines), Grid(_head("col-row", "col-chance"), rows))


def _series(given: Given) -> Answer:
    sides, threshold, hits = _Sides(given), given["threshold"], given["hits"]
    tally, attacks = given["tally"], given["attacks"]
    most = threshold + len(STATUSES) - 2
    if tally > most:
        why, cure = SAY("tally-too-high", most=most), SAY.part("tally-too-high", "cure")
        raise RuleViolation("out-of-range", "PER-Q18", why, cure)
    chance = sides.plain.success()
    ends = chains.series(chance, threshold, attacks, hits, tally)
    bars: tuple[Bar, ...] = tuple(
        [
            bar_of(status, part, "fail" if status == "Unharmed" else "style" if status == "Dying" else "succeed")
            for status, part in ends.items()
        ]
    )
    lines = [SAY("series-one", exact=exact(chance))]
    for status in STATUSES[1:]:
        needed = chains.successes_needed(threshold, status, hits, tally)
        key = "series-last" if status == STATUSES[-1] else "series-status"
        lines.append(SAY(key, status=status, percent=share(chains.at_least(ends, status)), successes=needed))
    lines.append(SAY("series-note"))
    rows = []
    for count in range(1, attacks + 1):
        after = chains.series(chance, threshold, count, hits, tally)
        rows.append((str(count), *[share(chains.at_least(after, status)) for status in STATUSES[1:]]))
    title = SAY("series-title", attacks=attacks, sides=sides.title)
    return Answer(title, bars, tuple(lines), Grid((SAY("col-attacks"), *STATUSES[1:]), tuple(rows)))


def _take(given: Given) -> Answer:
    sides, tie, wanted = _Sides(given), _tie(given), Fraction(given["percent"], 100)
    need = least_ahead(sides.mine, sides.theirs, wanted, tie)
    more, fewest = max(0, need - sides.ahead), least_dice(sides.theirs, sides.ahead, wanted, tie)
    reached = opposed(sides.mine, sides.theirs, need)
    known = {"dice": dice(sides.mine), "least": signed(sides.their_adds + need), "percent": share(reached.success(tie))}
    lines = [SAY("take-now", exact=exact(sides.plain.success(tie))), SAY("take-least", more=more, **known)]
    adds = signed(sides.adds)
    lines.append(SAY("need-dice", adds=adds, dice=dice(fewest)) if fewest else SAY("need-never", adds=adds))
    rows = []
    for count in range(1, 11):
        least = least_ahead(count, sides.theirs, wanted, tie)
        rows.append(
            (str(count), signed(sides.their_adds + least), share(opposed(count, sides.theirs, least).success(tie)))
        )
    head = _head("col-your-dice", "col-least", "col-then")
    title = SAY("take-title", percent=given["percent"])
    return Answer(title, reached.bars(tie), tuple(lines), Grid(head, tuple(rows)))


def _table(given: Given) -> Answer:
    ahead, most, tie = given["ahead"], given["most"], _tie(given)
    found = table(most, ahead)
    rows = tuple(
        [
            (str(mine), *[share(found[mine, theirs].success(tie)) for theirs in range(1, most + 1)])
            for mine in range(1, most + 1)
        ]
    )
    how = "table-even" if not ahead else "table-you-ahead" if ahead > 0 else "table-you-behind"
    lines = (SAY(how, by=abs(ahead)), SAY("table-advantage", faces=FACES))
    head = (SAY("col-dice"), *[str(theirs) for theirs in range(1, most + 1)])
    return Answer(SAY("table-title"), (), lines, Grid(head, rows))


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
        known = {"question": question[:40], "questions": ", ".join(_ANSWERS)}
        why, cure = SAY("no-question", **known), SAY.part("no-question", "cure", **known)
        raise RuleViolation("unknown-question", "PER-118", why, cure)
    return _ANSWERS[question](Given(worded(BY_KEY[question], SAY), given))
