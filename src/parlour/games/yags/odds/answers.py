"""The answers to the questions of chance about checks and contests, in bars, sentences and tables."""

from collections.abc import Callable
from fractions import Fraction
from typing import cast

from parlour.core.asking import Given
from parlour.core.game import RuleViolation
from parlour.core.odds import Answer, Grid, bar_of, decimals
from parlour.games.yags.content.numbers import PROFESSIONAL, TAKE, spot_distance, spot_size
from parlour.games.yags.content.tables import COVERS, DIFFICULTIES, TABLES, degree, difficulty_label
from parlour.games.yags.odds.answers_tasks import TASK_ANSWERS
from parlour.games.yags.odds.contests import Fumble, Shares, Tie, contest, degrees, lie, lie_bars, unseen
from parlour.games.yags.odds.questions import BY_KEY, asked
from parlour.games.yags.odds.read import felt, felt_bars
from parlour.games.yags.odds.rollers import Roller, chance, check, taken
from parlour.games.yags.odds.said import exact, fumbles, rolled, share, way, way_words, with_skill
from parlour.games.yags.odds.wanted import highest_target, least_ability, least_against, least_skill
from parlour.games.yags.words.odds import SAY
from parlour.games.yags.words.phrases import first_up, minus


def _labelled(target: int) -> str:
    label = difficulty_label(target)
    return SAY("labelled", label=label, target=target) if label else minus(target)


def head(*columns: str) -> tuple[str, ...]:
    return tuple([SAY(column) for column in columns])


def _check(given: Given) -> Answer:
    by, target, roller = given.choice("way"), given["target"], way(given)
    found = check(roller, target)
    lines = [
        SAY("succeeds-line", exact=exact(found.success())),
        SAY("fumbles-line", percent=share(Fraction(found.fumbled, 20)), faces=fumbles(roller)),
    ]
    if by == "skill":
        average = Fraction(roller.ability * 2 + 21, 2)
        lines.append(SAY("average-line", average=decimals(average)))
    lines.append(_takes(roller, by, given["skill"], target))
    rows = []
    for row in TABLES.difficulty:
        each = check(roller, row.target)
        rows.append((first_up(row.label), str(row.target), share(each.success()), share(each.at_least(2))))
    return Answer(
        SAY("against", one=way_words(roller, by), other=_labelled(target)),
        found.bars(),
        tuple(lines),
        Grid(head("col-difficulty", "col-target", "col-succeeds", "col-good"), tuple(rows)),
    )


def _takes(roller: Roller, by: str, skill: int, target: int) -> str:
    """YAG-026 to YAG-029."""
    if by != "skill":
        return SAY("taking-only-skill")
    if skill < PROFESSIONAL:
        return SAY("taking-professional", skill=PROFESSIONAL)
    if roller.fumbles_to > 1:
        return SAY("taking-fumble")
    low, high = [degree(taken(roller.ability, target, take)) for take in (0, TAKE)]
    totals: dict[str, str | int] = {
        "low": minus(roller.ability),
        "high": minus(roller.ability + TAKE),
        "zero": 0,
        "ten": TAKE,
    }
    return SAY("takes-line", **totals, **{"low-degree": low, "high-degree": high})


def _sides(given: Given) -> tuple[Roller, Roller]:
    """With what the difficulty adds for the other side (YAG-025)."""
    rated = DIFFICULTIES[given.choice("rated")].opponent
    return (
        Roller(given["ability"], given["skill"], given["fumble"]),
        Roller(given["their_ability"] + rated, given["their_skill"], given["their_fumble"]),
    )


def _contest(given: Given) -> Answer:
    mine, theirs = _sides(given)
    tie, slip = cast(Tie, given.choice("tie")), cast(Fumble, given.choice("slip"))
    resists = 0 if given.choice("resists") == "you" else 1
    found = contest((mine, theirs), tie, slip, resists)
    lines = [SAY("contest-line", won=exact(found.wins[0]), lost=exact(found.wins[1]))]
    if found.none:
        lines.append(_nobody(found, "nobody-both"))
    if mine.score != theirs.score:
        lines.append(SAY("twenty-yours" if mine.score > theirs.score else "twenty-theirs"))
    levels = degrees(mine, theirs, slip)
    if levels:
        said = ", ".join([f"{degree(level)} {share(Fraction(ways, 400))}" for level, ways in sorted(levels.items())])
        lines.append(SAY("degrees-line", degrees=said))
    rows = []
    for words, one, other in (
        (SAY("as-it-is"), mine, theirs),
        (SAY("you-more", more=5), _more(mine, 5), theirs),
        (SAY("you-more", more=10), _more(mine, 10), theirs),
        (SAY("skill-more"), Roller(mine.ability, mine.score + 1, mine.fumble), theirs),
        (SAY("they-more", more=5), mine, _more(theirs, 5)),
        (SAY("they-more", more=10), mine, _more(theirs, 10)),
    ):
        each = contest((one, other), tie, slip, resists)
        rows.append((words, share(each.wins[0]), share(each.tied), share(each.fumbled), share(each.wins[1])))
    title = SAY("against", one=with_skill(mine), other=with_skill(theirs))
    columns = head("col-changes", "col-you", "a-tie", "both-fumble", "col-they")
    return Answer(title, found.bars(), tuple(lines), Grid(columns, tuple(rows)))


def _nobody(found: Shares, both: str) -> str:
    """YAG-Q19, YAG-Q20: a tie is one thing, that all fumble another."""
    if not (found.tied and found.fumbled):
        return SAY("nobody-line", exact=exact(found.none))
    return SAY(both, exact=exact(found.none), tied=exact(found.tied), fumbled=exact(found.fumbled))


def _more(roller: Roller, by: int) -> Roller:
    return Roller(roller.ability + by, roller.score, roller.fumble)


def _many(given: Given) -> Answer:
    sides = [Roller(given[f"ability_{at}"], given[f"skill_{at}"]) for at in range(1, given["sides"] + 1)]
    found = contest(sides, cast(Tie, given.choice("tie")), cast(Fumble, given.choice("slip")))
    sides_won = list(enumerate(zip([with_skill(side) for side in sides], found.wins, strict=True), 1))
    bars = [bar_of(SAY("numbered", at=at, who=name), won, "style") for at, (name, won) in sides_won]
    rest = ((SAY("a-tie"), found.tied), (SAY("all-fumble"), found.fumbled))
    bars += [bar_of(label, part, "tie") for label, part in rest if part]
    lines = [SAY("numbered-line", at=at, who=name, exact=exact(won)) for at, (name, won) in sides_won]
    return Answer(SAY("many-title", count=len(sides)), tuple(bars), (*lines, _nobody(found, "nobody-all")))


def _lie(given: Given) -> Answer:
    speaker, listener = Roller(given["ability"], given["skill"]), Roller(given["their_ability"], given["their_skill"])
    found, truthful, toss = lie(speaker, listener), given.choice("said") == "truth", given.choice("belief") == "random"
    believed = found.believed(truthful=truthful, toss=toss)
    detected, certain = [exact(Fraction(ways, found.of)) for ways in (found.detected, found.certain)]
    lines = (
        SAY("lie-line", detected=detected, certain=certain),
        SAY("lie-believed", exact=exact(believed)),
        SAY("lie-neither"),
    )
    rows = []
    for ability in range(0, 31, 3):
        each = lie(speaker, Roller(ability, listener.score))
        rows.append(
            (
                str(ability),
                share(Fraction(each.detected, each.of)),
                share(Fraction(each.certain, each.of)),
                share(each.believed(truthful=truthful, toss=toss)),
            )
        )
    return Answer(
        SAY("lie-title", speaker=minus(speaker.ability), listener=minus(listener.ability)),
        lie_bars(found, truthful=truthful, toss=toss),
        lines,
        Grid(head("col-listener", "col-sees", "col-certain", "col-believed"), tuple(rows)),
    )


def _sneak(given: Given) -> Answer:
    actor, slip, watchers = (
        Roller(given["ability"], given["skill"]),
        cast(Fumble, given.choice("slip")),
        given["watchers"],
    )
    observer = Roller(given["their_ability"] - given["off"], given["their_skill"])

    def hidden(many: int) -> Fraction:
        return unseen(actor, (observer,) * many, "none", slip)

    found = hidden(watchers)
    bars = (bar_of(SAY("unseen"), found, "succeed"), bar_of(SAY("seen-by-somebody"), 1 - found, "fail"))
    lines = (
        SAY("sneak-line", exact=exact(found)),
        SAY("sneak-one", exact=exact(1 - hidden(1))),
        SAY("sneak-once"),
    )
    rows = tuple([(str(many), share(hidden(many))) for many in range(1, 13)])
    title = SAY("sneak-title", actor=with_skill(actor), watchers=watchers, ability=minus(observer.ability))
    return Answer(title, bars, lines, Grid(head("col-watchers", "unseen"), rows))


def _charm(given: Given) -> Answer:
    roller = Roller(given["ability"], fumble=given["fumble"])
    now = felt(roller)
    liked = sum([ways for name, ways in now.items() if name in [row.name for row in TABLES.charm if row.value > 0]])
    lines = (SAY("charm-line", exact=exact(Fraction(liked, 20))), SAY("charm-note"))
    changes = (
        (SAY("as-it-is"), 0),
        (SAY("more", more=5), 5),
        (SAY("more", more=10), 10),
        (SAY("less", less=5), -5),
    )
    rows = []
    for words, by in changes:
        there = felt(Roller(roller.ability + by, fumble=roller.fumble))
        rows.append((words, *[share(Fraction(ways, 20)) for ways in there.values()]))
    return Answer(
        SAY("charm-title", ability=minus(roller.ability)),
        felt_bars(roller),
        lines,
        Grid((SAY("col-ability"), *[first_up(name) for name in now]), tuple(rows)),
    )


def _spot(given: Given) -> Answer:
    """YAG-219 to YAG-221: below 1 nobody could miss it (YAG-Q63)."""
    size, cover = ("spot-tiny-of" if given["tiny"] else "spot-size-of"), given.choice("cover")
    parts = {
        "spot-person": given["base"],
        "spot-far": spot_distance(given["metres"]),
        size: spot_size(given["size"], given["tiny"]),
        "spot-cover-of": COVERS[cover],
    }
    known: dict[str, str | int] = {
        "metres": given["metres"],
        "size": given["size"],
        "level": given["tiny"],
        "cover": cover,
    }
    target, roller = sum(parts.values()), way(given)
    made = ", ".join([SAY(key, amount=minus(amount), **known) for key, amount in parts.items() if amount])
    lines = [SAY("spot-sum" if made else "spot-target", parts=made, target=minus(target))]
    if target <= 0:
        seen = (bar_of(SAY("seen"), Fraction(1), "succeed"),)
        return Answer(SAY("spot-plain"), seen, (*lines, SAY("spot-no-roll")))
    found = check(roller, target)
    lines.append(SAY("spotted-line", exact=exact(found.success())))
    title = SAY("against", one=way_words(roller, given.choice("way")), other=str(target))
    return Answer(title, found.bars(), tuple(lines))


def _take(given: Given) -> Answer:
    wanted, attribute, skill = Fraction(given["percent"], 100), given["attribute"], given["skill"]
    target, fumble = given["target"], given["fumble"]
    now = Roller(attribute * skill, skill, fumble)
    ability, level, highest = (
        least_ability(target, wanted, fumble),
        least_skill(attribute, target, wanted, fumble),
        highest_target(now, wanted),
    )
    lines = [SAY("take-now", ability=now.ability, target=_labelled(target), exact=exact(chance(now, target)))]
    if ability is None:
        lines.append(SAY("take-never", fumble=fumble))
    else:
        lines.append(SAY("take-ability", target=minus(target), ability=minus(ability)))
    if level is not None:
        lines.append(SAY("take-with-attribute", attribute=attribute, skill=level))
    if highest is not None:
        lines.append(SAY("take-highest", ability=now.ability, target=minus(highest)))
    even = least_against(Roller(12, 4), attribute, wanted)
    if even is not None:
        lines.append(SAY("take-contest", skill=even))
    rows = []
    for row in TABLES.difficulty:
        need = least_ability(row.target, wanted, fumble)
        skills = [least_skill(each, row.target, wanted, fumble) for each in (3, 4, 5)]
        rows.append(
            (
                first_up(row.label),
                str(row.target),
                "–" if need is None else str(max(need, 0)),
                *["–" if one is None else str(one) for one in skills],
            )
        )
    columns = head("col-difficulty", "col-target", "col-least")
    columns += tuple([SAY("col-skill-with", attribute=each) for each in (3, 4, 5)])
    title = SAY("take-title", percent=given["percent"])
    return Answer(title, check(now, target).bars(), tuple(lines), Grid(columns, tuple(rows)))


def _table(given: Given) -> Answer:
    by, fumble = given.choice("way"), given["fumble"]
    targets = (10, 15, 20, 25, 30, 40, 50)
    rows = []
    for step in range(11):
        ability = given["least"] + step * given["step"]
        rows.append((str(ability), *[share(chance(rolled(by, ability, fumble), target)) for target in targets]))
    roller = rolled(by, 0, fumble)
    dice = "unskilled-dice" if by == "unskilled" else "ability-halved" if roller.halved else "ability-dice"
    lines = (
        SAY("table-axes"),
        SAY("table-rolled", dice=SAY(dice)),
        SAY("table-faces", count=20 - min(20, roller.fumbles_to)),
    )
    columns = (SAY("col-ability"), *[str(target) for target in targets])
    return Answer(SAY("table-title"), (), lines, Grid(columns, tuple(rows)))


_ANSWERS: dict[str, Callable[[Given], Answer]] = {
    "check": _check,
    "contest": _contest,
    "many": _many,
    "lie": _lie,
    "sneak": _sneak,
    "spot": _spot,
    "charm": _charm,
    "take": _take,
    "table": _table,
    **TASK_ANSWERS,
}


def answer(question: str, given: dict[str, str]) -> Answer:
    """The exact answer; what was not given is taken at its default."""
    if question not in _ANSWERS:
        known = {"question": question[:40], "questions": ", ".join(BY_KEY)}
        why, cure = SAY("no-question", **known), SAY.part("no-question", "cure", **known)
        raise RuleViolation("unknown-question", "YAG-006", why, cure)
    return _ANSWERS[question](Given(asked(question), given))
