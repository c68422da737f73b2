"""The crib sheet: what is good to have at hand while playing, on one page, made from the printed tables."""

from fractions import Fraction

from parlour.core.game import Crib
from parlour.core.odds import percent
from parlour.games.personae.content.effects import VOCABULARY
from parlour.games.personae.content.tables import TABLES
from parlour.games.personae.odds.pools import opposed
from parlour.games.personae.odds.singles import criticals, highest, mean
from parlour.roleplay.phrases import signed


def _share(share: Fraction) -> str:
    return percent(share.numerator, share.denominator)


def _attributes() -> tuple[tuple[str, str], ...]:
    return tuple(
        [
            (
                f"{row.name} ({row.short})",
                f"{row.text} At creation: {row.sets}. Added to {row.adds}. Good for {row.good}.",
            )
            for row in TABLES.attribute
        ]
    )


def _ranks() -> tuple[tuple[str, str], ...]:
    return tuple(
        [
            (f"{row.name}, {'two' if row.count == 2 else 'one'}", f"At most {row.tenths}0% of all points. {row.text}")
            for row in TABLES.rank
        ]
    )


def _kinds() -> tuple[tuple[str, str], ...]:
    return tuple(
        [
            (
                row.name,
                f"With {row.actor}. Answered by {row.answer}." + (f" Actively by {row.active}." if row.active else ""),
            )
            for row in TABLES.challenge
        ]
    )


def _difficulties() -> tuple[tuple[str, str], ...]:
    return tuple(
        [
            (row.name, f"{signed(row.modifier)}{' or more' if row.or_more else ''}: {row.task}")
            for row in TABLES.difficulty
        ]
    )


def _health() -> tuple[tuple[str, str], ...]:
    rows = []
    for row in TABLES.health:
        minion = "" if row.minion == "-" else f"; minion {row.minion}"
        fewer = f" {row.fewer} {'die' if row.fewer == 1 else 'dice'} fewer." if row.fewer else ""
        rows.append((row.status, f"Hits: {row.main}; minor {row.minor}{minion}.{fewer} {row.note}"))
    return tuple(rows)


def _prices() -> tuple[tuple[str, str], ...]:
    return tuple([(row.what, f"At creation {row.creation}; in play {row.play}.") for row in TABLES.price])


def _weapons() -> tuple[tuple[str, str], ...]:
    rows = [
        (f"{row.size}, {row.category}", f"Such as {row.examples}. Stopped by: {', '.join(row.stops)}.")
        for row in TABLES.weapon
    ]
    return (
        *rows,
        ("Ranged", "Only shields stop a shot: a Light one Light weapons, a Heavy one all."),
        ("Unarmed", "Counts as a small bludgeon."),
    )


def _odds() -> tuple[tuple[str, str], ...]:
    """PER-121: the chain of ties is in it."""
    rows = []
    for ahead in (-3, -2, -1, 0, 1, 2, 3):
        said = ", ".join([f"{dice} each {_share(opposed(dice, dice, ahead).success())}" for dice in (1, 3, 5)])
        rows.append((f"{signed(ahead)}" if ahead else "equal", f"Dice: {said}."))
    return tuple(rows)


def _criticals() -> tuple[tuple[str, str], ...]:
    rows = []
    for dice in range(2, 9):
        best = mean(highest(dice))
        tenths = (best.numerator * 20 + best.denominator) // (2 * best.denominator)
        rows.append(
            (
                f"{dice} dice",
                (
                    f"At least one in {_share(1 - criticals(dice)[0])}; the highest die is "
                    f"{tenths // 10}.{tenths % 10} on average."
                ),
            )
        )
    return tuple(rows)


CRIB: tuple[Crib, ...] = (
    Crib(
        "A Challenge",
        (
            ("1", "The actor says the goal and the Skill; helpers join; the reactor says what answers."),
            ("2", "The GM may set an Attribute, additions and dice. Expertise and Special Abilities are called now."),
            ("3", "Both roll the dice of their Skill, at least one; without the Skill it is one."),
            ("4", "Rerolls, the actor's first; then ignored dice."),
            ("5", "Highest die + Attribute + additions. The higher total wins."),
            (
                "A tie",
                (
                    "The next-highest dice with the same additions, and so on. Who still has dice wins; if nobody "
                    "has, the reactor holds."
                ),
            ),
            (
                "Criticals",
                (
                    "Each natural 10 beyond the first in one roll is kept. One buys +2 to a result, +1 hit, an "
                    "automatic success or something agreed."
                ),
            ),
            ("6", "The actor says whether the matter is over or goes on."),
        ),
    ),
    Crib("Kinds of Challenges", _kinds()),
    Crib("Attributes", _attributes()),
    Crib(
        "The order of importance",
        (*_ranks(), ("Equal values", "Allowed between neighbouring ranks; a lower rank is never higher.")),
    ),
    Crib(
        "Derived from Attributes",
        (
            ("Potential", "All Attributes together divided by five, remainder dropped, at least 1."),
            ("Dice of a Skill", "At most Potential + 2. A new Skill has two."),
            ("Prowess Pool", "Three dice for each point of Prowess at creation."),
            ("Hits before Injured", "1 + Stature, and what adds to it."),
            ("Resource Cap", "One for each Resource Talent and each upgrade of one. Nothing above it can be bought."),
        ),
    ),
    Crib(
        "Without an opponent: difficulty",
        (
            *_difficulties(),
            ("The GM's dice", "One fewer than the Skill's rating, at least one. Meeting the number is enough."),
        ),
    ),
    Crib(
        "Scene, encounter, round, turn",
        (
            (
                "Escalating",
                (
                    "Scene, then non-violent encounter, then violent. Whoever escalates is first in the order and "
                    "issues the first Challenge."
                ),
            ),
            (
                "A turn",
                (
                    "A move and one action, or two moves. An action: a Challenge, assisting, announcing an active "
                    "defence, maintaining a Power, stabilising, something else."
                ),
            ),
            (
                "Special Abilities",
                "In an encounter one in your turn and one for each Challenge you answer; Qualities always.",
            ),
            (
                "Helping",
                (
                    "Each helper adds 1 and rolls nothing. In a fight it is declared on the helper's own turn and "
                    "costs its action."
                ),
            ),
            ("End of a round", "Now injury takes hold."),
            (
                "Powers",
                (
                    "Instant: until the turn ends. Maintain: an action each round. Independent: until the "
                    "encounter ends. Special: as written."
                ),
            ),
        ),
    ),
    Crib("Health", _health()),
    Crib(
        "Injury and recovery",
        (
            ("No roll-over", "Hits of one attack go no further than to the next status."),
            ("Stabilising", "Anybody else, with an action, without a roll."),
            (
                "Recovery",
                (
                    "Once a scene: one die or a fitting Skill + Stature against the GM's dice + all hits. Injured "
                    "1 die, Wounded 2, Incapacitated 3, Dying 4."
                ),
            ),
            (
                "Injured",
                "At once when the fight ends, also in it. Half of the hits go, the rest when the following scene ends.",
            ),
            ("Wounded", "At the end of the following scene: one hit goes."),
            (
                "Incapacitated, Dying",
                "Out of the following scene but for the attempt; first consciousness, then status by status.",
            ),
        ),
    ),
    Crib("Weapons and what stops them", _weapons()),
    Crib("Prices", _prices()),
    Crib("What Traits can do, at first", tuple([(word.title, word.first) for word in VOCABULARY])),
    Crib("Odds by difference of additions", _odds()),
    Crib("Criticals and the highest die", _criticals()),
    Crib(
        "Licence of these rules",
        (
            (
                "Open Game Content",
                (
                    "After the Personae Core Rules Document (2011). The rules, rulings and tables shown here are "
                    "Open Game Content and may only be used under and in terms of the Open Game License, version "
                    "1.0a, which comes with Parlour in LICENSE-OGL.txt."
                ),
            ),
            ("Our own", "Names, people, Traits, tasks, examples and the scene to try are our own."),
        ),
    ),
)
