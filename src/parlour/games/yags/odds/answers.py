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
from parlour.games.yags.odds.questions import BY_KEY
from parlour.games.yags.odds.read import felt, felt_bars
from parlour.games.yags.odds.rollers import Roller, chance, check, taken
from parlour.games.yags.odds.said import count, exact, fumbles, rolled, share, way, way_words
from parlour.games.yags.odds.wanted import highest_target, least_ability, least_against, least_skill


def _labelled(target: int) -> str:
    label = difficulty_label(target)
    return f"{label} {target}" if label else str(target)


def _check(given: Given) -> Answer:
    by, target, roller = given.choice("way"), given["target"], way(given)
    found = check(roller, target)
    lines = [
        f"Succeeds: {exact(found.success())}.",
        f"Fumbles: {share(Fraction(found.fumbled, 20))}, on {fumbles(roller)}.",
    ]
    if by == "skill":
        average = Fraction(roller.ability * 2 + 21, 2)
        lines.append(f"On average the total is {decimals(average)}.")
    lines.append(_takes(roller, by, given["skill"], target))
    rows = []
    for row in TABLES.difficulty:
        each = check(roller, row.target)
        rows.append((row.label.capitalize(), str(row.target), share(each.success()), share(each.at_least(2))))
    return Answer(
        f"{way_words(roller, by)} against {_labelled(target)}",
        found.bars(),
        tuple(lines),
        Grid(("Difficulty", "Target", "Succeeds", "Good or better"), tuple(rows)),
    )


def _takes(roller: Roller, by: str, skill: int, target: int) -> str:
    """YAG-026 to YAG-029."""
    if by != "skill":
        return "Take 0 and take 10 are not open without the skill itself."
    if skill < PROFESSIONAL:
        return f"Take 0 and take 10 need a skill of {PROFESSIONAL}."
    if roller.fumbles_to > 1:
        return "Take 0 and take 10 need a fumble chance of 1 at most."
    said = [
        f"take {take} makes {roller.ability + take}, {degree(taken(roller.ability, target, take))}"
        for take in (0, TAKE)
    ]
    return f"If it is predictable, {said[0]}; if nothing presses, {said[1]}."


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
    lines = [f"You win: {exact(found.wins[0])}; they win: {exact(found.wins[1])}."]
    if found.none:
        lines.append(f"Nobody wins: {exact(found.none)}.{_apart(found, 'both fumble')}")
    if mine.score != theirs.score:
        lines.append(f"A natural 20 of {'yours' if mine.score > theirs.score else 'theirs'} wins outright.")
    levels = degrees(mine, theirs, slip)
    if levels:
        said = ", ".join([f"{degree(level)} {share(Fraction(ways, 400))}" for level, ways in sorted(levels.items())])
        lines.append(f"By degree: {said}.")
    rows = []
    for words, one, other in (
        ("As it is", mine, theirs),
        ("You have 5 more", _more(mine, 5), theirs),
        ("You have 10 more", _more(mine, 10), theirs),
        ("Your skill is one higher, the ability the same", Roller(mine.ability, mine.score + 1, mine.fumble), theirs),
        ("They have 5 more", mine, _more(theirs, 5)),
        ("They have 10 more", mine, _more(theirs, 10)),
    ):
        each = contest((one, other), tie, slip, resists)
        rows.append((words, share(each.wins[0]), share(each.tied), share(each.fumbled), share(each.wins[1])))
    title = f"{mine.ability} with skill {mine.score} against {theirs.ability} with skill {theirs.score}"
    return Answer(
        title, found.bars(), tuple(lines), Grid(("What changes", "You", "A tie", "Both fumble", "They"), tuple(rows))
    )


def _apart(found: Shares, fumble: str) -> str:
    """YAG-Q19, YAG-Q20: a tie is one thing, that all fumble another."""
    return f" A tie: {exact(found.tied)}; {fumble}: {exact(found.fumbled)}." if found.tied and found.fumbled else ""


def _more(roller: Roller, by: int) -> Roller:
    return Roller(roller.ability + by, roller.score, roller.fumble)


def _many(given: Given) -> Answer:
    sides = [Roller(given[f"ability_{at}"], given[f"skill_{at}"]) for at in range(1, given["sides"] + 1)]
    found = contest(sides, cast(Tie, given.choice("tie")), cast(Fumble, given.choice("slip")))
    names = [f"{side.ability} with skill {side.score}" for side in sides]
    bars = [
        bar_of(f"{at}: {name}", won, "style") for at, (name, won) in enumerate(zip(names, found.wins, strict=True), 1)
    ]
    bars += [
        bar_of(label, part, "tie") for label, part in (("A tie", found.tied), ("All fumble", found.fumbled)) if part
    ]
    lines = tuple(
        [f"{at}, {name}: {exact(won)}." for at, (name, won) in enumerate(zip(names, found.wins, strict=True), 1)]
    )
    return Answer(
        f"{len(sides)} in a contest",
        tuple(bars),
        (*lines, f"Nobody: {exact(found.none)}.{_apart(found, 'all fumble')}"),
    )


def _lie(given: Given) -> Answer:
    speaker, listener = Roller(given["ability"], given["skill"]), Roller(given["their_ability"], given["their_skill"])
    found, truthful, toss = lie(speaker, listener), given.choice("said") == "truth", given.choice("belief") == "random"
    believed = found.believed(truthful=truthful, toss=toss)
    lines = (
        (
            f"The listener sees how it is: {exact(Fraction(found.detected, found.of))}; certain in "
            f"{exact(Fraction(found.certain, found.of))}."
        ),
        f"In the end it is held to be true: {exact(believed)}.",
        "Neither side learns how it went.",
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
    head = ("Listener's ability", "Sees it", "Certain of it", "Held to be true")
    return Answer(
        f"{speaker.ability} speaks, {listener.ability} listens",
        lie_bars(found, truthful=truthful, toss=toss),
        lines,
        Grid(head, tuple(rows)),
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
    bars = (bar_of("Unseen", found, "succeed"), bar_of("Seen by somebody", 1 - found, "fail"))
    lines = (
        f"Unseen: {exact(found)}.",
        f"One who watches, taken alone, sees you: {exact(1 - hidden(1))}.",
        "You roll once; each of them rolls against that.",
    )
    rows = tuple([(str(many), share(hidden(many))) for many in range(1, 13)])
    title = f"{actor.ability} with skill {actor.score}, watched by {watchers} with {observer.ability}"
    return Answer(title, bars, lines, Grid(("Who watch", "Unseen"), rows))


def _charm(given: Given) -> Answer:
    roller = Roller(given["ability"], fumble=given["fumble"])
    now = felt(roller)
    liked = sum([ways for name, ways in now.items() if name in [row.name for row in TABLES.charm if row.value > 0]])
    lines = (
        f"Liked or better: {exact(Fraction(liked, 20))}.",
        "Nobody resists it, and even who is loved is not given everything.",
    )
    rows = []
    for words, ability in (("As it is", 0), ("5 more", 5), ("10 more", 10), ("5 less", -5)):
        rows.append(
            (
                words,
                *[
                    share(Fraction(ways, 20))
                    for ways in felt(Roller(roller.ability + ability, fumble=roller.fumble)).values()
                ],
            )
        )
    return Answer(
        f"Charm with {roller.ability} + d20",
        felt_bars(roller),
        lines,
        Grid(("Ability", *[name.capitalize() for name in now]), tuple(rows)),
    )


def _spot(given: Given) -> Answer:
    """YAG-219 to YAG-221: below 1 nobody could miss it (YAG-Q63)."""
    parts = (
        (given["base"], "for a person in the open"),
        (spot_distance(given["metres"]), f"for {given['metres']} m"),
        (
            spot_size(given["size"], given["tiny"]),
            f"for {'Tiny ' + str(given['tiny']) if given['tiny'] else 'Size ' + str(given['size'])}",
        ),
        (COVERS[given.choice("cover")], f"for {given.choice('cover')} cover"),
    )
    target, roller = sum([amount for amount, _ in parts]), way(given)
    made = ", ".join([f"{amount} {what}" for amount, what in parts if amount])
    lines = [f"The number: {made} = {target}." if made else f"The number is {target}."]
    if target <= 0:
        return Answer(
            "In plain sight", (bar_of("Seen", Fraction(1), "succeed"),), (*lines, "It is seen without a roll.")
        )
    found = check(roller, target)
    lines.append(f"Spotted: {exact(found.success())}.")
    return Answer(f"{way_words(roller, given.choice('way'))} against {target}", found.bars(), tuple(lines))


def _take(given: Given) -> Answer:
    wanted, attribute, skill = Fraction(given["percent"], 100), given["attribute"], given["skill"]
    target, fumble = given["target"], given["fumble"]
    now = Roller(attribute * skill, skill, fumble)
    ability, level, highest = (
        least_ability(target, wanted, fumble),
        least_skill(attribute, target, wanted, fumble),
        highest_target(now, wanted),
    )
    lines = [
        f"Now, with {now.ability} against {_labelled(target)}: {exact(chance(now, target))}.",
        f"The least ability against {target}: {ability}."
        if ability is not None
        else f"A fumble chance of {fumble} forbids so high a chance.",
    ]
    if level is not None:
        lines.append(f"With attribute {attribute} that is a skill of {level}.")
    if highest is not None:
        lines.append(f"The highest target for {now.ability}: {highest}.")
    even = least_against(Roller(12, 4), attribute, wanted)
    if even is not None:
        lines.append(f"In a contest against 12 with skill 4 it takes a skill of {even}.")
    rows = []
    for row in TABLES.difficulty:
        need = least_ability(row.target, wanted, fumble)
        skills = [least_skill(each, row.target, wanted, fumble) for each in (3, 4, 5)]
        rows.append(
            (
                row.label.capitalize(),
                str(row.target),
                "-" if need is None else str(max(need, 0)),
                *["-" if one is None else str(one) for one in skills],
            )
        )
    head = ("Difficulty", "Target", "Least ability", "Skill with 3", "Skill with 4", "Skill with 5")
    return Answer(
        f"What {given['percent']}% would take", check(now, target).bars(), tuple(lines), Grid(head, tuple(rows))
    )


def _table(given: Given) -> Answer:
    by, fumble = given.choice("way"), given["fumble"]
    targets = (10, 15, 20, 25, 30, 40, 50)
    rows = []
    for step in range(11):
        ability = given["least"] + step * given["step"]
        rows.append((str(ability), *[share(chance(rolled(by, ability, fumble), target)) for target in targets]))
    lines = (
        "Rows: ability; columns: target.",
        f"Rolled: {way_words(rolled(by, 0, fumble), by).replace('0 +', 'ability +')}.",
        f"{count(20 - min(20, rolled(by, 0, fumble).fumbles_to), 'face', 'faces')} can succeed at all.",
    )
    return Answer(
        "The chance to succeed", (), lines, Grid(("Ability", *[str(target) for target in targets]), tuple(rows))
    )


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
        raise RuleViolation(
            "unknown-question",
            "YAG-006",
            f"There is no question {question[:40]!r}.",
            f"Ask one of {', '.join(BY_KEY)}.",
        )
    return _ANSWERS[question](Given(BY_KEY[question], given))
